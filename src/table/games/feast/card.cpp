#include "table/games/feast/card.h"

#include <algorithm>
#include <array>

#include "table/games/feast/answers.h"
#include "table/games/feast/card_bar.h"
#include "table/games/feast/card_told.h"
#include "table/games/feast/laying_stage.h"
#include "table/games/feast/phone_laying.h"
#include "table/games/feast/stages.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"
#include "table/match/lesson_card.h"

namespace meadhall::table::feast_table {

using feast::Do;

namespace {

// How many Vikings there are stands in the head of the hall. What a challenge wants is said whole.
match::Question question_of(const Scene& scene) {
  return {.words = question_words(scene),
          .topic = scene.decision.topic,
          .topic_told = scene.decision.topic_told};
}

// The answers of a stage that are only words: to roll and to fail, to be done.
struct Press {
  Move move;
  std::string_view name;
  std::string_view label;
  bool lower = false;  // it stands below the others, for it ends the question
};
constexpr std::array kPresses = {
    Press{feast::kYes, "yes", "feast.move.yes"},
    Press{feast::kRoll, "roll", "ui.feast.roll_again"},
    Press{feast::kDone, "done", "feast.move.done", true},
    Press{feast::kNo, "no", "feast.move.no", true},
    Press{feast::kFail, "fail", "ui.feast.let_fail", true},
};

// An occupation that may be used just now, or not.
bool asks_whether(const Scene& scene) {
  return scene.offers(feast::kYes) && scene.offers(feast::kNo) && stage_of(scene) == AskedOn::board;
}

bool press(Scene& scene, std::string_view name, const Rect& area, const ButtonSpec& spec) {
  return button(scene.frame, {name}, area, spec);
}
// The main button: the keyboard begins there.
bool press_main(Scene& scene, std::string_view name, const Rect& area, ButtonSpec spec) {
  spec.look = Look::action;
  spec.role = Role::choice;
  if (spec.enabled) scene.frame.targets.begin_at(TargetName{name}.id());
  return press(scene, name, area, spec);
}

// What may be done at any time, beside the decision at hand.
bool press_more(Scene& scene, std::string_view name, const Rect& area) {
  Words& words = scene.frame.words;
  return press(scene, name, area,
               {.label = words("ui.feast.anytime"), .tip = words("ui.feast.anytime_tip")});
}
void draw_more(Scene& scene, const Rect& area) {
  if (press_more(scene, "arrange", area)) play(scene, feast::kArrange);
}
constexpr float kBetween = 0.45F;  // em, between two buttons
float half(const Scene& scene, const Rect& row) { return (row.w - scene.frame.em(kBetween)) / 2; }
// The same at the left of `row`, where it is offered.
void cut_more(Scene& scene, Rect& row, float wide) {
  if (!scene.offers(feast::kArrange)) return;
  draw_more(scene, row.cut_left(wide, scene.frame.em(kBetween)));
}

auto presses_offered(const Scene& scene) {
  return std::ranges::count_if(kPresses,
                               [&](const Press& each) { return scene.offers(each.move); });
}
void press_answers(Scene& scene, const Rect& upper, const Rect& lower, bool main) {
  for (const Press& each : kPresses) {
    if (!scene.offers(each.move)) continue;
    // Where nothing better is, the keyboard begins with what gives up, not with a purchase.
    scene.frame.targets.begin_at(TargetName{each.name}.id());
    ButtonSpec spec{.label = scene.frame.words(each.label), .role = Role::choice, .in_two = true};
    if (each.move == feast::kFail) spec.tip = scene.model.dice.failure;
    const bool pressed = main && !each.lower
                             ? press_main(scene, each.name, upper, spec)
                             : press(scene, each.name, each.lower ? lower : upper, spec);
    if (pressed) play(scene, each.move);
  }
}

// What the main button does with an answer, where there is no room for all of it.
std::string_view short_word(const Scene& scene, std::optional<Move> answer) {
  if (answer && feast::kind_of(*answer) == feast::MoveKind::pay) return "ui.feast.pay_it";
  return scene.asks(Do::upgrade) || scene.asks(Do::overseas) ? "ui.feast.upgrade_it"
                                                             : "ui.feast.choose_it";
}

const DiceModel::Answer* answer_to_roll(const Scene& scene, Move answer) {
  const auto& all = scene.model.dice.answers;
  const auto found = std::ranges::find(all, answer, &DiceModel::Answer::move);
  return found != all.end() ? &*found : nullptr;
}

// Gives the answer that is chosen.
void press_chosen(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  const std::optional<Move> answer = main_answer(scene);
  std::string_view label = frame.words(short_word(scene, answer));
  if (answer) {
    const std::string_view whole = scene.foretold.of(frame.app, *answer).title;
    const DiceModel::Answer* roll = answer_to_roll(scene, *answer);
    const auto fits = [&](std::string_view words) {
      return !words.empty() && (button_width(frame, {.label = words}) <= area.w ||
                                (roll != nullptr && fits_in_two(frame, words, area.w)));
    };
    if (roll != nullptr && !roll->button.empty()) {
      if (fits(roll->button)) {
        label = roll->button;
      } else if (fits(roll->shorter)) {
        label = roll->shorter;
      }
    } else if (fits(whole)) {
      label = whole;
    }
  }
  const TargetName name{"choose-it"};
  const ButtonSpec spec{.label = label, .enabled = answer.has_value(), .in_two = true};
  if (press_main(scene, name.what, area, spec)) play(scene, *answer);
  // It stays chosen while the button itself is pointed at.
  if (answer && frame.targets.pointed() == name.id()) scene.focus_now = scene.focus;
}

// The answer chosen on the stage in the upper place, beside it what goes on without one; below what
// ends the question.
void draw_stage_presses(Scene& scene, Rect upper, Rect lower) {
  const bool ends = presses_offered(scene) > (scene.offers(feast::kRoll) ? 1 : 0);
  if (ends) {
    cut_more(scene, lower, lower.w * 0.36F);
  } else if (scene.offers(feast::kArrange)) {
    draw_more(scene, lower);
  }
  const bool rolls = scene.offers(feast::kRoll);
  const bool chooses =
      rolls ? main_answer(scene).has_value()
            : stage_of(scene) == AskedOn::picker || !scene.model.dice.answers.empty();
  if (chooses) {
    const float gap = scene.frame.em(kBetween);
    press_chosen(scene, rolls ? upper.cut_left(upper.w * 0.58F, gap) : upper);
  }
  press_answers(scene, upper, lower, !chooses);
}

// A card of a lesson leaves the choice to the learner, and some of it is only words.
bool asks_in_words(const Scene& scene) {
  const match::LessonCard& lesson = scene.decision.lesson;
  return lesson.open && lesson.answer.empty() && stage_of(scene) != AskedOn::board &&
         presses_offered(scene) > 0;
}
void draw_lesson(Scene& scene, Rect room) {
  if (asks_in_words(scene)) {
    const float gap = scene.frame.em(kBetween);
    Rect row = room.cut_bottom(match::answer_height(scene), gap);
    const Rect left = row.cut_left(half(scene, row), gap);
    press_answers(scene, left, presses_offered(scene) > 1 ? row : left, false);
  }
  match::draw_lesson(scene.frame, scene.decision.lesson, room);
}

// What lays it in `main`, the others side by side in `others`.
void draw_hand_presses(Scene& scene, const Rect& main, Rect others) {
  Frame& frame = scene.frame;
  const bool legal = scene.placing && scene.hand.of(scene, *scene.placing).legal;
  if (press_main(scene, "lay-it", main,
                 {.label = frame.words("ui.feast.lay_it"), .enabled = legal})) {
    return lay_down(scene);
  }
  const Rect left = others.cut_left(half(scene, others), frame.em(kBetween));
  if (press(scene, "turn-it", left, {.label = frame.words("ui.feast.turn_it")})) {
    scene.hand.turn(1);
    frame.animating = true;
  }
  if (press(scene, "put-back", others, {.label = frame.words("ui.feast.put_back")})) {
    put_back(scene);
  }
}

// Of a card with arrows: two lines of words, and below them all that moves the tile.
constexpr float kPadWords = 2.7F;  // em
float pad_height(const Frame& frame) { return 2 * kPadButton + frame.em(0.3F); }
void draw_pad_card(Scene& scene, Rect room) {
  const float gap = scene.frame.em(0.3F);
  Rect presses = room.cut_bottom(pad_height(scene.frame), gap);
  draw_laying(scene, room);
  draw_pad(scene, presses.cut_left(3 * kPadButton + 2 * gap, scene.frame.em(0.7F)));
  const Rect upper = presses.cut_top(kPadButton, gap);
  draw_hand_presses(scene, presses, upper);
}

void draw_window_presses(Scene& scene, const Rect& upper, const Rect& lower) {
  if (press_main(scene, "go-on", upper, {.label = scene.frame.words("ui.feast.go_on")})) {
    play(scene, feast::kDone);
  }
  if (press_more(scene, "rows", lower)) {
    scene.choice.rows = true;
    scene.frame.animating = true;
  }
}

// Whoever leaves a cell bare, or passes, is asked once more; where the first click was is the way
// back.
void press_again(Scene& scene, const Rect& upper, const Rect& lower) {
  Words& words = scene.frame.words;
  const bool feasts = scene.asks(Do::feast);
  if (press(scene, "again", upper,
            {.label = words(feasts ? "ui.feast.leave_bare" : "ui.feast.pass"),
             .role = Role::choice})) {
    play(scene, feasts ? feast::kLeaveBare : feast::kPass);
  }
  if (press_main(scene, "not-again", lower, {.label = words("feast.move.no")})) {
    scene.choice.again = false;
    scene.frame.animating = true;
  }
}

void draw_feast_presses(Scene& scene, const Rect& upper, Rect lower) {
  if (scene.choice.again) return press_again(scene, upper, lower);
  Words& words = scene.frame.words;
  if (press_main(scene, "fill", upper,
                 {.label = words("ui.feast.fill"),
                  .enabled = scene.offers(feast::kFill),
                  .tip = scene.model.filling.whole})) {
    play(scene, feast::kFill);
  }
  cut_more(scene, lower, lower.w * 0.3F);
  if (press(scene, "bare", lower, {.label = words("ui.feast.leave_bare"), .role = Role::choice})) {
    ask_again(scene);
  }
}

void draw_turn_presses(Scene& scene, const Rect& upper, Rect lower) {
  if (scene.choice.again) return press_again(scene, upper, lower);
  Frame& frame = scene.frame;
  const auto first = std::ranges::find(scene.model.open, true) - scene.model.open.begin();
  frame.targets.begin_at(TargetName{"space", static_cast<std::uint32_t>(first)}.id());
  const bool open = scene.pointed_space && scene.model.open[*scene.pointed_space];
  const std::string_view whole =
      open ? scene.foretold.of(frame.app, scene.model, *scene.pointed_space).place
           : frame.words(scene.asks(Do::copy) ? "ui.feast.copy_it" : "ui.feast.place_some");
  const bool fits = scene.asks(Do::copy) || button_width(frame, {.label = whole}) <= upper.w;
  const std::string_view label = fits ? whole : frame.words("ui.feast.place_short");
  if (press(scene, "place-them", upper, {.label = label, .look = Look::action, .enabled = open})) {
    play(scene, scene.answer_on(*scene.pointed_space));
  }
  cut_more(scene, lower, half(scene, lower));
  if (scene.offers(feast::kPass) &&
      press(scene, "pass", lower, {.label = frame.words("ui.feast.pass"), .role = Role::choice})) {
    ask_again(scene);
  }
}

// Of a turn the whole board answers, of laying the hall; a stage has its own answers.
bool is_low(const Scene& scene) {
  if (scene.asks(Do::window) && !scene.choice.rows) return true;
  if (asks_whether(scene)) return true;
  return scene.hand.item().has_value() || scene.asks_space() || stage_of(scene) != AskedOn::board;
}

// Laying at large, with nothing in hand: no space of the action board is to be seen.
bool waits_for_tile(const Scene& scene) {
  return lays_at_large(scene) && !scene.hand.item() && scene.asks_space();
}

// On a phone, where what is told has no room below the head of the card: who is asked stands above
// the table, and the head is back once nothing is pointed at.
bool gives_up_head(Scene& scene, const Rect& room) {
  const Frame& frame = scene.frame;
  if (!for_fingers(frame) || room.w > frame.em(20) || stage_of(scene) != AskedOn::board) {
    return false;
  }
  if (scene.hand.item()) return room.h < frame.em(7) && scene.placing;
  const bool points = scene.pointed_space && scene.asks_space() && !scene.choice.again;
  return points && told_height(scene, room.w) + frame.em(1.95F) > room.h;
}

// On the board something is told beside the question.
bool tells(const Scene& scene) {
  if (scene.choice.again) return false;
  return scene.pointed_space || (scene.asks_space() && !scene.model.failed.empty());
}

// Beside the presses of a low card.
float presses_width(const Scene& scene, float inner) {
  const float share = inner < scene.frame.em(26) ? 0.5F : 0.42F;
  return std::min(scene.frame.em(13.5F), inner * share);
}

// At the foot of a card so wide they stand in one row, or below each other.
bool is_one_row(const Scene& scene, float inner) { return inner > scene.frame.em(21); }
float presses_height(const Scene& scene, float inner) {
  const float high = match::answer_height(scene);
  return is_one_row(scene, inner) ? high : 2 * high + scene.frame.em(kBetween);
}

// What is said at the feast has no room beside them on a phone.
bool stands_below(const Scene& scene, float inner) {
  return scene.asks(Do::feast) && inner < scene.frame.em(26);
}

// Of a low card that says its question in full.
float words_height(Scene& scene, float inner) {
  if (scene.hand.item()) return 0;
  const Paint& paint = scene.frame.paint;
  const bool below = stands_below(scene, inner);
  const float wide = below ? inner : inner - presses_width(scene, inner) - paint.em(0.8F);
  // At the feast the card keeps its height, and so its buttons their places, whatever it asks.
  const bool feasts = scene.asks(Do::feast);
  const std::string_view question =
      feasts ? std::string_view(scene.decision.question) : question_words(scene);
  float words = paint.paragraph_height(wide, question, match::card_strong());
  if (feasts) words += menu_height(scene, wide) + paint.em(0.8F);
  if (below) words += presses_height(scene, inner) + paint.em(0.5F);
  return match::card_head(scene) + words + paint.em(0.4F);
}

// Below each other, or in one row: the main button in `upper`.
void press_within(Scene& scene, const Rect& upper, const Rect& lower) {
  if (scene.hand.item()) return draw_hand_presses(scene, upper, lower);
  if (scene.asks(Do::window)) return draw_window_presses(scene, upper, lower);
  if (scene.asks(Do::feast)) return draw_feast_presses(scene, upper, lower);
  if (stage_of(scene) != AskedOn::board || asks_whether(scene)) {
    return draw_stage_presses(scene, upper, lower);
  }
  draw_turn_presses(scene, upper, lower);
}

// In two rows at the top of `room`.
void draw_presses(Scene& scene, Rect room) {
  const float gap = scene.frame.em(kBetween);
  const float high = std::min(match::answer_height(scene), (room.h - gap) / 2);
  const Rect upper = room.cut_top(high, gap);
  press_within(scene, upper, room.cut_top(high));
}

// At the foot of a high card, in one row where it is wide enough.
void draw_presses_below(Scene& scene, Rect& room) {
  const bool one_row = is_one_row(scene, room.w);
  Rect foot = room.cut_bottom(presses_height(scene, room.w), scene.frame.em(0.5F));
  if (!one_row) return draw_presses(scene, foot);
  const Rect main = foot.cut_left(foot.w * 0.42F, scene.frame.em(kBetween));
  press_within(scene, main, foot);
}

}  // namespace

float low_height(const Frame& frame) {
  return std::max(frame.em(7.2F), 2 * control_height(frame) + frame.em(1.9F));
}

float Card::height(Scene& scene, float width) {
  if (const auto instead = frame_.height_instead(scene.frame, width)) return *instead;
  const float em = scene.frame.em(1);
  const float inner = width - em * 1.8F;
  if (scene.decision.lesson.open) {
    const float told = match::lesson_height(scene.frame, scene.decision.lesson, inner) + em * 1.5F;
    const float words = asks_in_words(scene) ? match::answer_height(scene) + em * kBetween : 0;
    return std::max(told + words, low_height(scene.frame));
  }
  if (is_bar(scene, width)) return bar_height(scene.frame);
  if (has_pad(scene)) return pad_height(scene.frame) + em * (kPadWords + 1.6F);
  if (!scene.actor) return low_height(scene.frame);
  if (is_low(scene)) return std::max(low_height(scene.frame), words_height(scene, inner));
  const float head =
      match::card_head(scene) + match::question_height(scene, question_of(scene), width);
  return head + frame_.answers_height(scene.frame, inner) + em * 1.2F;
}

void Card::draw(Scene& scene, const Rect& area) {
  if (!frame_.height_instead(scene.frame, area.w) && is_bar(scene, area.w)) {
    return draw_card_bar(scene, area);
  }
  Paint& paint = scene.frame.paint;
  Rect room = match::card_room(paint, area);
  const Clip clipped(paint, area.inset(-4));
  if (frame_.draw_instead(scene.frame, room)) return;
  if (scene.decision.lesson.open && !scene.hand.item()) return draw_lesson(scene, room);
  if (!scene.actor) return match::draw_over(scene, room);
  if (has_pad(scene)) return draw_pad_card(scene, room);
  const bool low = is_low(scene);
  if (low && !waits_for_tile(scene)) {
    if (room.h > paint.em(11) || stands_below(scene, room.w)) {
      draw_presses_below(scene, room);
    } else {
      draw_presses(scene, room.cut_right(presses_width(scene, room.w), paint.em(0.8F)));
    }
  }
  if (low && gives_up_head(scene, room)) {
    return scene.hand.item() ? draw_laying(scene, room) : draw_told(scene, room);
  }
  const match::Question question = question_of(scene);
  const match::QuestionHead head = match::draw_question_head(scene, question, room);
  if (head.hint) scene.wants_opinion = true;
  if (low && scene.hand.item()) return draw_laying(scene, room);
  if (waits_for_tile(scene)) {
    return draw_hint(scene, room,
                     match::hand_hint(scene, "ui.feast.take_tile", "ui.feast.take_tile_tap"));
  }
  // Where the question has no room its answers say it, and the one pointed at has the room of both.
  const float words = paint.paragraph_height(room.w, question.words, match::card_strong());
  const bool on_board = low && stage_of(scene) == AskedOn::board;
  const bool instead = !head.fits && !asks_whether(scene) &&
                       (on_board ? words + told_height(scene, room.w) > room.h && tells(scene)
                                 : words + paint.em(2.7F) > room.h && main_answer(scene));
  if (!instead && (!low || head.fits || words <= room.h)) {
    match::draw_question(scene, question, head, room);
  }
  if (scene.asks(Do::feast)) return draw_menu(scene, room);
  if (low && scene.asks(Do::window)) {
    return draw_hint(scene, room,
                     match::hand_hint(scene, "ui.feast.hint_window", "ui.feast.hint_window_tap"));
  }
  if (asks_whether(scene)) return;
  if (stage_of(scene) != AskedOn::board) return draw_answer_told(scene, room);
  if (low) return draw_told(scene, room);
  scene.frame.targets.begin_at(TargetName{"answer"}.id());
  frame_.draw_answers(scene.frame, room);
}

}  // namespace meadhall::table::feast_table
