// rules: Vikings 9.10, 9.11: buildings, the special tiles that replace a tile on an island

#include <doctest/doctest.h>

#include "games/vikings/scoring.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// Ann has a start tile at C1 and may buy the dearest pair, at 1; all four buildings are on offer.
Table buying(std::string_view pair, OptionWishes options = {}) {
  Table table(2);
  table.state.options = read_options(option_values(options)).value();
  table.state.options.specials = 1;
  table.lay(ann, "C1 L").lay(bob, "C1 L").wheel("Sred grey, " + std::string(pair));
  return table.gold(ann, 20).points(ann, 0).face_up("building1, building2, building3, building4");
}

Table homeland() {
  Table table(2, {{"specials", "true"}});
  return table.gold(ann, 0).points(ann, 20).gold(bob, 0).points(bob, 20);
}

int for_buildings(const Table& table) {
  State state = table.state;
  score_final(state, nullptr);
  return state.at(ann).points_from.at(static_cast<std::size_t>(PointSource::buildings));
}

// Rows of two tiles each: nothing but a left end fits anywhere.
constexpr std::string_view kNoPlaceForMiddles =
    "W1 L, W2 R, N1 L, N2 R, C1 L, C2 R, G1 L, G2 R, F1 L, F2 R";

}  // namespace

TEST_CASE("buildings: one per design, each replaces the middles with the same building") {
  for (std::size_t i = 0; i < kBuildings; ++i) {
    const auto building = static_cast<Special>(static_cast<std::size_t>(Special::building_1) + i);
    CHECK(is_building(building));
    CHECK(building_of(building) == i);
    CHECK(building_for(tile_replaced_by(building)) == building);
    CHECK(is_middle(tile_replaced_by(building)));
  }
  CHECK_FALSE(is_building(Special::gold_3));
}

TEST_CASE("buildings: one tile with the same building is replaced at once, nobody is asked") {
  Table table = buying("Sgreen grey");
  table.lay(ann, "C2 M2, C3 M3").play("take 1").play("place S1").play("special building2");
  CHECK(table.asks() == "2 take");
  CHECK(table.building_place(ann, Special::building_2) == "C2");
  CHECK(table.discarded(Tile::middle_2) == 1);
  CHECK(table.owned(ann, Special::building_2) == 1);
}

TEST_CASE("buildings: the place keeps its sides, islands neither open nor close") {
  Table table = buying("Sgreen grey");
  table.lay(ann, "C2 M2, C3 R").play("take 1").play("place S1");
  const ClosedIslands before = closed_islands(table.state.at(ann).homeland);
  table.play("special building2");
  CHECK(is_middle(table.tile(ann, "C2")));
  CHECK(closed_islands(table.state.at(ann).homeland).count == before.count);
  CHECK(closed_islands(table.state.at(ann).homeland).longest == 3);
}

TEST_CASE("buildings: among several tiles with the same building the owner chooses") {
  Table table = buying("Sgreen grey");
  table.lay(ann, "C2 M2, C3 M2, C4 M3, G2 M2").play("take 1").play("place S1");
  table.play("special building2");
  CHECK(table.asks() == "1 swap");
  CHECK(table.moves() == "swap G2, swap C2, swap C3");
  CHECK(id_of(table.refused("swap C4")) == "vikings.no.other_building");
  CHECK(id_of(table.refused("swap C1")) == "vikings.no.other_building");
  CHECK(id_of(table.refused("swap F9")) == "vikings.no.other_building");
  table.play("swap C3");
  CHECK(table.building_place(ann, Special::building_2) == "C3");
  CHECK(table.discarded(Tile::middle_2) == 1);
  CHECK(table.asks() == "2 take");
}

TEST_CASE("buildings: to replace a tile is a duty, not a choice") {
  Table table = buying("Sgreen grey");
  table.lay(ann, "C2 M2, C3 M2").play("take 1").play("place S1").play("special building2");
  CHECK(id_of(table.refused("decline")) == "vikings.no.step");
}

TEST_CASE(
    "buildings: without such a tile it lies aside until one is laid, and replaces it at once") {
  Table table = buying("Sgreen grey");
  table.lay(ann, "C2 M3").play("take 1").play("place S1").play("special building2");
  CHECK(table.building_place(ann, Special::building_2) == "aside");
  CHECK(table.asks() == "2 take");
  table.wheel("L blue, M2 grey, L yellow").turn(ann).play("take 1").play("place C3");
  CHECK(table.building_place(ann, Special::building_2) == "C3");
  CHECK(table.discarded(Tile::middle_2) == 1);
}

TEST_CASE("buildings: one that lies aside waits for its own building") {
  Table table = buying("Sgreen grey").owns(ann, "building2");
  table.wheel("L blue, M3 grey, L yellow").play("take 1").play("place C2");
  CHECK(table.building_place(ann, Special::building_2) == "aside");
}

TEST_CASE("buildings: other players' tiles are not replaced") {
  Table table = buying("Sgreen grey");
  table.lay(bob, "C2 M2").play("take 1").play("place S1").play("special building2");
  CHECK(table.building_place(ann, Special::building_2) == "aside");
  CHECK(table.discarded(Tile::middle_2) == 0);
}

TEST_CASE("buildings: one that has replaced a tile replaces no second one") {
  Table table = buying("Sgreen grey").building(ann, "building2 C2");
  table.wheel("L blue, M2 grey, L yellow").play("take 1").play("place C3");
  CHECK(table.building_place(ann, Special::building_2) == "C2");
  CHECK(table.discarded(Tile::middle_2) == 0);
}

TEST_CASE("buildings: the tile just laid qualifies") {
  Table table = buying("M2 grey");
  table.play("take 1").play("place C2").play("special building2");
  CHECK(table.building_place(ann, Special::building_2) == "C2");
}

TEST_CASE("buildings: whoever stands on the tile that is replaced stays") {
  Table table = buying("M2 green");
  table.play("take 1").play("place C2").play("stay").play("special building2");
  CHECK(table.building_place(ann, Special::building_2) == "C2");
  CHECK(table.stands(ann, "C2"));
  CHECK(table.waiting(ann, Viking::scout) == 0);
}

TEST_CASE("buildings: a tile bought with its viking is laid, replaced, then the viking is placed") {
  Table table = buying("Sgreen grey").owns(ann, "building2");
  table.wheel("L blue, M2 green, L yellow").play("take 1").play("place C2");
  CHECK(table.asks() == "1 stand");
  CHECK(table.building_place(ann, Special::building_2) == "C2");
  CHECK(table.play("stay").stands(ann, "C2"));
}

TEST_CASE("buildings: with specialBeforeLaying an older tile is replaced, not the one in hand") {
  Table table = buying("M2 grey", {{"specialBeforeLaying", "true"}});
  table.lay(ann, "C2 M2").play("take 1").play("special building2");
  CHECK(table.building_place(ann, Special::building_2) == "C2");
  CHECK(table.play("place C3").building_place(ann, Special::building_2) == "C2");
  // By standard both lie there when the building comes, and the owner chooses.
  Table later = buying("M2 grey");
  later.lay(ann, "C2 M2").play("take 1").play("place C3").play("special building2");
  CHECK(later.moves() == "swap C2, swap C3");
}

TEST_CASE("buildings: with specialBeforeLaying and no older tile the one in hand is replaced") {
  Table table = buying("M2 grey", {{"specialBeforeLaying", "true"}});
  table.play("take 1").play("special building2");
  CHECK(table.building_place(ann, Special::building_2) == "aside");
  CHECK(table.play("place C2").building_place(ann, Special::building_2) == "C2");
}

TEST_CASE(
    "buildings: with specialBeforeLaying the tile is laid after the owner chose what to swap") {
  Table table = buying("L grey", {{"specialBeforeLaying", "true"}});
  table.lay(ann, "C2 M2, C3 M2").play("take 1").play("special building2");
  CHECK(table.asks() == "1 swap");
  CHECK(table.play("swap C2").asks() == "1 place");
}

TEST_CASE("buildings: a matching tile that finds no place is removed, the building waits on") {
  Table table = buying("Sgreen grey").owns(ann, "building2");
  table.lay(ann, kNoPlaceForMiddles).wheel("L blue, M2 grey, L yellow").play("take 1");
  CHECK(table.discarded(Tile::middle_2) == 1);
  CHECK(table.owned(ann, Special::building_2) == 1);
  CHECK(table.building_place(ann, Special::building_2) == "aside");
}

TEST_CASE("buildings: with matchUnlayable=discardSpecial the building is lost with such a tile") {
  Table table = buying("Sgreen grey", {{"matchUnlayable", "discardSpecial"}})
                    .owns(ann, "building2, building3");
  table.lay(ann, kNoPlaceForMiddles).wheel("L blue, M2 grey, L yellow").play("take 1");
  CHECK(table.discarded(Tile::middle_2) == 1);
  CHECK(table.owned(ann, Special::building_2) == 0);
  CHECK(table.spent(Special::building_2) == 1);
  CHECK(table.owned(ann, Special::building_3) == 1);
}

TEST_CASE("buildings: with matchUnlayable=discardSpecial one that lies on an island stays there") {
  Table table = buying("Sgreen grey", {{"matchUnlayable", "discardSpecial"}});
  table.lay(ann, "W1 L, W2 R, N1 L, N2 R, C3 R, G1 L, G2 R, F1 L, F2 R");
  table.building(ann, "building2 C2").wheel("L blue, M2 grey, L yellow").play("take 1");
  CHECK(table.asks() == "2 take");
  CHECK(table.discarded(Tile::middle_2) == 1);
  CHECK(table.owned(ann, Special::building_2) == 1);
  CHECK(table.spent(Special::building_2) == 0);
}

TEST_CASE("buildings: a point for each viking on it and on the eight places around it, 9 at most") {
  Table table = homeland();
  table.building(ann, "building1 C3");
  CHECK(for_buildings(table) == 0);
  table.stand(ann, "C3");
  CHECK(for_buildings(table) == 1);
  table.stand(ann, "C2, C4, N2, N3, N4, G2, G3, G4");
  CHECK(for_buildings(table) == 9);
  table.stand(ann, "C1, C5, W2, W3, W4, F2, F3, F4");  // two steps away
  CHECK(for_buildings(table) == 9);
}

TEST_CASE("buildings: nobody need stand on the building itself") {
  Table table = homeland();
  table.building(ann, "building1 C3").stand(ann, "N2, G4");
  CHECK(for_buildings(table) == 2);
}

TEST_CASE("buildings: at the edges there are fewer places around") {
  Table low = homeland();
  low.building(ann, "building1 F2").stand(ann, "F1, F2, F3, G1, G2, G3, C2, W2");
  CHECK(for_buildings(low) == 6);
  Table high = homeland();
  high.building(ann, "building4 W2").stand(ann, "W1, W2, W3, N1, N2, N3, C2, F2");
  CHECK(for_buildings(high) == 6);
}

TEST_CASE(
    "buildings: worth nothing while a ship threatens it, whether or not somebody stands there") {
  Table table = homeland();
  table.building(ann, "building1 C3").stand(ann, "N2, G2, C2").lay(ann, "S3 Sgreen");
  CHECK(for_buildings(table) == 0);
  table.stand(ann, "W3");  // repelled
  CHECK(for_buildings(table) == 3);
  Table out_of_reach = homeland();
  out_of_reach.building(ann, "building1 C3").stand(ann, "N2, G2, C2").lay(ann, "S3 Sred");
  CHECK(for_buildings(out_of_reach) == 3);
}

TEST_CASE("buildings: in the warriors' row any unrepelled ship of its column threatens it") {
  for (const std::string_view ship : {"S2 Sred", "S2 Sgreen", "S2 Syellow", "S2 Sblue"}) {
    Table table = homeland();
    table.building(ann, "building1 W2").stand(ann, "W1, N1, N3").lay(ann, ship);
    CHECK(for_buildings(table) == 0);
    table.stand(ann, "W2");  // a warrior on the building itself repels
    CHECK(for_buildings(table) == 4);
  }
}

TEST_CASE("buildings: vikings around it count though ships threaten them") {
  Table table = homeland();
  table.building(ann, "building1 C3").stand(ann, "N2, G4, C4").lay(ann, "S2 Sblue, S4 Sblue");
  CHECK(for_buildings(table) == 3);
}

TEST_CASE("buildings: one that never replaced a tile is worth nothing") {
  Table table = homeland();
  table.owns(ann, "building1").stand(ann, "F1, F2, G1, G2");
  CHECK(for_buildings(table) == 0);
}

TEST_CASE("buildings: who waits on the mainland does not count, ships do not either") {
  Table table = homeland();
  table.building(ann, "building1 W2").lay(ann, "S1 Sred, S2 Sred, S3 Sred").stand(ann, "W2");
  table.wait(ann, "3 blue, 2 grey");
  CHECK(for_buildings(table) == 1);
}

TEST_CASE("buildings: a viking near two of them counts for both") {
  Table table = homeland();
  table.building(ann, "building1 C2").building(ann, "building3 C4").stand(ann, "C3, N3, C2");
  CHECK(for_buildings(table) == (2 + 1) + 2);
}

TEST_CASE("buildings: other players' vikings do not count") {
  Table table = homeland();
  table.building(ann, "building1 C3").stand(bob, "C3, C2, N2");
  CHECK(for_buildings(table) == 0);
}

TEST_CASE("buildings: nothing but the final scoring pays for them") {
  Table table = homeland();
  table.building(ann, "building1 W3").stand(ann, "W2, W3");
  State state = table.state;
  score_small(state, nullptr);
  score_large(state, ann, nullptr);
  CHECK(state.at(ann).points == table.points_of(ann));
  CHECK(state.at(ann).gold == table.gold_of(ann));
}

TEST_CASE("buildings: with buildingLine=first their points are there before ships are paid") {
  for (const bool first : {false, true}) {
    Table table(2, {{"specials", "true"}, {"buildingLine", first ? "first" : "afterFood"}});
    table.gold(ann, 0).points(ann, 0).building(ann, "building1 C3");
    table.stand(ann, "C2, C4, F1").lay(ann, "S9 Sblue");
    State state = table.state;
    score_final(state, nullptr);
    // Two points for the building, three for the ship, food for 5 and 3 vikings to feed.
    CHECK(state.at(ann).points == (first ? 0 : 2) + 4);
    CHECK(state.at(ann).points_from.at(static_cast<std::size_t>(PointSource::unrepelled)) ==
          (first ? -2 : 0));
  }
}
