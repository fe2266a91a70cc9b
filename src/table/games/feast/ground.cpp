#include "table/games/feast/ground.h"

#include <algorithm>
#include <array>

#include "table/kit/stamp.h"

namespace meadhall::table::feast_table {

using feast::Board;
using feast::Cells;
using feast::has;
using feast::Sheet;

namespace {

// The colour of cells that cost nothing, and of those that cost points while nothing lies there:
// pale, so that only what lies on the boards has colour.
struct GroundColours {
  Colour settled;
  Colour open;
};
constexpr std::array<GroundColours, feast::kSheets> kColours = {{
    {rgb(0xefe3c3), rgb(0xcdb68a)},  // home
    {rgb(0xeae6cf), rgb(0xc0b795)},  // Shetland
    {rgb(0xe4e8ea), rgb(0xaebbc2)},  // Bear Island
    {rgb(0xe6e8d2), rgb(0xb7bb97)},  // the Faroes
    {rgb(0xe4e6ea), rgb(0xb0bac6)},  // Baffin Island
    {rgb(0xe9ebe2), rgb(0xb7c1bb)},  // Iceland
    {rgb(0xe8e5da), rgb(0xbcb6a3)},  // Labrador
    {rgb(0xe4ead8), rgb(0xb3c0a2)},  // Greenland
    {rgb(0xe7e8d6), rgb(0xb9bc9c)},  // Newfoundland
    {rgb(0xe6e8e4), rgb(0xb2bdb9)},  // Lofoten
    {rgb(0xe8e7d0), rgb(0xbbba93)},  // Orkney
    {rgb(0xe6e9d4), rgb(0xb5be98)},  // Mull
    {rgb(0xece4cc), rgb(0xc4b48c)},  // Caithness
    {rgb(0xe2c598), rgb(0xbd9563)},  // stone house
    {rgb(0xe2c598), rgb(0xbd9563)},  // long house
}};
const GroundColours& ground_colours(Sheet sheet) {
  return kColours[static_cast<std::size_t>(sheet)];
}

constexpr Colour kLake = rgb(0x3f86a8);
constexpr Colour kPillar = rgb(0x5b3d26);
constexpr Colour kBonus = rgb(0xfbf4e0);

// Calls visit(row, first column, count) for each run of such cells within a row.
template <class Visit>
void for_each_run(const Board& printed, const Cells& cells, Visit visit) {
  for (std::size_t row = 0; row < printed.height; ++row) {
    for (std::size_t column = 0; column < printed.width; ++column) {
      if (!has(cells, row, column)) continue;
      std::size_t end = column;
      while (end < printed.width && has(cells, row, end)) ++end;
      visit(row, column, end - column);
      column = end;
    }
  }
}

Rect run_area(std::size_t row, std::size_t column, std::size_t count, float cell) {
  return {cell * static_cast<float>(column), cell * static_cast<float>(row),
          cell * static_cast<float>(count), cell};
}

void fill_runs(Paint& paint, const Board& printed, const Cells& cells, float cell, Colour colour,
               float wider = 0, float round = 0) {
  for_each_run(printed, cells, [&](std::size_t row, std::size_t column, std::size_t count) {
    paint.fill(run_area(row, column, count, cell).inset(-wider), colour, round);
  });
}

Cells all_of(const Board& printed) {
  Cells all = printed.open;
  for (std::size_t row = 0; row < feast::kBoardRows; ++row) {
    all[row] = static_cast<std::uint16_t>(all[row] | printed.blocked[row]);
  }
  return all;
}

// Thin lines where two cells meet.
void draw_grid(Paint& paint, const Board& printed, const Cells& all, float cell, Colour colour) {
  for (std::size_t row = 0; row < printed.height; ++row) {
    for (std::size_t column = 0; column < printed.width; ++column) {
      if (!has(all, row, column)) continue;
      const Rect area = run_area(row, column, 1, cell);
      if (column + 1 < printed.width && has(all, row, column + 1)) {
        paint.line({area.right(), area.y}, {area.right(), area.bottom()}, colour, 0.9F);
      }
      if (row + 1 < printed.height && has(all, row + 1, column)) {
        paint.line({area.x, area.bottom()}, {area.right(), area.bottom()}, colour, 0.9F);
      }
    }
  }
}

// "−1" as strokes; where there is no room for the figure, one or two dashes.
void draw_loss(Paint& paint, Point middle, float cell, int loss, Colour ink) {
  const float thick = std::max(0.9F, cell * 0.045F);
  const float high = cell * 0.15F;
  if (cell < 17) {
    const float long_half = cell * 0.13F;
    for (int i = 0; i < loss; ++i) {
      const float y = middle.y + (static_cast<float>(i) - static_cast<float>(loss - 1) / 2) * 3;
      paint.line({middle.x - long_half, y}, {middle.x + long_half, y}, ink, thick);
    }
    return;
  }
  const float left = middle.x - cell * 0.2F;
  paint.line({left, middle.y}, {left + cell * 0.17F, middle.y}, ink, thick);
  const float x = middle.x + cell * 0.12F;
  if (loss == 1) {
    paint.line({x, middle.y - high}, {x, middle.y + high}, ink, thick);
    paint.line({x, middle.y - high}, {x - cell * 0.075F, middle.y - high * 0.55F}, ink, thick);
    return;
  }
  const float wide = cell * 0.09F;
  const std::array<Point, 6> two = {{{x - wide, middle.y - high * 0.55F},
                                     {x - wide * 0.5F, middle.y - high},
                                     {x + wide * 0.6F, middle.y - high},
                                     {x + wide, middle.y - high * 0.4F},
                                     {x - wide, middle.y + high},
                                     {x + wide * 1.1F, middle.y + high}}};
  paint.list().AddPolyline(two.data(), static_cast<int>(two.size()), ink, 0, thick);
}

// A tuft of grass in some of the cells that are not settled yet.
void draw_tuft(Paint& paint, Point at, float cell, Colour ink) {
  for (const float lean : {-0.06F, 0.0F, 0.06F}) {
    paint.line(at, {at.x + cell * lean, at.y - cell * (lean == 0 ? 0.13F : 0.1F)}, ink,
               std::max(0.8F, cell * 0.03F));
  }
}

void draw_losses(Paint& paint, Sheet sheet, const Board& printed, const Cells& cells, float cell,
                 int loss) {
  const Colour open = ground_colours(sheet).open;
  const Colour ink = darker(open, 0.5F);
  for (std::size_t row = 0; row < printed.height; ++row) {
    for (std::size_t column = 0; column < printed.width; ++column) {
      if (!has(cells, row, column)) continue;
      const Rect area = run_area(row, column, 1, cell);
      draw_loss(paint, area.center(), cell, loss, fade(ink, 0.72F));
      if (!is_house(sheet) && cell >= 17 && (row * 7 + column * 5 + row * column) % 9 == 2) {
        draw_tuft(paint, {area.x + cell * 0.75F, area.bottom() - cell * 0.09F}, cell,
                  fade(ink, 0.5F));
      }
    }
  }
}

void cut_ground(Paint& paint, float cell, std::uint32_t variant) {
  const auto sheet = static_cast<Sheet>(variant);
  const Board& printed = feast::board(sheet);
  const GroundColours& colours = ground_colours(sheet);
  const Cells all = all_of(printed);
  const float edge = surface_edge(cell);
  fill_runs(paint, printed, all, cell, rgb(0x1c1109), edge, edge);
  fill_runs(paint, printed, all, cell, rgb(0x6b4f30), edge * 0.72F, edge * 0.8F);
  fill_runs(paint, printed, all, cell, rgb(0x3a2817), edge * 0.22F, edge * 0.3F);
  fill_runs(paint, printed, printed.open, cell, colours.settled);
  fill_runs(paint, printed, printed.minus, cell, colours.open);
  fill_runs(paint, printed, printed.minus_two, cell, darker(colours.open, 0.14F));
  fill_runs(paint, printed, printed.incomes, cell, blend(colours.open, rgb(0xecc45f), 0.5F));
  fill_runs(paint, printed, printed.fields, cell, kBonus);
  fill_runs(paint, printed, printed.blocked, cell, is_house(sheet) ? kPillar : kLake);
  draw_grid(paint, printed, all, cell, fade(darker(colours.open, 0.62F), 0.3F));
  draw_losses(paint, sheet, printed, printed.minus, cell, 1);
  draw_losses(paint, sheet, printed, printed.minus_two, cell, 2);
}

}  // namespace

void draw_ground(Paint& paint, Sheet sheet, Point corner, float cell) {
  stamp(paint, cut_ground, static_cast<std::uint32_t>(sheet), {.at = corner, .size = cell});
}

}  // namespace meadhall::table::feast_table
