#pragma once

#include <optional>

#include "games/feast/state.h"

// Parts of `check`. Each relies on those that `find_broken` asks before it having found nothing.
// Errors name the first thing that is broken: feast.check.*.

namespace meadhall::feast {

using Check = Result<void> (*)(const State&);

// The first part that finds something, and what it finds.
struct Broken {
  Check part = nullptr;
  Error error;
};
std::optional<Broken> find_broken(const State& state);

Result<void> check_boards(const State& state);
Result<void> check_cards(const State& state);
Result<void> check_agenda(const State& state);
Result<void> check_banquet(const State& state);
Result<void> check_markers(const State& state);
Result<void> check_weapons(const State& state);

// A board that lies in the middle: which side is up, and how much silver lies on it.
Land land_in_middle(const State& state, std::size_t land);
// Vikings of a colour in the Thing and on the action board, or, of the other colour of a solo
// match, waiting; and on the action board alone.
int vikings_in_all(const State& state, int colour, Seat seat);
int vikings_on_board(const State& state, Seat seat, int colour);
// Special tiles that lie on boards and in houses, one bit each; a tile that lies twice is found by
// check_boards.
unsigned specials_laid(const State& state);
// How many of these tasks wait for a seat.
int waiting(const State& state, Do what, Seat seat);

}  // namespace meadhall::feast
