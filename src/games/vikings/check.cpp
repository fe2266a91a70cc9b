#include <array>
#include <numeric>

#include "games/vikings/ferry.h"
#include "games/vikings/state.h"

namespace meadhall::vikings {
namespace {

using Tiles = std::array<int, kTileKinds>;

Error broken(std::string_view id) { return Error{Message(id)}; }

void count_tiles(const Homeland& home, Tiles& tiles) {
  for (std::uint8_t row = 0; row <= kShipRow; ++row) {
    for (std::uint8_t column = 0; column < kColumns; ++column) {
      ++tiles[static_cast<std::size_t>(tile_at(home, {row, column}))];
    }
  }
}

Tiles tiles_of_the_stack() {
  Tiles tiles{};
  for (const TileCount& entry : kTileCounts) {
    tiles[static_cast<std::size_t>(entry.tile)] = entry.count;
  }
  tiles[static_cast<std::size_t>(Tile::left_end)] -= static_cast<int>(kStartTiles);
  return tiles;
}

// The stack holds what the box holds, and whatever was turned up is on the table or was removed.
Result<void> check_tiles(const State& state) {
  const Tiles box = tiles_of_the_stack();
  Tiles in_stack{};
  Tiles turned_up{};
  for (std::size_t i = 0; i < kStack; ++i) {
    const auto kind = static_cast<std::size_t>(state.stack[i]);
    if (kind >= kTileKinds) return broken("vikings.check.tile_kind");
    ++in_stack[kind];
    if (i < state.revealed) ++turned_up[kind];
  }
  if (state.hidden == 0 && in_stack != box) return broken("vikings.check.stack");

  Tiles on_table{};
  for (const Player& player : state.players) {
    count_tiles(player.homeland, on_table);
    on_table[static_cast<std::size_t>(Tile::left_end)] -= player.has_start_tile;
  }
  for (const Pair& pair : state.wheel) ++on_table[static_cast<std::size_t>(pair.tile)];
  ++on_table[static_cast<std::size_t>(state.pending.tile)];
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) on_table[kind] += state.discarded[kind];
  on_table[0] = turned_up[0] = 0;  // Tile::none: empty cells are not counted
  if (on_table != turned_up) return broken("vikings.check.tiles");
  return {};
}

// Thirteen of each kind: in the bag, on the wheel, in a hand, waiting, on islands, or spent.
Result<void> check_vikings(const State& state) {
  std::array<int, kVikingKinds> vikings{};
  for (const Pair& pair : state.wheel) {
    if (!pair.empty()) ++vikings[static_cast<std::size_t>(pair.viking)];
  }
  const bool in_hand = state.step == Step::pay || state.step == Step::start ||
                       state.step == Step::place || state.step == Step::stand;
  if (in_hand) ++vikings[static_cast<std::size_t>(state.pending.viking)];
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    vikings[kind] += state.bag[kind];
    for (const Player& player : state.players) {
      vikings[kind] += player.waiting[kind];
      if (kind < kRows) vikings[kind] += count(player.homeland.rows[kind].vikings);
    }
  }
  vikings[static_cast<std::size_t>(Viking::boatsman)] += state.spent_boatsmen;
  for (const int of_kind : vikings) {
    if (of_kind != kVikingsOfEachKind) return broken("vikings.check.vikings");
  }
  return {};
}

Result<void> check_homeland(const State& state, const Homeland& home) {
  const bool ships_support = state.options.ship_supports_island != 0;
  Columns ships = 0;
  for (const Columns of_sail : home.ships) {
    if ((ships & of_sail) != 0) return broken("vikings.check.ships_overlap");
    ships |= of_sail;
  }
  if (count(ships) > 3 && (ships & (ships + 1)) != 0) return broken("vikings.check.ship_gap");
  if (count(ships) <= 3 && ships > 7) return broken("vikings.check.ship_beyond");

  for (std::size_t i = 0; i < kRows; ++i) {
    const IslandRow& row = home.rows[i];
    if ((row.left_ends & row.middles) != 0 || (row.left_ends & row.right_ends) != 0 ||
        (row.middles & row.right_ends) != 0 || (row.tiles() & ~kAllColumns) != 0) {
      return broken("vikings.check.tiles_overlap");
    }
    if ((row.vikings & ~row.tiles()) != 0) return broken("vikings.check.viking_at_sea");
    if (((row.building_low | row.building_high) & ~row.middles) != 0) {
      return broken("vikings.check.building");
    }
    if (((row.middles | row.right_ends) & 1U) != 0) return broken("vikings.check.coast");
    const Columns land_to_the_right = row.left_ends | row.middles;
    const Columns land_to_the_left = row.middles | row.right_ends;
    const Columns next = row.tiles() >> 1U;  // columns whose right neighbour is a tile
    if ((row.tiles() & next & (land_to_the_right ^ (land_to_the_left >> 1U))) != 0) {
      return broken("vikings.check.sides");
    }
  }

  // Every island tile hangs together with the coast (or, by option, with a ship above it).
  std::array<Columns, kRows> reached{};
  for (bool grown = true; grown;) {
    grown = false;
    for (std::size_t i = 0; i < kRows; ++i) {
      Columns near = 1 | (reached[i] << 1U) | (reached[i] >> 1U);
      if (i > 0) near |= reached[i - 1];
      if (i + 1 < kRows) near |= reached[i + 1];
      if (i + 1 == kRows && ships_support) near |= ships;
      const Columns now = home.rows[i].tiles() & (near | reached[i]);
      grown = grown || now != reached[i];
      reached[i] = now;
    }
  }
  for (std::size_t i = 0; i < kRows; ++i) {
    if (reached[i] != home.rows[i].tiles()) return broken("vikings.check.support");
  }
  return {};
}

Result<void> check_purse(const State& state, const Player& player) {
  const int points = std::accumulate(player.points_from.begin(), player.points_from.end(), 0);
  const int gold = std::accumulate(player.gold_from.begin(), player.gold_from.end(), 0);
  if (points != player.points) return broken("vikings.check.points");
  if (gold != player.gold) return broken("vikings.check.gold");
  if (player.gold < 0) return broken("vikings.check.gold_negative");
  const bool may_owe =
      state.options.negative_points == NegativePoints::allowed && state.step == Step::over;
  if (player.points < 0 && !may_owe) return broken("vikings.check.points_negative");
  return {};
}

Result<void> check_flow(const State& state) {
  if (state.player_count < kMinPlayers || state.player_count > kMaxPlayers) {
    return broken("vikings.check.players");
  }
  if (index(state.turn) >= state.player_count || index(state.start_player) >= state.player_count) {
    return broken("vikings.check.seat");
  }
  if (state.round < 1 || state.round > kRounds || state.revealed != state.round * kSlots) {
    return broken("vikings.check.round");
  }
  std::size_t on_wheel = 0;
  for (const Pair& pair : state.wheel) {
    if (!pair.empty()) ++on_wheel;
    if (pair.empty() && pair.viking != Viking::fisherman) return broken("vikings.check.wheel");
  }
  if (on_wheel > 0 && state.wheel[0].empty()) return broken("vikings.check.wheel_gap");
  const bool buying = state.step != Step::ferry && state.step != Step::over;
  if (!buying && on_wheel > 0) return broken("vikings.check.wheel_left");
  if (state.step == Step::take && on_wheel == 0) return broken("vikings.check.wheel_empty");
  const bool tile_in_hand =
      state.step == Step::pay || state.step == Step::start || state.step == Step::place;
  if (tile_in_hand == state.pending.empty()) return broken("vikings.check.pending");
  if (state.step != Step::ferry && state.boat.carried != 0) return broken("vikings.check.boat");
  if (state.step == Step::ferry && !can_ferry(state.at(state.turn), state.boat)) {
    return broken("vikings.check.ferry");
  }
  return {};
}

}  // namespace

Result<void> check(const State& state) {
  if (Result<void> flow = check_flow(state); !flow) return flow;
  if (Result<void> tiles = check_tiles(state); !tiles) return tiles;
  if (Result<void> vikings = check_vikings(state); !vikings) return vikings;
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    const Player& player = state.players[i];
    if (i >= state.player_count) {
      if (player != Player{}) return broken("vikings.check.empty_seat");
      continue;
    }
    if (Result<void> home = check_homeland(state, player.homeland); !home) return home;
    if (Result<void> purse = check_purse(state, player); !purse) return purse;
  }
  return {};
}

}  // namespace meadhall::vikings
