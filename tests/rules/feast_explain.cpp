// What is said of things that are pointed at, of moves before they are made, and of those that are
// refused; and what the table tells in words. rules: Feast 4.5

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "games/feast/refusal.h"
#include "games/feast/table_words.h"
#include "tests/support/feast_deeds.h"
#include "tests/support/feast_quiet.h"
#include "tests/support/words.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

std::string all(const std::vector<Message>& messages) {
  std::string told;
  for (const Message& message : messages) told += spelled::words(message) + "\n";
  return told;
}

bool tells(const std::vector<Message>& messages, std::string_view part) {
  const std::string told = all(messages);
  INFO(told);
  return told.find(part) != std::string::npos;
}

std::vector<Message> about(const Match& match, std::string_view thing) {
  const Result<Inspectable> read = parse_inspectable(thing);
  REQUIRE(read.ok());
  return explain(match.state, read.value());
}

std::vector<Message> about(const Match& match, Move move) { return foresee(match.state, move); }

std::vector<Message> table(const State& state) {
  std::vector<Message> told;
  for (const Section& section : board(state)) {
    told.insert(told.end(), section.lines.begin(), section.lines.end());
  }
  return told;
}

std::vector<Message> own(const State& state, Seat seat) { return player_area(state, seat).lines; }

}  // namespace

TEST_CASE("feast explain: a space says what it does, who stands there, and why one may not") {
  Match match;
  match.stands(match.other, Space::weekly_1);
  CHECK(tells(about(match, "space weekly_1"), "feast.board.stand"));
  CHECK(tells(about(match, "space weekly_1"), "feast.no.occupied"));
  CHECK(tells(about(match, "space weekly_2"), "feast.explain.may"));
  CHECK(tells(about(match, "space copy_1"), "feast.explain.copy n=1"));
  match.place(Space::mountain_2);
  REQUIRE_FALSE(match.is_my_turn());
  CHECK_FALSE(tells(about(match, "space weekly_2"), "feast.explain.may"));
  State over = begun(2);
  skip_to_end(over);
  Match ended;
  ended.state = over;
  CHECK(tells(about(ended, "space weekly_2"), "feast.space_told.column"));
  CHECK(tells(about(ended, "board home"), "feast.grid.legend"));
  CHECK(tells(about(ended, "income"), "feast.ask.over"));
  CHECK(spelled::words(refusal(over, kPass)) == "feast.no.over");
}

TEST_CASE("feast explain: cards say who played them, ships what they are worth, boards what lies") {
  Match match;
  match.has_played({47}).land(Sheet::iceland).lies(match.surface(1), oil, 0, {5, 0});
  CHECK(tells(about(match, "card 47"), "feast.explain.played"));
  CHECK_FALSE(tells(about(match, "card 48"), "feast.explain.played"));
  CHECK(tells(about(match, "ship knarr"), "away="));
  CHECK_FALSE(tells(about(match, "ship boat"), "away="));
  CHECK(tells(about(match, "board iceland"), "feast.home.board"));
  CHECK(tells(about(match, "board iceland"), "#"));
  CHECK_FALSE(tells(about(match, "board labrador"), "feast.home.board"));
  CHECK(tells(about(match, "board stone_house"), "feast.grid.row"));
  CHECK(tells(about(match, "item chalice"), "feast.explain.in_supply"));
  match.give(chalice);
  CHECK(tells(about(match, "item chalice"), "feast.explain.gone"));
  CHECK(tells(about(match, "strip 1"), "feast.board.strip"));
  CHECK(tells(about(match, "strip 3"), "feast.explain.no_strip"));
  CHECK(tells(about(match, "feast"), "feast.explain.feast"));
  CHECK(tells(about(match, "income"), "feast.explain.income"));
  CHECK(tells(explain(match.state, make_inspectable(InspectableKind::card, 0)),
              "feast.explain.unknown"));
}

TEST_CASE("feast foresee: what laying a tile saves, brings and covers") {
  Match match;
  match.give({{oil, 1}, {stockfish, 1}, {silver, 9}}).apply({kArrange, lay(silver)});
  // The home board's first income number, when all left of it and below is covered.
  if (match.can(on(home_of(match.me)))) match.apply(on(home_of(match.me)));
  const Board& home = board(Sheet::home);
  const Spot first = home.tracks[0].steps[0].spot;
  REQUIRE(match.can(at(first)));
  CHECK(tells(about(match, at(first)), "feast.foresee.income"));
  // A bonus field is lost when it is covered.
  bool lost = false;
  bool saves = false;
  MoveList moves;
  legal(match.state, moves);
  for (const Move move : moves) {
    if (kind_of(move) != MoveKind::at) continue;
    const Spot spot = spot_of(move);
    const bool field = has(home.fields, spot.row, spot.column);
    CHECK(tells(about(match, move), "feast.foresee.bonus_lost") == field);
    const bool minus = has(home.minus, spot.row, spot.column);
    CHECK(tells(about(match, move), "feast.foresee.saves") == minus);
    lost = lost || field;
    saves = saves || minus;
  }
  CHECK(lost);
  CHECK(saves);
  // What cannot be, and why.
  CHECK(tells(about(match, at({0, 0})), "feast.no.") == !match.can(at({0, 0})));
  CHECK(tells(about(match, kRoll), "feast.no.not_now"));
}

TEST_CASE("feast foresee: the ring around a bonus is closed in a house") {
  Match match = Match().buildings(Building::stone_house).give(silver);
  match.lies_covered(kFirstHouse, {{0, 2}, {1, 1}, {1, 3}, {2, 1}, {2, 2}, {2, 3}});
  match.apply({kArrange, lay(silver)});
  if (match.can(on(kFirstHouse))) match.apply(on(kFirstHouse));
  CHECK(tells(about(match, at({0, 1})), "feast.foresee.bonus items="));
  CHECK_FALSE(tells(about(match, at({0, 1})), "feast.foresee.income"));
}

TEST_CASE("feast foresee: a space, a copy, a card, a land, a table filled") {
  Match match = Match().knarrs(1).holds({47}).give({{ore, 1}, {beans, 1}, {mead, 1}});
  CHECK(tells(about(match, place(Space::weekly_1)), "feast.space_told.effect"));
  CHECK_FALSE(tells(about(match, place(Space::weekly_1)), "feast.space_told.also"));
  const auto several = about(match, place(Space::weekly_4));
  CHECK(tells(several, "feast.space_told.effect"));
  CHECK(tells(several, "feast.space_told.also"));
  CHECK(tells(about(match, place(Space::sheep_or_cattle)), "feast.space_told.or"));
  CHECK(tells(about(match, place(Space::raid)), "feast.no.needs_ship"));
  Match sails = match;
  sails.place(Space::explore_1);
  CHECK(tells(about(sails, explore(Sheet::shetland)), "feast.board.land"));
  CHECK(tells(about(sails, explore(Sheet::shetland)), "feast.foresee.bare_cells"));
  CHECK(topic(sails.state) == "sea");
  Match plays = match;
  plays.place(Space::occ_play_1);
  CHECK(tells(about(plays, play(47)), "feast.card_told"));
  CHECK(topic(plays.state) == "occupations");
  Match feasts = match;
  feasts.begin(Phase::feast);
  while (!feasts.can(kFill)) feasts.apply(kDone);
  CHECK(tells(about(feasts, kFill), "feast.foresee.fill"));
  CHECK(tells(about(feasts, kFill), "feast.course.bare"));
  CHECK(topic(feasts.state) == "banquet");
  feasts.give(silver, 20);
  CHECK(tells(about(feasts, kFill), "feast.course.coin"));
}

TEST_CASE("feast refusal: why Vikings cannot be placed") {
  const auto why = [](Match& match, Space space) { return all(about(match, place(space))); };
  Match match;
  CHECK(why(match, Space::raid).starts_with("feast.no.needs_ship"));
  CHECK(why(match, Space::buy_sheep_cattle).starts_with("feast.no.price"));
  CHECK(why(match, Space::craft_linen)
            .starts_with("feast.no.must_pay cost=[feast.effect.ways ways=[feast.some.flax n=1]]"));
  CHECK(why(match, Space::craft_chest).find("feast.or most=") != std::string::npos);
  CHECK(why(match, Space::milk).starts_with("feast.no.no_animal animal=feast.item.cattle"));
  CHECK(why(match, Space::emigrate_2).starts_with("feast.no.no_large_ship"));
  CHECK(why(match, Space::up_2).starts_with("feast.no.no_upgrade"));
  match.player().vikings_in_thing = 1;
  CHECK(why(match, Space::weekly_3).starts_with("feast.no.vikings"));
  CHECK(all(about(match, place(static_cast<std::size_t>(kSpaces))))
            .starts_with("feast.no.nothing_to_copy"));
  State small = begun(2, {{"actionBoard", "sparse"}});
  bool left_out = false;
  for (std::size_t space = 0; space < kSpaces; ++space) {
    left_out = left_out || tells(foresee(small, place(space)), "feast.no.left_out");
  }
  CHECK(left_out);
}

TEST_CASE("feast refusal: what lies on the banquet table beside what") {
  Match match = Match().give({{beans, 2}, {flax, 2}, {hide, 1}, {silver, 2}});
  match.begin(Phase::feast);
  while (!match.can(kFill)) match.apply(kDone);
  const auto why = [&](Move move) { return all(about(match, move)); };
  CHECK(why(course(hide, Stance::flat)).starts_with("feast.no.not_food"));
  CHECK(why(course(mead, Stance::flat)).starts_with("feast.no.not_had"));
  CHECK(why(course(beans, Stance::flat)).starts_with("feast.no.square"));
  match.apply(course(beans, Stance::upright));
  CHECK(why(course(flax, Stance::upright)).starts_with("feast.no.own_colour"));
  match.apply({kCoin, kCoin});
  CHECK(why(course(flax, Stance::flat)).starts_with("feast.no.too_wide"));
}

TEST_CASE("feast refusal: what is laid, and on which board") {
  Match match = Match().give({{beans, 1}, {oil, 2}}).buildings(Building::stone_house);
  match.apply(kArrange);
  const auto why = [&](Move move) { return all(about(match, move)); };
  CHECK(why(lay(flax)).starts_with("feast.no.not_had"));
  match.apply(lay(oil));
  CHECK(why(on(kFirstLand)).starts_with("feast.no.not_yours"));
}

TEST_CASE("feast explain: prices as they are for whom it is told") {
  Match match = Match().give({{silver, 2}, {stone, 1}}).has_played({1, 116}).knarrs(1);
  CHECK(tells(about(match, "space buy_sheep"), "feast.space_told.price_less n=0 full=1"));
  CHECK(tells(about(match, place(Space::buy_sheep)), "feast.space_told.price_less n=0 full=1"));
  CHECK_FALSE(tells(about(match, "space stone_house"), "feast.effect.pay"));
  CHECK(tells(about(match, "space emigrate_2"), "feast.space_told.emigrating_now n=1"));
  CHECK(tells(about(match, "space raid"), "feast.space_told.loot items="));
  CHECK(tells(about(match, "space explore_1"), "feast.board.land"));
  CHECK(tells(about(match, "item english_crown"), "feast.explain.crown n=2"));
  CHECK(tells(about(match, "item altar"), "feast.explain.not_looted"));
  match.emigrated(1, 0);
  CHECK(tells(about(match, "feast"), "feast.explain.feast_ships all=6 ships=2 n=4"));
}

TEST_CASE("feast explain: an alternative costs what it costs whoever is asked") {
  const auto told = [](Match match) {
    match.give(silver, 2).place(Space::sheep_or_cattle);
    MoveList moves;
    legal(match.state, moves);
    std::string options;
    for (const Move move : moves) {
      if (kind_of(move) == MoveKind::option) options += spelled::words(describe(match.state, move));
    }
    return options;
  };
  const std::string_view price = "feast.some.silver n=1";
  CHECK(told(Match()).find(price) != std::string::npos);
  CHECK(told(Match().has_played({1})).find(price) == std::string::npos);
}

TEST_CASE("feast foresee: an occupation that would do nothing now says so") {
  const auto nothing = [](Match match, std::size_t card) {
    match.holds({card}).place(Space::occ_play_2);
    return tells(about(match, play(card)), "feast.foresee.nothing");
  };
  CHECK(nothing(Match(), 18));  // for laden longships
  CHECK_FALSE(nothing(Match().longships({2}), 18));
  CHECK(nothing(Match(), 22));  // for each longship
  CHECK_FALSE(nothing(Match().longships({0}), 22));
  CHECK_FALSE(nothing(Match(), 1));   // a rule from then on
  CHECK_FALSE(nothing(Match(), 15));  // does something later as well
}

TEST_CASE("feast explain: why nobody can emigrate, or buy a special tile") {
  const auto why = [](const Match& match, Space space) { return about(match, place(space)); };
  CHECK(tells(why(Match(), Space::emigrate_2), "feast.no.no_large_ship"));
  const Match poor = Match().knarrs(1);
  CHECK(tells(why(poor, Space::emigrate_2), "feast.no.price n=1 has=0"));
  Match rich = Match().knarrs(1).emigrated(3, 0).give(silver, 9);
  CHECK(tells(why(rich, Space::emigrate_2), "feast.no.no_table"));
  Match sold = Match().knarrs(1).give(silver, 9);
  sold.state.specials = 0;
  CHECK(tells(why(sold, Space::special_sale), "feast.no.no_tile"));
}

TEST_CASE("feast topics: each kind of decision has its chapter") {
  const auto chapter = [](Match match, Space space) { return topic(match.place(space).state); };
  Match match = Match().give({{silver, 9}, {wood, 4}, {ore, 2}, {stone, 2}, {hide, 2}}).knarrs(1);
  match.longships({1}).boats(1).has_played({36}).give(salt_meat, 2);
  CHECK(topic(match.state) == "actions");
  CHECK(chapter(match, Space::up_2) == "trade");
  CHECK(chapter(match, Space::mountain_2) == "trade");
  CHECK(chapter(match, Space::special_sale) == "trade");
  CHECK(chapter(match, Space::forge) == "trade");
  CHECK(chapter(match, Space::hunt_1) == "dice");
  CHECK(chapter(match, Space::emigrate_2) == "sea");
  CHECK(chapter(match, Space::overseas_1) == "occupations");  // 36 comes before
  CHECK(topic(match.apply(kArrange).state) == "laying");
  State setup = begun(2, {{"length", "short"}, {"harvest", "true"}});
  CHECK(topic(setup) == "occupations");
  while (topic(setup) == "occupations") decline(setup);
  CHECK(topic(setup) == "expansions");
  skip_to_end(setup);
  CHECK(topic(setup) == "scoring");
}

TEST_CASE("feast table: what is left of strips and lands, and what a player has beside goods") {
  Match match = Match().give({{sheep, 2}, {cattle, 1}}).pregnant(1, 1).emigrated(1, 1);
  CHECK(tells(own(match.state, match.me), "feast.home.pregnant"));
  CHECK(tells(own(match.state, match.me), "feast.home.away"));
  CHECK_FALSE(tells(own(match.state, match.other), "feast.home.pregnant"));
  CHECK_FALSE(tells(table(match.state), "feast.board.no_strip"));
  CHECK(tells(table(match.state), "feast.board.land"));
  match.state.strips.fill(kStripHidden);
  for (Land& land : match.state.lands) land.owner = match.me;
  CHECK(tells(table(match.state), "feast.board.no_strip"));
  CHECK(tells(table(match.state), "feast.board.no_land"));
  CHECK(tells(table(begun(4)), "feast.board.copies"));
  const State marked = begun(2, {{"harvest", "true"}});
  CHECK(tells(table(marked), "feast.board.marker"));
  const State printed = begun(2, {{"harvest", "true"}, {"markers", "printed"}});
  CHECK_FALSE(tells(table(printed), "feast.board.marker"));
}

TEST_CASE("feast table: a hand is told to whom it belongs, to others how many cards it has") {
  Match match = Match().holds({47, 54});
  CHECK(tells(own(match.state, match.me), "feast.home.hand "));
  const State seen = observe(match.state, match.other);
  CHECK(tells(own(seen, match.me), "feast.home.hand_count n=2"));
  const State mine = observe(match.state, match.me);
  CHECK(tells(own(mine, match.me), "feast.card.047"));
  match.state.agenda.top().seat = match.other;
  CHECK(tells(own(match.state, match.me), "feast.home.hand_count"));
}

TEST_CASE("feast bonuses: rare ones are told by their names") {
  std::string told;
  for (std::size_t sheet = 0; sheet < kSheets; ++sheet) {
    for (std::size_t i = 0; i < board(static_cast<Sheet>(sheet)).bonus_count; ++i) {
      told += all(bonuses_told(static_cast<Sheet>(sheet), 1U << i));
    }
  }
  for (const std::string_view rare : {"weapon", "stone_house", "altar"}) {
    CHECK(told.find("feast.bonus." + std::string(rare)) != std::string::npos);
  }
}

}  // namespace meadhall::feast::testing
