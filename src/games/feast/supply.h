#pragma once

#include "games/feast/effects.h"
#include "games/feast/occupations.h"
#include "games/feast/pieces.h"
#include "games/feast/state.h"
#include "games/journal.h"

// What players have, and how it comes and goes. rules: Feast 3, 11

namespace meadhall::feast {

int figure(const State& state, Seat seat, Statistic what);
bool holds(const State& state, Seat seat, const Test& test);
// The sum of a rule's n over the played occupations, as far as it is about this space and die.
int sum_of_rule(const State& state, Seat seat, const Cards& cards, Rule rule, std::uint8_t space,
                std::uint8_t dice);
inline int rule_of(const State& state, Seat seat, Rule rule, std::uint8_t space = kNoSpace,
                   std::uint8_t dice = kAllDice) {
  const Cards standing = state.at(seat).played & with_rule(rule);
  return standing.empty() ? 0 : sum_of_rule(state, seat, standing, rule, space, dice);
}

bool is_to_be_had(const State& state, Item item);  // a special tile: while it is in the supply
// `from`: of weapons the open pile and the deck, unless it is another place than the general
// supply.
void receive(State& state, Seat seat, Item item, int n, Journal* journal, Location from = kGeneral);
// As part of what was told last, which says it.
void receive_silently(State& state, Seat seat, Item item, int n, Journal* journal,
                      Location from = kGeneral);
// As what the space of the action under way gives; cards ask for that.
void receive_of_action(State& state, Seat seat, Item item, int n, Journal* journal,
                       Location from = kGeneral);
// A sheep or cattle without young turns to its other side.
void make_pregnant(State& state, Seat seat, Item animal, Journal* journal);
// As part of what was told last. Weapons that would go to the general supply go onto the open pile.
void give_up(State& state, Seat seat, Item item, int n, Journal* journal, Location to = kGeneral);
void draw_weapons(State& state, Seat seat, int n, Journal* journal);
std::size_t draw_card(Cards& cards, Rng& rng);  // out of these; kNoCard if there is none
std::size_t draw_occupation(State& state, Seat seat, Journal* journal);  // kNoCard if there is none

}  // namespace meadhall::feast
