#include "table/icons.h"
#include "table/shape.h"
#include "table/vikings/pieces.h"

// The tiles: islands whose coasts join, four buildings, ships.

namespace meadhall::table {

using vikings::Tile;

namespace {

// A tile is 1 by 1, (0, 0) its upper left corner. Land reaches both joining sides between kNorth
// and kSouth, so that coasts meet.
constexpr float kNorth = 0.20F;
constexpr float kSouth = 0.82F;

void water(Paint& paint, const Rect& area, Colour colour, float opacity) {
  paint.fill(area, fade(darker(colour, 0.45F), opacity), area.w * 0.05F);
  paint.gradient(area.inset(area.w * 0.012F), fade(lighter(colour, 0.07F), opacity),
                 fade(darker(colour, 0.10F), opacity), area.w * 0.045F);
}

// Land of one tile, `shore` narrower than its beach. Mirrored for right ends.
void land(Pencil& pen, Tile tile, float shore, Colour colour) {
  const float north = kNorth + shore;
  const float south = kSouth - shore;
  if (tile == Tile::left_end || tile == Tile::right_end) {
    const bool left = tile == Tile::left_end;
    const auto x = [&](float along) { return left ? along : 1 - along; };
    pen.to(x(1), north)
        .curve(x(0.75F), north - 0.01F, x(0.62F), north + 0.015F, x(0.5F), north + 0.02F, 8)
        .curve(x(0.26F), north + 0.03F, x(0.13F + shore), 0.36F, x(0.12F + shore), 0.52F, 10)
        .curve(x(0.13F + shore), 0.70F, x(0.28F), south - 0.02F, x(0.52F), south - 0.02F, 10)
        .curve(x(0.68F), south, x(0.82F), south + 0.01F, x(1), south, 8)
        .fill(colour);
  } else {
    pen.to(0, north)
        .curve(0.2F, north - 0.01F, 0.35F, north - 0.02F, 0.5F, north - 0.02F, 6)
        .curve(0.65F, north - 0.02F, 0.85F, north - 0.01F, 1, north, 6)
        .to(1, south)
        .curve(0.8F, south + 0.01F, 0.65F, south + 0.02F, 0.5F, south + 0.02F, 6)
        .curve(0.35F, south + 0.02F, 0.15F, south + 0.01F, 0, south, 6)
        .fill(colour);
  }
}

void fir(Pencil& pen, float x, float y, float size, float opacity) {
  const Colour dark = fade(rgb(0x2f5a3a), opacity);
  pen.box(x - size * 0.08F, y - size * 0.2F, size * 0.16F, size * 0.2F,
          fade(rgb(0x5a3a20), opacity));
  pen.polygon({{x - size * 0.36F, y - size * 0.16F},
               {x, y - size * 0.7F},
               {x + size * 0.36F, y - size * 0.16F}},
              dark);
  pen.polygon({{x - size * 0.26F, y - size * 0.5F},
               {x, y - size * 1.05F},
               {x + size * 0.26F, y - size * 0.5F}},
              dark);
}

void tuft(Pencil& pen, float x, float y, float opacity) {
  pen.segment(x, y, x - 0.02F, y - 0.045F, fade(tone.grass_dark, opacity), 0.016F);
  pen.segment(x + 0.02F, y, x + 0.035F, y - 0.05F, fade(tone.grass_dark, opacity), 0.016F);
}

void stone(Pencil& pen, float x, float y, float opacity) {
  pen.oval(x, y, 0.045F, 0.028F, fade(rgb(0x9aa29a), opacity));
  pen.oval(x - 0.008F, y - 0.009F, 0.025F, 0.013F, fade(rgb(0xc3c9c0), opacity));
}

// The four buildings of the middles: longhouse, stave church, watchtower, mill.
void building(Pencil& pen, std::size_t which, float opacity) {
  const Colour wall = fade(rgb(0x9a6a3c), opacity);
  const Colour shade = fade(rgb(0x6b4526), opacity);
  const Colour roof = fade(rgb(0x5a3a22), opacity);
  const Colour thatch = fade(rgb(0xc9a552), opacity);
  const Colour door = fade(rgb(0x2d1c10), opacity);
  pen.oval(0.5F, 0.655F, 0.3F, 0.045F, rgb(0x000000, 0.18F * opacity));
  switch (which) {
    case 0:  // longhouse
      pen.box(0.24F, 0.48F, 0.52F, 0.17F, wall);
      pen.box(0.24F, 0.60F, 0.52F, 0.05F, shade);
      pen.to(0.19F, 0.5F).curve(0.3F, 0.26F, 0.7F, 0.26F, 0.81F, 0.5F).fill(thatch);
      pen.segment(0.19F, 0.5F, 0.81F, 0.5F, shade, 0.02F);
      pen.segment(0.35F, 0.5F, 0.4F, 0.34F, fade(rgb(0xa07f35), opacity), 0.014F);
      pen.segment(0.65F, 0.5F, 0.6F, 0.34F, fade(rgb(0xa07f35), opacity), 0.014F);
      pen.box(0.46F, 0.52F, 0.09F, 0.13F, door);
      break;
    case 1:  // stave church
      pen.box(0.32F, 0.5F, 0.36F, 0.15F, wall);
      pen.polygon({{0.26F, 0.52F}, {0.38F, 0.4F}, {0.62F, 0.4F}, {0.74F, 0.52F}}, roof);
      pen.box(0.4F, 0.34F, 0.2F, 0.08F, wall);
      pen.polygon({{0.34F, 0.36F}, {0.5F, 0.12F}, {0.66F, 0.36F}}, roof);
      pen.segment(0.5F, 0.13F, 0.5F, 0.04F, door, 0.022F);
      pen.segment(0.465F, 0.075F, 0.535F, 0.075F, door, 0.02F);
      pen.to(0.45F, 0.65F).curve(0.45F, 0.53F, 0.55F, 0.53F, 0.55F, 0.65F).fill(door);
      break;
    case 2:  // watchtower
      pen.polygon({{0.39F, 0.65F}, {0.42F, 0.3F}, {0.58F, 0.3F}, {0.61F, 0.65F}}, wall);
      pen.segment(0.41F, 0.62F, 0.575F, 0.4F, shade, 0.02F);
      pen.segment(0.59F, 0.62F, 0.425F, 0.4F, shade, 0.02F);
      pen.box(0.35F, 0.25F, 0.3F, 0.08F, shade);
      pen.polygon({{0.32F, 0.18F}, {0.5F, 0.06F}, {0.68F, 0.18F}}, roof);
      pen.segment(0.38F, 0.18F, 0.38F, 0.26F, shade, 0.02F);
      pen.segment(0.62F, 0.18F, 0.62F, 0.26F, shade, 0.02F);
      pen.polygon({{0.68F, 0.08F}, {0.84F, 0.12F}, {0.68F, 0.16F}}, fade(rgb(0xb8453a), opacity));
      pen.segment(0.68F, 0.07F, 0.68F, 0.2F, shade, 0.018F);
      break;
    default:  // mill
      pen.polygon({{0.36F, 0.65F}, {0.42F, 0.36F}, {0.58F, 0.36F}, {0.64F, 0.65F}},
                  fade(rgb(0xd9c9a6), opacity));
      pen.polygon({{0.38F, 0.38F}, {0.5F, 0.22F}, {0.62F, 0.38F}}, roof);
      for (const Point& tip : {Point{0.17F, 0.20F}, Point{0.17F, -0.20F}}) {
        pen.segment(0.5F - tip.x, 0.36F - tip.y, 0.5F + tip.x, 0.36F + tip.y, shade, 0.05F);
        pen.segment(0.5F - tip.x, 0.36F - tip.y, 0.5F + tip.x, 0.36F + tip.y, tone.ivory, 0.025F);
      }
      pen.disc(0.5F, 0.36F, 0.03F, door);
      pen.box(0.46F, 0.54F, 0.08F, 0.11F, door);
      break;
  }
}

void island(Paint& paint, Tile tile, const Rect& area, float opacity, bool inhabited) {
  water(paint, area, tone.water_tile, opacity);
  Pencil pen(paint, area.min(), area.w);
  const Clip clipped(paint, area);
  land(pen, tile, -0.045F, fade(rgb(0x9fd0dc), 0.35F * opacity));  // surf
  land(pen, tile, 0, fade(tone.sand, opacity));
  land(pen, tile, 0.07F, fade(tone.grass_dark, opacity));
  land(pen, tile, 0.085F, fade(tone.grass, opacity));
  switch (tile) {
    case Tile::left_end:
      fir(pen, 0.42F, 0.50F, 0.20F, opacity);
      fir(pen, 0.56F, 0.44F, 0.15F, opacity);
      tuft(pen, 0.72F, 0.66F, opacity);
      tuft(pen, 0.86F, 0.40F, opacity);
      stone(pen, 0.34F, 0.64F, opacity);
      break;
    case Tile::right_end:
      fir(pen, 0.60F, 0.49F, 0.20F, opacity);
      tuft(pen, 0.2F, 0.42F, opacity);
      tuft(pen, 0.36F, 0.67F, opacity);
      stone(pen, 0.70F, 0.62F, opacity);
      stone(pen, 0.14F, 0.66F, opacity);
      break;
    default: {
      const float size = inhabited ? 0.78F : 1.0F;
      Pencil builder(paint, pen.at(inhabited ? -0.09F : 0, inhabited ? 0.06F : 0), area.w * size);
      building(builder, static_cast<std::size_t>(tile) - static_cast<std::size_t>(Tile::middle_1),
               opacity);
    }
      tuft(pen, 0.12F, 0.60F, opacity);
      tuft(pen, 0.86F, 0.66F, opacity);
      break;
  }
}

void ship(Paint& paint, Tile tile, const Rect& area, float opacity) {
  water(paint, area, tone.water_deep, opacity);
  Pencil pen(paint, area.min(), area.w);
  const std::size_t sail = vikings::sail_of(tile);
  const auto reached = static_cast<vikings::Viking>(sail);
  const Colour cloth = fade(viking_colour(reached), opacity);
  const Colour timber = fade(rgb(0x7a4e2b), opacity);
  const Colour keel = fade(rgb(0x3b2413), opacity);
  for (const float x : {0.1F, 0.62F}) {
    pen.to(x, 0.9F)
        .curve(x + 0.08F, 0.86F, x + 0.16F, 0.94F, x + 0.26F, 0.9F)
        .stroke(rgb(0xffffff, 0.28F * opacity), 0.022F);
  }
  // Prow and stern curl up; the prow carries a dragon's head.
  pen.to(0.14F, 0.66F).curve(0.06F, 0.56F, 0.05F, 0.48F, 0.09F, 0.40F).stroke(keel, 0.055F);
  pen.to(0.86F, 0.66F).curve(0.95F, 0.56F, 0.95F, 0.46F, 0.90F, 0.37F).stroke(keel, 0.055F);
  pen.polygon({{0.83F, 0.38F}, {0.91F, 0.31F}, {0.95F, 0.38F}, {0.91F, 0.42F}}, keel);
  pen.to(0.10F, 0.63F)
      .curve(0.3F, 0.70F, 0.7F, 0.70F, 0.90F, 0.63F)
      .curve(0.84F, 0.84F, 0.66F, 0.86F, 0.5F, 0.86F)
      .curve(0.34F, 0.86F, 0.16F, 0.84F, 0.10F, 0.63F)
      .fill_any(keel);
  pen.to(0.13F, 0.66F)
      .curve(0.32F, 0.72F, 0.68F, 0.72F, 0.87F, 0.66F)
      .curve(0.8F, 0.81F, 0.64F, 0.83F, 0.5F, 0.83F)
      .curve(0.36F, 0.83F, 0.2F, 0.81F, 0.13F, 0.66F)
      .fill_any(timber);
  for (int i = 0; i < 5; ++i) {
    const float x = 0.28F + 0.11F * static_cast<float>(i);
    pen.disc(x, 0.715F, 0.042F, keel);
    pen.disc(x, 0.715F, 0.03F, i % 2 == 0 ? cloth : fade(tone.ivory, opacity));
  }
  pen.segment(0.5F, 0.68F, 0.5F, 0.07F, keel, 0.035F);
  const auto canvas = [&](float grow, Colour colour) {
    pen.to(0.2F - grow, 0.13F - grow)
        .to(0.8F + grow, 0.13F - grow)
        .curve(0.84F + grow, 0.3F, 0.82F + grow, 0.46F, 0.77F + grow, 0.58F + grow)
        .curve(0.6F, 0.53F + grow, 0.4F, 0.53F + grow, 0.23F - grow, 0.58F + grow)
        .curve(0.18F - grow, 0.46F, 0.16F - grow, 0.3F, 0.2F - grow, 0.13F - grow)
        .fill_any(colour);
  };
  canvas(0.018F, keel);
  canvas(0, cloth);
  for (const float x : {0.245F, 0.665F}) {
    pen.polygon({{x, 0.14F}, {x + 0.09F, 0.14F}, {x + 0.09F, 0.545F}, {x, 0.56F}},
                rgb(0xffffff, 0.20F * opacity));
  }
  const bool pale = reached == vikings::Viking::goldsmith;
  draw_sign(paint, reached, pen.at(0.5F, 0.345F), area.w * 0.30F,
            fade(pale ? tone.wood_dark : tone.ivory, opacity));

  // What it is worth, in the upper corner as on the printed tile.
  const vikings::ShipValue& value = vikings::kShipValues[sail];
  const float tall = area.w * 0.27F;
  const Rect badge{area.right() - area.w * 0.47F, area.y + area.w * 0.02F, area.w * 0.45F, tall};
  paint.fill(badge, rgb(0x0d1f2b, 0.9F * opacity), tall * 0.4F);
  paint.outline(badge, fade(tone.gold_edge, 0.7F * opacity), 1, tall * 0.4F);
  const Type type{Face::bold, tall * 0.82F / paint.em(), fade(rgb(0xfff0bf), opacity)};
  const Point middle = badge.center();
  paint.number({middle.x - badge.w * 0.06F, middle.y}, value.gold + value.points, type,
               Align::right);
  draw_icon(paint, value.gold > 0 ? Icon::coin : Icon::star, {middle.x + badge.w * 0.2F, middle.y},
            tall * 0.72F, type.colour);
}

}  // namespace

void draw_building(Paint& paint, std::size_t which, const Rect& area, float opacity) {
  Pencil pen(paint, area.min(), area.w);
  building(pen, which, opacity);
}

Point standing_place(Tile tile, const Rect& area) {
  return {area.x + area.w * (vikings::is_middle(tile) ? 0.66F : 0.5F), area.y + area.h * 0.9F};
}

void draw_tile(Paint& paint, Tile tile, const Rect& area, float opacity, bool inhabited) {
  if (tile == Tile::none) return;
  if (vikings::is_ship(tile)) {
    ship(paint, tile, area, opacity);
  } else {
    island(paint, tile, area, opacity, inhabited);
  }
}

}  // namespace meadhall::table
