#include "table/games/feast/game_table.h"

#include "core/later.h"
#include "table/games/feast/almanac_screen.h"
#include "table/games/feast/door_picture.h"
#include "table/games/feast/log_signs.h"
#include "table/games/feast/rules_pictures.h"
#include "table/games/feast/table.h"

namespace meadhall::table {
namespace feast_table {
namespace {

constinit Later<std::unique_ptr<DrawnScreen>()> kLaterAlmanac =
    []() -> std::unique_ptr<DrawnScreen> { return std::make_unique<AlmanacScreen>(); };

}  // namespace
}  // namespace feast_table

const GameTable& feast_table_record() {
  using namespace feast_table;
  static constexpr RulesPictures kLaterPictures = {
      .size = rules_picture_size, .draw = draw_rules_picture, .draw_piece = draw_rules_piece};
  static constexpr GameTable kRecord = {
      .game = "feast",
      .hall_line = "ui.hall.feast",
      .door_picture = draw_door_picture,
      .table = []() -> std::unique_ptr<DrawnScreen> { return std::make_unique<FeastTable>(); },
      .sign_of = log_sign,
      .draw_piece = draw_log_piece,
      .rules = &kLaterPictures,
      .almanac = Through<kLaterAlmanac>{}};
  return kRecord;
}

}  // namespace meadhall::table
