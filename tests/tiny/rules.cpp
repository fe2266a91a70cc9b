#include <algorithm>
#include <bit>

#include "tests/tiny/game.h"
#include "tests/tiny/state.h"

namespace meadhall::tiny {
namespace {

constexpr std::array<unsigned, 8> kLines = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
constexpr std::array<unsigned, kGoals> kGoalCells = {0505, 0252, 0070, 0222};

std::size_t stones(const State& state) {
  return static_cast<std::size_t>(kCells -
                                  static_cast<std::size_t>(std::ranges::count(state.cells, 0)));
}

unsigned cells_of(const State& state, std::size_t seat) {
  unsigned cells = 0;
  for (std::size_t at = 0; at < kCells; ++at)
    cells |= (state.cells[at] == seat + 1 ? 1U : 0U) << at;
  return cells;
}

std::size_t seat_in_turn(const State& state, std::size_t turn) {
  return (state.first + turn) % state.players;
}

void deal_goals(std::array<std::uint8_t, 2>& goals, Rng& rng) {
  const std::uint32_t one = rng.below(kGoals);
  const std::uint32_t other = rng.below(kGoals - 1);
  goals[0] = static_cast<std::uint8_t>(one + 1);
  goals[1] = static_cast<std::uint8_t>((one + 1 + other) % kGoals + 1);
}

Error broken(std::string_view what) {
  return Error{Message("tiny.check").with("what", std::string(what))};
}

}  // namespace

bool is_keeping(const State& state) {
  const auto kept = std::ranges::count(state.has_kept, 1);
  return state.options.goals != 0 && kept < std::ptrdiff_t{state.players};
}

std::size_t lines_of(const State& state, std::size_t seat) {
  const unsigned cells = cells_of(state, seat);
  const auto all =
      std::ranges::count_if(kLines, [&](unsigned line) { return (cells & line) == line; });
  return static_cast<std::size_t>(all);
}

std::size_t on_goal(const State& state, std::size_t seat) {
  const std::uint8_t goal = state.goals.at(seat)[0];
  if (state.has_kept.at(seat) == 0 || goal == kUnknown) return 0;
  return static_cast<std::size_t>(std::popcount(cells_of(state, seat) & kGoalCells.at(goal - 1U)));
}

Result<State> setup(const Setup& wish) {
  if (wish.players < 2 || wish.players > kMaxPlayers) {
    return Error{Message("setup.players")
                     .with("given", wish.players)
                     .with("least", 2)
                     .with("most", static_cast<int>(kMaxPlayers))};
  }
  const Result<Options> options = read_options(wish.options);
  if (!options) return options.error();
  if (!wish.data.empty()) return Error{Message("setup.no_data")};
  State state;
  state.rng = Rng(wish.seed);
  state.players = wish.players;
  state.options = options.value();
  if (state.options.drawn != 0)
    state.first = static_cast<std::uint8_t>(state.rng.below(wish.players));
  for (std::size_t i = 0; i < state.players && state.options.goals != 0; ++i) {
    deal_goals(state.goals.at(i), state.rng);
  }
  return state;
}

std::optional<Seat> actor(const State& state) {
  if (is_keeping(state)) {
    const auto kept = static_cast<std::size_t>(std::ranges::count(state.has_kept, 1));
    return seat_at(seat_in_turn(state, kept));
  }
  if (stones(state) == kCells) return std::nullopt;
  return seat_at(seat_in_turn(state, stones(state)));
}

int round_of(const State& state) {
  const std::size_t turns = std::min(stones(state), kCells - 1);
  return static_cast<int>(turns / state.players) + 1;
}

bool is_private(const State& state) { return is_keeping(state); }

Message refusal(const State& state, Move move) {
  const auto who = actor(state);
  const std::size_t value = value_of(move);
  if (!who) return Message("tiny.no.over");
  if (kind_of(move) > static_cast<std::size_t>(Kind::toss)) return Message("tiny.no.move");
  if ((kind_of(move) == 0) != is_keeping(state)) return Message("tiny.no.step");
  if (is_keeping(state)) {
    const auto& dealt = state.goals.at(index(*who));
    const bool has = value < kGoals && std::ranges::find(dealt, value + 1) != dealt.end();
    return has ? Message() : Message("tiny.no.goal");
  }
  if (value >= kCells) return Message("tiny.no.move");
  return state.cells.at(value) == 0
             ? Message()
             : Message("tiny.no.taken").with("cell", std::string(kCellWords.at(value)));
}

// Goals in the order of their names; cells from a1 on, each put before it is thrown at.
void legal(const State& state, MoveList& moves) {
  moves.clear();
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    if (refusal(state, make_move(Kind::keep, goal)).empty())
      moves.push_back(make_move(Kind::keep, goal));
  }
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    if (!refusal(state, make_move(Kind::put, cell)).empty()) continue;
    moves.push_back(make_move(Kind::put, cell));
    moves.push_back(make_move(Kind::toss, cell));
  }
}

Result<void> apply(State& state, Move move) {
  if (const Message why = refusal(state, move); !why.empty()) return Error{why};
  const std::size_t who = index(*actor(state));
  std::size_t value = value_of(move);
  if (is_keeping(state)) {
    auto& dealt = state.goals.at(who);
    if (dealt[0] != value + 1) std::swap(dealt[0], dealt[1]);
    state.has_kept.at(who) = 1;
    return {};
  }
  if (kind_of(move) == static_cast<std::size_t>(Kind::toss)) {
    const bool lands = state.rng.below(3) > 0 || stones(state) == kCells - 1;
    state.landed.at(who) = static_cast<std::uint8_t>(state.landed.at(who) + (lands ? 1 : 0));
    for (bool rolls = !lands; rolls; rolls = state.cells.at(value) != 0)
      value = (value + 1) % kCells;
  }
  state.cells.at(value) = static_cast<std::uint8_t>(who + 1);
  return {};
}

// A throw is luck; the last stone shows everybody's goal.
bool reveals(const State& state, Move move) {
  if (!refusal(state, move).empty()) return false;
  const bool last = !is_keeping(state) && stones(state) == kCells - 1;
  return kind_of(move) == static_cast<std::size_t>(Kind::toss) ||
         (last && state.options.goals != 0);
}

State observe(const State& state, Seat viewer) {
  State seen = state;
  seen.rng = Rng();
  seen.hidden = 1;
  for (std::size_t i = 0; i < state.players; ++i) {
    if (seat_at(i) == viewer) continue;
    if (actor(state)) seen.goals.at(i)[0] = kUnknown;
    seen.goals.at(i)[1] = kUnknown;
  }
  return seen;
}

State determinize(const State& observed, Seat viewer, Rng& rng) {
  State guess = observed;
  guess.hidden = 0;
  const std::uint64_t high = rng.next();
  guess.rng = Rng(high << 32U | rng.next());
  for (std::size_t i = 0; i < guess.players && guess.options.goals != 0; ++i) {
    if (seat_at(i) == viewer) continue;
    auto& goals = guess.goals.at(i);
    const std::uint8_t known = goals[0];
    do {
      deal_goals(goals, rng);
    } while (known != kUnknown && goals[0] != known);
  }
  return guess;
}

Result<void> check(const State& state) {
  if (state.players < 2 || state.players > kMaxPlayers || state.first >= state.players)
    return broken("players");
  if (state.options.drawn == 0 && state.first != 0) return broken("first");
  const std::size_t laid = stones(state);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < kMaxPlayers; ++i) kept += state.has_kept.at(i);
  if (is_keeping(state) && laid > 0) return broken("a stone before the goals");
  for (std::size_t turn = 0; turn < kMaxPlayers; ++turn) {
    const bool plays = turn < state.players;
    const std::size_t i = plays ? seat_in_turn(state, turn) : turn;
    const auto own = static_cast<std::size_t>(std::popcount(cells_of(state, i)));
    const std::size_t turns = plays ? (laid + state.players - 1 - turn) / state.players : 0;
    if (own != turns || state.landed.at(i) > own) return broken("stones");
    const bool has_kept = plays && state.options.goals != 0 && turn < kept;
    if (state.has_kept.at(i) != (has_kept ? 1 : 0)) return broken("kept");
    const auto& [one, other] = state.goals.at(i);
    if (one > kGoals || other > kGoals) return broken("goals");
    const bool none = !plays || state.options.goals == 0;
    if (none && (one != kUnknown || other != kUnknown)) return broken("goals of nobody");
    const bool shown = one != kUnknown && (other != kUnknown || state.hidden != 0);
    if (!none && state.hidden == 0 && !shown) return broken("a goal is missing");
    if (one == kUnknown && other != kUnknown) return broken("half a secret");
    if (one == other && one != kUnknown) return broken("a goal twice");
  }
  if (std::ranges::any_of(state.cells, [&](std::uint8_t owner) { return owner > state.players; }))
    return broken("cells");
  return {};
}

}  // namespace meadhall::tiny
