#include <algorithm>

#include "table/games/graenaland/council_parts.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

// Below the question, at a council: what the votes come to, and the newest promise about this land.

namespace meadhall::table::graenaland_table {

namespace {

Sign sign_of(CouncilLine::Mark mark) {
  constexpr std::array<Sign, 4> kSigns = {Sign::hand, Sign::yes, Sign::no, Sign::split};
  return kSigns[static_cast<std::size_t>(mark)];
}

// The sign's room; a sentence that has neither sign nor figure begins at the edge.
float indent_of(const Paint& paint, const CouncilLine& line) {
  return line.mark == CouncilLine::Mark::none && line.figure.empty() ? 0 : paint.em(1.6F);
}

float line_height(const Scene& scene, const CouncilLine& line, float width) {
  const Paint& paint = scene.frame.paint;
  const float figure =
      line.figure.empty() ? 0 : paint.width(line.figure, match::card_strong()) + paint.em(0.35F);
  return paint.paragraph_height(width - indent_of(paint, line) - figure, line.words,
                                match::card_body()) +
         paint.em(0.2F);
}

float lines_height(const Scene& scene, float width) {
  float high = 0;
  for (const CouncilLine& line : scene.drafts.words.lines) high += line_height(scene, line, width);
  return high;
}

// The latest promise, whole.
float promise_height(const Scene& scene, float width) {
  const std::string& promise = scene.drafts.words.promise;
  if (promise.empty()) return 0;
  const Paint& paint = scene.frame.paint;
  return paint.paragraph_height(width - paint.em(2), promise, match::card_body()) + paint.em(0.55F);
}

void draw_line(Scene& scene, const CouncilLine& line, Rect row) {
  Paint& paint = scene.frame.paint;
  const float middle = row.y + paint.line_height(match::card_body()) / 2;
  const Colour ink = line.mark == CouncilLine::Mark::yes  ? current_palette.gain_ink
                     : line.mark == CouncilLine::Mark::no ? current_palette.danger_ink
                                                          : current_palette.ink_soft;
  if (indent_of(paint, line) > 0) {
    draw_sign(paint, sign_of(line.mark), {row.x + paint.em(0.55F), middle}, paint.em(0.95F), ink,
              current_palette.parchment_top);
  }
  row.cut_left(indent_of(paint, line));
  if (!line.figure.empty()) {
    row.cut_left(paint.text({row.x, middle}, line.figure, match::card_strong()), paint.em(0.35F));
  }
  paint.paragraph(row, line.words, match::card_body());
}

void draw_promise(Scene& scene, const Rect& row) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const Contact contact = frame.targets.add({"promise"}, row, Role::control);
  paint.fill(row, contact.pointed ? current_palette.paper_mark : current_palette.paper_row,
             paint.em(0.4F));
  draw_icon(paint, Icon::scroll, {row.x + paint.em(0.8F), row.center().y}, paint.em(1),
            current_palette.ink_soft);
  const std::string& promise = scene.drafts.words.promise;
  const float left = row.x + paint.em(1.6F);
  const float wide = row.w - paint.em(2);
  if (row.h + 1 >= promise_height(scene, row.w)) {
    const float high = paint.paragraph_height(wide, promise, match::card_body());
    paint.paragraph({left, row.center().y - high / 2, wide, high + 2}, promise, match::card_body());
  } else {
    paint.text_within({left, row.center().y}, wide, promise, match::card_body());
  }
  if (contact.focused) focus_ring(frame, row, paint.em(0.4F));
  if (contact.told) scene.tell(scene.drafts.words.promise, {}, row);
  if (contact.clicked) frame.order("notebook");
}

}  // namespace

float council_card_height(Scene& scene, float width) {
  scene.drafts.words.refresh(scene);
  const float buttons = council_buttons_height(scene);
  return lines_height(scene, width) + promise_height(scene, width) +
         (buttons > 0 ? buttons + scene.frame.em(0.5F) : 0);
}

void draw_council_card(Scene& scene, Rect room) {
  scene.drafts.words.refresh(scene);
  Paint& paint = scene.frame.paint;
  const float buttons = council_buttons_height(scene);
  if (buttons > 0) draw_council_buttons(scene, room.cut_bottom(buttons, paint.em(0.4F)));
  if (float high = promise_height(scene, room.w); high > 0) {
    if (lines_height(scene, room.w) + high > room.h) high = std::min(high, paint.em(1.85F));
    if (room.h >= high) draw_promise(scene, room.cut_bottom(high, paint.em(0.2F)));
  }
  for (const CouncilLine& line : scene.drafts.words.lines) {
    const float high = line_height(scene, line, room.w);
    if (high > room.h + paint.em(0.3F)) break;
    draw_line(scene, line, room.cut_top(high));
  }
}

}  // namespace meadhall::table::graenaland_table
