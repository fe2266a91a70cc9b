#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "table/frame.h"
#include "table/icons.h"

// Buttons and the like, in the house's own looks.

namespace meadhall::table {

enum class Look : std::uint8_t {
  action,  // the answer most players want
  paper,   // another answer, on parchment
  chosen,  // the value that is set
  wood,    // on a wooden bar
  sea,     // on the open sea
};

struct ButtonSpec {
  std::string_view label;
  Look look = Look::paper;
  std::optional<Icon> icon{};
  bool enabled = true;
  Role role = Role::control;
  float size = 1.0F;       // of the text, in em
  std::string_view tip{};  // what it does, said to whoever lingers on it
};

// Draws it and says whether it was chosen.
bool button(Frame& frame, const TargetName& name, const Rect& area, const ButtonSpec& spec);

// How wide a button wants to be.
float button_width(Frame& frame, const ButtonSpec& spec);

// The ring of the keyboard's focus.
void focus_ring(Frame& frame, const Rect& area, float radius);

// The ground of the whole screen.
void draw_sea(Frame& frame);

// A dark veil over everything; what comes after it is modal. True if the veil itself was clicked.
bool draw_veil(Frame& frame, float opacity = 0.6F);

// A seat's colour as a shield with its number, so that colour is not its only sign.
void draw_shield(Paint& paint, Point center, float size, std::uint8_t colour, int number);

}  // namespace meadhall::table
