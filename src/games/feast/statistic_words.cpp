#include "games/feast/statistic_words.h"

#include <array>

namespace meadhall::feast {
namespace {

// Of each figure: its sentences, or "" where no space and no occupation asks for it so.
struct Words {
  Statistic statistic{};
  std::string_view each{};
  std::string_view test{};  // that it is so much
  std::string_view any{};   // that there is some at all, or of a flag that it holds
  std::string_view none{};  // that there is none
};

using enum Statistic;
constexpr std::array<Words, kStatistics> kWords = {{
    {one},
    {players, "feast.each.players", "feast.test.players"},
    {whaling_boats, "feast.each.whaling_boats", "feast.test.whaling_boats"},
    {knarrs, "feast.each.knarrs", "feast.test.knarrs", "feast.test.a_knarr"},
    {longships, "feast.each.longships", "feast.test.longships"},
    {large_ships, "", "feast.test.large_ships"},
    {sets_of_ships, "", "feast.test.sets_of_ships"},
    {laden_longships, "", "feast.test.laden_longships"},
    {ore_on_ships, "", "feast.test.ore_on_ships"},
    {used_boats, "", "feast.test.used_boats"},
    {houses, "feast.each.houses", "feast.test.houses"},
    {lands, "", "feast.test.lands"},
    {income, "", "feast.test.income"},
    {animal_kinds, "feast.each.animal_kinds"},
    {sheep_to_3, "feast.each.sheep_to_3"},
    {cattle_to_3, "feast.each.cattle_to_3"},
    {sheep, "", "feast.test.sheep", "feast.test.a_sheep"},
    {cattle, "", "", "feast.test.a_cattle"},
    {red_kinds, "feast.each.red_kinds"},
    {grain, "", "feast.test.grain"},
    {silk, "", "feast.test.silk"},
    {spices, "", "feast.test.spices"},
    {clothing, "", "", "feast.test.clothing"},
    {spare_peas, "feast.each.spare_peas"},
    {meat_pairs, "feast.each.meat_pairs"},
    {had_flax, "", "", "feast.test.had_flax"},
    {had_grain, "", "", "feast.test.had_grain"},
    {specials, "", "feast.test.specials"},
    {vikings_on_crafting, "", "feast.test.vikings_on_crafting"},
    {vikings_in_column_2, "", "feast.test.vikings_in_column"},
    {vikings_in_column_3, "", "feast.test.vikings_in_column"},
    {column_4_spaces},
    {acting, "", "", "feast.test.acting"},
    {vikings_placed, "", "feast.test.vikings_placed"},
    {placements, "", "feast.test.placements"},
    {vikings_in_thing},  // a moment of its own
    {printed_silver, "", "feast.test.printed_silver"},
    {action_silver, "", "feast.test.action_silver"},
    {action_wood, "", "feast.test.action_wood"},
    {action_stone, "", "", "feast.test.action_stone"},
    {action_stockfish, "", "", "feast.test.action_stockfish"},
    {resources_spent, "feast.each.resources_spent"},
    {ore_spent, "", "", "feast.test.ore_spent"},
    {longship_used, "", "", "feast.test.longship_used"},
    {mountain_kinds, "", "feast.test.mountain_kinds"},
    {swords_spent, "", "feast.test.swords_spent"},
    {spears_spent, "", "feast.test.spears_spent"},
    {wood_spent, "", "", "", "feast.test.no_wood_spent"},
    {rolls, "", "feast.test.rolls"},
    {mead_laid, "", "", "", "feast.test.no_mead_laid"},
    {game_meat_laid, "", "", "feast.test.game_meat_laid"},
    {stockfish_laid, "", "", "feast.test.stockfish_laid"},
}};

static_assert([] {
  for (std::size_t i = 0; i < kStatistics; ++i) {
    if (static_cast<std::size_t>(kWords[i].statistic) != i) return false;
  }
  return true;
}());

const Words& words_of(Statistic which) { return kWords[static_cast<std::size_t>(which)]; }

constexpr int kNoMost = 255;

// "exactly 2", "at least 2", "4 to 5"
Message how_many(const Test& test) {
  if (test.most == kNoMost) return Message("feast.how.at_least").with("n", test.least);
  if (test.least == test.most) return Message("feast.how.exactly").with("n", test.least);
  return Message("feast.how.between").with("n", test.least).with("most", test.most);
}

}  // namespace

Message each_told(Statistic which) { return Message(words_of(which).each); }

Message test_told(const Test& test) {
  const Words& words = words_of(test.what);
  if (test.most == 0) return Message(words.none);
  if (test.least == 1 && !words.any.empty()) return Message(words.any);
  Message told = Message(words.test)
                     .with("how", Message::List{how_many(test)})
                     .with("n", test.most == kNoMost ? int{test.least} : int{test.most});
  if (test.what == vikings_in_column_2 || test.what == vikings_in_column_3) {
    told.with("column", test.what == vikings_in_column_2 ? 2 : 3);
  }
  return told;
}

}  // namespace meadhall::feast
