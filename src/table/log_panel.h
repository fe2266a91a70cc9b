#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/frame.h"

// The log of the match: newest line last, each line leads back to its place in the match.

namespace meadhall::table {

class LogPanel {
 public:
  // Draws it on `area`; `titled` with its heading. `name` tells several such panels apart.
  void draw(Frame& frame, const Rect& area, bool titled, std::string_view name = "log");

 private:
  struct Line {
    Match::Node node;
    Event::Kind kind;
    std::optional<Seat> seat;
    std::string text;
    int gold;
    int points;
    bool current;
  };
  void refresh(const app::App& app);

  std::vector<Line> lines_;
  std::uint32_t revision_ = 0;
  bool known_ = false;
  std::string_view follow_;  // the panel that was scrolled to the newest line
};

}  // namespace meadhall::table
