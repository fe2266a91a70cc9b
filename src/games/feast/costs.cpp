#include "games/feast/costs.h"

#include <algorithm>

#include "games/feast/sea.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "games/feast/turn.h"

// What effects and spaces cost, and how it is paid. rules: Feast 8, 16.1, 16.2

namespace meadhall::feast {
namespace {

// rules: Feast 16.1, 16.2: for the whole space, never below nothing.
int discounted(const State& state, Seat seat, std::uint8_t space, int full) {
  if (full == 0 || space >= kSpaces) return full;
  int less = rule_of(state, seat, Rule::silver_less, space);
  if (full >= 2) less += rule_of(state, seat, Rule::silver_less_of_two, space);
  return std::max(0, full - less);
}

// A longship's price, less what weapons or knarrs take off.
// rules: Feast 16.81, 16.82
int worked_out(const State& state, Seat seat, Price how) {
  const Player& player = state.at(seat);
  const int longship = kShipPrices[static_cast<std::size_t>(Ship::longship)];
  switch (how) {
    case Price::printed: return 0;
    case Price::round: return state.round;
    case Price::ship_by_weapons: {
      const int halves = 2 * longship - 2 * count(player, Item::sword) -
                         count(player, Item::spear) - count(player, Item::bow);
      return std::max(0, halves) / 2;
    }
    case Price::ship_by_knarrs: {
      constexpr std::array<int, kLargeBerths + 1> kOff = {0, 2, 5, 7, 7};
      return longship - kOff[player.knarrs];
    }
  }
  return 0;
}

// The silver that actions about to begin cost: an occupation that comes before must leave it.
int silver_kept(const State& state, Seat seat) {
  int kept = 0;
  for (std::size_t i = 0; i < state.agenda.depth(); ++i) {
    const Task& task = state.agenda[i];
    if (task.what != Do::action || task.seat != seat) continue;
    const auto action = as<ActionTask>(task);
    if (!action.waits_to_begin() || action.space() >= kSpaces) continue;
    kept += price_of(state, seat, static_cast<Space>(action.space()));
  }
  return kept;
}

// Remembers for cards that a building resource was exchanged on the space of the action.
void note_spent(State& state, Item item) {
  const auto action = innermost<ActionTask>(state);
  if (!action) return;
  for (const Rock rock : {Rock::wood, Rock::stone, Rock::ore}) {
    if (item == item_of(rock)) action->add(Tally::spent, rock);
  }
}

// Calls visit(item, n) for each part of what an effect costs, until it says false; whether it never
// did. Building a house takes less stone with card 116. rules: Feast 16.116
template <class Visit>
bool for_each_cost(const State& state, Seat seat, const Effect& effect, Origin from, Visit visit) {
  const bool by_space = from.card == kNoCard;
  int silver = 0;
  for (const Amount& part : effect.cost) {
    if (part.item == Item::silver) {
      silver += part.n;
      continue;
    }
    const bool house = part.item == Item::stone && by_space && effect.building >= 0;
    const int n = part.n - (house ? rule_of(state, seat, Rule::stone_less, from.space) : 0);
    if (n > 0 && !visit(part.item, n)) return false;
  }
  silver = by_space ? discounted(state, seat, from.space, silver)
                    : silver + worked_out(state, seat, effect.price);
  return silver <= 0 || visit(Item::silver, silver);
}

}  // namespace

Goods costs_of(const State& state, Seat seat, const Effect& effect, Origin from) {
  Goods costs;
  for_each_cost(state, seat, effect, from, [&](Item item, int n) {
    costs.parts[costs.count++] = {static_cast<std::uint8_t>(n), item};
    return true;
  });
  return costs;
}

int price_of(const State& state, Seat seat, Space space) {
  return discounted(state, seat, static_cast<std::uint8_t>(space), info(space).price);
}

bool can_pay(const State& state, Seat seat, const Effect& effect, Origin from) {
  const Player& player = state.at(seat);
  const bool pays = for_each_cost(state, seat, effect, from, [&](Item item, int n) {
    const bool spares = item == Item::silver && from.card != kNoCard;
    return count(player, item) >= n + (spares ? silver_kept(state, seat) : 0);
  });
  if (!pays) return false;
  if (effect.ship_paid < 0) return true;
  switch (static_cast<Ship>(effect.ship_paid)) {
    case Ship::whaling_boat: return player.boats > 0;
    case Ship::knarr: return player.knarrs > 0;
    case Ship::longship: return player.longships > 0;
  }
  return false;
}

void pay_costs(State& state, Seat seat, const Effect& effect, Origin from, Journal* journal) {
  const Goods paid = costs_of(state, seat, effect, from);
  if (journal != nullptr && !paid.empty()) {
    journal->outcome(Happening::pays, seat, paid_told(seat, paid));
  }
  for (const Amount& part : paid) {
    give_up(state, seat, part.item, part.n, journal);
    if (from.card == kNoCard) note_spent(state, part.item);
  }
  if (effect.ship_paid >= 0) {
    const auto ship = static_cast<Ship>(effect.ship_paid);
    // The longship with the least ore, which is lost.
    const int ore = ship == Ship::longship ? state.at(seat).ore[state.at(seat).longships - 1U] : 0;
    if (journal != nullptr) {
      journal->outcome(Happening::gives_ship, seat,
                       Message("feast.log.gives_ship")
                           .with("player", seat)
                           .with("what", Message::List{some_told(1, ship)}));
    }
    lose_ship(state, seat, ship, ore, kGeneral, journal);
  }
}

}  // namespace meadhall::feast
