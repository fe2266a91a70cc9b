#pragma once

#include <cstdint>

#include "table/kit/paint.h"

// Pictures that are drawn once and then pressed onto the screen like a stamp: moved, turned, a
// little larger or smaller, half seen through. Rich drawings cost no more than copying their
// triangles, in motion as well as at rest.

namespace meadhall::table {

// Draws a picture `size` large around or below (0, 0), as it likes; `variant` says which. What
// decides how it looks must be in these and in the palette. No text: letters may move in their
// texture.
using Picture = void (*)(Paint& paint, float size, std::uint32_t variant);

struct Placing {
  Point at;        // where the picture's (0, 0) comes to lie
  float size = 0;  // as it is to look, in CSS pixels
  float opacity = 1;
  float turn = 0;  // clockwise, in radians
  float high = 1;  // squeezed or stretched upwards
};

void stamp(Paint& paint, Picture picture, std::uint32_t variant, const Placing& placing);

// While it lives, pictures of about the right size do: what grows or shrinks on its way is not
// drawn anew for every size it passes.
class InPassing {
 public:
  InPassing();
  ~InPassing();
  InPassing(const InPassing&) = delete;
  InPassing& operator=(const InPassing&) = delete;
};

}  // namespace meadhall::table
