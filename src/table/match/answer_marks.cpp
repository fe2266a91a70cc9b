#include "table/match/answer_marks.h"

#include "table/kit/widgets.h"
#include "table/match/opinion_panel.h"

namespace meadhall::table::match {
namespace {

// To be found at a glance: light within, a bright edge on a dark one, corners.
void draw_legal_place(Paint& paint, const Rect& area, bool pointed, bool filled) {
  const float size = std::min(area.w, area.h);
  const Rect inner = area.inset(size * 0.05F);
  const float radius = size * 0.07F;
  if (!filled) paint.fill(inner, fade(current_palette.legal, pointed ? 1.3F : 1.0F), radius);
  paint.outline(inner.inset(-1.5F), fade(current_palette.halo, 0.85F), 3, radius + 1.5F);
  paint.glow(inner, radius, pointed ? 1.0F : 0.75F);
  const float arm = size * 0.20F;
  const Rect in = inner.inset(1);
  const float wide = std::max(2.5F, size * 0.045F);
  for (const float x : {in.x, in.right()}) {
    for (const float y : {in.y, in.bottom()}) {
      const float side = x == in.x ? arm : -arm;
      const float down = y == in.y ? arm : -arm;
      paint.line({x, y}, {x + side, y}, current_palette.highlight, wide);
      paint.line({x, y}, {x, y + down}, current_palette.highlight, wide);
    }
  }
}

}  // namespace

void draw_place(Stage& stage, const BoardPlace& place, const PlaceHooks& hooks) {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  const Rect& area = place.area;
  const float size = std::min(area.w, area.h);
  const Role role = place.legal ? Role::choice : place.role;
  const Contact contact = frame.targets.add(place.name, area, role, place.legal && place.holds);
  const Rect inner = area.inset(size * 0.05F);
  const float radius = size * 0.07F;
  if (place.legal) {
    draw_legal_place(paint, area, contact.pointed, place.filled);
    if (contact.pointed) {
      hooks.point(stage, place);
      hooks.draw_ghost(stage, place);
      paint.glow(inner, radius, 1.0F);
      if (!frame.targets.carries()) hooks.draw_gain(stage, place);
    }
    draw_advice_mark(stage, {area.right() - size * 0.2F, area.y + size * 0.2F},
                     std::max(size * 0.17F, paint.em(0.55F)), place.move);
    if (contact.clicked) {
      const Game& game = frame.app.match().game();
      std::string deed = game.text(place.move);
      if (place.then) deed += "; " + game.text(*place.then);
      frame.order(deed);
    }
  } else if (contact.pointed) {
    const bool forbidden = place.asks && stage.acts(place.seat);
    paint.outline(inner, forbidden ? current_palette.danger : fade(current_palette.on_sea, 0.5F),
                  1.5F, radius);
    stage.point(place.thing, area);
  }
  // In a lesson a wrong place says what is to be done.
  if (contact.clicked && !place.legal && stage.at_once && place.asks) frame.order("lesson");
  if (contact.focused && role != Role::floor) focus_ring(frame, inner, radius);
}

void draw_gains(Paint& paint, const Rect& area, std::span<const Gain> gains) {
  const auto count = static_cast<float>(
      std::ranges::count_if(gains, [](const Gain& gain) { return gain.amount != 0; }));
  if (count == 0) return;
  const float high = std::clamp(area.w * 0.3F, paint.em(1.15F), paint.em(1.5F));
  const float half = high * (count == 1 ? 1.25F : 1.2F * count);
  const Rect pill{area.center().x - half, area.y + area.w * 0.06F, half * 2, high};
  paint.fill(pill, current_palette.badge, high / 2);
  paint.outline(pill.inset(0.5F), current_palette.gold_edge, 1, high / 2);
  float x = pill.x + high * 0.35F;
  for (const Gain& gain : gains) {
    if (gain.amount == 0) continue;
    const Type type{Face::bold, high * 0.72F / paint.em(),
                    gain.amount < 0 ? current_palette.danger_on_badge : current_palette.on_badge};
    x += gain.draw(paint, {x, pill.center().y}, gain.amount, type, true) + high * 0.25F;
  }
}

Rect in_hand(Stage& stage, const TargetName& name, const Rect& area) {
  Frame& frame = stage.frame;
  const Contact contact = frame.targets.add(name, area, Role::thing, true);
  if (frame.targets.carries()) return carried_area(frame);
  if (contact.pointed) stage.tell(frame.words("table.hint_drag"), {}, area);
  if (contact.focused) focus_ring(frame, area, 4);
  return area;
}

Rect carried_area(const Frame& frame) {
  constexpr float kClear = 26;  // CSS pixels that a fingertip covers
  const float size = std::max(frame.em(3.4F), 54.0F);
  const Point tip = frame.targets.mouse();
  return {std::clamp(tip.x - size / 2, 5.0F, frame.view.width - size - 5),
          std::max(5.0F, tip.y - kClear - size), size, size};
}

void draw_carried(Stage& stage, bool fits, void (*draw)(Stage& stage, const Rect& area)) {
  if (!stage.frame.targets.carries()) return;
  Paint& paint = stage.frame.paint;
  const Rect area = carried_area(stage.frame);
  const Point tip = stage.frame.targets.mouse();
  const Colour edge = fits ? current_palette.highlight : current_palette.on_sea;
  paint.shadow(area, 4, 1.4F);
  const Rect rim = area.inset(-3);
  paint.list().AddTriangleFilled({tip.x + 8, rim.bottom() - 1}, {tip.x, tip.y - 6},
                                 {tip.x - 8, rim.bottom() - 1}, edge);
  paint.fill(rim, current_palette.water_tile, 4);
  draw(stage, area);
  paint.outline(rim, edge, 3, 4);
}

}  // namespace meadhall::table::match
