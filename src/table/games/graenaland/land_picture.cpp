#include <algorithm>

#include "table/games/graenaland/island.h"
#include "table/games/graenaland/land_parts.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {

using graenaland::MoveKind;

namespace {

constexpr float kLeastWord = 0.116F;  // em, of what is a hundredth of the width for words

// Whether the move pointed at happens on this land.
bool concerns(const Scene& scene, std::size_t place) {
  const std::optional<Move> move = scene.pointed_move();
  if (!move) return false;
  const std::size_t tile = graenaland::tile_number(scene.state, place);
  switch (graenaland::kind_of(*move)) {
    case MoveKind::build:
      return graenaland::what_of(*move) != Construction::army &&
             graenaland::place_built(scene.state, *move) == place;
    case MoveKind::found: return graenaland::value_of(*move) == tile;
    case MoveKind::yield:
    case MoveKind::propose: return graenaland::value_of(*move) == tile + 1;
    case MoveKind::follow: return *move == graenaland::kFollow && scene.state.order.at == place;
    default: return false;
  }
}

}  // namespace

LandPicture::LandPicture(Scene& on_scene, std::size_t of, const Rect& where)
    : LandSpots(where, on_scene.seats()),
      scene(on_scene),
      paint(on_scene.frame.paint),
      place(of),
      word(std::clamp(on_scene.frame.em(kLeastWord), where.w / 100, where.w / 66)),
      // Sites are nearest to each other.
      touchable(!for_fingers(on_scene.frame) || where.w * 0.18F >= kFinger) {}

Rect for_a_finger(const Frame& frame, const Rect& area) {
  if (!for_fingers(frame)) return area;
  return around(area.center(), std::max(area.w, kFinger), std::max(area.h, kFinger));
}

Touch announce_land(Scene& scene, std::size_t place, const Rect& area) {
  const TargetName name{"land", static_cast<std::uint32_t>(place)};
  scene.motion.note(name, around(area.center(), area.w * 0.3F, area.w * 0.3F));
  // What is carried can be laid down where it may go; what is not is swept over.
  return announce_target(scene, name, area, area.w * 0.04F, answer_at(scene, name).legal);
}

void draw_land_state(Scene& scene, std::size_t place, const Rect& area, const Touch& touch) {
  Paint& paint = scene.frame.paint;
  if (touch.legal || concerns(scene, place)) {
    const bool strong = touch.pointed || concerns(scene, place);
    if (touch.legal) {
      paint.fill(area.inset(area.w * 0.03F), fade(current_palette.highlight, strong ? 0.2F : 0.1F),
                 area.w * 0.04F);
    }
    draw_land_edge(paint, place, area, current_palette.halo, strong ? 6.0F : 4.5F);
    draw_land_edge(paint, place, area, current_palette.highlight, strong ? 3.4F : 2.4F);
  } else if (scene.choice.land == place) {
    draw_land_edge(paint, place, area, fade(current_palette.on_badge, 0.9F), 2);
  }
}

void draw_picture(Scene& scene, std::size_t place, const Rect& area) {
  const LandPicture on(scene, place, area);
  const Touch touch = announce_land(scene, place, area);
  draw_ground(scene.frame.paint, on.tile().terrain, place, area, GroundKind::picture);
  draw_land_state(scene, place, area, touch);
  draw_works_below(on);
  draw_places(on);
  draw_camps_of(on);
  draw_dots_above(on);
  draw_land_signs(on);
}

void draw_land(Scene& scene, std::size_t place, const Rect& area) {
  const float wide = std::min(area.w, area.h / 0.88F);
  LandPicture on(scene, place, around(area.center(), wide, wide * 0.88F));
  on.touchable = false;
  draw_ground(scene.frame.paint, on.tile().terrain, place, on.area, GroundKind::picture);
  draw_works_below(on);
  draw_places(on);
  draw_camps_of(on);
  draw_land_signs(on);
}

void draw_camps(Scene& scene, std::size_t place, const Rect& area) {
  Paint& paint = scene.frame.paint;
  {
    const Clip clipped(paint, area);
    draw_ground(paint, graenaland::tile_at(scene.state, place).terrain, place, area,
                GroundKind::backdrop);
  }
  const auto clans = static_cast<float>(scene.seats());
  const float unit = std::min(area.h / 36, area.w / clans / 25);
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    const Seat seat = seat_at(i);
    const Point foot{area.x + area.w * (static_cast<float>(i) + 0.5F) / clans,
                     area.bottom() - unit * 5};
    float x = foot.x - unit * 8;
    for (std::size_t which = 0; which < graenaland::kBuildings; ++which) {
      const auto building = static_cast<Building>(which);
      if ((scene.state.at(seat).buildings[place] & bit(building)) == 0) continue;
      draw_building(paint, building, scene.clan(seat), {x, foot.y - unit * 9}, unit * 14);
      x += unit * 9;
    }
    draw_camp(scene, place, seat, {foot, unit, 1}, false);
  }
}

}  // namespace meadhall::table::graenaland_table
