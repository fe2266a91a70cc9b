// Any text as a position of Vikings: what is accepted is sound, reads back as it is written, and
// can be played to the end.

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "games/vikings/position/position.h"

using meadhall::MoveList;
using meadhall::Result;
using meadhall::Rng;
using meadhall::vikings::State;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void read_back(const State& state) {
  const std::string text = write_position(state);
  const Result<State> again = meadhall::vikings::read_position(text);
  require(again.ok());
  require(std::memcmp(&again.value(), &state, sizeof state) == 0);
  require(write_position(again.value()) == text);
}

// Purses that grow beyond what can be named can be played on, but not written.
bool can_be_named(const State& state) {
  for (const auto& player : state.players) {
    for (const int gold : player.gold_from) {
      if (std::abs(gold) > 1000) return false;
    }
    for (const int points : player.points_from) {
      if (std::abs(points) > 1000) return false;
    }
    if (player.gold > 1000 || std::abs(player.points) > 1000) return false;
  }
  return true;
}

void play_on(State state, std::uint64_t seed) {
  Rng luck(seed);
  for (int step = 0; actor(state) && step < 1500; ++step) {
    MoveList moves;
    legal(state, moves);
    require(!moves.empty());
    const auto pick = luck.below(static_cast<std::uint32_t>(moves.size()));
    require(apply(state, moves[pick]).ok());
    require(check(state).ok());
    if (step % 16 == 0 && can_be_named(state)) read_back(state);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Result<State> read = meadhall::vikings::read_position(text);
  if (!read) {
    require(read.error().message.arguments().size() == 4);
    return 0;
  }
  const State& state = read.value();
  require(check(state).ok());
  MoveList moves;
  legal(state, moves);
  require(moves.empty() == !actor(state));
  read_back(state);
  if (state.hidden == 0) play_on(state, size);
  return 0;
}
