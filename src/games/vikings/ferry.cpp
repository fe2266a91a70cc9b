#include "games/vikings/ferry.h"

#include <algorithm>

#include "games/vikings/moves.h"
#include "games/vikings/words.h"

namespace meadhall::vikings {
namespace {

// Vikings who wait and have an empty tile to go to.
int can_cross(const Player& player) {
  int vikings = 0;
  for (std::size_t kind = 0; kind < kRows; ++kind) {
    vikings += std::min<int>(player.waiting[kind], count(player.homeland.rows[kind].empty_tiles()));
  }
  return vikings;
}

// Whether in the last scoring, by option, nobody may be left behind whom a boat tile could bring
// over. rules: Vikings, large scoring 1, third one; option finalFerryBoat
bool leaves_nobody(const State& state) {
  return state.round == kRounds && state.options.final_ferry_boat == FinalFerryBoat::forced;
}

}  // namespace

Message boat_refusal(const State& state) {
  const Player& player = state.at(state.turn);
  if (state.options.single_ferry == 0) return Message("vikings.no.boat_useless");
  if (player.special(Special::boat) == 0) return Message("vikings.no.boat_tile");
  if (state.boat.on_tile != 0 || state.boat.carried > 0) {
    return Message("vikings.no.boat_under_way");
  }
  return {};
}

// A boatsman sailing without a boat tile while his fellows cannot bring everybody over.
bool should_take_boat(const State& state) {
  const Player& player = state.at(state.turn);
  return leaves_nobody(state) && boat_refusal(state).empty() &&
         can_cross(player) > player.waiting_of(Viking::boatsman);
}

Message ferry_refusal(const State& state, Cell cell) {
  const Player& player = state.at(state.turn);
  if (cell.row >= kRows || cell.column >= kColumns) return Message("vikings.no.ferry_cell");
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
  return should_take_boat(state) ? Message("vikings.no.forced_boat") : Message();
}

Message land_refusal(const State& state) {
  if (state.boat.carried == 0) return Message("vikings.no.empty_boat");
  const Player& player = state.at(state.turn);
  if (leaves_nobody(state) && state.boat.on_tile != 0 &&
      can_cross(player) >= player.waiting_of(Viking::boatsman)) {
    return Message("vikings.no.forced_load");
  }
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
  // rules: Vikings, large scoring 1, third one: go on while anybody can be ferried
  if (state.round == kRounds) return Message("vikings.no.last_ferry");
  return {};
}

}  // namespace meadhall::vikings
