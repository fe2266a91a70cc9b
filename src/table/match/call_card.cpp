#include "table/match/call_card.h"

#include <span>
#include <vector>

#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

namespace meadhall::table::match {

void CallCard::refresh(const app::App& app) {
  if (revision_.due(app)) call_ = app::call_told(app::Teller(app));
}

float CallCard::draw_answers(Frame& frame, const Rect& room, bool draws) {
  const auto& seats = frame.app.match().start().seats;
  std::vector<CommandButton> answers;
  for (const app::Call::Answer& each : call_.answers) {
    answers.push_back({{"want", static_cast<std::uint32_t>(index(each.seat))},
                       each.command,
                       {.label = seats[index(each.seat)].name,
                        .look = each.wants ? Look::chosen : Look::paper,
                        .icon = each.wants ? Icon::check : Icon::person,
                        .role = Role::choice,
                        .tip = each.told}});
  }
  const float gap = frame.em(0.5F);
  const float high = flow_commands(frame, room, answers, draws) + gap;
  const CommandButton on{{"want-done"},
                         "want done",
                         {.label = call_.go_on, .look = Look::action, .role = Role::choice}};
  const Rect below{room.x, room.y + high, room.w, room.h - high};
  return high + flow_commands(frame, below, std::span(&on, 1), draws);
}

float CallCard::height(Frame& frame, float width) {
  refresh(frame.app);
  const Rect room{0, 0, width - frame.em(1.8F), 0};
  return frame.em(0.6F + 1.6F) +
         frame.paint.paragraph_height(room.w, call_.question, card_strong()) +
         draw_answers(frame, room, false);
}

void CallCard::draw(Frame& frame, Rect room) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  room.cut_top(paint.paragraph(room, call_.question, card_strong()) + paint.em(0.6F));
  draw_answers(frame, room, true);
}

}  // namespace meadhall::table::match
