#include <utility>

#include "games/graenaland/building.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/words.h"

// The main player builds. rules: Graenaland 9

namespace meadhall::graenaland {
namespace {

Hero hero_of(Construction building) {
  return building == Construction::church ? Hero::priest : Hero::skald;
}

void ask_to_build(State& state) {
  state.order = Order{};
  state.step = Step::build;
}

// A construction is complete: the same player goes on, or the one who granted it.
void go_on_building(State& state) {
  if (state.phase == Phase::granted) {
    state.phase = Phase::normal;
    state.turn = state.main;
  }
  ask_to_build(state);
}

// rules: Graenaland 11.1, 11.2, 11.3: the first comes in at once, or waits where an own hero
// stands; a later church or hall is an invitation
void welcome_hero(State& state, Construction building, std::size_t at, Seat owner,
                  Journal* journal) {
  Player& player = state.at(owner);
  const Hero hero = hero_of(building);
  std::uint8_t& hero_at = player.hero_at[static_cast<std::size_t>(hero)];
  const bool free = !has_hero_at(player, at);
  if (hero_at != kAway) {
    if (is_on_map(hero_at) && free) state.step = Step::follow;
    return;
  }
  hero_at = static_cast<std::uint8_t>(free ? at : kWaiting + at);
  if (journal != nullptr) {
    journal->outcome(free ? Happening::enters : Happening::waits, owner,
                     Message(free ? "graenaland.log.enters" : "graenaland.log.waits")
                         .with("player", owner)
                         .with("hero", Term{hero_term(hero)})
                         .with("land", land_text(state, at)));
    journal->moved({piece(hero), of_seat(Where::stock, owner), place_of_hero(owner, hero_at)});
  }
}

void complete(State& state, Journal* journal) {
  const Given given = state.given[index(state.turn)];
  if (journal != nullptr) {
    journal->outcome(Happening::paid, state.turn,
                     Message("graenaland.log.paid")
                         .with("player", state.turn)
                         .with("cards", cards_told(state, given.cards, given.supplies)));
  }
  spend_given(state, state.turn, Where::laid_out, journal);
  state.markets_used = static_cast<std::uint8_t>(state.markets_used + state.order.by_market);
  const Construction what = state.order.what;
  const std::size_t at = state.order.at;
  // raise() may leave the question whether a hero follows; it wants to know what was built.
  state.step = Step::build;
  state.order = Order{.what = what, .at = state.order.at};
  raise(state, what, at, state.turn, journal);
  if (state.step != Step::follow) go_on_building(state);
}

void hand_over_toll(State& state, std::size_t kind, Journal* journal) {
  const Seat to = toll_receiver(state);
  const std::size_t terrain = terrain_of(kind);
  Player& from = state.at(state.turn);
  --from.hand[kind];
  --from.backs[terrain];
  ++state.at(to).hand[kind];
  ++state.at(to).backs[terrain];
  state.order.toll = static_cast<std::uint8_t>(state.order.toll & ~(1U << index(to)));
  if (journal != nullptr) {
    journal->outcome(Happening::toll, state.turn,
                     Message("graenaland.log.toll")
                         .with("player", state.turn)
                         .with("other", to)
                         .with("terrain", Term{terrain_term(static_cast<Terrain>(terrain))}));
    journal->moved({back(static_cast<Terrain>(terrain)), of_seat(Where::hand, state.turn),
                    of_seat(Where::hand, to)});
  }
}

// As far as the next choice: what can be paid in one way only is paid.
void go_on_paying(State& state, Journal* journal) {
  while (total(state.order.needs) > 0) {
    const Sources offered = payments(state);
    if (offered.size() > 1) {
      state.step = Step::pay;
      return;
    }
    lay_out_given(state, offered[0], journal);
  }
  while (state.order.toll != 0) {
    const TollKinds offered = tolls(state);
    if (offered.size() > 1) {
      state.step = Step::toll;
      return;
    }
    hand_over_toll(state, offered[0], journal);
  }
  complete(state, journal);
}

}  // namespace

void lay_out_given(State& state, std::uint32_t from, Journal* journal) {
  const Resource resource = resource_asked(state.order.needs);
  const Purse before = purse_left(state);
  Purse after = before;
  lay_out(state.data, after, resource, from);
  Given& given = state.given[index(state.turn)];
  const Location hand = of_seat(Where::hand, state.turn);
  const Location laid_out = of_seat(Where::laid_out, state.turn);
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    const int n = before.cards[kind] - after.cards[kind];
    given.cards[kind] = static_cast<std::uint8_t>(given.cards[kind] + n);
    moved(journal, card(kind), hand, laid_out, n);
  }
  const unsigned opened = before.supplies & ~unsigned{after.supplies};
  given.supplies = static_cast<std::uint16_t>(given.supplies | opened);
  if (opened != 0) {
    moved(journal, supply(static_cast<std::size_t>(std::countr_zero(opened))), hand, laid_out);
  }
  Order& order = state.order;
  order.first_halves = after.first_halves;
  order.second_halves = after.second_halves;
  order.by_market = static_cast<std::uint8_t>(order.by_market + before.markets - after.markets);
  --order.needs[static_cast<std::size_t>(resource)];
  order.last =
      static_cast<std::uint8_t>(order.needs[static_cast<std::size_t>(resource)] > 0 ? from : 0);
}

void begin_building(State& state, Journal* journal) {
  state.phase = Phase::normal;
  state.turn = state.main;
  state.markets_used = 0;
  state.supply_taken = 0;
  state.offered = 0;
  ask_to_build(state);
  happened(journal, Happening::builds, state.main, "graenaland.log.builds");
}

void build(State& state, Construction what, std::size_t at, Journal* journal) {
  state.order = Order{.what = what,
                      .at = static_cast<std::uint8_t>(at),
                      .needs = cost_of(state, what, at),
                      .toll = static_cast<std::uint8_t>(toll_seats(state, what, at))};
  go_on_paying(state, journal);
}

void pay_with(State& state, std::uint32_t from, Journal* journal) {
  lay_out_given(state, from, journal);
  go_on_paying(state, journal);
}

void pay_toll(State& state, std::size_t kind, Journal* journal) {
  hand_over_toll(state, kind, journal);
  go_on_paying(state, journal);
}

void spend_given(State& state, Seat seat, Where from, Journal* journal) {
  Given& given = state.given[index(seat)];
  Player& player = state.at(seat);
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    const std::uint8_t n = given.cards[kind];
    player.hand[kind] = static_cast<std::uint8_t>(player.hand[kind] - n);
    std::uint8_t& backs = player.backs[terrain_of(kind)];
    backs = static_cast<std::uint8_t>(backs - n);
    state.discards[kind] = static_cast<std::uint8_t>(state.discards[kind] + n);
    moved(journal, card(kind), of_seat(from, seat), common(Where::discards, terrain_of(kind)), n);
  }
  for (unsigned left = given.supplies; journal != nullptr && left != 0; left &= left - 1) {
    journal->moved({supply(static_cast<std::size_t>(std::countr_zero(left))), of_seat(from, seat),
                    common(Where::supply_used)});
  }
  player.supplies = static_cast<std::uint16_t>(player.supplies & ~given.supplies);
  player.supply_count =
      static_cast<std::uint8_t>(player.supply_count - std::popcount(given.supplies));
  state.used_supplies = static_cast<std::uint16_t>(state.used_supplies | given.supplies);
  given = Given{};
}

void raise(State& state, Construction what, std::size_t at, Seat owner, Journal* journal) {
  Player& player = state.at(owner);
  if (journal != nullptr) {
    Message told(what == Construction::army ? "graenaland.log.army" : "graenaland.log.built");
    told.with("player", owner).with("what", Term{construction_built(what)});
    if (what == Construction::army) {
      told.with("n", player.army + 1);
    } else {
      told.with("land", land_text(state, at));
    }
    journal->outcome(what == Construction::army ? Happening::army : Happening::built, owner,
                     std::move(told));
  }
  const Location stock = of_seat(Where::stock, owner);
  const Location there = of_seat(Where::land, owner, at);
  if (what == Construction::village) {
    ++player.villages[at];
    moved(journal, kVillage, stock, there);
  } else if (what == Construction::army) {
    moved(journal, kArmy, of_seat(Where::army_track, owner, player.army),
          of_seat(Where::army_track, owner, player.army + 1U));
    ++player.army;
  } else if (is_building(what)) {
    moved(journal, piece(building_of(what)), stock, there);
    player.buildings[at] = static_cast<std::uint8_t>(player.buildings[at] | bit(building_of(what)));
    if (what != Construction::fortress) welcome_hero(state, what, at, owner, journal);
  } else {
    state.lands[at].works = static_cast<std::uint8_t>(state.lands[at].works | bit(work_of(what)));
    moved(journal, piece(work_of(what)), common(Where::stock), common(Where::land, at));
  }
}

// rules: Graenaland 11.3: only at that moment, from anywhere
void follow(State& state, bool follows, Journal* journal) {
  if (follows) {
    const Hero hero = hero_of(state.order.what);
    std::uint8_t& hero_at = state.at(state.turn).hero_at[static_cast<std::size_t>(hero)];
    const Location from = place_of_hero(state.turn, hero_at);
    hero_at = state.order.at;
    if (journal != nullptr) {
      journal->outcome(Happening::marches, state.turn,
                       Message("graenaland.log.marches")
                           .with("player", state.turn)
                           .with("hero", Term{hero_term(hero)})
                           .with("land", land_text(state, state.order.at)));
      journal->moved({piece(hero), from, place_of_hero(state.turn, hero_at)});
    }
  }
  go_on_building(state);
}

void take_supply(State& state, std::size_t card, Journal* journal) {
  for (std::size_t i = 0; i < kSupplyRow; ++i) {
    if (state.row[i] != card) continue;
    state.row[i] = kNoCard;
    moved(journal, supply(card), common(Where::supply_row, i), of_seat(Where::hand, state.turn));
  }
  Player& player = state.at(state.turn);
  player.supplies = static_cast<std::uint16_t>(player.supplies | (1U << card));
  ++player.supply_count;
  state.supply_taken = 1;
}

// rules: Graenaland 13.7: one construction, alone, without markets
void grant_to(State& state, Seat seat) {
  state.offered = 1;
  state.phase = Phase::granted;
  state.turn = seat;
  ask_to_build(state);
}

// rules: Graenaland 9.12: the ship passes left, a supply card is turned up
void finish_building(State& state, Journal* journal) {
  if (state.phase == Phase::granted) {
    happened(journal, Happening::builds_nothing, state.turn, "graenaland.log.builds_nothing");
    return go_on_building(state);
  }
  state.markets_used = 0;
  state.supply_taken = 0;
  state.offered = 0;
  if (state.phase == Phase::final) return next_final_builder(state, journal);
  const Seat next = next_seat(state.main, state.player_count);
  moved(journal, kShip, of_seat(Where::main, state.main), of_seat(Where::main, next));
  state.main = next;
  fill_row(state, journal);
  ++state.round;
  begin_round(state, journal);
}

}  // namespace meadhall::graenaland
