#pragma once

#include "games/graenaland/paying.h"
#include "games/graenaland/state.h"

// What may be built where, and what it costs. rules: Graenaland 3, 9.6, 9.7, 9.9

namespace meadhall::graenaland {

// Why something cannot be built by the player asked; none if it can.
enum class Obstacle : std::uint8_t {
  none,
  no_such_place,
  not_final,        // works and joint works during final building
  far_away,         // village: no settlement there or next to it
  no_house,         // all houses are on the map
  no_site,          // no place for that building on the tile
  site_taken,       // somebody built it there
  no_village,       // building: no own village there
  no_settlement,    // work: no own settlement there
  has_work,         // the land has that work
  no_token,         // none of these is left
  army_full,        // end of the army track
  no_fortress,      // army: no fortress on that terrain
  no_such_price,    // army: that terrain has no troops
  not_joint,        // only works are built together, and only the main player offers it
  offered_already,  // one offer a round
  cannot_pay,
  cannot_pay_toll,  // the price could be paid, the toll not with it
};

// What stands in the way of building it, whether it can be paid included. `at`: the land; of the
// army 0 for the price without a fortress, or 1 + terrain.
Obstacle obstacle(const State& state, Construction what, std::size_t at);
// The same for a purse known already: full_purse(state).
Obstacle obstacle(const State& state, const Purse& full, Construction what, std::size_t at);
Obstacle obstacle_to_joint(const State& state, Construction what, std::size_t at);

// The same but for the price.
Obstacle obstacle_but_price(const State& state, Construction what, std::size_t at);

Cost cost_of(const State& state, Construction what, std::size_t at);

// Who gets a card for it: everybody settled on a land with a palisade, if a village there is the
// builder's first settlement. One bit a seat. rules: Graenaland 9.10
unsigned toll_seats(const State& state, Construction what, std::size_t at);

// How many tokens of a work lie on the island.
int tokens_used(const State& state, Work work);

}  // namespace meadhall::graenaland
