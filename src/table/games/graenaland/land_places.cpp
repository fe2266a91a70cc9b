#include <algorithm>
#include <array>
#include <cmath>

#include "table/games/graenaland/hues.h"
#include "table/games/graenaland/land_parts.h"

namespace meadhall::table::graenaland_table {

using graenaland::kBuildings;
using graenaland::MoveKind;
using graenaland::Step;

namespace {

// The middle of a building's place, from its feet.
constexpr float kSiteMiddle = -4.6F;
constexpr std::array<Sign, kBuildings> kSiteSigns = {Sign::helm, Sign::cross, Sign::lyre};
// The others.
constexpr Point kToken{50, 38.5F};
constexpr Point kMarket{87, 46};
constexpr float kFence = 54;

constexpr Construction construction_of(Building building) {
  return static_cast<Construction>(static_cast<int>(Construction::fortress) +
                                   static_cast<int>(building));
}
constexpr Construction construction_of(Work work) {
  return static_cast<Construction>(static_cast<int>(Construction::road) + static_cast<int>(work));
}

// Whether the question may be answered with any place: nothing was chosen yet.
bool asks_openly(const Scene& scene) { return scene.asks(Step::build) && !scene.choice.what; }

void draw_dashed_oval(Paint& paint, Point center, float rx, float ry, Colour colour, float wide,
                      int dashes) {
  const auto at = [&](float turn) {
    return Point{center.x + rx * std::cos(turn), center.y + ry * std::sin(turn)};
  };
  const float part = 2 * kPi / static_cast<float>(dashes);
  for (int i = 0; i < dashes; ++i) {
    const float from = part * static_cast<float>(i);
    paint.list().PathLineTo(at(from));
    paint.list().PathLineTo(at(from + part * 0.3F));
    paint.list().PathLineTo(at(from + part * 0.6F));
    paint.list().PathStroke(colour, 0, wide);
  }
}

// What would be built glows where it would stand, within a broken ring.
void draw_ghost_light(const LandPicture& on, Point center, float rx, float ry) {
  const float unit = on.unit;
  for (const float part : {1.15F, 0.92F, 0.72F}) {
    on.paint.list().AddEllipseFilled(center, {rx * unit * part, ry * unit * part},
                                     fade(current_palette.highlight, 0.24F));
  }
  draw_dashed_oval(on.paint, center, rx * unit, ry * unit, current_palette.halo, 4, 18);
  draw_dashed_oval(on.paint, center, rx * unit, ry * unit, current_palette.highlight, 2.4F, 18);
}

std::optional<Seat> owner_of(const LandPicture& on, Building building) {
  for (std::size_t i = 0; i < on.scene.seats(); ++i) {
    if ((on.scene.state.players[i].buildings[on.place] & bit(building)) != 0) return seat_at(i);
  }
  return std::nullopt;
}

void draw_free_site(const LandPicture& on, Building building, bool legal) {
  const auto which = static_cast<std::size_t>(building);
  const float unit = on.unit;
  const Point middle{on.site(building).x, on.site(building).y + kSiteMiddle * unit};
  on.paint.list().AddEllipseFilled(middle, {7.4F * unit, 5.4F * unit},
                                   legal ? current_palette.legal : rgb(0x2a1b11, 0.16F));
  draw_dashed_oval(on.paint, middle, 7.4F * unit, 5.4F * unit,
                   legal ? current_palette.highlight : rgb(0x2a1b11, 0.5F), legal ? 2.0F : 1.2F,
                   16);
  draw_sign(on.paint, kSiteSigns[which], middle, 7.2F * unit, rgb(0x2a1b11, 0.55F), 0);
}

constexpr float kDot = 1.375F;  // em

// A gold dot: something can be built here.
void draw_gold_dot(const LandPicture& on, Point center, Construction what, bool pointed) {
  Paint& paint = on.paint;
  const float size = paint.em(kDot);
  // The ground is the same in all themes, and so is what shines on it.
  constexpr Colour kGold = rgb(0xffe08a);
  constexpr Colour kInk = rgb(0x5d3a08);
  const float radius = size / 2;
  paint.glow_disc(center, radius, pointed ? 1.0F : 0.45F, kGold);
  paint.disc(center, radius + 1.5F, kInk);
  paint.disc(center, radius, kGold);
  const float sign = size * 0.66F;
  if (graenaland::is_work(what)) {
    draw_work(paint, graenaland::work_of(what), around(center, size * 1.1F, size * 0.68F),
              on.tile().improvement);
  } else if (graenaland::is_building(what)) {
    const auto building = static_cast<std::size_t>(graenaland::building_of(what));
    draw_sign(paint, kSiteSigns[building], center, sign, kInk, kGold);
  } else {
    draw_sign(paint, Sign::house, center, sign, kInk, kGold);
  }
}

void draw_site(const LandPicture& on, Building building) {
  Scene& scene = on.scene;
  const Construction what = construction_of(building);
  const TargetName name = named("site", on.place, static_cast<std::size_t>(what));
  const Point feet = on.site(building);
  const Rect area = around({feet.x, feet.y - 7.5F * on.unit}, 16.5F * on.unit, 17 * on.unit);
  scene.motion.note(name, area);
  Touch touch{.legal = answer_at(scene, name).legal};
  if (on.touchable) touch = announce_target(scene, name, area, on.unit * 3, touch.legal);
  const std::optional<Seat> owner = owner_of(on, building);
  if (owner && scene.motion.coming(name) == 0) {
    draw_building(on.paint, building, scene.clan(*owner), feet, 17 * on.unit);
  } else if (builds_here(scene, on.place, what) && scene.actor) {
    draw_ghost_light(on, {feet.x, feet.y - 5.2F * on.unit}, 11.6F, 10.3F);
    draw_building(on.paint, building, scene.clan(*scene.actor), feet, 17 * on.unit, 0.92F);
  } else if (touch.legal && asks_openly(scene)) {
    draw_gold_dot(on, {feet.x, feet.y + kSiteMiddle * on.unit}, what, touch.pointed);
  } else {
    draw_free_site(on, building, touch.legal);
  }
}

// The resource that an improved land keeps: what it would be before it is.
void draw_kept(const LandPicture& on, bool legal) {
  const Rect area = on.box(kToken.x, kToken.y, 13, 13);
  on.paint.fill(area, legal ? current_palette.legal : rgb(0x2a1b11, 0.14F), on.unit * 1.7F);
  on.paint.dashes(area, legal ? current_palette.highlight : rgb(0x2a1b11, 0.53F),
                  legal ? 2.0F : 1.2F, 3.5F);
  draw_resource(on.paint, on.tile().improvement, area.center(), 8.06F * on.unit, 0.5F);
}

// A fence is as wide as the land; it is pointed at beside the dot of a village.
float fence_middle(const LandPicture& on) {
  constexpr float kLeft = 26;
  constexpr float kRight = 67;
  if (!on.scene.actor) return kLeft;
  return std::abs(on.slot(index(*on.scene.actor)) - kLeft) > 15 ? kLeft : kRight;
}

// Where a work lies, and where its dot is.
Rect area_of(const LandPicture& on, Work work) {
  switch (work) {
    case Work::road: return on.box(50, 52, 11, 11);
    case Work::improvement: return on.box(kToken.x, kToken.y, 14, 14);
    case Work::market: return on.box(kMarket.x, 38.5F, 15, 17);
    case Work::palisade: return on.box(fence_middle(on), kFence - 2.5F, 16, 9);
  }
  return {};
}

// The works that lie below everything, which are those that grow, or those that stand upon it.
void draw_works(const LandPicture& on, bool below) {
  Scene& scene = on.scene;
  for (std::size_t i = 0; i < graenaland::kWorks; ++i) {
    const auto work = static_cast<Work>(i);
    if (grows(work) != below) continue;
    const Construction what = construction_of(work);
    const TargetName name = named("work", on.place, static_cast<std::size_t>(what));
    const Rect area = area_of(on, work);
    scene.motion.note(name, area);
    const bool built = (scene.state.lands[on.place].works & bit(work)) != 0;
    const bool legal = answer_at(scene, name).legal;
    Touch touch{.legal = legal};
    // What is not built yet of what lies below is pointed at by its dot, which lies above all.
    const bool by_dot = below && !built;
    if (on.touchable && !by_dot && (built || legal || work == Work::improvement)) {
      touch = announce_target(scene, name, area, on.unit * 3, legal);
    }
    if (built && (below || scene.motion.coming(name) == 0)) {
      draw_built_work(on.paint, on, work, on.tile().improvement, 1, scene.motion.arrived(name));
    } else if (builds_here(scene, on.place, what)) {
      const Point middle = area.center();
      draw_ghost_light(on, middle, work == Work::palisade ? 24.0F : 10.0F, 9);
      draw_built_work(on.paint, on, work, on.tile().improvement, 0.9F);
    } else if (by_dot) {
      continue;
    } else if (legal && asks_openly(scene)) {
      draw_gold_dot(on, area.center(), what, touch.pointed);
    } else if (work == Work::improvement) {
      draw_kept(on, legal);
    } else if (legal) {
      draw_dashed_oval(on.paint, area.center(), area.w / 2, area.h / 2, current_palette.highlight,
                       2, 16);
    }
  }
}

// A road or a palisade that could be built.
void draw_work_dot(const LandPicture& on, Work work) {
  Scene& scene = on.scene;
  const Construction what = construction_of(work);
  const TargetName name = named("work", on.place, static_cast<std::size_t>(what));
  if ((scene.state.lands[on.place].works & bit(work)) != 0 || !answer_at(scene, name).legal) return;
  const Rect area = area_of(on, work);
  Touch touch;
  if (on.touchable) touch = announce_target(scene, name, area, on.unit * 3);
  if (builds_here(scene, on.place, what)) return;
  if (asks_openly(scene)) {
    draw_gold_dot(on, area.center(), what, touch.pointed);
  } else {
    draw_dashed_oval(on.paint, area.center(), area.w / 2, area.h / 2, current_palette.highlight, 2,
                     16);
  }
}

}  // namespace

bool builds_here(const Scene& scene, std::size_t place, Construction what) {
  const std::optional<Move> move = scene.pointed_move();
  return move && graenaland::kind_of(*move) == MoveKind::build &&
         graenaland::what_of(*move) == what && what != Construction::army &&
         graenaland::place_built(scene.state, *move) == place;
}

void draw_built_work(Paint& paint, const LandSpots& on, Work work, Resource kept, float opacity,
                     float done) {
  switch (work) {
    case Work::road: {
      const Rect& land = on.area;
      const float top = mix(land.y + 87 * on.unit, land.y + 43 * on.unit, done);
      const Clip clipped(paint, {land.x, top, land.w, std::max(0.0F, land.y + land.w - top)});
      return draw_road(paint, land, opacity);
    }
    case Work::improvement:
      return draw_token(paint, kept, on.at(kToken.x, kToken.y), 13 * on.unit, opacity);
    case Work::market:
      return draw_market(paint, on.at(kMarket.x, kMarket.y), 16 * on.unit, opacity);
    case Work::palisade: {
      constexpr float kPiece = 18.9F;
      constexpr float kStakes = 50;  // ten a piece
      const float wide = 5 * kPiece * std::floor(done * kStakes) / kStakes * on.unit;
      const Clip clipped(paint, {on.at(2.75F, 0).x, on.area.y, wide, on.area.h});
      for (int i = 0; i < 5; ++i) {
        draw_stakes(paint, on.at(12.2F + kPiece * static_cast<float>(i), kFence), 19 * on.unit,
                    opacity);
      }
      return;
    }
  }
}

void draw_works_below(const LandPicture& on) { draw_works(on, true); }

void draw_places(const LandPicture& on) {
  for (std::size_t i = 0; i < kBuildings; ++i) {
    const auto building = static_cast<Building>(i);
    if ((on.tile().sites & bit(building)) != 0) draw_site(on, building);
  }
  draw_works(on, false);
}

void draw_dots_above(const LandPicture& on) {
  Scene& scene = on.scene;
  for (const Work work : {Work::road, Work::palisade}) draw_work_dot(on, work);
  if (!scene.actor || !asks_openly(scene)) return;
  const TargetName name = named("site", on.place, static_cast<std::size_t>(Construction::village));
  if (!answer_at(scene, name).legal) return;
  const Point middle = on.at(on.slot(index(*scene.actor)), 54);
  const float size = on.paint.em(kDot);
  Touch touch;
  if (on.touchable) {
    touch = announce_target(scene, name, around(middle, size, size), size / 2);
  }
  draw_gold_dot(on, middle, Construction::village, touch.pointed);
}

}  // namespace meadhall::table::graenaland_table
