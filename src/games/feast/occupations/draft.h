#pragma once

#include <initializer_list>

#include "games/feast/occupations.h"

// How occupations are written down: `card(47, 'a', 2, {any(exchange(…))})`. Small letters are decks
// of starting occupations.

namespace meadhall::feast::draft {

struct Entry : Line {
  constexpr Entry on(Spaces where) const { return changed(*this, &Line::spaces, where); }
  constexpr Entry with(std::uint8_t which) const { return changed(*this, &Line::dice, which); }
  constexpr Entry when(Test condition) const { return changed(*this, &Line::test, condition); }
  constexpr Entry for_ship(Ship which) const {
    return changed(*this, &Line::ship, static_cast<std::int8_t>(which));
  }
  constexpr Entry at_most(std::uint8_t n) const { return changed(*this, &Line::most, n); }
  constexpr Entry two_at_once() const { return changed(*this, &Line::many, 2); }
};

constexpr Entry at(Moment moment, const Effect& effect) {
  return {{.moment = moment, .effect = effect}};
}
constexpr Entry at(Moment moment, Item item, const Effect& effect) {
  return changed(at(moment, effect), &Line::item, item);
}
constexpr Entry play(Effect effect) { return at(Moment::play, effect); }
constexpr Entry any(Effect effect) { return at(Moment::anytime, effect); }
constexpr Entry any_once(Effect effect) { return at(Moment::anytime_once, effect); }
constexpr Entry always(Rule which, std::uint8_t n = 1) {
  return at(Moment::standing, rule(which, n));
}
constexpr Entry once(Test condition, const Effect& effect) {
  return at(Moment::once, effect).when(condition);
}
constexpr Entry before(Spaces spaces, const Effect& effect) {
  return at(Moment::before_action, effect).on(spaces);
}
constexpr Entry after(Spaces spaces, const Effect& effect) {
  return at(Moment::after_action, effect).on(spaces);
}
constexpr Entry after(Test condition, const Effect& effect) {
  return at(Moment::after_action, effect).when(condition);
}
constexpr Entry instead(Spaces spaces, Verb of, const Effect& effect) {
  return changed(at(Moment::instead, effect).on(spaces), &Line::verb, of);
}
constexpr Entry rolled(std::uint8_t dice, Outcome outcome, const Effect& effect) {
  return changed(at(Moment::rolled, effect).with(dice), &Line::outcome, outcome);
}
constexpr Entry success(std::uint8_t dice, const Effect& effect) {
  return rolled(dice, Outcome::success, effect);
}
constexpr Entry failure(std::uint8_t dice, const Effect& effect) {
  return rolled(dice, Outcome::failure, effect);
}

inline constexpr std::size_t kMostLines = 10;
struct Draft {
  std::uint8_t number = 0;
  char deck = 'A';
  std::int8_t points = 0;
  std::array<Line, kMostLines> lines{};
  std::uint8_t count = 0;
};
constexpr Draft card(std::uint8_t number, char deck, std::int8_t points,
                     std::initializer_list<Entry> lines) {
  Draft made{.number = number, .deck = deck, .points = points};
  for (const Entry& each : lines) {
    made.lines[made.count] = each;
    made.lines[made.count++].card = number;
  }
  return made;
}

// --- Sets of spaces and dice that cards speak of

inline constexpr Spaces kCrafting = bit(Space::craft_linen) | bit(Space::craft_rune) |
                                    bit(Space::craft_clothing) | bit(Space::craft_chest) |
                                    bit(Space::forge) | bit(Space::craft_2_2) | bit(Space::craft_4);
inline constexpr Spaces kLivestock = bit(Space::buy_2_stockfish) | bit(Space::buy_2_salt_meat) |
                                     bit(Space::buy_sheep) | bit(Space::buy_cattle_milk) |
                                     bit(Space::sheep_or_cattle) | bit(Space::buy_sheep_cattle);
inline constexpr Spaces kWeekly =
    bit(Space::weekly_1) | bit(Space::weekly_2) | bit(Space::weekly_3) | bit(Space::weekly_4);
inline constexpr Spaces kBuildHouses = bit(Space::shed) | bit(Space::stone_house) |
                                       bit(Space::long_house) | bit(Space::house_and_ship);
inline constexpr Spaces kBuildShips = bit(Space::whaling_boat) | bit(Space::knarr) |
                                      bit(Space::longship) | bit(Space::house_and_ship);
inline constexpr Spaces kHuntingGame = bit(Space::hunt_1) | bit(Space::hunt_2);
inline constexpr Spaces kOverseas = bit(Space::overseas_1) | bit(Space::overseas_2);
inline constexpr Spaces kMountainUp = bit(Space::mountain_1_up_1) | bit(Space::mountain_3_up_1);
inline constexpr Spaces kSecondColumn =
    bit(Space::stone_house) | bit(Space::knarr) | bit(Space::hunt_2) | bit(Space::snare) |
    bit(Space::buy_sheep) | bit(Space::buy_cattle_milk) | bit(Space::weekly_2) |
    bit(Space::mead_2) | bit(Space::craft_clothing) | bit(Space::craft_chest) |
    bit(Space::wood_per_player) | bit(Space::mountain_3_up_1) | bit(Space::up_3) |
    bit(Space::overseas_2) | bit(Space::pillage_2) | bit(Space::explore_2) |
    bit(Space::emigrate_2) | bit(Space::occ_play_2);
inline constexpr Spaces kFourthColumn =
    bit(Space::house_and_ship) | bit(Space::whaling_1) | bit(Space::buy_sheep_cattle) |
    bit(Space::weekly_4) | bit(Space::craft_4) | bit(Space::mountain_4_upup_2) |
    bit(Space::mountain_2222_or_upup_3) | bit(Space::plunder) | bit(Space::boat_and_emigrate);

inline constexpr std::uint8_t kHunt = bit(Die::hunt);
inline constexpr std::uint8_t kSnare = bit(Die::snare);
inline constexpr std::uint8_t kWhaling = bit(Die::whaling);
inline constexpr std::uint8_t kRaid = bit(Die::raid);
inline constexpr std::uint8_t kPillage = bit(Die::pillage);
inline constexpr std::uint8_t kBattle = kRaid | kPillage;

constexpr Test between(std::uint8_t least, std::uint8_t most, Statistic what) {
  return {what, least, most};
}

}  // namespace meadhall::feast::draft
