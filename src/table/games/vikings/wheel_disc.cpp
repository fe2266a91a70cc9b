#include "table/games/vikings/offer.h"
#include "table/kit/sketch.h"
#include "table/kit/stamp.h"

// The wheel as a carved disc: a rim with studs, runes between the prices, a braid around the hub.

namespace meadhall::table::vikings_table {
namespace {

constexpr int kPrices = 12;

// Twelve runes, upright around 0,0; their lines in ink a.
constexpr auto kFehu = sketch<R"( a-2 -3,8 -3,-8 a-2 -3,-1 5,-6 a-2 -3,4 5,-1 )">();
constexpr auto kUruz = sketch<R"( a-2 -4,8 -4,-8 4,-3 4,8 )">();
constexpr auto kAnsuz = sketch<R"( a-2 -3,8 -3,-8 4,-3 a-2 -3,-2 4,3 )">();
constexpr auto kRaido = sketch<R"( a-2 -4,8 -4,-8 4,-4 -4,0 4,8 )">();
constexpr auto kKenaz = sketch<R"( a-2 4,-7 -4,0 4,7 )">();
constexpr auto kHagalaz = sketch<R"( a-2 -4,8 -4,-8 a-2 4,8 4,-8 a-2 -4,-3 4,3 )">();
constexpr auto kNaudiz = sketch<R"( a-2 0,8 0,-8 a-2 -4,-3 4,3 )">();
constexpr auto kAlgiz = sketch<R"( a-2 0,8 0,-8 a-2 -5,-7 0,0 5,-7 )">();
constexpr auto kSowilo = sketch<R"( a-2 4,-8 -4,-2 4,2 -4,8 )">();
constexpr auto kTiwaz = sketch<R"( a-2 0,8 0,-8 a-2 -5,-3 0,-8 5,-3 )">();
constexpr auto kBerkanan = sketch<R"( a-2 -4,8 -4,-8 4,-4 -4,0 4,4 -4,8 )">();
constexpr auto kMannaz = sketch<R"( a-2 -4,8 -4,-8 4,-1 a-2 4,8 4,-8 -4,-1 )">();

constexpr std::array<Sketch, kPrices> kRunes = {kFehu,   kUruz,    kAnsuz,    kRaido,
                                                kKenaz,  kHagalaz, kNaudiz,   kAlgiz,
                                                kSowilo, kTiwaz,   kBerkanan, kMannaz};

// The crest that marks price 0, on the rim above 0,0.
constexpr auto kCrest = sketch<R"(
  k: -13,-94! -9,-101! 0,-112! 9,-101! 13,-94! g^2
)">();

// Turns what was drawn since `first` about 0,0.
void turn(ImDrawList& list, int first, float angle) {
  const float along = std::cos(angle);
  const float across = std::sin(angle);
  for (int i = first; i < list.VtxBuffer.Size; ++i) {
    ImVec2& at = list.VtxBuffer[i].pos;
    at = {at.x * along - at.y * across, at.x * across + at.y * along};
  }
}

// Two bands that go over and under each other. Each is drawn in pieces from one of its bends to the
// next, with one crossing in the middle: first the pieces below, then those above.
void draw_braid(ImDrawList& list, float radius) {
  constexpr int kBends = 24;
  constexpr int kPoints = 6;
  for (const bool above : {false, true}) {
    for (int band = 0; band < 2; ++band) {
      for (int piece = 0; piece < kBends; ++piece) {
        if (((piece + band) % 2 == 0) != above) continue;
        // What lies in the band covers the ends of its edges.
        const auto path = [&](Colour colour, float wide, float longer) {
          for (int i = 0; i <= kPoints; ++i) {
            const float part = mix(-longer, 1 + longer, static_cast<float>(i) / kPoints);
            const float t = static_cast<float>(piece) + part;
            const float wave = std::cos(t * kPi) * (band == 0 ? 1.0F : -1.0F);
            const float angle = t * 2 * kPi / kBends;
            const float reach = radius * (0.575F + 0.05F * wave);
            list.PathLineTo({std::cos(angle) * reach, std::sin(angle) * reach});
          }
          list.PathStroke(colour, 0, wide * radius);
        };
        path(rgb(0x24160c), 0.062F, 0);
        path(rgb(0xa87748), 0.036F, 0.06F);
        path(rgb(0xc0935f), 0.011F, 0.06F);
      }
    }
  }
}

void cut_disc(Paint& paint, float radius, std::uint32_t) {
  ImDrawList& list = paint.list();
  const Point middle{0, 0};
  paint.disc(middle, radius, rgb(0x24160c));
  paint.disc(middle, radius * 0.985F, current_palette.gold_edge);
  paint.disc(middle, radius * 0.955F, rgb(0x24160c));
  paint.radial(middle, radius * 0.94F, rgb(0x8f6441), rgb(0x5a3b24));
  // The grain of the boards it was cut from.
  for (int i = -4; i <= 4; ++i) {
    const float y = radius * 0.2F * static_cast<float>(i);
    const float half = std::sqrt(std::max(0.0F, radius * radius * 0.86F - y * y));
    list.AddBezierCubic({-half, y}, {-half * 0.4F, y + radius * 0.06F},
                        {half * 0.4F, y - radius * 0.06F}, {half, y}, rgb(0x24160c, 0.20F),
                        radius * 0.008F);
  }
  paint.ring(middle, radius * 0.935F, rgb(0x24160c, 0.8F), radius * 0.012F);
  for (const float edge : {0.665F, 0.485F}) {
    paint.ring(middle, radius * edge, rgb(0x24160c, 0.85F), radius * 0.018F);
    paint.ring(middle, radius * (edge + 0.014F), rgb(0xd9ae78, 0.45F), radius * 0.008F);
  }
  paint.ring(middle, radius * 0.575F, rgb(0x24160c, 0.42F), radius * 0.155F);
  draw_braid(list, radius);
  for (int i = 0; i < kPrices; ++i) {
    const float angle = 2 * kPi * static_cast<float>(i) / kPrices;
    const float half = kPi / kPrices;
    int first = list.VtxBuffer.Size;
    // A rune, cut in: its light edge lies below its shade.
    const Easel rune{{0, -radius * 0.80F}, radius};
    const Easel light{{radius * 0.008F, -radius * 0.79F}, radius};
    const Sketch lines = kRunes[static_cast<std::size_t>(i)];
    draw_sketch(paint, lines, light, {{rgb(0xd9ae78, 0.5F)}});
    draw_sketch(paint, lines, rune, {{rgb(0x24160c, 0.85F)}});
    paint.disc({0, -radius * 0.97F}, radius * 0.02F, rgb(0x24160c));
    paint.disc({0, -radius * 0.972F}, radius * 0.014F, rgb(0xf3d79c));
    turn(list, first, angle + half);
    first = list.VtxBuffer.Size;
    // The bed of a price.
    paint.disc({0, -radius * 0.805F}, radius * 0.135F, rgb(0x24160c, 0.55F));
    turn(list, first, angle);
  }
  // The hub, a little raised.
  paint.disc({0, radius * 0.012F}, radius * 0.455F, rgb(0x24160c, 0.7F));
  paint.disc(middle, radius * 0.445F, current_palette.gold_edge);
  paint.disc(middle, radius * 0.43F, rgb(0x24160c));
  paint.radial(middle, radius * 0.42F, rgb(0x8a5f3c), rgb(0x6a462b));
  paint.ring(middle, radius * 0.37F, rgb(0x24160c, 0.45F), radius * 0.008F);
  draw_sketch(paint, kCrest, {{0, 0}, radius});
}

}  // namespace

void draw_disc(Paint& paint, Point center, float radius, float turned) {
  const Rect shade = around({center.x, center.y + radius * 0.03F}, radius * 2, radius * 2);
  paint.shadow(shade, radius, 1.2F);
  stamp(paint, cut_disc, 0,
        {.at = center, .size = radius, .turn = turned * 2 * kPi / static_cast<float>(kPrices)});
}

}  // namespace meadhall::table::vikings_table
