#include "table/games/feast/card.h"

#include <algorithm>
#include <array>

#include "table/games/feast/answers.h"
#include "table/games/feast/icon_row.h"
#include "table/games/feast/stages.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"
#include "table/match/lesson_card.h"

namespace meadhall::table::feast_table {

using feast::Do;

namespace {

// How many Vikings there are stands in the head of the hall.
match::Question question_of(const Scene& scene) {
  return {.words = scene.asks(Do::turn) ? std::string_view(scene.frame.words("ui.feast.ask_turn"))
                                        : std::string_view(scene.decision.question),
          .topic = scene.decision.topic,
          .topic_told = scene.decision.topic_told};
}

// The answers of a stage that are only words: to roll and to fail, to be done.
struct Press {
  Move move;
  std::string_view name;
  std::string_view label;
  Look look = Look::paper;
};
constexpr std::array kPresses = {
    Press{feast::kRoll, "roll", "ui.feast.roll_again", Look::action},
    Press{feast::kDone, "done", "feast.move.done"},
    Press{feast::kNo, "no", "feast.move.no"},
    Press{feast::kFail, "fail", "ui.feast.let_fail"},
};

bool has_presses(const Scene& scene) {
  const AskedOn stage = stage_of(scene);
  if (scene.hand.item() || stage == AskedOn::board || stage == AskedOn::banquet) return true;
  return scene.offers(feast::kArrange) || std::ranges::any_of(kPresses, [&](const Press& press) {
           return scene.offers(press.move);
         });
}

void draw_words(Scene& scene, const Rect& upper, Rect lower) {
  Frame& frame = scene.frame;
  bool first = true;
  const auto offered =
      std::ranges::count_if(kPresses, [&](const Press& press) { return scene.offers(press.move); });
  if (scene.offers(feast::kArrange)) {
    const Rect left = offered > 1    ? lower.cut_left(lower.w * 0.36F, frame.em(0.45F))
                      : offered == 1 ? lower
                                     : upper;
    if (button(frame, {"arrange"}, left,
               {.label = frame.words("ui.feast.anytime"),
                .tip = frame.words("ui.feast.anytime_tip")})) {
      play(scene, feast::kArrange);
    }
  }
  for (const Press& press : kPresses) {
    if (!scene.offers(press.move)) continue;
    if (button(frame, {press.name}, first ? upper : lower,
               {.label = frame.words(press.label), .look = press.look, .role = Role::choice})) {
      play(scene, press.move);
    }
    first = false;
  }
}

// What there is no room for is not begun.
void draw_hint(Scene& scene, const Rect& room, std::string_view words) {
  Paint& paint = scene.frame.paint;
  if (paint.paragraph_height(room.w, words, match::card_body()) > room.h) return;
  paint.paragraph(room, words, match::card_body());
}

}  // namespace

// Of a turn the whole board answers, of laying the hall; a stage has its own answers.
bool Card::is_low(const Scene& scene) const {
  if (scene.asks(Do::window) && !scene.choice.rows) return true;
  return scene.hand.item().has_value() || scene.asks(Do::turn) || stage_of(scene) != AskedOn::board;
}

// The space pointed at: what it is, what it would do.
void Card::draw_told(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  if (scene.deed) {
    return draw_hint(scene, room, scene.told_deed.of(scene.frame.app, scene.state, *scene.deed));
  }
  if (!scene.pointed_space) {
    return draw_hint(scene, room,
                     match::hand_hint(scene, "ui.feast.hint_turn", "ui.feast.hint_turn_tap"));
  }
  const std::size_t place = *scene.pointed_space;
  const Foretold::Told& told = scene.foretold.of(scene.frame.app, scene.model, place);
  Rect head = room.cut_top(paint.em(1.45F));
  const float wide = std::min(paint.width(told.title, match::card_strong()), head.w);
  paint.text_within({head.x, head.center().y}, head.w, told.title, match::card_strong());
  head.cut_left(wide, paint.em(0.8F));
  if (!feast::is_copy(place) && head.w > paint.em(5)) {
    draw_icon_row(paint, scene.model.rows[place], {head.x, head.y, 1e4F, head.h}, paint.em(1.1F));
  }
  bool first = true;
  for (const std::string& line : told.lines) {
    if (room.h < paint.em(1.1F)) break;
    const Type type = told.open ? match::card_body() : match::card_warning();
    room.cut_top(paint.paragraph(room, line, type) + (first ? paint.em(0.05F) : 0));
    first = false;
  }
}

// The answer pointed at on a stage; while none is, of dice what a roll and giving up would mean.
void Card::draw_answer_told(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const auto line = [&](std::string_view words, const Type& type) {
    if (words.empty() || paint.paragraph_height(room.w, words, type) > room.h + 1) return;
    room.cut_top(paint.paragraph(room, words, type) + paint.em(0.1F));
  };
  if (const std::optional<Move> answer = pointed_answer(scene)) {
    const Foretold::Answer& told = scene.foretold.of(scene.frame.app, *answer);
    if (room.h >= paint.em(1.1F)) {
      room.cut_top(paint.paragraph(room, told.title, match::card_strong()) + paint.em(0.1F));
    }
    return line(told.lines, match::card_body());
  }
  const DiceModel& dice = scene.model.dice;
  if (stage_of(scene) == AskedOn::dice && scene.offers(feast::kFail)) {
    line(dice.missing, match::card_warning());
    line(dice.odds, match::card_body());
    return line(dice.failure, match::card_body());
  }
  draw_hint(scene, room, match::hand_hint(scene, "ui.feast.hint_pick", "ui.feast.hint_pick_tap"));
}

// What filling the table would lay, keep and leave bare.
void Card::draw_menu(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const FeastModel::Told& told = scene.model.told[index(scene.shown)];
  const bool hungry = scene.model.standing[index(scene.shown)].feast.bare() > 0;
  // What there is no room for lies on the table in pictures.
  const auto line = [&](std::string_view words, const Type& type) {
    const float high = paint.paragraph_height(room.w, words, type);
    if (words.empty() || high > room.h) return;
    room.cut_top(paint.paragraph(room, words, type));
  };
  line(scene.model.menu, match::card_body());
  line(told.covered, hungry ? match::card_warning() : match::card_strong());
  line(told.silver_left, match::card_body());
}

// The tile in hand: what laying it there would mean, or why it may not lie there.
void Card::draw_hand(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  if (!scene.placing) {
    return draw_hint(scene, room,
                     match::hand_hint(scene, "ui.feast.hint_lay", "ui.feast.hint_lay_tap"));
  }
  const Hand::Told& told = scene.hand.of(scene, *scene.placing);
  for (const std::string& line : told.lines) {
    if (room.h < paint.em(1.1F)) break;
    room.cut_top(
        paint.paragraph(room, line, told.legal ? match::card_body() : match::card_warning()));
  }
}

void Card::draw_presses(Scene& scene, Rect room) {
  Frame& frame = scene.frame;
  const float gap = frame.em(0.45F);
  const float high = std::min(match::answer_height(scene), (room.h - gap) / 2);
  const auto press = [&](std::string_view name, const Rect& area, const ButtonSpec& spec) {
    return button(frame, {name}, area, spec);
  };
  Rect upper = room.cut_top(high, gap);
  Rect lower = room.cut_top(high);
  if (scene.hand.item()) {
    const bool legal = scene.placing && scene.hand.of(scene, *scene.placing).legal;
    if (press("lay-it", upper,
              {.label = frame.words("ui.feast.lay_it"), .look = Look::action, .enabled = legal})) {
      lay_down(scene);
      return;
    }
    const Rect left = lower.cut_left((lower.w - gap) / 2, gap);
    if (press("turn-it", left, {.label = frame.words("ui.feast.turn_it")})) {
      scene.hand.turn(1);
      frame.animating = true;
    }
    if (press("put-back", lower, {.label = frame.words("ui.feast.put_back")})) {
      scene.hand.put_back();
      frame.animating = true;
    }
    return;
  }
  if (scene.asks(Do::window)) {
    if (press(
            "go-on", upper,
            {.label = frame.words("ui.feast.go_on"), .look = Look::action, .role = Role::choice})) {
      play(scene, feast::kDone);
    }
    if (press("rows", lower,
              {.label = frame.words("ui.feast.anytime"),
               .tip = frame.words("ui.feast.anytime_tip")})) {
      scene.choice.rows = true;
      frame.animating = true;
    }
    return;
  }
  if (scene.asks(Do::feast)) {
    if (press("fill", upper,
              {.label = frame.words("ui.feast.fill"),
               .look = Look::action,
               .enabled = scene.offers(feast::kFill),
               .role = Role::choice})) {
      play(scene, feast::kFill);
    }
    if (scene.offers(feast::kArrange)) {
      const Rect left = lower.cut_left(lower.w * 0.3F, gap);
      if (press("arrange", left,
                {.label = frame.words("ui.feast.anytime"),
                 .tip = frame.words("ui.feast.anytime_tip")})) {
        play(scene, feast::kArrange);
      }
    }
    if (press("bare", lower, {.label = frame.words("ui.feast.leave_bare"), .role = Role::choice})) {
      play(scene, feast::kLeaveBare);
    }
    return;
  }
  if (stage_of(scene) != AskedOn::board) return draw_words(scene, upper, lower);
  const bool open = scene.pointed_space && scene.model.open[*scene.pointed_space];
  const std::string& label =
      open ? scene.foretold.of(frame.app, scene.model, *scene.pointed_space).place
           : frame.words("ui.feast.place_some");
  const bool fits = button_width(frame, {.label = label}) <= upper.w;
  if (press("place-them", upper,
            {.label = fits ? std::string_view(label) : frame.words("ui.feast.place_short"),
             .look = Look::action,
             .enabled = open})) {
    play(scene, feast::place(*scene.pointed_space));
  }
  if (scene.offers(feast::kArrange)) {
    const Rect left = lower.cut_left((lower.w - gap) / 2, gap);
    if (press("arrange", left,
              {.label = frame.words("ui.feast.anytime"),
               .tip = frame.words("ui.feast.anytime_tip")})) {
      play(scene, feast::kArrange);
    }
  }
  if (scene.offers(feast::kPass) &&
      press("pass", lower, {.label = frame.words("ui.feast.pass"), .role = Role::choice})) {
    play(scene, feast::kPass);
  }
}

float low_height(const Frame& frame) {
  return std::max(frame.em(6.5F), 2 * control_height(frame) + frame.em(1.9F));
}

float Card::height(Scene& scene, float width) {
  if (const auto instead = frame_.height_instead(scene.frame, width)) return *instead;
  const float em = scene.frame.em(1);
  const float inner = width - em * 1.8F;
  if (scene.decision.lesson.open) {
    return match::lesson_height(scene.frame, scene.decision.lesson, inner) + em * 1.5F;
  }
  if (!scene.actor || is_low(scene)) return low_height(scene.frame);
  const float head =
      match::card_head(scene) + match::question_height(scene, question_of(scene), width);
  return head + frame_.answers_height(scene.frame, inner) + em * 1.2F;
}

void Card::draw(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  Rect room = match::card_room(paint, area);
  const Clip clipped(paint, area.inset(-4));
  if (frame_.draw_instead(scene.frame, room)) return;
  if (scene.decision.lesson.open) {
    return match::draw_lesson(scene.frame, scene.decision.lesson, room);
  }
  if (!scene.actor) {
    room.cut_top(paint.paragraph(room, scene.decision.question, match::card_title()) +
                 paint.em(0.6F));
    const ButtonSpec result{.label = scene.frame.words("ui.show_result"), .look = Look::action};
    if (button(
            scene.frame, {"result"},
            room.cut_top(match::answer_height(scene)).cut_left(button_width(scene.frame, result)),
            result)) {
      scene.wants_result = true;
    }
    return;
  }
  const bool low = is_low(scene);
  if (low && has_presses(scene)) {
    const float share = room.w < paint.em(26) ? 0.5F : 0.42F;
    const float wide = std::min(paint.em(13.5F), room.w * share);
    draw_presses(scene, room.cut_right(wide, paint.em(0.8F)));
  }
  const match::Question question = question_of(scene);
  const match::QuestionHead head = match::draw_question_head(scene, question, room);
  if (head.hint) scene.wants_opinion = true;
  if (low && scene.hand.item()) return draw_hand(scene, room);
  // Where the question has no room its answers say it, and the one pointed at has the room of both.
  const float words = paint.paragraph_height(room.w, question.words, match::card_strong());
  const bool instead =
      !head.fits && words + paint.em(2.7F) > room.h && pointed_answer(scene).has_value();
  if (!instead && (!low || head.fits || words <= room.h)) {
    match::draw_question(scene, question, head, room);
  }
  if (scene.asks(Do::feast)) return draw_menu(scene, room);
  if (low && scene.asks(Do::window)) {
    return draw_hint(scene, room,
                     match::hand_hint(scene, "ui.feast.hint_window", "ui.feast.hint_window_tap"));
  }
  if (stage_of(scene) != AskedOn::board) return draw_answer_told(scene, room);
  low ? draw_told(scene, room) : frame_.draw_answers(scene.frame, room);
}

}  // namespace meadhall::table::feast_table
