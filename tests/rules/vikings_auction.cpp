// rules: Vikings 9.3: the auction for the start player

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

constexpr std::string_view kThirteen = "2 blue, 3 yellow, 2 green, 2 red, 2 black, 2 grey";
constexpr std::string_view kTwelve = "2 blue, 2 yellow, 2 green, 2 red, 2 black, 2 grey";

// Ann holds the marker; thirteen vikings lie beside the board, no tile is known yet.
Table auction(int players, OptionWishes more = {}) {
  OptionValues values = option_values(more);
  Table table(players, {{"auction", "true"}, {"draft", "true"}});
  const Options asked = read_options(values).value();
  Options& options = table.state.options;
  options = asked;
  options.auction = 1;
  options.draft = 1;
  return table.drawn(kThirteen).auctioning(ann);
}

Table& purse(Table& table, Seat seat, int gold, int points) {
  return table.gold(seat, gold).points(seat, points);
}

}  // namespace

TEST_CASE("auction: the holder of the marker is asked first, then clockwise") {
  Table table = auction(3);
  CHECK(table.asks() == "1 auction");
  table.play("bid 1");
  CHECK(table.asks() == "2 auction");
  table.play("bid 2");
  CHECK(table.asks() == "3 auction");
  table.play("bid 3");
  CHECK(table.asks() == "1 auction");
  Table last = auction(3).auctioning(cid);
  CHECK(last.asks() == "3 auction");
  CHECK(last.play("pass").asks() == "1 auction");
}

TEST_CASE("auction: A opens with nothing, B bids 1, C and A leave: B pays 1 and leads the round") {
  Table table = auction(3);
  table.play("pass").play("bid 1").play("pass").play("pass");
  CHECK(table.asks() == "2 remove");
  CHECK(table.state.start_player == bob);
  CHECK(table.gold_of(bob) == 24);
  CHECK(table.gold_of(ann) == 25);
  CHECK(table.gold_of(cid) == 25);
}

TEST_CASE("auction: nobody bids, the marker stays where it is and costs nothing") {
  for (const std::string_view opener_stays_in : {"true", "false"}) {
    Table table = auction(3, {{"openZeroStaysIn", opener_stays_in}});
    table.auctioning(bob).play("pass").play("pass").play("pass");
    CHECK(table.asks() == "2 remove");
    CHECK(table.state.start_player == bob);
    for (const Seat seat : {ann, bob, cid}) CHECK(table.gold_of(seat) == 25);
  }
}

TEST_CASE("auction: whoever passes once a bid stands is out of it for good") {
  Table table = auction(3);
  table.play("bid 1").play("pass").play("bid 2").play("bid 3");
  CHECK(table.asks() == "3 auction");  // not Bob
  table.play("pass");
  CHECK(table.asks() == "1 remove");
  CHECK(table.gold_of(ann) == 22);
}

TEST_CASE("auction: whoever passes before any bid is out of it too, unless they opened") {
  Table table = auction(4);
  table.play("pass").play("pass").play("bid 1").play("pass");
  CHECK(table.asks() == "1 auction");
  table.play("bid 2");
  CHECK(table.asks() == "3 auction");
  table.play("pass");
  CHECK(table.asks() == "1 remove");
  CHECK(table.gold_of(ann) == 18);
}

TEST_CASE("auction: who opened without a bid may raise when their turn comes again") {
  Table table = auction(2);
  table.play("pass").play("bid 3").play("bid 4");
  CHECK(table.asks() == "2 auction");
  CHECK(table.play("pass").asks() == "1 remove");
  CHECK(table.gold_of(ann) == 26);
}

TEST_CASE("auction: with openZeroStaysIn=false who opens without a bid is out of it") {
  Table table = auction(2, {{"openZeroStaysIn", "false"}});
  table.play("pass").play("bid 3");
  CHECK(table.asks() == "2 remove");
  CHECK(table.gold_of(bob) == 27);
}

TEST_CASE("auction: the last one left is still asked where no bid stands") {
  Table table = auction(3, {{"openZeroStaysIn", "false"}});
  table.play("pass").play("pass");
  CHECK(table.asks() == "3 auction");
  Table bids = table;
  CHECK(bids.play("bid 1").asks() == "3 remove");
  CHECK(bids.gold_of(cid) == 24);
  CHECK(table.play("pass").asks() == "1 remove");
  CHECK(table.gold_of(cid) == 25);
}

TEST_CASE("auction: the opener is not asked twice where no bid stands") {
  Table table = auction(2);
  table.play("pass").play("pass");
  CHECK(table.asks() == "1 remove");
}

TEST_CASE("auction: a bid that everybody leaves standing wins, the opener's own too") {
  Table table = auction(4);
  table.play("bid 5").play("pass").play("pass").play("pass");
  CHECK(table.asks() == "1 remove");
  CHECK(table.gold_of(ann) == 15);
  CHECK(table.state.start_player == ann);
}

TEST_CASE("auction: any whole number above the last bid will do") {
  Table table = auction(2);
  table.play("bid 3");
  CHECK(table.refused("bid 2") == "vikings.no.bid_too_low n=3");
  CHECK(table.refused("bid 3") == "vikings.no.bid_too_low n=3");
  CHECK(table.refused("bid 4").empty());
  CHECK(table.refused("bid 17").empty());
}

TEST_CASE("auction: points count one for one once the gold is used up") {
  Table table = auction(2);
  purse(table, ann, 3, 4);
  CHECK(table.moves() == "pass, bid 1, bid 2, bid 3, bid 4, bid 5, bid 6, bid 7");
  CHECK(table.refused("bid 8") ==
        "vikings.no.bid_too_high n=7 purse=[vikings.amount.both gold=[vikings.amount.gold n=3] "
        "points=[vikings.amount.points n=4]]");
  table.play("bid 5").play("pass");
  CHECK(table.gold_of(ann) == 0);
  CHECK(table.points_of(ann) == 2);
}

TEST_CASE("auction: gold is paid first, it is nobody's choice") {
  Table table = auction(2);
  purse(table, ann, 5, 9).play("bid 5").play("pass");
  CHECK(table.gold_of(ann) == 0);
  CHECK(table.points_of(ann) == 9);
}

TEST_CASE("auction: with auctionVp=onlyIfNoGold points count only for those who have no gold") {
  Table table = auction(2, {{"auctionVp", "onlyIfNoGold"}});
  purse(table, ann, 3, 4);
  CHECK(table.moves() == "pass, bid 1, bid 2, bid 3");
  CHECK(table.refused("bid 4") ==
        "vikings.no.bid_too_high n=3 purse=[vikings.amount.both gold=[vikings.amount.gold n=3] "
        "points=[vikings.amount.points n=4]]");
  purse(table, ann, 0, 4);
  CHECK(table.moves() == "pass, bid 1, bid 2, bid 3, bid 4");
  table.play("bid 4").play("pass");
  CHECK(table.points_of(ann) == 0);
}

TEST_CASE("auction: what was bid is entered as spent") {
  Table table = auction(2);
  purse(table, ann, 1, 9).play("bid 4").play("pass");
  const Player& winner = table.state.at(ann);
  CHECK(winner.gold_from[static_cast<std::size_t>(GoldSource::spent)] == -1);
  CHECK(winner.points_from[static_cast<std::size_t>(PointSource::spent)] == -3);
}

TEST_CASE("auction: only the winner pays") {
  Table table = auction(3);
  table.play("bid 7").play("bid 8").play("bid 9").play("pass").play("pass");
  CHECK(table.asks() == "3 remove");
  CHECK(table.gold_of(ann) == 25);
  CHECK(table.gold_of(bob) == 25);
  CHECK(table.gold_of(cid) == 16);
}

TEST_CASE("auction: whoever cannot outbid the last bid is not asked and is out of it") {
  Table table = auction(3);
  purse(table, bob, 2, 1);
  table.play("bid 3");
  CHECK(table.asks() == "3 auction");
  table.play("bid 4").play("pass");
  CHECK(table.asks() == "3 remove");
}

TEST_CASE("auction: a bid that nobody can raise wins at once") {
  Table table = auction(3);
  purse(table, bob, 2, 0);
  purse(table, cid, 0, 2);
  table.play("bid 2");
  CHECK(table.asks() == "1 remove");
  CHECK(table.gold_of(ann) == 23);
}

TEST_CASE("auction: an opener who can pay nothing is passed over, the others bid") {
  Table table = auction(3);
  purse(table, bob, 0, 0);
  // The end of the last round of bidding: Ann buys the last pair, the marker passes to Bob.
  table.round(1).leads(ann).lay(ann, "C1 L").wheel("Sred grey").drawn("").bag("13 blue, 13 red");
  table.play("take 0").play("place S1");
  CHECK(table.asks() == "3 auction");
  CHECK(table.state.start_player == bob);
  table.play("pass").play("pass");
  CHECK(table.asks() == "2 remove");
}

TEST_CASE("auction: nobody owns anything, nobody is asked, the holder leads for nothing") {
  Table table = auction(2);
  purse(table, ann, 0, 0);
  purse(table, bob, 0, 0);
  table.round(1).leads(ann).lay(ann, "C1 L").wheel("Sred grey").drawn("").bag("13 blue, 13 red");
  table.play("take 0").play("place S1");
  CHECK(table.asks() == "2 remove");
}

TEST_CASE("auction: neither bids nor the removal know the tiles") {
  Table table = auction(2);
  CHECK(table.wheel_now().empty());
  CHECK(table.state.revealed == 0);
  table.play("bid 2").play("pass");
  CHECK(table.wheel_now().empty());
  CHECK(table.state.revealed == 0);
  table.play("remove noble");
  CHECK(table.state.revealed == 12);
  CHECK_FALSE(table.wheel_now().empty());
}

TEST_CASE("auction: bidders know the special tiles of the round and the vikings drawn") {
  const Table table =
      Table::dealt(3, 5, {{"auction", "true"}, {"draft", "true"}, {"specials", "true"}});
  CHECK(table.asks().ends_with(" auction"));
  int offered = 0;
  for (const Special special : table.state.face_up) offered += special == Special::none ? 0 : 1;
  CHECK(offered == 4);
  CHECK(drawn_left(table.state) == 13);
}

TEST_CASE("auction: the marker passes left before the next one, from who led the round") {
  for (const Seat leader : {ann, bob, cid}) {
    Table table = auction(3);
    table.round(1).leads(leader).turn(ann).lay(ann, "C1 L").wheel("Sred grey");
    table.drawn("").bag("13 blue, 13 red").play("take 0").play("place S1");
    const Seat next = seat_at((index(leader) + 1) % 3);
    CHECK(table.state.start_player == next);
    CHECK(actor(table.state) == next);
    CHECK(table.state.step == Step::auction);
  }
}

TEST_CASE("auction: with advMarker=keep who led the last round opens the next one") {
  Table table = auction(3, {{"advMarker", "keep"}});
  table.round(1).leads(bob).turn(ann).lay(ann, "C1 L").wheel("Sred grey");
  table.drawn("").bag("13 blue, 13 red").play("take 0").play("place S1");
  CHECK(table.asks() == "2 auction");
}

TEST_CASE("auction: in round 2 nobody bids: passLeft, B opens and leads; keep, A does") {
  for (const auto& [marker, leader] : {std::pair{"passLeft", bob}, std::pair{"keep", ann}}) {
    Table table = auction(3, {{"advMarker", marker}});
    table.round(1).leads(ann).turn(cid).lay(cid, "C1 L").wheel("Sred grey");
    table.drawn("").bag("13 blue, 13 red").play("take 0").play("place S1");
    CHECK(actor(table.state) == leader);
    table.play("pass").play("pass").play("pass");
    CHECK(table.state.start_player == leader);
    CHECK(table.state.step == Step::remove);
  }
}

TEST_CASE("auction: in round 1 the first player holds the marker whatever advMarker says") {
  for (const std::string_view marker : {"passLeft", "keep"}) {
    const Table table = Table::dealt(3, 9,
                                     {{"auction", "true"},
                                      {"advMarker", marker},
                                      {"firstPlayer", "chosen"},
                                      {"firstSeat", "2"}});
    CHECK(table.asks() == "2 auction");
  }
}

TEST_CASE("auction: the winner is the start player of the scoring that ends the round") {
  Table table = auction(3);
  table.round(2).leads(bob).bag("13 blue, 13 red").drawn("");
  for (const Seat seat : {ann, bob, cid}) table.lay(seat, "N1 L").wait(seat, "1 red, 1 grey");
  table.turn(ann).wheel("Sred grey").play("take 0").play("place S1");
  CHECK(table.asks() == "2 ferry");
}

TEST_CASE("auction without draft: twelve are drawn and shown, the winner begins, none is removed") {
  Table table(2, {{"auction", "true"}});
  table.drawn(kTwelve).auctioning(ann).next_tiles("L, R, L, R, L, R, L, R, L, R, Sred, M3");
  table.play("pass").play("bid 2").play("pass");
  CHECK(table.asks() == "2 take");
  CHECK(table.wheel_now() ==
        "L blue, R blue, L yellow, R yellow, L green, R green, L red, R red, L black, R black, "
        "M3 grey, Sred grey");
  CHECK(Table::named(table.state.gone).empty());
}

TEST_CASE("auction without draft: the vikings lie open before the first bid") {
  const Table table = Table::dealt(2, 3, {{"auction", "true"}});
  CHECK(drawn_left(table.state) == 12);
  CHECK(table.state.revealed == 0);
}

TEST_CASE("auction: an exchange of points is no answer, the same player is asked again") {
  Table table = auction(2, {{"convertAnytime", "true"}, {"auctionVp", "onlyIfNoGold"}});
  purse(table, ann, 2, 5).play("convert 3");
  CHECK(table.asks() == "1 auction");
  CHECK(table.refused("bid 5").empty());
  CHECK(id_of(table.refused("bid 6")) == "vikings.no.bid_too_high");
}

TEST_CASE("auction: who could outbid after an exchange is asked, who could not is not") {
  for (const std::string_view anytime : {"true", "false"}) {
    Table table = auction(2, {{"convertAnytime", anytime}, {"auctionVp", "onlyIfNoGold"}});
    purse(table, bob, 2, 5).play("bid 4");
    if (anytime == "true") {
      CHECK(table.asks() == "2 auction");
      CHECK(table.moves() == "pass, convert 1, convert 2, convert 3, convert 4, convert 5");
      CHECK(table.play("convert 3").refused("bid 5").empty());
    } else {
      CHECK(table.asks() == "1 remove");
    }
  }
}

TEST_CASE("auction: nothing else is possible meanwhile") {
  const Table table = auction(2);
  for (const std::string_view move :
       {"take 0", "remove noble", "draft noble", "decline", "special boat", "boat", "keep"}) {
    CHECK(id_of(table.refused(move)) == "vikings.no.step");
  }
}

TEST_CASE("auction: without the module nobody bids") {
  const Table table = Table::dealt(2, 3);
  CHECK(table.asks().ends_with(" take"));
  CHECK(id_of(table.refused("bid 1")) == "vikings.no.step");
}
