#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/registry.h"
#include "tests/support/apps.h"
#include "tests/support/scenes.h"

// Whole matches by hand: every answer that is drawn can be given, whichever hand gives it.

namespace meadhall::tests {
namespace {

using app::App;
using table::TargetPlace;

std::string invitation(int players, std::string_view preset) {
  return "#new/vikings?players=" + std::to_string(players) +
         "&seed=42&preset=" + std::string(preset);
}

std::vector<TargetPlace> choices(const Headless& screen) {
  std::vector<TargetPlace> all;
  for (const TargetPlace& place : screen.places()) {
    if (place.choice) all.push_back(place);
  }
  return all;
}

// What a player sees of where he stands.
std::string seen(const Headless& screen) {
  std::string all = std::to_string(screen.app.log().size());
  for (const TargetPlace& place : screen.places()) {
    all += ' ' + std::string(place.what) + std::to_string(place.a) + ',' + std::to_string(place.b);
    all += place.choice ? "!" : "";
    all +=
        std::to_string(static_cast<int>(place.x)) + ',' + std::to_string(static_cast<int>(place.y));
  }
  return all + screen.said();
}

// Whether the latest command was refused; but that an undo stops where luck decided is no fault.
bool refused(const App& app) {
  return app.notice() && app.notice()->error && app.notice()->text != app.say("match.undo_stops");
}

// Gives one answer after the other by `press` until the match is over; returns on what. `idle`: how
// often in a row a press may change nothing, as where a finger points at what it points at already.
template <class Press>
std::set<std::string_view> play_by_hand(Headless& screen, std::uint32_t seed, int idle,
                                        Press press) {
  Rng rng(seed);
  std::set<std::string_view> met;
  int vain = 0;
  for (int presses = 0; !screen.app.match().over(); ++presses) {
    REQUIRE_MESSAGE(presses < 3000, "the match does not end");
    const std::vector<TargetPlace> all = choices(screen);
    if (idle > 0 && all.empty()) {  // something was opened that asks nothing
      screen.key(ImGuiKey_Escape);
      continue;
    }
    REQUIRE_FALSE(all.empty());
    const TargetPlace& place = all[rng.below(static_cast<std::uint32_t>(all.size()))];
    const std::string before = seen(screen);
    press(place);
    vain = seen(screen) == before ? vain + 1 : 0;
    CAPTURE(place.what);
    CAPTURE(place.a);
    REQUIRE_MESSAGE(vain <= idle, "a press does nothing");
    REQUIRE_MESSAGE(!refused(screen.app), screen.app.notice()->text);
    met.insert(place.what);
  }
  return met;
}

}  // namespace

TEST_CASE("table: a whole match by mouse") {
  Headless screen(at_table(invitation(2, "german2007")), 1120, 700);
  play_by_hand(screen, 9, 0, [&](const TargetPlace& at) { screen.click({at.x, at.y}); });
}

TEST_CASE("table: a whole advanced match by mouse: bids, drafts and special tiles among it") {
  Headless screen(at_table(invitation(2, "advanced")), 1120, 700);
  const auto met =
      play_by_hand(screen, 12, 0, [&](const TargetPlace& at) { screen.click({at.x, at.y}); });
  for (const std::string_view what : {"bid", "pass", "drawn", "special"}) {
    CHECK_MESSAGE(met.contains(what), "no " << what << " was chosen");
  }
}

// Of a game whose table is not drawn: every legal move is an answer on the card.
TEST_CASE("table: a whole match of any game by mouse, whether its table is drawn or not") {
  for (const Game* game : all_games()) {
    CAPTURE(game->info.id);
    const std::string start = "#new/" + std::string(game->info.id) + "?seed=42";
    Headless screen(at_table(start), 1120, 700);
    play_by_hand(screen, 21, 0, [&](const TargetPlace& at) { screen.click({at.x, at.y}); });
  }
}

TEST_CASE("table: a whole match by finger, on a phone") {
  Headless screen(at_table(invitation(2, "german2007")), 390, 844, By::touch);
  play_by_hand(screen, 14, 12, [&](const TargetPlace& at) { screen.click({at.x, at.y}); });
}

TEST_CASE("table: decisions by keyboard: the first answer has the focus, Enter gives it") {
  Headless screen(at_table(invitation(2, "german2007")), 1120, 700);
  screen.key(ImGuiKey_Tab);
  for (int decisions = 0; decisions < 20; ++decisions) screen.key(ImGuiKey_Enter);
  CHECK(screen.app.log().size() > 10);
}

TEST_CASE("table: a click counts though pieces are still on their way") {
  Headless screen(at_table(invitation(3, "german2007")), 1120, 700);
  screen.reduced_motion = false;
  Rng rng(16);
  for (int clicks = 0; clicks < 60; ++clicks) {
    const std::vector<TargetPlace> all = choices(screen);
    REQUIRE_FALSE(all.empty());
    const TargetPlace place = all[rng.below(static_cast<std::uint32_t>(all.size()))];
    const std::string before = seen(screen);
    screen.press({place.x, place.y});
    ImGui::GetIO().AddMouseButtonEvent(0, false);
    for (int i = 0; i < 3; ++i) screen.frame();
    CAPTURE(place.what);
    CHECK_MESSAGE(seen(screen) != before, "a click is lost");
  }
}

// A key and a click between two frames: neither is lost.
TEST_CASE("table: two inputs in one frame both count") {
  Headless screen(at_table(invitation(3, "german2007")), 1120, 700);
  const TargetPlace answer = choices(screen).front();
  const std::size_t before = screen.app.log().size();
  const std::string_view sound = screen.app.settings().value(app::Setting::sound);
  screen.press({answer.x, answer.y});
  ImGui::GetIO().AddMouseButtonEvent(0, false);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Q, true);
  for (int i = 0; i < 3; ++i) screen.frame();
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Q, false);
  screen.settle();
  CHECK(screen.app.log().size() > before);
  CHECK(screen.app.settings().value(app::Setting::sound) != sound);
}

TEST_CASE("table: turning a phone keeps the turn, and every answer stays on the screen") {
  Headless screen(at_table(invitation(3, "german2007")), 390, 844, By::touch);
  const TargetPlace first = choices(screen).front();
  screen.click({first.x, first.y});
  const std::uint64_t before = digest(screen.app.match());
  for (const auto& [width, height] :
       {std::pair{844.0F, 390.0F}, {390.0F, 844.0F}, {640.0F, 360.0F}, {360.0F, 640.0F}}) {
    screen.resize(width, height, By::touch);
    CHECK(digest(screen.app.match()) == before);
    CHECK_FALSE(choices(screen).empty());
    for (const TargetPlace& place : choices(screen)) {
      CHECK((place.x > 0 && place.x < width && place.y > 0 && place.y < height));
    }
  }
}

// Whatever is pressed, in whatever order: nothing that is drawn asks for what is refused.
TEST_CASE("table: presses at random on any screen never ask for what is refused") {
  std::uint32_t seed = 1;
  for (const NamedScene& each : scenes()) {
    CAPTURE(each.name);
    const By by = seed % 2 == 0 ? By::touch : By::mouse;
    Headless screen(each.app(""), seed % 2 == 0 ? 390.0F : 1280.0F, seed % 2 == 0 ? 844.0F : 800.0F,
                    by);
    Rng rng(seed++);
    for (int presses = 0; presses < 12; ++presses) {
      const std::vector<TargetPlace> all = screen.places();
      if (all.empty()) break;
      const TargetPlace place = all[rng.below(static_cast<std::uint32_t>(all.size()))];
      constexpr std::array kKeys = {ImGuiKey_Tab,       ImGuiKey_Enter, ImGuiKey_DownArrow,
                                    ImGuiKey_LeftArrow, ImGuiKey_L,     ImGuiKey_M,
                                    ImGuiKey_P,         ImGuiKey_H,     ImGuiKey_Escape};
      if (place.what == "replay-play") continue;  // that takes its time
      if (rng.below(4) == 0) {
        screen.key(kKeys[rng.below(kKeys.size())]);
      } else {
        screen.click({place.x, place.y});
      }
      (void)screen.table.take_text_edit();
      (void)screen.app.take_effects();
      CAPTURE(place.what);
      CAPTURE(place.a);
      if (screen.app.lesson()) continue;  // it reminds of what is to be done instead
      CHECK_MESSAGE(!refused(screen.app), screen.app.notice()->text);
    }
  }
}

}  // namespace meadhall::tests
