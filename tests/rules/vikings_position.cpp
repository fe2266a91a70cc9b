// Positions as text: each part of the form, and what follows from what is not named.

#include <doctest/doctest.h>

#include <cstring>
#include <string>
#include <vector>

#include "games/vikings/moves.h"
#include "games/vikings/options.h"
#include "games/vikings/position/parsed_position.h"
#include "games/vikings/state.h"
#include "games/vikings/workshop.h"
#include "tests/support/position_page.h"
#include "tests/support/position_text.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// The position of these lines, below the first.
State read(const std::string& lines) {
  return position_text::testing::read_back<State>("vikings position 1", lines, &read_position);
}

bool is_all(const std::array<std::uint8_t, kVikingKinds>& of_kind, std::uint8_t n) {
  return of_kind == std::array<std::uint8_t, kVikingKinds>{n, n, n, n, n, n};
}

int sum(const auto& counts) {
  int all = 0;
  for (const auto count : counts) all += count;
  return all;
}

std::string next_tiles(const State& state, std::size_t n) {
  Table table;
  table.state = state;
  for (std::size_t i = 0; i < kSlots; ++i) {
    table.state.wheel.at(i) = i < n ? Pair{state.stack.at(state.revealed + i)} : Pair{};
  }
  table.state.drawn = {};
  return table.wheel_now();
}

std::string table_wheel(const State& state) {
  Table table;
  table.state = state;
  return table.wheel_now();
}

const std::string kWheel = "wheel: L fisherman\n";

}  // namespace

TEST_CASE("position: the examples of the page are read, sound, and read back as written") {
  const std::vector<std::string> all = position_text::testing::examples_of("vikings");
  REQUIRE(all.size() == 4);
  const std::array<Step, 4> steps = {Step::take, Step::place, Step::auction, Step::ferry};
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Result<State> state = read_position(all[i]);
    REQUIRE_MESSAGE(state.ok(), i << ": " << testing::words(state.error().message));
    CHECK(state.value().step == steps.at(i));
    CHECK(check(state.value()).ok());
    MoveList moves;
    legal(state.value(), moves);
    CHECK_FALSE(moves.empty());
    const std::string text = write_position(state.value());
    const Result<State> again = read_position(text);
    REQUIRE(again.ok());
    CHECK(again.value() == state.value());
    CHECK(write_position(again.value()) == text);
  }
}

TEST_CASE("position: every keyword of the form stands in the page's table") {
  position_text::testing::check_page_names("vikings", kKeywordWords);
  position_text::testing::check_page_names(
      "vikings", std::array<std::string_view, kRows + 1>{"S", "W", "N", "C", "G", "F"});
}

TEST_CASE("position: the written form") {
  const State state = read(
      "option draft true\nround 2\nturn 2: take\nwheel: L noble, -, red scout\n"
      "player 1: 3 gold, 2 points\npoints: 4 nobles\nS: - blue\nW: L! M2\nN: - R\n"
      "waiting: 2 fishermen, boatsman\n");
  const std::string text = write_position(state);
  CHECK(
      text.starts_with("vikings position 1\nplayers 2\noption draft true\nround 2\nleads 1\n"
                       "turn 2: take\nwheel: L noble, -, red scout\nbag: 11 fishermen, "));
  CHECK(text.find("\n\nplayer 1: 3 gold, 2 points\n"
                  "  points: 4 nobles\n"
                  "  S  -   blue\n"
                  "  W  L!  M2\n"
                  "  N  -   R\n"
                  "  C  -   -\n"
                  "  G  -   -\n"
                  "  F  -   -\n"
                  "  waiting: 2 fishermen, boatsman\n"
                  "\nplayer 2: 0 gold, 0 points\n") != std::string::npos);
  CHECK(text.ends_with("player 2: 0 gold, 0 points\n"));
}

TEST_CASE("position: what is not named is empty or standard") {
  const State state = read(kWheel);
  CHECK(state.options == Options{});
  CHECK(state.player_count == 2);
  CHECK(state.round == 1);
  CHECK(state.start_player == ann);
  CHECK(state.turn == ann);
  CHECK(state.step == Step::take);
  CHECK(state.revealed == 12);
  CHECK(state.turned == 0);
  CHECK(state.players[0] == Player{});
  CHECK(state.players[1] == Player{});
  CHECK(is_all(state.gone, 0));
  CHECK(sum(state.bag) == 77);
  CHECK(sum(state.discarded) == 11);  // the wheel's other tiles are out of the game
  CHECK(state.hidden == 0);
}

TEST_CASE("position: where nothing of the round is named, it begins and is dealt") {
  const State state = read("round 3\nnext: R, M2, blue, L, L, L, L, L, L, L, L, L\n");
  CHECK(state.step == Step::take);
  CHECK(state.revealed == 36);
  CHECK(state.wheel[0].tile == Tile::right_end);
  CHECK(state.wheel[1].tile == Tile::middle_2);
  CHECK(state.wheel[11].tile == Tile::ship_blue);
  CHECK(sum(state.bag) == 66);
  CHECK(sum(state.discarded) == 24);
  const State advanced = read("game advanced\nleads 2\nplayer 2: 3 gold\n");
  CHECK(advanced.step == Step::auction);
  CHECK(advanced.turn == bob);
  CHECK(drawn_left(advanced) == 13);
  CHECK(advanced.specials_revealed == 4);
  CHECK(read("").step == Step::take);
}

TEST_CASE("position: the players are the highest named, or as many as said") {
  CHECK(read(kWheel).player_count == 2);
  CHECK(read(kWheel + "player 3\n").player_count == 3);
  CHECK(read(kWheel + "leads 4\n").player_count == 4);
  CHECK(read(kWheel + "players 4\nplayer 2\n").player_count == 4);
}

TEST_CASE("position: the round is the first that fits tiles, step and vikings") {
  const std::string six = "discarded: 6 L, 6 R\n";
  CHECK(read(kWheel + "discarded: 5 L, 6 R\n").round == 1);
  CHECK(read(kWheel + six).round == 2);
  CHECK(read(kWheel + "bag: 6 fishermen, 6 goldsmiths, 6 scouts, 6 nobles\n").round == 4);
  const std::string waiting = "player 1\nF: L\nwaiting: boatsman, fisherman\n";
  CHECK(read("turn 1: ferry\n" + waiting).round == 2);
  CHECK(read("turn 1: ferry\n" + six + "discarded: 10 L, 3 R\n" + waiting).round == 4);
  CHECK(read("turn 1: over\n").round == 6);
}

TEST_CASE("position: options by name or by presets, later lines win") {
  CHECK(read(kWheel + "option startVp 0\n").options.start_points == 0);
  CHECK(read(kWheel + "OPTION ShipOrder ADJACENT\n").options.ship_order == ShipOrder::adjacent);
  const Options mixed =
      read("game advanced\nedition polish2008\noption draft false\nround 1\n").options;
  CHECK(mixed.auction == 1);
  CHECK(mixed.draft == 0);
  CHECK(mixed.start_points == 0);
  CHECK(mixed.ship_supports_island == 1);
  CHECK(read("option draft true\ngame basic\n").options.draft == 0);
  // Each value of each option is written and read back.
  for (const OptionSpec& spec : option_specs()) {
    for (std::size_t i = 0; i < spec.values.size(); ++i) {
      const std::string line = "option " + std::string(spec.id) + " " + std::string(spec.values[i]);
      const std::string text = write_position(read(kWheel + line + "\n"));
      CHECK((text.find("\n" + line + "\n") != std::string::npos) == (i != spec.standard));
    }
  }
}

TEST_CASE("position: who leads acts, unless somebody else is named") {
  CHECK(read(kWheel + "leads 2\n").turn == bob);
  CHECK(read(kWheel + "turn 2\n").turn == bob);
  CHECK(read(kWheel + "turn 2\n").start_player == ann);
  CHECK(read(kWheel + "turned 3\n").turned == 3);
}

TEST_CASE("position: the wheel from price 0 up, free prices as dashes or dots") {
  CHECK(table_wheel(read("wheel: L noble, -, ., red scout, M3 boatsman\n")) ==
        "L red, -, -, Sred green, M3 grey");
  // M is a middle with whichever building is left.
  const State state = read("discarded: 5 M1, 4 M2\nwheel: M noble, m scout\n");
  CHECK(state.wheel[0].tile == Tile::middle_2);
  CHECK(state.wheel[1].tile == Tile::middle_3);
}

TEST_CASE("position: capitals, commas, colons, plurals, tabs and comments are a matter of taste") {
  const Result<State> tidy = read_position(
      "vikings position 1\nwheel: L noble, M1 fisherman\nplayer 1: 2 gold, 1 point\n"
      "  W  L!  -\n  waiting: 2 nobles, boatsman\n");
  const Result<State> untidy = read_position(
      "\n# mine\n  VIKINGS  Position 1  # yes\r\n\r\nPlayer 1 1 points: 2 GOLD\r\n"
      "Waiting\tboatsmen,2 noble\n w l!\nWHEEL L nobles m1 FISHERMEN # end");
  REQUIRE(tidy.ok());
  REQUIRE_MESSAGE(untidy.ok(), testing::words(untidy.error().message));
  CHECK(untidy.value() == tidy.value());
}

TEST_CASE("position: a homeland row by row; the first left end is the start tile") {
  const State state = read(kWheel + "player 2\nS blue - red\nW L! M4 R\nN - M1! R\nF L\n");
  Table table;
  table.state = state;
  CHECK(table.tile(bob, "S1") == Tile::ship_blue);
  CHECK(table.tile(bob, "S3") == Tile::ship_red);
  CHECK(table.tile(bob, "W1") == Tile::left_end);
  CHECK(table.tile(bob, "W2") == Tile::middle_4);
  CHECK(table.stands(bob, "W1"));
  CHECK(table.stands(bob, "N2"));
  CHECK_FALSE(table.stands(bob, "W2"));
  CHECK(state.players[1].has_start_tile == 1);
  CHECK(state.players[0].has_start_tile == 0);
  CHECK(state.bag == std::array<std::uint8_t, kVikingKinds>{12, 13, 13, 12, 12, 13});
  CHECK(sum(state.discarded) == 12 - 1 - 7);  // the wheel's tile, and seven laid besides the start
}

TEST_CASE("position: vikings named nowhere are in the bag; if the bag is named, they are gone") {
  CHECK(read(kWheel + "gone: 2 nobles\n").bag ==
        std::array<std::uint8_t, kVikingKinds>{12, 13, 13, 11, 13, 13});
  const State bag =
      read(kWheel + "bag: 12 fishermen, 13 goldsmiths, 12 scouts, 13 nobles, 12 warriors\n");
  CHECK(bag.gone == std::array<std::uint8_t, kVikingKinds>{0, 0, 1, 0, 1, 13});
  CHECK(read("round 6\nbag:\n" + kWheel).gone[0] == 12);
}

TEST_CASE(
    "position: face-down tiles are named from the next on, the rest is shuffled by the seed") {
  CHECK(next_tiles(read(kWheel + "next: L, green, M3\nnext: R\n"), 4) ==
        "L blue, Sgreen blue, M3 blue, R blue");
  CHECK(read(kWheel + "seed 1\n") == read(kWheel));
  CHECK(read(kWheel + "seed 2\n").stack != read(kWheel).stack);
  CHECK(read(kWheel + "seed 18446744073709551615\n").stack != read(kWheel).stack);
  const State lucky = read(kWheel + "luck 0123456789ABCDEF\n");
  CHECK(write_position(lucky).find("luck 0123456789abcdef\n") != std::string::npos);
  CHECK(lucky.stack == read(kWheel).stack);
  CHECK(lucky.rng != read(kWheel).rng);
}

TEST_CASE("position: special tiles held, on offer, spent, and face down") {
  const State state = read("option specials true\n" + kWheel +
                           "offered: boat, -, gold5\ndiscarded: 2 boat, L\nnext: smith+1, food3\n"
                           "player 1\nspecials: 2 boatsman, building4\n");
  CHECK(state.face_up ==
        std::array<Special, kFaceUp>{Special::boat, Special::none, Special::gold_5});
  CHECK(state.spent[static_cast<std::size_t>(Special::boat)] == 2);
  CHECK(state.specials_revealed == 7);
  CHECK(state.special_stack[7] == Special::smith_1);
  CHECK(state.special_stack[8] == Special::food_3);
  CHECK(state.players[0].special(Special::boatsman) == 2);
  CHECK(state.players[0].special(Special::building_4) == 1);
  CHECK(state.discarded[static_cast<std::size_t>(Tile::left_end)] >= 1);
}

TEST_CASE("position: a building lies where it replaced its tile, which is out of the game") {
  const State state =
      read("option specials true\nround 2\n" + kWheel + "player 1\nN L B3! R\nC L M3\n");
  CHECK(state.players[0].building_at[2] == Cell{3, 1});
  CHECK(state.players[0].special(Special::building_3) == 1);
  CHECK(state.discarded[static_cast<std::size_t>(Tile::middle_3)] >= 1);
  CHECK(write_position(state).find("  N  L  B3!  R\n") != std::string::npos);
}

TEST_CASE("position: gold and points from where they came, the rest was there from the start") {
  const State state = read(kWheel +
                           "player 1: 12 gold, 8 points\ngold: 9 goldsmiths, -20 spent, 2 final\n"
                           "points: 4 nobles, 3 buildings\n");
  const Player& player = state.players[0];
  CHECK(player.gold == 12);
  CHECK(player.gold_from[static_cast<std::size_t>(GoldSource::start)] == 21);
  CHECK(player.gold_from[static_cast<std::size_t>(GoldSource::spent)] == -20);
  CHECK(player.points_from[static_cast<std::size_t>(PointSource::start)] == 1);
  CHECK(player.points_from[static_cast<std::size_t>(PointSource::buildings)] == 3);
  CHECK(read("option negativeVp allow\nturn 1: over\nplayer 2: -4 points\n").players[1].points ==
        -4);
}

TEST_CASE("position: each step with what belongs to it") {
  const State auction = read(
      "game advanced\nplayers 3\nturn 3: auction\nauction: bid 4 by 2, out 1\n"
      "drawn: 13 nobles\nplayer 2: 6 gold\nplayer 3: 5 gold\n");
  CHECK(auction.auction == Auction{.bid = 4, .leader = bob, .left = 1});
  CHECK(auction.revealed == 0);
  // Where points may be exchanged at any time, also somebody who cannot outbid right now is asked.
  CHECK(read("option auction true\noption convertAnytime true\nturn 1: auction\n"
             "drawn: 12 nobles\nauction: bid 3 by 2\nplayer 1: 3 gold\nplayer 2: 3 gold\n")
            .auction.bid == 3);
  CHECK(read("option draft true\nturn 2: remove\ndrawn: 13 nobles\n").drawn[3] == 13);
  const State draft = read(
      "option draft true\nturn 2: draft\ndrawn: 2 nobles\nwheel: L, R, L noble, L noble, L noble, "
      "L noble, L noble, L noble, L noble, L noble, L noble, blue scout\n");
  CHECK(has_viking(draft, 2));
  CHECK_FALSE(has_viking(draft, 1));

  const State pay = read("turn 2: pay\nbuying: M1 noble for 5\nplayer 2: 4 gold, 3 points\n");
  CHECK(pay.pending == Pair{Tile::middle_1, Viking::noble});
  CHECK(pay.price == 5);
  CHECK(read("turn 1: start\nbuying: red noble\n").step == Step::start);
  CHECK(read("turn 1: place\nbuying: red noble\nplayer 1\nN L\n").step == Step::place);
  const State stand = read("turn 1: stand\nbuying: scout for 2, laid C2\nplayer 1\nC L M1\n");
  CHECK(stand.laid == Cell{2, 1});
  CHECK(stand.pending == Pair{Tile::none, Viking::scout});

  const std::string specials = "option specials true\noffered: boat\n";
  const State dearest = read(specials + "turn 1: start\nbuying: L noble for 9, dearest\n");
  CHECK(dearest.dearest == 1);
  const State special = read(specials + "turn 1: special\n");
  CHECK(special.dearest == 1);
  CHECK(special.pending.empty());
  CHECK_FALSE(read(specials + "option specialBeforeLaying true\nturn 1: special\nbuying: L noble\n")
                  .pending.empty());
  CHECK(
      read("option specials true\nturn 1: swap\nswapping building2\nplayer 1\nspecials: building2\n"
           "C L M2 M2\n")
          .swapping == Special::building_2);

  const std::string crew = "player 1\nwaiting: 3 nobles, boatsman\nspecials: boat\nN L! M1! R\n";
  const State ferry = read("game advanced\nround 2\nturn 1: ferry\nboat: tile, 2 nobles\n" + crew);
  CHECK(ferry.boat == Boat{.carried = 2, .kinds = 8, .on_tile = 1});
  CHECK(read("turn 2: over\n").turn == bob);
  CHECK(read(kWheel + "player 2\nforfeited\n").players[1].forfeited == 1);
}

TEST_CASE("position: a view is written as hidden and reads back as one") {
  const State state = read(kWheel + "hidden\nplayer 1: 3 gold\n");
  CHECK(state.hidden == 1);
  CHECK(state == observe(state, bob));
  CHECK(state == observe(read(kWheel + "player 1: 3 gold\n"), ann));
  CHECK(write_position(state).find("luck") == std::string::npos);
}
