#include "table/games/feast/icon_row.h"

#include <string>

#include "table/games/feast/items.h"
#include "table/games/feast/signs.h"
#include "table/kit/stamp.h"

namespace meadhall::table::feast_table {
namespace {

using feast::Glyph;
using feast::Sign;

// How a sign stands in its row, in parts of the height of a piece: how large it is drawn, how wide
// it is then, and what it is not parted from where the row wraps.
struct Stance {
  float size = 1;
  float width = 1;
  bool counts = false;  // its number follows it, whatever it is
  bool leads = false;   // stays with what follows
  bool trails = false;  // stays with what stands before
};

Stance stance_of(Sign sign) {
  switch (sign) {
    case Sign::opens: return {.size = 1, .width = 0.36F, .leads = true};
    case Sign::closes: return {.size = 1, .width = 0.36F, .trails = true};
    case Sign::either: return {.size = 0.9F, .width = 0.5F};
    case Sign::then: return {.size = 0.56F, .width = 0.5F, .trails = true};
    case Sign::pays: return {.size = 0.76F, .width = 0.76F, .trails = true};
    case Sign::as: return {.size = 0.66F, .width = 0.6F, .trails = true};
    case Sign::per: return {.size = 0.72F, .width = 0.72F, .leads = true};
    case Sign::when: return {.size = 0.8F, .width = 0.5F, .leads = true};
    case Sign::before:
    case Sign::after:
    case Sign::instead: return {.size = 0.8F, .width = 0.8F, .leads = true};
    case Sign::plus: return {.size = 0.48F, .width = 0.44F, .counts = true};
    case Sign::minus: return {.size = 0.48F, .width = 0.44F, .counts = true, .trails = true};
    case Sign::most: return {.size = 0.6F, .width = 0.62F, .counts = true, .leads = true};
    case Sign::at_least:
    case Sign::at_most:
    case Sign::exactly: return {.size = 0.5F, .width = 0.46F, .counts = true, .leads = true};
    case Sign::anytime:
    case Sign::always:
    case Sign::once:
    case Sign::success: return {.size = 0.8F, .width = 0.8F};
    case Sign::failure: return {.size = 0.7F, .width = 0.7F};
    default: return {};
  }
}

// A tile of any good: of one colour, or of all four.
void draw_any_good(Paint& paint, feast::Colour colour, Point center, float size) {
  const Rect tile = around(center, 0.84F * size, 0.84F * size);
  const float radius = 0.12F * size;
  if (colour != feast::Colour::none) {
    paint.fill(tile, goods_colour(colour), radius);
  } else {
    for (int i = 0; i < 4; ++i) {
      const float half = tile.w / 2;
      const int row = i / 2;
      const Rect quarter{tile.x + half * static_cast<float>(i % 2),
                         tile.y + half * static_cast<float>(row), half, half};
      paint.fill(quarter, goods_colour(static_cast<feast::Colour>(i)));
    }
  }
  paint.outline(tile, current_palette.wood_dark, std::max(1.0F, 0.045F * size), radius);
}

// So many arrowheads on a tile that turns from green to blue.
void draw_steps(Paint& paint, int steps, Point center, float size) {
  const Rect tile = around(center, 0.9F * size, 0.84F * size);
  const float radius = 0.12F * size;
  paint.fill(tile, goods_colour(feast::Colour::green), radius);
  paint.fill({center.x, tile.y, tile.w / 2, tile.h}, goods_colour(feast::Colour::blue), radius);
  paint.outline(tile, current_palette.wood_dark, std::max(1.0F, 0.045F * size), radius);
  const float step = 0.23F * size;
  const float high = 0.2F * size;
  for (int i = 0; i < steps; ++i) {
    const float x =
        center.x + step * (static_cast<float>(i) - static_cast<float>(steps) / 2 + 0.2F);
    const Point tip{x + 0.6F * step, center.y};
    paint.line({x, center.y - high}, tip, current_palette.ivory, 0.11F * size);
    paint.line(tip, {x, center.y + high}, current_palette.ivory, 0.11F * size);
  }
}

// A plate of the action board with so many pegs for Vikings.
Rect draw_plate(Paint& paint, std::size_t column, Point center, float size) {
  const Rect plate = around(center, 0.94F * size, 0.94F * size);
  paint.gradient(plate, current_palette.wood_top, current_palette.wood_bottom, 0.14F * size);
  paint.outline(plate, current_palette.gold_edge, std::max(1.0F, 0.05F * size), 0.14F * size);
  for (std::size_t i = 0; i < column; ++i) {
    const float x =
        center.x + 0.2F * size * (static_cast<float>(i) - static_cast<float>(column - 1) / 2);
    paint.disc({x, plate.bottom() - 0.15F * size}, 0.075F * size, current_palette.bright);
  }
  return plate;
}

void draw_glyph(Paint& paint, const Glyph& glyph, Point center, float size) {
  switch (glyph.sign) {
    case Sign::item: return draw_item(paint, feast::item_at(glyph.which), center, size);
    case Sign::ship: return draw_piece(paint, static_cast<feast::Ship>(glyph.which), center, size);
    case Sign::building:
      return draw_piece(paint, static_cast<feast::Building>(glyph.which), center, size);
    case Sign::die: return draw_piece(paint, static_cast<feast::Die>(glyph.which), center, size);
    case Sign::good:
      return draw_any_good(paint, static_cast<feast::Colour>(glyph.which), center, size);
    case Sign::group:
      return draw_emblem(paint, static_cast<feast::Group>(glyph.which), center, size);
    case Sign::steps: return draw_steps(paint, glyph.which, center, size);
    case Sign::column:
      draw_plate(paint, glyph.which, center, size);
      paint.number({center.x, center.y - 0.08F * size}, glyph.which,
                   {Face::heading, 0.55F * size / paint.em(), current_palette.on_wood},
                   Align::center);
      return;
    case Sign::space: {
      const auto space = static_cast<feast::Space>(glyph.which);
      draw_plate(paint, feast::info(space).column, center, size);
      return draw_glyph(paint, feast::emblem(space), {center.x, center.y - 0.1F * size},
                        0.62F * size);
    }
    default: return draw_sign(paint, glyph.sign, center, size, current_palette.ink);
  }
}

}  // namespace

float draw_icon_row(Paint& paint, const feast::IconRow& row, const Rect& room, float size,
                    bool draws) {
  const Type number{Face::bold, 0.62F * size / paint.em(), current_palette.ink};
  const float gap = 0.2F * size;
  const float line = 1.16F * size;
  const auto number_of = [&](const Glyph& glyph) {
    return stance_of(glyph.sign).counts || glyph.n != 1 ? std::to_string(glyph.n) : std::string();
  };
  const auto width_of = [&](const Glyph& glyph) {
    const std::string n = number_of(glyph);
    return stance_of(glyph.sign).width * size +
           (n.empty() ? 0 : paint.width(n, number) + 0.1F * size);
  };
  Point at{room.x, room.y};
  for (std::size_t i = 0; i < row.size();) {
    // What stays together.
    float wide = width_of(row[i]);
    std::size_t end = i + 1;
    for (; end < row.size(); ++end) {
      if (!stance_of(row[end - 1].sign).leads && !stance_of(row[end].sign).trails) break;
      wide += gap + width_of(row[end]);
    }
    if (at.x > room.x && at.x + wide > room.right() + 0.5F) at = {room.x, at.y + line};
    for (; i < end; ++i) {
      const Stance stance = stance_of(row[i].sign);
      const std::string n = number_of(row[i]);
      const float picture = stance.width * size;
      const float words = width_of(row[i]) - picture;
      if (draws) {
        const float y = at.y + line / 2;
        const float left = stance.counts ? at.x : at.x + words;
        draw_glyph(paint, row[i], {left + picture / 2, y}, stance.size * size);
        if (!n.empty()) paint.text({stance.counts ? at.x + picture : at.x, y}, n, number);
      }
      at.x += picture + words + gap;
    }
  }
  return at.y + line - room.y;
}

}  // namespace meadhall::table::feast_table
