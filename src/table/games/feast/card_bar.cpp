#include "table/games/feast/card_bar.h"

#include "table/games/feast/answers.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

namespace meadhall::table::feast_table {

using feast::Do;

namespace {

constexpr float kGap = 0.4F;     // em, between the buttons
constexpr float kShield = 1.9F;  // em, with the room beside it

struct Press {
  std::string_view name;
  ButtonSpec spec;
};
// From the right; the second one is missing where nothing else may be done.
struct Presses {
  Press first;
  std::optional<Press> second{};
};

Presses presses_of(const Scene& scene) {
  Words& words = scene.frame.words;
  const ButtonSpec more{.label = words("ui.feast.anytime"), .tip = words("ui.feast.anytime_tip")};
  if (scene.asks(Do::window)) {
    const ButtonSpec on{
        .label = words("ui.feast.go_on"), .look = Look::action, .role = Role::choice};
    return {{"go-on", on}, Press{"rows", more}};
  }
  Presses all{{"pass", {.label = words("ui.feast.pass"), .role = Role::choice}}};
  if (scene.offers(feast::kArrange)) all.second = Press{"arrange", more};
  return all;
}

float width_of(Frame& frame, const Presses& presses) {
  float wide = button_width(frame, presses.first.spec);
  if (presses.second) wide += frame.em(kGap) + button_width(frame, presses.second->spec);
  return wide;
}

Rect room_of(const Frame& frame, const Rect& area) {
  return area.inset(frame.em(0.6F), frame.em(0.3F));
}

Type words_type() { return {Face::bold, 0.94F, current_palette.ink}; }

void press(Scene& scene, std::string_view name) {
  scene.frame.animating = true;
  if (name == "go-on") return play(scene, feast::kDone);
  if (name == "pass") return ask_again(scene);
  if (name == "arrange") return play(scene, feast::kArrange);
  scene.choice.rows = true;
}

}  // namespace

std::string_view question_words(const Scene& scene) {
  if (scene.choice.again) {
    return scene.frame.words(scene.asks(Do::feast) ? "ui.feast.bare_sure" : "ui.feast.pass_sure");
  }
  const bool known = scene.asks(Do::turn) && scene.frame.app.challenge() == nullptr;
  return known ? std::string_view(scene.frame.words("ui.feast.ask_turn"))
               : std::string_view(scene.decision.question);
}

float bar_height(const Frame& frame) { return control_height(frame) + frame.em(0.65F); }

bool is_bar(const Scene& scene, float width) {
  const bool asked = (scene.asks(Do::turn) && scene.offers(feast::kPass)) ||
                     (scene.asks(Do::window) && !scene.choice.rows);
  if (!scene.on_card || !asked || scene.choice.card_open || scene.choice.band) return false;
  if (scene.choice.again) return false;
  if (scene.asks(Do::turn) && !scene.model.failed.empty()) return false;
  if (scene.pointed_space || scene.deed || scene.hand.item() || scene.decision.lesson.open) {
    return false;
  }
  Frame& frame = scene.frame;
  const Rect room = room_of(frame, {0, 0, width, bar_height(frame)});
  const float words = room.w - frame.em(kShield + 0.6F) - width_of(frame, presses_of(scene));
  return words > frame.em(5) &&
         frame.paint.paragraph_height(words, question_words(scene), words_type()) <= room.h;
}

void draw_card_bar(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  paint.parchment(area);
  Rect room = room_of(frame, area);
  const Presses presses = presses_of(scene);
  const auto draw = [&](const Press& each) {
    const Rect place = room.cut_right(button_width(frame, each.spec), paint.em(kGap));
    if (button(frame, {each.name}, place, each.spec)) press(scene, each.name);
  };
  draw(presses.first);
  if (presses.second) draw(*presses.second);
  const Rect left{area.x, area.y, room.right() - area.x, area.h};
  const TargetName name{"card-bar"};
  const Contact contact = frame.targets.add(name, left, Role::control);
  if (contact.focused) focus_ring(frame, left, paint.em(0.5F));
  if (contact.clicked) {
    scene.choice.card_open = true;
    frame.animating = true;
  }
  draw_seat_shield(frame, {room.x + paint.em(0.75F), room.center().y}, paint.em(1.5F),
                   *scene.actor);
  room.cut_left(paint.em(kShield));
  const std::string_view words = question_words(scene);
  const float high = paint.paragraph_height(room.w, words, words_type());
  paint.paragraph({room.x, room.center().y - high / 2, room.w, high + 2}, words, words_type());
}

}  // namespace meadhall::table::feast_table
