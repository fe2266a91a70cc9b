#include "games/feast/arranging.h"

#include <algorithm>

#include "games/feast/carry_out.h"
#include "games/feast/costs.h"
#include "games/feast/dice.h"
#include "games/feast/feasting.h"
#include "games/feast/laying.h"
#include "games/feast/look_ahead.h"
#include "games/feast/moves.h"
#include "games/feast/phases.h"
#include "games/feast/sea.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "games/feast/turn.h"

namespace meadhall::feast {
namespace {

constexpr bool fills_gaps(Item item) {
  return item == Item::silver || item == Item::ore || item == Item::wood;
}

bool has_free_ore_field(const Player& player) {
  return player.armed_boats < player.boats ||
         (player.longships > 0 && player.ore[player.longships - 1U] < kLongshipOre);
}

// Arming is closed from the first roll to the end of a dice action.
bool may_arm(const State& state) {
  const auto dice = innermost<DiceTask>(state);
  return !dice || dice->rolls() == 0;
}

bool can_buy(const Player& player, Ship ship) {
  return has_berth(player, ship) &&
         count(player, Item::silver) >= kShipPrices[static_cast<std::size_t>(ship)];
}

// Calls visit(card, line) for each line of a played occupation that can be used at any time.
template <class Visit>
void for_each_anytime(const State& state, Seat seat, Visit visit) {
  const Player& player = state.at(seat);
  const Cards once = with_line(Moment::anytime_once) - player.spent;
  (player.played & (with_line(Moment::anytime) | once)).for_each([&](std::size_t card) {
    const std::span<const Line> lines = lines_of(card);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const Moment moment = lines[i].moment;
      if (moment != Moment::anytime && moment != Moment::anytime_once) continue;
      if (!holds(state, seat, lines[i].test)) continue;
      const Origin from{static_cast<std::uint8_t>(card), space_under_way(state)};
      if (is_possible(state, seat, lines[i].effect, from)) visit(card, i);
    }
  });
}

bool can_use_any(const State& state, Seat seat) {
  bool can = false;
  for_each_anytime(state, seat, [&](std::size_t, std::size_t) { can = true; });
  return can;
}

bool can_disarm(const State& state, Seat seat) {
  return figure(state, seat, Statistic::ore_on_ships) > 0 &&
         rule_of(state, seat, Rule::ore_back) > 0 && may_arm(state);
}

// What somebody could lay somewhere, asked for one item after the other: which rectangles are free
// on which board is found out once for each colour.
class Rooms {
 public:
  Rooms(const State& state, Seat seat) : state_(state), custom_(custom_of(state, seat)) {
    for_each_own(state, seat,
                 [&](std::size_t surface) { own_.push_back(static_cast<std::uint8_t>(surface)); });
  }

  bool can_lay(Item item) {
    return std::ranges::any_of(own_, [&](std::size_t surface) {
      if (!takes(sheet_of(state_, surface), item, custom_)) return false;
      return may_fit(rectangles(surface, item), item) && has_room(state_, surface, item);
    });
  }

 private:
  // Every special tile has three cells in a row.
  static bool may_fit(const Rectangles& free, Item item) {
    if (is_special(item)) return free.has(1, 3) || free.has(3, 1);
    const Shape& shape = ways_to_lay(item).front();
    return free.has(shape.height, shape.width) || free.has(shape.width, shape.height);
  }

  const Rectangles& rectangles(std::size_t surface, Item item) {
    const auto colour = static_cast<std::size_t>(colour_of(item));
    Rectangles& free = free_[surface][colour];
    const unsigned bit = 1U << colour;
    if ((known_[surface] & bit) == 0) {
      const Cover& cover = state_.surfaces[surface].cover;
      free = rectangles_in(allowed_cells(sheet_of(state_, surface), cover, item));
      known_[surface] = static_cast<std::uint8_t>(known_[surface] | bit);
    }
    return free;
  }

  const State& state_;
  Custom custom_;
  FixedVector<std::uint8_t, kSurfaces> own_;
  std::array<std::uint8_t, kSurfaces> known_{};  // a bit for each colour
  std::array<std::array<Rectangles, 5>, kSurfaces> free_;
};

// Calls visit(item) for each item of the supply that could be laid somewhere, until it says true.
template <class Visit>
bool any_to_lay(const State& state, Seat seat, Visit visit) {
  const Player& player = state.at(seat);
  Rooms rooms(state, seat);
  for (std::size_t item = 0; item < kItems; ++item) {
    const Item each = item_at(item);
    if (player.has[item] == 0 || (!is_tile(each) && !fills_gaps(each))) continue;
    if (rooms.can_lay(each) && visit(each)) return true;
  }
  return false;
}

// Asked first, being quick: mostly there is a coin, and room for it.
bool can_lay_coin(const State& state, Seat seat) {
  bool can = false;
  for_each_own(state, seat, [&](std::size_t surface) {
    can = can || can_lay_on(state, seat, Item::silver, surface);
  });
  return can;
}

}  // namespace

FixedVector<Item, kItems> items_to_lay(const State& state, Seat seat) {
  FixedVector<Item, kItems> items;
  any_to_lay(state, seat, [&](Item item) {
    items.push_back(item);
    return false;
  });
  return items;
}

bool can_arrange(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  if (count(player, Item::silver) > 0 && can_lay_coin(state, seat)) return true;
  for (std::size_t ship = 0; ship < kShips; ++ship) {
    if (can_buy(player, static_cast<Ship>(ship))) return true;
  }
  if (count(player, Item::ore) > 0 && has_free_ore_field(player) && may_arm(state)) return true;
  if (any_to_lay(state, seat, [](Item) { return true; })) return true;
  return can_disarm(state, seat) || can_use_any(state, seat);
}

// It may be beside every decision except the choices at the beginning, those between placing
// Vikings and their action, paying for loot that was chosen, and arranging itself.
bool offers_arranging(const State& state) {
  const Task& top = state.agenda.top();
  switch (top.what) {
    case Do::window:
    case Do::arrange:
    case Do::lay:
    case Do::own:
    case Do::keep:
    case Do::token:
    case Do::copy: return false;
    default: break;
  }
  if (owes_for_loot(top)) return false;
  return state.closed == 0 && !is_before_action(state) && can_arrange(state, top.seat);
}

std::optional<Pause> pause(const State& state) {
  if (state.agenda.empty() || state.agenda.top().what != Do::window) return std::nullopt;
  const Seat seat = state.agenda.top().seat;
  const Phase phase = phase_of(state);
  const bool before_feast = phase == Phase::before_income || phase == Phase::after_income;
  const bool hungry = before_feast && coming_feast(state, seat).bare() > 0;
  const bool under_way = as<ArrangeTask>(state.agenda.top()).did_something();
  return Pause{
      .go_on = kDone,
      .matters = under_way || hungry || can_use_any(state, seat),
      .again = !under_way && phase == Phase::after_feast && state.round == rounds_of(state)};
}

bool advance_arrange(State& state, Journal*) {
  if (can_arrange(state, state.agenda.top().seat)) return false;
  state.agenda.pop();
  return true;
}

// Order: what can be laid as the items count, ships to buy, ore onto ships and off, occupations, to
// end it.
void list_arrange(const State& state, MoveList& moves) {
  const Seat seat = state.agenda.top().seat;
  const Player& player = state.at(seat);
  for (const Item item : items_to_lay(state, seat)) moves.push_back(lay(item));
  for (std::size_t ship = 0; ship < kShips; ++ship) {
    if (can_buy(player, static_cast<Ship>(ship))) {
      moves.push_back(ship_move(ShipDeed::buy, static_cast<Ship>(ship)));
    }
  }
  const auto for_each_fleet = [&](ShipDeed deed, int least, int most) {
    for (std::size_t i = 0; i < player.longships; ++i) {
      if (player.ore[i] < least || player.ore[i] > most) continue;
      if (i > 0 && player.ore[i] == player.ore[i - 1]) continue;
      moves.push_back(ship_move(deed, Ship::longship, player.ore[i]));
    }
  };
  if (count(player, Item::ore) > 0 && may_arm(state)) {
    if (player.armed_boats < player.boats) {
      moves.push_back(ship_move(ShipDeed::arm, Ship::whaling_boat));
    }
    for_each_fleet(ShipDeed::arm, 0, kLongshipOre - 1);
  }
  if (can_disarm(state, seat)) {
    if (player.armed_boats > 0) moves.push_back(ship_move(ShipDeed::disarm, Ship::whaling_boat));
    for_each_fleet(ShipDeed::disarm, 1, kLongshipOre);
  }
  for_each_anytime(state, seat,
                   [&](std::size_t card, std::size_t line) { moves.push_back(use(card, line)); });
  moves.push_back(kDone);
}

void arm(Player& player, Ship ship, int ore) {
  if (ship == Ship::whaling_boat) {
    ++player.armed_boats;
  } else {
    // The first of those with so much: the order stays.
    ++*std::ranges::find(player.ore, ore);
  }
}

void take_ore_off(Player& player, int ore) {
  // The last of those with so much: the order stays.
  const auto fleet = std::span(player.ore).first(player.longships);
  --*std::find(fleet.rbegin(), fleet.rend(), ore);
}

void answer_arrange(State& state, Move move, Journal* journal) {
  const auto arrange = as<ArrangeTask>(state.agenda.top());
  const Seat seat = arrange.task.seat;
  Player& player = state.at(seat);
  if (move == kDone) {
    // Closed without anything done it is not offered at once again.
    if (arrange.task.what == Do::arrange && !arrange.did_something()) state.closed = 1;
    state.agenda.pop();
    return;
  }
  arrange.note_done();
  switch (kind_of(move)) {
    case MoveKind::lay: return push_lay(state, seat, item_in(move), LaySource::supply);
    case MoveKind::use: {
      const std::size_t card = card_of(move);
      if (journal != nullptr) {
        journal->outcome(
            Happening::uses, seat,
            Message("feast.log.uses").with("player", seat).with("card", Term{card_term(card)}));
      }
      const Origin from{static_cast<std::uint8_t>(card), space_under_way(state)};
      const Line& line = lines_of(card)[line_of(move)];
      if (line.moment == Moment::anytime_once) player.spent.add(card);
      return carry_out(state, seat, line.effect, from, journal);
    }
    default: break;
  }
  const Ship ship = ship_of(move);
  const auto tell_ore = [&](Happening what, std::string_view id) {
    if (journal == nullptr) return;
    journal->outcome(what, seat,
                     Message(id).with("player", seat).with("ship", Term{ship_term(ship)}));
  };
  switch (deed_of(move)) {
    case ShipDeed::buy: {
      const int price = kShipPrices[static_cast<std::size_t>(ship)];
      if (journal != nullptr) {
        journal->outcome(Happening::pays, seat,
                         paid_told(seat, {{static_cast<std::uint8_t>(price), Item::silver}}));
      }
      give_up(state, seat, Item::silver, price, journal);
      return get_ship(state, seat, ship, false, journal);
    }
    case ShipDeed::arm:
      tell_ore(Happening::arms, "feast.log.arms");
      give_up(state, seat, Item::ore, 1, journal, aboard(seat, ship));
      arm(player, ship, ore_of(move));
      break;
    case ShipDeed::disarm:
      tell_ore(Happening::disarms, "feast.log.disarms");
      if (ship == Ship::whaling_boat) {
        --player.armed_boats;
      } else {
        take_ore_off(player, ore_of(move));
      }
      receive_silently(state, seat, Item::ore, 1, journal, aboard(seat, ship));
      break;
    case ShipDeed::sail: return;
  }
}

}  // namespace meadhall::feast
