#include "table/games/graenaland/game_table.h"

#include "table/games/graenaland/door_picture.h"
#include "table/games/graenaland/log_signs.h"
#include "table/games/graenaland/rules_pictures.h"
#include "table/games/graenaland/signs.h"
#include "table/games/graenaland/table.h"

namespace meadhall::table {

const GameTable& graenaland_table_record() {
  using namespace graenaland_table;
  static constexpr RulesPictures kLaterPictures = {
      .size = rules_picture_size, .draw = draw_rules_picture, .draw_piece = draw_rules_piece};
  static constexpr GameTable kRecord = {
      .game = "graenaland",
      .hall_line = "ui.hall.graenaland",
      .door_picture = draw_door_picture,
      .table = []() -> std::unique_ptr<DrawnScreen> { return std::make_unique<GraenalandTable>(); },
      .draw_mark = draw_mark,
      .sign_of = log_sign,
      .draw_piece = draw_log_piece,
      .rules = &kLaterPictures};
  return kRecord;
}

}  // namespace meadhall::table
