#pragma once

#include "games/vikings/scoring.h"
#include "games/vikings/state.h"

// How the players stand: what the scorings would bring on given boards, who leads in what the end
// compares, and what a move would change of it before it is made.

namespace meadhall::vikings {

// What the final scoring compares. rules: Vikings 8.3, 8.4, 8.5
enum class Contest : std::uint8_t { boatsmen, islands, longest };
inline constexpr std::size_t kContests = 3;

struct SeatOutlook {
  int gold = 0;  // of the next scoring
  int points = 0;
  int end = 0;  // all points, if the match ended with that scoring
  std::array<int, kContests> contests{};
  int waiting = 0;     // vikings on the mainland
  int threatened = 0;  // vikings
  Food food;
};

struct Outlook {
  std::array<SeatOutlook, kMaxPlayers> seats{};

  const SeatOutlook& of(Seat seat) const { return seats[index(seat)]; }

  // By how much a seat is ahead of all others in a contest; 0 if it shares the most, below 0 what
  // it lacks. Nobody leads with nothing: then it is 0 as well.
  int lead(Seat seat, Contest contest, std::size_t players) const;
};

// On the boards of `state`. A boatsman under way counts as gone.
Outlook outlook(const State& state);

// The boards as they would be with `move` made, and nothing of what follows beyond the actor's own
// homeland and purse: no scoring begins, no new round. A viking who may stay on the tile laid does,
// a price is paid in gold first. Moves that change no board, or are illegal, change nothing.
State supposed(const State& state, Move move);

// Where the pair at `slot`, bought now, would bring its buyer most, and how all would stand then;
// nothing if the tile finds no place, or only after the start tile.
struct BestPlace {
  Cell cell;
  Outlook outlook;
};
std::optional<BestPlace> best_place(const State& state, std::size_t slot);

// What buying the pair at `slot` means. Empty messages where there is nothing to say.
struct Purchase {
  Message price;    // now, and after the wheel turns
  Message refusal;  // why it cannot be taken; then nothing else is told
  Message purse;
  Message special;  // for special tiles
  Message place;
  Message best;  // what it would bring where it brings most
  bool no_place = false;
};
Purchase foresee_purchase(const State& state, std::size_t slot);

}  // namespace meadhall::vikings
