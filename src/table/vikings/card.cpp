#include "table/vikings/card.h"

#include <array>

#include "table/vikings/answer_marks.h"
#include "table/vikings/card_parts.h"
#include "table/vikings/opinion_panel.h"
#include "table/vikings/pieces.h"
#include "table/vikings/shelf.h"
#include "table/vikings/specials.h"
#include "table/widgets.h"

namespace meadhall::table {

using vikings::Step;
using vikings::Tile;
using vikings::Viking;

namespace {

// Whether the pair being bought lies beside the question.
bool holds_pair(const Scene& scene) {
  const Step step = scene.state.step;
  return step == Step::pay || step == Step::start || step == Step::place || step == Step::stand;
}

// What is in hand can be carried to its place; returns from where it goes there.
Rect in_hand(Scene& scene, const TargetName& name, const Rect& place) {
  Frame& frame = scene.frame;
  const Contact contact = frame.targets.add(name, place, Role::thing, true);
  if (frame.targets.carries()) return carried_area(frame);
  if (contact.pointed) scene.tell(frame.words("table.hint_drag"), {}, place);
  if (contact.focused) focus_ring(frame, place, 4);
  return place;
}

std::string_view place_hint(const Scene& scene) {
  switch (scene.state.step) {
    case Step::swap: return "table.hint_swap";
    case Step::start: return "ui.hint_start";
    default: return vikings::is_ship(scene.state.pending.tile) ? "ui.hint_ship" : "ui.hint_place";
  }
}

std::string_view ferry_hint(const Scene& scene) {
  const bool single = scene.state.options.single_ferry != 0 && scene.state.boat.on_tile == 0;
  return single ? "table.hint_ferry_single" : "ui.hint_ferry";
}

float mix_width(const Scene& scene, Move payment) {
  const bool both = vikings::gold_paid(payment) > 0 && vikings::points_paid(payment) > 0;
  if (narrow(scene)) return scene.frame.em(both ? 5.3F : 3.5F);
  return scene.frame.em(both ? 6.0F : 3.8F);
}

// Where it is narrow, what is pointed at has the card to itself, without the question.
bool answers_pointing(const Scene& scene) {
  if (!narrow(scene)) return false;
  return (scene.state.step == Step::take && scene.focus.slot) ||
         (scene.state.step == Step::place && scene.focus.cell && low(scene));
}

}  // namespace

float Card::height(Scene& scene, float width) {
  if (scene.frame.app.replaying()) return moment_.height(scene.frame, width);
  if (bots_turn(scene.frame.app)) return bot_.height(scene.frame, width);
  const float em = scene.frame.em(1);
  if (scene.model.lesson.open) {
    const float beside = holds_pair(scene) ? em * (narrow(scene) ? 5.2F : 6.8F) : 0;
    return lesson_height(scene.frame, scene.model.lesson, width - em * 1.8F - beside) + em * 1.5F;
  }
  const float answers = answer_height(scene);
  const float head = em * 2.9F;
  const Rect room{0, 0, width - em * (narrow(scene) ? 1.8F : 8.6F), 0};
  const float wrapped = narrow(scene) ? em * 1.5F : 0;  // the question may need a line of its own
  // What the question takes where it does not fit beside the name.
  const Paint& paint = scene.frame.paint;
  const float lines =
      paint.paragraph_height(width - em * 1.8F, scene.model.question, card_strong());
  const float signs =
      2 * (std::max(em * 1.9F, for_fingers(scene.frame) ? 44.0F : 0.0F) + em * 0.3F);
  const float name =
      scene.model.actor ? paint.width(scene.seat_info(*scene.model.actor).name, card_title()) : 0;
  const float beside_name = width - em * 4.7F - signs - name;
  const float asked = paint.width(scene.model.question, card_strong()) > beside_name ? lines : 0;
  // Hints are shown whole.
  const auto hint = [&](std::string_view id, float beside = 0) {
    return paint.paragraph_height(width - em * 1.8F - beside, scene.frame.words(id), card_body());
  };
  switch (scene.state.step) {
    case Step::take: {
      const float exchange = scene.model.converts.any() ? answers + em * 0.5F : 0;
      if (!scene.focus.slot || scene.state.wheel[*scene.focus.slot].empty()) {
        const std::string& told = hand_hint(scene, "ui.hint_take", "table.hint_take_tap");
        const float words = paint.paragraph_height(width - em * 1.8F, told, card_body());
        return head + std::max(asked + words + em * 0.7F, em * 3.4F) + exchange;
      }
      return head + exchange + consequences_height(scene, width - em * 1.8F) +
             (narrow(scene) ? 0 : asked) + em * 0.7F;
    }
    case Step::pay: {
      const auto& payments = scene.model.payments;
      const float used = flow(
          room, payments.size(), answers, em * 0.45F,
          [&](std::size_t i) {
            return i == 0 ? button_width(scene.frame, {.label = scene.model.payment_labels[0]})
                          : mix_width(scene, payments[i]);
          },
          [](std::size_t, const Rect&) {});
      return std::max(head + wrapped + used + em * 0.9F, em * 6.2F);
    }
    case Step::stand: {
      const float rows = width < em * 26 ? 2 : 1;
      return std::max(head + asked + answers * rows + em * 3.4F, em * 6.2F);
    }
    case Step::ferry: {
      const bool several = scene.model.can_boat && (scene.model.can_keep || scene.model.can_land);
      const float rows = several && width < em * 34 ? 2 : 1;
      return head + asked + answers * rows + em * 1.4F +
             std::max(hint(ferry_hint(scene)), em * 2.7F);
    }
    case Step::place:
    case Step::swap:
    case Step::start: {
      const float beside = em * (narrow(scene) ? 5.2F : 6.8F);
      const float room_for_it = width - em * 1.8F - beside;
      const bool wraps = paint.width(scene.model.question, card_strong()) > room_for_it - em * 8;
      const float question =
          wraps ? paint.paragraph_height(room_for_it, scene.model.question, card_strong()) : 0;
      if (low(scene)) return head + std::max(question, em * 1.3F) + em * 1.5F;
      return std::max(head + question + hint(place_hint(scene), beside) + em * 1.0F,
                      em * (narrow(scene) ? 7.4F : 6.2F));
    }
    case Step::auction:
    case Step::remove:
    case Step::draft:
    case Step::special: return head + asked + advanced_height(scene, width);
    case Step::over: return head + answers + em * 2.4F;
  }
  return head;
}

void Card::draw(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  paint.parchment(area);
  const Clip clipped(paint, area.inset(-4));
  Rect room = area.inset(paint.em(0.9F), paint.em(0.65F));
  if (scene.frame.app.replaying()) return moment_.draw(scene.frame, room);
  if (bots_turn(scene.frame.app)) return bot_.draw(scene.frame, room);

  // The pair in hand stands at the left of its question.
  if (scene.state.step == Step::swap) {
    const float size = std::min(room.h, paint.em(narrow(scene) ? 3.4F : 4.4F));
    const Rect picture = room.cut_left(size, paint.em(0.8F));
    const Rect square{picture.x, picture.y, size, size};
    scene.motion.note({"swapping"}, in_hand(scene, {"swapping"}, square));
    table::draw_special(paint, scene.state.swapping, square);
  }
  const bool crowded = narrow(scene) && scene.state.step == Step::pay;
  if (holds_pair(scene) && !crowded) {
    const float size = std::min(room.h, paint.em(narrow(scene) ? 3.2F : 4.4F));
    Rect picture = room.cut_left(size * 1.35F, paint.em(0.8F));
    const Rect tile{picture.x,
                    picture.y + std::min(picture.h - size, size * 0.1F) / 2 + paint.em(0.2F),
                    size * 0.92F, size * 0.92F};
    if (scene.state.pending.tile != Tile::none) {
      const bool here = scene.motion.coming({"pending"}) == 0;
      const bool carried = scene.state.step == Step::place && here;
      scene.motion.note({"pending"}, carried ? in_hand(scene, {"pending"}, tile) : tile);
      if (here) {
        paint.shadow(tile, 4, 0.7F);
        draw_tile(paint, scene.state.pending.tile, tile,
                  scene.frame.targets.carries() ? 0.3F : 1.0F);
      }
    }
    const bool alone = scene.state.pending.tile == Tile::none;
    const float height = size * (alone ? 0.95F : 0.74F);
    const Point foot{picture.x + (alone ? size * 0.5F : size * 1.05F),
                     tile.bottom() + size * 0.03F};
    scene.motion.note({"pending-viking"}, {foot.x - height / 2, foot.y - height, height, height});
    if (scene.motion.coming({"pending-viking"}) == 0) {
      draw_viking(paint, scene.state.pending.viking, foot, height);
    }
  }

  if (scene.model.lesson.open) return draw_lesson(scene.frame, scene.model.lesson, room);
  if (scene.model.actor) {
    const SeatInfo& info = scene.seat_info(*scene.model.actor);
    Rect head = room.cut_top(paint.em(1.7F), paint.em(0.25F));
    draw_rules_sign(scene.frame, head, scene.model.topic, scene.model.topic_told);
    // The question comes first, the word on the sign if there is room for it.
    const float to_spare = head.w - paint.width(scene.model.question, card_strong()) -
                           paint.width(info.name, card_title()) - paint.em(3.7F);
    if (draw_opinion_sign(scene.frame, head, to_spare)) hint_wish_ = true;
    draw_shield(paint, {head.x + paint.em(0.75F), head.center().y}, paint.em(1.5F), info.colour,
                static_cast<int>(index(*scene.model.actor)) + 1);
    head.cut_left(paint.em(1.9F));
    const float name_room =
        std::min(head.w * (to_spare > 0 ? 0.4F : 1.0F), paint.width(info.name, card_title()));
    paint.text_within({head.x, head.center().y}, name_room, info.name, card_title());
    head.cut_left(name_room + paint.em(0.5F));
    const bool fits = paint.width(scene.model.question, card_strong()) <= head.w - paint.em(0.5F);
    if (fits) {
      paint.line({head.x, head.y + head.h * 0.22F}, {head.x, head.bottom() - head.h * 0.22F},
                 tone.parchment_edge, 1.5F);
      head.cut_left(paint.em(0.5F));
      paint.text_within({head.x, head.center().y}, head.w, scene.model.question, card_strong());
    } else if (!answers_pointing(scene)) {
      room.cut_top(paint.paragraph(room, scene.model.question, card_strong()) + paint.em(0.2F));
    }
  }
  switch (scene.state.step) {
    case Step::take: return draw_take(scene, room);
    case Step::pay: return draw_pay(scene, room);
    case Step::start:
    case Step::place: return draw_place(scene, room);
    case Step::stand: return draw_stand(scene, room);
    case Step::ferry: return draw_ferry(scene, room);
    case Step::auction: return draw_auction(scene, room);
    case Step::remove: return draw_remove(scene, room);
    case Step::draft: return draw_draft(scene, room);
    case Step::special: return draw_special(scene, room);
    case Step::swap: return draw_place(scene, room);
    case Step::over: return draw_over(scene, room);
  }
}

// Of what buying the pair pointed at means, and the button that does it.
float Card::consequences_height(Scene& scene, float width) {
  const Paint& paint = scene.frame.paint;
  const Consequences::Told& told =
      consequences_.of(scene.frame.app, scene.model, *scene.focus.slot);
  const bool legal = told.refusal.empty();
  float below = 0;
  if (legal && scene.frame.targets.finger()) {
    if (narrow(scene)) {
      below = answer_height(scene) + paint.em(0.2F);
    } else {
      width -= button_width(scene.frame, {.label = scene.frame.words("ui.take"), .size = 1.1F}) +
               paint.em(1.2F);
    }
  }
  const auto high = [&](std::string_view words, float room) {
    return paint.paragraph_height(room, words, card_strong());
  };
  below += high(told.name, width) + high(told.price, width);
  if (!legal) return below + high(told.refusal, width);
  return below + high(told.special, width - paint.em(1.4F)) + high(told.purse, width) +
         high(told.place, width);
}

void Card::draw_take(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  if (scene.model.converts.any()) {
    draw_exchange(scene, room.cut_bottom(answer_height(scene), paint.em(0.3F)));
  }
  if (!scene.focus.slot || scene.state.wheel[*scene.focus.slot].empty()) {
    paint.paragraph(room, hand_hint(scene, "ui.hint_take", "table.hint_take_tap"), card_body());
    return;
  }
  const Consequences::Told& told =
      consequences_.of(scene.frame.app, scene.model, *scene.focus.slot);
  const bool legal = told.refusal.empty();
  const bool asks = legal && scene.frame.targets.finger();
  if (asks) {
    const std::string& label = scene.frame.words("ui.take");
    const ButtonSpec spec{.label = label, .look = Look::action, .role = Role::choice, .size = 1.1F};
    Rect place;
    if (narrow(scene)) {
      place = room.cut_bottom(answer_height(scene), paint.em(0.2F));
    } else {
      const Rect right =
          room.cut_right(button_width(scene.frame, spec) + paint.em(0.6F), paint.em(0.6F));
      place = around(right.center(), right.w, std::max(44.0F, paint.em(2.6F)));
    }
    if (button(scene.frame, {"take"}, place, spec)) {
      scene.frame.order(vikings::text(vikings::take(*scene.focus.slot)));
    }
  }
  Rect rest = room;
  rest.cut_top(paint.paragraph(rest, told.name, card_strong()));
  rest.cut_top(paint.paragraph(rest, told.price, card_body()));
  if (!legal) {
    paint.paragraph(rest, told.refusal, card_warning());
    return;
  }
  if (!told.special.empty()) {
    const float high = paint.line_height(card_strong());
    draw_special_mark(paint, {rest.x + paint.em(0.5F), rest.y + high / 2}, paint.em(0.95F));
    Rect beside = rest;
    beside.cut_left(paint.em(1.4F));
    rest.cut_top(paint.paragraph(beside, told.special, card_strong()));
  }
  if (!told.purse.empty()) rest.cut_top(paint.paragraph(rest, told.purse, card_body()));
  paint.paragraph(rest, told.place, told.no_place ? card_warning() : card_body());
}

void Card::draw_exchange(Scene& scene, Rect row) {
  exchange_.limit(scene.model.converts.least, scene.model.converts.most,
                  scene.model.converts.least);
  const Rect stepper =
      row.cut_left(std::min(row.w, Stepper::width(scene.frame, row.h)), scene.frame.em(0.6F));
  exchange_.draw(scene.frame, stepper, {"exchange-less"}, {"exchange-more"}, Icon::star);
  const ButtonSpec spec{.label = scene.frame.words("ui.exchange"), .enabled = exchange_.legal()};
  if (button(scene.frame, {"exchange"},
             row.cut_left(std::min(row.w, button_width(scene.frame, spec))), spec)) {
    const auto points = static_cast<std::uint32_t>(exchange_.value());
    scene.frame.order(vikings::text(vikings::convert(points)));
    exchange_.forget();
  }
}

void Card::draw_pay(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const auto& payments = scene.model.payments;
  const float height = answer_height(scene);
  flow(
      room, payments.size(), height, paint.em(0.45F),
      [&](std::size_t i) {
        return i == 0 ? button_width(scene.frame, {.label = scene.model.payment_labels[0]})
                      : mix_width(scene, payments[i]);
      },
      [&](std::size_t i, const Rect& area) {
        const Move payment = payments[i];
        const TargetName name{"pay", vikings::gold_paid(payment), vikings::points_paid(payment)};
        const bool first = i == 0;
        const ButtonSpec spec{.label = first ? std::string_view(scene.model.payment_labels[0]) : "",
                              .look = first ? Look::action : Look::paper,
                              .role = Role::choice};
        if (button(scene.frame, name, area, spec)) scene.frame.order(vikings::text(payment));
        if (first) return;
        const auto gold = static_cast<int>(vikings::gold_paid(payment));
        const auto points = static_cast<int>(vikings::points_paid(payment));
        const Type type{Face::bold, 1.0F, tone.ink};
        const auto wide = [&](int amount) {
          return amount > 0 ? paint.width(std::to_string(amount), type) + paint.em(1.1F) : 0;
        };
        const float gap = gold > 0 && points > 0 ? paint.em(0.35F) : 0;
        float x = area.center().x - (wide(gold) + gap + wide(points)) / 2;
        const float y = area.center().y;
        if (gold > 0) x += draw_gold(paint, {x, y}, gold, type) + gap;
        if (points > 0) draw_points(paint, {x, y}, points, type);
      });
}

void Card::draw_place(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const Step step = scene.state.step;
  if (step == Step::place && scene.focus.cell) {
    const WhatIf::Told& told = scene.what_if.of(scene.frame.app, scene.model, *scene.focus.cell);
    const bool worse = told.gold < 0 || told.points < 0;
    paint.paragraph(room, told.words, worse ? card_warning() : card_body());
    return;
  }
  const std::string& hint = scene.frame.words(place_hint(scene));
  if (low(scene) && paint.paragraph_height(room.w, hint, card_body()) > room.h) return;
  paint.paragraph(room, hint, card_body());
}

void Card::draw_stand(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const float height = answer_height(scene);
  const std::array<std::string_view, 2> labels = {scene.model.stay_label, scene.model.wait_label};
  room.cut_top(paint.em(0.2F));
  const float used = flow(
      room, 2, height, paint.em(0.6F),
      [&](std::size_t i) { return button_width(scene.frame, {.label = labels[i]}); },
      [&](std::size_t i, const Rect& area) {
        const ButtonSpec spec{
            .label = labels[i], .look = i == 0 ? Look::action : Look::paper, .role = Role::choice};
        if (button(scene.frame, {i == 0 ? "stay" : "wait"}, area, spec)) {
          scene.frame.order(vikings::text(i == 0 ? vikings::kStay : vikings::kWait));
        }
      });
  room.cut_top(used + paint.em(0.4F));
  paint.paragraph(room, scene.model.stand_told, card_body());
}

void Card::draw_ferry(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  struct Answer {
    std::string_view name;
    std::string_view label;
    Move move;
    bool offered;
  };
  const std::array<Answer, 3> all = {
      {{"land", scene.model.land_label, vikings::kLand, scene.model.can_land},
       {"boat", scene.model.boat_label, vikings::kBoat, scene.model.can_boat},
       {"keep", scene.model.keep_label, vikings::kKeep, scene.model.can_keep}}};
  std::array<Answer, 3> offered{};
  std::size_t count = 0;
  for (const Answer& answer : all) {
    if (answer.offered) offered[count++] = answer;
  }
  const float height = answer_height(scene);
  const float gap = paint.em(0.5F);
  const auto wide = [&](std::size_t i) {
    return button_width(scene.frame, {.label = offered[i].label});
  };
  const float used = flow(room, count, height, gap, wide, [](std::size_t, const Rect&) {});
  const Rect answers = count > 0 ? room.cut_bottom(used, paint.em(0.2F)) : Rect{};
  if (scene.focus.cell) {
    const WhatIf::Told& told = scene.what_if.of(scene.frame.app, scene.model, *scene.focus.cell);
    paint.paragraph(room, told.words, card_body());
  } else {
    paint.paragraph(room, scene.frame.words(ferry_hint(scene)), card_body());
  }
  flow(answers, count, height, gap, wide, [&](std::size_t i, const Rect& area) {
    const ButtonSpec spec{.label = offered[i].label,
                          .look = i == 0 && scene.model.can_land ? Look::action : Look::paper,
                          .role = Role::choice};
    if (button(scene.frame, {offered[i].name}, area, spec)) {
      scene.frame.order(vikings::text(offered[i].move));
    }
  });
}

void Card::draw_over(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  room.cut_top(paint.paragraph(room, scene.model.question, card_title()) + paint.em(0.5F));
  const ButtonSpec spec{
      .label = scene.frame.words("ui.show_result"), .look = Look::action, .role = Role::choice};
  if (button(scene.frame, {"result"},
             {room.x, room.y, button_width(scene.frame, spec), answer_height(scene)}, spec)) {
    result_wish_ = true;
  }
}

}  // namespace meadhall::table
