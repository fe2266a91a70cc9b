// Figures of Graenaland as text: each complaint about those that cannot be.

#include <doctest/doctest.h>

#include <string>
#include <utility>

#include "games/graenaland/data.h"
#include "tests/support/words.h"
#include "text/say.h"

using namespace meadhall;
using namespace meadhall::graenaland;

namespace {

// "line=2 column=7 text=x why=[number least=1 most=6]"
std::string refused(const std::string& text) {
  const Result<Data> data = read_data(text);
  if (data.ok()) return "accepted";
  std::string all = spelled::words(data.error().message);
  for (const std::string_view known :
       {"graenaland.data.at_end ", "graenaland.data.at ", "graenaland.data."}) {
    for (std::size_t at = all.find(known); at != std::string::npos; at = all.find(known)) {
      all.erase(at, known.size());
    }
  }
  return all;
}

// Islands that give no wood, but for 8 pieces on supply cards, and no gold.
const std::string kNoWood =
    "deck forest: 18 ore, 12 grain, 6 livestock\n"
    "deck hills: 15 ore, 10 livestock, 0 wood\n"
    "deck mountains: 12 livestock, 8 ore, 4 grain\n"
    "tile F1: forest coast; village 2 ore; improved ore\n"
    "tile F2: forest coast; village 2 ore; improved ore\n"
    "tile M1: mountains inland; village 2 ore; improved ore\n"
    "tile M2: mountains inland; village 2 ore; improved ore\n";

}  // namespace

TEST_CASE("graenaland data: each complaint names line, column, text and reason") {
  const std::string kResourcesTold = "why=[value values=grain, livestock, wood, ore, gold]";
  const std::string kTiles = "why=[value values=P1, P2, F1, F2, H1, H2, H3, M1, M2]";
  const std::string kGoalsTold =
      "why=[value values=settlements, territories, largest, buildings, army]";
  const std::pair<std::string, std::string> kComplaints[] = {
      // Words
      {"prices: 3",
       "line=1 column=1 text=prices why=[keyword values=deck, tile, island, start, cost, tokens, "
       "houses, army, supply, goal, goals, points, card]"},
      {"houses: 15 ?\n  ?",
       "line=2 column=3 text= why=[keyword values=deck, tile, island, start, cost, tokens, "
       "houses, army, supply, goal, goals, points, card]"},
      {"houses: 15\n\nhouses: 15", "line=3 column=1 text=houses why=[twice before=1]"},
      {"army: 1 to 9\narmy: 1 to 9", "line=2 column=1 text=army why=[twice before=1]"},
      {"goal army: 3\ngoal army: 3", "line=2 column=6 text=army why=[twice before=1]"},
      {"cost army: 3 ore\ncost army: 3 ore", "line=2 column=6 text=army why=[twice before=1]"},
      {"houses: 15 each", "line=1 column=12 text=each why=[surplus]"},
      {"houses: ? 15", "line=1 column=9 text=? why=[number least=3 most=30]"},
      {"houses: 15 ? ?", "line=1 column=12 text=? why=[surplus]"},
      // Counts
      {"houses: 2", "line=1 column=9 text=2 why=[number least=3 most=30]"},
      {"houses: 31", "line=1 column=9 text=31 why=[number least=3 most=30]"},
      {"houses: many", "line=1 column=9 text=many why=[number least=3 most=30]"},
      {"houses: 4.5", "line=1 column=9 text=4.5 why=[number least=3 most=30]"},
      {"houses: 014", "line=1 column=9 text=014 why=[number least=3 most=30]"},
      {"houses: -4", "line=1 column=9 text=-4 why=[number least=3 most=30]"},
      {"houses:", "line=1 column=8 text= why=[number least=3 most=30]"},
      {"houses:   # none", "line=1 column=11 text= why=[number least=3 most=30]"},
      {"tokens road: 10", "line=1 column=14 text=10 why=[number least=0 most=9]"},
      {"tokens wall: 6",
       "line=1 column=8 text=wall why=[value values=road, improvement, market, palisade]"},
      {"army: 1 to 21", "line=1 column=12 text=21 why=[number least=1 most=20]"},
      {"army: 21 to 22", "line=1 column=7 text=21 why=[number least=0 most=20]"},
      {"army: 5 to 4", "line=1 column=12 text=4 why=[number least=5 most=20]"},
      {"army: 5-8", "line=1 column=7 text=5-8 why=[number least=0 most=20]"},
      {"army: 5 8", "line=1 column=9 text=8 why=[value values=to]"},
      {"goal army: 0", "line=1 column=12 text=0 why=[number least=1 most=30]"},
      {"goal army: 31", "line=1 column=12 text=31 why=[number least=1 most=30]"},
      {"goal peace: 3", "line=1 column=6 text=peace " + kGoalsTold},
      {"goals to win: 6", "line=1 column=15 text=6 why=[number least=1 most=5]"},
      {"goals to win: 0", "line=1 column=15 text=0 why=[number least=1 most=5]"},
      {"goals for victory: 3", "line=1 column=7 text=for why=[value values=to]"},
      {"goals to lose: 3", "line=1 column=10 text=lose why=[value values=win]"},
      {"points to win: 16", "line=1 column=16 text=16 why=[number least=1 most=15]"},
      // Decks
      {"deck sea: 9 ore",
       "line=1 column=6 text=sea why=[value values=plains, forest, hills, mountains]"},
      {"deck hills: 15 ore, 10 livestock, 5 wood\ndeck hills: 15 ore, 10 livestock, 5 wood",
       "line=2 column=6 text=hills why=[twice before=1]"},
      {"deck hills: 61 ore, 1 wood, 1 grain",
       "line=1 column=13 text=61 why=[number least=0 most=60]"},
      {"deck hills: 15 fish, 1 wood, 1 grain", "line=1 column=16 text=fish " + kResourcesTold},
      {"deck hills: 15 ore, 1 wood, 1 ore", "line=1 column=31 text=ore why=[again]"},
      {"deck hills: 15 ore, 1 wood", "line=1 column=27 text= why=[number least=0 most=60]"},
      {"deck hills: 4 ore, 4 wood, 1 grain",
       "line=1 column=30 text=grain why=[deck n=9 least=10 most=60]"},
      {"deck hills: 20 ore, 20 wood, 21 grain",
       "line=1 column=33 text=grain why=[deck n=61 least=10 most=60]"},
      {"deck hills: 5 ore, 5 wood, 5 grain, 5 gold", "line=1 column=37 text=5 why=[surplus]"},
      // Prices
      {"cost village: 4 grain",
       "line=1 column=6 text=village why=[value values=fortress, church, hall, army, road, "
       "improvement, market, palisade]"},
      {"cost hall: 10 wood", "line=1 column=12 text=10 why=[number least=1 most=9]"},
      {"cost hall: 0 wood", "line=1 column=12 text=0 why=[number least=1 most=9]"},
      {"cost hall: wood", "line=1 column=12 text=wood why=[number least=1 most=9]"},
      {"cost hall:", "line=1 column=11 text= why=[number least=1 most=9]"},
      {"cost hall: 3 stone", "line=1 column=14 text=stone " + kResourcesTold},
      {"cost hall: 3 gold", "line=1 column=14 text=gold why=[gold]"},
      {"cost hall: 3 wood, 1 ore, 2 wood", "line=1 column=29 text=wood why=[again]"},
      {"cost army mountains: 3 ore",
       "line=1 column=11 text=mountains why=[value values=plains, forest, hills]"},
      {"cost army hills: 3 ore\ncost army hills: 3 ore",
       "line=2 column=11 text=hills why=[twice before=1]"},
      {"cost army hills: 3 stone", "line=1 column=20 text=stone " + kResourcesTold},
      {"tokens road: 6\ntokens road: 6", "line=2 column=8 text=road why=[twice before=1]"},
      {"goals to win: 3\ngoals to win: 3", "line=2 column=1 text=goals why=[twice before=1]"},
      {"cost army:", "line=1 column=11 text= why=[number least=1 most=9]"},
      // Tiles
      {"tile P3: plains coast", "line=1 column=6 text=P3 " + kTiles},
      {"tile P1: swamp coast",
       "line=1 column=10 text=swamp why=[value values=plains, forest, hills, mountains]"},
      {"tile P1: plains; village 2 ore",
       "line=1 column=18 text=village why=[value values=inland, "
       "coast]"},
      {"tile P1: plains coast; houses 2",
       "line=1 column=24 text=houses why=[value values=village, improved, fortress, church, hall]"},
      {"tile P1: plains coast; improved ore", "line=1 column=36 text= why=[missing part=village]"},
      {"tile P1: plains coast; village 2 ore; hall  # !",
       "line=1 column=45 text= why=[missing part=improved]"},
      {"tile P1: plains coast; village 2 ore; village 2 ore",
       "line=1 column=39 text=village why=[again]"},
      {"tile P1: plains coast; improved ore; improved ore",
       "line=1 column=38 text=improved why=[again]"},
      {"tile P1: plains coast; improved ore; hall church hall",
       "line=1 column=50 text=hall why=[again]"},
      {"tile P1: plains coast; village 2 gold", "line=1 column=34 text=gold why=[gold]"},
      {"tile P1: plains coast; improved sheep", "line=1 column=33 text=sheep " + kResourcesTold},
      {"tile M1: mountains inland; village 2 ore; improved ore; hall",
       "line=1 column=57 text=hall why=[mountains]"},
      {"tile P1: plains coast; village 2 ore; improved wood",
       "line=1 column=6 text=P1 why=[improved resource=wood values=grain, livestock, ore]"},
      {"houses: 15\ndeck mountains: 14 ore, 8 wood, 0 gold",
       "line=2 column=6 text=mountains why=[keeps resource=gold tile=M1]"},
      // Islands and starts
      {"island 3: H1 P1 F1 / M1 H2\nisland 3: H1 P1 F1 / M1 H2",
       "line=2 column=8 text=3 why=[twice before=1]"},
      {"start 6 1: P1 F1, warrior F1", "line=1 column=7 text=6 why=[number least=3 most=5]"},
      {"start 3 1: X1 F1, warrior F1", "line=1 column=12 text=X1 " + kTiles},
      {"island 2: P1 F1 / H2", "line=1 column=8 text=2 why=[number least=3 most=5]"},
      {"island 6: P1", "line=1 column=8 text=6 why=[number least=3 most=5]"},
      {"island 3: P1 F1 X1 / H2 M1", "line=1 column=17 text=X1 " + kTiles},
      {"island 3: P1 F1 H1 / H2 F1", "line=1 column=25 text=F1 why=[again]"},
      {"island 3: P1 F1 H1 / H2", "line=1 column=24 text= " + kTiles},
      {"island 3: P1 F1 H1 / H2 M1 M2", "line=1 column=28 text=M2 why=[surplus]"},
      {"island 3: P1 F1 H2 / H1 M1", "line=1 column=17 text=H2 why=[inland_tile n=3]"},
      {"island 3: P1 F1 H1 / H2 F2", "line=1 column=25 text=F2 why=[coast_tile n=3]"},
      {"tile P1: plains inland; village 2 ore; improved ore",
       "line=1 column=6 text=P1 why=[lies_on_coast n=3]"},
      {"tile M2: mountains coast; village 2 ore; improved ore",
       "line=1 column=6 text=M2 why=[lies_inland n=4]"},
      {"island 3: P2 F1 H1 / H2 M1", "line=1 column=8 text=3 why=[start_lost seat=1 tile=P1]"},
      {"start 3 2: P2 F1, warrior F1",
       "line=1 column=12 text=P2 why=[not_there values=H1, P1, F1, M1, H2]"},
      {"start 3 2: P1 P2, warrior P1",
       "line=1 column=15 text=P2 why=[not_there values=H1, P1, F1, M1, H2]"},
      {"start 3 4: P1 F1, warrior F1", "line=1 column=9 text=4 why=[number least=1 most=3]"},
      {"start 3 0: P1 F1, warrior F1", "line=1 column=9 text=0 why=[number least=1 most=3]"},
      {"start 3 1: P1 P1, warrior P1", "line=1 column=15 text=P1 why=[same_land]"},
      {"start 3 1: P1 F1, priest P1", "line=1 column=19 text=priest why=[value values=warrior]"},
      {"start 3 1: P1 F1, warrior H1", "line=1 column=27 text=H1 why=[value values=P1, F1]"},
      {"start 3 1: P1 F1", "line=1 column=17 text= why=[value values=warrior]"},
      {"start 4 1: F1 H1, warrior F1\nstart 4 1: F1 H1, warrior F1",
       "line=2 column=9 text=1 why=[twice before=1]"},
      // Cards
      {"supply S17: ore ore", "line=1 column=8 text=S17 why=[card first=S01 last=S16]"},
      {"supply S1: ore ore", "line=1 column=8 text=S1 why=[card first=S01 last=S16]"},
      {"supply S01: ore ore\nsupply S01: ore ore", "line=2 column=8 text=S01 why=[twice before=1]"},
      {"supply S01: fish ore", "line=1 column=13 text=fish " + kResourcesTold},
      {"supply S01: ore", "line=1 column=16 text= " + kResourcesTold},
      {"supply S01: ore ore ore", "line=1 column=21 text=ore why=[surplus]"},
      {"card VP21: army 1/2/3", "line=1 column=6 text=VP21 why=[card first=VP01 last=VP20]"},
      {"card VP01: army 1/2/3, settlements 1/2/3, territories 1/2/3, largest 1/2/3, buildings "
       "1/2/3\ncard VP01: army 1/2/3",
       "line=2 column=6 text=VP01 why=[twice before=1]"},
      {"card VP01: peace 1/2/3", "line=1 column=12 text=peace " + kGoalsTold},
      {"card VP01: army 1/2/3", "line=1 column=22 text= why=[missing part=settlements]"},
      {"card VP01: settlements 1/2/3 territories 1/2/3 largest 1/2/3 army 1/2/3",
       "line=1 column=72 text= why=[missing part=buildings]"},
      {"card VP01: army 1/2/3, army 1/2/3", "line=1 column=24 text=army why=[again]"},
      {"card VP01: army 1/1/3", "line=1 column=19 text=1 why=[steps]"},
      {"card VP01: army 1/3/2", "line=1 column=21 text=2 why=[steps]"},
      {"card VP01: army 0/1/2", "line=1 column=17 text=0 why=[number least=1 most=30]"},
      {"card VP01: army 1/2", "line=1 column=20 text= why=[number least=1 most=30]"},
      // What cannot be paid, whoever holds the cards
      {kNoWood + "cost hall: 9 wood",
       "line=8 column=6 text=hall why=[unpayable n=3 what=cost hall]"},
      {kNoWood + "cost army forest: 9 wood",
       "line=8 column=11 text=forest why=[unpayable n=3 what=cost army forest]"},
      {kNoWood + "tile H3: hills inland; village 9 wood; improved ore",
       "line=8 column=6 text=H3 why=[unpayable n=5 what=tile H3]"},
  };
  for (const auto& [text, complaint] : kComplaints) {
    CAPTURE(text);
    CHECK(refused(text) == complaint);
  }
}

TEST_CASE("graenaland data: a price may take every card there is, with gold for what lacks") {
  CHECK(refused(kNoWood + "cost hall: 8 wood") == "accepted");
  // The last supply card with wood gone, a price that was there before cannot be paid.
  std::string less = kNoWood + "cost hall: 8 wood\n";
  CHECK(refused(less + "supply S03: grain grain") ==
        "line=8 column=6 text=hall why=[unpayable n=3 what=cost hall]");
  CHECK(refused(less + "supply S03: gold grain") == "accepted");
}

TEST_CASE("graenaland data: where the price was not given, what takes its cards is at fault") {
  std::string none = kNoWood;
  for (const std::string_view card : {"S03", "S07", "S09", "S10", "S11", "S12", "S15"}) {
    none += "supply " + std::string(card) + ": ore ore\n";
  }
  CHECK(refused(none) == "line=1 column=6 text=forest why=[unpayable n=3 what=tile P1]");
}

TEST_CASE("graenaland data: complaints are sentences") {
  const Result<Data> data = read_data("houses: 15\ncost hall: 3 gold");
  REQUIRE_FALSE(data.ok());
  CHECK(text::Speaker("en").say(data.error().message) ==
        "Line 2, column 14, “gold”: nothing costs gold: it stands in for the others. Name one of "
        "the others.");
  const Result<Data> early = read_data("cost hall:");
  REQUIRE_FALSE(early.ok());
  CHECK(text::Speaker("cs").say(early.error().message) ==
        "Řádek 1, sloupec 11: sem patří celé číslo od 1 do 9.");
}
