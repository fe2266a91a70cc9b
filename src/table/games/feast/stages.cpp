#include "table/games/feast/stages.h"

#include <string_view>
#include <utility>

namespace meadhall::table::feast_table {

AskedOn stage_of(const Scene& scene) {
  if (scene.asks(feast::Do::feast)) return AskedOn::banquet;
  if (scene.asks(feast::Do::dice)) return AskedOn::dice;
  return has_picker(scene) ? AskedOn::picker : AskedOn::board;
}

void begin_stage(Scene& scene) {
  const feast::Do what = scene.state.agenda.top().what;
  const std::optional<Move> latest = scene.decision.latest;
  const bool rolled =
      scene.model.dice.rolls > 0 &&
      (latest == feast::kRoll || (scene.model.dice.rolls == 1 && latest && latest != feast::kDone));
  if (what == feast::Do::dice && rolled) scene.choice.rolled_when = scene.frame.view.now;
  // After each roll the best of its answers, which the main button gives, is in sight.
  if (std::exchange(scene.choice.staged, what) == what && !rolled) return;
  for (const std::string_view region : {"dice-answers", "picks"}) {
    scene.frame.targets.scroll_to({region}, {0, 0});
  }
}

bool draw_stage(Scene& scene, const Rect& area) {
  switch (stage_of(scene)) {
    case AskedOn::board: return false;
    case AskedOn::banquet: draw_banquet_stage(scene, area); break;
    case AskedOn::dice: draw_dice_stage(scene, area); break;
    case AskedOn::picker: draw_picker_stage(scene, area); break;
  }
  return true;
}

}  // namespace meadhall::table::feast_table
