// What the log tells of the moves of the advanced game: the choice first, then what follows.

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// Plays a move; what it told, a line an event, the gold and points of score lines behind it.
std::string told(Table& table, std::string_view move) {
  std::string all;
  for (const Event& event : narrate(table.state, parse(move).value())) {
    all += (all.empty() ? "" : " | ") + words(event.message);
    if (event.kind != Event::Kind::score) continue;
    all += " " + std::to_string(event.gold) + "g " + std::to_string(event.points) + "p";
  }
  table.play(move);
  return all;
}

Table bidding() {
  Table table(2, {{"auction", "true"}, {"draft", "true"}});
  return table.drawn("6 blue, 7 red")
      .auctioning(ann)
      .next_tiles("L, R, L, R, L, R, L, R, L, R, L, R");
}

Table buying(std::string_view offer) {
  Table table(2, {{"specials", "true"}});
  table.lay(ann, "C1 L").lay(bob, "C1 L").wheel("L blue, Sred grey, L yellow").points(ann, 0);
  table.wheel("L blue, L blue, Sred grey").face_up(offer);
  return table.play("take 2").play("place S1");
}

}  // namespace

TEST_CASE("log: an auction bid by bid, who won it and what they paid") {
  Table table = bidding();
  table.gold(ann, 3).points(ann, 4);
  CHECK(told(table, "bid 5") == "vikings.log.bid player=seat1 n=5");
  CHECK(
      told(table, "pass") ==
      "vikings.log.pass player=seat2 | vikings.log.auction player=seat1 paid=[vikings.amount.both "
      "gold=[vikings.amount.gold n=3] points=[vikings.amount.points n=2]]");
}

TEST_CASE("log: an auction paid in gold alone, and one that nobody bid in") {
  Table table = bidding();
  table.play("bid 5");
  CHECK(told(table, "pass") ==
        "vikings.log.pass player=seat2 | vikings.log.auction_gold player=seat1 n=5");
  Table free = bidding();
  free.play("pass");
  CHECK(told(free, "pass") ==
        "vikings.log.pass player=seat2 | vikings.log.auction_free player=seat1");
}

TEST_CASE("log: an auction paid in points alone") {
  Table table = bidding();
  table.gold(ann, 0).points(ann, 4).play("bid 1");
  CHECK(told(table, "pass") ==
        "vikings.log.pass player=seat2 | vikings.log.auction_points player=seat1 n=1");
}

TEST_CASE("log: who cannot outbid is told to be out of it") {
  Table table = bidding();
  table.gold(bob, 1).points(bob, 1);
  CHECK(told(table, "bid 2") ==
        "vikings.log.bid player=seat1 n=2 | vikings.log.cannot_bid player=seat2 | "
        "vikings.log.auction_gold player=seat1 n=2");
}

TEST_CASE("log: a viking removed, a colour laid, the last one by itself") {
  Table table = bidding();
  table.play("pass").play("pass");
  CHECK(told(table, "remove noble") ==
        "vikings.log.remove vikings=[vikings.some.noble n=1] viking=vikings.viking.noble "
        "player=seat1");
  const std::string line = told(table, "draft noble");
  CHECK(line.starts_with("vikings.log.draft vikings=[vikings.some.noble n="));
  CHECK(line.find("viking=vikings.viking.fisherman") != std::string::npos);
}

TEST_CASE("log: a special tile taken or declined") {
  Table table = buying("boat, food3");
  Table declining = table;
  CHECK(told(table, "special boat") ==
        "vikings.log.special player=seat1 special=vikings.special.boat");
  CHECK(told(declining, "decline") == "vikings.log.decline player=seat1");
}

TEST_CASE("log: a building that replaces a tile at once, by choice, or waits") {
  Table one = buying("building2");
  one.lay(ann, "C2 M2");
  CHECK(told(one, "special building2") ==
        "vikings.log.special player=seat1 special=vikings.special.building_2 | "
        "vikings.log.building player=seat1 special=vikings.special.building_2 cell=C2");
  Table none = buying("building2");
  CHECK(told(none, "special building2") ==
        "vikings.log.special player=seat1 special=vikings.special.building_2 | "
        "vikings.log.building_waits player=seat1 special=vikings.special.building_2");
  Table two = buying("building2");
  two.lay(ann, "C2 M2, C3 M2");
  CHECK(told(two, "special building2") ==
        "vikings.log.special player=seat1 special=vikings.special.building_2");
  const std::vector<Event> choice = narrate(two.state, parse("swap C3").value());
  REQUIRE_FALSE(choice.empty());
  CHECK(choice.front().kind == Event::Kind::choice);
  CHECK(words(choice.front().message) ==
        "vikings.log.building player=seat1 special=vikings.special.building_2 cell=C3");
  CHECK(choice.size() == 1);
}

TEST_CASE("log: a building that waited replaces the tile just laid, or is lost with it") {
  Table table = buying("building2");
  table.play("special building2").wheel("L blue, M2 grey").turn(ann).play("take 1");
  CHECK(told(table, "place C2")
            .starts_with(
                "vikings.log.place player=seat1 tile=vikings.tile.middle_2 cell=C2 | "
                "vikings.log.building player=seat1 special=vikings.special.building_2 cell=C2"));
  Table lost(2, {{"specials", "true"}, {"matchUnlayable", "discardSpecial"}});
  lost.lay(ann, "W1 L, W2 R, N1 L, N2 R, C1 L, C2 R, G1 L, G2 R, F1 L, F2 R");
  lost.owns(ann, "building2").wheel("M2 grey, L blue");
  CHECK(told(lost, "take 0")
            .find("vikings.log.no_place player=seat1 tile=vikings.tile.middle_2 | "
                  "vikings.log.special_lost player=seat1 special=vikings.special.building_2") !=
        std::string::npos);
}

TEST_CASE("log: a boat tile, and a boatsman who sails without one") {
  Table table(2, {{"singleFerry", "true"}});
  table.round(2).lay(ann, "F1 L, F2 M, F3 M").lay(bob, "C1 L").bag("13 blue");
  table.wait(ann, "3 blue, 2 grey").owns(ann, "boat").ferrying(ann);
  CHECK(told(table, "ferry F1") ==
        "vikings.log.ferry player=seat1 viking=vikings.viking.fisherman cell=F1");
  CHECK(told(table, "boat") == "vikings.log.boat player=seat1");
  CHECK(told(table, "ferry F2") ==
        "vikings.log.ferry player=seat1 viking=vikings.viking.fisherman cell=F2");
}

TEST_CASE("log: special tiles speak in the line of their row") {
  Table table(2, {{"specials", "true"}});
  table.round(2).stand(ann, "N1, C1, G1, F1").stand(bob, "N1").bag("12 blue");
  table.owns(ann, "noble+1, scout+1, smith+2, fisher+1").wheel("Sred grey").leads(ann);
  const std::string lines = [&] {
    table.play("take 0");
    return told(table, "place S3");
  }();
  CHECK(lines.find("vikings.score.nobles player=seat1 n=1 each=3 0g 3p | "
                   "vikings.score.scouts_more player=seat1 n=1 each=2 0g 2p | "
                   "vikings.score.below_scouts player=seat1 n=2 0g 2p | "
                   "vikings.score.goldsmiths player=seat1 n=1 each=5 5g 0p | "
                   "vikings.score.fishermen player=seat1 n=1 each=1 0g 1p | "
                   "vikings.score.nobles player=seat2 n=1 each=2 0g 2p") != std::string::npos);
}

TEST_CASE("log: at the end a building has its own line, after the food or first") {
  for (const bool first : {false, true}) {
    Table table(2, {{"specials", "true"}, {"buildingLine", first ? "first" : "afterFood"}});
    table.gold(ann, 0).gold(bob, 0).lay(bob, "C1 L").round(6);
    table.building(ann, "building1 C3").stand(ann, "C3, F1").owns(ann, "food3");
    table.wheel("Sblue black").play("take 0");
    const std::string lines = told(table, "place S2");
    const std::size_t building = lines.find("vikings.score.buildings player=seat1 n=1 0g 1p");
    const std::size_t ship = lines.find("vikings.score.unrepelled player=seat1");
    const std::size_t food = lines.find("vikings.score.surplus player=seat1 n=2 each=3 0g 6p");
    REQUIRE(building != std::string::npos);
    REQUIRE(ship != std::string::npos);
    REQUIRE(food != std::string::npos);
    CHECK((first ? building < ship : building > food));
  }
}

TEST_CASE(
    "log: a round of the advanced game begins with the marker and the special tiles on offer") {
  Table table(2, {{"auction", "true"}, {"specials", "true"}});
  table.lay(ann, "C1 L").wheel("Sred grey").bag("12 blue").face_up("boat, food3");
  table.next_specials("gold3, noble+1").play("take 0");
  const std::string lines = told(table, "place S1");
  CHECK(lines.find("vikings.log.round") != std::string::npos);
  for (const std::string_view special : {"boat", "food_3", "gold_3", "noble_1"}) {
    CHECK(lines.find("vikings.special." + std::string(special)) != std::string::npos);
  }
}
