#include "games/feast/game.h"

#include "core/later.h"
#include "games/feast/almanac.h"
#include "games/feast/arranging.h"
#include "games/feast/choices.h"
#include "games/feast/moves.h"
#include "games/feast/options.h"
#include "games/feast/pieces.h"
#include "games/feast/state.h"
#include "games/make_game.h"

namespace meadhall::feast {
namespace {

// What pages of text mode and books show comes after the first frame.
constinit Later<std::vector<Shelf>()> kLaterAlmanac = almanac;
constinit Later<std::optional<CellTable>(const Position&)> kLaterCells = [](const Position& p) {
  return cells(p.as<State>());
};

constexpr GameParts<State> kParts{
    .setup = &setup,
    .opening = &opening,
    .text = &text,
    .parse = &parse,
    .parse_inspectable = &parse_inspectable,
    .can = {.forecast_scoring =
                [](const Position& p, Horizon horizon) {
                  return forecast_scoring(p.as<State>(), horizon);
                },
            .almanac = Through<kLaterAlmanac>{},
            .pause = [](const Position& p) { return pause(p.as<State>()); },
            .heading = [](const Position& p, Move move) { return heading(p.as<State>(), move); },
            .terms = [](const Position& p, Move move) { return terms(p.as<State>(), move); },
            .cells = Through<kLaterCells>{},
            .sound_of = &sound_of},
};

}  // namespace

const Game& game() {
  static const GameInfo info{
      .id = "feast",
      .name = "feast.name",
      .designer = "feast.designer",
      // 2: as the appendix on the occupations has it, and no space is used for nothing.
      // 3: see kThirdRules.
      .rules_version = kRulesVersion,
      .alike_since = kRulesVersion,
      .corrected_in = 2,
      .min_players = 1,
      .max_players = kMostPlayers,
      .options = option_specs(),
      .presets = presets(),
      .notation = notation(),
      .example_inspectable = "board home",
      .coins = "feast.coins",
      .secret_hands = true,
  };
  static const Game table = make_game<State, kParts>(info);
  return table;
}

}  // namespace meadhall::feast
