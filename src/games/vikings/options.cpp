#include "games/vikings/options.h"

#include <array>
#include <string_view>

#include "games/option_table.h"

namespace meadhall::vikings {
namespace {

using Names = std::string_view;

constexpr std::array<Names, 2> kStartPoints = {"10", "0"};
constexpr std::array<std::uint8_t, 2> kStartPointsHeld = {10, 0};
constexpr std::array<Names, 3> kFirstPlayer = {"random", "chosen", "youngest"};
constexpr std::array<Names, 4> kFirstSeat = {"1", "2", "3", "4"};
constexpr std::array<Names, 2> kShipOrder = {"freeInFirst3", "adjacent"};
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

using Need = OptionSpec::Need;
constexpr std::array<Need, 1> kSeatNamed = {{{"firstPlayer", "random", true}}};
constexpr std::array<Need, 1> kWithAuction = {{{"auction", "true"}}};
constexpr std::array<Need, 1> kWithDraft = {{{"draft", "true"}}};
constexpr std::array<Need, 1> kWithSpecials = {{{"specials", "true"}}};
constexpr std::array<Need, 2> kWithSpecialsAndFerry = {
    {{"specials", "true"}, {"singleFerry", "true"}}};
constexpr OptionTraits kModule{.is_module = true};

// The order is that of OptionValues and is part of the link format: add at the end.
constexpr OptionTable<Options> kOptions({{
    {"startVp", kStartPoints, &Options::start_points, {.held = kStartPointsHeld}},
    {"firstPlayer", kFirstPlayer, &Options::first_player},
    {"firstSeat", kFirstSeat, &Options::first_seat, {.needs = kSeatNamed}},
    {"shipOrder", kShipOrder, &Options::ship_order},
    {"shipSupportsIsland", kSwitch, &Options::ship_supports_island},
    {"convertAnytime", kSwitch, &Options::convert_anytime},
    {"negativeVp", kNegative, &Options::negative_points},
    {"zeroMajority", kZeroMajority, &Options::zero_majority},
    {"partialFerry", kPartialFerry, &Options::partial_ferry},
    {"auction", kSwitch, &Options::auction, kModule},
    {"draft", kSwitch, &Options::draft, kModule},
    {"singleFerry", kSwitch, &Options::single_ferry, kModule},
    {"specials", kSwitch, &Options::specials, kModule},
    {"advMarker", kMarker, &Options::marker, {.needs = kWithAuction}},
    {"openZeroStaysIn", kSwitch, &Options::open_zero_stays_in, {.needs = kWithAuction}},
    {"auctionVp", kAuctionPoints, &Options::auction_points, {.needs = kWithAuction}},
    {"thirteenth", kThirteenth, &Options::thirteenth, {.needs = kWithDraft}},
    {"specialAtZero", kSpecialAtZero, &Options::special_at_zero, {.needs = kWithSpecials}},
    {"specialBeforeLaying", kSwitch, &Options::special_before_laying, {.needs = kWithSpecials}},
    {"matchUnlayable", kMatchUnlayable, &Options::match_unlayable, {.needs = kWithSpecials}},
    {"finalFerryBoat",
     kFinalFerryBoat,
     &Options::final_ferry_boat,
     {.needs = kWithSpecialsAndFerry}},
    {"buildingLine", kBuildingLine, &Options::building_line, {.needs = kWithSpecials}},
    {"finalFerryDuty", kFinalFerryDuty, &Options::final_ferry_duty},
    {"fedOnBuilding", kSwitch, &Options::fed_on_building, {.needs = kWithSpecials}},
}});

// The modules, which the presets of the game set together.
consteval OptionValues game_with(const Options& modules) {
  return kOptions.only(modules, &Options::auction, &Options::draft, &Options::single_ferry,
                       &Options::specials);
}

// As an edition prints the rules: everything but the modules, which each of them leaves to the
// players, and who sits first, which is the table's affair. rules: Vikings 10.1
consteval OptionValues edition(const Options& printed) {
  return kOptions.all_but(printed, &Options::first_seat, &Options::auction, &Options::draft,
                          &Options::single_ferry, &Options::specials);
}

constexpr std::array<Preset, 7> kPresets = {{
    {"game", "basic", game_with({})},
    {"game", "advanced", game_with({.auction = 1, .draft = 1, .single_ferry = 1, .specials = 1})},
    {"game", "advancedNoSpecials", game_with({.auction = 1, .draft = 1, .single_ferry = 1})},
    {"edition", "german2007", edition({})},
    {"edition", "czech2007",
     edition({.first_player = FirstPlayer::youngest,
              .marker = Marker::stays,
              .thirteenth = Thirteenth::to_the_bag})},
    {"edition", "russian2007",
     edition({.first_player = FirstPlayer::youngest,
              .convert_anytime = 1,
              .final_ferry_duty = FinalFerryDuty::most_vikings})},
    {"edition", "polish2008",
     edition({.start_points = 0,
              .first_player = FirstPlayer::chosen,
              .ship_order = ShipOrder::adjacent,
              .ship_supports_island = 1,
              .convert_anytime = 1,
              .final_ferry_duty = FinalFerryDuty::most_vikings})},
}};

}  // namespace

std::span<const OptionSpec> option_specs() { return kOptions.specs(); }
std::span<const Preset> presets() { return kPresets; }

Result<Options> read_options(const OptionValues& values) { return kOptions.read(values); }
OptionValues write_options(const Options& options) { return kOptions.write(options); }

}  // namespace meadhall::vikings
