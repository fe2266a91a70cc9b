#include "bots/graenaland/guide.h"
#include "bots/graenaland/reasons.h"
#include "bots/graenaland/worth.h"
#include "bots/reasons.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

// Why one move is better than another: how the votes stand after each, whose votes a split wants,
// which goals come nearer, what others took or built instead.

namespace meadhall::graenaland_bots {
namespace {

using bots::ComparisonOf;
using bots::Reasons;

// Stakes, in hundredths of a card.
constexpr int kCard = 100;
constexpr int kGoalMet = 400;
constexpr int kGoalNearer = 150;
constexpr int kLeft = 350;
constexpr int kDecided = 300;
constexpr int kWins = 10'000;

bool has_majority(const Votes& votes, Seat seat) { return 2 * votes.of_seat(seat) > votes.total; }

// The one other player who made this very move before the decider was asked the same again.
std::optional<Seat> made_by_other(const ComparisonOf<State>& compared) {
  const State& left = compared.before;
  for (const bots::Followed& each : compared.then()) {
    const State& state = each.before.as<State>();
    if (state.turn == left.turn && state.step == left.step && state.round != left.round) break;
    if (state.turn != left.turn && each.move == compared.better()) return state.turn;
  }
  return std::nullopt;
}

// How a vote went on, as far as it is known: the votes in favour without the decider's own.
std::optional<int> others_in_favour(const ComparisonOf<State>& compared, const Votes& votes) {
  if (compared.end() == nullptr) return std::nullopt;
  const State& asked = compared.known();
  int in_favour = 0;
  for (std::size_t i = 0; i < asked.player_count; ++i) {
    const bool said = (unsigned{asked.answered} >> i & 1U) != 0;
    if (said && asked.answers[i] != 0) in_favour += votes.of[i];
  }
  for (const bots::Followed& each : compared.then()) {
    const State& state = each.before.as<State>();
    if (state.step != Step::vote || state.proposal != asked.proposal) break;
    if (each.move == vote(true)) in_favour += votes.of_seat(state.turn);
  }
  return in_favour;
}

void add_vote(Reasons& reasons, const ComparisonOf<State>& compared) {
  const State& state = compared.before;
  const bool yes = compared.better() == vote(true);
  reasons.add(kCard, vote_reason(state, state.turn, yes));
  const Votes votes = votes_on(state, state.proposal.land);
  const std::optional<int> others = others_in_favour(compared, votes);
  if (!others) return;
  const int own = votes.of_seat(state.turn);
  if (2 * *others > votes.total || 2 * (*others + own) <= votes.total) return;
  reasons.add(kDecided, Message(yes ? "graenaland.why.would_pass" : "graenaland.why.would_fail")
                            .with("land", land_text(state, state.proposal.land))
                            .with("votes", *others)
                            .with("own", own)
                            .with("all", votes.total));
}

// What was proposed for a land came to nothing: its cards lie there still.
void add_voted_down(Reasons& reasons, const ComparisonOf<State>& compared, std::size_t place) {
  const State& state = compared.before;
  for (const bots::Followed& each : compared.then()) {
    const State& later = each.before.as<State>();
    if (later.step == Step::share || later.step == Step::vote) continue;
    if (later.round != state.round) return;
    if (cards_at(later.lands[place]) < cards_at(state.lands[place])) return;
    reasons.add(kDecided,
                Message("graenaland.why.voted_down").with("land", land_text(state, place)));
    return;
  }
}

// Who gets a card by a move of a split; nobody by itself where all are shared out at once.
std::optional<Seat> taker_of(Move share) {
  const std::uint32_t to = value_of(share);
  return to < kEven ? std::optional(seat_at(to % kRest)) : std::nullopt;
}

void add_proposal(Reasons& reasons, const ComparisonOf<State>& compared) {
  const State& state = compared.before;
  if (compared.better() != kPass) {
    const std::size_t place = place_of(state, value_of(compared.better()) - 1);
    reasons.add(kCard, proposal_reason(state, place, state.turn));
  }
  if (compared.then().empty() || !compared.other() || *compared.other() == kPass) return;
  add_voted_down(reasons, compared, place_of(state, value_of(*compared.other()) - 1));
}

// Who gets the next card of a split: whose votes it wants; who is nearer the end and got it.
void add_share(Reasons& reasons, const ComparisonOf<State>& compared) {
  const State& state = compared.before;
  const std::optional<Seat> taker = taker_of(compared.better());
  if (!taker) return;
  const std::size_t place = state.proposal.land;
  reasons.add(kCard, taker_reason(state, *taker));
  if (!compared.other() || taker_of(*compared.other()) == taker) return;
  if (const auto other = taker_of(*compared.other()); other && *other != state.turn) {
    State given = state;
    ++given.proposal.shares[index(*other)][0];  // of whichever class
    reasons.add(2 * kCard, ahead_reason(given, state.turn, *other));
  }
  if (*taker == state.turn) return;
  for (const bots::Followed& each : compared.then()) {
    const State& later = each.before.as<State>();
    if (later.step == Step::share) continue;
    if (later.step != Step::vote) return;
    if (later.turn == *taker && each.move == vote(false)) break;
  }
  add_voted_down(reasons, compared, place);
}

// What a claim brings, and the higher one rather than the lower. rules: Graenaland 13.6
void add_claim(Reasons& reasons, const ComparisonOf<State>& compared) {
  if (!compared.other() || value_of(*compared.other()) >= value_of(compared.better())) return;
  const State& state = compared.before;
  reasons.add(kWins, Message(state.turn == state.main ? "graenaland.foresee.claim_main"
                                                      : "graenaland.foresee.claim"));
}

// Whom a joint work would serve: how many of the settlements there are one's own.
void add_pledge(Reasons& reasons, const ComparisonOf<State>& compared) {
  const State& state = compared.before;
  const std::size_t place = state.order.at;
  const int own = settlements_at(state.at(state.turn), place);
  const Move better = compared.better();
  const bool gives = kind_of(better) == MoveKind::pay ||
                     (kind_of(better) == MoveKind::pledge && value_of(better) < kFree);
  const bool keeps = better == kEnough || better == kRefuse || better == kDrop;
  const int all = settlements_of_all(state, place);
  // More than a fair part of it, or less.
  const int part = own * state.player_count;
  if (better == kRaise || (gives && part >= all) || (keeps && part < all)) {
    reasons.add(kCard, Message("graenaland.why.serves")
                           .with("land", land_text(state, place))
                           .with("n", own)
                           .with("all", all));
  }
}

State moved_to(const State& state, std::optional<Move> move) {
  return move ? supposed(state, *move) : state;
}

// How the votes stand where heroes march, enter or follow.
void add_heroes(Reasons& reasons, const ComparisonOf<State>& compared) {
  const Seat seat = compared.before.turn;
  const State with = moved_to(compared.before, compared.better());
  const State without = moved_to(compared.before, compared.other());
  for (std::size_t place = 0; place < land_count(with); ++place) {
    const Votes votes = votes_on(with, place);
    const int cards = cards_at(with.lands[place]);
    if (cards == 0) continue;
    const int gained = presence_worth(with, seat, place) - presence_worth(without, seat, place);
    if (gained <= 0) continue;
    const bool majority =
        has_majority(votes, seat) && !has_majority(votes_on(without, place), seat);
    reasons.add(gained + (majority ? kCard : 0), majority
                                                     ? Message("graenaland.why.majority")
                                                           .with("land", land_text(with, place))
                                                           .with("votes", votes.of_seat(seat))
                                                           .with("all", votes.total)
                                                           .with("cards", cards)
                                                     : land_reason(with, place, seat));
  }
}

void add_goals(Reasons& reasons, const ComparisonOf<State>& compared) {
  const State& state = compared.before;
  if (has_victory_cards(state)) return;
  const State built = supposed(state, compared.better());
  const Standing now = standing(state, state.at(state.turn));
  const Standing then = standing(built, built.at(state.turn));
  for (std::size_t i = 0; i < kGoals; ++i) {
    const auto goal = static_cast<Goal>(i);
    if (then[i] <= now[i] || meets(state.data, goal, now[i])) continue;
    const bool met = meets(state.data, goal, then[i]);
    reasons.add(met ? kGoalMet : kGoalNearer,
                Message(met ? "graenaland.why.goal" : "graenaland.why.goal_nearer")
                    .with("goal", Term{goal_term(goal)})
                    .with("n", then[i])
                    .with("all", state.data.goals[i]));
  }
}

void add_building(Reasons& reasons, const ComparisonOf<State>& compared) {
  if (compared.better() == kDeclare) return reasons.add(kWins, Message("graenaland.why.wins"));
  const auto taker = made_by_other(compared);
  if (kind_of(compared.better()) == MoveKind::take) {
    if (taker) {
      reasons.add(kLeft, Message("graenaland.why.supply_left").with("player", *taker));
    }
    return;
  }
  if (kind_of(compared.better()) != MoveKind::build || is_joint(compared.better())) return;
  const Construction what = what_of(compared.better());
  if (taker && (is_building(what) || is_work(what))) {
    reasons.add(kLeft, Message("graenaland.why.site_left").with("player", *taker));
  }
  add_goals(reasons, compared);
}

bool gives_gold(const State& state, Move given) {
  if (kind_of(given) == MoveKind::toll) {
    return resource_of(state.data, value_of(given)) == Resource::gold;
  }
  return value_of(given) >= source::kGold && value_of(given) < source::kMarketCard;
}

void add_payment(Reasons& reasons, const ComparisonOf<State>& compared) {
  const State& state = compared.before;
  const bool kept = compared.other() && kind_of(*compared.other()) == kind_of(compared.better()) &&
                    gives_gold(state, *compared.other()) && !gives_gold(state, compared.better());
  if (kept) reasons.add(kCard, Message("graenaland.why.gold_kept"));
}

}  // namespace

Message why(const ComparisonOf<State>& compared) {
  Reasons reasons;
  switch (compared.before.step) {
    case Step::vote: add_vote(reasons, compared); break;
    case Step::propose: add_proposal(reasons, compared); break;
    case Step::march:
    case Step::enter:
    case Step::follow: add_heroes(reasons, compared); break;
    case Step::build: add_building(reasons, compared); break;
    case Step::pay:
    case Step::toll: add_payment(reasons, compared); break;
    case Step::share: add_share(reasons, compared); break;
    case Step::claim: add_claim(reasons, compared); break;
    case Step::pledge:
    case Step::contribute: add_pledge(reasons, compared); break;
    case Step::keep:
    case Step::found:
    case Step::yield:
    case Step::over: break;
  }
  return std::move(reasons).best();
}

}  // namespace meadhall::graenaland_bots
