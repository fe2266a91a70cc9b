#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

#include "games/graenaland/goals.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "games/graenaland/votes.h"
#include "tests/support/apps.h"
#include "tests/support/lessons.h"

namespace meadhall::tests {
namespace {

using app::App;
using graenaland::State;

App learning(std::string_view language = "en") {
  App app;
  app.start("", language, 1);
  obey(app, "learn graenaland");
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

std::size_t place(const State& state, std::string_view tile) {
  const auto found = std::ranges::find(graenaland::kTileNames, tile);
  return graenaland::place_of(state,
                              static_cast<std::size_t>(found - graenaland::kTileNames.begin()));
}

int votes_of(const App& app, std::size_t seat, std::string_view tile) {
  return graenaland::votes_on(state_of(app), place(state_of(app), tile)).of[seat];
}

int all_votes(const App& app, std::string_view tile) {
  return graenaland::votes_on(state_of(app), place(state_of(app), tile)).total;
}

TEST_CASE("Graenaland's lesson: every marked move is legal and the learner's, in every language") {
  for (const std::string_view language : {"en", "cs", "pl", "ru"}) {
    CAPTURE(language);
    App app = learning(language);
    std::set<std::string> read;
    std::size_t moves = 0;
    while (!app.lesson()->last()) {
      CAPTURE(app.lesson()->step());
      const std::string words = app.say(app.lesson()->words());
      CHECK(words.find("«") == std::string::npos);
      CHECK(read.insert(words).second);
      CHECK(words.size() < (language == "ru" ? 480 : 290));
      CHECK(page_has(app, words.substr(0, 20)));
      if (const auto answer = app.lesson()->answer()) {
        ++moves;
        MoveList legal;
        app.match().game().legal(app.match().position(), legal);
        CHECK(legal.contains(*answer));
        CHECK(app.match().game().actor(app.match().position()) == app::kLearner);
        CHECK(offers_move(app, app.match().game().text(*answer)));
      }
      obey(app, way_on(app));
    }
    CHECK(app.lesson()->steps() >= 28);
    CHECK(moves >= 18);
  }
}

TEST_CASE("Graenaland's lesson: what the cards say of the table is so") {
  App app = learning();
  learn_to(app, "lesson.graenaland.votes");
  CHECK(votes_of(app, 0, "H1") == 2);
  CHECK(all_votes(app, "H1") == 3);
  CHECK(votes_of(app, 0, "F2") == 1);
  CHECK(votes_of(app, 2, "F2") == 2);
  learn_to(app, "lesson.graenaland.propose");
  CHECK(votes_of(app, 0, "F2") == 2);
  CHECK(votes_of(app, 2, "F2") == 2);
  learn_to(app, "lesson.graenaland.half");
  CHECK(graenaland::cards_at(state_of(app).lands[place(state_of(app), "F2")]) == 1);
  learn_to(app, "lesson.graenaland.main");
  CHECK(state_of(app).main == app::kLearner);
  CHECK(state_of(app).round == 2);
  CHECK(state_of(app).players[3].villages[place(state_of(app), "P2")] == 1);
  learn_to(app, "lesson.graenaland.supply");
  // Of the four supply cards one alone makes up a church.
  std::size_t right = 0;
  MoveList legal;
  app.match().game().legal(app.match().position(), legal);
  for (const Move move : legal) {
    if (graenaland::kind_of(move) != graenaland::MoveKind::take) continue;
    Position tried = app.match().position();
    REQUIRE(app.match().game().apply(tried, move).ok());
    MoveList then;
    app.match().game().legal(tried, then);
    const Move church = app.match().game().parse("build church H1").value();
    if (then.contains(church)) ++right;
  }
  CHECK(right == 1);
  learn_to(app, "lesson.graenaland.priest");
  CHECK(state_of(app).players[0].hero_at[1] == place(state_of(app), "H1"));
  CHECK(graenaland::hand_size(state_of(app).players[0]) == 1);
  learn_to(app, "lesson.graenaland.down");
  CHECK(state_of(app).lands[place(state_of(app), "F2")].covered == 1);
  learn_to(app, "lesson.graenaland.silenced");
  CHECK(votes_of(app, 0, "F2") == 1);
  CHECK(votes_of(app, 2, "F2") == 1);
  CHECK(votes_of(app, 0, "H1") == 3);
  CHECK(all_votes(app, "H1") == 5);
  learn_to(app, "lesson.graenaland.alone");
  CHECK(page_has(app, "wood"));
  learn_to(app, "lesson.graenaland.goals");
  const State& end = state_of(app);
  CHECK(end.round == 4);
  CHECK(graenaland::settlements(end.players[0]) == 3);
  CHECK(graenaland::settlements_at(end.players[0], place(end, "H1")) == 2);
  CHECK(graenaland::hand_size(end.players[0]) == 2);
  const auto palisade = static_cast<unsigned>(graenaland::Work::palisade);
  CHECK(((end.lands[place(end, "F1")].works >> palisade) & 1U) == 1);
}

TEST_CASE("Graenaland's lesson: five choices are free, and every legal move is commented on") {
  App app = learning();
  CHECK(try_free_choices(app) == 5);
}

TEST_CASE("Graenaland's lesson: the learner sees their own hand and nobody else's") {
  App app = learning();
  while (true) {
    CAPTURE(app.lesson()->step());
    CHECK_FALSE(app.handing_over());
    CHECK(app.viewer() == app::kLearner);
    const State seen = app.shown().as<State>();
    CHECK(seen.players[0].hand == state_of(app).players[0].hand);
    for (std::size_t other = 1; other < 4; ++other) {
      CHECK(std::ranges::all_of(seen.players[other].hand, [](auto n) { return n == 0; }));
    }
    if (app.lesson()->last()) break;
    obey(app, way_on(app));
  }
}

TEST_CASE("Graenaland's lesson: played on freely, bots take the other seats") {
  App app = learning();
  learn_to(app, "lesson.graenaland.end");
  const std::uint64_t there = digest(app.match());
  obey(app, "next");
  CHECK_FALSE(app.lesson());
  CHECK(app.persons() == 1);
  CHECK(digest(app.match()) == there);
  CHECK(app.notice()->text.find("bots") != std::string::npos);
  CHECK(app.match().bot_acts());
  CHECK(app.viewer() == app::kLearner);
}

}  // namespace
}  // namespace meadhall::tests
