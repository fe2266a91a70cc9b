#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/kit/frame.h"
#include "table/kit/game_table.h"
#include "table/kit/said_in.h"

// The log of the match: newest line last, each line leads back to its place in the match. While the
// table stands in the past, what came after is there too, but faint.

namespace meadhall::table::match {

class LogPanel {
 public:
  // Draws it on `area`; `titled` with its heading. `name` tells several such panels apart.
  void draw(Frame& frame, const Rect& area, bool titled, std::string_view name = "log");

 private:
  struct Line {
    Match::Node node = Match::kStart;
    std::string text;
    bool divides = false;  // begins a round; leads nowhere
    bool heading = false;
    bool later = false;
    bool latest = false;  // of the move just seen
    std::optional<Seat> seat{};
    int gold = 0;
    int points = 0;
    LogSign sign{};
  };
  void refresh(Frame& frame);
  void follow(Frame& frame, const Rect& room, float height, std::string_view name);
  void draw_sign(Frame& frame, const LogSign& sign, Rect square, Colour ink, float opacity) const;
  // True if all of its words are seen.
  bool draw_line(Frame& frame, const Line& line, const Rect& row, const Contact& contact) const;

  std::vector<Line> lines_;
  std::size_t now_ = 0;  // the line that happened last
  std::uint32_t deeds_ = 0;
  SaidIn said_in_;
  bool known_ = false;
  bool followed_ = false;   // scrolled to the line that happened last
  std::string_view shown_;  // the panel drawn last
  float room_height_ = 0;   // that it had,
  float line_height_ = 0;   // of a line in it,
  float shift_ = 0;         // and how far it was scrolled then
};

}  // namespace meadhall::table::match
