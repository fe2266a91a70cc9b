#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/vikings/state.h"
#include "table/geometry.h"

// What is under way on the table of Vikings: the wheel as it turns, a tile on its way.

namespace meadhall::table {

class Motion {
 public:
  // Looks at the position of this frame; what changed since the last one starts to move, unless
  // `still` or the change was not a step of play.
  void update(const vikings::State& state, std::uint32_t revision, bool played, double now,
              bool still);

  bool moving() const { return moving_; }

  // Steps the wheel shows, between those of before and those of now.
  float turned() const { return turned_; }

  // Where things were drawn, so that they can start from there.
  void note_pair(std::size_t slot, const Rect& area) { pair_areas_[slot] = area; }
  void note_pending(const Rect& area) { pending_area_ = area; }
  void note_cell(const Rect& area) { landing_area_ = area; }

  // The tile on its way, if any. A homeland hides it at `cell` while it flies there.
  struct Flight {
    vikings::Tile tile = vikings::Tile::none;
    Seat seat{};
    std::optional<vikings::Cell> cell;
    float progress = 0;
  };
  const std::optional<Flight>& flight() const { return flight_; }
  Rect flight_area() const;

 private:
  vikings::State before_{};
  bool known_ = false;
  std::uint32_t revision_ = 0;
  bool moving_ = false;
  float turned_ = 0;
  float turned_from_ = 0;
  double turn_start_ = 0;
  double turn_end_ = 0;
  double flight_start_ = 0;
  std::optional<Flight> flight_;
  Rect flight_from_;
  std::array<Rect, vikings::kSlots> pair_areas_{};
  Rect pending_area_;
  Rect landing_area_;
};

}  // namespace meadhall::table
