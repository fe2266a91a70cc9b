#pragma once

#include <algorithm>
#include <span>

#include "games/feast/carry_out.h"
#include "games/feast/occupations.h"
#include "games/feast/supply.h"
#include "games/feast/tasks.h"
#include "games/journal.h"

// When occupations do something. rules: Feast 10

namespace meadhall::feast {

// What happens, for lines of occupations to answer to.
struct Occasion {
  Moment moment = Moment::play;
  std::uint8_t space = kNoSpace;
  std::uint8_t dice = kAllDice;
  Outcome outcome = Outcome::any;
  Item item = Item::silver;
  std::uint8_t n = 1;
  std::int8_t ship = -1;
};

// In d of a moment: the outcome, above it the ship, above that how many came at once.
inline constexpr unsigned kOutcomeBits = 2;
inline constexpr unsigned kShipBits = 2;
inline constexpr unsigned kMostAtOnce = 15;

// Occupations that offer something at one moment.
template <class AnyTask>
struct MomentTask {
  static constexpr bool is(Do what) { return what == Do::moment; }
  AnyTask& task;

  Occasion occasion() const {
    const unsigned above = unsigned{task.d} >> kOutcomeBits;
    return {.moment = static_cast<Moment>(task.id),
            .space = task.b,
            .dice = task.c,
            .outcome = static_cast<Outcome>(task.d % (1U << kOutcomeBits)),
            .item = item_at(task.a),
            .n = byte_of(above >> kShipBits),
            .ship = static_cast<std::int8_t>(static_cast<int>(above % (1U << kShipBits)) - 1)};
  }
  int rounds() const { return task.n; }     // how often the cards are still to be offered
  auto& due() const { return task.tally; }  // the cards; kNoCard: none, or used

  void set_rounds(std::uint8_t n) const { task.n = n; }
  void note_round() const { --task.n; }
};
constexpr Task moment_task(Seat seat, const Occasion& occasion) {
  const auto ship = static_cast<unsigned>(occasion.ship + 1);
  const unsigned many = std::min(unsigned{occasion.n}, kMostAtOnce);
  return {.what = Do::moment,
          .seat = seat,
          .id = byte_of(occasion.moment),
          .n = 1,
          .a = byte_of(number(occasion.item)),
          .b = occasion.space,
          .c = occasion.dice,
          .d = byte_of(static_cast<unsigned>(occasion.outcome) | ship << kOutcomeBits |
                       many << (kOutcomeBits + kShipBits))};
}

// Playing occupations from the hand.
template <class AnyTask>
struct PlayTask {
  static constexpr bool is(Do what) { return what == Do::play; }
  AnyTask& task;

  std::uint8_t card() const { return task.id; }  // the one that lets play, or kNoCard
  int cards_left() const { return task.n; }
  bool must() const { return task.a != 0; }          // at least one, before it may be ended
  bool is_free() const { return task.b == 1; }       // only the one that may be played free
  bool is_of_column() const { return task.c == 1; }  // as the card of the fourth column

  void note_played() const {
    --task.n;
    task.a = 0;
  }
};
constexpr Task play_task(Seat seat, std::uint8_t card, std::uint8_t n, bool must) {
  Task task = effect_task(Do::play, seat, card, n);
  task.a = must ? 1 : 0;
  return task;
}
constexpr Task play_free_card(Seat seat) {
  return {.what = Do::play, .seat = seat, .n = 1, .b = 1};
}
constexpr Task play_column_card(Seat seat) {
  return {.what = Do::play, .seat = seat, .n = 1, .c = 1};
}

// Puts what the seat's occupations do then onto the agenda, above what is there.
void fire(State& state, Seat seat, const Occasion& occasion);
// True if a line of a played card answers to the occasion.
bool answers_to(const State& state, Seat seat, const Line& line, const Occasion& occasion);
// Puts a one-shot occupation whose time has come onto the agenda. Returns whether there was one.
bool fire_one_shots(State& state, Journal* journal);
void play_card(State& state, Seat seat, std::size_t card, Journal* journal);
bool advance_moment(State& state, Journal* journal);
void list_moment(const State& state, MoveList& moves);
void answer_moment(State& state, Move move, Journal* journal);
bool advance_play(State& state, Journal* journal);
void list_play(const State& state, MoveList& moves);
void answer_play(State& state, Move move, Journal* journal);
// Calls visit(card, line) for each line that may take the place of such an effect of the space.
template <class Visit>
void for_each_instead(const State& state, Seat seat, std::uint8_t space, Verb verb, Visit visit) {
  (state.at(seat).played & with_line(Moment::instead)).for_each([&](std::size_t card) {
    const std::span<const Line> lines = lines_of(card);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Line& line = lines[i];
      if (line.moment != Moment::instead || line.verb != verb) continue;
      if (line.spaces != kAllSpaces && !is_in(line.spaces, space)) continue;
      if (!holds(state, seat, line.test)) continue;
      const Origin from{static_cast<std::uint8_t>(card), space};
      if (is_possible(state, seat, line.effect, from)) visit(card, i);
    }
  });
}

}  // namespace meadhall::feast
