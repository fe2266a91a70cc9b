// Positions of A Feast for Odin as text: each part of the form, what follows from what is not
// named, and each complaint about one that cannot be.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/feast/laying.h"
#include "games/feast/position/parsed_position.h"
#include "games/feast/setup.h"
#include "games/feast/state.h"
#include "games/feast/supply.h"
#include "games/feast/workshop.h"
#include "games/option_values.h"
#include "tests/support/feast_text.h"
#include "tests/support/position_page.h"

using namespace meadhall;
using namespace meadhall::feast;
using namespace meadhall::feast::testing;

namespace {

constexpr Seat ann = seat_at(0);
constexpr Seat bob = seat_at(1);

constexpr std::string_view kFirstLine = "feast position 1\n";

}  // namespace

TEST_CASE("feast position: the page's examples are read, sound, and read back as written") {
  const std::vector<std::string> all = position_text::testing::examples_of("feast");
  REQUIRE(all.size() == 2);
  REQUIRE(all[0].starts_with(kFirstLine));
  REQUIRE(all[1].starts_with(kFirstLine));
  const State puzzle = read(all[0].substr(kFirstLine.size()));
  CHECK(actor(puzzle) == bob);
  CHECK(can_lay_on(puzzle, bob, Item::spices, home_of(bob)));
  CHECK(puzzle.players[1].hand_count == 3);
  CHECK(puzzle.players[1].vikings_in_thing == 8);
  CHECK(puzzle.lands[0].owner == bob);
  const State feast = read(all[1].substr(kFirstLine.size()));
  CHECK(feast.agenda.top().what == Do::feast);
  CHECK(feast.banquet.length == 7);
  CHECK(feast.banquet.flat[number(Item::peas)] == 1);
}

TEST_CASE("feast position: every keyword of the form stands in the page") {
  position_text::testing::check_page_names("feast", kKeywordWords);
}

TEST_CASE("feast position: who names only how to begin gets the match's first decision") {
  const Result<State> begun =
      setup({.players = 3, .options = standard_values(option_specs()), .seed = 7});
  REQUIRE(begun.ok());
  CHECK(read("players 3\nseed 7\n") == begun.value());
  CHECK(read("").player_count == 1);
  CHECK(read("option harvest true").agenda.top().what == Do::keep);
}

TEST_CASE("feast position: Vikings, the deck, weapons and land follow from the rest") {
  const State state = read(
      "players 2\nround 5\nfirst 2\nplayer 1\nhas: 4 bow, chalice\nplayed: 60\non: raid, 2 forge\n"
      "player 2\nC front\n");
  CHECK(actor(state) == bob);
  CHECK(state.players[0].vikings_in_thing == 7);
  CHECK(state.players[0].placements == 0);  // none of them in the second column
  CHECK(read("players 2\nround 5\nplayer 1\non: raid, mead_2\n").players[0].placements == 1);
  CHECK(state.players[1].vikings_in_thing == 10);
  CHECK(state.weapon_deck[0] == kWeaponCounts[0] - 4);
  CHECK_FALSE(is_to_be_had(state, Item::chalice));
  CHECK_FALSE(state.deck.has(60));
  CHECK(state.lands[0].side == 1);
  CHECK(state.lands[0].silver == 4);
  CHECK(state.lands[3].side == 0);
  CHECK(state.lands[3].silver == 6);
  CHECK(std::ranges::count(state.strips, kStripHidden) == 2);
}

TEST_CASE(
    "feast position: who has no starting occupation gets one, and cards that are only counted") {
  const State state = read("players 2\nplayer 1\nhand: 60, more 3\nplayer 2\nplayed: 113\n");
  const Cards light = cards_in_box(state.options, true);
  CHECK((state.players[0].hand & light).count() == 1);
  CHECK(state.players[0].hand_count == 5);
  CHECK(state.players[1].hand_count == 0);
  CHECK(read("players 2\nplayer 1\nhand: more 3\nseed 2").players[0].hand !=
        read("players 2\nplayer 1\nhand: more 3\nseed 3").players[0].hand);
}

TEST_CASE("feast position: a view is not dealt, and nobody plays on") {
  const State state =
      read("players 2\nhidden\nplayer 1\nhand: 60, more 2\nplayer 2\nhand: more 4\n");
  CHECK(state.hidden == 1);
  CHECK(state.players[0].hand.count() == 1);
  CHECK(state.players[0].hand_count == 3);
  CHECK(state.players[1].hand.empty());
}

TEST_CASE("feast position: solo, the other colour stands and waits") {
  const State state = read("round 3\nturn 1\nplayer 1\non: raid\nothers: forge, 2 knarr\n");
  CHECK(state.stands[number(Space::raid)].colour == 0);
  CHECK(state.stands[number(Space::forge)].colour == 1);
  CHECK(state.players[0].waiting == 2);
  CHECK(state.players[0].vikings_in_thing == 7);
}

TEST_CASE("feast position: mini-expansion 2, markers and tokens that are not named are drawn") {
  const State state = read("players 2\noption harvest true\nround 3\nplayer 1\ntokens: 4\n");
  CHECK(state.players[0].tokens[0] == 4);
  CHECK(state.players[1].tokens[0] != 0);
  CHECK(state.players[1].tokens[0] != 4);
  CHECK(state.altar == 1);
  const State named =
      read("option harvest true\nround 2\nmarkers 3 0, left 1 2 4, blank 2\nplayer 1\n");
  CHECK(named.marker == 3);
}

TEST_CASE("feast position: a number is covered by a drawing that covers what it needs") {
  std::string rows;
  for (int row = 0; row < 8; ++row) rows += ".............\n";
  for (int row = 8; row < 12; ++row) rows += "ab...........\n";
  const State state = read("player 1\nhome\n" + rows + "tiles: a linen, b silk");
  CHECK(income_of(state, ann) == 2);
  CHECK(refused(home(9, "..$$.........", "")) ==
        "line=13 column=3 text=$ why=[bar_income item=feast.item.silver board=feast.board.home]");
}

TEST_CASE("feast position: complaints about words") {
  check_all({
      {"round 1\nround 2", "line=3 column=1 text=round why=[twice]"},
      {"player 1\nplayer 1", "line=3 column=8 text=1 why=[twice]"},
      {"player 1\nhand:\nhand:", "line=4 column=1 text=hand why=[twice]"},
      {"strips: 2, 2", "line=2 column=12 text=2 why=[twice]"},
      {"land A front\nland A front", "line=3 column=6 text=A why=[twice]"},
      {"option harvest true\nmarkers 1 0, left 2 2", "line=3 column=21 text=2 why=[twice]"},
      {"player 1\ntokens: 3, 3", "line=3 column=12 text=3 why=[twice]"},
      {"player 1\nhome\nhome", "line=4 column=1 text=home why=[board_twice]"},
      {"player 1\nstone_1\nplayer 2\nstone_1", "line=5 column=1 text=stone_1 why=[board_twice]"},
      {"player 1\nstone_1\ntiles: a oil, a silk", "line=4 column=15 text=a why=[twice]"},
      {"player 1\non: raid, raid", "line=3 column=11 text=raid why=[space_taken]"},
      {"player 1\nplayed: 60\nhand: 60", "line=4 column=7 text=60 why=[card_twice]"},
      {"player 1\nspent: 60, 60", "line=3 column=12 text=60 why=[card_twice]"},
      {"gone: 60, 60", "line=2 column=11 text=60 why=[card_twice]"},
      {"round 2, large", "line=2 column=10 text=large why=[surplus]"},
      {"has: oil", "line=2 column=1 text=has why=[no_player]"},
      {"home", "line=2 column=1 text=home why=[no_player]"},
      {"tiles: a oil", "line=2 column=1 text=tiles why=[no_player]"},
      {"player 1\ntiles: a oil", "line=3 column=1 text=tiles why=[no_board]"},
      {"players 2\nplayer 3", "line=3 column=8 text=3 why=[seat n=2]"},
      {"players 5", "line=2 column=9 text=5 why=[number least=1 most=4]"},
      {"round 8", "line=2 column=7 text=8 why=[number least=1 most=7]"},
      {"game short\nround 7", "line=3 column=1 text=round why=[rounds n=6]"},
      {"game viking", "line=2 column=6 text=viking why=[value values=long, short, first]"},
      {"option sea true", "line=2 column=8 text=sea why=[option]"},
      {"seed x", "line=2 column=6 text=x why=[seed]"},
      {"luck x", "line=2 column=6 text=x why=[luck]"},
      {"land A top", "line=2 column=8 text=top why=[value values=front, back]"},
      {"land G front", "line=2 column=6 text=G why=[value values=A, B, C, D, E, F]"},
      {"land A front 2 oil", "line=2 column=16 text=oil why=[land_silver]"},
      {"weapons: 2 oil", "line=2 column=12 text=oil why=[weapon]"},
      {"option harvest true\nmarkers 1 0 1 2", "line=3 column=13 text=1 why=[markers_form]"},
      {"player 1\nhas: 2 fish", "line=3 column=8 text=fish why=[item]"},
      {"player 1\nhas: 2 chalice", "line=3 column=8 text=chalice why=[box n=1]"},
      {"player 1\nhas: 999 oil, oil", "line=3 column=15 text=oil why=[box n=999]"},
      {"player 1\npregnant: oil", "line=3 column=11 text=oil why=[pregnant]"},
      {"player 1\nships: raft", "line=3 column=8 text=raft why=[ship]"},
      {"player 1\nships: 3 boat, boat", "line=3 column=16 text=boat why=[berths n=3]"},
      {"player 1\nships: 3 knarr, 2 longship", "line=3 column=19 text=longship why=[berths n=4]"},
      {"player 1\nships: knarr with 1", "line=3 column=19 text=1 why=[number least=0 most=0]"},
      {"player 1\naway: boat", "line=3 column=7 text=boat why=[away]"},
      {"player 1\nsheds 1: ore", "line=3 column=10 text=ore why=[fields]"},
      {"player 1\ncrops: peas", "line=3 column=8 text=peas why=[crops]"},
      {"player 1\ntokens: 1, 2, 3", "line=3 column=15 text=3 why=[many_tokens]"},
      {"player 1\nhand: 191", "line=3 column=7 text=191 why=[number least=1 most=190]"},
      {"player 1\non: pub", "line=3 column=5 text=pub why=[space]"},
      {"player 1\non: 2 raid", "line=3 column=7 text=raid why=[many_vikings n=1]"},
      {"player 1\non: copy_1", "line=3 column=11 text= why=[copied]"},
      {"player 1\non: copy_1 as forge", "line=3 column=15 text=forge why=[copied_column n=1]"},
      {"turn 1\nover", "line=3 column=1 text=over why=[one_step]"},
      {"feast 1: peas", "line=2 column=10 text=peas why=[counted_food]"},
      {"table: full", "line=2 column=8 text=full why=[table_form]"},
      {"table: flat chalice", "line=2 column=13 text=chalice why=[table_form]"},
      {"phase actions: a 1", "line=2 column=18 text=1 why=[phase_by_word]"},
      {"phase actions: x 1", "line=2 column=16 text=x why=[task_form]"},
      {"task upgrade 1: tally 1 2 3 4 5 6 7 8 9", "line=2 column=39 text=9 why=[task_form]"},
      {"task nothing 1", "line=2 column=6 text=nothing why=[no_task]"},
  });
  std::string tasks = "phase actions\n";
  for (int i = 0; i < 40; ++i) tasks += "task window 1\n";
  CHECK(refused(tasks) == "line=32 column=13 text=1 why=[tasks n=30]");
  CHECK(refused("keys 3").starts_with(
      "line=2 column=1 text=keys why=[keyword values=players, option, game"));
  CHECK(refused("phase party").starts_with("line=2 column=7 text=party why=[value values=setup,"));
  CHECK(complaint(read_position("")) ==
        "line=1 column=1 text= why=[header header=feast position 1]");
  CHECK(complaint(read_position("feast position 2")) ==
        "line=1 column=16 text=2 why=[header header=feast position 1]");
}

TEST_CASE("feast position: complaints about parts that do not fit") {
  check_all({
      {"task upgrade 1: n 1", "line=2 column=1 text=task why=[needs_phase]"},
      {"phase actions", "line=2 column=1 text=phase why=[needs_task]"},
      {"phase actions: n 3\ntask upgrade 1: n 1, a 1", "line=2 column=1 text=phase why=[task]"},
      {"phase actions\ntask upgrade 1: n 9, a 1", "line=3 column=1 text=task why=[task]"},
      {"phase actions\ntask explore 1: a 255", "line=3 column=1 text=task why=[task]"},
      {"option harvest true\nphase setup\ntask keep 1: a 1",
       "line=4 column=1 text=task why=[task]"},
      {"phase actions\ntask lay 1: id 2, a 255, b 255", "line=3 column=1 text=task why=[task]"},
      {"phase actions\ntask upgrade 1: n 1, a 1", "line=2 column=1 text=phase why=[goes_on]"},
      {"turn 1\nplayer 1\npassed", "line=2 column=1 text=turn why=[passed]"},
      {"window 1 income", "line=2 column=1 text=window why=[goes_on]"},
      {"turn 1\nland E front", "line=3 column=6 text=E why=[no_land]"},
      {"round 3\nland A front", "line=3 column=6 text=A why=[land_side]"},
      {"round 2\nplayer 1\nA back", "line=4 column=1 text=A why=[land_side]"},
      {"round 4\nland D front: 2 silver", "line=3 column=6 text=D why=[silver_on_land n=4]"},
      {"round 3\nland A back\nplayer 1\nA back", "line=3 column=6 text=A why=[land_owned]"},
      {"players 2\nturn 1\ncopies 1, 3", "line=4 column=1 text=copies why=[no_copies]"},
      {"turn 1\nmarkers 1 0, left 2", "line=3 column=1 text=markers why=[no_markers]"},
      {"turn 1\noption harvest true\nmarkers 1 0, left 2",
       "line=4 column=1 text=markers why=[feast.check.markers]"},
      {"turn 1\nstrips 1, 2, 3", "line=3 column=1 text=strips why=[strips n=2]"},
      {"player 1\ntokens: 2", "line=3 column=9 text=2 why=[no_tokens]"},
      {"option harvest true\nplayer 1\ntokens: 2, 3", "line=4 column=12 text=3 why=[tokens n=1]"},
      {"player 1\nhas: berry", "line=3 column=6 text=berry why=[no_item]"},
      {"player 1\nsheds 2\nplayer 2\nsheds 2", "line=5 column=1 text=sheds why=[box n=3]"},
      {"player 1\nsheds 1: 4 wood", "line=3 column=1 text=sheds why=[fields_full n=3]"},
      {"player 1\nstone_1\nfurnished: wood",
       "line=4 column=1 text=furnished why=[fields_full n=0]"},
      {"option decks C\nplayer 1\nplayed: 1", "line=4 column=9 text=1 why=[no_card]"},
      {"player 1\nhand: 113\nplayed: 47", "line=3 column=1 text=hand why=[starting_cards]"},
      {"turn 1\ngone: 60", "line=3 column=1 text=gone why=[gone n=0]"},
      {"player 1\nspent: 60", "line=3 column=1 text=spent why=[spent]"},
      {"player 1\nfree 60", "line=3 column=1 text=free why=[free]"},
      {"player 1\nhand: more 190", "line=3 column=1 text=hand why=[deck n=145]"},
      {"players 2\nplayer 1\nothers: raid", "line=4 column=9 text=raid why=[solo]"},
      {"players 2\nplayer 1\nwaiting 5", "line=4 column=1 text=waiting why=[solo]"},
      {"players 4\ncopies 1, 3\nplayer 1\non: copy_2 as knarr",
       "line=5 column=5 text=copy_2 why=[no_copy_here]"},
      {"players 2\nplayer 1\non: forge, wool, whaling_3",
       "line=4 column=1 text=on why=[vikings n=6]"},
      {"players 2\nplayer 1\nthing 5", "line=4 column=1 text=thing why=[vikings_left n=6]"},
      {"turn 1\ntable: laid 2", "line=3 column=1 text=table why=[no_feast]"},
      {"feast 1\ntable: laid 8", "line=3 column=1 text=table why=[table n=6]"},
      {"feast 1\ntable: laid 1, flat beans",
       "line=3 column=1 text=table why=[feast.check.banquet]"},
      {"player 1\npregnant: sheep", "line=3 column=1 text=pregnant why=[too_pregnant]"},
      {"player 1\naway: 4 knarr", "line=3 column=1 text=away why=[emigrants n=6]"},
  });
}
