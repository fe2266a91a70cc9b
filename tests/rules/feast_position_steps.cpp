// Positions of A Feast for Odin as text: what is being done, task by task, and what follows from
// the phase it is done in.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "games/feast/feasting.h"
#include "games/feast/own.h"
#include "games/feast/phases.h"
#include "games/feast/setup.h"
#include "games/feast/trade.h"
#include "games/feast/workshop.h"
#include "tests/support/feast_text.h"

using namespace meadhall;
using namespace meadhall::feast;
using namespace meadhall::feast::testing;

namespace {

// A match of the short game with mini-expansion 2, where dark occupations are put away.
const std::string kPuttingAway = "game short\noption harvest true\nphase setup\n";

void check_no_task(const std::vector<std::string>& tasks) {
  for (const std::string& task : tasks) {
    CHECK_MESSAGE(
        refused("players 2\nphase actions\ntask " + task) == "line=4 column=1 text=task why=[task]",
        task);
  }
}

std::string cards(const Cards& all) {
  std::string numbers;
  all.for_each([&](std::size_t card) { numbers += " " + std::to_string(card); });
  return numbers;
}

}  // namespace

TEST_CASE("feast position: complaints about what is done, word by word") {
  check_all({
      {"window 9 income", "line=2 column=8 text=9 why=[number least=1 most=4]"},
      {"feast 9", "line=2 column=7 text=9 why=[number least=1 most=4]"},
      {"players 2\nturn 9", "line=3 column=6 text=9 why=[number least=1 most=4]"},
      {"phase actions\ntask upgrade 9", "line=3 column=14 text=9 why=[number least=1 most=4]"},
      {"phase actions\ntask upgrade 1: n 300",
       "line=3 column=19 text=300 why=[number least=0 most=255]"},
      {"phase actions\ntask upgrade 1: tally 300",
       "line=3 column=23 text=300 why=[number least=0 most=255]"},
  });
  for (const auto& [lines, begins] : Complaints{
           {"window 1 party", "line=2 column=10 text=party why=[value values=setup, new_viking,"},
           {"phase party", "line=2 column=7 text=party why=[value values=setup, new_viking,"},
           {"task dance 1", "line=2 column=6 text=dance why=[value values=nothing, phase, turn,"},
       }) {
    CHECK_MESSAGE(refused(lines).starts_with(begins), lines);
  }
}

TEST_CASE("feast position: complaints about what lies on the table") {
  check_all({
      {"feast 1\ntable: cells 13", "line=3 column=14 text=13 why=[number least=0 most=12]"},
      {"feast 1\ntable: laid 13", "line=3 column=13 text=13 why=[number least=0 most=12]"},
      {"feast 1\ntable: bare 13", "line=3 column=13 text=13 why=[number least=0 most=12]"},
      {"feast 1\ntable: last brown",
       "line=3 column=13 text=brown why=[value values=orange, red, green, blue, coin]"},
      {"feast 1\ntable: flat 13 peas", "line=3 column=13 text=13 why=[number least=1 most=12]"},
      {"feast 1\ntable: flat 2 fish", "line=3 column=15 text=fish why=[item]"},
      {"feast 1\ntable: flat 12 peas, flat peas", "line=3 column=27 text=peas why=[box n=12]"},
      {"feast 1\ntable: laid 1, bare 2", "line=3 column=1 text=table why=[table n=6]"},
      {"feast 1\ntable: cells 4, laid 5", "line=3 column=1 text=table why=[table n=4]"},
      {"phase feast: b 1\ntask feast 1: n 2\ntable: laid 1",
       "line=4 column=1 text=table why=[no_feast]"},
  });
}

TEST_CASE("feast position: a table has the cells that are named, and two kinds are counted") {
  const State state = read(
      "feast 1: mead, 2 stockfish\ntable: cells 5, laid 3, last red\nplayer 1\n"
      "has: 2 peas, mead, 3 silver");
  CHECK(state.banquet.length == 5);
  CHECK(as<FeastTask>(state.agenda.top()).of(CountedFood::mead) == 1);
  CHECK(as<FeastTask>(state.agenda.top()).of(CountedFood::stockfish) == 2);
  CHECK(write_position(state).find("feast 1: mead, 2 stockfish\ntable: cells 5, laid 3,") !=
        std::string::npos);
}

TEST_CASE("feast position: an upgrade is of one to three steps, of goods, to goods") {
  check_no_task({"upgrade 1: n 1", "upgrade 1: n 1, a 4", "upgrade 1: n 1, a 1, b 8",
                 "upgrade 1: n 1, a 1, b 10", "upgrade 1: n 1, a 1, c 4",
                 "upgrade 1: n 1, a 1, tally 37"});
}

TEST_CASE("feast position: an action of no space, a card's own, is under way already") {
  const std::string actions = "phase actions\ntask action 1: id 255, a 255, b ";
  CHECK(read(actions + "3\ntask play 1: n 1").agenda[1].what == Do::action);
  CHECK(read(actions + "2\ntask emigrate 1\nplayer 1\nships: knarr").agenda[1].what == Do::action);
  CHECK(refused(actions + "1\ntask play 1: n 1") == "line=3 column=1 text=task why=[task]");
}

TEST_CASE("feast position: the Maid takes from a bonus field of a board of her player's") {
  const State state =
      read("phase actions\ntask own 1: id 177, b 4\nplayer 1\nplayed: 177\nhas: 4 oil");
  CHECK(as<OwnTask>(state.agenda.top()).card() == kMaid);
  check_no_task({"own 1: id 177, a 255", "own 1: id 177, a 1", "own 1: id 177, b 9"});
}

TEST_CASE("feast position: occupations with code of their own have what that code looks at") {
  check_no_task({"own 1: id 60, a 65", "own 1: id 91", "own 1: id 31, tally 37"});
  // With these the code runs, and finds that it has nothing to ask.
  check_all({
      {"phase actions\ntask own 1: id 60, a 64", "line=2 column=1 text=phase why=[goes_on]"},
      {"phase actions\ntask own 1: id 91\nplayer 1\nhas: 9 silver\nplayed: 91",
       "line=2 column=1 text=phase why=[goes_on]"},
  });
}

TEST_CASE(
    "feast position: what is laid is an item; given by a card, it need not be in the supply") {
  check_no_task({"lay 1: id 60, a 255, b 255", "lay 1: id 2, a 255, b 255"});
  const auto fish = std::to_string(number(Item::stockfish));
  CHECK(refused("phase actions\ntask lay 1: id " + fish + ", a 255, b 255, c 1") ==
        "line=2 column=1 text=phase why=[goes_on]");
  // Cards give no other items to lay.
  check_no_task({"lay 1: id 2, a 255, b 255, c 1", "lay 1: id " + fish + ", a 255, b 255, c 2"});
}

TEST_CASE("feast position: what is counted stays far from its limit") {
  check_no_task({"dice 1: id 2, n 4", "dice 1: id 2, n 3, c 4", "dice 1: id 2, n 3, a 100",
                 "dice 1: id 2, n 3, tally 100", "effects 1: d 1, n 100", "effects 1: d 1, c 100",
                 "sale 1: n 17", "sale 1: n 2, a 100", "sale 1: n 2, a 3, b 4"});
  const State sold = read("phase actions\ntask sale 1: n 2, a 3, b 3");
  CHECK(as<SaleTask>(sold.agenda.top()).taken_off() == 3);
}

TEST_CASE("feast position: one of two dark occupations is put away in the short game") {
  const State dark = read(kPuttingAway + "task keep 1: a 1\nplayer 1\nhand: 60, 1");
  CHECK(as<KeepTask>(dark.agenda.top()).which() == Keep::dark);
  CHECK(read(kPuttingAway + "task keep 1: a 1\nplayer 1\nhand: more 2").players[0].hand_count == 3);
  check_all({
      {kPuttingAway + "task keep 1: a 1\nplayer 1\nhand: 60",
       "line=5 column=1 text=task why=[task]"},
      {kPuttingAway + "task keep 1: a 1\nplayer 1\nhand: 60, more 1\ngone: 1",
       "line=5 column=1 text=task why=[task]"},
      {"phase setup\ntask keep 1: a 1\nplayer 1\nhand: 60, 1",
       "line=3 column=1 text=task why=[task]"},
  });
  // A starting occupation is chosen before; that is another choice.
  CHECK(read(kPuttingAway + "task keep 1: a 1\ntask keep 1\nplayer 1\nhand: 60, 1, 4, 8")
            .agenda.depth() == 3);
  CHECK(read("hidden\nphase setup\ntask keep 1: a 1").hidden == 1);
}

TEST_CASE("feast position: the harvest may have come to nobody yet, other phases not") {
  const State reaped =
      read("option harvest true\nphase harvest: n 255\ntask window 1\nplayer 1\nhas: 2 oil");
  CHECK(as<PhaseTask>(reaped.agenda[0]).is_reaped());
  check_all({
      {"phase harvest: n 3\ntask window 1", "line=2 column=1 text=phase why=[task]"},
      {"phase actions: n 255\ntask turn 1", "line=2 column=1 text=phase why=[task]"},
  });
}

TEST_CASE("feast position: no task stands where it could take away what another counts on") {
  const auto out_of_order = [](const std::string& tasks) {
    const std::string lines = "players 2\nround 3\nphase actions: n 1\n" + tasks +
                              "\nplayer 1\nhas: oil, 9 silver\nhand: 60";
    return refused(lines) == "line=6 column=1 text=task why=[task_order]";
  };
  // The only oil would be laid twice; played away; laid in the window; another's Vikings go back.
  CHECK(out_of_order("task lay 1: id 2\ntask lay 1: id 2"));
  CHECK(out_of_order("task lay 1: id 2\ntask play 1: n 1"));
  CHECK(out_of_order("task lay 1: id 2\ntask window 1"));
  CHECK(out_of_order("task action 1: id 21, a 21, b 2, c 2\ntask dice 2: id 1, a 3, b 1, d 2"));
  CHECK(out_of_order("task action 1: id 21, a 21, b 3, c 2\ntask play 2: n 1"));
  CHECK(out_of_order("task copy 1: id 64\ntask arrange 1"));
  CHECK(out_of_order("task turn 1\ntask turn 1"));
  CHECK(out_of_order("task turn 1\ntask keep 1"));
}

TEST_CASE("feast position: what a task is about is there") {
  const auto reads = [](const std::string& task) {
    return refused("players 2\nround 3\nphase actions: n 1\ntask " + task +
                   "\nplayer 1\nhas: peas, oil\non: pillage_2\nplayer 2\non: raid");
  };
  const std::string not_there = "line=5 column=1 text=task why=[task]";
  const State raid = read("players 2\nround 3\nplayer 1\non: pillage_2\nplayer 2\non: raid");
  const auto place_of = [&](Seat seat) {
    const auto stand = std::ranges::find(raid.stands, seat, &Stand::seat);
    return std::to_string(stand - raid.stands.begin());
  };
  const std::string own = place_of(Seat{0});
  const std::string other = place_of(Seat{1});
  CHECK(reads("vikings 1: n 2, a " + own) == "accepted");
  CHECK(reads("vikings 1: n 2, a " + other) == not_there);  // another's Vikings
  CHECK(reads("vikings 1: n 2, a 0") == not_there);         // nobody's
  CHECK(reads("lay 1: id 2") == "accepted");
  CHECK(reads("lay 1: id 0") == not_there);    // peas on a home board
  CHECK(reads("copy 1: id 64") == not_there);  // there is none with two players
}

TEST_CASE("feast position: what check finds is told where the step is named") {
  check_all({
      {"phase actions\ntask dice 1: b 99",
       "line=2 column=1 text=phase why=[feast.check.agenda n=2]"},
      {"round 7\nwindow 1 after_bonus", "line=3 column=1 text=window why=[feast.check.agenda n=1]"},
      {"window 1 before_scoring", "line=2 column=1 text=window why=[feast.check.agenda n=1]"},
      {"player 1\npassed", "line=1 column=1 text=feast position 1 why=[passed]"},
  });
}

TEST_CASE("feast position: who keeps all starting occupations leaves none for the others") {
  const std::string all = "\nplayer 1\nhand:" + cards(cards_in_box(Options{}, true));
  check_all({
      {"players 2\nphase setup\ntask keep 1" + all,
       "line=3 column=1 text=phase why=[feast.check.starting_card player=seat2]"},
      {"players 2\nphase setup\ntask keep 1\ntask keep 2" + all,
       "line=3 column=1 text=phase why=[no_move]"},
  });
}

TEST_CASE("feast position: a new Viking has come to those whose turn it was") {
  const State state = read("players 2\nround 3\nwindow 1 new_viking\nplayer 1\nhas: 2 oil");
  CHECK(state.players[0].vikings_in_thing == 8);
  CHECK(state.players[1].vikings_in_thing == 7);
}

TEST_CASE("feast position: solo, the colours of the short game have come in turn") {
  const State state = read("game short\nround 2\nturn 1");
  CHECK(state.players[0].vikings_in_thing == 8);
  CHECK(state.players[0].waiting == 7);
}

TEST_CASE("feast position: the next strip comes up with the mountains, or has come") {
  const auto up = [](const std::string& lines) {
    return static_cast<int>(kStrips) -
           std::ranges::count(read(lines + "\nplayer 1\nhas: 2 oil").strips, kStripHidden);
  };
  CHECK(up("window 1 bonus") == 2);
  CHECK(up("window 1 mountains") == 2);
  CHECK(up("window 1 mountains\nstrips 1, 2, 3") == 3);
  CHECK(up("window 1 vikings_return") == 3);
  CHECK(refused("window 1 mountains\nstrips 1, 2, 3, 4\nplayer 1\nhas: 2 oil") ==
        "line=3 column=1 text=strips why=[strips n=3]");
}

TEST_CASE(
    "feast position: the next marker is drawn when the harvest is past, but in the last round") {
  const auto left = [](const std::string& lines) {
    const State state = read("option harvest true\nplayer 1\nhas: 2 oil\n" + lines);
    return std::ranges::count(state.markers, 1) + state.blank_markers;
  };
  CHECK(left("window 1 new_viking") == 7);
  CHECK(left("turn 1") == 6);
  CHECK(left("round 7\nwindow 1 new_viking") == 1);
  CHECK(left("round 7") == 1);
}
