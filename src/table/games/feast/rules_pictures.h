#pragma once

#include <string_view>

#include "table/kit/paint.h"

// Draws the pictures of the rules, all of them scenes of the real pieces; see RulesPictures.

namespace meadhall::table::feast_table {

Point rules_picture_size(std::string_view id);
void draw_rules_picture(Paint& paint, std::string_view id, const Rect& area, float unit);
void draw_rules_piece(Paint& paint, std::string_view id, const Rect& area);

}  // namespace meadhall::table::feast_table
