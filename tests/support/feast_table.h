#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/feast/moves.h"
#include "games/feast/state.h"

// A table of A Feast for Odin in the middle of a match, set up by hand, so that a test reads like
// an example in the rulebook: `Match().give(Item::silver, 1).plays(86)`.

namespace meadhall::feast::testing {

struct Given {
  Item item = Item::silver;
  int n = 1;
};

// "kind value", as a move's code has them.
std::string shown(Move move);
std::string shown(const MoveList& moves);

class Match {
 public:
  // The action phase of round 1 of a long match. `me` is the start player and asked to place; the
  // others have passed. Nobody has anything but Vikings, nobody holds a card. The first two
  // mountain strips lie face up and are whole.
  explicit Match(int players = 2);

  // --- How things are. What is mine, unless a seat is named.

  Match& round(int number);  // with the Vikings of that round in the Thing
  Match& give(Item item, int n = 1) { return give_to(me, item, n); }
  Match& give(std::initializer_list<Given> goods);
  Match& give_to(Seat seat, Item item, int n = 1);  // special tiles leave the supply
  Match& pregnant(int sheep, int cattle);           // so many of the animals there are
  Match& boats(int n, int armed = 0);
  Match& knarrs(int n);
  Match& longships(std::initializer_list<int> ore);  // one for each number
  Match& emigrated(int knarrs, int longships);
  Match& buildings(Building which, int n = 1);
  Match& land(Sheet sheet);  // with that side up
  // Something that lies on a board already; its `way`, its top left corner.
  Match& lies(std::size_t surface, Item item, std::size_t way, Spot at);
  Match& lies_covered(std::size_t surface, std::initializer_list<Spot> cells);  // by silver
  Match& has_played(std::initializer_list<std::size_t> cards);
  Match& holds(std::initializer_list<std::size_t> cards);
  Match& stands(Seat seat, Space space);  // with the Vikings it takes
  Match& strip(std::size_t which, int taken);
  // The next rolls of this die.
  Match& rolls(Die die, std::initializer_list<int> results);

  // --- What is done. The test fails if it may not be.

  Match& apply(Move move);
  Match& apply(std::initializer_list<Move> moves);
  Match& place(Space space) { return apply(feast::place(space)); }
  // Plays it by the second column's space, which costs nothing else. Its questions come next.
  Match& plays(std::size_t card);
  // Uses one of my occupations as an anytime action, and ends arranging.
  Match& uses(std::size_t card, std::size_t line = 0);
  // A phase begins for all; the round goes on from there.
  Match& begin(Phase phase);
  // Declines whatever anybody is asked, and fills feasts, until I may do this; the test fails if
  // that does not come before the next round.
  Match& until(Move move);
  // The same until the phase is over.
  Match& finish();

  // --- How things are now

  bool can(Move move) const;
  // True if the occupation could be used as an anytime action now.
  bool can_use(std::size_t card, std::size_t line = 0) const;
  int has(Item item) const { return count(player(), item); }
  int weapons() const;
  int tiles() const;  // goods and special tiles in the supply
  int houses(Building which) const { return houses_of(state, me, which); }
  int vikings_on(Space space) const { return state.stands[number(space)].vikings; }
  Phase phase() const;
  // True if I am asked where to place.
  bool is_my_turn() const;
  Player& player() { return state.at(me); }
  const Player& player() const { return state.at(me); }
  // The n-th of my houses or lands, home being the first.
  std::size_t surface(std::size_t n) const;

  State state;
  Seat me{};
  Seat other{};

 private:
  void decline();
};

// True if one of the events says a sentence in which `part` occurs: an id, or what fills it.
bool tells(const std::vector<Event>& events, std::string_view part);

}  // namespace meadhall::feast::testing
