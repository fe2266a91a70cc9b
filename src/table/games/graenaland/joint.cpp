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
  const TargetName name{
      "slot", static_cast<std::uint32_t>(number),
      static_cast<std::uint32_t>(slot.resource + (own             ? kPlainResources
                                                  : slot.promised ? 2 * kPlainResources
                                                                  : 0))};
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

float slot_width(const Scene& scene) { return std::max(scene.frame.em(3.1F), 44.0F); }

}  // namespace

float joint_height(Scene& scene, float width) {
  const float wide = slot_width(scene);
  const float gap = scene.frame.em(0.5F);
  const auto across = std::max(1.0F, std::floor((width - wide * 1.5F) / (wide + gap)));
  const auto n = static_cast<float>(slots_of(scene).size());
  return std::ceil(n / across) * (wide * kSlotHigh + gap);
}

void draw_joint(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const Slots slots = slots_of(scene);
  const float gap = scene.frame.em(0.5F);
  Rect room = area;
  const float wide = std::min(slot_width(scene), room.h / kSlotHigh);
  const float high = wide * kSlotHigh;
  // What is to be built, before its price.
  const Rect what = room.cut_left(std::min(high, room.w * 0.2F), gap * 2);
  const float side = std::min(what.w, what.h);
  draw_construction(paint, scene.state.order.what, scene.clan(scene.state.main),
                    around({what.center().x, what.y + side / 2}, side, side),
                    tile_at(scene.state, scene.state.order.at).improvement);
  flow(
      room, slots.size(), high, gap, [&](std::size_t) { return wide; },
      [&](std::size_t i, const Rect& place) { draw_slot(scene, i, slots[i], place); });
}

}  // namespace meadhall::table::graenaland_table
