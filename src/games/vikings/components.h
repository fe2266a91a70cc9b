#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

// What lies in the box, with where each figure comes from. `Confidence` is shown to the player:
// what no readable source prints was reconstructed and says so.

namespace meadhall::vikings {

enum class Confidence : std::uint8_t { printed, reconstructed };

// The six kinds of viking, in the order in which they are laid around the wheel. The first five
// have a row of islands each; boatsmen live on the mainland only.
// rules: Vikings 1.2, 4.2
enum class Viking : std::uint8_t { fisherman, goldsmith, scout, noble, warrior, boatsman };
inline constexpr std::size_t kVikingKinds = 6;
inline constexpr std::uint8_t kVikingsOfEachKind = 13;

// The rows of islands are named by the viking who may live there: fishermen lowest, warriors
// highest, the ships above them.
inline constexpr std::size_t kRows = 5;

// A ship's sail has the colour of the lowest row it threatens, so it is named by that row's viking.
inline constexpr std::size_t kSails = 4;

// Every tile there is. Middles differ by the building on them (four designs, names unknown to us).
enum class Tile : std::uint8_t {
  none,
  left_end,
  middle_1,
  middle_2,
  middle_3,
  middle_4,
  right_end,
  ship_blue,    // reaches the fishermen
  ship_yellow,  // reaches the goldsmiths
  ship_green,   // reaches the scouts
  ship_red,     // reaches the nobles
};
inline constexpr std::size_t kTileKinds = 11;

constexpr bool is_ship(Tile tile) { return tile >= Tile::ship_blue; }
constexpr bool is_middle(Tile tile) { return tile >= Tile::middle_1 && tile <= Tile::middle_4; }
constexpr bool is_island(Tile tile) { return tile != Tile::none && !is_ship(tile); }

// The lowest row a ship threatens (0 fishermen … 3 nobles). Only for ships.
constexpr std::size_t sail_of(Tile ship) {
  return static_cast<std::size_t>(ship) - static_cast<std::size_t>(Tile::ship_blue);
}
constexpr Tile ship_with_sail(std::size_t sail) {
  return static_cast<Tile>(static_cast<std::size_t>(Tile::ship_blue) + sail);
}

// rules: Vikings 1.4. A repelled ship pays its value at each large scoring, an unrepelled one
// costs it at the end. Green and blue are named by all three rulebooks; red and yellow are inferred
// from the worked example and from the order of reach.
struct ShipValue {
  std::uint8_t gold;
  std::uint8_t points;
  Confidence confidence;
};
inline constexpr std::array<ShipValue, kSails> kShipValues = {{
    {0, 3, Confidence::printed},        // blue
    {0, 2, Confidence::reconstructed},  // yellow
    {5, 0, Confidence::printed},        // green
    {3, 0, Confidence::reconstructed},  // red
}};

// rules: Vikings 1.3: "21, 5, 5, 5, 5, 21 | 3, 4, 4, 3", start tiles included. That the 21s
// are the ends and the 5s the middles, and which sail has three ships, is reconstructed.
struct TileCount {
  Tile tile;
  std::uint8_t count;
  Confidence confidence;
};
inline constexpr std::array<TileCount, 10> kTileCounts = {{
    {Tile::left_end, 21, Confidence::printed},
    {Tile::middle_1, 5, Confidence::printed},
    {Tile::middle_2, 5, Confidence::printed},
    {Tile::middle_3, 5, Confidence::printed},
    {Tile::middle_4, 5, Confidence::printed},
    {Tile::right_end, 21, Confidence::printed},
    {Tile::ship_blue, 3, Confidence::reconstructed},
    {Tile::ship_yellow, 4, Confidence::reconstructed},
    {Tile::ship_green, 4, Confidence::reconstructed},
    {Tile::ship_red, 3, Confidence::reconstructed},
}};

inline constexpr std::size_t kStartTiles = 4;  // left ends, one set aside for each homeland
inline constexpr std::size_t kRounds = 6;
inline constexpr std::size_t kSlots = 12;  // prices 0 to 11
inline constexpr std::size_t kStack =
    kRounds * kSlots;  // 72 tiles are played, whatever the players

// The special tiles of the advanced game. rules: Vikings 9.9
enum class Special : std::uint8_t {
  none,
  gold_5,      // at once: 5 gold
  smith_1,     // each scoring: 1 gold more for each safe goldsmith
  smith_2,     // each scoring: 2 gold more for each safe goldsmith
  boat,        // large scoring: lets one boatsman ferry as in the basic game
  noble_1,     // large scoring: 1 point more for each safe noble
  scout_1,     // large scoring: 1 point more for each safe scout
  fisher_1,    // large scoring: 1 point for each safe fisherman
  boatsman,    // final scoring: counts as a boatsman when those are compared
  food_3,      // final scoring: 3 points instead of 2 for each viking fed beyond one's own
  gold_3,      // final scoring: a point for every 3 gold instead of 5
  building_1,  // replaces an own middle with the same building; final scoring: 1 point for each
  building_2,  // viking on it and around it
  building_3,
  building_4,
};
inline constexpr std::size_t kSpecialKinds = 15;  // Special::none included
inline constexpr std::size_t kBuildings = 4;

constexpr bool is_building(Special special) { return special >= Special::building_1; }
// The middle tile (and its number, 0 to 3) that a building replaces, and back.
constexpr std::size_t building_of(Special building) {
  return static_cast<std::size_t>(building) - static_cast<std::size_t>(Special::building_1);
}
constexpr Tile tile_replaced_by(Special building) {
  return static_cast<Tile>(static_cast<std::size_t>(Tile::middle_1) + building_of(building));
}
constexpr Special building_for(Tile middle) {
  return static_cast<Special>(static_cast<std::size_t>(Special::building_1) +
                              static_cast<std::size_t>(middle) -
                              static_cast<std::size_t>(Tile::middle_1));
}

// Whose row a special tile improves: "+1 for each safe goldsmith".
constexpr std::optional<Viking> viking_improved_by(Special special) {
  switch (special) {
    case Special::smith_1:
    case Special::smith_2: return Viking::goldsmith;
    case Special::noble_1: return Viking::noble;
    case Special::scout_1: return Viking::scout;
    case Special::fisher_1: return Viking::fisherman;
    case Special::none:
    case Special::gold_5:
    case Special::boat:
    case Special::boatsman:
    case Special::food_3:
    case Special::gold_3:
    case Special::building_1:
    case Special::building_2:
    case Special::building_3:
    case Special::building_4: break;
  }
  return std::nullopt;
}

// rules: Vikings 9.9: how many of each; the three rulebooks agree. Index: Special.
inline constexpr std::array<std::uint8_t, kSpecialKinds> kSpecialCounts = {0, 1, 2, 1, 6, 3, 1, 1,
                                                                           4, 1, 1, 1, 1, 1, 1};
inline constexpr std::size_t kSpecials = 25;
inline constexpr std::size_t kFaceUp = 4;  // special tiles on offer in a round

inline constexpr std::size_t kMinPlayers = 2;
inline constexpr std::size_t kMaxPlayers = 4;

// rules: Vikings 2.1. By number of players, from two.
inline constexpr std::array<std::uint8_t, 3> kStartGold = {30, 25, 20};

}  // namespace meadhall::vikings
