#pragma once

#include <optional>

#include "table/frame.h"
#include "table/vikings/model.h"
#include "table/vikings/motion.h"

// What the parts of the Vikings' table share while one frame is drawn.

namespace meadhall::table {

// What a scoring counts just now, to be lit on a homeland.
struct Marks {
  std::optional<Seat> seat;
  std::array<vikings::Columns, vikings::kRows + 1> cells{};
  bool purse = false;
  bool boatsmen = false;
};

struct Scene {
  Frame& frame;
  const VikingsModel& model;
  const vikings::State& state;
  Motion& motion;
  Marks marks;
  Seat shown{};                       // whose homeland is the large one
  bool fresh = false;                 // the position is a new one
  bool quiet = false;                 // something lies over the table: nothing explains itself
  std::optional<std::size_t> slot{};  // the pair pointed at in the frame before

  // Filled while drawing: what is pointed at, and where its explanation should hang.
  std::optional<std::size_t> slot_now{};
  std::optional<Thing> thing{};
  Rect thing_area{};

  bool acts(Seat seat) const { return model.actor == seat; }
  const SeatInfo& seat_info(Seat seat) const {
    return frame.app.match().start().seats[index(seat)];
  }
  void point(Thing at, const Rect& area) {
    thing = at;
    thing_area = area;
  }
};

}  // namespace meadhall::table
