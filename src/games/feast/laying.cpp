#include "games/feast/laying.h"

#include <algorithm>
#include <bit>
#include <span>

#include "games/feast/cards.h"
#include "games/feast/moves.h"
#include "games/feast/phases.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"

namespace meadhall::feast {
namespace {

// Which boards may be meant: those the item's source allows.
bool is_meant(LaySource from, Item item, std::size_t surface) {
  if (from == LaySource::supply) return true;
  // An occupation's ore goes onto boards, its fish into houses. occupations, 9 and 172
  return (surface >= kFirstHouse) == (item != Item::ore);
}

template <class Visit>
void for_each_way(const State& state, const Task& task, Visit visit) {
  const auto laying = as<LayTask>(task);
  const std::span<const Shape> ways = ways_to_lay(laying.item());
  const Sheet sheet = sheet_of(state, laying.surface());
  const Cover& cover = state.surfaces[laying.surface()].cover;
  const Cells allowed = allowed_cells(sheet, cover, laying.item());
  for (std::size_t i = 0; i < ways.size(); ++i) {
    if (has_spot(sheet, cover, allowed, ways[i])) visit(i);
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

}  // namespace

Custom custom_of(const State& state, Seat seat) {
  return {.wood_in_houses = rule_of(state, seat, Rule::wood_in_houses) > 0};
}

bool has_room(const State& state, std::size_t surface, Item item) {
  const Sheet sheet = sheet_of(state, surface);
  const Cover& cover = state.surfaces[surface].cover;
  const Cells allowed = allowed_cells(sheet, cover, item);
  return std::ranges::any_of(
      ways_to_lay(item), [&](const Shape& way) { return has_spot(sheet, cover, allowed, way); });
}

bool can_lay_on(const State& state, Seat seat, Item item, std::size_t surface) {
  return takes(sheet_of(state, surface), item, custom_of(state, seat)) &&
         has_room(state, surface, item);
}

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

LayingGain laying_gain(const State& state, Spot at) {
  const auto laying = as<LayTask>(state.agenda.top());
  const Item item = laying.item();
  const Sheet sheet = sheet_of(state, laying.surface());
  const Cover before = state.surfaces[laying.surface()].cover;
  Cover after = before;
  lay(sheet, after, item, ways_to_lay(item)[laying.way()], at);
  LayingGain gain{.saved = loss_of(sheet, before) - loss_of(sheet, after),
                  .income = income_of(sheet, before),
                  .income_after = income_of(sheet, after),
                  .won = bonuses_of(sheet, after) & ~bonuses_of(sheet, before),
                  .next = next_income(sheet, after)};
  const bool coin = item == Item::silver && laying.source() == LaySource::supply;
  gain.points = gain.saved - (coin ? 1 : 0);
  const Board& printed = board(sheet);
  for (std::size_t i = 0; i < printed.bonus_count; ++i) {
    for (std::size_t row = 0; row < printed.height; ++row) {
      const unsigned field = printed.bonuses[i].field[row];
      if ((field & after.taken[row]) != (field & before.taken[row])) gain.lost |= 1U << i;
    }
  }
  // The last round has no bonuses, and its income is the last. rules: Feast 4.7, 4.10
  if (state.round == rounds_of(state)) {
    gain.won = gain.lost = 0;
    if (had_part(state, laying.task.seat, Phase::income)) {
      gain.income_after = gain.income;
      gain.next.reset();
    }
  }
  return gain;
}

Location place_of(std::size_t surface, Seat owner, const Shape& way, Spot at) {
  const auto first = static_cast<std::size_t>(std::countr_zero(way.rows[0]));
  return of_seat(Where::surface, owner, kGrid * surface + cell_number(at.row, at.column + first));
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
  if (journal != nullptr)
    journal->outcome(Happening::lays, seat, lays_told(state, seat, item, surface));
  const Location place = place_of(surface, seat, way, spot_of(move));
  if (from_supply) {
    give_up(state, seat, item, 1, journal, place);
  } else {
    moved(journal, piece(item), kGeneral, place);
  }
  if (surface >= kFirstHouse) fire(state, seat, {.moment = Moment::laid_in_house, .item = item});
  if (is_land(surface)) fire(state, seat, {.moment = Moment::laid_on_land, .item = item});
}

}  // namespace meadhall::feast
