#include "table/games/feast/ghost.h"

#include "games/feast/bundles.h"
#include "games/feast/laying.h"
#include "table/games/feast/gain_marks.h"
#include "table/games/feast/tiles.h"
#include "table/match/opinion_panel.h"

namespace meadhall::table::feast_table {

using feast::Shape;
using feast::Spot;

namespace {

Rect cell_of(const LyingBoard& board, std::size_t row, std::size_t column) {
  return {board.area.x + board.cell * static_cast<float>(column),
          board.area.y + board.cell * static_cast<float>(row), board.cell, board.cell};
}

// Calls visit(row, column) for each of the cells.
template <class Visit>
void for_each_cell(const feast::Cells& cells, Visit visit) {
  for (std::size_t row = 0; row < feast::kBoardRows; ++row) {
    for (std::size_t column = 0; column < feast::kBoardColumns; ++column) {
      if (feast::has(cells, row, column)) visit(row, column);
    }
  }
}

// The cells of the tile that are in its way: beside the board, or where something lies.
void draw_offence(const Scene& scene, const LyingBoard& board, Spot spot) {
  Paint& paint = scene.frame.paint;
  const Shape& way = held_way(scene);
  const feast::Board& printed = feast::board(feast::sheet_of(scene.state, board.surface));
  const feast::Cells& taken = scene.state.surfaces[board.surface].cover.taken;
  bool any = false;
  const auto hatch = [&](std::size_t row, std::size_t column) {
    const Rect cell = cell_of(board, row, column);
    const Clip clipped(paint, cell);
    paint.fill(cell, fade(current_palette.danger, 0.3F));
    for (float at = -cell.h; at < cell.w; at += cell.w / 3) {
      paint.line({cell.x + at, cell.bottom()}, {cell.x + at + cell.h, cell.y},
                 current_palette.danger, 1.5F);
    }
    any = true;
  };
  const auto for_each_held = [&](auto visit) {
    for (std::size_t row = 0; row < way.height; ++row) {
      for (std::size_t column = 0; column < way.width; ++column) {
        if ((way.rows[row] >> column & 1U) != 0) visit(spot.row + row, spot.column + column);
      }
    }
  };
  for_each_held([&](std::size_t row, std::size_t column) {
    const bool outside = row >= feast::kBoardRows || !feast::has(printed.open, row, column);
    if (outside || feast::has(taken, row, column)) hatch(row, column);
  });
  // A neighbour of its own colour, or a number: then all of it is wrong.
  if (!any) for_each_held(hatch);
}

// The ring that closes, and the cells that the next number waits for.
void draw_promises(const Scene& scene, const LyingBoard& board, const feast::LayingGain& gain) {
  Paint& paint = scene.frame.paint;
  const feast::Board& printed = feast::board(feast::sheet_of(scene.state, board.surface));
  for (std::size_t i = 0; i < printed.bonus_count; ++i) {
    if (((gain.won | gain.lost) >> i & 1U) == 0) continue;
    const bool won = (gain.won >> i & 1U) != 0;
    for_each_cell(printed.bonuses[i].field, [&](std::size_t row, std::size_t column) {
      const Rect ring = cell_of(board, row, column).inset(-board.cell);
      paint.dashes(ring, won ? current_palette.highlight : current_palette.danger, 2,
                   board.cell * 0.16F);
    });
  }
  if (!gain.next) return;
  for_each_cell(gain.next->cells, [&](std::size_t row, std::size_t column) {
    const Rect cell = cell_of(board, row, column);
    paint.ring(cell.center(), cell.w * 0.2F, fade(current_palette.highlight, 0.9F), 1.5F);
  });
}

}  // namespace

const Shape& held_way(const Scene& scene) {
  return feast::ways_to_lay(*scene.hand.item())[scene.hand.way()];
}

void draw_chances(const Scene& scene, const LyingBoard& board) {
  Paint& paint = scene.frame.paint;
  const Shape& way = held_way(scene);
  feast::Cells covered{};
  for_each_legal(scene, board.surface, [&](Spot spot) {
    for (std::size_t row = 0; row < way.height; ++row) {
      covered[spot.row + row] =
          static_cast<std::uint16_t>(covered[spot.row + row] | way.rows[row] << spot.column);
    }
  });
  const feast::Board& printed = feast::board(feast::sheet_of(scene.state, board.surface));
  const feast::Cells& taken = scene.state.surfaces[board.surface].cover.taken;
  for_each_cell(printed.open, [&](std::size_t row, std::size_t column) {
    if (feast::has(taken, row, column)) return;
    const bool may = feast::has(covered, row, column);
    paint.fill(cell_of(board, row, column),
               may ? fade(current_palette.highlight, 0.28F) : fade(current_palette.veil, 0.35F));
  });
}

void draw_ghost(Scene& scene, const LyingBoard& board, Spot spot, const Hand::Told& told) {
  Paint& paint = scene.frame.paint;
  const Shape& way = held_way(scene);
  const Rect area = board.area_of(spot, way);
  if (told.legal) {
    draw_promises(scene, board, told.gain);
    paint.glow(area, 3, 1);
  }
  draw_tile(paint, *scene.hand.item(), way, area.min(), board.cell, told.legal ? 1.0F : 0.55F);
  if (told.legal && !scene.gains_below) {
    draw_badges(scene, feast::sheet_of(scene.state, board.surface), told.gain, area);
  } else if (!told.legal) {
    draw_offence(scene, board, spot);
  }
}

void draw_advised(Scene& scene) {
  Paint& paint = scene.frame.paint;
  for (const bots::Advice& each : scene.advice) {
    const std::optional<feast::LaidAt> laid = feast::laid_by(scene.state, each.deed());
    if (!laid) continue;
    for (const LyingBoard& board : scene.boards) {
      if (board.surface != laid->surface) continue;
      const Clip clipped(paint, board.window);
      const Shape& way = feast::ways_to_lay(laid->item)[laid->way];
      const Rect area = board.area_of(laid->spot, way);
      paint.glow(area, 3, 1);
      draw_tile(paint, laid->item, way, area.min(), board.cell, 0.85F);
      match::draw_advice_mark(scene, area.center(), paint.em(0.75F), each.move);
    }
  }
}

void draw_floating(Scene& scene) {
  const Targets& targets = scene.frame.targets;
  const Shape& way = held_way(scene);
  const float cell = scene.boards.empty() ? scene.frame.em(1.5F) : scene.boards.front().cell;
  // Above the fingertip, so that it is seen.
  const float lift = targets.finger() ? scene.frame.em(3.9F) : 0;
  const Point corner{targets.mouse().x - cell * static_cast<float>(way.width) / 2,
                     targets.mouse().y - cell * static_cast<float>(way.height) / 2 - lift};
  draw_tile(scene.frame.paint, *scene.hand.item(), way, corner, cell, 0.9F);
}

}  // namespace meadhall::table::feast_table
