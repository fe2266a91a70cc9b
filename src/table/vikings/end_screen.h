#pragma once

#include <string>
#include <vector>

#include "table/vikings/scene.h"

// The end of a match: who won and by what, in a table of categories.

namespace meadhall::table {

class EndScreen {
 public:
  // Draws it over the table. False once the player wants to see the boards again.
  bool draw(Scene& scene);

 private:
  void refresh(const app::App& app);
  void draw_lines(Scene& scene, const Rect& area, float row_height, float first) const;

  struct Line {
    std::string category;
    std::array<std::int16_t, kMaxSeats> points;
  };
  std::uint32_t revision_ = 0;
  bool known_ = false;
  ScoreSheet sheet_;
  std::vector<Line> lines_;
  std::string winner_;
  std::string tie_break_;
};

}  // namespace meadhall::table
