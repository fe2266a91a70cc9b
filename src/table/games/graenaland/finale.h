#pragma once

#include <algorithm>
#include <cstddef>

#include "core/seat.h"
#include "games/graenaland/components.h"
#include "table/kit/paint.h"

// The end as the table shows it: flags rise at the winner's camps, where they stay, and the goals
// that won are struck like coins, one by one. Then the result lies over it.

namespace meadhall::table::graenaland_table {

struct Scene;

class Finale {
 public:
  // Seconds at the usual pace; `coins` are struck.
  void begin(double now, double pace, std::size_t coins);
  void finish() { ends_ = 0; }

  bool shown(double now) const { return now < ends_; }
  double ends() const { return ends_; }
  // How far something is that begins so many seconds after the end and lasts so long: 0 to 1. All
  // is done where nothing is shown.
  float part(double now, double after, double lasts) const {
    if (!shown(now)) return 1;
    return static_cast<float>(std::clamp(((now - begins_) * pace_ - after) / lasts, 0.0, 1.0));
  }

 private:
  double begins_ = 0;
  double pace_ = 1;
  double ends_ = 0;
};

// A coin to stand something on.
void draw_struck(Paint& paint, Point center, float size, float opacity = 1);
// The goals that won, or those struck by now, side by side in the middle of `room`.
void draw_struck_goals(Scene& scene, const Rect& room);
bool is_struck(const Scene& scene, Seat seat, graenaland::Goal goal);

// How far the flag at a seat's camp on this land is up; 0: none is.
float flag_at(const Scene& scene, std::size_t place, Seat seat);
// `foot` of its pole, `size` the pole's height.
void draw_flag(Scene& scene, Seat seat, Point foot, float size, float up);

// With the deed that ended the match.
void begin_finale(Scene& scene, double now, double pace);

}  // namespace meadhall::table::graenaland_table
