// The table in words, as ids of the catalogue; and that no secret is among them.

#include <doctest/doctest.h>

#include <algorithm>

#include "games/graenaland/goals.h"
#include "games/graenaland/words.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

std::string all_lines(const Section& section) {
  return words(section.title) + ": " + words(section.lines);
}

// Everything a screen for all shows of a state.
std::string whole_table(const State& state) {
  std::string all = words(question(state));
  for (const Section& section : board(state)) all += "\n" + all_lines(section);
  for (std::size_t i = 0; i < state.player_count; ++i) {
    all += "\n" + all_lines(player_area(state, seat_at(i)));
  }
  return all;
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

}  // namespace

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
  CHECK_FALSE(talk(table.state).open);
  CHECK(all().empty());
  table.play("propose H1").play("rest 2");
  CHECK(talk(table.state).open);
  // Bob proposes and Cid has votes there: votes for votes, a card of the land, a work.
  CHECK(says("2 graenaland.phrase.votes land=H1 player=seat3"));
  CHECK(says("3 graenaland.phrase.votes land=H1 player=seat2"));
  CHECK(says("2 graenaland.phrase.card land=H1 player=seat3 resource=graenaland.some.ore"));
  CHECK(says("2 graenaland.phrase.work land=H1 work=graenaland.a.road"));
  CHECK_FALSE(says("2 graenaland.phrase.votes land=H1 player=seat2"));
  CHECK_FALSE(says("4 graenaland.phrase.votes land=H1 player=seat2"));
}

// rules: Graenaland 15.3
TEST_CASE("graenaland talk: who is to get cards and is settled there may promise works for them") {
  Table table;
  table.main(dag).villages(ann, "2 F1").villages(bob, "F1").heroes(cid, "warrior F1");
  table.villages(dag, "F1").lying("F1", "4 wood").to_proposals().play("propose F1");
  const auto works = [](const State& state) {
    std::string all;
    for (const Phrase& each : phrases(state)) {
      if (each.words.id() != "graenaland.phrase.work") continue;
      all += std::to_string(index(each.by) + 1) + words(each.words).substr(30) + "; ";
    }
    return all;
  };
  // Cid is not settled there, and Dag gets nothing.
  table.play("give 1, give 1, give 2, give 3");
  CHECK(works(table.state) ==
        "1 work=graenaland.a.road; 1 work=graenaland.a.improvement; 1 work=graenaland.a.market; "
        "2 work=graenaland.a.road; 2 work=graenaland.a.improvement; 2 work=graenaland.a.market; ");
  // What stands there nobody promises, and all other phrases keep their numbers.
  const std::vector<Phrase> before = phrases(table.state);
  table.works("road F1, market F1");
  CHECK(works(table.state) == "1 work=graenaland.a.improvement; 2 work=graenaland.a.improvement; ");
  const std::vector<Phrase> after = phrases(table.state);
  CHECK(after.size() + 4 == before.size());
  for (const Phrase& each : after) {
    const auto same = std::ranges::find(before, each.number, &Phrase::number);
    REQUIRE(same != before.end());
    CHECK(words(same->words) == words(each.words));
  }
}

// rules: Graenaland 15
TEST_CASE(
    "graenaland talk: who names a joint work may promise votes for gifts; else all is quiet") {
  Table table = ready_to_vote();
  table.builds(ann);
  CHECK_FALSE(talk(table.state).open);
  CHECK(phrases(table.state).empty());
  table.play("joint road H1");
  CHECK(talk(table.state).open);
  const std::vector<Phrase> ready = phrases(table.state);
  REQUIRE(ready.size() == 3);
  for (const Phrase& each : ready) CHECK(each.by == ann);
  CHECK(words(ready[0].words) == "graenaland.phrase.votes land=H1 player=seat2");
  table.state.phase = Phase::granted;
  table.state.step = Step::build;
  CHECK(talk(table.state).open);
  table.state.step = Step::over;
  CHECK(talk(table.state).open);
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
  const auto of_ann = [](const State& state) { return words(player_area(state, ann).lines); };
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
  CHECK(has(words(player_area(table.state, bob).lines),
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
  const auto of_cid = [](const State& state) { return words(player_area(state, cid).lines); };
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
