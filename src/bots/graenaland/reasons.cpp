#include "bots/graenaland/reasons.h"

#include <algorithm>
#include <numeric>

#include "bots/graenaland/guide.h"
#include "bots/graenaland/worth.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/pieces.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

namespace meadhall::graenaland_bots {
namespace {

Message seat_told(Seat seat) { return Message("graenaland.reason.player").with("player", seat); }

Message::List seats_told(const std::vector<Seat>& seats) {
  Message::List told;
  for (const Seat seat : seats) told.push_back(seat_told(seat));
  return told;
}

// Whose votes a proposer wants for a majority.
struct Wanted {
  int missing = 0;            // votes
  std::vector<Seat> others;   // whoever else has votes
  std::vector<Seat> each;     // of those, who would do alone
  bool without_them = false;  // the rest would do together, too
};

Wanted wanted(const Votes& votes, std::size_t players, Seat proposer) {
  Wanted found{.missing = votes.total / 2 + 1 - votes.of_seat(proposer)};
  int rest = 0;
  for (std::size_t i = 0; i < players; ++i) {
    if (seat_at(i) == proposer || votes.of[i] == 0) continue;
    found.others.push_back(seat_at(i));
    if (votes.of[i] >= found.missing) {
      found.each.push_back(seat_at(i));
    } else {
      rest += votes.of[i];
    }
  }
  found.without_them = rest >= found.missing;
  return found;
}

int cards_of(const Shares& shares, Seat seat) {
  const auto& share = shares[index(seat)];
  return std::accumulate(share.begin(), share.end(), 0);
}

// Well ahead on the way to the end; nobody where victory-point cards keep secret who is.
bool leads(const State& state, const Race& ahead, Seat seat, Seat other) {
  constexpr int kAhead = 40;  // hundredths of a card more that each card would cost
  return state.options.victory_cards == 0 &&
         ahead.distance[index(seat)] + 100 <= ahead.distance[index(other)] &&
         ahead.closeness(state, seat) >= kAhead;
}

// Who of those who are well ahead of the voter and get cards is nearest the end.
std::optional<Seat> leading_taker(const State& state, Seat voter) {
  const Race ahead = race(state);
  std::optional<Seat> leader;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Seat seat = seat_at(i);
    const bool takes = seat != voter && cards_of(state.proposal.shares, seat) > 0;
    if (!takes || !leads(state, ahead, seat, voter)) continue;
    if (!leader || ahead.distance[i] < ahead.distance[index(*leader)]) leader = seat;
  }
  return leader;
}

Message told_ahead(const State& state, Seat leader) {
  return Message("graenaland.reason.ahead")
      .with("player", leader)
      .with("cards", cards_of(state.proposal.shares, leader))
      .with("all", cards_at(state.lands[state.proposal.land]));
}

}  // namespace

Message proposal_reason(const State& state, std::size_t place, Seat proposer) {
  const Votes votes = votes_on(state, place);
  const Wanted need = wanted(votes, state.player_count, proposer);
  const auto told = [&](std::string_view id) {
    return Message(id).with("votes", votes.of_seat(proposer)).with("all", votes.total);
  };
  if (need.missing <= 0) return told("graenaland.reason.alone");
  if (!need.without_them) {
    if (need.each.size() == 1) {
      return told("graenaland.reason.one").with("player", need.each[0]);
    }
    return told("graenaland.reason.one_of").with("players", seats_told(need.each));
  }
  Message::List voters;
  for (const Seat seat : need.others) {
    voters.push_back(
        Message("graenaland.reason.voter").with("player", seat).with("votes", votes.of_seat(seat)));
  }
  return told("graenaland.reason.some")
      .with("missing", need.missing)
      .with("players", std::move(voters));
}

Message taker_reason(const State& state, Seat taker) {
  const Proposal& proposal = state.proposal;
  const Wanted need = wanted(votes_on(state, proposal.land), state.player_count, proposal.proposer);
  const bool wants =
      taker == proposal.proposer
          ? need.missing <= 0
          : need.missing > 0 &&
                (need.without_them || std::ranges::find(need.each, taker) != need.each.end());
  return wants ? proposal_reason(state, proposal.land, proposal.proposer) : Message();
}

Message vote_reason(const State& state, Seat voter, bool yes) {
  constexpr int kFair = 75;  // in a hundred of one's part: who refuses less is no miser
  const Proposal& proposal = state.proposal;
  if (voter == proposal.proposer) return {};
  const Votes votes = votes_on(state, proposal.land);
  const int all = cards_at(state.lands[proposal.land]);
  const int cards = cards_of(proposal.shares, voter);
  const bool fair = 100 * cards * votes.total >= kFair * all * votes.of_seat(voter);
  const std::optional<Seat> leader =
      !yes && fair ? leading_taker(state, voter) : std::optional<Seat>();
  if (leader) return told_ahead(state, *leader);
  return Message("graenaland.reason.share")
      .with("cards", cards)
      .with("all", all)
      .with("votes", votes.of_seat(voter))
      .with("total", votes.total);
}

Message ahead_reason(const State& state, Seat seat, Seat taker) {
  return leads(state, race(state), taker, seat) ? told_ahead(state, taker) : Message();
}

Message land_reason(const State& state, std::size_t place, Seat seat) {
  const Votes votes = votes_on(state, place);
  return Message("graenaland.reason.land")
      .with("land", land_text(state, place))
      .with("votes", votes.of_seat(seat))
      .with("all", votes.total)
      .with("cards", cards_at(state.lands[place]));
}

Message stay_reason(const State& state, Seat seat) {
  std::size_t best = 0;
  int most = 0;
  for (std::size_t place = 0; place < land_count(state); ++place) {
    const int worth = presence_worth(state, seat, place);
    if (worth <= most) continue;
    most = worth;
    best = place;
  }
  return most > 0 ? land_reason(state, best, seat) : Message();
}

Message reason(const State& before, Move move, const State& after, const Event& event) {
  if (!event.seat) return {};
  switch (static_cast<Happening>(event.what)) {
    case Happening::proposal: {
      // With votes of the proposer's own alone it is put and counted at once.
      const std::size_t place = before.step == Step::propose ? place_of(before, value_of(move) - 1)
                                                             : before.proposal.land;
      return proposal_reason(before, place, *event.seat);
    }
    case Happening::votes_yes: return vote_reason(before, *event.seat, true);
    case Happening::votes_no: return vote_reason(before, *event.seat, false);
    case Happening::marches:
    case Happening::swaps: return land_reason(after, event.moved[0].to.at, *event.seat);
    case Happening::stays: return stay_reason(after, *event.seat);
    default: return {};
  }
}

}  // namespace meadhall::graenaland_bots
