#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "table/match/end_screen.h"
#include "table/match/scoring_show.h"
#include "tests/support/bench.h"
#include "tests/support/headless.h"

// A scoring told line by line, and the end of a match, with hooks that no game has.

namespace meadhall::tests {
namespace {

using table::TargetName;
using table::match::EndHooks;
using table::match::EndScreen;
using table::match::ScoringHooks;
using table::match::ScoringShow;
using table::match::Stage;

// A match whose latest move held a scoring.
app::App scored() {
  app::App app = at_table();
  Rng rng(3);
  const auto scores = [&] {
    const auto& fresh = app.fresh_events();
    return std::ranges::find(fresh, Event::Kind::score, &Event::kind) != fresh.end();
  };
  while (!scores()) obey(app, app.match().game().text(any_move(app.match(), rng)));
  return app;
}

constexpr TargetName kSpot{"spot", 1};
constexpr Piece kCoins{1, 0};
constexpr Piece kStars{2, 0};
constexpr ScoringHooks kHooks{
    .sources = [](const Stage&, const Event&) { return std::vector<TargetName>{kSpot}; },
    .pieces = {.gold = kCoins, .points = kStars}};

// The show on a table of two.
struct Told {
  explicit Told(const ScoringHooks& with) : hooks(with) {}

  void draw(Stage& stage) {
    stage.players = 2;
    const app::App& app = stage.frame.app;
    stage.motion.update({.deeds = app.deeds(), .played = true, .now = stage.frame.view.now}, [] {});
    show.update(app);
    show.go_on(stage, 0, hooks);
    stage.motion.note(kSpot, {0, 0, 20, 20});
    stage.motion.draw([&](const table::match::Trip& trip, const auto&, const auto&, float) {
      sent.push_back(trip.piece.sort);
    });
    if (show.open()) show.draw(stage, {100, 100, 500, 400});
  }

  const ScoringHooks& hooks;
  ScoringShow show;
  std::vector<std::uint8_t> sent;  // the sorts of what was on its way, frame by frame
};

// What a seat gains by all lines together.
int gained(const app::App& app, Seat seat, std::int16_t Event::* what) {
  int sum = 0;
  for (const Event& event : app.fresh_events()) {
    if (event.seat == seat) sum += event.*what;
  }
  return sum;
}

}  // namespace

TEST_CASE("table: purses do without what a scoring has not told yet, and coins bring it") {
  Told told(kHooks);
  Bench bench(scored(), [&](Stage& stage) { told.draw(stage); });
  REQUIRE(told.show.open());
  CHECK(told.show.told(bench.now()) == nullptr);
  REQUIRE(told.show.about(bench.now()).has_value());
  int gold = 0;
  int points = 0;
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    CHECK(bench.motion.late(seat, kCoins) == -gained(bench.app, seat, &Event::gold));
    CHECK(bench.motion.late(seat, kStars) == -gained(bench.app, seat, &Event::points));
    gold += gained(bench.app, seat, &Event::gold);
    points += gained(bench.app, seat, &Event::points);
  }
  CHECK((gold != 0 || points != 0));
  bench.frames(400, 0.05);
  REQUIRE(told.show.told(bench.now()) != nullptr);
  CHECK_FALSE(told.show.animating(bench.now()));
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    CHECK(bench.motion.late(seat, kCoins) == 0);
    CHECK(bench.motion.late(seat, kStars) == 0);
  }
  CHECK((std::ranges::find(told.sent, 1) != told.sent.end()) == (gold != 0));
  CHECK((std::ranges::find(told.sent, 2) != told.sent.end()) == (points != 0));
  CHECK(told.show.open());
  bench.click({"scoring-next"});
  CHECK_FALSE(told.show.open());
}

TEST_CASE("table: the lines of a scoring are told one after the other, each as its event says") {
  Told told(kHooks);
  Bench bench(scored(), [&](Stage& stage) { told.draw(stage); });
  std::vector<const Event*> lines;
  for (const Event& event : bench.app.fresh_events()) {
    if (event.kind == Event::Kind::score) lines.push_back(&event);
  }
  for (const Event* line : lines) {
    const std::string words = bench.app.say(line->message);
    CHECK_FALSE(bench.wrote(words));
    for (int presses = 0; presses < 3 && !bench.wrote(words); ++presses) bench.key(ImGuiKey_Enter);
    CHECK_MESSAGE(bench.wrote(words), words);
    CHECK(told.show.told(bench.now())->message == line->message);
    CHECK(told.show.about(bench.now()) == line->seat);
  }
  CHECK(told.show.stepped());
}

TEST_CASE("table: where a game says of no place what scored, nothing travels and all is paid") {
  constexpr ScoringHooks kNothing{};
  Told told(kNothing);
  Bench bench(scored(), [&](Stage& stage) { told.draw(stage); });
  bench.frames(400, 0.05);
  CHECK(told.sent.empty());
  CHECK(bench.motion.late(Seat{0}, kStars) == 0);
  CHECK(bench.motion.late(Seat{0}, kCoins) == 0);
}

TEST_CASE("table: a scoring that was taken back is told no longer") {
  Told told(kHooks);
  Bench bench(scored(), [&](Stage& stage) { told.draw(stage); });
  REQUIRE(told.show.open());
  bench.obey("take back");
  CHECK_FALSE(told.show.open());
  CHECK(told.show.told(bench.now()) == nullptr);
  CHECK_FALSE(told.show.about(bench.now()).has_value());
}

TEST_CASE("table: coins share what a line brings, and what is lost leaves the purse") {
  table::match::Motion motion{{}};
  const std::vector<TargetName> from{{"spot", 1}, {"spot", 2}};
  const Event line{.kind = Event::Kind::score, .seat = Seat{1}, .gold = 20, .points = -3};
  motion.update({.deeds = 1, .now = 1}, [] {});
  table::match::send_score(motion, line, from, {.gold = kCoins, .points = kStars}, 0);
  CHECK(motion.coming({"gold", 1}) == 8);
  CHECK(motion.coming({"nowhere"}) == 3);
  CHECK(motion.late(Seat{1}, kCoins) == -20);
  const Event heading{.kind = Event::Kind::scoring, .gold = 5};
  table::match::send_score(motion, heading, from, {}, 0);
  CHECK(motion.coming({"gold", 1}) == 8);
}

namespace {

int crowns = 0;
int signs = 0;

constexpr EndHooks kEnd{
    .draw_source = [](table::Paint&, std::size_t, table::Point, float) { ++signs; },
    .draw_crown = [](table::Paint&, table::Point, float) { ++crowns; },
    .counts = [](const Position&, std::size_t line) { return line != 1; },
    .money = "ui.gold",
    .money_left = "ui.gold_left"};
constexpr EndHooks kPlainEnd{};

// The end of a match of two that is over.
struct Ended {
  explicit Ended(const EndHooks& hooks)
      : end(hooks), bench(played(2000), [this](Stage& stage) {
          stage.players = 2;
          if (open) open = end.draw(stage);
        }) {
    REQUIRE(bench.app.match().over());
  }
  // A line of the score sheet as it is written.
  std::string line(std::size_t number) const {
    const Match& match = bench.app.match();
    return bench.app.say(match.game().score(match.position()).lines[number].category);
  }

  bool open = true;
  EndScreen end;
  Bench bench;
};

}  // namespace

TEST_CASE("table: the end tells the lines that count, and money where there is any") {
  crowns = 0;
  Ended with(kEnd);
  CHECK(crowns > 0);
  CHECK(with.bench.wrote(with.line(0)));
  CHECK_FALSE(with.bench.wrote(with.line(1)));
  CHECK(with.bench.wrote(with.bench.app.say("ui.gold_left")));
}

TEST_CASE("table: the end without hooks tells every line, and no money") {
  Ended plain(kPlainEnd);
  CHECK(plain.bench.wrote(plain.line(0)));
  CHECK(plain.bench.wrote(plain.line(1)));
  CHECK_FALSE(plain.bench.wrote(plain.bench.app.say("ui.gold_left")));
  plain.bench.click({"end-tab", 1});
  CHECK(plain.bench.wrote(plain.line(0)));
  plain.bench.click({"end-tab", 2});
  CHECK_FALSE(plain.bench.has({"end-course", 1}));
}

TEST_CASE("table: the end has its points by source with their signs, and their course with money") {
  signs = 0;
  Ended with(kEnd);
  CHECK(signs == 0);
  with.bench.click({"end-tab", 1});
  CHECK(signs > 0);
  with.bench.click({"end-tab", 2});
  CHECK(with.bench.has({"end-course", 1}));
}

TEST_CASE("table: the end's answers are commands, but for the way back to the boards") {
  Ended with(kPlainEnd);
  with.bench.click({"rematch"});
  CHECK(with.bench.commands == std::vector<std::string>{"rematch"});
  CHECK(with.open);
  with.bench.click({"boards"});
  CHECK_FALSE(with.open);
  with.open = true;
  with.bench.frames(2);
  with.bench.key(ImGuiKey_Escape);
  CHECK_FALSE(with.open);
}

TEST_CASE("table: a scoring is told before the device goes on, and not again after it") {
  app::App app = at_table("#new/vikings?players=3&seed=5");
  obey(app, "setting handOver yes");
  Rng rng(3);
  const auto scores = [&] {
    return std::ranges::find(app.fresh_events(), Event::Kind::score, &Event::kind) !=
           app.fresh_events().end();
  };
  while (!(app.handing_over() && scores())) {
    obey(app, app.handing_over() ? "ready" : app.match().game().text(any_move(app.match(), rng)));
  }
  Headless screen(std::move(app));
  CHECK_FALSE(screen.has("ready"));
  screen.click("scoring-next");
  CHECK_FALSE(screen.has("scoring-next"));
  screen.click("ready");
  CHECK_FALSE(screen.app.handing_over());
  CHECK_FALSE(screen.app.fresh_events().empty());
  CHECK_FALSE(screen.has("scoring-next"));
}

}  // namespace meadhall::tests
