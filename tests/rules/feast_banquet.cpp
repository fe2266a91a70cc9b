// The banquet table.
// rules: Feast 9

#include "games/feast/banquet.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <utility>

#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

constexpr Stance kUp = Stance::upright;
constexpr Stance kFlat = Stance::flat;

Banquet table_of(int cells) { return {.length = static_cast<std::uint8_t>(cells)}; }

// Lays these one after the other; false at the first that may not lie there.
bool lays(Banquet& banquet, std::initializer_list<std::pair<Item, Stance>> courses,
          TableCustom custom = {}) {
  for (const auto& [item, stance] : courses) {
    if (!may_lie_next(banquet, item, stance, custom)) return false;
    lay_next(banquet, item, stance);
  }
  return true;
}

Stock stock_of(std::initializer_list<std::pair<Item, int>> items) {
  Stock stock{};
  for (const auto& [item, count] : items) stock[number(item)] = static_cast<std::uint8_t>(count);
  return stock;
}

TEST_CASE("feast table: how wide each food is") {
  const std::initializer_list<std::pair<Item, std::pair<int, int>>> widths = {
      {Item::peas, {2, 1}},      {Item::mead, {2, 1}},       {Item::flax, {3, 1}},
      {Item::stockfish, {3, 1}}, {Item::beans, {2, 2}},      {Item::milk, {2, 2}},
      {Item::grain, {4, 1}},     {Item::salt_meat, {4, 1}},  {Item::cabbage, {3, 2}},
      {Item::game_meat, {3, 2}}, {Item::sheep, {4, 2}},      {Item::fruits, {3, 3}},
      {Item::cattle, {4, 3}},    {Item::whale_meat, {3, 3}}, {Item::silver, {1, 1}}};
  for (const auto& [item, width] : widths) {
    CAPTURE(number(item));
    CHECK(width_on_table(item, kFlat) == width.first);
    CHECK(width_on_table(item, kUp) == width.second);
  }
}

TEST_CASE("feast 9.2: six cells") {
  Banquet first = table_of(6);
  CHECK(lays(first, {{Item::peas, kFlat}, {Item::mead, kFlat}, {Item::beans, kUp}}));
  CHECK(is_done(first));
  Banquet second = table_of(6);
  CHECK(lays(second, {{Item::flax, kFlat}, {Item::mead, kFlat}}));
  CHECK_FALSE(is_done(second));
  CHECK(lays(second, {{Item::silver, kUp}}));
  CHECK(is_done(second));
  CHECK(second.bare == 0);
}

TEST_CASE("feast 9.4: salt meat lies flat once, squares as often as one likes") {
  Banquet table = table_of(9);
  CHECK(lays(table, {{Item::salt_meat, kFlat}, {Item::beans, kUp}}));
  CHECK_FALSE(may_lie_next(table, Item::salt_meat, kFlat));
  CHECK(lays(table, {{Item::salt_meat, kUp}, {Item::beans, kUp}}));
  CHECK(is_done(table));
  CHECK_FALSE(may_lie_next(table_of(9), Item::beans, kFlat));  // a square lies only one way
}

TEST_CASE("feast 9.4: nothing hangs over") {
  Banquet table = table_of(3);
  CHECK_FALSE(may_lie_next(table, Item::grain, kFlat));
  CHECK(lays(table, {{Item::grain, kUp}, {Item::silver, kUp}, {Item::silver, kUp}}));
  CHECK(is_done(table));
  CHECK_FALSE(may_lie_next(table, Item::silver, kUp));
}

TEST_CASE("feast 9.5: a cell left bare is counted, and parts a colour from itself") {
  Banquet table = table_of(3);
  lay_next(table, Item::peas, kUp);
  CHECK_FALSE(may_lie_next(table, Item::flax, kUp));
  leave_bare(table);
  CHECK(table.bare == 1);
  CHECK(lays(table, {{Item::flax, kUp}}));
  CHECK(is_done(table));
}

TEST_CASE("feast 9.2: neither green nor blue, ore nor wood") {
  const Banquet table = table_of(12);
  for (const Item item : {Item::oil, Item::rune_stone, Item::helmet, Item::ore, Item::wood,
                          Item::sword, Item::no_orange_sheep}) {
    CAPTURE(number(item));
    CHECK_FALSE(may_lie_next(table, item, kUp));
    CHECK_FALSE(may_lie_next(table, item, kFlat));
  }
}

TEST_CASE("feast table: no orange beside orange, no red beside red, whatever the kinds") {
  Banquet table = table_of(12);
  lay_next(table, Item::peas, kFlat);
  CHECK_FALSE(may_lie_next(table, Item::fruits, kUp));
  lay_next(table, Item::cattle, kUp);
  CHECK_FALSE(may_lie_next(table, Item::mead, kUp));
  lay_next(table, Item::silver, kUp);
  CHECK(may_lie_next(table, Item::mead, kUp));
  CHECK(may_lie_next(table, Item::fruits, kUp));
}

// rules: Feast 16.186
TEST_CASE("feast table: the Pea Flour Baker lays two peas flat") {
  Banquet table = table_of(12);
  const std::initializer_list<std::pair<Item, Stance>> twice = {
      {Item::peas, kFlat}, {Item::mead, kUp}, {Item::peas, kFlat}};
  Banquet again = table;
  CHECK_FALSE(lays(table, twice));
  CHECK(lays(again, twice, {.flat_peas = 2}));
  CHECK_FALSE(lays(again, {{Item::mead, kUp}, {Item::peas, kFlat}}, {.flat_peas = 2}));
}

TEST_CASE("feast table: filled for a player, with what is worth least") {
  const Stock stock = stock_of(
      {{Item::peas, 1}, {Item::mead, 1}, {Item::beans, 1}, {Item::cattle, 1}, {Item::silver, 9}});
  const Menu menu = fill(table_of(6), stock);
  // Peas flat, mead flat, beans: their cells, those of the mead twice.
  CHECK(worth_of(menu, Thrift::usual) == 2 + 4 + 4);
  Banquet table = table_of(6);
  for (const Course& each : menu) {
    REQUIRE_FALSE(each.bare);
    REQUIRE(may_lie_next(table, each.item, each.stance));
    lay_next(table, each.item, each.stance);
  }
  CHECK(is_done(table));
}

bool has_coin(const Menu& menu) {
  return std::ranges::any_of(menu, [](const Course& each) { return each.item == Item::silver; });
}

// rules: Feast 16.158
TEST_CASE("feast table: filling lays the silver that meat brings the Barbarian") {
  const Stock meat = stock_of({{Item::game_meat, 1}});
  const auto bare = [](const Menu& menu) { return std::ranges::count(menu, true, &Course::bare); };
  CHECK(bare(fill(table_of(4), meat, {.meat_pays = true})) == 0);
  CHECK(bare(fill(table_of(4), meat)) == 1);
}

TEST_CASE("feast table: filling spends silver last, but no animal for less than it brings") {
  const Stock beans = stock_of({{Item::beans, 1}, {Item::silver, 2}});
  CHECK_FALSE(has_coin(fill(table_of(2), beans)));
  const Stock sheep = stock_of({{Item::sheep, 1}, {Item::silver, 2}});
  CHECK(has_coin(fill(table_of(2), sheep)));  // two silver are two points, as the sheep is
  CHECK_FALSE(has_coin(fill(table_of(4), stock_of({{Item::sheep, 1}, {Item::silver, 4}}))));
}

TEST_CASE("feast table: at the last feast no silver is spent while food can lie there") {
  const Stock stock = stock_of({{Item::salt_meat, 1}, {Item::silver, 1}});
  CHECK(has_coin(fill(table_of(1), stock)));
  CHECK_FALSE(has_coin(fill(table_of(1), stock, {.thrift = Thrift::last_feast})));
  const auto left_in = [](int round) {
    testing::Match match;
    match.round(round).give(Item::silver, 12).give(Item::salt_meat, 2);
    match.begin(Phase::feast).apply(kFill);
    return match.has(Item::salt_meat);
  };
  CHECK(left_in(6) == 1);
  CHECK(left_in(7) == 0);
}

TEST_CASE("feast table: matches begun under older rules are filled as they were") {
  const auto coins = [](bool today) {
    testing::Match match;
    match.state.third_rules = today ? 1 : 0;
    match.give(Item::silver, 12).give(Item::beans, 1).give(Item::salt_meat, 1);
    match.begin(Phase::feast).apply(kFill);
    return 12 - match.has(Item::silver);
  };
  CHECK(coins(false) > coins(true));
  const auto begun = [](std::uint32_t rules) {
    return setup({.players = 2, .options = write_options({}), .seed = 1, .rules = rules}).value();
  };
  CHECK(begun(2).third_rules == 0);
  CHECK(begun(0).third_rules == 1);
}

TEST_CASE("feast table: what cannot be covered stays bare, as little as can be") {
  const Menu poor = fill(table_of(6), stock_of({{Item::peas, 2}}));
  int bare = 0;
  for (const Course& each : poor) bare += each.bare ? 1 : 0;
  CHECK(bare == 3);  // two cells by the flat one, one by the other, apart from it
  CHECK(fill(table_of(0), stock_of({{Item::peas, 2}})).empty());
}

}  // namespace
}  // namespace meadhall::feast
