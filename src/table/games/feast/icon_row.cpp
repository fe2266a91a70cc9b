#include "table/games/feast/icon_row.h"

#include <algorithm>
#include <string>

#include "core/fixed_vector.h"
#include "table/games/feast/items.h"
#include "table/games/feast/signs.h"
#include "table/kit/stamp.h"

namespace meadhall::table::feast_table {
namespace {

using feast::Glyph;
using feast::IconRow;
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

}  // namespace

void draw_glyph(Paint& paint, const Glyph& glyph, Point center, float size, Colour ink) {
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
                        0.62F * size, ink);
    }
    default: return draw_sign(paint, glyph.sign, center, size, ink);
  }
}

namespace {

constexpr float kGap = 0.2F;    // between signs, in parts of the height of a piece
constexpr float kLine = 1.16F;  // from line to line

// A row as it is set: all lengths for pieces 1 high.
class SetRow {
 public:
  SetRow(const Paint& paint, const IconRow& row) : row_(row) {
    // Figures as wide as in body text, which all grow alike.
    const Type number{Face::bold, 1, current_palette.ink};
    for (const Glyph& glyph : row) {
      Placed placed{.width = stance_of(glyph.sign).width};
      if (stance_of(glyph.sign).counts || glyph.n != 1) {
        placed.words = paint.width(std::to_string(glyph.n), number) / paint.em() * kNumber + 0.1F;
      }
      placed_.push_back(placed);
    }
  }

  // Breaks it into lines of at most `width`; returns the height of all.
  float wrap(float width) {
    lines_.clear();
    Line line{};
    for (std::size_t i = 0; i < row_.size();) {
      // What stays together.
      std::size_t end = i + 1;
      float wide = width_of(i);
      for (; end < row_.size(); ++end) {
        if (!stance_of(row_[end - 1].sign).leads && !stance_of(row_[end].sign).trails) break;
        wide += kGap + width_of(end);
      }
      if (line.end > line.begin && line.width + kGap + wide > width) {
        lines_.push_back(line);
        line = {.begin = i, .end = i};
      }
      line.width += (line.end > line.begin ? kGap : 0) + wide;
      line.end = i = end;
    }
    lines_.push_back(line);
    return kLine * static_cast<float>(lines_.size());
  }
  std::size_t lines() const { return lines_.size(); }
  float widest() const { return std::ranges::max(lines_, {}, &Line::width).width; }

  // As it was wrapped, in lines that begin at the left of `room` or stand in its middle.
  void draw(Paint& paint, const Rect& room, float size, Colour ink, Align align) const {
    const Type number{Face::bold, kNumber * size / paint.em(), ink};
    float y = room.y + kLine * size / 2;
    for (const Line& line : lines_) {
      float x = room.x;
      if (align == Align::center) x += (room.w - line.width * size) / 2;
      for (std::size_t i = line.begin; i < line.end; ++i) {
        const Stance stance = stance_of(row_[i].sign);
        const float picture = placed_[i].width * size;
        const float words = placed_[i].words * size;
        const float left = stance.counts ? x : x + words;
        draw_glyph(paint, row_[i], {left + picture / 2, y}, stance.size * size, ink);
        if (words > 0) {
          paint.text({stance.counts ? x + picture : x, y}, std::to_string(row_[i].n), number);
        }
        x += picture + words + kGap * size;
      }
      y += kLine * size;
    }
  }

 private:
  static constexpr float kNumber = 0.62F;  // the size of numbers

  struct Placed {
    float width = 0;  // of the picture
    float words = 0;  // of its number
  };
  struct Line {
    std::size_t begin = 0;
    std::size_t end = 0;
    float width = 0;
  };
  float width_of(std::size_t i) const { return placed_[i].width + placed_[i].words; }

  const IconRow& row_;
  FixedVector<Placed, 20> placed_;
  FixedVector<Line, 20> lines_;
};

}  // namespace

float draw_icon_row(Paint& paint, const feast::IconRow& row, const Rect& room, float size,
                    bool draws) {
  SetRow set(paint, row);
  const float high = set.wrap(room.w / size) * size;
  if (draws) set.draw(paint, room, size, current_palette.ink, Align::left);
  return high;
}

void draw_row_within(Paint& paint, const feast::IconRow& row, const Rect& room, RowSizes sizes,
                     Colour ink, Align align) {
  if (row.empty()) return;
  SetRow set(paint, row);
  set.wrap(1e3F);
  const float whole = set.widest();
  float size = std::min({sizes.most, room.w / whole, room.h / kLine});
  if (size < sizes.least_in_one) {
    // In so many lines as let it be largest.
    for (float tried = std::min(sizes.most, room.h / kLine / 2); tried > size; tried *= 0.94F) {
      if (set.wrap(room.w / tried) * tried <= room.h && set.widest() * tried <= room.w) {
        size = tried;
        break;
      }
    }
  }
  const float high = set.wrap(room.w / size + 0.01F) * size;
  set.draw(paint, around(room.center(), room.w, high), size, ink, align);
}

}  // namespace meadhall::table::feast_table
