// What the log tells of a move: the choice first, then what follows from the rules.

#include <doctest/doctest.h>

#include "games/vikings/game.h"
#include "games/vikings/words.h"
#include "match/start_text.h"
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

}  // namespace

TEST_CASE("log: a match begins as every round does") {
  Setup wish;
  wish.players = 3;
  wish.seed = 5;
  wish.options = standard_options(game().info);
  const auto opened = [&] {
    std::string all;
    for (const Event& event : opening(wish)) {
      CHECK(event.kind == Event::Kind::outcome);
      all += (all.empty() ? "" : " | ") + words(event.message);
    }
    return all;
  };
  const std::string begins = std::to_string(index(setup(wish).value().start_player) + 1);
  CHECK(opened() == "vikings.log.round round=1 player=seat" + begins);
  apply_preset(wish.options, *find_preset(game().info, "advanced"));
  const State state = setup(wish).value();
  const std::string advanced = opened();
  CHECK(advanced.starts_with("vikings.log.round_auction round=1 player=seat"));
  CHECK(advanced.find(" | " + words(special_offer_told(state))) != std::string::npos);
  wish.players = 5;
  CHECK(opened().empty());
}

TEST_CASE("log: a purchase step by step") {
  Table table(2);
  table.wheel("M1 blue, -, L yellow, L red").gold(ann, 5).points(ann, 5);
  CHECK(told(table, "take 2") ==
        "vikings.log.take player=seat1 price=2 tile=vikings.tile.left_end "
        "viking=vikings.viking.goldsmith");
  CHECK(told(table, "pay 1g+1p") ==
        "vikings.log.pay player=seat1 paid=[vikings.amount.both gold=[vikings.amount.gold n=1] "
        "points=[vikings.amount.points n=1]]");
  CHECK(told(table, "start C") == "vikings.log.start player=seat1 cell=C1");
  CHECK(told(table, "place G1") ==
        "vikings.log.place player=seat1 tile=vikings.tile.left_end cell=G1");
  CHECK(told(table, "stay") ==
        "vikings.log.stay player=seat1 viking=vikings.viking.goldsmith cell=G1");
}

TEST_CASE("log: a price that leaves no choice is told as paid, a free pair as nothing") {
  Table table(2);
  table.lay(ann, "C1 L").wheel("M1 blue, -, L yellow, L red").gold(ann, 5).points(ann, 0);
  CHECK(told(table, "take 2") ==
        "vikings.log.take player=seat1 price=2 tile=vikings.tile.left_end "
        "viking=vikings.viking.goldsmith | vikings.log.pay_gold player=seat1 n=2");
  CHECK(told(table, "place F1") ==
        "vikings.log.place player=seat1 tile=vikings.tile.left_end cell=F1 | "
        "vikings.log.mainland player=seat1 viking=vikings.viking.goldsmith");
}

TEST_CASE("log: a small scoring that brings nobody anything says so") {
  Table table(2);
  table.lay(ann, "C1 L").lay(bob, "C1 L").wheel("Sred grey").bag("12 blue").play("take 0");
  CHECK(told(table, "place S3") ==
        "vikings.log.place player=seat1 tile=vikings.tile.ship_red cell=S3 | "
        "vikings.log.mainland player=seat1 viking=vikings.viking.boatsman | "
        "vikings.scoring.small round=1 | vikings.log.nobody_scores | "
        "vikings.log.round round=2 player=seat2");
}

TEST_CASE("log: the wheel turns, by how many steps") {
  Table table(2);
  table.lay(ann, "C1 L").wheel("L blue, -, -, L red");
  CHECK(told(table, "take 0") ==
        "vikings.log.take player=seat1 price=0 tile=vikings.tile.left_end "
        "viking=vikings.viking.fisherman | "
        "vikings.log.wheel n=3");
  CHECK(told(table, "place F1") ==
        "vikings.log.place player=seat1 tile=vikings.tile.left_end cell=F1");
  CHECK(told(table, "wait") ==
        "vikings.log.wait player=seat1 viking=vikings.viking.fisherman cell=F1");
}

TEST_CASE("log: a tile that finds no place") {
  Table table(2);
  table.lay(ann, "W1 L, N1 L, C1 L, G1 L, F1 L").wheel("L blue, L red");
  CHECK(told(table, "take 0") ==
        "vikings.log.take player=seat1 price=0 tile=vikings.tile.left_end "
        "viking=vikings.viking.fisherman | "
        "vikings.log.wheel n=1 | vikings.log.no_place player=seat1 tile=vikings.tile.left_end | "
        "vikings.log.mainland player=seat1 viking=vikings.viking.fisherman");
}

TEST_CASE("log: the end of a round, its scoring and the next one") {
  Table table(2);
  table.lay(ann, "C1 L")
      .stand(ann, "G1, G2")
      .lay(bob, "C1 L")
      .wheel("Sred grey")
      .bag("12 blue")
      .play("take 0");
  CHECK(told(table, "place S3") ==
        "vikings.log.place player=seat1 tile=vikings.tile.ship_red cell=S3 | "
        "vikings.log.mainland player=seat1 viking=vikings.viking.boatsman | "
        "vikings.scoring.small round=1 | "
        "vikings.score.goldsmiths player=seat1 n=2 each=3 6g 0p | vikings.log.round round=2 "
        "player=seat2");
}

TEST_CASE("log: ferrying, and the scoring of whom it was") {
  Table table(2);
  table.round(2).lay(ann, "N1 L, N2 M, G1 L").lay(bob, "C1 L").bag("12 blue");
  table.wait(ann, "2 red, 1 yellow, 2 grey").ferrying(ann);
  CHECK(told(table, "ferry N1") ==
        "vikings.log.ferry player=seat1 viking=vikings.viking.noble cell=N1");
  CHECK(told(table, "land") == "vikings.log.land player=seat1");
  CHECK(told(table, "keep") ==
        "vikings.log.keep player=seat1 | vikings.score.nobles player=seat1 n=1 each=2 0g 2p | "
        "vikings.log.scores_nothing player=seat2 | "
        "vikings.log.round round=3 player=seat2");
}

TEST_CASE("log: an exchange of points") {
  Table table(2, {{"convertAnytime", "true"}});
  table.wheel("L blue, L red").points(ann, 5);
  CHECK(told(table, "convert 3") == "vikings.log.convert player=seat1 n=3");
}

TEST_CASE("log: the final scoring, and that the match is over") {
  Table table(2);
  table.lay(ann, "C1 L, C2 R, S1 Sgreen")
      .lay(bob, "C1 L")
      .stand(bob, "F1")
      .gold(ann, 2)
      .gold(bob, 11);
  table.round(6).wheel("Sblue grey").play("take 0");
  CHECK(told(table, "place S2") ==
        "vikings.log.place player=seat1 tile=vikings.tile.ship_blue cell=S2 | "
        "vikings.log.mainland player=seat1 viking=vikings.viking.boatsman | "
        "vikings.scoring.large round=6 | vikings.log.scores_nothing player=seat1 | "
        "vikings.log.scores_nothing player=seat2 | "
        "vikings.scoring.final round=6 | vikings.score.unrepelled player=seat1 n=2 -2g -6p | "
        "vikings.score.gold player=seat2 n=10 each=5 -10g 2p | vikings.score.boatsmen player=seat1 "
        "n=1 0g "
        "10p | "
        "vikings.score.islands player=seat1 n=1 0g 7p | vikings.score.longest player=seat1 n=2 0g "
        "5p | "
        "vikings.score.hunger player=seat1 n=1 0g -1p | vikings.score.surplus player=seat2 n=4 "
        "each=2 0g "
        "8p | "
        "vikings.log.over winners=[vikings.home.title player=seat1] n=25");
}
