#include "games/vikings/options.h"

#include <array>
#include <string_view>

#include "games/option_values.h"

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
constexpr std::array<Names, 2> kMarker = {"passLeft", "keep"};
constexpr std::array<Names, 2> kAuctionPoints = {"afterGold", "onlyIfNoGold"};
constexpr std::array<Names, 2> kThirteenth = {"box", "bag"};
constexpr std::array<Names, 2> kSpecialAtZero = {"none", "forfeitForever"};
constexpr std::array<Names, 2> kMatchUnlayable = {"discardTile", "discardSpecial"};
constexpr std::array<Names, 2> kFinalFerryBoat = {"optional", "forced"};
constexpr std::array<Names, 2> kFinalFerryDuty = {"untilStuck", "mostVikings"};
constexpr std::array<Names, 2> kBuildingLine = {"afterFood", "first"};

// The order is that of OptionValues and is part of the link format: add at the end.
constexpr std::array<OptionSpec, 24> kSpecs = {{
    {"startVp", kStartPoints, 0},
    {"firstPlayer", kFirstPlayer, 0},
    {"firstSeat", kFirstSeat, 0},
    {"shipOrder", kShipOrder, 0},
    {"shipSupportsIsland", kSwitch, 0},
    {"convertAnytime", kSwitch, 0},
    {"negativeVp", kNegative, 0},
    {"zeroMajority", kZeroMajority, 0},
    {"partialFerry", kPartialFerry, 0},
    {"auction", kSwitch, 0},
    {"draft", kSwitch, 0},
    {"singleFerry", kSwitch, 0},
    {"specials", kSwitch, 0},
    {"advMarker", kMarker, 0},
    {"openZeroStaysIn", kSwitch, 1},
    {"auctionVp", kAuctionPoints, 0},
    {"thirteenth", kThirteenth, 0},
    {"specialAtZero", kSpecialAtZero, 0},
    {"specialBeforeLaying", kSwitch, 0},
    {"matchUnlayable", kMatchUnlayable, 0},
    {"finalFerryBoat", kFinalFerryBoat, 0},
    {"buildingLine", kBuildingLine, 0},
    {"finalFerryDuty", kFinalFerryDuty, 0},
    {"fedOnBuilding", kSwitch, 1},
}};

// The modules, which the presets of the game set together.
constexpr std::size_t kModules = 9;

// A preset that sets the options from the first one on, as many as are named.
template <std::size_t n>
constexpr OptionValues sets(std::size_t first, const std::array<std::uint8_t, n>& values) {
  OptionValues all;
  for (std::size_t i = 0; i < kSpecs.size(); ++i) all.push_back(Preset::kLeft);
  for (std::size_t i = 0; i < n; ++i) all[first + i] = values[i];
  return all;
}

// As an edition prints the rules: everything but the modules, which each of them leaves to the
// players. rules: Vikings 10.1. Columns as in kSpecs.
constexpr OptionValues edition(const std::array<std::uint8_t, 9>& basic,
                               const std::array<std::uint8_t, 11>& advanced) {
  OptionValues all = sets(0, basic);
  for (std::size_t i = 0; i < advanced.size(); ++i) all[kModules + 4 + i] = advanced[i];
  // Who sits first is the table's affair, not the edition's.
  all[2] = Preset::kLeft;
  return all;
}

const std::array<Preset, 7> kPresets = {{
    {"game", "basic", sets<4>(kModules, {0, 0, 0, 0})},
    {"game", "advanced", sets<4>(kModules, {1, 1, 1, 1})},
    {"game", "advancedNoSpecials", sets<4>(kModules, {1, 1, 1, 0})},
    {"edition", "german2007",
     edition({0, 0, 0, 0, 0, 0, 0, 0, 0}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1})},
    {"edition", "czech2007",
     edition({0, 2, 0, 0, 0, 0, 0, 0, 0}, {1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1})},
    {"edition", "russian2007",
     edition({0, 2, 0, 0, 0, 1, 0, 0, 0}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1})},
    {"edition", "polish2008",
     edition({1, 1, 0, 1, 1, 1, 0, 0, 0}, {0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1})},
}};

}  // namespace

std::span<const OptionSpec> option_specs() { return kSpecs; }
std::span<const Preset> presets() { return kPresets; }

Result<Options> read_options(const OptionValues& values) {
  if (Result<void> sound = check_options(values, kSpecs); !sound) return sound.error();
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
      .auction = values[9],
      .draft = values[10],
      .single_ferry = values[11],
      .specials = values[12],
      .marker = static_cast<Marker>(values[13]),
      .open_zero_stays_in = values[14],
      .auction_points = static_cast<AuctionPoints>(values[15]),
      .thirteenth = static_cast<Thirteenth>(values[16]),
      .special_at_zero = static_cast<SpecialAtZero>(values[17]),
      .special_before_laying = values[18],
      .match_unlayable = static_cast<MatchUnlayable>(values[19]),
      .final_ferry_boat = static_cast<FinalFerryBoat>(values[20]),
      .building_line = static_cast<BuildingLine>(values[21]),
      .final_ferry_duty = static_cast<FinalFerryDuty>(values[22]),
      .fed_on_building = values[23],
  };
}

}  // namespace meadhall::vikings
