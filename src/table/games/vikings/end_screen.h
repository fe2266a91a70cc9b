#pragma once

#include <string>
#include <vector>

#include "app/history.h"
#include "table/games/vikings/scene.h"
#include "table/kit/charts.h"
#include "table/match/look_back.h"

// The end of a match: who won and by what, in a table of categories.

namespace meadhall::table::vikings_table {

class EndScreen {
 public:
  // Before it is drawn for the first time, or again after something else: begins with the result,
  // or with the look back from where something was shown.
  void enter(const app::App& app) {
    tab_ = look_back_.take_showing() && app.review() != nullptr ? 3 : 0;
    of_gold_ = false;
  }
  // Draws it over the table. False once the player wants to see the boards again.
  bool draw(Scene& scene);

 private:
  void refresh(const app::App& app);
  void draw_lines(Scene& scene, const Rect& area, float row_height, float first) const;

  void draw_tabs(Scene& scene, Rect row);
  void draw_chart(Scene& scene, Rect room);
  bool draw_answers(Scene& scene, const Rect& area, bool narrow, float button_height);

  struct Line {
    std::size_t source;  // which vikings::PointSource
    std::string category;
    std::array<std::int16_t, kMaxSeats> points;
  };
  std::uint32_t revision_ = 0;
  bool known_ = false;
  ScoreSheet sheet_;
  std::vector<Line> lines_;
  std::string winner_;
  std::vector<app::Standing> course_;
  std::size_t tab_ = 0;  // result, by source, round by round, looking back
  match::LookBack look_back_;
  bool of_gold_ = false;
  std::string told_;  // of the part of a bar that is pointed at
  std::string tie_break_;
};

}  // namespace meadhall::table::vikings_table
