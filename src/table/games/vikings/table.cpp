#include "table/games/vikings/table.h"

#include <array>

#include "table/games/vikings/answer_marks.h"
#include "table/games/vikings/end_parts.h"
#include "table/games/vikings/homeland_view.h"
#include "table/games/vikings/panels.h"
#include "table/games/vikings/scoring_marks.h"
#include "table/games/vikings/table_bar.h"
#include "table/games/vikings/table_layouts.h"

namespace meadhall::table::vikings_table {
namespace {

using match::AnimationFrame;
using match::Stage;
using vikings::MoveKind;
using vikings::State;
using vikings::Step;

void take_in(Stage& stage) {
  Scene& scene = scene_on(stage);
  refresh(scene.model, scene.decision, scene.frame.app);
  if (scene.fresh) scene.focus = {};
}

bool begins_turn(const Position& shown) {
  const Step step = shown.as<State>().step;
  return step == Step::take || step == Step::auction;
}

bool on_board(Move move) {
  const MoveKind kind = vikings::kind_of(move);
  return kind != MoveKind::pay && kind != MoveKind::stay;
}

// What waits for a yes shows what it would mean, as if it were pointed at.
void show_pending(Stage& stage, Move move) {
  Scene& scene = scene_on(stage);
  if (vikings::kind_of(move) == MoveKind::take) {
    if (!scene.focus.slot) scene.focus.slot = vikings::value_of(move);
  } else if (asks_places(scene.state.step) && !scene.focus.cell) {
    const vikings::Cell cell = vikings::cell_of(move);
    if ((scene.model.legal_cells[cell.row] & vikings::column_bit(cell.column)) != 0) {
      scene.focus.cell = cell;
    }
  }
}

std::string_view foreseen(Stage& stage) {
  Scene& scene = scene_on(stage);
  const std::optional<Move> move = scene.pointed_move();
  return move ? std::string_view(scene.what_if.of(scene.frame.app, scene.model, *move).words)
              : std::string_view();
}

void send(Stage& stage, std::span<const Event> deed, const AnimationFrame& now) {
  Scene& scene = scene_on(stage);
  send_trips(scene.motion, deed);
  scene.wheel.begin(deed, scene.state.turned, now.now, now.pace);
}

void move_in_place(Stage& stage, const AnimationFrame& now) {
  Scene& scene = scene_on(stage);
  scene.wheel.update(scene.state.turned, now.now);
  scene.lying.update(now);
}

constexpr match::MotionHooks kMotionHooks{
    .owned = kOwnedPlaces,
    .send = send,
    .draw = draw_trip,
    .update = move_in_place,
    .finish = [](Stage& stage) { scene_on(stage).wheel.finish(); },
    .moves =
        [](const Stage& stage) {
          return scene_on(stage).wheel.moving() || scene_on(stage).lying.moving();
        },
    .ends = [](const Stage& stage) { return scene_on(stage).wheel.ends(); }};

constexpr std::array<match::KeyHelp, 3> kKeys = {
    {{"+ −", "table.key_bid"}, match::kBoardsKey, match::kScoringKey}};

constexpr match::TableHooks kTableHooks{
    .refresh = take_in,
    .layout = draw_layout,
    .draw_bar = draw_bar,
    .sheets = kSheets,
    .board = "homeland",
    .seats = &kSeatHooks,
    .decision = {.begins_turn = begins_turn, .on_board = on_board},
    .point_at = point_at,
    .show_pending = show_pending,
    .foreseen = foreseen,
    .draw_carried = [](Stage& stage) { draw_carried_piece(scene_on(stage)); },
    .takes_digits = [](const Stage& stage) { return scene_on(stage).model.bids.any(); },
    .keys = kKeys,
    .motion = &kMotionHooks,
    .scoring = &kScoringHooks,
    .end = &kEndHooks};

}  // namespace

VikingsTable::VikingsTable() : screen_(kTableHooks) {}

void VikingsTable::draw(Frame& frame) {
  Scene scene{screen_.stage(frame), model_, model_.state, wheel_, lying_, what_if_, card_};
  scene.focus = focus_;
  screen_.draw(scene);
  focus_ = scene.focus_now;
}

}  // namespace meadhall::table::vikings_table
