#include "tests/tiny/table.h"

namespace meadhall::table {
namespace {

// Nine stones.
void draw_door_picture(Paint& paint, const Rect& area) {
  for (const float across : {1.0F, 3.0F, 5.0F}) {
    for (const float down : {1.0F, 3.0F, 5.0F}) {
      const Point at{area.x + area.w * across / 6, area.y + area.h * down / 6};
      paint.disc(at, area.h * 0.12F, current_palette.gold_edge);
    }
  }
}

}  // namespace

const GameTable& tiny_table_record() {
  static constexpr GameTable kRecord = {
      .game = "tiny", .hall_line = "tiny.hall", .door_picture = draw_door_picture};
  return kRecord;
}

}  // namespace meadhall::table
