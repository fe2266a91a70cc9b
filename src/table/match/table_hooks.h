#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "table/match/end_screen.h"
#include "table/match/log_panel.h"
#include "table/match/opinion_panel.h"
#include "table/match/scoring_show.h"
#include "table/match/seats.h"
#include "table/match/sheets.h"
#include "table/match/stage.h"
#include "table/match/table_shape.h"

// What a game brings to its table: a record of function pointers that get the Stage of the frame,
// which the game made (stage.h). What is null the game does not have; match/table_screen.h drives
// them all, so that a frame goes the same way at any table.

namespace meadhall::table::match {

// Parts of the table that a layout places and that keep something from frame to frame.
struct Panels {
  OpinionPanel opinion;
  LogPanel log;
  Sheets sheets;
};

// What moves at a table.
struct MotionHooks {
  std::span<const std::string_view> owned{};  // names of places whose first number is a seat
  // Sends out what moved by one deed; what moves in place begins to.
  void (*send)(Stage& stage, std::span<const Event> deed, const AnimationFrame& now) = nullptr;
  // Draws a trip, as Motion::draw says.
  void (*draw)(Stage& stage, const Trip& trip, const std::optional<Rect>& from,
               const std::optional<Rect>& to, float progress) = nullptr;

  // What moves in place, as a wheel that turns; all of them or none. In each frame; at once at its
  // end; whether it moves; and when it will have arrived for what waits for it, 0 if nothing does.
  void (*update)(Stage& stage, const AnimationFrame& now) = nullptr;
  void (*finish)(Stage& stage) = nullptr;
  bool (*moves)(const Stage& stage) = nullptr;
  double (*ends)(const Stage& stage) = nullptr;
};

struct TableHooks {
  // Required. Takes in Stage::decision, after each change of what there is to see and before
  // anything is drawn; Stage::fresh says whether the match went on.
  void (*refresh)(Stage& stage) = nullptr;
  // Required unless `layout` draws the boards: those of a seat, large.
  void (*draw_board)(Stage& stage, Seat seat, const Rect& area) = nullptr;

  // Everything between the bar and the lower edge. Null: the question beside the boards, or below
  // them (standard_layout.h).
  void (*layout)(Stage& stage, Panels& panels, const Rect& room, Shape shape) = nullptr;
  // What else the bar shows; null: where in the match the table stands.
  void (*draw_bar)(Stage& stage, const Rect& area, bool roomy) = nullptr;
  std::span<const std::string_view> sheets{};  // see Sheets
  std::string_view board{};                    // the region of the boards; its number is the seat
  const SeatHooks* seats = nullptr;

  DecisionHooks decision{};
  // A move that is pointed at elsewhere: as if it were where it is made.
  void (*point_at)(Stage& stage, Move move) = nullptr;
  // The move that waits for a yes shows what it would mean.
  void (*show_pending)(Stage& stage, Move move) = nullptr;
  // What the move pointed at would mean, where no tip says it; empty if none is.
  std::string_view (*foreseen)(Stage& stage) = nullptr;
  bool tells_opinion = false;  // the boards tell a second opinion themselves
  // What is in the hand, over the table.
  void (*draw_carried)(Stage& stage) = nullptr;
  // Escape: takes back what was collected on the way to an answer; false if there is nothing.
  bool (*step_back)(Stage& stage) = nullptr;
  // Whether digits answer the question; else they choose a seat.
  bool (*takes_digits)(const Stage& stage) = nullptr;

  const MotionHooks* motion = nullptr;
  const ScoringHooks* scoring = nullptr;  // null: scorings stand in the log alone
  const EndHooks* end = nullptr;          // null: no screen lies over the table at the end
};

}  // namespace meadhall::table::match
