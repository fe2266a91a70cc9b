#include "table/vikings/card.h"

#include "table/vikings/pieces.h"
#include "table/widgets.h"

namespace meadhall::table {

using vikings::Step;
using vikings::Tile;
using vikings::Viking;

namespace {

const Type kTitle{Face::heading, 1.12F, kInk};
const Type kBody{Face::sans, 1.0F, kInkSoft};
const Type kStrong{Face::bold, 1.0F, kInk};
const Type kWarning{Face::bold, 1.0F, kDangerInk};

float answer_height(const Scene& scene) {
  return scene.frame.view.touch || scene.frame.view.width < scene.frame.em(44)
             ? 44.0F
             : scene.frame.em(2.3F);
}

// Buttons from left to right, wrapping; `measure` gives a width, `place` draws one.
template <class Measure, class Place>
float flow(const Rect& room, std::size_t count, float height, float gap, Measure measure,
           Place place) {
  float x = room.x;
  float y = room.y;
  for (std::size_t i = 0; i < count; ++i) {
    const float wide = measure(i);
    if (x + wide > room.right() + 0.5F && x > room.x) {
      x = room.x;
      y += height + gap;
    }
    place(i, Rect{x, y, std::min(wide, room.w), height});
    x += wide + gap;
  }
  return y + height - room.y;
}

bool narrow(const Scene& scene) { return scene.frame.view.width < scene.frame.em(44); }

float mix_width(const Scene& scene, Move payment) {
  const bool both = vikings::gold_paid(payment) > 0 && vikings::points_paid(payment) > 0;
  if (narrow(scene)) return scene.frame.em(both ? 5.3F : 3.5F);
  return scene.frame.em(both ? 6.0F : 3.8F);
}

}  // namespace

float Card::height(Scene& scene, float width) const {
  const float em = scene.frame.em(1);
  const float answers = answer_height(scene);
  const float head = em * 2.9F;
  const Rect room{0, 0, width - em * (narrow(scene) ? 1.8F : 8.6F), 0};
  const float wrapped = narrow(scene) ? em * 1.5F : 0;  // the question may need a line of its own
  switch (scene.state.step) {
    case Step::take: {
      const float exchange = scene.model.can_convert > 0 ? answers + em * 0.5F : 0;
      const bool confirms =
          scene.slot && scene.frame.targets.finger() && scene.model.can_take[*scene.slot];
      if (!scene.slot) return head + em * 3.4F + exchange;
      return head + em * 6.6F + exchange + (confirms && narrow(scene) ? answers + em * 0.5F : 0);
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
    case Step::stand:
    case Step::ferry:
      return std::max(head + wrapped + answers * (narrow(scene) ? 2 : 1) +
                          em * (scene.state.step == Step::ferry ? 4.0F : 1.2F),
                      em * 6.2F);
    case Step::place:
    case Step::start: return em * 6.2F;
    case Step::over: return head + answers + em * 2.4F;
  }
  return head;
}

void Card::draw(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  paint.parchment(area);
  const Clip clipped(paint, area.inset(-4));
  Rect room = area.inset(paint.em(0.9F), paint.em(0.65F));

  // The pair in hand stands at the left of its question.
  const bool holds = scene.state.step == Step::pay || scene.state.step == Step::start ||
                     scene.state.step == Step::place || scene.state.step == Step::stand;
  const bool crowded = narrow(scene) && scene.state.step == Step::pay;
  if (holds && !crowded) {
    const float size = std::min(room.h, paint.em(narrow(scene) ? 3.2F : 4.4F));
    Rect picture = room.cut_left(size * 1.35F, paint.em(0.8F));
    const Rect tile{picture.x,
                    picture.y + std::min(picture.h - size, size * 0.1F) / 2 + paint.em(0.2F),
                    size * 0.92F, size * 0.92F};
    if (scene.state.pending.tile != Tile::none) {
      scene.motion.note_pending(tile);
      const auto& flight = scene.motion.flight();
      if (!flight || flight->cell) {
        paint.shadow(tile, 4, 0.7F);
        draw_tile(paint, scene.state.pending.tile, tile);
      }
    }
    const bool alone = scene.state.pending.tile == Tile::none;
    draw_viking(paint, scene.state.pending.viking,
                {picture.x + (alone ? size * 0.5F : size * 1.05F), tile.bottom() + size * 0.03F},
                size * (alone ? 0.95F : 0.74F));
  }

  if (scene.model.actor) {
    const SeatInfo& info = scene.seat_info(*scene.model.actor);
    Rect head = room.cut_top(paint.em(1.7F), paint.em(0.25F));
    draw_shield(paint, {head.x + paint.em(0.75F), head.center().y}, paint.em(1.5F), info.colour,
                static_cast<int>(index(*scene.model.actor)) + 1);
    head.cut_left(paint.em(1.9F));
    const float name_room = std::min(head.w * 0.4F, paint.width(info.name, kTitle));
    paint.text_within({head.x, head.center().y}, name_room, info.name, kTitle);
    head.cut_left(name_room + paint.em(0.5F));
    paint.line({head.x, head.y + head.h * 0.22F}, {head.x, head.bottom() - head.h * 0.22F},
               kParchmentEdge, 1.5F);
    head.cut_left(paint.em(0.5F));
    if (paint.width(scene.model.question, kStrong) <= head.w || scene.state.step == Step::over) {
      paint.text_within({head.x, head.center().y}, head.w, scene.model.question, kStrong);
    } else {
      room.cut_top(paint.paragraph(room, scene.model.question, kStrong) + paint.em(0.2F));
    }
  }
  switch (scene.state.step) {
    case Step::take: return draw_take(scene, room);
    case Step::pay: return draw_pay(scene, room);
    case Step::start:
    case Step::place: return draw_place(scene, room);
    case Step::stand: return draw_stand(scene, room);
    case Step::ferry: return draw_ferry(scene, room);
    case Step::over: return draw_over(scene, room);
  }
}

void Card::draw_take(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  if (scene.model.can_convert > 0) {
    draw_exchange(scene, room.cut_bottom(answer_height(scene), paint.em(0.3F)));
  }
  if (!scene.slot || scene.state.wheel[*scene.slot].empty()) {
    paint.paragraph(room, scene.frame.words("ui.hint_take"), kBody);
    return;
  }
  const Consequences::Told& told = consequences_.of(scene.frame.app, scene.model, *scene.slot);
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
      scene.frame.order(vikings::text(vikings::take(*scene.slot)));
    }
  }
  const float line = paint.line_height(kBody);
  paint.text_within({room.x, room.y + line / 2}, room.w, told.name, kStrong);
  Rect rest = room;
  rest.cut_top(line);
  rest.cut_top(paint.paragraph(rest, told.price, kBody));
  if (!legal) {
    paint.paragraph(rest, told.refusal, kWarning);
    return;
  }
  if (!told.purse.empty()) rest.cut_top(paint.paragraph(rest, told.purse, kBody));
  paint.paragraph(rest, told.place, told.no_place ? kWarning : kBody);
}

void Card::draw_exchange(Scene& scene, Rect row) {
  Paint& paint = scene.frame.paint;
  exchange_ = std::clamp(exchange_, 1, scene.model.can_convert);
  const float size = row.h;
  if (button(scene.frame, {"exchange-less"}, row.cut_left(size, 4),
             {.label = "−", .enabled = exchange_ > 1})) {
    --exchange_;
  }
  Rect shown = row.cut_left(paint.em(3.2F), 4);
  draw_points(paint, {shown.x + paint.em(0.5F), shown.center().y}, exchange_, kStrong);
  if (button(scene.frame, {"exchange-more"}, row.cut_left(size, paint.em(0.6F)),
             {.label = "+", .enabled = exchange_ < scene.model.can_convert})) {
    ++exchange_;
  }
  const ButtonSpec spec{.label = scene.frame.words("ui.exchange")};
  if (button(scene.frame, {"exchange"},
             row.cut_left(std::min(row.w, button_width(scene.frame, spec))), spec)) {
    scene.frame.order(vikings::text(vikings::convert(static_cast<std::uint32_t>(exchange_))));
    exchange_ = 1;
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
        float x = area.x + paint.em(narrow(scene) ? 0.5F : 0.7F);
        const float y = area.center().y;
        if (gold > 0)
          x += draw_gold(paint, {x, y}, gold, {Face::bold, 1.0F, kInk}) + paint.em(0.3F);
        if (points > 0) draw_points(paint, {x, y}, points, {Face::bold, 1.0F, rgb(0x3f6b1f)});
      });
}

void Card::draw_place(Scene& scene, Rect room) {
  const bool ship = vikings::is_ship(scene.state.pending.tile);
  const bool start = scene.state.step == Step::start;
  scene.frame.paint.paragraph(room,
                              scene.frame.words(start  ? "ui.hint_start"
                                                : ship ? "ui.hint_ship"
                                                       : "ui.hint_place"),
                              kBody);
}

void Card::draw_stand(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const float height = answer_height(scene);
  const std::array<std::string_view, 2> labels = {scene.model.stay_label, scene.model.wait_label};
  flow(
      room, 2, height, paint.em(0.6F),
      [&](std::size_t i) { return button_width(scene.frame, {.label = labels[i]}); },
      [&](std::size_t i, const Rect& area) {
        const ButtonSpec spec{
            .label = labels[i], .look = i == 0 ? Look::action : Look::paper, .role = Role::choice};
        if (button(scene.frame, {i == 0 ? "stay" : "wait"}, area, spec)) {
          scene.frame.order(vikings::text(i == 0 ? vikings::kStay : vikings::kWait));
        }
      });
}

void Card::draw_ferry(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const float height = answer_height(scene);
  Rect answers = room.cut_bottom(height, paint.em(0.2F));
  paint.paragraph(room, scene.frame.words("ui.hint_ferry"), kBody);
  if (scene.model.can_land) {
    const ButtonSpec spec{
        .label = scene.model.land_label, .look = Look::action, .role = Role::choice};
    if (button(scene.frame, {"land"},
               answers.cut_left(button_width(scene.frame, spec), paint.em(0.6F)), spec)) {
      scene.frame.order(vikings::text(vikings::kLand));
    }
  }
  if (scene.model.can_keep) {
    const ButtonSpec spec{.label = scene.model.keep_label, .role = Role::choice};
    if (button(scene.frame, {"keep"}, answers.cut_left(button_width(scene.frame, spec)), spec)) {
      scene.frame.order(vikings::text(vikings::kKeep));
    }
  }
}

void Card::draw_over(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  room.cut_top(paint.paragraph(room, scene.model.question, kTitle) + paint.em(0.5F));
  const ButtonSpec spec{
      .label = scene.frame.words("ui.show_result"), .look = Look::action, .role = Role::choice};
  if (button(scene.frame, {"result"},
             {room.x, room.y, button_width(scene.frame, spec), answer_height(scene)}, spec)) {
    result_wish_ = true;
  }
}

}  // namespace meadhall::table
