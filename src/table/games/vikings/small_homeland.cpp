#include "table/games/vikings/homeland_view.h"
#include "table/games/vikings/pieces.h"

namespace meadhall::table::vikings_table {

using vikings::Cell;
using vikings::Columns;
using vikings::Homeland;
using vikings::kRows;
using vikings::kShipRow;
using vikings::Player;
using vikings::Tile;
using vikings::Viking;

std::size_t columns_used(const Homeland& home) {
  Columns used = home.all_ships();
  for (const vikings::IslandRow& row : home.rows) used |= row.tiles();
  return static_cast<std::size_t>(64 - std::countl_zero(used));
}

void draw_small_homeland(Paint& paint, const Player& player, const Rect& area) {
  constexpr std::size_t kLines = kRows + 1;
  const Homeland& home = player.homeland;
  const std::size_t columns = std::max(kLeastColumns, columns_used(home) + 1);
  const float cell =
      std::min(area.h / static_cast<float>(kLines), area.w / (static_cast<float>(columns) + 0.5F));
  const float left = area.x + cell * 0.5F;
  const float top = area.y + (area.h - cell * static_cast<float>(kLines)) / 2;
  paint.fill({area.x, top, cell * 0.4F, cell * static_cast<float>(kLines)},
             current_palette.parchment_bottom, 1);
  // As long as it can be told from others, each has its sign: colours alone are no names.
  const auto sign = [&](Viking kind, Point at, float size) {
    if (cell >= 9) draw_sign(paint, kind, at, size, ink_on(viking_colour(kind)));
  };
  for (std::size_t line = 0; line < kLines; ++line) {
    const std::size_t row = kRows - line;
    const Rect band{left, top + cell * static_cast<float>(line), cell * static_cast<float>(columns),
                    cell - 1};
    paint.fill(band, line == 0 ? current_palette.band : current_palette.band_other);
    const Columns tiles = row == kShipRow ? home.all_ships() : home.rows[row].tiles();
    for (Columns rest = tiles; rest != 0; rest &= rest - 1) {
      const auto column = static_cast<std::uint8_t>(std::countr_zero(rest));
      const Cell at{static_cast<std::uint8_t>(row), column};
      const Tile tile = vikings::tile_at(home, at);
      const Rect place{left + cell * static_cast<float>(column), band.y, cell, cell - 1};
      if (vikings::is_ship(tile)) {
        // A sail with the sign of the row it reaches, on its hull.
        const auto reached = static_cast<Viking>(vikings::sail_of(tile));
        const Colour sail = viking_colour(reached);
        const float y = place.bottom() - cell * 0.24F;
        paint.fill({place.x + 0.5F, place.y + 0.5F, place.w - 1, y - place.y - 1}, sail, 1);
        paint.list().AddQuadFilled({place.x + 0.5F, y}, {place.right() - 0.5F, y},
                                   {place.right() - cell * 0.22F, place.bottom()},
                                   {place.x + cell * 0.22F, place.bottom()},
                                   current_palette.gold_edge);
        sign(reached, {place.center().x, (place.y + y) / 2}, cell * 0.74F);
        continue;
      }
      const float west = tile == Tile::left_end ? cell * 0.2F : 0;
      const float east = tile == Tile::right_end ? cell * 0.2F : 0;
      paint.fill({place.x + west, place.y + 1, place.w - west - east, place.h - 2},
                 current_palette.sand);
      paint.fill({place.x + west, place.y + 2, place.w - west - east, place.h - 4},
                 current_palette.grass);
      const bool threat = (vikings::threatened(home, row) & vikings::column_bit(column)) != 0;
      if ((home.rows[row].vikings & vikings::column_bit(column)) != 0) {
        const auto kind = static_cast<Viking>(row);
        paint.disc(place.center(), cell * 0.5F,
                   threat ? current_palette.danger : current_palette.ivory);
        paint.disc(place.center(), cell * (threat ? 0.37F : 0.43F), viking_colour(kind));
        sign(kind, place.center(), cell * (threat ? 0.56F : 0.64F));
      }
    }
  }
  for (std::size_t which = 0; which < vikings::kBuildings; ++which) {
    const Cell at = player.building_at[which];
    if (at == vikings::kNowhere) continue;
    const Rect place{left + cell * static_cast<float>(at.column),
                     top + cell * static_cast<float>(kRows - at.row), cell, cell - 1};
    paint.outline(place.inset(0.5F), rgb(0x8fd0a0), 1.5F, 1);
  }
}

}  // namespace meadhall::table::vikings_table
