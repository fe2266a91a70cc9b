#include "table/games/feast/occupation_card.h"

#include <algorithm>

#include "games/feast/occupations.h"
#include "table/games/feast/icon_row.h"
#include "table/kit/icons.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

namespace {

// em: the width of the points, a gap, the signs.
constexpr float kWorth = 2.5F;
constexpr float kGap = 0.25F;
constexpr float kSign = 1.2F;
constexpr float kLeastName = 0.6F;  // of a small card

Colour ink() { return current_palette.paper_skin.ink; }
Type name_type() { return {Face::bold, 1, ink()}; }
Type words_type() { return {Face::sans, 0.9F, fade(ink(), 0.85F)}; }

// Of the name, beside the points.
float head_height(Scene& scene, std::size_t card, float wide) {
  const Paint& paint = scene.frame.paint;
  const std::string& called = scene.model.card_name(scene.frame.app, card);
  return std::max(paint.em(1.5F),
                  paint.paragraph_height(wide - paint.em(kWorth), called, name_type()));
}

}  // namespace

float occupation_height(Scene& scene, std::size_t card, float wide) {
  Paint& paint = scene.frame.paint;
  float high = head_height(scene, card, wide) + paint.em(kGap);
  for (const feast::Line& line : feast::lines_of(card)) {
    high += paint.em(kGap) +
            draw_icon_row(paint, feast::line_row(line), {0, 0, wide, 1e4F}, paint.em(kSign), false);
  }
  const std::string& words = scene.model.card_told(scene.frame.app, card);
  return high + paint.paragraph_height(wide, words, words_type());
}

void draw_small_name(Paint& paint, Rect& room, std::string_view name) {
  name = name.substr(0, name.rfind(" ("));
  Type type{Face::bold, 0.75F, current_palette.ink};
  const float wide = paint.width(name, type);
  const bool one =
      wide * kLeastName <= room.w * type.size || name.find(' ') == std::string_view::npos;
  const Rect head = room.cut_top(std::min(paint.em(one ? 1.0F : 1.35F), room.h));
  if (one) {
    if (wide > room.w) type.size = std::max(kLeastName, type.size * room.w / wide);
    return void(paint.text_within(head.center(), head.w, name, type, Align::center));
  }
  type.size = kLeastName;
  draw_in_two(paint, head.center(), head.w, name, type, Align::center);
}

void draw_occupation(Scene& scene, std::size_t card, Rect room) {
  Paint& paint = scene.frame.paint;
  const std::string& called = scene.model.card_name(scene.frame.app, card);
  Rect head = room.cut_top(head_height(scene, card, room.w), paint.em(kGap));
  const auto points = int{feast::occupation(card).points};
  const Rect worth = head.cut_right(paint.em(kWorth)).inset(paint.em(0.2F), 0);
  if (points != 0) {
    draw_points(paint, {worth.x, worth.center().y}, points, {Face::bold, 0.94F, ink()});
  }
  const float name = paint.paragraph_height(head.w, called, name_type());
  paint.paragraph({head.x, head.center().y - name / 2, head.w, name + 1}, called, name_type());
  const float rule = room.y - paint.em(0.1F);
  paint.line({room.x, rule}, {room.right(), rule}, current_palette.parchment_edge, 1);
  for (const feast::Line& line : feast::lines_of(card)) {
    const float high = draw_icon_row(paint, feast::line_row(line), room, paint.em(kSign));
    room.cut_top(high, paint.em(kGap));
  }
  paint.paragraph(room, scene.model.card_told(scene.frame.app, card), words_type());
}

}  // namespace meadhall::table::feast_table
