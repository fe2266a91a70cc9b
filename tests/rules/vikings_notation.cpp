// The notation of moves and of things that can be pointed at.

#include <doctest/doctest.h>

#include "games/vikings/game.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

TEST_CASE("notation: each kind of move has its line, which reads back as the same move") {
  const std::pair<Move, std::string_view> kLines[] = {
      {take(4), "take 4"},
      {take(0), "take 0"},
      {take(11), "take 11"},
      {pay(3, 1), "pay 3g+1p"},
      {pay(4, 0), "pay 4g"},
      {pay(0, 4), "pay 4p"},
      {start_tile(2), "start C"},
      {place({3, 1}), "place N2"},
      {place({kShipRow, 0}), "place S1"},
      {place({0, 39}), "place F40"},
      {kStay, "stay"},
      {kWait, "wait"},
      {ferry({1, 2}), "ferry G3"},
      {kLand, "land"},
      {kKeep, "keep"},
      {convert(2), "convert 2"},
      {convert(120), "convert 120"},
      {bid(3), "bid 3"},
      {bid(120), "bid 120"},
      {kPass, "pass"},
      {remove_viking(Viking::noble), "remove noble"},
      {remove_viking(Viking::boatsman), "remove boatsman"},
      {draft(Viking::fisherman), "draft fisherman"},
      {take_special(Special::boat), "special boat"},
      {take_special(Special::smith_2), "special smith+2"},
      {take_special(Special::building_4), "special building4"},
      {kDecline, "decline"},
      {swap_building({3, 1}), "swap N2"},
      {kBoat, "boat"},
  };
  for (const auto& [move, line] : kLines) {
    CHECK(text(move) == line);
    const Result<Move> read = parse(line);
    REQUIRE(read.ok());
    CHECK(read.value() == move);
  }
}

TEST_CASE("notation: codes of moves never change, saves and links hold them") {
  CHECK(take(4).code == 64);
  CHECK(pay(3, 1).code == 1 + 16 * (1 + 12 * 3));
  CHECK(start_tile(2).code == 2 + 16 * 2);
  CHECK(place({3, 1}).code == 3 + 16 * (3 + 6 * 1));
  CHECK(kStay.code == 4);
  CHECK(kWait.code == 5);
  CHECK(ferry({1, 2}).code == 6 + 16 * (1 + 6 * 2));
  CHECK(kLand.code == 7);
  CHECK(kKeep.code == 8);
  CHECK(convert(2).code == 9 + 16 * 2);
  CHECK(bid(3).code == 10 + 16 * 3);
  CHECK(kPass.code == 10);
  CHECK(remove_viking(Viking::noble).code == 11 + 16 * 3);
  CHECK(draft(Viking::noble).code == 12 + 16 * 3);
  CHECK(take_special(Special::boat).code == 13 + 16 * 4);
  CHECK(kDecline.code == 13);
  CHECK(swap_building({3, 1}).code == 14 + 16 * (3 + 6 * 1));
  CHECK(kBoat.code == 15);
}

TEST_CASE("notation: every payment of every price reads back") {
  for (std::uint32_t price = 1; price < kSlots; ++price) {
    for (std::uint32_t points = 0; points <= price; ++points) {
      const Move move = pay(price - points, points);
      CHECK(parse(text(move)).value() == move);
      CHECK(gold_paid(move) + points_paid(move) == price);
    }
  }
}

TEST_CASE("notation: every cell reads back") {
  for (std::uint8_t row = 0; row <= kShipRow; ++row) {
    for (std::uint8_t column = 0; column < kColumns; ++column) {
      CHECK(parse(text(place({row, column}))).value() == place({row, column}));
      if (row < kRows) CHECK(parse(text(ferry({row, column}))).value() == ferry({row, column}));
    }
  }
}

TEST_CASE("notation: rows are named W N C G F from the top, S for ships") {
  CHECK(cell_text({4, 0}) == "W1");
  CHECK(cell_text({3, 1}) == "N2");
  CHECK(cell_text({2, 2}) == "C3");
  CHECK(cell_text({1, 3}) == "G4");
  CHECK(cell_text({0, 4}) == "F5");
  CHECK(cell_text({kShipRow, 9}) == "S10");
}

TEST_CASE("notation: what is no move is refused with the line itself") {
  for (const std::string_view line : {"",
                                      " ",
                                      "take",
                                      "take ",
                                      "take 12",
                                      "take -1",
                                      "take 04",
                                      "take 4 ",
                                      " take 4",
                                      "take four",
                                      "take 4x",
                                      "Take 4",
                                      "pay",
                                      "pay 3",
                                      "pay g",
                                      "pay 3g+",
                                      "pay 3g+0p",
                                      "pay 0g+3p",
                                      "pay 3p+1g",
                                      "pay 12g",
                                      "pay 3g+12p",
                                      "pay 3g 1p",
                                      "start",
                                      "start ",
                                      "start S",
                                      "start X",
                                      "start C1",
                                      "start c",
                                      "place",
                                      "place ",
                                      "place C",
                                      "place C0",
                                      "place C41",
                                      "place X1",
                                      "place 1C",
                                      "place C01",
                                      "place C1 C2",
                                      "ferry S1",
                                      "ferry",
                                      "ferry F0",
                                      "ferry F41",
                                      "stays",
                                      "stay 1",
                                      "waiting",
                                      "landing",
                                      "keep 1",
                                      "convert",
                                      "convert 0",
                                      "convert -1",
                                      "convert 1000",
                                      "pass 1",
                                      "?9",
                                      "bid",
                                      "bid 0",
                                      "bid -1",
                                      "bid 1000",
                                      "bid 3g",
                                      "bid 03",
                                      "passes",
                                      "remove",
                                      "remove ",
                                      "remove king",
                                      "remove 1",
                                      "draft",
                                      "draft red",
                                      "draft noble ",
                                      "special",
                                      "special none",
                                      "special boat2",
                                      "special smith",
                                      "special smith +1",
                                      "decline boat",
                                      "swap",
                                      "swap S1",
                                      "swap N0",
                                      "boat 1",
                                      "boats"}) {
    const Result<Move> read = parse(line);
    CHECK_MESSAGE(!read.ok(), "read as a move: '" << line << "'");
    if (read.ok()) continue;
    CHECK(words(read.error().message) == "vikings.notation.unknown line=" + std::string(line));
  }
}

TEST_CASE("notation: a code that is no move still has a text, which reads back as nothing") {
  for (const Move move : {make_move(MoveKind::take, 12), make_move(MoveKind::start, 5),
                          make_move(MoveKind::remove, 6), make_move(MoveKind::draft, 7),
                          make_move(MoveKind::special, 15), make_move(MoveKind::swap, 5),
                          make_move(MoveKind::bid, 0xfffffff), make_move(MoveKind::place, 240)}) {
    CHECK_FALSE(text(move).empty());
    CHECK_FALSE(parse(text(move)).ok());
  }
}

TEST_CASE("notation: things that can be pointed at") {
  const std::pair<std::string_view, Inspectable> kThings[] = {
      {"pair 4", pair_thing(4)},
      {"cell 1 N2", cell_thing(ann, {3, 1})},
      {"cell 4 S14", cell_thing(dag, {kShipRow, 13})},
      {"waiting 2 noble", waiting_thing(bob, Viking::noble)},
      {"waiting 3 boatsman", waiting_thing(cid, Viking::boatsman)},
      {"purse 2", purse_thing(bob)},
      {"stack", kStackInspectable},
      {"bag", kBagInspectable},
      {"special boat", special_thing(Special::boat)},
      {"owned 3 boat", owned_thing(cid, Special::boat)},
      {"auction", kAuctionInspectable},
      {"drawn noble", drawn_thing(Viking::noble)},
      {"line 2 nobles", line_thing(bob, 2)},
      {"line 3 end", line_thing(cid, score_line("end"))},
      {"round 6", round_thing(6)},
      {"leader", kLeaderInspectable},
  };
  for (const auto& [line, thing] : kThings) {
    const Result<Inspectable> read = parse_inspectable(line);
    REQUIRE_MESSAGE(read.ok(), line);
    CHECK(read.value() == thing);
  }
}

TEST_CASE("notation: a thing without a seat is that of the player to act") {
  Table table(2);
  table.wheel("L blue, L red").gold(ann, 3).gold(bob, 8);
  CHECK(table.turn(ann).explained("purse") == table.explained("purse 1"));
  CHECK(table.turn(bob).explained("purse") == table.explained("purse 2"));
  CHECK(table.explained("purse 1") != table.explained("purse 2"));
}

TEST_CASE("notation: what is no thing is refused") {
  for (const std::string_view line : {"",
                                      "pair",
                                      "pair 12",
                                      "pair x",
                                      "round",
                                      "round 0",
                                      "round 7",
                                      "leader 1",
                                      "pair 1 2",
                                      "cell",
                                      "cell X1",
                                      "cell 5 N2",
                                      "cell 0 N2",
                                      "cell N0",
                                      "cell N41",
                                      "waiting",
                                      "waiting king",
                                      "waiting noble noble",
                                      "purse 5",
                                      "purse me",
                                      "stack 1",
                                      "bag 1",
                                      "wheel",
                                      "special",
                                      "special none",
                                      "special 1",
                                      "owned",
                                      "owned 5 boat",
                                      "owned boat boat",
                                      "auction 1",
                                      "drawn",
                                      "drawn king",
                                      "line",
                                      "line 0 nobles",
                                      "line kings"}) {
    const Result<Inspectable> read = parse_inspectable(line);
    CHECK_MESSAGE(!read.ok(), "read as a thing: '" << line << "'");
    if (read.ok()) continue;
    CHECK(words(read.error().message) == "vikings.notation.thing line=" + std::string(line));
  }
}

TEST_CASE("notation: bids and exchanges say how much, no other move does") {
  CHECK(amount(bid(17)) == 17);
  CHECK(amount(convert(4)) == 4);
  for (const Move move : {kPass, take(4), pay(3, 1), kStay, kBoat, place({0, 1}), kDecline,
                          remove_viking(Viking::noble), take_special(Special::boat)}) {
    CHECK_FALSE(amount(move).has_value());
  }
}

TEST_CASE("notation: each special tile and each kind of viking reads back by name") {
  for (std::size_t kind = 1; kind < kSpecialKinds; ++kind) {
    const auto special = static_cast<Special>(kind);
    CHECK(special_named(special_name(special)) == special);
    CHECK(parse(text(take_special(special))).value() == take_special(special));
  }
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    const auto viking = static_cast<Viking>(kind);
    CHECK(viking_named(viking_name(viking)) == viking);
    CHECK(parse(text(remove_viking(viking))).value() == remove_viking(viking));
    CHECK(parse(text(draft(viking))).value() == draft(viking));
  }
}

TEST_CASE("notation: the game's table of functions reads and writes the same") {
  CHECK(game().text(take(4)) == "take 4");
  CHECK(game().parse("take 4").value() == take(4));
  CHECK(game().parse_inspectable("pair 4").value() == pair_thing(4));
}
