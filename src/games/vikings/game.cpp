#include "games/vikings/game.h"

#include "games/vikings/moves.h"
#include "games/vikings/options.h"
#include "games/vikings/position/position.h"
#include "games/vikings/state.h"

namespace meadhall::vikings {
namespace {

static_assert(GameState<State>);

constexpr GameParts<State> kParts{
    .setup = &setup,
    .opening = &opening,
    .text = &text,
    .parse = &parse,
    .amount = &amount,
    .parse_thing = &parse_thing,
    .write = &write_position,
    .read = &read_position,
};

// As `hold` numbers them.
constexpr std::array<std::string_view, 3> kScorings = {"small", "large", "final"};

}  // namespace

const Game& game() {
  static const GameInfo info{
      .id = "vikings",
      .name = "vikings.name",
      .designer = "vikings.designer",
      .rules_version = 2,  // 2: the advanced game came; matches of version 1 play as they did
      .min_players = kMinPlayers,
      .max_players = kMaxPlayers,
      .options = option_specs(),
      .presets = presets(),
      .scorings = kScorings,
      .notation = notation(),
      .example_thing = "pair 4",
      .coins = "vikings.coins",
  };
  static const Game table = make_game<State, kParts>(info);
  return table;
}

}  // namespace meadhall::vikings
