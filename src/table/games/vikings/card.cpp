#include "table/games/vikings/card.h"

#include <array>

#include "table/games/vikings/card_parts.h"
#include "table/games/vikings/pieces.h"
#include "table/games/vikings/special_rack.h"
#include "table/games/vikings/specials.h"
#include "table/match/answer_marks.h"

namespace meadhall::table::vikings_table {

using vikings::Step;
using vikings::Tile;

namespace {

// True if the pair being bought lies beside the question.
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

match::Question question_of(const Scene& scene) {
  return {.words = scene.decision.question,
          .topic = scene.decision.topic,
          .topic_told = scene.decision.topic_told};
}

// The special tile whose place is asked for.
void draw_special_in_hand(Scene& scene, Rect& room) {
  Paint& paint = scene.frame.paint;
  const float size = std::min(room.h, paint.em(scene.on_card ? 3.4F : 4.4F));
  const Rect picture = room.cut_left(size, paint.em(0.8F));
  const Rect square{picture.x, picture.y, size, size};
  scene.motion.note({"swapping"}, match::in_hand(scene, {"swapping"}, square));
  vikings_table::draw_special(paint, scene.state.swapping, square);
}

// The start tile whose row is asked for, and the pair that waits for it.
void draw_start_tile_in_hand(Scene& scene, Rect& room) {
  Paint& paint = scene.frame.paint;
  const float size = std::min(room.h, paint.em(scene.on_card ? 3.2F : 4.4F));
  const Rect picture = room.cut_left(size * 1.35F, paint.em(0.8F));
  const Rect tile{picture.x, picture.y + paint.em(0.2F), size * 0.84F, size * 0.84F};
  scene.motion.note({"start-tile"}, tile);
  paint.shadow(tile, 4, 0.7F);
  draw_tile(paint, Tile::left_end, tile);
  const float small = size * 0.4F;
  const Rect bought{tile.right() + paint.em(0.25F), tile.bottom() - small, small, small};
  scene.motion.note({"pending"}, bought);
  if (scene.motion.coming({"pending"}) == 0) {
    draw_tile(paint, scene.state.pending.tile, bought, 0.75F);
  }
  const Point foot{bought.center().x, bought.y};
  scene.motion.note({"pending-viking"}, {foot.x - small / 2, foot.y - small, small, small});
  if (scene.motion.coming({"pending-viking"}) == 0) {
    draw_viking(paint, scene.state.pending.viking, foot, small, 0.75F);
  }
}

// The pair being bought, or what is left of it.
void draw_pair_in_hand(Scene& scene, Rect& room) {
  Paint& paint = scene.frame.paint;
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
      draw_tile(paint, scene.state.pending.tile, tile, scene.frame.targets.carries() ? 0.3F : 1.0F);
    }
  }
  const bool alone = scene.state.pending.tile == Tile::none;
  const float height = size * (alone ? 0.95F : 0.74F);
  const Point foot{picture.x + (alone ? size * 0.5F : size * 1.05F), tile.bottom() + size * 0.03F};
  scene.motion.note({"pending-viking"}, {foot.x - height / 2, foot.y - height, height, height});
  if (scene.motion.coming({"pending-viking"}) == 0) {
    draw_viking(paint, scene.state.pending.viking, foot, height);
  }
}

// At the left of the question.
void draw_in_hand(Scene& scene, Rect& room) {
  const bool crowded = scene.on_card && scene.state.step == Step::pay;
  if (scene.state.step == Step::swap) draw_special_in_hand(scene, room);
  if (!holds_pair(scene) || crowded) return;
  if (scene.state.step == Step::start) return draw_start_tile_in_hand(scene, room);
  draw_pair_in_hand(scene, room);
}

}  // namespace

float Card::height(Scene& scene, float width) {
  if (const auto instead = frame_.height_instead(scene.frame, width)) return *instead;
  const float em = scene.frame.em(1);
  if (scene.decision.lesson.open) {
    const float beside = holds_pair(scene) ? em * (scene.on_card ? 5.2F : 6.8F) : 0;
    return match::lesson_height(scene.frame, scene.decision.lesson, width - em * 1.8F - beside) +
           em * 1.5F;
  }
  // Where the answers fill the width, the question has what the pair in hand leaves of it.
  const float taken = scene.state.step == Step::stand ? em * (scene.on_card ? 5.2F : 6.8F) : 0;
  const float asked = match::question_height(scene, question_of(scene), width - taken);
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
  if (scene.state.step != Step::pay) points_ = {};
  if (scene.state.step == Step::take) asks_viking_ = false;
  Rect room = match::card_room(paint, area);
  const Clip clipped(paint, area.inset(-4));
  if (frame_.draw_instead(scene.frame, room)) return;
  draw_in_hand(scene, room);
  if (scene.decision.lesson.open)
    return match::draw_lesson(scene.frame, scene.decision.lesson, room);
  if (scene.actor) {
    const match::Question question = question_of(scene);
    const match::QuestionHead head = match::draw_question_head(scene, question, room);
    if (head.hint) scene.wants_opinion = true;
    // Above the question, which makes room for the words: they stay where they are.
    if (scene.state.step == Step::special && scene.on_card) {
      room.cut_top(paint.em(0.2F));
      draw_special_answers(scene, room.cut_top(special_size(scene, room.w), paint.em(0.4F)));
    }
    if (head.fits || !answers_pointing(scene)) match::draw_question(scene, question, head, room);
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
    case Step::over: return match::draw_over(scene, room);
  }
}

}  // namespace meadhall::table::vikings_table
