#include "games/vikings/ferry.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "core/sort_few.h"
#include "games/vikings/moves.h"
#include "games/vikings/words.h"

namespace meadhall::vikings {
namespace {

// True if in the last scoring, by option, nobody may be left behind whom a boat tile could bring
// over. rules: Vikings 7.2; option finalFerryBoat
bool leaves_nobody(const State& state) {
  return state.round == kRounds && state.options.final_ferry_boat == FinalFerryBoat::forced;
}

// By kind: how many wait and have an empty tile.
using Crossing = std::array<int, kRows>;
Crossing crossing(const Player& player) {
  Crossing can{};
  for (std::size_t kind = 0; kind < kRows; ++kind) {
    if (player.waiting[kind] == 0) continue;
    can[kind] =
        std::min<int>(player.waiting[kind], count(player.homeland.rows[kind].empty_tiles()));
  }
  return can;
}

int can_cross(const Player& player) {
  const Crossing can = crossing(player);
  return std::accumulate(can.begin(), can.end(), 0);
}

// The most vikings that `boatsmen` can bring over: each sails either for all of one kind, of which
// the largest are the best, or for one of each other kind.
int most_over(const State& state, Crossing can, int boatsmen) {
  if (state.options.single_ferry != 0) {
    return std::min(boatsmen, std::accumulate(can.begin(), can.end(), 0));
  }
  sort_few(can, std::greater());
  const auto kinds = static_cast<int>(kRows - static_cast<std::size_t>(std::ranges::count(can, 0)));
  int most = 0;
  for (int whole = 0; whole <= std::min(boatsmen, kinds); ++whole) {
    int over = 0;
    for (int i = 0; i < kinds; ++i) {
      const int of_kind = can[static_cast<std::size_t>(i)];
      over += i < whole ? of_kind : std::min(of_kind, boatsmen - whole);
    }
    most = std::max(most, over);
  }
  return most;
}

// The most vikings still to come over, the boat under way and all other boatsmen together.
int most_still_over(const State& state, const Crossing& can, const Boat& boat, int boatsmen) {
  if (boat.carried == 0 && boat.on_tile == 0) return most_over(state, can, boatsmen);
  int most = 0;
  Crossing left = can;
  int more = 0;  // one each of the kinds the boat may still take
  for (std::size_t kind = 0; kind < kRows; ++kind) {
    if (can[kind] == 0 || !boat_takes(boat, kind)) continue;
    Crossing without = can;
    without[kind] = 0;
    const bool all_of_it = boat.carried == 0 || boat.kinds == 1U << kind;
    if (all_of_it) most = std::max(most, can[kind] + most_over(state, without, boatsmen - 1));
    if ((boat.kinds & 1U << kind) == 0) {
      --left[kind];
      ++more;
    }
  }
  return std::max(most, more + most_over(state, left, boatsmen - 1));
}

// True if in the last scoring, by option, as many as possible must come over. Boatsmen who carry
// one viking each bring the same number whomever they take.
// rules: Vikings 7.2; option finalFerryDuty
bool must_bring_most(const State& state) {
  return state.round == kRounds && state.options.final_ferry_duty == FinalFerryDuty::most_vikings &&
         (state.options.single_ferry == 0 || state.boat.on_tile != 0);
}

constexpr unsigned kEverybody = (1U << kRows) - 1;

// One bit a kind: who may board without fewer coming over in all.
unsigned wasting_nobody(const State& state) {
  const Player& player = state.at(state.turn);
  const int boatsmen = player.waiting_of(Viking::boatsman);
  const Crossing can = crossing(player);
  // Where the boats to come can take one each of every kind as often as need be, all come over
  // anyway.
  if (state.options.single_ferry == 0 && std::ranges::max(can) < boatsmen) return kEverybody;
  const int most = most_still_over(state, can, state.boat, boatsmen);
  unsigned kinds = 0;
  for (std::size_t kind = 0; kind < kRows; ++kind) {
    if (can[kind] == 0 || !boat_takes(state.boat, kind)) continue;
    Crossing after = can;
    --after[kind];
    Boat boat = state.boat;
    ++boat.carried;
    boat.kinds = static_cast<std::uint8_t>(boat.kinds | 1U << kind);
    if (1 + most_still_over(state, after, boat, boatsmen) == most) kinds |= 1U << kind;
  }
  return kinds;
}

bool wastes_by_landing(const State& state) {
  const Player& player = state.at(state.turn);
  const int boatsmen = player.waiting_of(Viking::boatsman);
  const Crossing can = crossing(player);
  return most_over(state, can, boatsmen - 1) < most_still_over(state, can, state.boat, boatsmen);
}

}  // namespace

Message boat_refusal(const State& state) {
  const Player& player = state.at(state.turn);
  if (state.options.single_ferry == 0) return Message("vikings.no.boat_useless");
  if (player.special(Special::boat) == 0) return Message("vikings.no.boat_tile");
  if (state.boat.on_tile != 0) return Message("vikings.no.boat_under_way");
  return {};
}

// A boatsman sailing without a boat tile while his fellows cannot bring everybody over.
bool should_take_boat(const State& state) {
  const Player& player = state.at(state.turn);
  return leaves_nobody(state) && boat_refusal(state).empty() &&
         can_cross(player) > player.waiting_of(Viking::boatsman);
}

unsigned may_carry(const State& state) {
  if (should_take_boat(state)) return 0;
  return must_bring_most(state) ? wasting_nobody(state) : kEverybody;
}

Message ferry_refusal(const State& state, Cell cell) {
  const Player& player = state.at(state.turn);
  if (cell.row >= kRows) return Message("vikings.no.ferry_cell");
  const Term kind{viking_term(static_cast<Viking>(cell.row))};
  if (player.waiting_of(Viking::boatsman) == 0) return Message("vikings.no.boatsman");
  if (player.waiting[cell.row] == 0) return Message("vikings.no.nobody_waits").with("viking", kind);
  if (!boat_takes(state.boat, cell.row)) return Message("vikings.no.mixed_boat");
  const IslandRow& row = player.homeland.rows[cell.row];
  const Columns bit = column_bit(cell.column);
  if ((row.tiles() & bit) == 0) return Message("vikings.no.no_tile").with("cell", cell_text(cell));
  if ((row.vikings & bit) != 0) {
    return Message("vikings.no.tile_taken").with("cell", cell_text(cell));
  }
  if (should_take_boat(state)) return Message("vikings.no.forced_boat");
  if ((may_carry(state) >> cell.row & 1U) == 0) return Message("vikings.no.fewer_over");
  return {};
}

Message land_refusal(const State& state) {
  if (state.boat.carried == 0) return Message("vikings.no.empty_boat");
  const Player& player = state.at(state.turn);
  if (leaves_nobody(state) && state.boat.on_tile != 0 &&
      can_cross(player) >= player.waiting_of(Viking::boatsman)) {
    return Message("vikings.no.forced_load");
  }
  if (must_bring_most(state) && wastes_by_landing(state)) return Message("vikings.no.forced_load");
  if (state.options.partial_ferry == PartialFerry::allowed) return {};
  // The boat sails on by itself once nobody else can board. Before that, only a single viking who
  // is all there is of his kind makes a full load: for others of his kind, or one each of other
  // kinds, there is still room.
  const auto kind = static_cast<std::size_t>(std::countr_zero(state.boat.kinds));
  const bool all_of_his_kind =
      std::popcount(state.boat.kinds) == 1 && ferry_columns(player, state.boat, kind) == 0;
  return all_of_his_kind ? Message() : Message("vikings.no.full_boat");
}

Message keep_refusal(const State& state) {
  if (state.boat.carried > 0 || state.boat.on_tile != 0) {
    return Message("vikings.no.boat_under_way");
  }
  // rules: Vikings 7.2: go on while anybody can be ferried
  if (state.round == kRounds) return Message("vikings.no.last_ferry");
  return {};
}

}  // namespace meadhall::vikings
