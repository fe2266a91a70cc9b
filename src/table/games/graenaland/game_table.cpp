#include "table/games/graenaland/game_table.h"

#include "table/games/graenaland/door_picture.h"

namespace meadhall::table {

const GameTable& graenaland_table_record() {
  static constexpr GameTable kRecord = {.game = "graenaland",
                                        .hall_line = "ui.hall.graenaland",
                                        .door_picture = graenaland_table::draw_door_picture};
  return kRecord;
}

}  // namespace meadhall::table
