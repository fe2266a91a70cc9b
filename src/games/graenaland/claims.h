#pragma once

#include <compare>
#include <map>
#include <vector>

#include "core/fixed_vector.h"
#include "games/graenaland/bills.h"
#include "games/graenaland/components.h"
#include "games/graenaland/state.h"

// Who could reach the end by building now. rules: Graenaland 13.6

namespace meadhall::graenaland {

// True if anybody could, as far as everybody can see: every card in hand taken for whatever is
// wanted, the lowest prices and the best of all cards. Only then claims are asked for, so that
// being asked tells nothing.
bool anybody_might_claim(const State& state);

// The most points the seat can reach by building now under the rules of final building: from its
// own hand, with markets and tolls, without a supply card or works. Exact: all plans are looked
// through.
int reachable_points(const State& state, Seat seat);

// --- What a claim asks of whoever made it, while they build. rules: Graenaland 13.6
//
// Each construction and each card they give must leave the claim within reach. In play it always
// is, so that there is always a way on; in a hand that was guessed or written it may not be, and
// then nothing is asked of it. Nor is anything where the hand is not seen.

// The constructions of a plan, as the planner numbers them.
using ClaimPlan = FixedVector<std::uint8_t, kMostBills>;
using ClaimPlans = std::vector<ClaimPlan>;

// What was found out about one state, and what comes of it while one thing is paid for: it
// helps with what is asked next, and must not outlive the decision.
struct ClaimFindings {
  // What is left in the middle of a payment: resource cards, supply cards, and what they must pay.
  struct Paying {
    std::array<int, kResources> cards{};
    std::uint16_t supplies = 0;
    Cost needs{};
    int toll = 0;
    int by_market = 0;

    friend auto operator<=>(const Paying&, const Paying&) = default;
  };

  ClaimPlans plans;            // that reach the claim
  std::map<Paying, bool> met;  // whether one does from there
};

// True if the seat asked claimed more than it has yet.
bool owes_claim(const State& state);
// True if it can be reached by whoever owes it, from any decision of theirs.
bool claim_in_reach(const State& state, ClaimFindings& found);
// Both: the building phase may not end yet.
bool must_reach_claim(const State& state, ClaimFindings& found);
// True if the claim can be reached after that construction, which can be paid for; and after
// giving that for what is being paid for. Only for who owes it.
bool building_keeps_claim(const State& state, Construction what, std::size_t at,
                          ClaimFindings& found);
bool payment_keeps_claim(const State& state, std::uint32_t from, ClaimFindings& found);
bool toll_keeps_claim(const State& state, std::size_t kind, ClaimFindings& found);

}  // namespace meadhall::graenaland
