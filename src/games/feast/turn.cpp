#include "games/feast/turn.h"

#include <algorithm>

#include "games/feast/agenda.h"
#include "games/feast/arranging.h"
#include "games/feast/cards.h"
#include "games/feast/carry_out.h"
#include "games/feast/costs.h"
#include "games/feast/look_ahead.h"
#include "games/feast/moves.h"
#include "games/feast/own.h"
#include "games/feast/sea.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "games/feast/use.h"

namespace meadhall::feast {
namespace {

bool is_open(const State& state, std::size_t place) {
  if (state.stands[place].seat != kNobody) return false;
  if (is_copy(place)) {
    const std::size_t column = column_of_copy(place);
    return state.copies[0] == column || state.copies[1] == column;
  }
  return state.options.action_board == ActionBoard::full || !is_in(kLeftOutOfSmallBoard, place);
}

// True if something that comes before the action might make it possible: an occupation that brings
// something then, or one played first in the fourth column or in place of the third column's draw;
// or silver for the placing itself. rules: Feast 10.3, 16.99, 16.168
bool may_be_helped(const State& state, Seat seat, std::size_t space, std::size_t column,
                   int vikings) {
  const Player& player = state.at(seat);
  const bool holds_means = !(player.hand & bringing_means()).empty();
  if (column == 4 && vikings == 4 && holds_means) return true;
  bool helped = vikings > 0 && !(player.played & with_line(Moment::thing)).empty();
  if (column == 3 && holds_means) {
    for_each_instead(state, seat, kDrawOfColumn, Verb::draw,
                     [&](std::size_t, std::size_t) { helped = true; });
  }
  (player.played & with_line(Moment::before_action)).for_each([&](std::size_t card) {
    for (const Line& line : lines_of(card)) {
      helped = helped || (line.moment == Moment::before_action && is_in(line.spaces, space));
    }
  });
  return helped;
}

// True if the player could place there, and then go on, if they decided well.
bool works_with_help(const State& state, Seat seat, std::size_t place, std::size_t space,
                     int vikings) {
  State copy = state;
  copy.agenda.pop();
  copy.missed = 0;
  begin_action(copy, seat, place, space, vikings, nullptr);
  run(copy, nullptr);
  return can_go_on(copy);
}

bool can_do(const State& state, Seat seat, std::size_t place, std::size_t space, int vikings) {
  if (is_of_use(state, seat, static_cast<Space>(space))) return true;
  const std::size_t column = column_of(place);
  // The card drawn first in the third column can be played at once.
  if (space == number(Space::occ_play_4) && column == 3 && !state.deck.empty()) return true;
  const Do top = state.agenda.top().what;
  return (top == Do::turn || top == Do::copy) &&
         may_be_helped(state, seat, space, column, vikings) &&
         works_with_help(state, seat, place, space, vikings);
}

// With how many Vikings it could be done: the fewest, and as many as the column says.
// rules: Feast 16.106
using Crews = FixedVector<int, 2>;
Crews crews_for(const State& state, Seat seat, std::size_t place) {
  Crews crews;
  const auto try_with = [&](int crew) {
    if (state.at(seat).vikings_in_thing >= crew && can_do(state, seat, place, place, crew)) {
      crews.push_back(crew);
    }
  };
  const int fewest = vikings_for(state, seat, place);
  const int all = static_cast<int>(column_of(place));
  try_with(fewest);
  if (all != fewest) try_with(all);
  return crews;
}

// A player without Vikings in the Thing is asked only for the sake of these two: what else can be
// done at any time can as well be done in the window before the income. rules: Feast 5.6
constexpr std::size_t kTutor = 52;
constexpr std::size_t kLatecomer = 91;
bool may_act_without_vikings(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  const bool cannot_wait =
      (player.played.has(kTutor) && player.hand_count > 0) || player.played.has(kLatecomer);
  return cannot_wait && offers_arranging(state);
}

}  // namespace

void begin_action(State& state, Seat seat, std::size_t place, std::size_t space, int vikings,
                  Journal* journal) {
  Player& player = state.at(seat);
  Stand& stand = state.stands[place];
  stand = {.seat = seat,
           .vikings = static_cast<std::uint8_t>(vikings),
           .colour = static_cast<std::uint8_t>(acting_colour(state)),
           .copied = is_copy(place) ? static_cast<std::uint8_t>(space) : kNoSpace};
  state.last = seat;
  if (column_of(place) == 2) ++player.placements;
  state.agenda.push(action_task(seat, space, place, vikings));
  moved(journal, acting_viking(state), of_seat(Where::thing, seat),
        of_seat(Where::space, seat, place), vikings);
  change_thing(state, seat, -vikings);
}

bool can_use(const State& state, Seat seat, std::size_t space) {
  if (is_of_use(state, seat, static_cast<Space>(space))) return true;
  constexpr std::size_t kNoColumn = 0;
  if (!may_be_helped(state, seat, space, kNoColumn, 0)) return false;
  State copy = state;
  // Stops `run` before it carries out the task below, which may be the one that asks for this.
  copy.agenda.push({.what = Do::token, .seat = seat});
  push_action(copy, seat, static_cast<std::uint8_t>(space), ActionStage::placed);
  run(copy, nullptr);
  return can_go_on(copy);
}

// rules: Feast 16.106
int vikings_for(const State& state, Seat seat, std::size_t place) {
  const int column = static_cast<int>(column_of(place));
  if (is_copy(place)) return column;
  return column - rule_of(state, seat, Rule::fewer_vikings, static_cast<std::uint8_t>(place));
}

bool meets(const State& state, Seat seat, Requirement needs) {
  const Player& player = state.at(seat);
  // rules: Feast 16.147: a single one is enough to plunder
  const auto knarr_will_do = [&] {
    return player.knarrs > 0 && rule_of(state, seat, Rule::knarr_as_longship) > 0;
  };
  switch (needs) {
    case Requirement::none: return true;
    case Requirement::whaling_boat: return player.boats > 0;
    case Requirement::knarr: return player.knarrs > 0;
    case Requirement::any_ship: return player.boats > 0 || large_ships(player) > 0;
    case Requirement::large_ship: return large_ships(player) > 0;
    case Requirement::longship: return player.longships >= 1 || knarr_will_do();
    case Requirement::two_longships: return player.longships >= 2 || knarr_will_do();
  }
  return false;
}

// rules: Feast 8.15: of the column, with another's Vikings on it.
bool can_copy(const State& state, Seat seat, std::size_t space) {
  const Task& top = state.agenda.top();
  const Stand& stand = state.stands[space];
  if (stand.seat == kNobody || stand.seat == seat) return false;
  const std::size_t place =
      top.what == Do::copy ? as<CopyTask>(top).place() : kSpaces + column_of(space) - 1;
  return can_do(state, seat, place, space, static_cast<int>(column_of(space)));
}

bool can_occupy(const State& state, Seat seat, std::size_t place) {
  if (!is_open(state, place)) return false;
  if (!is_copy(place)) return !crews_for(state, seat, place).empty();
  if (state.at(seat).vikings_in_thing < vikings_for(state, seat, place)) return false;
  for (std::size_t space = 0; space < kSpaces; ++space) {
    if (column_of(space) == column_of_copy(place) && can_copy(state, seat, space)) return true;
  }
  return false;
}

bool advance_turn(State& state, Journal* journal) {
  const Seat seat = state.agenda.top().seat;
  Player& player = state.at(seat);
  if (player.vikings_in_thing > 0 || may_act_without_vikings(state, seat)) return false;
  player.passed = 1;
  state.agenda.pop();
  happened(journal, Happening::no_vikings, seat, "feast.log.no_vikings");
  return true;
}

// Order: as the spaces count, those that copy, to pass.
void list_turn(const State& state, MoveList& moves) {
  const Seat seat = state.agenda.top().seat;
  for (std::size_t at = 0; at < kPlaces; ++at) {
    if (can_occupy(state, seat, at)) moves.push_back(place(at));
  }
  moves.push_back(kPass);
}

void answer_turn(State& state, Move move, Journal* journal) {
  const Seat seat = state.agenda.top().seat;
  const bool passes = move == kPass;
  const std::size_t at = passes ? kPlaces : place_of(move);
  const int crew = passes ? 0 : vikings_for(state, seat, at);
  const bool may_choose = !passes && crew < static_cast<int>(column_of(at));
  const Crews crews = may_choose ? crews_for(state, seat, at) : Crews();
  state.agenda.pop();
  state.missed = 0;
  if (passes) {
    state.at(seat).passed = 1;
  } else if (is_copy(at)) {
    state.agenda.push(copy_task(seat, at));
  } else if (crews.size() > 1) {
    state.agenda.push(own_task_at(seat, kWarmonger, at));
  } else {
    begin_action(state, seat, at, at, crews.empty() ? crew : crews[0], journal);
  }
}

void list_copy(const State& state, MoveList& moves) {
  const Task& task = state.agenda.top();
  const std::size_t column = column_of_copy(as<CopyTask>(task).place());
  for (std::size_t space = 0; space < kSpaces; ++space) {
    if (column_of(space) == column && can_copy(state, task.seat, space)) {
      moves.push_back(copy(space));
    }
  }
}

void answer_copy(State& state, Move move, Journal* journal) {
  const Seat seat = state.agenda.top().seat;
  const std::size_t place = as<CopyTask>(state.agenda.top()).place();
  state.agenda.pop();
  begin_action(state, seat, place, n_of(move), vikings_for(state, seat, place), journal);
}

// rules: Feast 10.2, 10.3: the card drawn in the third column, what comes before, the price, the
// effects, what comes after; in the fourth column a card is played before or after.
bool advance_action(State& state, Journal* journal) {
  const auto action = as<ActionTask>(state.agenda.top());
  const Seat seat = action.task.seat;
  const std::uint8_t space = action.space();
  const std::size_t column = action.has_place() ? column_of(action.place()) : 0;
  // rules: Feast 16.106: whoever came with fewer has no card
  const bool has_card = column == 4 && action.vikings() == 4;
  const auto offer_card = [&] { state.agenda.push(play_column_card(seat)); };
  switch (action.stage()) {
    case ActionStage::placed:
      action.go_to(ActionStage::before);
      if (has_card) offer_card();
      fire(state, seat, {.moment = Moment::before_action, .space = space});
      if (column == 3) state.agenda.push(effects_of_space(seat, kDrawOfColumn, 1));
      return true;
    case ActionStage::before: {
      if (!is_of_use(state, seat, static_cast<Space>(space))) {
        // Only where a whole other action came between and spent what this one needs.
        state.missed = 1;
        state.agenda.pop();
        return true;
      }
      action.go_to(ActionStage::doing);
      const bool plunders = script(space).needs == Requirement::two_longships;
      if (plunders && state.at(seat).longships > 0) note_longship(state);
      const int price = price_of(state, seat, static_cast<Space>(space));
      if (price > 0) note_used(state, kNoCard);
      if (journal != nullptr && price > 0) {
        journal->outcome(Happening::pays, seat,
                         paid_told(seat, {{static_cast<std::uint8_t>(price), Item::silver}}));
      }
      give_up(state, seat, Item::silver, price, journal);
      state.agenda.push(effects_of_space(seat, space, script(space).count));
      return true;
    }
    case ActionStage::doing:
      if (space < kSpaces && !action.has(ActionNote::used)) state.missed = 1;
      action.go_to(ActionStage::after);
      if (has_card && !action.has(ActionNote::column_card_played)) offer_card();
      fire(state, seat, {.moment = Moment::after_action, .space = space});
      return true;
    case ActionStage::after:
      // The fourth column's card may have been the last thing done.
      if (action.of(Tally::played) > 0 && !action.has(ActionNote::cards_told)) {
        action.note(ActionNote::cards_told);
        fire(state, seat, {.moment = Moment::cards_played, .space = space});
        return true;
      }
      state.agenda.pop();
      return true;
  }
  return false;
}

void push_action(State& state, Seat seat, std::uint8_t space, ActionStage stage) {
  if (stage == ActionStage::placed) state.missed = 0;
  state.agenda.push(action_without_vikings(seat, space, stage));
}

std::uint8_t space_under_way(const State& state) {
  const auto action = innermost<ActionTask>(state);
  return action ? action->space() : kNoSpace;
}

// rules: Feast 16.103
void bind_to_ore(State& state) {
  if (const auto action = innermost<ActionTask>(state)) action->note(ActionNote::bound_to_ore);
}
bool is_barred_by_ore(const State& state, const Effect& effect) {
  const auto action = innermost<ActionTask>(state);
  if (!action || !action->has(ActionNote::bound_to_ore)) return false;
  return effect.cost.of(Item::ore) == 0;
}

// --- Vikings that come back

Piece acting_viking(const State& state) {
  return piece(PieceSort::viking, static_cast<unsigned>(acting_colour(state)));
}

void change_thing(State& state, Seat seat, int by) {
  Player& player = state.at(seat);
  player.vikings_in_thing = static_cast<std::uint8_t>(player.vikings_in_thing + by);
  if (by != 0) fire(state, seat, {.moment = Moment::thing});
}

// All at once: they come to the Thing together. rules: Feast 10.8
void take_vikings_back(State& state, Seat seat, const Places& places, int of_each,
                       Journal* journal) {
  const auto back_from = [&](std::size_t place) {
    return std::min<int>(of_each, state.stands[place].vikings);
  };
  int n = 0;
  for (const std::uint8_t place : places) n += back_from(place);
  if (n == 0) return;
  if (journal != nullptr) {
    journal->outcome(Happening::vikings_back, seat,
                     Message("feast.log.vikings_back").with("player", seat).with("n", n));
  }
  for (const std::uint8_t place : places) {
    Stand& stand = state.stands[place];
    const int back = back_from(place);
    moved(journal, piece(PieceSort::viking, stand.colour), of_seat(Where::space, seat, place),
          of_seat(Where::thing, seat), back);
    stand.vikings = static_cast<std::uint8_t>(stand.vikings - back);
    if (stand.vikings == 0) stand = Stand{};
  }
  change_thing(state, seat, n);
  fire(state, seat, {.moment = Moment::vikings_back, .n = static_cast<std::uint8_t>(n)});
}

void take_vikings_back(State& state, Seat seat, std::size_t place, int n, Journal* journal) {
  Places one;
  one.push_back(static_cast<std::uint8_t>(place));
  take_vikings_back(state, seat, one, n, journal);
}

bool advance_vikings(State& state, Journal*) {
  const auto back = as<VikingsTask>(state.agenda.top());
  const bool can = back.place() < kPlaces && state.stands[back.place()].vikings > 1;
  if (back.most() > 0 && can) return false;
  state.agenda.pop();
  return true;
}

// At least one stays on the space. Order: the most first.
void list_vikings(const State& state, MoveList& moves) {
  const auto task = as<VikingsTask>(state.agenda.top());
  const int most = std::min(task.most(), state.stands[task.place()].vikings - 1);
  for (int n = most; n >= 0; --n) moves.push_back(back(static_cast<std::uint32_t>(n)));
}

void answer_vikings(State& state, Move move, Journal* journal) {
  const Seat seat = state.agenda.top().seat;
  const std::size_t place = as<VikingsTask>(state.agenda.top()).place();
  state.agenda.pop();
  take_vikings_back(state, seat, place, static_cast<int>(n_of(move)), journal);
}

}  // namespace meadhall::feast
