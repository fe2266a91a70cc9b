#pragma once

#include <string>
#include <vector>

#include "table/kit/frame.h"
#include "table/kit/revision.h"

// The screen on which a link brings a match to whoever is to act: who they are, and what happened
// since their last turn.

namespace meadhall::table::match {

class Arrival {
 public:
  void draw(Frame& frame);

 private:
  void refresh(const app::App& app);

  Revision revision_;
  std::string title_;
  std::vector<std::string> news_;
  float content_ = 0;  // how high the news are
};

}  // namespace meadhall::table::match
