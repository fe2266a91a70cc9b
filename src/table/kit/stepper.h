#pragma once

#include <optional>

#include "table/kit/frame.h"
#include "table/kit/icons.h"

// A number between two limits: − and + (held down they run), the keys + and −, digits typed.

namespace meadhall::table {

class Stepper {
 public:
  // To be called in each frame; a value out of the limits goes to `standard`.
  void limit(int least, int most, int standard);

  // Takes the keys of this frame: only where no other number is asked for.
  void read_keys();

  // Draws it in `area`; `less` and `more` name its two buttons.
  void draw(Frame& frame, const Rect& area, const TargetName& less, const TargetName& more,
            std::optional<Icon> unit);

  // What it wants to be wide where it is `height` high.
  static float width(const Frame& frame, float height);

  int value() const { return value_; }
  // False while a number typed is not complete enough to be legal.
  bool legal() const { return value_ >= least_ && value_ <= most_; }
  void forget() { known_ = false; }

 private:
  void change(int by);
  bool runs(Frame& frame, const TargetName& name, bool clicked);

  int least_ = 0;
  int most_ = 0;
  int value_ = 0;
  bool known_ = false;
  bool typing_ = false;
  TargetId held_ = 0;
  double next_ = 0;  // when a button held down counts again
  bool ran_ = false;
};

}  // namespace meadhall::table
