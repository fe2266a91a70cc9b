#include "games/graenaland/claims.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/votes.h"

namespace meadhall::graenaland {
namespace {

void list_marches(const State& state, MoveList& moves) {
  const Player& player = state.at(state.turn);
  for (std::size_t hero = 0; hero < kHeroes; ++hero) {
    const std::uint8_t at = player.hero_at[hero];
    if (!is_on_map(at)) continue;
    for (std::size_t spot = 1; spot < kSpots; ++spot) {
      if (destination(state, at, static_cast<Spot>(spot)) == at) continue;
      moves.push_back(march(static_cast<Hero>(hero), static_cast<Spot>(spot)));
    }
  }
  moves.push_back(kStayAll);
}

void list_shares(const State& state, MoveList& moves) {
  const unsigned voters = votes_on(state, state.proposal.land).voters();
  for (std::size_t seat = state.proposal.from_seat; seat < state.player_count; ++seat) {
    if ((voters >> seat & 1U) != 0) moves.push_back(give(seat_at(seat)));
  }
  int left = 0;
  for (const std::uint8_t of_class : state.proposal.left) left += of_class;
  if (left > 1) {
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      if ((voters >> seat & 1U) != 0) moves.push_back(give_rest(seat_at(seat)));
    }
    if (left == cards_at(state.lands[state.proposal.land])) {
      moves.push_back(make_move(MoveKind::share, kEven));
    }
  }
  if (can_repeat(state)) moves.push_back(make_move(MoveKind::share, kAgain));
}

void list_constructions(const State& state, MoveList& moves) {
  const std::size_t lands = land_count(state);
  const Purse purse = full_purse(state);
  ClaimFindings found;
  const bool bound = must_reach_claim(state, found);
  for (std::size_t i = 0; i < kConstructions; ++i) {
    const auto what = static_cast<Construction>(i);
    const std::size_t ends = what == Construction::army ? kTerrains + 1 : lands;
    for (std::size_t at = 0; at < ends; ++at) {
      if (obstacle(state, purse, what, at) != Obstacle::none) continue;
      if (bound && !building_keeps_claim(state, what, at, found)) continue;
      moves.push_back(build(what, at_for(state, what, at)));
    }
  }
  if (state.phase != Phase::normal) {
    if (!bound) moves.push_back(kDone);
    return;
  }
  for (std::size_t i = 0; i < kWorks; ++i) {
    const auto what = static_cast<Construction>(static_cast<std::size_t>(Construction::road) + i);
    for (std::size_t at = 0; at < lands; ++at) {
      if (obstacle_to_joint(state, what, at) == Obstacle::none)
        moves.push_back(joint(what, tile_number(state, at)));
    }
  }
  if (state.player_count == 5 && state.options.five_offer == FiveOffer::grant) {
    for (std::size_t seat = 0; seat < state.player_count; ++seat) {
      if (refusal(state, grant(seat_at(seat))).empty()) moves.push_back(grant(seat_at(seat)));
    }
  }
  if (state.supply_taken == 0) {
    for (const std::uint8_t card : state.row) {
      if (card != kNoCard) moves.push_back(take(card));
    }
  }
  if (must_take_supply(state)) return;
  moves.push_back(kDone);
  if (refusal(state, kDeclare).empty()) moves.push_back(kDeclare);
}

void list_pledges(const State& state, MoveList& moves) {
  const Cost& open = state.order.needs;
  for (std::uint32_t i = 0; i < kPlainResources; ++i) {
    if (open[i] > 0) moves.push_back(pledge(static_cast<Resource>(i)));
  }
  for (std::uint32_t i = 0; i < kPlainResources; ++i) {
    const bool own = state.pledged[index(state.turn)][i] > 0;
    if (own) moves.push_back(free_pledge(static_cast<Resource>(i)));
  }
  if (state.turn != state.main) {
    moves.push_back(kEnough);
    return;
  }
  if (total(open) == 0) moves.push_back(kRaise);
  moves.push_back(kDrop);
  moves.push_back(kAsk);
}

}  // namespace

// Order: as the values of each kind count; in the building phase first what can be built, then
// joint works, the supply cards, and the end of the phase.
void legal(const State& state, MoveList& moves) {
  moves.clear();
  switch (state.step) {
    case Step::keep:
      for (std::uint32_t i = 0; i < 3; ++i) moves.push_back(make_move(MoveKind::keep, i));
      return;
    case Step::found:
      for (std::size_t place = 0; place < coast_count(state); ++place) {
        if (found_refusal(state, place).empty()) moves.push_back(found(tile_number(state, place)));
      }
      return;
    case Step::yield:
      for (std::size_t place = 0; place < coast_count(state); ++place) {
        if (yield_refusal(state, place).empty())
          moves.push_back(yield_to(tile_number(state, place)));
      }
      moves.push_back(kYieldNot);
      return;
    case Step::march: return list_marches(state, moves);
    case Step::enter:
      moves.push_back(make_move(MoveKind::enter, static_cast<std::uint32_t>(Hero::priest)));
      moves.push_back(make_move(MoveKind::enter, static_cast<std::uint32_t>(Hero::skald)));
      return;
    case Step::propose:
      for (std::size_t place = 0; place < land_count(state); ++place) {
        if (can_propose(state, state.turn, place))
          moves.push_back(propose(tile_number(state, place)));
      }
      moves.push_back(kPass);
      return;
    case Step::share: return list_shares(state, moves);
    case Step::vote:
      moves.push_back(vote(true));
      moves.push_back(vote(false));
      return;
    case Step::claim: {
      moves.push_back(claim(0));
      const int points = reachable_points(state, state.turn);
      if (points >= state.data.points_to_win) {
        moves.push_back(claim(static_cast<std::uint32_t>(points)));
      }
      return;
    }
    case Step::build: return list_constructions(state, moves);
    case Step::pay:
      for (const std::uint32_t from : payments(state)) moves.push_back(pay(from));
      return;
    case Step::toll:
      for (const std::size_t kind : tolls(state)) moves.push_back(toll(kind));
      return;
    case Step::follow:
      moves.push_back(kFollow);
      moves.push_back(kRemain);
      return;
    case Step::pledge: return list_pledges(state, moves);
    case Step::contribute:
      for (const std::uint32_t from : payments(state)) moves.push_back(pay(from));
      moves.push_back(kRefuse);
      return;
    case Step::over: return;
  }
}

}  // namespace meadhall::graenaland
