#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "core/rng.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "tests/support/apps.h"
#include "tests/support/graenaland_steps.h"
#include "tests/support/headless.h"

// The drawn table of Graenaland on a device that several persons share: what is told before it goes
// to the next one, what all are asked at once.

namespace meadhall::tests {
namespace {

using app::App;
using graenaland::State;
using graenaland::Step;

// True if the vote at hand is the last thing that happens before the main player builds.
bool is_last_vote(const State& state) {
  State after = state;
  while (after.step == Step::vote) {
    if (!graenaland::apply(after, graenaland::vote(true)).ok()) return false;
  }
  return state.step == Step::vote && after.step == Step::build;
}

bool writes(const Headless& screen, std::string_view words) {
  return std::ranges::any_of(screen.words, [&](const table::Written& line) {
    return line.words.find(words) != std::string::npos;
  });
}

// All say yes, and the votes are being counted.
void count_last_vote(Headless& screen) {
  screen.reduced_motion = false;
  screen.settle();
  while (!screen.app.handing_over()) {
    obey(screen.app, "vote yes");
    screen.frame();
  }
  screen.frame(0.2);
}

App at_claims() {
  for (int seed = 1; seed < 60; ++seed) {
    App app = at_table("#new/graenaland?players=3&victoryCards=true&seed=" + std::to_string(seed));
    Rng rng(static_cast<std::uint64_t>(seed));
    for (int moves = 0; moves < 900 && !app.match().over(); ++moves) {
      if (app.open_call()) return app;
      obey(app, app.handing_over() ? "ready" : app.match().game().text(any_move(app.match(), rng)));
    }
  }
  FAIL("nobody could ever claim anything");
  return {};
}

}  // namespace

TEST_CASE("graenaland: the last votes of a round are counted before the device goes on") {
  Headless screen(at_step(3, is_last_vote));
  count_last_vote(screen);
  CHECK_FALSE(screen.has("ready"));
  CHECK(screen.has("bowl") == false);  // nothing can be done meanwhile
  screen.settle();
  CHECK(screen.has("ready"));
  CHECK(screen.app.handing_over());
}

TEST_CASE("graenaland: the log tells how a vote ended once it is counted") {
  // More is to be shared after it, so that the table stays open.
  Headless screen(at_step(3, [](const State& state) {
    State after = state;
    while (after.step == Step::vote) {
      if (!graenaland::apply(after, graenaland::vote(true)).ok()) return false;
    }
    return state.step == Step::vote && after.step == Step::propose;
  }));
  const auto told = [&] { return writes(screen, "Passed with "); };
  screen.reduced_motion = false;
  screen.settle();
  REQUIRE_FALSE(told());
  const State before = state_of(screen);
  const std::size_t land = before.proposal.land;
  const std::string store = std::to_string(graenaland::cards_at(before.lands[land])) + '/' +
                            std::to_string(graenaland::settlements_of_all(before, land) + 1);
  REQUIRE(graenaland::cards_at(before.lands[land]) > 0);
  while (state_of(screen).step == Step::vote) {
    obey(screen.app, "vote yes");
    screen.frame();
  }
  screen.frame(0.2);
  CHECK_FALSE(told());
  // Nor do the store and the hands tell it: they are as they were.
  const auto reads = [&](std::string_view words) {
    return std::ranges::find(screen.words, words, &table::Written::words) != screen.words.end();
  };
  CHECK(reads(store));
  CHECK_FALSE(writes(screen, "Next round brings"));
  screen.settle();
  CHECK(told());
  CHECK(writes(screen, "Next round brings"));
}

TEST_CASE("graenaland: a click ends the count, and does nothing else") {
  Headless screen(at_step(3, is_last_vote));
  count_last_vote(screen);
  REQUIRE_FALSE(screen.has("ready"));
  const double before = screen.now();
  screen.click(ImVec2{720, 450});
  CHECK(screen.now() - before < 1);
  CHECK(screen.has("ready"));
  CHECK(screen.app.handing_over());
}

TEST_CASE("graenaland: without motion the device goes on at once") {
  Headless screen(at_step(3, is_last_vote));
  while (!screen.app.handing_over()) obey(screen.app, "vote yes");
  screen.frame();
  CHECK(screen.has("ready"));
}

TEST_CASE("graenaland: who wants to check is asked by a button each, on every screen") {
  struct Size {
    float w, h;
    By by;
  };
  for (const Size size : {Size{1440, 900, By::mouse}, Size{844, 390, By::touch},
                          Size{390, 844, By::touch}, Size{360, 640, By::touch}}) {
    CAPTURE(size.w);
    Headless screen(at_claims(), size.w, size.h, size.by);
    for (std::uint32_t seat = 0; seat < 3; ++seat) CHECK(screen.has("want"));
    CHECK_FALSE(screen.has("do"));
    const Seat main = state_of(screen).main;
    const auto number = static_cast<std::uint32_t>(index(main));
    screen.click("want", number);
    CHECK(screen.app.session().called->want == 1U << number);
    screen.click("want", number);
    CHECK(screen.app.session().called->want == 0);
    screen.click("want", number);
    screen.click("want-done");
    CHECK(screen.app.handing_over());
    CHECK(screen.app.session().actor() == main);
    screen.click("ready");
    CHECK(screen.has("do"));
  }
}

TEST_CASE("graenaland: who wants to check is answered by the keyboard, too") {
  Headless screen(at_claims());
  for (int presses = 0; presses < 60; ++presses) {
    const auto places = screen.places();
    const auto focused =
        std::ranges::find_if(places, [](const table::TargetPlace& each) { return each.focused; });
    if (focused != places.end() && focused->what == "want") break;
    screen.key(ImGuiKey_Tab);
  }
  screen.key(ImGuiKey_Enter);
  REQUIRE(screen.app.session().called);
  CHECK(screen.app.session().called->want != 0);
}

}  // namespace meadhall::tests
