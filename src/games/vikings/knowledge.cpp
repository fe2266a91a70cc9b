#include "games/vikings/knowledge.h"

#include <span>

// What is hidden in Vikings: the order of the face-down tiles and the draws from the bag. Gold,
// points and boards lie open, so every seat knows the same.

namespace meadhall::vikings {
namespace {

std::array<int, kSpecialKinds> unseen_specials(const State& state) {
  std::array<int, kSpecialKinds> unseen{};
  for (std::size_t kind = 1; kind < kSpecialKinds; ++kind) {
    unseen[kind] = kSpecialCounts[kind] - state.spent[kind];
    for (const Player& player : state.players) unseen[kind] -= player.specials[kind];
  }
  for (const Special special : state.face_up) --unseen[static_cast<std::size_t>(special)];
  return unseen;
}

// Fills the face-down part of a stack, from `next` on, with the kinds counted, and shuffles it.
template <class Kind, std::size_t size, std::size_t kinds>
void refill(std::array<Kind, size>& stack, std::size_t first, const std::array<int, kinds>& counts,
            Rng& rng) {
  std::size_t next = first;
  for (std::size_t kind = 1; kind < kinds; ++kind) {
    for (int i = 0; i < counts[kind]; ++i) stack[next++] = static_cast<Kind>(kind);
  }
  rng.shuffle(std::span(stack).subspan(first));
}

}  // namespace

Tiles tiles_of_the_stack() {
  Tiles tiles{};
  for (const TileCount& entry : kTileCounts) {
    tiles[static_cast<std::size_t>(entry.tile)] = entry.count;
  }
  tiles[static_cast<std::size_t>(Tile::left_end)] -= static_cast<int>(kStartTiles);
  return tiles;
}

Tiles tiles_in_sight(const State& state) {
  Tiles tiles{};
  const auto add = [&](Tile tile, int n) { tiles[static_cast<std::size_t>(tile)] += n; };
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Player& player = state.players[i];
    add(Tile::left_end, -int{player.has_start_tile});
    for (const IslandRow& row : player.homeland.rows) {
      add(Tile::left_end, count(row.left_ends));
      add(Tile::right_end, count(row.right_ends));
      add(Tile::middle_1, count(row.middles & ~row.building_low & ~row.building_high));
      add(Tile::middle_2, count(row.middles & row.building_low & ~row.building_high));
      add(Tile::middle_3, count(row.middles & ~row.building_low & row.building_high));
      add(Tile::middle_4, count(row.middles & row.building_low & row.building_high));
    }
    for (std::size_t sail = 0; sail < kSails; ++sail) {
      add(ship_with_sail(sail), count(player.homeland.ships[sail]));
    }
    // Where a building lies, the tile below it was put among those discarded.
    for (std::size_t building = 0; building < kBuildings; ++building) {
      if (player.building_at[building] == kNowhere) continue;
      tiles[static_cast<std::size_t>(Tile::middle_1) + building] -= 1;
    }
  }
  for (const Pair& pair : state.wheel) add(pair.tile, 1);
  add(state.pending.tile, 1);
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) tiles[kind] += state.discarded[kind];
  tiles[static_cast<std::size_t>(Tile::none)] = 0;
  return tiles;
}

State observe(const State& state, Seat) {
  State seen = state;
  seen.rng = Rng();
  seen.stack.fill(Tile::none);
  seen.special_stack.fill(Special::none);
  seen.hidden = 1;
  return seen;
}

State determinize(const State& observed, Seat, Rng& rng) {
  State guess = observed;
  Tiles unseen = tiles_of_the_stack();
  const Tiles seen = tiles_in_sight(guess);
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) unseen[kind] -= seen[kind];
  refill(guess.stack, guess.revealed, unseen, rng);
  if (guess.options.specials != 0) {
    refill(guess.special_stack, guess.specials_revealed, unseen_specials(guess), rng);
  }
  const std::uint64_t high = rng.next();
  const std::uint64_t low = rng.next();
  guess.rng = Rng((high << 32U) | low);
  guess.hidden = 0;
  return guess;
}

}  // namespace meadhall::vikings
