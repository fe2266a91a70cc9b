// "What is this, and why can't I?" for everything a player may point at, and the refusals that
// belong to no single rule. Those that do stand in the file of their rule.

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

TEST_CASE("refusal: a move of another decision names the question that is asked") {
  Table table(2);
  table.wheel("L blue, L red");
  CHECK(table.refused("place C1") == "vikings.no.step question=[vikings.ask.take]");
  table.lay(ann, "C1 L").hand(ann, "L blue");
  CHECK(table.refused("take 0") ==
        "vikings.no.step question=[vikings.ask.place tile=vikings.tile.left_end]");
  CHECK(table.refused("start C") ==
        "vikings.no.step question=[vikings.ask.place tile=vikings.tile.left_end]");
}

TEST_CASE("refusal: every kind of move is refused at every decision that does not ask it") {
  const auto asked = [](const Table& table) {
    std::string kinds;
    for (std::uint32_t kind = 0; kind < kMoveKinds; ++kind) {
      const std::string refusal = id_of(table.refused(make_move(static_cast<MoveKind>(kind))));
      if (refusal != "vikings.no.step")
        kinds += text(make_move(static_cast<MoveKind>(kind))) + ", ";
    }
    return kinds;
  };
  const OptionWishes options = {{"convertAnytime", "true"}};
  Table table(2, options);
  table.wheel("M blue, L red, L red").gold(ann, 9).points(ann, 9);
  CHECK(asked(table) == "take 0, convert 0, ");
  table.play("take 2");
  CHECK(asked(table) == "pay 0g, ");
  table.play("pay 1g+1p");
  CHECK(asked(table) == "start F, convert 0, ");
  table.play("start F");
  CHECK(asked(table) == "place F1, convert 0, ");
  table.play("place N1");
  CHECK(asked(table) == "stay, wait, convert 0, ");
  Table harbour(2, options);
  harbour.round(2).lay(ann, "N1 L").wait(ann, "1 red, 1 grey").ferrying(ann);
  CHECK(asked(harbour) == "ferry F1, land, keep, convert 0, boat, ");
  Table round(2, {{"auction", "true"}, {"draft", "true"}, {"specials", "true"}});
  round.lay(ann, "C1 L, C2 M1, C3 M1").drawn("6 blue, 4 red, 3 grey").face_up("building1");
  round.auctioning(ann);
  CHECK(asked(round) == "convert 0, pass, ");
  round.play("pass").play("pass");
  CHECK(asked(round) == "convert 0, remove fisherman, ");
  round.play("remove noble");
  CHECK(asked(round) == "convert 0, draft fisherman, ");
  round.wheel("L blue, Sred grey").points(ann, 0).play("take 1").play("place S1");
  CHECK(asked(round) == "convert 0, decline, ");
  round.play("special building1");
  CHECK(asked(round) == "convert 0, swap F1, ");
}

TEST_CASE("refusal: after the end no move is possible") {
  Table table(2);
  table.lay(ann, "C1 L")
      .lay(bob, "C1 L")
      .round(6)
      .wheel("Sred grey")
      .play("take 0")
      .play("place S1");
  for (const std::string_view move : {"take 0", "place C2", "keep", "convert 1", "stay"}) {
    CHECK(table.refused(move) == "vikings.no.over");
  }
}

TEST_CASE("refusal: a code that no move has is refused as such") {
  Table asked(2);
  asked.lay(ann, "C1 L").hand(ann, "L yellow").play("place G1");
  CHECK(asked.refused(make_move(MoveKind::stay, 1)) == "vikings.no.such_move code=20");
  CHECK(asked.refused(make_move(MoveKind::wait, 7)) == "vikings.no.such_move code=117");
  Table ferrying(2, {{"singleFerry", "true"}});
  ferrying.lay(ann, "F1 L").round(2).wait(ann, "1 blue, 1 grey").owns(ann, "boat").ferrying(ann);
  for (const MoveKind kind : {MoveKind::boat, MoveKind::land, MoveKind::keep}) {
    CHECK(id_of(ferrying.refused(make_move(kind, 1))) == "vikings.no.such_move");
  }
  const Table removing = Table(2, {{"draft", "true"}}).drawn("6 blue, 7 red").removing(ann);
  CHECK(removing.refused(make_move(MoveKind::remove, 6)) == "vikings.no.such_viking");
  CHECK(removing.refused(make_move(MoveKind::remove, 0xfffffff)) == "vikings.no.such_viking");
  Table choosing(2, {{"specials", "true"}});
  choosing.lay(ann, "C1 L").face_up("boat").wheel("L blue, Sred grey").points(ann, 0);
  choosing.play("take 1").play("place S1");
  CHECK(choosing.refused(make_move(MoveKind::special, 15)) == "vikings.no.not_offered");
  CHECK(choosing.refused(make_move(MoveKind::special, 0xfffffff)) == "vikings.no.not_offered");
  const Table bidding = Table(2, {{"auction", "true"}}).drawn("6 blue, 6 red").auctioning(ann);
  CHECK(id_of(bidding.refused(make_move(MoveKind::bid, 0xfffffff))) == "vikings.no.bid_too_high");
}

TEST_CASE("explain pair: what it is, how it can be paid, and whether the wheel turns") {
  Table table(2);
  table.lay(ann, "C1 L").wheel("M1 blue, -, -, L red").gold(ann, 1).points(ann, 5);
  CHECK(joined(table.explained("pair 0")) ==
        "vikings.explain.pair price=0 tile=vikings.tile.middle_1 viking=vikings.viking.fisherman | "
        "vikings.foresee.free | vikings.explain.wheel_turns n=3");
  CHECK(joined(table.explained("pair 3")) ==
        "vikings.explain.pair price=3 tile=vikings.tile.left_end viking=vikings.viking.noble | "
        "vikings.foresee.purse_points n=2 | vikings.explain.wheel_stays");
}

TEST_CASE("explain pair: why it cannot be taken") {
  Table table(2);
  table.wheel("M1 blue, L blue, -, -, -, -, -, L red").gold(ann, 3).points(ann, 2);
  CHECK(table.explained("pair 0").back() ==
        "vikings.no.zero_locked viking=vikings.viking.fisherman n=1 price=1 gold=3");
  CHECK(table.explained("pair 7").back() ==
        "vikings.no.too_dear price=7 purse=[vikings.amount.both gold=[vikings.amount.gold n=3] "
        "points=[vikings.amount.points n=2]] n=2");
  CHECK(joined(table.explained("pair 4")) == "vikings.no.no_pair price=4");
}

TEST_CASE(
    "explain pair: a tile that will find no place is announced, but not before the start tile") {
  Table table(2);
  table.lay(ann, "W1 L, N1 L, C1 L, G1 L, F1 L").wheel("L blue, R red");
  CHECK(table.explained("pair 0").back() == "vikings.explain.no_place");
  CHECK(table.explained("pair 1").back() == "vikings.explain.wheel_stays");
  CHECK(Table(2).wheel("M1 blue, L red").explained("pair 0").back() ==
        "vikings.explain.wheel_turns n=1");
}

TEST_CASE("explain pair: while something else is asked the question is named") {
  Table table(2);
  table.lay(ann, "C1 L").wheel("L blue, L red").hand(ann, "M red");
  CHECK(id_of(table.explained("pair 0").back()) == "vikings.no.step");
}

TEST_CASE("explain cell: empty sea, a tile, a viking on it") {
  Table table(2);
  table.wheel("L blue, L red").lay(ann, "C1 L").stand(ann, "N1");
  CHECK(joined(table.explained("cell C2")) == "vikings.explain.sea cell=C2 row=vikings.row.scouts");
  CHECK(joined(table.explained("cell C1")) ==
        "vikings.explain.tile cell=C1 tile=vikings.tile.left_end viking=vikings.viking.scout | "
        "vikings.explain.island_open n=1");
  CHECK(
      joined(table.explained("cell N1")) ==
      "vikings.explain.inhabited cell=N1 tile=vikings.tile.left_end viking=vikings.viking.noble | "
      "vikings.rule.nobles | vikings.explain.island_open n=1");
}

TEST_CASE("explain cell: how long the island is, and whether it is closed") {
  Table table(2);
  table.wheel("L blue, L red").lay(ann, "C1 L, C2 M1, C3 R, C4 L, C5 M2, C7 R");
  for (const std::string_view cell : {"cell C1", "cell C2", "cell C3"}) {
    CHECK(table.explained(cell).back() == "vikings.explain.island_closed n=3");
  }
  CHECK(table.explained("cell C4").back() == "vikings.explain.island_open n=2");
  CHECK(table.explained("cell C5").back() == "vikings.explain.island_open n=2");
  CHECK(table.explained("cell C7").back() == "vikings.explain.island_open n=1");
}

TEST_CASE("explain cell: a place on which nothing can lie any more says why, to everybody") {
  Table table(2);
  table.wheel("L blue, L red").lay(bob, "C2 L, N1 L, N2 R, N4 L").turn(ann);
  CHECK(table.explained("cell 2 C1").back() == "vikings.no.dead cell=C1");
  CHECK(table.explained("cell 2 N3").back() == "vikings.no.dead cell=N3");
  CHECK(id_of(table.explained("cell 2 N5").back()) == "vikings.explain.sea");
}

TEST_CASE("explain cell: a ship, its reach and value, repelled or not") {
  Table table(2);
  table.wheel("L blue, L red").lay(ann, "S1 Sgreen, S2 Sred").stand(ann, "W2");
  CHECK(joined(table.explained("cell S1")) ==
        "vikings.explain.ship tile=vikings.tile.ship_green row=vikings.row.scouts column=1 "
        "value=[vikings.amount.gold n=5]");
  CHECK(joined(table.explained("cell S2")) ==
        "vikings.explain.ship_repelled tile=vikings.tile.ship_red row=vikings.row.nobles column=2 "
        "value=[vikings.amount.gold n=3]");
}

TEST_CASE("explain cell: which ship threatens it and where a warrior would help") {
  Table table(2);
  table.wheel("L blue, L red").lay(ann, "S1 Sgreen").stand(ann, "N1, G1");
  CHECK(table.explained("cell N1").back() ==
        "vikings.explain.threatened tile=vikings.tile.ship_green row=vikings.row.scouts "
        "warrior_cell=W1");
  CHECK(id_of(table.explained("cell G1").back()) == "vikings.explain.island_open");
}

TEST_CASE("explain cell: why the tile in hand cannot be laid there, to its owner only") {
  Table table(2);
  table.lay(ann, "C1 L").lay(bob, "C1 L").hand(ann, "M red");
  CHECK(table.explained("cell G1").back() == "vikings.no.coast");
  CHECK(id_of(table.explained("cell C2").back()) == "vikings.explain.sea");
  CHECK(table.explained("cell S1").back() == "vikings.no.island_here");
  CHECK(id_of(table.explained("cell 2 G1").back()) == "vikings.explain.sea");
}

TEST_CASE("explain cell: the start tile belongs in column 1") {
  Table table(2);
  table.wheel("M red, L blue").play("take 0");
  CHECK(table.explained("cell C2").back() == "vikings.no.start_row");
  CHECK(table.explained("cell S1").back() == "vikings.no.start_row");
  CHECK(id_of(table.explained("cell C1").back()) == "vikings.explain.sea");
}

TEST_CASE("explain cell: why nobody can be ferried there") {
  Table table(2);
  table.round(2).lay(ann, "F1 L, F2 M").wait(ann, "1 blue, 1 grey").ferrying(ann);
  CHECK(table.explained("cell F3").back() == "vikings.no.no_tile cell=F3");
  CHECK(table.explained("cell N1").back() == "vikings.no.nobody_waits viking=vikings.viking.noble");
  CHECK(table.explained("cell S1").back() == "vikings.no.ferry_cell");
  CHECK(id_of(table.explained("cell F1").back()) == "vikings.explain.island_open");
}

TEST_CASE("explain waiting: how many, and what each still needs") {
  Table table(2);
  table.wheel("L blue, L red").lay(ann, "N1 L").wait(ann, "2 red, 1 green, 1 grey");
  CHECK(joined(table.explained("waiting noble")) ==
        "vikings.explain.waiting n=2 vikings=[vikings.some.noble n=2] player=seat1 | "
        "vikings.rule.nobles | "
        "vikings.explain.must_wait");
  CHECK(joined(table.explained("waiting scout")) ==
        "vikings.explain.waiting n=1 vikings=[vikings.some.scout n=1] player=seat1 | "
        "vikings.rule.scouts | "
        "vikings.explain.no_tile_for row=vikings.row.scouts");
  CHECK(joined(table.explained("waiting warrior")) ==
        "vikings.explain.waiting_none viking=vikings.viking.warrior | vikings.rule.warriors");
  CHECK(joined(table.explained("waiting boatsman")) ==
        "vikings.explain.waiting n=1 vikings=[vikings.some.boatsman n=1] player=seat1 | "
        "vikings.explain.boatsman");
}

TEST_CASE("explain purse, stack and bag") {
  Table table(2);
  table.wheel("L blue, L red").gold(ann, 7).points(ann, 4).stand(ann, "F1").wait(ann, "2 grey");
  CHECK(joined(table.explained("purse")) ==
        "vikings.home.title player=seat1 | vikings.home.purse gold=7 points=4 | "
        "vikings.home.food capacity=5 mouths=3 | vikings.home.no_closed | "
        "vikings.home.waiting vikings=[vikings.home.count viking=vikings.viking.boatsman n=2]");
  CHECK(joined(table.explained("stack")) == "vikings.board.stack n=60");
  table.bag("3 blue, 1 grey");
  CHECK(joined(table.explained("bag")) ==
        "vikings.board.bag vikings=[vikings.home.count viking=vikings.viking.fisherman n=3; "
        "vikings.home.count viking=vikings.viking.boatsman n=1]");
  table.state.bag = {};
  CHECK(joined(table.explained("bag")) == "vikings.board.bag_empty");
}

TEST_CASE("explain round: its scorings, and of the present one what is left of it") {
  Table table(2);
  table.round(4).wheel("L blue, L red").bag("3 blue");
  CHECK(joined(table.explained("round 3")) ==
        "vikings.board.round_line round=3 rounds=6 | vikings.rule.small");
  CHECK(joined(table.explained("round 6")) ==
        "vikings.board.round_line round=6 rounds=6 | vikings.rule.large | vikings.rule.final");
  const std::vector<std::string> now = table.explained("round 4");
  CHECK(now[1] == "vikings.rule.large");
  CHECK(now[2] == "vikings.explain.pairs_left n=2");
  CHECK(id_of(now[3]) == "vikings.board.stack");
  CHECK(id_of(now[4]) == "vikings.board.bag");
}

TEST_CASE("explain leader: who leads, what it means, where the ship goes") {
  CHECK(joined(Table(2).wheel("L blue").explained("leader")) ==
        "vikings.board.leads player=seat1 | vikings.explain.leader | "
        "vikings.explain.leader_passes");
  CHECK(Table(2, {{"auction", "true"}}).wheel("L blue").explained("leader").back() ==
        "vikings.explain.leader_auction");
}

TEST_CASE("explain line: the whole next scoring, the end, danger, and where points came from") {
  Table table(2);
  table.wheel("L blue, L red").round(2).stand(ann, "N1, G1, G2").lay(ann, "S2 Sblue");
  CHECK(joined(table.explained("line next")) ==
        "vikings.rule.next | vikings.explain.line_brings line=[vikings.score.nobles player=seat1 "
        "n=1 each=2] amount=[vikings.amount.points n=2] | vikings.explain.line_brings "
        "line=[vikings.score.goldsmiths "
        "player=seat1 n=1 each=3] amount=[vikings.amount.gold n=3]");
  CHECK(table.explained("line end").size() > 3);
  CHECK(joined(table.explained("line danger")) ==
        "vikings.rule.danger | vikings.explain.line_threatened cell=G2 tile=vikings.tile.ship_blue "
        "warrior_cell=W2");
  CHECK(joined(table.explained("line 2 danger")) ==
        "vikings.rule.danger | vikings.explain.line_nothing player=seat2");
  CHECK(joined(table.explained("line points")) ==
        "vikings.rule.points | vikings.explain.source category=vikings.points.start points=10");
}

TEST_CASE("explain: what cannot be pointed at is said to be unknown or outside") {
  const Table table = Table(2).wheel("L blue, L red");
  CHECK(joined(words(explain(table.state, Inspectable{15}))) == "vikings.explain.unknown");
  CHECK(joined(words(explain(table.state, pair_thing(12)))) == "vikings.explain.unknown");
  CHECK(joined(words(
            explain(table.state, cell_thing(ann, {0, static_cast<std::uint8_t>(kColumns)})))) ==
        "vikings.no.outside");
}
