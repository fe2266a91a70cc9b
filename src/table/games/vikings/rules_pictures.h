#pragma once

#include <string_view>

#include "table/kit/paint.h"

// Draws the pictures of the rules, all of them scenes of the real pieces.

namespace meadhall::table::vikings_table {

// How large the picture `id` is, in places across and down.
Point rules_picture_size(std::string_view id);

// Draws it from the top left corner of `area`, its places `unit` wide, in a frame that fills
// `area`.
void draw_rules_picture(Paint& paint, std::string_view id, const Rect& area, float unit);

// A single piece, beside a line of a list.
void draw_rules_piece(Paint& paint, std::string_view id, const Rect& area);

}  // namespace meadhall::table::vikings_table
