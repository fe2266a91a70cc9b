#include <span>

#include "games/vikings/state.h"

// What is hidden in Vikings: the order of the face-down tiles and the draws from the bag. Gold,
// points and boards lie open, so every seat knows the same.

namespace meadhall::vikings {

State observe(const State& state, Seat) {
  State seen = state;
  seen.rng = Rng();
  for (std::size_t i = seen.revealed; i < kStack; ++i) seen.stack[i] = Tile::none;
  seen.hidden = 1;
  return seen;
}

State determinize(const State& observed, Seat, Rng& rng) {
  State guess = observed;
  std::array<std::size_t, kTileKinds> unseen{};
  for (const TileCount& entry : kTileCounts) {
    unseen[static_cast<std::size_t>(entry.tile)] = entry.count;
  }
  unseen[static_cast<std::size_t>(Tile::left_end)] -= kStartTiles;
  for (std::size_t i = 0; i < guess.revealed; ++i) {
    --unseen[static_cast<std::size_t>(guess.stack[i])];
  }
  std::size_t next = guess.revealed;
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    for (std::size_t i = 0; i < unseen[kind]; ++i) guess.stack[next++] = static_cast<Tile>(kind);
  }
  rng.shuffle(std::span(guess.stack).subspan(guess.revealed));
  const std::uint64_t high = rng.next();
  const std::uint64_t low = rng.next();
  guess.rng = Rng((high << 32U) | low);
  guess.hidden = 0;
  return guess;
}

}  // namespace meadhall::vikings
