#include "table/games/vikings/offer.h"

#include <numeric>

#include "table/games/vikings/pieces.h"
#include "table/games/vikings/specials.h"
#include "table/games/vikings/tray.h"
#include "table/kit/icons.h"
#include "table/kit/widgets.h"
#include "table/match/opinion_panel.h"

namespace meadhall::table::vikings_table {
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
  bool chosen = false;   // waits for a yes
  bool dearest = false;  // earns a special tile
  bool awaits = false;   // the kind pointed at would be laid here
  float opacity = 1;
  float strength = 0.12F;  // of the light round a legal one
};

PairLook meet_pair(Scene& scene, std::size_t slot, const Rect& area, const Rect& tile) {
  PairLook look;
  const bool asked = scene.state.step == Step::take && !scene.decision.moves.empty();
  look.legal = asked && scene.model.can_take[slot];
  const bool teaches = scene.decision.lesson.open;
  const std::optional<Move> pending = scene.frame.app.pending();
  look.chosen = pending == vikings::take(slot);
  look.opacity = asked && !look.legal ? (teaches ? 0.7F : 0.42F) : 1.0F;
  if (pending && !look.chosen) look.opacity = 0.6F;
  look.strength = teaches || look.chosen ? 1.0F : 0.12F;
  if (scene.advised && scene.advice[*scene.advised].move == vikings::take(slot)) look.strength = 1;
  const Contact contact =
      scene.frame.targets.add({"pair", slot}, area, look.legal ? Role::choice : Role::thing);
  look.pointed = contact.pointed;
  if (contact.pointed) {
    scene.focus_now.slot = slot;
    if (!look.legal) scene.point(vikings::pair_thing(slot), tile);
  }
  look.dearest = scene.model.dearest == slot;
  look.awaits = (previewed_slots(scene) >> slot & 1U) != 0;
  if (contact.clicked && look.legal && scene.sure(scene.focus.slot == slot)) {
    scene.frame.order(vikings::text(vikings::take(slot)));
  } else if (contact.clicked && teaches) {
    scene.frame.order("lesson");
  }
  return look;
}

void draw_pair(Scene& scene, std::size_t slot, const Rect& tile, Point foot, float height,
               const PairLook& look, bool locked) {
  Paint& paint = scene.frame.paint;
  const Pair& pair = scene.state.wheel[slot];
  const float radius = tile.w * 0.07F;
  const TargetName to_tile{"pair-tile", slot};
  const TargetName to_viking{"pair-viking", slot};
  const Rect figure{foot.x - height / 2, foot.y - height, height, height};
  scene.motion.note(to_tile, tile);
  scene.motion.note(to_viking, figure);
  if (scene.motion.coming(to_tile) > 0) return;
  paint.shadow(tile, radius, 0.8F);
  draw_tile(paint, pair.tile, tile, look.opacity);
  if (scene.motion.coming(to_viking) > 0) {
    // He is on his way.
  } else if (vikings::has_viking(scene.state, slot)) {
    draw_viking(paint, pair.viking, foot, height, look.opacity);
  } else if (look.awaits) {
    draw_viking(paint, *scene.focus.kind, foot, height, 0.75F);
    paint.glow(tile.inset(-2), radius + 2, 0.9F);
  } else {
    paint.disc({foot.x, foot.y - height * 0.45F}, height * 0.10F, current_palette.ground_line);
  }
  if (look.dearest) {
    draw_special_mark(paint, {tile.x + tile.w * 0.06F, tile.y + tile.w * 0.06F}, tile.w * 0.3F);
  }
  if (look.legal) paint.glow(tile.inset(-2), radius + 2, look.pointed ? 1.0F : look.strength);
  if (look.pointed && !look.legal) {
    const bool forbidden = scene.state.step == Step::take;
    paint.outline(tile.inset(-2),
                  forbidden ? current_palette.danger : fade(current_palette.on_sea, 0.6F), 2,
                  radius + 2);
  }
  if (look.pointed && scene.frame.targets.keys()) focus_ring(scene.frame, tile.inset(-3), radius);
  match::draw_advice_mark(scene, {tile.right() - tile.w * 0.1F, tile.y + tile.w * 0.1F},
                          tile.w * 0.2F, vikings::take(slot));
  if (locked) {
    const Point at{tile.x + tile.w * 0.2F, tile.y + tile.w * 0.2F};
    paint.disc(at, tile.w * 0.2F, current_palette.badge);
    draw_icon(paint, Icon::lock, at, tile.w * 0.25F, current_palette.on_badge);
  }
}

void draw_price(Paint& paint, Point center, float radius, int price, bool bright) {
  paint.disc(center, radius, current_palette.gold_edge);
  paint.disc(center, radius * 0.9F, current_palette.wood_dark);
  paint.number(
      center, price,
      {Face::bold, radius * 1.12F / paint.em(), bright ? current_palette.bright : rgb(0xa38e6a)},
      Align::center);
}

// What a price becomes once the wheel turns: shown while the pair at 0 is pointed at.
bool previews_turn(const Scene& scene) {
  return scene.focus.slot == std::size_t{0} && scene.model.can_take[0] &&
         scene.state.step == Step::take && scene.model.steps_after_zero > 0;
}
void draw_later_price(Paint& paint, Point at, float radius, int price) {
  paint.disc(at, radius, current_palette.highlight);
  paint.number(at, price,
               {Face::bold, radius * 1.25F / paint.em(), ink_on(current_palette.highlight)},
               Align::center);
}

// One kind of supply: its picture, how much is left of it, and what it is when pointed at.
void draw_supply(Scene& scene, const Rect& area, std::string_view name, Inspectable thing,
                 int left) {
  Paint& paint = scene.frame.paint;
  const Contact contact = scene.frame.targets.add({name}, area, Role::thing);
  if (contact.pointed) scene.point(thing, area);
  scene.motion.note({name}, area);
  if (name == "bag") {
    draw_bag(paint, area);
  } else {
    const float size = area.w * 0.74F;
    const int shown = std::min(3, (left + 11) / 12);
    for (int i = 0; i < shown; ++i) {
      const float up = static_cast<float>(i) * area.w * 0.06F;
      draw_tile_back(paint, {area.x + area.w * 0.13F, area.bottom() - size - up, size, size});
    }
  }
  if (left > 0) {
    const float radius = std::max(area.w * 0.2F, paint.em(0.62F));
    const Point at{area.right() - radius * 0.75F, area.bottom() - radius * 0.75F};
    paint.disc(at, radius, current_palette.gold_edge);
    paint.disc(at, radius * 0.88F, current_palette.wood_dark);
    paint.number(at, left,
                 {Face::bold, radius * (left > 99 ? 0.9F : 1.12F) / paint.em(), rgb(0xffe9b0)},
                 Align::center);
  }
  if (contact.pointed) paint.outline(area.inset(-2), rgb(0xffffff, 0.5F), 1.5F, area.w * 0.1F);
  if (contact.focused) focus_ring(scene.frame, area, area.w * 0.1F);
}

}  // namespace

void draw_wheel(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const vikings::State& state = scene.state;
  const float reach = std::min(area.w, area.h) / 2;
  const Point center = area.center();
  const float disc = reach * 0.47F;
  const float tile_size = reach * 0.272F;
  const float turned = scene.wheel.turned();

  const float supply = reach * 0.28F;
  draw_supplies(scene, {center.x - reach, center.y + reach - supply, reach * 2, supply});
  paint.disc(center, reach * 0.995F, current_palette.depth);
  paint.ring(center, reach * 0.995F, fade(current_palette.ground_line, 0.5F), 1.5F);
  draw_disc(paint, center, disc, turned);

  const bool previews = previews_turn(scene);
  for (std::size_t price = 0; price < kSlots; ++price) {
    const float angle = angle_of(static_cast<float>(price) + turned);
    const Point at = on_circle(center, disc * 0.805F, angle);
    const bool taken = state.wheel[price].empty();
    const float across = disc * 0.23F;
    scene.thing_at({"price", price}, vikings::pair_thing(price), around(at, across, across));
    draw_price(paint, at, disc * 0.115F, static_cast<int>(price), !taken);
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
      paint.disc(on_circle(center, reach * 0.72F, angle), reach * 0.018F,
                 current_palette.ground_line);
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
    draw_pair(scene, slot, tile, foot, height, look, slot == 0 && scene.model.free_locked);
  }

  scene.motion.note({"bank"}, around(center, disc * 0.5F, disc * 0.5F));
  scene.thing_at({"hub"}, vikings::round_thing(state.round),
                 around(center, disc * 0.8F, disc * 0.8F));
  // The hub says how many pairs are left in this round, before that how many vikings still come.
  const bool drafts = state.step == Step::draft;
  const int left = drafts ? static_cast<int>(vikings::drawn_left(state))
                          : static_cast<int>(std::ranges::count(state.wheel, false, &Pair::empty));
  paint.number({center.x, center.y - disc * 0.08F}, left,
               {Face::heading, disc * 0.30F / paint.em(), current_palette.bright}, Align::center);
  const std::string& word = scene.frame.words(drafts      ? "table.to_lay"
                                              : left == 1 ? "ui.pair_left"
                                                          : "ui.pairs_left");
  Type small{Face::sans, std::max(0.72F, disc * 0.105F / paint.em()), rgb(0xf0dcb4)};
  // The chord of the hub at this height; the number alone where the word does not fit it.
  const float chord = disc * 0.70F;
  const float wide = paint.width(word, small);
  const std::size_t space = word.find_last_of(' ');
  if (wide > chord && space != std::string::npos) {
    // Two words stand one below the other.
    const std::string_view both = word;
    small.size *= 0.92F;
    const float line = paint.em(small.size) * 1.02F;
    const float y = center.y + disc * 0.13F;
    paint.text({center.x, y}, both.substr(0, space), small, Align::center);
    paint.text({center.x, y + line}, both.substr(space + 1), small, Align::center);
  } else {
    if (wide > chord) small.size *= chord / wide;
    paint.text({center.x, center.y + disc * 0.17F}, word, small, Align::center);
  }
}

void draw_supplies(Scene& scene, const Rect& area) {
  const vikings::State& state = scene.state;
  const int vikings = std::accumulate(state.bag.begin(), state.bag.end(), 0);
  const float size = area.h;
  draw_supply(scene, {area.x, area.y, size, size}, "bag", vikings::kBagInspectable, vikings);
  draw_supply(scene, {area.right() - size, area.y, size, size}, "stack", vikings::kStackInspectable,
              static_cast<int>(vikings::kStack) - state.revealed);
}

void draw_strip(Scene& scene, const Rect& area, std::size_t columns) {
  Paint& paint = scene.frame.paint;
  scene.motion.note({"bank"}, around(area.center(), area.h * 0.3F, area.h * 0.3F));
  const vikings::State& state = scene.state;
  const std::size_t lines = (kSlots + columns - 1) / columns;
  const float gap = paint.em(0.3F);
  const float wide = (area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const float high = (area.h - gap * static_cast<float>(lines - 1)) / static_cast<float>(lines);
  const bool previews = previews_turn(scene);
  // While the wheel turns the pairs slide towards lower prices.
  const float behind = static_cast<float>(state.turned) - scene.wheel.turned();

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
      // Where it is slim, the viking stands before the tile.
      const bool slim = place.h > place.w * 1.3F;
      const float tile_size = slim ? std::min(place.h * 0.56F, place.w * 0.9F)
                                   : std::min(place.h * 0.74F, place.w * 0.66F);
      const Rect tile{place.x + place.w * 0.05F, place.y + place.h * 0.06F, tile_size, tile_size};
      const float height = std::min(place.h * 0.62F, place.w * (slim ? 0.72F : 0.58F));
      const Point foot{place.right() - height * 0.52F, place.bottom() - place.h * 0.05F};
      const PairLook look = meet_pair(scene, slot, place, tile);
      if (look.legal) {
        paint.glow(place, paint.em(0.4F), look.pointed ? 1.0F : look.strength);
      } else if (look.pointed) {
        const bool forbidden = state.step == Step::take;
        paint.outline(place,
                      forbidden ? current_palette.danger : fade(current_palette.on_sea, 0.6F), 2,
                      paint.em(0.4F));
      }
      PairLook plain = look;
      plain.legal = plain.pointed = false;
      draw_pair(scene, slot, tile, foot, height, plain, slot == 0 && scene.model.free_locked);
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

}  // namespace meadhall::table::vikings_table
