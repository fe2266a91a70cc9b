#include "table/games/vikings/card.h"

#include <array>

#include "table/games/vikings/card_parts.h"
#include "table/games/vikings/pieces.h"
#include "table/games/vikings/shelf.h"
#include "table/games/vikings/specials.h"
#include "table/kit/widgets.h"
#include "table/match/answer_marks.h"
#include "table/match/opinion_panel.h"

namespace meadhall::table::vikings_table {

using vikings::Step;
using vikings::Tile;

namespace {

// Whether the pair being bought lies beside the question.
bool holds_pair(const Scene& scene) {
  const Step step = scene.state.step;
  return step == Step::pay || step == Step::start || step == Step::place || step == Step::stand;
}

// Where it is narrow, what is pointed at has the card to itself, without the question; so has a
// special tile that waits for a yes.
bool answers_pointing(const Scene& scene) {
  if (!scene.on_card) return false;
  return (scene.state.step == Step::take && scene.focus.slot) ||
         (scene.state.step == Step::special &&
          (scene.focus.special || scene.frame.app.pending())) ||
         (scene.state.step == Step::place && scene.focus.cell && low(scene));
}

}  // namespace

float Card::height(Scene& scene, float width) {
  if (scene.frame.app.replaying()) return moment_.height(scene.frame, width);
  if (match::bots_turn(scene.frame.app)) return bot_.height(scene.frame, width);
  const float em = scene.frame.em(1);
  if (scene.model.lesson.open) {
    const float beside = holds_pair(scene) ? em * (scene.on_card ? 5.2F : 6.8F) : 0;
    return match::lesson_height(scene.frame, scene.model.lesson, width - em * 1.8F - beside) +
           em * 1.5F;
  }
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
  switch (scene.state.step) {
    case Step::auction:
    case Step::remove:
    case Step::draft:
    case Step::special:
      return card_head(scene) + (answers_pointing(scene) ? 0 : asked) +
             advanced_height(scene, width);
    default: return basic_height(scene, width, asked);
  }
}

float Card::sheet_height(Scene& scene, float width, float tabs) {
  const Focus focus = std::exchange(scene.focus, {});
  float high = height(scene, width) + tabs;
  const bool specials = scene.state.step == Step::special && !scene.frame.app.pending();
  for (std::size_t i = 0; specials && i < vikings::kFaceUp; ++i) {
    if (scene.state.face_up[i] == vikings::Special::none) continue;
    scene.focus.special = i;
    high = std::max(high, height(scene, width));
  }
  scene.focus = focus;
  return high;
}

void Card::draw(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  paint.parchment(area);
  const Clip clipped(paint, area.inset(-4));
  Rect room = area.inset(paint.em(0.9F), paint.em(0.65F));
  if (scene.frame.app.replaying()) return moment_.draw(scene.frame, room);
  if (match::bots_turn(scene.frame.app)) return bot_.draw(scene.frame, room);

  // The pair in hand stands at the left of its question.
  if (scene.state.step == Step::swap) {
    const float size = std::min(room.h, paint.em(scene.on_card ? 3.4F : 4.4F));
    const Rect picture = room.cut_left(size, paint.em(0.8F));
    const Rect square{picture.x, picture.y, size, size};
    scene.motion.note({"swapping"}, match::in_hand(scene, {"swapping"}, square));
    vikings_table::draw_special(paint, scene.state.swapping, square);
  }
  const bool crowded = scene.on_card && scene.state.step == Step::pay;
  if (holds_pair(scene) && !crowded) {
    const float size = std::min(room.h, paint.em(scene.on_card ? 3.2F : 4.4F));
    Rect picture = room.cut_left(size * 1.35F, paint.em(0.8F));
    const Rect tile{picture.x,
                    picture.y + std::min(picture.h - size, size * 0.1F) / 2 + paint.em(0.2F),
                    size * 0.92F, size * 0.92F};
    if (scene.state.pending.tile != Tile::none) {
      const bool here = scene.motion.coming({"pending"}) == 0;
      const bool carried = scene.state.step == Step::place && here;
      scene.motion.note({"pending"}, carried ? match::in_hand(scene, {"pending"}, tile) : tile);
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

  if (scene.model.lesson.open) return match::draw_lesson(scene.frame, scene.model.lesson, room);
  if (scene.model.actor) {
    const SeatInfo& info = scene.seat_info(*scene.model.actor);
    Rect head = room.cut_top(paint.em(1.7F), paint.em(0.25F));
    match::draw_rules_sign(scene.frame, head, scene.model.topic, scene.model.topic_told);
    // The question comes first, the word on the sign if there is room for it.
    const float to_spare = head.w - paint.width(scene.model.question, card_strong()) -
                           paint.width(info.name, card_title()) - paint.em(3.7F);
    if (match::draw_opinion_sign(scene.frame, head, to_spare)) hint_wish_ = true;
    draw_shield(paint, {head.x + paint.em(0.75F), head.center().y}, paint.em(1.5F), info.colour,
                static_cast<int>(index(*scene.model.actor)) + 1);
    head.cut_left(paint.em(1.9F));
    const float name_room =
        std::min(head.w * (to_spare > 0 ? 0.4F : 1.0F), paint.width(info.name, card_title()));
    paint.text_within({head.x, head.center().y}, name_room, info.name, card_title());
    head.cut_left(name_room + paint.em(0.5F));
    const bool fits = paint.width(scene.model.question, card_strong()) <= head.w - paint.em(0.5F);
    // Above the question, which makes room for the words: they stay where they are.
    if (scene.state.step == Step::special && scene.on_card) {
      room.cut_top(paint.em(0.2F));
      draw_special_answers(scene, room.cut_top(special_size(scene, room.w), paint.em(0.4F)));
    }
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

}  // namespace meadhall::table::vikings_table
