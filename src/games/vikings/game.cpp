#include "games/vikings/game.h"

#include "games/make_game.h"
#include "games/vikings/moves.h"
#include "games/vikings/options.h"
#include "games/vikings/pieces.h"
#include "games/vikings/state.h"
#include "games/vikings/words.h"

namespace meadhall::vikings {
namespace {

// As `score_now` numbers them.
constexpr std::array<std::string_view, 3> kScorings = {"small", "large", "final"};
constexpr ScoringOnTheWay kScoring{.kinds = kScorings,
                                   .score_now = [](const Position& p, std::size_t kind) {
                                     return score_now(p.as<State>(), kind);
                                   }};

constexpr GameParts<State> kParts{
    .setup = &setup,
    .opening = &opening,
    .text = &text,
    .parse = &parse,
    .parse_inspectable = &parse_inspectable,
    .can = {.scoring_on_the_way = &kScoring,
            .forecast_scoring =
                [](const Position& p, Horizon horizon) {
                  return forecast_scoring(p.as<State>(), horizon);
                },
            .amount = &amount,
            .gold_first = [](const Position& p) { return gold_first(p.as<State>()); },
            .terms = [](const Position&, Move move) { return terms(move); },
            .sound_of = &sound_of},
};

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
      .notation = notation(),
      .example_inspectable = "pair 4",
      .coins = "vikings.coins",
  };
  static const Game table = make_game<State, kParts>(info);
  return table;
}

}  // namespace meadhall::vikings
