// The lesson of A Feast for Odin, as it is drawn: each of its choices can be made on the table.

#include <doctest/doctest.h>

#include "app/teaching/lesson.h"
#include "games/feast/state.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"

namespace meadhall::tests {
namespace {

// Clicks the answers one after the other until one is the right one; false if none is.
bool finds_answer(Headless& screen) {
  const std::size_t step = screen.app.lesson()->step();
  const std::size_t tries = screen.places().size();
  for (std::size_t i = 0; i < tries; ++i) {
    if (i >= screen.places().size()) break;
    const table::TargetPlace place = screen.places()[i];
    const bool good = place.what == "good" || place.what == "lay-on";
    if (!place.choice || good) continue;
    screen.click({place.x, place.y});
    screen.settle();
    if (screen.app.lesson()->step() != step) return true;
  }
  return false;
}

TEST_CASE("the lesson of Odin, drawn: what a card asks can be answered on the table") {
  app::App app = started();
  obey(app, "learn feast");
  Headless screen(std::move(app), 1440, 900, By::mouse);
  std::size_t asked = 0;
  while (!screen.app.lesson()->last()) {
    screen.settle();
    if (screen.app.lesson()->asks()) {
      CAPTURE(screen.app.lesson()->step());
      CHECK(finds_answer(screen));
      ++asked;
    } else {
      screen.order(screen.app.lesson()->way_on());
    }
  }
  CHECK(asked == 5);
}

}  // namespace
}  // namespace meadhall::tests
