#include "table/games/graenaland/cards.h"

#include <algorithm>

#include "games/graenaland/paying.h"
#include "table/games/graenaland/hues.h"
#include "table/kit/scenery.h"
#include "table/kit/stamp.h"

namespace meadhall::table::graenaland_table {

using graenaland::Data;
using graenaland::kPlainResources;
using graenaland::kRanks;

namespace {

// A card is `size` wide, its upper left corner at 0,0. What its figures say is in the variant,
// since a table may play with its own: three bits each.
constexpr std::uint32_t kOf = 8;

Rect face_of(float size) { return {0, 0, size, size * kCardHigh}; }

// A card's ground: shadow, edge, paper.
void draw_ground(Paint& paint, float size, Colour top, Colour bottom, Colour edge) {
  const Rect face = face_of(size);
  const float radius = size * 0.1F;
  const float line = std::max(1.0F, size * 0.022F);
  paint.fill({face.x + size * 0.025F, face.y + size * 0.04F, face.w, face.h}, rgb(0, 0.3F), radius);
  paint.fill(face, edge, radius);
  paint.gradient(face.inset(line), top, bottom, radius - line);
}

void cut_card(Paint& paint, float size, std::uint32_t variant) {
  const auto terrain = static_cast<Terrain>(variant % kOf);
  const TerrainHues& hues = hues_of(terrain);
  draw_ground(paint, size, kCardTop, kCardBottom, rgb(0x6b4526));
  const Rect face = face_of(size).inset(std::max(1.0F, size * 0.022F));
  const float foot = size * 0.27F;
  paint.list().AddRectFilled({face.x, face.bottom() - foot}, face.max(), hues.band, size * 0.08F,
                             ImDrawFlags_RoundCornersBottom);
  draw_terrain(paint, terrain, {size / 2, face.bottom() - foot / 2}, size * 0.22F, kOnTerrain,
               hues.band);
  draw_resource(paint, static_cast<Resource>(variant / kOf), {size / 2, size * 0.575F},
                size * 0.72F);
}

void cut_back(Paint& paint, float size, std::uint32_t variant) {
  const auto terrain = static_cast<Terrain>(variant % kOf);
  const TerrainHues& hues = hues_of(terrain);
  draw_ground(paint, size, hues.light, hues.rim, kPieceDark);
  paint.outline(face_of(size).inset(size * 0.08F), fade(kOnTerrain, 0.55F),
                std::max(1.0F, size * 0.02F), size * 0.06F);
  draw_terrain(paint, terrain, {size / 2, size * 0.56F}, size * 0.56F, kOnTerrain, hues.rim);
  // The main resource of the deck is the largest.
  constexpr std::array<float, kRanks> kSizes = {0.29F, 0.255F, 0.22F};
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    variant /= kOf;
    draw_resource(paint, static_cast<Resource>(variant % kOf),
                  {size * (0.22F + 0.28F * static_cast<float>(rank)), size * 1.105F},
                  size * kSizes[rank]);
  }
}

void draw_wooden_frame(Paint& paint, float size) {
  draw_ground(paint, size, rgb(0x8a6039), rgb(0x5d3d24), kPieceDark);
}

// Half of a supply card: above its diagonal, or below.
void draw_half(Paint& paint, float size, bool first, Colour colour) {
  const Rect face = face_of(size).inset(size * 0.07F);
  const float rise = size * 0.17F;
  const float far = first ? face.y : face.bottom();
  const Point left{face.x, face.center().y + rise};
  const Point right{face.right(), face.center().y - rise};
  if (first) {
    paint.list().AddQuadFilled({face.x, far}, {face.right(), far}, right, left, colour);
  } else {
    paint.list().AddQuadFilled(left, right, {face.right(), far}, {face.x, far}, colour);
  }
}

// Lowest bits: which halves are used.
void cut_supply(Paint& paint, float size, std::uint32_t variant) {
  draw_wooden_frame(paint, size);
  paint.gradient(face_of(size).inset(size * 0.07F), kCardTop, kCardBottom, size * 0.06F);
  const unsigned used = variant % kOf;
  const Point middle{size / 2, size * 0.7F};
  constexpr int kDashes = 6;
  for (int i = 0; i < kDashes; ++i) {
    const auto at = [&](float step) {
      const float t = (static_cast<float>(i) + step) / kDashes - 0.5F;
      return Point{middle.x + t * size * 0.8F, middle.y - t * size * 0.32F};
    };
    paint.line(at(0.2F), at(0.8F), rgb(0x8a5a33), std::max(1.0F, size * 0.03F));
  }
  for (const bool first : {true, false}) {
    variant /= kOf;
    const float side = first ? -1.0F : 1.0F;
    const bool is_used = (used & (first ? 1U : 2U)) != 0;
    draw_resource(paint, static_cast<Resource>(variant % kOf),
                  {middle.x + side * size * 0.15F, middle.y + side * size * 0.27F}, size * 0.48F);
    if (is_used) draw_half(paint, size, first, rgb(0x1d120a, 0.72F));
  }
}

void cut_supply_back(Paint& paint, float size, std::uint32_t /*variant*/) {
  draw_wooden_frame(paint, size);
  paint.outline(face_of(size).inset(size * 0.09F), fade(current_palette.gold_edge, 0.7F),
                std::max(1.0F, size * 0.025F), size * 0.06F);
  draw_sketch(paint, kSmallLongship, {{size / 2, size * 0.7F}, size * 0.68F}, {{rgb(0xc9483b)}});
}

}  // namespace

void draw_card(Paint& paint, const Data& data, std::size_t kind, const Rect& area, float opacity) {
  const auto resource = static_cast<std::uint32_t>(graenaland::resource_of(data, kind));
  stamp(paint, cut_card, static_cast<std::uint32_t>(graenaland::terrain_of(kind)) + kOf * resource,
        {area.min(), area.w, opacity});
}

void draw_card_back(Paint& paint, const Data& data, Terrain terrain, const Rect& area,
                    float opacity) {
  const auto which = static_cast<std::uint32_t>(terrain);
  std::uint32_t variant = 0;
  for (std::size_t rank = kRanks; rank-- > 0;) {
    variant = variant * kOf + static_cast<std::uint32_t>(data.decks[which].resource[rank]);
  }
  stamp(paint, cut_back, variant * kOf + which, {area.min(), area.w, opacity});
}

void draw_supply(Paint& paint, const Data& data, std::size_t card, const Rect& area, unsigned used,
                 float opacity) {
  const auto& halves = data.supplies[card];
  const std::uint32_t variant = used + kOf * static_cast<std::uint32_t>(halves[0]) +
                                kOf * kOf * static_cast<std::uint32_t>(halves[1]);
  stamp(paint, cut_supply, variant, {area.min(), area.w, opacity});
}

void draw_supply_back(Paint& paint, const Rect& area, float opacity) {
  stamp(paint, cut_supply_back, 0, {area.min(), area.w, opacity});
}

float price_width(const graenaland::Cost& cost, float size) {
  const auto count = static_cast<float>(graenaland::total(cost));
  return count == 0 ? 0 : size * (1 + 1.09F * (count - 1));
}

float draw_price(Paint& paint, Point at, const graenaland::Cost& cost, float size, float most,
                 const graenaland::Cost& lacking) {
  const int count = graenaland::total(cost);
  if (count == 0) return 0;
  const float wide = std::min(price_width(cost, size), std::max(size, most));
  const float step = count > 1 ? (wide - size) / static_cast<float>(count - 1) : 0;
  float x = at.x + size / 2;
  for (std::size_t i = 0; i < kPlainResources; ++i) {
    for (int left = cost[i]; left > 0; --left, x += step) {
      const bool lacks = left <= lacking[i];
      draw_resource(paint, static_cast<Resource>(i), {x, at.y}, size, lacks ? 0.45F : 1.0F);
      if (lacks) {
        paint.ring({x, at.y}, size * 0.6F, current_palette.danger_ink,
                   std::max(1.5F, size * 0.11F));
      }
    }
  }
  return wide;
}

}  // namespace meadhall::table::graenaland_table
