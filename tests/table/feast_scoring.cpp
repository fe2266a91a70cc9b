#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/feast/ids.h"
#include "games/feast/score_parts.h"
#include "tests/support/feast_found.h"
#include "tests/support/headless.h"

// The final scoring of A Feast for Odin as its table tells it.

namespace meadhall::tests {
namespace {

// A match of so many before its last move, and that.
struct BeforeTheEnd {
  app::App app;
  std::string last;
};
BeforeTheEnd before_the_end(std::uint8_t players, std::uint64_t seed = 4) {
  std::optional<Match> before;
  Move last{};
  Result<Match> begun = Match::begin(start_of(players, seed, "feast"));
  REQUIRE(begun.ok());
  Match match = std::move(begun).value();
  Rng rng(seed);
  while (!match.over()) {
    before = match;
    last = any_move(match, rng);
    REQUIRE(match.play(last).ok());
  }
  return {feast_table_of(*before), "play " + match.game().text(last)};
}

std::vector<Event> lines_of(const app::App& app) {
  std::vector<Event> lines;
  for (const Event& event : app.fresh_events()) {
    if (event.kind == Event::Kind::score) lines.push_back(event);
  }
  return lines;
}

// In the head of the hall, at its right end.
bool stands_in_head(const Headless& screen, float width, std::string_view words) {
  return std::ranges::any_of(screen.words, [&](const table::Written& each) {
    const table::Point at = each.area.center();
    return each.words == words && at.x > width * 0.8F && at.y > 46 && at.y < 110;
  });
}

bool is_written(const Headless& screen, std::string_view words) {
  return std::ranges::find(screen.words, words, &table::Written::words) != screen.words.end();
}

std::string figure(int points) {
  return (points < 0 ? "−" : "") + std::to_string(std::abs(points));
}

}  // namespace

TEST_CASE("Feast: each line of the final scoring is of one category, and they add up") {
  for (const std::uint8_t players : std::array<std::uint8_t, 2>{1, 3}) {
    BeforeTheEnd end = before_the_end(players);
    obey(end.app, end.last);
    REQUIRE(end.app.match().over());
    const feast::State& state = feast_state(end.app.match());
    std::map<std::size_t, int> totals;
    for (const Event& line : lines_of(end.app)) {
      const auto category = feast::category_of(line);
      REQUIRE(category.has_value());
      const auto points = feast::points_of(state, *line.seat);
      CHECK(line.points == points[static_cast<std::size_t>(*category)]);
      totals[index(*line.seat)] += line.points;
    }
    CHECK(totals.size() == players);
    for (const auto& [seat, points] : totals)
      CHECK(points == feast::total_of(state, seat_at(seat)));
    for (const Event& event : end.app.fresh_events()) {
      if (event.kind != Event::Kind::score) CHECK_FALSE(feast::category_of(event).has_value());
    }
  }
}

TEST_CASE("Feast: the end is told line by line, on each player's boards, and the points grow") {
  struct Size {
    float width;
    float height;
    By by;
  };
  for (const Size& size : {Size{1440, 900, By::mouse}, Size{390, 844, By::touch},
                           Size{844, 390, By::touch}, Size{1024, 768, By::mouse}}) {
    CAPTURE(size.width);
    for (const std::uint8_t players : std::array<std::uint8_t, 2>{1, 2}) {
      BeforeTheEnd end = before_the_end(players);
      Headless screen(std::move(end.app), size.width, size.height, size.by);
      screen.settle();
      screen.reduced_motion = false;
      obey(screen.app, end.last);
      for (int i = 0; i < 4; ++i) screen.frame();
      REQUIRE(screen.table.telling());
      const std::vector<Event> lines = lines_of(screen.app);
      REQUIRE(lines.size() > 3);
      // The heading first.
      screen.key(ImGuiKey_Enter);
      std::map<std::size_t, int> told;
      for (const Event& line : lines) {
        REQUIRE(screen.has("scoring-step"));
        screen.key(ImGuiKey_Enter);
        for (int i = 0; i < 40; ++i) screen.frame(0.05);
        told[index(*line.seat)] += line.points;
        CAPTURE(line.category);
        CHECK(stands_in_head(screen, size.width, figure(told[index(*line.seat)])));
      }
      CHECK_FALSE(screen.has("scoring-step"));
      screen.click("scoring-next");
      CHECK_FALSE(screen.table.telling());
      CHECK(screen.has("end-tab"));
    }
  }
}

TEST_CASE("Feast: on a phone a line of the scoring is told beside all lands that it counts") {
  std::size_t elsewhere = 0;
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
    BeforeTheEnd end = before_the_end(2, seed);
    Headless screen(std::move(end.app), 390, 844, By::touch);
    screen.settle();
    screen.reduced_motion = false;
    obey(screen.app, end.last);
    for (int i = 0; i < 4; ++i) screen.frame();
    const std::vector<Event> lines = lines_of(screen.app);
    screen.key(ImGuiKey_Enter);
    for (const Event& line : lines) {
      screen.key(ImGuiKey_Enter);
      const feast::State& state = feast_state(screen.app.match());
      int shown = 0;
      int owned = 0;
      feast::for_each_own(state, *line.seat, [&](std::size_t surface) {
        if (!feast::is_land(surface)) return;
        const std::string name = screen.app.say(feast::sheet_term(feast::sheet_of(state, surface)));
        ++owned;
        if (is_written(screen, name)) ++shown;
      });
      CAPTURE(line.category);
      const feast::Category category = *feast::category_of(line);
      const bool counts_lands =
          category == feast::Category::lands || category == feast::Category::land_gaps;
      CHECK(shown == (counts_lands ? owned : 0));
      if (counts_lands) ++elsewhere;
    }
  }
  CHECK(elsewhere > 0);
}

TEST_CASE("Feast: the line of a scoring that was told last stays in sight in a smaller window") {
  BeforeTheEnd end = before_the_end(3);
  Headless screen(std::move(end.app), 1440, 900);
  screen.settle();
  obey(screen.app, end.last);
  screen.settle();
  const std::string last = screen.app.say(lines_of(screen.app).back().message);
  REQUIRE(is_written(screen, last));
  screen.resize(360, 640, By::touch);
  screen.settle();
  CHECK(is_written(screen, last));
}

}  // namespace meadhall::tests
