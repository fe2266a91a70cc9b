#include "bots/vikings.h"

#include <algorithm>
#include <limits>

#include "games/vikings/moves.h"
#include "games/vikings/outlook.h"
#include "games/vikings/round.h"

namespace meadhall::vikings {
namespace {

constexpr std::size_t kBids = 8;  // the lowest; who wants to pay more is asked again

int larges_left(const State& state) { return (static_cast<int>(kRounds) - state.round) / 2 + 1; }

// What a viking may bring who comes to stand, in hundredths of a point: his income at the large
// scorings to come, gold counted as a third of a point; fishermen for those they feed.
int viking_value(const State& state, const Player& player, Viking kind) {
  const int larges = larges_left(state);
  switch (kind) {
    case Viking::noble: return 200 * larges;
    case Viking::scout: return 130 * larges;
    case Viking::goldsmith: return 100 * (static_cast<int>(kRounds) - state.round + 1);
    case Viking::fisherman: return 350;
    case Viking::warrior: {
      const Columns loose = player.homeland.all_ships() & ~player.homeland.warriors();
      return loose != 0 ? 250 * larges : 60;
    }
    case Viking::boatsman: {
      int waiting = 0;
      for (std::size_t row = 0; row < kRows; ++row) waiting += player.waiting[row];
      return 120 + 60 * std::min(waiting, 4);
    }
  }
  return 0;
}

// How good a pair looks to its buyer, its price paid.
int pair_value(const State& state, const Player& player, std::size_t slot) {
  const Pair& pair = state.wheel[slot];
  const int price = static_cast<int>(slot) * 45;
  const int viking = viking_value(state, player, pair.viking);
  if (is_ship(pair.tile)) {
    const bool sails_over_warrior =
        (player.homeland.warriors() & ~player.homeland.all_ships()) != 0;
    const int reward = sails_over_warrior ? 150 * larges_left(state) : -250;
    return reward + (pair.viking == Viking::boatsman ? viking : viking / 4) - price;
  }
  const bool ships_support = state.options.ship_supports_island != 0;
  if (pair.viking == Viking::boatsman) return viking + 80 - price;
  const auto row = static_cast<std::size_t>(pair.viking);
  const Columns home = legal_columns(player.homeland, pair.tile, row, ships_support) &
                       ~(pair.viking == Viking::warrior ? 0 : threatened(player.homeland, row));
  if (home != 0 || player.has_start_tile != 0) return viking + 120 - price;
  const bool somewhere = has_place(player.homeland, pair.tile, ships_support);
  return viking / 4 + (somewhere ? 60 : -100) - price;
}

Move guess_take(const State& state, const MoveList& moves, Rng& rng) {
  const Player& player = state.at(state.turn);
  Move best = moves[0];
  int most = std::numeric_limits<int>::min();
  for (const Move move : moves) {
    if (kind_of(move) != MoveKind::take) continue;
    // Nobody sees all there is to a pair: each is taken for a little more or less.
    const int value = pair_value(state, player, value_of(move)) + static_cast<int>(rng.below(200));
    if (value > most) {
      most = value;
      best = move;
    }
  }
  return best;
}

Move guess_place(const State& state, const MoveList& moves, Rng& rng) {
  const Player& player = state.at(state.turn);
  const Homeland& home = player.homeland;
  const Tile tile = state.pending.tile;
  Move best = moves[0];
  int most = std::numeric_limits<int>::min();
  for (const Move move : moves) {
    if (kind_of(move) == MoveKind::convert) continue;
    const Cell cell = cell_of(move);
    int value = static_cast<int>(rng.below(60));
    if (cell.row == kShipRow) {
      const Columns below = column_bit(cell.column);
      if ((home.warriors() & below) != 0) value += 400;
      const std::size_t sail = sail_of(tile);
      for (std::size_t row = sail; row + 1 < kRows; ++row) {
        if ((home.rows[row].vikings & below) != 0) value -= 150;
      }
    } else {
      const bool own = cell.row == static_cast<std::size_t>(state.pending.viking);
      const bool hit = (threatened(home, cell.row) & column_bit(cell.column)) != 0;
      if (own) value += hit && state.pending.viking != Viking::warrior ? 120 : 300;
      if (own && state.pending.viking == Viking::warrior &&
          (home.all_ships() & column_bit(cell.column)) != 0) {
        value += 300;
      }
      // Joining what lies there makes islands; a scout stands well above others.
      if (tile != Tile::left_end) value += 60;
      if (tile == Tile::right_end) value += 60;
      for (std::size_t row = 0; own && row < cell.row && cell.row == 2; ++row) {
        if ((home.rows[row].vikings & column_bit(cell.column)) != 0) value += 90;
      }
    }
    if (value > most) {
      most = value;
      best = move;
    }
  }
  return best;
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
  Move best = moves[0];
  for (const Move move : moves) {
    if (kind_of(move) != MoveKind::pay) continue;
    if (kind_of(best) != MoveKind::pay || gold_paid(move) > gold_paid(best)) best = move;
  }
  return best;
}

Move lowest_bid(const MoveList& moves) {
  Move best = kPass;
  for (const Move move : moves) {
    if (kind_of(move) != MoveKind::bid || move == kPass) continue;
    if (best == kPass || value_of(move) < value_of(best)) best = move;
  }
  return best;
}

Move guess_start(const State& state, const MoveList& moves, Rng& rng) {
  for (const Move move : moves) {
    if (kind_of(move) == MoveKind::start &&
        value_of(move) == static_cast<std::uint32_t>(state.pending.viking)) {
      return move;
    }
  }
  return any_of(moves, MoveKind::start, rng);
}

}  // namespace

Move guess(const State& state, const MoveList& moves, Rng& rng) {
  switch (state.step) {
    case Step::take: return guess_take(state, moves, rng);
    case Step::pay: return most_gold(moves);
    case Step::start: return guess_start(state, moves, rng);
    case Step::place: return guess_place(state, moves, rng);
    case Step::stand: return kStay;
    case Step::special: return any_of(moves, MoveKind::special, rng);
    case Step::swap: return any_of(moves, MoveKind::swap, rng);
    case Step::ferry: return any_of(moves, MoveKind::ferry, rng);
    case Step::auction:
      if (std::ranges::find(moves, kPass) == moves.end()) return lowest_bid(moves);
      return rng.below(4) == 0 ? lowest_bid(moves) : kPass;
    case Step::remove:
    case Step::draft:
    case Step::over: break;
  }
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

void thin(const State& state, MoveList& moves) {
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
}

int margin(const State& state, Seat seat) {
  const auto worth = [](const Player& player) {
    return 100 * player.points + std::min<int>(player.gold, 99);
  };
  int best = std::numeric_limits<int>::min();
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (seat_at(i) != seat) best = std::max(best, worth(state.players[i]));
  }
  return worth(state.at(seat)) - best;
}

int outlook_of(const State& state, Seat seat) {
  if (state.step == Step::over) return margin(state, seat);
  const Outlook ahead = outlook(state);
  const int larges = larges_left(state);
  const auto worth = [&](std::size_t i) {
    const SeatOutlook& each = ahead.seats[i];
    const Player& player = state.players[i];
    // `end` holds one scoring already.
    return 100 * each.end + 100 * each.points * (larges - 1) + 20 * player.gold +
           25 * each.gold * (static_cast<int>(kRounds) - state.round);
  };
  int best = std::numeric_limits<int>::min();
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (seat_at(i) != seat) best = std::max(best, worth(i));
  }
  return worth(index(seat)) - best;
}

}  // namespace meadhall::vikings
