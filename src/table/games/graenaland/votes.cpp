#include <algorithm>

#include "table/games/graenaland/council_parts.h"
#include "table/kit/widgets.h"

// The votes of those who sit here: Yes and No, in any order, changed at will until they are
// counted.

namespace meadhall::table::graenaland_table {

namespace {

// Not the palette's: yes and no look alike in every theme, and each has its sign.
constexpr Skin kYesSkin{rgb(0x4b7d33), rgb(0x335c20), rgb(0x1f3d12), rgb(0xfff8e6)};
constexpr Skin kNoSkin{rgb(0x9a2d20), rgb(0x741c13), rgb(0x4a0f09), rgb(0xfff4ec)};

const Skin& skin_of(bool yes) { return yes ? kYesSkin : kNoSkin; }
Sign sign_of(bool yes) { return yes ? Sign::yes : Sign::no; }
const std::string& word_of(Frame& frame, bool yes) {
  return frame.words(yes ? "graenaland.move.yes" : "graenaland.move.no");
}

void draw_vote_button(Scene& scene, Seat seat, bool yes, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const TargetName name{yes ? "yes" : "no", static_cast<std::uint32_t>(index(seat))};
  const Contact contact = frame.targets.add(name, area, Role::choice);
  const Skin& skin = skin_of(yes);
  const std::optional<bool> vote = vote_of(scene, seat);
  const bool chosen = vote == yes;
  const float strength = vote && !chosen ? 0.55F : 1.0F;
  const float radius = frame.em(0.45F);
  const bool lit = contact.pointed && (contact.held || !frame.targets.finger());
  const float toward = contact.held ? 0.22F : lit ? 0.11F : 0.0F;
  if (!contact.held) paint.shadow(area, radius, 0.5F);
  paint.gradient(area, fade(blend(skin.top, skin.ink, toward), strength),
                 fade(blend(skin.bottom, skin.ink, toward), strength), radius);
  paint.outline(area.inset(0.75F), skin.edge, 1.5F, radius);
  if (chosen) paint.outline(area.inset(-1), current_palette.highlight, 3, radius + 1);
  if (contact.focused) focus_ring(frame, area, radius);
  const std::string& word = word_of(frame, yes);
  const Type type{Face::bold, 1.1F, skin.ink};
  const float wide = paint.width(word, type);
  const float sign = frame.em(1.0F);
  const Point middle = area.center();
  if (wide + sign * 1.5F <= area.w - 6) {
    const float x = middle.x - (wide + sign * 1.5F) / 2;
    draw_sign(paint, sign_of(yes), {x + sign / 2, middle.y}, sign, skin.ink, skin.bottom);
    paint.text({x + sign * 1.5F, middle.y}, word, type);
  } else if (area.h >= frame.em(3)) {
    draw_sign(paint, sign_of(yes), {middle.x, middle.y - frame.em(0.65F)}, sign, skin.ink,
              skin.bottom);
    paint.text_within({middle.x, middle.y + frame.em(0.65F)}, area.w - 4, word, type,
                      Align::center);
  } else {
    draw_sign(paint, sign_of(yes), middle, sign, skin.ink, skin.bottom);
  }
  if (contact.pointed) frame.say(word);
  if (contact.clicked) take_at_council(scene, name);
}

}  // namespace

void draw_vote_buttons(Scene& scene, Seat seat, const Rect& room, bool below) {
  Rect rest = room;
  const float gap = scene.frame.em(0.4F);
  const Rect no =
      below ? rest.cut_bottom((rest.h - gap) / 2, gap) : rest.cut_left((rest.w - gap) / 2, gap);
  draw_vote_button(scene, seat, false, no);
  draw_vote_button(scene, seat, true, rest);
}

void draw_vote_sign(Scene& scene, Seat seat, const Rect& head) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const std::optional<bool> vote = vote_of(scene, seat);
  const bool here = votes_here(scene, seat);
  if (!vote) {
    if (here) return;
    const Point at{head.right() - frame.em(0.7F), head.center().y};
    draw_sign(paint, Sign::lock, at, frame.em(1.05F), current_palette.ink_soft,
              current_palette.parchment_top);
    return;
  }
  const Skin& skin = skin_of(*vote);
  const std::string& word = word_of(frame, *vote);
  const Type type{Face::bold, 0.95F, skin.ink};
  const float high = frame.em(1.75F);
  const float sign = frame.em(0.8F);
  const float whole = paint.width(word, type) + sign + frame.em(1.5F);
  const bool worded = whole <= head.w;
  const float wide = worded ? whole : high;
  const Rect pill{head.right() - wide, head.center().y - high / 2, wide, high};
  paint.gradient(pill, skin.top, skin.bottom, high / 2);
  paint.outline(pill.inset(0.5F), skin.edge, 1, high / 2);
  draw_sign(paint, sign_of(*vote),
            {worded ? pill.x + frame.em(0.55F) + sign / 2 : pill.center().x, pill.center().y}, sign,
            skin.ink, skin.bottom);
  if (worded) paint.text({pill.x + frame.em(0.85F) + sign, pill.center().y}, word, type);
  if (!here) return;
  const TargetName name{"vote", static_cast<std::uint32_t>(index(seat))};
  const float least = for_fingers(frame) ? 44.0F : 0.0F;
  const Rect touched = around(pill.center(), std::max(pill.w, least), std::max(pill.h, least));
  const Contact contact = frame.targets.add(name, touched, Role::control);
  if (contact.pointed) {
    paint.outline(pill.inset(-1), current_palette.ink, 1.5F, high / 2);
    frame.say(frame.words("ui.graenaland.council.change"));
  }
  if (contact.told) scene.tell(frame.words("ui.graenaland.council.change"), {}, pill);
  if (contact.focused) focus_ring(frame, pill, high / 2);
  if (contact.clicked) take_at_council(scene, name);
}

}  // namespace meadhall::table::graenaland_table
