#pragma once

#include <algorithm>

#include "core/fixed_vector.h"
#include "games/feast/pieces.h"
#include "games/feast/tasks.h"
#include "games/journal.h"

// A turn: Vikings on a space, and what that sets off. rules: Feast 4.5

namespace meadhall::feast {

template <class AnyTask>
struct CopyTask {
  static constexpr bool is(Do what) { return what == Do::copy; }
  AnyTask& task;

  std::uint8_t place() const { return task.id; }  // the one that copies
};
constexpr Task copy_task(Seat seat, std::size_t place) {
  return {.what = Do::copy, .seat = seat, .id = byte_of(place)};
}

template <class AnyTask>
struct VikingsTask {
  static constexpr bool is(Do what) { return what == Do::vikings; }
  AnyTask& task;

  int most() const { return task.n; }
  std::uint8_t place() const { return task.a; }  // where they come back from
};
constexpr Task vikings_task(Seat seat, int most, std::uint8_t place) {
  return {.what = Do::vikings, .seat = seat, .n = byte_of(most), .a = place};
}

enum class ActionStage : std::uint8_t { placed, before, doing, after };

// What is remembered of an action beside its stage.
enum class ActionNote : std::uint8_t {
  column_card_played = 1,
  without_vikings = 2,
  bound_to_ore = 4,
  cards_told = 8,  // occupations were told how many cards it played
  used = 16,       // its space did something
};

// Of an action: what its space gave and what it cost, for cards that ask.
enum class Tally : std::uint8_t {
  silver,
  wood,
  stone,
  stockfish,
  spent,     // bits of Rock: building resources exchanged
  longship,  // 1: one was used
  rocks,     // bits of Rock: kinds taken from strips
  played,    // occupations
};

template <class AnyTask>
struct ActionTask {
  static constexpr bool is(Do what) { return what == Do::action; }
  AnyTask& task;

  std::uint8_t space() const { return task.id; }  // carried out; or kNoSpace
  std::uint8_t place() const { return task.a; }   // where Vikings stand for it; or kNoSpace
  bool has_place() const { return task.a < kPlaces; }
  int vikings() const { return task.c; }  // placed for it
  ActionStage stage() const { return static_cast<ActionStage>(task.b); }
  bool waits_to_begin() const { return stage() <= ActionStage::before; }
  bool has(ActionNote what) const { return (task.n & static_cast<unsigned>(what)) != 0; }
  int of(Tally what) const { return task.tally[static_cast<std::size_t>(what)]; }

  void go_to(ActionStage stage) const { task.b = byte_of(stage); }
  void note(ActionNote what) const { task.n = byte_of(task.n | static_cast<unsigned>(what)); }
  void add(Tally what, int n) const {
    task.tally[static_cast<std::size_t>(what)] = byte_of(std::min(255, of(what) + n));
  }
  void add(Tally what, Rock kind) const {
    const unsigned kinds = static_cast<unsigned>(of(what)) | 1U << static_cast<unsigned>(kind);
    task.tally[static_cast<std::size_t>(what)] = byte_of(kinds);
  }
  void note_longship() const { task.tally[static_cast<std::size_t>(Tally::longship)] = 1; }
};
constexpr Task action_task(Seat seat, std::size_t space, std::size_t place, int vikings) {
  return {.what = Do::action,
          .seat = seat,
          .id = byte_of(space),
          .a = byte_of(place),
          .b = byte_of(ActionStage::placed),
          .c = byte_of(vikings)};
}
constexpr Task action_without_vikings(Seat seat, std::uint8_t space, ActionStage stage) {
  return {.what = Do::action,
          .seat = seat,
          .id = space,
          .n = byte_of(ActionNote::without_vikings),
          .a = kNoSpace,
          .b = byte_of(stage)};
}

bool can_occupy(const State& state, Seat seat, std::size_t place);
bool advance_turn(State& state, Journal* journal);
void list_turn(const State& state, MoveList& moves);
void answer_turn(State& state, Move move, Journal* journal);
void list_copy(const State& state, MoveList& moves);
void answer_copy(State& state, Move move, Journal* journal);
bool advance_action(State& state, Journal* journal);
// Vikings come onto a place, and the action of this space begins.
void begin_action(State& state, Seat seat, std::size_t place, std::size_t space, int vikings,
                  Journal* journal);
// An action without Vikings: a space used otherwise, or what a card lets one do.
void push_action(State& state, Seat seat, std::uint8_t space, ActionStage stage);
bool can_copy(const State& state, Seat seat, std::size_t space);
// The fewest Vikings that it takes to occupy a place.
int vikings_for(const State& state, Seat seat, std::size_t place);
// True if a space could be used without Vikings, if what comes before it is decided well.
bool can_use(const State& state, Seat seat, std::size_t space);
using Places = FixedVector<std::uint8_t, kPlaces>;
void take_vikings_back(State& state, Seat seat, const Places& places, int of_each,
                       Journal* journal);
void take_vikings_back(State& state, Seat seat, std::size_t place, int n, Journal* journal);
// One of the colour that acts.
Piece acting_viking(const State& state);
void change_thing(State& state, Seat seat, int by);
bool advance_vikings(State& state, Journal* journal);
void list_vikings(const State& state, MoveList& moves);
void answer_vikings(State& state, Move move, Journal* journal);
// The action under way: its space or kNoSpace.
std::uint8_t space_under_way(const State& state);
// Binds the player to exchange ore on the space of the action under way.
void bind_to_ore(State& state);
// True if that bars this effect.
bool is_barred_by_ore(const State& state, const Effect& effect);
// True if the player has the ships that a space asks for.
bool meets(const State& state, Seat seat, Requirement needs);

}  // namespace meadhall::feast
