#include "table/games/feast/answers.h"

#include <algorithm>

#include "games/feast/bundles.h"
#include "table/kit/widgets.h"
#include "table/match/opinion_panel.h"

namespace meadhall::table::feast_table {

void play(Scene& scene, Move move) { play_all(scene, {&move, 1}); }

void play_all(Scene& scene, std::span<const Move> moves) {
  const Game& game = scene.frame.app.match().game();
  std::string line = "play ";
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (i > 0) line += "; ";
    line += game.text(moves[i]);
  }
  scene.frame.order(std::move(line));
}

void ask_again(Scene& scene) {
  scene.choice.again = true;
  scene.frame.animating = true;
}

void touch_deed(Scene& scene, const TargetName& name, const Rect& area, Inspectable thing,
                std::optional<Move> deed) {
  Frame& frame = scene.frame;
  const bool can = deed && scene.acts(scene.shown) &&
                   std::ranges::find(scene.model.anytime, *deed) != scene.model.anytime.end();
  if (!can) return scene.thing_at(name, thing, area);
  // Ore is carried onto a ship.
  const TargetName carried = frame.targets.carried();
  const bool loads = feast::kind_of(*deed) == feast::MoveKind::ship &&
                     feast::deed_of(*deed) == feast::ShipDeed::arm && carried.what == "good" &&
                     carried.a == feast::number(feast::Item::ore) && !scene.placing;
  const Contact contact = frame.targets.add(name, area, Role::choice, loads);
  const float radius = frame.em(0.35F);
  frame.paint.outline(area.inset(-1), fade(current_palette.highlight, contact.pointed ? 1 : 0.6F),
                      contact.pointed ? 2.5F : 1.5F, radius);
  if (contact.focused) focus_ring(frame, area, radius);
  if (contact.told) scene.point(thing, area);
  if (contact.pointed) {
    scene.focus_now = name;
    scene.deed_now = deed;
  }
  if (contact.clicked && (loads || scene.sure(scene.is_pointed(name)))) {
    if (scene.hand.item()) scene.hand.put_back();
    play_all(scene, feast::do_anytime(scene.state, *deed));
  }
}

Contact touch_answer(Scene& scene, const TargetName& name, Move move, const Rect& area) {
  const Contact contact = scene.frame.targets.add(name, area, Role::choice);
  scene.frame.targets.begin_at(name.id());
  if (contact.pointed || contact.clicked) scene.focus_now = name;
  if (contact.clicked && scene.sure(scene.is_pointed(name))) play(scene, move);
  return contact;
}

Contact draw_answer(Scene& scene, const TargetName& name, Move move, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const Contact contact = touch_answer(scene, name, move, area);
  const float radius = paint.em(0.45F);
  const Skin& skin = current_palette.paper_skin;
  const float toward = contact.held ? 0.22F : 0.0F;
  paint.shadow(area, radius, 0.6F);
  paint.gradient(area, blend(skin.top, skin.ink, toward), blend(skin.bottom, skin.ink, toward),
                 radius);
  paint.outline(area.inset(0.5F * current_palette.edge), skin.edge, current_palette.edge, radius);
  const bool advised = scene.advised && *scene.advised < scene.advice.size() &&
                       scene.advice[*scene.advised].move == move;
  const bool chosen = main_answer(scene) == move;
  if (contact.pointed || advised || chosen) paint.glow(area, radius, 1);
  if (contact.focused) focus_ring(scene.frame, area, radius);
  return contact;
}

void mark_answer(Scene& scene, Move move, const Rect& area) {
  const float radius = scene.frame.em(0.75F);
  match::draw_advice_mark(scene, {area.right() - radius, area.y + radius}, radius, move);
}

std::optional<Move> answer_of(const Scene& scene, feast::Item good) {
  const bool asked = scene.asks(feast::Do::upgrade) || scene.asks(feast::Do::overseas);
  const Move move = feast::take(good);
  if (!asked || !scene.acts(scene.shown) || !scene.offers(move)) return std::nullopt;
  return move;
}

std::optional<Move> pointed_answer(const Scene& scene) {
  if (scene.focus.what == "good") return answer_of(scene, feast::item_at(scene.focus.a));
  const Move move{scene.focus.a};
  const bool stands =
      scene.focus.what == "pay" || scene.focus.what == "take" || scene.focus.what == "pick";
  if (!stands || !scene.offers(move)) return std::nullopt;
  return move;
}

std::optional<Move> main_answer(const Scene& scene) {
  if (const std::optional<Move> pointed = pointed_answer(scene)) return pointed;
  const DiceModel& dice = scene.model.dice;
  if (!scene.offers(feast::kFail) || dice.answers.empty()) return std::nullopt;
  return dice.answers.front().move;
}

}  // namespace meadhall::table::feast_table
