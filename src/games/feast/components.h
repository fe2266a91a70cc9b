#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/feast/board.h"
#include "games/feast/items.h"

// What there is in the box beside goods and boards. rules: Feast 2.1

namespace meadhall::feast {

inline constexpr std::size_t kMostPlayers = 4;

// --- Occupations are told by their printed numbers, 1 to 190.

inline constexpr std::size_t kOccupations = 190;
inline constexpr std::uint8_t kNoCard = 0;
inline constexpr std::uint8_t kUnseenCard = 255;  // one of a hand that the viewer does not see

// A set of occupations.
class Cards {
 public:
  constexpr Cards() = default;
  constexpr bool has(std::size_t card) const { return (word(card) >> (card % 64) & 1U) != 0; }
  constexpr void add(std::size_t card) { words_[card / 64] |= bit(card); }
  constexpr void remove(std::size_t card) { words_[card / 64] &= ~bit(card); }
  constexpr int count() const {
    return std::popcount(words_[0]) + std::popcount(words_[1]) + std::popcount(words_[2]);
  }
  constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }

  // Calls visit(card) for each, in the order of their numbers.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t left = words_[i]; left != 0; left &= left - 1) {
        visit(64 * i + static_cast<std::size_t>(std::countr_zero(left)));
      }
    }
  }

  // Written out: at -O2 a loop over three words stays one, and listing moves spends its time here.
  friend constexpr Cards operator&(const Cards& a, const Cards& b) {
    return {a.words_[0] & b.words_[0], a.words_[1] & b.words_[1], a.words_[2] & b.words_[2]};
  }
  friend constexpr Cards operator|(const Cards& a, const Cards& b) {
    return {a.words_[0] | b.words_[0], a.words_[1] | b.words_[1], a.words_[2] | b.words_[2]};
  }
  // Those of the first that are not in the second.
  friend constexpr Cards operator-(const Cards& a, const Cards& b) {
    return {a.words_[0] & ~b.words_[0], a.words_[1] & ~b.words_[1], a.words_[2] & ~b.words_[2]};
  }
  friend constexpr bool operator==(const Cards&, const Cards&) = default;

 private:
  constexpr Cards(std::uint64_t first, std::uint64_t second, std::uint64_t third)
      : words_{first, second, third} {}

  static constexpr std::uint64_t bit(std::size_t card) { return std::uint64_t{1} << (card % 64); }
  constexpr std::uint64_t word(std::size_t card) const { return words_[card / 64]; }

  std::array<std::uint64_t, 3> words_{};
};

// --- Ships and buildings

enum class Ship : std::uint8_t { whaling_boat, knarr, longship };
inline constexpr std::size_t kShips = 3;
inline constexpr int kSmallBerths = 3;
inline constexpr int kLargeBerths = 4;
inline constexpr int kLongshipOre = 3;  // that a longship carries; a whaling boat carries one
inline constexpr std::array<int, kShips> kShipPrices = {3, 5, 8};  // in silver; points too
inline constexpr std::array<int, kShips> kEmigrantPoints = {0, 18, 21};

enum class Building : std::uint8_t { shed, stone_house, long_house };
inline constexpr std::size_t kBuildings = 3;
inline constexpr std::array<int, kBuildings> kBuildingCounts = {3, 3, 5};
inline constexpr std::array<int, kBuildings> kBuildingPoints = {8, 10, 17};
// Fields for wood and for stone on each, a point lost for every empty one.
inline constexpr std::array<int, kBuildings> kBuildingFields = {3, 1, 0};

// --- Weapons, in the order of their items

inline constexpr std::size_t kWeapons = 4;
inline constexpr std::array<std::uint8_t, kWeapons> kWeaponCounts = {12, 12, 12, 11};
constexpr bool is_weapon(Item item) { return number(item) >= number(Item::bow); }
constexpr std::size_t weapon_number(Item item) { return number(item) - number(Item::bow); }
constexpr Item weapon_at(std::size_t n) { return item_at(number(Item::bow) + n); }

// --- Mountain strips: what lies on each, from the end with the arrow. A pair of silver is one
// item.

enum class Rock : std::uint8_t { wood, stone, ore, two_silver };
inline constexpr std::size_t kRocks = 4;
inline constexpr std::size_t kStrips = 8;
inline constexpr std::size_t kStripLength = 7;
inline constexpr std::array<std::array<Rock, kStripLength>, kStrips> kStripItems = [] {
  using enum Rock;
  return std::array<std::array<Rock, kStripLength>, kStrips>{{
      {wood, wood, stone, ore, ore, two_silver, two_silver},
      {wood, wood, stone, stone, stone, ore, two_silver},
      {wood, wood, wood, wood, stone, stone, two_silver},
      {wood, wood, stone, stone, ore, ore, two_silver},
      {wood, wood, wood, stone, stone, stone, two_silver},
      {wood, wood, wood, stone, ore, ore, two_silver},
      {wood, wood, wood, wood, stone, ore, two_silver},
      {wood, wood, wood, stone, stone, ore, two_silver},
  }};
}();
constexpr Item item_of(Rock rock) {
  constexpr std::array<Item, kRocks> kFor = {Item::wood, Item::stone, Item::ore, Item::silver};
  return kFor[static_cast<std::size_t>(rock)];
}
constexpr int amount_of(Rock rock) { return rock == Rock::two_silver ? 2 : 1; }

// --- Dice

enum class Die : std::uint8_t { hunt, snare, whaling, raid, pillage };
inline constexpr std::size_t kDice = 5;
constexpr bool wants_high(Die die) { return die == Die::raid || die == Die::pillage; }
constexpr int sides(Die die) { return die == Die::whaling || die == Die::pillage ? 12 : 8; }
// The weapon that is spent, or won by failing.
constexpr Item weapon_for(Die die) {
  constexpr std::array<Item, kDice> kFor = {Item::bow, Item::snare, Item::spear, Item::sword,
                                            Item::sword};
  return kFor[static_cast<std::size_t>(die)];
}
// What is spent beside it, and won with it by failing.
constexpr Item filler_for(Die die) { return wants_high(die) ? Item::stone : Item::wood; }
// How many Vikings may come back after a failure.
constexpr int vikings_back(Die die) {
  constexpr std::array<int, kDice> kBack = {0, 1, 2, 0, 1};
  return kBack[static_cast<std::size_t>(die)];
}

// --- Land: exploration boards in pairs of front and back, A to D and those of the expansions.

inline constexpr std::size_t kLands = 6;
inline constexpr std::size_t kIslands = 4;  // Lofoten and Orkney
inline constexpr std::size_t kHarvest = 5;  // Mull and Caithness
constexpr Sheet side_of(std::size_t land, bool back) {
  return static_cast<Sheet>(static_cast<std::size_t>(Sheet::shetland) + 2 * land + (back ? 1 : 0));
}
inline constexpr std::size_t kHouses = 8;  // three of stone, then five long ones
inline constexpr std::size_t kStoneHouses = 3;

// What kind of ship takes one there. rules: Feast 8.13
enum class Needs : std::uint8_t { any_ship, large_ship, longship };
constexpr Needs ship_for(Sheet land) {
  switch (land) {
    case Sheet::iceland:
    case Sheet::greenland:
    case Sheet::bear_island: return Needs::large_ship;
    case Sheet::baffin_island:
    case Sheet::labrador:
    case Sheet::newfoundland:
    case Sheet::caithness: return Needs::longship;
    default: return Needs::any_ship;
  }
}
constexpr int points_of(Sheet land) {
  constexpr std::array<int, 12> kPoints = {6, 12, 4, 12, 16, 36, 12, 38, 4, 12, 9, 24};
  return kPoints[static_cast<std::size_t>(land) - static_cast<std::size_t>(Sheet::shetland)];
}

// --- Mini-expansion 2

// Two-sided: the item paid in a round with a harvest, and in one without.
struct Token {
  Item orange;
  Item brown;
};
inline constexpr std::size_t kTokens = 10;
inline constexpr std::array<Token, kTokens> kTokenSides = {{
    {Item::stone, Item::sword},
    {Item::amber, Item::mead},
    {Item::ore, Item::peas},
    {Item::bow, Item::peas},
    {Item::wood, Item::spear},
    {Item::mead, Item::beans},
    {Item::peas, Item::oil},
    {Item::gold_ornament, Item::egg},
    {Item::mead, Item::snare},
    {Item::silver, Item::berry},
}};

// What a harvest brings: level 1 peas, beans and flax; 2 also grain, 3 cabbage, 4 fruits.
inline constexpr int kHarvestLevels = 4;

}  // namespace meadhall::feast
