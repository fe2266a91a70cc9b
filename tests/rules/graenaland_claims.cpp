// rules: Graenaland 13.5, 13.6

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "games/graenaland/claims.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/workshop.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

// Ann has the rulebook's example: 6 points with VP02.
Table example() {
  Table table(4, {{"victoryCards", "true"}});
  table.keeps(ann, "VP02").villages(ann, "2 F1, 2 H1, P2");
  table.buildings(ann, "fortress F1, church F1, hall F1").army(ann, 3);
  return table;
}

// Ann has one army step less: 5 points, and a fortress in the forest.
Table one_short() {
  Table table = example();
  table.army(ann, 2);
  return table;
}

void all_pass(Table& table) {
  table.to_proposals();
  while (table.state.step == Step::propose) table.play("pass");
}

// A step of the army brings her the sixth.
int reach_of(std::string_view hand, std::string_view works = {}) {
  Table table = one_short();
  table.hand(ann, hand).works(works);
  return reachable_points(table.state, ann);
}

// Ann, of that hand, has claimed so much and builds.
Table claimed(std::string_view hand, int points) {
  Table table = one_short();
  table.hand(ann, hand);
  all_pass(table);
  const std::string claim = "claim " + std::to_string(points);
  return table.play(claim + ", claim nothing, claim nothing, claim nothing");
}

}  // namespace

TEST_CASE("graenaland 13.5: the rulebook's example: 2 + 0 + 1 + 2 + 1 points") {
  const Table table = example();
  CHECK(result_of(table.state, ann) == 6);
  const Standing figures = standing(table.state, table.state.at(ann));
  CHECK(figures == Standing{8, 2, 5, 3, 3});
  const VictoryCard& card = *kept_card(table.state, table.state.at(ann));
  CHECK(card_points(card, Goal::settlements, 8) == 2);
  CHECK(card_points(card, Goal::territories, 2) == 0);
  CHECK(card_points(card, Goal::largest, 5) == 1);
  CHECK(card_points(card, Goal::buildings, 3) == 2);
  CHECK(card_points(card, Goal::army, 3) == 1);
}

TEST_CASE("graenaland 13.5: three players: the first building brings no points of that column") {
  Table table(3, {{"victoryCards", "true"}});
  table.keeps(ann, "VP02").villages(ann, "2 P1").buildings(ann, "church P1, hall P1, fortress P1");
  CHECK(standing(table.state, table.state.at(ann))[3] == 2);
  CHECK(result_of(table.state, ann) == 2);  // best land 5, two buildings
}

TEST_CASE("graenaland 13.6: the highest claim wins, whoever sits nearer") {
  Table table = example();
  table.keeps(cid, "VP05").villages(cid, "2 F2, 2 P2, M2");
  table.buildings(cid, "fortress F2, church F2, hall F2").army(cid, 3);
  REQUIRE(result_of(table.state, cid) == 7);
  all_pass(table);
  CHECK(table.asks() == "1 claim");
  table.play("claim 6");
  CHECK(table.asks() == "2 claim");
  table.play("claim nothing, claim 7, claim nothing");
  CHECK(table.asks() == "3 build");
  CHECK(table.state.winner == cid);
  table.play("done");
  CHECK(table.asks() == "4 build");
  table.play("done");
  // The main player in their place among them instead of their normal phase.
  CHECK(table.asks() == "1 build");
  CHECK(table.refused("take S01") == "graenaland.no.supply_final");
  table.play("done, done");
  CHECK(table.asks() == "over");
  CHECK(score(table.state).ranks[index(cid)] == 1);
  CHECK(score(table.state).ranks[index(ann)] == 2);
}

TEST_CASE("graenaland 13.6: of equal claims the nearest clockwise, the main player nearest") {
  for (const Seat main : {ann, bob, cid, dag}) {
    Table table = example();
    table.main(main).keeps(cid, "VP18").villages(cid, "2 F2, 2 P2, M2");
    table.buildings(cid, "fortress F2, church F2, hall F2").army(cid, 3);
    // VP18: settlements 0 for 8/9/10: 1; lands with two 1; largest 1; buildings 2; army 2.
    REQUIRE(result_of(table.state, cid) == 7);
    table.army(cid, 2);
    REQUIRE(result_of(table.state, cid) == 6);
    all_pass(table);
    for (Seat seat = main; table.state.step == Step::claim;
         seat = next_seat(seat, table.state.player_count)) {
      table.play(seat == ann || seat == cid ? "claim 6" : "claim nothing");
    }
    const bool cid_nearer = main == bob || main == cid;
    CHECK(table.state.winner == (cid_nearer ? cid : ann));
  }
}

TEST_CASE("graenaland 13.6: this round's supply card does not count for the main player") {
  Table table = one_short();
  table.row("S04, S13").hand(ann, "grain, wood");
  all_pass(table);
  REQUIRE(table.asks() == "1 claim");
  CHECK(table.moves() == "claim nothing");
  CHECK(table.refused("claim 6") == "graenaland.no.claim");
  CHECK(table.refused("claim 5") == "graenaland.no.claim");  // which she can, but it wins nothing
}

TEST_CASE(
    "graenaland 13.6: a supply card in hand does; a market that stands does; one to build not") {
  CHECK(reach_of("grain, wood, S13") == 6);
  CHECK(reach_of("grain, wood, ore") == 6);
  CHECK(reach_of("grain, wood, gold") == 6);
  CHECK(reach_of("4 grain, ore") == 6);
  CHECK(reach_of("grain, wood, livestock") == 5);
  CHECK(reach_of("grain, wood, livestock", "market H1") == 6);
  CHECK(reach_of("grain, wood, livestock", "market M1") == 5);
}

TEST_CASE("graenaland 13.6: a market that would have to be built first does not count") {
  Table table(4, {{"victoryCards", "true"}});
  table.keeps(ann, "VP02").villages(ann, "2 F1, 2 H1, M1").army(ann, 2);
  table.buildings(ann, "fortress F1, church F1, hall F1");
  // A market for grain, livestock and wood, then the army for grain, wood and a wood through it.
  table.hand(ann, "2 grain, 3 wood, livestock");
  CHECK(reachable_points(table.state, ann) == 5);
  all_pass(table);
  CHECK(table.moves() == "claim nothing");
}

TEST_CASE("graenaland 13.6: the market of a land where the plan first builds a village counts") {
  Table table = one_short();
  // The village on F2 costs 2 grain and 2 wood; then the market there helps the army.
  table.works("market F2").hand(ann, "2 grain, 2 wood, grain, wood, livestock");
  CHECK(reachable_points(table.state, ann) == 7);  // nine settlements and army 3
}

TEST_CASE("graenaland declaring: tolls count, and a card can be spent only once") {
  Table table = one_short();
  table.army(ann, 3).works("palisade F2").villages(bob, "F2").hand(ann, "2 grain, 2 wood");
  CHECK(reachable_points(table.state, ann) == 6);
  table.hand(ann, "wood");
  CHECK(reachable_points(table.state, ann) == 7);
}

TEST_CASE("graenaland declaring: not asked where nobody could, as far as all can see (14.3)") {
  Table table(4, {{"victoryCards", "true"}});
  table.villages(ann, "F1, H1").villages(bob, "F1, P2");
  all_pass(table);
  CHECK(table.asks() == "1 build");
}

TEST_CASE("graenaland declaring: being asked hangs on nothing hidden") {
  Table table = one_short();
  table.hand(ann, "grain, wood, livestock");
  Table other = one_short();
  // The same backs: plains 2, forest 1 in both.
  other.keeps(ann, "VP20").hand(ann, "plains ore, forest grain, livestock");
  REQUIRE(observe(table.state, bob) == observe(other.state, bob));
  all_pass(table);
  all_pass(other);
  CHECK(table.asks() == "1 claim");
  CHECK(other.asks() == "1 claim");
}

TEST_CASE("graenaland declaring: everybody is asked, from the main player on; claims stay hidden") {
  Table table = example();
  all_pass(table);
  Table other = table;
  table.play("claim 6");
  other.play("claim nothing");
  for (const Seat seat : {bob, cid, dag}) {
    CHECK(observe(table.state, seat) == observe(other.state, seat));
  }
  CHECK(table.asks() == "2 claim");
}

TEST_CASE(
    "graenaland declaring: nobody claims: the main player builds as ever, the claim may wait") {
  Table table = example();
  table.to_building();
  CHECK(table.asks() == "1 build");
  table.play("take S01");
  CHECK(table.refused("declare") == "graenaland.no.declare_cards");
  table.play("done");
  all_pass(table);
  CHECK(table.asks() == "2 claim");
}

TEST_CASE("graenaland declaring: the claimant builds first and wins, the others have their ranks") {
  Table table = one_short();
  table.main(dag).hand(ann, "4 grain, ore").army(bob, 5).army(cid, 4);
  all_pass(table);
  table.play("claim nothing, claim 6, claim nothing, claim nothing");
  CHECK(table.asks() == "1 build");
  CHECK(table.refused("build road F1") == "graenaland.no.work_final");
  table.play("build army, done, done, done");
  CHECK(table.asks() == "4 build");
  table.play("done");
  const ScoreSheet sheet = score(table.state);
  CHECK(sheet.totals[0] == 6);
  CHECK(sheet.ranks[0] == 1);
}

TEST_CASE("graenaland 13.6: who claimed builds until it is reached, the phase may not end before") {
  Table table = claimed("4 grain, ore", 6);
  CHECK(table.refused("done") == "graenaland.no.claim_unmet");
  CHECK(question(table.state).id() == "graenaland.ask.claimed");
  CHECK(table.moves() == "build army");
  table.play("build army");
  REQUIRE(result_of(table.state, ann) == 6);
  CHECK(question(table.state).id() == "graenaland.ask.final");
  CHECK(table.listed("done"));
  table.play("done");
  CHECK(table.asks() == "2 build");
}

TEST_CASE("graenaland 13.6: nothing is built after which the claim is out of reach") {
  // The village on F2 costs 2 grain and 2 wood; the army by its longer price takes all the grain.
  Table table = claimed("4 grain, ore, 3 wood", 7);
  CHECK(table.refused("build army") == "graenaland.no.claim_lost");
  const Inspectable army = parse_inspectable("army").value();
  CHECK(words(explain(table.state, army)).find("graenaland.no.claim_lost") != std::string::npos);
  CHECK(table.moves() == "build village F2, build army forest");
  table.play("build army forest");
  CHECK(table.moves() == "build village F2");
  // Where both can be paid, the order is free, and so is all that follows.
  Table rich = claimed("6 grain, ore, 4 wood", 7);
  CHECK(rich.listed("build army"));
  rich.play("build village F2");
  CHECK(rich.refused("done") == "graenaland.no.claim_unmet");
}

TEST_CASE("graenaland 13.6: nothing is given after which the claim is out of reach") {
  // The gold is wanted for the army's ore, so that the village takes none of it.
  const auto village = [] {
    return claimed("3 grain, 2 wood, mountains wood, gold", 7).play("build village F2");
  };
  Table table = village();
  REQUIRE(table.asks() == "1 pay");
  CHECK(table.moves() == "pay forest 1, pay mountains 3");
  CHECK(table.refused("pay gold mountains 1") == "graenaland.no.claim_lost");
  table.pay_any().play("build army forest").pay_any();
  CHECK(result_of(table.state, ann) == 7);
}

TEST_CASE("graenaland 13.6: nor is it given as toll") {
  Table table = one_short();
  table.works("palisade F2").villages(bob, "F2");
  table.hand(ann, "4 grain, 3 wood, 2 ore");
  all_pass(table);
  table.play("claim 7, claim nothing, claim nothing, claim nothing, build village F2");
  REQUIRE(table.asks() == "1 toll");
  CHECK(table.moves() == "toll plains 1, toll hills 1");
  CHECK(table.refused("toll forest 1") == "graenaland.no.claim_lost");
  table.play("toll plains 1");
  CHECK(table.refused("done") == "graenaland.no.claim_unmet");
}

TEST_CASE("graenaland 13.6: what is claimed binds its maker alone") {
  Table table = claimed("4 grain, ore", 6);
  table.hand(bob, "4 grain, ore").play("build army, done");
  REQUIRE(table.asks() == "2 build");
  CHECK(table.listed("done"));
}

TEST_CASE("graenaland 13.6: in a match begun under the first rules a claim bound nobody") {
  Setup wish{.players = 4, .options = option_values({{"victoryCards", "true"}}), .rules = 1};
  CHECK(setup(wish).value().rules == 1);
  wish.rules = 0;
  CHECK(setup(wish).value().rules == kRules);
  Table table = one_short();
  table.state.rules = 1;
  table.hand(ann, "4 grain, ore");
  all_pass(table);
  table.play("claim 6, claim nothing, claim nothing, claim nothing");
  CHECK(table.state.claimed == 0);
  CHECK(table.listed("done"));
}

TEST_CASE("graenaland claims: who looks on, or guesses a hand too poor, is not at a loss") {
  const Table table = claimed("4 grain, ore", 6);
  for (const Seat viewer : {bob, Seat{kMaxPlayers}}) {
    MoveList moves;
    legal(observe(table.state, viewer), moves);
    CHECK(words(moves) == "done");
  }
  State poor = table.state;
  poor.discards = poor.at(ann).hand;
  poor.at(ann).hand.fill(0);
  poor.at(ann).backs.fill(0);
  REQUIRE(check(poor).ok());
  MoveList moves;
  legal(poor, moves);
  CHECK(words(moves) == "done");
}

TEST_CASE("graenaland VP cards: three are dealt to each, one is kept, in turn and in secret") {
  Table table = Table::dealt(4, 7, {{"victoryCards", "true"}});
  CHECK(table.asks() == "1 keep");
  CHECK(table.moves() == "keep 1, keep 2, keep 3");
  const std::uint8_t second = table.state.at(ann).dealt[1];
  Table other = table;
  table.play("keep 2");
  other.play("keep 3");
  CHECK(table.state.at(ann).dealt[0] == second);
  for (const Seat seat : {bob, cid, dag}) {
    CHECK(observe(table.state, seat) == observe(other.state, seat));
  }
  CHECK(table.asks() == "2 keep");
  table.play("keep 1, keep 1, keep 1");
  CHECK(table.asks() == "2 march");
}

TEST_CASE("graenaland claims: a table's own supply cards may show gold, which pays for nothing") {
  Table table = one_short();
  const Result<Data> own = read_data("supply S13: gold gold");
  REQUIRE(own.ok());
  table.state.data = own.value();
  table.hand(ann, "grain, wood, S13");
  CHECK(reachable_points(table.state, ann) == 5);
  table.works("market H1");
  CHECK(reachable_points(table.state, ann) == 6);
}

TEST_CASE("graenaland 14.1: points are counted for whose card lies open") {
  Table table = example();
  table.army(bob, 5);
  const auto points = [&] {
    const ScoreSheet sheet = score(table.state);
    return std::vector<int>(sheet.totals.begin(), sheet.totals.begin() + 4);
  };
  CHECK(points() == std::vector<int>{0, 0, 0, 0});
  CHECK(score(table.state).ranks[3] == 1);
  all_pass(table);
  table.play("claim 6, claim nothing, claim nothing, claim nothing");
  CHECK(points() == std::vector<int>{6, 0, 0, 0});
  CHECK(score(table.state).ranks[0] == 1);
  table.play("done, done, done, done");
  CHECK(points() == std::vector<int>{6, 3, 0, 0});  // VP04: army 3/4/5
  const ScoreSheet sheet = score(table.state);
  CHECK(sheet.lines[static_cast<std::size_t>(Goal::army)].points[1] == 3);
  CHECK((sheet.ranks[1] == 2 && sheet.ranks[2] == 3 && sheet.ranks[3] == 3));
}
