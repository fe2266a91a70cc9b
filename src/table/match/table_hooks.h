#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "table/match/end_screen.h"
#include "table/match/log_panel.h"
#include "table/match/menu.h"
#include "table/match/opinion_panel.h"
#include "table/match/scoring_show.h"
#include "table/match/seats.h"
#include "table/match/sheets.h"
#include "table/match/stage.h"
#include "table/match/table_layout.h"

// A game's part of its table: a record of function pointers that get the Stage of the frame, which
// the game made (stage.h). The game lacks what is null; match/table_screen.h drives them all, so
// that a frame goes the same way at any table.

namespace meadhall::table::match {

// Parts of the table that a layout places and that keep something from frame to frame.
struct Panels {
  OpinionPanel opinion;
  LogPanel log;
  Sheets sheets;
};

// A game's part in motion.
struct MotionHooks {
  std::span<const std::string_view> owned{};  // names of places whose first number is a seat
  // Sends out what moved by one deed; what moves in place begins to.
  void (*send)(Stage& stage, std::span<const Event> deed, const AnimationFrame& now) = nullptr;
  // Draws a trip, as Motion::draw says.
  void (*draw)(Stage& stage, const Trip& trip, const std::optional<Rect>& from,
               const std::optional<Rect>& to, float progress) = nullptr;

  // Motion in place, as of a wheel that turns. Called in each frame; puts it at its end at once;
  // true while it moves; when it ends for what waits for it, 0 if nothing does.
  void (*update)(Stage& stage, const AnimationFrame& now) = [](Stage&, const AnimationFrame&) {};
  void (*finish)(Stage& stage) = [](Stage&) {};
  bool (*moves)(const Stage& stage) = [](const Stage&) { return false; };
  double (*ends)(const Stage& stage) = [](const Stage&) { return 0.0; };
  // While it is still a secret what came of the latest move.
  bool (*reveals)(const Stage& stage) = [](const Stage&) { return false; };
};

struct TableHooks {
  // Required. Takes in Stage::decision, after each change of what there is to see and before
  // anything is drawn; Stage::fresh says whether the match went on.
  void (*refresh)(Stage& stage) = nullptr;
  // Required unless `layout` draws the boards: those of a seat, large.
  void (*draw_board)(Stage& stage, Seat seat, const Rect& area) = nullptr;

  // Everything between the bar and the lower edge. Null: the question beside the boards, or below
  // them (standard_layout.h).
  void (*layout)(Stage& stage, Panels& panels, const Rect& room, TableLayout layout) = nullptr;
  // Draws what else the bar shows; null: where in the match the table stands.
  void (*draw_bar)(Stage& stage, const Rect& area, bool roomy) = nullptr;
  std::span<const std::string_view> sheets{};  // see Sheets
  std::string_view board{};                    // the region of the boards; its number is the seat
  const SeatHooks* seats = nullptr;

  DecisionHooks decision{};
  // A move that is pointed at elsewhere: as if it were where it is made.
  void (*point_at)(Stage& stage, Move move) = nullptr;
  // The move that waits for a yes shows what it would mean.
  void (*show_pending)(Stage& stage, Move move) = nullptr;
  // The foresight of the move pointed at, where no tip says it; empty if none is.
  std::string_view (*foreseen)(Stage& stage) = nullptr;
  // The command that looks up what is pointed at, for the key ?; empty where nothing is, and ?
  // tells the keys.
  std::string (*looked_up)(Stage& stage) = nullptr;
  bool tells_opinion = false;  // the boards tell a second opinion themselves
  // Draws the thing in the hand, over the table.
  void (*draw_carried)(Stage& stage) = nullptr;
  // Escape: takes back what was collected on the way to an answer; false if there is nothing.
  bool (*step_back)(Stage& stage) = nullptr;
  // Explains a thing in its own way, by Stage::tell; false: the rules' sentences are shown.
  bool (*explain)(Stage& stage, Inspectable thing, const Rect& area) = nullptr;
  bool undo_steps_back = false;  // Undo does so, too, before it takes back a move
  // True if digits answer the question; else they choose a seat.
  bool (*takes_digits)(const Stage& stage) = nullptr;
  std::span<const KeyHelp> keys{};  // that only this table has
  // True while bots wait: players still talk before a vote. Null: they are asked when they act.
  bool (*holds_bots)(const Stage& stage) = nullptr;

  const MotionHooks* motion = nullptr;
  const ScoringHooks* scoring = nullptr;  // null: scorings stand in the log alone
  const EndHooks* end = nullptr;          // null: no screen lies over the table at the end
};

}  // namespace meadhall::table::match
