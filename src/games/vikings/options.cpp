#include "games/vikings/options.h"

#include <array>
#include <string_view>

namespace meadhall::vikings {
namespace {

using Names = std::string_view;

constexpr std::array<Names, 2> kStartPoints = {"10", "0"};
constexpr std::array<Names, 3> kFirstPlayer = {"random", "chosen", "youngest"};
constexpr std::array<Names, 4> kFirstSeat = {"1", "2", "3", "4"};
constexpr std::array<Names, 2> kShipOrder = {"freeInFirst3", "adjacent"};
constexpr std::array<Names, 2> kSwitch = {"false", "true"};
constexpr std::array<Names, 2> kNegative = {"clamp0", "allow"};
constexpr std::array<Names, 2> kZeroMajority = {"none", "all"};
constexpr std::array<Names, 2> kPartialFerry = {"free", "full"};

// The order is that of OptionValues and is part of the link format: add at the end.
constexpr std::array<OptionSpec, 9> kSpecs = {{
    {"startVp", kStartPoints, 0},
    {"firstPlayer", kFirstPlayer, 0},
    {"firstSeat", kFirstSeat, 0},
    {"shipOrder", kShipOrder, 0},
    {"shipSupportsIsland", kSwitch, 0},
    {"convertAnytime", kSwitch, 0},
    {"negativeVp", kNegative, 0},
    {"zeroMajority", kZeroMajority, 0},
    {"partialFerry", kPartialFerry, 0},
}};

constexpr OptionValues values_of(const std::array<std::uint8_t, kSpecs.size()>& indices) {
  OptionValues values;
  for (const std::uint8_t index : indices) values.push_back(index);
  return values;
}

// rules: Vikings, edition table. Columns as in kSpecs.
const std::array<Preset, 4> kPresets = {{
    {"german2007", values_of({0, 0, 0, 0, 0, 0, 0, 0, 0})},
    {"czech2007", values_of({0, 2, 0, 0, 0, 0, 0, 0, 0})},
    {"russian2007", values_of({0, 2, 0, 0, 0, 1, 0, 0, 0})},
    {"polish2008", values_of({1, 1, 0, 1, 1, 1, 0, 0, 0})},
}};

}  // namespace

std::span<const OptionSpec> option_specs() { return kSpecs; }
std::span<const Preset> presets() { return kPresets; }

Result<Options> read_options(const OptionValues& values) {
  if (values.size() != kSpecs.size()) {
    return Error{Message("setup.option_count")
                     .with("given", static_cast<int>(values.size()))
                     .with("wanted", static_cast<int>(kSpecs.size()))};
  }
  for (std::size_t i = 0; i < kSpecs.size(); ++i) {
    if (values[i] >= kSpecs[i].values.size()) {
      return Error{Message("setup.option_value").with("option", std::string(kSpecs[i].id))};
    }
  }
  return Options{
      .start_points = static_cast<std::uint8_t>(values[0] == 0 ? 10 : 0),
      .first_player = static_cast<FirstPlayer>(values[1]),
      .first_seat = values[2],
      .ship_order = static_cast<ShipOrder>(values[3]),
      .ship_supports_island = values[4],
      .convert_anytime = values[5],
      .negative_points = static_cast<NegativePoints>(values[6]),
      .zero_majority = static_cast<ZeroMajority>(values[7]),
      .partial_ferry = static_cast<PartialFerry>(values[8]),
  };
}

}  // namespace meadhall::vikings
