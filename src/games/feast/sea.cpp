#include "games/feast/sea.h"

#include <algorithm>
#include <functional>
#include <span>

#include "core/sort_few.h"
#include "games/feast/cards.h"
#include "games/feast/costs.h"
#include "games/feast/moves.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "games/feast/turn.h"
#include "games/feast/use.h"

namespace meadhall::feast {

bool has_berth(const Player& player, Ship ship) {
  if (ship == Ship::whaling_boat) return player.boats < kSmallBerths;
  return large_ships(player) < kLargeBerths;
}

void get_ship(State& state, Seat seat, Ship ship, bool built, Journal* journal) {
  Player& player = state.at(seat);
  if (!has_berth(player, ship)) return;
  switch (ship) {
    case Ship::whaling_boat: ++player.boats; break;
    case Ship::knarr: ++player.knarrs; break;
    case Ship::longship: ++player.longships; break;
  }
  if (journal != nullptr) {
    tell_gain(*journal, seat, {piece(ship), kGeneral, of_seat(Where::bay, seat)});
  }
  const auto which = static_cast<std::int8_t>(ship);
  if (built) fire(state, seat, {.moment = Moment::ship_built, .ship = which});
  fire(state, seat, {.moment = Moment::ship_had, .ship = which});
}

// rules: Feast 16.184
void load_last_longship(State& state, Seat seat, Journal* journal) {
  Player& player = state.at(seat);
  std::uint8_t& ore = player.ore[player.longships - 1U];
  moved(journal, piece(Item::ore), kGeneral, aboard(seat, Ship::longship), kLongshipOre - ore);
  ore = kLongshipOre;
  sort_few(std::span(player.ore).first(player.longships), std::greater());
}

void lose_ship(State& state, Seat seat, Ship ship, int ore, Location to, Journal* journal) {
  Player& player = state.at(seat);
  moved(journal, piece(ship), of_seat(Where::bay, seat), to);
  const auto lose_ore = [&](int n) {
    moved(journal, piece(Item::ore), aboard(seat, ship), kGeneral, n);
  };
  switch (ship) {
    case Ship::whaling_boat:
      --player.boats;
      lose_ore(player.armed_boats - std::min(player.armed_boats, player.boats));
      player.armed_boats = std::min(player.armed_boats, player.boats);
      return;
    case Ship::knarr: --player.knarrs; return;
    case Ship::longship: {
      lose_ore(ore);
      const auto fleet = std::span(player.ore).first(player.longships);
      const auto at = std::ranges::find(fleet, ore);
      std::shift_left(at, fleet.end(), 1);
      fleet.back() = 0;
      --player.longships;
      return;
    }
  }
}

bool has_left(const State& state, Building building) {
  switch (building) {
    case Building::shed: return state.sheds > 0;
    case Building::stone_house:
      return std::find(state.house_owner.begin(), state.house_owner.begin() + kStoneHouses,
                       kNobody) != state.house_owner.begin() + kStoneHouses;
    case Building::long_house:
      return std::find(state.house_owner.begin() + kStoneHouses, state.house_owner.end(),
                       kNobody) != state.house_owner.end();
  }
  return false;
}

void get_building(State& state, Seat seat, Building building, Journal* journal) {
  if (!has_left(state, building)) return;
  std::size_t at = 0;
  if (building == Building::shed) {
    --state.sheds;
    ++state.at(seat).sheds;
  } else {
    auto* const first =
        state.house_owner.begin() + (building == Building::stone_house ? 0 : kStoneHouses);
    auto* const house = std::find(first, state.house_owner.end(), kNobody);
    *house = seat;
    at = kFirstHouse + static_cast<std::size_t>(house - state.house_owner.begin());
  }
  if (journal != nullptr) {
    tell_gain(*journal, seat, {piece(building), kGeneral, of_seat(Where::houses, seat, at)});
  }
}

// --- Emigration

int emigration_price(const State& state, Seat seat, const Effect& effect, Origin from) {
  int price = state.round - rule_of(state, seat, Rule::emigration_less);
  // rules: Feast 16.84
  if (from.card != kNoCard && effect.per == Statistic::large_ships) {
    price -= large_ships(state.at(seat));
  }
  // rules: Feast 16.2: an emigration that an occupation calls costs what one on a space does
  if (state.round >= 2) {
    price -= rule_of(state, seat, Rule::silver_less_of_two, from.space);
  }
  return std::max(0, price);
}

bool can_emigrate(const State& state, Seat seat, const Effect& effect, Origin from) {
  const Player& player = state.at(seat);
  const int free_cells = open_cells(state) - kShipCells * away(player);
  // On the space of the fourth column a whaling boat may become a knarr first.
  const bool boat_first = from.card == kNoCard && from.space == number(Space::boat_and_emigrate) &&
                          player.boats > 0 && has_berth(player, Ship::knarr);
  if (large_ships(player) == 0 && !boat_first) return false;
  return free_cells >= kShipCells &&
         count(player, Item::silver) >= emigration_price(state, seat, effect, from);
}

bool advance_emigrate(State& state, Journal*) {
  const Player& player = state.at(state.agenda.top().seat);
  const int price = as<EmigrateTask>(state.agenda.top()).price();
  if (large_ships(player) > 0 && count(player, Item::silver) >= price) return false;
  state.agenda.pop();
  return true;
}

// Order: a knarr, then longships, the one with the most ore first.
void list_emigrate(const State& state, MoveList& moves) {
  const Player& player = state.at(state.agenda.top().seat);
  if (player.knarrs > 0) moves.push_back(ship_move(ShipDeed::sail, Ship::knarr));
  for (std::size_t i = 0; i < player.longships; ++i) {
    if (i > 0 && player.ore[i] == player.ore[i - 1]) continue;
    moves.push_back(ship_move(ShipDeed::sail, Ship::longship, player.ore[i]));
  }
}

void answer_emigrate(State& state, Move move, Journal* journal) {
  const Task done = state.agenda.top();
  const Seat seat = done.seat;
  const std::uint8_t price = as<EmigrateTask>(done).price();
  const Ship ship = ship_of(move);
  state.agenda.pop();
  note_used(state, as<EmigrateTask>(done).card());
  if (journal != nullptr && price > 0) {
    journal->outcome(Happening::pays, seat, paid_told(seat, {{price, Item::silver}}));
  }
  give_up(state, seat, Item::silver, price, journal);
  if (journal != nullptr) {
    journal->outcome(
        Happening::emigrates, seat,
        Message("feast.log.emigrates").with("player", seat).with("ship", Term{ship_term(ship)}));
  }
  lose_ship(state, seat, ship, ore_of(move), of_seat(Where::table, seat), journal);
  Player& player = state.at(seat);
  ++(ship == Ship::knarr ? player.away_knarrs : player.away_longships);
  if (ship == Ship::longship) note_longship(state);
  fire(state, seat, {.moment = Moment::emigrated});
}

// --- Exploration

bool can_explore(const State& state, Seat seat, std::size_t land) {
  const Land& there = state.lands[land];
  if (there.used == 0 || there.owner != kNobody) return false;
  const Sheet sheet = side_of(land, there.side != 0);
  switch (ship_for(sheet)) {
    case Needs::any_ship: return meets(state, seat, Requirement::any_ship);
    case Needs::large_ship: return meets(state, seat, Requirement::large_ship);
    case Needs::longship: return meets(state, seat, Requirement::longship);
  }
  return false;
}

// rules: Feast 16.107
bool names_land(const State& state, Seat seat, std::size_t land, std::uint8_t space) {
  const Sheet sheet = side_of(land, state.lands[land].side != 0);
  if (rule_of(state, seat, Rule::explore_any, space) > 0) return true;
  const std::size_t column = info(static_cast<Space>(space)).column;
  return static_cast<std::size_t>(ship_for(sheet)) + 1 == column;
}

namespace {

bool can_reach(const State& state, Seat seat, std::size_t land, std::uint8_t space) {
  if (!names_land(state, seat, land, space)) return false;
  if (rule_of(state, seat, Rule::explore_any, space) > 0) {
    const Land& there = state.lands[land];
    return there.used != 0 && there.owner == kNobody && meets(state, seat, Requirement::any_ship);
  }
  return can_explore(state, seat, land);
}

}  // namespace

bool can_explore_any(const State& state, Seat seat, std::uint8_t space) {
  for (std::size_t land = 0; land < kLands; ++land) {
    if (can_reach(state, seat, land, space)) return true;
  }
  return false;
}

void list_explore(const State& state, MoveList& moves) {
  const Seat seat = state.agenda.top().seat;
  const std::uint8_t space = as<ExploreTask>(state.agenda.top()).space();
  for (std::size_t land = 0; land < kLands; ++land) {
    if (can_reach(state, seat, land, space)) {
      moves.push_back(explore(side_of(land, state.lands[land].side != 0)));
    }
  }
}

void answer_explore(State& state, Move move, Journal* journal) {
  const Seat seat = state.agenda.top().seat;
  const auto sheet = static_cast<Sheet>(value_of(move));
  state.agenda.pop();
  const std::size_t number = (value_of(move) - static_cast<std::uint32_t>(Sheet::shetland)) / 2;
  Land& land = state.lands[number];
  land.owner = seat;
  const int silver = land.silver;
  land.silver = 0;
  // Whoever has a longship sails with it. rules: Feast 16.12
  if (state.at(seat).longships > 0) note_longship(state);
  if (journal != nullptr) {
    journal->outcome(
        Happening::explores, seat,
        Message("feast.log.explores").with("player", seat).with("land", Term{sheet_term(sheet)}));
  }
  moved(journal, piece(sheet), common(Where::lands), of_seat(Where::explored, seat));
  receive_of_action(state, seat, Item::silver, silver, journal, common(Where::on_land, number));
  fire(state, seat, {.moment = Moment::explored});
}

void note_longship(State& state) {
  if (const auto action = innermost<ActionTask>(state)) action->note_longship();
}

}  // namespace meadhall::feast
