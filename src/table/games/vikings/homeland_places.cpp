#include "table/games/vikings/answer_marks.h"
#include "table/games/vikings/card.h"
#include "table/games/vikings/homeland_board.h"
#include "table/games/vikings/homeland_view.h"

namespace meadhall::table::vikings_table {

using vikings::Cell;
using vikings::kRows;
using vikings::Step;
using vikings::Tile;

namespace {

bool is_dead_place(const HomelandBoard& on, Cell cell) {
  if (cell.row >= kRows) return false;
  const vikings::DeadCells& dead = on.scene.model.dead[index(on.seat)];
  return ((dead.no_such_tile[cell.row] | dead.none_left[cell.row]) &
          vikings::column_bit(cell.column)) != 0;
}

void draw_cell(const HomelandBoard& on, Cell cell, bool legal) {
  const Rect area = on.cell_area(cell);
  if (!legal && !on.shows(area)) return;
  const Step step = on.scene.state.step;
  const bool filled = vikings::tile_at(on.home, cell) != Tile::none;
  const bool explains = filled || is_dead_place(on, cell);
  const bool stays = legal && on.scene.card.viking_stays(on.scene, cell);
  if (!legal && !explains && !(asks_places(step) && on.scene.acts(on.seat))) return;
  match::draw_place(on.scene,
                    {.name = on.name_of("cell", cell),
                     .area = area,
                     .seat = on.seat,
                     .legal = legal,
                     .asks = asks_places(step),
                     // A viking is not carried: his kind is the row's.
                     .holds = step != Step::ferry,
                     .filled = filled,
                     // The keyboard walks over what lies there, not over the open sea.
                     .role = explains ? Role::thing : Role::floor,
                     .move = WhatIf::move_to(on.scene.state, cell),
                     .then = stays ? std::optional(vikings::kStay) : std::nullopt,
                     .thing = vikings::cell_thing(on.seat, cell)},
                    kPlaceHooks);
}

}  // namespace

bool asks_places(Step step) {
  return step == Step::place || step == Step::start || step == Step::ferry || step == Step::swap;
}

// A faint hatch: nothing can lie here any more.
void draw_dead_places(const HomelandBoard& on) {
  for (std::size_t row = 0; row < kRows; ++row) {
    for (std::size_t column = 0; column < on.columns; ++column) {
      const Cell cell = cell_at(row, column);
      if (!is_dead_place(on, cell)) continue;
      const Rect place = on.cell_area(cell).inset(on.cell * 0.12F);
      const Clip clipped(on.paint, place);
      const float step = on.cell * 0.15F;
      for (float along = step; along < 2 * place.w; along += step) {
        on.paint.line({place.x + along, place.y}, {place.x + along - place.w, place.bottom()},
                      fade(current_palette.on_sea_soft, 0.35F), 1.2F);
      }
    }
  }
}

// Every cell can be pointed at; those that answer the question glow.
void draw_places(const HomelandBoard& on) {
  const bool acts = on.scene.acts(on.seat);
  for (std::size_t line = 0; line < kLines; ++line) {
    const std::size_t row = row_of_line(line);
    for (std::size_t column = 0; column < on.columns; ++column) {
      const bool legal =
          acts && (on.scene.model.legal_cells[row] & vikings::column_bit(column)) != 0;
      draw_cell(on, cell_at(row, column), legal);
    }
  }
}

}  // namespace meadhall::table::vikings_table
