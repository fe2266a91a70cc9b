#include "tests/tiny/game.h"

#include "games/make_game.h"
#include "games/option_table.h"
#include "tests/tiny/state.h"

namespace meadhall::tiny {
namespace {

constexpr std::array<std::string_view, 1> kScorings = {"lines"};
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
                }},
};

using Names = std::string_view;
constexpr std::array<Names, 2> kFirst = {"drawn", "1"};
constexpr std::array<std::uint8_t, 2> kFirstHeld = {1, 0};
constexpr OptionTable<Options> kOptions({{
    {"first", kFirst, &Options::drawn, {.held = kFirstHeld}},
    {"goals", kSwitch, &Options::goals},
}});

constexpr std::array<Preset, 2> kPresets = {{
    {"game", "secret", kOptions.only({.goals = 1}, &Options::goals)},
    {"game", "open", kOptions.only({.goals = 0}, &Options::goals)},
}};

constexpr std::array<NotationForm, 5> kNotation = {{
    {"keep GOAL", "tiny.notation.keep"},
    {"put CELL", "tiny.notation.put"},
    {"throw CELL", "tiny.notation.throw"},
    {"cell CELL", "tiny.notation.cell"},
    {"goal PLAYER", "tiny.notation.goal"},
}};

}  // namespace

std::span<const OptionSpec> option_specs() { return kOptions.specs(); }
Result<Options> read_options(const OptionValues& values) { return kOptions.read(values); }
OptionValues write_options(const Options& options) { return kOptions.write(options); }

GameInfo sound_info() {
  return {.id = "tiny",
          .name = "tiny.name",
          .designer = "tiny.designer",
          .rules_version = 1,
          .min_players = 2,
          .max_players = kMaxPlayers,
          .options = kOptions.specs(),
          .presets = kPresets,
          .notation = kNotation,
          .example_inspectable = "cell b2",
          .secret_hands = true};
}

FullGame game_with(const GameInfo& info) {
  return make_full_game<State, read_position>(make_game<State, kParts>(info));
}

const FullGame& game() {
  static const GameInfo info = sound_info();
  static const FullGame table = game_with(info);
  return table;
}

}  // namespace meadhall::tiny
