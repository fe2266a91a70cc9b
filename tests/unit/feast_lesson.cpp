#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "games/feast/dice.h"
#include "games/feast/score_parts.h"
#include "games/feast/state.h"
#include "games/feast/tasks.h"
#include "tests/support/apps.h"
#include "tests/support/lessons.h"

namespace meadhall::tests {
namespace {

using app::App;
using feast::Item;
using feast::State;

App learning(std::string_view language = "en") {
  App app;
  app.start("", language, 1);
  obey(app, "learn feast");
  REQUIRE(app.lesson());
  return app;
}

// What the learner does at this card.
std::string way_on(const App& app) { return app.lesson()->way_on(); }

void learn_to(App& app, std::string_view words) {
  while (app.lesson()->words().id() != words) {
    REQUIRE_FALSE(app.lesson()->last());
    obey(app, way_on(app));
  }
}

const State& state_of(const App& app) { return app.match().position().as<State>(); }
int has(const App& app, Item item) { return feast::count(state_of(app).at(app::kLearner), item); }
int income(const App& app) { return feast::income_of(state_of(app), app::kLearner); }

TEST_CASE("the lesson of Odin: every marked deed is legal and the learner's, in every language") {
  for (const std::string_view language : {"en", "cs", "pl", "ru"}) {
    CAPTURE(language);
    App app = learning(language);
    std::set<std::string> read;
    std::size_t deeds = 0;
    while (!app.lesson()->last()) {
      CAPTURE(app.lesson()->step());
      const std::string words = app.say(app.lesson()->words());
      CHECK(words.find("«lesson") == std::string::npos);
      CHECK(read.insert(words).second);
      CHECK(words.size() < (language == "ru" ? 430 : 260));
      CHECK(page_has(app, words.substr(0, 20)));
      if (const std::vector<Move> deed = app.lesson()->deed(); !deed.empty()) {
        ++deeds;
        CHECK(app.match().may_play(deed).ok());
        CHECK(app.match().game().actor(app.match().position()) == app::kLearner);
        const bool single = app.lesson()->asks();
        CHECK(offers_move(app, single ? app.match().game().text(deed[0]) : way_on(app)));
      }
      obey(app, way_on(app));
    }
    CHECK(app.lesson()->steps() >= 40);
    CHECK(deeds >= 28);
  }
}

TEST_CASE("the lesson of Odin: what the cards say of the table is so") {
  App app = learning();
  CHECK(feast::points_of(state_of(app), app::kLearner)[0] <= 0);
  CHECK(feast::loss_of(feast::Sheet::home, state_of(app).surfaces[0].cover) == 86);
  learn_to(app, "lesson.feast.vikings");
  CHECK(state_of(app).at(app::kLearner).vikings_in_thing == 7);
  learn_to(app, "lesson.feast.strip");
  MoveList legal;
  app.match().game().legal(app.match().position(), legal);
  CHECK(legal.size() >= 6);
  learn_to(app, "lesson.feast.lay");
  CHECK(has(app, Item::wood) == 3);
  CHECK(income(app) == 0);
  learn_to(app, "lesson.feast.income");
  CHECK(income(app) == 1);
  learn_to(app, "lesson.feast.roll");
  const auto roll = [&] { return feast::as<feast::DiceTask>(state_of(app).agenda.top()).roll(); };
  CHECK(roll() == 6);
  CHECK(has(app, Item::wood) + has(app, Item::bow) == 4);
  learn_to(app, "lesson.feast.pay");
  CHECK(roll() == 1);
  learn_to(app, "lesson.feast.week");
  CHECK(state_of(app).at(app::kLearner).vikings_in_thing == 3);
  CHECK(has(app, Item::hide) == 1);
  learn_to(app, "lesson.feast.occupation");
  CHECK(state_of(app).at(app::kLearner).hand_count == 2);
  learn_to(app, "lesson.feast.ring");
  CHECK(has(app, Item::silver) == 1);
  learn_to(app, "lesson.feast.feast");
  CHECK(state_of(app).banquet.length == 7);
  CHECK(state_of(app).players[1].penalties == 0);
  learn_to(app, "lesson.feast.bonus");
  CHECK(state_of(app).players[1].penalties == 1);
  CHECK(state_of(app).at(app::kLearner).penalties == 0);
  CHECK(has(app, Item::stone) == 1);
  CHECK(state_of(app).round == 2);
  CHECK(state_of(app).at(app::kLearner).vikings_in_thing == 8);
  learn_to(app, "lesson.feast.knarr");
  CHECK(has(app, Item::silver) == 2);
  CHECK(has(app, Item::wood) == 2);
  learn_to(app, "lesson.feast.house");
  CHECK(state_of(app).at(app::kLearner).away_knarrs == 1);
  CHECK(state_of(app).at(app::kLearner).vikings_in_thing == 2);
  CHECK(has(app, Item::stone) == 1);
  learn_to(app, "lesson.feast.island");
  CHECK(has(app, Item::silver) == 1);
  learn_to(app, "lesson.feast.hungry");
  CHECK(income(app) == 2);
  learn_to(app, "lesson.feast.third");
  CHECK(state_of(app).at(app::kLearner).penalties == 0);
  CHECK(has(app, Item::stone) == 1);
  CHECK(state_of(app).round == 3);
}

TEST_CASE("the lesson of Odin: five choices are free, and every legal move is commented on") {
  App app = learning();
  CHECK(try_free_choices(app) == 5);
}

TEST_CASE("the lesson of Odin: what a hand lays at once is one deed, and no other will do") {
  App app = learning();
  learn_to(app, "lesson.feast.lay");
  CHECK(way_on(app) == "arrange; lay oil; way 2; at 10 0; done");
  CHECK(app.say(app.lesson()->answer_told(app.match())) == "Lay 1 oil");
  const std::size_t step = app.lesson()->step();
  for (const std::string_view other :
       {"arrange", "play arrange", "play arrange; lay oil; way 1; at 11 0; done",
        "play arrange; lay oil; way 2; at 10 0", "place hunt_1"}) {
    CAPTURE(other);
    CHECK_FALSE(app.command(other).ok());
    CHECK(app.notice()->text.find("Lay 1 oil") != std::string::npos);
    CHECK(app.lesson()->step() == step);
  }
  obey(app, "play " + way_on(app));
  CHECK(app.lesson()->step() == step + 1);
  obey(app, "undo");
  CHECK(app.lesson()->step() == step);
  CHECK(has(app, Item::oil) == 1);
}

TEST_CASE("the lesson of Odin: played on freely, a bot takes the other seat") {
  App app = learning();
  learn_to(app, "lesson.feast.last");
  const std::uint64_t there = digest(app.match());
  obey(app, "next");
  CHECK_FALSE(app.lesson());
  CHECK(app.persons() == 1);
  CHECK(digest(app.match()) == there);
  CHECK(app.viewer() == app::kLearner);
}

}  // namespace
}  // namespace meadhall::tests
