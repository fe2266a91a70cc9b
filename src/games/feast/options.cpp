#include "games/feast/options.h"

#include <array>
#include <string_view>

#include "games/option_values.h"

namespace meadhall::feast {
namespace {

using Names = std::string_view;

constexpr std::array<Names, 2> kSwitch = {"false", "true"};
constexpr std::array<Names, 2> kLength = {"long", "short"};
constexpr std::array<Names, 5> kDecks = {"ABC", "A", "B", "C", "BC"};
constexpr std::array<Names, 2> kRemovals = {"compulsory", "recommended"};
constexpr std::array<Names, 2> kSoloStart = {"random", "chosen"};
constexpr std::array<Names, 2> kActionBoard = {"full", "sparse"};
constexpr std::array<Names, 2> kMarkers = {"levels", "printed"};

// The order is that of OptionValues and is part of the link format: add at the end.
constexpr std::array<OptionSpec, 8> kSpecs = {{
    {"length", kLength, 0},
    {"decks", kDecks, 0},
    {"islands", kSwitch, 0},
    {"harvest", kSwitch, 0},
    {"removals", kRemovals, 0},
    {"soloStart", kSoloStart, 0},
    {"actionBoard", kActionBoard, 0},
    {"markers", kMarkers, 0},
}};

constexpr OptionValues game_with(std::uint8_t length, std::uint8_t decks) {
  OptionValues all;
  for (std::size_t i = 0; i < kSpecs.size(); ++i) all.push_back(Preset::kLeft);
  all[0] = length;
  all[1] = decks;
  return all;
}

const std::array<Preset, 3> kPresets = {{
    {"game", "long", game_with(0, 0)},
    {"game", "short", game_with(1, 0)},
    {"game", "first", game_with(1, 1)},
}};

}  // namespace

std::span<const OptionSpec> option_specs() { return kSpecs; }
std::span<const Preset> presets() { return kPresets; }

Result<Options> read_options(const OptionValues& values) {
  if (Result<void> sound = check_options(values, kSpecs); !sound) return sound.error();
  return Options{
      .length = static_cast<Length>(values[0]),
      .decks = static_cast<Decks>(values[1]),
      .islands = values[2],
      .harvest = values[3],
      .removals = static_cast<Removals>(values[4]),
      .solo_start = static_cast<SoloStart>(values[5]),
      .action_board = static_cast<ActionBoard>(values[6]),
      .markers = static_cast<Markers>(values[7]),
  };
}

}  // namespace meadhall::feast
