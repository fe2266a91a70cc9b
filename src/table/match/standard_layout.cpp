#include "table/match/standard_layout.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/pages/table_words.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

namespace meadhall::table::match {

void StandardLayout::refresh(Stage& stage) {
  const app::App& app = stage.frame.app;
  if (deed_.due(app)) stage.frame.targets.scroll_to({"answers"}, {});
  if (!revision_.due(app)) return;
  question_ = app::question_told(app::Teller(app));
  peeks_ = app::peeks(app::Teller(app));
}

void StandardLayout::draw(Stage& stage, Panels& panels, Rect room, const TableHooks& hooks) {
  refresh(stage);
  Frame& frame = stage.frame;
  const float em = frame.em(1);
  const bool wide = room.w >= em * 60;
  if (stage.flat || wide) {
    // The question stands beside the boards; where there is room, the log below it.
    room = room.inset(em * (wide ? 1.2F : 0.5F), em * (wide ? 0.9F : 0.4F));
    Rect left =
        room.cut_left(std::clamp(room.w * 0.4F, em * 17, em * 36), em * (wide ? 1.2F : 0.6F));
    stage.scoring_area = left;
    const float log = left.h > em * 30 ? std::max(em * 10, left.h * 0.3F) : 0;
    const float most = left.h - (log > 0 ? log + em * 0.8F : 0);
    const float card = log > 0 ? std::min(most, card_height(stage, left.w, hooks)) : most;
    if (!stage.telling) {
      draw_card(stage, left.cut_top(card, em * 0.8F), hooks);
      if (log > 0) panels.log.draw(frame, left, true);
    }
    draw_boards(stage, panels, room, hooks);
    return;
  }
  room = room.inset(em * 0.5F, em * 0.5F);
  const float high = std::min(card_height(stage, room.w, hooks), room.h * 0.55F);
  draw_boards(stage, panels, room.cut_top(room.h - high - em * 0.5F, em * 0.5F), hooks);
  stage.scoring_area = room;
  if (!stage.telling) draw_card(stage, room, hooks);
}

// Below the seats to choose from, and a second opinion: marked on the boards as well.
void StandardLayout::draw_boards(Stage& stage, Panels& panels, Rect area,
                                 const TableHooks& hooks) const {
  const float gap = stage.frame.em(0.5F);
  if (hooks.seats != nullptr) {
    const float tabs = seat_tabs_height(stage, area.w, *hooks.seats);
    stage.chosen = draw_seat_tabs(stage, area.cut_top(tabs, gap), *hooks.seats);
  }
  if (panels.opinion.open() && !hooks.tells_opinion) {
    const float wished = panels.opinion.height(stage.frame, area.w);
    panels.opinion.draw(stage, area.cut_top(std::min(wished, area.h * 0.5F), gap), hooks.point_at);
  }
  hooks.draw_board(stage, stage.shown, area);
}

// The ways on that are no moves: a look at one's own hand, the result, a second opinion, what is
// looked up. Only measured where it does not draw; returns the height.
float StandardLayout::draw_ways(Stage& stage, const Rect& room, bool draws,
                                const TableHooks& hooks) {
  Frame& frame = stage.frame;
  const app::App& app = frame.app;
  const Game& game = app.match().game();
  std::vector<CommandButton> ways;
  // Where there is little room the answers need it: signs alone, which say their words when they
  // are pointed at.
  const bool signs = frame.view.width < frame.em(60);
  const auto add = [&](std::string_view name, std::string command, std::string_view words,
                       Icon icon, bool enabled = true) {
    ways.push_back({{name},
                    std::move(command),
                    {.label = signs ? std::string_view() : words,
                     .icon = icon,
                     .enabled = enabled,
                     .tip = signs ? words : std::string_view()}});
  };
  const bool asked = app.asked();
  for (const app::Peek& each : peeks_) {
    // Of whose hand, from 1; 0 covers it. Where there is little room the name says so.
    const bool brief = signs && each.seat;
    ways.push_back({{"peek", each.seat ? index(*each.seat) + 1 : 0},
                    each.command,
                    {.label = brief ? stage.seat_info(*each.seat).name : each.told,
                     .icon = Icon::eye,
                     .tip = signs ? each.told : std::string_view()}});
  }
  if (app.ended() && !app.replaying()) {
    ways.push_back(
        {{"rematch"}, "rematch", {.label = frame.words("app.rematch"), .look = Look::action}});
    if (hooks.end != nullptr) {
      ways.push_back({{"result"}, "", {.label = frame.words("ui.show_result")}});
    }
  }
  if (asked && app.advice().empty() && !app.lesson()) {
    const bool thinks = app.bot_request() && app.bot_request()->kind == app::BotRequest::Kind::hint;
    const bool shows = app.challenge() != nullptr;
    add("hint", shows ? "challenge show" : "hint",
        frame.words(shows ? "challenge.show" : "bot.hint"), Icon::opinion, !thinks);
  }
  if (app::has_almanac(game)) {
    add("almanac", "almanac " + std::string(game.info.id), frame.words("app.almanac"), Icon::book);
  }
  add("words", "setting textMode yes", frame.words("page.text_mode"), Icon::log);
  return flow(
      room, ways.size(), control_height(frame), frame.em(0.4F),
      [&](std::size_t i) { return button_width(frame, ways[i].spec); },
      [&](std::size_t i, const Rect& area) {
        if (!draws || !button(frame, ways[i].name, area, ways[i].spec)) return;
        if (ways[i].command.empty()) {
          stage.wants_result = true;
        } else {
          frame.order(ways[i].command);
        }
      });
}

float StandardLayout::card_height(Stage& stage, float width, const TableHooks& hooks) {
  Frame& frame = stage.frame;
  const float inner = width - frame.em(1.8F);
  const float ways = draw_ways(stage, {0, 0, inner, 0}, false, hooks) + frame.em(0.5F);
  const float around = frame.em(1.3F);
  const std::optional<float> instead = card_.height_instead(frame, width);
  const LessonCard& lesson = stage.decision.lesson;
  const float asked = lesson.open ? lesson_height(frame, lesson, inner) + frame.em(0.6F)
                                  : draw_question(stage, {0, 0, inner, 0});
  const bool answers = !lesson.open || lesson.answer.empty();
  const float high =
      instead ? *instead : asked + (answers ? card_.answers_height(frame, inner) : 0);
  return high + (frame.app.replaying() ? 0 : ways) + around;
}

// Who is asked what; only measured where `room` has no height. Returns the height used.
float StandardLayout::draw_question(Stage& stage, Rect room) const {
  Paint& paint = stage.frame.paint;
  const std::optional<Seat> actor = stage.actor;
  const float beside = actor ? paint.em(2.2F) : 0;
  const Type type = actor ? card_strong() : card_title();
  const float high =
      std::max(paint.em(1.7F), paint.paragraph_height(room.w - beside, question_, type));
  if (room.h > 0) {
    if (actor) {
      draw_seat_shield(stage.frame, {room.x + paint.em(0.85F), room.y + paint.em(0.85F)},
                       paint.em(1.6F), *actor);
    }
    paint.paragraph({room.x + beside, room.y + paint.em(0.15F), room.w - beside, high + 2},
                    question_, type);
  }
  return high + paint.em(0.6F);
}

// The question with its answers; of a lesson its card, and answers where the learner has to find
// the one that leads on.
void StandardLayout::draw_asked(Stage& stage, Rect room) {
  Frame& frame = stage.frame;
  const LessonCard& lesson = stage.decision.lesson;
  if (!lesson.open) {
    room.cut_top(draw_question(stage, room));
  } else if (lesson.answer.empty()) {
    const float words = lesson_height(frame, lesson, room.w);
    draw_lesson(frame, lesson, room.cut_top(std::min(words, room.h * 0.6F), frame.em(0.6F)));
  } else {
    return draw_lesson(frame, lesson, room);
  }
  card_.draw_answers(frame, room);
}

void StandardLayout::draw_card(Stage& stage, const Rect& area, const TableHooks& hooks) {
  Frame& frame = stage.frame;
  Paint& paint = frame.paint;
  Rect room = card_room(paint, area);
  const Clip clipped(paint, area.inset(-4));
  const bool ways = !frame.app.replaying();
  Rect foot{};
  if (ways) {
    foot = room.cut_bottom(draw_ways(stage, {0, 0, room.w, 0}, false, hooks), paint.em(0.5F));
  }
  if (!card_.draw_instead(frame, room)) draw_asked(stage, room);
  if (ways) draw_ways(stage, foot, true, hooks);
}

}  // namespace meadhall::table::match
