#include "games/feast/trade.h"

#include <algorithm>
#include <bit>

#include "games/feast/cards.h"
#include "games/feast/moves.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "games/feast/turn.h"
#include "games/feast/use.h"

namespace meadhall::feast {
namespace {

bool matches(Which what, Item item) {
  switch (what) {
    case Which::up_right:
    case Which::orange: return colour_of(item) == Colour::orange;
    case Which::meat:
      return item == Item::salt_meat || item == Item::game_meat || item == Item::whale_meat;
    default: return true;
  }
}

// The next colour is one further in the list of items, the next box four.
std::optional<Item> good_at(int n) {
  if (n < 0 || n >= static_cast<int>(kGoods) || !is_good(item_at(static_cast<std::size_t>(n)))) {
    return std::nullopt;
  }
  return item_at(static_cast<std::size_t>(n));
}

bool is_diagonal(Which what) { return what == Which::up_right || what == Which::up_left; }

// Goods that were not made by this very action, and ones that were and may be raised once more.
bool is_fresh(const State& state, const Task& task, Item item) {
  const auto upgrade = as<UpgradeTask>(task);
  if (count(state.at(task.seat), item) <= count_of(upgrade.made(), item)) return false;
  if (!matches(upgrade.which(), item) || !product(task, item)) return false;
  return upgrade.which() != Which::one_kind || upgrade.first().value_or(item) == item;
}

// True if it may not be ended yet: an occupation was paid for it.
bool owes_a_good(UpgradeTask<const Task> upgrade) {
  return upgrade.is_paid_for() && upgrade.made()[0] == 0;
}

bool ends_by_itself(const MoveList& moves) {
  return moves.empty() || (moves.size() == 1 && moves[0] == kDone);
}

}  // namespace

// --- Upgrades

std::optional<Item> upgraded(Item item, int steps) {
  if (!is_good(item) || static_cast<int>(colour_of(item)) + steps > 3) return std::nullopt;
  return item_at(number(item) + static_cast<std::size_t>(steps));
}

// rules: Feast 16.66, 16.88. The goods of one cell stand beside no others.
std::optional<Item> moved_diagonally(Item item, Which where) {
  constexpr std::size_t kLastBox = 7;
  if (!is_good(item) || colour_of(item) == Colour::blue) return std::nullopt;
  const std::size_t box = number(item) / 4;
  if (box > kLastBox) return std::nullopt;
  if (where == Which::up_right) {
    return box == kLastBox ? std::nullopt : good_at(static_cast<int>(number(item)) + 5);
  }
  return box == 0 ? std::nullopt : good_at(static_cast<int>(number(item)) - 3);
}

std::optional<Item> product(const Task& task, Item item) {
  const auto upgrade = as<UpgradeTask>(task);
  const Which what = upgrade.which();
  if (is_diagonal(what)) return moved_diagonally(item, what);
  const int colour = static_cast<int>(colour_of(item));
  const int to_blue = static_cast<int>(Colour::blue) - colour;
  if (what == Which::to_blue) return to_blue > 0 ? upgraded(item, to_blue) : std::nullopt;
  return upgraded(item, upgrade.steps());
}

bool can_upgrade(const State& state, Seat seat, const Effect& effect) {
  const Task task = upgrade_task(seat, kNoCard, effect);
  for (std::size_t item = 0; item < kGoods; ++item) {
    if (state.at(seat).has[item] > 0 && is_fresh(state, task, item_at(item))) return true;
  }
  return false;
}

bool advance_upgrade(State& state, Journal*) {
  MoveList moves;
  list_upgrade(state, moves);
  if (!ends_by_itself(moves)) return false;
  state.agenda.pop();
  return true;
}

// Order: as the items count; then those to be raised again; to stop.
void list_upgrade(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  const auto upgrade = as<UpgradeTask>(task);
  if (upgrade.goods_left() > 0) {
    for (std::size_t item = 0; item < kGoods; ++item) {
      if (state.at(task.seat).has[item] > 0 && is_fresh(state, task, item_at(item))) {
        moves.push_back(take(item_at(item)));
      }
    }
  }
  if (upgrade.may_raise_again()) {
    for (std::size_t item = 0; item < kGoods; ++item) {
      // It may have been given away since.
      const bool there =
          state.at(task.seat).has[item] > 0 && count_of(upgrade.made(), item_at(item)) > 0;
      if (there && product(task, item_at(item))) {
        moves.push_back(take(item_at(item), true));
      }
    }
  }
  if (!owes_a_good(upgrade)) moves.push_back(kDone);
}

void answer_upgrade(State& state, Move move, Journal* journal) {
  Task& task = state.agenda.top();
  if (move == kDone) {
    state.agenda.pop();
    return;
  }
  const auto upgrade = as<UpgradeTask>(task);
  const Item from = item_in(move);
  const Item made = *product(task, from);
  const Seat seat = task.seat;
  if (is_again(move)) {
    upgrade.note_raised_again(from, made);
  } else {
    upgrade.note_raised(from, made);
    // Of two diagonal steps the second is as one likes, and of the good just moved.
    if (is_diagonal(upgrade.which()) && upgrade.steps() > 1) upgrade.let_raise_again();
  }
  note_used(state, upgrade.card());
  if (journal != nullptr) {
    journal->outcome(Happening::upgrades, seat, upgrade_told(seat, from, made));
  }
  give_up(state, seat, from, 1, journal);
  receive_silently(state, seat, made, 1, journal);
}

// --- Overseas trade: one of each kind of green good

bool advance_overseas(State& state, Journal*) {
  MoveList moves;
  list_overseas(state, moves);
  if (moves.size() > 1) return false;
  state.agenda.pop();
  return true;
}

void list_overseas(const State& state, MoveList& moves) {
  const auto overseas = as<OverseasTask>(state.agenda.top());
  for (std::size_t item = 0; item < kGoods; ++item) {
    const Item green = item_at(item);
    if (colour_of(green) != Colour::green || overseas.was_turned(green)) continue;
    if (state.at(overseas.task.seat).has[item] > 0) moves.push_back(take(green));
  }
  moves.push_back(kDone);
}

void answer_overseas(State& state, Move move, Journal* journal) {
  Task& task = state.agenda.top();
  if (move == kDone) {
    state.agenda.pop();
    return;
  }
  const Item green = item_in(move);
  as<OverseasTask>(task).note_turned(green);
  const Seat seat = task.seat;
  const Item blue = *upgraded(green, 1);
  if (journal != nullptr) {
    journal->outcome(Happening::trades, seat, upgrade_told(seat, green, blue));
  }
  give_up(state, seat, green, 1, journal);
  receive_silently(state, seat, blue, 1, journal);
}

// --- Mountain strips. Each number is for a strip of its own; which is used up for one, the largest
// that is left need not be taken whole.

namespace {

Rock next_rock(const State& state, std::size_t strip) {
  return kStripItems[strip][state.strips[strip]];
}

bool is_face_up(const State& state, std::size_t strip) {
  return state.strips[strip] < kStripLength;
}

int items_left(const State& state, std::size_t strip) {
  return static_cast<int>(kStripLength) - state.strips[strip];
}

// `least`: items that must be there.
bool can_take_of(const State& state, std::size_t strip, Which what, int least) {
  if (!is_face_up(state, strip) || items_left(state, strip) < least) return false;
  if (what != Which::stone_or_ore) return true;
  const Rock rock = next_rock(state, strip);
  return rock == Rock::stone || rock == Rock::ore;
}

}  // namespace

bool can_take_from_mountain(const State& state, const Effect& effect) {
  const int least = effect.exact ? effect.amounts[0] : 1;
  for (std::size_t strip = 0; strip < kStrips; ++strip) {
    if (can_take_of(state, strip, effect.what, least)) return true;
  }
  return false;
}

bool advance_mountain(State& state, Journal*) {
  MoveList moves;
  list_mountain(state, moves);
  if (!ends_by_itself(moves)) return false;
  state.agenda.pop();
  return true;
}

// Order: strip by strip, fewer items first; to stop.
void list_mountain(const State& state, MoveList& moves) {
  const auto mountain = as<MountainTask>(state.agenda.top());
  const int most = mountain.most();
  const bool exact = mountain.is_exact() && most > 0;
  const int least = exact ? most : 1;
  for (std::size_t which = 0; which < kStrips; ++which) {
    if (mountain.was_used(which)) continue;
    if (!can_take_of(state, which, mountain.which(), least)) continue;
    const int last = std::min(most, items_left(state, which));
    for (int n = least; n <= last; ++n) moves.push_back(strip(which, n));
  }
  if (!exact) moves.push_back(kDone);
}

void answer_mountain(State& state, Move move, Journal* journal) {
  const auto mountain = as<MountainTask>(state.agenda.top());
  if (move == kDone) return mountain.end();
  const std::size_t which = strip_of(move);
  const int n = strip_count(move);
  mountain.note_taken(which, n);
  const Seat seat = mountain.task.seat;
  const bool by_card = mountain.card() != kNoCard;
  note_used(state, mountain.card());
  for (int i = 0; i < n; ++i) {
    const Rock rock = next_rock(state, which);
    ++state.strips[which];
    // rules: Feast 16.122: what the space itself takes
    if (const auto action = innermost<ActionTask>(state); action && !by_card) {
      action->add(Tally::rocks, rock);
    }
    fire(state, seat, {.moment = Moment::taken, .item = item_of(rock)});
    // What an occupation takes is not what the space gives.
    const auto get = by_card ? &receive : &receive_of_action;
    get(state, seat, item_of(rock), amount_of(rock), journal, common(Where::strip, which));
  }
}

// --- Special sale

// rules: Feast 16.2
int sale_price(const State& state, const Task& task, Item tile) {
  const auto sale = as<SaleTask>(task);
  const auto price = int{special(tile).price};
  const int less = rule_of(state, task.seat, Rule::silver_less_of_two, space_under_way(state));
  const int off = sale.full_price() + price >= 2 ? less : 0;
  return std::max(0, price - std::max(0, off - sale.taken_off()));
}

bool can_buy_special(const State& state, Seat seat) {
  const Task task = sale_task(seat, kNoCard, 1);
  for (std::size_t i = 0; i < kSpecials; ++i) {
    const Item tile = item_at(kGoods + i);
    if (special(tile).price < 0 || !is_to_be_had(state, tile)) continue;
    if (count(state.at(seat), Item::silver) >= sale_price(state, task, tile)) return true;
  }
  return false;
}

bool advance_sale(State& state, Journal*) {
  MoveList moves;
  list_sale(state, moves);
  if (moves.size() > 1) return false;
  state.agenda.pop();
  return true;
}

void list_sale(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  const int left = as<SaleTask>(task).tiles_left();
  for (std::size_t i = 0; i < kSpecials && left > 0; ++i) {
    const Item tile = item_at(kGoods + i);
    if (special(tile).price < 0 || !is_to_be_had(state, tile)) continue;
    if (count(state.at(task.seat), Item::silver) >= sale_price(state, task, tile)) {
      moves.push_back(take(tile));
    }
  }
  moves.push_back(kDone);
}

void answer_sale(State& state, Move move, Journal* journal) {
  Task& task = state.agenda.top();
  if (move == kDone) {
    state.agenda.pop();
    return;
  }
  const Item tile = item_in(move);
  const int price = sale_price(state, task, tile);
  const auto sale = as<SaleTask>(task);
  sale.note_bought(special(tile).price, price);
  const Seat seat = task.seat;
  note_used(state, sale.card());
  if (journal != nullptr && price > 0) {
    journal->outcome(Happening::pays, seat,
                     paid_told(seat, {{static_cast<std::uint8_t>(price), Item::silver}}));
  }
  give_up(state, seat, Item::silver, price, journal);
  receive(state, seat, tile, 1, journal);
}

// --- Forge

void list_forge(const State& state, MoveList& moves) {
  moves.push_back(take(Item::jewelry));
  for (std::size_t i = 0; i < kSpecials; ++i) {
    const Item tile = item_at(kGoods + i);
    if (special(tile).tongs && is_to_be_had(state, tile)) moves.push_back(take(tile));
  }
}

void answer_forge(State& state, Move move, Journal* journal) {
  const Seat seat = state.agenda.top().seat;
  state.agenda.pop();
  receive(state, seat, item_in(move), 1, journal);
}

}  // namespace meadhall::feast
