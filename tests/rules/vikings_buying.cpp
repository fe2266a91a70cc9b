// rules: Vikings 4.3, 4.4, 4.5, 4.6

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// Ann to buy, with her start tile laid, so that only buying is asked.
Table shop(std::string_view wheel, int gold, int points = 0, OptionWishes options = {}) {
  Table table(2, options);
  table.lay(ann, "C1 L").lay(bob, "C1 L").wheel(wheel).gold(ann, gold).points(ann, points);
  return table.gold(bob, gold).points(bob, points);
}

constexpr std::string_view kThreeBlue =
    "L blue, L blue, L blue, L yellow, L yellow, L red, L red, L red, L black, L grey, L grey, L "
    "grey";

}  // namespace

TEST_CASE("buying: the zero pair is locked while another viking of its colour is on the wheel") {
  const Table table = shop(kThreeBlue, 30);
  CHECK(table.refused("take 0") ==
        "vikings.no.zero_locked viking=vikings.viking.fisherman n=2 price=1 gold=30");
  CHECK(table.refused("take 1").empty());
  CHECK(table.refused("take 2").empty());
}

TEST_CASE("buying: the zero pair is free for everybody once it is the last of its colour") {
  for (const auto& [first, second] :
       {std::pair{"take 1", "take 2"}, std::pair{"take 2", "take 1"}}) {
    Table table = shop(kThreeBlue, 30);
    table.play(first).play("place W1").play(second).play("place W1");
    CHECK(table.refused("take 0").empty());
    table.play("take 0");
    CHECK(table.gold_of(ann) == 30 - (std::string_view(first) == "take 1" ? 1 : 2));
  }
}

TEST_CASE("buying: one other viking of the colour, however far up the wheel, locks the zero pair") {
  CHECK(shop("L blue, L yellow, L blue", 9).refused("take 0") ==
        "vikings.no.zero_locked viking=vikings.viking.fisherman n=1 price=1 gold=9");
}

TEST_CASE(
    "buying: a last viking of his colour at price 0 is free though other colours stand above") {
  // rules: Vikings 9.5: as in the drafted order of the advanced game, grey below the others
  CHECK(shop("L grey, -, L blue, L blue", 30).refused("take 0").empty());
}

TEST_CASE("buying: who has less gold than any other price may take the locked zero pair, free") {
  Table table = shop("L blue, -, -, L blue", 2);
  CHECK(table.moves() == "take 0");
  table.play("take 0");
  CHECK(table.gold_of(ann) == 2);
}

TEST_CASE("buying: gold that just reaches the cheapest other price locks the zero pair") {
  const Table table = shop("L blue, -, -, L blue", 3);
  CHECK(table.refused("take 0") ==
        "vikings.no.zero_locked viking=vikings.viking.fisherman n=1 price=3 gold=3");
  CHECK(table.refused("take 3").empty());
}

TEST_CASE("buying: points do not unlock the duty to buy another pair, nobody is made to convert") {
  const Table table = shop("L blue, -, -, L blue, -, -, -, -, -, -, L red, L red", 0, 10);
  CHECK(table.refused("take 0").empty());
  CHECK(table.refused("take 3").empty());
  CHECK(table.refused("take 10").empty());
  CHECK(table.refused("take 11") ==
        "vikings.no.too_dear price=11 purse=[vikings.amount.both gold=[vikings.amount.gold n=0] "
        "points=[vikings.amount.points n=10]] n=1");
}

TEST_CASE("buying: with points alone price 3 costs 3 points") {
  Table table = shop("L blue, -, -, L blue", 0, 10);
  table.play("take 3");
  CHECK(table.points_of(ann) == 7);
  CHECK(table.gold_of(ann) == 0);
  CHECK(table.state.step == Step::place);
}

TEST_CASE("buying: 2 gold and 5 points buy any price up to 7, and the locked zero pair") {
  const Table table = shop("L blue, -, -, L blue, -, -, -, L red, L red", 2, 5);
  CHECK(table.moves() == "take 3, take 7, take 0");
  CHECK(table.refused("take 8") ==
        "vikings.no.too_dear price=8 purse=[vikings.amount.both gold=[vikings.amount.gold n=2] "
        "points=[vikings.amount.points n=5]] n=1");
}

TEST_CASE("paying: any mix of gold and points, one for one, even with enough gold in hand") {
  Table table = shop("L blue, -, -, L blue", 9, 2);
  table.play("take 3");
  CHECK(table.moves() == "pay 3g, pay 2g+1p, pay 1g+2p");
  table.play("pay 1g+2p");
  CHECK(table.gold_of(ann) == 8);
  CHECK(table.points_of(ann) == 0);
}

TEST_CASE("paying: with 2 gold and 5 points a price of 3 is 2+1, 1+2 or 0+3") {
  Table table = shop("L blue, -, -, L blue", 2, 5);
  table.play("take 3");
  CHECK(table.moves() == "pay 2g+1p, pay 1g+2p, pay 3p");
  table.play("pay 3p");
  CHECK(table.gold_of(ann) == 2);
  CHECK(table.points_of(ann) == 2);
}

TEST_CASE("paying: what leaves no choice is not asked") {
  Table all_in = shop("L blue, -, -, -, -, -, -, L red", 2, 5);
  all_in.play("take 7");
  CHECK(all_in.state.step == Step::place);
  CHECK(all_in.gold_of(ann) == 0);
  CHECK(all_in.points_of(ann) == 0);

  Table no_points = shop("L blue, -, -, L blue", 9, 0);
  no_points.play("take 3");
  CHECK(no_points.state.step == Step::place);
  CHECK(no_points.gold_of(ann) == 6);

  Table free = shop("L blue, -, -, L red", 9, 9);
  free.play("take 0");
  CHECK(free.state.step == Step::place);
  CHECK(free.gold_of(ann) == 9);
  CHECK(free.points_of(ann) == 9);
}

TEST_CASE("paying: a sum that is not the price is refused") {
  Table table = shop("L blue, -, -, L blue", 9, 9);
  table.play("take 3");
  CHECK(table.refused("pay 2g") == "vikings.no.wrong_sum price=3 given=2");
  CHECK(table.refused("pay 4g") == "vikings.no.wrong_sum price=3 given=4");
  CHECK(table.refused("pay 2g+2p") == "vikings.no.wrong_sum price=3 given=4");
}

TEST_CASE("paying: neither gold nor points may be borrowed") {
  Table table = shop("L blue, -, -, L blue", 2, 2);
  table.play("take 3");
  CHECK(table.refused("pay 3g") == "vikings.no.gold_short n=2");
  CHECK(table.refused("pay 3p") == "vikings.no.points_short n=2");
  CHECK(table.moves() == "pay 2g+1p, pay 1g+2p");
}

TEST_CASE("paying: what was paid is entered as spent") {
  Table table = shop("L blue, -, -, L blue", 9, 9);
  table.play("take 3").play("pay 1g+2p");
  const Player& player = table.state.at(ann);
  CHECK(player.gold_from[static_cast<std::size_t>(GoldSource::spent)] == -1);
  CHECK(player.points_from[static_cast<std::size_t>(PointSource::spent)] == -2);
}

TEST_CASE("buying: with neither gold nor points the zero pair alone is legal") {
  for (const std::string_view wheel :
       {kThreeBlue, std::string_view("L blue, L blue"), std::string_view("L blue, -, L red")}) {
    CHECK(shop(wheel, 0).moves() == "take 0");
  }
}

TEST_CASE("buying: the last pair of a round is free for everybody") {
  CHECK(shop("Sred grey", 0).moves() == "take 0");
  CHECK(shop("Sred grey", 30, 30).moves() == "take 0");
}

TEST_CASE("buying: apart from the zero pair anything that can be paid may be taken") {
  const Table table = shop(kThreeBlue, 11);
  CHECK(table.moves() ==
        "take 1, take 2, take 3, take 4, take 5, take 6, take 7, take 8, take 9, take 10, take 11");
}

TEST_CASE("buying: an empty place and a price off the wheel are no pair") {
  const Table table = shop("L blue, -, -, L blue", 9);
  CHECK(table.refused("take 2") == "vikings.no.no_pair price=2");
  CHECK(table.refused(take(12)) == "vikings.no.no_pair price=12");
  CHECK(table.refused(take(1000)) == "vikings.no.no_pair price=1000");
}

TEST_CASE("buying: a pair is mandatory, there is no pass") {
  const Table table = shop(kThreeBlue, 3);
  for (const std::string_view pass : {"wait", "keep", "land", "stay"}) {
    CHECK(id_of(table.refused(pass)) == "vikings.no.step");
  }
}

TEST_CASE("wheel: with price 0 empty it turns until a pair stands there, all prices fall alike") {
  Table table = shop("L blue, -, -, L yellow, M1 red, -, Sgreen grey", 30);
  table.play("take 0");
  CHECK(table.wheel_now() == "L yellow, M1 red, -, Sgreen grey");
  CHECK(table.state.turned == 3);
}

TEST_CASE("wheel: the rulebooks' example, three fishermen gone, nine pairs at 0 to 8") {
  Table table = shop(kThreeBlue, 30);
  table.play("take 1").play("place W1").play("take 2").play("place W1").play("take 0");
  CHECK(table.wheel_now() ==
        "L yellow, L yellow, L red, L red, L red, L black, L grey, L grey, L grey");
  CHECK(table.state.turned == 3);
}

TEST_CASE("wheel: pairs at 0, 5 and 9, the first taken, leave prices 0 and 4") {
  Table table = shop("L blue, -, -, -, -, L yellow, -, -, -, L red", 30);
  table.play("take 0");
  CHECK(table.wheel_now() == "L yellow, -, -, -, L red");
}

TEST_CASE("wheel: buying from another place changes no price") {
  Table table = shop("L blue, L yellow, L red", 30);
  table.play("take 1");
  CHECK(table.wheel_now() == "L blue, -, L red");
  CHECK(table.state.turned == 0);
}

TEST_CASE("wheel: after the turn the new zero pair is judged afresh") {
  Table table = shop("L blue, -, L yellow, L yellow", 30);
  table.play("take 0").play("place W1");
  CHECK(table.refused("take 0") ==
        "vikings.no.zero_locked viking=vikings.viking.goldsmith n=1 price=1 gold=30");
}

TEST_CASE("wheel: the steps turned are counted anew each round") {
  Table table = shop("L blue, -, Sred grey", 30);
  table.bag("12 blue").play("take 0").play("place W1");
  CHECK(table.state.turned == 2);
  table.play("take 0").play("place S1");
  CHECK(table.state.turned == 0);
}

TEST_CASE("exchange: without the option points buy nothing but pairs") {
  const Table table = shop(kThreeBlue, 9, 9);
  CHECK(table.refused("convert 1") == "vikings.no.convert");
}

TEST_CASE("exchange: with convertAnytime points become gold one for one, down to 0 points") {
  Table table = shop("L blue, -, -, L blue", 0, 3, {{"convertAnytime", "true"}});
  CHECK(table.moves() == "take 3, take 0, convert 1, convert 2, convert 3");
  CHECK(table.refused("convert 4") == "vikings.no.points_short n=3");
  table.play("convert 2");
  CHECK(table.gold_of(ann) == 2);
  CHECK(table.points_of(ann) == 1);
  CHECK(actor(table.state) == ann);
  CHECK(table.state.step == Step::take);
}

TEST_CASE("exchange: the ledgers tell it apart from payments in gold") {
  Table table = shop("L blue, L blue", 0, 3, {{"convertAnytime", "true"}});
  table.play("convert 2");
  const Player& player = table.state.at(ann);
  CHECK(player.gold_from[static_cast<std::size_t>(GoldSource::exchanged)] == 2);
  CHECK(player.gold_from[static_cast<std::size_t>(GoldSource::spent)] == 0);
  CHECK(player.points_from[static_cast<std::size_t>(PointSource::spent)] == -2);
}

TEST_CASE("exchange: the zero pair is judged by the gold held at that moment") {
  Table table = shop("L blue, -, -, L blue", 0, 3, {{"convertAnytime", "true"}});
  CHECK(table.refused("take 0").empty());
  table.play("convert 3");
  CHECK(table.refused("take 0") ==
        "vikings.no.zero_locked viking=vikings.viking.fisherman n=1 price=3 gold=3");
}

TEST_CASE("exchange: no points at all cannot be exchanged") {
  const Table table = shop(kThreeBlue, 9, 9, {{"convertAnytime", "true"}});
  CHECK(table.refused(convert(0)) == "vikings.no.convert_none");
}

TEST_CASE("exchange: possible at any decision of one's own but a payment, which has it built in") {
  Table table = shop("L blue, -, L blue", 9, 9, {{"convertAnytime", "true"}});
  table.play("take 2");
  CHECK(id_of(table.refused("convert 1")) == "vikings.no.step");
  table.play("pay 2g").play("convert 1").play("place F1").play("convert 1").play("stay");
  CHECK(table.points_of(ann) == 7);
  CHECK(table.gold_of(ann) == 9);

  Table harbour(2, {{"convertAnytime", "true"}});
  harbour.round(2).wait(ann, "1 grey, 1 red").lay(ann, "N1 L").gold(ann, 0).points(ann, 4);
  harbour.ferrying(ann).play("convert 4");
  CHECK(harbour.gold_of(ann) == 4);
  CHECK(harbour.state.step == Step::ferry);

  Table beginner(2, {{"convertAnytime", "true"}});
  beginner.wheel("L blue, L red").gold(ann, 0).points(ann, 4).play("take 0").play("convert 1");
  CHECK(beginner.state.step == Step::start);
  CHECK(beginner.gold_of(ann) == 1);
}

TEST_CASE("exchange: gold never becomes points before the final scoring") {
  Table table = shop("L blue, L red", 30, 0, {{"convertAnytime", "true"}});
  CHECK(table.moves() == "take 1, take 0");
}
