#include "table/games/vikings/pieces.h"
#include "table/kit/icons.h"
#include "table/kit/scenery.h"
#include "table/kit/ship.h"
#include "table/kit/stamp.h"

// The tiles: islands whose coasts join, four buildings, ships. A tile is 100 by 100; land reaches
// both joining sides between 20 and 82, so that coasts meet.

namespace meadhall::table::vikings_table {

using vikings::Tile;

namespace {

constexpr auto kLeftEnd = sketch<R"(
  W:-7 100,20! 86,20 68,23 52,20 36,22 22,30 12,43 12,57 17,70 29,79 45,79 60,83 86,82 100,82!
  X^-4 y^-2 T^0 S^1 H^7 G^8.5
  L: 100,29! 86,29 68,32 52,29 38,31 27,38 22,46 40,38 60,40 80,36 100,38!
  y~1.5 6,12 11,10 15,12 20,10 y~1.5 30,92 35,90 39,92 44,90
  H~1.5 70,66 69,62 H~1.5 72,66 73,61 H~1.5 86,48 85,44 H~1.5 88,48 89,43 w@ 80,70 1,1 w@ 58,68 1,1
)">();
constexpr auto kRightEnd = sketch<R"(
  W:-7 0,20! 14,20 30,23 46,19 62,22 76,29 86,39 89,52 85,66 75,75 60,80 44,79 30,83 14,82 0,82!
  X^-4 y^-2 T^0 S^1 H^7 G^8.5
  L: 0,29! 14,29 30,32 46,28 60,31 72,37 78,44 62,38 40,40 20,36 0,38!
  y~1.5 78,11 83,9 87,11 92,9 y~1.5 60,93 65,91 69,93 74,91
  H~1.5 18,46 17,42 H~1.5 20,46 21,41 H~1.5 46,70 45,66 H~1.5 48,70 49,65 w@ 34,46 1,1 w@ 12,68 1,1
)">();
constexpr auto kMiddle = sketch<R"(
  W:-7 0,20! 14,20 32,17 50,20 70,17 86,20 100,20! 100,82! 86,82 68,86 50,83 32,86 14,82 0,82!
  X^-4 y^-2 T^0 S^1 H^7 G^8.5
  L: 0,29! 14,29 32,26 50,29 70,26 86,29 100,29! 100,38! 80,36 50,39 20,36 0,38!
  y~1.5 12,8 17,6 21,8 26,6 y~1.5 70,95 75,93 79,95 84,93
  H~1.5 9,64 8,60 H~1.5 11,64 12,59 H~1.5 88,68 87,64 H~1.5 90,68 91,63 w@ 14,46 1,1 w@ 84,45 1,1
)">();

// The four buildings of the middles, on their ground at 66.
constexpr auto kLonghouse = sketch<R"(
  x@ 50,66 34,6
  v: 20,66! 19,52 22,48 78,48 81,52 80,66! t/ 22,52 78,52 77,65 23,65
  v-1 30,52 30,65 v-1 37,52 37,65 v-1 63,52 63,65 v-1 70,52 70,65
  k: 43,65! 43,54 50,51 57,54 57,65!
  p: 13,54! 18,40 28,28 40,24 60,24 72,28 82,40 87,54! 50,50 n^1.5
  p-1.5 30,28 24,49 p-1.5 42,25 40,48 p-1.5 58,25 60,48 p-1.5 70,28 76,49
  v-3 24,30 14,19 v-3 20,30 30,19 v-3 76,30 86,19 v-3 80,30 70,19
  y: 56,23! 53,16 60,11 57,4 64,0 64,6 67,12 62,18 62,24!
)">();
constexpr auto kChurch = sketch<R"(
  x@ 50,66 28,5
  t/ 33,50 67,50 67,66 33,66 v-1 39,50 39,66 v-1 61,50 61,66
  k: 44,66! 44,56 50,52 56,56 56,66!
  v: 22,55! 34,46 38,37! 62,37! 66,46 78,55! 50,52 z: 50,37! 62,37! 66,46 78,55! 50,52!
  t/ 40,30 60,30 60,39 40,39
  v: 31,39! 40,31 44,24! 56,24! 60,31 69,39! 50,36 z: 50,24! 56,24! 60,31 69,39! 50,36!
  t/ 45,18 55,18 55,25 45,25
  v: 39,26! 46,15 50,2! 54,15 61,26! 50,24
  v-2 22,55 17,50 v-2 78,55 83,50 v-2 31,39 26,34 v-2 69,39 74,34
  g-2 50,3 50,-7 g-2 46,-3 54,-3
)">();
constexpr auto kTower = sketch<R"(
  x@ 50,66 24,5
  v-4 36,66 43,30 v-4 64,66 57,30 t-2.5 38,60 58,42 t-2.5 62,60 42,42 t-2.5 41,42 59,42
  t-2.5 37,62 63,62
  u-1.5 47,64 47,34 u-1.5 53,64 53,34 u-1.5 47,58 53,58 u-1.5 47,52 53,52 u-1.5 47,46 53,46
  v/ 31,36 69,36 67,23 33,23 t/ 33,34 67,34 65,25 35,25 v-1 42,25 42,34 v-1 50,25 50,34 v-1 58,25 58,34
  v-2.5 37,23 37,12 v-2.5 63,23 63,12 k@ 50,18 5,5 s@ 50,19 3,4
  v/ 28,14 50,-2 72,14 t/ 31,13 50,0 50,13
  v-2 50,0 50,-14 r: 50,-14! 58,-15 64,-11 72,-12! 68,-7 72,-2! 64,-3 58,-5 50,-4!
)">();
constexpr auto kMill = sketch<R"(
  x@ 50,66 26,5
  v/ 33,67 40,30 60,30 67,67 w/ 35,66 41,32 50,32 50,66 S/ 50,32 59,32 65,66 50,66
  k: 44,66! 44,55 50,51 56,55 56,66! k/ 46,40 54,40 54,46 46,46
  v: 34,33! 38,22 50,13 62,22 66,33! t: 37,31! 41,23 50,16 50,31!
  v-3 50,27 24,3 v-3 50,27 76,51 v-3 50,27 74,1 v-3 50,27 26,53
  w/ 46,20 26,1 20,7 41,25 w/ 54,34 74,53 80,47 59,29 w/ 57,24 76,5 70,-1 51,18 w/ 43,30 24,49 30,55 49,36
  k@ 50,27 3,3
)">();

constexpr auto kShipSea = sketch<R"( y~2 4,13 9,11 13,13 18,11 )">();

// The back of all tiles: a compass cut into wood.
constexpr auto kBack = sketch<R"(
  o&3 50,12 77,23 88,50 77,77 50,88 23,77 12,50 23,23
  o: 50,14! 56,44 86,50! 56,56 50,86! 44,56 14,50! 44,44 n^3
  k@ 50,50 7,7 g@ 50,50 5,5
)">();

Sketch building_of(std::size_t which) {
  switch (which) {
    case 0: return kLonghouse;
    case 1: return kChurch;
    case 2: return kTower;
    default: return kMill;
  }
}

// What tells one picture of a tile from another.
struct Look {
  Tile tile = Tile::none;
  bool inhabited = false;
  Joins joins{};
  bool water = false;
  bool alone = false;  // a ship without its sea

  std::uint32_t packed() const {
    return static_cast<std::uint32_t>(tile) | (inhabited ? 16U : 0) | (joins.west ? 32U : 0) |
           (joins.east ? 64U : 0) | (water ? 128U : 0) | (alone ? 256U : 0);
  }
  static Look unpacked(std::uint32_t bits) {
    return {static_cast<Tile>(bits & 15U),
            (bits & 16U) != 0,
            {(bits & 32U) != 0, (bits & 64U) != 0},
            (bits & 128U) != 0,
            (bits & 256U) != 0};
  }
};

void place(Paint& paint, Sketch thing, float x, float y, float tile, float size = 1) {
  draw_sketch(paint, thing, {{x / 100 * tile, y / 100 * tile}, tile * size});
}

void cut_tile(Paint& paint, float size, std::uint32_t variant) {
  const Look look = Look::unpacked(variant);
  if (look.water) {
    const Rect area{0, 0, size, size};
    const float radius = size * 0.05F;
    paint.fill({0, size * 0.03F, size, size}, darker(current_palette.water_tile, 0.62F), radius);
    paint.gradient(area, lighter(current_palette.water_tile, 0.10F),
                   darker(current_palette.water_tile, 0.12F), radius);
  }
  const Easel whole{{0, 0}, size};
  switch (look.tile) {
    case Tile::none: break;
    case Tile::left_end:
      draw_sketch(paint, kLeftEnd, whole, {}, &look.joins);
      if (look.inhabited) {
        place(paint, kFir, 27, 60, size, 0.9F);
        place(paint, kFir, 78, 50, size, 0.8F);
      } else {
        place(paint, kFir, 44, 56, size, 1.1F);
        place(paint, kFir, 61, 49, size, 0.85F);
        place(paint, kRock, 33, 66, size);
      }
      break;
    case Tile::right_end:
      draw_sketch(paint, kRightEnd, whole, {}, &look.joins);
      if (look.inhabited) {
        place(paint, kFir, 75, 58, size, 0.9F);
        place(paint, kBush, 20, 56, size);
      } else {
        place(paint, kFir, 60, 54, size, 1.1F);
        place(paint, kBush, 32, 62, size, 0.9F);
        place(paint, kRock, 71, 64, size);
      }
      break;
    case Tile::middle_1:
    case Tile::middle_2:
    case Tile::middle_3:
    case Tile::middle_4: {
      draw_sketch(paint, kMiddle, whole, {}, &look.joins);
      const auto which =
          static_cast<std::size_t>(look.tile) - static_cast<std::size_t>(Tile::middle_1);
      if (look.inhabited) {
        place(paint, building_of(which), -3, 19, size, 0.68F);
      } else {
        place(paint, building_of(which), 7, 13, size, 0.86F);
      }
      break;
    }
    case Tile::ship_blue:
    case Tile::ship_yellow:
    case Tile::ship_green:
    case Tile::ship_red: {
      const auto reached = static_cast<vikings::Viking>(vikings::sail_of(look.tile));
      const Colour sail = viking_colour(reached);
      if (!look.alone) draw_sketch(paint, kShipSea, whole);
      draw_sketch(paint, kShip, whole, {{sail, sail, lighter(sail, 0.28F)}});
      const bool pale = reached == vikings::Viking::goldsmith;
      const Point middle{size * 0.5F, size * 0.33F};
      draw_sign(paint, reached, middle, size * 0.36F, fade(pale ? sail : darker(sail, 0.3F), 0.9F));
      draw_sign(paint, reached, middle, size * 0.32F,
                pale ? current_palette.wood_dark : rgb(0xf8f2e2));
      break;
    }
  }
  if (look.water) {
    const float line = std::max(size * 0.012F, paint.list()._FringeScale);
    paint.outline(Rect{0, 0, size, size}.inset(line / 2), rgb(0x06202f, 0.55F), line, size * 0.05F);
  }
}

// What a ship is worth, in the upper corner as on the printed tile.
void draw_worth(Paint& paint, Tile tile, const Rect& area, float opacity) {
  const vikings::ShipValue& value = vikings::kShipValues[vikings::sail_of(tile)];
  const float tall = area.w * 0.27F;
  const Rect badge{area.right() - area.w * 0.47F, area.y + area.w * 0.02F, area.w * 0.45F, tall};
  paint.fill(badge, rgb(0x0d1f2b, 0.92F * opacity), tall * 0.4F);
  paint.outline(badge, fade(current_palette.gold_edge, 0.7F * opacity), 1, tall * 0.4F);
  const Type type{Face::bold, tall * 0.82F / paint.em(), fade(rgb(0xfff0bf), opacity)};
  const Point middle = badge.center();
  paint.number({middle.x - badge.w * 0.06F, middle.y}, value.gold + value.points, type,
               Align::right);
  draw_icon(paint, value.gold > 0 ? Icon::coin : Icon::star, {middle.x + badge.w * 0.2F, middle.y},
            tall * 0.72F, type.colour);
}

void draw_look(Paint& paint, const Look& look, const Rect& area, float opacity) {
  stamp(paint, cut_tile, look.packed(), {area.min(), area.w, opacity});
  if (vikings::is_ship(look.tile)) draw_worth(paint, look.tile, area, opacity);
}

void cut_back(Paint& paint, float size, std::uint32_t) {
  const float radius = size * 0.05F;
  paint.fill({0, size * 0.05F, size, size}, rgb(0x24160c), radius);
  paint.gradient({0, 0, size, size}, rgb(0x8f6441), rgb(0x6a462b), radius);
  draw_sketch(paint, kBack, {{0, 0}, size});
  paint.outline({0, 0, size, size}, rgb(0x24160c, 0.8F), std::max(1.0F, size * 0.012F), radius);
}

void cut_building(Paint& paint, float size, std::uint32_t which) {
  draw_sketch(paint, building_of(which), {{0, size * 0.08F}, size});
}

}  // namespace

void draw_ship(Paint& paint, vikings::Viking reached, const Rect& area) {
  const Look look{.tile = vikings::ship_with_sail(static_cast<std::size_t>(reached)),
                  .alone = true};
  stamp(paint, cut_tile, look.packed(), {area.min(), area.w});
}

void draw_building(Paint& paint, std::size_t which, const Rect& area, float opacity) {
  stamp(paint, cut_building, static_cast<std::uint32_t>(which), {area.min(), area.w, opacity});
}

Point standing_place(Tile tile, const Rect& area) {
  return {area.x + area.w * (vikings::is_middle(tile) ? 0.66F : 0.5F), area.y + area.h * 0.9F};
}

void draw_tile(Paint& paint, Tile tile, const Rect& area, float opacity, bool inhabited) {
  if (tile == Tile::none) return;
  draw_look(paint, {.tile = tile, .inhabited = inhabited, .water = true}, area, opacity);
}

void draw_tile_back(Paint& paint, const Rect& area) {
  stamp(paint, cut_back, 0, {area.min(), area.w});
}

void draw_land(Paint& paint, Tile tile, const Rect& area, const Joins& joins, bool inhabited) {
  if (tile == Tile::none) return;
  draw_look(paint, {.tile = tile, .inhabited = inhabited, .joins = joins}, area, 1);
}

}  // namespace meadhall::table::vikings_table
