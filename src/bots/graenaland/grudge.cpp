#include <algorithm>

#include "bots/graenaland/honour.h"
#include "games/graenaland/building.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/rules.h"

// What who broke a word has to expect of bots, to the end of the match, beside their votes
// (honour.cpp): of each split less or nothing, marches to where they vote, the card of
// a toll that is worth least, no help with their works.

namespace meadhall::graenaland_bots {
namespace {

constexpr int kOfACard = 3;       // a hundredth of a card, as the worth of an end
constexpr int kRoundsMinded = 2;  // of what a work brings them
constexpr int kToll = 100;        // what a card of toll in such a hand costs beyond the card

template <class Visit>
void for_each_seat(const State& state, unsigned seats, Visit visit) {
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if ((seats >> i & 1U) != 0) visit(seat_at(i));
  }
}

// How much worse a land is to propose for where such a player would have to get something.
int less_to_propose(const State& seen, Move move, unsigned mistrusted) {
  if (move == kPass) return 0;
  const std::size_t place = place_of(seen, value_of(move) - 1);
  const auto score = [&](unsigned who) {
    return best_split(seen, place, seen.turn, race(seen, who)).score;
  };
  return score(mistrusted) - score(0);
}

// What such players lose by a march.
int taken_from_them(const State& seen, Move move, unsigned mistrusted) {
  const State after = marched(seen, move);
  int taken = 0;
  for_each_seat(seen, mistrusted, [&](Seat seat) {
    for (std::size_t place = 0; place < land_count(seen); ++place) {
      taken += presence_worth(seen, seat, place) - presence_worth(after, seat, place);
    }
  });
  return taken;
}

// What a construction brings them: the toll of a village, their part in a work.
int given_by_building(const State& seen, Move move, unsigned mistrusted) {
  if (kind_of(move) != MoveKind::build) return 0;
  const Construction what = what_of(move);
  const std::size_t at = place_built(seen, move);
  int given = 0;
  for_each_seat(seen, mistrusted, [&](Seat seat) {
    if (is_work(what)) given += work_worth(seen, what, at, seat, kRoundsMinded);
    if (what == Construction::village && (toll_seats(seen, what, at) >> index(seat) & 1U) != 0) {
      given += kToll;
    }
  });
  return given;
}

// The cheapest card is kept for such a player, where another is asked for first.
std::optional<Move> toll_with_grudge(const State& seen, const MoveList& moves,
                                     unsigned mistrusted) {
  const Seat to = toll_receiver(seen);
  const bool comes_later = (seen.order.toll & mistrusted) != 0;
  if ((mistrusted >> index(to) & 1U) != 0 || !comes_later || moves.size() < 2) return std::nullopt;
  const Player& player = seen.at(seen.turn);
  const auto worth = hand_worth(seen, player);
  const auto is_less = [&](Move a, Move b) { return worth[value_of(a)] < worth[value_of(b)]; };
  const Move cheapest = *std::ranges::min_element(moves, is_less);
  if (player.hand[value_of(cheapest)] > 1) return cheapest;
  std::optional<Move> next;
  for (const Move move : moves) {
    if (move != cheapest && (!next || is_less(move, *next))) next = move;
  }
  return next;
}

}  // namespace

int leaning(const State& seen, Move move, std::span<const Word> words) {
  const unsigned mistrusted = faithless(seen, words, seen.turn);
  if (mistrusted == 0) return 0;
  switch (seen.step) {
    case Step::propose: return kOfACard * less_to_propose(seen, move, mistrusted);
    case Step::march: return kOfACard * taken_from_them(seen, move, mistrusted);
    case Step::build: return -kOfACard * given_by_building(seen, move, mistrusted);
    default: return 0;
  }
}

std::optional<Move> out_of_grudge(const State& seen, std::span<const Word> words) {
  const unsigned mistrusted = faithless(seen, words, seen.turn);
  if (mistrusted == 0) return std::nullopt;
  MoveList moves;
  legal(seen, moves);
  switch (seen.step) {
    case Step::share: return next_of_split(seen, moves, race(seen, mistrusted));
    case Step::toll: return toll_with_grudge(seen, moves, mistrusted);
    case Step::pledge: {
      const bool helps_them = (mistrusted >> index(seen.main) & 1U) != 0;
      return helps_them ? std::optional(kEnough) : std::nullopt;
    }
    default: return std::nullopt;
  }
}

}  // namespace meadhall::graenaland_bots
