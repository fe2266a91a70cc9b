#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "games/feast/effects.h"
#include "games/feast/spaces.h"

// The 190 occupations: what is printed on them, as lines of the language of effects.h.
// rules: Feast 16

namespace meadhall::feast {

// When a line is carried out.
enum class Moment : std::uint8_t {
  play,      // when the card is played
  anytime,   // as often as one likes
  standing,  // a rule that holds from then on
  once,      // as soon as its test holds, once a match
  scoring,   // before points are counted
  // phases, each for its owner
  harvest,  // in a round with one, before the crops come
  after_harvest,
  no_harvest,  // in a round without
  end_of_actions,
  before_income,
  before_feast,
  after_feast,
  bonus,
  after_bonus,
  mountain_phase,  // per `item` of the strips that goes to the supply; `spaces` unused
  // actions, on `spaces`
  before_action,
  after_action,
  cards_played,  // occupations in an action, wherever in it
  instead,       // of the effect of `verb`, as another alternative
  given,         // an `item` by an occupation, once however many
  // within actions
  rolled,       // a dice action of `dice` ended as `outcome` says
  taken,        // an `item` (ore, stone, wood, silver for the pair) from a strip
  received,     // an `item` into the supply, each time
  ship_built,   // a `ship`, not one bought or had from a card
  ship_had,     // however it came
  house_built,  // a stone or long house, not one had from a card or board
  explored,
  emigrated,
  vikings_back,   // one or two Vikings return in the action phase
  thing,          // the number of Vikings in the Thing changed
  laid_in_house,  // an `item` on a house, each time
  laid_on_land,   // an `item` on an exploration board, each time
  feast_laid,     // an `item` on the banquet table, in phase 9
  anytime_once,   // as `anytime`, once a match
};
inline constexpr std::size_t kMoments = 34;

enum class Outcome : std::uint8_t { any, success, failure };

inline constexpr std::uint8_t kAllDice = 0xff;
constexpr std::uint8_t bit(Die die) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(die));
}

struct Line {
  std::uint8_t card = kNoCard;
  Moment moment = Moment::play;
  Spaces spaces = kAllSpaces;
  std::uint8_t dice = kAllDice;
  Outcome outcome = Outcome::any;
  Item item = Item::silver;  // of taken, received, laid, feast_laid
  std::uint8_t many = 1;     // of received: at least so many at once
  std::uint8_t most = 255;   // of vikings_back: at most so many at once
  std::int8_t ship = -1;     // of ship_built and ship_had: a Ship; -1: any
  Verb verb = Verb::trade;   // of instead
  Test test{};               // beside the effect's own: when the line counts at all
  Effect effect{};
};

enum class Kind : std::uint8_t { immediate, anytime, trigger, one_shot };

struct Occupation {
  std::uint8_t number = 0;
  char deck = 'A';
  bool light = false;  // a starting occupation
  std::int8_t points = 0;
  Kind kind = Kind::immediate;
  std::uint16_t first = 0;  // line
  std::uint8_t lines = 0;
};

const Occupation& occupation(std::size_t card);
std::span<const Line> lines_of(std::size_t card);
// All occupations with a line for this moment; with one that stands for this rule. Tables in this
// header, as the rules ask for them at every step.
extern const std::array<Cards, kMoments> kWithLine;
extern const std::array<Cards, kRules> kWithRule;
inline const Cards& with_line(Moment moment) { return kWithLine[static_cast<std::size_t>(moment)]; }
inline const Cards& with_rule(Rule rule) { return kWithRule[static_cast<std::size_t>(rule)]; }
// Those that, when played, may bring what an action space costs or needs: silver, wood, stone,
// ships; or make it cost or need less.
const Cards& bringing_means();
// Those of these decks, light or dark; without those that mini-expansion 2 takes out.
Cards deck_of(bool a, bool b, bool c, bool light);
// What mini-expansion 2 takes out: always, or as recommended.
const Cards& removed();
const Cards& recommended_removals();

}  // namespace meadhall::feast
