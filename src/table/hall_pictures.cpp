#include "table/hall_pictures.h"

#include <array>

#include "table/icons.h"
#include "table/shape.h"
#include "table/vikings/pieces.h"

namespace meadhall::table {
namespace {

using vikings::Tile;
using vikings::Viking;

// A bay with a ship, islands and vikings: the picture on the door of each game.
void draw_bay(Paint& paint, const Rect& area, bool open) {
  const float strength = open ? 1.0F : 0.35F;
  const Clip clipped(paint, area);
  paint.gradient(area, rgb(0x4f9cb8, strength), rgb(0x1d5168, strength), paint.em(0.4F));
}

}  // namespace

void draw_vikings_picture(Paint& paint, const Rect& area) {
  draw_bay(paint, area, true);
  const Clip clipped(paint, area);
  const float size = std::min(area.w / 4.3F, area.h / 2.3F);
  const float left = area.center().x - size * 2;
  const float low = area.center().y + size * 0.03F;
  const std::array<Tile, 4> row = {Tile::left_end, Tile::middle_2, Tile::middle_1, Tile::right_end};
  for (std::size_t i = 0; i < row.size(); ++i) {
    draw_tile(paint, row[i], {left + size * static_cast<float>(i), low, size, size}, 1, true);
  }
  draw_tile(paint, Tile::ship_red, {left + size * 1.0F, low - size * 1.06F, size, size});
  draw_tile(paint, Tile::ship_blue, {left + size * 2.0F, low - size * 1.06F, size, size});
  const std::array<Viking, 4> folk = {Viking::warrior, Viking::noble, Viking::fisherman,
                                      Viking::scout};
  for (std::size_t i = 0; i < folk.size(); ++i) {
    const Rect tile{left + size * static_cast<float>(i), low, size, size};
    draw_viking(paint, folk[i], standing_place(row[i], tile), size * 0.68F);
  }
}

void draw_graenaland_picture(Paint& paint, const Rect& area) {
  draw_bay(paint, area, false);
  const Clip clipped(paint, area);
  // Ice mountains over a green shore.
  Pencil pen(paint, {area.center().x, area.bottom() - area.h * 0.12F},
             std::min(area.w * 0.9F, area.h));
  pen.polygon({{-0.95F, 0}, {-0.42F, -0.46F}, {0.05F, 0}}, rgb(0x6f8d9a));
  pen.polygon({{-0.42F, -0.46F}, {-0.30F, -0.34F}, {-0.42F, -0.28F}, {-0.56F, -0.34F}},
              rgb(0xdfe9ec));
  pen.polygon({{-0.35F, 0}, {0.22F, -0.66F}, {0.9F, 0}}, rgb(0x86a2ad));
  pen.polygon({{0.22F, -0.66F}, {0.42F, -0.47F}, {0.24F, -0.38F}, {0.04F, -0.45F}}, rgb(0xf2f6f7));
  paint.fill({area.x, area.bottom() - area.h * 0.13F, area.w, area.h * 0.13F}, rgb(0x4d7449));
  for (const float x : {-0.4F, -0.28F, 0.3F}) {
    pen.polygon({{x - 0.06F, 0.03F}, {x, -0.14F}, {x + 0.06F, 0.03F}}, rgb(0x2f5a3a));
  }
}

void draw_feast_picture(Paint& paint, const Rect& area) {
  draw_bay(paint, area, false);
  const Clip clipped(paint, area);
  // A laid table by candlelight.
  Pencil pen(paint, area.center(), std::min(area.w, area.h));
  pen.box(-0.46F, 0.14F, 0.92F, 0.09F, rgb(0x8a5c3c), 0.02F);
  pen.box(-0.36F, 0.23F, 0.07F, 0.2F, rgb(0x6e4a2f));
  pen.box(0.29F, 0.23F, 0.07F, 0.2F, rgb(0x6e4a2f));
  draw_icon(paint, Icon::mug, pen.at(-0.29F, 0.04F), pen.unit() * 0.24F, rgb(0xd9c9a6));
  draw_icon(paint, Icon::mug, pen.at(0.30F, 0.04F), pen.unit() * 0.24F, rgb(0xd9c9a6));
  pen.oval(0, 0.11F, 0.15F, 0.035F, rgb(0xb9a27c));
  pen.oval(0, 0.08F, 0.10F, 0.055F, rgb(0xb8453a));
  pen.box(-0.012F, -0.16F, 0.024F, 0.2F, rgb(0xf0e6cf));
  pen.disc(0, -0.2F, 0.09F, rgb(0xffe08a, 0.18F));
  pen.oval(0, -0.2F, 0.018F, 0.04F, rgb(0xffe08a));
}

}  // namespace meadhall::table
