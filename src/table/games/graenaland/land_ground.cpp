#include "table/games/graenaland/land_ground.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "table/games/graenaland/coastline.h"
#include "table/games/graenaland/hues.h"
#include "table/kit/scenery.h"
#include "table/kit/stamp.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::Terrain;

// They stand on 0,0. Inks of mounds and peaks: ground, edge, light, shade.
constexpr auto kWheat = sketch<R"(
  o:-1 -16,5! -13,-5! 16,-6! 19,4! g^0 p-1 -14,2 17,1 p-1 -14,-2 17,-3 p-1 -9,5 -7,-5
  p-1 -2,5 0,-5 p-1 5,5 7,-5 p-1 12,4 14,-5 y-1 -12,-4 15,-5
)">();
constexpr auto kStack = sketch<R"(
  x@ 0,1 8,3 o: -7,1! -7,-5 0,-12 7,-5 7,1! n^0.7 p-1 -3,-7 -4,0 p-1 3,-7 4,0
)">();
constexpr auto kMound = sketch<R"(
  b: -26,6! -20,-6 -8,-15 4,-14 16,-7 26,6! 0,9 a^1.2 c: -21,2! -16,-6 -7,-12 3,-12! -4,-4 -12,2!
  b~1 -8,4 4,-4 14,-1 b~1 -16,5 -6,-1
)">();
constexpr auto kHeath = sketch<R"(
  e@ -8,0 3,2 e@ -2,-2 3,2 e@ 4,0 3,2 e@ 10,-1 2,2 e@ 1,3 3,1 d@ -5,1 2,1 d@ 7,2 2,1
)">();
constexpr auto kPeak = sketch<R"(
  b/-1.5 -24,8 -8,-16 -2,-10 8,-26 26,8 a/ -24,8 -8,-16 -2,-10 8,-26 26,8
  d/ -8,-16 -2,-10 4,-19 8,-26 26,8 10,8 4,-4 -2,8 -10,8 -6,-4
  w/ 8,-26 16,-11 11,-13 8,-9 5,-13 1,-12 w/ -8,-16 -3,-8 -7,-9 -10,-6 -14,-7
)">();

// Where something stands on a land, in hundredths of its width from the upper left.
struct Decor {
  Sketch sketch;
  float x;
  float y;
  float size;
  float opacity = 1;
};

constexpr Decor kPlainsDecor[] = {
    {kWheat, 66, 19, 41},
    {kWheat, 88, 24, 32},
    {kWheat, 48, 24, 27},
    {kWheat, 11, 31, 25},
    {kBush, 24, 28, 27},
    {kGrazingSheep, 80, 30, 27},
    {kWheat, 12, 63, 36, 0.75F},
    {kWheat, 89, 62, 38, 0.75F},
    {kWheat, 38, 83, 31, 0.6F},
    {kStack, 58, 58, 27, 0.9F},
    {kGrazingSheep, 24, 57, 25, 0.9F},
    {kGrazingSheep, 70, 83, 27, 0.8F},
};
constexpr Decor kForestDecor[] = {
    {kFir, 15, 20, 28},    {kFir, 33, 21, 31},        {kFir, 50, 21, 31},
    {kFir, 67, 21, 31},    {kFir, 84, 21, 31},        {kFir, 7, 24, 32},
    {kFir, 24, 25, 32},    {kFir, 42, 25, 35},        {kFir, 58, 25, 36},
    {kFir, 75, 26, 36},    {kFir, 93, 26, 36},        {kFir, 6, 50, 31},
    {kFir, 94.5F, 49, 33}, {kBush, 22, 56, 27, 0.8F}, {kBush, 78, 60, 27, 0.8F},
    {kFir, 5.5F, 76, 31},  {kFir, 95, 74, 32},        {kRock, 50, 60, 22, 0.7F},
};
constexpr Decor kHillsDecor[] = {
    {kMound, 17, 27, 47},        {kMound, 83, 27, 50},        {kMound, 50, 23, 62},
    {kMound, 32, 30, 33},        {kRock, 70, 26, 32},         {kHeath, 27, 24, 37},
    {kHeath, 60, 29, 37},        {kMound, 20, 72, 50, 0.55F}, {kMound, 76, 68, 60, 0.55F},
    {kMound, 50, 83, 43, 0.45F}, {kHeath, 38, 62, 35, 0.8F},  {kHeath, 88, 80, 35, 0.8F},
    {kRock, 58, 60, 27, 0.9F},   {kRock, 8, 60, 25, 0.9F},
};
constexpr Decor kMountainsDecor[] = {
    {kPeak, 30, 29, 46},       {kPeak, 68, 29, 51},       {kPeak, 50, 34, 57},
    {kPeak, 16, 37, 52},       {kPeak, 83, 37, 54},       {kRock, 33, 42, 27},
    {kRock, 68, 43, 25},       {kPeak, 13, 72, 38, 0.6F}, {kPeak, 86, 74, 41, 0.6F},
    {kPeak, 36, 66, 27, 0.5F}, {kPeak, 66, 70, 30, 0.5F}, {kRock, 24, 80, 27, 0.8F},
    {kRock, 78, 83, 27, 0.8F}, {kRock, 50, 58, 22, 0.7F}, {kFir, 27, 60, 25, 0.85F},
    {kFir, 75, 58, 22, 0.85F},
};
constexpr Decor kLowPlainsDecor[] = {
    {kWheat, 20, -20, 46},        {kWheat, 78, -24, 50},        {kStack, 50, -26, 36},
    {kGrazingSheep, 62, -14, 34}, {kGrazingSheep, 34, -11, 34}, {kWheat, 84, -9, 42},
};
constexpr Decor kLowForestDecor[] = {
    {kFir, 10, -12, 52}, {kFir, 30, -8, 58},  {kFir, 50, -13, 46}, {kFir, 70, -8, 56},
    {kFir, 90, -12, 50}, {kFir, 20, -26, 40}, {kFir, 62, -25, 42}, {kFir, 82, -27, 40},
};
constexpr Decor kLowHillsDecor[] = {
    {kMound, 30, -26, 70}, {kMound, 72, -22, 86}, {kMound, 26, -9, 78},
    {kHeath, 62, -10, 60}, {kRock, 84, -9, 42},
};
constexpr Decor kLowMountainsDecor[] = {
    {kPeak, 26, -30, 70}, {kPeak, 74, -32, 76}, {kPeak, 50, -22, 84},
    {kRock, 20, -10, 44}, {kFir, 84, -9, 38},   {kPeak, 22, -12, 50, 0.7F},
};
// By terrain: of a picture, of a ledger.
constexpr std::array<std::array<std::span<const Decor>, 2>, graenaland::kTerrains> kDecor = {
    {{kPlainsDecor, kLowPlainsDecor},
     {kForestDecor, kLowForestDecor},
     {kHillsDecor, kLowHillsDecor},
     {kMountainsDecor, kLowMountainsDecor}}};

Inks inks_of(Sketch sketch, float opacity) {
  if (sketch.data() == kMound.data()) {
    return {{rgb(0xc9b273), rgb(0x8a7440), rgb(0xdac88c)}, opacity};
  }
  if (sketch.data() == kPeak.data()) {
    return {{rgb(0xa9b5bc), rgb(0x5f6c76), 0, rgb(0x7e8b95)}, opacity};
  }
  return {{0, 0, 0, rgb(0x6b5a6e), rgb(0x8f6f92)}, opacity};  // heather; others have none
}

// Which land, how it is drawn and how high it is, as the number of a picture.
struct Ground {
  Terrain terrain{};
  GroundKind kind{};
  std::size_t place = 0;
  float high = 0;  // times its width

  std::uint32_t variant() const {
    return static_cast<std::uint32_t>(terrain) | static_cast<std::uint32_t>(kind) << 2U |
           static_cast<std::uint32_t>(place) << 4U | static_cast<std::uint32_t>(high * 256) << 8U;
  }
  static Ground of(std::uint32_t variant) {
    return {static_cast<Terrain>(variant & 3U), static_cast<GroundKind>(variant >> 2U & 3U),
            variant >> 4U & 15U, static_cast<float>(variant >> 8U) / 256};
  }
};

// The nearer half, a little lighter, its far edge curved.
void draw_foreground(Paint& paint, const Rect& area, Colour light) {
  const float unit = area.w / 100;
  Outline front;
  for (int i = 0; i <= 12; ++i) {
    const float t = static_cast<float>(i) / 12;
    front.push_back(
        {area.x + unit * mix(3.2F, 96.8F, t), area.y + unit * (55 - 7 * 4 * t * (1 - t) * 0.55F)});
  }
  const float low = area.bottom() - unit * 3;
  for (const float x : {96.8F, 95.0F}) front.push_back({area.x + unit * x, low - (x - 95) * unit});
  for (const float x : {5.0F, 3.2F}) front.push_back({area.x + unit * x, low - (5 - x) * unit});
  fill(paint, front, fade(light, 0.28F));
}

void draw_decor(Paint& paint, const Ground& ground, const Rect& area) {
  const float unit = area.w / 100;
  const bool low = ground.kind == GroundKind::ledger;
  for (const Decor& each : kDecor[static_cast<std::size_t>(ground.terrain)][low ? 1 : 0]) {
    Point at{area.x + each.x * unit, (low ? area.bottom() : area.y) + each.y * unit};
    float size = each.size * unit;
    if (ground.kind == GroundKind::backdrop) {
      if (each.y > 45) continue;  // what stands there is in the way of the camps
      at.y = area.y + area.h * (0.06F + each.y / 46);
      size *= 0.9F;
    }
    draw_sketch(paint, each.sketch, {at, size}, inks_of(each.sketch, each.opacity));
  }
}

void cut_ground(Paint& paint, float size, std::uint32_t variant) {
  const Ground ground = Ground::of(variant);
  const TerrainHues& hues = hues_of(ground.terrain);
  const Rect area{0, 0, size, size * ground.high};
  const float unit = size / 100;
  if (ground.kind == GroundKind::backdrop) {
    paint.fill(area, hues.ground);
    paint.gradient({0, 0, area.w, area.h * 0.6F}, fade(hues.light, 0.6F), fade(hues.light, 0));
    draw_decor(paint, ground, area);
    return;
  }
  fill(paint, land_outline(area, ground.place, -0.35F), hues.rim);
  fill(paint,
       land_outline({area.x, area.y - unit * 0.25F, area.w, area.h - unit * 0.5F}, ground.place,
                    0.35F),
       hues.ground);
  Rect upper = area;
  upper.h = std::min(area.h, unit * 46);
  fill(paint, land_outline(upper, ground.place, 1.6F), fade(hues.light, 0.55F));
  draw_decor(paint, ground, area);
  if (ground.kind == GroundKind::picture) draw_foreground(paint, area, hues.light);
}

// Up from below 0,0, which is its upper end.
void cut_road(Paint& paint, float size, std::uint32_t /*variant*/) {
  const float unit = size / 100;
  const auto at = [&](float t) {
    const float s = 1 - t;
    const float x = 3 * s * s * t * -3 + 3 * s * t * t * 3;
    const float y = s * s * s * 43 + 3 * s * s * t * 28 + 3 * s * t * t * 16;
    return Point{x * unit, y * unit};
  };
  Outline way;
  constexpr int kParts = 16;
  for (int i = 0; i <= kParts; ++i) way.push_back(at(static_cast<float>(i) / kParts));
  const auto draw = [&](Colour colour, float wide) {
    paint.list().AddPolyline(way.data(), static_cast<int>(way.size()), colour, 0, wide * unit);
  };
  draw(rgb(0x8a7440), 8.6F);
  draw(rgb(0xe3d3a2), 6.8F);
  // Logs across it.
  for (float t = 0.05F; t < 1; t += 0.085F) {
    const Point here = at(t);
    const Point next = at(t + 0.01F);
    const float length = std::hypot(next.x - here.x, next.y - here.y);
    const Point side{-(next.y - here.y) / length * unit * 3.1F,
                     (next.x - here.x) / length * unit * 3.1F};
    paint.line({here.x - side.x, here.y - side.y}, {here.x + side.x, here.y + side.y},
               rgb(0xa8935c), std::max(1.0F, unit * 0.8F));
  }
}

}  // namespace

void draw_ground(Paint& paint, Terrain terrain, std::size_t place, const Rect& area,
                 GroundKind kind) {
  const Ground ground{terrain, kind, place, area.h / area.w};
  stamp(paint, cut_ground, ground.variant(), {area.min(), area.w});
}

void draw_land_edge(Paint& paint, std::size_t place, const Rect& area, Colour colour,
                    float thickness) {
  stroke(paint, land_outline(area, place, 0), colour, thickness);
}

void draw_road(Paint& paint, const Rect& area, float opacity) {
  stamp(paint, cut_road, 0, {{area.center().x, area.y + area.w * 0.44F}, area.w, opacity});
}

}  // namespace meadhall::table::graenaland_table
