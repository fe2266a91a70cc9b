#include "table/games/feast/table.h"

#include "table/games/feast/layouts.h"

namespace meadhall::table::feast_table {
namespace {

using match::Stage;

void take_in(Stage& stage) {
  Scene& scene = scene_on(stage);
  refresh(scene.model, scene.decision, scene.frame.app);
  if (scene.fresh) {
    scene.hand = {};
    scene.focus = {};
  }
}

constexpr match::TableHooks kTableHooks{.refresh = take_in, .layout = draw_layout};

}  // namespace

FeastTable::FeastTable() : screen_(kTableHooks) {}

void FeastTable::draw(Frame& frame) {
  Scene scene{screen_.stage(frame), model_, model_.state, hand_};
  scene.focus = focus_;
  screen_.draw(scene);
  focus_ = scene.focus_now;
}

}  // namespace meadhall::table::feast_table
