#include <algorithm>
#include <limits>

#include "bots/graenaland/worth.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/words.h"

// Who should get which cards of a land, and what a voter should make of it.

namespace meadhall::graenaland_bots {
namespace {

// What any player would give for a land's cards whose hands are unknown.
std::array<int, kCardKinds> neutral_worth(const State& state) {
  std::array<int, kCardKinds> worth{};
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    worth[kind] = resource_of(state.data, kind) == Resource::gold ? kGoldWorth : 100;
  }
  return worth;
}

std::array<int, kClasses> classes_of(const State& state, std::size_t place,
                                     const std::array<int, kCardKinds>& worth) {
  std::array<int, kClasses> all{};
  for (std::size_t of = 0; of < kClasses; ++of) all[of] = class_worth(state, place, of, worth);
  return all;
}

using Pile = std::array<std::uint8_t, kClasses>;

Pile pile_at(const State& state, std::size_t place) {
  const Land& land = state.lands[place];
  return {land.open[0], land.open[1], land.open[2], land.covered};
}

int pile_worth(const Pile& pile, const std::array<int, kClasses>& worth) {
  int sum = 0;
  for (std::size_t of = 0; of < kClasses; ++of) sum += pile[of] * worth[of];
  return sum;
}

}  // namespace

Split best_split(const State& state, std::size_t place, Seat proposer, const Race& ahead) {
  State asked = state;
  asked.proposal.proposer = proposer;
  const Votes votes = votes_on(state, place);
  const Pile pile = pile_at(state, place);
  const auto neutral = classes_of(state, place, neutral_worth(state));
  const auto own = classes_of(state, place, hand_worth(state, state.at(proposer)));
  const int all = pile_worth(pile, neutral);
  const int hoped = hope(asked, votes, proposer, pile_worth(pile, own));
  Split best;
  const unsigned voters = votes.voters();
  const unsigned others = voters & ~(1U << index(proposer));
  for (unsigned partners = others;; partners = (partners - 1) & others) {
    int with = votes.of_seat(proposer);
    int least = std::numeric_limits<int>::max();
    int size = 0;
    for (std::size_t i = 0; i < state.player_count; ++i) {
      if ((partners >> i & 1U) == 0) continue;
      with += votes.of[i];
      least = std::min(least, votes.of[i]);
      ++size;
    }
    // A majority in which nobody can be spared.
    const bool wins = 2 * with > votes.total && (size == 0 || 2 * (with - least) <= votes.total);
    if (wins) {
      Split split;
      Pile left = pile;
      int cost = 0;
      bool pays = true;
      for (std::size_t i = 0; i < state.player_count && pays; ++i) {
        if ((partners >> i & 1U) == 0) continue;
        const int wanted = hope(asked, votes, seat_at(i), all) * 105 / 100;
        int given = 0;
        while (given < wanted) {
          // What the proposer values least.
          std::size_t cheapest = kClasses;
          for (std::size_t of = 0; of < kClasses; ++of) {
            if (left[of] > 0 && (cheapest == kClasses || own[of] < own[cheapest])) cheapest = of;
          }
          if (cheapest == kClasses) {
            pays = false;
            break;
          }
          --left[cheapest];
          ++split.shares[i][cheapest];
          given += neutral[cheapest];
          cost += ahead.closeness(state, seat_at(i)) / 2;
        }
      }
      if (pays) {
        for (std::size_t of = 0; of < kClasses; ++of) split.shares[index(proposer)][of] = left[of];
        const int gain = pile_worth(left, own) - cost;
        // Each partner may find a reason to refuse.
        int sure = 100;
        for (int i = 0; i < size; ++i) sure = sure * 85 / 100;
        split.score = sure * gain / 100 + (100 - sure) * hoped / 100 - hoped / 2;
        const bool enough = gain * 10 >= hoped * 8;
        if (enough && split.score > best.score) best = split;
      }
    }
    if (partners == 0) break;
  }
  return best;
}

Offer offer_to(const State& state, Seat voter, const Race& ahead) {
  const Proposal& proposal = state.proposal;
  const Votes votes = votes_on(state, proposal.land);
  const Player& player = state.at(voter);
  const bool knows = state.hidden == 0 || tells_hand(state, voter);
  const auto own =
      classes_of(state, proposal.land, knows ? hand_worth(state, player) : neutral_worth(state));
  int gain = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    int cards = 0;
    for (std::size_t of = 0; of < kClasses; ++of) {
      cards += proposal.shares[i][of];
      if (seat_at(i) == voter) gain += proposal.shares[i][of] * own[of];
    }
    if (seat_at(i) == voter) continue;
    gain -= cards * ahead.closeness(state, seat_at(i)) / 2;
    // Nobody gives another the end.
    if (cards > 0 && ahead.distance[i] <= 100 * cards && ahead.distance[index(voter)] > 0 &&
        ahead.distance[i] < ahead.mean) {
      gain -= 100;
    }
  }
  return {.gain = gain,
          .hoped = hope(state, votes, voter, pile_worth(pile_at(state, proposal.land), own))};
}

bool should_accept(const State& state, Seat voter, const Race& ahead, int asked_percent) {
  const Offer offer = offer_to(state, voter, ahead);
  return offer.gain * 100 >= offer.hoped * asked_percent;
}

std::optional<Move> next_of_split(const State& state, const MoveList& moves, const Race& ahead) {
  const Proposal& proposal = state.proposal;
  const Split split = best_split(state, proposal.land, proposal.proposer, ahead);
  if (split.score < 0 && split.shares == Shares{}) return std::nullopt;
  std::size_t of = 0;
  while (proposal.left[of] == 0) ++of;
  for (const Move move : moves) {
    if (value_of(move) >= kRest) break;
    if (split.shares[value_of(move)][of] > proposal.shares[value_of(move)][of]) return move;
  }
  return moves[0];
}

}  // namespace meadhall::graenaland_bots
