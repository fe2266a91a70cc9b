// How players stand, what a move would change of it before it is made, and places that are dead.

#include <doctest/doctest.h>

#include "games/vikings/knowledge.h"
#include "games/vikings/outlook.h"
#include "games/vikings/rules.h"
#include "games/vikings/words.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// The dead places of a seat, as "W1 C4"; those for which only tiles are missing in brackets.
std::string dead(const Table& table, Seat seat = ann) {
  const DeadCells cells = dead_cells(table.state, seat);
  std::string named;
  for (std::uint8_t row = kRows; row-- > 0;) {
    for (std::uint8_t column = 0; column < kColumns; ++column) {
      const std::string name = cell_text({row, column});
      if ((cells.no_such_tile[row] & column_bit(column)) != 0) named += name + " ";
      if ((cells.none_left[row] & column_bit(column)) != 0) named += "(" + name + ") ";
    }
  }
  return named;
}

Tile tile_named(std::string_view what) {
  if (what == "L") return Tile::left_end;
  return what == "R" ? Tile::right_end : Tile::middle_1;
}

// Puts all tiles of these kinds that are still to come out of the game.
void use_up(Table& table, std::initializer_list<Tile> kinds) {
  const Tiles all = tiles_of_the_stack();
  const Tiles seen = tiles_in_sight(table.state);
  for (const Tile tile : kinds) {
    const auto kind = static_cast<std::size_t>(tile);
    table.state.discarded.at(kind) += static_cast<std::uint8_t>(all.at(kind) - seen.at(kind));
  }
}

}  // namespace

TEST_CASE("dead cells: sea on both sides fits no tile, the coast is sea") {
  Table table(2);
  table.wheel("L blue").lay(ann, "C2 L, N1 L, N2 R, N4 L, F1 L, F2 R");
  CHECK(dead(table) == "N3 C1 ");
  CHECK(dead(table, bob).empty());
}

TEST_CASE("dead cells: none is dead that some tile fits, and none alive that none fits") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Table table = Table::dealt(2, seed);
    Rng rng(seed);
    MoveList moves;
    for (int i = 0; i < 150 && table.state.step != Step::over; ++i) {
      legal(table.state, moves);
      REQUIRE(apply(table.state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]).ok());
    }
    const Homeland& home = table.state.at(ann).homeland;
    const DeadCells cells = dead_cells(table.state, ann);
    for (std::size_t row = 0; row < kRows; ++row) {
      const Columns beside = (home.rows[row].tiles() << 1U | home.rows[row].tiles() >> 1U | 1U) &
                             ~home.rows[row].tiles() & kAllColumns;
      Columns fits = 0;
      for (const std::string_view tile : {"L", "M", "R"}) {
        fits |= legal_columns(home, tile_named(tile), row, false);
      }
      CHECK((cells.no_such_tile[row] & fits) == 0);
      CHECK((beside & ~fits & ~cells.no_such_tile[row]) == 0);
    }
  }
}

TEST_CASE("dead cells: a gap is dead once all tiles with its sides are laid") {
  Table table = Table::dealt(2, 5);
  table.lay(ann, "C1 L, C3 M1, N1 L, N3 L").state.wheel.fill({});
  CHECK(dead(table).empty());
  use_up(table, {Tile::middle_1, Tile::middle_2, Tile::middle_3, Tile::middle_4});
  CHECK(dead(table) == "(C2) ");
  use_up(table, {Tile::right_end});
  CHECK(dead(table) == "(N2) (C2) ");
  SUBCASE("the tile in hand counts") {
    table.state.pending = {Tile::middle_2, Viking::noble};
    --table.state.discarded.at(static_cast<std::size_t>(Tile::middle_2));
    CHECK(dead(table) == "(N2) ");
  }
  SUBCASE("those on the wheel count") {
    table.state.wheel[0] = {Tile::right_end, Viking::noble};
    --table.state.discarded.at(static_cast<std::size_t>(Tile::right_end));
    CHECK(dead(table) == "(C2) ");
  }
  SUBCASE("what is known is enough") {
    Table seen = table;
    seen.state = observe(table.state, ann);
    CHECK(dead(seen) == dead(table));
  }
  SUBCASE("when nothing is to come no place is worth a mark") {
    use_up(table, {Tile::left_end});
    CHECK(dead(table).empty());
  }
}

TEST_CASE("outlook: the next scoring, the total at the end, contests, food, danger") {
  Table table(2);
  table.wheel("L blue").round(1).gold(ann, 10).points(ann, 4).points(bob, 0);
  table.stand(ann, "G1, N1, N2").lay(ann, "S2 Sred").wait(ann, "2 grey").wait(bob, "1 grey");
  const Outlook ahead = outlook(table.state);
  const SeatOutlook& own = ahead.of(ann);
  CHECK(own.gold == 3);
  CHECK(own.points == 0);
  CHECK(own.threatened == 1);
  CHECK(own.waiting == 2);
  CHECK(own.food.mouths == 5);
  // 3 gold more; then a red ship costs 3, 10 gold are 2 points, boatsmen 10, 5 vikings go hungry.
  CHECK(own.end == 4 + 2 + 10 - 5);
  CHECK(own.contests == std::array{2, 0, 0});
  CHECK(ahead.lead(ann, Contest::boatsmen, 2) == 1);
  CHECK(ahead.lead(bob, Contest::boatsmen, 2) == -1);
  CHECK(ahead.lead(bob, Contest::longest, 2) == 0);
}

TEST_CASE("supposed: a tile laid, its viking with it, and nothing that follows") {
  Table table(2);
  table.round(2).lay(ann, "N1 L, G1 L").lay(bob, "C1 L").hand(ann, "R red");
  const State before = table.state;
  const State after = supposed(table.state, place(cell("N2")));
  CHECK(table.state == before);
  CHECK(after.round == 2);
  CHECK(after.at(ann).homeland.rows[3].vikings == column_bit(1));
  CHECK(outlook(after).of(ann).points == outlook(before).of(ann).points + 2);
  CHECK(outlook(after).of(ann).contests[1] == 1);
  const State elsewhere = supposed(table.state, place(cell("G2")));
  CHECK(elsewhere.at(ann).waiting_of(Viking::noble) == 1);
  CHECK(elsewhere.at(ann).points == before.at(ann).points);
}

TEST_CASE("supposed: the last pair of a round begins no scoring") {
  Table table(2);
  table.round(6).lay(ann, "C1 L").lay(bob, "C1 L").wheel("R green").gold(ann, 3);
  const State after = supposed(table.state, take(0));
  CHECK(after.step == Step::place);
  CHECK(supposed(after, place(cell("C2"))).step != Step::over);
  CHECK(supposed(after, place(cell("C2"))).at(ann).points == table.state.at(ann).points);
}

TEST_CASE("supposed: a price is paid in gold first; what is illegal changes nothing") {
  Table table(2);
  table.wheel("L blue, -, -, L red").lay(ann, "C1 L").gold(ann, 2).points(ann, 5);
  const State after = supposed(table.state, take(3));
  CHECK(after.at(ann).gold == 0);
  CHECK(after.at(ann).points == 4);
  CHECK(supposed(table.state, take(5)) == table.state);
  CHECK(supposed(table.state, kStay) == table.state);
}

TEST_CASE("supposed: a boatsman who carries somebody is as good as gone") {
  Table table(2);
  table.round(2).lay(ann, "N1 L, N2 R").wait(ann, "2 red, 2 grey").ferrying(ann);
  const Outlook now = outlook(table.state);
  const Outlook then = outlook(supposed(table.state, ferry(cell("N1"))));
  CHECK(then.of(ann).contests[0] == now.of(ann).contests[0] - 1);
  CHECK(then.of(ann).points == now.of(ann).points + 2);
  CHECK(then.of(ann).food.mouths == now.of(ann).food.mouths - 1);
}

TEST_CASE("best place: where the pair brings most; none without a place") {
  Table table(2);
  table.round(2).wheel("R red, R blue").lay(ann, "N1 L, G1 L").gold(ann, 9);
  const auto best = best_place(table.state, 0);
  REQUIRE(best.has_value());
  CHECK(cell_text(best->cell) == "N2");
  CHECK(best->outlook.of(ann).points == 2);
  table.lay(ann, "N2 R, G2 R").wheel("R red");
  table.lay(ann, "W1 L, W2 R, C1 L, C2 R, F1 L, F2 R");
  CHECK_FALSE(best_place(table.state, 0).has_value());
  CHECK_FALSE(best_place(table.state, 4).has_value());
}

TEST_CASE("foresee: a pair tells price, purse, places, and what it brings where it brings most") {
  Table table(2);
  table.round(2).wheel("R red, R blue").lay(ann, "N1 L, G1 L").gold(ann, 9).points(ann, 0);
  CHECK(joined(words(foresee(table.state, take(0)))) ==
        "vikings.move.take price=0 tile=vikings.tile.right_end viking=vikings.viking.noble | "
        "vikings.foresee.free_turns n=1 | vikings.foresee.places_home n=2 "
        "viking=vikings.viking.noble | vikings.foresee.best "
        "with=[vikings.amount.points n=2] without=[vikings.amount.nothing] cell=N2");
  const std::vector<std::string> dearer = words(foresee(table.state, take(1)));
  CHECK(dearer[1] == "vikings.foresee.price price=1 later=0");
  CHECK(dearer[2] == "vikings.foresee.purse gold=9 left=8");
  CHECK(dearer[3] == "vikings.foresee.places n=2 viking=vikings.viking.fisherman");
  CHECK(joined(words(foresee(table.state, take(7)))) == "vikings.no.no_pair price=7");
}

TEST_CASE("foresee: a place tells what the next scoring and the end would bring, and who is hit") {
  Table table(2);
  table.round(2).stand(ann, "N1").hand(ann, "Sred grey").gold(ann, 0).points(ann, 0);
  CHECK(
      joined(words(foresee(table.state, place(cell("S1"))))) ==
      "vikings.move.place cell=S1 row=vikings.row.ships | "
      "vikings.foresee.changed with=[vikings.amount.nothing] without=[vikings.amount.points n=2] | "
      "vikings.foresee.end n=8 before=1 | vikings.foresee.threatens cells=[ui.cell cell=N1]");
  CHECK(words(foresee(table.state, place(cell("S2"))))[1] ==
        "vikings.foresee.same amount=[vikings.amount.points n=2]");
}

TEST_CASE("foresee: a ship, the first tile, a pair without a place, the last one of the wheel") {
  Table table(2);
  table.round(2).wheel("L blue, Sred grey").gold(ann, 0).points(ann, 4);
  CHECK(words(foresee(table.state, take(0))).at(2) == "vikings.foresee.start");
  table.wheel("Sred grey, L blue");
  table.lay(ann, "C1 L").lay(bob, "C1 L");
  CHECK(words(foresee(table.state, take(0))).at(2) == "vikings.foresee.ship");
  CHECK(words(foresee(table.state, take(1))).at(2) == "vikings.foresee.purse_no_gold n=1");
  table.lay(ann, "C2 R, W1 L, W2 R, N1 L, N2 R, G1 L, G2 R, F1 L, F2 R").wheel("R blue");
  const std::vector<std::string> lost = words(foresee(table.state, take(0)));
  CHECK(lost.at(1) == "vikings.foresee.free");
  CHECK(lost.at(2) == "vikings.foresee.no_place");
  CHECK(foresee_purchase(table.state, 0).no_place);
  CHECK(foresee_purchase(table.state, 3).price.empty());
  CHECK(id_of(words(foresee_purchase(table.state, 0).price)) == "vikings.foresee.free");
}

TEST_CASE("foresee: a purchase tells of the special tile it earns or gives up") {
  const auto told = [](Table& table, std::size_t slot) {
    table.lay(ann, "C1 L").lay(bob, "C1 L").wheel("R red, -, L blue").gold(ann, 9);
    table.face_up("boat, gold5");
    return words(foresee_purchase(table.state, slot).special);
  };
  Table table(2, {{"specials", "true"}});
  CHECK(told(table, 2) == "vikings.foresee.dearest");
  CHECK(told(table, 0).empty());
  Table forfeits(2, {{"specials", "true"}, {"specialAtZero", "forfeitForever"}});
  CHECK(told(forfeits, 0) == "vikings.foresee.forfeits");
  CHECK(told(forfeits, 2) == "vikings.foresee.dearest");
  forfeits.state.at(ann).forfeited = 1;
  CHECK(told(forfeits, 0).empty());
  Table basic(2, {{"specialAtZero", "forfeitForever"}});
  basic.lay(ann, "C1 L").wheel("R red, L blue");
  CHECK(foresee_purchase(basic.state, 0).special.empty());
}

TEST_CASE("foresee: a special tile says what it does; what is refused says why") {
  Table table(2, {{"specials", "true"}});
  table.lay(ann, "C1 L").lay(bob, "C1 L").wheel("R red, -, L blue").gold(ann, 9);
  table.face_up("boat, gold5").play("take 2").play("pay 2g").play("place W1");
  CHECK(words(foresee(table.state, take_special(Special::boat))).at(1) ==
        std::string(special_about(Special::boat)));
  CHECK(words(foresee(table.state, take_special(Special::food_3))) ==
        std::vector<std::string>{words(refusal(table.state, take_special(Special::food_3)))});
}
