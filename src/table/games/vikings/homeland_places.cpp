#include "table/games/vikings/answer_marks.h"
#include "table/games/vikings/homeland_board.h"
#include "table/games/vikings/homeland_view.h"
#include "table/kit/widgets.h"
#include "table/match/opinion_panel.h"

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

void answer(const HomelandBoard& on, Cell cell, bool legal) {
  const Rect place = on.cell_area(cell);
  if (!legal && !on.shows(place)) return;
  const Tile lying = vikings::tile_at(on.home, cell);
  const Step step = on.scene.state.step;
  const bool dead = is_dead_place(on, cell);
  const bool worth_pointing =
      lying != Tile::none || dead || (asks_places(step) && on.scene.acts(on.seat));
  if (!legal && !worth_pointing) return;
  // The keyboard walks over the answers and over what lies there, not over the open sea.
  const Role role = legal ? Role::choice : lying != Tile::none || dead ? Role::thing : Role::floor;
  Targets& targets = on.scene.frame.targets;
  // A viking is not carried: his kind is the row's.
  const Contact contact =
      targets.add(on.name_of("cell", cell), place, role, legal && step != Step::ferry);
  const Rect inner = place.inset(on.cell * 0.05F);
  const float radius = on.cell * 0.07F;
  if (legal) {
    draw_legal_place(on.paint, place, contact.pointed, lying != Tile::none);
    if (contact.pointed) {
      if (step != Step::start && step != Step::swap) on.scene.focus_now.cell = cell;
      draw_ghost(on.scene, cell, lying, place);
      on.paint.glow(inner, radius, 1.0F);
      if (!targets.carries()) draw_gain(on.scene, cell, place);
    }
    match::draw_advice_mark(on.scene, {place.right() - on.cell * 0.2F, place.y + on.cell * 0.2F},
                            std::max(on.cell * 0.17F, on.paint.em(0.55F)),
                            WhatIf::move_to(on.scene.state, cell));
    if (contact.clicked) on.scene.frame.order(vikings::text(WhatIf::move_to(on.scene.state, cell)));
  } else if (contact.pointed) {
    const bool forbidden = asks_places(step) && on.scene.acts(on.seat);
    on.paint.outline(inner, forbidden ? tone.danger : fade(tone.on_sea, 0.5F), 1.5F, radius);
    on.scene.point(vikings::cell_thing(on.seat, cell), place);
  }
  if (contact.clicked && !legal && on.scene.model.lesson.open && asks_places(step)) {
    on.scene.frame.order("lesson");
  }
  if (contact.focused && role != Role::floor) focus_ring(on.scene.frame, inner, radius);
}

}  // namespace

bool asks_places(Step step) {
  return step == Step::place || step == Step::start || step == Step::ferry || step == Step::swap;
}

// A faint hatch: nothing can lie here any more.
void draw_dead_places(const HomelandBoard& on) {
  for (std::uint8_t row = 0; row < kRows; ++row) {
    for (std::size_t column = 0; column < on.columns; ++column) {
      const Cell cell{row, static_cast<std::uint8_t>(column)};
      if (!is_dead_place(on, cell)) continue;
      const Rect place = on.cell_area(cell).inset(on.cell * 0.12F);
      const Clip clipped(on.paint, place);
      const float step = on.cell * 0.15F;
      for (float along = step; along < 2 * place.w; along += step) {
        on.paint.line({place.x + along, place.y}, {place.x + along - place.w, place.bottom()},
                      fade(tone.on_sea_soft, 0.35F), 1.2F);
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
      const Cell cell{static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
      const bool legal =
          acts && (on.scene.model.legal_cells[row] & vikings::column_bit(column)) != 0;
      answer(on, cell, legal);
    }
  }
}

}  // namespace meadhall::table::vikings_table
