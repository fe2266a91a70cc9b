#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/frame.h"

// The log of the match: newest line last, each line leads back to its place in the match.

namespace meadhall::table {

class LogPanel {
 public:
  // Draws it on `area`; `titled` with its heading.
  void draw(Frame& frame, const Rect& area, bool titled);

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
  bool follow_ = false;
};

}  // namespace meadhall::table
