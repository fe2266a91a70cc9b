#include <algorithm>

#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/hues.h"

// A victory-point card: a column a goal, its three steps upwards. rules: Graenaland 13.5

namespace meadhall::table::graenaland_table {

using graenaland::kGoals;
using graenaland::kTiers;

namespace {

// The harder a step, the closer its hatch.
void draw_hatch(Paint& paint, const Rect& area, std::size_t tier) {
  const Clip clipped(paint, area);
  const float gap = area.h / (tier == 1 ? 2.6F : 4.2F);
  for (float x = area.x - area.h; x < area.right(); x += gap) {
    paint.line({x, area.bottom()}, {x + area.h, area.y}, current_palette.paper_line, 1);
  }
}

void draw_step(Paint& paint, const Rect& area, std::size_t tier, int figure, bool reached) {
  const float radius = std::min(area.w, area.h) * 0.18F;
  paint.fill(area, reached ? current_palette.coin : rgb(0xfffaf0, 0.75F), radius);
  if (!reached && tier > 0) draw_hatch(paint, area.inset(1), tier);
  paint.outline(area, reached ? rgb(0x5d3a08) : rgb(0x8a5a33, 0.6F), reached ? 1.5F : 1.0F, radius);
  paint.number(area.center(), figure,
               {Face::bold, std::min(area.h * 0.66F, area.w * 0.6F) / paint.em(), rgb(0x2d2015)},
               Align::center);
}

}  // namespace

void draw_victory_card(Paint& paint, const graenaland::VictoryCard& card, const Rect& area,
                       const std::array<int, kGoals>& reached) {
  const float unit = area.w / 100;
  const float radius = unit * 5;
  paint.shadow(area, radius);
  paint.fill(area, rgb(0x6b4526), radius);
  paint.gradient(area.inset(unit), kCardTop, kCardBottom, radius - unit);
  Rect room = area.inset(unit * 5);
  const Rect head = room.cut_top(unit * 17, unit * 3);
  draw_sign(paint, Sign::crown, head.center(), head.h * 0.85F, rgb(0x9a5c07), kCardTop);
  paint.line({room.x, room.y - unit * 1.5F}, {room.right(), room.y - unit * 1.5F},
             rgb(0x8a5a33, 0.4F));
  const float wide = room.w / static_cast<float>(kGoals);
  const float sign = std::min(wide * 0.82F, room.h * 0.18F);
  const float high = (room.h - sign * 1.3F) / static_cast<float>(kTiers);
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    const float x = room.x + wide * static_cast<float>(goal);
    draw_goal(paint, static_cast<Goal>(goal), {x + wide / 2, room.bottom() - sign * 0.55F}, sign,
              rgb(0x4b3826), kCardBottom);
    for (std::size_t tier = 0; tier < kTiers; ++tier) {
      const Rect step{x, room.y + high * static_cast<float>(kTiers - 1 - tier), wide, high};
      const int figure = card.tiers[goal][tier];
      draw_step(paint, step.inset(unit * 0.9F), tier, figure, reached[goal] >= figure);
    }
  }
}

}  // namespace meadhall::table::graenaland_table
