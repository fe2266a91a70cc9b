#include <algorithm>

#include "games/graenaland/claims.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

namespace meadhall::graenaland {
namespace {

Message such_move(Move move) {
  return Message("graenaland.no.such_move").with("code", static_cast<int>(move.code));
}

Message with_land(std::string_view id, const State& state, std::size_t place) {
  return Message(id).with("land", land_text(state, place));
}

bool is_asked_in(MoveKind kind, Step step, Move move) {
  switch (kind) {
    case MoveKind::keep: return step == Step::keep;
    case MoveKind::found: return step == Step::found;
    case MoveKind::yield: return step == Step::yield;
    case MoveKind::march: return step == Step::march;
    case MoveKind::enter: return step == Step::enter;
    case MoveKind::propose: return step == Step::propose;
    case MoveKind::share: return step == Step::share;
    case MoveKind::vote: return step == Step::vote;
    case MoveKind::claim: return step == Step::claim;
    case MoveKind::build:
    case MoveKind::take:
    case MoveKind::finish: return step == Step::build;
    case MoveKind::pay: return step == Step::pay || step == Step::contribute;
    case MoveKind::toll: return step == Step::toll;
    case MoveKind::follow: return step == Step::follow;
    case MoveKind::pledge: return step == (move == kRefuse ? Step::contribute : Step::pledge);
  }
  return false;
}

// A spot off the map, or a double step of a hero inland, is legal and means: stay.
// rules: Graenaland 6
Message march_refusal(const State& state, Move move) {
  const std::uint32_t value = value_of(move);
  if (value > kNobodyMarches) return such_move(move);
  if (value == kNobodyMarches) return {};
  const auto hero = static_cast<Hero>(value / kSpots);
  if (is_on_map(state.at(state.turn).hero_at[static_cast<std::size_t>(hero)])) return {};
  return Message("graenaland.no.hero_away").with("hero", Term{hero_term(hero)});
}

Message propose_refusal(const State& state, Move move) {
  if (move == kPass) return {};
  const std::size_t place = place_of(state, value_of(move) - 1);
  if (place >= land_count(state)) return Message("graenaland.no.such_land");
  if (cards_at(state.lands[place]) == 0) {
    return with_land("graenaland.no.no_cards", state, place);
  }
  if (tally(state, place, state.turn).total == 0) {
    return with_land("graenaland.no.no_vote", state, place);
  }
  return {};
}

Message share_refusal(const State& state, Move move) {
  const std::uint32_t value = value_of(move);
  const Proposal& proposal = state.proposal;
  int left = 0;
  for (const std::uint8_t of_class : proposal.left) left += of_class;
  const std::uint32_t seat = value % kRest;
  if (value > kAgain || (value < kEven && seat >= state.player_count)) return such_move(move);
  if (value == kAgain) {
    return can_repeat(state) ? Message()
                             : with_land("graenaland.no.not_again", state, proposal.land);
  }
  // The last card is given; "all that are left" would say the same once more.
  if (value >= kRest && left == 1) return Message("graenaland.no.rest_late");
  if (value == kEven) {
    return left == cards_at(state.lands[proposal.land]) ? Message()
                                                        : Message("graenaland.no.even_late");
  }
  if (tally(state, proposal.land, seat_at(seat)).total == 0) {
    return with_land("graenaland.no.receiver", state, proposal.land).with("player", seat_at(seat));
  }
  if (value < kRest && seat < proposal.from_seat) {
    return Message("graenaland.no.share_order")
        .with("player", seat_at(std::size_t{proposal.from_seat}));
  }
  return {};
}

Message claim_refusal(const State& state, Move move) {
  const std::uint32_t points = value_of(move);
  if (points == 0) return {};
  const int most = reachable_points(state, state.turn);
  if (std::cmp_equal(points, most) && most >= state.data.points_to_win) return {};
  return Message("graenaland.no.claim").with("n", most).with("wanted", state.data.points_to_win);
}

// rules: Graenaland 13.6: who claimed builds at least to what was claimed
Message claim_lost(const State& state) {
  return Message("graenaland.no.claim_lost").with("n", state.claimed);
}

Message build_refusal(const State& state, Move move) {
  if (value_of(move) >= 2 * kJoint || value_of(move) % 16U >= kConstructions) {
    return such_move(move);
  }
  const Construction what = what_of(move);
  const std::size_t at = place_built(state, move);
  const Obstacle stands =
      is_joint(move) ? obstacle_to_joint(state, what, at) : obstacle(state, what, at);
  if (stands != Obstacle::none) return obstacle_told(state, stands, what, at);
  ClaimFindings found;
  if (!owes_claim(state) || building_keeps_claim(state, what, at, found)) return {};
  return must_reach_claim(state, found) ? claim_lost(state) : Message();
}

Message take_refusal(const State& state, Move move) {
  if (value_of(move) >= kSupplyCards) return such_move(move);
  if (state.phase == Phase::final) return Message("graenaland.no.supply_final");
  if (state.phase == Phase::granted) return Message("graenaland.no.supply_granted");
  if (state.supply_taken != 0) return Message("graenaland.no.supply_taken");
  if (std::ranges::find(state.row, value_of(move)) == state.row.end()) {
    return Message("graenaland.no.supply_row").with("card", supply_text(value_of(move)));
  }
  return {};
}

// rules: Graenaland 13.7: instead of a joint work
Message grant_refusal(const State& state, std::size_t seat) {
  if (state.player_count != 5 || state.options.five_offer != FiveOffer::grant) {
    return Message("graenaland.no.no_grants");
  }
  if (state.phase != Phase::normal) return Message("graenaland.no.joint_final");
  if (state.offered != 0) return Message("graenaland.no.offered_already");
  if (seat >= state.player_count || seat_at(seat) == state.turn) {
    return Message("graenaland.no.grant_whom");
  }
  return {};
}

Message finish_refusal(const State& state, Move move) {
  if (value_of(move) >= 2) return grant_refusal(state, value_of(move) - 2);
  if (must_take_supply(state)) return Message("graenaland.no.supply_first");
  ClaimFindings found;
  if (must_reach_claim(state, found)) {
    return Message("graenaland.no.claim_unmet")
        .with("n", state.claimed)
        .with("have", result_of(state, state.turn));
  }
  if (move == kDone) return {};
  if (state.phase != Phase::normal) return Message("graenaland.no.declare_phase");
  if (state.options.victory_cards != 0) return Message("graenaland.no.declare_cards");
  const int met = goals_met(state.data, standing(state, state.at(state.turn)));
  if (met >= state.data.goals_to_win) return {};
  return Message("graenaland.no.declare").with("n", met).with("wanted", state.data.goals_to_win);
}

Message pay_refusal(const State& state, Move move) {
  if (value_of(move) >= source::kEnd) return such_move(move);
  if (payments(state).contains(value_of(move))) return {};
  if (sources_that_pay(state).contains(value_of(move))) return claim_lost(state);
  const Resource asked = resource_asked(state.order.needs);
  return Message("graenaland.no.pay").with("resource", Term{resource_got(asked)});
}

Message toll_refusal(const State& state, Move move) {
  if (value_of(move) >= kCardKinds) return such_move(move);
  if (tolls(state).contains(value_of(move))) return {};
  if (purse_left(state).cards[value_of(move)] > 0) return claim_lost(state);
  return Message("graenaland.no.toll");
}

// rules: Graenaland 9.11: the promises are this program's way to talk about it
Message pledge_refusal(const State& state, Move move) {
  const std::uint32_t value = value_of(move);
  const bool is_main = state.turn == state.main;
  const Cost& open = state.order.needs;
  if (value < kFree) {
    return open[value] > 0 ? Message() : Message("graenaland.no.pledge_not_open");
  }
  if (value < 2 * kFree) {
    const bool own = state.pledged[index(state.turn)][value - kFree] > 0;
    return own ? Message() : Message("graenaland.no.pledge_not_own");
  }
  if (move == kEnough) return is_main ? Message("graenaland.no.pledge_main") : Message();
  if (move != kRaise && move != kDrop && move != kAsk) return such_move(move);
  if (!is_main) return Message("graenaland.no.pledge_only_main");
  if (move == kRaise && total(open) > 0) {
    return Message("graenaland.no.pledge_open").with("cost", cost_told(open));
  }
  return {};
}

}  // namespace

bool must_take_supply(const State& state) {
  if (state.phase != Phase::normal || state.supply_taken != 0) return false;
  return std::ranges::any_of(state.row, [](std::uint8_t card) { return card != kNoCard; });
}

Message refusal(const State& state, Move move) {
  if (state.step == Step::over) return Message("graenaland.no.over");
  const MoveKind kind = kind_of(move);
  if (!is_asked_in(kind, state.step, move)) {
    return Message("graenaland.no.step").with("question", Message::List{question(state)});
  }
  switch (kind) {
    case MoveKind::keep: return value_of(move) < 3 ? Message() : such_move(move);
    case MoveKind::found: return found_refusal(state, place_of(state, value_of(move)));
    case MoveKind::yield:
      return move == kYieldNot ? Message()
                               : yield_refusal(state, place_of(state, value_of(move) - 1));
    case MoveKind::march: return march_refusal(state, move);
    case MoveKind::enter:
      return value_of(move) == 1 || value_of(move) == 2 ? Message() : such_move(move);
    case MoveKind::propose: return propose_refusal(state, move);
    case MoveKind::share: return share_refusal(state, move);
    case MoveKind::vote: return value_of(move) < 2 ? Message() : such_move(move);
    case MoveKind::claim: return claim_refusal(state, move);
    case MoveKind::build: return build_refusal(state, move);
    case MoveKind::take: return take_refusal(state, move);
    case MoveKind::finish: return finish_refusal(state, move);
    case MoveKind::pay: return pay_refusal(state, move);
    case MoveKind::toll: return toll_refusal(state, move);
    case MoveKind::follow: return value_of(move) < 2 ? Message() : such_move(move);
    case MoveKind::pledge: return move == kRefuse ? Message() : pledge_refusal(state, move);
  }
  return {};
}

Message::List lacking_for(const State& state, Construction what, std::size_t at) {
  const Player& player = state.at(state.turn);
  const Cost cost = cost_of(state, what, at);
  Cost lacking{};
  std::array<int, kResources> held{};
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    held[static_cast<std::size_t>(resource_of(state.data, kind))] += player.hand[kind];
  }
  for (unsigned left = player.supplies; left != 0; left &= left - 1) {
    for (const Resource half :
         state.data.supplies[static_cast<std::size_t>(std::countr_zero(left))]) {
      ++held[static_cast<std::size_t>(half)];
    }
  }
  for (std::size_t i = 0; i < kPlainResources; ++i) {
    lacking[i] = static_cast<std::uint8_t>(std::max(0, cost[i] - held[i]));
  }
  return cost_told(lacking);
}

namespace {

// A sentence for each: its article or case is its own.
Message stands_already(const State& state, Construction what, std::size_t at) {
  constexpr std::array<std::string_view, kConstructions> kHas = {
      "",  // any number of villages, and of steps of the army
      "graenaland.no.has_fortress",
      "graenaland.no.has_church",
      "graenaland.no.has_hall",
      "",
      "graenaland.no.has_road",
      "graenaland.no.has_improvement",
      "graenaland.no.has_market",
      "graenaland.no.has_palisade"};
  return with_land(kHas[static_cast<std::size_t>(what)], state, at);
}

}  // namespace

Message obstacle_told(const State& state, Obstacle obstacle, Construction what, std::size_t at) {
  const auto told = [&](std::string_view id) {
    Message message(id);
    message.with("what", Term{construction_built(what)});
    if (what != Construction::army) message.with("land", land_text(state, at));
    return message;
  };
  switch (obstacle) {
    case Obstacle::none: return {};
    case Obstacle::no_such_place: return Message("graenaland.no.such_land");
    case Obstacle::not_final: return told("graenaland.no.work_final");
    case Obstacle::far_away: return told("graenaland.no.far_away");
    case Obstacle::no_house:
      return Message("graenaland.no.no_house").with("n", state.data.houses - 1);
    case Obstacle::no_site: return told("graenaland.no.no_site");
    case Obstacle::site_taken:
    case Obstacle::has_work: return stands_already(state, what, at);
    case Obstacle::no_village: return told("graenaland.no.no_village");
    case Obstacle::no_settlement: return told("graenaland.no.no_settlement");
    case Obstacle::no_token: return told("graenaland.no.no_token");
    case Obstacle::army_full:
      return Message("graenaland.no.army_full").with("n", state.data.army_most);
    case Obstacle::no_fortress:
      return Message("graenaland.no.no_fortress")
          .with("terrain", Term{terrain_of_site(static_cast<Terrain>(at - 1))});
    case Obstacle::no_such_price: return Message("graenaland.no.no_troops");
    case Obstacle::not_joint: return Message("graenaland.no.not_joint");
    case Obstacle::offered_already: return Message("graenaland.no.offered_already");
    // Each card and half of a supply card covers what it shows: what cannot be paid lacks some.
    case Obstacle::cannot_pay:
      return told("graenaland.no.cannot_pay").with("lacking", lacking_for(state, what, at));
    case Obstacle::cannot_pay_toll:
      return told("graenaland.no.cannot_pay_toll")
          .with("n", std::popcount(toll_seats(state, what, at)));
  }
  return {};
}

}  // namespace meadhall::graenaland
