#pragma once

#include "games/feast/banquet.h"
#include "games/feast/tasks.h"
#include "games/journal.h"

// The feast. rules: Feast 9

namespace meadhall::feast {

enum class FeastStage : std::uint8_t { laying, ended, not_begun };
// What occupations count on the table.
enum class CountedFood : std::uint8_t { mead, game_meat, stockfish };

template <class AnyTask>
struct FeastTask {
  static constexpr bool is(Do what) { return what == Do::feast; }
  AnyTask& task;

  FeastStage stage() const { return static_cast<FeastStage>(task.n); }
  // Of its phase, not called by an occupation.
  bool is_regular() const { return task.a == 0; }
  bool is_filling() const { return task.c != 0; }  // the rest of the table is laid by the engine
  int of(CountedFood what) const { return task.tally[static_cast<std::size_t>(what)]; }

  void go_to(FeastStage stage) const { task.n = byte_of(stage); }
  void set_filling(bool fills) const { task.c = fills ? 1 : 0; }
  void note_laid(CountedFood what) const { ++task.tally[static_cast<std::size_t>(what)]; }
};
constexpr Task feast_task(Seat seat, FeastStage stage, bool called = false,
                          const std::array<std::uint8_t, 8>& laid = {}) {
  return {.what = Do::feast,
          .seat = seat,
          .n = byte_of(stage),
          .a = byte_of(called ? 1 : 0),
          .tally = laid};
}

// `called`: by an occupation, out of its phase.
void begin_feast(State& state, Seat seat, bool called = false);
// What occupations change at the table of the feast under way.
TableCustom table_custom(const State& state);
bool advance_feast(State& state, Journal* journal);
void list_feast(const State& state, MoveList& moves);
void answer_feast(State& state, Move move, Journal* journal);
Stock stock_of(const State& state, Seat seat);

// The next feast of a seat as it would be filled: with what the seat has now and, until it was had,
// the income of the round. While the seat feasts, what is still to be covered.
struct ComingFeast {
  int cells = 0;   // to be covered, without those under ships
  int laid = 0;    // done with, while the seat feasts
  int left = 0;    // of those, left bare
  int ships = 0;   // cells under ships that emigrated
  int seated = 0;  // cells of Vikings that come in later rounds
  int silver = 0;  // that could be laid, with the income that comes before
  Menu menu{};

  int bare() const;
  int all_bare() const { return left + bare(); }
  int covered() const { return laid + cells - all_bare(); }
};
ComingFeast coming_feast(const State& state, Seat seat);

}  // namespace meadhall::feast
