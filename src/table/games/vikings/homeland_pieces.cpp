#include "table/games/vikings/board_tiles.h"
#include "table/games/vikings/homeland_board.h"
#include "table/games/vikings/pieces.h"
#include "table/games/vikings/specials.h"

namespace meadhall::table::vikings_table {

using vikings::Cell;
using vikings::Columns;
using vikings::kRows;
using vikings::kShipRow;
using vikings::Step;
using vikings::Tile;
using vikings::Viking;

namespace {

Field field(const HomelandBoard& on) {
  Field cells{{on.sea.x - on.view.shift.x, on.sea.y}, on.cell};
  cells.first = static_cast<std::size_t>(std::max(0.0F, on.view.shift.x / on.cell - 1));
  cells.end =
      std::min(on.columns, static_cast<std::size_t>((on.view.shift.x + on.sea.w) / on.cell + 2));
  return cells;
}

void draw_tiles(const HomelandBoard& on) {
  const Field cells = field(on);
  std::optional<Cell> missing;
  for (std::size_t row = 0; row <= kShipRow; ++row) {
    for (std::size_t column = cells.first; column < cells.end; ++column) {
      const Cell cell = cell_at(row, column);
      on.scene.motion.note(on.name_of("cell", cell), cells.area(cell));
      if (on.flying_to(cell)) missing = cell;
    }
  }
  draw_board_tiles(on.paint, on.home, cells, missing);
}

// Whoever lives on a tile, or was just brought there and is asked whether to stay.
bool stands(const HomelandBoard& on, Cell cell) {
  const bool asked =
      on.scene.state.step == Step::stand && on.scene.acts(on.seat) && on.scene.state.laid == cell;
  return asked || (on.home.rows[cell.row].vikings & vikings::column_bit(cell.column)) != 0;
}

// While a scoring counts, who is threatened lies on the ground.
Pose pose_of(const HomelandBoard& on, Cell cell) {
  const float lying = on.scene.lying.lying();
  if (lying <= 0 ||
      (vikings::threatened(on.home, cell.row) & vikings::column_bit(cell.column)) == 0) {
    return {};
  }
  const float t = lying * lying;
  return {.lift = 0.16F * t, .turn = -1.45F * t};
}

void draw_folk(const HomelandBoard& on, Cell cell, Tile tile, const Rect& place) {
  const Point foot = standing_place(tile, place);
  const float height = on.cell * 0.70F;
  const Rect figure{foot.x - height / 2, foot.y - height, height, height};
  on.scene.motion.note(on.name_of("stand", cell), figure);
  if (!stands(on, cell) || on.scene.motion.coming(on.name_of("stand", cell)) > 0) return;
  const Pose pose = pose_of(on, cell);
  const Point at{foot.x - pose.turn * height * 0.18F, foot.y};
  draw_viking(on.paint, static_cast<Viking>(cell.row), at, height, 1, pose);
}

bool marked(const HomelandBoard& on, Cell cell) {
  return on.scene.marks.seat == on.seat &&
         (on.scene.marks.cells[cell.row] & vikings::column_bit(cell.column)) != 0;
}

bool is_special_building(const HomelandBoard& on, Cell cell) {
  if (!vikings::is_middle(vikings::tile_at(on.home, cell))) return false;
  for (std::size_t which = 0; which < vikings::kBuildings; ++which) {
    const auto special = static_cast<vikings::Special>(
        static_cast<std::size_t>(vikings::Special::building_1) + which);
    if (on.player.special(special) != 0 && on.player.building_at[which] == cell) return true;
  }
  return false;
}

void draw_repelled(const HomelandBoard& on, const Rect& place) {
  const Point at{place.x + on.cell * 0.16F, place.y + on.cell * 0.16F};
  on.paint.disc(at, on.cell * 0.13F, current_palette.badge);
  draw_sign(on.paint, Viking::warrior, at, on.cell * 0.19F, current_palette.on_badge);
}

void draw_line(const HomelandBoard& on, std::size_t line) {
  const std::size_t row = row_of_line(line);
  for (std::size_t column = 0; column < on.columns; ++column) {
    const Cell cell = cell_at(row, column);
    const Rect place = on.cell_area(cell);
    if (!on.shows(place)) continue;
    const Tile tile = vikings::tile_at(on.home, cell);
    const bool here = tile != Tile::none && !on.flying_to(cell);
    // Where the passenger of a ship or a tile stands, until he goes ashore.
    if (tile != Tile::none && row < kRows) {
      if (here && is_special_building(on, cell)) {
        on.scene.motion.note(on.name_of("building", cell), place);
        if (on.scene.motion.coming(on.name_of("building", cell)) == 0)
          draw_building_frame(on.paint, tile_within(place));
      }
      if (here) draw_folk(on, cell, tile, place);
    }
    if (tile != Tile::none && row == kShipRow) {
      on.scene.motion.note(on.name_of("stand", cell), place.inset(on.cell * 0.15F));
      if (here && (on.home.warriors() & vikings::column_bit(column)) != 0) draw_repelled(on, place);
    } else if (tile == Tile::none && line == 0 && on.heads == 0 && on.cell > on.paint.em(1.4F)) {
      // Without room above, column numbers float where no ship hides them.
      on.paint.number({place.center().x, place.center().y}, static_cast<int>(column) + 1,
                      {Face::sans, 0.8F, current_palette.on_sea_soft}, Align::center);
    }
    if (marked(on, cell)) {
      on.paint.outline(place.inset(0.5F), fade(current_palette.halo, 0.85F), 3, on.cell * 0.06F);
      on.paint.glow(place.inset(2), on.cell * 0.06F, 1.0F);
    }
  }
}

}  // namespace

void draw_pieces(const HomelandBoard& on) {
  draw_tiles(on);
  for (std::size_t line = 0; line < kLines; ++line) draw_line(on, line);
}

// The columns an unrepelled ship threatens, as far down as it reaches.
void draw_threats(const HomelandBoard& on) {
  const Columns loose = on.home.all_ships() & ~on.home.warriors();
  for (std::size_t column = 0; column < on.columns; ++column) {
    if ((loose & vikings::column_bit(column)) == 0) continue;
    const Cell ship = cell_at(kShipRow, column);
    if (on.flying_to(ship)) continue;
    const std::size_t sail = vikings::sail_of(vikings::tile_at(on.home, ship));
    const Rect top = on.cell_area(cell_at(kRows - 1, column));
    const Rect low = on.cell_area(cell_at(sail, column));
    const Rect reach{top.x + 2, top.y + 2, on.cell - 4, low.bottom() - top.y - 4};
    on.paint.fill(reach, fade(current_palette.danger, 0.20F), 3);
    on.paint.dashes(reach, current_palette.danger, 2, on.cell * 0.09F);
    for (std::size_t row = sail; row < kRows; ++row) {
      if ((on.home.rows[row].vikings & vikings::column_bit(column)) == 0) continue;
      const Rect place = on.cell_area(cell_at(row, column));
      const Point at{place.right() - on.cell * 0.16F, place.y + on.cell * 0.17F};
      on.paint.disc(at, on.cell * 0.12F, current_palette.danger);
      on.paint.text(at, "!",
                    {Face::bold, on.cell * 0.22F / on.paint.em(), current_palette.on_danger},
                    Align::center);
    }
  }
}

}  // namespace meadhall::table::vikings_table
