#include "bots/vikings/guide.h"

#include <algorithm>
#include <array>

#include "bots/best.h"
#include "bots/vikings/worth.h"
#include "games/vikings/moves.h"
#include "games/vikings/outlook.h"
#include "games/vikings/round.h"

namespace meadhall::vikings_bots {
namespace {

// Of pairs and cells a search looks at the best few only: with twelve, most playouts are spent on
// what no sensible player would do (RESULTS.md).
constexpr std::size_t kThoughts = 6;
constexpr int kFarBehind = 300;    // three points behind the best, as far as one glance tells
constexpr std::size_t kHints = 3;  // a hint tells as many, however far behind
constexpr std::size_t kBids = 8;   // the lowest; who wants to pay more is asked again

int larges_left(const State& state) { return (static_cast<int>(kRounds) - state.round) / 2 + 1; }

// The move of `kind` of which `worth` makes most, with a little luck; if there is none, the first.
template <class Worth>
Move best_of(const MoveList& moves, MoveKind kind, Rng& rng, Worth worth) {
  const auto luck = static_cast<std::uint32_t>(View::luck());
  return bots::best_of(moves, [&](Move move) {
    if (kind_of(move) != kind) return bots::kNotAtAll;
    return worth(move) + static_cast<int>(rng.below(luck + 1));
  });
}

// What taking each pair is worth.
auto worth_of_pairs(const State& state) {
  return [view = View(state, state.turn)](Move move) mutable { return view.pair(value_of(move)); };
}

// What laying the tile bought on each cell is worth, its viking counted.
auto worth_of_cells(const State& state) {
  View view(state, state.turn);
  const int waiting = view.waiting(state.pending.viking);
  return [view, waiting, pair = state.pending](Move move) mutable {
    const Cell cell = cell_of(move);
    if (cell.row == kShipRow) return view.ship(sail_of(pair.tile), cell.column);
    const bool home = cell.row == static_cast<std::size_t>(pair.viking);
    return view.tile(form_of(pair.tile), cell.row, cell.column) +
           (home ? view.standing(pair.viking, cell.column) : waiting);
  };
}

// What the boat under way can still bring over, by the better of its two ways of loading, and the
// first who should board.
struct Load {
  int worth = 0;
  Move first;
};

Load best_load(const State& state, const MoveList& moves) {
  const View view(state, state.turn);
  const Player& player = state.at(state.turn);
  std::array<int, kRows> best{};  // by kind, of one viking
  std::array<Move, kRows> where{};
  for (const Move move : moves) {
    if (kind_of(move) != MoveKind::ferry) continue;
    const Cell cell = cell_of(move);
    const int value = view.standing(static_cast<Viking>(cell.row), cell.column);
    if (value > best[cell.row]) {
      best[cell.row] = value;
      where[cell.row] = move;
    }
  }
  const bool alone = state.options.single_ferry != 0 && state.boat.on_tile == 0;
  Load mixed;
  Load alike;
  int most = 0;
  for (std::size_t kind = 0; kind < kRows; ++kind) {
    if (best[kind] == 0) continue;
    const int room = count(player.homeland.rows[kind].empty_tiles());
    const bool more = !alone && (state.boat.carried == 0 || state.boat.kinds == 1U << kind);
    const int vikings = more ? std::min<int>(player.waiting[kind], room) : 1;
    if (best[kind] * vikings > alike.worth) alike = {best[kind] * vikings, where[kind]};
    if (!alone) mixed.worth += best[kind];
    if (best[kind] > most) {
      most = best[kind];
      mixed.first = where[kind];
    }
  }
  return alike.worth >= mixed.worth ? alike : mixed;
}

Move guess_ferry(const State& state, const MoveList& moves) {
  const Load load = best_load(state, moves);
  const auto offered = [&](Move move) { return std::ranges::find(moves, move) != moves.end(); };
  if (load.worth == 0 || (state.boat.carried == 0 && offered(kKeep) &&
                          load.worth < View(state, state.turn).boatsman_kept())) {
    if (offered(kKeep)) return kKeep;
    return offered(kLand) ? kLand : moves[0];
  }
  return load.first;
}

// Any of the moves of this kind; if there is none, any move.
Move any_of(const MoveList& moves, MoveKind kind, Rng& rng) {
  std::uint32_t found = 0;
  Move chosen = moves[0];
  for (const Move move : moves) {
    if (kind_of(move) != kind) continue;
    ++found;
    if (rng.below(found) == 0) chosen = move;
  }
  return found > 0 ? chosen : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

// Gold first: five of it are a point at the end.
Move most_gold(const MoveList& moves) {
  return bots::best_of(moves, [](Move move) {
    return kind_of(move) == MoveKind::pay ? static_cast<int>(gold_paid(move)) : bots::kNotAtAll;
  });
}

Move lowest_bid(const MoveList& moves) {
  Move best = kPass;
  for (const Move move : moves) {
    if (kind_of(move) != MoveKind::bid || move == kPass) continue;
    if (best == kPass || value_of(move) < value_of(best)) best = move;
  }
  return best;
}

// Leaves the moves of which `worth` makes most, and no more than are worth a thought.
template <class Worth>
void keep_best(MoveList& moves, Worth worth) {
  const auto judged = bots::ranked(moves, [&](Move move) {
    return kind_of(move) == MoveKind::convert ? bots::kNotAtAll : worth(move);
  });
  moves.clear();
  for (const bots::Judged& each : judged) {
    const bool far_behind = each.worth < judged[0].worth - kFarBehind;
    if (moves.size() == kThoughts || (far_behind && moves.size() >= kHints)) break;
    moves.push_back(each.move);
  }
}

Move guess_start(const State& state, const MoveList& moves, Rng& rng) {
  // A first left end takes the coast of its viking's row for itself.
  const auto home = static_cast<std::uint32_t>(state.pending.viking);
  const bool elsewhere = state.pending.tile == Tile::left_end;
  return best_of(moves, MoveKind::start, rng,
                 [&](Move move) { return (value_of(move) == home) != elsewhere ? 1000 : 0; });
}

Move guess_special(const State& state, const MoveList& moves, Rng& rng) {
  const View view(state, state.turn);
  return best_of(moves, MoveKind::special, rng,
                 [&](Move move) { return view.special(static_cast<Special>(value_of(move))); });
}

// Whom one wants least becomes dearest.
Move guess_draft(const State& state, const MoveList& moves, Rng& rng) {
  View view(state, state.turn);
  return best_of(moves, MoveKind::draft, rng,
                 [&](Move move) { return -view.wanted(static_cast<Viking>(value_of(move))); });
}

}  // namespace

Move guess(const State& state, const MoveList& moves, Rng& rng) {
  switch (state.step) {
    case Step::take: return best_of(moves, MoveKind::take, rng, worth_of_pairs(state));
    case Step::pay: return most_gold(moves);
    case Step::start: return guess_start(state, moves, rng);
    case Step::place: return best_of(moves, MoveKind::place, rng, worth_of_cells(state));
    case Step::stand: return kStay;
    case Step::special: return guess_special(state, moves, rng);
    case Step::swap: return any_of(moves, MoveKind::swap, rng);
    case Step::ferry: return guess_ferry(state, moves);
    case Step::auction:
      if (std::ranges::find(moves, kPass) == moves.end()) return lowest_bid(moves);
      return state.auction.bid < static_cast<int>(rng.below(View::highest_bid() + 1))
                 ? lowest_bid(moves)
                 : kPass;
    case Step::draft: return guess_draft(state, moves, rng);
    case Step::remove:
    case Step::over: break;
  }
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

bool thin(const State& state, MoveList& moves) {
  if (state.step == Step::take) keep_best(moves, worth_of_pairs(state));
  if (state.step == Step::place) keep_best(moves, worth_of_cells(state));
  if (state.step == Step::take || state.step == Step::place) return true;
  MoveList kept;
  std::size_t bids = 0;
  for (const Move move : moves) {
    const MoveKind kind = kind_of(move);
    if (kind == MoveKind::convert) continue;
    if (kind == MoveKind::bid && move != kPass && ++bids > kBids) continue;
    kept.push_back(move);
  }
  if (state.step == Step::pay) {
    const Move gold = most_gold(moves);
    kept.clear();
    kept.push_back(gold);
  }
  if (!kept.empty()) moves = kept;
  return false;
}

int margin(const State& state, Seat seat) {
  return bots::lead_of(seat, state.player_count, [&](std::size_t i) {
    return 100 * state.players[i].points + std::min<int>(state.players[i].gold, 99);
  });
}

int outlook(const State& state, Seat seat) {
  if (state.step == Step::over) return margin(state, seat);
  const Outlook ahead = outlook(state);
  const int larges = larges_left(state);
  return bots::lead_of(seat, state.player_count, [&](std::size_t i) {
    const SeatOutlook& each = ahead.seats[i];
    const Player& player = state.players[i];
    // `end` holds one scoring already.
    return 100 * each.end + 100 * each.points * (larges - 1) + 20 * player.gold +
           25 * each.gold * (static_cast<int>(kRounds) - state.round);
  });
}

}  // namespace meadhall::vikings_bots
