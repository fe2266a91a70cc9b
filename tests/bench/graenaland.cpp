// Figures of Graenaland in the engine: medians of several runs, in time of the processor. Not a
// test; run it on an idle machine.
//   build/native/tests/bench_graenaland [GAMES]
//
// Playing: random matches, each decision listed in full and the move checked, through all presets
// and numbers of players; a match that luck does not end is left after a while. Listing: for each
// kind of decision the longest list met on the way.

#include <array>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <vector>

#include "core/rng.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "games/registry.h"
#include "match/start_text.h"
#include "tests/bench/measure.h"

namespace {

using meadhall::MoveList;
using meadhall::OptionValues;
using meadhall::Rng;
using meadhall::bench::kRuns;
using meadhall::bench::seconds;
using namespace meadhall::graenaland;

constexpr int kMostDecisions = 3000;

// Calls visit(state, moves) at each decision.
template <class Visit>
void play(std::span<const OptionValues> ways, int games, Visit visit) {
  MoveList moves;
  for (int game = 0; game < games; ++game) {
    const auto i = static_cast<std::size_t>(game);
    State state = setup({.players = static_cast<std::uint8_t>(3 + i % 3),
                         .options = ways[(i / 3) % ways.size()],
                         .seed = i})
                      .value();
    Rng rng(i);
    for (int made = 0; made < kMostDecisions && actor(state); ++made) {
      legal(state, moves);
      visit(state, moves);
      if (!apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))])) std::abort();
    }
  }
}

void measure_playing(std::span<const OptionValues> ways, int games) {
  long decisions = 0;
  const auto count = [&](const State&, const MoveList&) { ++decisions; };
  const double time = seconds([&] { play(ways, games, count); });
  const double each = static_cast<double>(decisions) / kRuns;
  std::printf("random playouts             %6.2f M decisions/s  (%.0f decisions a run)\n",
              each / time / 1e6, each);
}

void measure_states(std::span<const OptionValues> ways) {
  std::vector<State> shelf;
  play(ways, 1, [&](const State& state, const MoveList&) {
    if (shelf.size() < 64) shelf.push_back(state);
  });
  meadhall::bench::measure_states(shelf);
}

void measure_listing(std::span<const OptionValues> ways, int games) {
  constexpr std::array<const char*, kSteps> kNames = {
      "keep",  "found", "yield", "march", "enter",  "propose", "share",      "vote",
      "claim", "build", "pay",   "toll",  "follow", "pledge",  "contribute", "over"};
  struct Longest {
    State state{};
    std::size_t listed = 0;
  };
  std::vector<Longest> longest(kSteps);
  play(ways, games, [&](const State& state, const MoveList& moves) {
    Longest& known = longest[static_cast<std::size_t>(state.step)];
    if (moves.size() > known.listed) known = {state, moves.size()};
  });
  for (std::size_t step = 0; step < kSteps; ++step) {
    const Longest& most = longest[step];
    if (most.listed == 0) continue;
    constexpr int kTimes = 20'000;
    MoveList moves;
    std::size_t sum = 0;
    const double time = seconds([&] {
      for (int i = 0; i < kTimes; ++i) {
        legal(most.state, moves);
        sum += moves.size();
      }
    });
    if (sum != most.listed * kTimes * kRuns) std::abort();
    std::printf("listing, most to %-10s %4zu moves in %6.0f ns\n", kNames[step], most.listed,
                time / kTimes * 1e9);
  }
}

}  // namespace

int main(int count, char** words) {
  const int games = count > 1 ? std::atoi(words[1]) : 200;
  const std::vector<OptionValues> ways =
      meadhall::all_preset_mixes(meadhall::find_game("graenaland")->info);
  measure_playing(ways, games);
  measure_states(ways);
  measure_listing(ways, games);
  return 0;
}
