#include "table/match/scoring_show.h"

#include <imgui.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

constexpr double kSecondsALine = 0.75;
constexpr double kBeforeCoins = 0.2;  // from a line that is told to what it sends
constexpr int kMostCoins = 8;         // or stars of a line; more share them
constexpr TargetName kLines{"scoring-lines"};

}  // namespace

void send_score(Motion& motion, const Event& line, std::span<const TargetName> from,
                const ScorePieces& pieces, double delay) {
  if (line.kind != Event::Kind::score || !line.seat || from.empty()) return;
  for (const bool gold : {true, false}) {
    const int amount = gold ? line.gold : line.points;
    const int count = std::min(std::abs(amount), kMostCoins);
    const TargetName purse{gold ? "gold" : "points", *line.seat};
    const Piece piece = gold ? pieces.gold : pieces.points;
    for (int i = 0; i < count; ++i) {
      const int share = amount * (i + 1) / count - amount * i / count;
      motion.send({.piece = piece,
                   .from = amount > 0 ? from[static_cast<std::size_t>(i) % from.size()] : purse,
                   .to = amount > 0 ? purse : TargetName{"nowhere"},
                   .delay = delay + 0.05 * i,
                   .lasts = 0.6,
                   .change = CountChange{*line.seat, piece, share}});
    }
  }
}

void ScoringShow::update(const app::App& app) {
  fresh_ = false;
  if (deeds_ == app.deeds()) return;
  deeds_ = app.deeds();
  open_ = false;
  const auto& events = app.fresh_events();
  const bool scores = std::ranges::find(events, Event::Kind::score, &Event::kind) != events.end();
  const Match::Node here = app.match().current();
  if (told_before_ != here) told_before_.reset();
  if (!scores || told_before_) return;
  if (app.handing_over()) told_before_ = here;
  lines_.clear();
  for (const Event& event : events) {
    if (event.kind != Event::Kind::scoring && event.kind != Event::Kind::score) continue;
    if (lines_.empty() && event.kind == Event::Kind::score) {
      // The scoring began with an earlier move: its heading stands further up in the log.
      for (auto line = app.log().rbegin(); line != app.log().rend(); ++line) {
        if (line->event.kind != Event::Kind::scoring || line->node == app.match().current())
          continue;
        lines_.push_back({line->event, app.say(line->event.message)});
        break;
      }
    }
    lines_.push_back({event, app.say(event.message)});
  }
  totals_ = app.match().game().score(app.shown()).totals;
  open_ = fresh_ = true;
}

void ScoringShow::go_on(Stage& stage, double motion_ends, const ScoringHooks& hooks) {
  std::vector<CountChange> held;
  const Frame& frame = stage.frame;
  const double now = frame.view.now;
  if (fresh_) {
    by_hand_ = sent_ = followed_ = 0;
    stepped_ = false;
    seconds_a_line_ = kSecondsALine / frame.pace();
    started_ = std::max(now, motion_ends) + 0.15;
    if (frame.still()) by_hand_ = sent_ = lines_.size();
  }
  if (open_) {
    const std::size_t told = shown_at(now);
    for (; sent_ < told; ++sent_) {
      const Event& line = lines_[sent_].event;
      if (hooks.sources == nullptr || line.kind != Event::Kind::score || !line.seat) continue;
      send_score(stage.motion, line, hooks.sources(stage, line), hooks.pieces, kBeforeCoins);
    }
    for (std::size_t i = told; i < lines_.size(); ++i) {
      const Event& event = lines_[i].event;
      if (!event.seat) continue;
      held.push_back({*event.seat, hooks.pieces.gold, event.gold});
      held.push_back({*event.seat, hooks.pieces.points, event.points});
    }
  }
  stage.motion.hold_back(std::move(held));
}

std::size_t ScoringShow::shown_at(double now) const {
  if (by_hand_ > 0) return std::min(by_hand_, lines_.size());
  if (now < started_) return 0;
  return std::min(lines_.size(), static_cast<std::size_t>((now - started_) / seconds_a_line_) + 1);
}

const Event* ScoringShow::told(double now) const {
  const std::size_t shown = open_ ? shown_at(now) : 0;
  return shown > 0 ? &lines_[shown - 1].event : nullptr;
}

std::optional<Seat> ScoringShow::about(double now) const {
  if (!open_) return std::nullopt;
  const std::size_t shown = shown_at(now);
  for (std::size_t i = shown > 0 ? shown - 1 : 0; i < lines_.size(); ++i) {
    if (lines_[i].event.seat) return lines_[i].event.seat;
  }
  return std::nullopt;
}

// Everybody's points with the lines told so far.
void ScoringShow::draw_totals(Stage& stage, const Rect& room, std::size_t shown) const {
  Paint& paint = stage.frame.paint;
  const std::size_t players = stage.players;
  const float each = std::min(paint.em(4.2F), room.w / static_cast<float>(players));
  if (each < paint.em(3.3F)) return;
  for (std::size_t i = 0; i < players; ++i) {
    int points = totals_[i];
    for (std::size_t line = shown; line < lines_.size(); ++line) {
      if (lines_[line].event.seat == seat_at(i)) points -= lines_[line].event.points;
    }
    const Point at{room.x + each * static_cast<float>(i), room.center().y};
    draw_seat_shield(stage.frame, {at.x + paint.em(0.55F), at.y}, paint.em(1.1F), seat_at(i));
    draw_points(paint, {at.x + paint.em(1.3F), at.y}, points,
                {Face::bold, 1.0F, current_palette.ink});
  }
}

// The lines told, scrolled to the last of them: as many as find room whole. Those before can be
// scrolled back to.
void ScoringShow::draw_lines(Stage& stage, const Rect& room, std::size_t shown) {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  const float line_height = paint.em(1.75F);
  const Type words{Face::sans, 1.0F, current_palette.ink};
  const auto room_for = [&](const Line& line) {
    const Event& event = line.event;
    const bool points = event.points != 0 || event.gold == 0;
    const float gains = paint.em((points ? 3.4F : 0) + (event.gold != 0 ? 3.4F : 0));
    return room.w - paint.em(1.9F) - gains;
  };
  // Each takes what its words need.
  const auto height = [&](const Line& line) {
    if (line.event.kind == Event::Kind::scoring) return line_height;
    const float told = paint.paragraph_height(room_for(line), line.text, words);
    return std::max(line_height, told + paint.em(0.5F));
  };
  std::size_t first = shown;
  for (float content = 0; first > 0; --first) {
    content += height(lines_[first - 1]);
    if (content > room.h) break;
  }
  float above = 0;
  for (std::size_t i = 0; i < first; ++i) above += height(lines_[i]);
  // Also when there is more room or less than in the frame before: a device was turned.
  if (followed_ != shown || followed_in_ != room.h) frame.targets.scroll_to(kLines, {0, above});
  followed_ = shown;
  followed_in_ = room.h;
  const Point shift =
      frame.targets.begin_scroll(kLines, room, {room.w, above + room.h}, Targets::Kind::page);
  frame.targets.end_scroll();
  draw_scroll_bar(frame, kLines, {room.right() + paint.em(0.3F), room.y, paint.em(0.5F), room.h},
                  Ground::paper);

  const Clip clipped(paint, room);
  float y = room.y - shift.y;
  for (std::size_t i = 0; i < shown; ++i) {
    const Line& line = lines_[i];
    const Rect row{room.x, y, room.w, height(line)};
    y += row.h;
    if (row.bottom() < room.y + 1 || row.y > room.bottom()) continue;
    const float middle = row.center().y;
    if (line.event.kind == Event::Kind::scoring) {
      paint.text_within({row.x, middle}, row.w, line.text,
                        {Face::heading, 1.2F, current_palette.ink});
      paint.line({row.x, row.bottom() - 2}, {row.right(), row.bottom() - 2},
                 current_palette.paper_line);
      continue;
    }
    if (i + 1 == shown) paint.fill(row.inset(-4, 1), fade(current_palette.paper_mark, 0.75F), 5);
    if (line.event.seat) {
      draw_seat_shield(stage.frame, {row.x + paint.em(0.6F), middle}, paint.em(1.2F),
                       *line.event.seat);
    }
    // Signs stand below signs, numbers end before them.
    float right = row.right() - paint.em(0.5F);
    const auto gained = [&](int amount, Icon icon) {
      const Type type{Face::bold, 1.05F,
                      amount < 0 ? current_palette.danger_ink : current_palette.ink};
      draw_icon(paint, icon, {right, middle}, paint.em(0.9F), type.colour);
      paint.number({right - paint.em(0.7F), middle}, amount, type, Align::right, true);
      right -= paint.em(3.4F);
    };
    if (line.event.points != 0 || line.event.gold == 0) gained(line.event.points, Icon::star);
    if (line.event.gold != 0) gained(line.event.gold, Icon::coin);
    const float wide = room_for(line);
    const float told = paint.paragraph_height(wide, line.text, words);
    paint.paragraph({row.x + paint.em(1.6F), middle - told / 2, wide, told}, line.text, words);
  }
}

void ScoringShow::draw(Stage& stage, const Rect& area) {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  frame.targets.begin_modal();
  const Contact ground = frame.targets.add({"scoring-ground"}, frame.screen(), Role::floor);
  const Contact card = frame.targets.add({"scoring-card"}, area, Role::floor);
  const std::size_t shown = shown_at(frame.view.now);
  const bool done = shown == lines_.size();

  paint.shadow(area, paint.em(0.6F), 2);
  paint.parchment(area);
  Rect room = area.inset(paint.em(1), paint.em(0.8F));
  Rect foot = room.cut_bottom(control_height(frame), paint.em(0.5F));
  draw_lines(stage, room, shown);
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
  // Where the keyboard has its ring, its button is what is pressed.
  bool next = card.clicked ||
              (!frame.targets.keys() && (pressed(ImGuiKey_Enter) || pressed(ImGuiKey_KeypadEnter) ||
                                         pressed(ImGuiKey_Space)));
  bool rest = ground.clicked || pressed(ImGuiKey_Escape);
  ButtonSpec all{.label = frame.words(done ? "ui.go_on" : "ui.skip"),
                 .look = done ? Look::action : Look::paper,
                 .role = Role::choice};
  const Rect last = foot.cut_right(button_width(frame, all), paint.em(0.5F));
  if (!done) {
    ButtonSpec one = all;
    one.label = frame.words("ui.next");
    one.look = Look::action;
    const Rect place = foot.cut_right(button_width(frame, one), paint.em(0.5F));
    next = button(frame, {"scoring-step"}, place, one) || next;
  }
  rest = button(frame, {"scoring-next"}, last, all) || rest;
  draw_totals(stage, foot, shown);
  if (!next && !rest) return;
  frame.animating = true;
  if (done) {
    open_ = false;
    return;
  }
  stepped_ = true;
  by_hand_ = rest ? lines_.size() : shown + 1;
  if (rest) sent_ = by_hand_;  // all at once: nothing is sent
}

}  // namespace meadhall::table::match
