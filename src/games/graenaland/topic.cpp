#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"

// Which chapter of the rules is about what.

namespace meadhall::graenaland {
namespace {

// The book has the works apart from what belongs to a player.
std::string_view about(Construction what) { return is_work(what) ? "works" : "building"; }

}  // namespace

std::string_view topic(const State& state) {
  switch (state.step) {
    case Step::keep: return "cards";
    case Step::found:
    case Step::yield: return "setup";
    case Step::march:
    case Step::enter:
    case Step::follow: return "heroes";
    case Step::propose:
    case Step::share: return "sharing";
    case Step::vote: return "votes";
    case Step::claim: return "cards";
    case Step::build: return state.phase == Phase::final ? "winning" : "building";
    case Step::pay: return "paying";
    case Step::toll:
    case Step::pledge:
    case Step::contribute: return "works";
    case Step::over: return "winning";
  }
  return {};
}

std::string_view topic_of(const State& state, Thing thing) {
  switch (kind_of(thing)) {
    case ThingKind::land: return "island";
    case ThingKind::build: {
      const std::uint32_t what = value_of(thing) % 16U;
      return what < kConstructions ? about(static_cast<Construction>(what)) : "";
    }
    case ThingKind::hero: return "heroes";
    case ThingKind::hand: return "paying";
    case ThingKind::supply: return "supply";
    case ThingKind::card: return "cards";
    case ThingKind::goal: return state.options.victory_cards != 0 ? "cards" : "winning";
    case ThingKind::deck: return "production";
    case ThingKind::votes: return "votes";
    case ThingKind::ship: return "setup";
  }
  return {};
}

}  // namespace meadhall::graenaland
