#include "games/feast/laying.h"

#include <algorithm>
#include <bit>
#include <span>

#include "games/feast/cards.h"
#include "games/feast/carry_out.h"
#include "games/feast/dice.h"
#include "games/feast/moves.h"
#include "games/feast/sea.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "games/feast/turn.h"

// What may be done at any time: laying goods, buying and arming ships, occupations.
// rules: Feast 5, 6

namespace meadhall::feast {
namespace {

constexpr bool fills_gaps(Item item) {
  return item == Item::silver || item == Item::ore || item == Item::wood;
}

// Which boards may be meant: those the item's source allows.
bool is_meant(LaySource from, Item item, std::size_t surface) {
  if (from == LaySource::supply) return true;
  // An occupation's ore goes onto boards, its fish into houses. occupations, 9 and 172
  return (surface >= kFirstHouse) == (item != Item::ore);
}

bool has_spot(const State& state, std::size_t surface, Item item, const Shape& way) {
  const Sheet sheet = sheet_of(state, surface);
  const Cover& cover = state.surfaces[surface].cover;
  const Board& printed = board(sheet);
  for (std::size_t row = 0; row + way.height <= printed.height; ++row) {
    unsigned columns = fitting(sheet, cover, item, way, row);
    for (; columns != 0; columns &= columns - 1) {
      const Spot at{static_cast<std::uint8_t>(row),
                    static_cast<std::uint8_t>(std::countr_zero(columns))};
      if (numbers_allow(sheet, cover, way, at)) return true;
    }
  }
  return false;
}

template <class Visit>
void for_each_way(const State& state, const Task& task, Visit visit) {
  const auto laying = as<LayTask>(task);
  const std::span<const Shape> ways = ways_to_lay(laying.item());
  for (std::size_t i = 0; i < ways.size(); ++i) {
    if (has_spot(state, laying.surface(), laying.item(), ways[i])) visit(i);
  }
}

template <class Visit>
void for_each_surface(const State& state, const Task& task, Visit visit) {
  const auto laying = as<LayTask>(task);
  const Item item = laying.item();
  for_each_own(state, task.seat, [&](std::size_t surface) {
    if (!is_meant(laying.source(), item, surface)) return;
    if (can_lay_on(state, task.seat, item, surface)) visit(surface);
  });
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

}  // namespace

Custom custom_of(const State& state, Seat seat) {
  return {.wood_in_houses = rule_of(state, seat, Rule::wood_in_houses) > 0};
}

bool can_lay_on(const State& state, Seat seat, Item item, std::size_t surface) {
  const Custom custom = custom_of(state, seat);
  if (!takes(sheet_of(state, surface), item, custom)) return false;
  return std::ranges::any_of(ways_to_lay(item),
                             [&](const Shape& way) { return has_spot(state, surface, item, way); });
}

namespace {

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
      if (!may_fit(rectangles(surface, item), item)) return false;
      return std::ranges::any_of(ways_to_lay(item), [&](const Shape& way) {
        return has_spot(state_, surface, item, way);
      });
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
      free = rectangles_for(sheet_of(state_, surface), state_.surfaces[surface].cover, item);
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
  any_to_lay(state, seat, [&](Item item) {
    moves.push_back(lay(item));
    return false;
  });
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
            seat,
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
  switch (deed_of(move)) {
    case ShipDeed::buy: {
      const int price = kShipPrices[static_cast<std::size_t>(ship)];
      give_up(state, seat, Item::silver, price);
      if (journal != nullptr) {
        journal->outcome(seat, paid_told(seat, {{static_cast<std::uint8_t>(price), Item::silver}}));
      }
      return get_ship(state, seat, ship, false, journal);
    }
    case ShipDeed::arm:
      give_up(state, seat, Item::ore, 1);
      arm(player, ship, ore_of(move));
      break;
    case ShipDeed::disarm:
      if (ship == Ship::whaling_boat) {
        --player.armed_boats;
      } else {
        take_ore_off(player, ore_of(move));
      }
      receive(state, seat, Item::ore, 1, nullptr);
      break;
    case ShipDeed::sail: return;
  }
  if (journal != nullptr) {
    journal->outcome(
        seat, Message(deed_of(move) == ShipDeed::arm ? "feast.log.arms" : "feast.log.disarms")
                  .with("player", seat)
                  .with("ship", Term{ship_term(ship)}));
  }
}

// --- Laying, step by step: which board, which way up, where

void push_lay(State& state, Seat seat, Item item, LaySource from) {
  state.agenda.push(lay_task(seat, item, from));
}

// Where there is but one board, or one way, it is taken.
bool advance_lay(State& state, Journal*) {
  const Task& task = state.agenda.top();
  const auto laying = as<LayTask>(state.agenda.top());
  std::size_t found = 0;
  std::size_t n = 0;
  const auto note = [&](std::size_t each) {
    found = each;
    ++n;
  };
  if (!laying.has_surface()) {
    for_each_surface(state, task, note);
    if (n == 0) {  // a forced ore without any place
      state.agenda.pop();
      return true;
    }
    if (n > 1) return false;
    laying.set_surface(found);
    return true;
  }
  if (!laying.has_way()) {
    for_each_way(state, task, note);
    if (n > 1) return false;
    laying.set_way(found);
    return true;
  }
  return false;
}

// Order: boards home first; ways as the item has them; places row by row; to take it back.
void list_lay(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  const auto laying = as<LayTask>(task);
  if (!laying.has_surface()) {
    for_each_surface(state, task, [&](std::size_t surface) { moves.push_back(on(surface)); });
  } else if (!laying.has_way()) {
    for_each_way(state, task, [&](std::size_t way) { moves.push_back(turn(way)); });
  } else {
    const std::size_t surface = laying.surface();
    for_each_spot(sheet_of(state, surface), state.surfaces[surface].cover, laying.item(),
                  ways_to_lay(laying.item())[laying.way()], custom_of(state, task.seat),
                  [&](Spot spot) { moves.push_back(at(spot)); });
  }
  switch (laying.source()) {
    case LaySource::supply: moves.push_back(kUndo); return;
    case LaySource::free: moves.push_back(kNo); return;
    case LaySource::forced: return;
  }
}

void put(State& state, std::size_t surface, Item item, const Shape& way, Spot at) {
  Surface& on = state.surfaces[surface];
  lay(sheet_of(state, surface), on.cover, item, way, at);
  for (std::size_t row = 0; row < way.height; ++row) {
    for (std::size_t column = 0; column < way.width; ++column) {
      if ((way.rows[row] >> column & 1U) == 0) continue;
      unsigned cell = static_cast<unsigned>(number(item));
      if (column > 0 && (way.rows[row] >> (column - 1) & 1U) != 0) cell |= kJoinedLeft;
      if (row > 0 && (way.rows[row - 1] >> column & 1U) != 0) cell |= kJoinedUp;
      on.lying[cell_number(at.row + row, at.column + column)] = static_cast<std::uint8_t>(cell);
    }
  }
}

void answer_lay(State& state, Move move, Journal* journal) {
  const auto laying = as<LayTask>(state.agenda.top());
  const Seat seat = laying.task.seat;
  if (move == kUndo || move == kNo) {
    state.agenda.pop();
    return;
  }
  switch (kind_of(move)) {
    case MoveKind::on: return laying.set_surface(surface_of(move, seat));
    case MoveKind::turn: return laying.set_way(value_of(move));
    default: break;
  }
  const Item item = laying.item();
  const std::size_t surface = laying.surface();
  const Shape& way = ways_to_lay(item)[laying.way()];
  const bool from_supply = laying.source() == LaySource::supply;
  state.agenda.pop();
  put(state, surface, item, way, spot_of(move));
  if (from_supply) give_up(state, seat, item, 1);
  if (journal != nullptr) journal->outcome(seat, lays_told(state, seat, item, surface));
  if (surface >= kFirstHouse) fire(state, seat, {.moment = Moment::laid_in_house, .item = item});
  if (is_land(surface)) fire(state, seat, {.moment = Moment::laid_on_land, .item = item});
}

}  // namespace meadhall::feast
