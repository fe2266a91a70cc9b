#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/feast/effects.h"

// The action board: 61 spaces in four columns, and for four players those that copy others.
// rules: Feast 8

namespace meadhall::feast {

enum class Space : std::uint8_t {
  // clang-format off: a group a line
  // Column 1
  shed, whaling_boat,
  hunt_1, stockfish,
  buy_2_stockfish, buy_2_salt_meat, weekly_1, milk,
  craft_linen, craft_rune,
  mountain_2, mountain_1_up_1, up_2,
  overseas_1, raid, explore_1,
  occ_draw, occ_play_1,
  // Column 2
  stone_house, knarr,
  hunt_2, snare,
  buy_sheep, buy_cattle_milk, weekly_2, mead_2,
  craft_clothing, craft_chest,
  wood_per_player, mountain_3_up_1, up_3,
  overseas_2, pillage_2, explore_2,
  emigrate_2, occ_play_2,
  // Column 3
  long_house, longship,
  whaling_3,
  sheep_or_cattle, weekly_3, wool,
  forge, craft_2_2,
  mountain_3_2, up_3_weapons_4, up_4,
  special_sale, pillage_3, explore_3,
  emigrate_3, occ_play_4,
  // Column 4
  house_and_ship,
  whaling_1,
  buy_sheep_cattle, weekly_4,
  craft_4,
  mountain_4_upup_2, mountain_2222_or_upup_3,
  plunder,
  boat_and_emigrate,
  // clang-format on
};
inline constexpr std::size_t kSpaces = 61;
inline constexpr std::size_t kColumns = 4;
// Then the spaces that copy, one a column; they stand behind the others.
inline constexpr std::size_t kPlaces = kSpaces + kColumns;
inline constexpr std::uint8_t kNoSpace = 0xff;

constexpr std::size_t number(Space space) { return static_cast<std::size_t>(space); }
constexpr bool is_copy(std::size_t place) { return place >= kSpaces && place < kPlaces; }

// Sets of spaces, bit by bit.
using Spaces = std::uint64_t;
inline constexpr Spaces kAllSpaces = ~Spaces{0};
constexpr Spaces bit(Space space) { return Spaces{1} << number(space); }
constexpr bool is_in(Spaces set, std::size_t space) {
  return space < kSpaces && (set >> space & 1U) != 0;
}

// What a space counts as; house_and_ship and weekly_4 count twice.
enum class Group : std::uint8_t {
  build_houses,
  build_ships,
  hunting,
  livestock_market,
  weekly_market,
  products,
  crafting,
  mountains_trade,
  sailing,
  emigration_occupation,
};
inline constexpr std::size_t kGroups = 10;

enum class Requirement : std::uint8_t {
  none,
  whaling_boat,
  knarr,
  any_ship,
  large_ship,
  longship,
  two_longships,
};
inline constexpr std::size_t kRequirements = 7;

struct SpaceInfo {
  std::string_view id;      // of the catalogue
  std::uint8_t column = 1;  // and how many Vikings it takes
  Group group{};
  Requirement needs = Requirement::none;
  std::uint8_t price = 0;   // in silver, for all of it
  bool pays_first = false;  // the first effect is its price as well: without it there is nothing
  std::array<Effect, 3> effects{};
  std::uint8_t count = 0;  // of effects
};

extern const std::array<SpaceInfo, kSpaces> kInfos;
inline const SpaceInfo& info(Space space) { return kInfos[number(space)]; }

// Sets of effects that are no spaces: the draws of phase 4 and of the third column.
inline constexpr std::uint8_t kWeaponOfRound = kPlaces;
inline constexpr std::uint8_t kDrawOfColumn = kPlaces + 1;
// The effects of a space, or of one of these.
const SpaceInfo& script(std::uint8_t space);

constexpr std::size_t column_of_copy(std::size_t place) { return place - kSpaces + 1; }
// The column of a place on the action board: so many Vikings go there.
inline std::size_t column_of(std::size_t place) {
  return is_copy(place) ? column_of_copy(place) : kInfos[place].column;
}

// Sets: of a group, of a column (1 to 4).
Spaces spaces_of(Group group);
Spaces spaces_in_column(std::size_t column);

// The pairs of near doubles of which the guessed board for one or two players has only one.
inline constexpr Spaces kLeftOutOfSmallBoard =
    bit(Space::buy_2_salt_meat) | bit(Space::up_2) | bit(Space::hunt_2) | bit(Space::overseas_2) |
    bit(Space::pillage_3) | bit(Space::emigrate_3) | bit(Space::up_4) | bit(Space::mountain_3_2) |
    bit(Space::buy_sheep_cattle) | bit(Space::whaling_1) | bit(Space::stockfish) |
    bit(Space::mead_2);

}  // namespace meadhall::feast
