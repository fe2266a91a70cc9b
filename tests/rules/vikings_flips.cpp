// rules: Vikings 10.1, 10.2. Every option by flipping: the same position is played
// with each of its values, and what comes of it differs in exactly the way the option says.

#include <doctest/doctest.h>

#include "games/vikings/scoring.h"
#include "games/vikings/workshop.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// The state as if it had been reached with the standard options, for comparing two values.
State without_options(const Table& table) {
  State state = table.state;
  state.options = Options{};
  return state;
}

bool same(const Table& a, const Table& b) { return without_options(a) == without_options(b); }

Table scored_at_the_end(Table table) {
  score_final(table.state, nullptr);
  return table;
}

Table dealt_with(std::string_view option, std::string_view value, OptionWishes others = {}) {
  Table table = Table::dealt(3, 41, others);
  const Result<State> state = [&] {
    OptionValues values = option_values(others);
    const OptionValues flipped = option_values({{option, value}});
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (option_specs()[i].id == option) values[i] = flipped[i];
    }
    return setup({.players = 3, .options = values, .seed = 41});
  }();
  REQUIRE(state.ok());
  table.state = state.value();
  return table;
}

}  // namespace

TEST_CASE("flip: every option has its test here") {
  std::string all;
  for (const OptionSpec& spec : option_specs()) all += std::string(spec.id) + " ";
  CHECK(all ==
        "startVp firstPlayer firstSeat shipOrder shipSupportsIsland convertAnytime negativeVp "
        "zeroMajority partialFerry auction draft singleFerry specials advMarker openZeroStaysIn "
        "auctionVp thirteenth specialAtZero specialBeforeLaying matchUnlayable finalFerryBoat "
        "buildingLine finalFerryDuty fedOnBuilding ");
}

TEST_CASE("flip startVp: 10 points each or none, all else alike") {
  Table ten = dealt_with("startVp", "10");
  Table none = dealt_with("startVp", "0");
  CHECK_FALSE(same(ten, none));
  for (const Seat seat : {ann, bob, cid}) {
    CHECK(ten.points_of(seat) == 10);
    CHECK(none.points_of(seat) == 0);
    ten.points(seat, 0);
    none.points(seat, 0);
  }
  CHECK(same(ten, none));
}

TEST_CASE("flip firstPlayer: at random, or who is named; chosen and youngest name a seat alike") {
  const Table random = dealt_with("firstPlayer", "random", {{"firstSeat", "1"}});
  const std::string other = random.state.start_player == ann ? "2" : "1";
  const Table chosen = dealt_with("firstPlayer", "chosen", {{"firstSeat", other}});
  const Table youngest = dealt_with("firstPlayer", "youngest", {{"firstSeat", other}});
  CHECK(same(chosen, youngest));
  CHECK_FALSE(chosen.state.start_player == random.state.start_player);
  CHECK(chosen.state.stack.back() == random.state.stack.back());
}

TEST_CASE("flip firstSeat: the seat named leads, all else alike") {
  Table one = dealt_with("firstSeat", "1", {{"firstPlayer", "chosen"}});
  for (const auto& [name, seat] : {std::pair{"2", bob}, std::pair{"3", cid}}) {
    Table other = dealt_with("firstSeat", name, {{"firstPlayer", "chosen"}});
    CHECK(other.state.start_player == seat);
    CHECK(same(one, other.leads(ann)));
  }
}

TEST_CASE(
    "flip shipOrder: the second ship anywhere in the first three columns, or beside the first") {
  const auto moves = [](std::string_view order) {
    Table table(2, {{"shipOrder", order}});
    return table.lay(ann, "C1 L, S3 Sred").hand(ann, "Sblue grey").moves();
  };
  CHECK(moves("freeInFirst3") == "place S1, place S2");
  CHECK(moves("adjacent") == "place S2");
}

TEST_CASE("flip shipSupportsIsland: a warriors' tile under a ship, or not") {
  const auto moves = [](std::string_view supports) {
    Table table(2, {{"shipSupportsIsland", supports}});
    return table.lay(ann, "C1 L, S3 Sred").hand(ann, "M grey").moves();
  };
  CHECK(moves("false") == "place C2");
  CHECK(moves("true") == "place C2, place W3");
}

TEST_CASE("flip convertAnytime: the same moves, and the exchanges besides") {
  const auto moves = [](std::string_view anytime) {
    Table table(2, {{"convertAnytime", anytime}});
    return table.lay(ann, "C1 L").points(ann, 2).hand(ann, "L blue").moves();
  };
  CHECK(moves("false") == "place F1, place G1, place N1, place W1");
  CHECK(moves("true") == "place F1, place G1, place N1, place W1, convert 1, convert 2");
}

TEST_CASE(
    "flip negativeVp: the marker stops at 0 and what is owed is forgotten, or it goes below") {
  const auto end = [](std::string_view negative) {
    Table table(2, {{"negativeVp", negative}});
    table.gold(ann, 0).points(ann, 1).lay(ann, "S1 Sblue").stand(ann, "F2");
    return scored_at_the_end(table).points_of(ann);
  };
  CHECK(end("clamp0") == 0 + 8);
  CHECK(end("allow") == 1 - 3 + 8);
}

TEST_CASE(
    "flip zeroMajority: nobody has a boatsman or a closed island, nobody is paid or everybody") {
  const auto end = [](std::string_view zero) {
    Table table(3, {{"zeroMajority", zero}});
    for (const Seat seat : {ann, bob, cid}) table.gold(seat, 0).points(seat, 0);
    return scored_at_the_end(table);
  };
  for (const Seat seat : {ann, bob, cid}) {
    CHECK(end("none").points_of(seat) == 0);
    CHECK(end("all").points_of(seat) == 10 + 7 + 5);
  }
}

TEST_CASE("flip partialFerry: a boat may land with one of two fishermen, or may not") {
  const auto landing = [](std::string_view partial) {
    Table table(2, {{"partialFerry", partial}});
    table.lay(ann, "F1 L, F2 M").round(2).wait(ann, "2 blue, 1 grey").ferrying(ann);
    return table.play("ferry F1").refused("land");
  };
  CHECK(landing("free").empty());
  CHECK(landing("full") == "vikings.no.full_boat");
}

TEST_CASE("flip auction: the holder of the marker is asked for a bid, or for a pair") {
  Table off = dealt_with("auction", "false");
  Table on = dealt_with("auction", "true");
  CHECK(off.asks().ends_with(" take"));
  CHECK(on.asks().ends_with(" auction"));
  CHECK(on.state.start_player == off.state.start_player);
  // Once all have passed it is the same round: same tiles, same vikings.
  CHECK(same(on.play("pass").play("pass").play("pass"), off));
}

TEST_CASE("flip draft: thirteen drawn and laid by choice, or twelve laid in order") {
  const Table off = dealt_with("draft", "false");
  const Table on = dealt_with("draft", "true");
  CHECK(off.asks().ends_with(" take"));
  CHECK(on.asks().ends_with(" remove"));
  const auto in_bag = [](const Table& table) {
    int all = 0;
    for (const std::uint8_t of_kind : table.state.bag) all += of_kind;
    return all;
  };
  CHECK(in_bag(off) == in_bag(on) + 1);
  CHECK(off.state.start_player == on.state.start_player);
}

TEST_CASE("flip singleFerry: a boatsman carries one viking, or several") {
  const auto after = [](std::string_view single) {
    Table table(2, {{"singleFerry", single}});
    table.lay(ann, "F1 L, F2 M").lay(bob, "C1 L").round(2).bag("13 blue");
    return table.wait(ann, "2 blue, 1 grey").ferrying(ann).play("ferry F1");
  };
  CHECK(after("false").moves() == "ferry F2, land");
  CHECK(after("true").asks() == "2 take");
}

TEST_CASE("flip specials: the dearest pair earns a special tile, or nothing") {
  Table off = dealt_with("specials", "false");
  Table on = dealt_with("specials", "true");
  CHECK(off.offered().empty());
  CHECK_FALSE(on.offered().empty());
  for (Table* table : {&off, &on}) {
    table->lay(table->state.turn, "C1 L").wheel("L blue, Sred grey").points(table->state.turn, 0);
    table->play("take 1").play("place S1");
  }
  CHECK(off.asks().ends_with(" take"));
  CHECK(on.asks().ends_with(" special"));
}

TEST_CASE("flip advMarker: the marker passes on after the round, or stays") {
  const auto next = [](std::string_view marker) {
    Table table(3, {{"auction", "true"}, {"advMarker", marker}});
    table.leads(bob).turn(ann).lay(ann, "C1 L").wheel("Sred grey").bag("13 blue");
    return table.play("take 0").play("place S1").asks();
  };
  CHECK(next("passLeft") == "3 auction");
  CHECK(next("keep") == "2 auction");
}

TEST_CASE("flip openZeroStaysIn: who opened without a bid is asked again, or not") {
  const auto next = [](std::string_view stays) {
    Table table(2, {{"auction", "true"}, {"openZeroStaysIn", stays}});
    table.drawn("6 blue, 6 red").auctioning(ann).play("pass").play("bid 1");
    return table.asks();
  };
  CHECK(next("true") == "1 auction");
  CHECK(next("false") == "2 take");
}

TEST_CASE("flip auctionVp: points count on top of gold, or only without any") {
  const auto moves = [](std::string_view points) {
    Table table(2, {{"auction", "true"}, {"auctionVp", points}});
    table.drawn("6 blue, 6 red").gold(ann, 1).points(ann, 2);
    return table.auctioning(ann).moves();
  };
  CHECK(moves("afterGold") == "pass, bid 1, bid 2, bid 3");
  CHECK(moves("onlyIfNoGold") == "pass, bid 1");
}

TEST_CASE("flip thirteenth: the viking removed is in the box, or in the bag") {
  const auto after = [](std::string_view thirteenth) {
    Table table(2, {{"draft", "true"}, {"thirteenth", thirteenth}});
    table.bag("").drawn("6 blue, 7 red").removing(ann).play("remove noble");
    return table;
  };
  Table box = after("box");
  Table bag = after("bag");
  CHECK(box.gone(Viking::noble) == 1);
  CHECK(Table::named(box.state.bag).empty());
  CHECK(bag.gone(Viking::noble) == 0);
  CHECK(Table::named(bag.state.bag) == "1 red");
  bag.bag("").state.gone = box.state.gone;
  CHECK(same(box, bag));
}

TEST_CASE("flip specialAtZero: after a free pair the dearest one earns a special tile, or not") {
  const auto next = [](std::string_view at_zero) {
    Table table(2, {{"specials", "true"}, {"specialAtZero", at_zero}});
    table.lay(ann, "C1 L").lay(bob, "C1 L").face_up("boat").points(ann, 0);
    table.wheel("Sred grey, Sred red, -, Sblue red").play("take 0").play("place S1").turn(ann);
    return table.play("take 2").play("place S2").asks();
  };
  CHECK(next("none") == "1 special");
  CHECK(next("forfeitForever") == "2 take");
}

TEST_CASE("flip specialBeforeLaying: first the pair is laid, or first the special tile chosen") {
  const auto buy = [](std::string_view before) {
    Table table(2, {{"specials", "true"}, {"specialBeforeLaying", before}});
    table.lay(ann, "C1 L").lay(bob, "C1 L").face_up("boat").points(ann, 0);
    return table.wheel("L blue, Sblue red").play("take 1");
  };
  Table later = buy("false");
  Table first = buy("true");
  CHECK(later.asks() == "1 place");
  CHECK(first.asks() == "1 special");
  later.play("place S1").play("special boat");
  first.play("special boat").play("place S1");
  CHECK(same(later, first));
}

TEST_CASE("flip matchUnlayable: only the tile is lost, or the building that waited with it") {
  const auto buy = [](std::string_view unlayable) {
    Table table(2, {{"specials", "true"}, {"matchUnlayable", unlayable}});
    table.lay(ann, "W1 L, W2 R, N1 L, N2 R, C1 L, C2 R, G1 L, G2 R, F1 L, F2 R");
    table.owns(ann, "building1").wheel("M1 grey, L red");
    return table.play("take 0");
  };
  Table tile = buy("discardTile");
  Table both = buy("discardSpecial");
  CHECK(tile.owned(ann, Special::building_1) == 1);
  CHECK(both.owned(ann, Special::building_1) == 0);
  CHECK(both.spent(Special::building_1) == 1);
  both.owns(ann, "building1").state.spent = tile.state.spent;
  CHECK(same(tile, both));
}

TEST_CASE("flip finalFerryBoat: in the last scoring a boat may stay ashore, or must help") {
  const auto moves = [](std::string_view boat) {
    Table table(2, {{"singleFerry", "true"}, {"finalFerryBoat", boat}});
    table.lay(ann, "F1 L, F2 M").round(6).wait(ann, "2 blue, 1 grey").owns(ann, "boat");
    return table.ferrying(ann).moves();
  };
  CHECK(moves("optional") == "ferry F1, ferry F2, boat");
  CHECK(moves("forced") == "boat");
}

TEST_CASE("flip buildingLine: points for a building come after the food, or before the ships") {
  const auto end = [](std::string_view line) {
    Table table(2, {{"specials", "true"}, {"buildingLine", line}});
    table.gold(ann, 0).points(ann, 0).building(ann, "building1 C3").stand(ann, "C3, C2");
    return scored_at_the_end(table.lay(ann, "S9 Sblue")).points_of(ann);
  };
  // Ship 3, building 2, two vikings without food.
  CHECK(end("afterFood") == 2);
  CHECK(end("first") == 0);
}

TEST_CASE(
    "flip finalFerryDuty: in the last scoring any load will do, or only one that wastes nobody") {
  const auto harbour = [](std::string_view duty, int round = 6) {
    Table table(2, {{"finalFerryDuty", duty}});
    table.lay(ann, "F1 L, F2 M, F3 M, G1 L").round(round);
    return table.wait(ann, "3 blue, 1 yellow, 1 grey").ferrying(ann);
  };
  CHECK(harbour("untilStuck").moves() == "ferry F1, ferry F2, ferry F3, ferry G1");
  CHECK(harbour("mostVikings").moves() == "ferry F1, ferry F2, ferry F3");
  CHECK(harbour("mostVikings").refused("ferry G1") == "vikings.no.fewer_over");
  CHECK(harbour("untilStuck").play("ferry F1").moves() == "ferry F2, ferry F3, ferry G1, land");
  CHECK(harbour("mostVikings").play("ferry F1").moves() == "ferry F2, ferry F3");
  CHECK(harbour("mostVikings").play("ferry F1").refused("land") == "vikings.no.forced_load");
  // The large scorings before are free in both.
  CHECK(harbour("mostVikings", 4).moves() == "ferry F1, ferry F2, ferry F3, ferry G1, keep");
}

TEST_CASE("flip fedOnBuilding: who stands on a building eats, or does not") {
  const auto mouths = [](std::string_view fed) {
    Table table(2, {{"specials", "true"}, {"fedOnBuilding", fed}});
    table.building(ann, "building1 F2").building(ann, "building2 C3").stand(ann, "F2, F3, N1");
    const Food balance = food(table.state, table.state.at(ann));
    CHECK(balance.capacity == 10);  // a fisherman on a building feeds others all the same
    return balance.mouths;
  };
  CHECK(mouths("true") == 3);
  CHECK(mouths("false") == 2);
}

TEST_CASE("flip: all values of each option play on soundly from the same seed") {
  for (const OptionSpec& spec : option_specs()) {
    for (const std::string_view value : spec.values) {
      if (spec.id == "firstSeat" && value == "4") continue;  // nobody sits there
      Table table = dealt_with(
          spec.id, value,
          {{"auction", "true"}, {"draft", "true"}, {"singleFerry", "true"}, {"specials", "true"}});
      Rng luck(17);
      while (actor(table.state)) {
        MoveList moves;
        legal(table.state, moves);
        const auto few = std::min<std::uint32_t>(static_cast<std::uint32_t>(moves.size()), 5);
        REQUIRE(apply(table.state, moves[luck.below(few)]).ok());
      }
      CHECK_MESSAGE(check(table.state).ok(), spec.id << "=" << value);
    }
  }
}
