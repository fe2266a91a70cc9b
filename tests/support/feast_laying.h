#pragma once

#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "tests/support/any_match.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"

// The drawn table of A Feast for Odin where goods can be laid by hand.

namespace meadhall::tests {

inline std::optional<table::TargetPlace> find_target(const Headless& screen, std::string_view what,
                                                     bool choice) {
  for (const table::TargetPlace& place : screen.places()) {
    if (place.what == what && place.choice == choice) return place;
  }
  return std::nullopt;
}

inline const feast::State& feast_on(const Headless& screen) {
  return screen.app.match().position().as<feast::State>();
}

// A match in which somebody may place, and lay so many kinds of goods at home.
inline app::App with_something_to_lay(int kinds = 1) {
  app::App app = at_table("#new/feast?players=2&seed=42");
  Rng rng(5);
  const auto ready = [&] {
    const auto& state = app.match().position().as<feast::State>();
    if (app.handing_over() || state.agenda.top().what != feast::Do::turn) return false;
    const Seat seat = state.agenda.top().seat;
    int found = 0;
    for (std::size_t i = 0; i < feast::kGoods; ++i) {
      const feast::Item item = feast::item_at(i);
      const bool may = feast::count(state.at(seat), item) > 0 &&
                       feast::can_lay_on(state, seat, item, feast::home_of(seat));
      found += may ? 1 : 0;
    }
    return found >= kinds;
  };
  for (int i = 0; i < 400 && !ready(); ++i) {
    const std::string line =
        app.handing_over() ? "ready" : app.match().game().text(any_move(app.match(), rng));
    REQUIRE(app.command(line).ok());
  }
  REQUIRE(ready());
  return app;
}

// Takes the first good that may be laid; which one.
inline feast::Item take_good(Headless& screen) {
  const auto good = find_target(screen, "good", true);
  REQUIRE(good);
  screen.click({good->x, good->y});
  screen.settle();
  return feast::item_at(good->a);
}

// How many of it the seat that was asked in `before` has got rid of since.
inline int laid_since(const feast::State& before, const Headless& screen, feast::Item item) {
  const Seat seat = before.agenda.top().seat;
  return feast::count(before.at(seat), item) - feast::count(feast_on(screen).at(seat), item);
}

}  // namespace meadhall::tests
