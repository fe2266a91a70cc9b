// rules: Graenaland 9.2, 9.3, 9.4, 9.5

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/support/graenaland_table.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

namespace {

using Ways = std::vector<std::string>;

// Ann is settled on F1, where a village costs 2 livestock and 2 wood, and holds these cards.
Table with(std::string_view hand, std::string_view works = {}) {
  Table table;
  table.villages(ann, "F1").hand(ann, hand).works(works).to_building();
  return table;
}

// The ways in which she can pay for the village.
Ways ways(std::string_view hand, std::string_view works = {}) {
  Table table = with(hand, works);
  if (!table.listed("build village F1")) return {};
  table.play("build village F1");
  if (table.state.step == Step::pay) return table.ways_to_pay();
  return {"all: " + table.cards(ann)};
}

}  // namespace

TEST_CASE("graenaland 9.3: each gold replaces one resource") {
  CHECK(ways("wood, livestock, 2 gold") == Ways{"all: "});
  CHECK(ways("4 gold") == Ways{"all: "});
  CHECK(ways("wood, 2 gold").empty());
}

TEST_CASE("graenaland 9.4: a supply card serves with both halves, or with one, the other lost") {
  CHECK(ways("2 wood, livestock, S07") ==
        Ways{"1 plains livestock, 1 forest wood, S07", "1 plains livestock, 2 forest wood, S07"});
}

TEST_CASE("graenaland 9.4: a supply card serves one construction only") {
  Table table = with("2 livestock, wood, 4 grain, S12");
  table.play("build village F1");
  CHECK(table.refused("build army") == "graenaland.no.cannot_pay");
  CHECK(table.cards(ann) == "4 plains grain");
}

TEST_CASE("graenaland 9.4: several supply cards may serve one construction") {
  CHECK(ways("S06, S11") == Ways{"all: "});
  CHECK(ways("S07, S10") == Ways{"all: "});
  CHECK(ways("S05, S08, S09, S15") == Ways{"all: "});
  CHECK(ways("S06, S12").empty());
}

TEST_CASE("graenaland 9.5: through a market any card stands in for a resource") {
  CHECK(ways("2 wood, livestock, ore", "market F1") == Ways{"all: "});
  CHECK(ways("2 wood, livestock, ore").empty());
  CHECK(ways("2 wood, 2 ore", "market F1").empty());
}

TEST_CASE("graenaland 9.5: through a market a whole supply card stands in for one resource") {
  CHECK(ways("2 wood, livestock, S16", "market F1") == Ways{"all: "});
  CHECK(ways("2 wood, livestock, S16").empty());
  CHECK(ways("wood, livestock, S16", "market F1").empty());
}

TEST_CASE("graenaland 9.5: no half through the market while the other is used as printed") {
  CHECK(ways("wood, livestock, S09", "market F1").empty());
  CHECK(ways("wood, livestock, ore, S09", "market F1") == Ways{"all: "});
}

TEST_CASE("graenaland 9.5: a market serves once, however many settlements one has beside it") {
  Table table;
  table.villages(ann, "4 F1, H1").works("market F1, market H1");
  table.hand(ann, "4 wood, 4 grain").to_building();
  table.play("build village F1, pay market plains 1, pay market plains 1");
  CHECK(table.villages_of(ann, "F1") == 5);
  CHECK(table.cards(ann) == "2 plains grain, 2 forest wood");
  CHECK(table.refused("build village F1") == "graenaland.no.cannot_pay");
}

TEST_CASE("graenaland 9.5: two markets may serve two constructions, or the same") {
  Table table;
  table.villages(ann, "F1, H1").works("market F1, market H1");
  table.hand(ann, "4 wood, 2 livestock, 2 grain").to_building();
  table.play("build village F1, pay plains 2, pay market plains 1").pay_any();
  CHECK(table.cards(ann) == "1 plains grain, 1 plains livestock, 2 forest wood");
  table.play("build village F1").pay_any();
  CHECK(table.villages_of(ann, "F1") == 3);
}

TEST_CASE("graenaland market: nobody uses it who is not settled there; heroes are no settlement") {
  Table table;
  table.villages(ann, "F1").heroes(ann, "warrior H1").works("market H1").villages(bob, "H1");
  table.hand(ann, "2 wood, livestock, ore").to_building();
  CHECK(table.refused("build village F1") == "graenaland.no.cannot_pay");
}

TEST_CASE("graenaland market: a new one serves the next construction, not itself") {
  Table table = with("grain, livestock, ore");
  CHECK(table.refused("build market F1") == "graenaland.no.cannot_pay");
  Table next = with("grain, livestock, wood, 2 wood, livestock, ore");
  next.play("build market F1").pay_any();
  CHECK(next.listed("build village F1"));
}

TEST_CASE("graenaland market: the first village on its land opens it, but not for that village") {
  Table table;
  table.villages(ann, "F1").works("market H1").hand(ann, "2 livestock, ore, wood").to_building();
  CHECK(table.refused("build village H1") == "graenaland.no.cannot_pay");
  Table next;
  next.villages(ann, "F1").works("market H1");
  next.hand(ann, "3 livestock, 2 ore, 2 wood, grain").to_building().play("build village H1");
  CHECK(next.listed("build village F1"));
  next.play("build village F1");
  CHECK(next.cards(ann).empty());
}

TEST_CASE("graenaland market: used in one phase it serves again in the next") {
  Table table = with("2 wood, livestock, ore", "market F1");
  table.play("build village F1").hand(ann, "2 wood, livestock, ore");
  CHECK(table.refused("build village F1") == "graenaland.no.cannot_pay");
  table.play("take S01, done");
  while (table.state.main != ann)
    table.to_building().play(table.moves("take").substr(0, 8)).play("done");
  table.to_building();
  CHECK(table.listed("build village F1"));
}

TEST_CASE("graenaland 9.2: every card given covers something") {
  for (const std::string& way : ways("3 wood, 3 livestock, S07, S11, 2 gold", "market F1")) {
    CAPTURE(way);
    int cards = 0;
    int supplies = 0;
    for (std::size_t i = 0; i < way.size(); ++i) {
      if (way[i] == 'S') ++supplies;
      if (way[i] >= '0' && way[i] <= '9' && (i == 0 || way[i - 1] == ' ')) cards += way[i] - '0';
    }
    CHECK(cards + supplies <= 4);
    CHECK(cards + 2 * supplies >= 4);
  }
}

TEST_CASE("graenaland paying: cards of one kind with different backs are different ways") {
  CHECK(
      ways("2 livestock, forest wood, forest wood, hills wood") ==
      Ways{"2 plains livestock, 1 forest wood, 1 hills wood", "2 plains livestock, 2 forest wood"});
}

TEST_CASE("graenaland paying: gold is never spent unasked where a fitting card would do") {
  CHECK(ways("2 livestock, 2 wood, gold") ==
        Ways{"1 plains livestock, 2 forest wood, 1 mountains gold",
             "2 plains livestock, 1 forest wood, 1 mountains gold",
             "2 plains livestock, 2 forest wood"});
}

TEST_CASE("graenaland paying: what can be paid in one way only is paid unasked") {
  Table table = with("2 livestock, 2 wood, 3 ore");
  table.play("build village F1");
  CHECK(table.asks() == "1 build");
  CHECK(table.cards(ann) == "3 hills ore");
}

TEST_CASE("graenaland paying: a payment begun cannot be given up for another construction") {
  Table table = with("2 livestock, 2 wood, gold");
  table.play("build village F1");
  REQUIRE(table.asks() == "1 pay");
  CHECK(table.refused("build village F1") == "graenaland.no.step");
  CHECK(table.refused("done") == "graenaland.no.step");
  CHECK(table.refused("pay hills 1") == "graenaland.no.pay");
}
