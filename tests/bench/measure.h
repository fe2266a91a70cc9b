#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <utility>
#include <vector>

#include "games/contract.h"

// What benches share. Times are of the processor: what others do on the machine slows it all the
// same.

namespace meadhall::bench {

inline constexpr int kRuns = 7;

inline double median(std::vector<double> times) {
  std::ranges::sort(times);
  return times[times.size() / 2];
}

// Seconds that `work` takes: median of several runs.
template <class Work>
double seconds(Work work) {
  std::vector<double> times;
  for (int run = 0; run < kRuns; ++run) {
    const std::clock_t begin = std::clock();
    work();
    times.push_back(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
  }
  return median(std::move(times));
}

// What copying and hashing a state costs, over states as they follow each other in a match.
template <class State>
void measure_states(const std::vector<State>& shelf) {
  constexpr std::size_t kTimes = 2'000'000;
  std::vector<State> copies = shelf;
  const double copying = seconds([&] {
    for (std::size_t i = 0; i < kTimes; ++i) {
      copies[i % copies.size()] = shelf[(i * 7 + 1) % shelf.size()];
    }
  });
  std::uint64_t sum = 0;
  const double hashing = seconds([&] {
    for (std::size_t i = 0; i < kTimes; ++i) sum += hash(shelf[(i * 7 + 1) % shelf.size()]);
  });
  std::printf("state                       %zu bytes, copied in %.0f ns, hashed in %.0f ns\n",
              sizeof(State), copying / kTimes * 1e9, hashing / kTimes * 1e9);
  if (sum == 0) std::printf("\n");  // so that the digests are needed
}

}  // namespace meadhall::bench
