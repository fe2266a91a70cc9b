// "What is this, and why can't I?" for everything a player may point at.

#include <doctest/doctest.h>

#include "games/graenaland/tell.h"
#include "games/graenaland/words.h"
#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

std::string explained(const State& state, std::string_view thing) {
  const Result<Inspectable> read = parse_inspectable(thing);
  REQUIRE_MESSAGE(bool(read), thing);
  return words(explain(state, read.value()));
}
std::string explained(const Table& table, std::string_view thing) {
  return explained(table.state, thing);
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// What the next production of a land is said to be.
std::string production(const Table& table, std::string_view land) {
  return words(explain(table.state, parse_inspectable("land " + std::string(land)).value())[2]);
}

}  // namespace

// rules: Graenaland 5
TEST_CASE("graenaland explain: what a land's next production brings") {
  Table table;
  CHECK(production(table, "H1") == "graenaland.explain.unsettled");
  table.villages(ann, "2 H1").works("road H1, improvement H1");
  CHECK(production(table, "H1") ==
        "graenaland.explain.brings cards=[graenaland.explain.brings_open; graenaland.cards.down "
        "n=1; graenaland.explain.brings_if resource=graenaland.resource.ore]");
  CHECK(production(table.lying("H1", "ore"), "H1") ==
        "graenaland.explain.brings cards=[graenaland.explain.brings_open; graenaland.cards.down "
        "n=1]");
  CHECK(production(table.lying("H1", "wood"), "H1") ==
        "graenaland.explain.brings cards=[graenaland.explain.brings_open]");
  CHECK(production(table.lying("H1", "?ore"), "H1") == "graenaland.explain.full");
  table.villages(bob, "2 F1").villages(cid, "2 F1").villages(dag, "F1");
  CHECK(production(table, "F1") ==
        "graenaland.explain.brings cards=[graenaland.explain.brings_open]");
}

TEST_CASE("graenaland explain: a land with its limit, works, people, places and price") {
  Table table;
  table.villages(bob, "H1").buildings(bob, "church H1").works("market H1");
  table.lying("H1", "2 livestock").state.turn = bob;
  CHECK(explained(table, "land H1") ==
        "graenaland.explain.land land=H1 terrain=graenaland.terrain.hills "
        "row=graenaland.row.coast resource=graenaland.some.ore | "
        "graenaland.explain.cards cards=[graenaland.cards.resource n=2 "
        "resource=graenaland.resource.livestock] n=3 | "
        "graenaland.explain.brings cards=[graenaland.explain.brings_open] | "
        "graenaland.explain.works works=[graenaland.what.market] | "
        "graenaland.explain.settled players=[graenaland.board.present player=seat2 "
        "what=[graenaland.board.villages n=1; graenaland.what.church; graenaland.board.votes "
        "n=2]] | "
        "graenaland.explain.sites sites=[graenaland.what.fortress; graenaland.explain.site "
        "player=seat2 what=graenaland.what.church; graenaland.what.hall] | "
        "graenaland.explain.village cost=[graenaland.cards.resource n=2 "
        "resource=graenaland.resource.livestock; graenaland.cards.resource n=2 "
        "resource=graenaland.resource.ore] | graenaland.explain.reconstructed");
  CHECK(has(explained(table, "land M1"), "graenaland.explain.no_sites"));
  CHECK(explained(table, "land P1") == "graenaland.no.such_land");
}

TEST_CASE("graenaland explain: why a village cannot stand there") {
  Table table;
  table.villages(ann, "F1").builds(ann);
  CHECK(
      has(explained(table, "land P2"), "graenaland.no.far_away what=graenaland.a.village land=P2"));
  CHECK(has(explained(table, "land H1"), "graenaland.no.cannot_pay"));
  // What a hand would have to answer is said to nobody else.
  CHECK_FALSE(
      has(explained(observe(table.hand(ann, "ore").state, bob), "land H1"), "graenaland.no."));
  table.hand(ann, "2 ore, 2 hills livestock");
  CHECK_FALSE(has(explained(table, "land H1"), "graenaland.no."));
  table.villages(bob, "H1").villages(cid, "H1").works("palisade H1");
  CHECK(has(explained(table, "land H1"), "graenaland.explain.toll n=2"));
  CHECK(has(explained(table, "land H1"), "graenaland.no.cannot_pay_toll"));
}

// rules: Graenaland 7.4: the rulebook's own example
TEST_CASE("graenaland explain: votes with their reasons, and who could pass what") {
  Table table(5);
  table.villages(ann, "H1").villages(bob, "H1").heroes(bob, "warrior H1");
  table.heroes(cid, "warrior H1").army(cid, 3).heroes(dag, "skald H1");
  table.heroes(eve, "warrior H1").works("palisade H1").proposes(dag);
  CHECK(explained(table, "votes H1") ==
        "graenaland.votes.player player=seat1 n=1 reasons=[graenaland.votes.settlements n=1] | "
        "graenaland.votes.player player=seat2 n=2 reasons=[graenaland.votes.settlements n=1; "
        "graenaland.votes.hero hero=graenaland.hero.warrior n=1] | "
        "graenaland.votes.player player=seat3 n=2 reasons=[graenaland.votes.hero "
        "hero=graenaland.hero.warrior n=2; graenaland.votes.kept_out] | "
        "graenaland.votes.player player=seat4 n=3 reasons=[graenaland.votes.hero "
        "hero=graenaland.hero.skald n=3] | "
        "graenaland.votes.player player=seat5 n=0 reasons=[graenaland.votes.hero "
        "hero=graenaland.hero.warrior n=0; graenaland.votes.kept_out] | "
        "graenaland.votes.majority n=8 wanted=5 | "
        "graenaland.votes.with player=seat4 n=2 sets=[graenaland.player player=seat2; "
        "graenaland.player player=seat3]");
  table.state.turn = ann;
  CHECK(has(explained(table, "votes H1"),
            "graenaland.votes.with player=seat1 n=3 sets=[graenaland.votes.and player=seat2 "
            "rest=[graenaland.player player=seat3]; graenaland.votes.and player=seat2 "
            "rest=[graenaland.player player=seat4]; graenaland.votes.and player=seat3 "
            "rest=[graenaland.player player=seat4]]"));
  table.state.turn = eve;
  CHECK(has(explained(table, "votes H1"), "graenaland.votes.none player=seat5"));
  CHECK(explained(table, "votes F1") == "graenaland.votes.nobody land=F1");
}

TEST_CASE("graenaland explain: a warrior beside a priest, and the changes for three") {
  Table four;
  four.villages(ann, "2 H1").heroes(ann, "warrior H1").army(ann, 3);
  four.heroes(bob, "priest H1").state.turn = ann;
  CHECK(explained(four, "votes H1") ==
        "graenaland.votes.player player=seat1 n=2 reasons=[graenaland.votes.settlements n=2; "
        "graenaland.votes.silenced hero=graenaland.hero.warrior n=0] | "
        "graenaland.votes.player player=seat2 n=0 reasons=[graenaland.votes.hero "
        "hero=graenaland.hero.priest n=0] | "
        "graenaland.votes.majority n=2 wanted=2 | graenaland.votes.alone player=seat1");
  Table three(3);
  three.heroes(ann, "warrior H1").army(ann, 4).heroes(bob, "priest H1");
  three.state.turn = ann;
  CHECK(explained(three, "votes H1") ==
        "graenaland.votes.player player=seat1 n=1 reasons=[graenaland.votes.silenced "
        "hero=graenaland.hero.warrior n=1] | "
        "graenaland.votes.player player=seat2 n=1 reasons=[graenaland.votes.hero "
        "hero=graenaland.hero.priest n=1] | "
        "graenaland.votes.majority n=2 wanted=2 | "
        "graenaland.votes.with player=seat1 n=1 sets=[graenaland.player player=seat2] | "
        "graenaland.votes.three");
}

TEST_CASE("graenaland explain: what could be built, its price, and what stands in the way") {
  Table table;
  table.villages(ann, "H1").builds(ann);
  CHECK(explained(table, "church H1") ==
        "graenaland.explain.build what=graenaland.a.church cost=[graenaland.cards.resource n=2 "
        "resource=graenaland.resource.grain; graenaland.cards.resource n=1 "
        "resource=graenaland.resource.livestock; graenaland.cards.resource n=1 "
        "resource=graenaland.resource.wood; graenaland.cards.resource n=1 "
        "resource=graenaland.resource.ore] land=H1 | graenaland.about.church | "
        "graenaland.no.cannot_pay what=graenaland.a.church land=H1 "
        "lacking=[graenaland.cards.resource n=2 resource=graenaland.resource.grain; "
        "graenaland.cards.resource n=1 resource=graenaland.resource.livestock; "
        "graenaland.cards.resource n=1 resource=graenaland.resource.wood; "
        "graenaland.cards.resource n=1 resource=graenaland.resource.ore] | "
        "graenaland.explain.reconstructed");
  CHECK(has(explained(table, "church M1"), "graenaland.no.no_site"));
  CHECK(has(explained(table, "hall F1"), "graenaland.no.no_village"));
  table.villages(bob, "H1").buildings(bob, "church H1");
  CHECK(has(explained(table, "church H1"), "graenaland.no.has_church"));
  CHECK(explained(table, "village P1") == "graenaland.no.such_land");
}

TEST_CASE("graenaland explain: a public work, and whether to build it together") {
  Table table;
  table.villages(ann, "H1").hand(ann, "2 wood").builds(ann);
  CHECK(explained(table, "palisade H1") ==
        "graenaland.explain.build what=graenaland.a.palisade cost=[graenaland.cards.resource "
        "n=2 resource=graenaland.resource.wood] land=H1 | graenaland.about.palisade | "
        "graenaland.explain.tokens n=6 | graenaland.explain.can_build | "
        "graenaland.explain.can_join | graenaland.explain.reconstructed");
  table.state.offered = 1;
  CHECK_FALSE(has(explained(table, "palisade H1"), "graenaland.explain.can_join"));
  // The open screen knows nothing of what could be paid. rules: Graenaland 14.2
  const State seen = observe(table.state, bob);
  CHECK_FALSE(has(explained(seen, "palisade H1"), "graenaland.explain.can_build"));
  CHECK_FALSE(has(explained(seen, "road H1"), "graenaland.no."));
  table.works("palisade H1");
  CHECK(has(explained(table, "palisade H1"), "graenaland.explain.tokens n=5"));
  CHECK(has(explained(table, "palisade H1"), "graenaland.no.has_palisade"));
  CHECK(has(explained(table, "palisade F1"), "graenaland.no.no_settlement"));
}

TEST_CASE("graenaland 12.1: with three players a palisade hampers every hero from outside") {
  Table three(3);
  CHECK(has(explained(three, "palisade F1"), "graenaland.about.palisade_three"));
  Table without(3, {{"threeChanges", "false"}});
  CHECK_FALSE(has(explained(without, "palisade F1"), "graenaland.about.palisade_three"));
  CHECK(has(explained(without, "palisade F1"), "graenaland.about.palisade"));
}

TEST_CASE("graenaland explain: the prices of the army") {
  Table table;
  table.villages(ann, "H1").buildings(ann, "fortress H1").builds(ann);
  CHECK(explained(table, "army")
            .starts_with("graenaland.explain.army what=graenaland.a.army "
                         "cost=[graenaland.cards.resource n=4 "
                         "resource=graenaland.resource.grain; graenaland.cards.resource n=1 "
                         "resource=graenaland.resource.ore] | graenaland.about.army | "
                         "graenaland.no.cannot_pay"));
  CHECK_FALSE(has(explained(table, "army"), "graenaland.explain.reconstructed"));
  CHECK(has(explained(table, "army hills"), "terrain=graenaland.in.hills"));
  CHECK(has(explained(table, "army hills"), "graenaland.explain.reconstructed"));
  CHECK(has(explained(table, "army plains"), "graenaland.no.no_fortress"));
  CHECK(explained(table, "army mountains") == "graenaland.no.no_troops");
  table.army(ann, 8);
  CHECK(has(explained(table, "army"), "graenaland.no.army_full n=8"));
}

TEST_CASE("graenaland explain: heroes on the map, waiting, and not yet come") {
  Table table;
  table.heroes(bob, "warrior H1").army(bob, 2).heroes(bob, "skald waits F1");
  CHECK(explained(table, "hero 2 warrior") ==
        "graenaland.explain.hero player=seat2 hero=graenaland.hero.warrior land=H1 n=2 | "
        "graenaland.about.warrior | graenaland.explain.moves");
  CHECK(explained(table, "hero 2 skald") ==
        "graenaland.explain.hero_waits player=seat2 hero=graenaland.hero.skald land=F1 | "
        "graenaland.about.skald");
  table.state.turn = cid;
  CHECK(explained(table, "hero priest") ==
        "graenaland.explain.hero_away player=seat3 hero=graenaland.hero.priest | "
        "graenaland.about.priest");
  CHECK(words(explain(table.state, make_inspectable(InspectableKind::hero, 4, 0))) ==
        "graenaland.explain.unknown");
}

TEST_CASE("graenaland explain: hands, supply cards and decks") {
  Table table;
  table.hand(ann, "2 forest grain").hand(bob, "S07").builds(ann);
  CHECK(explained(table, "hand") ==
        "graenaland.home.hand cards=[graenaland.cards.kind n=2 resource=graenaland.resource.grain "
        "terrain=graenaland.terrain.forest] | graenaland.explain.hand");
  CHECK(explained(table, "hand 2") == "graenaland.home.supplies n=1 | graenaland.explain.hand");
  CHECK(explained(table, "hand 3") == "graenaland.home.empty | graenaland.explain.hand");
  CHECK(has(explained(table, "supply S07"), "graenaland.explain.supply_hidden"));
  CHECK(has(explained(observe(table.state, bob), "supply S07"),
            "graenaland.explain.supply_held player=seat2"));
  table.state.used_supplies = 1U << 6U;
  CHECK(has(explained(table, "supply S07"), "graenaland.explain.supply_used"));
  const std::string open = "supply " + supply_text(table.state.row[0]);
  CHECK_FALSE(has(explained(table, open), "graenaland.no."));
  table.state.supply_taken = 1;
  CHECK(has(explained(table, open), "graenaland.explain.supply_row | graenaland.no.supply_taken"));
  CHECK(explained(table, "deck mountains")
            .starts_with("graenaland.explain.deck terrain=graenaland.terrain.mountains cards=["
                         "graenaland.cards.resource n=12 resource=graenaland.resource.gold; "));
}

TEST_CASE("graenaland explain: goals, and the card that stands for them") {
  Table table;
  CHECK(explained(table, "card") == "graenaland.explain.no_card");
  CHECK(has(explained(table, "goal largest"),
            "graenaland.about.largest | graenaland.explain.goals n=3"));
  Table three(3);
  three.buildings(ann, "hall H1");
  CHECK(has(explained(three, "goal buildings"), "graenaland.explain.first_building"));
  CHECK(has(explained(three, "goal buildings"), "graenaland.board.figure player=seat1 n=0"));

  // rules: Graenaland 13.5
  Table cards(4, {{"victoryCards", "true"}});
  cards.state.at(ann).dealt = {1, 2, 3};
  cards.state.at(ann).has_kept = 1;
  cards.villages(ann, "2 H1, 3 F1").army(ann, 3).builds(ann);
  cards.buildings(ann, "hall H1, church H1");
  cards.buildings(ann, "fortress H1");
  CHECK(explained(cards, "card") ==
        words(card_told(cards.state, ann)) +
            " | graenaland.explain.column goal=graenaland.goal.settlements figure=8 n=2"
            " | graenaland.explain.column goal=graenaland.goal.territories figure=2 n=0"
            " | graenaland.explain.column goal=graenaland.goal.largest figure=5 n=1"
            " | graenaland.explain.column goal=graenaland.goal.buildings figure=3 n=2"
            " | graenaland.explain.column goal=graenaland.goal.army figure=3 n=1"
            " | graenaland.explain.reconstructed");
  CHECK(explained(observe(cards.state, bob), "card") == "graenaland.home.card_hidden");
}

TEST_CASE("graenaland explain: when the match is over nothing stands in anybody's way") {
  Table table;
  table.villages(ann, "H1").villages(bob, "F1").works("palisade F1").builds(ann);
  REQUIRE(has(explained(table, "land F1"), "graenaland.no.cannot_pay"));
  REQUIRE(has(explained(table, "votes H1"), "graenaland.votes.alone"));
  table.state.step = Step::over;
  for (const std::string_view thing : {"land F1", "village F1", "hall H1", "votes H1"}) {
    CAPTURE(thing);
    CHECK_FALSE(has(explained(table, thing), "graenaland.no."));
    CHECK_FALSE(has(explained(table, thing), "graenaland.explain.toll"));
    CHECK_FALSE(has(explained(table, thing), "graenaland.votes.alone"));
  }
}

TEST_CASE("graenaland explain: figures of the table's own are not called reconstructed") {
  Table table(4, {{"victoryCards", "true"}});
  table.state.at(ann).dealt = {1, 2, 3};
  table.state.at(ann).has_kept = 1;
  table.builds(ann);
  const std::string_view things[] = {"supply S01", "card", "land H1", "village H1", "hall H1"};
  for (const std::string_view thing : things) {
    CAPTURE(thing);
    CHECK(has(explained(table, thing), "graenaland.explain.reconstructed"));
  }
  const Result<Data> own = read_data(
      "supply S01: ore ore\ncost hall: 3 wood\n"
      "tile H1: hills coast; village 3 ore; improved ore; hall\n"
      "card VP02: settlements 7/8/9, territories 3/4/5, largest 5/6/7, buildings 2/3/4, army "
      "3/4/5\n");
  REQUIRE(own.ok());
  table.state.data = own.value();
  for (const std::string_view thing : things) {
    CAPTURE(thing);
    CHECK_FALSE(has(explained(table, thing), "graenaland.explain.reconstructed"));
  }
}

TEST_CASE("graenaland explain: codes of things that are none") {
  const Table table;
  for (const std::uint32_t value : {std::uint32_t{kConstructions}, kJoint}) {
    CHECK(words(explain(table.state, make_inspectable(InspectableKind::build, 0, value))) ==
          "graenaland.explain.unknown");
  }
}
