#pragma once

#include <optional>

#include "table/games/vikings/card.h"
#include "table/games/vikings/scene.h"
#include "table/match/log_panel.h"
#include "table/match/opinion_panel.h"
#include "table/match/sheets.h"
#include "table/match/table_shape.h"

// Where the parts of the table stand: one layout for each shape of window.

namespace meadhall::table::vikings_table {

class TableLayouts {
 public:
  TableLayouts();

  // Everything between the bar and the lower edge.
  void draw(Scene& scene, const Rect& room, match::Shape shape);

  // A new decision: the question is what is to be seen.
  void show_question() { sheets_.choose(0); }
  // Back to the question, if something else stands in its place.
  bool step_back(const Scene& scene) { return sheets_.step_back(scene); }

  Card& card() { return card_; }
  match::OpinionPanel& opinion() { return opinion_; }
  // Whose homeland was chosen in the frame just drawn.
  std::optional<Seat> chosen() const { return chosen_; }
  // Whether the log was asked for that has no room of its own.
  bool log_wished() const { return log_wish_; }
  // Where a scoring may be told without covering a board.
  const Rect& scoring_area() const { return scoring_area_; }

 private:
  void draw_wide(Scene& scene, Rect room);
  void draw_middling(Scene& scene, Rect room);
  void draw_upright(Scene& scene, Rect room);
  void draw_flat(Scene& scene, Rect room);
  void draw_wheel_and_shelf(Scene& scene, Rect area);
  void draw_offer_strip(Scene& scene, Rect area, std::size_t columns);
  void draw_fitting_offer(Scene& scene, Rect& room, float space, float full, float gap);
  void draw_offer(Scene& scene, const Rect& area, std::size_t columns);
  void draw_sheet(Scene& scene, Rect area, bool with_question);
  void show_seat(std::optional<Seat> seat) {
    if (seat) chosen_ = seat;
  }

  Card card_;
  match::OpinionPanel opinion_;
  match::LogPanel log_;
  match::Sheets sheets_;
  std::optional<Seat> chosen_;
  bool log_wish_ = false;
  Rect scoring_area_;
};

}  // namespace meadhall::table::vikings_table
