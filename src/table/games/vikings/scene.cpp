#include "table/games/vikings/scene.h"

#include "table/games/vikings/card.h"

namespace meadhall::table::vikings_table {

using vikings::Step;

std::optional<Move> Scene::pointed_move() const {
  if (!actor) return std::nullopt;
  if (advised && *advised < advice.size()) {
    const Move move = advice[*advised].move;
    const auto kind = vikings::kind_of(move);
    // Of other moves nothing is foreseen.
    if (kind == vikings::MoveKind::pay || kind == vikings::MoveKind::stay ||
        kind == vikings::MoveKind::wait || kind == vikings::MoveKind::special) {
      return move;
    }
  }
  if (focus.slot) {
    if (state.step != Step::take || !model.can_take[*focus.slot]) return std::nullopt;
    return vikings::take(*focus.slot);
  }
  if (focus.cell) return WhatIf::move_to(state, *focus.cell);
  if (focus.special && state.step == Step::special) {
    return vikings::take_special(state.face_up[*focus.special]);
  }
  const TargetId at = frame.targets.pointed();
  if (at == 0) return std::nullopt;
  if (state.step == Step::pay && at == TargetName{"pay"}.id()) return card.payment(model);
  if (state.step == Step::stand && at == TargetName{"stay"}.id()) return vikings::kStay;
  if (state.step == Step::stand && at == TargetName{"wait"}.id()) return vikings::kWait;
  return std::nullopt;
}

void point_at(match::Stage& stage, Move move) {
  Focus& focus = scene_on(stage).focus_now;
  switch (vikings::kind_of(move)) {
    case vikings::MoveKind::take: focus.slot = vikings::value_of(move); break;
    case vikings::MoveKind::place:
    case vikings::MoveKind::ferry: focus.cell = vikings::cell_of(move); break;
    case vikings::MoveKind::remove:
    case vikings::MoveKind::draft:
      focus.kind = static_cast<vikings::Viking>(vikings::value_of(move));
      break;
    default: break;
  }
}

}  // namespace meadhall::table::vikings_table
