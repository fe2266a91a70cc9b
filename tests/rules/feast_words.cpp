// The sentences of decisions that come seldom, as ids of the catalogue. rules: Feast 10.6

#include <doctest/doctest.h>

#include <string>

#include "games/feast/dice.h"
#include "games/feast/effect_words.h"
#include "games/feast/trade.h"
#include "games/feast/turn.h"
#include "tests/support/feast_deeds.h"
#include "tests/support/feast_quiet.h"
#include "tests/support/words.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

std::string asked(const State& state) { return spelled::words(question(state)); }
std::string chosen(const State& state, Move move) { return spelled::words(describe(state, move)); }

// What a player would be asked who has this to do.
State to_do(Task task) {
  Match match;
  task.seat = match.me;
  match.state.agenda.push(task);
  return match.state;
}

}  // namespace

TEST_CASE("feast question: each stage of a dice action has its own") {
  const auto stage = [](DiceStage at) {
    Task raid = dice_task({}, Die::raid);
    as<DiceTask>(raid).go_to(at);
    return asked(to_do(raid));
  };
  CHECK(stage(DiceStage::boats).starts_with("feast.ask.boats"));
  CHECK(stage(DiceStage::ore) == "feast.ask.ore_off");
  CHECK(stage(DiceStage::rolling).starts_with("feast.ask.dice"));
  CHECK(stage(DiceStage::second) == "feast.ask.second");
  CHECK(stage(DiceStage::paying) == "feast.ask.pay");
}

TEST_CASE("feast choice: several houses of a kind are told apart, a single one has no number") {
  Match match;
  match.buildings(Building::stone_house, 2).buildings(Building::long_house).give(flax);
  match.apply({kArrange, lay(flax)});
  std::string places;
  MoveList moves;
  legal(match.state, moves);
  for (const Move move : moves) places += chosen(match.state, move) + "\n";
  CHECK(places ==
        "feast.move.on where=[feast.onto.nth_house board=[feast.board.nth "
        "board=feast.board.stone_house "
        "n=1]]\n"
        "feast.move.on where=[feast.onto.nth_house board=[feast.board.nth "
        "board=feast.board.stone_house "
        "n=2]]\n"
        "feast.move.on where=[feast.onto.house board=[feast.named name=feast.board.long_house]]\n"
        "feast.move.undo\n");
}

TEST_CASE("feast choice: an upgrade names both goods, whichever way it goes") {
  const auto upgrades = [](Which what) {
    return to_do(upgrade_task({}, kNoCard, upgrade(1, 1, what)));
  };
  CHECK(asked(upgrades(Which::any)) == "feast.ask.upgrade n=1");
  CHECK(chosen(upgrades(Which::any), take(peas)) ==
        "feast.move.upgrade item=[feast.some.peas n=1] to=[feast.some.mead n=1]");
  CHECK(chosen(upgrades(Which::any), take(peas, true)) ==
        "feast.move.upgrade_again item=[feast.some.peas n=1] to=[feast.some.mead n=1]");
  CHECK(asked(upgrades(Which::up_right)) == "feast.ask.diagonal");
  CHECK(asked(upgrades(Which::up_left)) == "feast.ask.diagonal");
  for (const Which what : {Which::up_right, Which::up_left}) {
    const std::optional<Item> made = moved_diagonally(beans, what);
    if (!made) continue;
    CHECK(chosen(upgrades(what), take(beans)) ==
          "feast.move.upgrade item=[feast.some.beans n=1] to=[" + std::string(some_term(*made)) +
              " n=1]");
  }
}

TEST_CASE("feast choice: a special tile tells what it costs now, less what a card takes off") {
  Match match = Match().give(silver, 9).knarrs(1);
  match.place(Space::special_sale);
  CHECK(asked(match.state).starts_with("feast.ask.sale n="));
  const Item tile = helmet;
  REQUIRE(match.can(take(tile)));
  const auto price = int{special(tile).price};
  CHECK(chosen(match.state, take(tile)) ==
        "feast.move.buy what=[feast.some.helmet n=1] n=" + std::to_string(price));
  CHECK(tells(narrate(match.state, take(tile)), "feast.log.buys"));
  Match cheaper = Match().give(silver, 9).knarrs(1).has_played({2});
  cheaper.place(Space::special_sale);
  CHECK(chosen(cheaper.state, take(tile)) == "feast.move.buy what=[feast.some.helmet n=1] n=" +
                                                 std::to_string(price >= 2 ? price - 1 : price));
}

TEST_CASE("feast log: what was bought, served or laid is told once") {
  Match buying = Match().give(silver, 9).knarrs(1);
  buying.place(Space::special_sale);
  const std::vector<Event> bought = narrate(buying.state, take(helmet));
  CHECK(spelled::words(bought.front().message).starts_with("feast.log.buys"));
  CHECK_FALSE(tells(bought, "feast.log.pays"));
  CHECK_FALSE(tells(bought, "feast.log.gets_items"));
  Match laying = Match().give(silver);
  laying.apply({kArrange, lay(silver)});
  MoveList moves;
  legal(laying.state, moves);
  const std::vector<Event> laid = narrate(laying.state, moves[0]);
  CHECK(laid.size() == 1);
  CHECK(tells(laid, "feast.log.lays"));
}

TEST_CASE("feast choice: ships that emigrate, carry ore, are bought") {
  Match match = Match().give({{silver, 9}, {ore, 2}}).knarrs(1).longships({2}).boats(1, 1);
  const State sailing = Match(match).place(Space::emigrate_2).state;
  CHECK(asked(sailing) == "feast.ask.emigrate n=1");
  CHECK(chosen(sailing, sails(Ship::knarr)) == "feast.move.sail ship=feast.ship.knarr");
  CHECK(chosen(sailing, sails(Ship::longship, 2)) ==
        "feast.move.sail_longship ship=feast.ship.longship n=2");
  CHECK(tells(narrate(sailing, sails(Ship::knarr)), "feast.log.emigrates"));
  CHECK(tells(narrate(sailing, sails(Ship::knarr)), "feast.log.pays"));
  const State& state = match.state;
  CHECK(chosen(state, ship_move(ShipDeed::buy, Ship::longship)) ==
        "feast.move.buy what=[feast.some.longship n=1] n=8");
  CHECK(chosen(state, ship_move(ShipDeed::arm, Ship::whaling_boat)) ==
        "feast.move.arm ship=feast.ship.boat n=0");
  CHECK(chosen(state, ship_move(ShipDeed::disarm, Ship::whaling_boat)) ==
        "feast.move.disarm ship=feast.ship.boat n=1");
  CHECK(chosen(state, ship_move(ShipDeed::arm, Ship::longship, 1)) ==
        "feast.move.arm ship=feast.ship.longship n=1");
}

TEST_CASE("feast question: copying, cards, keeping") {
  CHECK(asked(to_do(copy_task({}, number(Space::weekly_1)))) == "feast.ask.copy");
  Match match = Match().holds({77}).give(ore).stands(Seat{}, Space::weekly_1);
  match.stands(match.other, Space::stone_house).give(stone, 3).plays(77);
  REQUIRE(match.can(kYes));
  CHECK(asked(match.state).starts_with("feast.ask.card_may card=feast.card.077 effect="));
  match.apply(kYes);
  CHECK(asked(match.state) == "feast.ask.card card=feast.card.077");
  CHECK(chosen(match.state, place(Space::stone_house)) ==
        "feast.move.choose_space space=feast.space.stone_house");
  State keeping = begun(2, {{"harvest", "true"}, {"length", "short"}});
  CHECK(asked(keeping) == "feast.ask.keep");
  while (asked(keeping) != "feast.ask.keep_dark") decline(keeping);
  CHECK(topic(keeping) == "occupations");
  State over = keeping;
  skip_to_end(over);
  CHECK(asked(over).starts_with("feast.log.ends winners="));
}

TEST_CASE("feast choice: an anytime card tells what it does; one with code of its own its name") {
  Match match = Match().has_played({47, 42}).give({{salt_meat, 1}, {wood, 1}});
  match.buildings(Building::shed).apply(kArrange);
  CHECK(chosen(match.state, use(47)).starts_with("feast.move.use card=feast.card.047 effect="));
  CHECK(chosen(match.state, use(42)) == "feast.move.use_own card=feast.card.042");
}

TEST_CASE("feast words: nothing that has to be done by itself is asked") {
  for (const Do what : {Do::nothing, Do::phase, Do::action}) {
    CHECK(question(to_do({.what = what})).empty());
    CHECK(topic(to_do({.what = what})) == "actions");
  }
}

TEST_CASE("feast words: every card and space says what it does, condition, price and all") {
  std::string told;
  for (std::size_t card = 1; card <= kOccupations; ++card) {
    for (const Message& line : occupation_told(card)) {
      CHECK_FALSE(line.empty());
      told += spelled::words(line) + "\n";
    }
  }
  for (std::size_t space = 0; space < kSpaces; ++space) {
    for (const Message& line : space_told(static_cast<Space>(space))) {
      told += spelled::words(line) + "\n";
    }
  }
  for (const std::string_view id :
       {"feast.moment.cards_played", "feast.moment.instead", "feast.moment.feast_laid",
        "feast.moment.received_many", "feast.effect.reap", "feast.effect.for_each",
        "feast.effect.laden", "feast.effect.ore_only", "feast.test.ore_spent",
        "feast.price.by_knarrs", "feast.price.by_weapons", "feast.price.round"}) {
    CHECK_MESSAGE(told.find(id) != std::string::npos, id);
  }
  // The lists of ids go with what they name.
  const auto says = [](std::size_t card, std::string_view part) {
    std::string lines;
    for (const Message& line : occupation_told(card)) lines += spelled::words(line);
    return lines.find(part) != std::string::npos;
  };
  CHECK(says(176, "feast.moment.cards_played"));
  CHECK(says(157, "feast.moment.feast_laid"));
  CHECK(says(36, "feast.moment.before_action"));
  CHECK(says(104, "feast.test.rolls"));
  CHECK(says(99, "feast.instead.draw"));
  CHECK(says(15, "feast.each.houses"));
  CHECK(says(82, "feast.test.a_knarr"));
  CHECK(says(86, "[feast.some.silver n=6]"));
  CHECK(says(141, "feast.test.no_wood_spent"));
  CHECK(says(164, "feast.line.column"));
  CHECK(says(168, "feast.moment.thing n=3"));
}

}  // namespace meadhall::feast::testing
