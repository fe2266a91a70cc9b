#include <algorithm>
#include <numeric>

#include "games/graenaland/flow.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

// Proposals, and the votes on them. rules: Graenaland 8

namespace meadhall::graenaland {
namespace {

std::size_t next_class(const Proposal& proposal) {
  std::size_t of = 0;
  while (of < kClasses && proposal.left[of] == 0) ++of;
  return of;
}

void assign(Proposal& proposal, std::size_t of, Seat seat) {
  ++proposal.shares[index(seat)][of];
  --proposal.left[of];
}

// One of the face-down cards, which nobody can tell apart.
std::size_t pick_covered(State& state, Land& land) {
  auto pick = state.rng.below(land.covered);
  std::size_t rank = 0;
  while (pick >= land.down[rank]) pick -= land.down[rank++];
  --land.down[rank];
  --land.covered;
  return rank;
}

// rules: Graenaland 8.4: carried out before the next player proposes
void carry_out(State& state, Journal* journal) {
  Land& land = state.lands[state.proposal.land];
  const auto terrain = static_cast<std::size_t>(tile_at(state, state.proposal.land).terrain);
  Seat seat = state.proposal.proposer;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& player = state.at(seat);
    const auto& share = state.proposal.shares[index(seat)];
    const Location hand = of_seat(Where::hand, seat);
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      land.open[rank] = static_cast<std::uint8_t>(land.open[rank] - share[rank]);
      std::uint8_t& held = player.hand[card_kind(terrain, rank)];
      held = static_cast<std::uint8_t>(held + share[rank]);
      moved(journal, card(card_kind(terrain, rank)), common(Where::open, state.proposal.land), hand,
            share[rank]);
    }
    for (std::size_t n = 0; n < share[kCovered]; ++n) {
      ++player.hand[card_kind(terrain, pick_covered(state, land))];
    }
    moved(journal, back(static_cast<Terrain>(terrain)), common(Where::down, state.proposal.land),
          hand, share[kCovered]);
    std::uint8_t& backs = player.backs[terrain];
    backs = static_cast<std::uint8_t>(std::accumulate(share.begin(), share.end(), int{backs}));
    seat = next_seat(seat, state.player_count);
  }
}

void ask_proposer(State& state, Seat seat, Journal* journal) {
  state.proposal = Proposal{};
  for (; seat != state.main; seat = next_seat(seat, state.player_count)) {
    for (std::size_t place = 0; place < land_count(state); ++place) {
      if (!can_propose(state, seat, place)) continue;
      state.step = Step::propose;
      state.turn = seat;
      return;
    }
  }
  begin_claims(state, journal);
}

// The vote is closed, or there was nobody else to ask.
void close_vote(State& state, int yes, int all, Journal* journal) {
  const bool passed = 2 * yes > all;
  if (journal != nullptr) {
    journal->outcome(passed ? Happening::passed : Happening::failed,
                     Message(passed ? "graenaland.log.passed" : "graenaland.log.failed")
                         .with("n", yes)
                         .with("all", all)
                         .with("land", land_text(state, state.proposal.land)));
  }
  if (passed) carry_out(state, journal);
  state.answers.fill(0);
  state.answered = 0;
  const Seat next = next_seat(state.proposal.proposer, state.player_count);
  ask_proposer(state, next, journal);
}

// From the proposer's left on, the proposer last. Where nobody else has votes, nobody is asked: to
// vote against oneself would come to the same as passing.
void put_to_vote(State& state, Journal* journal) {
  Proposal& proposal = state.proposal;
  state.last_shares[proposal.land] = proposal.shares;
  proposal.from_seat = 0;
  if (journal != nullptr) {
    journal->outcome(Happening::proposal, proposal.proposer,
                     Message("graenaland.log.proposal")
                         .with("player", proposal.proposer)
                         .with("land", land_text(state, proposal.land))
                         .with("shares", shares_told(state, proposal.shares, proposal.land)));
  }
  const Votes votes = votes_on(state, proposal.land);
  if (votes.voters() == 1U << index(proposal.proposer)) {
    return close_vote(state, votes.total, votes.total, journal);
  }
  state.step = Step::vote;
  state.answered = 0;
  state.answers.fill(0);
  do state.turn = next_seat(state.turn, state.player_count);
  while (votes.of_seat(state.turn) == 0);
}

}  // namespace

bool can_propose(const State& state, Seat seat, std::size_t place) {
  return cards_at(state.lands[place]) > 0 && tally(state, place, seat).total > 0;
}

void begin_proposals(State& state, Journal* journal) {
  ask_proposer(state, next_seat(state.main, state.player_count), journal);
}

void make_proposal(State& state, std::optional<std::size_t> place, Journal* journal) {
  if (!place) return ask_proposer(state, next_seat(state.turn, state.player_count), journal);
  state.proposal.land = static_cast<std::uint8_t>(*place);
  state.proposal.proposer = state.turn;
  state.proposal.left = pile_of(state.lands[*place]);
  state.step = Step::share;
  // With votes of their own alone all cards can only go to the proposer.
  const unsigned voters = votes_on(state, *place).voters();
  if (voters == 1U << index(state.turn)) {
    share_out(state, kRest + static_cast<std::uint32_t>(index(state.turn)), journal);
  }
}

void share_out(State& state, std::uint32_t value, Journal* journal) {
  Proposal& proposal = state.proposal;
  if (value == kAgain) {
    proposal.shares = state.last_shares[proposal.land];
    proposal.left.fill(0);
  } else if (value == kEven) {
    const unsigned voters = votes_on(state, proposal.land).voters();
    Seat seat = proposal.proposer;
    for (std::size_t of = next_class(proposal); of < kClasses; of = next_class(proposal)) {
      assign(proposal, of, seat);
      do seat = next_seat(seat, state.player_count);
      while ((voters >> index(seat) & 1U) == 0);
    }
  } else if (value >= kRest) {
    const Seat seat = seat_at(value - kRest);
    for (std::size_t of = next_class(proposal); of < kClasses; of = next_class(proposal)) {
      assign(proposal, of, seat);
    }
  } else {
    const std::size_t of = next_class(proposal);
    assign(proposal, of, seat_at(value));
    proposal.from_seat = static_cast<std::uint8_t>(proposal.left[of] > 0 ? value : 0);
  }
  if (next_class(proposal) == kClasses) put_to_vote(state, journal);
}

bool can_repeat(const State& state) {
  const Proposal& proposal = state.proposal;
  const unsigned voters = votes_on(state, proposal.land).voters();
  std::array<std::uint8_t, kClasses> sums{};
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    for (std::size_t of = 0; of < kClasses; ++of) {
      const std::uint8_t n = state.last_shares[proposal.land][seat][of];
      if (n > 0 && (voters >> seat & 1U) == 0) return false;
      sums[of] = static_cast<std::uint8_t>(sums[of] + n);
    }
  }
  return sums == pile_of(state.lands[proposal.land]) && proposal.left == sums;
}

void answer_vote(State& state, bool yes, Journal* journal) {
  const Votes votes = votes_on(state, state.proposal.land);
  state.answers[index(state.turn)] = yes ? 1 : 0;
  state.answered = static_cast<std::uint8_t>(state.answered | (1U << index(state.turn)));
  if (state.answered != votes.voters()) {
    do state.turn = next_seat(state.turn, state.player_count);
    while (votes.of_seat(state.turn) == 0);
    return;
  }
  int in_favour = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (votes.of[i] == 0) continue;
    const bool with = state.answers[i] != 0;
    if (with) in_favour += votes.of[i];
    if (journal == nullptr) continue;
    journal->outcome(with ? Happening::votes_yes : Happening::votes_no, seat_at(i),
                     Message(with ? "graenaland.log.votes_yes" : "graenaland.log.votes_no")
                         .with("player", seat_at(i))
                         .with("n", votes.of[i]));
  }
  close_vote(state, in_favour, votes.total, journal);
}

}  // namespace meadhall::graenaland
