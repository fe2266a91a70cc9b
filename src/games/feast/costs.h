#pragma once

#include "games/feast/effects.h"
#include "games/feast/spaces.h"
#include "games/feast/state.h"
#include "games/journal.h"

// What effects and spaces cost, and how it is paid.

namespace meadhall::feast {

// Where an effect stands: on an occupation, or on a space.
struct Origin {
  std::uint8_t card = kNoCard;
  std::uint8_t space = kNoSpace;  // of the action under way, if a card's
};

// What an effect costs here after all that cards take off: resources first, then silver, without
// entries of 0.
Goods costs_of(const State& state, Seat seat, const Effect& effect, Origin from);
// True if the player has what it costs, and the ship that goes; for an occupation beside the silver
// that an action about to begin costs.
bool can_pay(const State& state, Seat seat, const Effect& effect, Origin from);
void pay_costs(State& state, Seat seat, const Effect& effect, Origin from, Journal* journal);
// The silver a space costs for all of it.
int price_of(const State& state, Seat seat, Space space);

}  // namespace meadhall::feast
