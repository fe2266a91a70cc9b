#include "table/vikings/offer.h"

#include "table/icons.h"
#include "table/shape.h"
#include "table/vikings/pieces.h"
#include "table/vikings/specials.h"
#include "table/vikings/tray.h"
#include "table/widgets.h"

namespace meadhall::table {
namespace {

using vikings::kSlots;
using vikings::Pair;
using vikings::Step;

float angle_of(float place) { return -kPi / 2 + place * 2 * kPi / static_cast<float>(kSlots); }
Point on_circle(Point center, float radius, float angle) {
  return {center.x + std::cos(angle) * radius, center.y + std::sin(angle) * radius};
}

// How the pair at a slot shows itself, and what it does when chosen.
struct PairLook {
  bool legal = false;
  bool pointed = false;
  bool dearest = false;  // earns a special tile
  bool awaits = false;   // the kind pointed at would be laid here
  float opacity = 1;
};

PairLook meet_pair(Scene& scene, std::size_t slot, const Rect& area, const Rect& tile) {
  PairLook look;
  const bool asked = scene.state.step == Step::take;
  look.legal = asked && scene.model.can_take[slot];
  look.opacity = asked && !look.legal ? 0.42F : 1.0F;
  const Contact contact = scene.frame.targets.add({"pair", static_cast<std::uint32_t>(slot)}, area,
                                                  look.legal ? Role::choice : Role::thing);
  look.pointed = contact.pointed;
  if (contact.pointed) {
    scene.focus_now.slot = slot;
    if (!look.legal) scene.point(vikings::pair_thing(slot), tile);
  }
  look.dearest = scene.model.dearest == slot;
  look.awaits = (previewed_slots(scene) >> slot & 1U) != 0;
  if (contact.clicked && look.legal && scene.sure(scene.focus.slot == slot)) {
    scene.frame.order(vikings::text(vikings::take(slot)));
  }
  return look;
}

void draw_pair(Scene& scene, std::size_t slot, const Rect& tile, Point foot, float height,
               const PairLook& look, bool locked) {
  Paint& paint = scene.frame.paint;
  const Pair& pair = scene.state.wheel[slot];
  const float radius = tile.w * 0.07F;
  paint.shadow(tile, radius, 0.8F);
  draw_tile(paint, pair.tile, tile, look.opacity);
  if (vikings::has_viking(scene.state, slot)) {
    draw_viking(paint, pair.viking, foot, height, look.opacity);
  } else if (look.awaits) {
    draw_viking(paint, *scene.focus.kind, foot, height, 0.75F);
    paint.glow(tile.inset(-2), radius + 2, 0.9F);
  } else {
    paint.disc({foot.x, foot.y - height * 0.45F}, height * 0.10F, tone.ground_line);
  }
  if (look.dearest) {
    draw_special_mark(paint, {tile.x + tile.w * 0.06F, tile.y + tile.w * 0.06F}, tile.w * 0.3F);
  }
  if (look.legal) paint.glow(tile.inset(-2), radius + 2, look.pointed ? 1.0F : 0.12F);
  if (look.pointed && !look.legal) {
    const bool forbidden = scene.state.step == Step::take;
    paint.outline(tile.inset(-2), forbidden ? tone.danger : fade(tone.on_sea, 0.6F), 2, radius + 2);
  }
  if (look.pointed && scene.frame.targets.keys()) focus_ring(scene.frame, tile.inset(-3), radius);
  if (locked) {
    const Point at = tile.center();
    paint.disc(at, tile.w * 0.26F, fade(tone.badge, 0.9F));
    draw_icon(paint, Icon::lock, at, tile.w * 0.3F, tone.on_badge);
  }
}

void draw_price(Paint& paint, Point center, float radius, int price, bool bright) {
  paint.disc(center, radius, tone.gold_edge);
  paint.disc(center, radius * 0.9F, tone.wood_dark);
  paint.number(center, price,
               {Face::bold, radius * 1.12F / paint.em(), bright ? tone.bright : rgb(0xa38e6a)},
               Align::center);
}

// What a price becomes once the wheel turns: shown while the pair at 0 is pointed at.
void draw_later_price(Paint& paint, Point at, float radius, int price) {
  paint.disc(at, radius, tone.highlight);
  paint.number(at, price, {Face::bold, radius * 1.25F / paint.em(), ink_on(tone.highlight)},
               Align::center);
}

void draw_disc(Paint& paint, Point center, float radius, float turned) {
  const Rect shade = around({center.x, center.y + radius * 0.03F}, radius * 2, radius * 2);
  paint.shadow(shade, radius, 1.2F);
  paint.disc(center, radius, rgb(0x3a2416));
  paint.disc(center, radius * 0.985F, tone.gold_edge);
  paint.disc(center, radius * 0.955F, rgb(0x3a2416));
  paint.radial(center, radius * 0.94F, rgb(0x8a6040), rgb(0x5a3c26));
  paint.ring(center, radius * 0.94F, rgb(0x4a2f1d), 2);
  // Carving: rings, spokes between the prices and a braid around the hub, all turning along.
  paint.ring(center, radius * 0.66F, rgb(0x2a1b11, 0.55F), 2);
  paint.ring(center, radius * 0.675F, rgb(0xc79a5b, 0.35F), 1);
  for (std::size_t i = 0; i < kSlots; ++i) {
    const float angle = angle_of(static_cast<float>(i) + 0.5F + turned);
    paint.line(on_circle(center, radius * 0.69F, angle), on_circle(center, radius * 0.92F, angle),
               rgb(0x2a1b11, 0.4F), 2);
  }
  constexpr int kPoints = 96;
  for (int strand = 0; strand < 2; ++strand) {
    for (int i = 0; i <= kPoints; ++i) {
      const float along = static_cast<float>(i) / static_cast<float>(kPoints);
      const float wave = std::sin(along * 2 * kPi * 12 + static_cast<float>(strand) * kPi);
      const float angle = along * 2 * kPi + angle_of(turned);
      paint.list().PathLineTo(on_circle(center, radius * (0.565F + 0.05F * wave), angle));
    }
    paint.list().PathStroke(rgb(0x2a1b11, 0.6F), 0, radius * 0.024F);
  }
  paint.ring(center, radius * 0.47F, rgb(0xc79a5b, 0.5F), 1.5F);
  paint.disc(center, radius * 0.45F, rgb(0x6a472d));
  paint.disc(center, radius * 0.43F, rgb(0x76502f));
}

}  // namespace

void draw_wheel(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const vikings::State& state = scene.state;
  const float reach = std::min(area.w, area.h) / 2;
  const Point center = area.center();
  const float disc = reach * 0.47F;
  const float tile_size = reach * 0.272F;
  const float turned = scene.motion.turned();

  paint.disc(center, reach * 0.995F, tone.depth);
  paint.ring(center, reach * 0.995F, fade(tone.ground_line, 0.5F), 1.5F);
  draw_disc(paint, center, disc, turned);

  const bool previews = scene.focus.slot == std::size_t{0} && scene.model.can_take[0] &&
                        state.step == Step::take && scene.model.steps_after_zero > 0;
  for (std::size_t price = 0; price < kSlots; ++price) {
    const float angle = angle_of(static_cast<float>(price) + turned);
    const Point at = on_circle(center, disc * 0.805F, angle);
    const bool taken = state.wheel[price].empty();
    draw_price(paint, at, disc * 0.115F, static_cast<int>(price), !taken);
    if (price == 0) {
      // The prow that marks price 0 and with it how far the wheel has turned.
      const auto corner = [&](float r, float d) { return on_circle(center, disc * r, angle + d); };
      const Point tip = corner(1.09F, 0);
      paint.list().AddTriangleFilled(corner(0.975F, -0.11F), tip, corner(0.975F, 0.11F),
                                     tone.gold_edge);
    }
    if (previews && !taken && price > 0) {
      draw_later_price(paint, {at.x + disc * 0.1F, at.y + disc * 0.085F}, disc * 0.07F,
                       static_cast<int>(price) - scene.model.steps_after_zero);
    }
  }

  // Pairs keep their places on the table while the prices turn below them.
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const Pair& pair = state.wheel[slot];
    const auto place = static_cast<float>((slot + state.turned) % kSlots);
    const float angle = angle_of(place);
    const Rect tile = around(on_circle(center, reach * 0.845F, angle), tile_size, tile_size);
    if (pair.empty()) {
      paint.disc(on_circle(center, reach * 0.72F, angle), reach * 0.018F, tone.ground_line);
      continue;
    }
    const float height = reach * 0.185F;
    const Point middle = on_circle(center, reach * 0.588F, angle);
    const Point foot{middle.x, middle.y + height * 0.48F};
    const Rect figure = around(middle, height * 0.8F, height);
    const Rect both{std::min(tile.x, figure.x), std::min(tile.y, figure.y),
                    std::max(tile.right(), figure.right()) - std::min(tile.x, figure.x),
                    std::max(tile.bottom(), figure.bottom()) - std::min(tile.y, figure.y)};
    const PairLook look = meet_pair(scene, slot, both, tile);
    scene.motion.note_pair(slot, tile);
    draw_pair(scene, slot, tile, foot, height, look,
              slot == 0 && state.step == Step::take && !look.legal);
  }

  // The hub says how many pairs are left in this round, before that how many vikings still come.
  const bool drafts = state.step == Step::draft;
  int left = drafts ? static_cast<int>(vikings::drawn_left(state)) : 0;
  if (!drafts) {
    for (const Pair& pair : state.wheel) left += pair.empty() ? 0 : 1;
  }
  paint.number({center.x, center.y - disc * 0.08F}, left,
               {Face::heading, disc * 0.30F / paint.em(), tone.bright}, Align::center);
  paint.text({center.x, center.y + disc * 0.17F},
             scene.frame.words(drafts ? "table.to_lay" : "ui.pairs_left"),
             {Face::sans, std::max(0.72F, disc * 0.105F / paint.em()), rgb(0xf0dcb4)},
             Align::center);
}

void draw_strip(Scene& scene, const Rect& area, std::size_t columns) {
  Paint& paint = scene.frame.paint;
  const vikings::State& state = scene.state;
  const std::size_t lines = (kSlots + columns - 1) / columns;
  const float gap = paint.em(0.3F);
  const float wide = (area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const float high = (area.h - gap * static_cast<float>(lines - 1)) / static_cast<float>(lines);
  const bool previews = scene.focus.slot == std::size_t{0} && scene.model.can_take[0] &&
                        state.step == Step::take && scene.model.steps_after_zero > 0;
  // While the wheel turns the pairs slide towards lower prices.
  const float behind = static_cast<float>(state.turned) - scene.motion.turned();

  const auto place_of = [&](float position) {
    const auto whole = static_cast<std::size_t>(position);
    const std::size_t column = whole % columns;
    const std::size_t line = whole / columns;
    return Rect{area.x + static_cast<float>(column) * (wide + gap),
                area.y + static_cast<float>(line) * (high + gap), wide, high};
  };

  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const Rect berth = place_of(static_cast<float>(slot));
    paint.sunk(berth, paint.em(0.4F));
    const Pair& pair = state.wheel[slot];
    const float price_radius = std::min(berth.h * 0.17F, paint.em(0.85F));
    const Point price_at{berth.x + price_radius + 2, berth.bottom() - price_radius - 2};
    if (!pair.empty()) {
      Rect place = berth;
      if (behind > 0) {
        const Rect from = place_of(std::min(static_cast<float>(slot) + behind, 11.0F));
        place.x = mix(berth.x, from.x, std::min(1.0F, behind));
        place.y = mix(berth.y, from.y, std::min(1.0F, behind));
      }
      const float tile_size = std::min(place.h * 0.74F, place.w * 0.66F);
      const Rect tile{place.x + place.w * 0.05F, place.y + place.h * 0.06F, tile_size, tile_size};
      const float height = std::min(place.h * 0.66F, place.w * 0.62F);
      const Point foot{place.right() - height * 0.40F, place.bottom() - place.h * 0.05F};
      const PairLook look = meet_pair(scene, slot, place, tile);
      scene.motion.note_pair(slot, tile);
      if (look.legal) {
        paint.glow(place, paint.em(0.4F), look.pointed ? 1.0F : 0.1F);
      } else if (look.pointed) {
        const bool forbidden = state.step == Step::take;
        paint.outline(place, forbidden ? tone.danger : fade(tone.on_sea, 0.6F), 2, paint.em(0.4F));
      }
      PairLook plain = look;
      plain.legal = false;
      plain.pointed = false;
      draw_pair(scene, slot, tile, foot, height, plain,
                slot == 0 && state.step == Step::take && !look.legal);
      if (look.pointed && scene.frame.targets.keys())
        focus_ring(scene.frame, place, paint.em(0.4F));
    }
    draw_price(paint, price_at, price_radius, static_cast<int>(slot), !pair.empty());
    if (previews && !pair.empty() && slot > 0) {
      draw_later_price(paint, {price_at.x + price_radius * 1.6F, price_at.y}, price_radius * 0.75F,
                       static_cast<int>(slot) - scene.model.steps_after_zero);
    }
  }
}

}  // namespace meadhall::table
