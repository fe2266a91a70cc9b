#pragma once

#include <string>

#include "table/kit/frame.h"
#include "table/kit/revision.h"

// Instead of the question, while somebody is to act who has the match on another device: the way to
// send it to them.

namespace meadhall::table::match {

class RemoteCard {
 public:
  void draw(Frame& frame, Rect room);
  float height(Frame& frame, float width);

 private:
  void refresh(const app::App& app);
  float draw_answers(Frame& frame, const Rect& room, bool draws);

  Revision revision_;
  std::string told_;
  std::string send_;
  std::string here_;
};

}  // namespace meadhall::table::match
