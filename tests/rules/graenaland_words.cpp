// The sentences of questions, choices and the table, as ids of the catalogue; and that no secret is
// among them.

#include <doctest/doctest.h>

#include <algorithm>

#include "games/graenaland/goals.h"
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

std::string all_lines(const Section& section) {
  return words(section.title) + ": " + words(section.lines);
}

// Everything a screen for all shows of a state.
std::string whole_table(const State& state) {
  std::string all = words(question(state));
  for (const Section& section : board(state)) all += "\n" + all_lines(section);
  for (std::size_t i = 0; i < state.player_count; ++i) {
    all += "\n" + all_lines(homeland(state, seat_at(i)));
  }
  return all;
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

Table ready_to_vote() {
  Table table;
  table.villages(ann, "H1").villages(bob, "H1").villages(cid, "H1");
  return table.lying("H1", "2 ore, livestock, ?ore").proposes(bob);
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
  CHECK(asked(joint) ==
        "graenaland.ask.pledge_main what=graenaland.what.palisade cost=[graenaland.nothing] "
        "land=F1");
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

// rules: Graenaland 15
TEST_CASE("graenaland board: the first lines say whose ship it is and whether there may be talk") {
  Table table = ready_to_vote();
  const auto talk = [&] { return words(board(table.state)[0].lines[1]); };
  CHECK(words(board(table.state)[0].lines[0]) == "graenaland.board.round_line n=1 player=seat1");
  CHECK(talk() == "graenaland.talk.quiet");
  table.play("propose H1");
  CHECK(talk() == "graenaland.talk.quiet");
  table.play("rest 2");
  CHECK(talk() == "graenaland.talk.vote");
  table.builds(ann);
  CHECK(talk() == "graenaland.talk.building");
  table.play("joint road H1");
  CHECK(talk() == "graenaland.talk.joint");
  table.builds(ann).state.phase = Phase::granted;
  CHECK(talk() == "graenaland.talk.granted");
  table.state.phase = Phase::final;
  CHECK(talk() == "graenaland.talk.free");
  table.state.step = Step::found;
  CHECK(talk() == "graenaland.talk.free");
  CHECK(words(board(table.state)[0].lines[0]) == "graenaland.board.setup player=seat1");
}

// rules: Graenaland 15
TEST_CASE("graenaland talk: promises are made aloud while a proposal lies on the table") {
  Table table = ready_to_vote();
  const auto all = [&] {
    std::vector<std::string> told;
    for (const Phrase& each : phrases(table.state)) {
      told.push_back(std::to_string(index(each.by) + 1) + " " + words(each.words));
    }
    return told;
  };
  const auto says = [&](std::string_view what) {
    const std::vector<std::string> told = all();
    return std::ranges::find(told, what) != told.end();
  };
  CHECK_FALSE(talk(table.state)->open);
  CHECK(all().empty());
  table.play("propose H1").play("rest 2");
  CHECK(talk(table.state)->open);
  // Bob proposes and Cid has votes there: votes for votes, a card of the land, a work.
  CHECK(says("2 graenaland.phrase.votes land=H1 player=seat3"));
  CHECK(says("3 graenaland.phrase.votes land=H1 player=seat2"));
  CHECK(says("2 graenaland.phrase.card land=H1 player=seat3 resource=graenaland.some.ore"));
  CHECK(says("2 graenaland.phrase.work land=H1 work=graenaland.a.road"));
  CHECK_FALSE(says("2 graenaland.phrase.votes land=H1 player=seat2"));
  CHECK_FALSE(says("4 graenaland.phrase.votes land=H1 player=seat2"));
}

// rules: Graenaland 15
TEST_CASE(
    "graenaland talk: who names a joint work may promise votes for gifts; else all is quiet") {
  Table table = ready_to_vote();
  table.builds(ann);
  CHECK_FALSE(talk(table.state)->open);
  CHECK(phrases(table.state).empty());
  table.play("joint road H1");
  CHECK(talk(table.state)->open);
  const std::vector<Phrase> ready = phrases(table.state);
  REQUIRE(ready.size() == 3);
  for (const Phrase& each : ready) CHECK(each.by == ann);
  CHECK(words(ready[0].words) == "graenaland.phrase.votes land=H1 player=seat2");
  table.state.phase = Phase::granted;
  table.state.step = Step::build;
  CHECK(talk(table.state)->open);
  table.state.step = Step::over;
  CHECK(talk(table.state)->open);
}

TEST_CASE("graenaland board: lands from west to east, with cards, works, people and votes") {
  Table table;
  table.villages(ann, "2 H1").buildings(bob, "church H1").army(bob, 3);
  table.heroes(bob, "warrior H1").works("road H1").lying("H1", "ore, ?2 ore");
  const Section island = board(table.state)[1];
  REQUIRE(island.lines.size() == 7);
  CHECK(words(island.lines[0]) ==
        "graenaland.board.land land=F1 terrain=graenaland.terrain.forest "
        "row=graenaland.row.coast about=[graenaland.board.no_cards]");
  CHECK(words(island.lines[1]) ==
        "graenaland.board.land land=H1 terrain=graenaland.terrain.hills row=graenaland.row.coast "
        "about=[graenaland.cards.resource n=1 resource=graenaland.resource.ore; "
        "graenaland.cards.down n=2; graenaland.what.road; "
        "graenaland.board.present player=seat1 what=[graenaland.board.villages n=2; "
        "graenaland.board.votes n=2]; "
        "graenaland.board.present player=seat2 what=[graenaland.what.church; "
        "graenaland.hero.warrior; graenaland.board.votes n=4]]");
  CHECK(words(island.lines[6]).starts_with("graenaland.board.land land=M2"));
}

TEST_CASE("graenaland board: a deck is counted by what everybody sees") {
  Table table = Table::dealt(4, 5);
  for (int n = 0; n < 2; ++n) {
    for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
      int left = 0;
      for (std::size_t rank = 0; rank < kRanks; ++rank) {
        left += table.state.deck[card_kind(terrain, rank)];
      }
      const std::string wanted = " n=" + std::to_string(left) + " ";
      for (const State& seen : {table.state, observe(table.state, cid)}) {
        CHECK(has(words(board(seen)[2].lines[1 + terrain]), wanted));
      }
    }
    const std::string stack = " n=" + std::to_string(std::popcount(table.state.stack)) + " ";
    CHECK(has(words(board(observe(table.state, bob))[2].lines[0]), stack));
    table.hand(dag, supply_text(static_cast<std::size_t>(std::countr_zero(table.state.stack))));
  }
}

TEST_CASE("graenaland board: goals with everybody's figures, and how many are met") {
  Table table;
  table.villages(ann, "8 H1").army(ann, 3);
  const Section goals = board(table.state)[3];
  REQUIRE(goals.lines.size() == 6);
  CHECK(words(goals.lines[0]) ==
        "graenaland.board.goal goal=graenaland.goal.settlements players=["
        "graenaland.board.figure player=seat1 n=8; graenaland.board.figure player=seat2 n=0; "
        "graenaland.board.figure player=seat3 n=0; graenaland.board.figure player=seat4 n=0] n=8");
  CHECK(words(goals.lines[5])
            .starts_with(
                "graenaland.board.met n=3 players=[graenaland.board.figure player=seat1 n=3; "));
  Table cards(4, {{"victoryCards", "true"}});
  CHECK(board(cards.state)[3].lines.size() == 5);
  CHECK(words(board(cards.state)[3].lines[0]).starts_with("graenaland.board.column"));
}

// What a player at a table reads off tiles and the overview. rules: Graenaland 2.2, 3, 10.1
TEST_CASE("graenaland board: what the goals count, and with three what does not") {
  const Section goals = board(Table().state)[4];
  REQUIRE(goals.lines.size() == kGoals);
  CHECK(words(goals.lines[2]) ==
        "graenaland.board.meaning goal=graenaland.goal.largest about=[graenaland.about.largest]");
  CHECK(words(board(Table(3).state)[4].lines.back()) == "graenaland.board.first_building");
}

TEST_CASE("graenaland board: each land with its neighbours, its village's price, its places") {
  const Table table;
  const Section lands = board(table.state)[5];
  REQUIRE(lands.lines.size() == land_count(table.state));
  CHECK(words(lands.lines[place(table.state, "F1")]) ==
        "graenaland.board.ground land=F1 lands=[graenaland.land land=H1; graenaland.land land=M1] "
        "cost=[graenaland.cards.resource n=2 resource=graenaland.resource.livestock; "
        "graenaland.cards.resource n=2 resource=graenaland.resource.wood] "
        "resource=graenaland.some.wood sites=[graenaland.what.fortress; "
        "graenaland.what.church; graenaland.what.hall]");
  CHECK(has(words(lands.lines[place(table.state, "M1")]), "sites=[graenaland.board.no_sites]"));
}

TEST_CASE("graenaland board: the prices of buildings, works and the army, each way") {
  const Section prices = board(Table().state)[6];
  REQUIRE(prices.lines.size() == 3 + 4 + 1 + 3);  // mountains send no troops
  CHECK(words(prices.lines[0]).starts_with("graenaland.board.price what=graenaland.a.fortress"));
  CHECK(words(prices.lines[7]).starts_with("graenaland.explain.army cost=["));
  CHECK(words(prices.lines[8]).starts_with("graenaland.explain.troops"));
}

TEST_CASE("graenaland homeland: faces are for their owner alone") {
  Table table;
  table.hand(ann, "grain, 2 livestock, 4 hills wood");
  table.hand(ann, "S07").builds(ann);
  const std::string backs =
      "graenaland.home.backs n=7 cards=[graenaland.cards.backs n=3 "
      "terrain=graenaland.terrain.plains; graenaland.cards.backs n=4 "
      "terrain=graenaland.terrain.hills] | graenaland.home.supplies n=1";
  const std::string faces =
      "graenaland.home.hand cards=[graenaland.cards.kind n=1 resource=graenaland.resource.grain "
      "terrain=graenaland.terrain.plains; graenaland.cards.kind n=2 "
      "resource=graenaland.resource.livestock terrain=graenaland.terrain.plains; "
      "graenaland.cards.kind n=4 resource=graenaland.resource.wood "
      "terrain=graenaland.terrain.hills; graenaland.cards.supply card=S07 "
      "first=graenaland.resource.livestock second=graenaland.resource.wood]";
  const auto of_ann = [](const State& state) { return words(homeland(state, ann).lines); };
  CHECK(of_ann(table.state).starts_with(faces));
  CHECK(of_ann(observe(table.state, ann)).starts_with(faces));
  CHECK(of_ann(observe(table.state, bob)).starts_with(backs));
  table.state.turn = bob;
  CHECK(of_ann(table.state).starts_with(backs));
  CHECK(of_ann(observe(table.state, ann)).starts_with(faces));
  table.state.turn = ann;
  table.state.step = Step::over;
  CHECK(of_ann(table.state).starts_with(backs));
}

TEST_CASE("graenaland homeland: settlements, heroes, army and houses") {
  Table table;
  table.villages(bob, "2 F1").buildings(bob, "church F1").villages(bob, "M1");
  table.heroes(bob, "warrior H1, priest waits F1").army(bob, 2);
  CHECK(has(words(homeland(table.state, bob).lines),
            "graenaland.home.settled lands=[graenaland.home.land land=F1 "
            "what=[graenaland.board.villages n=2; graenaland.what.church]; "
            "graenaland.home.land land=M1 what=[graenaland.board.villages n=1]] | "
            "graenaland.home.heroes heroes=[graenaland.home.hero hero=graenaland.hero.warrior "
            "land=H1; graenaland.home.waits hero=graenaland.hero.priest land=F1] | "
            "graenaland.home.army n=2 | graenaland.home.houses n=9"));
}

TEST_CASE("graenaland homeland: a victory-point card is its owner's secret until the end") {
  Table table(4, {{"victoryCards", "true"}});
  Player& player = table.state.at(cid);
  player.dealt = {4, 5, 6};
  player.has_kept = 1;
  player.villages[0] = 8;
  table.builds(ann);
  const auto of_cid = [](const State& state) { return words(homeland(state, cid).lines); };
  CHECK(has(of_cid(table.state), "graenaland.home.card_hidden"));
  CHECK_FALSE(has(of_cid(table.state), "VP05"));
  CHECK_FALSE(has(of_cid(observe(table.state, bob)), "VP"));
  CHECK(has(of_cid(observe(table.state, cid)), "graenaland.home.card card=VP05"));
  CHECK(has(of_cid(observe(table.state, cid)), "graenaland.home.points n=5 wanted=6"));
  table.state.ended = 1;
  table.state.winner = cid;
  CHECK(has(of_cid(table.state), "graenaland.home.card card=VP05"));
  table.state.winner = dag;
  CHECK_FALSE(has(of_cid(table.state), "VP05"));
  table.state.step = Step::over;
  CHECK(has(of_cid(table.state), "graenaland.home.card card=VP05"));
}

// rules: Graenaland 14.2
TEST_CASE("graenaland: the table reads the same whatever another player holds or has chosen") {
  Table table = ready_to_vote();
  table.hand(dag, "grain, 2 livestock, S05").play("propose H1, rest 2");
  Table other = ready_to_vote();
  other.hand(dag, "3 grain, S11").play("propose H1, rest 2");
  // Both supply cards lie in nobody's row.
  other.state.row = table.state.row;
  CHECK(whole_table(table.state) == whole_table(other.state));
  table.play("vote yes");
  other.play("vote no");
  CHECK(whole_table(table.state) == whole_table(other.state));
  CHECK(has(whole_table(table.state),
            "graenaland.board.answered players=[graenaland.player player=seat3]"));
  CHECK(whole_table(observe(table.state, ann)) == whole_table(observe(other.state, ann)));
}

TEST_CASE("graenaland: a card face down is told by no name before it is in a hand") {
  Table table = ready_to_vote();
  Table other = ready_to_vote();
  table.state.lands[place(table.state, "H1")].down = {1, 0, 0};
  other.state.lands[place(other.state, "H1")].down = {0, 0, 1};
  CHECK(whole_table(table.state) == whole_table(other.state));
}
