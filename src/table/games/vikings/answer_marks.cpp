#include "table/games/vikings/answer_marks.h"

#include <array>

#include "table/games/vikings/pieces.h"
#include "table/games/vikings/specials.h"
#include "table/kit/icons.h"

namespace meadhall::table::vikings_table {

using vikings::Cell;
using vikings::kRows;
using vikings::Step;
using vikings::Tile;
using vikings::Viking;

namespace {

Cell cell_named(const TargetName& name) {
  constexpr std::uint32_t kLines = kRows + 1;
  return {static_cast<std::uint8_t>(name.b % kLines), static_cast<std::uint8_t>(name.b / kLines)};
}

// What would lie or stand on the place; `lying` is what lies there now.
void draw_ghost(Scene& scene, Cell cell, Tile lying, const Rect& place) {
  Paint& paint = scene.frame.paint;
  const Rect tile_area = tile_within(place);
  const float figure = place.w * 0.70F;
  const auto viking = static_cast<Viking>(cell.row);
  switch (scene.state.step) {
    case Step::start: draw_tile(paint, Tile::left_end, tile_area, 0.82F); break;
    case Step::place: {
      const Tile tile = scene.state.pending.tile;
      const bool would_stand =
          cell.row < kRows && static_cast<std::size_t>(scene.state.pending.viking) == cell.row;
      draw_tile(paint, tile, tile_area, 0.82F, would_stand);
      if (would_stand) {
        draw_viking(paint, viking, standing_place(tile, place), figure, 0.6F);
      }
      break;
    }
    case Step::ferry:
      draw_viking(paint, viking, standing_place(lying, place), figure, 0.75F);
      break;
    case Step::swap: draw_building_frame(paint, tile_area); break;
    default: break;
  }
}

// What the next scoring would bring more, or less, with the piece on this place.
void draw_gain(Scene& scene, Cell cell, const Rect& place) {
  if (!scene.focus_now.cell) return;
  const WhatIf::Told& told = scene.what_if.of(scene.frame.app, scene.model, cell);
  const std::array<match::Gain, 2> gains = {{{told.gold, draw_gold}, {told.points, draw_points}}};
  match::draw_gains(scene.frame.paint, place, gains);
}

void draw_carried_face(match::Stage& stage, const Rect& area) {
  Scene& scene = scene_on(stage);
  if (scene.state.step == Step::swap) {
    draw_special(scene.frame.paint, scene.state.swapping, area);
  } else {
    draw_ghost(scene, scene.focus_now.cell.value_or(Cell{vikings::kShipRow, 0}), Tile::none, area);
  }
}

}  // namespace

const match::PlaceHooks kPlaceHooks{
    .point =
        [](match::Stage& stage, const match::BoardPlace& place) {
          Scene& scene = scene_on(stage);
          const Step step = scene.state.step;
          // Of other moves nothing is foreseen.
          if (step == Step::start || step == Step::swap) return;
          scene.focus_now.cell = cell_named(place.name);
        },
    .draw_ghost =
        [](match::Stage& stage, const match::BoardPlace& place) {
          Scene& scene = scene_on(stage);
          const Cell cell = cell_named(place.name);
          const vikings::Homeland& home = scene.state.at(place.seat).homeland;
          draw_ghost(scene, cell, vikings::tile_at(home, cell), place.area);
        },
    .draw_gain =
        [](match::Stage& stage, const match::BoardPlace& place) {
          draw_gain(scene_on(stage), cell_named(place.name), place.area);
        }};

void draw_carried_piece(Scene& scene) {
  const std::optional<Cell> cell = scene.focus_now.cell;
  match::draw_carried(scene, cell.has_value(), draw_carried_face);
  if (cell && scene.frame.targets.carries()) {
    draw_gain(scene, *cell, match::carried_area(scene.frame));
  }
}

}  // namespace meadhall::table::vikings_table
