#include "table/log_panel.h"

#include <string>

#include "table/widgets.h"

namespace meadhall::table {

void LogPanel::refresh(const app::App& app) {
  if (known_ && revision_ == app.revision()) return;
  known_ = true;
  revision_ = app.revision();
  follow_ = {};
  lines_.clear();
  const text::Speaker speaker = app.speaker();
  for (const app::LogLine& line : app.log()) {
    lines_.push_back({.node = line.node,
                      .kind = line.event.kind,
                      .seat = line.event.seat,
                      .text = speaker.say(line.event.message),
                      .gold = line.event.gold,
                      .points = line.event.points,
                      .current = line.node == app.match().current()});
  }
}

void LogPanel::draw(Frame& frame, const Rect& area, bool titled, std::string_view name) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  paint.sunk(area, paint.em(0.6F));
  Rect room = area.inset(paint.em(0.8F), paint.em(0.5F));
  if (titled) {
    const Rect head = room.cut_top(paint.em(1.7F));
    paint.text({head.x, head.center().y}, frame.words("page.log"),
               {Face::heading, 1.08F, tone.on_sea});
    paint.text({head.right(), head.center().y},
               frame.words(frame.view.touch ? "table.hint_log_tap" : "ui.log_hint"),
               {Face::sans, 0.85F, tone.on_sea_soft}, Align::right);
  }
  if (lines_.empty()) {
    paint.paragraph(room, frame.words("ui.log_empty"), {Face::sans, 1.0F, tone.on_sea_soft});
    return;
  }
  const float height = frame.view.touch ? std::max(paint.em(1.7F), 32.0F) : paint.em(1.5F);
  // Whole lines only: none is cut in half at the top.
  const float spare = room.h - height * std::floor(room.h / height);
  room.y += spare;
  room.h -= spare;
  const float content = height * static_cast<float>(lines_.size());
  if (follow_ != name) frame.targets.scroll_to({name}, {0, std::max(0.0F, content - room.h)});
  follow_ = name;
  const Point shift = frame.targets.begin_scroll({name}, room, {room.w, content});
  const Clip clipped(paint, room);
  const auto first = static_cast<std::size_t>(std::max(0.0F, shift.y / height));
  for (std::size_t i = first; i < lines_.size(); ++i) {
    const Line& line = lines_[i];
    const Rect row{room.x, room.y + height * static_cast<float>(i) - shift.y, room.w, height};
    if (row.y > room.bottom()) break;
    const Contact contact =
        frame.targets.add({name, static_cast<std::uint32_t>(i)}, row, Role::thing);
    if (contact.pointed) paint.fill(row, fade(tone.on_sea, 0.12F), 4);
    if (contact.focused) focus_ring(frame, row.inset(2), 4);
    if (contact.told) frame.tip = {row, line.text};
    if (contact.clicked) {
      frame.order("goto " + std::to_string(line.node));
    }
    const bool heading = line.kind == Event::Kind::scoring || line.kind == Event::Kind::finish;
    float x = row.x + paint.em(0.3F);
    if (line.seat) {
      const std::uint8_t colour = frame.app.match().start().seats[index(*line.seat)].colour;
      draw_shield(paint, {x + paint.em(0.45F), row.center().y}, paint.em(0.95F), colour,
                  static_cast<int>(index(*line.seat)) + 1);
    } else {
      draw_icon(paint, heading ? Icon::star : Icon::wheel, {x + paint.em(0.45F), row.center().y},
                paint.em(0.85F), tone.gold_edge);
    }
    x += paint.em(1.35F);
    float right = row.right() - paint.em(0.2F);
    if (line.points != 0) {
      right -= paint.em(2.9F);
      draw_points(paint, {right, row.center().y}, line.points, {Face::bold, 0.92F, tone.on_sea},
                  true);
    }
    if (line.gold != 0) {
      right -= paint.em(2.9F);
      draw_gold(paint, {right, row.center().y}, line.gold, {Face::bold, 0.92F, tone.on_sea}, true);
    }
    const Type type{heading ? Face::bold : Face::sans, 0.97F,
                    heading        ? tone.highlight
                    : line.current ? tone.on_sea
                                   : tone.on_sea_soft};
    paint.text_within({x, row.center().y}, right - x - paint.em(0.3F), line.text, type);
  }
  frame.targets.end_scroll();
}

}  // namespace meadhall::table
