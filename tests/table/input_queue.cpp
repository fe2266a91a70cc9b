#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/rng.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"

// Presses that come faster than frames: none fires late, nor on a screen it was not meant for.

namespace meadhall::tests {
namespace {

using table::TargetPlace;

constexpr double kSlow = 0.2;  // seconds a frame takes
constexpr std::string_view kMatch = "#new/vikings?players=3&seed=42&preset=german2007";

struct SlowScreen : Headless {
  explicit SlowScreen(By by = By::mouse) : Headless(at_table(kMatch), 1120, 700, by) {}

  std::vector<TargetPlace> choices() const {
    std::vector<TargetPlace> all = places();
    std::erase_if(all, [](const TargetPlace& place) { return !place.choice; });
    REQUIRE_FALSE(all.empty());
    return all;
  }
  // Between two frames.
  static void tap(const TargetPlace& place) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(place.x, place.y);
    io.AddMouseButtonEvent(0, true);
    io.AddMouseButtonEvent(0, false);
  }
  static void type(ImGuiKey key) {
    ImGui::GetIO().AddKeyEvent(key, true);
    ImGui::GetIO().AddKeyEvent(key, false);
  }
  // As the loop draws when nothing more is done.
  int draw_what_waits() {
    int frames = 0;
    for (; table.input_waits(); ++frames) {
      REQUIRE(frames < 60);
      frame(kSlow);
    }
    return frames;
  }
  void rest() {
    for (int i = 0; i < 4; ++i) frame(kSlow);
  }
};

}  // namespace

TEST_CASE(
    "input: of many clicks between two frames one answers, the others die with its question") {
  for (const By by : {By::mouse, By::touch}) {
    CAPTURE(static_cast<int>(by));
    SlowScreen screen(by);
    Rng rng(5);
    for (int bursts = 0; bursts < 12; ++bursts) {
      const std::uint32_t before = screen.app.deeds();
      for (int clicks = 0; clicks < 12; ++clicks) {
        const auto all = screen.choices();
        SlowScreen::tap(all[rng.below(static_cast<std::uint32_t>(all.size()))]);
      }
      CHECK(screen.table.input_waits());
      CHECK(screen.draw_what_waits() <= 8);
      CHECK(screen.app.deeds() <= before + 1);
      const std::uint32_t after = screen.app.deeds();
      screen.rest();
      screen.move_to({3, 3});
      CHECK(screen.app.deeds() == after);
      screen.settle();
    }
    CHECK(screen.app.log().size() > 8);
  }
}

TEST_CASE("input: a click on a question that has not been seen is none; once it is, it counts") {
  SlowScreen screen;
  SlowScreen::tap(screen.choices().front());
  while (screen.table.input_waits()) screen.frame(kSlow);
  const std::uint32_t answered = screen.app.deeds();
  // This comes before the next question is drawn, and the next while it is on its way to the
  // screen.
  for (int frames = 0; frames < 2; ++frames) {
    SlowScreen::tap(screen.choices().back());
    screen.frame(kSlow);
  }
  CHECK_FALSE(screen.table.input_waits());
  screen.rest();
  CHECK(screen.app.deeds() == answered);
  SlowScreen::tap(screen.choices().front());
  screen.draw_what_waits();
  CHECK(screen.app.deeds() == answered + 1);
}

TEST_CASE("input: keys die with their question as clicks do") {
  SlowScreen screen;
  screen.key(ImGuiKey_Tab);
  const std::uint32_t before = screen.app.deeds();
  for (int presses = 0; presses < 8; ++presses) SlowScreen::type(ImGuiKey_Enter);
  screen.draw_what_waits();
  screen.rest();
  CHECK(screen.app.deeds() == before + 1);
  SlowScreen::type(ImGuiKey_Enter);
  screen.draw_what_waits();
  CHECK(screen.app.deeds() == before + 2);
}

TEST_CASE("input: Shift is no press: it is down though the screen has changed since") {
  SlowScreen screen;
  REQUIRE(screen.app.command("take 1").ok());
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, true);
  screen.frame(kSlow);
  CHECK(ImGui::GetIO().KeyShift);
}

TEST_CASE("input: a press is held when the screen changes: its release is no click") {
  SlowScreen screen;
  screen.order("take 1");
  const TargetPlace place = screen.choices().front();
  screen.press({place.x, place.y});
  // The same is asked again, after something else.
  REQUIRE(screen.app.command("undo").ok());
  REQUIRE(screen.app.command("take 1").ok());
  const std::uint32_t before = screen.app.deeds();
  screen.rest();
  screen.release();
  CHECK(screen.app.deeds() == before);
  screen.click({place.x, place.y});
  CHECK(screen.app.deeds() == before + 1);
}

TEST_CASE("input: what waits longer than a second is dropped, on the same screen too") {
  SlowScreen screen;
  const auto sound = [&] { return std::string(screen.app.settings().value(app::Setting::sound)); };
  for (int presses = 0; presses < 20; ++presses) SlowScreen::type(ImGuiKey_Q);
  std::string before = sound();
  int heard = 0;
  for (int frames = 1; frames <= 30; ++frames) {
    screen.frame(kSlow);
    if (sound() != before) {
      ++heard;
      CHECK(frames * kSlow <= 1.5);
    }
    before = sound();
  }
  CHECK(heard >= 3);
  CHECK_FALSE(screen.table.input_waits());
}

TEST_CASE("input: presses meant for the same screen all count, however slow it is") {
  SlowScreen screen;
  screen.order("settings");
  const auto options = [&](app::Setting which) {
    std::vector<TargetPlace> all = screen.places();
    std::erase_if(all, [&](const TargetPlace& place) {
      return place.what != "setting" || place.a != static_cast<std::uint32_t>(which);
    });
    REQUIRE(all.size() > 1);
    return all;
  };
  const auto value = [&](app::Setting which) {
    return std::string(screen.app.settings().value(which));
  };
  const std::string theme = value(app::Setting::theme);
  const std::string sound = value(app::Setting::sound);
  SlowScreen::tap(options(app::Setting::theme).back());
  SlowScreen::tap(options(app::Setting::sound).back());
  screen.draw_what_waits();
  CHECK(value(app::Setting::theme) != theme);
  CHECK(value(app::Setting::sound) != sound);
}

TEST_CASE("input: the second of two clicks does nothing on the menu that the first has opened") {
  SlowScreen screen;
  const TargetPlace menu = screen.find("menu");
  SlowScreen::tap(menu);
  SlowScreen::tap(menu);
  screen.draw_what_waits();
  screen.rest();
  const auto open = screen.places();
  CHECK(std::ranges::none_of(open, &TargetPlace::choice));
}

}  // namespace meadhall::tests
