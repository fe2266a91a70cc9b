#include "tests/tiny/game.h"

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
    .parse_thing = &parse_thing,
    .read_position = &read_position,
    .can = {.scoring_on_the_way = &kScoring,
            .forecast_scoring =
                [](const Position& p, Horizon horizon) {
                  return forecast_scoring(p.as<State>(), horizon);
                }},
};

using Names = std::string_view;
constexpr std::array<Names, 2> kFirst = {"drawn", "1"};
constexpr std::array<Names, 2> kSwitch = {"false", "true"};
constexpr std::array<OptionSpec, 2> kSpecs = {{{"first", kFirst, 0}, {"goals", kSwitch, 1}}};

constexpr OptionValues with_goals(std::uint8_t goals) {
  OptionValues all;
  all.push_back(Preset::kLeft);
  all.push_back(goals);
  return all;
}
const std::array<Preset, 2> kPresets = {
    {{"game", "secret", with_goals(1)}, {"game", "open", with_goals(0)}}};

constexpr std::array<NotationForm, 5> kNotation = {{
    {"keep GOAL", "tiny.notation.keep"},
    {"put CELL", "tiny.notation.put"},
    {"throw CELL", "tiny.notation.throw"},
    {"cell CELL", "tiny.notation.cell"},
    {"goal PLAYER", "tiny.notation.goal"},
}};

}  // namespace

std::span<const OptionSpec> option_specs() { return kSpecs; }
std::span<const Preset> presets() { return kPresets; }

GameInfo sound_info() {
  return {.id = "tiny",
          .name = "tiny.name",
          .designer = "tiny.designer",
          .rules_version = 1,
          .min_players = 2,
          .max_players = kMaxPlayers,
          .options = kSpecs,
          .presets = kPresets,
          .notation = kNotation,
          .example_thing = "cell b2",
          .secret_hands = true};
}

Game game_with(const GameInfo& info) { return make_game<State, kParts>(info); }

const Game& game() {
  static const GameInfo info = sound_info();
  static const Game table = game_with(info);
  return table;
}

}  // namespace meadhall::tiny
