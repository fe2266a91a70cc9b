#pragma once

#include "table/games/vikings/scene.h"
#include "table/kit/widgets.h"

// What the questions on the card have in common.

namespace meadhall::table::vikings_table {

inline Type card_title() { return {Face::heading, 1.12F, tone.ink}; }
inline Type card_body() { return {Face::sans, 1.0F, tone.ink_soft}; }
inline Type card_strong() { return {Face::bold, 1.0F, tone.ink}; }
inline Type card_warning() { return {Face::bold, 1.0F, tone.danger_ink}; }

// Whether the card is: it stands beside the board on a phone held sideways.
inline bool narrow(const Scene& scene) {
  return scene.flat || scene.frame.view.width < scene.frame.em(44);
}

// On a low phone held upright the offer needs the room more than hints do.
inline bool low(const Scene& scene) {
  return !scene.flat && narrow(scene) && scene.frame.view.height < scene.frame.em(47);
}

// How large the special tiles are that are chosen on the card, where it is `width` wide within:
// on a low phone as large as a finger needs them, for the offer's sake.
inline float special_size(const Scene& scene, float width) {
  const float em = scene.frame.em(1);
  return std::min(scene.flat || low(scene) ? std::max(44.0F, em * 2.75F) : em * 4.6F,
                  (width - em * 2) / 4);
}

// Who is asked, with the room around it.
inline float card_head(const Scene& scene) { return scene.frame.em(2.9F); }

inline float answer_height(const Scene& scene) { return control_height(scene.frame); }

// The hint that fits the hand: "Point at …" for a mouse, "Tap …" for a finger.
inline const std::string& hand_hint(Scene& scene, std::string_view mouse, std::string_view finger) {
  return scene.frame.words(scene.frame.view.touch ? finger : mouse);
}

}  // namespace meadhall::table::vikings_table
