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

int worth_of(Item item, Thrift thrift) {
  const bool first = thrift == Thrift::first_rules;
  if (!is_food(item)) return first ? 3 : 8;
  const bool animal = item == Item::sheep || item == Item::cattle;
  if (thrift == Thrift::last_feast && !animal) return 0;
  const Shape& shape = ways_to_lay(item).front();
  const bool orange = colour_of(item) == Colour::orange;
  return shape.height * shape.width * ((orange ? 1 : 2) + (first ? 1 : 0));
}

// --- Which goods: a knapsack over the kinds, by cells covered and by tiles of each colour.

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

// True if so many tiles of each colour, parted by so many coins or bare cells, can follow `last`
// without a colour touching itself: no colour may outnumber what lies between by more than one.
bool can_alternate(Colour last, int orange, int red, int between) {
  return orange <= red + between + (last == Colour::orange ? 0 : 1) &&
         red <= orange + between + (last == Colour::red ? 0 : 1);
}

// --- In which order

// What is to be laid: of each colour its courses, those that pay at the end; and how many cells
// lie between, for coins as far as there are some.
struct Courses {
  FixedVector<Course, kTableCells> orange;
  FixedVector<Course, kTableCells> red;
  int between = 0;
  int coins = 0;
};

Course take_last(FixedVector<Course, kTableCells>& courses) {
  const Course last = courses[courses.size() - 1];
  courses.pop_back();
  return last;
}

// What pays comes as early as can be, and what parts colours only where it must.
Menu in_order(Courses left, Colour last, TableCustom custom) {
  Menu menu;
  while (left.orange.size() + left.red.size() > 0 || left.between > 0) {
    const auto orange = static_cast<int>(left.orange.size());
    const auto red = static_cast<int>(left.red.size());
    // Whatever is laid must leave the rest in an order that can be laid.
    const bool can_orange = orange > 0 && last != Colour::orange &&
                            can_alternate(Colour::orange, orange - 1, red, left.between);
    const bool can_red =
        red > 0 && last != Colour::red && can_alternate(Colour::red, orange, red - 1, left.between);
    if (can_orange && !(custom.meat_pays && can_red)) {
      menu.push_back(take_last(left.orange));
      last = Colour::orange;
    } else if (can_red) {
      const Course course = take_last(left.red);
      if (custom.meat_pays && pays_at_table(course.item)) ++left.coins;
      menu.push_back(course);
      last = Colour::red;
    } else {
      menu.push_back({.bare = left.coins == 0});
      left.coins = std::max(0, left.coins - 1);
      --left.between;
      last = Colour::none;
    }
  }
  return menu;
}

int bare_cells(const Menu& menu) {
  return static_cast<int>(
      std::ranges::count_if(menu, [](const Course& each) { return each.bare; }));
}

// How many cells so many tiles leave bare, of the red ones so many that pay.
int bare_after(const Banquet& banquet, int orange, int red, int paying, int between, int coins,
               TableCustom custom) {
  if (!custom.meat_pays) return std::max(0, between - coins);
  Courses courses{.between = between, .coins = coins};
  for (int i = 0; i < orange; ++i) courses.orange.push_back({Item::peas});
  for (int i = 0; i < red; ++i) {
    courses.red.push_back({i < red - paying ? Item::mead : Item::game_meat});
  }
  return bare_cells(in_order(courses, banquet.last, custom));
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

int worth_of(const Menu& menu, Thrift thrift) {
  int worth = 0;
  for (const Course& each : menu) worth += each.bare ? 0 : worth_of(each.item, thrift);
  return worth;
}

namespace {

// How much is covered, by how many tiles of each colour. Every tile covers a cell at least.
struct Covered {
  std::size_t cells = 0;
  std::size_t orange = 0;
  std::size_t red = 0;
};

// The layers of the knapsack: after each kind, one for each number of tiles that pay.
class Layers {
 public:
  Layers(std::size_t kinds, bool pays, std::size_t most_cells)
      : depth_(pays ? kTableCells / 2 + 1 : 1),
        size_(size_below(most_cells + 1)),
        cells_((kinds + 1) * depth_ * size_) {
    at(0, 0, {}).worth = 0;
  }
  std::size_t depth() const { return depth_; }
  Cell& at(std::size_t kind, std::size_t paying, const Covered& covered) {
    return cells_[index(kind, paying, covered)];
  }
  const Cell& at(std::size_t kind, std::size_t paying, const Covered& covered) const {
    return cells_[index(kind, paying, covered)];
  }

 private:
  // How many Covered there are of fewer cells.
  static constexpr std::size_t size_below(std::size_t cells) {
    return cells * (cells + 1) * (cells + 2) / 6;
  }
  std::size_t index(std::size_t kind, std::size_t paying, const Covered& covered) const {
    const auto [cells, orange, red] = covered;
    const std::size_t of_fewer_orange = orange * (2 * cells + 3 - orange) / 2;
    return (kind * depth_ + paying) * size_ + size_below(cells) + of_fewer_orange + red;
  }

  std::size_t depth_;
  std::size_t size_;
  std::vector<Cell> cells_;
};

// So many tiles of one kind, laid so, after all that was found for the kinds before.
struct Addition {
  Choice choice{};
  Covered covered{};
  std::size_t paying = 0;
  int worth = 0;
};
void add_kind(Layers& layers, std::size_t kind, const Addition& more, std::size_t most_cells) {
  const auto& [cells, orange, red] = more.covered;
  for (std::size_t p = 0; p + more.paying < layers.depth(); ++p) {
    for (std::size_t w = 0; w + cells <= most_cells; ++w) {
      for (std::size_t o = 0; o <= w; ++o) {
        const Cell* before = &layers.at(kind, p, {w, o, 0});
        Cell* after = &layers.at(kind + 1, p + more.paying, {w + cells, o + orange, red});
        for (std::size_t r = 0; o + r <= w; ++r, ++before, ++after) {
          if (before->worth == kNever) continue;
          const int sum = before->worth + more.worth;
          if (sum < after->worth) *after = {static_cast<std::int16_t>(sum), more.choice};
        }
      }
    }
  }
}

// The best of all that can be put in order.
struct Best {
  int bare = kNever;
  int worth = kNever;
  Covered covered{};
  std::size_t paying = 0;
};
Best best_of(const Layers& layers, std::size_t kinds, const Banquet& banquet, int coins_at_hand,
             TableCustom custom) {
  Best best;
  const int coin = worth_of(Item::silver, custom.thrift);
  const int length = banquet.length - banquet.laid;
  for (int w = 0; w <= length; ++w) {
    const auto wide = static_cast<std::size_t>(w);
    const int between = length - w;
    for (std::size_t o = 0; o <= wide; ++o) {
      for (std::size_t r = 0; o + r <= wide; ++r) {
        const auto orange = static_cast<int>(o);
        const auto red = static_cast<int>(r);
        if (!can_alternate(banquet.last, orange, red, between)) continue;
        for (std::size_t p = 0; p < layers.depth() && p <= r; ++p) {
          const Cell& cell = layers.at(kinds, p, {wide, o, r});
          if (cell.worth >= kNever) continue;
          const auto paying = static_cast<int>(p);
          const int bare = bare_after(banquet, orange, red, paying, between, coins_at_hand, custom);
          const int worth = cell.worth + (between - bare) * coin;
          if (std::pair(bare, worth) < std::pair(best.bare, best.worth)) {
            best = {bare, worth, {wide, o, r}, p};
          }
        }
      }
    }
  }
  return best;
}

}  // namespace

Menu fill(const Banquet& banquet, const Stock& stock, TableCustom custom) {
  const int length = banquet.length - banquet.laid;
  const auto most_cells = static_cast<std::size_t>(length);
  const Kinds kinds = kinds_in(stock);
  const auto pays = [&](Item item) { return custom.meat_pays && pays_at_table(item); };
  Layers layers(kinds.size(), custom.meat_pays, most_cells);
  for (std::size_t k = 0; k < kinds.size(); ++k) {
    const bool orange = colour_of(kinds[k]) == Colour::orange;
    for_each_choice(banquet, kinds[k], stock[number(kinds[k])], custom, length,
                    [&](Choice choice, int cells, int tiles) {
                      const auto many = static_cast<std::size_t>(tiles);
                      const Addition more{.choice = choice,
                                          .covered = {.cells = static_cast<std::size_t>(cells),
                                                      .orange = orange ? many : 0,
                                                      .red = orange ? 0 : many},
                                          .paying = pays(kinds[k]) ? many : 0,
                                          .worth = tiles * worth_of(kinds[k], custom.thrift)};
                      add_kind(layers, k, more, most_cells);
                    });
  }

  const int coins = stock[number(Item::silver)];
  const Best best = best_of(layers, kinds.size(), banquet, coins, custom);
  Courses courses{.between = length - static_cast<int>(best.covered.cells), .coins = coins};
  FixedVector<Course, kTableCells> paying;
  auto [w, o, r] = best.covered;
  std::size_t p = best.paying;
  for (std::size_t k = kinds.size(); k > 0; --k) {
    const Item item = kinds[k - 1];
    const Choice choice = layers.at(k, p, {w, o, r}).choice;
    const bool orange = colour_of(item) == Colour::orange;
    auto& of_colour = orange ? courses.orange : pays(item) ? paying : courses.red;
    for (int i = 0; i < choice.flat; ++i) of_colour.push_back({item, Stance::flat});
    for (int i = 0; i < choice.upright; ++i) of_colour.push_back({item, Stance::upright});
    const int cells = choice.flat * width_on_table(item, Stance::flat) +
                      choice.upright * width_on_table(item, Stance::upright);
    const auto tiles = static_cast<std::size_t>(choice.flat + choice.upright);
    w -= static_cast<std::size_t>(cells);
    (orange ? o : r) -= tiles;
    if (pays(item)) p -= tiles;
  }
  for (const Course& each : paying) courses.red.push_back(each);
  return in_order(courses, banquet.last, custom);
}

}  // namespace meadhall::feast
