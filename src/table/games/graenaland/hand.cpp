#include "table/games/graenaland/hand.h"

#include <algorithm>

#include "games/graenaland/goals.h"
#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/hand_cards.h"
#include "table/games/graenaland/peek.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {
namespace {

// That nobody else may look, at the right of the head; only the lock where there is no room.
void draw_privacy(Scene& scene, const Rect& room) {
  Paint& paint = scene.frame.paint;
  const std::string& told = scene.model.hand.private_told;
  const float lock = paint.em(1);
  const float wide = paint.width(told, foot_words());
  const Point right{room.right(), room.center().y};
  const bool words = wide + lock * 1.4F <= room.w;
  if (words) paint.text(right, told, foot_words(), Align::right);
  draw_icon(paint, Icon::lock, {right.x - (words ? wide + lock : lock * 0.5F), right.y}, lock,
            current_palette.on_sea_soft);
}

void draw_head(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const HandModel& hand = scene.model.hand;
  const float shield = room.h * 0.82F;
  const Rect crest = room.cut_left(shield, paint.em(0.45F));
  draw_seat_shield(scene.frame, crest.center(), shield, hand.seat);
  if (!hand.faces) {
    const Rect reach = around(crest.center(), paint.em(2.75F), paint.em(2.75F));
    hold_to_peek(scene, hand.seat, ShieldAt::hand, crest, reach);
  }
  const float y = room.center().y;
  room.cut_left(paint.text_within({room.x, y}, room.w, hand.title, foot_title()), paint.em(0.8F));
  if (room.w < paint.em(2)) return;
  room.cut_left(paint.text_within({room.x, y}, room.w, hand.count, foot_words()), paint.em(0.8F));
  if (hand.is_private && room.w > paint.em(1.2F)) draw_privacy(scene, room);
}

void draw_nothing(Scene& scene, const Rect& room) {
  scene.frame.paint.text_within(room.center(), room.w, scene.frame.words("ui.graenaland.hand.none"),
                                foot_words(), Align::center);
}

// The victory-point card the viewer kept, at the right of their cards. rules: Graenaland 13.5
void draw_kept_card(Scene& scene, Rect& room) {
  const HandModel& hand = scene.model.hand;
  if (!hand.faces) return;
  const graenaland::VictoryCard* card =
      graenaland::kept_card(scene.state, scene.state.at(hand.seat));
  const float wide = std::min(room.h / kCardHigh, room.w * 0.3F);
  if (card == nullptr || wide < scene.frame.em(3.5F)) return;
  const Rect place = room.cut_right(wide, scene.frame.em(0.8F));
  const Rect area = around(place.center(), wide, wide * kCardHigh);
  const Contact contact = scene.frame.targets.add({"kept"}, area, Role::thing);
  if (contact.told) scene.tell(scene.frame.words("ui.graenaland.hint_keep"), {}, area);
  draw_victory_card(scene.frame.paint, *card, area, scene.model.standing[index(hand.seat)]);
}

}  // namespace

bool back_button(Scene& scene, const TargetName& name, Rect& row, float free) {
  const ButtonSpec spec{.label = scene.frame.words("ui.graenaland.yard.back"),
                        .look = Look::sea,
                        .icon = Icon::left,
                        .size = 0.9F};
  const float wide = button_width(scene.frame, spec);
  const float gap = scene.frame.em(0.4F);
  return row.w - wide - gap >= free && button(scene.frame, name, row.cut_right(wide, gap), spec);
}

void draw_hand(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const HandModel& hand = scene.model.hand;
  paint.sunk(area, paint.em(0.6F));
  const bool low = area.h < paint.em(9);
  Rect room = area.inset(paint.em(0.8F), paint.em(low ? 0.25F : 0.45F));
  draw_head(scene, room.cut_top(paint.em(low ? 1.6F : 2.0F), paint.em(low ? 0.1F : 0.3F)));
  scene.motion.note({"seat", static_cast<std::uint32_t>(index(hand.seat))}, room);
  draw_kept_card(scene, room);
  if (hand.groups.empty()) return draw_nothing(scene, room);
  const int lines = low ? 1 : 2;
  draw_hand_cards(scene, room, {.card = paint.em(5), .lines = lines});
}

void draw_hand_strip(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const HandModel& hand = scene.model.hand;
  paint.sunk(area, paint.em(0.5F));
  Rect room = area.inset(paint.em(0.5F), 0);
  const float shield = std::min(area.h * 0.5F, paint.em(1.6F));
  draw_seat_shield(scene.frame, room.cut_left(shield, paint.em(0.5F)).center(), shield, hand.seat);
  const Rect count =
      room.cut_left(std::min(paint.width(hand.count, foot_words()), room.w * 0.3F), paint.em(0.7F));
  paint.text_within({count.x, count.center().y}, count.w, hand.count, foot_words());
  if (hand.groups.empty()) return;
  draw_hand_cards(scene, room.inset(0, area.h * 0.02F), {.card = area.h * 0.68F, .rise = 0});
}

}  // namespace meadhall::table::graenaland_table
