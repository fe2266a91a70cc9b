#include "table/match/look_back.h"

#include <algorithm>

#include "app/session/replay.h"
#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

using Kind = app::Finding::Kind;

Type words() { return {Face::sans, 1.0F, current_palette.ink_soft}; }
Type small() { return {Face::sans, 0.88F, current_palette.ink_faint}; }

Colour line_colour(const Frame& frame, std::size_t seat) {
  const std::uint8_t colour = frame.app.match().start().seats[seat].colour;
  return darker(current_palette.seats[colour % current_palette.seats.size()], 0.1F);
}

}  // namespace

void LookBack::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  chances_.clear();
  rows_.clear();
  thinking_.clear();
  if (app.bot_request() && app.bot_request()->kind == app::BotRequest::Kind::review) {
    thinking_ = app.say(Message("bot.review_thinking").with("n", app.bot_request()->progress / 10));
  }
  const bots::Review* review = app.review();
  if (review == nullptr) return;
  for (const bots::Judgement& each : *review) chances_.push_back(each.chances);
  rounds_ = app::Timeline(app.match()).rounds();
  for (const app::Finding& each : app::findings(app.match(), *review)) {
    rows_.push_back({each.kind, each.seat, each.moment, "goto " + std::to_string(each.node),
                     app.say(each.sentence())});
  }
}

void LookBack::draw(Frame& frame, Rect room) {
  refresh(frame.app);
  if (!thinking_.empty()) return draw_thinking(frame, room);
  if (chances_.size() < 2) return draw_offer(frame, room);
  // Beside each other where there is room, else the chart above; who plays alone wins.
  if (frame.app.match().start().seats.size() > 1) {
    const bool wide = room.w > frame.em(38);
    const Rect chart =
        wide ? room.cut_left(room.w * 0.46F, frame.em(1.0F))
             : room.cut_top(std::clamp(room.h * 0.42F, frame.em(7), frame.em(12)), frame.em(0.5F));
    draw_chart(frame, chart);
  }
  scroll(frame, "findings", room, content_,
         [&](const Rect& inner) { return draw_findings(frame, inner); });
}

void LookBack::draw_offer(Frame& frame, Rect room) {
  Paint& paint = frame.paint;
  room.w = std::min(room.w, paint.em(34));
  room.cut_top(paint.em(0.6F));
  room.cut_top(paint.paragraph(room, frame.words("bot.review_told"), words()) + paint.em(0.9F));
  const ButtonSpec spec{
      .label = frame.words("bot.review"), .look = Look::action, .icon = Icon::chart};
  const float wide = std::min(room.w, button_width(frame, spec) + paint.em(0.6F));
  const Rect place{room.x, room.y, wide, std::max(44.0F, paint.em(2.6F))};
  order_button(frame, {"review"}, place, spec, "review");
}

void LookBack::draw_thinking(Frame& frame, Rect room) {
  Paint& paint = frame.paint;
  room.w = std::min(room.w, paint.em(34));
  room.cut_top(paint.em(0.6F));
  const Rect line = room.cut_top(paint.em(1.6F), paint.em(0.3F));
  paint.text_within({line.x, line.center().y}, line.w, thinking_, words());
  const app::BotRequest* request = frame.app.bot_request();
  draw_progress(frame, room.cut_top(paint.em(0.7F), paint.em(1.0F)),
                request ? request->progress : 0);
  const ButtonSpec spec{.label = frame.words("bot.review_cancel"), .icon = Icon::close};
  Rect row = room.cut_top(control_height(frame));
  order_button(frame, {"review-cancel"}, cut_button(frame, row, spec), spec, "review cancel");
}

void LookBack::draw_sign(Paint& paint, Point at, float size, Kind kind) const {
  paint.disc(at, size * 0.62F, current_palette.parchment_top);
  const Colour colour = kind == Kind::best     ? current_palette.gain_ink
                        : kind == Kind::costly ? current_palette.danger_ink
                                               : current_palette.ink_soft;
  paint.ring(at, size * 0.62F, colour, 1.5F * current_palette.edge);
  const Icon icon = kind == Kind::best     ? Icon::star
                    : kind == Kind::costly ? Icon::down
                                           : Icon::redo;
  draw_icon(paint, icon, at, size * 0.72F, colour);
}

// A line a seat through all moments; where rounds begin stands their number.
void LookBack::draw_chart(Frame& frame, const Rect& area) {
  Paint& paint = frame.paint;
  Rect room = area;
  const Rect title = room.cut_top(paint.em(1.5F));
  paint.text_within({title.x, title.center().y}, title.w, frame.words("bot.chances"),
                    {Face::heading, 1.05F, current_palette.ink});
  const Rect foot = room.cut_bottom(paint.em(1.4F));
  room.cut_top(paint.em(0.6F));
  room.cut_left(paint.em(2.7F));
  room.cut_right(paint.em(2.2F));
  const auto last = static_cast<float>(chances_.size() - 1);
  const auto at = [&](std::size_t moment, int chance) {
    return Point{room.x + room.w * static_cast<float>(moment) / last,
                 room.bottom() - room.h * static_cast<float>(chance) / 1000};
  };
  for (const int percent : {0, 25, 50, 75, 100}) {
    const float y = at(0, percent * 10).y;
    paint.line({room.x, y}, {room.right(), y}, current_palette.paper_line,
               percent % 50 == 0 ? 1.5F : 1.0F);
    if (percent % 50 != 0) continue;
    paint.text({room.x - paint.em(0.35F), y},
               percent == 0    ? "0 %"
               : percent == 50 ? "50 %"
                               : "100 %",
               small(), Align::right);
  }
  for (std::size_t i = 0; i < rounds_.size(); ++i) {
    const float begin = at(rounds_[i], 0).x;
    const float end = i + 1 < rounds_.size() ? at(rounds_[i + 1], 0).x : room.right();
    if (i > 0) paint.line({begin, room.y}, {begin, room.bottom()}, current_palette.paper_line);
    paint.number({(begin + end) / 2, foot.center().y}, static_cast<int>(i) + 1, small(),
                 Align::center);
  }
  const std::size_t seats = frame.app.match().start().seats.size();
  const float thick = std::max(2.0F, paint.em(0.14F));
  std::vector<float> taken;  // ends that would lie upon each other stand beside each other
  for (std::size_t seat = 0; seat < seats; ++seat) {
    // Dark below, so that pale colours are seen on parchment, too.
    for (const bool edge : {true, false}) {
      for (std::size_t moment = 0; moment + 1 < chances_.size(); ++moment) {
        paint.line(at(moment, chances_[moment][seat]), at(moment + 1, chances_[moment + 1][seat]),
                   edge ? fade(current_palette.ink, 0.6F) : line_colour(frame, seat),
                   edge ? thick + 1.6F : thick);
      }
    }
    Point end = at(chances_.size() - 1, chances_.back()[seat]);
    end.x += paint.em(0.8F);
    for (const float y : taken) {
      if (std::abs(y - end.y) < paint.em(1.0F)) end.x += paint.em(0.75F);
    }
    taken.push_back(end.y);
    draw_seat_shield(frame, end, paint.em(1.3F), seat_at(seat));
  }
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const Row& row = rows_[i];
    const Point place = at(row.moment, chances_[row.moment][index(row.seat)]);
    const bool lit = pointed_ == i;
    if (lit) paint.line({place.x, room.y}, {place.x, room.bottom()}, current_palette.ink, 1.5F);
    draw_sign(paint, place, paint.em(lit ? 1.25F : 0.85F), row.kind);
  }
  frame.targets.add({"chances"}, area, Role::floor);
}

float LookBack::draw_findings(Frame& frame, Rect room) {
  Paint& paint = frame.paint;
  const float top = room.y;
  pointed_ = ~std::size_t{0};
  if (rows_.empty()) {
    return paint.paragraph(room, frame.words("bot.no_findings"), words());
  }
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const Row& row = rows_[i];
    const std::string_view word = frame.words("bot.show");
    const ButtonSpec show{.label = room.w > paint.em(24) ? word : std::string_view(),
                          .icon = Icon::eye,
                          .size = 0.92F,
                          .tip = word};
    const float high = control_height(frame);
    const float wide = std::max(button_width(frame, show), high);
    const float beside = paint.em(2.0F);
    const float told =
        paint.paragraph_height(room.w - beside - wide - paint.em(0.6F), row.told, words());
    Rect place = room.cut_top(std::max(told, high) + paint.em(0.7F));
    const Contact contact = frame.targets.add({"finding", i}, place, Role::floor);
    if (i > 0)
      paint.fill({place.x, place.y, place.w, current_palette.edge}, current_palette.paper_line);
    const Rect whole = place;
    const Rect right = place.cut_right(wide, paint.em(0.6F));
    const TargetName name{"show", i};
    if (contact.pointed || frame.targets.pointed() == name.id()) {
      pointed_ = i;
      paint.fill(whole.inset(0, 2), current_palette.paper_shade, paint.em(0.3F));
    }
    if (button(frame, name, around(right.center(), wide, high), show)) {
      showing_ = true;
      frame.order(row.command);
    }
    draw_sign(paint, {place.x + paint.em(0.95F), whole.center().y}, paint.em(1.3F), row.kind);
    place.cut_left(beside);
    paint.paragraph({place.x, whole.center().y - told / 2, place.w, told + 4}, row.told, words());
  }
  return room.y - top;
}

}  // namespace meadhall::table::match
