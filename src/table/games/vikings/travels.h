#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "games/vikings/state.h"
#include "table/match/stage.h"

// What moves on the table of Vikings: pieces that travel, as events tell it; the wheel as it turns;
// vikings that lie down. The parts of the table note their places by these names:
//
//   pair-tile, pair-viking  slot       cell, stand   seat, vikings::pack(cell)
//   pending, pending-viking            building      seat, vikings::pack(cell)
//   drawn  kind                        berth         seat, kind (where he waits)
//   special  place of the offer        owned         seat, special
//   bag, stack, bank, swapping         gold, points, marker, seat   seat
//
// A `stand`, `berth`, … is as high as the figure in it and ends at his feet.

namespace meadhall::table::vikings_table {

// Those whose first number is a seat.
inline constexpr std::array<std::string_view, 8> kOwnedPlaces = {
    "cell", "stand", "building", "berth", "owned", "gold", "points", "marker"};

// Sends out what moved by one deed.
void send_trips(match::Motion& motion, std::span<const Event> deed);

// Draws a trip `progress` (0 to 1) of the way. Where one end is not on the screen the piece comes
// into being, or fades, at the other.
void draw_trip(match::Stage& stage, const match::Trip& trip, const std::optional<Rect>& from,
               const std::optional<Rect>& to, float progress);

// The wheel as it turns: notch by notch.
class WheelTurn {
 public:
  // Begins to turn if the deed turned it. `turned`: the steps of this round, those included.
  void begin(std::span<const Event> deed, int turned, double now, float pace);
  // In each frame.
  void update(int turned, double now);
  void finish() { step_seconds_ = 0; }

  bool moving() const { return step_seconds_ > 0; }
  // When it will stand; 0 if it does.
  double ends() const { return moving() ? start_ + step_seconds_ : 0; }
  // Steps it shows, between those of before and those of now.
  float turned() const { return shown_; }

 private:
  float shown_ = 0;
  float from_ = 0;
  double start_ = 0;
  double step_seconds_ = 0;
};

// Threatened vikings lie down while a scoring counts.
class LyingDown {
 public:
  // In each frame.
  void update(const match::AnimationFrame& frame);
  bool moving() const { return moving_; }
  // How far they lie on the ground: 0 they stand, 1 they lie.
  float lying() const { return lying_; }

 private:
  float lying_ = 0;
  double when_ = 0;
  bool moving_ = false;
};

}  // namespace meadhall::table::vikings_table
