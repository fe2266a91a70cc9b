#include "app/teaching/challenge.h"

#include <doctest/doctest.h>

#include "match/link.h"
#include "tests/support/apps.h"

namespace meadhall::tests {

using app::App;
using app::Solved;

TEST_CASE("challenges: each opens at a decision with one clearly best move, the easiest first") {
  const auto all = app::challenges("vikings");
  REQUIRE(all.size() == 20);
  CHECK(app::challenges("chess").empty());
  int difficulty = 1;
  for (const app::ChallengePlan& each : all) {
    CHECK(each.difficulty >= difficulty);
    difficulty = each.difficulty;
    const Result<Match> match = read_link(each.link);
    REQUIRE(match.ok());
    REQUIRE_FALSE(match.value().over());
    const Game& game = match.value().game();
    const auto answer = bots::read_hint(game, each.answer);
    REQUIRE(answer);
    REQUIRE(answer->size() >= 2);
    MoveList moves;
    game.legal(match.value().position(), moves);
    for (const bots::Advice& advice : *answer) CHECK(moves.contains(advice.move));
    CHECK((*answer)[0].margin - (*answer)[1].margin >= 400);
    CHECK((*answer)[0].chance > (*answer)[1].chance);
  }
  CHECK(difficulty == kBotLevels);
}

TEST_CASE("challenges: the bots of today find the same move the best, and as hard to find") {
  for (const app::ChallengePlan& each : app::challenges("vikings")) {
    const Match match = read_link(each.link).value();
    const Game& game = match.game();
    CAPTURE(each.answer);
    const Move best = (*bots::read_hint(game, each.answer))[0].move;
    bots::Task task = bots::Task::begin(bots::ask_hint(match)).value();
    while (!task.advance(1000)) {
    }
    CHECK((*bots::read_hint(game, task.answer()))[0].move == best);
    const std::uint64_t seed = match.start().setup.seed;
    CHECK(bots::difficulty(game, match.position(), best, seed) == each.difficulty);
  }
}

TEST_CASE("challenges: the best move solves one, others are told apart, the match before goes on") {
  App app = played(3);
  const std::uint64_t before = digest(app.match());
  obey(app, "hall");
  obey(app, "challenge vikings");
  REQUIRE(app.challenge());
  CHECK(app.challenge()->number == 0);
  CHECK(app.persons() == app.match().start().seats.size());
  CHECK(page_offers(app, "challenge show"));
  const std::uint64_t asked = digest(app.match());
  const Game& game = app.match().game();
  const Move best = app.challenge()->answer[0].move;
  MoveList moves;
  game.legal(app.match().position(), moves);
  for (const Move move : moves) {
    if (move == best) continue;
    obey(app, game.text(move));
    CHECK_FALSE(app.challenge()->solved);
    CHECK(app.advice().empty());
  }
  CHECK_FALSE(app.command("take 99").ok());
  obey(app, game.text(best));
  CHECK(app.challenge()->solved);
  CHECK(app.advice().size() >= 2);
  CHECK(app.solved().has("vikings", 0));
  CHECK(digest(app.match()) == asked);
  CHECK(stored(app, app::kSolvedKey) == "vikings 1\n");
  CHECK(page_has(app, "Second opinion"));
  CHECK_FALSE(page_has(app, "«"));
  obey(app, "challenge next");
  CHECK(app.challenge()->number == 1);
  CHECK(app.advice().empty());
  obey(app, "challenge show");
  CHECK_FALSE(app.advice().empty());
  CHECK_FALSE(app.solved().has("vikings", 1));  // shown is not solved
  obey(app, "challenge previous");
  obey(app, "challenge previous");
  CHECK(app.challenge()->number == 19);
  obey(app, "challenge leave");
  CHECK_FALSE(app.challenge());
  obey(app, "continue");
  CHECK(digest(app.match()) == before);
}

TEST_CASE("challenges: all are listed to choose from, with what was solved, and left again") {
  App app = started();
  obey(app, "challenges");
  CHECK(app.screen() == app::Screen::challenges);
  CHECK(page_offers(app, "challenge vikings 1"));
  CHECK(page_offers(app, "challenge vikings 20"));
  CHECK(page_has(app, "\"Challenge 20 of 20, difficulty 4 of 4\""));
  obey(app, "challenge vikings 2");
  CHECK(app.challenge()->number == 1);
  obey(app, app.match().game().text(app.challenge()->answer[0].move));
  CHECK(page_offers(app, "challenges"));
  obey(app, "challenges");
  REQUIRE(app.challenge());
  CHECK(page_has(app, "\"Challenge 2 of 20, difficulty 1 of 4: solved\""));
  CHECK(page_has(app, "\"Challenge 1 of 20, difficulty 1 of 4\""));
  obey(app, "back");
  CHECK(app.screen() == app::Screen::table);
  CHECK(app.challenge()->number == 1);
}

TEST_CASE("challenges: none of that number, or of that game") {
  App app = started();
  refuses(app, "challenge vikings 21", "challenge.none");
  refuses(app, "challenge vikings 0", "challenge.none");
  refuses(app, "challenge vikings next", "challenge.none");
  refuses(app, "challenge chess", "challenge.none");
  CHECK_FALSE(app.challenge());
}

TEST_CASE("challenges: what was solved is kept, and what cannot be read of it is skipped") {
  Solved solved;
  CHECK(solved.next("vikings") == 0);
  solved.add("vikings", 0);
  solved.add("vikings", 11);
  solved.add("vikings", 0);
  CHECK(solved.write() == "vikings 1 12\n");
  CHECK(solved.next("vikings") == 1);
  Solved again;
  again.read(solved.write());
  CHECK(again.write() == solved.write());
  CHECK_FALSE(again.has("vikings", 1));
  again.read("vikings 2 2 99 x\nchess 1\n\n  vikings 0\n");
  CHECK(again.has("vikings", 1));
  CHECK_FALSE(again.has("chess", 0));
  CHECK(again.write() == "vikings 2\n");
  for (std::size_t i = 0; i < 20; ++i) again.add("vikings", i);
  CHECK(again.next("vikings") == 0);
}

}  // namespace meadhall::tests
