#pragma once

#include <array>
#include <cstdint>
#include <string>

// Passed between the page and a frame that is drawn.

namespace meadhall::table {

// A text the player wants to edit. ImGui has no on-screen keyboard, no clipboard and no input
// methods in a browser, so the page lays a real <input> over `x, y, width, height` (CSS pixels) and
// sends `command` + " " + the new text when it is done.
struct TextEdit {
  std::string command;
  std::string value;
  float x = 0;
  float y = 0;
  float width = 0;
  float height = 0;
};

// The world as a frame needs to know it.
struct View {
  float width = 0;  // CSS pixels
  float height = 0;
  double now = 0;  // seconds, growing
  bool reduced_motion = false;
  bool touch = false;  // the latest input came from a finger: larger targets, no hover

  struct Finger {
    float x = 0;
    float y = 0;
  };
  std::array<Finger, 2> fingers{};  // where they are
  std::uint8_t finger_count = 0;    // of them; a mouse has none
};

}  // namespace meadhall::table
