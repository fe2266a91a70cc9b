#pragma once

#include <optional>

#include "table/match/chrome.h"
#include "table/match/foresight.h"
#include "table/match/standard_layout.h"
#include "table/match/table_hooks.h"

// The frame of any table: what it shows at the moment, what moves, what lies over it, its keys; and
// while the device goes to the next player, the hand-over in place of it all. A
// game's table keeps one of it, and in each frame makes its stage and has it drawn:
//
//   Scene scene{screen_.stage(frame), …};
//   screen_.draw(scene);

namespace meadhall::table::match {

class TableScreen {
 public:
  // The record must outlive it.
  explicit TableScreen(const TableHooks& hooks);

  // The stage of a frame, still empty: draw() fills it.
  Stage stage(Frame& frame) { return {.frame = frame, .decision = decision_, .motion = motion_}; }
  void draw(Stage& stage);

 private:
  void take_in(Stage& stage);
  void choose_seat(Stage& stage);
  void move_pieces(Stage& stage);
  void hurry(Stage& stage);
  bool tells(const Stage& stage) const;
  void draw_parts(Stage& stage);
  void draw_bar(Stage& stage, const Rect& area, bool roomy);
  void read_keys(Stage& stage);
  void look_up(Stage& stage);
  void step_back(Stage& stage);
  void undo(Stage& stage);
  bool covers(const Stage& stage) const;
  bool shows_end(const Stage& stage) const;

  // What lies over the table: table_overlays.cpp.
  void draw_flight(Stage& stage);
  void draw_explanation(Stage& stage);
  void draw_overlays(Stage& stage);
  void draw_open(Stage& stage);

  const TableHooks& hooks_;
  const MotionHooks& motion_hooks_;
  const ScoringHooks& scoring_hooks_;
  Decision decision_;
  Motion motion_;
  Panels panels_;
  std::optional<TableLayout> layout_;  // of the frame before
  StandardLayout standard_;
  Explainer explainer_;
  ScoringShow scoring_;
  EndScreen end_;
  Chrome chrome_;
  Revision revision_;
  LatestDeed deed_;
  std::uint64_t position_ = 0;  // a digest of what is shown
  Seat shown_{};
  std::optional<Seat> chosen_seat_;  // enlarged by hand, until the next decision
  bool end_closed_ = false;
  int end_frame_ = 0;          // ImGui's, when the end was shown last
  bool covered_ = false;       // something lay over the table in the frame before
  double uncovered_when_ = 0;  // when it went
};

}  // namespace meadhall::table::match
