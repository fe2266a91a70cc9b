#pragma once

#include <array>
#include <string>

#include "table/kit/frame.h"

// Who plays, on the screen of a new match: how many, and of each seat its name, its colour, and
// whether a person plays there or a bot of which level.

namespace meadhall::table::screens {

class SeatPicker {
 public:
  // Draws it from the top of `room` and returns its height.
  float draw(Frame& frame, Rect room);

 private:
  void refresh(const app::App& app);
  float draw_counts(Frame& frame, Rect room);
  bool draw_company(Frame& frame, const Rect& area);
  float draw_seat(Frame& frame, Rect room, std::size_t seat);
  float draw_levels(Frame& frame, const Rect& room, std::size_t seat);
  void draw_colours(Frame& frame, Rect room, std::size_t seat);

  std::uint32_t revision_ = 0;
  bool known_ = false;
  std::array<std::string, kMaxSeats> asked_;  // "Who plays seat 2"
  std::size_t unfolded_ = kMaxSeats;          // the seat whose levels are shown
};

}  // namespace meadhall::table::screens
