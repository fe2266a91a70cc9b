#include <algorithm>

#include "bots/reasons.h"
#include "bots/vikings/guide.h"
#include "bots/vikings/why.h"
#include "bots/vikings/worth.h"
#include "games/vikings/moves.h"
#include "games/vikings/outlook.h"
#include "games/vikings/rules.h"
#include "games/vikings/words.h"

// Why one move is better than another: what the boards would show after each, what others took
// instead, what was lacking at the end. All of that lies open; what is face down is not looked at.

namespace meadhall::vikings_bots {
namespace {

using bots::Reasons;

// Stakes, in hundredths of a point.
constexpr int kThreatened = 200;  // a viking in reach of a ship brings nothing
constexpr int kStanding = 180;    // one who stands at once
constexpr int kFed = 90;          // one more who is fed
constexpr int kDead = 100;        // a place where nothing can lie any more
constexpr int kBerth = 120;       // a tile for somebody who waits
constexpr int kClosed = 60;       // an island
constexpr int kLeft = 300;        // a pair that somebody else took…
constexpr int kLeftMore = 120;    // …and for each more of its vikings
constexpr int kWanted = 150;      // a pair that the next player would like best
constexpr std::array<int, kContests> kPrizes = {1000, 700, 500};  // rules: Vikings 8.3, 8.4, 8.5

bool is_take(Move move) { return kind_of(move) == MoveKind::take; }

// What a seat's large scoring would bring on these boards.
struct Yield {
  int gold = 0;
  int points = 0;
};
Yield large_scoring(const State& state, Seat seat) {
  constexpr std::size_t kLarge = 1;  // see score_now()
  Yield yield;
  for (const Event& line : score_now(state, kLarge)) {
    if (line.kind != Event::Kind::score || line.seat != seat) continue;
    yield.gold += line.gold;
    yield.points += line.points;
  }
  return yield;
}

// The boards after a move; after a purchase, with the tile where it brings most.
State boards_after(const State& state, std::optional<Move> move) {
  if (!move) return state;
  const State then = supposed(state, *move);
  if (!is_take(*move) || then.step != Step::place) return then;
  const auto best = best_place(state, value_of(*move));
  return best ? supposed(then, place(best->cell)) : then;
}

int dead_cells_of(const State& boards, Seat seat) {
  const DeadCells dead = dead_cells(boards, seat);
  int cells = 0;
  for (std::size_t row = 0; row < kRows; ++row) {
    cells += count(dead.no_such_tile[row]) + count(dead.none_left[row]);
  }
  return cells;
}

// What a tile does where it is laid, beside where it was laid instead.
void add_tile(Reasons& reasons, const State& state, Move better, const State& with,
              const State& without) {
  const Seat seat = state.turn;
  if (const int dead = dead_cells_of(without, seat) - dead_cells_of(with, seat); dead > 0) {
    reasons.add(kDead * dead, Message("vikings.why.dead").with("n", dead));
  }
  const ClosedIslands closed = closed_islands(with.at(seat).homeland);
  if (closed.count > closed_islands(without.at(seat).homeland).count) {
    reasons.add(kClosed, Message("vikings.why.closes").with("n", closed.count));
  }
  const std::size_t row = cell_of(better).row;
  if (row == kShipRow || static_cast<Viking>(row) == state.pending.viking) return;
  const Player& own = state.at(seat);
  if (own.waiting[row] > count(own.homeland.rows[row].empty_tiles())) {
    reasons.add(kBerth, of_viking("vikings.why.berth", static_cast<Viking>(row)));
  }
}

// What else could have been done, where a thoughtful player looks at one move alone.
std::optional<Move> other_than(const bots::ComparisonOf<State>& compared) {
  if (compared.other()) return compared.other();
  if (compared.better() == kStay) return kWait;
  if (kind_of(compared.better()) != MoveKind::pay) return std::nullopt;
  MoveList moves;
  legal(compared.known(), moves);
  std::optional<Move> dearest;
  for (const Move move : moves) {
    if (kind_of(move) != MoveKind::pay) continue;
    if (!dearest || points_paid(move) > points_paid(*dearest)) dearest = move;
  }
  return dearest;
}

void add_boards(Reasons& reasons, const bots::ComparisonOf<State>& compared) {
  const State& state = compared.known();
  const Seat seat = state.turn;
  const State after = boards_after(state, compared.better());
  const State after_other = boards_after(state, other_than(compared));
  const Outlook with = outlook(after);
  const Outlook without = outlook(after_other);
  const SeatOutlook& own = with.of(seat);
  const SeatOutlook& less = without.of(seat);
  if (const int fewer = less.threatened - own.threatened; fewer > 0) {
    reasons.add(kThreatened * fewer, Message("vikings.why.threat").with("n", fewer));
  }
  const int gold = own.gold - less.gold;
  const int points = own.points - less.points;
  if (gold >= 0 && points >= 0 && gold + points > 0) {
    reasons.add(100 * points + kGold * gold, of_amount("vikings.why.scoring", gold, points));
  }
  const Yield large = large_scoring(after, seat);
  const Yield less_large = large_scoring(after_other, seat);
  const int more_gold = large.gold - less_large.gold;
  const int more_points = large.points - less_large.points;
  if (more_gold >= 0 && more_points >= 0 && more_gold + more_points > 0) {
    reasons.add((100 * more_points + kGold * more_gold) * 9 / 10,
                of_amount("vikings.why.large", more_gold, more_points));
  }
  constexpr std::array<std::string_view, kContests> kTold = {
      "vikings.why.boatsmen", "vikings.why.islands", "vikings.why.longest"};
  for (std::size_t i = 0; i < kContests; ++i) {
    const auto contest = static_cast<Contest>(i);
    const int lead = with.lead(seat, contest, state.player_count);
    if (lead < 0 || own.contests[i] == 0) continue;
    if (without.lead(seat, contest, state.player_count) >= lead) continue;
    // Who leads early seldom does so at the end.
    reasons.add(kPrizes[i] * state.round * state.round / 72,
                Message(kTold[i]).with("n", own.contests[i]));
  }
  const int fed = own.food.capacity - own.food.mouths - less.food.capacity + less.food.mouths;
  if (fed > 1) reasons.add(kFed * fed, Message("vikings.why.food").with("n", fed));
  if (own.waiting < less.waiting) {
    reasons.add(kStanding * (less.waiting - own.waiting), Message("vikings.why.stands"));
  }
  if (kind_of(compared.better()) == MoveKind::place) {
    add_tile(reasons, state, compared.better(), after, after_other);
  }
}

bool are_alike(const Pair& a, const Pair& b) {
  const bool tiles =
      is_ship(a.tile) || is_ship(b.tile) ? a.tile == b.tile : form_of(a.tile) == form_of(b.tile);
  return tiles && a.viking == b.viking;
}

void add_price(Reasons& reasons, const bots::ComparisonOf<State>& compared) {
  const std::optional<Move> other = compared.other();
  if (!other || !is_take(*other)) return;
  const auto saved =
      static_cast<int>(value_of(*other)) - static_cast<int>(value_of(compared.better()));
  if (saved <= 0) return;
  const auto& wheel = compared.known().wheel;
  const bool alike = are_alike(wheel[value_of(*other)], wheel[value_of(compared.better())]);
  reasons.add(alike ? kPrizes[0] : kGold * saved,
              of_amount(alike ? "vikings.why.alike" : "vikings.why.cheaper", saved, 0));
}

// Who took the pair at `slot` before whoever left it bought again, and how many such vikings they
// took in the rest of the round.
struct Taken {
  Seat by{};
  int vikings = 0;
};
std::optional<Taken> taken_next(const bots::ComparisonOf<State>& compared, std::size_t slot) {
  const State& left = compared.known();
  const Viking viking = left.wheel[slot].viking;
  std::optional<Taken> taken;
  for (const bots::Followed& each : compared.then()) {
    const State& state = each.before.as<State>();
    if (state.round != left.round) break;
    if (!is_take(each.move)) continue;
    // Prices fall as the wheel turns.
    const std::size_t there = slot - (std::size_t{state.turned} - left.turned);
    if (!taken) {
      if (state.turn == left.turn) break;
      if (value_of(each.move) == there) taken = {state.turn, 1};
    } else if (state.turn == taken->by && state.wheel[value_of(each.move)].viking == viking) {
      ++taken->vikings;
    }
  }
  return taken;
}

// What came of leaving a pair.
void add_left(Reasons& reasons, const bots::ComparisonOf<State>& compared) {
  const State& state = compared.known();
  const std::size_t slot = value_of(compared.better());
  const Viking viking = state.wheel[slot].viking;
  if (const auto taken = taken_next(compared, slot)) {
    reasons.add(kLeft + kLeftMore * (taken->vikings - 1),
                of_taker("vikings.why.left", taken->by, viking, taken->vikings));
  }
  const State& end = *compared.end();
  const Player& own = end.at(state.turn);
  if (viking == Viking::boatsman) {
    Taken most{};
    for (std::size_t i = 0; i < end.player_count; ++i) {
      const int counted = boatsmen_counted(end.players[i]);
      if (counted > most.vikings) most = {seat_at(i), counted};
    }
    if (boatsmen_counted(own) + 1 == most.vikings) {
      reasons.add(kPrizes[0], Message("vikings.why.most_boatsmen")
                                  .with("player", most.by)
                                  .with("n", most.vikings)
                                  .with("own", boatsmen_counted(own)));
    }
  }
  const Food fed = food(end, own);
  if (viking == Viking::fisherman && fed.mouths > fed.capacity) {
    reasons.add(100 * std::min(5, fed.mouths - fed.capacity),
                Message("vikings.why.hungry").with("n", fed.mouths - fed.capacity));
  }
}

// Who chooses next would like this pair best, as far as a glance tells.
void add_wanted(Reasons& reasons, const bots::ComparisonOf<State>& compared) {
  const State& state = compared.known();
  const Seat next = next_seat(state.turn, state.player_count);
  State without = state;
  without.turn = next;
  View view(without, next);
  std::size_t best = kSlots;
  int most = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (compared.other() && value_of(*compared.other()) == slot) continue;
    if (state.wheel[slot].empty() || std::cmp_greater(slot, state.at(next).gold)) continue;
    const int worth = view.pair(slot);
    if (best != kSlots && worth <= most) continue;
    best = slot;
    most = worth;
  }
  if (best == value_of(compared.better())) {
    reasons.add(kWanted, Message("vikings.why.wanted").with("player", next));
  }
}

void add_payment(Reasons& reasons, const bots::ComparisonOf<State>& compared) {
  const std::optional<Move> other = other_than(compared);
  if (!other || kind_of(*other) != MoveKind::pay) return;
  const int kept =
      static_cast<int>(points_paid(*other)) - static_cast<int>(points_paid(compared.better()));
  if (kept <= 0) return;
  reasons.add(100 * kept, of_amount("vikings.why.points_kept", 0, kept));
}

// What a special tile, or where it lies, brings at the end as the boards stand; and who took it
// instead.
void add_special(Reasons& reasons, const bots::ComparisonOf<State>& compared) {
  const State& asked = compared.known();
  const auto at_end = [&](std::optional<Move> move) {
    const Outlook ahead = outlook(boards_after(asked, move));
    return ahead.of(asked.turn).end - ahead.of(asked.turn).points;
  };
  if (const int more = at_end(compared.better()) - at_end(compared.other()); more > 0) {
    reasons.add(100 * more, of_amount("vikings.why.end", 0, more));
  }
  if (kind_of(compared.better()) != MoveKind::special || compared.better() == kDecline) return;
  // Until the decider chooses again.
  for (const bots::Followed& each : compared.then()) {
    const State& state = each.before.as<State>();
    if (state.turn == asked.turn) {
      if (state.step == Step::special) return;
    } else if (each.move == compared.better()) {
      reasons.add(kLeft, Message("vikings.why.special_left").with("player", state.turn));
      return;
    }
  }
}

}  // namespace

Message why(const bots::ComparisonOf<State>& compared) {
  Reasons reasons;
  switch (kind_of(compared.better())) {
    case MoveKind::take:
      add_price(reasons, compared);
      add_boards(reasons, compared);
      if (compared.end() == nullptr) {
        add_wanted(reasons, compared);
      } else {
        add_left(reasons, compared);
      }
      break;
    case MoveKind::pay: add_payment(reasons, compared); break;
    case MoveKind::special:
    case MoveKind::swap:
      add_boards(reasons, compared);
      add_special(reasons, compared);
      break;
    case MoveKind::start:
    case MoveKind::place:
    case MoveKind::stay:
    case MoveKind::wait:
    case MoveKind::ferry:
    case MoveKind::land:
    case MoveKind::keep: add_boards(reasons, compared); break;
    case MoveKind::bid: add_bid(reasons, compared); break;
    case MoveKind::remove: add_removal(reasons, compared); break;
    case MoveKind::draft: add_draft(reasons, compared); break;
    case MoveKind::convert:
    case MoveKind::boat: break;
  }
  return std::move(reasons).best();
}

}  // namespace meadhall::vikings_bots
