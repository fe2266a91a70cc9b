#pragma once

#include <string>
#include <vector>

#include "table/frame.h"

// All challenges of a game to choose from: by number, with how hard each is and whether it was
// solved.

namespace meadhall::table {

class ChallengesScreen {
 public:
  void draw(Frame& frame);

 private:
  void refresh(const app::App& app);
  float draw_all(Frame& frame, Rect room);
  void draw_one(Frame& frame, std::size_t number, const Rect& area, bool next);

  std::vector<std::string> titles_;
  std::string_view language_;
  float height_ = 0;  // of the frame before
};

}  // namespace meadhall::table
