#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "games/graenaland/moves.h"
#include "games/graenaland/rules.h"

#include "tests/support/graenaland_steps.h"
#include "tests/support/layout_faults.h"

// Graenaland's table in windows that are wide and low, or have large letters.

namespace meadhall::tests {
namespace {

using graenaland::State;
using graenaland::Step;

struct Window {
  float width = 0;
  float height = 0;
  int letters = 100;  // percent
};
constexpr std::array<Window, 11> kWindows = {{{1000, 580},
                                              {1024, 600},
                                              {800, 600},
                                              {1120, 560},
                                              {1280, 640},
                                              {1366, 530},
                                              {768, 800},
                                              {1440, 840, 150},
                                              {1440, 800, 150},
                                              {1366, 768, 150},
                                              {1920, 1080, 200}}};

TEST_CASE("graenaland: in low windows and with large letters nothing covers anything") {
  for (const int players : {3, 5}) {
    CAPTURE(players);
    for (const Step step : {Step::march, Step::propose, Step::vote, Step::build, Step::pay}) {
      CAPTURE(static_cast<int>(step));
      const app::App app = at_step(players, [&](const State& state) { return state.step == step; });
      for (const Window& window : kWindows) {
        CAPTURE(window.width);
        CAPTURE(window.height);
        Headless screen(app, window.width, window.height);
        screen.order("setting textSize " + std::to_string(window.letters));
        screen.settle();
        for (const LayoutFault& fault :
             layout_faults(screen, window.width, window.height, By::mouse)) {
          // A tablet's sheet begins with the hand, which its foot shows, too.
          CHECK_MESSAGE(fault.kind == "twice", fault.kind << ": " << fault.what);
        }
      }
    }
  }
}

TEST_CASE("graenaland: whatever size letters have, the decks beside the lands are seen whole") {
  constexpr std::array<Window, 5> kTight = {
      {{1024, 768, 175}, {1024, 768, 200}, {1280, 720, 125}, {1440, 900, 200}, {844, 390}}};
  for (const int players : {3, 5}) {
    CAPTURE(players);
    const app::App app =
        at_step(players, [](const State& state) { return state.step == Step::march; });
    for (const Window& window : kTight) {
      CAPTURE(window.width);
      CAPTURE(window.letters);
      Headless screen(app, window.width, window.height);
      screen.order("setting textSize " + std::to_string(window.letters));
      screen.settle();
      const auto decks = all_of(screen, "deck");
      REQUIRE(decks.size() == graenaland::kTerrains);
      for (const table::TargetPlace& deck : decks) {
        CHECK(deck.width > 15);
        CHECK(std::abs(deck.width - decks.front().width) < 1);
      }
    }
  }
}

bool writes(const Headless& screen, std::string_view words) {
  return std::ranges::any_of(screen.words, [&](const table::Written& line) {
    return line.words.find(words) != std::string::npos;
  });
}

bool builds(const State& state) { return state.step == Step::build; }

TEST_CASE("graenaland: whoever builds is told of the supply card, also once a place is asked for") {
  Headless screen(at_step(3, [](const State& state) {
    return builds(state) && must_take_supply(state) && can_build(state);
  }));
  CHECK(writes(screen, "You must take one supply"));
  CHECK(writes(screen, "Point at a golden"));
  for (const table::TargetPlace& tile : all_of(screen, "yard")) {
    const bool army = tile.a == static_cast<std::uint32_t>(graenaland::Construction::army);
    if (!tile.choice || army) continue;
    screen.click({tile.x, tile.y});
    CHECK(writes(screen, "Now its place"));
    CHECK(writes(screen, "You must take one supply"));
    break;
  }
}

TEST_CASE("graenaland: where nothing can be paid for, nothing is said to glow") {
  Headless screen(at_step(3, [](const State& state) {
    return builds(state) && !must_take_supply(state) && !can_build(state);
  }));
  CHECK(writes(screen, "Nothing can be paid for now"));
  CHECK(writes(screen, "You can end the phase"));
  CHECK_FALSE(writes(screen, "Point at a golden"));
}

TEST_CASE("graenaland: the tile of the supply cards tells what it is for") {
  Headless screen(at_step(3, [](const State& state) {
    return builds(state) && must_take_supply(state) && can_build(state);
  }));
  const auto told = [&] {
    return std::ranges::count_if(screen.words, [](const table::Written& line) {
      return line.words.find("You must take one supply") != std::string::npos;
    });
  };
  const auto before = told();
  const table::TargetPlace tile = screen.find("taking");
  screen.move_to({tile.x, tile.y});
  CHECK(told() > before);
}

TEST_CASE("graenaland: where several persons play the yard tells its prices at 1024 by 768") {
  const Headless screen(at_step(3, builds), 1024, 768);
  const auto tiles = all_of(screen, "yard");
  REQUIRE(tiles.size() >= 8);
  for (const table::TargetPlace& tile : tiles) {
    CAPTURE(tile.a);
    // Each land has a price of its own for a village.
    if (tile.a == static_cast<std::uint32_t>(graenaland::Construction::village)) continue;
    const float line = tile.y + tile.height / 2 - 0.85F * 16;
    int drawn = 0;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
      drawn += static_cast<int>(std::ranges::count_if(list->VtxBuffer, [&](const ImDrawVert& at) {
        return std::abs(at.pos.x - tile.x) < tile.width * 0.45F && std::abs(at.pos.y - line) < 8;
      }));
    }
    CHECK(drawn > 0);
  }
}

TEST_CASE("graenaland: each tile of the yard tells on the card what it costs and what is missing") {
  const app::App app = at_step(3, builds);
  for (const auto& [width, height] : {std::pair{1366.0F, 768.0F},
                                      {1024.0F, 768.0F},
                                      {1000.0F, 580.0F},
                                      {390.0F, 844.0F},
                                      {360.0F, 640.0F}}) {
    CAPTURE(width);
    const By by = width < 500 ? By::touch : By::mouse;
    Headless screen(app, width, height, by);
    const auto tiles = all_of(screen, "yard");
    REQUIRE(tiles.size() >= 8);
    bool lacks = false;
    for (const table::TargetPlace& tile : tiles) {
      CAPTURE(tile.a);
      by == By::touch ? screen.click({tile.x, tile.y}) : screen.move_to({tile.x, tile.y});
      const bool nowhere = writes(screen, "There is no place");
      const bool short_of = writes(screen, "you lack");
      CHECK((writes(screen, "Build ") || writes(screen, "Army of") || nowhere || short_of));
      lacks = lacks || short_of;
    }
    CHECK(lacks);
  }
}

}  // namespace
}  // namespace meadhall::tests
