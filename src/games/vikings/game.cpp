#include "games/vikings/game.h"

#include "games/vikings/moves.h"
#include "games/vikings/options.h"
#include "games/vikings/state.h"

namespace meadhall::vikings {
namespace {

static_assert(GameState<State>);

constexpr GameParts<State> kParts{
    .setup = &setup, .text = &text, .parse = &parse, .parse_thing = &parse_thing};

}  // namespace

const Game& game() {
  static const GameInfo info{
      .id = "vikings",
      .name = "vikings.name",
      .rules_version = 1,
      .min_players = kMinPlayers,
      .max_players = kMaxPlayers,
      .options = option_specs(),
      .presets = presets(),
  };
  static const Game table = make_game<State, kParts>(info);
  return table;
}

}  // namespace meadhall::vikings
