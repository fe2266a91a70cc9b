#pragma once

#include "table/kit/widgets.h"
#include "table/match/stage.h"

// Types and sizes on the card of the question.

namespace meadhall::table::match {

inline Type card_title() { return {Face::heading, 1.12F, current_palette.ink}; }
inline Type card_body() { return {Face::sans, 1.0F, current_palette.ink_soft}; }
inline Type card_strong() { return {Face::bold, 1.0F, current_palette.ink}; }
inline Type card_warning() { return {Face::bold, 1.0F, current_palette.danger_ink}; }

// On a low phone held upright the boards need the room more than hints do.
inline bool low(const Stage& stage) {
  return !stage.flat && stage.on_card && stage.frame.view.height < stage.frame.em(47);
}

// Who is asked, with the room around it.
inline float card_head(const Stage& stage) { return stage.frame.em(2.9F); }

inline float answer_height(const Stage& stage) { return control_height(stage.frame); }

// The hint that fits the hand: "Point at …" for a mouse, "Tap …" for a finger.
inline const std::string& hand_hint(Stage& stage, std::string_view mouse, std::string_view finger) {
  return stage.frame.words(stage.frame.view.touch ? finger : mouse);
}

}  // namespace meadhall::table::match
