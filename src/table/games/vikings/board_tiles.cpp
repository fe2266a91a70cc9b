#include "table/games/vikings/board_tiles.h"

#include "table/games/vikings/pieces.h"

namespace meadhall::table::vikings_table {

using vikings::Cell;
using vikings::Homeland;
using vikings::kShipRow;
using vikings::Tile;

namespace {

class BoardTiles {
 public:
  BoardTiles(Paint& paint, const Homeland& home, const Field& field, std::optional<Cell> missing)
      : paint_(paint), home_(home), field_(field), missing_(missing) {}

  void draw() {
    pixel_ = paint_.list()._FringeScale;
    each([&](const Spot& spot) { draw_shadow(spot); });
    each([&](const Spot& spot) { draw_water(spot); });
    each([&](const Spot& spot) { draw_edges(spot); });
    each([&](const Spot& spot) { draw_land(spot); });
  }

 private:
  // A tile and on which sides others lie.
  struct Spot {
    Cell cell;
    Tile tile{};
    Rect area;
    bool north = false;
    bool south = false;
    bool west = false;
    bool east = false;
  };

  template <class Draw>
  void each(Draw draw) {
    for (std::size_t row = 0; row <= kShipRow; ++row) {
      for (std::size_t column = field_.first; column < field_.end; ++column) {
        const Cell cell = cell_at(row, column);
        const Tile tile = at(cell, 0, 0);
        if (tile == Tile::none) continue;
        const auto lies = [&](int up, int right) { return at(cell, up, right) != Tile::none; };
        draw(Spot{cell, tile, field_.area(cell), lies(1, 0), lies(-1, 0), lies(0, -1), lies(0, 1)});
      }
    }
  }

  Tile at(Cell cell, int up, int right) const {
    const int row = cell.row + up;
    const int column = cell.column + right;
    if (row < 0 || row > kShipRow || column < 0 || column >= static_cast<int>(vikings::kColumns)) {
      return Tile::none;
    }
    const Cell there = cell_at(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    return missing_ == there ? Tile::none : vikings::tile_at(home_, there);
  }

  static ImDrawFlags corners(const Spot& spot) {
    ImDrawFlags round = ImDrawFlags_RoundCornersNone;
    if (!spot.north && !spot.west) round |= ImDrawFlags_RoundCornersTopLeft;
    if (!spot.north && !spot.east) round |= ImDrawFlags_RoundCornersTopRight;
    if (!spot.south && !spot.west) round |= ImDrawFlags_RoundCornersBottomLeft;
    if (!spot.south && !spot.east) round |= ImDrawFlags_RoundCornersBottomRight;
    return round == 0 ? ImDrawFlags_RoundCornersNone : round;
  }
  float radius() const { return field_.cell * 0.06F; }

  // The tiles lie on the sea: thick where one sees their lower edge, and with a shadow.
  void draw_shadow(const Spot& spot) {
    if (spot.south && spot.east && spot.west && spot.north) return;
    const float thick = field_.cell * 0.035F;
    Rect below = spot.area;
    below.y += thick;
    const Rect soft = Rect{below.x, below.y + thick, below.w, below.h}.inset(-thick * 0.8F);
    paint_.list().AddRectFilled(soft.min(), soft.max(), rgb(0x000000, 0.20F), radius() * 1.5F);
    paint_.list().AddRectFilled(below.min(), below.max(), darker(current_palette.water_tile, 0.62F),
                                radius(), corners(spot));
  }

  // One colour for all; under its neighbours each goes on a little, so that no seam shows.
  void draw_water(const Spot& spot) {
    const Rect& area = spot.area;
    const Point from{area.x - (spot.west ? pixel_ : 0), area.y - (spot.north ? pixel_ : 0)};
    const Point to{area.right() + (spot.east ? pixel_ : 0),
                   area.bottom() + (spot.south ? pixel_ : 0)};
    paint_.list().AddRectFilled(from, to, current_palette.water_tile, radius(), corners(spot));
  }

  // An open side is an edge; where tiles meet, ticks in the water tell how many they are.
  void draw_edges(const Spot& spot) {
    const Rect& area = spot.area;
    const float wide = std::max(field_.cell * 0.018F, pixel_);
    const float in = wide / 2;
    const Colour light = lighter(current_palette.water_tile, 0.35F);
    const Colour dark = darker(current_palette.water_tile, 0.38F);
    const float round = radius();
    const float west = spot.west ? 0 : round;
    const float east = spot.east ? 0 : round;
    const float north = spot.north ? 0 : round;
    const float south = spot.south ? 0 : round;
    if (!spot.north) {
      paint_.line({area.x + west, area.y + in}, {area.right() - east, area.y + in}, light, wide);
    }
    if (!spot.west) {
      paint_.line({area.x + in, area.y + north}, {area.x + in, area.bottom() - south}, light, wide);
    }
    if (!spot.east) {
      const float x = area.right() - in;
      paint_.line({x, area.y + north}, {x, area.bottom() - south}, dark, wide);
    }
    const Colour tick = darker(current_palette.water_tile, 0.22F);
    const float tick_long = field_.cell * 0.06F;
    if (spot.east) {
      const float x = area.right();
      paint_.line({x, area.y}, {x, area.y + tick_long}, tick, pixel_ * 1.5F);
      paint_.line({x, area.bottom() - tick_long}, {x, area.bottom()}, tick, pixel_ * 1.5F);
    }
    if (spot.north) {
      paint_.line({area.x, area.y}, {area.x + tick_long, area.y}, tick, pixel_ * 1.5F);
      paint_.line({area.right() - tick_long, area.y}, {area.right(), area.y}, tick, pixel_ * 1.5F);
    }
  }

  static bool land_west(Tile tile) { return vikings::is_middle(tile) || tile == Tile::right_end; }
  static bool land_east(Tile tile) { return vikings::is_middle(tile) || tile == Tile::left_end; }

  void draw_land(const Spot& spot) {
    const Joins joins{land_west(spot.tile) && land_east(at(spot.cell, 0, -1)),
                      land_east(spot.tile) && land_west(at(spot.cell, 0, 1))};
    const bool inhabited = spot.cell.row < kShipRow && (home_.rows[spot.cell.row].vikings &
                                                        vikings::column_bit(spot.cell.column)) != 0;
    vikings_table::draw_land(paint_, spot.tile, spot.area, joins, inhabited);
    // Where an island waits to go on one sees the earth it was cut from.
    const Rect& area = spot.area;
    const float wide = field_.cell * 0.03F;
    const auto cut = [&](float x) {
      paint_.fill({x, area.y + area.h * 0.215F, wide, area.h * 0.59F},
                  darker(current_palette.sand, 0.45F));
      paint_.fill({x, area.y + area.h * 0.285F, wide, area.h * 0.45F},
                  darker(current_palette.grass_dark, 0.4F));
    };
    if (land_west(spot.tile) && !joins.west) cut(area.x);
    if (land_east(spot.tile) && !joins.east) cut(area.right() - wide);
  }

  Paint& paint_;
  const Homeland& home_;
  const Field& field_;
  std::optional<Cell> missing_;
  float pixel_ = 1;
};

}  // namespace

void draw_board_tiles(Paint& paint, const Homeland& home, const Field& field,
                      std::optional<Cell> missing) {
  BoardTiles(paint, home, field, missing).draw();
}

}  // namespace meadhall::table::vikings_table
