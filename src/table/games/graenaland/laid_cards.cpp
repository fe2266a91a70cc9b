#include <algorithm>

#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/council_parts.h"
#include "table/kit/widgets.h"
#include "table/match/answer_marks.h"

// Cards on the council's board: those in the bowls, those still to be given out, and the one that
// is carried.

namespace meadhall::table::graenaland_table {

using graenaland::kClasses;
using graenaland::kCovered;

namespace {

constexpr float kShown = 0.62F;  // of a card that the next one lies on, where there is room

std::size_t terrain_at(const Scene& scene, std::size_t land) {
  return static_cast<std::size_t>(tile_at(scene.state, land).terrain);
}

// How far from card to card where `n` of them lie in `room`.
float step_for(int n, float room, float card, float shown) {
  if (n < 2) return 0;
  return std::min(card * shown, std::max(0.0F, room - card) / static_cast<float>(n - 1));
}

void draw_lifted(Paint& paint, const Rect& area) {
  const float radius = area.w * 0.09F;
  paint.glow(area, radius, 1);
  paint.outline(area.inset(-1.5F), current_palette.highlight, 3, radius + 1.5F);
}

std::string_view carried_class(const Scene& scene) {
  const std::string_view what = scene.frame.targets.carried().what;
  return what == "pile" || what == "laid" ? what : std::string_view();
}

}  // namespace

void draw_class_card(Scene& scene, std::size_t land, std::size_t of, const Rect& area,
                     float opacity) {
  const std::size_t terrain = terrain_at(scene, land);
  if (of == kCovered) {
    draw_card_back(scene.frame.paint, scene.state.data, static_cast<Terrain>(terrain), area,
                   opacity);
  } else {
    draw_card(scene.frame.paint, scene.state.data, graenaland::card_kind(terrain, of), area,
              opacity);
  }
}

float share_width(const Matter& matter, Seat seat, float card_width) {
  const int n = sum(matter.shares[index(seat)]);
  return n == 0 ? 0 : card_width * (1 + kShown * static_cast<float>(n - 1));
}

void draw_share(Scene& scene, const Matter& matter, Seat seat, const Rect& room, float card_width,
                bool down) {
  Frame& frame = scene.frame;
  const int n = sum(matter.shares[index(seat)]);
  const float card_height = card_width * kCardHigh;
  const float step =
      down ? step_for(n, room.h, card_height, 0.4F) : step_for(n, room.w, card_width, kShown);
  // In a column they stand a little aside of each other, so that each is seen to be one.
  const float aside = down ? std::min(card_width * 0.18F, (room.w - card_width) / 2) : 0;
  int i = 0;
  for (std::size_t of = 0; of < kClasses; ++of) {
    // What is on its way there keeps its place free.
    const int there = matter.shares[index(seat)][of] - scene.motion.coming(place_in_bowl(seat, of));
    for (int k = 0; k < matter.shares[index(seat)][of]; ++k, ++i) {
      if (k >= there) continue;
      const auto nth = static_cast<float>(i);
      const Rect area = down ? Rect{room.center().x - card_width / 2 +
                                        (i % 2 == 0 ? -aside : aside) * (n > 1 ? 1.0F : 0.0F),
                                    room.y + nth * step, card_width, card_height}
                             : Rect{room.x + nth * step, room.y, card_width, card_height};
      draw_class_card(scene, matter.land, of, area);
      if (!matter.drafting || !can_take_back(scene.drafts, of, seat)) continue;
      // What of it can be touched is what is not covered by the next one.
      Rect seen = area;
      if (i + 1 < n) (down ? seen.h : seen.w) = std::max(1.0F, step);
      const TargetName name =
          named("laid", index(seat), of + kClasses * static_cast<std::size_t>(k));
      const Contact contact = frame.targets.add(name, seen, Role::control, true);
      if (contact.pointed && !frame.targets.carries()) {
        frame.paint.outline(area, current_palette.highlight, 2, card_width * 0.09F);
      }
      if (contact.told) scene.tell(frame.words("ui.graenaland.council.take_back"), {}, area);
      if (contact.focused) focus_ring(frame, area, card_width * 0.09F);
      if (contact.clicked) take_at_council(scene, name);
    }
  }
}

float pile_width(const Matter& matter, float card_width) {
  const int n = sum(matter.left);
  if (n == 0) return 0;
  return card_width * (1.35F + 0.3F * static_cast<float>(n - 1) + (n > 1 ? 0.85F : 0));
}

void draw_pile(Scene& scene, const Matter& matter, const Rect& room, float card_width) {
  Frame& frame = scene.frame;
  const float card_height = card_width * kCardHigh;
  const std::size_t next = next_class(scene.drafts);
  if (next >= kClasses) return;
  const float y = room.center().y - card_height / 2;
  const auto is_carried = [&](std::size_t of) {
    return frame.targets.carries() && carried_class(scene) == "pile" &&
           frame.targets.carried().a == of;
  };
  const auto touch = [&](std::size_t of, const Rect& area, bool lifted) {
    const TargetName name{"pile", static_cast<std::uint32_t>(of)};
    const Contact contact = frame.targets.add(name, area, Role::control, true);
    if (contact.pointed && !lifted && !is_carried(of)) {
      frame.paint.outline(area, current_palette.highlight, 2, card_width * 0.09F);
    }
    if (contact.focused) focus_ring(frame, area, card_width * 0.09F);
    if (contact.clicked) take_at_council(scene, name);
  };
  const Rect lifted{room.x + card_width * 0.1F, y - card_height * 0.04F, card_width, card_height};
  const bool away = is_carried(next) && matter.left[next] == 1;
  scene.motion.note({"pile"}, lifted);
  frame.paint.shadow(lifted, card_width * 0.09F, 1.2F);
  draw_class_card(scene, matter.land, next, lifted, away ? 0.35F : 1.0F);
  draw_lifted(frame.paint, lifted);
  touch(next, lifted, true);
  // The others, a step apart and classes a little further.
  int n = 0;
  int classes = 0;
  for (std::size_t of = 0; of < kClasses; ++of) {
    const int others = matter.left[of] - (of == next ? 1 : 0);
    n += others;
    classes += others > 0 ? 1 : 0;
  }
  if (n == 0) return;
  float x = lifted.right() + card_width * 0.35F;
  const float most = room.right() - x - card_width;
  const float step =
      std::min(card_width * 0.3F, std::max(2.0F, most / static_cast<float>(std::max(1, n - 1))));
  for (std::size_t of = 0; of < kClasses; ++of) {
    const int others = matter.left[of] - (of == next ? 1 : 0);
    if (others <= 0) continue;
    const float first = x;
    for (int i = 0; i < others; ++i, x += step) {
      draw_class_card(scene, matter.land, of, {x, y, card_width, card_height});
    }
    const bool last = --classes == 0;
    if (of != next)
      touch(of, {first, y, x - first + (last ? card_width - step : 0), card_height}, false);
  }
}

void touch_bowl(Scene& scene, const Matter& matter, Seat seat, const Rect& area, float radius) {
  Frame& frame = scene.frame;
  const TargetName name{"bowl", static_cast<std::uint32_t>(index(seat))};
  const bool takes = council_answer(scene, name).legal;
  const Rect middle = around(area.center(), frame.em(2.5F), frame.em(3.5F));
  for (std::size_t of = 0; of < kClasses; ++of) scene.motion.note(place_in_bowl(seat, of), middle);
  // What lies in it can be carried, the bowl itself cannot: a click that slips still counts.
  const Contact contact = frame.targets.add(name, area, takes ? Role::choice : Role::thing,
                                            takes && frame.targets.carries());
  if (takes) {
    const bool lit = contact.pointed;
    frame.paint.outline(area.inset(-1), fade(current_palette.highlight, lit ? 1.0F : 0.8F),
                        lit ? 3.0F : 2.0F, radius);
    if (lit) {
      frame.paint.glow(area, radius, 1);
      scene.focus_now = name;
    }
  } else if (contact.told) {
    scene.point(graenaland::make_inspectable(
                    graenaland::InspectableKind::votes, graenaland::kOfActor,
                    static_cast<std::uint32_t>(tile_number(scene.state, matter.land))),
                area);
  }
  if (contact.focused) focus_ring(frame, area, radius);
  const std::string_view dropped = contact.dropped.what;
  if (dropped == "pile" || dropped == "laid") {
    take_at_council(scene, contact.dropped);
    take_at_council(scene, name);
  } else if (dropped.empty() && contact.clicked) {
    take_at_council(scene, name);
  }
}

void draw_carried_share(Scene& scene) {
  Frame& frame = scene.frame;
  const std::string_view what = carried_class(scene);
  if (!frame.targets.carries() || what.empty()) return;
  const std::optional<Matter> matter = matter_of(scene);
  if (!matter) return;
  const TargetName name = frame.targets.carried();
  const std::size_t of = what == "pile" ? name.a : name.b % kClasses;
  const Rect square = match::carried_area(frame);
  const Rect area = around(square.center(), square.h / kCardHigh, square.h);
  frame.paint.shadow(area, area.w * 0.09F, 1.5F);
  draw_class_card(scene, matter->land, of, area);
  frame.paint.outline(area.inset(-1.5F), current_palette.highlight, 3, area.w * 0.1F);
  frame.animating = true;
}

}  // namespace meadhall::table::graenaland_table
