#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/session/history.h"
#include "table/kit/charts.h"
#include "table/kit/revision.h"
#include "table/match/look_back.h"
#include "table/match/stage.h"

// The end of a match: who won and by what, in a table of categories.

namespace meadhall::table::match {

// A game's own parts of it.
struct EndHooks {
  // The sign of a line of the score sheet, by its number; null: lines have none.
  SourceMark draw_source = nullptr;
  // Before the words that say who won; null: nothing.
  void (*draw_crown)(Paint& paint, Point center, float size) = nullptr;
  // False if nobody has earned that crown; null: somebody always has.
  bool (*crowned)(const Position& shown) = nullptr;
  // True if a line of the score sheet has a place in this match; null: all have.
  bool (*counts)(const Position& shown, std::size_t line) = nullptr;
  // What stands in place of the points of a line, whose number follows; empty, or null: the points.
  std::string (*figure)(const Position& shown, Seat seat, std::size_t line) = nullptr;
  // Id of the sentence on who won alone, with {player} and their total as {n}; null: by points.
  std::string_view (*wins)(const Position& shown) = nullptr;
  // Ids of what ScoreSheet::money is, as the name of a course and of the line below the totals;
  // empty in a game without any.
  std::string_view money{};
  std::string_view money_left{};
};

class EndScreen {
 public:
  explicit EndScreen(const EndHooks& hooks) : hooks_(hooks) {}

  // Before it is drawn for the first time, or again after something else: begins with the result,
  // or with the look back from where something was shown.
  void enter(const app::App& app) {
    tab_ = look_back_.take_showing() && app.review() != nullptr ? 3 : 0;
    of_money_ = false;
  }
  // Draws it over the table. False once the player wants to see the boards again.
  bool draw(Stage& stage);

 private:
  void refresh(const app::App& app);
  void take_in_asides(const app::App& app);
  float asides_height(const Frame& frame) const {
    return frame.em(1.4F) * static_cast<float>(asides_.size());
  }
  void draw_head(Frame& frame, Rect& room, bool narrow) const;
  void draw_tabs(Stage& stage, Rect row);
  void draw_result(Stage& stage, Rect room, float row_height, float below);
  void draw_names(Stage& stage, const Rect& names, float first, float bottom) const;
  void draw_lines(Stage& stage, const Rect& area, float row_height, float first) const;
  void draw_chart(Stage& stage, Rect room);
  void draw_choice(Frame& frame, Rect row);
  bool draw_answers(Stage& stage, Rect answers, std::size_t a_row, float button_height);

  struct Line {
    std::size_t source;  // its number in the score sheet
    std::string category;
    std::array<std::int16_t, kMaxSeats> points;
    std::array<std::string, kMaxSeats> figures;  // in their place, if not empty
  };
  // What stands below the totals and is no part of them.
  struct Aside {
    std::string label;
    std::array<std::string, kMaxSeats> figures;
  };
  const EndHooks& hooks_;
  Revision revision_;
  ScoreSheet sheet_;
  std::vector<Line> lines_;
  std::vector<Aside> asides_;
  bool of_points_ = true;  // other figures make no bars
  std::string winner_;
  bool crowned_ = true;
  std::vector<app::Standing> course_;
  std::size_t tab_ = 0;  // result, by source, round by round, looking back
  LookBack look_back_;
  bool of_money_ = false;
  std::string told_;  // of the part of a bar that is pointed at
  std::string tie_break_;
};

}  // namespace meadhall::table::match
