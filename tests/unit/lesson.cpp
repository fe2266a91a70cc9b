#include "app/teaching/lesson.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "app/app.h"
#include "app/pages/text_page.h"
#include "games/vikings/state.h"
#include "match/save.h"
#include "tests/support/lessons.h"
#include "tests/support/matches.h"

namespace meadhall::tests {
namespace {

using app::App;
using app::Effect;
using app::Screen;

App started() {
  App app;
  app.start("", "en", 1);
  return app;
}

App learning() {
  App app = started();
  REQUIRE(app.command("learn vikings").ok());
  REQUIRE(app.lesson());
  return app;
}

// What the learner does at this card.
std::string way_on(const App& app) { return app.lesson()->way_on(); }

void learn_to(App& app, std::size_t step) {
  while (app.lesson()->step() < step) REQUIRE(app.command(way_on(app)).ok());
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

const vikings::State& state_of(const App& app) {
  return app.match().position().as<vikings::State>();
}

TEST_CASE("lesson: every marked move is legal, every card has its words, and it ends as it says") {
  App app = learning();
  const std::size_t steps = app.lesson()->steps();
  CHECK(steps >= 30);
  std::size_t choices = 0;
  for (std::size_t step = 0; step + 1 < steps; ++step) {
    CAPTURE(step);
    REQUIRE(app.lesson()->step() == step);
    const std::string words = app.say(app.lesson()->words());
    CHECK_FALSE(contains(words, "«"));
    CHECK(words.size() < 260);
    const std::string page = app::text_page(app);
    CHECK(contains(page, words.substr(0, 20)));
    if (const auto answer = app.lesson()->answer()) {
      MoveList legal;
      app.match().game().legal(app.match().position(), legal);
      CHECK(std::ranges::find(legal, *answer) != legal.end());
      CHECK(app.match().game().actor(app.match().position()) == seat_at(0));
      ++choices;
    }
    REQUIRE(app.command(way_on(app)).ok());
  }
  CHECK(choices > 25);
  CHECK(app.lesson()->last());
  const vikings::State& end = state_of(app);
  CHECK(end.round == 3);
  // What the last card says: 10 points and 14 gold in this scoring, one boatsman kept.
  CHECK(end.players[0].points == 20);
  CHECK(end.players[0].gold == 15 + 14);
  CHECK(end.players[0].waiting_of(vikings::Viking::boatsman) == 1);
  for (std::size_t kind = 0; kind < vikings::kRows; ++kind)
    CHECK(end.players[0].waiting[kind] == 0);
}

TEST_CASE("lesson: another answer than the marked one is refused kindly, and changes nothing") {
  App app = learning();
  CHECK_FALSE(app.command("take 3").ok());
  CHECK(contains(app.notice()->text, "“Next”"));
  REQUIRE(app.command("next").ok());
  for (const std::string_view other : {"take 4", "take 0", "next", "goto 0", "rematch"}) {
    CAPTURE(other);
    CHECK_FALSE(app.command(other).ok());
    CHECK(contains(app.notice()->text, "In this lesson the next step is: Price 3"));
  }
  CHECK_FALSE(app.command("fly away").ok());
  CHECK(app.lesson()->step() == 1);
  CHECK(app.match().current() == Match::kStart);
  // Questions are always free.
  CHECK(app.command("explain pair 0").ok());
  CHECK(contains(app.notice()->text, "Rules:") == false);
  CHECK(app.command("lesson").ok());
  CHECK_FALSE(app.notice()->error);
}

TEST_CASE(
    "lesson: some choices are free; each legal move is commented on, the right one leads on") {
  App app = learning();
  CHECK(try_free_choices(app) >= 3);
}

TEST_CASE("lesson: where the choice is free an illegal move is refused all the same") {
  App app = learning();
  while (!app.lesson()->asks()) REQUIRE(app.command(way_on(app)).ok());
  const std::size_t step = app.lesson()->step();
  CHECK_FALSE(app.command("place S9").ok());
  CHECK(app.lesson()->step() == step);
}

TEST_CASE("lesson: cards go back and forward, and the match with them") {
  App app = learning();
  learn_to(app, 9);
  const std::uint64_t there = digest(app.match());
  for (int i = 0; i < 9; ++i) REQUIRE(app.command("undo").ok());
  CHECK(app.lesson()->step() == 0);
  CHECK(app.match().current() == Match::kStart);
  CHECK_FALSE(app.command("undo").ok());
  for (int i = 0; i < 9; ++i) REQUIRE(app.command("redo").ok());
  CHECK_FALSE(app.command("redo").ok());
  CHECK(digest(app.match()) == there);
  REQUIRE(app.command("undo").ok());
  REQUIRE(app.command(way_on(app)).ok());
  CHECK(digest(app.match()) == there);
}

TEST_CASE("lesson: text mode offers the ways between cards that there are") {
  App app = learning();
  const auto offers = [&app](std::string_view command) {
    const std::string page = app::text_page(app);
    const std::size_t at = page.find("\"command\":\"" + std::string(command) + "\"");
    REQUIRE(at != std::string::npos);
    return contains(page.substr(at, page.find('}', at) - at), "\"enabled\":true");
  };
  for (const std::string_view back : {"undo", "learn vikings again"}) CHECK_FALSE(offers(back));
  CHECK_FALSE(offers("redo"));
  // The first card only wants to be read: behind it no move is to be taken back yet.
  REQUIRE(app.command("next").ok());
  REQUIRE(app.match().current() == Match::kStart);
  for (const std::string_view back : {"undo", "learn vikings again"}) CHECK(offers(back));
  learn_to(app, 12);
  CHECK(offers("undo"));
  CHECK_FALSE(offers("redo"));
  REQUIRE(app.command("undo").ok());
  CHECK(offers("redo"));
}

TEST_CASE("lesson: a match under way is neither lost nor overwritten") {
  App app = started();
  REQUIRE(app.command("new vikings").ok());
  REQUIRE(app.command("begin").ok());
  REQUIRE(app.command("take 1").ok());
  const std::uint64_t before = digest(app.match());
  (void)app.take_effects();

  REQUIRE(app.command("learn vikings").ok());
  learn_to(app, 12);
  for (const Effect& effect : app.take_effects()) CHECK(effect.key != app::kAutosaveKey);
  // Reading the rules is no way out of the lesson.
  REQUIRE(app.command("rules ships").ok());
  REQUIRE(app.command("back").ok());
  CHECK(app.screen() == Screen::table);
  CHECK(app.lesson()->step() == 12);

  REQUIRE(app.command("lesson leave").ok());
  CHECK(app.screen() == Screen::hall);
  CHECK_FALSE(app.lesson());
  REQUIRE(app.command("continue").ok());
  CHECK(digest(app.match()) == before);

  for (const std::string_view out : {"hall", "new vikings", "back"}) {
    CAPTURE(out);
    REQUIRE(app.command("learn vikings").ok());
    learn_to(app, 3);
    REQUIRE(app.command(out).ok());
    CHECK_FALSE(app.lesson());
    REQUIRE(app.command("continue").ok());
    CHECK(digest(app.match()) == before);
  }
}

TEST_CASE("lesson: whoever comes back goes on at the card they left, or begins again") {
  App app = learning();
  learn_to(app, 12);
  const std::uint64_t there = digest(app.match());
  std::string place;
  for (const Effect& effect : app.take_effects()) {
    if (effect.key == app::kLessonKey) place = effect.text;
  }
  CHECK(place == "vikings 12");

  App reloaded;
  reloaded.remember(app::kLessonKey, place);
  reloaded.start("", "en", 1);
  REQUIRE(reloaded.command("learn vikings").ok());
  CHECK(reloaded.lesson()->step() == 12);
  CHECK(digest(reloaded.match()) == there);
  REQUIRE(reloaded.notice().has_value());
  REQUIRE(reloaded.command("undo").ok());
  CHECK(reloaded.lesson()->step() == 11);
  REQUIRE(reloaded.command("learn vikings again").ok());
  CHECK(reloaded.lesson()->step() == 0);
  REQUIRE(reloaded.command("lesson leave").ok());
  REQUIRE(reloaded.command("learn vikings").ok());
  CHECK(reloaded.lesson()->step() == 0);
  CHECK_FALSE(reloaded.command("learn vikings soon").ok());
}

TEST_CASE("lesson: a kept place that no lesson has is as good as none") {
  for (const std::string_view place :
       {"vikings 99", "vikings -1", "vikings", "chess 3", "vikings x"}) {
    CAPTURE(place);
    App app;
    app.remember(app::kLessonKey, place);
    app.start("", "en", 1);
    REQUIRE(app.command("learn vikings").ok());
    CHECK(app.lesson()->step() == 0);
  }
}

TEST_CASE("lesson: once it is over it begins at its first card") {
  App app = learning();
  learn_to(app, app.lesson()->steps() - 1);
  REQUIRE(app.command("next").ok());
  REQUIRE(app.command("learn vikings").ok());
  CHECK(app.lesson()->step() == 0);
}

TEST_CASE("lesson: played on freely, it is a match like any other") {
  App app = started();
  REQUIRE(app.command("new vikings").ok());
  REQUIRE(app.command("begin").ok());
  REQUIRE(app.command("take 1").ok());
  const std::uint64_t before = digest(app.match());
  REQUIRE(app.command("learn vikings").ok());
  learn_to(app, app.lesson()->steps() - 1);
  const std::uint64_t there = digest(app.match());
  REQUIRE(app.command("next").ok());
  CHECK_FALSE(app.lesson());
  CHECK(app.screen() == Screen::table);
  CHECK(digest(app.match()) == there);
  REQUIRE(app.command("take 2").ok());
  REQUIRE(app.command("previous").ok());
  CHECK(digest(app.match()) == before);
}

TEST_CASE("lesson: without a match before it, leaving it leaves none") {
  App app = learning();
  learn_to(app, 5);
  REQUIRE(app.command("hall").ok());
  CHECK_FALSE(app.has_match());
  CHECK(app.screen() == Screen::hall);
  CHECK_FALSE(app.command("continue").ok());
  CHECK_FALSE(app.command("learn chess").ok());
}

}  // namespace
}  // namespace meadhall::tests
