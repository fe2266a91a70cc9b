// rules: Vikings 9.7, 9.8, 9.9: special tiles, how they are come by and what they do. Buildings
// and boats have files of their own.

#include <doctest/doctest.h>

#include <algorithm>

#include "games/vikings/scoring.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// Ann is to buy; boat, gold5, scout+1 and food3 are on offer.
Table market(std::string_view wheel, OptionWishes options = {}) {
  Table table(2, {{"specials", "true"}});
  Options chosen = read_options(option_values(options)).value();
  chosen.specials = 1;
  table.state.options = chosen;
  table.lay(ann, "C1 L").lay(bob, "C1 L").wheel(wheel).gold(ann, 20).points(ann, 0);
  return table.gold(bob, 20).points(bob, 0).face_up("boat, gold5, scout+1, food3");
}

// What the large scoring of `seat` brings: gold and points.
std::pair<int, int> large(const Table& table, Seat seat) {
  State state = table.state;
  score_large(state, seat, nullptr);
  return {state.at(seat).gold - table.gold_of(seat), state.at(seat).points - table.points_of(seat)};
}

int small(const Table& table, Seat seat) {
  State state = table.state;
  score_small(state, nullptr);
  CHECK(state.at(seat).points == table.points_of(seat));
  return state.at(seat).gold - table.gold_of(seat);
}

int final_line(const Table& table, Seat seat, PointSource source) {
  State state = table.state;
  score_final(state, nullptr);
  return state.at(seat).points_from.at(static_cast<std::size_t>(source));
}

Table homelands(int players = 2) {
  Table table(players, {{"specials", "true"}});
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    table.gold(seat_at(seat), 0).points(seat_at(seat), 20);
  }
  return table;
}

}  // namespace

TEST_CASE("special tiles: 25 of them, counted as all three rulebooks print them") {
  std::string counts;
  int all = 0;
  for (std::size_t kind = 1; kind < kSpecialKinds; ++kind) {
    counts += std::to_string(kSpecialCounts[kind]) + " " +
              std::string(special_name(static_cast<Special>(kind))) + ", ";
    all += kSpecialCounts[kind];
  }
  CHECK(counts ==
        "1 gold5, 2 smith+1, 1 smith+2, 6 boat, 3 noble+1, 1 scout+1, 1 fisher+1, 4 boatsman, "
        "1 food3, 1 gold3, 1 building1, 1 building2, 1 building3, 1 building4, ");
  CHECK(all == 25);
}

TEST_CASE("special tiles: shuffled anew each match, four face up, 21 face down") {
  for (std::uint64_t seed = 1; seed < 5; ++seed) {
    const Table table = Table::dealt(3, seed, {{"specials", "true"}});
    std::array<int, kSpecialKinds> found{};
    for (const Special special : table.state.special_stack)
      ++found.at(static_cast<std::size_t>(special));
    for (const Special special : table.state.face_up) {
      CHECK(special != Special::none);
      ++found.at(static_cast<std::size_t>(special));
    }
    CHECK(found.at(0) == 4);  // the places of those turned up
    for (std::size_t kind = 1; kind < kSpecialKinds; ++kind) {
      CHECK(found.at(kind) == kSpecialCounts[kind]);
    }
  }
  CHECK_FALSE(Table::dealt(3, 1, {{"specials", "true"}}).state.special_stack ==
              Table::dealt(3, 2, {{"specials", "true"}}).state.special_stack);
}

TEST_CASE("special tiles: without the module there are none") {
  const Table table = Table::dealt(3, 1);
  CHECK(table.offered().empty());
  Table dear(2);
  dear.lay(ann, "C1 L").wheel("L blue, -, Sred grey").play("take 2").play("pay 2g");
  CHECK(dear.play("place S1").asks() == "2 take");
}

TEST_CASE("special tiles: the example, ship and warrior at 10 are the dearest pair") {
  Table table = market("L blue, L blue, L yellow, -, -, -, -, -, -, R red, Sgreen black");
  Table other = table;
  table.play("take 10").play("place S1");
  CHECK(table.asks() == "1 special");
  CHECK(table.moves() == "special boat, special gold5, special scout+1, special food3, decline");
  table.play("special scout+1");
  CHECK(table.owned(ann, Special::scout_1) == 1);
  CHECK(table.offered() == "gold5, boat, food3");
  CHECK(table.asks() == "2 take");
  // Whoever buys any other pair gets none.
  other.play("take 9").play("place C2");
  CHECK(other.asks() == "2 take");
}

TEST_CASE("special tiles: the dearest pair counts as it is at that moment") {
  Table table = market("L blue, L blue, -, L yellow, -, Sred grey");
  table.play("take 5").play("place S1").play("decline");
  table.play("take 3").play("place W1");  // Bob: now price 3 is the dearest
  CHECK(table.asks() == "2 special");
}

TEST_CASE("special tiles: price 1 earns one as well, if it is the dearest") {
  Table table = market("L blue, Sred grey");
  table.play("take 1").play("place S1");
  CHECK(table.asks() == "1 special");
}

TEST_CASE("special tiles: the last pair is at price 0 and earns none") {
  Table table = market("Sred grey");
  table.bag("12 blue").play("take 0").play("place S1");
  CHECK(table.asks() == "2 take");
  CHECK(table.state.round == 2);
}

TEST_CASE("special tiles: a pair at price 0 earns none") {
  Table table = market("Sred grey, -, L blue");
  table.play("take 0").play("place S1");
  CHECK(table.asks() == "2 take");
}

TEST_CASE("special tiles: it is the price paid that counts, not the one after the wheel turned") {
  Table table = market("L blue, -, -, -, L yellow");
  table.play("take 0").play("place W1");
  // Only the pair that was at 4 is left, now at 0: for nothing, and without a special tile.
  table.play("take 0").play("place W1");
  CHECK(table.state.round == 2);
  CHECK(table.owned(bob, Special::boat) == 0);
}

TEST_CASE("special tiles: one may decline, and has no claim to it later") {
  Table table = market("L blue, L blue, -, L yellow, -, Sred grey");
  table.play("take 5").play("place S1").play("decline");
  CHECK(table.offered() == "gold5, boat, scout+1, food3");
  CHECK(table.asks() == "2 take");
  table.play("take 1").play("place W1");
  CHECK(table.asks() == "1 take");
}

TEST_CASE("special tiles: those taken are not replaced during the round, four at most") {
  Table table = market("L grey, L grey, L grey, L grey, L grey, L grey, L grey");
  table.face_up("boat, boat").gold(ann, 30).gold(bob, 30);
  CHECK(table.play("take 6").play("place W1").moves() == "special boat, decline");
  table.play("special boat").play("take 5").play("place W1").play("special boat");
  CHECK(table.offered().empty());
  table.play("take 4").play("place N1");
  CHECK(table.asks() == "2 take");  // nothing is left to take, so nobody is asked
}

TEST_CASE("special tiles: the gaps are filled at the start of the next round, the others stay") {
  Table table = market("Sred grey");
  table.face_up("boat, food3").next_specials("gold3, noble+1, gold5").bag("12 blue");
  const std::uint8_t revealed = table.state.specials_revealed;
  table.play("take 0").play("place S1");
  CHECK(table.offered() == "boat, noble+1, food3, gold3");
  CHECK(table.state.specials_revealed == revealed + 2);
}

TEST_CASE("special tiles: 25 are enough for six rounds of four") {
  Table table = Table::dealt(2, 12, {{"specials", "true"}});
  Rng luck(3);
  int taken = 0;
  while (actor(table.state)) {
    MoveList moves;
    legal(table.state, moves);
    Move move = moves[luck.below(static_cast<std::uint32_t>(moves.size()))];
    if (table.state.step == Step::take && !table.refused("take 0").empty()) move = moves[0];
    if (table.state.step == Step::take) {
      for (const Move each : moves) move = value_of(each) > value_of(move) ? each : move;
      for (Player& player : table.state.players) player.gold = 30;
    }
    if (table.state.step == Step::special) {
      move = moves[0];
      ++taken;
    }
    REQUIRE(apply(table.state, move).ok());
  }
  CHECK(taken == 24);
  CHECK(table.state.specials_revealed <= 25);
}

TEST_CASE(
    "special tiles: the dearest pair bought, its tile finds no place, one may still be taken") {
  Table table = market("L blue, L blue, L red");
  table.lay(ann, "W1 L, N1 L, G1 L, F1 L").play("take 2");
  CHECK(table.discarded(Tile::left_end) == 1);
  CHECK(table.waiting(ann, Viking::noble) == 1);
  CHECK(table.asks() == "1 special");
}

TEST_CASE("special tiles: lay the pair, tile and viking, then take the special tile") {
  Table table = market("L blue, L blue, L red");
  table.play("take 2");
  CHECK(table.asks() == "1 place");
  table.play("place N1");
  CHECK(table.asks() == "1 stand");
  CHECK(table.play("stay").asks() == "1 special");
}

TEST_CASE("special tiles: with specialBeforeLaying first the special tile, then the pair") {
  Table table = market("L blue, L blue, L red", {{"specialBeforeLaying", "true"}});
  table.play("take 2");
  CHECK(table.asks() == "1 special");
  table.play("special food3");
  CHECK(table.asks() == "1 place");
  CHECK(table.play("place N1").play("stay").asks() == "2 take");
  CHECK(table.owned(ann, Special::food_3) == 1);
}

TEST_CASE("special tiles: with specialBeforeLaying it comes before the start tile, too") {
  Table table = market("L blue, L blue, L red", {{"specialBeforeLaying", "true"}});
  table.state.at(ann).homeland = {};
  table.state.at(ann).has_start_tile = 0;
  CHECK(table.play("take 2").asks() == "1 special");
  CHECK(table.play("decline").asks() == "1 start");
}

TEST_CASE(
    "special tiles: with specialAtZero=forfeitForever whoever takes a free pair gets no more") {
  for (const bool forfeits : {false, true}) {
    Table table = market("Sred grey, L blue, -, L yellow",
                         {{"specialAtZero", forfeits ? "forfeitForever" : "none"}});
    table.owns(ann, "smith+1").play("take 0").play("place S1");
    table.turn(ann);
    table.play("take 2").play("place W1");
    CHECK(table.asks() == (forfeits ? "2 take" : "1 special"));
    CHECK(table.owned(ann, Special::smith_1) == 1);  // what one has stays
  }
}

TEST_CASE("special tiles: only what lies face up can be taken") {
  Table table = market("L blue, L blue, Sred grey");
  table.play("take 2").play("place S1");
  CHECK(table.refused("special gold3") == "vikings.no.not_offered");
  CHECK(id_of(table.refused("pass")) == "vikings.no.step");
}

TEST_CASE("special tiles: two alike on offer are one choice") {
  Table table = market("L blue, L blue, Sred grey").face_up("boat, boat, boat, food3");
  table.play("take 2").play("place S1");
  CHECK(table.moves() == "special boat, special food3, decline");
  CHECK(table.play("special boat").offered() == "boat, boat, food3");
}

TEST_CASE("special tiles: there is no limit to how many one owns") {
  Table table = market("L blue, L blue, Sred grey").owns(ann, "boat, boat, boat, boat, boat");
  table.play("take 2").play("place S1").play("special boat");
  CHECK(table.owned(ann, Special::boat) == 6);
}

TEST_CASE("gold5: 5 gold at once, and the tile leaves the game") {
  Table table = market("L blue, L blue, Sred grey");
  table.play("take 2").play("place S1").play("special gold5");
  CHECK(table.gold_of(ann) == 20 - 2 + 5);
  CHECK(table.owned(ann, Special::gold_5) == 0);
  CHECK(table.spent(Special::gold_5) == 1);
  CHECK(table.state.at(ann).gold_from.at(static_cast<std::size_t>(GoldSource::specials)) == 5);
}

TEST_CASE("gold5: it cannot pay for its own pair") {
  for (const std::string_view before : {"false", "true"}) {
    const Table table =
        market("L blue, -, -, -, -, Sred blue", {{"specialBeforeLaying", before}}).gold(ann, 4);
    CHECK(table.refused("take 5") ==
          "vikings.no.too_dear price=5 purse=[vikings.amount.both gold=[vikings.amount.gold n=4] "
          "points=[vikings.amount.points n=0]] n=1");
  }
}

TEST_CASE("smith+1, smith+2: with both, 2 safe goldsmiths bring 12 gold in a small scoring") {
  Table table = homelands();
  table.stand(ann, "G1, G2").stand(bob, "G1, G2").owns(ann, "smith+1, smith+2");
  CHECK(small(table, ann) == 2 * (3 + 1 + 2));
  CHECK(small(table, bob) == 6);  // their own alone
  CHECK(large(table, ann) == std::pair{12, 0});
}

TEST_CASE("smith+1: two of them add up; threatened and waiting goldsmiths bring nothing") {
  Table table = homelands();
  table.stand(ann, "G1, G2").wait(ann, "2 yellow").lay(ann, "S2 Syellow");
  CHECK(small(table, ann) == 3);
  table.owns(ann, "smith+1");
  CHECK(small(table, ann) == 4);
  table.owns(ann, "smith+1");
  CHECK(small(table, ann) == 5);
  table.owns(ann, "smith+2");
  CHECK(small(table, ann) == 7);
}

TEST_CASE("noble+1: a point more for each safe noble, several tiles add up") {
  Table table = homelands();
  table.stand(ann, "N1, N2, N3").lay(ann, "S3 Sred").wait(ann, "1 red");
  CHECK(large(table, ann) == std::pair{0, 4});
  table.owns(ann, "noble+1");
  CHECK(large(table, ann) == std::pair{0, 6});
  table.owns(ann, "noble+1, noble+1");
  CHECK(large(table, ann) == std::pair{0, 10});
  CHECK(small(table, ann) == 0);
}

TEST_CASE("scout+1: a safe scout with goldsmith and fisherman makes 4 points, threatened 0") {
  Table table = homelands();
  table.stand(ann, "C1, G1, F1").owns(ann, "scout+1");
  CHECK(large(table, ann) == std::pair{3, 4});
  table.lay(ann, "S1 Sgreen");
  CHECK(large(table, ann) == std::pair{3, 0});
}

TEST_CASE("scout+1: one point for each scout, none for those below him") {
  Table table = homelands();
  table.stand(ann, "C1, C2, F2, F3").owns(ann, "scout+1");
  CHECK(large(table, ann) == std::pair{0, 2 + 3});
}

TEST_CASE("fisher+1: a point for each safe fisherman at each large scoring, none at small ones") {
  Table table = homelands();
  table.stand(ann, "F1, F2, F3").lay(ann, "S3 Sblue").wait(ann, "2 blue");
  CHECK(large(table, ann) == std::pair{0, 0});
  table.owns(ann, "fisher+1");
  CHECK(large(table, ann) == std::pair{0, 2});
  CHECK(small(table, ann) == 0);
  State state = table.state;
  score_large(state, ann, nullptr);
  CHECK(state.at(ann).points_from.at(static_cast<std::size_t>(PointSource::fishermen)) == 2);
}

TEST_CASE("fisher+1: the fisherman's point for his scout stays as it is") {
  Table table = homelands();
  table.stand(ann, "C1, F1").owns(ann, "fisher+1");
  CHECK(large(table, ann) == std::pair{0, 2 + 1});
}

TEST_CASE("boatsman tile: counts as a boatsman when those left are compared") {
  Table table = homelands(3);
  table.wait(ann, "2 grey").wait(bob, "1 grey").owns(bob, "boatsman").wait(cid, "1 grey");
  CHECK(final_line(table, ann, PointSource::boatsmen) == 10);
  CHECK(final_line(table, bob, PointSource::boatsmen) == 10);
  CHECK(final_line(table, cid, PointSource::boatsmen) == 0);
  table.owns(bob, "boatsman");
  CHECK(final_line(table, ann, PointSource::boatsmen) == 0);
  CHECK(final_line(table, bob, PointSource::boatsmen) == 10);
}

TEST_CASE("boatsman tile: even for a player without any boatsman") {
  Table table = homelands();
  table.owns(ann, "boatsman");
  CHECK(final_line(table, ann, PointSource::boatsmen) == 10);
  CHECK(final_line(table, bob, PointSource::boatsmen) == 0);
}

TEST_CASE("boatsman tile: a picture is not fed, and no boat is either") {
  Table table = homelands();
  table.owns(ann, "boatsman, boatsman, boat, fisher+1, smith+1");
  CHECK(food(table.state, table.state.at(ann)).mouths == 0);
  CHECK(food(table.state, table.state.at(ann)).capacity ==
        0);  // nor does a pictured fisherman feed anybody
}

TEST_CASE("food3: 3 points for each viking fed beyond one's own; hunger costs 1 as ever") {
  Table table = homelands();
  table.stand(ann, "F1").stand(bob, "F1");  // food for 5, one eats
  table.owns(ann, "food3");
  CHECK(final_line(table, ann, PointSource::food) == 4 * 3);
  CHECK(final_line(table, bob, PointSource::food) == 4 * 2);
  table.wait(ann, "7 black").wait(bob, "7 black");
  CHECK(final_line(table, ann, PointSource::food) == -3);
  CHECK(final_line(table, bob, PointSource::food) == -3);
}

TEST_CASE("gold3: a point for every full 3 gold, up to 2 gold are kept") {
  Table table = homelands();
  table.gold(ann, 14).gold(bob, 14).owns(ann, "gold3");
  CHECK(final_line(table, ann, PointSource::gold) == 4);
  CHECK(final_line(table, bob, PointSource::gold) == 2);
  State state = table.state;
  score_final(state, nullptr);
  CHECK(state.at(ann).gold == 2);
  CHECK(state.at(bob).gold == 4);
}

TEST_CASE("gold3: ships are paid first") {
  Table table = homelands();
  table.gold(ann, 14).owns(ann, "gold3").lay(ann, "S1 Sgreen");
  CHECK(final_line(table, ann, PointSource::gold) == 3);
}
