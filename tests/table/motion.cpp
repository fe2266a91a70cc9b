#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

#include "tests/support/apps.h"
#include "tests/support/scenes.h"

// What moves on the table: it arrives, it can be hurried, and nothing of it stays behind.

namespace meadhall::tests {
namespace {

using app::App;

// An app on a screen where things move, or do not.
struct Screen : Headless {
  Screen(App the_app, bool still) : Headless(std::move(the_app), 1120, 700) {
    reduced_motion = still;
    settle();
  }
};

App some_match(int moves = 0, std::string_view preset = "german2007") {
  return played(moves, "#new/vikings?players=3&seed=42&preset=" + std::string(preset));
}

// The next move, the same each time.
std::string next_move(const App& app, Rng& rng) {
  return app.match().game().text(any_move(app.match(), rng));
}

// Makes moves until one sets something going, and stops in the middle of that.
void into_motion(Headless& screen, Rng& rng) {
  for (int made = 0; made < 50; ++made) {
    REQUIRE_FALSE(screen.app.match().over());
    obey(screen.app, next_move(screen.app, rng));
    for (int i = 0; i < 4; ++i) screen.frame();
    if (screen.table.animating()) return;
    screen.settle();
  }
  FAIL("nothing ever moves");
}

}  // namespace

// What is read and pressed on the table, and where.
std::string seen(const Screen& screen) {
  std::string all;
  for (const table::Written& line : screen.words) {
    all += line.words + " " + std::to_string(std::lround(line.area.x)) + "," +
           std::to_string(std::lround(line.area.y)) + "\n";
  }
  for (const table::TargetPlace& place : screen.places()) {
    all += std::string(place.what) + " " + std::to_string(place.a) + " " +
           std::to_string(std::lround(place.x)) + "," + std::to_string(std::lround(place.y)) + "\n";
  }
  return all;
}

// What is seen after each step of a match in which `step` does something; what is told is sent
// away.
template <class Step>
std::vector<std::string> tables(std::string_view preset, bool still, int steps, Step step) {
  Screen screen(some_match(8, preset), still);
  Rng rng(3);
  std::vector<std::string> all;
  for (int made = 0; made < steps && !screen.app.match().over(); ++made) {
    step(screen, rng);
    screen.settle();
    for (int presses = 0; screen.table.telling() && presses < 3; ++presses) {
      screen.key(ImGuiKey_Escape);
    }
    REQUIRE_FALSE(screen.table.telling());
    all.push_back(seen(screen));
  }
  return all;
}

TEST_CASE("motion: it comes to rest, and the table is then as if nothing had moved") {
  for (const std::string_view preset : {"german2007", "advanced"}) {
    CAPTURE(preset);
    const auto move = [](Screen& screen, Rng& rng) {
      obey(screen.app, next_move(screen.app, rng));
    };
    const auto still = tables(preset, true, 50, move);
    const auto moved = tables(preset, false, 50, move);
    REQUIRE(still.size() == moved.size());
    for (std::size_t i = 0; i < still.size(); ++i) {
      CHECK_MESSAGE(still[i] == moved[i], "after move " << i + 1);
    }
  }
}

TEST_CASE("motion: an undo in the middle of it leaves nothing flying") {
  for (const std::string_view preset : {"german2007", "advanced"}) {
    CAPTURE(preset);
    const auto move_and_undo = [](Screen& screen, Rng& rng) {
      obey(screen.app, next_move(screen.app, rng));
      for (int i = 0; i < 4; ++i) screen.frame();
      if (screen.app.can_go_back() && !screen.table.telling()) {
        undo_agreed(screen.app);
        for (int i = 0; i < 3; ++i) screen.frame();
        CHECK_FALSE(screen.table.animating());
        if (rng.below(3) == 0) return;
        obey(screen.app, "redo");
      }
    };
    const auto still = tables(preset, true, 30, move_and_undo);
    const auto moved = tables(preset, false, 30, move_and_undo);
    REQUIRE(still.size() == moved.size());
    for (std::size_t i = 0; i < still.size(); ++i) {
      CHECK_MESSAGE(still[i] == moved[i], "after step " << i + 1);
    }
  }
}

TEST_CASE("motion: what moves is seen on its way, and only where it is wished for") {
  for (const bool reduced : {true, false}) {
    Screen screen(some_match(), reduced);
    Rng rng(3);
    int in_motion = 0;
    for (int made = 0; made < 20; ++made) {
      obey(screen.app, next_move(screen.app, rng));
      for (int i = 0; i < 4; ++i) screen.frame();
      in_motion += screen.table.animating() ? 1 : 0;
      const std::uint64_t now = screen.picture();
      screen.settle();
      if (reduced) CHECK(screen.picture() == now);
    }
    CHECK((reduced ? in_motion == 0 : in_motion > 5));
  }
}

TEST_CASE("motion: the setting stops it as the system's wish does, and sets its pace") {
  const auto seconds_to_rest = [](std::string_view setting) {
    Screen screen(some_match(), false);
    screen.order("setting motion " + std::string(setting));
    Rng rng(3);
    const double began = screen.now();
    for (int made = 0; made < 8; ++made) screen.order(next_move(screen.app, rng));
    return screen.now() - began;
  };
  const double off = seconds_to_rest("off");
  const double fast = seconds_to_rest("fast");
  const double normal = seconds_to_rest("normal");
  const double slow = seconds_to_rest("slow");
  CHECK(off < fast);
  CHECK(fast < normal);
  CHECK(normal < slow);
}

TEST_CASE("motion: a key or a click hurries all that moves") {
  for (const bool click : {true, false}) {
    CAPTURE(click);
    Screen screen(some_match(), false);
    Rng rng(3);
    for (int times = 0; times < 8; ++times) {
      into_motion(screen, rng);
      if (screen.table.telling()) {
        screen.key(ImGuiKey_Escape);
        screen.key(ImGuiKey_Escape);
        continue;
      }
      const std::uint64_t position = digest(screen.app.match());
      if (click) {
        screen.press({3, 3});
        ImGui::GetIO().AddMouseButtonEvent(0, false);
      } else {
        ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, true);
        screen.frame();
        ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, false);
      }
      screen.frame();
      screen.frame();
      CHECK_FALSE(screen.table.animating());
      CHECK(digest(screen.app.match()) == position);  // and it does nothing else
      screen.settle();
    }
  }
}

TEST_CASE("motion: another match on the table ends it") {
  Screen screen(some_match(), false);
  Rng rng(3);
  into_motion(screen, rng);
  obey(screen.app, "rematch");
  for (int i = 0; i < 4; ++i) screen.frame();
  CHECK_FALSE(screen.table.animating());
}

namespace {

// A screen on which a scoring begins to be told.
void into_scoring(Headless& screen) {
  Rng rng(3);
  while (!screen.table.telling()) {
    REQUIRE_FALSE(screen.app.match().over());
    obey(screen.app, next_move(screen.app, rng));
    for (int i = 0; i < 4; ++i) screen.frame();
  }
}

}  // namespace

TEST_CASE("motion: a scoring tells line after line by itself, and waits to be sent away") {
  Screen screen(some_match(), false);
  into_scoring(screen);
  CHECK(screen.has("scoring-step"));
  CHECK(screen.table.animating());
  screen.settle();
  CHECK(screen.table.telling());
  CHECK_FALSE(screen.has("scoring-step"));
  screen.click("scoring-next");
  CHECK_FALSE(screen.table.telling());
  CHECK_FALSE(screen.has("scoring-next"));
}

TEST_CASE("motion: Enter tells one line of a scoring, Escape all of it, and closes it") {
  Screen screen(some_match(), false);
  into_scoring(screen);
  const std::size_t told = screen.words.size();
  screen.key(ImGuiKey_Enter);
  CHECK(screen.words.size() > told);
  for (int i = 0; i < 100; ++i) screen.frame(0.1);
  CHECK(screen.has("scoring-step"));  // by itself it would have told all of it meanwhile
  screen.key(ImGuiKey_Escape);
  CHECK_FALSE(screen.has("scoring-step"));
  CHECK(screen.has("scoring-next"));
  screen.key(ImGuiKey_Escape);
  CHECK_FALSE(screen.table.telling());
}

TEST_CASE("motion: where nothing moves, a scoring is told at once") {
  Screen screen(some_match(), true);
  into_scoring(screen);
  screen.frame();
  CHECK_FALSE(screen.table.animating());
  CHECK_FALSE(screen.has("scoring-step"));
  screen.click(ImVec2{3, 3});  // beside it
  CHECK_FALSE(screen.table.telling());
}

TEST_CASE("motion: a move taken back while its scoring is told takes that away with it") {
  Screen screen(some_match(), false);
  into_scoring(screen);
  obey(screen.app, "take back");
  for (int i = 0; i < 4; ++i) screen.frame();
  CHECK_FALSE(screen.table.telling());
  CHECK_FALSE(screen.table.animating());
}

TEST_CASE("motion: a replay shows each step forwards in motion, and jumps without") {
  Screen screen(some_match(30), false);
  screen.order("replay");
  screen.order("replay start");
  CHECK_FALSE(screen.table.animating());
  int in_motion = 0;
  for (int i = 0; i < 12; ++i) {
    obey(screen.app, "step 1");
    for (int k = 0; k < 4; ++k) screen.frame();
    in_motion += screen.table.animating() ? 1 : 0;
    screen.settle();
  }
  CHECK(in_motion > 2);
  for (int i = 0; i < 6; ++i) {
    obey(screen.app, "step -1");
    for (int k = 0; k < 4; ++k) screen.frame();
    CHECK_FALSE(screen.table.animating());
  }
}

}  // namespace meadhall::tests
