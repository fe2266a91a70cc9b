#include "games/feast/ids.h"

#include <array>

// Where each name begins is known, so that the word of the notation is the end of the id.

namespace meadhall::feast {
namespace {

constexpr std::array<std::string_view, kItems> kItemIds = {
    "feast.item.peas",
    "feast.item.mead",
    "feast.item.oil",
    "feast.item.rune_stone",
    "feast.item.flax",
    "feast.item.stockfish",
    "feast.item.hide",
    "feast.item.silverware",
    "feast.item.beans",
    "feast.item.milk",
    "feast.item.wool",
    "feast.item.chest",
    "feast.item.grain",
    "feast.item.salt_meat",
    "feast.item.linen",
    "feast.item.silk",
    "feast.item.cabbage",
    "feast.item.game_meat",
    "feast.item.skin_and_bones",
    "feast.item.spices",
    "feast.item.no_orange_sheep",
    "feast.item.sheep",
    "feast.item.fur",
    "feast.item.jewelry",
    "feast.item.fruits",
    "feast.item.whale_meat",
    "feast.item.robe",
    "feast.item.treasure_chest",
    "feast.item.no_orange_cattle",
    "feast.item.cattle",
    "feast.item.clothing",
    "feast.item.silver_hoard",
    "feast.item.berry",
    "feast.item.egg",
    "feast.item.amber",
    "feast.item.gold_ornament",
    "feast.item.glass_beads",
    "feast.item.helmet",
    "feast.item.cloakpin",
    "feast.item.belt",
    "feast.item.crucifix",
    "feast.item.drinking_horn",
    "feast.item.amber_figure",
    "feast.item.horseshoe",
    "feast.item.gold_brooch",
    "feast.item.forge_hammer",
    "feast.item.fibula",
    "feast.item.throwing_axe",
    "feast.item.chalice",
    "feast.item.round_shield",
    "feast.item.english_crown",
    "feast.item.altar",
    "feast.item.silver",
    "feast.item.ore",
    "feast.item.wood",
    "feast.item.stone",
    "feast.item.bow",
    "feast.item.snare",
    "feast.item.spear",
    "feast.item.sword",
};

constexpr std::array<std::string_view, kSheets> kSheetIds = {
    "feast.board.home",          "feast.board.shetland",      "feast.board.bear_island",
    "feast.board.faroe_islands", "feast.board.baffin_island", "feast.board.iceland",
    "feast.board.labrador",      "feast.board.greenland",     "feast.board.newfoundland",
    "feast.board.lofoten",       "feast.board.orkney",        "feast.board.mull",
    "feast.board.caithness",     "feast.board.stone_house",   "feast.board.long_house",
};

constexpr std::array<std::string_view, kPlaces> kPlaceIds = {
    "feast.space.shed",
    "feast.space.whaling_boat",
    "feast.space.hunt_1",
    "feast.space.stockfish",
    "feast.space.buy_2_stockfish",
    "feast.space.buy_2_salt_meat",
    "feast.space.weekly_1",
    "feast.space.milk",
    "feast.space.craft_linen",
    "feast.space.craft_rune",
    "feast.space.mountain_2",
    "feast.space.mountain_1_up_1",
    "feast.space.up_2",
    "feast.space.overseas_1",
    "feast.space.raid",
    "feast.space.explore_1",
    "feast.space.occ_draw",
    "feast.space.occ_play_1",
    "feast.space.stone_house",
    "feast.space.knarr",
    "feast.space.hunt_2",
    "feast.space.snare",
    "feast.space.buy_sheep",
    "feast.space.buy_cattle_milk",
    "feast.space.weekly_2",
    "feast.space.mead_2",
    "feast.space.craft_clothing",
    "feast.space.craft_chest",
    "feast.space.wood_per_player",
    "feast.space.mountain_3_up_1",
    "feast.space.up_3",
    "feast.space.overseas_2",
    "feast.space.pillage_2",
    "feast.space.explore_2",
    "feast.space.emigrate_2",
    "feast.space.occ_play_2",
    "feast.space.long_house",
    "feast.space.longship",
    "feast.space.whaling_3",
    "feast.space.sheep_or_cattle",
    "feast.space.weekly_3",
    "feast.space.wool",
    "feast.space.forge",
    "feast.space.craft_2_2",
    "feast.space.mountain_3_2",
    "feast.space.up_3_weapons_4",
    "feast.space.up_4",
    "feast.space.special_sale",
    "feast.space.pillage_3",
    "feast.space.explore_3",
    "feast.space.emigrate_3",
    "feast.space.occ_play_4",
    "feast.space.house_and_ship",
    "feast.space.whaling_1",
    "feast.space.buy_sheep_cattle",
    "feast.space.weekly_4",
    "feast.space.craft_4",
    "feast.space.mountain_4_upup_2",
    "feast.space.mountain_2222_or_upup_3",
    "feast.space.plunder",
    "feast.space.boat_and_emigrate",
    "feast.space.copy_1",
    "feast.space.copy_2",
    "feast.space.copy_3",
    "feast.space.copy_4",
};

// "feast.some.oil"
struct SomeId {
  std::array<char, 32> letters{};
  std::size_t length = 0;
};
constexpr auto kSomeIds = [] {
  constexpr std::string_view kBeginning = "feast.some.";
  std::array<SomeId, kItems> ids{};
  for (std::size_t i = 0; i < kItems; ++i) {
    SomeId& made = ids[i];
    for (const char letter : kBeginning) made.letters[made.length++] = letter;
    for (const char letter : kItemIds[i].substr(kItemIds[i].rfind('.') + 1)) {
      made.letters[made.length++] = letter;
    }
  }
  return ids;
}();

template <class Ids>
std::optional<std::size_t> find_word(const Ids& ids, std::string_view word) {
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (word_of(ids[i]) == word) return i;
  }
  return std::nullopt;
}

}  // namespace

std::string_view word_of(std::string_view id) { return id.substr(id.rfind('.') + 1); }

std::string_view item_term(Item item) { return kItemIds[number(item)]; }
std::string_view some_term(Item item) {
  const SomeId& id = kSomeIds[number(item)];
  return {id.letters.data(), id.length};
}
std::string_view sheet_term(Sheet sheet) { return kSheetIds[static_cast<std::size_t>(sheet)]; }
std::string_view space_term(std::size_t place) { return kPlaceIds[place]; }
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

std::optional<Item> item_named(std::string_view word) {
  const auto found = find_word(kItemIds, word);
  if (!found || word.starts_with("no_orange")) return std::nullopt;
  return item_at(*found);
}
std::optional<Sheet> sheet_named(std::string_view word) {
  const auto found = find_word(kSheetIds, word);
  if (!found) return std::nullopt;
  return static_cast<Sheet>(*found);
}
std::optional<std::size_t> place_named(std::string_view word) { return find_word(kPlaceIds, word); }
std::optional<Ship> ship_named(std::string_view word) {
  for (std::size_t ship = 0; ship < kShips; ++ship) {
    if (word_of(ship_term(static_cast<Ship>(ship))) == word) return static_cast<Ship>(ship);
  }
  return std::nullopt;
}

}  // namespace meadhall::feast
