#pragma once

#include "games/contract.h"

// A game for tests, as small as one that has everything: stones on nine cells, a secret, a die.
//
// Each of 2 or 3 players is dealt two of four goals and keeps one, unseen by the others. In turn
// everybody then puts a stone on an empty cell, or throws it there: two throws of three land, the
// third rolls on to the next empty cell. When all cells are taken, a row, column or diagonal of
// one's own brings 2 points, each stone that was thrown and landed 1, each stone on one's goal 1.
// Among equals whoever was later to begin comes first.

namespace meadhall::tiny {

inline constexpr std::size_t kCells = 9;
inline constexpr std::size_t kMaxPlayers = 3;
inline constexpr std::size_t kGoals = 4;
inline constexpr std::uint8_t kUnknown = 0;

// One byte each: they are part of the state and of its hash.
struct Options {
  std::uint8_t goals = 1;  // 0 or 1: stones on one's goal count
  std::uint8_t drawn = 1;  // 0 or 1: luck chooses who begins, else it is seat 1

  friend bool operator==(const Options&, const Options&) = default;
};

struct State {
  Rng rng;
  std::array<std::uint8_t, kCells> cells{};  // whose stone: the seat from 1; 0 is empty
  // Goals from 1; the first is the one kept, once one is; kUnknown where hidden or without goals.
  std::array<std::array<std::uint8_t, 2>, kMaxPlayers> goals{};
  std::array<std::uint8_t, kMaxPlayers> has_kept{};
  std::array<std::uint8_t, kMaxPlayers> landed{};  // throws
  std::uint8_t players = 2;
  std::uint8_t first = 0;  // the seat that began
  Options options;
  std::uint8_t hidden = 0;  // 1: an observation
  std::array<std::uint8_t, 6> spare{};

  friend bool operator==(const State&, const State&) = default;
};

enum class Kind : std::uint8_t { keep, put, toss };
constexpr Move make_move(Kind kind, std::size_t value) {
  return Move{static_cast<std::uint32_t>(value) * kMoveKindLimit +
              static_cast<std::uint32_t>(kind)};
}
constexpr std::size_t kind_of(Move move) { return move.code % kMoveKindLimit; }
constexpr std::size_t value_of(Move move) { return move.code / kMoveKindLimit; }

// Sorts of pieces and of locations in what is told (event.h). A stone's kind is its owner's number,
// from 1.
inline constexpr std::uint8_t kStone = 1;
inline constexpr std::uint8_t kSupply = 1;
inline constexpr std::uint8_t kCell = 2;

inline constexpr std::array<std::string_view, kCells> kCellWords = {"a1", "b1", "c1", "a2", "b2",
                                                                    "c2", "a3", "b3", "c3"};
inline constexpr std::array<std::string_view, kGoals> kGoalWords = {"corners", "edges", "row",
                                                                    "column"};

// Options (game.cpp)
std::span<const OptionSpec> option_specs();
Result<Options> read_options(const OptionValues& values);
OptionValues write_options(const Options& options);

// Rules (rules.cpp)
Result<State> setup(const Setup& wish);
std::optional<Seat> actor(const State& state);
int round_of(const State& state);
bool is_private(const State& state);
void legal(const State& state, MoveList& moves);
Result<void> apply(State& state, Move move);
bool reveals(const State& state, Move move);
State observe(const State& state, Seat viewer);
State determinize(const State& observed, Seat viewer, Rng& rng);
Result<void> check(const State& state);
bool is_keeping(const State& state);  // goals are still being chosen
std::size_t lines_of(const State& state, std::size_t seat);
std::size_t on_goal(const State& state, std::size_t seat);  // 0 while hidden
Message refusal(const State& state, Move move);             // empty if it is legal

// Words (words.cpp)
std::vector<Event> opening(const Setup& wish);
std::vector<Event> narrate(const State& state, Move move);
std::vector<Message> explain(const State& state, Inspectable thing);
std::vector<Message> foresee(const State& state, Move move);
ScoreSheet score(const State& state);
std::vector<Event> forecast_scoring(const State& state, Horizon horizon);
std::vector<Event> score_now(const State& state, std::size_t scoring);
Message question(const State& state);
Message describe(const State& state, Move move);
std::string_view topic(const State& state);
std::string_view topic_of(const State& state, Inspectable thing);
std::vector<Section> board(const State& state);
Section player_area(const State& state, Seat seat);

// Notation and positions as text (notation.cpp)
std::string text(Move move);
Result<Move> parse(std::string_view line);
Result<Inspectable> parse_inspectable(std::string_view words);
std::string write_position(const State& state);
Result<State> read_position(std::string_view text);

}  // namespace meadhall::tiny
