#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "table/kit/frame.h"

// Drawers over any table: the menu, the list of keys, the log on narrow screens.

namespace meadhall::table::match {

enum class Drawer : std::uint8_t { none, menu, keys, log };

// A key, and the catalogue id of what it does.
struct KeyHelp {
  std::string_view key;
  std::string_view does;
};
// At tables with boards of players, and with scorings that are told.
inline constexpr KeyHelp kBoardsKey{"1 – 4", "ui.key.boards"};
inline constexpr KeyHelp kScoringKey{"Enter  Esc", "key.scoring"};

// Returns what is open then: itself, what was chosen, or nothing.
Drawer draw_menu(Frame& frame);
// Returns whether it stays open. `own`: keys that only this game's table has.
bool draw_keys(Frame& frame, std::span<const KeyHelp> own);

// The notice of the latest command: an error in its own colour. Gone once it was clicked.
class NoticeStrip {
 public:
  void draw(Frame& frame);

 private:
  std::uint32_t closed_ = 0;
};

}  // namespace meadhall::table::match
