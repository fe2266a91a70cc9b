#include "table/match/question_card.h"

#include "table/match/card_parts.h"
#include "table/match/lesson_card.h"
#include "table/match/opinion_panel.h"

namespace meadhall::table::match {

Rect card_room(Paint& paint, const Rect& area) {
  paint.parchment(area);
  return area.inset(paint.em(0.9F), paint.em(0.65F));
}

QuestionHead draw_question_head(Stage& stage, const Question& question, Rect& room) {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  const SeatInfo& info = stage.seat_info(*stage.actor);
  const float name = paint.width(info.name, card_title());
  const float words = paint.width(question.words, card_strong());
  QuestionHead head{.beside = room.cut_top(paint.em(1.7F), paint.em(0.25F))};
  Rect& beside = head.beside;
  draw_rules_sign(frame, beside, question.topic, question.topic_told);
  // The question comes first, the word on the sign if there is room for it.
  const float to_spare = beside.w - words - name - paint.em(3.7F);
  head.hint = draw_opinion_sign(frame, beside, to_spare);
  const float y = beside.center().y;
  draw_seat_shield(frame, {beside.x + paint.em(0.75F), y}, paint.em(1.5F), *stage.actor);
  beside.cut_left(paint.em(1.9F));
  // Where not even a few letters of the name have room, the shield says who it is.
  const float most = beside.w * (to_spare > 0 ? 0.4F : 1.0F);
  const float name_room = std::min(most, name);
  if (name_room == name || most >= paint.em(4)) {
    paint.text_within({beside.x, y}, name_room, info.name, card_title());
  }
  beside.cut_left(name_room + paint.em(0.5F));
  head.fits = words <= beside.w - paint.em(0.5F);
  return head;
}

void draw_question(Stage& stage, const Question& question, const QuestionHead& head, Rect& room) {
  Paint& paint = stage.frame.paint;
  if (!head.fits) {
    room.cut_top(paint.paragraph(room, question.words, card_strong()) + paint.em(0.2F));
    return;
  }
  Rect beside = head.beside;
  paint.line({beside.x, beside.y + beside.h * 0.22F},
             {beside.x, beside.bottom() - beside.h * 0.22F}, current_palette.parchment_edge, 1.5F);
  beside.cut_left(paint.em(0.5F));
  paint.text_within({beside.x, beside.center().y}, beside.w, question.words, card_strong());
}

float question_height(const Stage& stage, const Question& question, float width) {
  const Paint& paint = stage.frame.paint;
  const float em = paint.em();
  const float signs =
      2 * (std::max(em * 1.9F, for_fingers(stage.frame) ? 44.0F : 0.0F) + em * 0.3F);
  const float name =
      stage.actor ? paint.width(stage.seat_info(*stage.actor).name, card_title()) : 0;
  const float beside = width - em * 4.7F - signs - name;
  if (paint.width(question.words, card_strong()) <= beside) return 0;
  return paint.paragraph_height(width - em * 1.8F, question.words, card_strong());
}

void draw_over(Stage& stage, Rect& room) {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  room.cut_top(paint.paragraph(room, stage.decision.question, card_title()) + paint.em(0.5F));
  const ButtonSpec spec{
      .label = frame.words("ui.show_result"), .look = Look::action, .role = Role::choice};
  const Rect row = room.cut_top(answer_height(stage));
  if (button(frame, {"result"}, {row.x, row.y, button_width(frame, spec), row.h}, spec)) {
    stage.wants_result = true;
  }
}

CardInstead* QuestionCard::instead(const app::App& app) {
  if (app.replaying()) return &moment_;
  if (others_turn(app)) return &others_;
  return app.open_call() ? &call_ : nullptr;
}

std::optional<float> QuestionCard::height_instead(Frame& frame, float width) {
  CardInstead* card = instead(frame.app);
  return card != nullptr ? std::optional(card->height(frame, width)) : std::nullopt;
}

bool QuestionCard::draw_instead(Frame& frame, const Rect& room) {
  CardInstead* card = instead(frame.app);
  if (card != nullptr) card->draw(frame, room);
  return card != nullptr;
}

float QuestionCard::answers_height(Frame& frame, float width) {
  answers_.refresh(frame.app);
  return answers_.height(frame, width);
}

void QuestionCard::draw_answers(Frame& frame, const Rect& room) {
  answers_.refresh(frame.app);
  scroll(frame, "answers", room, content_, [&](Rect inner) {
    answers_.draw(frame, inner);
    return answers_.height(frame, inner.w);
  });
}

}  // namespace meadhall::table::match
