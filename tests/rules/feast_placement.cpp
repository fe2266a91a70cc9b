// Laying tiles on boards and houses, income and bonus.
// rules: Feast 6, 7

#include "games/feast/cover.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "tests/support/feast_boards.h"

namespace meadhall::feast {
namespace {

using testing::Area;
using testing::Table;

constexpr Area spot(int row, int column) { return {row, column, row, column}; }

// rules: Feast 7
TEST_CASE("feast boards: each loses what its print says while nothing lies on it") {
  constexpr std::array<int, kSheets> kLosses = {86, 24, 22, 16, 24, 24, 40, 20,
                                                40, 17, 25, 24, 30, 7,  15};
  for (std::size_t i = 0; i < kSheets; ++i) {
    const auto sheet = static_cast<Sheet>(i);
    CAPTURE(board(sheet).id);
    CHECK(loss_of(sheet, Cover{}) == kLosses[i]);
  }
}

TEST_CASE("feast boards: numbers and bonus fields are where they are drawn") {
  for (std::size_t i = 0; i < kSheets; ++i) {
    const Board& printed = board(static_cast<Sheet>(i));
    CAPTURE(printed.id);
    int numbers = 0;
    for (std::size_t t = 0; t < printed.track_count; ++t) {
      const Track& track = printed.tracks[t];
      CHECK(track.count > 0);
      for (std::size_t step = 0; step < track.count; ++step) {
        const Track::Step& at = track.steps[step];
        CHECK(has(printed.incomes, at.spot.row, at.spot.column));
        const int next = step + 1 < track.count ? track.steps[step + 1].income : track.beyond;
        CHECK(next >= at.income);
        ++numbers;
      }
    }
    CHECK(count_of(printed.incomes) == numbers);
    int fields = 0;
    for (std::size_t b = 0; b < printed.bonus_count; ++b) {
      const Bonus& bonus = printed.bonuses[b];
      fields += count_of(bonus.field);
      CHECK(bonus.gain.count + (bonus.gain.rare != BonusGain::Rare::none ? 1 : 0) > 0);
      for (std::size_t row = 0; row < kBoardRows; ++row) {
        CHECK((bonus.field[row] & ~printed.fields[row]) == 0);
      }
    }
    CHECK(count_of(printed.fields) == fields);
  }
}

// rules: Feast 3
TEST_CASE("feast tiles: sizes, ways to lay them, and what upgrades into what") {
  const auto cells = [](Item item) {
    int count = 0;
    for (const std::uint16_t row : ways_to_lay(item).front().rows) {
      for (unsigned left = row; left != 0; left &= left - 1) ++count;
    }
    return count;
  };
  constexpr std::array<int, kGoods / 4> kCells = {2, 3, 4, 4, 6, 8, 9, 12, 1};
  for (std::size_t i = 0; i < kGoods; ++i) {
    CAPTURE(i);
    CHECK(cells(item_at(i)) == kCells[i / 4]);
  }
  constexpr std::array<int, kSpecials> kSpecialCells = {5, 5, 5, 5, 6,  6,  7,  7,
                                                        8, 9, 9, 9, 10, 12, 13, 6};
  for (std::size_t i = 0; i < kSpecials; ++i) {
    CAPTURE(i);
    CHECK(cells(item_at(kGoods + i)) == kSpecialCells[i]);
  }
  CHECK(ways_to_lay(Item::mead).size() == 2);
  CHECK(ways_to_lay(Item::chest).size() == 1);
  CHECK(ways_to_lay(Item::glass_beads).size() == 1);
  CHECK(ways_to_lay(Item::helmet).size() == 8);
  CHECK(ways_to_lay(Item::horseshoe).size() == 4);
  CHECK(ways_to_lay(Item::english_crown).size() == 4);
  CHECK(ways_to_lay(Item::silver).size() == 1);
  CHECK(item_at(number(Item::stockfish) + 1) == Item::hide);
  CHECK(colour_of(Item::peas) == Colour::orange);
  CHECK(colour_of(Item::cattle) == Colour::red);
  CHECK(colour_of(Item::clothing) == Colour::green);
  CHECK(colour_of(Item::altar) == Colour::blue);
  CHECK(colour_of(Item::ore) == Colour::none);
  CHECK_FALSE(is_good(Item::no_orange_sheep));
  CHECK(sword_value(Item::silver_hoard) == 15);
  CHECK(sword_value(Item::english_crown) == 16);
  CHECK(sword_value(Item::oil) == 0);
  const auto tongs = [](std::size_t i) { return special(item_at(kGoods + i)).tongs; };
  int forged = 0;
  for (std::size_t i = 0; i < kSpecials; ++i) forged += tongs(i) ? 1 : 0;
  CHECK(forged == 7);
}

TEST_CASE("feast 6.2: the first ore goes to the corner") {
  Table home(Sheet::home);
  CHECK(home.income() == 0);
  CHECK(home.bar(Item::ore, spot(10, 1)) == Bar::income);
  CHECK(home.lay(Item::ore, spot(11, 0)).income() == 1);
}

TEST_CASE("feast 6.2: a robe in the corner covers the mead and three numbers") {
  Table home(Sheet::home);
  CHECK(home.lay(Item::robe, {9, 0, 11, 2}).income() == 2);
  home.fill({8, 0, 8, 2});
  CHECK_FALSE(home.brings(9, 1));
}

TEST_CASE("feast 7.2: mead surrounded by silver comes each round") {
  Table home(Sheet::home);
  home.fill({{11, 0, 11, 2}, {10, 0, 10, 2}, {9, 0, 9, 0}, {9, 2, 9, 2}, {8, 0, 8, 2}});
  CHECK(home.income() == 2);
  CHECK(home.brings(9, 1));
  CHECK(home.bonuses() == 1U << 3);
  // Over the field itself: the bonus is gone, the number above it may be worth it.
  home.fill({8, 3, 8, 3});
  home.lay(Item::silver, spot(9, 1));
  CHECK_FALSE(home.brings(9, 1));
}

TEST_CASE("feast 6.2: a robe too early") {
  const Table home(Sheet::home);
  CHECK(home.bar(Item::robe, {8, 1, 10, 3}) == Bar::income);
}

TEST_CASE("feast 6.2: two numbers with one tile") {
  Table home(Sheet::home);
  home.fill({6, 0, 11, 5}).bare({6, 4, 7, 5});
  CHECK(home.income() == 3);
  CHECK(home.bar(Item::skin_and_bones, {6, 4, 7, 6}) == Bar::none);
  CHECK(home.bar(Item::skin_and_bones, {5, 4, 7, 5}) == Bar::none);
  CHECK(home.lay(Item::wool, {6, 4, 7, 5}).income() == 5);
}

TEST_CASE("feast 7.1: income two by a chest in the corner") {
  CHECK(Table(Sheet::home).lay(Item::chest, {10, 0, 11, 1}).income() == 2);
}

TEST_CASE("feast 6.2: the top right corner") {
  Table home(Sheet::home);
  CHECK(home.bar(Item::treasure_chest, {0, 10, 2, 12}) == Bar::income);
  CHECK(Table(home).lay(Item::hide, {0, 12, 2, 12}).loss() == 86);
  home.lay(Item::chest, {1, 11, 2, 12});
  CHECK(home.loss() == 84);
  CHECK(home.income() == 0);
}

TEST_CASE("feast 6.2: a fur on eight cells, not on numbers") {
  Table home(Sheet::home);
  CHECK(home.bar(Item::fur, {0, 8, 1, 11}) == Bar::income);
  CHECK(home.lay(Item::fur, {0, 0, 1, 3}).loss() == 78);
}

TEST_CASE("feast 6.2: greens do not touch but at corners; blue may") {
  Table home(Sheet::home);
  home.lay(Item::silver, spot(11, 0)).lay(Item::oil, {11, 1, 11, 2});
  CHECK(home.bar(Item::hide, {10, 2, 10, 4}) == Bar::neighbour);
  CHECK(home.bar(Item::silverware, {10, 2, 10, 4}) == Bar::none);
  CHECK(home.bar(Item::hide, {10, 3, 10, 5}) == Bar::none);
  CHECK(home.bar(Item::hide, {11, 3, 11, 5}) == Bar::neighbour);
}

TEST_CASE("feast 6.2: orange, red, wood, stone and weapons never lie there") {
  const Table home(Sheet::home);
  for (const Item item : {Item::peas, Item::mead}) {
    CHECK(home.bar(item, {8, 0, 8, 1}) == Bar::kind);
  }
  for (const Item item : {Item::wood, Item::stone, Item::sword}) {
    CHECK(home.bar(item, spot(8, 0)) == Bar::kind);
    CHECK(home.bar(item, spot(8, 0), {.wood_in_houses = true}) == Bar::kind);
  }
  CHECK(home.bar(Item::silver, spot(8, 0)) == Bar::none);
}

TEST_CASE("feast 7.2: four bonuses at once, the rune stone not") {
  Table home(Sheet::home);
  home.fill({{4, 0, 6, 1}, {6, 1, 8, 3}, {8, 0, 10, 2}, {9, 4, 11, 6}});
  CHECK(home.brings(9, 1));
  CHECK(home.brings(7, 2));
  CHECK(home.brings(10, 5));
  CHECK(home.brings(5, 0));
  CHECK_FALSE(home.brings(7, 6));
}

TEST_CASE("feast 6.1: over another tile, over the edge") {
  Table home(Sheet::home);
  home.lay(Item::fur, {0, 0, 1, 3});
  CHECK(home.bar(Item::chest, {1, 3, 2, 4}) == Bar::taken);
  CHECK(home.bar(Item::chest, {11, 6, 12, 7}) == Bar::outside);
  CHECK(home.bar(Item::rune_stone, {11, 7, 11, 8}) == Bar::outside);
  CHECK(home.bar(Item::rune_stone, {3, 12, 3, 13}) == Bar::outside);
}

TEST_CASE("feast 7.2: six cells around the rune stone of Bear Island") {
  Table island(Sheet::bear_island);
  island.fill({{5, 5, 5, 7}, {6, 5, 6, 5}, {7, 5, 7, 6}});
  CHECK(island.brings(6, 6));
  CHECK(island.income() == 1);
  const BonusGain& gain = board(Sheet::bear_island).bonuses[2].gain;
  CHECK(gain.count == 2);
  CHECK(gain.items[0] == Item::rune_stone);
  CHECK(gain.items[1] == Item::ore);
}

TEST_CASE("feast 7.1: the income of a board on which nothing lies") {
  CHECK(Table(Sheet::bear_island).income() == 1);
  CHECK(Table(Sheet::iceland).income() == 1);
  CHECK(Table(Sheet::newfoundland).income() == 0);
  CHECK(Table(Sheet::labrador).income() == 0);
}

TEST_CASE("feast 7.1: both tracks of Greenland pay") {
  Table island(Sheet::greenland);
  CHECK(island.income() == 0);
  CHECK(island.bar(Item::ore, spot(6, 3)) == Bar::income);
  CHECK(island.lay(Item::ore, spot(6, 2)).lay(Item::ore, spot(6, 3)).income() == 1);
}

TEST_CASE("feast boards: what cannot be covered stands in nobody's way") {
  Table island(Sheet::bear_island);
  CHECK(island.bar(Item::ore, spot(4, 2)) == Bar::outside);  // the lake
  island.fill({{3, 0, 8, 3}, {2, 0, 2, 2}});
  CHECK(island.income() == 4);
  CHECK(island.lay(Item::silver, spot(2, 3)).income() == 5);
  CHECK(island.bar(Item::silver, spot(1, 4)) == Bar::outside);  // the highest number
}

TEST_CASE("feast boards: when all numbers are covered the one beyond them holds") {
  CHECK(Table(Sheet::home).fill({0, 0, 11, 12}).income() == 18);
  CHECK(Table(Sheet::iceland).fill({0, 0, 8, 8}).income() == 8);
  CHECK(Table(Sheet::greenland).fill({0, 0, 8, 8}).income() == 8);
}

TEST_CASE("feast 6.4: orange beside orange, red beside red") {
  Table house(Sheet::long_house);
  house.lay(Item::peas, {0, 0, 0, 1});
  CHECK(house.bar(Item::flax, {0, 2, 0, 4}) == Bar::neighbour);
  CHECK(house.bar(Item::stockfish, {0, 2, 0, 4}) == Bar::none);
  house.lay(Item::mead, {0, 2, 0, 3});
  CHECK(house.bar(Item::stockfish, {0, 4, 0, 6}) == Bar::neighbour);
  CHECK(house.bar(Item::flax, {0, 4, 0, 6}) == Bar::none);
}

TEST_CASE("feast 6.4: a pillar, and no ore") {
  Table house(Sheet::long_house);
  CHECK(house.bar(Item::silver, spot(1, 3)) == Bar::outside);
  CHECK(house.bar(Item::ore, spot(0, 0)) == Bar::kind);
  CHECK(house.bar(Item::stone, spot(0, 0)) == Bar::kind);
  CHECK(house.bar(Item::wood, spot(0, 0)) == Bar::kind);
  // rules: Feast 16.40
  CHECK(house.bar(Item::wood, spot(0, 0), {.wood_in_houses = true}) == Bar::none);
}

TEST_CASE("feast 6.4: greens may touch") {
  Table house(Sheet::long_house);
  house.lay(Item::oil, {0, 0, 0, 1});
  CHECK(house.bar(Item::hide, {0, 2, 0, 4}) == Bar::none);
}

TEST_CASE("feast 7.2: the hide of a stone house") {
  Table house(Sheet::stone_house);
  house.fill({{0, 1, 0, 2}, {1, 1, 1, 1}, {1, 3, 1, 3}, {2, 1, 2, 2}});
  CHECK_FALSE(house.brings(1, 2));
  CHECK(house.fill({2, 3, 2, 3}).brings(1, 2));
  CHECK(house.income() == 0);
}

// rules: Feast 6.4: by the printed grids an animal never fits
TEST_CASE("feast houses: neither sheep nor cattle fit") {
  for (const Sheet sheet : {Sheet::stone_house, Sheet::long_house}) {
    for (const Item animal : {Item::sheep, Item::cattle}) {
      CHECK(takes(sheet, animal));
      for (const Shape& way : ways_to_lay(animal)) {
        for_each_spot(sheet, Cover{}, animal, way, {}, [](Spot) { FAIL("it fits"); });
      }
    }
  }
}

// mini-expansion 2: one field of two cells
TEST_CASE("feast Mull: the double field is one bonus") {
  const Board& mull = board(Sheet::mull);
  const auto altar = std::ranges::find(mull.bonuses, BonusGain::Rare::altar,
                                       [](const Bonus& each) { return each.gain.rare; });
  REQUIRE(altar != mull.bonuses.end());
  CHECK(count_of(altar->field) == 2);
  Table island(Sheet::mull);
  island.fill({5, 7, 7, 9});
  CHECK(island.brings(6, 8));
  CHECK(island.brings(6, 9));
}

TEST_CASE("feast 7.1: the next number comes when just its cells are covered") {
  for (std::size_t i = 0; i < kSheets; ++i) {
    const auto sheet = static_cast<Sheet>(i);
    INFO("sheet ", i);
    Cover cover;
    int steps = 0;
    for (auto next = next_income(sheet, cover); next; next = next_income(sheet, cover)) {
      const int before = income_of(sheet, cover);
      REQUIRE(next->income > before);
      REQUIRE(count_of(next->cells) > 0);
      for (std::size_t row = 0; row < kBoardRows; ++row) {
        cover.taken[row] = static_cast<std::uint16_t>(cover.taken[row] | next->cells[row]);
      }
      CHECK(income_of(sheet, cover) == next->income);
      ++steps;
    }
    CHECK((steps > 0) == (board(sheet).track_count > 0));
  }
}

TEST_CASE("feast 6: a tile is turned over and over again, and is what it was") {
  int chiral = 0;
  for (std::size_t i = 0; i < kItems; ++i) {
    const Item item = item_at(i);
    for (std::size_t way = 0; way < ways_to_lay(item).size(); ++way) {
      const std::size_t over = flipped_way(item, way);
      REQUIRE(over < ways_to_lay(item).size());
      CHECK(flipped_way(item, over) == way);
      CHECK(ways_to_lay(item)[over].width == ways_to_lay(item)[way].width);
      if (!is_special(item)) CHECK(over == way);
    }
    chiral += ways_to_lay(item).size() == 8 ? 1 : 0;
  }
  CHECK(chiral > 0);
}

}  // namespace
}  // namespace meadhall::feast
