#include "games/feast/ids.h"

#include <array>

// Where each name begins is known, so that the word of the notation is the end of the id.

namespace meadhall::feast {
namespace {

constexpr std::array<std::string_view, kItems> kItemWords = {
    // clang-format off: four a line, one of each colour
    "peas", "mead", "oil", "rune_stone",
    "flax", "stockfish", "hide", "silverware",
    "beans", "milk", "wool", "chest",
    "grain", "salt_meat", "linen", "silk",
    "cabbage", "game_meat", "skin_and_bones", "spices",
    "no_orange_sheep", "sheep", "fur", "jewelry",
    "fruits", "whale_meat", "robe", "treasure_chest",
    "no_orange_cattle", "cattle", "clothing", "silver_hoard",
    "berry", "egg", "amber", "gold_ornament",
    "glass_beads", "helmet", "cloakpin", "belt",
    "crucifix", "drinking_horn", "amber_figure", "horseshoe",
    "gold_brooch", "forge_hammer", "fibula", "throwing_axe",
    "chalice", "round_shield", "english_crown", "altar",
    "silver", "ore", "wood", "stone",
    "bow", "snare", "spear", "sword",
    // clang-format on
};

constexpr std::array<std::string_view, kSheets> kSheetIds = {
    "feast.board.home",          "feast.board.shetland",      "feast.board.bear_island",
    "feast.board.faroe_islands", "feast.board.baffin_island", "feast.board.iceland",
    "feast.board.labrador",      "feast.board.greenland",     "feast.board.newfoundland",
    "feast.board.lofoten",       "feast.board.orkney",        "feast.board.mull",
    "feast.board.caithness",     "feast.board.stone_house",   "feast.board.long_house",
};

constexpr std::array<std::string_view, kColumns> kCopyIds = {
    "feast.space.copy_1", "feast.space.copy_2", "feast.space.copy_3", "feast.space.copy_4"};

struct ItemId {
  constexpr void append(std::string_view text) {
    for (const char letter : text) letters[length++] = letter;
  }
  constexpr std::string_view text() const { return {letters.data(), length}; }

  std::array<char, 32> letters{};
  std::size_t length = 0;
};
// "feast.item.oil"
constexpr auto item_ids(std::string_view beginning) {
  std::array<ItemId, kItems> ids{};
  for (std::size_t i = 0; i < kItems; ++i) {
    ids[i].append(beginning);
    ids[i].append(kItemWords[i]);
  }
  return ids;
}
constexpr auto kItemIds = item_ids("feast.item.");
constexpr auto kSomeIds = item_ids("feast.some.");

}  // namespace

std::string_view word_of(std::string_view id) { return id.substr(id.rfind('.') + 1); }

std::string_view item_term(Item item) { return kItemIds[number(item)].text(); }
std::string_view some_term(Item item) { return kSomeIds[number(item)].text(); }
std::string_view sheet_term(Sheet sheet) { return kSheetIds[static_cast<std::size_t>(sheet)]; }
std::string_view space_term(std::size_t place) {
  return place < kSpaces ? kInfos[place].id : kCopyIds[place - kSpaces];
}
std::string_view ship_term(Ship ship) {
  constexpr std::array<std::string_view, kShips> kIds = {"feast.ship.boat", "feast.ship.knarr",
                                                         "feast.ship.longship"};
  return kIds[static_cast<std::size_t>(ship)];
}
std::string_view die_term(Die die) {
  constexpr std::array<std::string_view, kDice> kIds = {"feast.die.hunt", "feast.die.snare",
                                                        "feast.die.whaling", "feast.die.raid",
                                                        "feast.die.pillage"};
  return kIds[static_cast<std::size_t>(die)];
}
std::string_view some_term(Ship ship) {
  constexpr std::array<std::string_view, kShips> kIds = {"feast.some.boat", "feast.some.knarr",
                                                         "feast.some.longship"};
  return kIds[static_cast<std::size_t>(ship)];
}
std::string_view building_term(Building building) {
  constexpr std::array<std::string_view, kBuildings> kIds = {
      "feast.building.shed", "feast.board.stone_house", "feast.board.long_house"};
  return kIds[static_cast<std::size_t>(building)];
}
std::string_view some_term(Building building) {
  constexpr std::array<std::string_view, kBuildings> kIds = {
      "feast.some.shed", "feast.some.stone_house", "feast.some.long_house"};
  return kIds[static_cast<std::size_t>(building)];
}

namespace {

// What of these the word names.
template <class Value, class Term>
std::optional<Value> named(std::string_view word, std::size_t count, Term term) {
  for (std::size_t i = 0; i < count; ++i) {
    const auto value = static_cast<Value>(i);
    if (word_of(term(value)) == word) return value;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Item> item_named(std::string_view word) {
  if (word.starts_with("no_orange")) return std::nullopt;
  return named<Item>(word, kItems, item_term);
}
std::optional<Sheet> sheet_named(std::string_view word) {
  return named<Sheet>(word, kSheets, sheet_term);
}
std::optional<std::size_t> place_named(std::string_view word) {
  return named<std::size_t>(word, kPlaces, space_term);
}
std::optional<Ship> ship_named(std::string_view word) {
  return named<Ship>(word, kShips, ship_term);
}

}  // namespace meadhall::feast
