#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

// What a player can own besides ships, houses and land: goods, special tiles, silver, building
// resources, weapons. rules: Feast 3

namespace meadhall::feast {

// Goods of one shape stand side by side, each an upgrade of the one before: orange farm products,
// red animal products, green craft products, blue luxury goods. Sheep and cattle have no orange
// kin. The last four goods are of mini-expansion 2.
enum class Item : std::uint8_t {
  // clang-format off: a shape a line
  peas,      mead,       oil,            rune_stone,
  flax,      stockfish,  hide,           silverware,
  beans,     milk,       wool,           chest,
  grain,     salt_meat,  linen,          silk,
  cabbage,   game_meat,  skin_and_bones, spices,
  no_orange_sheep, sheep, fur,           jewelry,
  fruits,    whale_meat, robe,           treasure_chest,
  no_orange_cattle, cattle, clothing,    silver_hoard,
  berry,     egg,        amber,          gold_ornament,
  // Special tiles, one of each; they count as blue.
  glass_beads, helmet, cloakpin, belt, crucifix, drinking_horn, amber_figure, horseshoe,
  gold_brooch, forge_hammer, fibula, throwing_axe, chalice, round_shield, english_crown, altar,
  silver, ore, wood, stone,
  bow, snare, spear, sword,
  // clang-format on
};

inline constexpr std::size_t kGoods = 36;
inline constexpr std::size_t kSpecials = 16;
inline constexpr std::size_t kTiles = kGoods + kSpecials;
inline constexpr std::size_t kItems = kTiles + 8;

constexpr std::size_t number(Item item) { return static_cast<std::size_t>(item); }
constexpr Item item_at(std::size_t number) { return static_cast<Item>(number); }

enum class Colour : std::uint8_t { orange, red, green, blue, none };

constexpr bool is_good(Item item) {
  return number(item) < kGoods && item != Item::no_orange_sheep && item != Item::no_orange_cattle;
}
constexpr bool is_special(Item item) { return number(item) >= kGoods && number(item) < kTiles; }
constexpr bool is_tile(Item item) { return is_good(item) || is_special(item); }

constexpr Colour colour_of(Item item) {
  if (is_special(item)) return Colour::blue;
  return is_good(item) ? static_cast<Colour>(number(item) % 4) : Colour::none;
}

// rules: Feast 5.2: green and blue lie on any board, orange and red in houses only.
constexpr bool is_for_boards(Item item) {
  return is_tile(item) && colour_of(item) >= Colour::green;
}

// A tile as it may be laid: turned in quarters, special tiles also turned over. Bit c of rows[r] is
// the cell in row r and column c.
inline constexpr std::size_t kMostRows = 5;  // of a tile
struct Shape {
  std::uint8_t height = 0;
  std::uint8_t width = 0;
  std::array<std::uint16_t, kMostRows> rows{};

  friend bool operator==(const Shape&, const Shape&) = default;
};

// Every way to lay a tile, or the one cell of anything that fills gaps, without doubles; first as
// it is printed. Never more than eight.
std::span<const Shape> ways_to_lay(Item item);
// Which of them it is turned over; the same where that changes nothing.
std::size_t flipped_way(Item item, std::size_t way);

// What is printed on special tiles.
struct Special {
  std::int8_t price = 0;   // in silver; below 0 it cannot be bought
  std::uint8_t sword = 0;  // what a raid must reach; 0: it cannot be looted
  bool tongs = false;      // the forge makes it
};
const Special& special(Item item);

// What a raid or pillage must reach for a blue good or special tile; 0 where none is printed.
int sword_value(Item item);

}  // namespace meadhall::feast
