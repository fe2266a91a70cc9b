// Positions as text: each complaint about one that cannot be.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "games/vikings/state.h"
#include "games/vikings/workshop.h"
#include "tests/support/position_text.h"
#include "tests/support/table.h"
#include "text/say.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

const std::string kWheel = "wheel: L fisherman\n";

using position_text::testing::complaint;

// "line=2 column=7 text=x why=[number least=1 most=6]"; lines count from the first one given, as 2.
std::string refused(const std::string& lines) {
  return complaint(read_position("vikings position 1\n" + lines));
}

}  // namespace

TEST_CASE("position: each complaint names line, column, text and reason") {
  const position_text::testing::Complaints complaints = {
      // Words
      {"keys 3",
       "line=2 column=1 text=keys why=[keyword values=players, option, game, edition, round, "
       "leads, turn, turned, auction, drawn, wheel, buying, swapping, boat, bag, gone, discarded, "
       "next, offered, seed, luck, hidden, player below=gold, points, waiting, specials, "
       "forfeited, S, W, N, C, G, F]"},
      {kWheel + "\n  wheel: L noble", "line=4 column=3 text=wheel why=[twice]"},
      {"player 1\n\nplayer 1", "line=4 column=8 text=1 why=[twice]"},
      {"player 1\nW L\nW L", "line=4 column=1 text=W why=[twice]"},
      {"player 1\ngold:\ngold:", "line=4 column=1 text=gold why=[twice]"},
      {"round 2, large", "line=2 column=10 text=large why=[surplus]"},
      {"waiting: noble", "line=2 column=1 text=waiting why=[no_player]"},
      {"W L", "line=2 column=1 text=W why=[no_player]"},
      {"players 2\nplayer 3", "line=3 column=8 text=3 why=[seat n=2]"},
      {"players 5", "line=2 column=9 text=5 why=[number least=2 most=4]"},
      {"round 7", "line=2 column=7 text=7 why=[number least=1 most=6]"},
      {"round two", "line=2 column=7 text=two why=[number least=1 most=6]"},
      {"round", "line=2 column=6 text= why=[number least=1 most=6]"},
      {"round  # none", "line=2 column=8 text= why=[number least=1 most=6]"},
      {"turned 12", "line=2 column=8 text=12 why=[number least=0 most=11]"},
      {"player 1: 2001 gold", "line=2 column=11 text=2001 why=[number least=-2000 most=2000]"},
      {"seed -1", "line=2 column=6 text=-1 why=[seed]"},
      {"luck xyz", "line=2 column=6 text=xyz why=[luck]"},
      {"option Fly true", "line=2 column=8 text=Fly why=[option]"},
      {"option draft maybe", "line=2 column=14 text=maybe why=[value values=false, true]"},
      {"edition gaulish",
       "line=2 column=9 text=gaulish why=[value values=german2007, czech2007, "
       "russian2007, polish2008]"},
      {"turn 1: dance",
       "line=2 column=9 text=dance why=[value values=auction, remove, draft, take, pay, start, "
       "place, stand, special, swap, ferry, over]"},
      {"next: L, X", "line=2 column=10 text=X why=[tile]"},
      {"discarded: 2 -", "line=2 column=14 text=- why=[tile]"},
      {"wheel: L noble, X", "line=2 column=17 text=X why=[pair]"},
      {"wheel: - - - - - - - - - - - - L", "line=2 column=32 text=L why=[wheel_full]"},
      {"bag: 2 knights", "line=2 column=8 text=knights why=[viking]"},
      {"bag: 2", "line=2 column=7 text= why=[viking]"},
      {"offered: boot", "line=2 column=10 text=boot why=[special]"},
      {"offered: - - - - boat", "line=2 column=18 text=boat why=[offer_full]"},
      {"player 1\nspecials: none", "line=3 column=11 text=none why=[special]"},
      {"player 1\nspecials: gold5", "line=3 column=11 text=gold5 why=[gold5]"},
      {"swapping boat", "line=2 column=10 text=boat why=[building]"},
      {"auction: 3 by 2", "line=2 column=10 text=3 why=[auction]"},
      {"auction: bid 3 of 2", "line=2 column=16 text=of why=[auction]"},
      {"buying: noble noble", "line=2 column=15 text=noble why=[purchase]"},
      {"buying: L", "line=2 column=10 text= why=[viking]"},
      {"buying: noble laid S1", "line=2 column=20 text=S1 why=[cell]"},
      {"buying: noble laid N41", "line=2 column=20 text=N41 why=[cell]"},
      {"boat: boatsman", "line=2 column=7 text=boatsman why=[boat]"},
      {"boat: 2 nobles, scout", "line=2 column=17 text=scout why=[boat]"},
      {"boat: scout, 2 nobles", "line=2 column=16 text=nobles why=[boat]"},
      {"player 1: 3 silver", "line=2 column=13 text=silver why=[purse]"},
      {"player 1: -3 gold", "line=2 column=14 text=gold why=[purse]"},
      {"player 1\npoints: 3 luck", "line=3 column=11 text=luck why=[source]"},
      {"player 1\npoints: 3 start", "line=3 column=11 text=start why=[source]"},
      {"player 1\ngold: 3 ships, 1 ships", "line=3 column=18 text=ships why=[source]"},

      // The homeland
      {"player 1\nS L", "line=3 column=3 text=L why=[row]"},
      {"player 1\nS B1", "line=3 column=3 text=B1 why=[row]"},
      {"player 1\nF blue", "line=3 column=3 text=blue why=[row]"},
      {"player 1\nF M1", "line=3 column=3 text=M1 why=[coast]"},
      {"player 1\nF L M1 L", "line=3 column=8 text=L why=[sea_meets_land]"},
      {"player 1\nF L R M1", "line=3 column=7 text=M1 why=[land_meets_sea]"},
      {"player 1\nF L R B1", "line=3 column=7 text=B1 why=[land_meets_sea]"},
      {"player 1\nS red - red red", "line=3 column=13 text=red why=[ship_gap]"},
      {"player 1\nF L! -!", "line=3 column=6 text=-! why=[at_sea]"},
      {"player 1\nS red!", "line=3 column=3 text=red! why=[at_sea]"},
      {"player 1\nF L - R", "line=3 column=1 text=F why=[support cell=F3]"},
      {"player 1\nN - L", "line=3 column=1 text=N why=[support cell=N2]"},
      {"player 1\nW" +
           [] {
             std::string row;
             for (int i = 0; i < 41; ++i) row += " -";
             return row;
           }(),
       "line=3 column=83 text=- why=[row_full]"},

      // The box
      {"discarded: 18 L", "line=2 column=15 text=L why=[box n=17]"},
      {"discarded: 4 M1\nwheel: M1 noble, M1 noble", "line=3 column=18 text=M1 why=[box n=5]"},
      {"bag: 13 nobles\nwheel: L noble", "line=3 column=10 text=noble why=[box n=13]"},
      {"player 1\nF L!\nwaiting: 13 fishermen", "line=4 column=13 text=fishermen why=[box n=13]"},
      {"option specials true\noffered: gold3, gold3", "line=3 column=17 text=gold3 why=[box n=1]"},
      {"bag: 13 nobles\ngone: 3 scouts",
       "line=2 column=1 text=bag why=[missing n=13 "
       "viking=fisherman]"},
      {kWheel + "discarded: boat", "line=3 column=12 text=boat why=[specials_off]"},
      {"option specials true\nplayer 1\nF L M2\nspecials: building2",
       "line=3 column=8 text=1 why=[aside special=building2 n=2]"},
      {kWheel + "player 2: -1 points", "line=3 column=8 text=2 why=[points_negative]"},

      // The round
      {kWheel + "round 1\ndiscarded: 6 L, 6 R",
       "line=3 column=1 text=round why=[tiles_early round=1 n=13 most=12]"},
      {kWheel + "round 6\nnext: L",
       "line=3 column=1 text=round why=[tiles_late round=6 n=1 most=0]"},
      {kWheel + "round 5\nbag: 11 nobles",
       "line=3 column=1 text=round why=[bag_short round=5 n=11 least=12]"},
      {"option draft true\noption thirteenth bag\nround 5\nbag: 12 nobles\nwheel: L scout",
       "line=4 column=1 text=round why=[bag_short round=5 n=12 least=13]"},
      {"round 3\nturn 1: ferry", "line=2 column=1 text=round why=[ferry_round]"},
      {"round 3\nturn 1: over", "line=2 column=1 text=round why=[over_round]"},

      // The step
      {kWheel + "boat: noble", "line=3 column=1 text=boat why=[not_in_step step=take]"},
      {kWheel + "turn 1: ferry", "line=2 column=1 text=wheel why=[not_in_step step=ferry]"},
      {"turn 1: take", "line=2 column=1 text=turn why=[needed step=take part=wheel]"},
      {"turn 1", "line=2 column=1 text=turn why=[needed step=take part=wheel]"},
      {"turn 2: pay", "line=2 column=1 text=turn why=[needed step=pay part=buying]"},
      {"turn 1: swap", "line=2 column=1 text=turn why=[needed step=swap part=swapping]"},
      {"turn 1: auction\ndrawn: 12 nobles",
       "line=2 column=1 text=turn why=[needs_option "
       "option=auction]"},
      {"turn 1: remove\ndrawn: 13 nobles",
       "line=2 column=1 text=turn why=[needs_option option=draft]"},
      {"turn 1: special", "line=2 column=1 text=turn why=[needs_option option=specials]"},
      {"option draft true\nturn 1: remove\ndrawn: 12 nobles",
       "line=4 column=1 text=drawn why=[drawn "
       "n=13]"},
      {"option auction true\nturn 1: auction\ndrawn: 13 nobles\nplayer 1: 3 gold",
       "line=4 column=1 text=drawn why=[drawn n=12]"},
      {"wheel: -, L noble", "line=2 column=1 text=wheel why=[price_0]"},
      {"wheel: L", "line=2 column=1 text=wheel why=[pair_viking]"},
      // Taken once, the wheel would have turned twelve times.
      {"round 1\nturn 1: take\nturned 11\nwheel: L fisherman, L scout, R noble\n"
       "player 1: 20 gold\nplayer 2: 20 gold",
       "line=4 column=1 text=turned why=[turned n=2 most=9]"},
      {"option draft true\nturn 1: draft\nwheel: L, R noble\ndrawn: noble",
       "line=4 column=1 text=wheel why=[draft]"},
      {"turn 1: place\nbuying: noble", "line=3 column=1 text=buying why=[in_hand]"},
      {"turn 1: place\nbuying: L noble\n", "line=2 column=1 text=turn why=[start_first]"},
      {"turn 1: start\nbuying: L noble\nplayer 1\nF L",
       "line=2 column=1 text=turn why=[start_again]"},
      {"turn 1: pay\nbuying: L noble for 3\nplayer 1: 5 gold",
       "line=2 column=1 text=turn why=[pay]"},
      {"turn 1: stand\nbuying: noble laid N2\nplayer 1\nN L",
       "line=3 column=1 text=buying why=[stand]"},
      {"turn 1: stand\nbuying: noble laid F1\nplayer 1\nF L",
       "line=3 column=1 text=buying why=[stand]"},
      {"turn 1: start\nbuying: L noble dearest", "line=3 column=1 text=buying why=[no_offer]"},
      {"option specials true\nturn 1: special", "line=3 column=1 text=turn why=[no_offer]"},
      {"option specials true\nturn 1: special\nbuying: L noble\noffered: boat",
       "line=4 column=1 text=buying why=[laid_before]"},
      {"option specials true\nturn 1: swap\nswapping building1\nplayer 1\nF L M1",
       "line=4 column=1 text=swapping why=[swap]"},
      {"option specials true\nturn 1: swap\nswapping building2\nplayer 1\nC L M2 M2 B2",
       "line=4 column=1 text=swapping why=[swap]"},
      {"turn 1: place\nbuying: L noble\nplayer 1\nW L\nN L\nC L\nG L\nF L",
       "line=2 column=1 text=turn why=[no_move]"},

      // The auction
      {"option auction true\nturn 1: auction\ndrawn: 12 nobles\nauction: out 1\nplayer 1: 3 gold",
       "line=5 column=1 text=auction why=[bidder_out]"},
      {"option auction true\nturn 1: auction\ndrawn: 12 nobles\nauction: bid 3 by 2\n"
       "player 1: 3 gold\nplayer 2: 3 gold",
       "line=3 column=1 text=turn why=[bidder_poor]"},
      {"option auction true\nturn 1: auction\ndrawn: 12 nobles\nauction: bid 2 by 2, out 2\n"
       "player 1: 3 gold\nplayer 2: 3 gold",
       "line=5 column=1 text=auction why=[leader_out]"},
      {"option auction true\nturn 1: auction\ndrawn: 12 nobles\nauction: bid 2 by 1\nplayer 1: 3 "
       "gold",
       "line=5 column=1 text=auction why=[leader_asked]"},
      {"option auction true\nturn 1: auction\ndrawn: 12 nobles\nauction: bid 2 by 2\nplayer 1: 3 "
       "gold",
       "line=5 column=1 text=auction why=[leader_poor]"},

      // Ferrying
      {"turn 1: ferry", "line=2 column=1 text=turn why=[boat_nobody]"},
      {"turn 1: ferry\nboat: tile", "line=3 column=1 text=boat why=[boat_tile]"},
      {"turn 1: ferry\nboat: noble", "line=3 column=1 text=boat why=[boat_landed]"},
      {"option singleFerry true\nturn 1: ferry\nboat: noble\nplayer 1\nN L!",
       "line=4 column=1 text=boat why=[boat_single]"},
  };
  position_text::testing::check_all(complaints, &refused);

  CHECK(complaint(read_position("")) ==
        "line=1 column=1 text= why=[header header=vikings position 1]");
  CHECK(complaint(read_position("vikings position 2")) ==
        "line=1 column=18 text=2 why=[header header=vikings position 1]");
}

TEST_CASE("position: a complaint is one sentence") {
  const std::vector<std::string> names = {"Ann", "Bob"};
  const text::Speaker speaker("en", names);
  CHECK(speaker.say(read_position("vikings position 1\nround 9").error().message) ==
        "Line 2, column 7, “9”: here belongs a whole number from 1 to 6.");
  CHECK(speaker.say(read_position("vikings position 1\nround").error().message) ==
        "Line 2, column 6: here belongs a whole number from 1 to 6.");
}
