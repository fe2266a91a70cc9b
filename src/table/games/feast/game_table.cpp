#include "table/games/feast/game_table.h"

#include "table/games/feast/almanac_screen.h"
#include "table/games/feast/door_picture.h"

namespace meadhall::table {

const GameTable& feast_table_record() {
  static constexpr GameTable kRecord = {.game = "feast",
                                        .hall_line = "ui.hall.feast",
                                        .door_picture = feast_table::draw_door_picture,
                                        .almanac = []() -> std::unique_ptr<Screen> {
                                          return std::make_unique<feast_table::AlmanacScreen>();
                                        }};
  return kRecord;
}

}  // namespace meadhall::table
