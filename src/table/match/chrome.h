#pragma once

#include <span>
#include <utility>

#include "table/match/hand_over.h"
#include "table/match/log_panel.h"
#include "table/match/menu.h"
#include "table/match/replay_bar.h"

// The frame around any table: the bar above it, the strip below it, the keys every table has, and
// the drawers that lie over it. Nothing here knows which game it is.

namespace meadhall::table::match {

class Chrome {
 public:
  // `own`: keys that only this game's table has, for the list of keys.
  explicit Chrome(std::span<const KeyHelp> own) : own_keys_(own) {}

  // Takes the room of the strip off the lower edge: for a move that waits for a yes, or the match
  // that is looked back on.
  void take_room(Frame& frame, Rect& screen);

  // The height of the bar above a table that is `wide` or not.
  static float bar_height(const Frame& frame, bool wide);
  // The bar: ground, menu, redo and undo, and the game's name where there is room for words.
  // Returns what is left of it. `drafts`: Undo also drops what was collected for an answer.
  Rect draw_bar(Frame& frame, const Rect& area, bool roomy, bool drafts);

  // `waits`: a replay that plays by itself stays where it is.
  void draw_foot(Frame& frame, bool waits = false);

  // Reads the keys that every table has. What is left to the table: whether Escape was meant for
  // it, whether a second opinion was asked for, whether its own keys may be read at all.
  struct Keys {
    bool own = false;
    bool hint = false;
    bool escape = false;
    bool asks = false;  // ?: what is pointed at, or the keys
  };
  Keys read_keys(Frame& frame, bool telling);

  // Whether Undo was asked for, by button or key, since this was asked last.
  bool takes_undo() { return std::exchange(undoes_, false); }

  bool covers() const { return drawer_ != Drawer::none; }
  void open_log() { drawer_ = Drawer::log; }
  void open_keys() { drawer_ = Drawer::keys; }
  // The menu, the list of keys or the log, if one is open.
  void draw_drawer(Frame& frame);

 private:
  void draw_log(Frame& frame);

  std::span<const KeyHelp> own_keys_;
  ConfirmStrip confirm_;
  ReplayBar replay_;
  Rect foot_;
  bool confirms_ = false;
  LogPanel log_;
  Drawer drawer_ = Drawer::none;
  bool undoes_ = false;
};

}  // namespace meadhall::table::match
