#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_vector.h"
#include "games/feast/items.h"

// The banquet table: what covers its open cells, from left to right. rules: Feast 9

namespace meadhall::feast {

inline constexpr int kTableCells = 12;
inline constexpr int kShipCells = 2;  // that an emigrated ship covers for good

// How a tile lies: with its long side along the table, or standing on its short one. For squares
// both are the same, and that is called upright.
enum class Stance : std::uint8_t { upright, flat };

// Cells of the table's length that it covers; 0 for what never lies there.
int width_on_table(Item item, Stance stance);

// How much has been laid, and what counts for what may follow. All bytes: it stands in the state.
struct Banquet {
  std::uint8_t length = 0;     // cells to be covered
  std::uint8_t laid = 0;       // of them, those done with
  std::uint8_t bare = 0;       // of those, left without anything
  Colour last = Colour::none;  // what the last tile was; none after silver or a bare cell
  std::array<std::uint8_t, kGoods> flat{};  // tiles of each kind that lie flat

  friend bool operator==(const Banquet&, const Banquet&) = default;
};

// What goods are worth that fill() takes, for each cell of a board that a tile could cover.
enum class Thrift : std::uint8_t {
  usual,       // orange 1, red 2, a coin 8: so sheep and cattle are worth their points in silver
  last_feast,  // food nothing, as it is of no use any more, but for sheep and cattle
  first_rules  // orange 2, red 3, a coin 3: in matches begun under rules before the third
};

// How many tiles of a kind may lie flat: one, of peas two with the Pea Flour Baker. Whether game
// and whale meat bring a silver each as they are laid, with the Barbarian.
// rules: Feast 9.4, 16.158, 16.186
struct TableCustom {
  std::uint8_t flat_peas = 1;
  bool meat_pays = false;
  Thrift thrift = Thrift::usual;
};
constexpr bool pays_at_table(Item item) {
  return item == Item::game_meat || item == Item::whale_meat;
}

// True if it may lie next on the table: it is food or silver, and fits; it does not lie beside its
// own colour; and it is not one too many of its kind that lies flat.
bool may_lie_next(const Banquet& banquet, Item item, Stance stance, TableCustom custom = {});

// Lays it; may_lie_next must hold.
void lay_next(Banquet& banquet, Item item, Stance stance);

// Leaves the next cell bare, which costs a penalty.
void leave_bare(Banquet& banquet);

constexpr bool is_done(const Banquet& banquet) { return banquet.laid == banquet.length; }

// What covers the next cells: a tile, a coin, or nothing.
struct Course {
  Item item = Item::silver;  // silver also where the cell is left bare
  Stance stance = Stance::upright;
  bool bare = false;

  friend bool operator==(const Course&, const Course&) = default;
};
// Cells of the table that it takes.
inline int width_of(const Course& course) {
  return course.bare ? 1 : width_on_table(course.item, course.stance);
}
using Menu = FixedVector<Course, kTableCells>;

// How many of each item there are to lay; animals with young and without are one kind.
using Stock = std::array<std::uint8_t, kItems>;

// What covers the rest of the table with the fewest bare cells, and among all such ways with the
// goods that are worth least. rules: Feast 9.7
Menu fill(const Banquet& banquet, const Stock& stock, TableCustom custom = {});
int worth_of(const Menu& menu, Thrift thrift);

}  // namespace meadhall::feast
