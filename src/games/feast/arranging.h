#pragma once

#include "games/contract.h"
#include "games/feast/tasks.h"
#include "games/journal.h"

// What may be done at any time: laying goods, buying and arming ships, occupations.
// rules: Feast 5, 6

namespace meadhall::feast {

// Also in a window between phases.
template <class AnyTask>
struct ArrangeTask {
  static constexpr bool is(Do what) { return what == Do::arrange || what == Do::window; }
  AnyTask& task;

  bool did_something() const { return task.n != 0; }
  void note_done() const { task.n = 1; }
};

// Puts one more ore on a ship, or takes one off a longship. `ore`: how much it carried before.
void arm(Player& player, Ship ship, int ore);
void take_ore_off(Player& player, int ore);
// True if anything at all can be done at any time.
bool can_arrange(const State& state, Seat seat);
// What the seat could lay somewhere, in the order of the items.
FixedVector<Item, kItems> items_to_lay(const State& state, Seat seat);
bool advance_arrange(State& state, Journal* journal);
void list_arrange(const State& state, MoveList& moves);
void answer_arrange(State& state, Move move, Journal* journal);
// In a window between phases. It matters once something was done in it, where an occupation can be
// used, and before the feast if its table would have bare cells. Between the last feast and the
// final scoring there are two, with nothing in between. rules: Feast 9.2
std::optional<Pause> pause(const State& state);
// True if arranging may be chosen beside the decision at hand.
bool offers_arranging(const State& state);

}  // namespace meadhall::feast
