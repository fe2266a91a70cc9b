#pragma once

#include <array>
#include <string>

#include "table/kit/frame.h"
#include "table/kit/revision.h"

// Who plays, on the screen of a new match: how many, and of each seat its name, its colour, and
// whether a person plays there or a bot of which level.

namespace meadhall::table::screens {

class SeatPicker {
 public:
  // Draws it from the top of `room` and returns its height.
  float draw(Frame& frame, Rect room);

  // Of that: what is unfolded at a seat; and what would be.
  float unfolded_height() const { return unfolded_height_; }
  float levels_height() const { return levels_height_; }

 private:
  void refresh(const app::App& app);
  float draw_counts(Frame& frame, Rect room);
  float draw_seat(Frame& frame, Rect room, std::size_t seat);
  float flow_levels(Frame& frame, const Rect& room, std::size_t seat, bool draws);
  void draw_colours(Frame& frame, Rect room, std::size_t seat);

  Revision revision_;
  std::array<std::string, kMaxSeats> asked_;  // "Who plays seat 2"
  std::size_t unfolded_ = kMaxSeats;          // the seat whose levels are shown
  float unfolded_height_ = 0;
  float levels_height_ = 0;
};

}  // namespace meadhall::table::screens
