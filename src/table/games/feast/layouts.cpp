#include "table/games/feast/layouts.h"

#include "table/games/feast/hall.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {
namespace {

void draw_hall(Scene& scene, Rect room) {
  const float em = scene.frame.em(1);
  draw_hall_header(scene, room.cut_top(em * 2.5F, em * 0.75F));
  draw_boards(scene, room.cut_top(em * 21.25F, em * 0.75F));
  draw_dock(scene, room.cut_top(em * 3, em * 0.5F));
  Rect goods = room.cut_top(em * 9.75F, em * 0.25F);
  draw_belongings(scene, goods.cut_right(em * 11.75F, em * 0.75F));
  draw_larder(scene, goods);
  draw_feast_line(scene, room.cut_top(em * 2.25F));
}

}  // namespace

void draw_layout(match::Stage& stage, match::Panels&, const Rect& room, match::Shape) {
  Scene& scene = scene_on(stage);
  const float em = scene.frame.em(1);
  Rect all = room.inset(em * 0.9F, em * 0.6F);
  draw_hall(scene, all.cut_right(em * 40));
}

}  // namespace meadhall::table::feast_table
