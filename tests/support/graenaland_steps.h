#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "tests/support/any_match.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"

// The drawn table of Graenaland at a step of the rules.

namespace meadhall::tests {

// A match of persons, decided at random until `is` holds.
template <class Is>
app::App at_step(int players, Is is) {
  for (int seed = 1; seed < 80; ++seed) {
    app::App app = at_table("#new/graenaland?players=" + std::to_string(players) +
                            "&seed=" + std::to_string(seed));
    Rng rng(static_cast<std::uint64_t>(seed));
    for (int moves = 0; moves < 600 && !app.match().over(); ++moves) {
      if (app.handing_over()) obey(app, "ready");
      if (is(app.match().position().as<graenaland::State>())) return app;
      obey(app, app.match().game().text(any_move(app.match(), rng)));
    }
  }
  FAIL("no such step");
  return {};
}

inline std::vector<table::TargetPlace> all_of(const Headless& screen, std::string_view what) {
  std::vector<table::TargetPlace> found;
  for (const table::TargetPlace& place : screen.places()) {
    if (place.what == what) found.push_back(place);
  }
  return found;
}

inline const graenaland::State& state_of(const Headless& screen) {
  return screen.app.match().position().as<graenaland::State>();
}

// Whether something, or something but the army, can be built and paid for alone.
inline bool can_build(const graenaland::State& state, bool army = true) {
  MoveList moves;
  graenaland::legal(state, moves);
  for (const Move move : moves) {
    if (graenaland::kind_of(move) != graenaland::MoveKind::build || graenaland::is_joint(move)) {
      continue;
    }
    if (army || graenaland::what_of(move) != graenaland::Construction::army) return true;
  }
  return false;
}

// The target in the hand with which such a card is laid out (graenaland::source).
struct SourceTarget {
  std::string_view what;
  std::uint32_t a = 0;
};
inline SourceTarget target_of_source(std::uint32_t from) {
  namespace source = graenaland::source;
  const bool supply =
      (from >= source::kSupply && from < source::kGold) || from >= source::kMarketSupply;
  const std::uint32_t first = from >= source::kMarketSupply ? source::kMarketSupply
                              : from >= source::kMarketCard ? source::kMarketCard
                              : from >= source::kGold       ? source::kGold
                              : from >= source::kSupply     ? source::kSupply
                                                            : source::kCard;
  return {supply ? "supply" : "hand", from - first};
}

}  // namespace meadhall::tests
