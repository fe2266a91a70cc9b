#include "games/graenaland/building.h"
#include "games/graenaland/claims.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/words.h"

// What is asked at each decision.

namespace meadhall::graenaland {
namespace {

Message with_order(std::string_view id, const State& state) {
  Message message(id);
  message.with("what", Term{construction_term(state.order.what)})
      .with("cost", or_nothing(cost_told(state.order.needs)));
  return message;
}

Message ask_for_pledge(const State& state) {
  const bool main = state.turn == state.main;
  if (cost_told(state.order.needs).empty()) {
    return Message(main ? "graenaland.ask.pledged_main" : "graenaland.ask.pledged")
        .with("what", Term{construction_term(state.order.what)})
        .with("land", land_text(state, state.order.at));
  }
  return with_order(main ? "graenaland.ask.pledge_main" : "graenaland.ask.pledge", state)
      .with("land", land_text(state, state.order.at));
}

Message ask_to_build(const State& state) {
  if (state.phase == Phase::granted) {
    return Message("graenaland.ask.granted").with("player", state.main);
  }
  if (state.phase == Phase::final) {
    // rules: Graenaland 13.6: the phase may not end before
    ClaimFindings found;
    if (must_reach_claim(state, found)) {
      return Message("graenaland.ask.claimed").with("n", state.claimed);
    }
    return Message("graenaland.ask.final");
  }
  return Message(must_take_supply(state) ? "graenaland.ask.build_take" : "graenaland.ask.build");
}

}  // namespace

Message question(const State& state) {
  switch (state.step) {
    case Step::keep: return Message("graenaland.ask.keep");
    case Step::found:
      return Message(state.founded_count < state.player_count ? "graenaland.ask.found"
                                                              : "graenaland.ask.found_second");
    case Step::yield: {
      const std::size_t crowded = state.founded[state.founded_count - 1U] / 8U;
      return Message("graenaland.ask.yield").with("land", land_text(state, crowded));
    }
    case Step::march: return Message("graenaland.ask.march");
    case Step::enter: {
      const std::size_t waits =
          state.at(state.turn).hero_at[static_cast<std::size_t>(Hero::priest)] % kWaiting;
      return Message("graenaland.ask.enter").with("land", land_text(state, waits));
    }
    case Step::propose: return Message("graenaland.ask.propose");
    case Step::share:
      return Message("graenaland.ask.share")
          .with("land", land_text(state, state.proposal.land))
          .with("card", next_card_told(state));
    case Step::vote:
      return Message("graenaland.ask.vote")
          .with("player", state.proposal.proposer)
          .with("land", land_text(state, state.proposal.land))
          .with("shares", shares_told(state, state.proposal.shares, state.proposal.land));
    case Step::claim: return Message("graenaland.ask.claim").with("n", state.data.points_to_win);
    case Step::build: return ask_to_build(state);
    case Step::pay:
      return Message("graenaland.ask.pay")
          .with("what", Term{construction_built(state.order.what)})
          .with("cost", cost_told(state.order.needs))
          .with("resource", Term{resource_got(resource_asked(state.order.needs))});
    case Step::toll: return Message("graenaland.ask.toll").with("player", toll_receiver(state));
    case Step::follow: {
      const bool church = state.order.what == Construction::church;
      return Message("graenaland.ask.follow")
          .with("hero", Term{hero_term(church ? Hero::priest : Hero::skald)})
          .with("land", land_text(state, state.order.at));
    }
    case Step::pledge: return ask_for_pledge(state);
    case Step::contribute:
      return Message("graenaland.ask.contribute")
          .with("what", Term{construction_built(state.order.what)})
          .with("cost", cost_told(state.pledged[index(state.turn)]))
          .with("resource", Term{resource_got(resource_asked(state.order.needs))});
    case Step::over: return Message("graenaland.log.over").with("player", state.winner);
  }
  return {};
}

std::optional<OpenCall> open_call(const State& state) {
  if (state.step != Step::claim) return std::nullopt;
  return OpenCall{
      .question = Message("graenaland.ask.who_claims").with("n", state.data.points_to_win),
      .decline = claim(0)};
}

}  // namespace meadhall::graenaland
