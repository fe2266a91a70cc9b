// What bots hold against who broke a word, beside their votes: in what they propose, where they
// march, what they build, pay and help with.

#include <doctest/doctest.h>

#include <array>

#include "bots/bot.h"
#include "bots/graenaland/worth.h"
#include "games/registry.h"
#include "tests/support/graenaland_bargain.h"

namespace meadhall::tests {
namespace {

using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;
using bots::Word;
using graenaland_bots::bound;
using graenaland_bots::leaning;
using Fate = Promise::Fate;

Word broken_by(Seat seat) { return {.by = seat, .to = seat, .fate = Fate::broken}; }

// Ann proposes how to share out four wood on F1, where Bob and Cid could both make a majority.
Table ann_proposes() {
  Table table;
  table.main(dag).villages(ann, "2 F1").villages(bob, "2 F1").villages(cid, "2 F1");
  table.lying("F1", "4 wood").to_proposals();
  return table;
}

int lean(const Table& table, std::string_view move, Seat breaker) {
  const State seen = observe(table.state, table.state.turn);
  return leaning(seen, parse(move).value(), std::array{broken_by(breaker)});
}

}  // namespace

TEST_CASE("bots give who broke a word nothing, where others can be given it") {
  for (const Seat breaker : {bob, cid}) {
    Table table = ann_proposes().play("propose F1");
    const std::array words = {broken_by(breaker)};
    while (table.asks() == "1 share") {
      const auto move = bound(observe(table.state, ann), words);
      REQUIRE(move);
      table.play(graenaland::text(*move));
    }
    const auto& shares = table.state.proposal.shares;
    CHECK(shares[index(breaker)][0] == 0);
    CHECK(shares[index(breaker == bob ? cid : bob)][0] > 0);
  }
  const Table table = ann_proposes().play("propose F1");
  CHECK_FALSE(bound(observe(table.state, ann), std::array{broken_by(ann)}));  // it was her own
}

TEST_CASE("bots propose rather where who broke a word need get nothing") {
  Table table;
  table.main(dag).villages(ann, "2 F1, 2 P2").villages(bob, "2 F1").villages(cid, "2 P2");
  table.lying("F1", "4 wood").lying("P2", "2 grain").to_proposals();
  CHECK(lean(table, "propose F1", bob) < 0);
  CHECK(lean(table, "propose F1", cid) == 0);
  CHECK(lean(table, "pass", bob) == 0);
}

TEST_CASE("bots march rather where it takes votes from who broke a word") {
  Table table(4);
  table.main(dag).villages(ann, "P2").heroes(ann, "warrior P2").army(ann, 3);
  table.villages(bob, "2 H1").villages(cid, "2 F2").lying("H1", "3 ore").lying("F2", "3 wood");
  REQUIRE(table.asks() == "1 march");
  CHECK(lean(table, "march warrior W", bob) > 0);
  CHECK(lean(table, "march warrior W", cid) == 0);
  CHECK(lean(table, "march warrior E", cid) > 0);
  CHECK(lean(table, "march nobody", bob) == 0);
}

TEST_CASE("bots build rather what brings who broke a word no toll, and nothing else") {
  Table table;
  table.villages(ann, "H1")
      .villages(bob, "F1")
      .works("palisade F1")
      .hand(ann, "4 wood, 4 livestock");
  table.builds(ann);
  CHECK(lean(table, "build village F1", bob) < 0);
  CHECK(lean(table, "build village F1", cid) == 0);
  table.villages(bob, "H1");
  CHECK(lean(table, "build road H1", bob) < 0);
  CHECK(lean(table, "done", bob) == 0);
}

TEST_CASE("bots give who broke a word the card of a toll that is worth least") {
  Table table;
  table.villages(ann, "H1").villages(bob, "F1").villages(cid, "F1").works("palisade F1");
  table.hand(ann, "2 livestock, 2 wood, 3 ore, grain").builds(ann);
  table.play("build village F1");
  while (table.asks() == "1 pay") {
    MoveList moves;
    legal(table.state, moves);
    table.play(graenaland::text(moves[0]));
  }
  REQUIRE(table.asks() == "1 toll");
  CHECK_FALSE(bound(observe(table.state, ann), std::array{broken_by(bob)}));
  // Ore is what she has most of, three of it: enough for both.
  CHECK(bound(observe(table.state, ann), std::array{broken_by(cid)}) ==
        parse("toll hills 1").value());
}

TEST_CASE("bots give nothing to the works of who broke a word") {
  Table table = ready_to_vote();
  table.builds(ann).play("joint road H1");
  REQUIRE(table.asks() == "2 pledge");
  CHECK(bound(observe(table.state, bob), std::array{broken_by(ann)}) == kEnough);
  CHECK_FALSE(bound(observe(table.state, bob), std::array{broken_by(cid)}));
}

TEST_CASE("bots vote against what serves who broke a word, where it would be close") {
  Table table;
  table.main(dag).villages(ann, "2 F1").villages(bob, "2 F1").villages(cid, "2 F1");
  table.villages(dag, "2 P2");  // nobody is ahead
  table.lying("F1", "5 wood").to_proposals();
  table.play("propose F1, give 1, give 2, give 2, give 3, give 3");
  CHECK(bound(observe(table.state, bob), std::array{broken_by(cid)}) == vote(false));
  CHECK_FALSE(bound(observe(table.state, bob), std::array{broken_by(dag)}));
}

TEST_CASE("bots of every strength count a broken word in what they choose") {
  const Game& game = *find_game("graenaland");
  Table table;
  table.main(dag).villages(ann, "2 F1, 2 P2").villages(bob, "2 F1").villages(cid, "2 P2");
  table.lying("F1", "4 wood").lying("P2", "4 grain").to_proposals();
  const Position position = Position::of(table.state);
  for (const bots::Level& level : {bots::Level{"glance", 0, 1}, bots::Level{"search", 60}}) {
    CAPTURE(level.id);
    for (const Seat breaker : {bob, cid}) {
      const std::array words = {broken_by(breaker)};
      const Move chosen = bots::choose(game, position, level, 3, words);
      CHECK(graenaland::text(chosen) == (breaker == bob ? "propose P2" : "propose F1"));
    }
  }
}

}  // namespace meadhall::tests
