#pragma once

#include "table/kit/frame.h"

namespace meadhall::table::match {

// What stands on the card in place of the question while nobody here is asked.
class CardInstead {
 public:
  CardInstead() = default;
  virtual ~CardInstead() = default;
  CardInstead(const CardInstead&) = delete;
  CardInstead& operator=(const CardInstead&) = delete;

  // `room`: within the card.
  virtual void draw(Frame& frame, Rect room) = 0;
  // Of the whole card, so wide.
  virtual float height(Frame& frame, float width) = 0;
};

}  // namespace meadhall::table::match
