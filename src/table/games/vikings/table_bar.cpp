#include "table/games/vikings/table_bar.h"

#include <algorithm>

#include "games/vikings/round.h"
#include "table/kit/widgets.h"

namespace meadhall::table::vikings_table {
namespace {

// rules: Vikings 3.2. Scorings stand under their rounds: a coin for small ones, a star for large.
void draw_rounds(Scene& scene, Rect area) {
  Paint& paint = scene.frame.paint;
  const float gap = paint.em(0.3F);
  const float each = std::min(paint.em(2.3F), (area.w - 5 * gap) / 6);
  for (std::size_t round = 1; round <= vikings::kRounds; ++round) {
    Rect place = area.cut_left(each, gap);
    scene.thing_at({"round", round}, vikings::round_thing(round), place.inset(0, 2));
    place = {place.x, place.y + paint.em(0.45F), place.w, place.h - paint.em(1.25F)};
    const bool now = round == scene.state.round;
    const bool past = round < scene.state.round;
    paint.fill(place,
               now    ? current_palette.gold_edge
               : past ? fade(current_palette.wood_dark, 0.45F)
                      : current_palette.wood_dark,
               paint.em(0.35F));
    paint.number(place.center(), static_cast<int>(round),
                 {Face::bold, std::min(1.05F, place.h / paint.em(1.25F)),
                  now    ? current_palette.wood_dark
                  : past ? current_palette.on_wood_soft
                         : current_palette.on_wood},
                 Align::center);
    const Point sign{place.center().x, place.bottom() + paint.em(0.45F)};
    draw_icon(paint, round % 2 == 1 ? Icon::coin : Icon::star, sign,
              paint.em(round % 2 == 1 ? 0.6F : 0.75F), current_palette.bright);
  }
}

}  // namespace

void draw_bar(match::Stage& stage, const Rect& area, bool roomy) {
  Scene& scene = scene_on(stage);
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  Rect room = area;
  draw_rounds(scene, room.cut_left(std::min(paint.em(6 * 2.6F), room.w * (roomy ? 0.45F : 0.62F)),
                                   paint.em(1)));
  if (roomy) {
    const float middle = room.center().y;
    const Type strong{Face::bold, 1.02F, current_palette.on_wood};
    const float used = paint.text_within({room.x, middle}, room.w, scene.model.round, strong);
    paint.text_within({room.x + used + paint.em(0.6F), middle}, room.w - used - paint.em(0.6F),
                      scene.model.then, {Face::sans, 1.0F, current_palette.on_wood_soft});
  } else if (scene.state.step != vikings::Step::over) {
    // Narrow: what scoring comes next, as its words or at least its sign.
    const bool large = vikings::large_scoring_follows(scene.state);
    if (room.w > paint.em(2.6F)) {
      draw_in_two(paint, {room.x, room.center().y}, room.w,
                  frame.words(large ? "ui.large" : "ui.small"),
                  {Face::bold, 0.9F, current_palette.on_wood}, Align::left);
    } else {
      draw_icon(paint, large ? Icon::star : Icon::coin, room.center(), paint.em(0.9F),
                current_palette.bright);
    }
  }
}

}  // namespace meadhall::table::vikings_table
