#include "table/match/hand_over.h"

#include <imgui.h>

#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

constexpr TargetName kConfirm{"confirm"};

}  // namespace

void draw_hand_over(Frame& frame) {
  Paint& paint = frame.paint;
  draw_sea(frame);
  const Match& match = frame.app.match();
  const Seat actor = *match.game().actor(match.position());
  const std::string words = frame.app.say(Message("app.hand_over").with("player", actor));
  const std::string ready = frame.app.say(Message("app.ready").with("player", actor));

  const Rect screen = frame.screen();
  const bool flat = screen.h < paint.em(24);
  const float wide = std::min(screen.w - paint.em(1.6F), paint.em(30));
  Type heading{Face::heading, flat ? 1.5F : 1.9F, current_palette.ink};
  const float shield = paint.em(flat ? 3.6F : 6.5F);
  const float room_for_words = wide - paint.em(2.4F);
  // On one line if that only makes it a little smaller.
  const float fits = room_for_words / paint.width(words, heading);
  if (fits < 1) heading.size *= std::max(fits, 0.7F) * 0.99F;
  const float high = paint.paragraph_height(room_for_words, words, heading);
  const float answer = std::max(44.0F, paint.em(3));
  const float gap = paint.em(flat ? 0.6F : 1.2F);
  const bool sends = frame.app.available("send");
  const float answers = sends ? 3 * answer + gap * 0.6F : 2 * answer;
  const Rect card = around(screen.center(), wide,
                           shield + high + answers + 2.75F * gap + paint.em(flat ? 1.2F : 2.4F));
  paint.parchment(card);
  Rect room = card.inset(paint.em(1.2F), paint.em(flat ? 0.6F : 1.2F));
  const Rect top = room.cut_top(shield, gap);
  draw_seat_shield(frame, top.center(), shield, actor);
  // Centred where it is one line; wrapped lines read better from the left.
  const Rect said = room.cut_top(high, gap);
  if (paint.width(words, heading) <= said.w) {
    paint.text(said.center(), words, heading, Align::center);
  } else {
    paint.paragraph({said.x, said.y, said.w, said.h + 4}, words, heading);
  }
  order_button(frame, {"ready"}, room.cut_top(answer, gap * 0.75F),
               {.label = ready, .look = Look::action, .role = Role::choice, .size = 1.25F},
               "ready");
  if (sends) {
    const std::string send = frame.app.say(Message("app.send_to").with("player", actor));
    order_button(frame, {"send"}, room.cut_top(answer, gap * 0.6F),
                 {.label = send, .icon = Icon::link}, "send");
  }
  Rect below = room.cut_top(answer);
  const Rect left = below.cut_left((below.w - gap * 0.6F) / 2, gap * 0.6F);
  order_button(frame, {"undo"}, left,
               {.label = command_words(frame, "undo"),
                .icon = Icon::undo,
                .enabled = frame.app.available("undo")},
               "undo");
  order_button(frame, {"hall"}, below, {.label = command_words(frame, "hall"), .icon = Icon::home},
               "hall");
}

void ConfirmStrip::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  question_.clear();
  if (!app.pending()) return;
  fresh_ = true;
  const Match& match = app.match();
  question_ = app.say(
      Message("app.confirm_move")
          .with("player", *match.game().actor(match.position()))
          .with("move", Message::List{match.game().describe(match.position(), *app.pending())}));
}

bool ConfirmStrip::stacked(Frame& frame) const { return frame.view.width < frame.em(50); }

float ConfirmStrip::height(Frame& frame) {
  refresh(frame.app);
  if (question_.empty()) return 0;
  const float row = std::max(control_height(frame), frame.em(2.6F));
  const float words = frame.paint.paragraph_height(
      stacked(frame) ? frame.view.width - frame.em(4) : frame.view.width * 0.5F, question_,
      {Face::bold, 1.0F, 0});
  return stacked(frame) ? row + words + frame.em(1.3F) : std::max(row, words) + frame.em(0.9F);
}

void ConfirmStrip::draw(Frame& frame, const Rect& area) {
  if (question_.empty()) return;
  Paint& paint = frame.paint;
  frame.targets.add({"confirm-ground"}, area, Role::floor);
  paint.gradient(area, current_palette.parchment_top, current_palette.parchment_bottom);
  paint.fill({area.x, area.y, area.w, 3}, current_palette.highlight);
  if (std::exchange(fresh_, false)) frame.targets.focus(kConfirm.id());
  Rect room = area.inset(paint.em(0.8F), paint.em(0.45F));
  const ButtonSpec yes{.label = frame.words("app.confirm"),
                       .look = Look::action,
                       .icon = Icon::check,
                       .role = Role::choice,
                       .size = 1.08F};
  const ButtonSpec no{
      .label = frame.words("app.cancel"), .icon = Icon::close, .role = Role::choice};
  const float row = std::max(control_height(frame), paint.em(2.6F));
  const float gap = paint.em(0.5F);
  Rect left;
  Rect right;
  if (stacked(frame)) {
    right = room.cut_bottom(row, gap);
    left = right.cut_left(right.w * 0.58F, gap);
  } else {
    right = room.cut_right(button_width(frame, no), gap);
    left = room.cut_right(button_width(frame, yes), gap);
    right = around(right.center(), right.w, row);
    left = around(left.center(), left.w, row);
  }
  order_button(frame, kConfirm, left, yes, "confirm");
  order_button(frame, {"cancel"}, right, no, "cancel");
  const Match& match = frame.app.match();
  const Seat actor = *match.game().actor(match.position());
  draw_seat_shield(frame, {room.x + paint.em(0.9F), room.center().y}, paint.em(1.8F), actor);
  room.cut_left(paint.em(2.3F));
  const Type type{Face::bold, 1.0F, current_palette.ink};
  const float high = paint.paragraph_height(room.w, question_, type);
  paint.paragraph({room.x, room.center().y - high / 2, room.w, high + 2}, question_, type);
}

bool ConfirmStrip::read_keys(Frame& frame) {
  if (!frame.app.pending()) return false;
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
    frame.order("cancel");
    return true;
  }
  // With the keyboard's focus Enter chooses what it stands on: the answer yes, at first.
  if (!frame.targets.keys() && ImGui::IsKeyPressed(ImGuiKey_Enter, false)) {
    frame.order("confirm");
    return true;
  }
  return false;
}

}  // namespace meadhall::table::match
