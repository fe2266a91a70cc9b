// The log of the match as it is drawn beside the table.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "tests/support/graenaland_steps.h"
#include "tests/support/headless.h"
#include "tests/support/scenes.h"
#include "text/every_language.h"

namespace meadhall::tests {
namespace {

using graenaland::State;
using graenaland::Step;
using table::Point;
using table::TargetPlace;

// What is read in the log, dividers between rounds among it.
std::vector<std::string> log_lines(const Headless& screen) {
  constexpr float kNear = 40;  // pixels: a divider leads nowhere, so that it is no target
  const std::vector<TargetPlace> targets = all_of(screen, "log");
  REQUIRE_FALSE(targets.empty());
  const auto [first, last] = std::ranges::minmax(targets, {}, &TargetPlace::y);
  std::vector<std::string> lines;
  for (const table::Written& each : screen.words) {
    const Point at = each.area.center();
    const bool inside = std::abs(at.x - first.x) < first.width / 2 && at.y > first.y - kNear &&
                        at.y < last.y + kNear;
    if (inside) lines.push_back(each.words);
  }
  return lines;
}

}  // namespace

TEST_CASE("graenaland: the log tells a proposal whole, once it is made") {
  const auto sharing = [](const State& state) {
    return state.step == Step::share && graenaland::cards_at(state.lands[state.proposal.land]) > 2;
  };
  Headless screen(at_step(4, sharing));
  const auto told = [&](std::string_view part) {
    return std::ranges::count_if(log_lines(screen), [&](const std::string& line) {
      return line.find(part) != std::string::npos;
    });
  };
  screen.settle();
  CHECK(told("shares out") == 1);
  while (state_of(screen).step == Step::share) {
    MoveList moves;
    graenaland::legal(state_of(screen), moves);
    screen.order("play " + graenaland::text(moves[0]));
  }
  screen.settle();
  CHECK(told("shares out") == 0);
  CHECK(told("assigns") == 0);
  CHECK(told("proposes for") == 1);
}

TEST_CASE("graenaland: the log names a round once, above what happens in it") {
  Headless screen(
      at_step(3, [](const State& state) { return state.step == Step::march && state.round == 2; }));
  screen.settle();
  const std::vector<std::string> lines = log_lines(screen);
  CHECK(std::ranges::count(lines, "Round 2") == 1);
  const auto round = std::ranges::find(lines, "Round 2");
  REQUIRE(lines.end() - round > 1);
  CHECK(round[1].find(" brings ") != std::string::npos);
}

TEST_CASE("table: no line of the log is cut short, and each is told when it is pointed at") {
  Headless screen(scene("middle").app("language ru\n"), 1024, 768);
  const auto in_log = [&](const table::Written& each) {
    return std::ranges::any_of(screen.places(), [&](const table::TargetPlace& place) {
      return place.what == "log" && std::abs(each.area.center().y - place.y) < place.height / 2 &&
             std::abs(each.area.center().x - place.x) < place.width / 2;
    });
  };
  for (const table::Written& each : screen.words) {
    if (in_log(each)) CHECK_MESSAGE(!each.words.ends_with("…"), each.words);
  }
  int told = 0;
  for (const table::TargetPlace& place : screen.places()) {
    if (place.what != "log") continue;
    screen.move_to({place.x, place.y});
    screen.settle();
    const bool whole = std::ranges::any_of(screen.app.log(), [&](const app::LogLine& each) {
      return screen.app.say(each.event.message) == screen.said();
    });
    CHECK_MESSAGE(whole, screen.said());
    ++told;
  }
  CHECK(told > 3);
}

TEST_CASE("table: the log shows what happened last after the window got another size, too") {
  Headless screen(scene("middle").app(""), 1440, 900);
  const std::string last = screen.app.say(screen.app.log().back().event.message);
  for (const auto& [width, height] : {std::pair(1440.0F, 900.0F),
                                      {1024.0F, 768.0F},
                                      {1440.0F, 900.0F},
                                      {1440.0F, 1100.0F},
                                      {1440.0F, 900.0F}}) {
    CAPTURE(width);
    CAPTURE(height);
    screen.resize(width, height, By::mouse);
    std::optional<table::TargetPlace> lowest;
    for (const table::TargetPlace& place : screen.places()) {
      if (place.what == "log" && (!lowest || place.y > lowest->y)) lowest = place;
    }
    REQUIRE(lowest);
    screen.move_to({lowest->x, lowest->y});
    screen.settle();
    CHECK(screen.said() == last);
  }
}

TEST_CASE("table: new words leave the log where it is read, and else at what happened last") {
  Headless screen(
      at_step(4, [](const State& state) { return state.step == Step::march && state.round == 3; }));
  const text::LanguageWords english = text::every_language().front();
  const auto highest = [&] {
    const std::vector<TargetPlace> lines = all_of(screen, "log");
    REQUIRE_FALSE(lines.empty());
    return std::ranges::min_element(lines, {}, &TargetPlace::y)->a;
  };
  const auto learn = [&] {
    REQUIRE(screen.app.learn_language(english.language, std::string(english.words)));
    screen.settle();
  };
  screen.settle();
  const std::uint32_t at_end = highest();
  learn();
  CHECK(highest() == at_end);
  const TargetPlace line = screen.find("log", at_end + 1);  // whole, as the highest need not be
  screen.move_to({line.x, line.y});
  screen.wheel(1);
  screen.settle();
  const std::uint32_t further_up = highest();
  REQUIRE(further_up < at_end);
  learn();
  CHECK(highest() == further_up);
}

}  // namespace meadhall::tests
