// Figures of A Feast for Odin in the engine: medians of several runs, in time of the processor. Not
// a test; run it on an idle machine.
//   build/native/tests/bench_feast [GAMES]
//
// Playing: random matches, each decision listed in full and the move checked, over all options and
// numbers of players. Listing: for each kind of decision the longest list met on the way, and the
// choices of somebody who owns a little of everything, with and without room for it.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "core/rng.h"
#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "games/option_values.h"
#include "tests/bench/measure.h"

namespace {

using meadhall::MoveList;
using meadhall::Rng;
using meadhall::seat_at;
using meadhall::bench::kRuns;
using meadhall::bench::seconds;
using namespace meadhall::feast;

constexpr std::array<const char*, kDos> kNames = {
    "nothing",  "phase",    "turn",   "copy",    "action", "effects", "moment",   "upgrade",
    "overseas", "mountain", "sale",   "forge",   "dice",   "explore", "emigrate", "play",
    "vikings",  "feast",    "window", "arrange", "lay",    "own",     "keep",     "token"};

State first_decision(std::uint64_t game) {
  Rng rng(game);
  meadhall::Setup wish{
      .players = static_cast<std::uint8_t>(1 + game % 4), .options = {}, .seed = game};
  for (const meadhall::OptionSpec& option : option_specs()) {
    wish.options.push_back(
        static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(option.values.size()))));
  }
  return setup(wish).value();
}

// Calls visit(state, moves) at each decision.
template <class Visit>
void play(int games, Visit visit) {
  MoveList moves;
  for (int game = 0; game < games; ++game) {
    State state = first_decision(static_cast<std::uint64_t>(game));
    Rng rng(static_cast<std::uint64_t>(game));
    while (actor(state)) {
      legal(state, moves);
      visit(state, moves);
      if (!apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))])) std::abort();
    }
  }
}

void measure_playing(int games) {
  long decisions = 0;
  const double time =
      seconds([&] { play(games, [&](const State&, const MoveList&) { ++decisions; }); });
  const double each = static_cast<double>(decisions) / kRuns;
  std::printf("random playouts             %6.0f k decisions/s  (%.0f decisions a run)\n",
              each / time / 1e3, each);
}

void measure_copying() {
  std::vector<State> shelf;
  play(1, [&](const State& state, const MoveList&) {
    if (shelf.size() < 64) shelf.push_back(state);
  });
  meadhall::bench::measure_states(shelf);
}

void measure_list(const char* name, const State& state) {
  constexpr int kTimes = 2'000;
  MoveList moves;
  legal(state, moves);
  const std::size_t listed = moves.size();
  std::size_t sum = 0;
  const double time = seconds([&] {
    for (int i = 0; i < kTimes; ++i) {
      legal(state, moves);
      sum += moves.size();
    }
  });
  if (sum != listed * kTimes * kRuns) std::abort();
  std::printf("listing, %-18s %4zu moves in %7.2f us\n", name, listed, time / kTimes * 1e6);
}

void measure_longest(int games) {
  struct Longest {
    State state{};
    std::size_t listed = 0;
  };
  std::vector<Longest> longest(kDos);
  play(games, [&](const State& state, const MoveList& moves) {
    Longest& known = longest[static_cast<std::size_t>(state.agenda.top().what)];
    if (moves.size() > known.listed) known = {state, moves.size()};
  });
  for (std::size_t kind = 0; kind < kDos; ++kind) {
    if (longest[kind].listed > 0) measure_list(kNames[kind], longest[kind].state);
  }
}

// Seat 0 owns two of every good and a special tile of each kind, all land and all houses.
State rich() {
  meadhall::Setup wish{
      .players = 2, .options = meadhall::standard_values(option_specs()), .seed = 1};
  State state = setup(wish).value();
  Player& player = state.players[0];
  for (std::size_t item = 0; item < kItems; ++item) {
    if (is_special(item_at(item))) player.has[item] = 1;
    if (is_good(item_at(item)) || item >= kTiles) player.has[item] = 2;
  }
  for (Land& land : state.lands) land = {.owner = seat_at(0), .side = 1, .silver = 0, .used = 1};
  state.house_owner.fill(seat_at(0));
  for (std::size_t card = 1; card <= kOccupations; ++card) player.hand.add(card);
  player.hand_count = kOccupations;
  state.agenda.top().seat = seat_at(0);
  return state;
}

void arrange_with(State state, const char* name) {
  if (!apply(state, kArrange)) std::abort();
  measure_list(name, state);
}

void measure_rich() {
  State state = rich();
  measure_list("rich, turn", state);
  arrange_with(state, "rich, arranging");
  // Without room: every other cell is taken.
  for (Surface& surface : state.surfaces) {
    for (std::size_t row = 0; row < kBoardRows; ++row) {
      surface.cover.taken[row] = row % 2 == 0 ? 0x1555 : 0x0aaa;
    }
  }
  arrange_with(state, "no room, arranging");
}

}  // namespace

int main(int argc, char** argv) {
  const int games = argc > 1 ? std::atoi(argv[1]) : 200;
  measure_playing(games);
  measure_copying();
  measure_longest(games);
  measure_rich();
}
