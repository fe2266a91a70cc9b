#include "table/match/plain_table.h"

#include <algorithm>
#include <utility>

#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

Type heading() { return {Face::heading, 1.12F, tone.ink}; }
Type strong() { return {Face::bold, 1.0F, tone.ink}; }
Type section_title() { return {Face::heading, 1.1F, tone.on_sea}; }
Type section_line() { return {Face::sans, 1.0F, tone.on_sea_soft}; }

constexpr float kBetweenLines = 0.25F;  // em
constexpr float kInset = 0.8F;          // em, of a section

}  // namespace

void PlainTable::refresh(const app::App& app) {
  if (known_ && revision_ == app.revision()) return;
  known_ = true;
  revision_ = app.revision();
  const Match& match = app.match();
  question_ = app::question_told(app::Teller(app));
  where_ = app.say(Message(match.over() ? "saves.over" : "saves.where")
                       .with("round", match.game().round_of(match.position()))
                       .with("move", static_cast<int>(match.line().size())));
  sections_ = app::table_words(app);
  const std::optional<Seat> actor = match.game().actor(match.position());
  peek_ = actor ? app.say(Message("app.peek").with("player", *actor)) : std::string();
}

void PlainTable::draw(Frame& frame) {
  const app::App& app = frame.app;
  if (!known_ || deeds_ != app.deeds()) {
    deeds_ = app.deeds();
    if (!app.replaying()) frame.targets.forget();
    frame.targets.scroll_to({"answers"}, {});
  }
  refresh(app);
  Rect room = frame.screen();
  chrome_.take_room(frame, room);
  const float em = frame.em(1);
  const bool wide = room.w >= em * 60;
  draw_bar(frame, room.cut_top(Chrome::bar_height(frame, wide)), room.w >= em * 44);
  if (is_flat(frame, room) || wide) {
    // The question stands beside the boards; where there is room, the log below it.
    room = room.inset(em * (wide ? 1.2F : 0.5F), em * (wide ? 0.9F : 0.4F));
    Rect left =
        room.cut_left(std::clamp(room.w * 0.4F, em * 17, em * 36), em * (wide ? 1.2F : 0.6F));
    const float log = left.h > em * 30 ? std::max(em * 10, left.h * 0.3F) : 0;
    const float most = left.h - (log > 0 ? log + em * 0.8F : 0);
    draw_card(frame,
              left.cut_top(log > 0 ? std::min(most, card_height(frame, left.w)) : most, em * 0.8F));
    if (log > 0) log_.draw(frame, left, true);
    draw_boards(frame, room);
  } else {
    room = room.inset(em * 0.5F, em * 0.5F);
    const float high = std::min(card_height(frame, room.w), room.h * 0.55F);
    draw_boards(frame, room.cut_top(room.h - high - em * 0.5F, em * 0.5F));
    draw_card(frame, room);
  }
  chrome_.draw_foot(frame);
  const Chrome::Keys keys = chrome_.read_keys(frame, false);
  if (keys.hint && app.asked()) frame.order("hint");
  if (keys.escape && app.replaying()) frame.order("play on");
  if (chrome_.covers()) frame.tip.reset();
  chrome_.draw_drawer(frame);
}

void PlainTable::draw_bar(Frame& frame, const Rect& area, bool roomy) {
  const Rect room = chrome_.draw_bar(frame, area, roomy);
  frame.paint.text_within({room.x, room.center().y}, room.w, where_,
                          {Face::bold, 1.02F, tone.on_wood});
}

// The ways on that are no moves: a look at one's own hand, a second opinion, what is looked up.
float PlainTable::draw_ways(Frame& frame, const Rect& room, bool draws) {
  const app::App& app = frame.app;
  const Game& game = app.match().game();
  struct Way {
    std::string_view name;
    std::string command;
    ButtonSpec spec;
  };
  std::vector<Way> ways;
  // Where there is little room the answers need it: signs alone, which say their words when they
  // are pointed at.
  const bool signs = frame.view.width < frame.em(60);
  const auto add = [&](std::string_view name, std::string command, std::string_view words,
                       Icon icon, bool enabled = true) {
    ways.push_back({name,
                    std::move(command),
                    {.label = signs ? std::string_view() : words,
                     .icon = icon,
                     .enabled = enabled,
                     .tip = signs ? words : std::string_view()}});
  };
  const bool asked = app.asked();
  if (asked && game.info.secret_hands && app.viewer() != game.actor(app.match().position())) {
    ways.push_back({"peek", "ready", {.label = peek_, .icon = Icon::eye}});
  }
  if (app.ended() && !app.replaying()) {
    ways.push_back(
        {"rematch", "rematch", {.label = frame.words("app.rematch"), .look = Look::action}});
  }
  if (asked && app.advice().empty()) {
    const bool thinks = app.bot_request() && app.bot_request()->kind == app::BotRequest::Kind::hint;
    add("hint", "hint", frame.words("bot.hint"), Icon::opinion, !thinks);
  }
  if (app::has_almanac(game)) {
    add("almanac", "almanac " + std::string(game.info.id), frame.words("app.almanac"), Icon::book);
  }
  add("words", "setting textMode yes", frame.words("page.text_mode"), Icon::log);
  return flow(
      room, ways.size(), control_height(frame), frame.em(0.4F),
      [&](std::size_t i) { return button_width(frame, ways[i].spec); },
      [&](std::size_t i, const Rect& area) {
        if (draws && button(frame, {ways[i].name}, area, ways[i].spec)) {
          frame.order(ways[i].command);
        }
      });
}

float PlainTable::card_height(Frame& frame, float width) {
  const float inner = width - frame.em(1.8F);
  const float ways = draw_ways(frame, {0, 0, inner, 0}, false) + frame.em(0.5F);
  const float around = frame.em(1.3F);
  const std::optional<float> instead = card_.height_instead(frame, width);
  const float high =
      instead ? *instead
              : draw_question(frame, {0, 0, inner, 0}) + card_.answers_height(frame, inner);
  return high + (frame.app.replaying() ? 0 : ways) + around;
}

// Who is asked what; only measured where `room` has no height. Returns the height used.
float PlainTable::draw_question(Frame& frame, Rect room) {
  Paint& paint = frame.paint;
  const Match& match = frame.app.match();
  const std::optional<Seat> actor = match.game().actor(match.position());
  const bool draws = room.h > 0;
  const float beside = actor ? paint.em(2.2F) : 0;
  const Type type = actor ? strong() : heading();
  const float high =
      std::max(paint.em(1.7F), paint.paragraph_height(room.w - beside, question_, type));
  if (draws) {
    if (actor) {
      draw_shield(paint, {room.x + paint.em(0.85F), room.y + paint.em(0.85F)}, paint.em(1.6F),
                  match.start().seats[index(*actor)].colour, static_cast<int>(index(*actor)) + 1);
    }
    paint.paragraph({room.x + beside, room.y + paint.em(0.15F), room.w - beside, high + 2},
                    question_, type);
  }
  return high + paint.em(0.6F);
}

void PlainTable::draw_card(Frame& frame, const Rect& area) {
  Paint& paint = frame.paint;
  Rect room = card_room(paint, area);
  const Clip clipped(paint, area.inset(-4));
  Rect foot{};
  if (!frame.app.replaying()) {
    foot = room.cut_bottom(draw_ways(frame, {0, 0, room.w, 0}, false), paint.em(0.5F));
  }
  if (!card_.draw_instead(frame, room)) {
    room.cut_top(draw_question(frame, room));
    card_.draw_answers(frame, room);
  }
  if (!frame.app.replaying()) draw_ways(frame, foot, true);
}

float PlainTable::section_height(Frame& frame, float width, const app::SaidSection& section) const {
  const float inner = width - frame.em(2 * kInset);
  float high = frame.em(1.9F) + frame.em(kInset);
  for (const std::string& line : section.lines) {
    high += frame.paint.paragraph_height(inner, line, section_line()) + frame.em(kBetweenLines);
  }
  return high;
}

void PlainTable::draw_section(Frame& frame, const Rect& area,
                              const app::SaidSection& section) const {
  Paint& paint = frame.paint;
  paint.sunk(area, paint.em(0.6F));
  Rect room = area.inset(paint.em(kInset), paint.em(kInset / 2));
  const Rect head = room.cut_top(paint.em(1.9F));
  paint.text_within({head.x, head.center().y}, head.w, section.title, section_title());
  for (const std::string& line : section.lines) {
    room.cut_top(paint.paragraph({room.x, room.y, room.w, 1e5F}, line, section_line()) +
                 paint.em(kBetweenLines));
  }
}

// Every column takes its share of the sections, in their order: the common boards first.
float PlainTable::draw_column(Frame& frame, Rect room, std::size_t column, std::size_t columns) {
  const float gap = frame.em(0.7F);
  float all = 0;
  for (const app::SaidSection& each : sections_) all += section_height(frame, room.w, each) + gap;
  const float share = all / static_cast<float>(columns);
  float before = 0;
  float used = 0;
  for (const app::SaidSection& each : sections_) {
    const float high = section_height(frame, room.w, each);
    const auto mine =
        static_cast<std::size_t>(std::min(before / share, static_cast<float>(columns - 1)));
    before += high + gap;
    if (mine != column) continue;
    const Rect area = room.cut_top(high, gap);
    used += high + gap;
    if (area.y < frame.view.height && area.bottom() > 0) draw_section(frame, area, each);
  }
  return used;
}

void PlainTable::draw_boards(Frame& frame, const Rect& area) {
  const float gap = frame.em(0.7F);
  const std::size_t columns = area.w > frame.em(50) ? 2 : 1;
  scroll(
      frame, "boards", area, boards_height_,
      [&](Rect page) {
        const float wide =
            (page.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
        float most = 0;
        for (std::size_t i = 0; i < columns; ++i) {
          const float x = page.x + (wide + gap) * static_cast<float>(i);
          most = std::max(most, draw_column(frame, {x, page.y, wide, page.h}, i, columns));
        }
        return most;
      },
      Ground::sea);
}

}  // namespace meadhall::table::match
