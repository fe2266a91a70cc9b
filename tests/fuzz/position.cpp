// Any text as a position of MEADHALL_FUZZED: what is accepted is sound, reads back as it is
// written, and can be played on.

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "tests/fuzz/grown.h"
#include "tests/support/require.h"

#ifndef MEADHALL_FUZZED
#include "games/vikings/workshop.h"
#define MEADHALL_FUZZED vikings
#endif

namespace {

using meadhall::MoveList;
using meadhall::Result;
using meadhall::Rng;
using meadhall::MEADHALL_FUZZED::State;
using meadhall::tests::require;

// A match of Vikings ends before; of Graenaland it is a dozen rounds.
constexpr int kMostSteps = 1000;

void read_back(const State& state) {
  const std::string text = write_position(state);
  const Result<State> again = meadhall::MEADHALL_FUZZED::read_position(text);
  require(again.ok(), text);
  require(std::memcmp(&again.value(), &state, sizeof state) == 0, text);
  require(write_position(again.value()) == text);
}

// Purses that grow beyond what can be named can be played on, but not written.
template <class Player>
bool can_be_named(const Player& player) {
  if constexpr (requires { player.gold_from; }) {
    for (const int gold : player.gold_from) {
      if (std::abs(gold) > 1000) return false;
    }
    for (const int points : player.points_from) {
      if (std::abs(points) > 1000) return false;
    }
    return player.gold <= 1000 && std::abs(player.points) <= 1000;
  }
  return true;
}

bool can_be_written(const State& state) {
  for (const auto& player : state.players) {
    if (!can_be_named(player)) return false;
  }
  return true;
}

void play_on(State state, std::uint64_t seed) {
  Rng luck(seed);
  for (int step = 0; actor(state) && step < kMostSteps; ++step) {
    MoveList moves;
    legal(state, moves);
    if (moves.empty()) require(false, write_position(state));
    const auto pick = luck.below(static_cast<std::uint32_t>(moves.size()));
    const State before = state;
    require(apply(state, moves[pick]).ok());
    if (const auto sound = check(state); !sound) {
      const std::string what(sound.error().message.id());
      const std::string after = " after move " + std::to_string(moves[pick].code) + "\n";
      require(false, what + after + write_position(before));
    }
    if (step % 16 == 0 && can_be_written(state)) read_back(state);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = meadhall::tests::grown({reinterpret_cast<const char*>(data), size});
  const Result<State> read = meadhall::MEADHALL_FUZZED::read_position(text);
  if (!read) {
    require(read.error().message.arguments().size() == 4);
    return 0;
  }
  const State& state = read.value();
  require(check(state).ok());
  read_back(state);
  if (state.hidden != 0) return 0;
  MoveList moves;
  legal(state, moves);
  require(moves.empty() == !actor(state));
  play_on(state, size);
  return 0;
}
