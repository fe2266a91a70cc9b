#include "tests/tiny/table.h"

namespace meadhall::table {
namespace {

// Nine stones.
void draw_door_picture(Paint& paint, const Rect& area) {
  for (std::size_t cell = 0; cell < 9; ++cell) {
    const Point at{area.x + area.w * (static_cast<float>(cell % 3) + 0.5F) / 3,
                   area.y + area.h * (static_cast<float>(cell / 3) + 0.5F) / 3};
    paint.disc(at, area.h * 0.12F, tone.gold_edge);
  }
}

}  // namespace

const GameTable& tiny_table_record() {
  static constexpr GameTable kRecord = {
      .game = "tiny", .hall_line = "tiny.hall", .door_picture = draw_door_picture};
  return kRecord;
}

}  // namespace meadhall::table
