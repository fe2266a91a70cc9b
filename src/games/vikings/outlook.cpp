#include "games/vikings/outlook.h"

#include <algorithm>
#include <utility>

#include "games/vikings/moves.h"
#include "games/vikings/rules.h"

namespace meadhall::vikings {
namespace {

bool wheel_is_empty(const State& state) {
  return std::ranges::all_of(state.wheel, [](const Pair& pair) { return pair.empty(); });
}

// A pair that nobody takes, so that the round does not end. Its viking is of another kind than the
// one at price 0, whose lock it must not touch.
void keep_round_open(State& state, std::size_t slot) {
  const auto kind = (static_cast<std::size_t>(state.wheel[0].viking) + 1) % kVikingKinds;
  state.wheel[slot] = {Tile::left_end, static_cast<Viking>(kind)};
}

State carried(State state, Cell cell) {
  Player& player = state.at(state.turn);
  player.homeland.rows[cell.row].vikings |= column_bit(cell.column);
  --player.waiting[cell.row];
  ++state.boat.carried;
  return state;
}

}  // namespace

int Outlook::lead(Seat seat, Contest contest, std::size_t players) const {
  const auto what = static_cast<std::size_t>(contest);
  int others = 0;
  for (std::size_t i = 0; i < players; ++i) {
    if (i != index(seat)) others = std::max(others, seats[i].contests[what]);
  }
  return of(seat).contests[what] - others;
}

Outlook outlook(const State& state) {
  State now = state;
  if (now.step == Step::ferry && now.boat.carried > 0) {
    --now.at(now.turn).waiting_of(Viking::boatsman);
  }
  Outlook ahead;
  for (std::size_t i = 0; i < now.player_count; ++i) {
    const Player& player = now.players[i];
    SeatOutlook& seat = ahead.seats[i];
    const ClosedIslands closed = closed_islands(player.homeland);
    seat.end = player.points;
    seat.contests = {boatsmen_counted(player), closed.count, closed.longest};
    seat.food = food(now, player);
    for (const std::uint8_t of_kind : player.waiting) seat.waiting += of_kind;
    for (std::size_t row = 0; row < kRows; ++row) {
      seat.threatened +=
          count(threatened(player.homeland, row) & player.homeland.rows[row].vikings);
    }
  }
  for (const Event& event : forecast_scoring(now, Horizon::next_scoring)) {
    if (!event.seat) continue;
    ahead.seats[index(*event.seat)].gold += event.gold;
    ahead.seats[index(*event.seat)].points += event.points;
  }
  for (const Event& event : forecast_scoring(now, Horizon::end)) {
    if (event.seat) ahead.seats[index(*event.seat)].end += event.points;
  }
  return ahead;
}

State supposed(const State& state, Move move) {
  if (!refusal(state, move).empty()) return state;
  State after = state;
  const auto apply_alone = [&after](Move made) {
    if (wheel_is_empty(after)) keep_round_open(after, 0);
    // Only legal moves are made here; what a Result says has been asked before.
    static_cast<void>(apply(after, made));
  };
  switch (kind_of(move)) {
    case MoveKind::ferry: return carried(state, cell_of(move));
    case MoveKind::take:
      if (value_of(move) != kSlots - 1) keep_round_open(after, kSlots - 1);
      apply_alone(move);
      if (const std::optional<Move> payment = gold_first(after)) apply_alone(*payment);
      break;
    case MoveKind::place:
      apply_alone(move);
      if (after.step == Step::stand) apply_alone(kStay);
      break;
    case MoveKind::pay:
    case MoveKind::start:
    case MoveKind::stay:
    case MoveKind::wait:
    case MoveKind::special:
    case MoveKind::swap:
    case MoveKind::convert: apply_alone(move); break;
    case MoveKind::land:
    case MoveKind::keep:
    case MoveKind::boat:
    case MoveKind::bid:
    case MoveKind::remove:
    case MoveKind::draft: break;
  }
  return after;
}

std::optional<BestPlace> best_place(const State& state, std::size_t slot) {
  if (state.step != Step::take || !pair_refusal(state, slot).empty()) return std::nullopt;
  State bought = supposed(state, take(slot));
  // By option the special tile is chosen first; where the tile lies best does not wait for it.
  if (bought.step == Step::special) bought.step = Step::place;
  if (bought.step != Step::place || bought.turn != state.turn) return std::nullopt;
  std::optional<BestPlace> best;
  const auto worth = [&](const Outlook& ahead) {
    const SeatOutlook& seat = ahead.of(state.turn);
    return std::pair(seat.end, seat.gold + seat.points);
  };
  for (std::uint8_t row = 0; row <= kShipRow; ++row) {
    for (Columns columns = placing_columns(bought, row); columns != 0; columns &= columns - 1) {
      const Cell cell{row, static_cast<std::uint8_t>(std::countr_zero(columns))};
      const Outlook there = outlook(supposed(bought, place(cell)));
      if (!best || worth(there) > worth(best->outlook)) best = {cell, there};
    }
  }
  return best;
}

}  // namespace meadhall::vikings
