#pragma once

#include <cstdint>

#include "core/fixed_vector.h"
#include "games/feast/occupations.h"
#include "games/feast/spaces.h"

// What spaces and occupations show beside their words: rows of signs, made from the same lines that
// the rules carry out (effects.h, occupations.h). No pixels here: table/feast draws them.

namespace meadhall::feast {

enum class Sign : std::uint8_t {
  // Pieces; Glyph::which says which.
  item,      // Item
  ship,      // Ship
  building,  // Building
  die,       // Die
  good,      // Colour of any good; none: of any colour
  group,     // Group of spaces
  space,     // Space
  column,    // 1 to 4
  steps,     // of an upgrade: how many
  // Pieces of any kind.
  large_ship,  // a knarr or a longship
  any_ship,
  house,    // of stone, or a long one
  land,     // exploration board
  special,  // tile
  weapon,
  next_weapon,  // the weapon of the round
  viking,
  player,
  strip,  // of mountains
  home,   // board
  thing,  // the Thing, where Vikings stand ready
  // Figures and phases.
  round,
  income,
  bonus,
  harvest,
  no_harvest,
  feast,
  breeding,
  points,
  action,  // of Vikings, on a space
  result,  // of dice
  roll,    // one throw
  // Deeds.
  overseas,  // green goods turned over
  forge,
  explore,
  emigrate,
  draw,            // an occupation into the hand
  play,            // one out of it
  next_shape,      // to the next shape and colour: the step up and right
  previous_shape,  // to the shape before and the next colour: up and left
  lay,             // on a board
  // Grammar. Numbers stand in Glyph::n.
  pays,    // what stands before goes, what follows comes
  either,  // one of both
  per,     // for each
  when,    // if
  then,    // what stands before is when, what follows is what
  as,      // counts as
  opens,   // what the player may leave, between these
  closes,
  most,      // so many times at most
  at_least,  // so many
  at_most,
  exactly,
  plus,
  minus,
  before,
  after,
  instead,
  anytime,
  always,
  once,
  success,
  failure,
};
inline constexpr std::size_t kSigns = static_cast<std::size_t>(Sign::failure) + 1;

// One sign, `n` of it (1: no number is shown); for a sign of the grammar, its number.
struct Glyph {
  Sign sign{};
  std::uint8_t which = 0;
  std::uint8_t n = 1;

  friend bool operator==(const Glyph&, const Glyph&) = default;
};

// The longest has 14.
using IconRow = FixedVector<Glyph, 20>;

// What a space needs and costs, and what it does.
IconRow space_row(Space space);
// The same as it stands on the action board: what two alternatives have in common is shown once,
// "wood / ore → chest silver".
IconRow board_row(Space space);
// When a line of an occupation counts, and what it does then.
IconRow line_row(const Line& line);
// What stands for a space where a card speaks of it: the first thing that it gives or does.
Glyph emblem(Space space);

}  // namespace meadhall::feast
