#include "table/match/arrival.h"

#include <array>

#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

namespace meadhall::table::match {

void Arrival::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  title_ = app.say(Message("app.arrived").with("player", *app.session().actor()));
  news_.clear();
  for (const app::LogLine& line : app.session().news()) {
    news_.push_back(app.say(line.event.message));
  }
}

void Arrival::draw(Frame& frame) {
  refresh(frame.app);
  draw_sea(frame);
  Paint& paint = frame.paint;
  const Seat actor = *frame.app.session().actor();
  const Rect screen = frame.screen();
  const bool flat = screen.h < paint.em(24);
  const float wide = std::min(screen.w - paint.em(1.6F), paint.em(36));
  const float pad = paint.em(flat ? 0.7F : 1.2F);
  const float gap = paint.em(flat ? 0.5F : 0.9F);
  const Type heading{Face::heading, flat ? 1.4F : 1.8F, current_palette.ink};
  const float shield = paint.em(flat ? 2.2F : 3.2F);
  const float answer = std::max(44.0F, paint.em(2.7F));

  const std::array<CommandButton, 3> ways = {
      {{{"since"},
        "since",
        {.label = command_words(frame, "since"),
         .look = Look::action,
         .icon = Icon::eye,
         .enabled = !news_.empty(),
         .role = Role::choice}},
       {{"ready"},
        "ready",
        {.label = frame.words("app.to_table"),
         .look = news_.empty() ? Look::action : Look::paper,
         .role = Role::choice}},
       {{"hall"}, "hall", {.label = command_words(frame, "hall"), .icon = Icon::home}}}};
  const auto answers = [&](const Rect& room, bool draws) {
    return flow_commands(frame, room, ways, draws, answer);
  };

  const float inner = wide - 2 * pad;
  const float below = answers({0, 0, inner, 0}, false);
  const float head =
      std::max(shield, paint.paragraph_height(inner - shield - paint.em(0.7F), title_, heading));
  const float label = paint.line_height(card_strong()) + paint.em(0.3F);
  const float most = screen.h - paint.em(1) - 2 * pad - head - below - label - 2 * gap;
  const float told = std::clamp(content_, paint.em(3), std::max(paint.em(3), most));
  const Rect card = around(screen.center(), wide, 2 * pad + head + label + told + below + 2 * gap);
  paint.parchment(card);
  Rect room = card.inset(pad, pad);
  Rect top = room.cut_top(head, gap);
  const Rect sign = top.cut_left(shield, paint.em(0.7F));
  draw_seat_shield(frame, sign.center(), shield, actor);
  const float high = paint.paragraph_height(top.w, title_, heading);
  paint.paragraph({top.x, top.center().y - high / 2, top.w, high + 2}, title_, heading);
  answers(room.cut_bottom(below, gap), true);
  const Rect line = room.cut_top(label);
  paint.text_within({line.x, line.y + paint.line_height(card_strong()) / 2}, line.w,
                    frame.words(news_.empty() ? "app.no_news" : "app.news"), card_strong());
  scroll_column(frame, "news", room, content_, Ground::paper, [&](Rect& page) {
    for (const std::string& each : news_) {
      page.cut_top(paint.paragraph(page, each, card_body()) + paint.em(0.25F));
    }
  });
}

}  // namespace meadhall::table::match
