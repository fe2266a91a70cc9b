// What text mode says of points to come and of points made.

#include <doctest/doctest.h>

#include "games/vikings/outlook.h"
#include "games/vikings/state.h"
#include "tests/support/apps.h"

namespace meadhall::tests {

using app::App;

TEST_CASE("text mode: where everybody would stand at the end, as the drawn outlook has it") {
  for (const int moves : {20, 60, 100}) {
    const App app = played(moves);
    REQUIRE_FALSE(app.match().over());
    const auto& state = app.match().position().as<vikings::State>();
    const vikings::Outlook outlook = vikings::outlook(state);
    CHECK(page_has(app, "If the match ended with it"));
    for (std::size_t i = 0; i < 2; ++i) {
      const Message told =
          Message("app.would_have").with("player", seat_at(i)).with("n", outlook.seats[i].end);
      CHECK_MESSAGE(page_has(app, app.say(told)), app.say(told));
    }
    CHECK_FALSE(page_has(app, "«"));
  }
}

TEST_CASE("text mode: the result leaves out what the basic game has no part in") {
  const App basic = played(1000);
  REQUIRE(basic.match().over());
  CHECK(page_has(basic, "\"title\":\"Result\""));
  CHECK_FALSE(page_has(basic, "If the match ended with it"));
  CHECK_FALSE(page_has(basic, basic.say("vikings.points.buildings") + ":"));
  CHECK(page_has(basic, basic.say("vikings.points.gold") + ":"));
}

}  // namespace meadhall::tests
