#include "table/games/vikings/special_rack.h"

#include "core/fixed_vector.h"
#include "table/games/vikings/specials.h"
#include "table/kit/widgets.h"
#include "table/match/opinion_panel.h"

namespace meadhall::table::vikings_table {

using vikings::kFaceUp;
using vikings::Player;
using vikings::Special;
using vikings::Step;

namespace {

constexpr std::size_t kLines = vikings::kRows + 1;

// The line of the homeland a special tile concerns: 0 ships and boatsmen … 5 fishermen.
// rules: Vikings 9.9: laid left of the row they concern, the one for gold on top
std::size_t line_of(Special special) {
  switch (special) {
    case Special::none:
    case Special::gold_5:
    case Special::boat:
    case Special::boatsman: return 0;
    case Special::gold_3:
    case Special::building_1:
    case Special::building_2:
    case Special::building_3:
    case Special::building_4: return 1;
    case Special::noble_1: return 2;
    case Special::scout_1: return 3;
    case Special::smith_1:
    case Special::smith_2: return 4;
    case Special::fisher_1:
    case Special::food_3: return 5;
  }
  return 0;
}

// How many of a kind lie beside the homeland: buildings that replaced a tile do not.
int beside(const Player& player, Special special) {
  const int held = player.special(special);
  if (held == 0 || !vikings::is_building(special)) return held;
  return player.building_at[vikings::building_of(special)] == vikings::kNowhere ? held : 0;
}

// The kinds beside one line, or beside all of them.
using Kinds = FixedVector<Special, vikings::kSpecialKinds>;
Kinds kinds_beside(const Player& player, std::size_t line) {
  Kinds kinds;
  for (std::size_t i = 1; i < vikings::kSpecialKinds; ++i) {
    const auto special = static_cast<Special>(i);
    if (beside(player, special) == 0) continue;
    if (line < kLines && line_of(special) != line) continue;
    kinds.push_back(special);
  }
  return kinds;
}

// One kind held, with how many there are; it explains itself.
void draw_held(Scene& scene, Seat seat, Special special, const Rect& place, float size) {
  Paint& paint = scene.frame.paint;
  const Rect tile = around(place.center(), size, size);
  const TargetName name{"owned", seat, special};
  const Contact contact = scene.frame.targets.add(name, place, Role::thing);
  if (contact.pointed) scene.point(vikings::owned_thing(seat, special), place);
  scene.motion.note(name, tile);
  const int count = beside(scene.state.at(seat), special) - scene.motion.coming(name);
  if (count <= 0) return;
  if (count > 1) draw_special(paint, special, {tile.x + 2, tile.y - 2, tile.w, tile.h});
  draw_special(paint, special, tile);
  if (contact.pointed) paint.outline(tile.inset(-1), current_palette.highlight, 1.5F, size * 0.12F);
  if (contact.focused) focus_ring(scene.frame, tile, size * 0.12F);
  if (count < 2) return;
  const float radius = std::max(size * 0.2F, paint.em(0.42F));
  const Point at{tile.right() - radius * 0.7F, tile.bottom() - radius * 0.7F};
  paint.disc(at, radius, current_palette.ink);
  paint.number(at, count, {Face::bold, radius * 1.4F / paint.em(), current_palette.parchment_top},
               Align::center);
}

// A face-up tile; says whether it was chosen.
bool draw_face_up(Scene& scene, std::size_t place, const Rect& area, bool asks) {
  Paint& paint = scene.frame.paint;
  const Special special = scene.state.face_up[place];
  const float radius = area.w * 0.12F;
  const TargetName name{"special", place};
  scene.motion.note(name, area);
  if (special == Special::none) {
    paint.outline(area.inset(1), current_palette.ground_line, 1, radius);
    return false;
  }
  const bool asked = scene.state.step == Step::special;
  const bool legal = asked && asks && scene.model.can_special[static_cast<std::size_t>(special)];
  const Contact contact = scene.frame.targets.add(name, area, legal ? Role::choice : Role::thing);
  if (contact.pointed) {
    if (legal) scene.focus_now.special = place;
    if (!legal || !asks) scene.point(vikings::special_thing(special), area);
  }
  paint.shadow(area, radius, 0.7F);
  draw_special(paint, special, area, asked && !legal && asks ? 0.5F : 1.0F);
  if (legal) paint.glow(area.inset(-1), radius, contact.pointed ? 1.0F : 0.55F);
  if (legal && contact.pointed && scene.on_card)
    paint.outline(area.inset(-2), current_palette.action, 3, radius);
  if (contact.pointed && !legal)
    paint.outline(area.inset(-1), current_palette.highlight, 1.5F, radius);
  if (contact.focused) focus_ring(scene.frame, area, radius);
  match::draw_advice_mark(scene, {area.right() - area.w * 0.1F, area.y + area.w * 0.1F},
                          area.w * 0.2F, vikings::take_special(special));
  return legal && contact.clicked && scene.sure(scene.focus.special == place);
}

void order_special(Scene& scene, std::size_t place) {
  scene.frame.order(vikings::text(vikings::take_special(scene.state.face_up[place])));
}

void draw_stacks(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const auto left = static_cast<int>(vikings::kSpecials - scene.state.specials_revealed);
  const Contact contact = scene.frame.targets.add({"special-stacks"}, area, Role::thing);
  if (contact.pointed) scene.point(vikings::special_thing(Special::none), area);
  const float size = std::min(area.h * 0.72F, area.w * 0.42F);
  const bool wide = area.w > area.h * 1.4F;
  const Point middle = wide ? Point{area.x + area.w * 0.34F, area.center().y}
                            : Point{area.center().x, area.y + area.h * 0.36F};
  for (int i = left > 1 ? 2 : left; i > 0; --i) {
    const auto shift = static_cast<float>(i - 1) * 2.5F;
    draw_special_back(paint, around({middle.x + shift, middle.y - shift}, size, size));
  }
  const Point at =
      wide ? Point{middle.x + size * 0.95F, middle.y} : Point{middle.x, middle.y + size * 0.95F};
  paint.number(at, left, {Face::bold, 0.95F, current_palette.on_sea},
               wide ? Align::left : Align::center);
  if (contact.focused) focus_ring(scene.frame, area, 4);
}

}  // namespace

bool has_specials(const vikings::State& state) { return state.options.specials != 0; }

void draw_special_rack(Scene& scene, const Rect& area, std::size_t columns, bool asks) {
  Paint& paint = scene.frame.paint;
  const std::size_t places = kFaceUp + 1;  // the stacks have one of their own
  const std::size_t lines = columns == 1 ? kFaceUp : (places + columns - 1) / columns;
  paint.sunk(area, paint.em(0.5F));
  Rect room = area.inset(paint.em(0.3F), lines == 1 ? paint.em(0.1F) : paint.em(0.3F));
  // Below one column the stacks take a low strip, among several a whole place.
  const Rect stacks_strip = columns == 1 ? room.cut_bottom(paint.em(1.9F)) : Rect{};
  for (std::size_t i = 0; i < kFaceUp; ++i) {
    const Rect place = grid_place(room, columns, lines, i);
    const float size = std::min({place.w - 3, place.h - 3, paint.em(5.4F)});
    if (draw_face_up(scene, i, around(place.center(), size, size), asks)) order_special(scene, i);
  }
  draw_stacks(scene, columns == 1 ? stacks_strip : grid_place(room, columns, lines, kFaceUp));
}

void draw_special_answers(Scene& scene, const Rect& area) {
  const float each = area.w / static_cast<float>(kFaceUp);
  const float size = std::min({each - scene.frame.em(0.3F), area.h, scene.frame.em(4.6F)});
  for (std::size_t i = 0; i < kFaceUp; ++i) {
    const Rect place{area.x + (size + scene.frame.em(0.6F)) * static_cast<float>(i), area.y, size,
                     size};
    if (draw_face_up(scene, i, place, true)) order_special(scene, i);
  }
}

void draw_owned(Scene& scene, Seat seat, std::size_t line, const Rect& area) {
  const Kinds kinds = kinds_beside(scene.state.at(seat), line);
  // One fills the place, two share its height, more stand in two columns.
  const std::size_t columns = kinds.size() > 2 ? 2 : 1;
  const std::size_t rows = (kinds.size() + columns - 1) / columns;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const Rect place = grid_place(area, columns, rows, i);
    draw_held(scene, seat, kinds[i], place, std::min(place.w, place.h) - 3);
  }
}

void draw_owned_row(Scene& scene, Seat seat, const Rect& area) {
  const Kinds kinds = kinds_beside(scene.state.at(seat), kLines);
  if (kinds.empty()) return;
  const float each = std::min(area.h + 3, area.w / static_cast<float>(kinds.size()));
  const float size = std::min(area.h, each - 3);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const Rect place{area.x + each * static_cast<float>(i), area.y, each, area.h};
    draw_held(scene, seat, kinds[i], place, size);
  }
}

std::size_t owned_kinds(const Player& player) { return kinds_beside(player, kLines).size(); }

}  // namespace meadhall::table::vikings_table
