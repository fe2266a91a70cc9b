// Positions of Graenaland as text: each complaint about one that cannot be.

#include <doctest/doctest.h>

#include <string>

#include "games/graenaland/state.h"
#include "games/graenaland/workshop.h"
#include "tests/support/position_text.h"
#include "text/say.h"

using namespace meadhall;
using namespace meadhall::graenaland;

namespace {

using position_text::testing::complaint;
using position_text::testing::Complaints;

// "line=2 column=7 text=x why=[number least=1 most=6]"; lines count from the first one given, as 2.
std::string refused(const std::string& lines) {
  return complaint(read_position("graenaland position 1\n" + lines));
}

void check_all(const Complaints& complaints) {
  position_text::testing::check_all(complaints, &refused);
}

const std::string kLands = "[land values=H1, P1, F1, M1, H2]";
const std::string kTwo = "player 1\nP1: village\nplayer 2\nP1: village\n";
const std::string kVote = "turn 1: vote\nland P1: 2 grain\nship 3\n" + kTwo;
const std::string kPay = "turn 1: pay\nplayer 1\nP1: village\nhand: 9 plains, 9 forest\n";

}  // namespace

TEST_CASE("graenaland position: complaints about words") {
  check_all({
      {"round 1\nround 2", "line=3 column=1 text=round why=[twice]"},
      {"player 1\n\nplayer 1", "line=4 column=8 text=1 why=[twice]"},
      {"player 1\nP1: village\nP1: warrior", "line=4 column=1 text=P1 why=[twice]"},
      {"player 1\nhand:\nhand:", "line=4 column=1 text=hand why=[twice]"},
      {"land P1: road, road", "line=2 column=16 text=road why=[twice]"},
      {"land P1: road\nland P1: market", "line=3 column=6 text=P1 why=[twice]"},
      {"last P1\nlast P1", "line=3 column=6 text=P1 why=[twice]"},
      {"answers: 1 yes, 1 no", "line=2 column=17 text=1 why=[twice]"},
      {"player 1\nF1: warrior\nP1: warrior", "line=4 column=5 text=warrior why=[twice]"},
      {"player 1\nF1: priest\nwaiting: priest P1", "line=4 column=10 text=priest why=[twice]"},
      {"player 1\ncard VP01\ndealt VP02", "line=4 column=1 text=dealt why=[twice]"},
      {"round 2, large", "line=2 column=10 text=large why=[surplus]"},
      {"hand: grain plains", "line=2 column=1 text=hand why=[no_player]"},
      {"P1: village", "line=2 column=1 text=P1 why=[no_player]"},
      {"players 3\nplayer 4", "line=3 column=8 text=4 why=[seat n=3]"},
      {"players 6", "line=2 column=9 text=6 why=[number least=3 most=5]"},
      {"player 6", "line=2 column=8 text=6 why=[number least=1 most=5]"},
      {"round 0", "line=2 column=7 text=0 why=[number least=1 most=60000]"},
      {"player 1: army 9", "line=2 column=16 text=9 why=[number least=1 most=8]"},
      {"turn 6: build", "line=2 column=6 text=6 why=[number least=1 most=5]"},
      {"answers: 6 yes", "line=2 column=10 text=6 why=[number least=1 most=5]"},
      {"answers: 1 16", "line=2 column=12 text=16 why=[number least=1 most=15]"},
      {"game advanced\nfounded: 6 P1", "line=3 column=10 text=6 why=[number least=1 most=5]"},
      {"game advanced\nfounded: 1 X1", "line=3 column=12 text=X1 why=" + kLands},
      {"used: 2 supply", "line=2 column=9 text=supply why=[used]"},
      {"used: offer, offer", "line=2 column=14 text=offer why=[used]"},
      {"land P1: 241 grain", "line=2 column=10 text=241 why=[number least=0 most=240]"},
      {"land P1: 19 grain", "line=2 column=13 text=grain why=[box n=18]"},
      {"proposal X1 by 2", "line=2 column=10 text=X1 why=" + kLands},
      {"proposal P1 by 6", "line=2 column=16 text=6 why=[number least=1 most=5]"},
      {"proposal P1 by 2 from 6", "line=2 column=23 text=6 why=[number least=1 most=5]"},
      {"proposal P1 by 2: to 6 grain", "line=2 column=22 text=6 why=[number least=1 most=5]"},
      {"proposal P1 by 2: to 2 256 grain",
       "line=2 column=24 text=256 why=[number least=0 most=255]"},
      {"proposal P1 by 2: to 2 200 grain, 200 grain",
       "line=2 column=39 text=grain why=[box n=255]"},
      {"last X1", "line=2 column=6 text=X1 why=" + kLands},
      {"building: church X1", "line=2 column=18 text=X1 why=" + kLands},
      {"building: church P1, needs ore, needs ore", "line=2 column=33 text=needs why=[building]"},
      {"building: village P1, toll 2, toll 2", "line=2 column=31 text=toll why=[building]"},
      {"building: village P1, toll 6", "line=2 column=28 text=6 why=[number least=1 most=5]"},
      {"building: village P1, needs 256 ore",
       "line=2 column=29 text=256 why=[number least=0 most=255]"},
      {"building: village P1, needs 200 ore 200 ore", "line=2 column=41 text=ore why=[box n=255]"},
      {"building: village P1, opened ore", "line=2 column=30 text=ore why=[supply]"},
      {"building: village P1, opened S04 fish",
       "line=2 column=34 text=fish why=[half first=grain second=ore]"},
      {"building: village P1, after wood sea", "line=2 column=34 text=sea why=[card]"},
      {"building: village P1, after fish", "line=2 column=29 text=fish why=[supply]"},
      {"player 1\nP1: 2 priests", "line=3 column=7 text=priests why=[settled]"},
      {"player 1\nP1: 2 priest", "line=3 column=7 text=priest why=[settled]"},
      {"player 1\nsupplies: 17", "line=3 column=11 text=17 why=[number least=0 most=16]"},
      {"player 1\nwaiting: jarl P1", "line=3 column=10 text=jarl why=[waiting]"},
      {"player 1\nwaiting: priest X1", "line=3 column=17 text=X1 why=" + kLands},
      {"player 1\npledges: 2", "line=3 column=11 text= why=[cost]"},
      {"player 1\ngives: wood sea", "line=3 column=13 text=sea why=[card]"},
      {"player 1\ngives: S17", "line=3 column=8 text=S17 why=[gives]"},
      {"player 1\ngives: 200 wood forest, 200 wood forest",
       "line=3 column=34 text=forest why=[box n=255]"},
      {"row: S", "line=2 column=6 text=S why=[supply]"},
      {"row: S1x", "line=2 column=6 text=S1x why=[supply]"},
      {"row: S0", "line=2 column=6 text=S0 why=[supply]"},
      {"players 3\noption firstPlayer chosen\noption firstSeat 4",
       "line=4 column=1 text=option why=[graenaland.setup.first_seat seat=4 players=3]"},
      {"seed x", "line=2 column=6 text=x why=[seed]"},
      {"luck x", "line=2 column=6 text=x why=[luck]"},
      {"option Fly true", "line=2 column=8 text=Fly why=[option]"},
      {"game gaulish",
       "line=2 column=6 text=gaulish why=[value values=basic, advanced, cardsOnly]"},
      {"turn 1: dance",
       "line=2 column=9 text=dance why=[value values=keep, found, yield, march, enter, propose, "
       "share, vote, claim, build, pay, toll, follow, pledge, contribute, over]"},
      {"answers: 1 priest N",
       "line=2 column=19 text=N why=[value values=stay, W, E, WW, EE, NW, NE, SW, SE]"},
      {"players 3\nland F2: road", "line=3 column=6 text=F2 why=" + kLands},
      {"player 1\nM2: village", "line=3 column=1 text=M2 why=" + kLands},
      {"land P1: silver", "line=2 column=10 text=silver why=[land_form]"},
      {"land P1: 2 road", "line=2 column=12 text=road why=[land_form]"},
      {"land P1: wood", "line=2 column=10 text=wood why=[no_card resource=wood terrain=plains]"},
      {"discards: gold plains",
       "line=2 column=16 text=plains why=[no_card resource=gold terrain=plains]"},
      {"discards: 2 plains", "line=2 column=13 text=plains why=[card]"},
      {"player 1\nhand: grain", "line=3 column=12 text= why=[card]"},
      {"player 1\nhand: 2 silver plains", "line=3 column=9 text=silver why=[card]"},
      {"row: S17", "line=2 column=6 text=S17 why=[supply]"},
      {"row: - - - - S01", "line=2 column=14 text=S01 why=[row_full]"},
      {"spent: -", "line=2 column=8 text=- why=[supply]"},
      {"player 1\nsupplies: VP01", "line=3 column=11 text=VP01 why=[supply]"},
      {"player 1\ncard S01", "line=3 column=6 text=S01 why=[victory]"},
      {"player 1\ndealt VP01 VP02 VP03 VP04", "line=3 column=22 text=VP04 why=[three_cards]"},
      {"player 1: 3", "line=2 column=11 text=3 why=[army]"},
      {"player 1\nP1: 2 churches", "line=3 column=7 text=churches why=[settled]"},
      {"player 1\nwaiting: warrior P1", "line=3 column=10 text=warrior why=[waiting]"},
      {"player 1\npledges: gold", "line=3 column=10 text=gold why=[cost]"},
      {"player 1\ngives: 2 S01", "line=3 column=10 text=S01 why=[gives]"},
      {"used: 2 offers", "line=2 column=9 text=offers why=[used]"},
      {"answers: 1 maybe", "line=2 column=12 text=maybe why=[answer]"},
      {"proposal P1 to 2", "line=2 column=13 text=to why=[proposal]"},
      {"proposal P1 by 2: 2 grain", "line=2 column=19 text=2 why=[shares]"},
      {"proposal P1 by 2: to 2 2 wood", "line=2 column=26 text=wood why=[shares]"},
      {"building: castle P1", "line=2 column=11 text=castle why=[what]"},
      {"building: joint church P1", "line=2 column=17 text=church why=[joint_work]"},
      {"building: church P1 costs 2", "line=2 column=21 text=costs why=[building]"},
      {"building: church P1 opened S04 wood",
       "line=2 column=32 text=wood why=[half first=grain second=ore]"},
      {"figures cost church: 1 gold", "line=2 column=24 text=gold why=[graenaland.data.gold]"},
      {"players 3\nfigures houses: 2",
       "line=3 column=17 text=2 why=[graenaland.data.number least=3 most=30]"},
  });
  CHECK(refused("keys 3").starts_with(
      "line=2 column=1 text=keys why=[keyword values=players, figures, option,"));
  CHECK(complaint(read_position("")) ==
        "line=1 column=1 text= why=[header header=graenaland position 1]");
  CHECK(complaint(read_position("graenaland position 2")) ==
        "line=1 column=21 text=2 why=[header header=graenaland position 1]");
}

TEST_CASE("graenaland position: complaints about what there is") {
  check_all({
      {"discards: 19 grain plains", "line=2 column=20 text=plains why=[box n=18]"},
      {"land P1: 18 grain\nplayer 1\nhand: grain plains",
       "line=4 column=13 text=plains why=[box n=18]"},
      {"row: S01, S01", "line=2 column=11 text=S01 why=[box n=1]"},
      {"row: S01\nspent: S01", "line=3 column=8 text=S01 why=[box n=1]"},
      {"player 1\nsupplies: S02, S02", "line=3 column=16 text=S02 why=[box n=1]"},
      {"player 1\ncard VP01\nplayer 2\ncard VP01", "line=5 column=6 text=VP01 why=[box n=1]"},
      {"turn 1: build\nplayer 1\nhand: 37 forest", "line=4 column=1 text=hand why=[too_few n=36]"},
      {"turn 1: build\ndiscards: 30 plains\n", "line=3 column=14 text=plains why=[card]"},
      {"turn 1: build\nland P1: down 37", "line=3 column=6 text=P1 why=[too_few n=36]"},
      {"turn 1: build\nplayer 1\nsupplies: 13", "line=4 column=1 text=supplies why=[too_few n=12]"},
      {"figures tokens road: 1\nland P1: road\nland H1: road",
       "line=4 column=10 text=road why=[box n=1]"},
      {"player 1\nP1: 14 villages", "line=3 column=8 text=villages why=[houses n=13]"},
      {"player 1\nM1: village, church", "line=3 column=14 text=church why=[no_site]"},
      {"player 1\nP1: village, hall\nplayer 2\nP1: village, hall",
       "line=5 column=14 text=hall why=[site_taken]"},
      {"player 1\nP1: hall", "line=3 column=5 text=hall why=[no_village]"},
      {"player 1\nP1: warrior, skald", "line=3 column=14 text=skald why=[two_heroes]"},
      {"turn 1: build\nplayer 1\ncard VP01", "line=4 column=1 text=card why=[no_victory_cards]"},
      {"game cardsOnly\nturn 1: build\nplayer 1\ndealt VP01",
       "line=5 column=1 text=dealt why=[has_kept]"},
      {"game cardsOnly\nturn 2: keep\nplayer 2\ncard VP01",
       "line=5 column=1 text=card why=[not_kept]"},
  });
}

TEST_CASE("graenaland position: complaints about parts that do not belong to the step") {
  check_all({
      {"turn 1",
       "line=2 column=1 text=turn why=[value values=keep, found, yield, march, enter, propose, "
       "share, vote, claim, build, pay, toll, follow, pledge, contribute, over]"},
      {"answers: 1 yes", "line=2 column=1 text=answers why=[needs_turn]"},
      {"winner 1", "line=2 column=1 text=winner why=[needs_turn]"},
      {"hidden", "line=2 column=1 text=hidden why=[needs_turn]"},
      {"turn 1: build\nanswers: 1 yes",
       "line=3 column=1 text=answers why=[not_in_step step=build]"},
      {"turn 2: march\nwinner 1", "line=3 column=1 text=winner why=[not_in_step step=march]"},
      {"turn 2: march\nfounded:", "line=3 column=1 text=founded why=[not_in_step step=march]"},
      {"turn 1: build\nplayer 1\npledges: wood",
       "line=4 column=1 text=pledges why=[not_in_step step=build]"},
      {"turn 1: build\nplayer 1\ngives: S01",
       "line=4 column=1 text=gives why=[not_in_step step=build]"},
      {"turn 1: over", "line=2 column=1 text=turn why=[needed step=over part=winner]"},
      {"turn 1: vote", "line=2 column=1 text=turn why=[needed step=vote part=proposal]"},
      {"turn 1: pay", "line=2 column=1 text=turn why=[needed step=pay part=building]"},
      {"game advanced\nturn 1: yield",
       "line=3 column=1 text=turn why=[needed step=yield part=founded]"},
      {"turn 1: keep", "line=2 column=1 text=turn why=[needs_option option=victoryCards]"},
      {"turn 1: claim", "line=2 column=1 text=turn why=[needs_option option=victoryCards]"},
      {"turn 1: found", "line=2 column=1 text=turn why=[needs_option option=freeSetup]"},
      {"turn 1: march", "line=2 column=1 text=turn why=[main_not_asked]"},
      {"turn 1: propose", "line=2 column=1 text=turn why=[main_not_asked]"},
      {"turn 2: propose", "line=2 column=1 text=turn why=[nothing_to_propose]"},
      {"turn 2: march\nanswers: 3 nobody", "line=3 column=10 text=3 why=[answer_early]"},
      {"turn 3: march\nanswers: 2 yes", "line=3 column=10 text=2 why=[not_in_step step=march]"},
      {"turn 3: march\nanswers: 2 priest E", "line=3 column=10 text=2 why=[march_away]"},
      {"turn 2: enter", "line=2 column=1 text=turn why=[enter]"},
      {"turn 2: enter\nplayer 2\nP1: village\nwaiting: priest P1, skald F1",
       "line=2 column=1 text=turn why=[enter]"},
      {"turn 2: enter\nplayer 2\nP1: village, warrior\nwaiting: priest P1, skald P1",
       "line=2 column=1 text=turn why=[enter]"},
      {"players 5\nship 1\nturn 2: build", "line=4 column=1 text=turn why=[builder]"},
      {"ship 1\nturn 2: pay\nbuilding: church P1", "line=3 column=1 text=turn why=[builder]"},
      {"ship 1\nturn 2: build", "line=3 column=1 text=turn why=[builder]"},
      {"turn 1: build\nused: market", "line=3 column=1 text=used why=[markets]"},
  });
}

TEST_CASE("graenaland position: complaints about the free setup") {
  check_all({
      {"game advanced\nfounded: 1 M1", "line=3 column=12 text=M1 why=[founded_coast]"},
      {"game advanced\nfounded: 1 P1, 1 P1", "line=3 column=18 text=P1 why=[founded_own]"},
      {"game advanced\nfounded: 1 P1, 2 P1, 3 P1, 3 F1, 2 F1, 1 F1",
       "line=3 column=1 text=founded why=[founded_full n=6]"},
      {"game advanced\nfounded: 1 P1, 2 P1, 3 P1, 3 F1, 2 F1, 1 F1, 1 H1",
       "line=3 column=48 text=H1 why=[founded_full n=6]"},
      {"game advanced\nfounded: 2 P1", "line=3 column=1 text=founded why=[founded_order]"},
      {"game advanced\nfounded: 1 P1\nplayer 2\nP1: village",
       "line=5 column=1 text=P1 why=[founded_only]"},
      {"game advanced\nfounded: 1 P1\nturn 3: found", "line=4 column=1 text=turn why=[founder]"},
      {"game advanced\nfounded: 1 P1, 2 P1\nturn 1: yield",
       "line=4 column=1 text=turn why=[yield]"},
      {"game advanced\nturn 3: yield\nfounded:", "line=3 column=1 text=turn why=[yield]"},
      {"game advanced\nturn 3: yield\nfounded:\nhidden", "line=3 column=1 text=turn why=[yield]"},
  });
}

TEST_CASE("graenaland position: complaints about proposals") {
  check_all({
      {kVote + "proposal P1 by 2: to 1 3 grain", "line=9 column=1 text=proposal why=[shares_more]"},
      {kVote + "proposal P1 by 2: to 1 grain", "line=9 column=1 text=proposal why=[shares_rest]"},
      {kVote + "proposal P1 by 3: to 1 2 grain", "line=9 column=1 text=proposal why=[proposer]"},
      {kVote + "proposal P1 by 2: to 3 2 grain",
       "line=9 column=1 text=proposal why=[no_vote seat=3]"},
      {kVote + "proposal P1 by 2: to 1 2 grain\nlast P1: to 2 grain",
       "line=10 column=6 text=P1 why=[twice]"},
      {"turn 2: share\nland P1: grain, ore\n" + kTwo + "proposal P1 by 2: to 1 grain, ore",
       "line=8 column=1 text=proposal why=[shares_all]"},
      {"turn 2: share\nland P1: grain, ore\n" + kTwo + "proposal P1 by 2: to 1 ore",
       "line=8 column=1 text=proposal why=[shares_order]"},
      {"turn 2: share\nland P1: grain, ore\n" + kTwo + "proposal P1 by 2 from 1: to 1 grain",
       "line=8 column=1 text=proposal why=[proposal]"},
  });
}

TEST_CASE("graenaland position: complaints about what is built and paid") {
  const std::string joint = "turn 1: pledge\nplayer 1\nP1: village\n";
  check_all({
      {kPay + "building: village P1, needs 3 grain",
       "line=6 column=1 text=building why=[needs_more]"},
      {kPay + "building: village P1, needs", "line=6 column=1 text=building why=[nothing_needed]"},
      {kPay + "building: joint road P1", "line=6 column=1 text=building why=[joint]"},
      {"turn 1: pay\nplayer 1\nP1: village\nbuilding: village P1",
       "line=5 column=1 text=building why=[unpayable]"},
      {kPay + "building: church F1", "line=6 column=1 text=building why=[cannot_build]"},
      {kPay + "building: army, toll 2", "line=6 column=1 text=building why=[toll]"},
      {kPay + "building: village P1, markets 1", "line=6 column=1 text=building why=[markets]"},
      {kPay + "building: village P1, opened S04 ore", "line=6 column=1 text=building why=[opened]"},
      {kPay + "gives: ore hills\nbuilding: village P1",
       "line=6 column=1 text=gives why=[gives_hand]"},
      {kPay + "building: village P1\nplayer 2\nhand: ore hills\ngives: ore hills",
       "line=9 column=1 text=gives why=[gives_early]"},
      {"turn 1: toll\nland P1: palisade\nbuilding: village P1\nplayer 1\nF1: village\n"
       "player 2\nP1: village\n",
       "line=4 column=1 text=building why=[toll_cards]"},
      {"turn 1: toll\nbuilding: village P1, needs grain\nplayer 1\nP1: village",
       "line=3 column=1 text=building why=[not_in_step step=toll]"},
      {"turn 1: follow\nbuilding: church P1\nplayer 1\nP1: village",
       "line=3 column=1 text=building why=[follow]"},
      {"turn 1: follow\nbuilding: village P1\nplayer 1\nP1: village",
       "line=3 column=1 text=building why=[follow]"},
      {"turn 1: follow\nbuilding: church P1\nplayer 1\nP1: village, church\nwaiting: priest P1",
       "line=3 column=1 text=building why=[follow]"},
      {"turn 1: follow\nbuilding: church P1\nplayer 1\nP1: village, church, priest",
       "line=3 column=1 text=building why=[follow]"},
      {kPay + "supplies: S04\ngives: S04\nbuilding: village P1, opened S04 grain S04 ore",
       "line=8 column=1 text=building why=[opened]"},
      {"turn 1: pay\nplayer 1\nP1: village\nhand: ore hills\ngives: 2 ore hills\n"
       "building: village P1",
       "line=6 column=1 text=gives why=[gives_hand]"},
      {"turn 1: contribute\nplayer 1\nP1: village\npledges: wood, ore, livestock\n"
       "building: joint road P1, needs",
       "line=6 column=1 text=building why=[nothing_needed]"},
      {joint + "building: road P1", "line=5 column=1 text=building why=[joint]"},
      {joint + "building: joint road F1", "line=5 column=1 text=building why=[cannot_build]"},
      {joint + "pledges: 2 wood\nbuilding: joint road P1",
       "line=6 column=1 text=building why=[pledged_more]"},
      {"turn 1: contribute\nplayer 1\nP1: village\npledges: wood\nbuilding: joint road P1",
       "line=6 column=1 text=building why=[pledged_all]"},
  });
}

TEST_CASE("graenaland position: a complaint is one sentence") {
  const std::vector<std::string> names = {"Ann", "Bob", "Cid"};
  const text::Speaker speaker("en", names);
  CHECK(speaker.say(read_position("graenaland position 1\nplayer 1\nP1: hall").error().message) ==
        "Line 3, column 5, “hall”: a building stands beside a village of the same player; name "
        "that too.");
}
