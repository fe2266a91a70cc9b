#include "table/games/feast/counted.h"

#include <algorithm>
#include <utility>

namespace meadhall::table::feast_table {

using feast::Category;
using feast::Item;

namespace {

// The names, as they are found.
struct Places {
  const feast::State& state;
  Seat seat;
  std::vector<TargetName> names{};

  void add(std::string_view what, std::size_t number = 0) {
    names.push_back({what, static_cast<std::uint32_t>(number)});
  }
  void add_good(Item item) {
    if (feast::count(state.at(seat), item) > 0) add("good", feast::number(item));
  }
  template <class Counts>
  void add_boards(Counts counts) {
    feast::for_each_own(state, seat, [&](std::size_t surface) {
      if (counts(surface)) add("board", surface);
    });
  }
  void add_lands() { add_boards(feast::is_land); }
  void add_buildings() {
    add_boards([](std::size_t surface) { return surface >= feast::kFirstHouse; });
    for (std::size_t i = 0; i < state.at(seat).sheds; ++i) add("shed", i);
  }
  // In the supply, or laid.
  void add_crown() {
    add_good(Item::english_crown);
    add_boards([&](std::size_t surface) {
      return std::ranges::any_of(state.surfaces[surface].lying, [](std::uint8_t cell) {
        return (cell & feast::kItemBits) == feast::number(Item::english_crown);
      });
    });
  }
};

void add(Places& places, Category category) {
  switch (category) {
    case Category::ships: return places.add("bay");
    case Category::emigrants: return places.add("table");
    case Category::lands:
    case Category::land_gaps: return places.add_lands();
    case Category::buildings:
    case Category::building_gaps: return places.add_buildings();
    case Category::animals:
      places.add_good(Item::sheep);
      places.add_good(Item::cattle);
      return places.add("stable");
    case Category::occupations: return places.add("cards");
    case Category::silver: return places.add_good(Item::silver);
    case Category::crown: return places.add_crown();
    case Category::home: return places.add("board", feast::home_of(places.seat));
    case Category::penalties: return;
  }
}

}  // namespace

std::vector<TargetName> places_counted(const feast::State& state, Seat seat, Category category) {
  Places places{state, seat};
  add(places, category);
  return std::move(places.names);
}

}  // namespace meadhall::table::feast_table
