#include "table/games/vikings/tray.h"

#include "table/games/vikings/offer.h"
#include "table/games/vikings/pieces.h"
#include "table/kit/widgets.h"
#include "table/match/opinion_panel.h"

namespace meadhall::table::vikings_table {

using vikings::Step;
using vikings::Viking;

namespace {

Move choice_of(Step step, Viking kind) {
  return step == Step::remove ? vikings::remove_viking(kind) : vikings::draft(kind);
}

// A group of figures of one kind, one behind the other, with what they carry within `room`.
void draw_group(Paint& paint, Viking kind, int count, const Rect& room) {
  const auto behind = static_cast<float>(count - 1);
  const float height = std::min(room.h * 0.92F, room.w * 0.9F / (1 + 0.2F * behind));
  const float figure = height * 0.92F;
  const float step = count > 1 ? std::min(height * 0.36F, (room.w - figure) / behind) : 0;
  float x = room.center().x - step * behind / 2;
  const float foot = room.center().y + height * 0.5F;
  for (int i = 0; i < count; ++i, x += step) draw_viking(paint, kind, {x, foot}, height);
}

void draw_kind(Scene& scene, Viking kind, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const auto which = static_cast<std::size_t>(kind);
  const TargetName here{"drawn", kind};
  const int count = scene.state.drawn[which] - scene.motion.coming(here);
  const float tall = std::min(area.h * 0.75F, area.w * 0.8F);
  scene.motion.note(here, around(area.center(), tall, tall));
  const Rect room = area.inset(paint.em(0.15F));
  const float radius = paint.em(0.45F);
  const bool asks = scene.state.step == Step::remove || scene.state.step == Step::draft;
  const bool legal = asks && scene.model.can_choose[which];
  if (count == 0) {
    const float mark = std::min(paint.em(0.8F), room.w * 0.2F);
    // Drafted kinds are shown on the card, others on wood.
    const Colour faint =
        scene.state.step == Step::draft ? current_palette.ink_faint : current_palette.on_wood_soft;
    paint.ring(room.center(), mark, fade(faint, 0.6F), 1.5F);
    draw_sign(paint, kind, room.center(), mark * 1.1F, fade(faint, 0.75F));
    return;
  }
  const Contact contact = scene.frame.targets.add(here, room, legal ? Role::choice : Role::thing);
  if (contact.pointed) {
    if (legal) scene.focus_now.kind = kind;
    if (!legal) scene.point(vikings::drawn_thing(kind), room);
  }
  paint.fill(room, rgb(0x2a1b11, contact.pointed ? 0.55F : 0.32F), radius);
  if (legal) paint.glow(room.inset(1), radius, contact.pointed ? 1.0F : 0.35F);
  const float badge = std::min(paint.em(0.85F), room.h * 0.16F);
  Rect figures = room.inset(paint.em(0.3F), paint.em(0.2F));
  figures.cut_bottom(badge * 1.5F);
  draw_group(paint, kind, count, figures);
  const Point at{room.center().x, room.bottom() - badge - paint.em(0.15F)};
  paint.disc(at, badge, current_palette.wood_dark);
  paint.ring(at, badge, current_palette.gold_edge, 1.5F);
  paint.number(at, count, {Face::bold, badge * 1.35F / paint.em(), current_palette.bright},
               Align::center);
  if (contact.focused) focus_ring(scene.frame, room, radius);
  if (legal) {
    match::draw_advice_mark(scene, {room.right() - paint.em(0.9F), room.y + paint.em(0.9F)},
                            paint.em(0.7F), choice_of(scene.state.step, kind));
  }
  if (legal && contact.clicked && scene.sure(scene.focus.kind == kind)) {
    scene.frame.order(vikings::text(choice_of(scene.state.step, kind)));
  }
}

}  // namespace

bool before_the_offer(const vikings::State& state) {
  return state.step == Step::auction || state.step == Step::remove;
}

void draw_drawn(Scene& scene, const Rect& area, std::size_t columns) {
  const std::size_t lines = (vikings::kVikingKinds + columns - 1) / columns;
  for (std::size_t i = 0; i < vikings::kVikingKinds; ++i) {
    draw_kind(scene, static_cast<Viking>(i), grid_place(area, columns, lines, i));
  }
}

void draw_round_tray(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const float reach = std::min(area.w, area.h) / 2;
  const Point center = area.center();
  const float supply = reach * 0.28F;
  draw_supplies(scene, {center.x - reach, center.y + reach - supply, reach * 2, supply});
  paint.shadow(around({center.x, center.y + reach * 0.02F}, reach * 1.96F, reach * 1.96F), reach,
               1.2F);
  paint.disc(center, reach * 0.99F, rgb(0x3a2416));
  paint.disc(center, reach * 0.98F, current_palette.gold_edge);
  paint.disc(center, reach * 0.965F, rgb(0x3a2416));
  paint.radial(center, reach * 0.955F, rgb(0x8a6040), rgb(0x5a3c26));
  paint.ring(center, reach * 0.90F, rgb(0x2a1b11, 0.5F), 2);
  paint.ring(center, reach * 0.91F, rgb(0xc79a5b, 0.35F), 1);
  paint.text_within(
      {center.x, center.y - reach * 0.70F}, reach * 1.1F, scene.frame.words("table.drawn"),
      {Face::heading, std::min(1.3F, reach * 0.11F / paint.em()), current_palette.bright},
      Align::center);
  draw_drawn(scene, around({center.x, center.y + reach * 0.06F}, reach * 1.46F, reach * 1.14F), 3);
}

void draw_plank(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  paint.wood(area, paint.em(0.5F));
  paint.outline(area.inset(0.75F), current_palette.gold_edge, 1.5F, paint.em(0.5F));
  const bool high = area.h > area.w * 0.36F;
  draw_drawn(scene, area.inset(paint.em(0.4F)), high ? 3 : 6);
}

std::uint32_t previewed_slots(const Scene& scene) {
  if (scene.state.step != Step::draft || !scene.focus.kind) return 0;
  const auto kind = static_cast<std::size_t>(*scene.focus.kind);
  if (!scene.model.can_choose[kind]) return 0;
  std::uint32_t slots = 0;
  std::size_t next = vikings::drawn_left(scene.state);
  for (int i = scene.state.drawn[kind]; i > 0 && next > 0; --i) slots |= 1U << --next;
  return slots;
}

}  // namespace meadhall::table::vikings_table
