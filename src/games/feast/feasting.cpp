#include "games/feast/feasting.h"

#include <algorithm>

#include "games/feast/arranging.h"
#include "games/feast/cards.h"
#include "games/feast/moves.h"
#include "games/feast/phases.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"

namespace meadhall::feast {
namespace {

// Must only be asked while there is one.
template <class AnyState>
auto feast_under_way(AnyState& state) {
  const auto feast = innermost<FeastTask>(state);
  MUST(feast.has_value());
  return *feast;
}

constexpr std::size_t kBarbarian = 158;
bool is_paying(const TableCustom& custom, const Course& course) {
  return custom.meat_pays && !course.bare && pays_at_table(course.item);
}

bool is_food(Item item) {
  return colour_of(item) == Colour::orange || colour_of(item) == Colour::red;
}

template <class Visit>
void for_each_course(const State& state, Seat seat, Visit visit) {
  const TableCustom custom = table_custom(state);
  for (std::size_t i = 0; i < kGoods; ++i) {
    const Item item = item_at(i);
    if (state.at(seat).has[i] == 0 || !is_food(item)) continue;
    for (const Stance stance : {Stance::upright, Stance::flat}) {
      if (may_lie_next(state.banquet, item, stance, custom)) visit(course(item, stance));
    }
  }
  if (count(state.at(seat), Item::silver) > 0) visit(kCoin);
}

// The next cell to be covered: ships that have emigrated cover the first.
std::size_t table_cell(const State& state, Seat seat) {
  return static_cast<std::size_t>(kShipCells * away(state.at(seat))) + state.banquet.laid;
}

void lay_course(State& state, Item item, Stance stance, Journal* journal) {
  // What a course sets off lies above the feast on the agenda.
  const auto feast = feast_under_way(state);
  const Seat seat = feast.task.seat;
  const Location place = of_seat(Where::table, seat, table_cell(state, seat));
  lay_next(state.banquet, item, stance);
  if (item == Item::mead) feast.note_laid(CountedFood::mead);
  if (item == Item::game_meat) feast.note_laid(CountedFood::game_meat);
  if (item == Item::stockfish) feast.note_laid(CountedFood::stockfish);
  if (journal != nullptr) {
    journal->outcome(Happening::serves, seat,
                     Message("feast.log.serves")
                         .with("player", seat)
                         .with("item", Message::List{some_told(1, item)}));
  }
  give_up(state, seat, item, 1, journal, place);
  if (feast.is_regular()) fire(state, seat, {.moment = Moment::feast_laid, .item = item});
}

void leave_cell_bare(State& state, Journal* journal) {
  leave_bare(state.banquet);
  if (journal != nullptr) {
    const Seat seat = feast_under_way(state).task.seat;
    journal->outcome(Happening::leaves_bare, seat,
                     Message("feast.log.leaves_bare").with("player", seat));
  }
}

// Lays the rest of the table, but only up to the first course that brings silver: that is received
// before the next is laid.
void lay_menu(State& state, Journal* journal) {
  const auto feast = as<FeastTask>(state.agenda.top());
  const TableCustom custom = table_custom(state);
  const Menu menu = fill(state.banquet, stock_of(state, feast.task.seat), custom);
  feast.set_filling(false);
  for (const Course& each : menu) {
    if (each.bare) {
      leave_cell_bare(state, journal);
      continue;
    }
    lay_course(state, each.item, each.stance, journal);
    if (is_paying(custom, each)) {
      return feast.set_filling(true);
    }
  }
}

Thrift thrift_in(const State& state, int round) {
  if (state.third_rules == 0) return Thrift::first_rules;
  return round < rounds_of(state) ? Thrift::usual : Thrift::last_feast;
}

// Of the feast at the end of that round.
TableCustom custom_of_phase(const State& state, Seat seat, int round) {
  const int flat = 1 + rule_of(state, seat, Rule::flat_peas);
  return {.flat_peas = static_cast<std::uint8_t>(flat),
          .meat_pays = state.at(seat).played.has(kBarbarian),
          .thrift = thrift_in(state, round)};
}

}  // namespace

TableCustom table_custom(const State& state) {
  const auto feast = feast_under_way(state);
  // What occupations say of the feast they say of the phase. rules: Feast 9.6
  return feast.is_regular() ? custom_of_phase(state, feast.task.seat, state.round)
                            : TableCustom{.thrift = thrift_in(state, state.round)};
}

int ComingFeast::bare() const {
  return static_cast<int>(std::ranges::count(menu, true, &Course::bare));
}

ComingFeast coming_feast(const State& state, Seat seat) {
  ComingFeast coming{.ships = kShipCells * away(state.at(seat)),
                     .seated = kTableCells - open_cells(state),
                     .silver = count(state.at(seat), Item::silver)};
  const auto under_way = innermost<FeastTask>(state);
  if (under_way && under_way->task.seat == seat && under_way->stage() == FeastStage::laying) {
    coming.cells = state.banquet.length - state.banquet.laid;
    coming.laid = state.banquet.laid;
    coming.left = state.banquet.bare;
    coming.menu = fill(state.banquet, stock_of(state, seat), table_custom(state));
    return coming;
  }
  const bool next_round = had_part(state, seat, Phase::feast);
  if (state.over != 0 || (next_round && state.round == rounds_of(state))) return coming;
  const int all = open_cells(state) + (next_round ? 1 : 0);
  coming.seated = kTableCells - all;
  Banquet banquet;
  banquet.length = static_cast<std::uint8_t>(std::max(0, all - coming.ships));
  coming.cells = banquet.length;
  Stock stock = stock_of(state, seat);
  if (next_round || phase_of(state) < Phase::income) {
    std::uint8_t& silver = stock[number(Item::silver)];
    silver = byte_of(std::min(255, silver + income_of(state, seat)));
    coming.silver = silver;
  }
  coming.menu =
      fill(banquet, stock, custom_of_phase(state, seat, state.round + (next_round ? 1 : 0)));
  return coming;
}

// Animals with young and without are one kind.
Stock stock_of(const State& state, Seat seat) {
  Stock stock{};
  for (std::size_t i = 0; i < kItems; ++i) {
    stock[i] = static_cast<std::uint8_t>(std::min<int>(state.at(seat).has[i], 255));
  }
  return stock;
}

// rules: Feast 16.5: a feast that is called during a feast comes after it.
void begin_feast(State& state, Seat seat, bool called) {
  std::size_t at = state.agenda.depth();
  for (std::size_t i = 0; i < state.agenda.depth(); ++i) {
    if (state.agenda[i].what == Do::feast) at = std::min(at, i);
  }
  state.agenda.insert(at, feast_task(seat, FeastStage::not_begun, called));
}

bool advance_feast(State& state, Journal* journal) {
  const auto feast = as<FeastTask>(state.agenda.top());
  const Seat seat = feast.task.seat;
  if (feast.stage() == FeastStage::not_begun) {
    const int cells = std::max(0, open_cells(state) - kShipCells * away(state.at(seat)));
    feast.go_to(FeastStage::laying);
    state.banquet = Banquet{};
    state.banquet.length = static_cast<std::uint8_t>(cells);
    if (journal != nullptr) {
      journal->outcome(Happening::feast, seat,
                       Message("feast.log.feast").with("player", seat).with("n", cells));
    }
  }
  if (feast.stage() == FeastStage::ended) {
    state.banquet = Banquet{};
    state.agenda.pop();
    return true;
  }
  if (!is_done(state.banquet) && feast.is_filling()) {
    lay_menu(state, journal);
    return true;
  }
  if (!is_done(state.banquet)) {
    bool has_course = false;
    for_each_course(state, seat, [&](Move) { has_course = true; });
    if (has_course || offers_arranging(state)) return false;
    leave_cell_bare(state, journal);
    return true;
  }
  feast.go_to(FeastStage::ended);
  // rules: Feast 16.160: the coin of the Sober Man may still cover a cell
  const bool had_none = count(state.at(seat), Item::silver) == 0;
  if (feast.is_regular() && rule_of(state, seat, Rule::coin_if_sober) > 0) {
    receive(state, seat, Item::silver, 1, journal);
    if (had_none && state.banquet.bare > 0) {
      --state.banquet.bare;
      give_up(state, seat, Item::silver, 1, journal, of_seat(Where::table, seat));
    }
  }
  Player& player = state.at(seat);
  player.penalties = static_cast<std::uint8_t>(player.penalties + state.banquet.bare);
  if (journal != nullptr && state.banquet.bare > 0) {
    journal->outcome(
        Happening::penalties, seat,
        Message("feast.log.penalties").with("player", seat).with("n", state.banquet.bare));
    moved(journal, kThingPenalty, kGeneral, of_seat(Where::supply, seat), state.banquet.bare);
  }
  if (feast.is_regular()) fire(state, seat, {.moment = Moment::after_feast});
  return true;
}

// Order: goods as they count, upright before flat; a coin; to fill the rest; to leave a cell bare.
void list_feast(const State& state, MoveList& moves) {
  const Seat seat = state.agenda.top().seat;
  for_each_course(state, seat, [&](Move move) { moves.push_back(move); });
  if (!moves.empty()) moves.push_back(kFill);
  moves.push_back(kLeaveBare);
}

void answer_feast(State& state, Move move, Journal* journal) {
  if (move == kFill) return lay_menu(state, journal);
  if (move == kLeaveBare) return leave_cell_bare(state, journal);
  lay_course(state, item_in(move), stance_of(move), journal);
}

}  // namespace meadhall::feast
