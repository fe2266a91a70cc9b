#pragma once

#include "table/games/vikings/scene.h"
#include "table/match/card_parts.h"

// What the questions on the card have in common.

namespace meadhall::table::vikings_table {

using match::card_body;
using match::card_strong;
using match::card_title;
using match::card_warning;

// How large the special tiles are that are chosen on the card, where it is `width` wide within:
// on a low phone as large as a finger needs them, for the offer's sake.
inline float special_size(const Scene& scene, float width) {
  const float em = scene.frame.em(1);
  return std::min(scene.flat || low(scene) ? std::max(44.0F, em * 2.75F) : em * 4.6F,
                  (width - em * 2) / 4);
}

}  // namespace meadhall::table::vikings_table
