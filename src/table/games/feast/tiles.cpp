#include "table/games/feast/tiles.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/fixed_vector.h"
#include "table/games/feast/items.h"
#include "table/kit/stamp.h"

// A tile's colour is told by its edge too: orange is dotted, red has a line, green is stitched,
// blue has two lines.

namespace meadhall::table::feast_table {

using feast::Item;
using feast::Shape;
using feast::Spot;

namespace {

constexpr unsigned kItemBits = 6;
constexpr unsigned kRowBits = 5;
constexpr unsigned kRowMask = (1U << kRowBits) - 1;
static_assert(feast::kItems <= (1U << kItemBits));
static_assert(kItemBits + kRowBits * feast::kMostRows <= 32);

// Which cells of a tile there are, all within five by five.
struct Grid {
  std::array<unsigned, feast::kMostRows> rows{};
  int height = 0;
  int width = 0;

  bool has(int row, int column) const {
    if (row < 0 || row >= height || column < 0 || column >= width) return false;
    return (rows[static_cast<std::size_t>(row)] >> static_cast<unsigned>(column) & 1U) != 0;
  }
};

std::uint32_t packed(Item item, const Shape& way) {
  auto variant = static_cast<std::uint32_t>(item);
  for (std::size_t row = 0; row < feast::kMostRows; ++row) {
    variant |= (unsigned{way.rows[row]} & kRowMask) << (kItemBits + kRowBits * row);
  }
  return variant;
}

Grid unpacked(std::uint32_t variant) {
  Grid grid;
  for (std::size_t row = 0; row < feast::kMostRows; ++row) {
    const unsigned cells = variant >> (kItemBits + kRowBits * row) & kRowMask;
    grid.rows[row] = cells;
    if (cells == 0) continue;
    grid.height = static_cast<int>(row) + 1;
    grid.width = std::max(grid.width, static_cast<int>(std::bit_width(cells)));
  }
  return grid;
}

Colour ground_of(Item item) {
  if (feast::is_tile(item)) return goods_colour(feast::colour_of(item));
  switch (item) {
    case Item::silver: return rgb(0x857a66);
    case Item::wood: return rgb(0xb58d5c);
    case Item::stone: return rgb(0x6d6f72);
    default: return rgb(0x574638);
  }
}

// Along the side of a tile, so many dots or stitches.
void draw_marks(Paint& paint, Point from, Point to, float step, float length, float thick,
                Colour colour) {
  const float whole = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
  const int count = std::max(1, static_cast<int>(whole / step));
  const float half = length / 2 / std::max(whole, 0.1F);
  for (int i = 0; i < count; ++i) {
    const float at = (static_cast<float>(i) + 0.5F) / static_cast<float>(count);
    paint.line(mix(from, to, at - half), mix(from, to, at + half), colour, thick);
  }
}

// All round a rectangle.
void draw_marks(Paint& paint, const Rect& area, float step, float length, float thick,
                Colour colour) {
  const Point a = area.min();
  const Point c = area.max();
  draw_marks(paint, a, {c.x, a.y}, step, length, thick, colour);
  draw_marks(paint, {c.x, a.y}, c, step, length, thick, colour);
  draw_marks(paint, c, {a.x, c.y}, step, length, thick, colour);
  draw_marks(paint, {a.x, c.y}, a, step, length, thick, colour);
}

void draw_edge(Paint& paint, feast::Colour colour, const Rect& face, float cell) {
  const Colour pale = rgb(0xfff6e0, 0.75F);
  const Rect line = face.inset(cell * 0.075F);
  const float thin = std::max(0.7F, cell * 0.03F);
  const float round = cell * 0.07F;
  switch (colour) {
    case feast::Colour::orange:
      return draw_marks(paint, line, cell * 0.16F, cell * 0.055F, std::max(1.0F, cell * 0.055F),
                        pale);
    case feast::Colour::red: return paint.outline(line, pale, std::max(0.9F, thin * 1.3F), round);
    case feast::Colour::green:
      return draw_marks(paint, line, cell * 0.25F, cell * 0.14F, std::max(0.9F, cell * 0.045F),
                        pale);
    default:
      paint.outline(line, fade(pale, 0.9F), thin, round);
      paint.outline(line.inset(cell * 0.085F), fade(pale, 0.7F), thin * 0.8F, round);
  }
}

// --- Rectangles, which all goods are

void draw_rectangle(Paint& paint, Item item, const Grid& grid, float cell) {
  const Colour ground = ground_of(item);
  const Rect whole{0, 0, cell * static_cast<float>(grid.width),
                   cell * static_cast<float>(grid.height)};
  const Rect edge = whole.inset(cell * 0.03F);
  const float round = cell * 0.13F;
  const float line = std::max(0.8F, cell * 0.04F);
  paint.fill({edge.x, edge.y + line, edge.w, edge.h}, rgb(0x000000, 0.35F), round);
  paint.fill(edge, darker(ground, 0.6F), round);
  const Rect face = edge.inset(line);
  paint.gradient(face, lighter(ground, 0.1F), darker(ground, 0.08F), round * 0.8F);
  if (!feast::is_tile(item)) return;
  const Colour between = fade(darker(ground, 0.7F), 0.28F);
  for (int i = 1; i < grid.width; ++i) {
    const float x = cell * static_cast<float>(i);
    paint.line({x, face.y}, {x, face.bottom()}, between, 0.8F);
  }
  for (int i = 1; i < grid.height; ++i) {
    const float y = cell * static_cast<float>(i);
    paint.line({face.x, y}, {face.right(), y}, between, 0.8F);
  }
  draw_edge(paint, feast::colour_of(item), face, cell);
}

// --- Special tiles, of odd shapes

// Their cells as one piece, narrower by `inset` than it is, from the top colour to the lower one.
void fill_cells(Paint& paint, const Grid& grid, float cell, float inset, Colour top, Colour low) {
  const auto tall = static_cast<float>(grid.height);
  for (int row = 0; row < grid.height; ++row) {
    for (int column = 0; column < grid.width; ++column) {
      if (!grid.has(row, column)) continue;
      const auto y = static_cast<float>(row);
      const Colour from = blend(top, low, y / tall);
      const Colour to = blend(top, low, (y + 1) / tall);
      const float left = cell * static_cast<float>(column) + inset;
      const float upper = cell * y + inset;
      const float side = cell - 2 * inset;
      // To the right and downwards it goes on below what comes there.
      const float beside = grid.has(row, column + 1) ? side + 2 * inset : side;
      const float below = grid.has(row + 1, column) ? side + 2 * inset : side;
      paint.gradient({left, upper, beside, side}, from, to);
      if (below > side) paint.gradient({left, upper + side, side, 2 * inset}, to, to);
      if (beside > side && below > side && grid.has(row + 1, column + 1)) {
        paint.fill({left + side, upper + side, 2 * inset, 2 * inset}, to);
      }
    }
  }
}

// Whether the tile lies below most of a disc; all in cells.
bool is_below(const Grid& grid, Point middle, float across) {
  constexpr int kSteps = 7;
  int all = 0;
  int below = 0;
  for (int i = 0; i < kSteps * kSteps; ++i) {
    const int row = i / kSteps;
    const int column = i % kSteps;
    const Point from{(static_cast<float>(column) + 0.5F) / kSteps - 0.5F,
                     (static_cast<float>(row) + 0.5F) / kSteps - 0.5F};
    if (from.x * from.x + from.y * from.y > 0.25F) continue;
    const float x = middle.x + from.x * across;
    const float y = middle.y + from.y * across;
    ++all;
    if (x >= 0 && y >= 0 && grid.has(static_cast<int>(y), static_cast<int>(x))) ++below;
  }
  return below * 100 >= all * 92;
}

// Where the picture stands: as large as it can be without leaving the tile, nearest to its middle.
Rect picture_place(const Grid& grid, float cell) {
  const Point whole{static_cast<float>(grid.width), static_cast<float>(grid.height)};
  for (float across = std::max(whole.x, whole.y); across >= 1; across -= 0.25F) {
    float nearest = 1e9F;
    Point best{};
    for (int i = 0; i <= 4 * grid.width * grid.height + 2 * (grid.width + grid.height); ++i) {
      const int columns = 2 * grid.width + 1;
      const int row = i / columns;
      const int column = i % columns;
      const Point middle{static_cast<float>(column) / 2, static_cast<float>(row) / 2};
      const float x = middle.x - whole.x / 2;
      const float y = middle.y - whole.y / 2;
      if (x * x + y * y >= nearest || !is_below(grid, middle, across)) continue;
      nearest = x * x + y * y;
      best = middle;
    }
    if (nearest < 1e9F) {
      return around({best.x * cell, best.y * cell}, across * cell, across * cell);
    }
  }
  return {0, 0, cell * whole.x, cell * whole.y};
}

void draw_special(Paint& paint, Item item, const Grid& grid, float cell) {
  const Colour ground = goods_colour(feast::Colour::blue);
  const float line = std::max(0.8F, cell * 0.045F);
  const Colour gold = current_palette.coin;
  fill_cells(paint, grid, cell, cell * 0.02F, rgb(0x4a2f08), rgb(0x4a2f08));
  fill_cells(paint, grid, cell, cell * 0.02F + line, lighter(gold, 0.2F), darker(gold, 0.15F));
  fill_cells(paint, grid, cell, cell * 0.05F + 2 * line, lighter(ground, 0.1F),
             darker(ground, 0.1F));
  const Rect place = picture_place(grid, cell);
  sketch_item(paint, item, place.center(), std::min(place.w, place.h) * 0.9F);
}

void cut_tile(Paint& paint, float cell, std::uint32_t variant) {
  const Item item = feast::item_at(variant & ((1U << kItemBits) - 1));
  const Grid grid = unpacked(variant);
  if (feast::is_special(item)) return draw_special(paint, item, grid, cell);
  draw_rectangle(paint, item, grid, cell);
  const auto across = static_cast<float>(grid.width);
  const auto down = static_cast<float>(grid.height);
  const float shorter = cell * std::min(across, down);
  sketch_item(paint, item, {cell * across / 2, cell * down / 2}, shorter * 0.82F);
}

}  // namespace

void draw_tile(Paint& paint, Item item, const Shape& way, Point corner, float cell, float opacity) {
  stamp(paint, cut_tile, packed(item, way), {.at = corner, .size = cell, .opacity = opacity});
}

namespace {

float cell_within(const Shape& way, const Rect& room, float most) {
  return std::min(
      {room.w / static_cast<float>(way.width), room.h / static_cast<float>(way.height), most});
}

}  // namespace

Rect draw_way_within(Paint& paint, Item item, const Shape& way, const Rect& room, float most,
                     float opacity) {
  const float cell = cell_within(way, room, most);
  const Rect area = around(room.center(), cell * static_cast<float>(way.width),
                           cell * static_cast<float>(way.height));
  draw_tile(paint, item, way, area.min(), cell, opacity);
  return area;
}

Rect draw_tile_within(Paint& paint, Item item, const Rect& room, float most, float opacity) {
  const Shape* best = nullptr;
  float cell = 0;
  for (const Shape& way : feast::ways_to_lay(item)) {
    const float fits = cell_within(way, room, most);
    if (fits <= cell + 0.01F) continue;
    best = &way;
    cell = fits;
  }
  if (best == nullptr) return around(room.center(), 0, 0);
  return draw_way_within(paint, item, *best, room, most, opacity);
}

LaidTile take_tile(const feast::Surface& surface, feast::Cells& left, Spot first) {
  const auto take = [&left](Spot cell) {
    left[cell.row] = static_cast<std::uint16_t>(left[cell.row] & ~(1U << cell.column));
  };
  // The cells of the tile, those whose neighbours were looked at first.
  FixedVector<Spot, feast::kMostRows * feast::kMostRows> cells;
  const auto reach = [&](int row, int column) {
    const Spot cell{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
    if (!feast::has(left, cell.row, cell.column) || cells.size() == cells.capacity()) return;
    take(cell);
    cells.push_back(cell);
  };
  const auto joined = [&surface](int row, int column, std::uint8_t to) {
    if (row >= static_cast<int>(feast::kBoardRows) ||
        column >= static_cast<int>(feast::kBoardColumns)) {
      return false;
    }
    const std::size_t number =
        feast::cell_number(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    return (surface.lying[number] & to) != 0;
  };
  reach(first.row, first.column);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const int row = cells[i].row;
    const int column = cells[i].column;
    if (joined(row, column, feast::kJoinedLeft)) reach(row, column - 1);
    if (joined(row, column, feast::kJoinedUp)) reach(row - 1, column);
    if (joined(row, column + 1, feast::kJoinedLeft)) reach(row, column + 1);
    if (joined(row + 1, column, feast::kJoinedUp)) reach(row + 1, column);
  }
  Spot corner = first;
  for (const Spot cell : cells) corner.column = std::min(corner.column, cell.column);
  LaidTile tile{.item = feast::lying_at(surface, first.row, first.column), .at = corner};
  for (const Spot cell : cells) {
    const auto row = static_cast<std::size_t>(cell.row - corner.row);
    const auto column = static_cast<unsigned>(cell.column - corner.column);
    if (row >= feast::kMostRows) continue;
    tile.way.rows[row] = static_cast<std::uint16_t>(tile.way.rows[row] | 1U << column);
    tile.way.height = std::max(tile.way.height, static_cast<std::uint8_t>(row + 1));
    tile.way.width = std::max(tile.way.width, static_cast<std::uint8_t>(column + 1));
  }
  return tile;
}

}  // namespace meadhall::table::feast_table
