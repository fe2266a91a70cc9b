#include "table/match/remote_card.h"

#include <array>

#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

namespace meadhall::table::match {

void RemoteCard::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  const Seat actor = *app.session().actor();
  told_ = app.say(Message("app.waits_elsewhere").with("player", actor));
  if (app.match().game().info.secret_hands) told_ += " " + app.say("app.link_secrets");
  send_ = app.say(Message("app.send_to").with("player", actor));
  here_ = app.say(Message("app.plays_here").with("player", actor));
}

float RemoteCard::draw_answers(Frame& frame, const Rect& room, bool draws) {
  const std::array<CommandButton, 2> answers = {
      {{{"send"},
        "send",
        {.label = send_, .look = Look::action, .icon = Icon::link, .role = Role::choice}},
       {{"play-here"}, "play here", {.label = here_, .icon = Icon::person}}}};
  return flow_commands(frame, room, answers, draws);
}

float RemoteCard::height(Frame& frame, float width) {
  refresh(frame.app);
  const Rect room{0, 0, width - frame.em(1.8F), 0};
  return frame.em(1.8F + 0.6F + 1.6F) + frame.paint.paragraph_height(room.w, told_, card_body()) +
         draw_answers(frame, room, false);
}

void RemoteCard::draw(Frame& frame, Rect room) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  const Seat actor = *frame.app.session().actor();
  const SeatInfo& info = frame.app.match().start().seats[index(actor)];
  const Rect head = room.cut_top(paint.em(1.7F), paint.em(0.1F));
  draw_seat_shield(frame, {head.x + paint.em(0.75F), head.center().y}, paint.em(1.5F), actor);
  paint.text_within({head.x + paint.em(1.9F), head.center().y}, head.w - paint.em(1.9F), info.name,
                    card_title());
  room.cut_top(paint.paragraph(room, told_, card_body()) + paint.em(0.6F));
  draw_answers(frame, room, true);
}

}  // namespace meadhall::table::match
