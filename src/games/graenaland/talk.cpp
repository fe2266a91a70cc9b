#include <array>

#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

// When players may bargain, and what they often promise. rules: Graenaland 15

namespace meadhall::graenaland {
namespace {

Talk free_talk() { return {Message("graenaland.talk.free"), true}; }

Message phrase(std::string_view id, const State& state, std::size_t place) {
  return Message(id).with("land", land_text(state, place));
}

// One's votes for what another will propose next.
void promise_votes(const State& state, Seat by, Seat to, std::size_t place,
                   std::vector<Phrase>& phrases) {
  phrases.push_back({by, phrase("graenaland.phrase.votes", state, place).with("player", to)});
}

// Whoever proposes, to each whose votes they need: a card of the land next time; and to them all: a
// work there.
void promise_as_proposer(const State& state, const Votes& votes, std::vector<Phrase>& phrases) {
  const std::size_t place = state.proposal.land;
  const Seat proposer = state.proposal.proposer;
  const Deck& deck = state.data.decks[static_cast<std::size_t>(tile_at(state, place).terrain)];
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Seat to = seat_at(i);
    if (to == proposer || votes.of_seat(to) == 0) continue;
    promise_votes(state, proposer, to, place, phrases);
    for (const Resource resource : deck.resource) {
      phrases.push_back({proposer, phrase("graenaland.phrase.card", state, place)
                                       .with("player", to)
                                       .with("resource", Term{resource_got(resource)})});
    }
  }
  for (const Construction work :
       {Construction::road, Construction::improvement, Construction::market}) {
    phrases.push_back({proposer, phrase("graenaland.phrase.work", state, place)
                                     .with("work", Term{construction_built(work)})});
  }
}

}  // namespace

// Quiet is asked for wherever a proposal, or an offer to build, might still come.
Talk talk(const State& state) {
  switch (state.step) {
    case Step::keep:
    case Step::found:
    case Step::yield: return free_talk();
    case Step::march:
    case Step::enter:
    case Step::propose:
    case Step::share: return Talk{Message("graenaland.talk.quiet"), false};
    case Step::vote: return Talk{Message("graenaland.talk.vote"), true};
    case Step::pledge:
    case Step::contribute: return Talk{Message("graenaland.talk.joint"), true};
    case Step::claim:
    case Step::build:
    case Step::pay:
    case Step::toll:
    case Step::follow:
      if (state.phase == Phase::final) return free_talk();
      if (state.phase == Phase::granted) return Talk{Message("graenaland.talk.granted"), true};
      return Talk{Message("graenaland.talk.building"), false};
    case Step::over: return free_talk();
  }
  return {};
}

std::vector<Phrase> phrases(const State& state) {
  std::vector<Phrase> all;
  if (state.step == Step::vote) {
    const Votes votes = votes_on(state, state.proposal.land);
    promise_as_proposer(state, votes, all);
    for (std::size_t i = 0; i < state.player_count; ++i) {
      const Seat by = seat_at(i);
      if (by == state.proposal.proposer || votes.of_seat(by) == 0) continue;
      promise_votes(state, by, state.proposal.proposer, state.proposal.land, all);
    }
  } else if (state.step == Step::pledge) {
    for (std::size_t i = 0; i < state.player_count; ++i) {
      if (seat_at(i) == state.main) continue;
      promise_votes(state, state.main, seat_at(i), state.order.at, all);
    }
  }
  return all;
}

}  // namespace meadhall::graenaland
