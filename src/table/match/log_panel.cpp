#include "table/match/log_panel.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

// Room in a line, in em: for the shield, for one or two signs of the game, and for points or gold.
constexpr float kShield = 1.65F;
constexpr float kSign = 1.65F;
constexpr float kTwoSigns = 3.0F;
constexpr float kSum = 2.9F;

// How plain what has not happened yet is written: less than the rest, but readable on any sea.
float later() {
  const float depth = static_cast<float>(current_palette.depth >> 24U) / 255;
  const Colour ground =
      blend(current_palette.sea_bottom, current_palette.depth | 0xff000000U, depth);
  for (const float opacity : {0.6F, 0.7F, 0.8F}) {
    if (contrast(blend(ground, current_palette.on_sea_soft, opacity), ground) > 4.8F)
      return opacity;
  }
  return 0.9F;
}

}  // namespace

void LogPanel::refresh(Frame& frame) {
  const app::App& app = frame.app;
  const bool stale = said_in_.stale(app);
  const bool went_on = deed_.due(app);
  const bool revealed = std::exchange(revealing_, frame.revealing) != frame.revealing;
  if (!went_on && !stale && !revealed) return;
  // Who reads further up stays there while the same is said in other words.
  followed_ = !went_on && !revealed && elsewhere_;
  lines_.clear();
  laid_out_ = {};
  now_ = 0;
  const text::Speaker speaker = app.speaker();
  const Match& match = app.match();
  // What was taken back and is not looked at again is no part of the story.
  const std::span<const app::LogLine> log = app.replaying() ? app.whole_log() : app.log();
  const auto sign_of = table_of(frame, match.game().info.id).sign_of;
  signs_ = sign_of != nullptr ? kSign : 0;
  int round = 0;
  for (std::size_t i = 0; i < log.size(); ++i) {
    const Match::Node node = log[i].node;
    if (revealing_ && node == match.current()) continue;
    const Event& event = log[i].event;
    const LogSign sign = sign_of == nullptr ? LogSign{} : sign_of(event);
    if (sign.beside != 0) signs_ = kTwoSigns;
    // It happened in the round of the position before, unless it begins the next one.
    const bool opens = node == Match::kStart || sign.begins_round;
    const int in_round =
        match.game().round_of(match.position_at(opens ? node : match.parent_of(node)));
    const bool later = i >= app.log().size();
    std::string said = speaker.say(event.message);
    if (!sign.passing) {
      while (!lines_.empty() && lines_.back().passing && lines_.back().later == later) {
        lines_.pop_back();
      }
    }
    bool divides = false;
    if (in_round > round) {
      round = in_round;
      lines_.push_back({.node = node,
                        .text = speaker.say(Message("log.round").with("round", round)),
                        .divides = true,
                        .later = later});
      divides = lines_.back().text == said;
    }
    if (!divides) {
      lines_.push_back(
          {.node = node,
           .text = std::move(said),
           .heading = event.kind == Event::Kind::scoring || event.kind == Event::Kind::finish,
           .later = later,
           .latest = node == match.current(),
           .passing = sign.passing,
           .seat = event.seat,
           .gold = event.gold,
           .points = event.points,
           .sign = sign});
    }
    if (!later) now_ = lines_.size() - 1;
  }
}

Type LogPanel::type_of(const Line& line) { return {line.heading ? Face::bold : Face::sans, 0.97F}; }

// Where its words stand in a row of that place and size: after the shield and the sign, before the
// sums.
Rect LogPanel::room_for_words(const Paint& paint, const Line& line, Rect row) const {
  row.cut_left(paint.em(kShield + signs_));
  row.cut_right(paint.em(0.5F));
  if (line.points != 0) row.cut_right(paint.em(kSum));
  if (line.gold != 0) row.cut_right(paint.em(kSum));
  return row;
}

// A line is as high as a row, or higher if its words take more than one.
void LogPanel::lay_out(const Paint& paint, float width, float row) {
  const std::array now{width, row, paint.em(1)};
  if (laid_out_ == now) return;
  laid_out_ = now;
  float top = 0;
  for (Line& line : lines_) {
    const Type type = type_of(line);
    const float room = room_for_words(paint, line, {0, 0, width, row}).w;
    if (!line.divides) line.words_height = paint.paragraph_height(room, line.text, type);
    line.top = top;
    line.height = std::max(row, line.words_height + paint.em(0.3F));
    top += line.height;
  }
}

float LogPanel::length() const {
  return lines_.empty() ? 0 : lines_.back().top + lines_.back().height;
}

// Where the first line begins that is not above that place.
float LogPanel::first_line_from(float place) const {
  const auto first = std::ranges::lower_bound(lines_, place - 1, {}, &Line::top);
  return first == lines_.end() ? length() : first->top;
}

bool LogPanel::in_sight(const Line& line, const Rect& room) const {
  return line.top >= shift_ && line.top + line.height <= shift_ + room.h + 1;
}

// To the line that happened last, unless it is in sight; live it is the last one. In a window of
// another size it may be no more.
void LogPanel::follow(Frame& frame, const Rect& room, std::string_view name) {
  const bool as_before = shown_ == name && room_height_ == room.h && laid_out_for_ == laid_out_;
  if (lines_.empty() || (followed_ && as_before)) return;
  const Line& now = lines_[now_];
  if (!as_before || !in_sight(now, room) || !frame.app.replaying()) {
    // Looking back, some of what comes is seen too.
    const float below = frame.app.replaying() ? room.h * 0.3F : 0;
    const float first = first_line_from(now.top + now.height + below - room.h);
    frame.targets.scroll_to({name},
                            {0, std::clamp(first, 0.0F, std::max(0.0F, length() - room.h))});
  }
  followed_ = true;
  shown_ = name;
  room_height_ = room.h;
  laid_out_for_ = laid_out_;
}

void LogPanel::draw(Frame& frame, const Rect& area, bool titled, std::string_view name) {
  refresh(frame);
  Paint& paint = frame.paint;
  paint.sunk(area, paint.em(0.6F));
  Rect room = area.inset(paint.em(0.8F), paint.em(0.5F));
  if (titled) {
    const Rect head = room.cut_top(paint.em(1.7F));
    const float used = paint.text({head.x, head.center().y}, frame.words("page.log"),
                                  {Face::heading, 1.08F, current_palette.on_sea});
    paint.text_within({head.right(), head.center().y}, head.w - used - paint.em(1),
                      frame.words(frame.view.touch ? "table.hint_log_tap" : "ui.log_hint"),
                      {Face::sans, 0.85F, current_palette.on_sea_soft}, Align::right);
  }
  const float row_height = frame.view.touch ? std::max(paint.em(1.7F), 44.0F) : paint.em(1.6F);
  lay_out(paint, room.w, row_height);
  if (length() > room.h) {
    // Whole lines down to the last one: none is cut in half at the top.
    const float whole = length() - first_line_from(length() - room.h);
    if (whole > 0) room.cut_top(room.h - whole);
  }
  follow(frame, room, name);
  const Rect track{room.right() + paint.em(0.2F), room.y, paint.em(0.4F), room.h};
  const Point shift = frame.targets.begin_scroll({name}, room, {room.w, length()});
  shift_ = shift.y;
  elsewhere_ = !lines_.empty() && !in_sight(lines_[now_], room);
  {
    const Clip clipped(paint, room);
    const auto foot = [](const Line& line) { return line.top + line.height; };
    const auto first = std::ranges::lower_bound(lines_, shift.y, {}, foot);
    for (auto i = static_cast<std::size_t>(first - lines_.begin()); i < lines_.size(); ++i) {
      const Line& line = lines_[i];
      const Rect row{room.x, room.y + line.top - shift.y, room.w, line.height};
      if (row.y > room.bottom()) break;
      Contact contact;
      if (!line.divides) {
        contact = frame.targets.add({name, i}, row, Role::thing);
      }
      draw_line(frame, line, row, contact);
      if (contact.told) frame.say(line.text);
      // A challenge is one position, and there is no way back from it.
      if (contact.clicked && !frame.app.challenge()) {
        frame.order("goto " + std::to_string(line.node));
      }
      // Here the table stands; what is below has not happened yet.
      if (i == now_ && i + 1 < lines_.size()) {
        paint.fill({row.x, row.bottom() - 1, row.w, 2}, current_palette.highlight);
      }
    }
  }
  frame.targets.end_scroll();
  draw_scroll_bar(frame, {name}, track, Ground::sea);
}

// Fills a square, or two where pieces stand side by side.
void LogPanel::draw_sign(Frame& frame, const LogSign& sign, Rect square, Colour ink,
                         float opacity) const {
  const GameTable& game = table_of(frame, frame.app.match().game().info.id);
  for (const std::uint8_t piece : {sign.piece, sign.beside}) {
    if (piece == 0) continue;
    game.draw_piece(frame.paint, piece, square, opacity);
    square.x += square.h * 1.08F;
  }
  if (sign.icon) draw_icon(frame.paint, *sign.icon, square.center(), square.h * 0.8F, ink);
}

void LogPanel::draw_line(Frame& frame, const Line& line, const Rect& row,
                         const Contact& contact) const {
  Paint& paint = frame.paint;
  const float middle = row.center().y;
  const float opacity = line.later ? later() : 1.0F;
  if (line.divides) {
    const Type type{Face::bold, 0.88F, fade(current_palette.on_sea_soft, opacity)};
    const float wide = paint.width(line.text, type);
    const float gap = paint.em(0.6F);
    const float side = (row.w - wide) / 2 - gap;
    paint.text({row.center().x, middle}, line.text, type, Align::center);
    paint.fill({row.x, middle, side, 1}, fade(current_palette.ground_line, opacity));
    paint.fill({row.right() - side, middle, side, 1}, fade(current_palette.ground_line, opacity));
    return;
  }
  if (line.latest) paint.fill(row, fade(current_palette.highlight, 0.12F), 4);
  if (contact.pointed) paint.fill(row, fade(current_palette.on_sea, 0.12F), 4);
  if (contact.focused) focus_ring(frame, row.inset(2), 4);
  const Colour ink = line.heading  ? current_palette.highlight
                     : line.latest ? current_palette.on_sea
                                   : current_palette.on_sea_soft;

  if (line.seat) {
    const Point shield{row.x + paint.em(0.8F), middle};
    draw_seat_shield(frame, shield, paint.em(1.05F), *line.seat);
    if (line.later) {  // as faint as its words
      paint.disc(shield, paint.em(0.55F), fade(current_palette.sea_bottom, 1 - opacity));
    }
  }
  const float size = paint.em(1.25F);
  draw_sign(frame, line.sign, {row.x + paint.em(kShield), middle - size / 2, size, size},
            fade(ink, opacity), opacity);
  const Rect words = room_for_words(paint, line, row);
  const Type sum{Face::bold, 0.92F, fade(current_palette.on_sea, opacity)};
  float right = row.right() - paint.em(0.2F);
  if (line.points != 0) {
    right -= paint.em(kSum);
    draw_points(paint, {right, middle}, line.points, sum, true);
  }
  if (line.gold != 0) {
    right -= paint.em(kSum);
    draw_gold(paint, {right, middle}, line.gold, sum, true);
  }
  Type type = type_of(line);
  type.colour = fade(ink, opacity);
  paint.paragraph({words.x, middle - line.words_height / 2, words.w, line.words_height}, line.text,
                  type);
}

}  // namespace meadhall::table::match
