// rules: Graenaland 1, 2, 3, 10.1, 13.5

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/graenaland/data.h"

using namespace meadhall;
using namespace meadhall::graenaland;

namespace {

const Data& data() { return standard_data(); }

std::string_view name_of(const Tile& tile) { return {tile.name.data(), tile.name.size()}; }

// "H1 P1 F1 / M1 H2"
std::string island(std::size_t players) {
  std::string all;
  for (std::size_t place = 0; place < 2 * players - 1; ++place) {
    all += place == 0 ? "" : place == players ? " / " : " ";
    all += kTileNames.at(data().layouts.at(players - kMinPlayers).tiles.at(place));
  }
  return all;
}

// "P1 F1, P1; …": villages and warrior, by seat.
std::string starts(std::size_t players) {
  std::string all;
  for (std::size_t seat = 0; seat < players; ++seat) {
    const Start& start = data().layouts.at(players - kMinPlayers).starts.at(seat);
    all += std::string(seat == 0 ? "" : "; ") + std::string(kTileNames.at(start.villages[0])) +
           " " + std::string(kTileNames.at(start.villages[1])) + ", " +
           std::string(kTileNames.at(start.warrior));
  }
  return all;
}

// The lines of the standard text that are no comments.
std::vector<std::string> standard_lines() {
  std::vector<std::string> lines;
  std::string_view rest = standard_text();
  while (!rest.empty()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    if (!line.empty() && line[0] != '#') lines.emplace_back(line);
  }
  return lines;
}

Data read(std::string_view text) {
  const Result<Data> read = read_data(text);
  REQUIRE(read.ok());
  return read.value();
}

std::string rewritten(std::string_view text) {
  const Result<std::string> written = rewrite_data(text);
  REQUIRE(written.ok());
  CHECK(write_data(read(text)) == written.value());
  return written.value();
}

}  // namespace

TEST_CASE("graenaland data C01: 126 resource cards in four decks, 163 cards in all") {
  struct Printed {
    int cards;
    std::array<Resource, kRanks> resource;
    std::array<std::uint8_t, kRanks> of_each;
  };
  constexpr std::array<Printed, kTerrains> kPrinted = {{
      {36, {Resource::grain, Resource::livestock, Resource::ore}, {18, 12, 6}},
      {36, {Resource::wood, Resource::grain, Resource::livestock}, {18, 12, 6}},
      {30, {Resource::ore, Resource::livestock, Resource::wood}, {15, 10, 5}},
      {24, {Resource::gold, Resource::ore, Resource::wood}, {12, 8, 4}},
  }};
  int all = 0;
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    const Deck& deck = data().decks.at(terrain);
    CHECK(deck.resource == kPrinted.at(terrain).resource);
    CHECK(deck.cards == kPrinted.at(terrain).of_each);
    const int cards = deck.cards[0] + deck.cards[1] + deck.cards[2];
    CHECK(cards == kPrinted.at(terrain).cards);
    all += cards;
  }
  CHECK(all == 126);
  CHECK(all + static_cast<int>(kSupplyCards + kVictoryCards) + 1 == 163);
}

TEST_CASE("graenaland data C01: 27 tokens of works, 14 houses, an army from 1 to 8") {
  CHECK(data().tokens == std::array<std::uint8_t, kWorks>{6, 9, 6, 6});
  CHECK(data().houses == 14);
  CHECK(data().army_start == 1);
  CHECK(data().army_most == 8);
}

TEST_CASE("graenaland data C02: 5, 7 and 9 lands, as many of them coastal as play") {
  CHECK(island(3) == "H1 P1 F1 / M1 H2");
  CHECK(island(4) == "F1 H1 P2 F2 / M1 H2 M2");
  CHECK(island(5) == "P1 F1 H1 P2 F2 / H2 M1 M2 H3");
  CHECK(starts(3) == "P1 F1, P1; H1 F1, F1; H1 P1, H1");
  CHECK(starts(4) == "F1 H1, F1; H1 F2, H1; F1 P2, P2; P2 F2, F2");
  CHECK(starts(5) == "P1 F1, P1; F1 P2, F1; P1 H1, H1; H1 F2, F2; P2 F2, P2");
}

TEST_CASE("graenaland data C02: every coast land begins with two players' villages and a warrior") {
  for (std::size_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    const Layout& layout = data().layouts.at(players - kMinPlayers);
    for (std::size_t place = 0; place < 2 * players - 1; ++place) {
      const std::uint8_t tile = layout.tiles.at(place);
      int villages = 0;
      int warriors = 0;
      for (std::size_t seat = 0; seat < players; ++seat) {
        const Start& start = layout.starts.at(seat);
        CHECK(start.villages[0] != start.villages[1]);
        villages += static_cast<int>(std::ranges::count(start.villages, tile));
        warriors += start.warrior == tile ? 1 : 0;
      }
      const bool coast = place < players;
      CHECK((data().tiles.at(tile).coast != 0) == coast);
      CHECK(villages == (coast ? 2 : 0));
      CHECK(warriors == (coast ? 1 : 0));
    }
  }
}

TEST_CASE("graenaland data: the nine tiles") {
  struct Printed {
    std::string_view name;
    Terrain terrain;
    bool coast;
    Cost village;
    Resource improvement;
    bool buildings;
  };
  constexpr std::array<Printed, kMaxLands> kPrinted = {{
      {"P1", Terrain::plains, true, {2, 0, 2, 0}, Resource::grain, true},
      {"P2", Terrain::plains, true, {2, 2, 0, 0}, Resource::livestock, true},
      {"F1", Terrain::forest, true, {0, 2, 2, 0}, Resource::wood, true},
      {"F2", Terrain::forest, true, {2, 0, 2, 0}, Resource::wood, true},
      {"H1", Terrain::hills, true, {0, 2, 0, 2}, Resource::ore, true},
      {"H2", Terrain::hills, false, {0, 2, 1, 2}, Resource::livestock, true},
      {"H3", Terrain::hills, false, {2, 0, 1, 2}, Resource::ore, true},
      {"M1", Terrain::mountains, false, {2, 2, 2, 0}, Resource::gold, false},
      {"M2", Terrain::mountains, false, {2, 0, 2, 2}, Resource::gold, false},
  }};
  for (std::size_t i = 0; i < kMaxLands; ++i) {
    const Tile& tile = data().tiles.at(i);
    const Printed& printed = kPrinted.at(i);
    CAPTURE(printed.name);
    CHECK(name_of(tile) == printed.name);
    CHECK(tile.terrain == printed.terrain);
    CHECK((tile.coast != 0) == printed.coast);
    CHECK(tile.village == printed.village);
    CHECK(tile.improvement == printed.improvement);
    CHECK(tile.sites == (printed.buildings ? 7 : 0));
    // 4 on the coast, 5 inland, 6 in mountains.
    const bool mountains = printed.terrain == Terrain::mountains;
    CHECK(total(tile.village) == (printed.coast ? 4 : mountains ? 6 : 5));
  }
}

TEST_CASE("graenaland data: prices") {
  using Costs = std::vector<Cost>;
  CHECK(Costs(data().buildings.begin(), data().buildings.end()) ==
        Costs{{0, 1, 2, 2}, {2, 1, 1, 1}, {1, 2, 2, 0}});
  CHECK(data().army == Cost{4, 0, 0, 1});
  CHECK(Costs(data().army_with.begin(), data().army_with.end()) ==
        Costs{{1, 1, 0, 1}, {1, 0, 1, 1}, {1, 0, 0, 2}, {0, 0, 0, 0}});
  CHECK(Costs(data().works.begin(), data().works.end()) ==
        Costs{{0, 1, 1, 1}, {1, 0, 1, 1}, {1, 1, 1, 0}, {0, 0, 2, 0}});
}

TEST_CASE("graenaland data: the supply cards are all ordered pairs of the four plain resources") {
  for (std::size_t card = 0; card < kSupplyCards; ++card) {
    CHECK(data().supplies.at(card)[0] == static_cast<Resource>(card / kPlainResources));
    CHECK(data().supplies.at(card)[1] == static_cast<Resource>(card % kPlainResources));
  }
}

TEST_CASE("graenaland data: goals, and victory-point cards with two or three dark columns") {
  CHECK(data().goals == std::array<std::uint8_t, kGoals>{8, 3, 4, 2, 3});
  CHECK(data().goals_to_win == 3);
  CHECK(data().points_to_win == 6);
  // The first step of each light column; a dark one is one step higher.
  constexpr std::array<int, kGoals> kLight = {7, 2, 4, 2, 2};
  constexpr std::array<std::string_view, kVictoryCards> kDark = {
      "ST",  "TLA", "SB",  "SA",  "TL",  "TB",  "TA",  "LB", "LA",  "BA",
      "STL", "STB", "STA", "SLB", "SLA", "SBA", "TLB", "SL", "TBA", "LBA"};
  constexpr std::string_view kColumns = "STLBA";
  for (std::size_t card = 0; card < kVictoryCards; ++card) {
    for (std::size_t goal = 0; goal < kGoals; ++goal) {
      const bool dark = kDark.at(card).find(kColumns[goal]) != std::string_view::npos;
      const int first = kLight.at(goal) + (dark ? 1 : 0);
      for (std::size_t tier = 0; tier < kTiers; ++tier) {
        CHECK(data().cards.at(card).tiers.at(goal).at(tier) == first + static_cast<int>(tier));
      }
    }
  }
}

TEST_CASE("graenaland data: what no source prints is marked") {
  const auto marked = [](Line first, std::size_t count) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += is_reconstructed(data(), first, i) ? "?" : ".";
    return all;
  };
  CHECK(marked(Line::deck, kTerrains) == "....");
  CHECK(marked(Line::tile, kMaxLands) == "?????????");
  CHECK(marked(Line::island, 3) == "???");
  CHECK(marked(Line::start, 15) == "???..????.?????");
  CHECK(marked(Line::cost, kConstructions) == ".???.????");
  CHECK(marked(Line::army_with, kTerrains) == "..?.");
  CHECK(marked(Line::tokens, kWorks) == "....");
  CHECK(marked(Line::houses, 1) == ".");
  CHECK(marked(Line::army, 1) == "?");
  CHECK(marked(Line::supply, kSupplyCards) == "????????????????");
  CHECK(marked(Line::goal, kGoals) == ".....");
  CHECK(marked(Line::goals_to_win, 1) == ".");
  CHECK(marked(Line::points_to_win, 1) == ".");
  CHECK(marked(Line::card, kVictoryCards) == "????????????????????");
}

TEST_CASE("graenaland data: the standard text holds every line, each as it is written") {
  const std::vector<std::string> lines = standard_lines();
  // Numbers that are no lines: two seats, then one, the price of villages, a fortress in mountains.
  CHECK(lines.size() == kLines - 5);
  for (const std::string& line : lines) {
    CAPTURE(line);
    CHECK(rewritten(line).empty());
    // With its mark turned, and so one that differs.
    const bool marked = line.ends_with(" ?");
    const std::string turned = marked ? line.substr(0, line.size() - 2) : line + " ?";
    CHECK(rewritten(turned) == turned + "\n");
  }
  CHECK(rewritten(standard_text()).empty());
  CHECK(read("") == data());
}

TEST_CASE("graenaland data: a line replaces its like and leaves the others") {
  struct Replacement {
    std::string_view line;
    void (*replace)(Data&);
  };
  const std::vector<Replacement> kReplacements = {
      {"deck hills: 20 ore, 9 livestock, 0 grain",
       [](Data& d) {
         d.decks[2] = {{Resource::ore, Resource::livestock, Resource::grain}, {20, 9, 0}};
       }},
      {"cost hall: 3 wood", [](Data& d) { d.buildings[2] = {0, 0, 3, 0}; }},
      {"cost army: 9 grain, 9 livestock, 9 wood, 9 ore", [](Data& d) { d.army = {9, 9, 9, 9}; }},
      {"cost army hills: 1 wood", [](Data& d) { d.army_with[2] = {0, 0, 1, 0}; }},
      {"cost palisade: 1 livestock", [](Data& d) { d.works[3] = {0, 1, 0, 0}; }},
      {"tile P1: hills coast; village 1 ore; improved wood; church",
       [](Data& d) {
         d.tiles[0] = {{'P', '1'}, Terrain::hills, 1, {0, 0, 0, 1}, Resource::wood, 2};
       }},
      {"tile M2: plains inland; village 5 grain; improved ore",
       [](Data& d) {
         d.tiles[8] = {{'M', '2'}, Terrain::plains, 0, {5, 0, 0, 0}, Resource::ore, 0};
       }},
      {"island 3: H1 F1 P1 / H2 M1",
       [](Data& d) { d.layouts[0].tiles = {4, 2, 0, 5, 7, 0, 0, 0, 0}; }},
      {"start 4 2: P2 F1, warrior F1", [](Data& d) { d.layouts[1].starts[1] = {{1, 2}, 2}; }},
      {"tokens market: 0", [](Data& d) { d.tokens[2] = 0; }},
      {"houses: 20", [](Data& d) { d.houses = 20; }},
      {"army: 0 to 20", [](Data& d) { d.army_start = 0, d.army_most = 20; }},
      {"army: 5 to 5", [](Data& d) { d.army_start = 5, d.army_most = 5; }},
      {"supply S07: gold grain",
       [](Data& d) { d.supplies[6] = {Resource::gold, Resource::grain}; }},
      {"goal largest: 30", [](Data& d) { d.goals[2] = 30; }},
      {"goals to win: 5", [](Data& d) { d.goals_to_win = 5; }},
      {"points to win: 15", [](Data& d) { d.points_to_win = 15; }},
      {"card VP20: settlements 1/2/3, territories 1/3/5, largest 28/29/30, buildings 2/4/6, army "
       "1/2/30",
       [](Data& d) {
         d.cards[19].tiers = {{{1, 2, 3}, {1, 3, 5}, {28, 29, 30}, {2, 4, 6}, {1, 2, 30}}};
       }},
  };
  for (const auto& [line, replace] : kReplacements) {
    CAPTURE(line);
    const std::string marked = std::string(line) + " ?";
    Data wanted = read(std::string(line));
    CHECK(write_data(wanted) == std::string(line) + "\n");
    CHECK(rewritten(marked) == marked + "\n");
    // The mark apart nothing but the figure changed.
    wanted.reconstructed = data().reconstructed;
    Data replaced = data();
    replace(replaced);
    CHECK(wanted == replaced);
  }
}

TEST_CASE("graenaland data: what cannot be read is not rewritten") {
  const Result<Data> data = read_data("houses: 15\nhouses: 16");
  const Result<std::string> written = rewrite_data("houses: 15\nhouses: 16");
  REQUIRE_FALSE(data.ok());
  REQUIRE_FALSE(written.ok());
  CHECK(written.error() == data.error());
}

TEST_CASE("graenaland data: a line without its mark is a table's own") {
  CHECK(is_reconstructed(data(), Line::cost, static_cast<std::size_t>(Construction::hall)));
  const Data own = read("cost hall: 3 wood");
  CHECK_FALSE(is_reconstructed(own, Line::cost, static_cast<std::size_t>(Construction::hall)));
  CHECK(is_reconstructed(own, Line::cost, static_cast<std::size_t>(Construction::church)));
  const Data guessed = read("houses: 15 ?");
  CHECK(is_reconstructed(guessed, Line::houses));
}

TEST_CASE("graenaland data: capitals, punctuation, order and comments are a matter of taste") {
  const std::string written =
      "tile F1: forest coast; village 3 wood; improved wood; fortress hall\n"
      "cost road: 1 grain, 2 ore ?\n"
      "goals to win: 2\n"
      "card VP03: settlements 8/9/10, territories 2/3/4, largest 4/5/6, buildings 3/4/5, army "
      "2/3/9\n";
  CHECK(rewritten(written) == written);
  CHECK(rewritten("# Ours.\r\n"
                  "CARD vp03 army 2 3 9; settlements 8 9 10  buildings: 3/4/5\tlargest 4/5/6 "
                  "territories 2, 3, 4\r\n"
                  "\n   Goals, to win 2   # easier\n"
                  "cost road 2 ORE 1 grain? # a guess\n"
                  "Tile f1 Forest Coast hall Improved wood Fortress Village 3 wood") == written);
}

TEST_CASE("graenaland data: lines that need each other may come in any order") {
  // M1 becomes a land of the coast, H1 of the inland.
  const std::string tiles =
      "tile H1: hills inland; village 2 ore; improved ore\n"
      "tile M1: mountains coast; village 2 ore; improved gold\n";
  const std::string islands =
      "island 3: M1 P1 F1 / H1 H2\n"
      "island 4: F1 M1 P2 F2 / H1 H2 M2\n"
      "island 5: P1 F1 M1 P2 F2 / H2 H1 M2 H3\n";
  CHECK(rewritten(islands + tiles) == tiles + islands);
}
