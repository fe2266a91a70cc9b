#include "table/games/feast/vikings.h"

#include <algorithm>

#include "table/games/feast/scoring_marks.h"
#include "table/games/feast/signs.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

std::uint8_t seat_colour(const Scene& scene, Seat seat, std::uint8_t which) {
  const std::uint8_t own = scene.seat_info(seat).colour;
  const std::size_t colours = current_palette.seats.size();
  return static_cast<std::uint8_t>(which == 0 ? own : (own + colours / 2) % colours);
}

void draw_coloured_head(Paint& paint, Colour colour, std::uint8_t which, Point at, float size) {
  const Rect ground = around(at, size, size);
  paint.fill(ground, colour, size * 0.25F);
  // So that colour is not the only sign the second one is barred below.
  if (which == 1) {
    paint.fill({ground.x, ground.bottom() - size * 0.16F, size, size * 0.16F},
               current_palette.wood_dark, size * 0.08F);
  }
  draw_sign(paint, feast::Sign::viking, at, size * 0.94F, current_palette.wood_dark);
}

void draw_coloured_head(Scene& scene, std::uint8_t which, Point at, float size) {
  const Colour colour = current_palette.seats[seat_colour(scene, seat_at(0), which)];
  draw_coloured_head(scene.frame.paint, colour, which, at, size);
}

void draw_goal(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const int total = points_shown(scene, seat_at(0));
  Rect room = area;
  const Type type{Face::bold, 0.94F, current_palette.ink};
  const float words = paint.width(scene.model.goal, type) + paint.em(0.6F);
  const Rect place = room.cut_right(std::min(words, room.w * 0.6F));
  // Its words are those of the whole; while that is counted the bar alone grows.
  if (total == scene.model.standing[0].total) {
    paint.text_within({place.right(), place.center().y}, place.w - paint.em(0.4F), scene.model.goal,
                      type, Align::right);
  }
  const float high = std::min(room.h, paint.em(0.7F));
  draw_progress(scene.frame, {room.x, room.center().y - high / 2, room.w, high},
                std::clamp(total, 0, kGoalAlone) * 1000 / kGoalAlone);
}

}  // namespace meadhall::table::feast_table
