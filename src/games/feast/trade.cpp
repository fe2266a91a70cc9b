#include <algorithm>
#include <bit>

#include "games/feast/flow.h"
#include "games/feast/tell.h"

// Mountain strips, upgrades, overseas trade, the special sale, the forge.
// rules: Feast 8.4, 8.5, 8.6, 8.7, 8.3

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

int made_count(const Task& task, Item item) {
  return static_cast<int>(std::ranges::count(task.tally, number(item) + 1));
}

// Goods that were not made by this very action, and ones that were and may be raised once more.
bool is_fresh(const State& state, const Task& task, Item item) {
  const auto what = static_cast<Which>(task.b);
  if (count(state.at(task.seat), item) <= made_count(task, item)) return false;
  if (!matches(what, item) || !product(task, item)) return false;
  return what != Which::one_kind || task.d == 0 || item == item_at(task.d - 1U);
}

// Whether it may not be ended yet: an occupation was paid for it.
bool owes_a_good(const Task& task) { return (task.c & kPaidFor) != 0 && task.tally[0] == 0; }

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

std::optional<Item> product(const Task& upgrade, Item item) {
  const auto what = static_cast<Which>(upgrade.b);
  if (is_diagonal(what)) return moved_diagonally(item, what);
  const int colour = static_cast<int>(colour_of(item));
  const int to_blue = static_cast<int>(Colour::blue) - colour;
  if (what == Which::to_blue) return to_blue > 0 ? upgraded(item, to_blue) : std::nullopt;
  return upgraded(item, upgrade.a);
}

bool can_upgrade(const State& state, Seat seat, const Effect& effect) {
  Task task{.seat = seat, .a = effect.steps, .b = static_cast<std::uint8_t>(effect.what)};
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
  if (task.n > 0) {
    for (std::size_t item = 0; item < kGoods; ++item) {
      if (state.at(task.seat).has[item] > 0 && is_fresh(state, task, item_at(item))) {
        moves.push_back(take(item_at(item)));
      }
    }
  }
  if ((task.c & kOneTwice) != 0) {
    for (std::size_t item = 0; item < kGoods; ++item) {
      // It may have been given away since.
      const bool there = state.at(task.seat).has[item] > 0 && made_count(task, item_at(item)) > 0;
      if (there && product(task, item_at(item))) {
        moves.push_back(take(item_at(item), true));
      }
    }
  }
  if (!owes_a_good(task)) moves.push_back(kDone);
}

void answer_upgrade(State& state, Move move, Journal* journal) {
  Task& task = state.agenda.top();
  if (move == kDone) {
    state.agenda.pop();
    return;
  }
  const Item from = item_in(move);
  const Item made = *product(task, from);
  const Seat seat = task.seat;
  const auto mark = static_cast<std::uint8_t>(number(made) + 1);
  if (is_again(move)) {
    task.c = static_cast<std::uint8_t>(task.c & ~kOneTwice);
    *std::ranges::find(task.tally, number(from) + 1) = mark;
  } else {
    --task.n;
    if (task.d == 0) task.d = static_cast<std::uint8_t>(number(from) + 1);
    // Of two diagonal steps the second is as one likes, and of the good just moved.
    if (is_diagonal(static_cast<Which>(task.b)) && task.a > 1) {
      task.c |= kOneTwice;
      task.a = 1;
    }
    *std::ranges::find(task.tally, 0) = mark;
  }
  note_used(state, task.id);
  give_up(state, seat, from, 1);
  if (journal != nullptr) {
    journal->outcome(seat, upgrade_told(seat, from, made));
  }
  receive(state, seat, made, 1, nullptr);
}

// --- Overseas trade: one of each kind of green good

namespace {

bool was_turned(const Task& task, Item item) {
  const unsigned kinds = unsigned{task.a} | unsigned{task.b} << 8U;
  return (kinds >> (number(item) / 4) & 1U) != 0;
}

}  // namespace

bool advance_overseas(State& state, Journal*) {
  MoveList moves;
  list_overseas(state, moves);
  if (moves.size() > 1) return false;
  state.agenda.pop();
  return true;
}

void list_overseas(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  for (std::size_t item = 0; item < kGoods; ++item) {
    const Item green = item_at(item);
    if (colour_of(green) != Colour::green || was_turned(task, green)) continue;
    if (state.at(task.seat).has[item] > 0) moves.push_back(take(green));
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
  const unsigned kinds = (unsigned{task.a} | unsigned{task.b} << 8U) | 1U << (number(green) / 4);
  task.a = static_cast<std::uint8_t>(kinds);
  task.b = static_cast<std::uint8_t>(kinds >> 8U);
  const Seat seat = task.seat;
  const Item blue = *upgraded(green, 1);
  give_up(state, seat, green, 1);
  if (journal != nullptr) {
    journal->outcome(seat, upgrade_told(seat, green, blue));
  }
  receive(state, seat, blue, 1, nullptr);
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

// Order: strip by strip, fewer items first; to stop. `c` of the task: 1 all of them, or nothing.
void list_mountain(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  const int most = *std::max_element(task.tally.begin(), task.tally.begin() + 4);
  const bool exact = task.c != 0 && most > 0;
  const int least = exact ? most : 1;
  for (std::size_t which = 0; which < kStrips; ++which) {
    if ((unsigned{task.b} >> which & 1U) != 0) continue;
    if (!can_take_of(state, which, static_cast<Which>(task.a), least)) continue;
    const int last = std::min(most, items_left(state, which));
    for (int n = least; n <= last; ++n) moves.push_back(strip(which, n));
  }
  if (!exact) moves.push_back(kDone);
}

void answer_mountain(State& state, Move move, Journal* journal) {
  Task& task = state.agenda.top();
  if (move == kDone) {
    task.tally = {};
    return;
  }
  const std::size_t which = strip_of(move);
  const int n = strip_count(move);
  task.b = static_cast<std::uint8_t>(task.b | 1U << which);
  // The smallest number that is enough is used up.
  std::uint8_t* used = nullptr;
  for (std::size_t i = 0; i < 4; ++i) {
    std::uint8_t& amount = task.tally[i];
    if (amount >= n && (used == nullptr || amount < *used)) used = &amount;
  }
  *used = 0;
  const Seat seat = task.seat;
  const bool by_card = task.id != kNoCard;
  note_used(state, task.id);
  for (int i = 0; i < n; ++i) {
    const Rock rock = next_rock(state, which);
    ++state.strips[which];
    // rules: Feast 16.122: what the space itself takes
    if (Task* const action = innermost(state, Do::action); action != nullptr && !by_card) {
      action->of(Tally::rocks) =
          static_cast<std::uint8_t>(action->of(Tally::rocks) | 1U << static_cast<unsigned>(rock));
    }
    fire(state, seat, {.moment = Moment::taken, .item = item_of(rock)});
    // What an occupation takes is not what the space gives.
    const auto get = by_card ? &receive : &receive_of_action;
    get(state, seat, item_of(rock), amount_of(rock), journal);
  }
}

// --- Special sale

// rules: Feast 16.2
int sale_price(const State& state, const Task& task, Item tile) {
  const auto price = int{special(tile).price};
  const int less = rule_of(state, task.seat, Rule::silver_less_of_two, space_under_way(state));
  const int off = task.a + price >= 2 ? less : 0;
  return std::max(0, price - std::max(0, off - task.b));
}

bool can_buy_special(const State& state, Seat seat) {
  const Task task{.seat = seat};
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
  for (std::size_t i = 0; i < kSpecials && task.n > 0; ++i) {
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
  --task.n;
  task.a = static_cast<std::uint8_t>(task.a + special(tile).price);
  task.b = static_cast<std::uint8_t>(task.b + special(tile).price - price);
  const Seat seat = task.seat;
  note_used(state, task.id);
  give_up(state, seat, Item::silver, price);
  if (journal != nullptr && price > 0) {
    journal->outcome(seat, paid_told(seat, {{static_cast<std::uint8_t>(price), Item::silver}}));
  }
  receive(state, seat, tile, 1, journal);
}

// --- Forge

bool advance_forge(State&, Journal*) { return false; }

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
