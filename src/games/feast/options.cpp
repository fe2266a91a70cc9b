#include "games/feast/options.h"

#include <array>
#include <string_view>

#include "games/option_table.h"

namespace meadhall::feast {
namespace {

using Names = std::string_view;

constexpr std::array<Names, 2> kLength = {"long", "short"};
constexpr std::array<Names, 5> kDecks = {"ABC", "A", "B", "C", "BC"};
constexpr std::array<Names, 2> kRemovals = {"compulsory", "recommended"};
constexpr std::array<Names, 2> kSoloStart = {"random", "chosen"};
constexpr std::array<Names, 2> kActionBoard = {"full", "sparse"};
constexpr std::array<Names, 2> kMarkers = {"levels", "printed"};

constexpr std::array<OptionSpec::Need, 1> kWithHarvest = {{{"harvest", "true"}}};

// The order is that of OptionValues and is part of the link format: add at the end.
constexpr OptionTable<Options> kOptions({{
    {"length", kLength, &Options::length},
    {"decks", kDecks, &Options::decks},
    {"islands", kSwitch, &Options::islands, {.is_module = true}},
    {"harvest", kSwitch, &Options::harvest, {.is_module = true}},
    {"removals", kRemovals, &Options::removals, {.needs = kWithHarvest}},
    {"soloStart", kSoloStart, &Options::solo_start, {.only_alone = true}},
    {"actionBoard", kActionBoard, &Options::action_board},
    {"markers", kMarkers, &Options::markers, {.needs = kWithHarvest}},
}});

consteval OptionValues game_with(Length length, Decks decks) {
  return kOptions.only({.length = length, .decks = decks}, &Options::length, &Options::decks);
}

constexpr std::array<Preset, 3> kPresets = {{
    {"game", "long", game_with(Length::long_game, Decks::abc)},
    {"game", "short", game_with(Length::short_game, Decks::abc)},
    {"game", "first", game_with(Length::short_game, Decks::a)},
}};

}  // namespace

std::span<const OptionSpec> option_specs() { return kOptions.specs(); }
std::span<const Preset> presets() { return kPresets; }

Result<Options> read_options(const OptionValues& values) { return kOptions.read(values); }
OptionValues write_options(const Options& options) { return kOptions.write(options); }

}  // namespace meadhall::feast
