#include "games/feast/banquet.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace meadhall::feast {
namespace {

bool is_food(Item item) {
  return colour_of(item) == Colour::orange || colour_of(item) == Colour::red;
}

bool is_square(Item item) {
  const Shape& shape = ways_to_lay(item).front();
  return shape.height == shape.width;
}

int flat_limit(Item item, TableCustom custom) { return item == Item::peas ? custom.flat_peas : 1; }

constexpr int kCoinWorth = 3;

int worth_of(Item item) {
  if (!is_food(item)) return kCoinWorth;
  const Shape& shape = ways_to_lay(item).front();
  return shape.height * shape.width * (colour_of(item) == Colour::orange ? 2 : 3);
}

// --- Which goods: a knapsack over the kinds, by cells covered and by tiles of each colour.

constexpr std::size_t kSide = kTableCells + 1;
constexpr int kNever = 1 << 14;

// How many of a kind are laid in each stance.
struct Choice {
  std::uint8_t upright = 0;
  std::uint8_t flat = 0;
};

struct Cell {
  std::int16_t worth = kNever;
  Choice choice{};  // of the last kind looked at
};
using Layer = std::array<std::array<std::array<Cell, kSide>, kSide>, kSide>;  // cells, orange, red

// The kinds of food of which there are any.
using Kinds = FixedVector<Item, kGoods>;

Kinds kinds_in(const Stock& stock) {
  Kinds kinds;
  for (std::size_t i = 0; i < kGoods; ++i) {
    if (stock[i] > 0 && is_good(item_at(i)) && is_food(item_at(i))) kinds.push_back(item_at(i));
  }
  return kinds;
}

// Each way to lay tiles of one kind: visit(choice, cells, tiles).
template <class Visit>
void for_each_choice(const Banquet& banquet, Item item, int stock, TableCustom custom, int most,
                     Visit visit) {
  const int on_end = width_on_table(item, Stance::upright);
  const int along = width_on_table(item, Stance::flat);
  const int flat_left = flat_limit(item, custom) - banquet.flat[number(item)];
  const int most_flat = is_square(item) ? 0 : std::max(0, flat_left);
  for (int flat = 0; flat <= std::min(most_flat, stock) && flat * along <= most; ++flat) {
    for (int upright = 0; flat + upright <= stock; ++upright) {
      const int cells = flat * along + upright * on_end;
      if (cells > most) break;
      visit(Choice{static_cast<std::uint8_t>(upright), static_cast<std::uint8_t>(flat)}, cells,
            flat + upright);
    }
  }
}

// Whether so many tiles of each colour, parted by so many coins or bare cells, can follow `last`
// without a colour touching itself: no colour may outnumber what lies between by more than one.
bool can_alternate(Colour last, int orange, int red, int between) {
  return orange <= red + between + (last == Colour::orange ? 0 : 1) &&
         red <= orange + between + (last == Colour::red ? 0 : 1);
}

// --- In which order

// What is to be laid: of each colour its courses, and what parts them.
struct Courses {
  FixedVector<Course, kTableCells> orange;
  FixedVector<Course, kTableCells> red;
  int coins = 0;
  int bare = 0;
};

Menu in_order(Courses left, Colour last) {
  Menu menu;
  while (left.orange.size() + left.red.size() > 0 || left.coins + left.bare > 0) {
    const auto orange = static_cast<int>(left.orange.size());
    const auto red = static_cast<int>(left.red.size());
    const int between = left.coins + left.bare;
    // Whatever is laid must leave the rest in an order that can be laid.
    if (orange > 0 && last != Colour::orange &&
        can_alternate(Colour::orange, orange - 1, red, between)) {
      menu.push_back(left.orange[left.orange.size() - 1]);
      left.orange.pop_back();
      last = Colour::orange;
    } else if (red > 0 && last != Colour::red &&
               can_alternate(Colour::red, orange, red - 1, between)) {
      menu.push_back(left.red[left.red.size() - 1]);
      left.red.pop_back();
      last = Colour::red;
    } else {
      const bool coin = left.coins > 0;
      menu.push_back({.bare = !coin});
      --(coin ? left.coins : left.bare);
      last = Colour::none;
    }
  }
  return menu;
}

}  // namespace

// rules: Feast 9.2, 9.4: what may lie there, and how wide it is
int width_on_table(Item item, Stance stance) {
  if (item == Item::silver) return 1;
  if (!is_food(item)) return 0;
  const Shape& shape = ways_to_lay(item).front();
  return stance == Stance::flat ? std::max(shape.height, shape.width)
                                : std::min(shape.height, shape.width);
}

bool may_lie_next(const Banquet& banquet, Item item, Stance stance, TableCustom custom) {
  const int width = width_on_table(item, stance);
  if (width == 0 || banquet.laid + width > banquet.length) return false;
  if (item == Item::silver) return stance == Stance::upright;
  if (banquet.last == colour_of(item)) return false;
  if (stance == Stance::upright) return true;
  return !is_square(item) && banquet.flat[number(item)] < flat_limit(item, custom);
}

void lay_next(Banquet& banquet, Item item, Stance stance) {
  banquet.laid = static_cast<std::uint8_t>(banquet.laid + width_on_table(item, stance));
  banquet.last = item == Item::silver ? Colour::none : colour_of(item);
  if (stance == Stance::flat) ++banquet.flat[number(item)];
}

void leave_bare(Banquet& banquet) {
  ++banquet.laid;
  ++banquet.bare;
  banquet.last = Colour::none;
}

int worth_of(const Menu& menu) {
  int worth = 0;
  for (const Course& each : menu) worth += each.bare ? 0 : worth_of(each.item);
  return worth;
}

Menu fill(const Banquet& banquet, const Stock& stock, TableCustom custom) {
  const int length = banquet.length - banquet.laid;
  const auto most_cells = static_cast<std::size_t>(length);
  const Kinds kinds = kinds_in(stock);
  std::vector<Layer> layers(kinds.size() + 1);
  layers[0][0][0][0].worth = 0;
  for (std::size_t k = 0; k < kinds.size(); ++k) {
    const bool orange = colour_of(kinds[k]) == Colour::orange;
    for_each_choice(banquet, kinds[k], stock[number(kinds[k])], custom, length,
                    [&](Choice choice, int cells, int tiles) {
                      const int worth = tiles * worth_of(kinds[k]);
                      const auto wide = static_cast<std::size_t>(cells);
                      const auto more_orange = static_cast<std::size_t>(orange ? tiles : 0);
                      const auto more_red = static_cast<std::size_t>(orange ? 0 : tiles);
                      // Every tile covers a cell at least.
                      for (std::size_t w = 0; w + wide <= most_cells; ++w) {
                        for (std::size_t o = 0; o <= w; ++o) {
                          for (std::size_t r = 0; o + r <= w; ++r) {
                            if (layers[k][w][o][r].worth == kNever) continue;
                            const int sum = layers[k][w][o][r].worth + worth;
                            Cell& cell = layers[k + 1][w + wide][o + more_orange][r + more_red];
                            if (sum < cell.worth) cell = {static_cast<std::int16_t>(sum), choice};
                          }
                        }
                      }
                    });
  }

  // The best of all that can be put in order.
  struct Best {
    int bare = kNever;
    int worth = kNever;
    std::size_t cells = 0;
    std::size_t orange = 0;
    std::size_t red = 0;
  } best;
  const int coins_at_hand = stock[number(Item::silver)];
  for (int w = 0; w <= length; ++w) {
    const auto wide = static_cast<std::size_t>(w);
    for (std::size_t o = 0; o <= wide; ++o) {
      for (std::size_t r = 0; o + r <= wide; ++r) {
        const Cell& cell = layers[kinds.size()][wide][o][r];
        const int between = length - w;
        if (cell.worth >= kNever) continue;
        if (!can_alternate(banquet.last, static_cast<int>(o), static_cast<int>(r), between)) {
          continue;
        }
        const int coins = std::min(between, coins_at_hand);
        const int worth = cell.worth + coins * kCoinWorth;
        if (std::pair(between - coins, worth) < std::pair(best.bare, best.worth)) {
          best = {between - coins, worth, wide, o, r};
        }
      }
    }
  }

  Courses courses;
  courses.bare = best.bare;
  courses.coins = length - static_cast<int>(best.cells) - best.bare;
  std::size_t w = best.cells;
  std::size_t o = best.orange;
  std::size_t r = best.red;
  for (std::size_t k = kinds.size(); k > 0; --k) {
    const Item item = kinds[k - 1];
    const Choice choice = layers[k][w][o][r].choice;
    const bool orange = colour_of(item) == Colour::orange;
    auto& of_colour = orange ? courses.orange : courses.red;
    for (int i = 0; i < choice.flat; ++i) of_colour.push_back({item, Stance::flat});
    for (int i = 0; i < choice.upright; ++i) of_colour.push_back({item, Stance::upright});
    const int cells = choice.flat * width_on_table(item, Stance::flat) +
                      choice.upright * width_on_table(item, Stance::upright);
    w -= static_cast<std::size_t>(cells);
    (orange ? o : r) -= static_cast<std::size_t>(choice.flat + choice.upright);
  }
  return in_order(courses, banquet.last);
}

}  // namespace meadhall::feast
