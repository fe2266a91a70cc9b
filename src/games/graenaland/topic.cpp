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

std::string_view topic_of(const State& state, Inspectable thing) {
  switch (kind_of(thing)) {
    case InspectableKind::land: return "island";
    case InspectableKind::build: {
      const std::uint32_t what = value_of(thing) % 16U;
      return what < kConstructions ? about(static_cast<Construction>(what)) : "";
    }
    case InspectableKind::hero: return "heroes";
    case InspectableKind::hand: return "paying";
    case InspectableKind::supply: return "supply";
    case InspectableKind::card: return "cards";
    case InspectableKind::goal: return state.options.victory_cards != 0 ? "cards" : "winning";
    case InspectableKind::deck: return "production";
    case InspectableKind::votes: return "votes";
    case InspectableKind::ship: return "setup";
  }
  return {};
}

}  // namespace meadhall::graenaland
