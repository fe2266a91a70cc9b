#include "table/tables.h"

#include <array>

#include "table/games/feast/game_table.h"
#include "table/games/graenaland/game_table.h"
#include "table/games/vikings/game_table.h"

namespace meadhall::table {

std::span<const GameTable* const> game_tables() {
  static const std::array<const GameTable*, 3> kTables = {
      &vikings_table_record(), &graenaland_table_record(), &feast_table_record()};
  return kTables;
}

}  // namespace meadhall::table
