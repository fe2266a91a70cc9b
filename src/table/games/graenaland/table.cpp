#include "table/games/graenaland/table.h"

#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/council.h"
#include "table/games/graenaland/end_parts.h"
#include "table/games/graenaland/layouts.h"
#include "table/games/graenaland/peek.h"
#include "table/games/graenaland/table_bar.h"
#include "table/games/graenaland/travels.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::MoveKind;
using graenaland::State;
using graenaland::Step;
using match::Stage;

void take_in(Stage& stage) {
  Scene& scene = scene_on(stage);
  refresh(scene.model, scene.decision, scene.frame.app);
  if (scene.drafts.at == scene.frame.app.match().current()) show_payment(scene);
  if (scene.fresh) {
    scene.choice = {};
    scene.focus = {};
  }
  scene.card.refresh(scene);
}

// rules: Graenaland 9: the main player's phase is one turn of many steps; everything else is
// answered at once.
bool begins_turn(const Position& shown) {
  switch (shown.as<State>().step) {
    case Step::share:
    case Step::pay:
    case Step::toll:
    case Step::follow: return false;
    default: return true;
  }
}

bool on_board(Move move) {
  switch (graenaland::kind_of(move)) {
    case MoveKind::march: return move != graenaland::kStayAll;
    case MoveKind::yield: return move != graenaland::kYieldNot;
    case MoveKind::found:
    case MoveKind::build:
    case MoveKind::take:
    case MoveKind::pay:
    case MoveKind::toll:
    case MoveKind::keep: return true;
    default: return false;
  }
}

// What the card says already is heard, too.
std::string_view foreseen(Stage& stage) {
  Scene& scene = scene_on(stage);
  const std::optional<Move> move = scene.pointed_move();
  if (!move) return {};
  return scene.what_if.of(scene.frame.app, scene.model, *move).words;
}

constexpr match::MotionHooks kMotionHooks{
    .owned = kOwnedPlaces,
    .send = send_trips,
    .draw = draw_trip,
    .update = follow_motion,
    .finish = finish_motion,
    .moves = own_motion_moves,
    .ends = own_motion_ends,
    .reveals = [](const Stage& stage) { return count_moves(scene_on(stage)); }};

constexpr std::array<match::KeyHelp, 3> kKeys = {{{"1 – 5", "ui.graenaland.key_clan"},
                                                  {"Y  N", "ui.graenaland.key_vote"},
                                                  {"V", "ui.graenaland.hand.peek"}}};

constexpr match::TableHooks kTableHooks{
    .refresh = take_in,
    .layout = draw_layout,
    .draw_bar = draw_bar,
    .sheets = kSheets,
    .decision = {.begins_turn = begins_turn, .on_board = on_board},
    .point_at = point_at,
    .foreseen = foreseen,
    .draw_carried = draw_carried,
    .step_back = one_step_back,
    .undo_steps_back = true,
    .takes_digits = takes_digits,
    .keys = kKeys,
    .holds_bots = holds_bots,
    .motion = &kMotionHooks,
    .end = &kEndHooks};

}  // namespace

GraenalandTable::GraenalandTable() : screen_(kTableHooks) {}

void GraenalandTable::draw(Frame& frame) {
  Scene scene{
      screen_.stage(frame), model_, model_.state, choice_, drafts_, what_if_, card_, finale_};
  scene.focus = focus_;
  screen_.draw(scene);
  draw_peek(scene);
  focus_ = scene.focus_now;
}

}  // namespace meadhall::table::graenaland_table
