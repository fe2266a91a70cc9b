#include "table/games/feast/answers.h"

#include <algorithm>

#include "games/feast/bundles.h"
#include "table/kit/widgets.h"

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

void touch_deed(Scene& scene, const TargetName& name, const Rect& area, Inspectable thing,
                std::optional<Move> deed) {
  Frame& frame = scene.frame;
  const bool can = deed && scene.acts(scene.shown) &&
                   std::ranges::find(scene.model.anytime, *deed) != scene.model.anytime.end();
  if (!can) return scene.thing_at(name, thing, area);
  const Contact contact = frame.targets.add(name, area, Role::choice);
  const float radius = frame.em(0.35F);
  frame.paint.outline(area.inset(-1), fade(current_palette.highlight, contact.pointed ? 1 : 0.6F),
                      contact.pointed ? 2.5F : 1.5F, radius);
  if (contact.focused) focus_ring(frame, area, radius);
  if (contact.told) scene.point(thing, area);
  if (contact.pointed) {
    scene.focus_now = name;
    scene.deed_now = deed;
  }
  if (contact.clicked && scene.sure(scene.is_pointed(name))) {
    play_all(scene, feast::do_anytime(scene.state, *deed));
  }
}

}  // namespace meadhall::table::feast_table
