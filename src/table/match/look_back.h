#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "app/session/opinion.h"
#include "table/kit/frame.h"
#include "table/kit/revision.h"

// Looking back on a match that is over: how likely each seat was to win from move to move, and what
// was found, with ways to see it again. Nothing here knows which game it is.

namespace meadhall::table::match {

class LookBack {
 public:
  void draw(Frame& frame, Rect room);

  // True if it was left by a "show me".
  bool take_showing() { return std::exchange(showing_, false); }

 private:
  void refresh(const app::App& app);
  void draw_offer(Frame& frame, Rect room);
  void draw_thinking(Frame& frame, Rect room);
  void draw_chart(Frame& frame, const Rect& area);
  float draw_findings(Frame& frame, Rect room);
  void draw_sign(Paint& paint, Point at, float size, app::Finding::Kind kind) const;

  struct Row {
    app::Finding::Kind kind;
    Seat seat;
    std::size_t moment;
    std::string command;
    std::string told;
  };
  Revision revision_;
  bool showing_ = false;
  std::string thinking_;
  std::vector<std::array<int, kMaxSeats>> chances_;  // by moment, per mille
  std::vector<std::size_t> rounds_;                  // the moments at which they begin
  std::vector<Row> rows_;
  std::size_t pointed_ = ~std::size_t{0};  // the row, in the frame before
  float content_ = 0;
};

}  // namespace meadhall::table::match
