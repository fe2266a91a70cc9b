#include "games/graenaland/building.h"

namespace meadhall::graenaland {
namespace {

Obstacle village_obstacle(const State& state, const Player& player, std::size_t at) {
  bool near = settlements_at(player, at) > 0;
  for (std::size_t place = 0; place < land_count(state) && !near; ++place) {
    near = settlements_at(player, place) > 0 && are_neighbours(state, at, place);
  }
  return near ? Obstacle::none : Obstacle::far_away;
}

// rules: Graenaland 9.7: an own village, a free place of that type, one per type and land
Obstacle building_obstacle(const State& state, const Player& player, Building building,
                           std::size_t at) {
  if ((tile_at(state, at).sites & bit(building)) == 0) return Obstacle::no_site;
  if (player.villages[at] == 0) return Obstacle::no_village;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if ((state.players[i].buildings[at] & bit(building)) != 0) return Obstacle::site_taken;
  }
  return Obstacle::none;
}

Obstacle army_obstacle(const State& state, const Player& player, std::size_t at) {
  if (at > kTerrains) return Obstacle::no_such_place;
  if (player.army >= state.data.army_most) return Obstacle::army_full;
  if (at == 0) return Obstacle::none;
  if (total(state.data.army_with[at - 1]) == 0) return Obstacle::no_such_price;
  for (std::size_t place = 0; place < land_count(state); ++place) {
    const bool fortress = (player.buildings[place] & bit(Building::fortress)) != 0;
    if (fortress && static_cast<std::size_t>(tile_at(state, place).terrain) == at - 1) {
      return Obstacle::none;
    }
  }
  return Obstacle::no_fortress;
}

Obstacle work_obstacle(const State& state, const Player& player, Work work, std::size_t at) {
  if (state.phase == Phase::final) return Obstacle::not_final;
  if ((state.lands[at].works & bit(work)) != 0) return Obstacle::has_work;
  if (settlements_at(player, at) == 0) return Obstacle::no_settlement;
  const bool left = tokens_used(state, work) < state.data.tokens[static_cast<std::size_t>(work)];
  return left ? Obstacle::none : Obstacle::no_token;
}

}  // namespace

int tokens_used(const State& state, Work work) {
  int used = 0;
  for (std::size_t place = 0; place < land_count(state); ++place) {
    used += (state.lands[place].works & bit(work)) != 0 ? 1 : 0;
  }
  return used;
}

Cost cost_of(const State& state, Construction what, std::size_t at) {
  if (what == Construction::village) return tile_at(state, at).village;
  if (what == Construction::army) {
    return at == 0 ? state.data.army : state.data.army_with[at - 1];
  }
  if (is_building(what)) return state.data.buildings[static_cast<std::size_t>(building_of(what))];
  return state.data.works[static_cast<std::size_t>(work_of(what))];
}

unsigned toll_seats(const State& state, Construction what, std::size_t at) {
  if (what != Construction::village || (state.lands[at].works & bit(Work::palisade)) == 0 ||
      settlements_at(state.at(state.turn), at) > 0) {
    return 0;
  }
  unsigned seats = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (settlements_at(state.players[i], at) > 0) seats |= 1U << i;
  }
  return seats;
}

Obstacle obstacle_but_price(const State& state, Construction what, std::size_t at) {
  const Player& player = state.at(state.turn);
  if (what == Construction::army) return army_obstacle(state, player, at);
  if (at >= land_count(state)) return Obstacle::no_such_place;
  if (is_work(what)) return work_obstacle(state, player, work_of(what), at);
  // One house lies on the army track. rules: Graenaland 4.2
  if (settlements(player) + 1 >= state.data.houses) return Obstacle::no_house;
  if (is_building(what)) return building_obstacle(state, player, building_of(what), at);
  return village_obstacle(state, player, at);
}

Obstacle obstacle(const State& state, Construction what, std::size_t at) {
  return obstacle(state, full_purse(state), what, at);
}

Obstacle obstacle(const State& state, const Purse& full, Construction what, std::size_t at) {
  const Obstacle first = obstacle_but_price(state, what, at);
  if (first != Obstacle::none) return first;
  const Cost cost = cost_of(state, what, at);
  Purse purse = full;
  purse.toll = static_cast<std::uint8_t>(std::popcount(toll_seats(state, what, at)));
  if (payable(state.data, purse, cost)) return Obstacle::none;
  if (purse.toll == 0) return Obstacle::cannot_pay;
  purse.toll = 0;
  return payable(state.data, purse, cost) ? Obstacle::cannot_pay_toll : Obstacle::cannot_pay;
}

// rules: Graenaland 9.11, 13.7: one offer a round, of a joint work or a grant; the main player must
// be settled there
Obstacle obstacle_to_joint(const State& state, Construction what, std::size_t at) {
  if (what != Construction::army && at >= land_count(state)) return Obstacle::no_such_place;
  if (!is_work(what) || state.phase == Phase::granted) return Obstacle::not_joint;
  if (state.phase == Phase::final) return Obstacle::not_final;
  if (state.offered != 0) return Obstacle::offered_already;
  return obstacle_but_price(state, what, at);
}

}  // namespace meadhall::graenaland
