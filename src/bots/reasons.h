#pragma once

#include <utility>

#include "core/message.h"

// Reasons are looked for one by one; of those that hold the one at stake most is told.

namespace meadhall::bots {

class Reasons {
 public:
  // One that holds, if it is not empty. `stake`: how much it is about, in hundredths of a point or
  // of what stands for one; of two alike the first stays.
  void add(int stake, Message told) {
    if (told.empty() || stake <= most_) return;
    most_ = stake;
    told_ = std::move(told);
  }

  // Empty if none held.
  Message best() && { return std::move(told_); }

 private:
  int most_ = 0;
  Message told_;
};

}  // namespace meadhall::bots
