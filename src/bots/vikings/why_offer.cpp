#include <algorithm>

#include "bots/vikings/why.h"
#include "bots/vikings/worth.h"
#include "games/vikings/moves.h"
#include "games/vikings/rules.h"
#include "games/vikings/words.h"

namespace meadhall::vikings_bots {
namespace {

using bots::ComparisonOf;
using bots::Reasons;

// Stakes, in hundredths of a point.
constexpr int kLed = 200;      // a round that somebody else led
constexpr int kHighest = 150;  // a bid that nobody can raise
constexpr int kKind = 100;     // a kind of viking

// Who came to lead the round and what they paid; nothing while nobody can know.
struct Led {
  Seat by{};
  int gold = 0;
  int points = 0;
};
std::optional<Led> led_by(const ComparisonOf<State>& compared) {
  for (const bots::Followed& each : compared.then()) {
    const State& state = each.before.as<State>();
    if (state.step == Step::auction) continue;
    const Seat by = state.start_player;
    const Player& before = compared.known().at(by);
    // Points that were exchanged for gold count as points.
    const int gold = std::max(0, before.gold - state.at(by).gold);
    const int paid = before.gold + before.points - state.at(by).gold - state.at(by).points;
    return Led{by, gold, paid - gold};
  }
  return std::nullopt;
}

Message auction_told(const Led& led) {
  if (led.gold + led.points > 0) return auction_won_told(led.by, led.gold, led.points);
  return Message("vikings.log.auction_free").with("player", led.by);
}

// Nobody else who is still in the auction could bid more, not even after exchanging points.
bool cannot_be_raised(const State& state, int bid) {
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Player& player = state.players[i];
    const bool in = (unsigned{state.auction.left} >> i & 1U) == 0;
    if (in && seat_at(i) != state.turn && highest_bid_ever(state, player) > bid) return false;
  }
  return true;
}

// Whoever took all of a kind that others than the decider took in this round.
std::optional<Seat> only_taker(const ComparisonOf<State>& compared, Viking kind) {
  const State& asked = compared.known();
  std::optional<Seat> taker;
  for (const bots::Followed& each : compared.then()) {
    const State& state = each.before.as<State>();
    if (state.round != asked.round) break;
    if (kind_of(each.move) != MoveKind::take) continue;
    if (state.wheel[value_of(each.move)].viking != kind) continue;
    if (state.turn == asked.turn || (taker && *taker != state.turn)) return std::nullopt;
    taker = state.turn;
  }
  return taker;
}

// What a viking of a kind is worth to somebody, at a glance.
int wanted(const State& state, Seat seat, Viking kind) { return View(state, seat).wanted(kind); }

// Whoever would like one of a kind most, more than the decider would.
std::optional<Seat> keenest(const State& state, Viking kind) {
  std::optional<Seat> keen;
  int most = wanted(state, state.turn, kind);
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const int worth = wanted(state, seat_at(i), kind);
    if (worth <= most) continue;
    most = worth;
    keen = seat_at(i);
  }
  return keen;
}

Viking kind_in(Move move) { return static_cast<Viking>(value_of(move)); }
int drawn_of(const State& state, Viking kind) {
  return state.drawn[static_cast<std::size_t>(kind)];
}

Message::List drawn_told(const State& state, Viking kind) {
  return {some_told(kind, drawn_of(state, kind))};
}

// The kind that would be removed, or laid out, instead, if the decider wants it more.
std::optional<Viking> spared(const ComparisonOf<State>& compared) {
  if (!compared.other() || kind_of(*compared.other()) != kind_of(compared.better()))
    return std::nullopt;
  const State& state = compared.before;
  const Viking kind = kind_in(*compared.other());
  const bool rather =
      wanted(state, state.turn, kind) > wanted(state, state.turn, kind_in(compared.better()));
  return rather ? std::optional(kind) : std::nullopt;
}

}  // namespace

Message of_amount(std::string_view id, int gold, int points) {
  return Message(id).with("amount", Message::List{amount_told(gold, points)});
}

Message of_taker(std::string_view id, Seat player, Viking viking, int count) {
  return Message(id)
      .with("player", player)
      .with("vikings", Message::List{some_told(viking, count)});
}

Message of_viking(std::string_view id, Viking viking) {
  return Message(id).with("viking", Term{viking_term(viking)});
}

void add_bid(Reasons& reasons, const ComparisonOf<State>& compared) {
  if (!compared.other() || kind_of(*compared.other()) != MoveKind::bid) return;
  const State& state = compared.before;
  const auto bid = static_cast<int>(value_of(compared.better()));
  const auto other = static_cast<int>(value_of(*compared.other()));
  const std::optional<Led> led = led_by(compared);
  if (bid > other && led && led->by != state.turn && bid >= led->gold + led->points) {
    reasons.add(kLed, auction_told(*led));
  }
  if (bid > 0 && cannot_be_raised(state, bid)) {
    reasons.add(kHighest, Message("vikings.why.highest"));
  }
  if (bid > 0 && bid < other) {
    reasons.add(kGold * (other - bid), of_amount("vikings.why.bid_less", other - bid, 0));
  }
  if (bid == 0 && led && led->by == state.turn) {
    reasons.add(kGold * (led->gold + led->points),
                of_amount("vikings.why.cheaper", led->gold, led->points));
  }
}

void add_removal(Reasons& reasons, const ComparisonOf<State>& compared) {
  const State& state = compared.before;
  const Viking kind = kind_in(compared.better());
  if (const std::optional<Seat> taker = only_taker(compared, kind)) {
    reasons.add(kLed, of_taker("vikings.why.left", *taker, kind, 1));
  }
  if (const auto kept = spared(compared)) {
    reasons.add(kKind, Message("vikings.why.stays").with("vikings", drawn_told(state, *kept)));
  }
  if (drawn_of(state, kind) == 1 && keenest(state, kind)) {
    reasons.add(kKind, of_viking("vikings.why.none_offered", kind));
  }
}

void add_draft(Reasons& reasons, const ComparisonOf<State>& compared) {
  const State& state = compared.before;
  const Viking kind = kind_in(compared.better());
  const int laid = drawn_of(state, kind);
  if (const auto kept = spared(compared)) {
    reasons.add(
        kKind,
        of_amount("vikings.why.stay_cheaper", laid, 0).with("vikings", drawn_told(state, *kept)));
  }
  if (const std::optional<Seat> keen = keenest(state, kind)) {
    reasons.add(kKind, of_taker("vikings.why.dearest", *keen, kind, laid));
  }
}

}  // namespace meadhall::vikings_bots
