#include <algorithm>

#include "games/graenaland/building.h"
#include "table/games/graenaland/council_parts.h"
#include "table/games/graenaland/pieces.h"
#include "table/kit/widgets.h"

// A joint work talked over: its price as slots, and whose marks lie on them.

namespace meadhall::table::graenaland_table {

using graenaland::kPlainResources;

namespace {

struct Slot {
  std::size_t resource = 0;
  std::optional<Seat> promised{};
};
using Slots = FixedVector<Slot, kPlainResources * graenaland::kMostOfResource>;

// Resource by resource, what is promised first.
Slots slots_of(const Scene& scene) {
  const graenaland::State& state = scene.state;
  Slots slots;
  for (std::size_t resource = 0; resource < kPlainResources; ++resource) {
    for (std::size_t seat = 0; seat < scene.seats(); ++seat) {
      for (int n = state.pledged[seat][resource]; n > 0 && !slots.full(); --n) {
        slots.push_back({resource, seat_at(seat)});
      }
    }
    for (int n = state.order.needs[resource]; n > 0 && !slots.full(); --n) {
      slots.push_back({resource, std::nullopt});
    }
  }
  return slots;
}

void draw_slot(Scene& scene, std::size_t number, const Slot& slot, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const float radius = area.w * 0.12F;
  // One's own promise is taken back, what is open is promised.
  const bool own = slot.promised && scene.acts(*slot.promised);
  const bool answers = own || !slot.promised;
  const TargetName name = named("slot", number,
                                slot.resource + (own             ? kPlainResources
                                                 : slot.promised ? 2 * kPlainResources
                                                                 : 0));
  const bool legal = answers && council_answer(scene, name).legal;
  const Contact contact = frame.targets.add(name, area, legal ? Role::choice : Role::thing);
  const auto resource = static_cast<Resource>(slot.resource);
  const Point middle{area.center().x, area.y + area.h * 0.4F};
  if (slot.promised) {
    paint.gradient(area, current_palette.parchment_top, current_palette.parchment_bottom, radius);
    paint.outline(area.inset(0.75F), current_palette.parchment_edge, 1.5F, radius);
    draw_resource(paint, resource, middle, area.w * 0.62F);
    draw_crest(scene, *slot.promised, {area.center().x, area.bottom() - area.h * 0.18F},
               area.h * 0.36F);
  } else {
    paint.fill(area, rgb(0x22150c, 0.55F), radius);
    paint.dashes(area.inset(1), legal ? current_palette.highlight : current_palette.gold_edge, 1.6F,
                 5);
    draw_resource(paint, resource, middle, area.w * 0.62F, legal ? 0.85F : 0.5F);
    paint.text({area.center().x, area.bottom() - area.h * 0.17F}, "?",
               {Face::bold, 1.05F, current_palette.on_wood_soft}, Align::center);
  }
  if (legal) {
    paint.outline(area.inset(-1), fade(current_palette.highlight, contact.pointed ? 1.0F : 0.6F),
                  contact.pointed ? 3.0F : 1.5F, radius);
    if (contact.pointed) paint.glow(area, radius, 1);
  }
  if (contact.focused) focus_ring(frame, area, radius);
  if (legal && contact.told) {
    scene.tell(frame.words(own ? "ui.graenaland.council.free" : "ui.graenaland.council.pledge"), {},
               area);
  }
  if (contact.clicked) take_at_council(scene, name);
}

constexpr float kSlotHigh = 1.45F;  // as many times as it is wide

// How the slots lie in a room so wide: so many rows of them, each so wide, beside what is built.
struct SlotRows {
  float rows = 1;
  float slot = 0;
  float picture = 0;
  float across = 1;
};
float slot_gap(const Scene& scene) { return scene.frame.em(0.5F); }

// In one row, as large as cards at most; in more where they would be too small for a finger.
SlotRows rows_in(const Scene& scene, Point room, std::size_t slots) {
  const float gap = slot_gap(scene);
  const auto n = static_cast<float>(std::max<std::size_t>(slots, 1));
  const float most = std::min(scene.frame.em(4.8F), room.y / kSlotHigh);
  SlotRows rows{.picture = std::min(most * kSlotHigh, room.x * 0.2F)};
  const float beside = room.x - rows.picture - gap;
  rows.slot = std::min(most, std::max(44.0F, beside / n - gap));
  rows.across = std::clamp(std::floor((beside + 0.5F) / (rows.slot + gap)), 1.0F, n);
  rows.rows = std::ceil(n / rows.across);
  return rows;
}

}  // namespace

float joint_height(Scene& scene, float width) {
  const float unbounded = scene.frame.view.height;
  const SlotRows rows = rows_in(scene, {width, unbounded}, slots_of(scene).size());
  return rows.rows * (rows.slot * kSlotHigh + slot_gap(scene));
}

void draw_joint(Scene& scene, const Rect& area) {
  const Slots slots = slots_of(scene);
  const float gap = slot_gap(scene);
  SlotRows rows = rows_in(scene, {area.w, area.h}, slots.size());
  rows.slot = std::min(rows.slot, ((area.h + gap) / rows.rows - gap) / kSlotHigh);
  const float high = rows.slot * kSlotHigh;
  Rect room = around(area.center(), rows.picture + gap + rows.across * (rows.slot + gap),
                     rows.rows * (high + gap) - gap);
  // What is to be built, before its price.
  const Rect what = room.cut_left(rows.picture, gap * 2);
  draw_construction(scene.frame.paint, scene.state.order.what, scene.clan(scene.state.main),
                    around(what.center(), what.w, what.w),
                    tile_at(scene.state, scene.state.order.at).improvement);
  flow(
      room, slots.size(), high, gap, [&](std::size_t) { return rows.slot; },
      [&](std::size_t i, const Rect& place) { draw_slot(scene, i, slots[i], place); });
}

}  // namespace meadhall::table::graenaland_table
