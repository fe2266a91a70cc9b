#pragma once

#include <string>

#include "games/feast/state.h"
#include "match/link.h"
#include "tests/support/apps.h"
#include "tests/support/matches.h"

// Decisions of A Feast for Odin as they come up in matches played at random, and a table where one
// of them is asked.

namespace meadhall::tests {

inline const feast::State& feast_state(const Match& match) {
  return match.position().as<feast::State>();
}

// Calls visit(match) before each decision of up to `most` matches of so many, until it says false.
template <class Visit>
void through_feasts(std::uint8_t players, int most, Visit visit) {
  for (int seed = 1; seed <= most; ++seed) {
    Result<Match> begun =
        Match::begin(start_of(players, static_cast<std::uint64_t>(seed), "feast"));
    REQUIRE(begun.ok());
    Match match = std::move(begun).value();
    Rng rng(static_cast<std::uint64_t>(seed));
    while (!match.over()) {
      if (!visit(std::as_const(match))) return;
      REQUIRE(match.play(any_move(match, rng)).ok());
    }
  }
}

// The match on the table, the device in the hands of whoever is asked.
inline app::App feast_table_of(const Match& match) {
  app::App app = started({}, write_link(match));
  if (app.handing_over()) obey(app, "ready");
  obey(app, "setting obviousMoves ask");
  return app;
}

}  // namespace meadhall::tests
