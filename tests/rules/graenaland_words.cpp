// The sentences of questions and choices, as ids of the catalogue; and that no secret is among
// them.

#include <doctest/doctest.h>

#include "games/graenaland/words.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

std::string asked(const Table& table) { return words(question(table.state)); }

std::string described(const Table& table, std::string_view move) {
  return words(describe(table.state, parse(move).value()));
}

// What everybody hears of a choice.
std::string told(const Table& table, std::string_view move) {
  return words(choice_told(table.state, parse(move).value()));
}

}  // namespace

TEST_CASE("graenaland question: each decision has its own") {
  Table free(4, {{"freeSetup", "true"}, {"victoryCards", "true"}});
  free.state.step = Step::found;
  CHECK(asked(free) == "graenaland.ask.found");
  free.state.founded_count = 4;
  CHECK(asked(free) == "graenaland.ask.found_second");
  free.state.founded[3] = static_cast<std::uint8_t>(8 * place(free.state, "H1"));
  free.state.step = Step::yield;
  CHECK(asked(free) == "graenaland.ask.yield land=H1");
  free.state.step = Step::keep;
  CHECK(asked(free) == "graenaland.ask.keep");
  free.state.step = Step::claim;
  CHECK(asked(free) == "graenaland.ask.claim n=6");

  Table table = ready_to_vote();
  CHECK(asked(table) == "graenaland.ask.propose");
  table.play("propose H1");
  CHECK(asked(table) ==
        "graenaland.ask.share land=H1 card=[graenaland.cards.resource n=1 "
        "resource=graenaland.resource.ore]");
  table.play("give 2, rest 3");
  CHECK(asked(table) ==
        "graenaland.ask.vote player=seat2 land=H1 shares=["
        "graenaland.share player=seat2 cards=[graenaland.cards.resource n=1 "
        "resource=graenaland.resource.ore]; "
        "graenaland.share player=seat3 cards=[graenaland.cards.resource n=1 "
        "resource=graenaland.resource.ore; graenaland.cards.resource n=1 "
        "resource=graenaland.resource.livestock; graenaland.cards.down n=1]]");

  Table waiting;
  waiting.heroes(bob, "priest waits F1, skald waits F1");
  waiting.state.step = Step::enter;
  CHECK(asked(waiting) == "graenaland.ask.enter land=F1");
  waiting.state.step = Step::march;
  CHECK(asked(waiting) == "graenaland.ask.march");
  waiting.state.step = Step::over;
  waiting.state.winner = cid;
  CHECK(asked(waiting) == "graenaland.log.over player=seat3");
}

TEST_CASE("graenaland question: building, paying and joint works") {
  Table table;
  table.villages(ann, "2 F1").hand(ann, "3 wood, 2 forest livestock").builds(ann);
  table.hand(ann, "hills livestock");
  CHECK(asked(table) == "graenaland.ask.build_take");
  table.play("take " + supply_text(table.state.row[0]));
  CHECK(asked(table) == "graenaland.ask.build");
  table.state.phase = Phase::final;
  CHECK(asked(table) == "graenaland.ask.final");
  table.state.phase = Phase::granted;
  CHECK(asked(table) == "graenaland.ask.granted player=seat1");
  table.state.phase = Phase::normal;
  table.state.order = {.what = Construction::village, .needs = {0, 2, 2, 0}};
  table.state.step = Step::pay;
  CHECK(asked(table) ==
        "graenaland.ask.pay what=graenaland.a.village cost=[graenaland.cards.resource n=2 "
        "resource=graenaland.resource.livestock; graenaland.cards.resource n=2 "
        "resource=graenaland.resource.wood] resource=graenaland.some.livestock");
  table.state.step = Step::contribute;
  CHECK(asked(table).starts_with("graenaland.ask.contribute what=graenaland.a.village"));
  table.state.order.toll = 0b1100;
  table.state.step = Step::toll;
  CHECK(asked(table) == "graenaland.ask.toll player=seat3");
  table.state.order.what = Construction::hall;
  table.state.step = Step::follow;
  CHECK(asked(table) == "graenaland.ask.follow hero=graenaland.hero.skald land=F1");
  table.state.order.what = Construction::church;
  CHECK(asked(table) == "graenaland.ask.follow hero=graenaland.hero.priest land=F1");

  Table joint;
  joint.villages(ann, "F1").builds(ann).play("joint palisade F1");
  CHECK(asked(joint) ==
        "graenaland.ask.pledge what=graenaland.what.palisade cost=[graenaland.cards.resource n=2 "
        "resource=graenaland.resource.wood] land=F1");
  joint.play("pledge wood, pledge wood, enough, enough, enough");
  CHECK(asked(joint) == "graenaland.ask.pledged_main what=graenaland.what.palisade land=F1");
}

TEST_CASE("graenaland describe: heroes, proposals and votes") {
  Table table = ready_to_vote();
  table.heroes(bob, "priest H1, warrior F1");
  table.state.step = Step::march;
  CHECK(described(table, "march priest NE") ==
        "graenaland.move.march hero=graenaland.hero.priest spot=graenaland.spot.ne land=H2");
  CHECK(described(table, "march warrior WW") ==
        "graenaland.move.march_stays hero=graenaland.hero.warrior spot=graenaland.spot.ww land=F1");
  CHECK(described(table, "march nobody") == "graenaland.move.march_not");
  CHECK(described(table, "march skald E").empty());
  CHECK(described(table, "enter skald") == "graenaland.move.enter hero=graenaland.hero.skald");
  CHECK(described(table, "propose H1") ==
        "graenaland.move.propose land=H1 cards=[graenaland.cards.resource n=2 "
        "resource=graenaland.resource.ore; graenaland.cards.resource n=1 "
        "resource=graenaland.resource.livestock; graenaland.cards.down n=1]");
  CHECK(described(table, "propose P1").empty());  // no such land at a table of four
  CHECK(described(table, "pass") == "graenaland.move.pass");
  table.proposes(bob).play("propose H1");
  CHECK(described(table, "give 3") == "graenaland.move.give player=seat3");
  CHECK(described(table, "rest 3") == "graenaland.move.rest player=seat3");
  CHECK(described(table, "give 5").empty());
  CHECK(described(table, "even") == "graenaland.move.even");
  CHECK(described(table, "again") == "graenaland.move.again shares=[graenaland.nothing]");
  CHECK(described(table, "vote yes") == "graenaland.move.yes");
  CHECK(described(table, "vote no") == "graenaland.move.no");
}

TEST_CASE("graenaland describe: building and paying") {
  Table table;
  table.builds(ann).army(ann, 2);
  CHECK(described(table, "build palisade F1") ==
        "graenaland.move.build what=graenaland.what.palisade land=F1 "
        "cost=[graenaland.cards.resource n=2 resource=graenaland.resource.wood]");
  CHECK(described(table, "joint palisade F1").starts_with("graenaland.move.joint what="));
  CHECK(described(table, "build army hills") ==
        "graenaland.move.army what=graenaland.what.army n=3 cost=[graenaland.cards.resource n=1 "
        "resource=graenaland.resource.grain; graenaland.cards.resource n=2 "
        "resource=graenaland.resource.ore]");
  CHECK(described(table, "build village P1").empty());
  CHECK(described(table, "take S07") ==
        "graenaland.move.take card=[graenaland.cards.supply card=S07 "
        "first=graenaland.resource.livestock second=graenaland.resource.wood]");
  CHECK(described(table, "pay forest 1") ==
        "graenaland.move.pay card=[graenaland.cards.kind n=1 resource=graenaland.resource.wood "
        "terrain=graenaland.terrain.forest]");
  CHECK(described(table, "pay gold mountains 1") ==
        "graenaland.move.pay card=[graenaland.cards.kind n=1 resource=graenaland.resource.gold "
        "terrain=graenaland.terrain.mountains]");
  CHECK(described(table, "pay market S07").starts_with("graenaland.move.pay_market card="));
  CHECK(described(table, "toll hills 2") ==
        "graenaland.move.pay card=[graenaland.cards.kind n=1 "
        "resource=graenaland.resource.livestock terrain=graenaland.terrain.hills]");
  CHECK(described(table, "done") == "graenaland.move.done");
  CHECK(described(table, "declare") == "graenaland.move.declare");
  CHECK(described(table, "grant 2") == "graenaland.move.grant player=seat2");
  table.state.phase = Phase::granted;
  CHECK(described(table, "done") == "graenaland.move.build_not");
  CHECK(described(table, "follow") == "graenaland.move.follow");
  CHECK(described(table, "remain") == "graenaland.move.remain");
  CHECK(described(table, "pledge wood") == "graenaland.move.pledge resource=graenaland.some.wood");
  CHECK(described(table, "free ore") == "graenaland.move.free resource=graenaland.some.ore");
  const std::initializer_list<std::string_view> answers = {"enough", "raise", "drop", "ask",
                                                           "refuse"};
  table.state.pledged[index(ann)][0] = 1;
  for (const std::string_view answer : answers) {
    CHECK(described(table, answer) == "graenaland.move." + std::string(answer));
  }
  CHECK(described(table, "claim 7") == "graenaland.move.claim n=7");
  CHECK(described(table, "claim nothing") == "graenaland.move.claim_not");
}

TEST_CASE("graenaland describe: a victory-point card is told with its columns") {
  Table table(4, {{"victoryCards", "true"}});
  table.state.step = Step::keep;
  table.state.at(table.state.turn).dealt = {1, 7, 9};
  CHECK(described(table, "keep 1") ==
        "graenaland.move.keep card=VP02 tiers=["
        "graenaland.cards.tiers goal=graenaland.goal.settlements tiers=7/8/9; "
        "graenaland.cards.tiers goal=graenaland.goal.territories tiers=3/4/5; "
        "graenaland.cards.tiers goal=graenaland.goal.largest tiers=5/6/7; "
        "graenaland.cards.tiers goal=graenaland.goal.buildings tiers=2/3/4; "
        "graenaland.cards.tiers goal=graenaland.goal.army tiers=3/4/5]");
  table.state.at(table.state.turn).dealt.fill(kNoCard);
  CHECK(described(table, "keep 1").empty());
}

TEST_CASE("graenaland log: of secret answers nothing is told but that they were given") {
  Table table;
  table.heroes(bob, "warrior F1, priest H1");
  const std::string chosen = "graenaland.log.chosen player=seat2";
  const std::initializer_list<std::string_view> secrets = {
      "keep 1",       "keep 3",  "march warrior E", "march priest NE",
      "march nobody", "claim 6", "claim nothing",   "refuse"};
  for (const std::string_view move : secrets) CHECK(told(table, move) == chosen);
  for (const std::string_view move : {"vote yes", "vote no"}) {
    CHECK(told(table, move) == "graenaland.log.voted player=seat2");
  }
  table.state.step = Step::contribute;
  CHECK(told(table, "pay forest 1") == chosen);
  CHECK(told(table, "pay market S07") == chosen);
  // The toll's face is for its receiver alone.
  CHECK(told(table, "toll forest 1") == told(table, "toll mountains 3"));
}

TEST_CASE("graenaland log: open choices are told") {
  Table table = ready_to_vote();
  CHECK(told(table, "propose H1") == "graenaland.log.proposes land=H1 player=seat2");
  CHECK(told(table, "pass") == "graenaland.log.pass player=seat2");
  table.play("propose H1");
  CHECK(told(table, "give 3") ==
        "graenaland.log.give other=seat3 card=[graenaland.cards.resource n=1 "
        "resource=graenaland.resource.ore] player=seat2");
  CHECK(told(table, "rest 1").starts_with("graenaland.log.rest other=seat1"));
  CHECK(told(table, "give 2") ==
        "graenaland.log.give_own card=[graenaland.cards.resource n=1 "
        "resource=graenaland.resource.ore] player=seat2");
  CHECK(told(table, "rest 2").starts_with("graenaland.log.rest_own card="));
  CHECK(told(table, "even") == "graenaland.log.even player=seat2");
  CHECK(told(table, "again") == "graenaland.log.again player=seat2");
  table.builds(ann);
  CHECK(told(table, "build road H1") ==
        "graenaland.log.build what=graenaland.a.road land=H1 player=seat1");
  CHECK(told(table, "joint road H1") ==
        "graenaland.log.joint what=graenaland.a.road land=H1 player=seat1");
  CHECK(told(table, "build army") == "graenaland.log.build_army player=seat1");
  CHECK(told(table, "done") == "graenaland.log.done player=seat1");
  CHECK(told(table, "grant 3") == "graenaland.log.grant other=seat3 player=seat1");
  table.state.step = Step::pay;
  CHECK(told(table, "pay gold mountains 1") ==
        "graenaland.log.pay card=[graenaland.cards.kind n=1 resource=graenaland.resource.gold "
        "terrain=graenaland.terrain.mountains] player=seat1");
  CHECK(told(table, "pledge ore") ==
        "graenaland.log.pledge resource=graenaland.some.ore player=seat1");
  CHECK(told(table, "free ore") == "graenaland.log.free resource=graenaland.some.ore player=seat1");
  CHECK(told(table, "enough") == "graenaland.log.promises_nothing player=seat1");
  table.state.pledged[0] = {0, 0, 1, 0};
  CHECK(told(table, "enough") == "graenaland.log.enough player=seat1");
  CHECK(told(table, "ask") == "graenaland.log.ask player=seat1");
  CHECK(told(table, "raise") == "graenaland.log.talk_over player=seat1");
  CHECK(told(table, "found F1") == "graenaland.log.founds land=F1 player=seat1");
  CHECK(told(table, "yield F1") == "graenaland.log.weighs player=seat1");
  CHECK(told(table, "yield nowhere") == "graenaland.log.yields_not player=seat1");
  CHECK(told(table, "enter skald") ==
        "graenaland.log.first hero=graenaland.whom.skald player=seat1");
  table.state.order.what = Construction::church;
  CHECK(told(table, "follow") == "graenaland.log.calls hero=graenaland.whom.priest player=seat1");
  CHECK(told(table, "remain") ==
        "graenaland.log.calls_not hero=graenaland.whom.priest player=seat1");
}
