#include "games/graenaland/game.h"

#include "games/graenaland/data.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/options.h"
#include "games/graenaland/pieces.h"
#include "games/graenaland/state.h"
#include "games/graenaland/words.h"
#include "games/make_game.h"

namespace meadhall::graenaland {
namespace {

constexpr TableTalk kTalk{.talk = [](const Position& p) { return talk(p.as<State>()); },
                          .phrases = [](const Position& p) { return phrases(p.as<State>()); }};
// By the blocks of standard_data.txt.
constexpr std::array<std::string_view, 7> kFigureHeadings = {
    "graenaland.figures.decks",  "graenaland.figures.tiles",  "graenaland.figures.island",
    "graenaland.figures.prices", "graenaland.figures.tokens", "graenaland.figures.supplies",
    "graenaland.figures.goals"};
constexpr OwnFigures kFigures{.standard = &standard_text,
                              .read = &rewrite_data,
                              .headings = kFigureHeadings,
                              .legend = "graenaland.figures.legend"};

constexpr GameParts<State> kParts{
    .setup = &setup,
    .opening = &opening,
    .text = &text,
    .parse = &parse,
    .parse_inspectable = &parse_inspectable,
    .can = {.table_talk = &kTalk,
            .own_figures = &kFigures,
            .is_done = [](Move move) { return move == kDone; },
            .open_call = [](const Position& p) { return open_call(p.as<State>()); },
            .heading = [](const Position&, Move move) { return heading(move); },
            .sound_of = &sound_of},
};

}  // namespace

const Game& game() {
  static const GameInfo info{
      .id = "graenaland",
      .name = "graenaland.name",
      .designer = "graenaland.designer",
      // 2: who claims must reach it; who may grant may offer a joint work instead.
      // Matches of version 1 play as they did: their claims bind nobody.
      .rules_version = kRules,
      .alike_since = kClaimsBind,
      .min_players = kMinPlayers,
      .max_players = kMaxPlayers,
      .seat_colours = {0, 4, 5, 1, 3, 2},  // ivory, blue, red, orange, brown: far apart on a map
      .options = option_specs(),
      .presets = presets(),
      .notation = notation(),
      .example_inspectable = "land H1",
      .secret_hands = true,
  };
  static const Game table = make_game<State, kParts>(info);
  return table;
}

}  // namespace meadhall::graenaland
