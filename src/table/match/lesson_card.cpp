#include "table/match/lesson_card.h"

#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

Type title() { return {Face::bold, 0.98F, current_palette.ink_faint}; }
Type words() { return {Face::sans, 1.1F, current_palette.ink}; }
float head_height(const Frame& frame) { return frame.em(for_fingers(frame) ? 2.2F : 1.8F); }

// The sign of a button within a line of text: no higher than the line, but easy to hit.
bool sign(Frame& frame, const TargetName& name, Rect& head, Icon icon, std::string_view tip) {
  const float least = for_fingers(frame) ? 44.0F : 0.0F;
  const Rect place = head.cut_right(std::max(frame.em(1.9F), least));
  const float side = std::max(head.h, least);
  const Contact contact =
      frame.targets.add(name, around(place.center(), place.w, side), Role::control);
  const Point at = place.center();
  const float radius = frame.em(least > 0 ? 1.05F : 0.85F);
  if (contact.pointed) frame.paint.disc(at, radius, current_palette.paper_shade);
  frame.paint.ring(at, radius, current_palette.parchment_edge, 1.2F * current_palette.edge);
  draw_icon(frame.paint, icon, at, frame.em(1.0F), current_palette.ink_soft);
  if (contact.focused) focus_ring(frame, around(at, radius * 2, radius * 2), radius);
  if (contact.told) frame.tip = Frame::Tip{.thing = place, .title = tip};
  return contact.clicked;
}

}  // namespace

void refresh(LessonCard& card, const app::App& app, bool on_board) {
  card = {};
  const app::Lesson* lesson = app.lesson();
  if (!lesson) return;
  card.open = true;
  card.last = lesson->last();
  card.title = app.say(lesson->title());
  card.words = app.say(lesson->words());
  if (on_board || lesson->asks()) return;
  const bool marked = lesson->marked().has_value();
  card.command = lesson->way_on();
  card.answer = marked      ? app.say(lesson->answer_told(app.match()))
                : card.last ? app.say("lesson.free")
                            : app.say("lesson.next");
}

float lesson_height(Frame& frame, const LessonCard& card, float width) {
  const float text = frame.paint.paragraph_height(width, card.words, words());
  const float answer = card.answer.empty() ? 0 : control_height(frame) + frame.em(0.5F);
  return head_height(frame) + frame.em(0.2F) + text + answer;
}

void draw_lesson(Frame& frame, const LessonCard& card, Rect room) {
  Paint& paint = frame.paint;
  Rect head = room.cut_top(head_height(frame), paint.em(0.2F));
  if (sign(frame, {"lesson-leave"}, head, Icon::close, frame.words("lesson.leave"))) {
    frame.order("lesson leave");
  }
  if (frame.app.lesson() && frame.app.can_go_back() &&
      sign(frame, {"lesson-before"}, head, Icon::left, frame.words("app.undo"))) {
    frame.order("undo");
  }
  draw_icon(paint, Icon::teach, {head.x + paint.em(0.6F), head.center().y}, paint.em(1.2F),
            current_palette.ink_faint);
  head.cut_left(paint.em(1.6F));
  paint.text_within({head.x, head.center().y}, head.w, card.title, title());
  if (!card.answer.empty()) {
    const float high = control_height(frame);
    Rect row = room.cut_bottom(high, paint.em(0.4F));
    const ButtonSpec spec{
        .label = card.answer, .look = Look::action, .role = Role::choice, .size = 1.05F};
    const float wide = std::min(row.w, button_width(frame, spec) + paint.em(1));
    const Rect place = row.cut_left(wide, paint.em(0.5F));
    order_button(frame, {"lesson-answer"}, place, spec, card.command);
    const ButtonSpec leave{.label = frame.words("lesson.leave")};
    if (card.last && row.w > paint.em(6)) {
      order_button(frame, {"lesson-end"}, cut_button(frame, row, leave), leave, "lesson leave");
    }
  }
  paint.paragraph(room, card.words, words());
}

void draw_rules_sign(Frame& frame, Rect& head, std::string_view topic, std::string_view told) {
  if (topic.empty()) return;
  if (sign(frame, {"card-rules"}, head, Icon::book, told)) {
    frame.order("rules " + std::string(topic));
  }
  head.w -= frame.em(0.3F);
}

}  // namespace meadhall::table::match
