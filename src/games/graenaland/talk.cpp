#include <algorithm>
#include <array>

#include "games/graenaland/building.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

// When players may bargain, and what they often promise. rules: Graenaland 15

namespace meadhall::graenaland {
namespace {

Talk free_talk() { return {Message("graenaland.talk.free"), true}; }

// Phrases as they are found: each has its number, and one that is not ready leaves it unused.
struct Ready {
  const State& state;
  std::size_t place;  // that they are about
  std::vector<Phrase> all{};
  std::uint16_t last = 0;

  Message about(std::string_view id) const {
    return Message(id).with("land", land_text(state, place));
  }
  void say(Subject what, Phrase phrase) {
    phrase.number = ++last;
    phrase.what = static_cast<std::uint8_t>(what);
    phrase.at = static_cast<std::uint16_t>(place);
    all.push_back(std::move(phrase));
  }
  void skip() { ++last; }
};

// One's votes for what another will propose next.
void promise_votes(Ready& ready, Seat by, Seat to) {
  ready.say(
      Subject::votes,
      {.by = by, .words = ready.about("graenaland.phrase.votes").with("player", to), .to = to});
}

bool could_build(const State& state, Seat by, Construction work) {
  State then = state;
  then.turn = by;
  return obstacle_but_price(then, work, state.proposal.land) == Obstacle::none;
}

// With the cards that one is to get: a work there, for all.
void promise_works(Ready& ready, Seat by) {
  const State& state = ready.state;
  const auto& cards = state.proposal.shares[index(by)];
  const bool gets_some = std::ranges::any_of(cards, [](std::uint8_t n) { return n > 0; });
  for (const Construction work :
       {Construction::road, Construction::improvement, Construction::market}) {
    if (gets_some && could_build(state, by, work)) {
      const Term built{construction_built(work)};
      ready.say(Subject::work, {.by = by,
                                .words = ready.about("graenaland.phrase.work").with("work", built),
                                .thing = static_cast<std::uint8_t>(work)});
    } else {
      ready.skip();
    }
  }
}

// Whoever proposes, to each whose votes they need: a card of the land next time.
void promise_as_proposer(Ready& ready, const Votes& votes) {
  const State& state = ready.state;
  const Seat proposer = state.proposal.proposer;
  const Deck& deck =
      state.data.decks[static_cast<std::size_t>(tile_at(state, ready.place).terrain)];
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Seat to = seat_at(i);
    if (to == proposer || votes.of_seat(to) == 0) continue;
    promise_votes(ready, proposer, to);
    for (std::uint8_t rank = 0; rank < kRanks; ++rank) {
      ready.say(Subject::card,
                {.by = proposer,
                 .words = ready.about("graenaland.phrase.card")
                              .with("player", to)
                              .with("resource", Term{resource_got(deck.resource[rank])}),
                 .to = to,
                 .thing = rank});
    }
  }
  promise_works(ready, proposer);
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
  if (state.step == Step::vote) {
    Ready ready{.state = state, .place = state.proposal.land};
    const Votes votes = votes_on(state, ready.place);
    const Seat proposer = state.proposal.proposer;
    const auto for_each_other = [&](auto visit) {
      for (std::size_t i = 0; i < state.player_count; ++i) {
        if (seat_at(i) != proposer && votes.of[i] > 0) visit(seat_at(i));
      }
    };
    promise_as_proposer(ready, votes);
    for_each_other([&](Seat by) { promise_votes(ready, by, proposer); });
    for_each_other([&](Seat by) { promise_works(ready, by); });
    return std::move(ready.all);
  }
  if (state.step == Step::pledge) {
    Ready ready{.state = state, .place = state.order.at};
    for (std::size_t i = 0; i < state.player_count; ++i) {
      if (seat_at(i) != state.main) promise_votes(ready, state.main, seat_at(i));
    }
    return std::move(ready.all);
  }
  return {};
}

}  // namespace meadhall::graenaland
