#include "table/games/vikings/homeland_view.h"

#include "table/games/vikings/homeland_board.h"
#include "table/games/vikings/pieces.h"
#include "table/games/vikings/special_rack.h"

namespace meadhall::table::vikings_table {

using vikings::Columns;
using vikings::kRows;
using vikings::kShipRow;
using vikings::Viking;

namespace {

// On a narrow screen the places asked for may lie beyond its edge.
void bring_answers_into_sight(const HomelandBoard& on) {
  Columns legal = 0;
  std::size_t top = kLines;
  std::size_t bottom = 0;
  for (std::size_t line = 0; line < kLines; ++line) {
    const Columns in_row = on.scene.model.legal_cells[row_of_line(line)];
    legal |= in_row;
    if (in_row == 0) continue;
    top = std::min(top, line);
    bottom = line + 1;
  }
  if (legal == 0) return;
  const auto first = static_cast<float>(std::countr_zero(legal));
  const auto end = static_cast<float>(64 - std::countl_zero(legal));
  match::bring_into_sight(on.scene.frame, on.view,
                          {first * on.cell, static_cast<float>(top) * on.cell},
                          {end * on.cell, static_cast<float>(bottom) * on.cell});
}

void draw_water(const HomelandBoard& on) {
  for (std::size_t line = 0; line < kLines; ++line) {
    Rect band = on.beside(line, on.sea);
    band.h -= 1;
    const std::size_t row = row_of_line(line);
    const Colour own =
        row < kRows ? viking_colour(static_cast<Viking>(row)) : current_palette.water_tile;
    on.paint.fill(band, line % 2 == 0 ? current_palette.band : current_palette.band_other,
                  on.paint.em(0.2F));
    // A thread in the row's colour runs along its foot.
    on.paint.fill({band.x, band.bottom() - 2, band.w, 2}, fade(own, row == 4 ? 0.9F : 0.55F));
  }
}

void draw_column_numbers(const HomelandBoard& on) {
  if (on.heads == 0) return;
  const Clip clipped(on.paint, {on.sea.x, on.sea.y - on.heads - 2, on.sea.w, on.heads + 2});
  for (std::size_t column = 0; column < on.columns; ++column) {
    const vikings::Cell ship = cell_at(kShipRow, column);
    const Rect place = on.cell_area(ship);
    if (place.center().x < on.sea.x || place.center().x > on.sea.right()) continue;
    const Rect head{place.x, on.sea.y - on.heads, place.w, on.heads};
    on.scene.thing_at({"column-head", column}, vikings::cell_thing(on.seat, ship), head);
    on.paint.number(
        {place.center().x, on.sea.y - on.heads * 0.6F}, static_cast<int>(column) + 1,
        {Face::sans, std::min(0.88F, on.heads / on.paint.em(1.05F)), current_palette.on_sea_soft},
        Align::center);
  }
}

// rules: Vikings 9.9: left of the row they concern
void draw_special_tiles(const HomelandBoard& on) {
  on.paint.fill(on.rack_area, current_palette.depth, on.paint.em(0.4F));
  for (std::size_t line = 0; line < kLines; ++line) {
    const Rect place = on.beside(line, on.rack_area);
    if (owned_kinds(on.player) == 0) {
      const float size = std::min(place.w, place.h) * 0.72F;
      on.paint.dashes(around(place.center(), size, size), fade(current_palette.on_sea_soft, 0.45F),
                      1.2F, size * 0.12F);
    }
    if (!overlap(place, on.rack_area).empty()) draw_owned(on.scene, on.seat, line, place);
  }
}

}  // namespace

void draw_homeland(Scene& scene, Seat seat, const Rect& area) {
  HomelandBoard on(scene, seat, area);
  if (on.cell < 4 || on.sea.w < on.cell) return;  // no room for a board at all
  if (scene.fresh && scene.acts(seat)) bring_answers_into_sight(on);
  match::begin_board(
      scene, on.view,
      {on.cell * static_cast<float>(on.columns), on.cell * static_cast<float>(kLines)});
  draw_column_numbers(on);
  {
    const Clip clipped(on.paint, on.view.closer() ? on.sea
                                                  : Rect{on.sea.x - 3, on.sea.y - on.heads - 4,
                                                         on.sea.w + 6, on.sea.h + on.heads + 8});
    draw_water(on);
    draw_pieces(on);
    draw_dead_places(on);
    draw_threats(on);
    draw_places(on);
  }
  match::end_board(scene);
  match::draw_place_below(on.paint, on.view);
  const Clip clipped(on.paint, {area.x, on.sea.y - 4, on.sea.right() - area.x, on.sea.h + 8});
  draw_mainland(on);
  if (on.rack > 0) draw_special_tiles(on);
  match::draw_way_back(scene.frame, on.view);
}

}  // namespace meadhall::table::vikings_table
