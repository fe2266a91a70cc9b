#include "table/games/graenaland/card.h"

#include <algorithm>

#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/council.h"
#include "table/games/graenaland/hand.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::Construction;
using graenaland::MoveKind;
using graenaland::Step;

// Whether a move is made by a button of the card: what no place on the table stands for.
bool has_button(const Scene& scene, Move move) {
  switch (graenaland::kind_of(move)) {
    case MoveKind::yield: return move == graenaland::kYieldNot;
    case MoveKind::march: return move == graenaland::kStayAll;
    case MoveKind::build:
      return graenaland::what_of(move) == Construction::army &&
             scene.choice.what == Construction::army;
    case MoveKind::pledge: return move == graenaland::kRefuse;
    case MoveKind::enter:
    case MoveKind::claim:
    case MoveKind::finish:
    case MoveKind::follow: return true;
    default: return false;
  }
}

// The answer most players want, where it is one of the buttons.
bool is_main(Move move) {
  const MoveKind kind = graenaland::kind_of(move);
  return move == graenaland::kDeclare || move == graenaland::kFollow || kind == MoveKind::build ||
         (kind == MoveKind::claim && graenaland::value_of(move) > 0);
}

// The council asks in its own words while something is collected there.
match::Question question_of(Scene& scene) {
  const std::string_view council = council_sits(scene) ? council_question(scene) : "";
  return {.words = council.empty() ? std::string_view(scene.decision.question) : council,
          .topic = scene.decision.topic,
          .topic_told = scene.decision.topic_told};
}

}  // namespace

void Card::refresh(const Scene& scene) {
  buttons_.clear();
  if (!scene.actor || council_sits(scene)) return;
  const app::App& app = scene.frame.app;
  const Game& game = app.match().game();
  for (const Move move : scene.decision.moves) {
    if (!has_button(scene, move)) continue;
    buttons_.push_back({move, app.say(game.describe(scene.decision.shown, move)), is_main(move)});
  }
  std::ranges::stable_partition(buttons_, &Button::main);
}

std::optional<Move> Card::main_move(const Scene& scene) const { return chosen_move(scene); }

// What the hand can do where nothing is pointed at.
std::string_view Card::hint(Scene& scene) const {
  const auto by_hand = [&](std::string_view mouse, std::string_view finger) -> std::string_view {
    return match::hand_hint(scene, mouse, finger);
  };
  switch (scene.state.step) {
    case Step::found:
    case Step::yield: return by_hand("ui.graenaland.hint_found", "ui.graenaland.hint_found_tap");
    case Step::march:
      return scene.choice.hero ? by_hand("ui.graenaland.hint_march", "ui.graenaland.hint_march_tap")
                               : by_hand("ui.graenaland.hint_hero", "ui.graenaland.hint_hero_tap");
    case Step::build:
      if (must_take_supply(scene.state)) return {};
      return scene.choice.what
                 ? by_hand("ui.graenaland.hint_site", "ui.graenaland.hint_site_tap")
                 : by_hand("ui.graenaland.hint_build", "ui.graenaland.hint_build_tap");
    case Step::pay:
    case Step::contribute:
    case Step::toll: return by_hand("ui.graenaland.hint_pay", "ui.graenaland.hint_pay_tap");
    default: return {};
  }
}

float Card::buttons_height(Scene& scene, float width) const {
  const float high = match::answer_height(scene);
  const float gap = scene.frame.em(0.5F);
  const std::size_t first = main_move(scene) ? 1 : 0;
  if (buttons_.size() + first == 0) return 0;
  return flow(
      Rect{0, 0, width, 0}, buttons_.size() + first, high, gap,
      [&](std::size_t i) {
        if (i < first) return button_width(scene.frame, {.label = main_label_});
        return button_width(scene.frame, {.label = buttons_[i - first].label});
      },
      [](std::size_t, const Rect&) {});
}

void Card::draw_buttons(Scene& scene, Rect room) {
  Frame& frame = scene.frame;
  const std::optional<Move> chosen = main_move(scene);
  const std::size_t first = chosen ? 1 : 0;
  const auto spec = [&](std::size_t i) -> ButtonSpec {
    if (i < first) {
      return {.label = main_label_, .look = Look::action, .role = Role::choice};
    }
    const Button& each = buttons_[i - first];
    return {.label = each.label,
            .look = each.main && first == 0 ? Look::action : Look::paper,
            .role = Role::choice};
  };
  flow(
      room, buttons_.size() + first, match::answer_height(scene), frame.em(0.5F),
      [&](std::size_t i) { return button_width(frame, spec(i)); },
      [&](std::size_t i, const Rect& area) {
        const Move move = i < first ? *chosen : buttons_[i - first].move;
        const TargetName name{"do", static_cast<std::uint32_t>(i)};
        if (button(frame, name, area, spec(i))) play(scene, move);
      });
}

float Card::told_height(Scene& scene, float width) {
  const Paint& paint = scene.frame.paint;
  if (const std::optional<Move> move = scene.pointed_move()) {
    float high = 0;
    for (const std::string& line : scene.what_if.of(scene.frame.app, scene.model, *move).lines) {
      high += paint.paragraph_height(width, line, match::card_body());
    }
    return high;
  }
  const std::string_view words = hint(scene);
  return words.empty() ? 0 : paint.paragraph_height(width, words, match::card_body());
}

// What the move pointed at would mean, line by line; else a hint.
void Card::draw_told(Scene& scene, const Rect& room) {
  Paint& paint = scene.frame.paint;
  Rect rest = room;
  const std::optional<Move> move = scene.pointed_move();
  if (!move) {
    const std::string_view words = hint(scene);
    if (!words.empty()) paint.paragraph(rest, words, match::card_body());
    return;
  }
  bool title = true;
  for (const std::string& line : scene.what_if.of(scene.frame.app, scene.model, *move).lines) {
    if (rest.h < paint.em(1)) break;
    const Type type =
        title ? Type{Face::bold, 1.05F, current_palette.gain_ink} : match::card_body();
    rest.cut_top(paint.paragraph(rest, line, type));
    title = false;
  }
}

float Card::height(Scene& scene, float width) {
  if (!council_votes(scene)) {
    if (const auto instead = frame_.height_instead(scene.frame, width)) return *instead;
  }
  const float em = scene.frame.em(1);
  const float inner = width - em * 1.8F;
  if (scene.decision.lesson.open) {
    return match::lesson_height(scene.frame, scene.decision.lesson, inner) + em * 1.5F;
  }
  if (!scene.actor) return em * 8;
  const float head =
      match::card_head(scene) + match::question_height(scene, question_of(scene), width);
  if (council_sits(scene)) return head + council_card_height(scene, inner) + em * 0.8F;
  const float buttons = buttons_height(scene, inner);
  const float told = told_height(scene, inner);
  return head + told + (buttons > 0 ? buttons + em * 0.6F : 0) + em * 0.8F;
}

void Card::draw(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  if (const auto move = main_move(scene); move && main_done_.due(scene.frame.app, *move)) {
    main_label_ =
        scene.frame.app.say(scene.frame.app.match().game().describe(scene.decision.shown, *move));
  }
  Rect room = match::card_room(paint, area);
  const Clip clipped(paint, area.inset(-4));
  // A vote is asked of all who sit here, even if a bot is the first to be counted.
  const bool votes = council_votes(scene);
  if (!votes && frame_.draw_instead(scene.frame, room)) return;
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
  const match::Question question = question_of(scene);
  const std::optional<Seat> actor = scene.actor;
  if (votes) scene.actor = council_voter(scene);
  const match::QuestionHead head = match::draw_question_head(scene, question, room);
  scene.actor = actor;
  if (head.hint) scene.wants_opinion = true;
  match::draw_question(scene, question, head, room);
  if (council_sits(scene)) return draw_council_card(scene, room);
  const float buttons = buttons_height(scene, room.w);
  if (buttons > 0) draw_buttons(scene, room.cut_bottom(buttons, paint.em(0.4F)));
  draw_told(scene, room);
}

}  // namespace meadhall::table::graenaland_table
