// Occupations 172 to 190, one by one: when each does something, what, and when not.
// rules: Feast 16

#include <doctest/doctest.h>

#include "tests/support/feast_deeds.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

// The hide of the first stone house, surrounded.
constexpr std::initializer_list<Spot> kAroundHide = {{0, 1}, {0, 2}, {1, 1}, {1, 3},
                                                     {2, 1}, {2, 2}, {2, 3}};
// The oil and, with the second, the peas of a long house.
constexpr std::initializer_list<Spot> kAroundOil = {{0, 0}, {0, 1}, {0, 2}, {1, 0},
                                                    {1, 2}, {2, 0}, {2, 1}, {2, 2}};
constexpr std::initializer_list<Spot> kAroundPeas = {{0, 9}, {1, 9}, {1, 10}};

// Income 3 with this much of the home board's corner covered, 6 with all of it.
constexpr int kCorner = 5;
void covers_corner(Match& match, int numbers) {
  const Board& home = board(Sheet::home);
  for (int step = 0; step < numbers; ++step) {
    const Spot number = home.tracks[0].steps[static_cast<std::size_t>(step)].spot;
    for (std::size_t row = number.row; row < home.height; ++row) {
      for (std::size_t column = 0; column <= number.column; ++column) {
        Surface& surface = match.state.surfaces[home_of(match.me)];
        const bool open = feast::has(home.open, row, column) &&
                          !feast::has(home.fields, row, column) &&
                          !feast::has(surface.cover.taken, row, column);
        if (!open) continue;
        match.lies_covered(home_of(match.me),
                           {{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)}});
      }
    }
  }
}

TEST_CASE("feast: 172 the stockfish of a feast may be laid in a house afterwards") {
  const Match table = Match().has_played({172}).give({{stockfish}, {silver, 3}});
  Match match = table;
  match.buildings(Building::long_house).begin(Phase::feast);
  match.apply({course(stockfish, Stance::flat), kFill, use(172), turn(0), at({0, 0})});
  const Surface& house = match.state.surfaces[kFirstLongHouse];
  CHECK(lying_at(house, 0, 0) == stockfish);
  CHECK(count_of(house.cover.taken) == 3);
  CHECK(match.has(stockfish) == 0);

  Match houseless = table;
  houseless.begin(Phase::feast).apply({course(stockfish, Stance::flat), kFill});
  CHECK_FALSE(houseless.can(use(172)));
  Match fishless = Match().has_played({172}).give({{stockfish}, {silver, 6}});
  fishless.buildings(Building::long_house).begin(Phase::feast);
  fishless.apply({kCoin, kCoin, kCoin, kCoin, kCoin, kCoin});
  CHECK_FALSE(fishless.can(use(172)));
}

TEST_CASE("feast: 173 a silver for each ore that leaves the mountains, two for a pair of silver") {
  const auto gained = [](int first, int second) {
    Match match = Match().has_played({173}).strip(0, first).strip(1, second);
    return match.begin(Phase::mountains).has(silver);
  };
  CHECK(gained(3, 0) == 1);  // ore, wood
  CHECK(gained(5, 0) == 2);  // two silver, wood
  CHECK(gained(3, 6) == 3);
  CHECK(gained(3, 5) == 2);
  CHECK(gained(0, 2) == 0);  // wood, stone
}

TEST_CASE("feast: 174 each new cattle lets 3 silver become silk or 4 silver spices") {
  const auto buying = [] {
    return Match().has_played({174}).give(silver, 7).place(Space::buy_cattle_milk).apply(use(174));
  };
  Match cloth = buying();
  cloth.apply(option(0));
  CHECK(cloth.has(silk) == 1);
  CHECK(cloth.has(silver) == 1);
  Match spice = buying();
  spice.apply(option(1));
  CHECK(spice.has(spices) == 1);
  CHECK(spice.has(silver) == 0);
  Match calves = Match().has_played({174}).give({{cattle, 2}, {silver, 7}}).pregnant(0, 2);
  calves.begin(Phase::breeding).apply({use(174), option(0)}).apply({use(174), option(1)});
  CHECK(calves.has(cattle) == 4);
  CHECK(calves.has(silk) == 1);
  CHECK(calves.has(spices) == 1);

  Match only_sheep = Match().has_played({174}).give(silver, 5);
  CHECK(only_sheep.place(Space::buy_sheep).is_my_turn());
  Match poor = Match().has_played({174}).give(silver, 5);
  CHECK(poor.place(Space::buy_cattle_milk).is_my_turn());
}

TEST_CASE("feast: 175 when an action gives stockfish 1 silver may become an oil") {
  Match hunter = Match().has_played({175}).give(silver);
  hunter.place(Space::stockfish).apply(use(175));
  CHECK(hunter.has(oil) == 1);
  CHECK(hunter.has(silver) == 0);
  Match market = Match().has_played({175});
  CHECK(market.place(Space::weekly_2).apply(use(175)).has(oil) == 1);
  Match without = Match().has_played({175}).give(silver);
  CHECK(without.place(Space::weekly_1).is_my_turn());
  Match of_a_card = Match().has_played({175}).boats(1).give(silver);
  CHECK(of_a_card.plays(27).has(stockfish) == 1);
  CHECK(of_a_card.apply(use(175)).has(oil) == 1);
}

TEST_CASE("feast: 176 a peas for an action in which an occupation was played") {
  Match two = Match().has_played({176}).holds({43, 68});
  two.place(Space::occ_play_2).apply({play(43), play(68)});
  CHECK(two.has(peas) == 1);
  Match before = Match().has_played({176}).holds({43});
  CHECK(before.place(Space::weekly_4).apply(play(43)).has(peas) == 1);
  Match after = Match().has_played({176}).holds({43});
  CHECK(after.place(Space::weekly_4).apply({kDone, play(43)}).has(peas) == 1);

  Match without = Match().has_played({176}).holds({43}).give(stone);
  CHECK(without.place(Space::occ_play_1).until(kPass).has(peas) == 0);
  Match tutor = Match().has_played({176, 52}).holds({43}).give(silver);
  tutor.apply({kArrange, use(52), play(43)});
  CHECK(tutor.has(fruits) == 1);
  CHECK(tutor.has(peas) == 1);  // that is an action by itself
}

TEST_CASE("feast: 177 the only good of a house in the bonus phase may be a silverware instead") {
  const Match table = Match().has_played({177}).buildings(Building::stone_house);
  Match match = table;
  match.lies_covered(kFirstHouse, kAroundHide).begin(Phase::bonus).apply(kYes);
  CHECK(match.has(silverware) == 1);
  CHECK(match.has(hide) == 0);
  Match as_printed = table;
  as_printed.lies_covered(kFirstHouse, kAroundHide).begin(Phase::bonus).apply(kNo);
  CHECK(as_printed.has(silverware) == 0);
  CHECK(as_printed.has(hide) == 1);

  Match two_goods = Match().has_played({177}).buildings(Building::long_house);
  two_goods.lies_covered(kFirstLongHouse, kAroundOil).lies_covered(kFirstLongHouse, kAroundPeas);
  two_goods.begin(Phase::bonus);
  CHECK(two_goods.has(oil) == 1);
  CHECK(two_goods.has(peas) == 1);
  CHECK(two_goods.has(silverware) == 0);
  Match nothing = table;
  CHECK(nothing.begin(Phase::bonus).has(silverware) == 0);
}

TEST_CASE("feast: 178 with the fourth large ship two whaling boats come, as far as there is room") {
  Match match = Match().has_played({178}).knarrs(2).longships({0}).give(silver, 5);
  CHECK(match.player().boats == 0);
  buys(match, Ship::knarr);
  CHECK(match.player().boats == 2);
  Match played = Match().knarrs(4);
  CHECK(played.plays(178).player().boats == 2);
  Match full = Match().knarrs(4).boats(2);
  CHECK(full.plays(178).player().boats == 3);

  Match three = Match().knarrs(3);
  CHECK(three.plays(178).player().boats == 0);
  Match again = played;
  again.give(silver, 5).knarrs(3);
  CHECK(buys(again, Ship::knarr).player().boats == 2);  // once a match
}

TEST_CASE("feast: 179 with the next knarr a stockfish and a silver for each knarr") {
  Match bought = Match().knarrs(2).give(silver, 10);
  bought.plays(179);
  CHECK(bought.has(stockfish) == 0);
  buys(bought, Ship::knarr);
  CHECK(bought.has(stockfish) == 3);
  CHECK(bought.has(silver) == 5 + 3);
  buys(bought.until(kPass), Ship::knarr);
  CHECK(bought.has(stockfish) == 3);  // once a match
  Match built = Match().has_played({179}).give(wood, 2);
  CHECK(built.place(Space::knarr).has(stockfish) == 1);
  Match longship = Match().has_played({179}).knarrs(1).give(wood, 2);
  CHECK(longship.place(Space::longship).has(stockfish) == 0);
}

TEST_CASE("feast: 180 with three longships silverware, the more the less the income") {
  const auto gained = [](int numbers) {
    Match match = Match().longships({0, 0, 0});
    covers_corner(match, numbers);
    const int income = income_of(match.state, match.me);
    return std::pair{income, match.plays(180).has(silverware)};
  };
  using Gained = std::pair<int, int>;
  CHECK(gained(0) == Gained{0, 4});
  CHECK(gained(6) == Gained{5, 4});
  CHECK(gained(7) == Gained{6, 3});
  CHECK(gained(9) == Gained{9, 3});
  CHECK(gained(10) == Gained{12, 2});
  Match two = Match().longships({0, 0});
  CHECK(two.plays(180).has(silverware) == 0);
  two.give(silver, 8);
  CHECK(buys(two, Ship::longship).has(silverware) == 4);
}

TEST_CASE("feast: 181 with three large ships wool, the more the less the income") {
  const auto gained = [](int numbers) {
    Match match = Match().longships({0, 0}).knarrs(1);
    covers_corner(match, numbers);
    const int income = income_of(match.state, match.me);
    return std::pair{income, match.plays(181).has(wool)};
  };
  using Gained = std::pair<int, int>;
  CHECK(gained(0) == Gained{0, 3});
  CHECK(gained(kCorner) == Gained{4, 3});
  CHECK(gained(6) == Gained{5, 2});
  CHECK(gained(9) == Gained{9, 2});
  CHECK(gained(10) == Gained{12, 1});
  Match two = Match().knarrs(2).boats(3);
  CHECK(two.plays(181).has(wool) == 0);
  two.give(silver, 10);
  CHECK(buys(two, Ship::knarr).has(wool) == 3);
  two.knarrs(2);
  CHECK(buys(two.until(kPass), Ship::knarr).has(wool) == 3);  // once a match
}

TEST_CASE("feast: 182 with two houses two or five wood become one or two spices, once") {
  const auto playing = [](int houses, int wood_there) {
    Match match = Match().buildings(Building::stone_house, houses).give(wood, wood_there);
    return match.plays(182);
  };
  Match cheap = playing(2, 5);
  cheap.uses(182, 0);
  CHECK(cheap.has(spices) == 1);
  CHECK(cheap.has(wood) == 3);
  CHECK(cheap.is_my_turn());
  Match dear = playing(2, 5);
  dear.uses(182, 1);
  CHECK(dear.has(spices) == 2);
  CHECK(dear.has(wood) == 0);
  CHECK_FALSE(dear.give(wood, 2).can_use(182));
  CHECK_FALSE(playing(2, 5).player().spent.has(182));

  CHECK_FALSE(playing(1, 5).can_use(182));
  Match sheds = Match().buildings(Building::shed, 2).give(wood, 5);
  CHECK_FALSE(sheds.plays(182).can_use(182));
}

TEST_CASE("feast: 183 knarrs bring the harvest of their number") {
  const auto harvest = [](int n) {
    Match match = Match().knarrs(n);
    match.plays(183);
    CHECK(match.has(peas) == match.has(beans));
    CHECK(match.has(peas) == match.has(flax));
    return std::array{match.has(peas), match.has(grain), match.has(cabbage), match.has(fruits)};
  };
  using Crops = std::array<int, 4>;
  CHECK(harvest(0) == Crops{0, 0, 0, 0});
  CHECK(harvest(1) == Crops{1, 0, 0, 0});
  CHECK(harvest(2) == Crops{1, 1, 0, 0});
  CHECK(harvest(3) == Crops{1, 1, 1, 0});
  CHECK(harvest(4) == Crops{1, 1, 1, 1});
}

TEST_CASE("feast: 184 with three ore a longship laden with them, for 4 wood or 3 silver") {
  Match for_wood = Match().give({{ore, 4}, {wood, 4}}).longships({1});
  for_wood.plays(184).apply(kYes);
  CHECK(for_wood.player().longships == 2);
  CHECK(for_wood.player().ore == std::array<std::uint8_t, kLargeBerths>{3, 1, 0, 0});
  CHECK(for_wood.has(ore) == 1);
  CHECK(for_wood.has(wood) == 0);
  Match either = Match().give({{ore, 3}, {wood, 4}, {silver, 3}});
  either.plays(184).apply(option(1));
  CHECK(either.player().ore[0] == 3);
  CHECK(either.has(silver) == 0);
  CHECK(either.has(wood) == 4);

  Match little_ore = Match().give({{ore, 2}, {wood, 4}, {silver, 3}});
  CHECK(little_ore.plays(184).is_my_turn());
  Match no_berth = Match().give({{ore, 3}, {wood, 4}}).knarrs(4);
  CHECK(no_berth.plays(184).is_my_turn());
}

TEST_CASE("feast: 185 two goods are upgraded instead of raiding") {
  const Match table = Match().has_played({185}).longships({0}).give(peas, 3);
  Match match = table;
  match.place(Space::raid).apply({use(185), take(peas), take(peas)});
  CHECK(match.has(mead) == 2);
  CHECK(match.has(peas) == 1);
  CHECK(match.is_my_turn());
  Match raid = table;
  CHECK(raid.place(Space::raid).apply(option(0)).can(kFail));

  Match shipless = Match().has_played({185}).give(peas, 3);
  CHECK_FALSE(shipless.can(place(Space::raid)));
  Match pillage = table;
  CHECK_FALSE(pillage.place(Space::pillage_2).can(use(185)));
}

TEST_CASE("feast: 186 two peas may lie flat at the feast, but no third") {
  const auto lay_two = [](std::initializer_list<std::size_t> cards) {
    Match match = Match().has_played(cards).round(4).give({{peas, 3}, {silver, 5}});
    return match.begin(Phase::feast).apply({course(peas, Stance::flat), kCoin});
  };
  CHECK_FALSE(lay_two({}).can(course(peas, Stance::flat)));
  Match match = lay_two({186});
  match.apply({course(peas, Stance::flat), kCoin});
  CHECK_FALSE(match.can(course(peas, Stance::flat)));
  CHECK(match.can(course(peas, Stance::upright)));
  Match other_kind = Match().has_played({186}).round(4).give({{flax, 2}, {silver}});
  other_kind.begin(Phase::feast).apply({course(flax, Stance::flat), kCoin});
  CHECK_FALSE(other_kind.can(course(flax, Stance::flat)));
}

TEST_CASE("feast: 187 two flax become the belt in an action of Vikings, three a treasure chest") {
  Match match = Match().has_played({187}).give({{flax, 5}, {peas}});
  CHECK_FALSE(match.can_use(187, 0));
  match.uses(187, 1);
  CHECK(match.has(treasure_chest) == 1);
  CHECK(match.has(flax) == 2);
  CHECK_FALSE(match.can_use(187, 1));
  match.place(Space::up_2).apply({take(peas), kDone, use(187)});
  CHECK(match.has(belt) == 1);
  CHECK(match.has(flax) == 0);

  Match sold = Match().has_played({187}).give({{flax, 2}, {peas}});
  sold.give_to(sold.other, belt).place(Space::up_2).apply({take(peas), kDone});
  CHECK(sold.is_my_turn());
}

TEST_CASE("feast: 188 silver by the number of players, and 1 for each pair of silver off a strip") {
  const auto on_playing = [](int players) { return Match(players).plays(188).has(silver); };
  CHECK(on_playing(1) == 0);
  CHECK(on_playing(2) == 1);
  CHECK(on_playing(3) == 2);
  CHECK(on_playing(4) == 3);
  Match pairs = Match().has_played({188}).strip(0, 5);
  CHECK(pairs.place(Space::mountain_2).apply(strip(0, 2)).has(silver) == 4 + 2);
  Match rocks = Match().has_played({188}).strip(0, 3);
  CHECK(rocks.place(Space::mountain_2).apply(strip(0, 2)).has(silver) == 0);
}

TEST_CASE("feast: 189 at the end silver for two, three or four exploration boards") {
  const auto gained = [](std::initializer_list<Sheet> lands) {
    Match match = Match().has_played({189}).round(7);
    for (const Sheet land : lands) match.land(land);
    match.begin(Phase::before_scoring);
    CHECK(match.state.over == 1);
    return match.has(silver);
  };
  CHECK(gained({Sheet::shetland}) == 0);
  CHECK(gained({Sheet::shetland, Sheet::faroe_islands}) == 4);
  CHECK(gained({Sheet::shetland, Sheet::faroe_islands, Sheet::labrador}) == 9);
  CHECK(gained({Sheet::shetland, Sheet::faroe_islands, Sheet::labrador, Sheet::greenland}) == 16);
}

TEST_CASE("feast: 190 an oil with each spices that come into the supply") {
  Match market = Match().has_played({190});
  CHECK(market.place(Space::weekly_4).has(oil) == 1);
  Match gardener = Match().has_played({190}).buildings(Building::long_house, 2).give(wood, 5);
  CHECK(gardener.plays(182).uses(182, 1).has(oil) == 2);
  Match upgraded_to = Match().has_played({190}).give(skin_and_bones);
  CHECK(upgraded_to.place(Space::up_2).apply(take(skin_and_bones)).has(oil) == 1);
  Match cloth = Match().has_played({190}).give(linen);
  CHECK(cloth.place(Space::up_2).apply(take(linen)).has(oil) == 0);
}

}  // namespace
}  // namespace meadhall::feast::testing
