#include "table/games/graenaland/island.h"

#include <algorithm>

#include "table/games/graenaland/island_parts.h"
#include "table/games/graenaland/land_parts.h"
#include "table/kit/widgets.h"
#include "table/match/board_view.h"

namespace meadhall::table::graenaland_table {
namespace {

constexpr TargetName kBoard{"island"};

void draw_land_at(Scene& scene, const IslandPlan& plan, std::size_t place) {
  if (plan.pictures) {
    draw_picture(scene, place, plan.land(place));
  } else {
    draw_ledger(scene, plan, place);
  }
}

// An arrow to the north, upon the ice.
void draw_compass(Scene& scene, const IslandPlan& plan) {
  if (!plan.pictures) return;
  Paint& paint = scene.frame.paint;
  const Rect last = plan.land(graenaland::land_count(scene.state) - 1);
  const float size = plan.unit() * 7;
  const Point top{last.right() - plan.unit() * 11, last.y - plan.north * 0.76F};
  const Colour ink = rgb(0x3d6373);
  paint.list().AddTriangleFilled({top.x, top.y}, {top.x + size * 0.42F, top.y + size},
                                 {top.x, top.y + size * 0.72F}, ink);
  paint.list().AddTriangleFilled({top.x, top.y}, {top.x, top.y + size * 0.72F},
                                 {top.x - size * 0.42F, top.y + size}, ink);
  paint.text({top.x, top.y + size * 1.65F}, scene.frame.words("ui.graenaland.north"),
             {Face::bold, size * 0.86F / paint.em(), ink}, Align::center);
}

// Down to where the ice is free: to the inland lands, or the cards before them.
float free_ice(const Scene& scene, const IslandPlan& plan) {
  float down = plan.land(plan.coast).y;
  for (std::size_t i = plan.coast; i < graenaland::land_count(scene.state); ++i) {
    const bool stores = graenaland::settlements_of_all(scene.state, i) > 0;
    if (stores) down = std::min(down, plan.store_of(i).y);
  }
  return down;
}

// Over the ice, once somebody has declared: who, and who builds once more. rules: Graenaland 10.2
void draw_banner(Scene& scene, const IslandPlan& plan, const Rect& area) {
  if (!scene.model.final_building) return;
  constexpr float kLeast = 0.78F;  // em, of its letters
  Paint& paint = scene.frame.paint;
  const float high = paint.em(1.75F);
  const Rect room = area.inset(paint.em(2.2F), paint.em(0.3F));
  Type type{Face::bold, 1.0F, current_palette.on_action};
  const float wide = paint.width(scene.model.comes, type);
  type.size = std::min(1.0F, room.w / wide);
  // Where cards lie on the ice, or the window is small, the goals say it alone.
  if (free_ice(scene, plan) - room.y < high * 1.2F || type.size < kLeast) return;
  const Rect cloth =
      around({room.center().x, room.y + high / 2}, wide * type.size + paint.em(1.2F), high);
  // Its ends hang a little lower, behind it.
  for (const float x : {cloth.x - high * 0.7F, cloth.right() - high * 0.3F}) {
    paint.fill({x, cloth.y + high * 0.2F, high, high}, darker(current_palette.action, 0.3F),
               paint.em(0.15F));
  }
  paint.gradient(cloth, lighter(current_palette.action, 0.08F), current_palette.action,
                 paint.em(0.2F));
  paint.outline(cloth.inset(0.5F), current_palette.gold_edge, current_palette.edge, paint.em(0.2F));
  paint.text(cloth.center(), scene.model.comes, type, Align::center);
}

// What answers the question at hand may lie beyond the edge.
void bring_into_sight(Scene& scene, const match::BoardView& view, const IslandPlan& plan) {
  if (!scene.fresh || !view.closer()) return;
  const std::optional<std::size_t> about = land_of_council(scene);
  if (!about) return;
  const Rect land = plan.land(*about);
  match::bring_into_sight(scene.frame, view, land.min(), land.max());
}

void draw_all(Scene& scene, const IslandPlan& plan, const Rect& room) {
  draw_waters(scene.frame, plan);
  draw_compass(scene, plan);
  draw_west(scene, plan);
  draw_east(scene, plan);
  const std::optional<std::size_t> lit = land_of_council(scene);
  const auto draw_row = [&](std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to; ++i) {
      if (lit == i) continue;
      draw_store(scene, plan, i);
      draw_land_at(scene, plan, i);
    }
  };
  draw_row(plan.coast, graenaland::land_count(scene.state));
  draw_row(0, plan.coast);
  if (lit) {
    draw_theatre(scene, plan, *lit, room);
    draw_store(scene, plan, *lit);
    draw_land_at(scene, plan, *lit);
    draw_land_edge(scene.frame.paint, *lit, plan.land(*lit), current_palette.halo, 6);
    draw_land_edge(scene.frame.paint, *lit, plan.land(*lit), rgb(0xffefc0), 3.4F);
  }
  draw_march(scene, plan);
}

}  // namespace

void draw_island(Scene& scene, const Rect& area) {
  if (area.w < 80 || area.h < 80) return;
  match::BoardView view = match::board_view(scene.frame, kBoard, area);
  IslandPlan plan = plan_island(scene.frame, scene.state, {area.w, area.h}, view.zoom);
  bring_into_sight(scene, view, plan);
  match::begin_board(scene, view, plan.size, match::Rest::middle);
  plan.corner = view.on_screen({0, 0, 0, 0}).min();
  if (view.closer()) {
    const Clip clipped(scene.frame.paint, area);
    draw_all(scene, plan, area);
  } else {
    draw_all(scene, plan, area);
  }
  match::end_board(scene);
  if (!view.closer()) draw_banner(scene, plan, area);
  if (view.closer() && for_fingers(scene.frame)) draw_mini_map(scene, plan, kBoard, area);
  match::draw_way_back(scene.frame, view);
}

}  // namespace meadhall::table::graenaland_table
