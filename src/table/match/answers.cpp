#include "table/match/answers.h"

#include <algorithm>

#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

constexpr float kGap = 0.35F;    // em, between rows
constexpr float kAround = 0.7F;  // em, beside the words of a row

Type row_type(Colour ink) { return {Face::bold, 1.0F, ink}; }

}  // namespace

void AnswerList::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  foreseen_.clear();
  answers_ = app.asked() ? app::answers_to(app::Teller(app)) : app::Answers();
  std::erase_if(steppers_, [&](const auto& each) {
    return std::ranges::find(answers_.amounts, each.first, &app::Answers::Amount::command) ==
           answers_.amounts.end();
  });
}

float AnswerList::choice_height(Frame& frame, float width, std::size_t i) const {
  const float words = frame.paint.paragraph_height(width - frame.em(2 * kAround),
                                                   answers_.choices[i].told, row_type(0));
  return std::max(control_height(frame), words + frame.em(0.7F));
}

float AnswerList::height(Frame& frame, float width) {
  const float gap = frame.em(kGap);
  float high = 0;
  for (const app::Answers::Amount& each : answers_.amounts) {
    high += frame.paint.paragraph_height(width, each.label, row_type(0)) + control_height(frame) +
            2 * gap;
  }
  for (std::size_t i = 0; i < answers_.choices.size(); ++i) {
    high += choice_height(frame, width, i) + gap;
  }
  return high;
}

void AnswerList::draw(Frame& frame, Rect room) {
  for (std::size_t i = 0; i < answers_.amounts.size(); ++i) draw_amount(frame, room, i);
  for (std::size_t i = 0; i < answers_.choices.size(); ++i) {
    if (draw_choice(frame, room, i)) frame.order(answers_.choices[i].code);
  }
}

void AnswerList::draw_amount(Frame& frame, Rect& room, std::size_t i) {
  const app::Answers::Amount& amount = answers_.amounts[i];
  Stepper& stepper = steppers_[amount.command];
  stepper.limit(amount.least, amount.most, amount.least);
  if (answers_.amounts.size() == 1) stepper.read_keys();
  const float gap = frame.em(kGap);
  room.cut_top(frame.paint.paragraph(room, amount.label, row_type(current_palette.ink)) + gap);
  Rect row = room.cut_top(control_height(frame), gap);
  stepper.draw(frame, row.cut_left(Stepper::width(frame, row.h), frame.em(0.6F)),
               {"amount-less", i}, {"amount-more", i}, std::nullopt);
  const ButtonSpec give{.label = amount.button,
                        .look = Look::action,
                        .enabled = stepper.legal(),
                        .role = Role::choice};
  if (button(frame, {"amount", i}, cut_button(frame, row, give), give)) {
    frame.order(amount.command + " " + std::to_string(stepper.value()));
  }
}

// A button whose words are never cut short.
bool AnswerList::draw_choice(Frame& frame, Rect& room, std::size_t i) {
  Paint& paint = frame.paint;
  const Rect row = room.cut_top(choice_height(frame, room.w, i), frame.em(kGap));
  const Contact contact = frame.targets.add({"answer", i}, row, Role::choice);
  const Skin& skin = current_palette.paper_skin;
  const float radius = frame.em(0.45F);
  const float toward = contact.held ? 0.22F : contact.lit ? 0.11F : 0.0F;
  paint.gradient(row, blend(skin.top, skin.ink, toward), blend(skin.bottom, skin.ink, toward),
                 radius);
  paint.edge(row, skin.edge, radius);
  if (contact.focused) focus_ring(frame, row, radius);
  const std::string& told = answers_.choices[i].told;
  const float inner = row.w - frame.em(2 * kAround);
  const float high = paint.paragraph_height(inner, told, row_type(skin.ink));
  paint.paragraph({row.x + frame.em(kAround), row.center().y - high / 2, inner, high + 2}, told,
                  row_type(skin.ink));
  if (contact.pointed) frame.say(told);
  if (contact.told) tell(frame, row, i);
  return contact.clicked;
}

// What the move would mean as far as the viewer may know, worked out when it is pointed at.
void AnswerList::tell(Frame& frame, const Rect& row, std::size_t i) {
  const auto [known, first] = foreseen_.try_emplace(i);
  std::vector<std::string>& lines = known->second;
  if (first) {
    const Game& game = frame.app.match().game();
    for (const Message& each : game.foresee(frame.app.shown(), answers_.choices[i].move)) {
      lines.push_back(frame.app.say(each));
    }
  }
  if (lines.empty()) return;
  frame.tip = {row, lines.front(), {}, std::span(lines).subspan(1)};
}

}  // namespace meadhall::table::match
