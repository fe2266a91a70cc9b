#include <algorithm>

#include "games/feast/moves_told.h"
#include "table/games/feast/answers.h"
#include "table/games/feast/gain_marks.h"
#include "table/games/feast/hall.h"
#include "table/games/feast/hand.h"
#include "table/games/feast/items.h"
#include "table/games/feast/laying_stage.h"
#include "table/games/feast/signs.h"
#include "table/kit/sketch.h"
#include "table/kit/stamp.h"

// Goods as the ladder that they are: a step of an upgrade is a line down.

namespace meadhall::table::feast_table {

using feast::Item;

namespace {

constexpr std::size_t kShapes = 8;  // and one of mini-expansion 2
constexpr int kRows = 4;

// Goods of the same shape stand one below the other.
Item good_at(std::size_t shape, int row) {
  return feast::item_at(4 * shape + static_cast<std::size_t>(row));
}

// --- What the rows are, and the shapes

constexpr auto kOx = sketch<R"(
  w: -14,-20! -34,-16 -42,-30 -36,-46! -50,-36 -50,-10 -32,0 -14,-4! w: 14,-20! 34,-16 42,-30 36,-46! 50,-36 50,-10 32,0 14,-4!
  w: -22,-22 0,-26 22,-22 22,4 16,26 14,44 0,48 -14,44 -16,26 -22,4
  k@ -10,0 4,5 k@ 10,0 4,5 k@ -6,36 3,4 k@ 6,36 3,4
)">();
constexpr auto kHammer = sketch<R"(
  w-13 -34,40 10,-8 w/ -8,-34 14,-48 44,-16 30,6 18,-6 6,-6
)">();
constexpr auto kCrown = sketch<R"(
  w/ -44,-24 -22,0 0,-38 22,0 44,-24 36,34 -36,34 w@ -44,-28 7,7 w@ 0,-42 7,7 w@ 44,-28 7,7
)">();

// Its own picture on a line; the sheaf is the sign of harvests.
void draw_tag_sign(Paint& paint, int row, Point middle, float size) {
  const Easel easel{middle, size};
  switch (row) {
    case 0: return draw_sign(paint, feast::Sign::harvest, middle, size, current_palette.on_wood);
    case 1: return draw_sketch(paint, kOx, easel);
    case 2: return draw_sketch(paint, kHammer, easel);
    default: return draw_sketch(paint, kCrown, easel);
  }
}

// Goods are printed lying.
void cut_shape(Paint& paint, float size, std::uint32_t variant) {
  const feast::Shape& lying = feast::ways_to_lay(feast::item_at(variant)).front();
  const float step = size;
  const float side = step * 0.87F;
  const Point from{-step * static_cast<float>(lying.width) / 2,
                   -step * static_cast<float>(lying.height) / 2};
  for (std::size_t row = 0; row < lying.height; ++row) {
    for (std::size_t column = 0; column < lying.width; ++column) {
      if ((unsigned{lying.rows[row]} >> column & 1U) == 0) continue;
      paint.fill({from.x + step * static_cast<float>(column),
                  from.y + step * static_cast<float>(row), side, side},
                 current_palette.on_sea_soft, side * 0.18F);
    }
  }
}

struct Plan {
  Rect heads;
  Rect tags;
  Rect cells;
  std::size_t shapes = kShapes;
  float wide = 0;  // of a cell
  float high = 0;
};

Plan plan_of(const Scene& scene, const Rect& area) {
  Plan plan;
  const float em = scene.frame.em(1);
  plan.shapes = kShapes + (scene.state.options.harvest != 0 ? 1 : 0);
  Rect room = area;
  plan.heads = room.cut_top(std::min(em * 1.25F, area.h * 0.13F));
  plan.tags = room.cut_left(em * 1.65F);
  plan.heads.x = room.x;
  plan.heads.w = room.w;
  plan.cells = room;
  plan.wide = room.w / static_cast<float>(plan.shapes);
  plan.high = room.h / kRows;
  return plan;
}

Rect cell_of(const Plan& plan, std::size_t shape, int row) {
  return {plan.cells.x + plan.wide * static_cast<float>(shape),
          plan.cells.y + plan.high * static_cast<float>(row), plan.wide, plan.high};
}

// --- The goods

// While something is to be laid, what fits nowhere is faint.
bool is_of_no_use(const Scene& scene, Item item) {
  const bool lays = lays_at_large(scene) || scene.asks(feast::Do::window) ||
                    scene.asks(feast::Do::arrange) || scene.asks(feast::Do::lay);
  return lays && scene.acts(scene.shown) && !can_take(scene, item);
}

// What may be upgraded now; brighter while it is pointed at.
void draw_answer_frame(Scene& scene, Item item, const Rect& cell) {
  const std::optional<Move> answer = answer_of(scene, item);
  if (!answer) return;
  Paint& paint = scene.frame.paint;
  const float radius = paint.em(0.35F);
  if (main_answer(scene) == answer) return paint.glow(cell, radius, 1);
  paint.outline(cell, fade(current_palette.highlight, 0.8F), 1.5F * current_palette.edge, radius);
}

void draw_good(Scene& scene, Item item, const Rect& cell) {
  Paint& paint = scene.frame.paint;
  const int had = feast::count(scene.state.at(scene.shown), item);
  // In high cells the number stands below the picture, else beside it.
  const bool tall = cell.h > cell.w * 1.05F;
  const float size =
      tall ? std::min(cell.w * 0.8F, cell.h * 0.66F) : std::min(cell.w * 0.58F, cell.h * 0.84F);
  const Point middle{tall ? cell.center().x : cell.x + size / 2 + cell.w * 0.11F,
                     tall && had > 1 ? cell.y + size / 2 + cell.h * 0.05F : cell.center().y};
  draw_item(paint, item, middle, had > 0 ? size : size * 0.82F,
            had == 0                    ? 0.16F
            : is_of_no_use(scene, item) ? 0.42F
                                        : 1);
  if (had > 1) {
    const float text = std::min({0.94F, size * 0.56F / paint.em(), cell.h * 0.5F / paint.em()});
    Type type{Face::bold, text, current_palette.on_sea};
    if (tall) {
      paint.number({middle.x, middle.y + size / 2 + cell.h * 0.13F}, had, type, Align::center);
    } else {
      const float left = middle.x + size / 2 + cell.w * 0.05F;
      if (had > 9) type.size = std::min(text, (cell.right() - left) * 0.92F / paint.em());
      paint.number({left, cell.center().y + cell.h * 0.06F}, had, type);
    }
  }
  draw_supply_change(scene, item, cell);
  touch_good(scene, item, cell.inset(0.5F));
  draw_answer_frame(scene, item, cell.inset(1));
}

// A step leads down from here; lit, it may be gone now.
void draw_step(Paint& paint, Point tip, float size, bool lit) {
  if (lit) size *= 1.7F;
  const Colour ink = lit ? current_palette.highlight : fade(current_palette.on_sea, 0.4F);
  const float thick = lit ? 2.5F : 1.3F;
  paint.line({tip.x - size, tip.y - size}, tip, ink, thick);
  paint.line(tip, {tip.x + size, tip.y - size}, ink, thick);
}

void draw_row(Scene& scene, const Plan& plan, int row) {
  Paint& paint = scene.frame.paint;
  const Colour ground = goods_colour(static_cast<feast::Colour>(row));
  const Rect first = cell_of(plan, 0, row);
  const Rect band{plan.tags.x, first.y + 1, plan.tags.w + plan.cells.w, first.h - 2};
  const float round = paint.em(0.35F);
  paint.fill(band, fade(ground, 0.22F), round);
  const Rect tag{plan.tags.x, band.y, plan.tags.w - paint.em(0.1F), band.h};
  paint.fill(tag, ground, round);
  draw_tag_sign(paint, row, tag.center(), std::min(tag.w * 0.78F, tag.h * 0.66F));
  for (std::size_t shape = 0; shape < plan.shapes; ++shape) {
    const Item item = good_at(shape, row);
    if (feast::is_good(item)) draw_good(scene, item, cell_of(plan, shape, row));
  }
}

}  // namespace

void draw_larder(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const Plan plan = plan_of(scene, area);
  for (std::size_t shape = 0; shape < plan.shapes; ++shape) {
    const Rect cell = cell_of(plan, shape, 0);
    const float unit = std::min({plan.heads.h * 0.31F, plan.wide * 0.17F, paint.em(0.39F)});
    stamp(paint, cut_shape, static_cast<std::uint32_t>(good_at(shape, 1)),
          {.at = {cell.center().x, plan.heads.center().y}, .size = unit, .opacity = 0.8F});
  }
  for (int row = 0; row < kRows; ++row) draw_row(scene, plan, row);
  for (int row = 0; row + 1 < kRows; ++row) {
    for (std::size_t shape = 0; shape < plan.shapes; ++shape) {
      if (!feast::is_good(good_at(shape, row))) continue;
      const Rect cell = cell_of(plan, shape, row);
      const float size = std::min(paint.em(0.21F), plan.high * 0.1F);
      const float x = cell.h > cell.w * 1.05F
                          ? cell.center().x
                          : cell.x + std::min(cell.w * 0.58F, cell.h * 0.84F) / 2 + cell.w * 0.11F;
      const std::optional<Move> answer = answer_of(scene, good_at(shape, row));
      const bool lit = answer && feast::made_by(scene.state.agenda.top(), good_at(shape, row)) ==
                                     good_at(shape, row + 1);
      draw_step(paint, {x, cell.bottom() + size * 0.5F}, size, lit);
    }
  }
}

}  // namespace meadhall::table::feast_table
