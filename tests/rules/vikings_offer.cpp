// rules: Vikings 2, 3, 4.1, 4.2

#include <doctest/doctest.h>

#include <set>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// The offer that is laid out when these tiles and vikings come next.
Table offer_of(std::string_view tiles, std::string_view vikings) {
  Table table(2);
  table.lay(ann, "C1 L").wheel("Sred grey").next_tiles(tiles).bag(vikings);
  return table.play("take 0").play("place S1");
}

}  // namespace

TEST_CASE("setup: 30, 25 or 20 gold and 10 points each for 2, 3 or 4 players") {
  constexpr std::array<int, 3> kGold = {30, 25, 20};
  for (int players = 2; players <= 4; ++players) {
    const Table table = Table::dealt(players, 7);
    for (int i = 0; i < players; ++i) {
      const Seat seat = seat_at(static_cast<std::size_t>(i));
      CHECK(table.gold_of(seat) == kGold[static_cast<std::size_t>(players - 2)]);
      CHECK(table.points_of(seat) == 10);
    }
    CHECK(table.state.player_count == players);
  }
}

TEST_CASE("setup: no tile and no viking lies on a homeland, the start tile is still in hand") {
  const Table table = Table::dealt(4, 7);
  for (const Player& player : table.state.players) {
    CHECK(player.homeland == Homeland{});
    CHECK(player.has_start_tile == 0);
    CHECK(player.waiting == std::array<std::uint8_t, kVikingKinds>{});
  }
}

TEST_CASE("setup: 72 tiles in the stack whatever the number of players, twelve of them turned up") {
  for (int players = 2; players <= 4; ++players) {
    const Table table = Table::dealt(players, 11);
    CHECK(table.state.stack.size() == 72);
    CHECK(table.state.revealed == 12);
    CHECK(table.state.round == 1);
    int in_bag = 0;
    for (const std::uint8_t of_kind : table.state.bag) in_bag += of_kind;
    CHECK(in_bag == 78 - 12);
  }
}

TEST_CASE("setup: one and five players are refused, with the numbers that are possible") {
  for (const int players : {0, 1, 5, 255}) {
    const Result<State> dealt =
        setup({.players = static_cast<std::uint8_t>(players), .options = option_values({})});
    REQUIRE_FALSE(dealt.ok());
    CHECK(words(dealt.error().message) ==
          "setup.players given=" + std::to_string(players) + " least=2 most=4");
  }
}

TEST_CASE("setup: the same wish deals the same match, another seed another one") {
  CHECK(Table::dealt(3, 5).state == Table::dealt(3, 5).state);
  CHECK_FALSE(Table::dealt(3, 5).state.stack == Table::dealt(3, 6).state.stack);
}

TEST_CASE("setup: a random first player may be any of those at the table") {
  std::set<Seat> leaders;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Table table = Table::dealt(3, seed);
    leaders.insert(table.state.start_player);
    CHECK(table.state.turn == table.state.start_player);
  }
  CHECK(leaders == std::set<Seat>{ann, bob, cid});
}

TEST_CASE(
    "offer: islands from price 0 upwards, ships from price 11 downwards, in the order drawn") {
  const Table table = offer_of("L, R, Sred, M1, Sblue, M2, L, R, M3, M4, Sgreen, L", "12 blue");
  CHECK(table.wheel_now() ==
        "L blue, R blue, M1 blue, M2 blue, L blue, R blue, M3 blue, M4 blue, L blue, "
        "Sgreen blue, Sblue blue, Sred blue");
}

TEST_CASE("offer: a stack without ships fills prices 0 to 11 with islands") {
  const Table table = offer_of("L, R, M1, L, R, M2, L, R, M3, L, R, M4", "12 grey");
  CHECK(table.wheel_now() ==
        "L grey, R grey, M1 grey, L grey, R grey, M2 grey, L grey, R grey, M3 grey, L grey, "
        "R grey, M4 grey");
}

TEST_CASE("offer: twelve ships run from price 11 down to 0") {
  const Table table = offer_of(
      "Sred, Sred, Sred, Sgreen, Sgreen, Sgreen, Sgreen, Syellow, Sblue, Sblue, Sblue, Syellow",
      "12 grey");
  CHECK(table.wheel_now() ==
        "Syellow grey, Sblue grey, Sblue grey, Sblue grey, Syellow grey, Sgreen grey, Sgreen grey, "
        "Sgreen grey, Sgreen grey, Sred grey, Sred grey, Sred grey");
}

TEST_CASE(
    "offer: vikings lie in blocks blue, yellow, green, red, black, grey from price 0 upwards") {
  const Table table = offer_of("L, L, L, L, L, L, L, L, L, L, L, L",
                               "2 blue, 2 yellow, 2 green, 2 red, 2 black, 2 grey");
  CHECK(table.wheel_now() ==
        "L blue, L blue, L yellow, L yellow, L green, L green, L red, L red, L black, L black, "
        "L grey, L grey");
}

TEST_CASE("offer: a colour that was not drawn is skipped, red follows yellow") {
  Table table =
      offer_of("L, L, L, L, L, L, L, L, L, L, L, L", "3 blue, 2 yellow, 3 red, 1 black, 3 grey");
  CHECK(table.wheel_now() ==
        "L blue, L blue, L blue, L yellow, L yellow, L red, L red, L red, L black, L grey, L grey, "
        "L grey");
  // The rulebooks' example: the warrior costs 8, a fisherman 1.
  table.gold(bob, 8).points(bob, 0).lay(bob, "C1 L");
  Table warrior = table;
  warrior.play("take 8");
  CHECK(warrior.state.pending == Pair{Tile::left_end, Viking::warrior});
  CHECK(warrior.gold_of(bob) == 0);
  Table fisherman = table;
  fisherman.play("take 1");
  CHECK(fisherman.state.pending == Pair{Tile::left_end, Viking::fisherman});
  CHECK(fisherman.gold_of(bob) == 7);
}

TEST_CASE("offer: the vikings drawn leave the bag") {
  const Table table = offer_of("L, L, L, L, L, L, L, L, L, L, L, L", "13 blue, 2 red");
  int in_bag = 0;
  for (const std::uint8_t of_kind : table.state.bag) in_bag += of_kind;
  CHECK(in_bag == 3);
}

TEST_CASE("offer: tiles come from the next twelve of the stack") {
  const Table table = offer_of("L, L, L, L, L, L, L, L, L, L, L, L", "12 blue");
  CHECK(table.state.revealed == 24);
  CHECK(table.state.round == 2);
}

TEST_CASE("flow: turns go clockwise, one pair each, until the wheel is bare") {
  Table table(3);
  table.wheel("L blue, L yellow, L green").leads(bob);
  for (const Seat seat : {ann, bob, cid}) table.lay(seat, "C1 L").gold(seat, 20);
  CHECK(actor(table.state) == bob);
  table.play("take 1").play("pay 1g").play("place W1").play("take 0");
  CHECK(actor(table.state) == cid);
}

TEST_CASE(
    "flow: after a round the marker passes one seat to the left, from the last to the first") {
  Table table(3);
  table.leads(cid).lay(cid, "C1 L").wheel("Sred grey").bag("12 blue");
  table.play("take 0").play("place S1");
  CHECK(table.state.start_player == ann);
  CHECK(actor(table.state) == ann);
  CHECK(table.state.round == 2);
}

TEST_CASE("flow: the marker passes from who led the round, not from who bought last") {
  Table table(4);
  table.leads(bob).turn(ann).lay(ann, "C1 L").wheel("Sred grey").bag("12 blue");
  table.play("take 0").play("place S1");
  CHECK(table.state.start_player == cid);
}

TEST_CASE("flow: small scorings end rounds 1, 3 and 5, large ones rounds 2, 4 and 6") {
  for (int round = 1; round <= 6; ++round) {
    Table table(2);
    table.lay(ann, "C1 L")
        .stand(ann, "G1, N1")
        .round(round)
        .wheel("Sred grey")
        .gold(ann, 0)
        .points(ann, 0);
    const std::vector<Event> told = [&] {
      table.play("take 0");
      return narrate(table.state, parse("place S2").value());
    }();
    bool small = false;
    bool large = false;
    bool final = false;
    for (const Event& event : told) {
      if (event.kind != Event::Kind::scoring) continue;
      small = small || event.message.id() == "vikings.scoring.small";
      large = large || event.message.id() == "vikings.scoring.large";
      final = final || event.message.id() == "vikings.scoring.final";
    }
    CHECK(small == (round % 2 == 1));
    CHECK(large == (round % 2 == 0));
    CHECK(final == (round == 6));
    if (round == 6) continue;
    table.play("place S2");
    CHECK(table.gold_of(ann) == 3);                           // the goldsmith pays in both
    CHECK(table.points_of(ann) == (round % 2 == 0 ? 2 : 0));  // the noble only in the large one
  }
}

TEST_CASE("flow: after the sixth round the match is over and nobody acts") {
  Table table(2);
  table.lay(ann, "C1 L")
      .lay(bob, "C1 L")
      .round(6)
      .wheel("Sred grey")
      .play("take 0")
      .play("place S1");
  CHECK(table.state.step == Step::over);
  CHECK(actor(table.state) == std::nullopt);
  CHECK(table.moves().empty());
}

TEST_CASE("flow: each player buys 6, 4 or 3 pairs a round with 2, 3 or 4 players") {
  for (int players = 2; players <= 4; ++players) {
    Table table = Table::dealt(players, 21);
    std::array<int, 4> bought{};
    while (table.state.round == 1) {
      if (table.state.step == Step::take) ++bought.at(index(table.state.turn));
      MoveList moves;
      legal(table.state, moves);
      REQUIRE(apply(table.state, moves[0]).ok());
    }
    for (int i = 0; i < 4; ++i) {
      CHECK(bought.at(static_cast<std::size_t>(i)) == (i < players ? 12 / players : 0));
    }
  }
}
