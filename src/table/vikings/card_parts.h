#pragma once

#include "table/vikings/scene.h"

// What the questions on the card have in common.

namespace meadhall::table {

inline Type card_title() { return {Face::heading, 1.12F, tone.ink}; }
inline Type card_body() { return {Face::sans, 1.0F, tone.ink_soft}; }
inline Type card_strong() { return {Face::bold, 1.0F, tone.ink}; }
inline Type card_warning() { return {Face::bold, 1.0F, tone.danger_ink}; }

inline bool narrow(const Scene& scene) { return scene.frame.view.width < scene.frame.em(44); }

inline float answer_height(const Scene& scene) {
  return scene.frame.view.touch || narrow(scene) ? 44.0F : scene.frame.em(2.3F);
}

// The hint that fits the hand: "Point at …" for a mouse, "Tap …" for a finger.
inline const std::string& hand_hint(Scene& scene, std::string_view mouse, std::string_view finger) {
  return scene.frame.words(scene.frame.view.touch ? finger : mouse);
}

// Buttons from left to right, wrapping; `measure` gives a width, `place` draws one. Returns the
// height used.
template <class Measure, class Place>
float flow(const Rect& room, std::size_t count, float height, float gap, Measure measure,
           Place place) {
  float x = room.x;
  float y = room.y;
  for (std::size_t i = 0; i < count; ++i) {
    const float wide = measure(i);
    if (x + wide > room.right() + 0.5F && x > room.x) {
      x = room.x;
      y += height + gap;
    }
    place(i, Rect{x, y, std::min(wide, room.w), height});
    x += wide + gap;
  }
  return y + height - room.y;
}

}  // namespace meadhall::table
