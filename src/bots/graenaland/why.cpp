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

using bots::Choice;
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
std::optional<Seat> made_by_other(const Choice<State>& choice) {
  const State& left = choice.before;
  for (const bots::Followed& each : choice.then()) {
    const State& state = each.before.as<State>();
    if (state.turn == left.turn && state.step == left.step && state.round != left.round) break;
    if (state.turn != left.turn && each.move == choice.better()) return state.turn;
  }
  return std::nullopt;
}

// How a vote went on, as far as it is known: the votes in favour without the decider's own.
std::optional<int> others_in_favour(const Choice<State>& choice, const Votes& votes) {
  if (choice.end() == nullptr) return std::nullopt;
  const State& asked = choice.known();
  int in_favour = 0;
  for (std::size_t i = 0; i < asked.player_count; ++i) {
    const bool said = (unsigned{asked.answered} >> i & 1U) != 0;
    if (said && asked.answers[i] != 0) in_favour += votes.of[i];
  }
  for (const bots::Followed& each : choice.then()) {
    const State& state = each.before.as<State>();
    if (state.step != Step::vote || state.proposal != asked.proposal) break;
    if (each.move == vote(true)) in_favour += votes.of_seat(state.turn);
  }
  return in_favour;
}

void add_vote(Reasons& reasons, const Choice<State>& choice) {
  const State& state = choice.before;
  const bool yes = choice.better() == vote(true);
  reasons.add(kCard, vote_reason(state, state.turn, yes));
  const Votes votes = votes_on(state, state.proposal.land);
  const std::optional<int> others = others_in_favour(choice, votes);
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
void add_voted_down(Reasons& reasons, const Choice<State>& choice, std::size_t place) {
  const State& state = choice.before;
  for (const bots::Followed& each : choice.then()) {
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

void add_proposal(Reasons& reasons, const Choice<State>& choice) {
  const State& state = choice.before;
  if (choice.better() != kPass) {
    const std::size_t place = place_of(state, value_of(choice.better()) - 1);
    reasons.add(kCard, proposal_reason(state, place, state.turn));
  }
  if (choice.then().empty() || !choice.other() || *choice.other() == kPass) return;
  add_voted_down(reasons, choice, place_of(state, value_of(*choice.other()) - 1));
}

// Who gets the next card of a split: whose votes it wants; who is nearer the end and got it.
void add_share(Reasons& reasons, const Choice<State>& choice) {
  const State& state = choice.before;
  const std::optional<Seat> taker = taker_of(choice.better());
  if (!taker) return;
  const std::size_t place = state.proposal.land;
  reasons.add(kCard, taker_reason(state, *taker));
  if (!choice.other() || taker_of(*choice.other()) == taker) return;
  if (const auto other = taker_of(*choice.other()); other && *other != state.turn) {
    State given = state;
    ++given.proposal.shares[index(*other)][0];  // of whichever class
    reasons.add(2 * kCard, ahead_reason(given, state.turn, *other));
  }
  if (*taker == state.turn) return;
  for (const bots::Followed& each : choice.then()) {
    const State& later = each.before.as<State>();
    if (later.step == Step::share) continue;
    if (later.step != Step::vote) return;
    if (later.turn == *taker && each.move == vote(false)) break;
  }
  add_voted_down(reasons, choice, place);
}

// What a claim brings, and the higher one rather than the lower. rules: Graenaland 13.6
void add_claim(Reasons& reasons, const Choice<State>& choice) {
  if (!choice.other() || value_of(*choice.other()) >= value_of(choice.better())) return;
  const State& state = choice.before;
  reasons.add(kWins, Message(state.turn == state.main ? "graenaland.foresee.claim_main"
                                                      : "graenaland.foresee.claim"));
}

// Whom a joint work would serve: how many of the settlements there are one's own.
void add_pledge(Reasons& reasons, const Choice<State>& choice) {
  const State& state = choice.before;
  const std::size_t place = state.order.at;
  const int own = settlements_at(state.at(state.turn), place);
  const Move better = choice.better();
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
void add_heroes(Reasons& reasons, const Choice<State>& choice) {
  const Seat seat = choice.before.turn;
  const State with = moved_to(choice.before, choice.better());
  const State without = moved_to(choice.before, choice.other());
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

void add_goals(Reasons& reasons, const Choice<State>& choice) {
  const State& state = choice.before;
  if (has_victory_cards(state)) return;
  const State built = supposed(state, choice.better());
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

void add_building(Reasons& reasons, const Choice<State>& choice) {
  if (choice.better() == kDeclare) return reasons.add(kWins, Message("graenaland.why.wins"));
  const auto taker = made_by_other(choice);
  if (kind_of(choice.better()) == MoveKind::take) {
    if (taker) {
      reasons.add(kLeft, Message("graenaland.why.supply_left").with("player", *taker));
    }
    return;
  }
  if (kind_of(choice.better()) != MoveKind::build || is_joint(choice.better())) return;
  const Construction what = what_of(choice.better());
  if (taker && (is_building(what) || is_work(what))) {
    reasons.add(kLeft, Message("graenaland.why.site_left").with("player", *taker));
  }
  add_goals(reasons, choice);
}

bool gives_gold(const State& state, Move given) {
  if (kind_of(given) == MoveKind::toll) {
    return resource_of(state.data, value_of(given)) == Resource::gold;
  }
  return value_of(given) >= source::kGold && value_of(given) < source::kMarketCard;
}

void add_payment(Reasons& reasons, const Choice<State>& choice) {
  const State& state = choice.before;
  const bool kept = choice.other() && kind_of(*choice.other()) == kind_of(choice.better()) &&
                    gives_gold(state, *choice.other()) && !gives_gold(state, choice.better());
  if (kept) reasons.add(kCard, Message("graenaland.why.gold_kept"));
}

}  // namespace

Message why(const Choice<State>& choice) {
  Reasons reasons;
  switch (choice.before.step) {
    case Step::vote: add_vote(reasons, choice); break;
    case Step::propose: add_proposal(reasons, choice); break;
    case Step::march:
    case Step::enter:
    case Step::follow: add_heroes(reasons, choice); break;
    case Step::build: add_building(reasons, choice); break;
    case Step::pay:
    case Step::toll: add_payment(reasons, choice); break;
    case Step::share: add_share(reasons, choice); break;
    case Step::claim: add_claim(reasons, choice); break;
    case Step::pledge:
    case Step::contribute: add_pledge(reasons, choice); break;
    case Step::keep:
    case Step::found:
    case Step::yield:
    case Step::over: break;
  }
  return std::move(reasons).best();
}

}  // namespace meadhall::graenaland_bots
