// Figures of the engine: median of several runs. Not a test; run it on an idle machine.
//   build/native/tests/bench_engine [games]

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "core/rng.h"
#include "games/vikings/state.h"

namespace {

using meadhall::MoveList;
using meadhall::Rng;
using meadhall::Setup;
using meadhall::vikings::State;
using Clock = std::chrono::steady_clock;

constexpr int kRuns = 7;

// Seconds that `work` takes: median of several runs.
template <class Work>
double seconds(Work work) {
  std::vector<double> times;
  for (int run = 0; run < kRuns; ++run) {
    const auto begin = Clock::now();
    work();
    times.push_back(std::chrono::duration<double>(Clock::now() - begin).count());
  }
  std::ranges::sort(times);
  return times[kRuns / 2];
}

Setup setup_of(int game) {
  const auto presets = meadhall::vikings::presets();
  const auto i = static_cast<std::size_t>(game);
  return {.players = static_cast<std::uint8_t>(2 + i % 3),
          .options = presets[i % presets.size()].values,
          .seed = i};
}

// Random playouts with every move listed and checked. Returns decisions made.
long play(int games) {
  long decisions = 0;
  MoveList moves;
  for (int game = 0; game < games; ++game) {
    State state = meadhall::vikings::setup(setup_of(game)).value();
    Rng rng(static_cast<std::uint64_t>(game));
    while (actor(state)) {
      legal(state, moves);
      const std::uint32_t pick = rng.below(static_cast<std::uint32_t>(moves.size()));
      if (!apply(state, moves[pick])) std::abort();
      ++decisions;
    }
  }
  return decisions;
}

}  // namespace

int main(int count, char** words) {
  const int games = count > 1 ? std::atoi(words[1]) : 5000;
  const long decisions = play(games);
  const double playing = seconds([&] { play(games); });
  std::printf("random playouts   %.2f M decisions/s (%ld decisions)\n",
              static_cast<double>(decisions) / playing / 1e6, decisions);

  constexpr int kCopies = 2'000'000;
  std::vector<State> shelf(64, meadhall::vikings::setup(setup_of(0)).value());
  const double copying = seconds([&] {
    for (std::size_t i = 0; i < kCopies; ++i) shelf[i % 64] = shelf[(i * 7 + 1) % 64];
  });
  std::printf("state             %zu bytes, copied in %.0f ns\n", sizeof(State),
              copying / kCopies * 1e9);
  return 0;
}
