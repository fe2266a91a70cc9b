#include "table/games/graenaland/scene.h"

#include "table/games/graenaland/answers.h"

namespace meadhall::table::graenaland_table {

std::optional<Move> Scene::pointed_move() const {
  if (!actor) return std::nullopt;
  if (advised && *advised < advice.size()) return advice[*advised].move;
  if (!focus.what.empty()) {
    if (const Answer answer = answer_at(*this, focus); answer.legal && answer.move) {
      return answer.move;
    }
  }
  if (const std::optional<Move> waits = chosen_move(*this)) return waits;
  // A finger cannot point at a button: what is asked is seen at once.
  if (asks(graenaland::Step::follow) && frame.view.touch) return graenaland::kFollow;
  return std::nullopt;
}

void point_at(match::Stage& stage, Move move) {
  Scene& scene = scene_on(stage);
  scene.focus_now = place_of_move(scene, move);
}

}  // namespace meadhall::table::graenaland_table
