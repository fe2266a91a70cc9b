// What bots think, as people are told it: a look back's costly decisions, a hint's one reason.
#include "app/session/opinion.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "bots/bot.h"
#include "bots/task.h"
#include "games/feast/bundles.h"
#include "tests/support/apps.h"
#include "tests/support/thinker.h"

namespace meadhall::tests {
namespace {

using app::App;
using app::Finding;

// A person who takes what comes first, and a bot, to the end.
App ended() {
  App app = started();
  obey(app, "new vikings");
  obey(app, "seed 6");
  obey(app, "bot 2 thrall");
  obey(app, "begin");
  Thinker thinker;
  while (!app.match().over()) {
    while (app.asked()) {
      MoveList moves;
      app.match().game().legal(app.match().position(), moves);
      obey(app, app.match().game().text(moves[0]));
    }
    let_bots(app, thinker);
  }
  return app;
}

}  // namespace

TEST_CASE("look back: a person's three costliest decisions come first, and none of a bot's") {
  App app = ended();
  Thinker thinker;
  obey(app, "review");
  thinker.answer(app);
  REQUIRE(app.review() != nullptr);
  const std::vector<Finding> found = app::findings(app.match(), *app.review());
  const auto is_costly = [](const Finding& each) { return each.kind == Finding::Kind::costly; };
  CHECK(std::ranges::count_if(found, is_costly) == 3);
  CHECK(std::ranges::is_partitioned(found, is_costly));
  int last = 1'000'000;
  bool reasons = false;
  for (const Finding& each : found) {
    if (!is_costly(each)) continue;
    CHECK(each.seat == seat_at(0));
    const int cost = (*app.review())[each.moment].loss;
    CHECK(cost <= last);
    CHECK(cost >= 100);
    last = cost;
    reasons = reasons || !each.why.empty();
    const std::string told = app.say(each.sentence());
    CHECK(told.find("round") != std::string::npos);
    CHECK(told.find("Better: ") != std::string::npos);
    CHECK(told.find("«") == std::string::npos);
  }
  CHECK(reasons);
  for (const char* language : {"cs", "pl"}) {
    obey(app, std::string("setting language ") + language);
    CHECK_FALSE(page_has(app, "«"));
  }
}

TEST_CASE("look back: a finding without a reason is told by its figure alone") {
  const Finding plain{.told = Message("bot.level")};
  CHECK(plain.sentence() == Message("bot.level"));
}

TEST_CASE("hint: one move has the reason, and those named after it are only the next best") {
  App app = at_table();
  Thinker thinker;
  obey(app, "hint");
  thinker.answer(app);
  REQUIRE(app.advice().size() > 1);
  const Message why = app::reason_told(app.match(), app.advice());
  REQUIRE_FALSE(why.empty());
  CHECK(page_has(app, app.say(why)));
  CHECK(page_has(app, "Next best: "));
}

TEST_CASE("hint: who plays alone is told points, among rivals the chance and the lead") {
  const auto told = [](std::string_view invitation, int margin) {
    const App app = at_table(invitation);
    MoveList moves;
    app.match().game().legal(app.match().position(), moves);
    return app.say(
        app::advice_told(app.match(), {.move = moves[0], .margin = margin, .chance = 461}));
  };
  CHECK(told("#new/feast?players=1&seed=5", -440).ends_with(" – about 96 points in the end"));
  CHECK(
      told("#new/feast?players=2&seed=5", -440).ends_with(" – 46\u00a0% to win, 4 points behind"));
}

TEST_CASE("hint, Graenaland: no move is told to promise more than one named before it") {
  for (const unsigned seed : {1U, 2U}) {
    Match match = Match::begin(start_of(3, seed, "graenaland")).value();
    Rng rng(seed);
    play_on(match, rng, 40);
    bots::Task task = bots::Task::begin(bots::ask_hint(match)).value();
    task.advance(1'000'000);
    const auto all = bots::read_hint(match.game(), task.answer());
    REQUIRE(all.has_value());
    CHECK(std::ranges::is_sorted(*all, std::ranges::greater{}, &bots::Advice::chance));
  }
}

TEST_CASE("look back: who plays alone is told of no chances to win") {
  App app = played(1'000'000, "#new/feast?players=1&seed=5");
  REQUIRE(app.match().over());
  Thinker thinker;
  obey(app, "review");
  thinker.hear(app);
  std::string review;
  for (std::size_t i = 0; i <= app.match().whole_line().size(); ++i) {
    review += "chances 1000 loss 0 lead 0\n";
  }
  app.answered(thinker.key, review);
  REQUIRE(app.review() != nullptr);
  CHECK_FALSE(page_has(app, "Chances to win"));
}

TEST_CASE("hint, Feast: in a window goods worth laying are laid, as one deed that can be made") {
  App app = at_table("#new/feast?players=1&seed=5");
  const Game& game = app.match().game();
  const bots::Level karl = *bots::find_level(game, "karl");
  while (bots::counsel(game).whole_deed(app.match().position()).size() < 2) {
    REQUIRE_FALSE(app.match().over());
    obey(app, game.text(bots::choose(game, app.match().position(), karl, 7)));
  }
  Thinker thinker;
  obey(app, "hint");
  thinker.answer(app);
  REQUIRE(app.advice().size() == 1);
  const std::vector<Move> deed = app.advice()[0].deed();
  CHECK(deed == bots::counsel(game).whole_deed(app.match().position()));
  const auto& state = app.match().position().as<feast::State>();
  CHECK(feast::laid_by(state, deed).has_value());
  CHECK(app.say(app::advice_told(app.match(), app.advice()[0])).starts_with("Lay "));
  std::string line = "play";
  for (const Move move : deed) line += (line == "play" ? " " : "; ") + game.text(move);
  obey(app, line);
}

}  // namespace meadhall::tests
