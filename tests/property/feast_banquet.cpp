// The table filled for a player, against a search through every order of everything.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <utility>

#include "core/rng.h"
#include "games/feast/banquet.h"
#include "tests/support/any_match.h"

namespace meadhall::feast {
namespace {

using Cost = std::pair<int, int>;  // cells left bare, worth

// The best that can be laid from here on, trying everything.
Cost best_from(const Banquet& banquet, Stock& stock, TableCustom custom) {
  if (is_done(banquet)) return {0, 0};
  Banquet bare = banquet;
  leave_bare(bare);
  Cost best = best_from(bare, stock, custom);
  ++best.first;
  for (std::size_t i = 0; i < kItems; ++i) {
    if (stock[i] == 0) continue;
    for (const Stance stance : {Stance::upright, Stance::flat}) {
      if (!may_lie_next(banquet, item_at(i), stance, custom)) continue;
      Banquet next = banquet;
      lay_next(next, item_at(i), stance);
      const bool pays = custom.meat_pays && pays_at_table(item_at(i));
      --stock[i];
      if (pays) ++stock[number(Item::silver)];
      Cost cost = best_from(next, stock, custom);
      if (pays) --stock[number(Item::silver)];
      ++stock[i];
      Menu one;
      one.push_back({.item = item_at(i), .stance = stance});
      cost.second += worth_of(one, custom.thrift);
      best = std::min(best, cost);
    }
  }
  return best;
}

TEST_CASE("feast table: filling finds the best there is, and in an order that may be laid") {
  constexpr std::array<Item, 11> kFoods = {
      Item::peas,      Item::mead,      Item::flax,       Item::stockfish, Item::beans, Item::grain,
      Item::salt_meat, Item::game_meat, Item::whale_meat, Item::sheep,     Item::silver};
  const int tables = any_match::matches(0.05);
  Rng luck(9);
  for (int i = 0; i < tables; ++i) {
    Banquet banquet{.length = static_cast<std::uint8_t>(luck.below(8))};
    const TableCustom custom{.flat_peas = static_cast<std::uint8_t>(1 + luck.below(2)),
                             .meat_pays = luck.below(2) == 0,
                             .thrift = static_cast<Thrift>(luck.below(3))};
    Stock stock{};
    for (const Item food : kFoods) stock[number(food)] = static_cast<std::uint8_t>(luck.below(3));
    // Somebody may have begun to lay it themselves.
    while (luck.below(3) == 0 && !is_done(banquet)) {
      const Item first = kFoods[luck.below(static_cast<std::uint32_t>(kFoods.size()))];
      if (may_lie_next(banquet, first, Stance::upright, custom)) {
        lay_next(banquet, first, Stance::upright);
      }
    }
    Stock searched = stock;
    const Cost best = best_from(banquet, searched, custom);
    const Menu menu = fill(banquet, stock, custom);
    CAPTURE(i);
    int bare = 0;
    for (const Course& each : menu) {
      if (each.bare) {
        leave_bare(banquet);
        ++bare;
        continue;
      }
      REQUIRE(stock[number(each.item)] > 0);
      --stock[number(each.item)];
      REQUIRE(may_lie_next(banquet, each.item, each.stance, custom));
      lay_next(banquet, each.item, each.stance);
      if (custom.meat_pays && pays_at_table(each.item)) ++stock[number(Item::silver)];
    }
    REQUIRE(is_done(banquet));
    REQUIRE(Cost(bare, worth_of(menu, custom.thrift)) == best);
  }
}

}  // namespace
}  // namespace meadhall::feast
