// What a move would mean, said before it is made.

#include <doctest/doctest.h>

#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

std::string foreseen(const State& state, std::string_view move) {
  const Result<Move> read = parse(move);
  REQUIRE_MESSAGE(bool(read), move);
  return words(foresee(state, read.value()));
}
std::string foreseen(const Table& table, std::string_view move) {
  return foreseen(table.state, move);
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

}  // namespace

TEST_CASE("graenaland foresee: the votes of who enters, of two who wait") {
  Table table;
  table.heroes(bob, "priest waits F1, skald waits F1, warrior F1").villages(bob, "F1");
  table.villages(cid, "2 F1").heroes(cid, "warrior F1");
  table.play("march warrior E, march nobody, march nobody");
  REQUIRE(table.asks() == "2 enter");
  CHECK(foreseen(table, "enter skald") ==
        "graenaland.move.enter hero=graenaland.hero.skald | "
        "graenaland.foresee.votes land=F1 player=seat2 n=2 all=5 before=1 all_before=4");
  // Beside a priest a warrior has no vote.
  CHECK(foreseen(table, "enter priest") ==
        "graenaland.move.enter hero=graenaland.hero.priest | "
        "graenaland.foresee.votes land=F1 player=seat2 n=1 all=3 before=1 all_before=4");
}

TEST_CASE("graenaland foresee: the votes after a march, where others stand now") {
  Table table;
  table.heroes(bob, "warrior F1").army(bob, 2).heroes(bob, "priest H1");
  table.villages(cid, "H1").heroes(cid, "warrior H1");
  table.state.step = Step::march;
  table.state.turn = bob;
  // He swaps with his priest, beside whom Cid's warrior had no vote.
  CHECK(foreseen(table, "march warrior E") ==
        "graenaland.move.march hero=graenaland.hero.warrior spot=graenaland.spot.e land=H1 | "
        "graenaland.foresee.votes land=H1 player=seat2 n=2 all=4 before=0 all_before=1 | "
        "graenaland.foresee.votes land=F1 player=seat2 n=0 all=0 before=2 all_before=2");
  CHECK(foreseen(table, "march warrior W") ==
        "graenaland.move.march_stays hero=graenaland.hero.warrior spot=graenaland.spot.w land=F1");
  CHECK(foreseen(table, "march skald E") == "graenaland.no.hero_away hero=graenaland.hero.skald");
}

TEST_CASE("graenaland foresee: a proposal as it grows, and the votes it needs") {
  Table table;
  table.villages(ann, "2 H1").villages(bob, "H1").lying("H1", "ore, ?ore").proposes(bob);
  CHECK(has(foreseen(table, "propose H1"),
            "graenaland.votes.majority n=3 wanted=2 | graenaland.votes.with player=seat2 n=1 "
            "sets=[graenaland.player player=seat1]"));
  table.play("propose H1");
  const std::string ore =
      "graenaland.share player=seat1 cards=[graenaland.cards.resource n=1 "
      "resource=graenaland.resource.ore]";
  CHECK(foreseen(table, "give 1") ==
        "graenaland.move.give player=seat1 | graenaland.foresee.shares shares=[" + ore +
            "] | graenaland.board.left cards=[graenaland.cards.down n=1]");
  table.play("give 1");
  CHECK(foreseen(table, "give 2") ==
        "graenaland.move.give player=seat2 | graenaland.foresee.shares shares=[" + ore +
            "; graenaland.share player=seat2 cards=[graenaland.cards.down n=1]] | "
            "graenaland.votes.majority n=3 wanted=2 | graenaland.votes.with player=seat2 n=1 "
            "sets=[graenaland.player player=seat1]");
  CHECK(foreseen(table, "give 3") == "graenaland.no.receiver land=H1 player=seat3");
  table.play("give 2");
  CHECK(foreseen(table, "vote no") ==
        "graenaland.move.no | graenaland.votes.weight player=seat1 n=2 | "
        "graenaland.votes.majority n=3 wanted=2");
  Table alone;
  alone.villages(bob, "H1").lying("H1", "ore").proposes(bob);
  CHECK(has(foreseen(alone, "propose H1"),
            "graenaland.votes.alone player=seat2 | graenaland.foresee.sole"));
}

TEST_CASE("graenaland foresee: what a construction would bring") {
  Table table;
  table.villages(ann, "7 H1").hand(ann, "2 ore, 3 hills livestock").builds(ann);
  table.villages(bob, "F1").works("palisade F1").hand(ann, "2 wood");
  CHECK(has(foreseen(table, "build village H1"),
            "graenaland.foresee.votes land=H1 player=seat1 n=8 all=8 before=7 all_before=7 | "
            "graenaland.foresee.goal goal=graenaland.goal.settlements n=8 before=7 | "
            "graenaland.foresee.goal goal=graenaland.goal.largest n=8 before=7 | "
            "graenaland.foresee.met n=2 wanted=3"));
  CHECK(has(foreseen(table, "build village F1"), "graenaland.explain.toll n=1"));
  CHECK(foreseen(table, "build hall H1").starts_with("graenaland.no.cannot_pay "));
  CHECK(has(foreseen(table, "joint road H1"), "graenaland.foresee.joint"));
  table.hand(ann, "9 grain").heroes(ann, "warrior M1");
  CHECK(has(foreseen(table, "build army"),
            "graenaland.foresee.votes land=M1 player=seat1 n=2 all=2 before=1 all_before=1 | "
            "graenaland.foresee.goal goal=graenaland.goal.army n=2 before=1"));
  CHECK(has(foreseen(table, "build hall H1"),
            "graenaland.log.enters player=seat1 hero=graenaland.hero.skald land=H1"));
  table.heroes(ann, "warrior H1");
  CHECK(has(foreseen(table, "build hall H1"),
            "graenaland.log.waits player=seat1 hero=graenaland.hero.skald land=H1"));
}

// rules: Graenaland 5.2, 9.1, 9.4
TEST_CASE("graenaland foresee: what a construction leaves, and what that still pays for") {
  Table table;
  table.villages(ann, "H1").villages(bob, "H1").hand(ann, "3 ore, 3 hills livestock").builds(ann);
  // A village on H1 costs two livestock and two ore.
  const std::string poor = foreseen(table, "build village H1");
  CHECK(has(poor, "graenaland.foresee.limit land=H1 n=4 | graenaland.foresee.left n=2"));
  CHECK_FALSE(has(poor, "graenaland.foresee.reach"));
  table.hand(ann, "wood");
  CHECK(has(foreseen(table, "build village H1"),
            "graenaland.foresee.left n=3 | graenaland.foresee.reach "
            "list=[graenaland.foresee.on what=graenaland.what.road lands=H1]"));
  CHECK_FALSE(has(foreseen(table, "build road H1"), "graenaland.foresee.limit"));
  // With both halves of a supply card there is enough for a fortress, with one for a palisade.
  table.hand(ann, "S12");
  CHECK(has(foreseen(table, "build village H1"),
            "graenaland.foresee.left_most n=4 | graenaland.foresee.reach "
            "list=[graenaland.foresee.on what=graenaland.what.fortress lands=H1; "
            "graenaland.foresee.on what=graenaland.what.road lands=H1; "
            "graenaland.foresee.on what=graenaland.what.palisade lands=H1]"));
  // To everybody else only the land's limit.
  const State seen = observe(table.state, bob);
  CHECK(has(foreseen(seen, "build village H1"), "graenaland.foresee.limit land=H1 n=4"));
  CHECK_FALSE(has(foreseen(seen, "build village H1"), "graenaland.foresee.left"));
  CHECK_FALSE(has(foreseen(seen, "build village H1"), "graenaland.foresee.reach"));
}

TEST_CASE("graenaland foresee: that at most no card would be left is not told") {
  Table table;
  // A village on H1 costs two livestock and two ore; one ore is on the supply card.
  table.villages(ann, "H1").hand(ann, "ore, 2 hills livestock, S12").builds(ann);
  const std::string exact = foreseen(table, "build village H1");
  CHECK(has(exact, "graenaland.foresee.limit"));
  CHECK_FALSE(has(exact, "graenaland.foresee.left"));
  table.hand(ann, "wood");
  CHECK(has(foreseen(table, "build village H1"), "graenaland.foresee.left_most n=1"));
}

// rules: Graenaland 9.5, 9.10, 13.7
TEST_CASE("graenaland foresee: markets, tolls and a grant in what is left") {
  Table table;
  table.villages(ann, "F1").villages(bob, "H1").works("palisade H1").builds(ann);
  table.hand(ann, "2 ore, 3 hills livestock, gold");
  // Four for the village, one for Bob.
  CHECK(has(foreseen(table, "build village H1"), "graenaland.foresee.left n=1"));
  // The market that is built may serve the next construction.
  Table market;
  market.villages(ann, "H1").hand(ann, "grain, livestock, 2 wood, ore").builds(ann);
  CHECK(has(foreseen(market, "build market H1"),
            "graenaland.foresee.left n=2 | graenaland.foresee.reach "
            "list=[graenaland.foresee.on what=graenaland.what.palisade lands=H1]"));
  Table granted(5, {{"fiveOffer", "grant"}});
  granted.villages(bob, "H1").hand(bob, "4 wood").builds(ann).play("grant 2");
  const std::string one = foreseen(granted, "build palisade H1");
  CHECK(has(one, "graenaland.foresee.left n=2"));
  CHECK_FALSE(has(one, "graenaland.foresee.reach"));
}

// rules: Graenaland 11.3
TEST_CASE("graenaland foresee: a hero who may come over to a further hall") {
  Table table;
  table.villages(ann, "H1").heroes(ann, "skald F1").heroes(bob, "warrior F1");
  table.hand(ann, "grain, 2 livestock, 2 wood").builds(ann);
  CHECK(has(foreseen(table, "build hall H1"),
            "graenaland.foresee.may_follow hero=graenaland.hero.skald land=F1 n=1"));
  table.heroes(ann, "warrior H1");
  CHECK_FALSE(has(foreseen(table, "build hall H1"), "graenaland.foresee.may_follow"));
}

TEST_CASE("graenaland foresee: the end of the phase, and a hero called over") {
  Table table;
  table.villages(ann, "8 H1").army(ann, 3).builds(ann);
  CHECK(foreseen(table, "declare") == "graenaland.no.supply_first");
  table.state.supply_taken = 1;
  CHECK(foreseen(table, "declare") == "graenaland.move.declare | graenaland.foresee.declare");
  CHECK(foreseen(table, "done") == "graenaland.move.done");
  CHECK(foreseen(table, "grant 2") == "graenaland.no.no_grants");
  Table five(5, {{"fiveOffer", "grant"}});
  five.builds(ann);
  CHECK(foreseen(five, "grant 2") ==
        "graenaland.move.grant player=seat2 | graenaland.foresee.grant");
  table.heroes(ann, "skald F1").heroes(bob, "warrior H1");
  table.state.order = {.what = Construction::hall,
                       .at = static_cast<std::uint8_t>(place(table.state, "H1"))};
  table.state.step = Step::follow;
  CHECK(foreseen(table, "follow") ==
        "graenaland.move.follow | graenaland.foresee.votes land=H1 player=seat1 n=9 all=10 "
        "before=8 all_before=9");
  CHECK(foreseen(table, "remain") == "graenaland.move.remain");
}

TEST_CASE("graenaland foresee: a first village and its card") {
  Table table = Table::dealt(4, 1, {{"freeSetup", "true"}});
  CHECK(foreseen(table, "found H1") ==
        "graenaland.move.found land=H1 | graenaland.foresee.draws "
        "terrain=graenaland.terrain.hills | "
        "graenaland.foresee.votes land=H1 player=seat1 n=2 all=2 before=0 all_before=0");
  table.state.lying[place(table.state, "H1")] = 0;
  CHECK(has(foreseen(table, "found H1"), "graenaland.foresee.crowded"));
  CHECK(foreseen(table, "found M1") == "graenaland.no.found_inland land=M1");
}

// rules: Graenaland 14.2
TEST_CASE("graenaland foresee: who does not see the hand is not told what it could pay") {
  Table table(4, {{"victoryCards", "true"}});
  table.villages(ann, "H1").hand(ann, "forest livestock").builds(ann);
  const State seen = observe(table.state, bob);
  CHECK(foreseen(table, "build palisade H1").starts_with("graenaland.no.cannot_pay"));
  CHECK(foreseen(seen, "build palisade H1").starts_with("graenaland.move.build"));
  CHECK(foreseen(seen, "build palisade F1").starts_with("graenaland.no.no_settlement"));
  CHECK_FALSE(has(foreseen(seen, "build palisade H1"), "graenaland.home.points"));
  for (const std::string_view line :
       {"keep 1", "claim 6", "toll forest 1", "pay forest 1", "vote yes"}) {
    CAPTURE(line);
    CHECK(foreseen(seen, line).starts_with("graenaland.no.step "));
  }
  CHECK(words(foresee(seen, make_move(MoveKind::build, 2 * kJoint)))
            .starts_with("graenaland.no.such_move "));
  CHECK(words(foresee(seen, make_move(MoveKind::build, kConstructions)))
            .starts_with("graenaland.no.such_move "));
  State marching = seen;
  marching.step = Step::march;
  CHECK(foreseen(marching, "build palisade H1").starts_with("graenaland.no.step "));
  State claiming = seen;
  claiming.step = Step::claim;
  CHECK(foreseen(claiming, "claim 6") ==
        "graenaland.move.claim n=6 | graenaland.foresee.claim_main");
  claiming.main = dag;  // of equal claims hers is not the first then
  CHECK(foreseen(claiming, "claim 6") == "graenaland.move.claim n=6 | graenaland.foresee.claim");
  claiming.step = Step::pay;
  claiming.order.needs = {0, 0, 1, 0};
  CHECK(foreseen(claiming, "pay forest 1").starts_with("graenaland.move.pay "));
}

TEST_CASE("graenaland foresee: without a warrior on the map an army changes no votes") {
  Table table;
  table.villages(ann, "H1").hand(ann, "9 grain, ore");
  table.builds(ann);
  CHECK(has(foreseen(table, "build army"), "graenaland.foresee.goal"));
  CHECK_FALSE(has(foreseen(table, "build army"), "graenaland.foresee.votes"));
}

TEST_CASE("graenaland foresee: a priest called over, and who of two comes in") {
  Table table;
  table.villages(ann, "H1").heroes(ann, "priest F1").heroes(bob, "warrior H1");
  table.state.order = {.what = Construction::church,
                       .at = static_cast<std::uint8_t>(place(table.state, "H1"))};
  table.builds(ann).state.step = Step::follow;
  // Beside the priest Bob's warrior has no vote.
  CHECK(foreseen(table, "follow") ==
        "graenaland.move.follow | graenaland.foresee.votes land=H1 player=seat1 n=1 all=1 "
        "before=1 all_before=2");
  table.state.step = Step::enter;
  CHECK(foreseen(table, "enter priest") == "graenaland.move.enter hero=graenaland.hero.priest");
}
