#include "app/session/history.h"

#include <doctest/doctest.h>

#include "tests/support/apps.h"
#include "tests/support/matches.h"

namespace meadhall::tests {
namespace {

using app::history;
using app::Standing;

TEST_CASE("history: the start, six rounds and the end, which is the result") {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    Match match = new_match(players, 40U + players);
    Rng rng(players);
    play_on(match, rng);
    const std::vector<Standing> all = history(match);
    REQUIRE(all.size() == 8);
    CHECK(all.front().after.empty());
    CHECK(all[1].after.id() == "vikings.scoring.small");
    CHECK(all[6].after.id() == "vikings.scoring.large");
    CHECK(all[7].after.id() == "vikings.scoring.final");
    const ScoreSheet result = match.game().score(match.position());
    CHECK(all.back().points == result.totals);
    CHECK(all.back().money == result.money);
    for (std::size_t seat = 0; seat < players; ++seat) CHECK(all.front().points.at(seat) == 10);
  }
}

TEST_CASE("history: where nothing is scored on the way, how all stood as each round ended") {
  for (const std::string_view game : {"graenaland", "feast"}) {
    CAPTURE(game);
    Match match = Match::begin(start_of(3, 5, game)).value();
    Rng rng(5);
    play_on(match, rng);
    REQUIRE(match.over());
    const std::vector<Standing> all = history(match);
    const int rounds = match.game().round_of(match.position());
    REQUIRE(all.size() == static_cast<std::size_t>(rounds) + 1);
    CHECK(all.front().after.empty());
    for (int round = 1; round <= rounds; ++round) {
      const Message& after = all[static_cast<std::size_t>(round)].after;
      CHECK(after == Message("app.course_round").with("n", round));
    }
    CHECK(all.front().points == match.game().score(match.position_at(Match::kStart)).totals);
    CHECK(all.back().points == match.game().score(match.position()).totals);
    CHECK(all[1].points != all.back().points);
  }
}

TEST_CASE("history: where points are counted the end tells it in words, too") {
  for (const auto& [game, told] : {std::pair{"feast", true}, {"graenaland", false}}) {
    CAPTURE(game);
    app::App app = at_table("#new/" + std::string(game) + "?players=3&seed=5");
    Rng rng(5);
    while (!app.match().over()) {
      if (app.handing_over()) obey(app, "ready");
      obey(app, "play " + app.match().game().text(any_move(app.match(), rng)));
    }
    CHECK(page_has(app, "After round 3: ") == told);
  }
}

TEST_CASE("history: each scoring's lines lead from what stood before it to what stood after") {
  Match match = new_match(3, 7);
  Rng rng(7);
  play_on(match, rng);
  std::array<ScoreSheet, 8> expected;
  std::size_t at = 0;
  for (const Match::Node node : match.line()) {
    for (const Event& event : match.events_of(node)) {
      if (event.kind == Event::Kind::scoring) {
        // The final scoring goes on from the last large one; before the others nothing is spent in
        // the same move, since the last pair of a round is free.
        const Position& before = match.position_at(match.parent_of(node));
        const ScoreSheet from = at < 6 ? match.game().score(before) : expected.at(at);
        expected.at(++at) = from;
      }
      if (event.kind != Event::Kind::score) continue;
      const std::size_t seat = index(*event.seat);
      std::int16_t& points = expected.at(at).totals.at(seat);
      std::int16_t& money = expected.at(at).money.at(seat);
      points = static_cast<std::int16_t>(points + event.points);
      money = static_cast<std::int16_t>(money + event.gold);
    }
  }
  REQUIRE(at == 7);
  const std::vector<Standing> all = history(match);
  for (at = 1; at < 8; ++at) {
    CHECK(all.at(at).points == expected.at(at).totals);
    CHECK(all.at(at).money == expected.at(at).money);
  }
}

TEST_CASE("history: of a match under way it ends with the latest scoring") {
  Match match = new_match(2, 3);
  CHECK(history(match).size() == 1);
  Rng rng(3);
  for (std::size_t known = 1; known < 8; play_on(match, rng, 1)) {
    const std::size_t now = history(match).size();
    CHECK((now == known || now == known + 1 || now == known + 2));
    known = now;
  }
}

}  // namespace
}  // namespace meadhall::tests
