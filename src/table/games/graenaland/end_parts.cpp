#include "table/games/graenaland/end_parts.h"

#include "table/games/graenaland/signs.h"

namespace meadhall::table::graenaland_table {
namespace {

// The score sheet has a line a goal, in the order of the goals. rules: Graenaland 10.1
void draw_source_mark(Paint& paint, std::size_t kind, Point at, float size) {
  if (kind >= graenaland::kGoals) return;
  draw_goal(paint, static_cast<Goal>(kind), at, size, current_palette.ink_soft,
            current_palette.parchment_top);
}

}  // namespace

const match::EndHooks kEndHooks{
    .draw_source = draw_source_mark, .draw_crown = [](Paint& paint, Point center, float size) {
      draw_sign(paint, Sign::crown, center, size, current_palette.paper_glow,
                current_palette.parchment_top);
    }};

}  // namespace meadhall::table::graenaland_table
