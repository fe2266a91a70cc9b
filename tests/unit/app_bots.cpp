#include <doctest/doctest.h>

#include <algorithm>

#include "app/session/opinion.h"
#include "bots/task.h"
#include "match/link.h"
#include "match/save.h"
#include "tests/support/apps.h"
#include "tests/support/thinker.h"

namespace meadhall::tests {
namespace {

using app::App;
using app::BotRequest;
using app::Effect;

App with_bots(std::string_view first, std::string_view second) {
  App app = started();
  obey(app, "new vikings");
  obey(app, "seed 6");  // seat 1 begins
  obey(app, "bot 1 " + std::string(first));
  obey(app, "bot 2 " + std::string(second));
  obey(app, "begin");
  REQUIRE(app.match().game().actor(app.match().position()) == seat_at(0));
  return app;
}

// The person takes what comes first until a bot is to act.
void own_turn(App& app) {
  while (app.asked()) {
    MoveList moves;
    app.match().game().legal(app.match().position(), moves);
    obey(app, app.match().game().text(moves[0]));
  }
}

}  // namespace

TEST_CASE("bots: one that waits for who reads of a scoring is let by `bots now`") {
  App app = with_bots("none", "thrall");
  Thinker thinker;
  own_turn(app);
  CHECK(page_offers(app, "bots now"));
  app.hold_bot();  // it has not decided yet: there is nothing to hold
  CHECK_FALSE(app.bot_held());
  thinker.answer(app);
  REQUIRE(app.bot_decided());
  CHECK_FALSE(page_has(app, "Go on"));
  const std::uint32_t revision = app.revision();
  const std::uint32_t deeds = app.deeds();
  app.hold_bot();
  app.hold_bot();
  CHECK(app.revision() == revision + 1);
  CHECK(app.deeds() == deeds);  // the table shows on what it shows
  CHECK(page_has(app, "moves when you go on"));
  CHECK(page_has(app, "Go on"));
  const std::size_t before = app.match().line().size();
  obey(app, "bots now");
  CHECK(app.match().line().size() == before + 1);
  CHECK_FALSE(app.bot_held());
  let_bots(app, thinker);
  CHECK(app.asked());
  refuses(app, "bots now", "bot.not_thinking");
}

TEST_CASE("bots sit on seats, are kept in saves and links, and stay for a rematch") {
  App app = with_bots("none", "skald");
  CHECK(app.match().start().seats[0].bot == 0);
  CHECK(app.match().start().seats[1].bot == 3);
  CHECK(app.persons() == 1);
  const Match saved = read_save(write_save(app.match())).value();
  CHECK(saved.start().seats == app.match().start().seats);
  const Match linked = read_link(write_link(app.match())).value();
  CHECK(linked.start().seats == app.match().start().seats);
  obey(app, "rematch");
  CHECK(app.match().start().seats[1].bot == 3);
  obey(app, "new vikings");
  refuses(app, "bot 2 odin", "app.draft.unreadable");
  refuses(app, "bot 3 karl", "app.draft.unreadable");
  obey(app, "bot 2 karl");
  obey(app, "bot 2 none");
  CHECK(app.draft().seats[1].bot == 0);
}

TEST_CASE("bots: a seat of no known level is refused, in a save and in a match") {
  App app = with_bots("none", "jarl");
  MatchStart start = app.match().start();
  start.seats[1].bot = kMostBot + 1;
  const Result<Match> refused = Match::begin(start);
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().message.id() == "match.bot");
}

TEST_CASE("bots: what a thinker still says when there is no match any more is not heard") {
  App app;
  app.start({}, "en", 7);
  REQUIRE_FALSE(app.has_match());
  CHECK_FALSE(app.bot_request());
  app.progressed("1", 500);
  app.answered("1", "take 0");
  app.let_bot_move();
  app.ask_bots(false);
  CHECK_FALSE(app.has_match());
  CHECK_FALSE(app.notice());
}

TEST_CASE(
    "bots: the thinker is asked when a bot is to act, and its move comes when the bot is let") {
  App app = with_bots("none", "thrall");
  Thinker thinker;
  own_turn(app);
  REQUIRE(app.match().bot_acts());
  REQUIRE(app.bot_request());
  CHECK(app.bot_request()->kind == BotRequest::Kind::move);
  CHECK_FALSE(app.asked());
  CHECK_FALSE(page_has(app, "\"moves\":["));
  CHECK(page_offers(app, "bots now"));
  refuses(app, "take 0", "bot.acts");
  const std::uint64_t before = digest(app.match());
  app.let_bot_move();  // it has not decided
  CHECK(digest(app.match()) == before);
  const std::uint32_t revision = app.revision();
  thinker.answer(app);
  CHECK(app.revision() == revision);  // nothing is to be seen of it yet
  REQUIRE(app.bot_decided());
  CHECK(digest(app.match()) == before);
  app.let_bot_move();
  CHECK(digest(app.match()) != before);
  CHECK_FALSE(app.fresh_events().empty());
  let_bots(app, thinker);
  CHECK(app.asked());
  CHECK_FALSE(app.bot_request());
}

TEST_CASE("bots play a whole match among themselves, as they do without a page") {
  App app = with_bots("thrall", "thrall");
  Thinker thinker;
  const Game& game = app.match().game();
  Position expected = app.match().position();
  const bots::Level level = *bots::find_level(game, "thrall");
  while (game.actor(expected)) {
    REQUIRE(game.apply(expected, bots::choose(game, expected, level, 6)).ok());
  }
  let_bots(app, thinker);
  CHECK(app.match().over());
  CHECK(game.hash(app.match().position()) == game.hash(expected));
  CHECK_FALSE(page_has(app, "«"));
}

TEST_CASE("bots wait while they are told to, while the table is away, and in a replay") {
  App app = with_bots("none", "thrall");
  Thinker thinker;
  own_turn(app);
  obey(app, "bots wait");
  CHECK_FALSE(app.bot_request());
  CHECK(page_offers(app, "bots go"));
  refuses(app, "bots now", "bot.not_thinking");
  obey(app, "bots go");
  REQUIRE(app.bot_request());
  obey(app, "rules");
  CHECK_FALSE(app.bot_request());
  obey(app, "back");
  REQUIRE(app.bot_request());
  obey(app, "replay");
  CHECK_FALSE(app.bot_request());
  obey(app, "replay live");
  REQUIRE(app.bot_request());
  thinker.answer(app);
  obey(app, "hall");
  CHECK_FALSE(app.bot_decided());  // it is asked again, and says the same
  obey(app, "continue");
  let_bots(app, thinker);
  CHECK(app.asked());
}

TEST_CASE("bots: word of a request that was given up is not heard") {
  App app = with_bots("none", "thrall");
  own_turn(app);
  const std::string given_up = app.bot_request()->key;
  obey(app, "bots wait");
  obey(app, "bots go");
  app.answered(given_up, "take 0");
  CHECK_FALSE(app.bot_decided());
  REQUIRE(app.bot_request());
  CHECK(app.bot_request()->key != given_up);
}

TEST_CASE("bots: an answer that is none is said, and they wait rather than ask for ever") {
  App app = with_bots("none", "thrall");
  own_turn(app);
  app.answered(app.bot_request()->key, "take everything");
  CHECK(app.bots_wait());
  REQUIRE(app.notice());
  CHECK(app.notice()->error);
  CHECK_FALSE(app.bot_request());
  obey(app, "bots go");
  CHECK(app.bot_request());
}

TEST_CASE("bots: hurried, one answers with the best it knows") {
  App app = with_bots("jarl", "none");
  Thinker thinker;
  thinker.hear(app);
  app.take_effects();
  obey(app, "bots now");
  const std::vector<Effect> effects = app.take_effects();
  CHECK(std::ranges::any_of(effects, [&](const Effect& effect) {
    return effect.kind == Effect::Kind::hurry && effect.key == app.bot_request()->key;
  }));
  thinker.answer(app, 2);
  REQUIRE(app.bot_decided());
  app.let_bot_move();
  CHECK(app.match().line().size() == 1);
}

TEST_CASE("bots: to my turn: they play without a pause, only until a person is asked") {
  App app = with_bots("none", "thrall");
  Thinker thinker;
  CHECK_FALSE(app.command("bots skip").ok());
  own_turn(app);
  CHECK_FALSE(app.bots_skip());
  CHECK(page_offers(app, "bots skip"));
  obey(app, "bots skip");
  CHECK(app.bots_skip());
  CHECK_FALSE(app.available("bots skip"));
  thinker.answer(app);
  app.let_bot_move();
  if (app.match().bot_acts()) CHECK(app.bots_skip());
  let_bots(app, thinker);
  CHECK(app.asked());
  CHECK_FALSE(app.bots_skip());
  own_turn(app);
  CHECK_FALSE(app.bots_skip());
  // Told to wait, they do not hurry any more, and cannot be hurried.
  obey(app, "bots skip");
  obey(app, "bots wait");
  CHECK_FALSE(app.bots_skip());
  CHECK_FALSE(app.command("bots skip").ok());
}

TEST_CASE("bots: undo and redo go past their moves to where a person decides") {
  App app = with_bots("none", "thrall");
  Thinker thinker;
  own_turn(app);
  let_bots(app, thinker);
  REQUIRE(app.asked());
  const std::uint64_t here = digest(app.match());
  obey(app, "take back");
  CHECK(app.asked());
  CHECK(digest(app.match()) != here);
  const std::size_t moves = app.match().line().size();
  CHECK(moves < app.match().whole_line().size());
  while (app.match().can_redo()) obey(app, "redo");
  CHECK(app.asked());
  CHECK(digest(app.match()) == here);
}

TEST_CASE("bots: where one begins, the way back ends with it waiting") {
  App app = with_bots("thrall", "none");
  Thinker thinker;
  let_bots(app, thinker);
  obey(app, "take back");
  CHECK(app.match().current() == Match::kStart);
  CHECK(app.bots_wait());
  CHECK_FALSE(app.bot_request());
  obey(app, "bots go");
  CHECK(app.bot_request());
}

TEST_CASE("bots: one that waited only because its move was taken back goes on when play does") {
  App app = with_bots("thrall", "none");
  Thinker thinker;
  let_bots(app, thinker);
  obey(app, "take back");
  CHECK(app.bots_wait());
  obey(app, "redo");
  CHECK_FALSE(app.bots_wait());
  own_turn(app);
  CHECK(app.bot_request());
  // While it thinks the person takes their own move back, and makes it again.
  while (app.match().bot_acts()) obey(app, "take back");
  CHECK_FALSE(app.bot_request());
  obey(app, "redo");
  CHECK_FALSE(app.bots_wait());
  CHECK(app.match().bot_acts() == (app.bot_request() != nullptr));
}

TEST_CASE("bots: told to wait, they wait on through undo and redo") {
  App app = with_bots("none", "thrall");
  Thinker thinker;
  own_turn(app);
  obey(app, "bots wait");
  obey(app, "take back");
  obey(app, "redo");
  CHECK(app.bots_wait());
}

TEST_CASE("bots: a visit to a challenge leaves a match looked back on where it was") {
  App app = with_bots("none", "thrall");
  Thinker thinker;
  own_turn(app);
  let_bots(app, thinker);
  own_turn(app);
  let_bots(app, thinker);
  obey(app, "replay start");
  obey(app, "hall");
  obey(app, "challenge vikings");
  obey(app, "hall");
  obey(app, "continue");
  CHECK(app.replaying());
  CHECK(app.match().current() == Match::kStart);
  CHECK_FALSE(app.bot_request());
}

TEST_CASE("bots: no hand-over for one person among bots") {
  App app = with_bots("none", "thrall");
  Thinker thinker;
  obey(app, "setting handOver yes");
  CHECK_FALSE(app.handing_over());
  own_turn(app);
  CHECK_FALSE(app.handing_over());
  let_bots(app, thinker);
  CHECK_FALSE(app.handing_over());
  CHECK(app.asked());
}

TEST_CASE("second opinion: the best moves with what they promise, until a move is made") {
  App app = with_bots("none", "thrall");
  Thinker thinker;
  obey(app, "hint");
  REQUIRE(app.bot_request());
  CHECK(app.bot_request()->kind == BotRequest::Kind::hint);
  app.progressed(app.bot_request()->key, 500);
  CHECK(app.bot_request()->progress == 500);
  CHECK(page_has(app, "hint cancel"));
  obey(app, "review cancel");  // that is another request
  CHECK(app.bot_request());
  obey(app, "hint cancel");
  CHECK_FALSE(app.bot_request());
  CHECK_FALSE(page_has(app, "hint cancel"));
  obey(app, "hint");
  thinker.answer(app, 30);
  REQUIRE_FALSE(app.advice().empty());
  CHECK(app.advice().size() <= 3);
  MoveList moves;
  app.match().game().legal(app.match().position(), moves);
  for (const bots::Advice& each : app.advice()) {
    CHECK(moves.contains(each.move));
    CHECK(each.chance >= 0);
    CHECK(each.chance <= 1000);
  }
  CHECK(page_has(app, "Second opinion"));
  CHECK_FALSE(page_has(app, "«"));
  own_turn(app);
  CHECK(app.advice().empty());
  refuses(app, "hint", "bot.no_hint");
}

TEST_CASE(
    "a look back: chances of every moment, the best and the costliest moves, shown on demand") {
  App app = with_bots("thrall", "thrall");
  Thinker thinker;
  refuses(app, "review", "bot.no_review");
  let_bots(app, thinker);
  obey(app, "review");
  REQUIRE(app.bot_request());
  CHECK(app.bot_request()->kind == BotRequest::Kind::review);
  obey(app, "review cancel");
  CHECK_FALSE(app.bot_request());
  obey(app, "review");
  thinker.answer(app);
  REQUIRE(app.review() != nullptr);
  const bots::Review& review = *app.review();
  REQUIRE(review.size() == app.match().line().size() + 1);
  // At the end it is known who won.
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const int rank = app.match().game().score(app.match().position()).ranks[seat];
    if (rank == 2) CHECK(review.back().chances[seat] == 0);
  }
  for (const bots::Judgement& each : review) {
    CHECK(each.loss >= 0);
    CHECK(each.lead >= 0);
    CHECK((each.better.has_value() == (each.loss > 0)));
  }
  // A move that was the only one changes no chances.
  int without_choice = 0;
  Match::Node before = Match::kStart;
  MoveList moves;
  for (std::size_t i = 0; i + 1 < review.size(); ++i) {
    app.match().game().legal(app.match().position_at(before), moves);
    before = app.match().whole_line()[i];
    if (moves.size() > 1) continue;
    ++without_choice;
    CHECK(review[i].chances == review[i + 1].chances);
  }
  CHECK(without_choice > 0);
  const std::vector<app::Finding> found = app::findings(app.match(), review);
  REQUIRE_FALSE(found.empty());
  CHECK_FALSE(page_has(app, "«"));
  // A look back goes on while a bot would be to act, and is given up when another line is played.
  obey(app, "take back");
  obey(app, "rematch");
  CHECK(app.review() == nullptr);
  obey(app, "previous");
  CHECK(app.review() == nullptr);
  obey(app, "review");
  REQUIRE(app.bot_request()->kind == BotRequest::Kind::review);
  thinker.answer(app);
  REQUIRE(app.review() != nullptr);
  obey(app, "goto " + std::to_string(found[0].node));
  CHECK(app.replaying());
  CHECK(app.review() != nullptr);
  obey(app, "play on");
  CHECK(app.match().bot_acts() != app.asked());
}

}  // namespace meadhall::tests
