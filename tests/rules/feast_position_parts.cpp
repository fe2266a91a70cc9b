// Positions of A Feast for Odin as text: the parts of a table and of a player, each read and
// written back, and complaints about single words of them.

#include <doctest/doctest.h>

#include <string>

#include "games/feast/workshop.h"
#include "tests/support/feast_text.h"

using namespace meadhall;
using namespace meadhall::feast;
using namespace meadhall::feast::testing;

namespace {

// True if the position as written has such a line.
bool writes(const State& state, const std::string& line) {
  return write_position(state).find(line + "\n") != std::string::npos;
}

}  // namespace

TEST_CASE("feast position: complaints about numbers of the table") {
  check_all({
      {"players x", "line=2 column=9 text=x why=[number least=1 most=4]"},
      {"players 2x", "line=2 column=9 text=2x why=[number least=1 most=4]"},
      {"strips: 9", "line=2 column=9 text=9 why=[number least=1 most=8]"},
      {"strips: 1 less 8", "line=2 column=16 text=8 why=[number least=0 most=7]"},
      {"players 4\nturn 1\ncopies 3, 3", "line=4 column=8 text=3 why=[number least=1 most=2]"},
      {"players 4\nturn 1\ncopies 1, 1", "line=4 column=11 text=1 why=[number least=3 most=4]"},
      {"option harvest true\nmarkers 5 0, left",
       "line=3 column=9 text=5 why=[number least=0 most=4]"},
      {"option harvest true\nmarkers 1 5, left",
       "line=3 column=11 text=5 why=[number least=0 most=4]"},
      {"option harvest true\nmarkers 1 0, left 5",
       "line=3 column=19 text=5 why=[number least=1 most=4]"},
      {"option harvest true\nmarkers 1 0, left 2, blank 5",
       "line=3 column=28 text=5 why=[number least=0 most=4]"},
      {"gone: 191", "line=2 column=7 text=191 why=[number least=1 most=190]"},
  });
}

TEST_CASE("feast position: complaints about words of a player") {
  check_all({
      {"player 1\nplacements 300", "line=3 column=12 text=300 why=[number least=0 most=255]"},
      {"player 1\naway: raft", "line=3 column=7 text=raft why=[away]"},
      {"player 1\nsheds 9", "line=3 column=7 text=9 why=[number least=0 most=3]"},
      {"player 1\ntokens: 11", "line=3 column=9 text=11 why=[number least=1 most=10]"},
      {"player 1\non: 9 raid", "line=3 column=5 text=9 why=[number least=1 most=4]"},
      {"player 1\non: copy_1 as pub", "line=3 column=15 text=pub why=[space]"},
      {"player 1\non: copy_1 as copy_1", "line=3 column=15 text=copy_1 why=[copied_column n=1]"},
      {"player 1\nhome\ntiles: a fish", "line=4 column=10 text=fish why=[item]"},
  });
}

TEST_CASE("feast position: complaints about parts of a player that do not fit") {
  check_all({
      {"player 1\npregnant: cattle", "line=3 column=1 text=pregnant why=[too_pregnant]"},
      {"player 1\nsheds 1: 4 stone", "line=3 column=1 text=sheds why=[fields_full n=3]"},
      {"player 1\nwaiting 9", "line=3 column=1 text=waiting why=[vikings_left n=5]"},
      {"player 1\nothers: forge, wool, whaling_3", "line=3 column=1 text=others why=[vikings n=5]"},
      {"player 1\nplayed: 113, 47", "line=3 column=1 text=played why=[starting_cards]"},
      {"player 1\nplayed: 60\nspent: 60", "line=4 column=1 text=spent why=[spent]"},
      {"option harvest true\nplayer 1\nplayed: 60\nfree 60",
       "line=5 column=1 text=free why=[free]"},
      {"game short\noption harvest true\nturn 1\ngone: 113",
       "line=5 column=7 text=113 why=[no_card]"},
      {"turn 1\nweapons: 2 bow",
       "line=3 column=1 text=weapons why=[feast.check.weapons item=feast.item.bow]"},
  });
}

TEST_CASE("feast position: complaints about drawings") {
  check_all({
      {house("....", ""), "line=4 column=1 text=.... why=[row_width n=5]"},
      {house("..?..", ""), "line=4 column=1 text=..?.. why=[cell]"},
      {house(".a...", "a peas"), "line=3 column=1 text=stone_1 why=[rows n=4]"},
      {house(".a...\n.....\n.....\n.....", "a peas"),
       "line=4 column=2 text=a why=[shape item=feast.item.peas]"},
      {house(".b...\n.....\n.....\n.....", "a peas"), "line=4 column=2 text=b why=[no_letter]"},
      {house("$....\n.....\n.....\n.....", ""), "line=4 column=1 text=$ why=[outside]"},
      {house(".*...\n.....\n.....\n.....", ""),
       "line=4 column=2 text=* why=[bar_kind item=feast.item.ore board=feast.board.stone_house]"},
      {house(".w...\n.....\n.....\n.....", ""),
       "line=4 column=2 text=w why=[bar_kind item=feast.item.wood board=feast.board.stone_house]"},
      {house(".ab..\n.ab..\n.....\n.....", "a peas, b peas"),
       "line=4 column=3 text=b why=[bar_neighbour item=feast.item.peas "
       "board=feast.board.stone_house]"},
      {home(0, "aa...........", "a peas"),
       "line=4 column=1 text=a why=[bar_kind item=feast.item.peas board=feast.board.home]"},
      {home(0, "aabb.........", "a linen, b linen"),
       "line=4 column=1 text=a why=[shape item=feast.item.linen]"},
      {home(0, "aaaabbbb.....", "a linen, b linen"),
       "line=4 column=5 text=b why=[bar_neighbour item=feast.item.linen board=feast.board.home]"},
      {"player 1\nhome\ntiles: 1 oil", "line=4 column=8 text=1 why=[letter]"},
      {"player 1\nhome\ntiles: w oil", "line=4 column=8 text=w why=[letter]"},
      {"player 1\nhome\ntiles: a ore", "line=4 column=10 text=ore why=[tile]"},
      {home(0, "aaaaabbbbb...", "a belt, b belt"), "line=16 column=18 text=belt why=[box n=1]"},
      {home(0, "aaaaa........", "a belt") + "\nhas: belt",
       "line=17 column=6 text=belt why=[box n=1]"},
      {"player 1\nA top", "line=3 column=3 text=top why=[value values=front, back]"},
  });
}

TEST_CASE("feast position: complaints about cells") {
  check_all({
      {home(0, "{............", ""), "line=4 column=1 text={............ why=[cell]"},
      {home(0, "[............", ""), "line=4 column=1 text=[............ why=[cell]"},
      {home(0, "A............", ""), "line=4 column=1 text=A why=[no_letter]"},
      {house(".....\n.....\n...aa\n.....", "a hide"),
       "line=6 column=4 text=a why=[shape item=feast.item.hide]"},
  });
}

TEST_CASE("feast position: a tile is drawn whole, on cells of the board") {
  std::string rows;
  for (int row = 0; row < 10; ++row) rows += ".............\n";
  CHECK(refused("player 1\nhome\n" + rows + "a............\na............\ntiles: a hide") ==
        "line=14 column=1 text=a why=[shape item=feast.item.hide]");
  rows.clear();
  for (int row = 0; row < 8; ++row) rows += ".........\n";
  CHECK(refused("player 1\nA front\n......aa.\n" + rows + "tiles: a oil") ==
        "line=4 column=7 text=a why=[outside item=feast.item.oil board=feast.board.shetland]");
}

TEST_CASE("feast position: tiles of a kind share a letter where they do not touch") {
  std::string rows = "aa..........B\n............B\n";
  for (int row = 2; row < 12; ++row) rows += ".............\n";
  const State apart = read("player 1\nhome\n" + rows + "tiles: a oil, B oil");
  CHECK(writes(apart, "    aa..........a\n    ............a"));
  CHECK(writes(apart, "    tiles: a oil"));
  const State touching = read(home(0, "aaaabbbb.....", "a silk, b silk"));
  CHECK(writes(touching, "    aaaabbbb....."));
  CHECK(writes(touching, "    tiles: a silk, b silk"));
}

TEST_CASE("feast position: wood lies in the houses of who may lay it there") {
  const State state = read("player 1\nplayed: 40\nstone_1\n.w...\n.....\n.....\n.....");
  CHECK(lying_at(state.surfaces[kFirstHouse], 0, 1) == Item::wood);
  CHECK(writes(state, "    .w..."));
}

TEST_CASE("feast position: flags, animals, fields and counts are written as they were read") {
  CHECK(writes(read("missed"), "missed"));
  const State state = read(
      "turn 1\nplayer 1\nhas: 2 cattle\npregnant: cattle\nsheds 2: 2 wood, 3 stone\nplacements 5");
  CHECK(state.missed == 0);
  CHECK(state.players[0].pregnant_cattle == 1);
  CHECK(state.players[0].placements == 5);
  CHECK(writes(state, "  pregnant: cattle"));
  CHECK(writes(state, "  sheds 2: 2 wood, 3 stone"));
  CHECK(writes(state, "  placements 5"));
  CHECK(writes(read("player 1\nsheds 1: stone"), "  sheds 1: stone"));
}

TEST_CASE("feast position: weapons may be more than those of the box") {
  const State state = read("turn 1\nweapons: 12 bow, 12 snare, 12 spear, 20 sword");
  CHECK(state.weapon_deck[3] == 20);
  CHECK(writes(state, "weapons: 12 bow, 12 snare, 12 spear, 20 sword"));
}

TEST_CASE("feast position: four players, copying spaces are drawn or named") {
  const State drawn = read("players 4\nturn 1");
  CHECK((drawn.copies[0] == 1 || drawn.copies[0] == 2));
  CHECK((drawn.copies[1] == 3 || drawn.copies[1] == 4));
  const State named = read("players 4\ncopies 1, 3\nplayer 1\non: copy_1 as weekly_1");
  CHECK(named.stands[kSpaces].copied == number(Space::weekly_1));
  CHECK(writes(named, "  on: copy_1 as weekly_1"));
}

TEST_CASE("feast position: an occupation that works once may be spent") {
  const State state = read("player 1\nplayed: 178\nspent: 178");
  CHECK(state.players[0].spent.has(178));
  CHECK(writes(state, "  spent: 178"));
}

TEST_CASE("feast position: mini-expansion 2, a card in hand may be free, and markers run out") {
  const State state = read(
      "option harvest true\nround 7\nturn 1\nmarkers 1 0, left 2\nplayer 1\nhand: 60\nfree 60");
  CHECK(state.players[0].free_card == 60);
  CHECK(state.blank_markers == 0);
  CHECK(writes(state, "  free 60"));
  CHECK(writes(state, "markers 1 0, left 2"));
}

TEST_CASE("feast position: mini-expansion 2, a named token is not drawn again") {
  for (int seed = 1; seed <= 12; ++seed) {
    const State state = read("players 2\noption harvest true\nseed " + std::to_string(seed) +
                             "\nplayer 1\ntokens: 1");
    CHECK(state.players[1].tokens[0] > 1);
  }
}

TEST_CASE("feast position: mini-expansion 2, the altar is with who has it, and goes with Mull") {
  const State held = read("option harvest true\nplayer 1\nhas: altar");
  CHECK(held.altar == 0);
  CHECK(count(held.players[0], Item::altar) == 1);
  CHECK(read("option harvest true\nround 3\nplayer 1").altar == 1);
  CHECK(read("option harvest true\nround 5\nplayer 1").altar == 0);
}
