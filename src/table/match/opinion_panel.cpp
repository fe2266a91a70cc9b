#include "table/match/opinion_panel.h"

#include <algorithm>

#include "app/session/opinion.h"
#include "core/later.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

namespace meadhall::table::match {
namespace {

bool thinks(const app::App& app) {
  return app.bot_request() && app.bot_request()->kind == app::BotRequest::Kind::hint;
}

void draw_number(Paint& paint, Point center, float radius, std::size_t place, bool lit) {
  paint.disc(center, radius * 1.16F, lit ? current_palette.highlight : current_palette.halo);
  paint.disc(center, radius, current_palette.action);
  paint.number(center, static_cast<int>(place) + 1,
               {Face::bold, radius * 1.45F / paint.em(), current_palette.on_action}, Align::center);
}

float head_height(const Frame& frame) {
  return std::max(frame.em(2.0F), for_fingers(frame) ? 44.0F : 0.0F);
}

// How much stands left of the words of a row, and around them.
constexpr float kBeside = 2.4F;
constexpr float kAround = 0.35F;
constexpr float kCaption = 1.3F;  // over the moves after the best one

}  // namespace

void OpinionPanel::update(const app::App& app) {
  static constinit Later<void(OpinionPanel&, const app::App&)> kLaterWords =
      [](OpinionPanel& panel, const app::App& shown) { panel.refresh(shown); };
  const bool any = thinks(app) || !app.advice().empty();
  if (!app.asked() || !any || !app.later_part_came()) {
    open_ = answered_ = false;
    revision_ = {};
    bot_request_.clear();
    chosen_.reset();
    pointed_.reset();
    return;
  }
  if (thinks(app) && bot_request_ != app.bot_request()->key) {
    bot_request_ = app.bot_request()->key;
    open_ = true;
  }
  // Asked and answered between two frames.
  if (!thinks(app) && !answered_ && bot_request_.empty()) open_ = true;
  answered_ = !app.advice().empty();
  kLaterWords(*this, app);
}

void OpinionPanel::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  lines_.clear();
  for (const bots::Advice& each : app.advice()) {
    lines_.push_back({each.move, app.say(app::advice_told(app.match(), each)), {}});
  }
  if (const Message why = app::reason_told(app.match(), app.advice()); !why.empty()) {
    lines_.front().why = app.say(why);
  }
  thinking_ =
      thinks(app)
          ? app.say(Message("bot.advice_thinking").with("n", app.bot_request()->progress / 10))
          : std::string();
}

void OpinionPanel::ask(Frame& frame) {
  if (!frame.app.asked() || frame.app.lesson()) return;
  if (!open_ && (thinks(frame.app) || !frame.app.advice().empty())) {
    open_ = true;
    frame.animating = true;
  } else if (!open_) {
    frame.order(frame.app.challenge() ? "challenge show" : "hint");
  } else {
    close(frame);
  }
}

// Nobody looks: nobody need think on.
void OpinionPanel::close(Frame& frame) {
  open_ = false;
  frame.animating = true;
  if (thinks(frame.app)) frame.order("hint cancel");
}

void OpinionPanel::mark(Stage& stage) const {
  if (!open_) return;
  stage.advice = stage.frame.app.advice();
  stage.advised = pointed_ ? pointed_ : chosen_;
}

float OpinionPanel::row_height(Frame& frame, float width, std::size_t i) const {
  const float room = width - frame.em(kBeside + 0.4F);
  const float why =
      lines_[i].why.empty() ? 0 : frame.paint.paragraph_height(room, lines_[i].why, card_body());
  const float words = frame.paint.paragraph_height(room, lines_[i].told, card_strong()) + why;
  return std::max(words + frame.em(2 * kAround), for_fingers(frame) ? 44.0F : frame.em(2.2F));
}

float OpinionPanel::height(Frame& frame, float width) {
  float rows = frame.em(lines_.size() > 1 ? 0.3F + kCaption : 0.3F);
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    rows += row_height(frame, width - frame.em(1.8F), i) + frame.em(0.15F);
  }
  if (!thinking_.empty()) rows += frame.em(3.2F);
  return head_height(frame) + rows + frame.em(1.3F);
}

void OpinionPanel::draw_row(Frame& frame, const Rect& row, std::size_t i) {
  Paint& paint = frame.paint;
  const Line& line = lines_[i];
  const Contact contact = frame.targets.add({"advice", i}, row, Role::control);
  if (contact.clicked) {
    chosen_ = chosen_ == i ? std::nullopt : std::optional(i);
    frame.animating = true;
  }
  if (contact.pointed) {
    pointed_ = i;
    frame.say(line.told);
    if (!line.why.empty()) frame.say(line.why);
  }
  const bool lit = contact.pointed || (chosen_ == i);
  const float radius = paint.em(0.4F);
  if (lit) paint.fill(row, current_palette.paper_shade, radius);
  if (chosen_ == i) {
    paint.outline(row.inset(0.5F), current_palette.parchment_edge, current_palette.edge, radius);
  }
  if (contact.focused) focus_ring(frame, row.inset(2), radius);
  const float line_high = paint.line_height(card_strong());
  draw_number(paint, {row.x + paint.em(1.15F), row.y + paint.em(kAround) + line_high / 2},
              paint.em(0.68F), i, lit);
  Rect words = row.inset(0, paint.em(kAround));
  words.cut_left(paint.em(kBeside));
  words.cut_right(paint.em(0.4F));
  words.h += paint.em(0.3F);
  words.cut_top(paint.paragraph(words, line.told, card_strong()));
  paint.paragraph(words, line.why, card_body());
}

void OpinionPanel::draw(Stage& stage, Rect area, PointAt point_at) {
  static constinit Later<void(OpinionPanel&, Stage&, Rect, PointAt)> kLaterPanel =
      [](OpinionPanel& panel, Stage& shown, Rect room, PointAt at) {
        panel.draw_open(shown, room, at);
      };
  kLaterPanel(*this, stage, area, point_at);
}

void OpinionPanel::draw_open(Stage& stage, Rect area, PointAt point_at) {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  frame.targets.add({"advice-ground"}, area, Role::floor);
  paint.parchment(area);
  Rect room = area.inset(paint.em(0.9F), paint.em(0.55F));
  Rect head = room.cut_top(head_height(frame), paint.em(0.2F));
  const ButtonSpec cross{.label = "", .icon = Icon::close, .tip = frame.words("page.close")};
  const Rect corner = head.cut_right(head.h, paint.em(0.3F));
  if (button(frame, {"advice-close"}, corner, cross)) close(frame);
  if (const app::Challenge* challenge = frame.app.challenge();
      challenge != nullptr && !challenge->is_daily()) {
    const ButtonSpec next{.label = frame.words("challenge.next"), .look = Look::action};
    const float wide = std::min(button_width(frame, next), head.w * 0.6F);
    const Rect place = head.cut_right(wide, paint.em(0.3F));
    order_button(frame, {"challenge-next"}, place, next, "challenge next");
  }
  draw_icon(paint, Icon::opinion, {head.x + paint.em(0.75F), head.center().y}, paint.em(1.35F),
            current_palette.ink_soft);
  paint.text_within({head.x + paint.em(1.9F), head.center().y}, head.w - paint.em(1.9F),
                    frame.words("bot.advice"), card_title());
  pointed_.reset();
  if (!thinking_.empty()) {
    const Rect words = room.cut_top(paint.em(1.6F), paint.em(0.3F));
    paint.text_within({words.x, words.center().y}, words.w, thinking_, card_body());
    const Rect track = room.cut_top(paint.em(0.55F));
    draw_progress(frame, {track.x, track.y, std::min(track.w, paint.em(20)), track.h},
                  frame.app.bot_request()->progress);
    return;
  }
  scroll_column(frame, "advices", room, content_, Ground::paper, [&](Rect& inner) {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (i == 1) {
        const Rect caption = inner.cut_top(paint.em(kCaption));
        paint.text_within({caption.x + paint.em(0.4F), caption.center().y}, caption.w,
                          frame.words("bot.next_best"), card_body());
      }
      draw_row(frame, inner.cut_top(row_height(frame, inner.w, i), paint.em(0.15F)), i);
    }
  });
  // Pointed at here, it is pointed at there.
  if (const auto at = pointed_ ? pointed_ : chosen_;
      at && *at < lines_.size() && point_at != nullptr) {
    point_at(stage, lines_[*at].move);
  }
}

bool OpinionPanel::draw_if_open(Stage& stage, Rect& room, PointAt point_at) {
  if (!open_) return false;
  const float em = stage.frame.em(1);
  const float high = std::max(height(stage.frame, room.w), em * 8.9F);
  const bool rest = room.h > high + em * 6;
  draw(stage, room.cut_top(rest ? high : room.h, em * 0.9F), point_at);
  return true;
}

bool draw_opinion_sign(Frame& frame, Rect& head, float wide) {
  if (!frame.app.asked() || frame.app.pending() || frame.app.lesson()) return false;
  Paint& paint = frame.paint;
  const std::string& word = frame.words("bot.hint_word");
  const Type type{Face::bold, 0.95F, current_palette.ink_soft};
  const float label = paint.width(word, type);
  const bool fingers = for_fingers(frame);
  const float round = std::max(frame.em(1.9F), fingers ? 44.0F : 0.0F);
  const float whole = label + paint.em(2.5F);
  const bool worded = wide >= whole;
  const Rect place = head.cut_right(worded ? whole : round, paint.em(0.3F));
  const float side = std::max(head.h, fingers ? 44.0F : 0.0F);
  const Contact contact =
      frame.targets.add({"hint"}, around(place.center(), place.w, side), Role::control);
  const float radius = frame.em(fingers ? 1.05F : 0.85F);
  const Rect pill = worded ? around(place.center(), place.w, radius * 2)
                           : around(place.center(), radius * 2, radius * 2);
  if (contact.pointed) paint.fill(pill, current_palette.paper_shade, radius);
  paint.outline(pill, current_palette.parchment_edge, 1.2F * current_palette.edge, radius);
  const Point at{worded ? pill.x + paint.em(1.05F) : pill.center().x, pill.center().y};
  draw_icon(paint, Icon::opinion, at, frame.em(1.0F), current_palette.ink_soft);
  if (worded) paint.text({at.x + paint.em(0.75F), at.y}, word, type);
  if (contact.focused) focus_ring(frame, pill, radius);
  const std::string& told = frame.words(frame.app.challenge() ? "challenge.show" : "bot.hint");
  if (contact.pointed) frame.say(told);
  if (contact.told) frame.tip = Frame::Tip{.thing = pill, .title = told};
  return contact.clicked;
}

void draw_advice_mark(Stage& stage, Point center, float radius, Move move) {
  for (std::size_t i = 0; i < stage.advice.size(); ++i) {
    if (stage.advice[i].move != move) continue;
    draw_number(stage.frame.paint, center, radius, i, stage.advised == i);
  }
}

}  // namespace meadhall::table::match
