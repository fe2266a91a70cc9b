#include <array>

#include "table/games/vikings/card.h"
#include "table/games/vikings/card_parts.h"
#include "table/games/vikings/specials.h"
#include "table/kit/widgets.h"

// The questions of the basic game: which pair, how to pay, where it goes, who stays.

namespace meadhall::table::vikings_table {

using vikings::Step;

namespace {

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

// As wide as the longest of them, so that what stands beside it does not move.
float pay_width(const Scene& scene) {
  float width = 0;
  for (const std::string& label : scene.model.payment_labels) {
    width = std::max(width, button_width(scene.frame, {.label = label}));
  }
  return width;
}

// True if a tile on its viking's row is laid and the viking left there in one deed. A lesson and a
// challenge ask step by step.
bool offers_staying(const Scene& scene) {
  if (scene.state.step != Step::place || scene.frame.app.visiting()) return false;
  const auto row = static_cast<std::size_t>(scene.state.pending.viking);
  return !vikings::is_ship(scene.state.pending.tile) && scene.model.legal_cells[row] != 0;
}

}  // namespace

float Card::basic_height(Scene& scene, float width, float asked) {
  const Paint& paint = scene.frame.paint;
  const float em = scene.frame.em(1);
  const float answers = answer_height(scene);
  const float head = card_head(scene);
  const Rect room{0, 0, width - em * (scene.on_card ? 1.8F : 8.6F), 0};
  const float wrapped = scene.on_card ? em * 1.5F : 0;  // the question may need a line of its own
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
             (scene.on_card ? 0 : asked) + em * 0.7F;
    }
    case Step::pay: {
      const std::array<float, 2> widths = {pay_width(scene), Stepper::width(scene.frame, answers)};
      const float used = flow(
          room, widths.size(), answers, em * 0.45F, [&](std::size_t i) { return widths[i]; },
          [](std::size_t, const Rect&) {});
      return std::max(head + wrapped + used + em * 0.9F, em * 6.2F);
    }
    case Step::stand: {
      const float room_for_it = width - em * 1.8F - em * (scene.on_card ? 5.2F : 6.8F);
      const std::array<std::string_view, 2> labels = {scene.model.stay_label,
                                                      scene.model.wait_label};
      const float used = flow(
          {0, 0, room_for_it, 0}, labels.size(), answers, em * 0.6F,
          [&](std::size_t i) { return button_width(scene.frame, {.label = labels[i]}); },
          [](std::size_t, const Rect&) {});
      const float told = paint.paragraph_height(room_for_it, scene.model.stand_told, card_body());
      return std::max(head + asked + used + told + em * 1.8F, em * 6.2F);
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
      const float beside = em * (scene.on_card ? 5.2F : 6.8F);
      const float room_for_it = width - em * 1.8F - beside;
      const bool wraps = paint.width(scene.decision.question, card_strong()) > room_for_it - em * 8;
      const float question =
          wraps ? paint.paragraph_height(room_for_it, scene.decision.question, card_strong()) : 0;
      const float staying = offers_staying(scene) ? answers + em * 0.3F : 0;
      if (low(scene)) return head + std::max(question, em * 1.3F) + em * 1.5F + staying;
      return staying + std::max(head + question + hint(place_hint(scene), beside) + em * 1.0F,
                                em * (scene.on_card ? 7.4F : 6.2F));
    }
    case Step::over: return head + answers + em * 2.4F;
    default: return head;
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
    if (scene.on_card) {
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
    if (scene.on_card) {
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
  if (button(scene.frame, {"exchange"}, cut_button(scene.frame, row, spec), spec)) {
    const auto points = static_cast<std::uint32_t>(exchange_.value());
    scene.frame.order(vikings::text(vikings::convert(points)));
    exchange_.forget();
  }
}

Move Card::payment(const VikingsModel& model) const {
  for (const Move& move : model.payments) {
    if (static_cast<int>(vikings::points_paid(move)) == points_.value()) return move;
  }
  return model.payments.front();
}

// Gold first; points in its place are counted beside it.
void Card::draw_pay(Scene& scene, Rect room) {
  const auto& payments = scene.model.payments;
  const auto least = static_cast<int>(vikings::points_paid(payments.front()));
  points_.limit(least, static_cast<int>(vikings::points_paid(payments.back())), least);
  if (!scene.quiet) points_.read_keys();
  const float height = answer_height(scene);
  const std::array<float, 2> widths = {pay_width(scene), Stepper::width(scene.frame, height)};
  flow(
      room, widths.size(), height, scene.frame.em(0.45F), [&](std::size_t i) { return widths[i]; },
      [&](std::size_t i, const Rect& area) {
        if (i == 1) {
          points_.draw(scene.frame, area, {"pay-less"}, {"pay-more"}, Icon::star);
          return;
        }
        const Move chosen = payment(scene.model);
        const auto at =
            static_cast<std::size_t>(std::ranges::find(payments, chosen) - payments.begin());
        // Stays an answer while a number is being typed, so that the keyboard's focus stays on it.
        const ButtonSpec spec{.label = scene.model.payment_labels[at],
                              .look = points_.legal() ? Look::action : Look::paper,
                              .role = Role::choice};
        if (button(scene.frame, {"pay"}, area, spec) && points_.legal()) {
          scene.frame.order(vikings::text(chosen));
        }
      });
}

bool Card::viking_stays(const Scene& scene, vikings::Cell cell) const {
  return !asks_viking_ && offers_staying(scene) &&
         cell.row == static_cast<std::size_t>(scene.state.pending.viking);
}

void Card::draw_place(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const Step step = scene.state.step;
  if (offers_staying(scene)) {
    ButtonSpec spec{.label = scene.frame.words("table.viking_stays"), .icon = Icon::check};
    Rect row = room.cut_bottom(answer_height(scene), paint.em(0.3F));
    const Rect place = cut_button(scene.frame, row, spec);
    if (asks_viking_) spec.icon.reset();
    if (button(scene.frame, {"viking-stays"}, place, spec)) {
      asks_viking_ = !asks_viking_;
    }
  }
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
  // Whole or not at all, where what waits for a yes takes room.
  const std::string& told = scene.model.stand_told;
  if (paint.paragraph_height(room.w, told, card_body()) <= room.h + 1) {
    paint.paragraph(room, told, card_body());
  }
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
  std::vector<Answer> offered;
  std::ranges::copy_if(all, std::back_inserter(offered), &Answer::offered);
  const float height = answer_height(scene);
  const float gap = paint.em(0.5F);
  const auto wide = [&](std::size_t i) {
    return button_width(scene.frame, {.label = offered[i].label});
  };
  const float used = flow(room, offered.size(), height, gap, wide, [](std::size_t, const Rect&) {});
  const Rect answers = offered.empty() ? Rect{} : room.cut_bottom(used, paint.em(0.2F));
  if (scene.focus.cell) {
    const WhatIf::Told& told = scene.what_if.of(scene.frame.app, scene.model, *scene.focus.cell);
    paint.paragraph(room, told.words, card_body());
  } else {
    paint.paragraph(room, scene.frame.words(ferry_hint(scene)), card_body());
  }
  flow(answers, offered.size(), height, gap, wide, [&](std::size_t i, const Rect& area) {
    const ButtonSpec spec{.label = offered[i].label,
                          .look = i == 0 && scene.model.can_land ? Look::action : Look::paper,
                          .role = Role::choice};
    if (button(scene.frame, {offered[i].name}, area, spec)) {
      scene.frame.order(vikings::text(offered[i].move));
    }
  });
}

}  // namespace meadhall::table::vikings_table
