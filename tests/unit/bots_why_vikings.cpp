// Why one move is better than another in Vikings: the reasons that hints and looks back give,
// each in a position where it holds.
#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "tests/support/asked.h"

namespace meadhall::tests {
namespace {

constexpr std::string_view kWheel =
    "vikings position 1\n"
    "wheel: M1 fisherman, -, L noble, R goldsmith, -, L noble, R scout\n"
    "player 1: 12 gold\n"
    "player 2: 12 gold\n";
constexpr std::string_view kWheelOfTwo =
    "vikings position 1\n"
    "turn 2: take\n"
    "wheel: M1 fisherman, -, L noble, -, -, L noble, R scout\n"
    "player 1: 9 gold\n"
    "player 2: 12 gold\n";
// Whoever is at 3 boatsmen lacks one for the prize.
constexpr std::string_view kEnd =
    "vikings position 1\n"
    "round 6\n"
    "turn 2: ferry\n"
    "player 1: 3 gold, 40 points\n"
    "  waiting: 2 nobles, boatsman\n"
    "player 2: 7 gold, 38 points\n"
    "  waiting: 2 boatsmen, noble\n"
    "  N  L\n";

// In the advanced game: who chooses a special tile, and of which.
std::string special_choice(std::string_view turn, std::string_view offered) {
  return "vikings position 1\n"
         "game advanced\n"
         "round 2\n" +
         std::string(turn) +
         ": special\n"
         "wheel: R scout, -, M4 noble, red boatsman\n"
         "offered: " +
         std::string(offered) +
         "\n"
         "player 1: 9 gold, 8 points\n"
         "  N  L  R\n"
         "player 2: 3 gold\n";
}

}  // namespace

TEST_CASE("why, Vikings: the same pair for less") {
  CHECK(Asked("vikings", kWheel).why("take 2", "take 5") ==
        "vikings.why.alike amount=[vikings.amount.gold n=3]");
}

TEST_CASE("why, Vikings: the pair was left to somebody who took it next") {
  Asked asked("vikings", kWheel);
  asked.then(kWheelOfTwo, "take 2").ended(kEnd);
  CHECK(asked.why("take 2", "take 3") ==
        "vikings.why.left player=seat2 vikings=[vikings.some.noble n=1]");
}

TEST_CASE("why, Vikings: a pair that nobody took next was left to nobody") {
  Asked asked("vikings", kWheel);
  asked.then(kWheelOfTwo, "take 6").ended(kEnd);
  CHECK(asked.why("take 2", "take 3") == "vikings.why.cheaper amount=[vikings.amount.gold n=1]");
}

TEST_CASE("why, Vikings: one boatsman more would have shared the prize, one fisherman fed five") {
  const std::string_view wheel =
      "vikings position 1\n"
      "wheel: M1 fisherman, -, L boatsman, R goldsmith, -, L fisherman, R scout\n"
      "player 1: 12 gold\n"
      "player 2: 12 gold\n";
  Asked asked("vikings", wheel);
  asked.ended(kEnd);
  CHECK(asked.why("take 2", "take 3") == "vikings.why.most_boatsmen player=seat2 n=2 own=1");
  CHECK(asked.why("take 5", "take 3") == "vikings.why.hungry n=3");
}

TEST_CASE("why, Vikings: who stays stands at once, unless a ship reaches him") {
  const std::string stand =
      "vikings position 1\n"
      "turn 1: stand\n"
      "wheel: L fisherman, M2 goldsmith, -, green scout, R warrior\n"
      "buying: goldsmith for 2, laid G1\n"
      "player 1: 5 gold, 8 points\n"
      "  G  L\n"
      "player 2: 3 gold\n";
  CHECK(Asked("vikings", stand).why("stay", "wait") == "vikings.why.stands");
  CHECK(Asked("vikings", stand).why("stay") == "vikings.why.stands");
  std::string below = stand;
  below.insert(below.find("  G  L"), "  S  blue\n");
  CHECK(Asked("vikings", below).why("wait", "stay") == "vikings.why.threat n=1");
}

TEST_CASE("why, Vikings: a tile for whoever waits on the mainland, the longest island") {
  const std::string_view place =
      "vikings position 1\n"
      "round 2\n"
      "turn 1: place\n"
      "wheel: L fisherman, M2 goldsmith, -, green scout, R warrior\n"
      "buying: R boatsman for 2\n"
      "player 1: 5 gold, 8 points\n"
      "  N  L!\n"
      "  C  L!  M1\n"
      "  waiting: noble\n"
      "player 2: 3 gold\n"
      "  W  L  R\n";
  CHECK(Asked("vikings", place).why("place N2", "place C3") ==
        "vikings.why.berth viking=vikings.viking.noble");
  CHECK(Asked("vikings", place).why("place C3", "place N2") == "vikings.why.longest n=3");
}

TEST_CASE("why, Vikings: gold pays, and points are kept") {
  const std::string_view pay =
      "vikings position 1\n"
      "turn 1: pay\n"
      "wheel: L fisherman, M2 goldsmith, -, green scout, R warrior\n"
      "buying: L noble for 2\n"
      "player 1: 5 gold, 8 points\n"
      "player 2: 3 gold\n";
  CHECK(Asked("vikings", pay).why("pay 2g", "pay 1g+1p") ==
        "vikings.why.points_kept amount=[vikings.amount.points n=1]");
  CHECK(Asked("vikings", pay).why("pay 2g") ==
        "vikings.why.points_kept amount=[vikings.amount.points n=2]");
}

TEST_CASE("why, Vikings: where no reason holds none is given") {
  const std::string_view pay =
      "vikings position 1\n"
      "turn 1: pay\n"
      "wheel: L fisherman, M2 goldsmith, -, green scout, R warrior\n"
      "buying: L noble for 2\n"
      "player 1: 5 gold, 8 points\n"
      "player 2: 3 gold\n";
  CHECK(Asked("vikings", pay).why("pay 1g+1p", "pay 2g").empty());
}

namespace {

// Seat 3 may raise a bid of 4 by seat 2, who has that much gold.
std::string auction(std::string_view gold) {
  return "vikings position 1\n"
         "game advanced\n"
         "players 3\n"
         "round 3\n"
         "turn 3: auction\n"
         "auction: bid 4 by 2, out 1\n"
         "drawn: 4 fishermen, 2 goldsmiths, 3 scouts, 2 nobles, warrior, boatsman\n"
         "player 1: 2 gold, 10 points\n"
         "player 2: " +
         std::string(gold) +
         " gold\n"
         "player 3: 9 gold\n";
}
// How it ended: who leads, and the gold left.
std::string auction_over(int leader, std::string_view second, std::string_view third) {
  const std::string seat = std::to_string(leader);
  return "vikings position 1\n"
         "game advanced\n"
         "round 3\n"
         "leads " +
         seat + "\nturn " + seat +
         ": remove\n"
         "drawn: 4 fishermen, 2 goldsmiths, 3 scouts, 2 nobles, warrior, boatsman\n"
         "player 1: 2 gold, 10 points\n"
         "player 2: " +
         std::string(second) + " gold\nplayer 3: " + std::string(third) + " gold\n";
}

}  // namespace

TEST_CASE("why, Vikings: a bid by who can raise it, by who led instead, by what it cost") {
  Asked asked("vikings", auction("5"));
  CHECK(asked.why("bid 5", "pass") == "vikings.why.highest");
  CHECK(asked.why("pass", "bid 5").empty());
  Asked rich("vikings", auction("9"));
  CHECK(rich.why("bid 5", "pass").empty());
  CHECK(rich.why("bid 5", "bid 7") == "vikings.why.bid_less amount=[vikings.amount.gold n=2]");
  rich.then(auction_over(2, "5", "9"), "remove noble");
  CHECK(rich.why("bid 5", "pass") == "vikings.log.auction_gold player=seat2 n=4");
  Asked won("vikings", auction("9"));
  won.then(auction_over(3, "9", "4"), "remove noble");
  CHECK(won.why("pass", "bid 5") == "vikings.why.cheaper amount=[vikings.amount.gold n=5]");
}

TEST_CASE("why, Vikings: a viking removed, by who took such a one and by the last of a kind") {
  const std::string_view remove =
      "vikings position 1\n"
      "game advanced\n"
      "round 3\n"
      "turn 1: remove\n"
      "drawn: 3 fishermen, 3 goldsmiths, 3 scouts, noble, warrior, 2 boatsmen\n"
      "player 1: 9 gold\n"
      "  N  L!  R!\n"
      "player 2: 9 gold\n";
  Asked asked("vikings", remove);
  CHECK(asked.why("remove warrior", "remove noble") ==
        "vikings.why.stays vikings=[vikings.some.noble n=1]");
  CHECK(asked.why("remove fisherman", "remove scout").empty());
  std::string reached(remove);
  reached.insert(reached.find("  N  L!"), "  S  red red yellow yellow blue\n");
  reached.replace(reached.find("3 goldsmiths, 3"), 15, "goldsmith, 5");
  CHECK(Asked("vikings", reached).why("remove goldsmith") ==
        "vikings.why.none_offered viking=vikings.viking.goldsmith");
  asked.then(
      "vikings position 1\n"
      "game advanced\n"
      "round 3\n"
      "turn 2: take\n"
      "wheel: L fisherman, M1 scout, R noble\n"
      "player 1: 9 gold\n"
      "player 2: 9 gold\n",
      "take 1");
  CHECK(asked.why("remove scout", "remove boatsman") ==
        "vikings.why.left player=seat2 vikings=[vikings.some.scout n=1]");
}

TEST_CASE("why, Vikings: a kind laid out leaves others cheaper, and is dearest itself") {
  const std::string_view draft =
      "vikings position 1\n"
      "game advanced\n"
      "round 3\n"
      "turn 1: draft\n"
      "wheel: L, R, M1, M2, L, R, L scout, R scout, M3 scout, L warrior, R warrior, M4 warrior\n"
      "drawn: 3 fishermen, 2 goldsmiths, noble\n"
      "player 1: 9 gold\n"
      "player 2: 9 gold\n";
  CHECK(Asked("vikings", draft).why("draft goldsmith", "draft fisherman") ==
        "vikings.why.stay_cheaper amount=[vikings.amount.gold n=2] "
        "vikings=[vikings.some.fisherman n=3]");
  CHECK(Asked("vikings", draft).why("draft fisherman", "draft goldsmith").empty());
  std::string reached(draft);
  reached.insert(reached.find("player 2"), "  S  red red yellow yellow blue\n");
  CHECK(Asked("vikings", reached).why("draft goldsmith") ==
        "vikings.why.dearest player=seat2 vikings=[vikings.some.goldsmith n=2]");
}

TEST_CASE("why, Vikings: a special tile by what it brings at the end") {
  const std::string special = special_choice("turn 1", "boat, gold3, smith+1, noble+1");
  CHECK(Asked("vikings", special).why("special gold3", "special boat") ==
        "vikings.why.end amount=[vikings.amount.points n=2]");
  CHECK(Asked("vikings", special).why("special boat", "special gold3").empty());
}

TEST_CASE("why, Vikings: a special tile was left to whoever took it before one chose again") {
  const std::string asked = special_choice("turn 1", "boat, gold3, smith+1, noble+1");
  const std::string of_two = special_choice("turn 2", "boat, smith+1, noble+1");
  CHECK(Asked("vikings", asked).then(of_two, "special boat").why("special boat") ==
        "vikings.why.special_left player=seat2");
  // One took it oneself, or chose again in between, or it was no tile.
  CHECK(Asked("vikings", asked)
            .then(special_choice("turn 1", "boat, smith+1"), "special boat")
            .then(of_two, "special boat")
            .why("special boat")
            .empty());
  CHECK(Asked("vikings", asked).then(of_two, "decline").why("decline").empty());
}

}  // namespace meadhall::tests
