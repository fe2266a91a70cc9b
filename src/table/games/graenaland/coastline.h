#pragma once

#include <span>
#include <vector>

#include "table/kit/paint.h"

// Outlines drawn as if by hand: corners rounded, sides that wobble by two sines.

namespace meadhall::table::graenaland_table {

using Outline = std::vector<Point>;

// Runs clockwise through the corners of a shape whose sides are upright or level, a point about
// every `step`.
Outline trace(std::span<const Point> corners, float radius, float step);

// Moves its points to and fro, by up to `by` at right angles; `wave` is how long the longer of the
// two waves is, `phase` tells outlines apart.
void wobble(Outline& outline, float by, float wave, float phase);

void fill(Paint& paint, const Outline& outline, Colour colour);
// From `top` above to `bottom` below.
void fill(Paint& paint, const Outline& outline, Colour top, Colour bottom);
void stroke(Paint& paint, const Outline& outline, Colour colour, float thickness);

// The outline of a land that fills `area`, the same for its ground, its edges and its light.
// `inset` narrows it, in hundredths of its width.
Outline land_outline(const Rect& area, std::size_t place, float inset);

}  // namespace meadhall::table::graenaland_table
