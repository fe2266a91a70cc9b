#include "table/games/graenaland/pieces.h"

#include <algorithm>

#include "table/games/graenaland/hues.h"
#include "table/kit/scenery.h"
#include "table/kit/stamp.h"

namespace meadhall::table::graenaland_table {
namespace {

// They stand on 0,0; heroes are 100 tall. Ink a is the clan's colour, b its shade, c its light.
constexpr auto kHouse = sketch<R"(
  x@ 4,1 52,8 b/-4 -44,0 -44,-34 -20,-68 24,-72 50,-38 46,-4 4,0 a/ 4,0 4,-34 46,-38 46,-4
  x/ 4,0 4,-34 46,-38 46,-4 c/ -44,0 -44,-34 -20,-66 4,-34 4,0 a/ -20,-68 24,-72 50,-38 4,-33
  l/ -20,-68 24,-72 30,-64 -15,-60 b-3 -20,-67 4,-34 50,-38 b-3 -44,-34 -20,-67
  k: -28,0! -28,-17 -20,-24 -12,-17 -12,0!
)">();
constexpr auto kFortress = sketch<R"(
  x@ 0,2 52,8 b/-3 -24,-20 -20,-80 20,-80 24,-20 t/ -24,-20 -20,-80 20,-80 24,-20
  u/ -24,-20 -20,-80 -6,-80 -8,-20 v-2 0,-80 0,-20 v-2 12,-80 14,-20 k/ -7,-52 7,-52 7,-66 -7,-66
  b/-3 -30,-78 30,-78 28,-90 -28,-90 u/ -30,-78 30,-78 28,-90 -28,-90 b/-3 -34,-88 0,-116 34,-88
  a/ -34,-88 0,-116 34,-88 z/ 0,-116 34,-88 0,-88 b/-2 -50,2 -50,-26 -44,-36 -38,-26 -38,2
  b/-2 38,2 38,-26 44,-36 50,-26 50,2
  b/-2 -38,2 -38,-28 -32,-38 -26,-28 -20,-38 -14,-28 -8,-38 -2,-28 4,-38 10,-28 16,-38 22,-28
    28,-38 34,-28 38,-28 38,2 t/ -49,1 -49,-26 -44,-34 -39,-26 -39,1
  u/ -37,1 -37,-28 -32,-36 -27,-28 -27,1 t/ -25,1 -25,-28 -20,-36 -15,-28 -15,1
  u/ -13,1 -13,-28 -8,-36 -3,-28 -3,1 t/ -1,1 -1,-28 4,-36 9,-28 9,1
  u/ 11,1 11,-28 16,-36 21,-28 21,1 t/ 23,1 23,-28 28,-36 33,-28 33,1
  u/ 38,1 38,-26 44,-34 49,-26 49,1 v-4 -49,-12 49,-12
)">();
constexpr auto kChurch = sketch<R"(
  x@ 0,2 46,8 b/-3 -30,0 -30,-32 30,-32 30,0 u/ -30,0 -30,-32 30,-32 30,0 t-2 -20,0 -20,-30
  t-2 20,0 20,-30 t-2 -12,0 -12,-30 t-2 12,0 12,-30 k: -8,0! -8,-16 0,-24 8,-16 8,0!
  b/-3 -46,-24 -16,-54 16,-54 46,-24 a/ -46,-24 -16,-54 16,-54 46,-24 z/ 0,-54 16,-54 46,-24 0,-24
  b/-3 -13,-52 -13,-66 13,-66 13,-52 u/ -13,-52 -13,-66 13,-66 13,-52 b/-3 -27,-58 0,-100 27,-58
  a/ -27,-58 0,-100 27,-58 z/ 0,-100 27,-58 0,-58 b-8 0,-96 0,-122 b-8 -12,-112 12,-112
  g-4 0,-96 0,-121 g-4 -11,-112 11,-112
)">();
constexpr auto kHall = sketch<R"(
  x@ 0,2 56,8 b/-3 -46,0 -46,-28 46,-28 46,0 u/ -46,0 -46,-28 46,-28 46,0 t-2 -34,0 -34,-28
  t-2 -24,0 -24,-28 t-2 24,0 24,-28 t-2 34,0 34,-28 k: -11,0! -11,-18 0,-26 11,-18 11,0!
  g: -5,0! -5,-11 0,-15 5,-11 5,0! b:-3 -58,-20! -52,-42 -38,-60 0,-66 38,-60 52,-42 58,-20! 0,-28
  a^0 z: 0,-66! 38,-60 52,-42 58,-20! 0,-28! l: -50,-40! -38,-58 0,-63 20,-62! 0,-54 -34,-48
  b-1.5 -28,-62 -36,-26 b-1.5 0,-66 0,-28 b-1.5 28,-62 36,-26 b-7 -30,-52 -48,-80
  b-7 -46,-54 -28,-80 u-4 -30,-52 -48,-79 u-4 -46,-54 -29,-79 b-7 30,-52 48,-80 b-7 46,-54 28,-80
  u-4 30,-52 48,-79 u-4 46,-54 29,-79
  y: 2,-66! -2,-76 8,-84 2,-92 8,-100! 16,-90 12,-82 14,-74 8,-65!
)">();
constexpr auto kWarrior = sketch<R"(
  v-6 38,2 38,-84 k: 34,-96! 46,-98 56,-88 57,-76 54,-66! 46,-70 34,-68!
  i: 36,-93! 46,-95 53,-87 54,-77 52,-70! 46,-73 36,-71!
  b:-4 -29,0! -33,-22 -30,-44 -16,-57 16,-57 30,-44 33,-22 29,0! a^0
  l: -29,0! -33,-22 -30,-44 -16,-57 -9,-57! -20,-42 -22,-20 -20,0! b~14 24,-44 34,-38 37,-28
  a~9 24,-44 34,-38 37,-28 s@ 38,-27 5,5 b@ 0,-66 18,18 s@ 0,-66 14,14
  h: -14,-66! -15,-54 -8,-46 0,-43 8,-46 15,-54 14,-66! 7,-61 0,-59 -7,-61 k@ -5,-68 2,2
  k@ 5,-68 2,2 k:-2 -18,-71! -18,-84 -10,-94 0,-98 10,-94 18,-84 18,-71! j^0
  l: -15,-73! -14,-83 -8,-91 -2,-93! -8,-82 -9,-73! k-3 0,-97 0,-72
  k/ -20,-75 20,-75 20,-69 -20,-69 i/ -18,-74 18,-74 18,-70 -18,-70 k/ -4,-72 4,-72 4,-60 -4,-60
  i/ -2,-73 2,-73 2,-62 -2,-62 b@ 0,-23 27,27 k@ 0,-23 24,24 w@ 0,-23 21,21
)">();
constexpr auto kPriest = sketch<R"(
  b-10 34,2 34,-98 b-10 20,-80 48,-80 g-6 34,2 34,-97 g-6 21,-80 47,-80
  b:-4 -32,0! -30,-22 -24,-44 -14,-57 14,-57 24,-44 30,-22 32,0! a^0
  l: -32,0! -30,-22 -24,-44 -14,-57 -8,-57! -16,-42 -20,-20 -22,0! w/ -10,0 -10,-50 10,-50 10,0
  b-5 0,-14 0,-42 b-5 -7,-34 7,-34 b~14 18,-46 28,-40 33,-32 a~9 18,-46 28,-40 33,-32
  s@ 34,-31 5,5 b:-3 -19,-50! -23,-70 -14,-90 0,-97 14,-90 23,-70 19,-50! 0,-46 a^0
  k: -14,-56! -15,-70 -8,-80 8,-80 15,-70 14,-56! 0,-48
  s: -12,-58! -13,-70 -6,-77 6,-77 13,-70 12,-58! 0,-51
  w: -12,-64! -11,-52 0,-42 11,-52 12,-64! 0,-58 k@ -5,-68 2,2 k@ 5,-68 2,2
)">();
constexpr auto kSkald = sketch<R"(
  b:-4 -34,0! -32,-24 -26,-45 -14,-57 14,-57 26,-45 32,-24 34,0! a^0
  l: -34,0! -32,-24 -26,-45 -14,-57 -8,-57! -18,-42 -22,-20 -24,0!
  z: 34,0! 32,-24 26,-45 20,-52! 22,-26 24,0! b@ 0,-67 18,18 s@ 0,-67 14,14
  h: -14,-68! -16,-54 -6,-40 0,-34 6,-40 16,-54 14,-68! 8,-61 0,-60 -8,-61 k@ -5,-70 2,2
  k@ 5,-70 2,2 b:-3 -20,-74! -24,-84 -14,-96 6,-98 20,-88 20,-74! a^0
  l: -18,-78! -18,-86 -8,-93 2,-93! -10,-84 b-6 14,-92 34,-118 w~4 13,-92 22,-108 34,-117
  b~13 -20,-44 -6,-30 8,-26 a~8 -20,-44 -6,-30 8,-26 b~15 8,-56 6,-26 22,-12 40,-26 40,-58
  b-13 0,-58 46,-60 g~9 8,-56 6,-26 22,-12 40,-26 40,-58 g-7 1,-58 45,-60 k-1.5 15,-56 16,-18
  k-1.5 23,-57 23,-15 k-1.5 31,-57 31,-17 s@ 10,-25 5,5
)">();
constexpr auto kMarket = sketch<R"(
  x@ 0,2 46,7 v-6 -36,0 -36,-52 v-6 36,0 36,-52 k/-2 -40,-18 40,-18 40,-4 -40,-4
  t/ -40,-18 40,-18 40,-4 -40,-4 u/ -40,-18 40,-18 40,-13 -40,-13 r@ -24,-21 6,6 g@ -12,-21 6,6
  m@ 2,-21 6,6 r@ 16,-21 6,6 g@ 28,-21 5,5 k/-3 -48,-40 -38,-68 38,-68 48,-40
  w/ -48,-40 -38,-68 38,-68 48,-40 r/ -48,-40 -38,-68 -23,-68 -29,-40
  r/ -10,-40 -8,-68 8,-68 10,-40 r/ 29,-40 23,-68 38,-68 48,-40 k-2 -48,-40 48,-40
)">();
constexpr auto kStakes = sketch<R"(
  x/ -50,2 50,2 50,5 -50,5
  k/-2 -50,2 -50,-16 -45,-24 -40,-16 -35,-24 -30,-16 -25,-24 -20,-16 -15,-24 -10,-16 -5,-24 0,-16
    5,-24 10,-16 15,-24 20,-16 25,-24 30,-16 35,-24 40,-16 45,-24 50,-16 50,2
  t/ -49,1 -49,-16 -45,-22 -41,-16 -41,1 u/ -39,1 -39,-16 -35,-22 -31,-16 -31,1
  t/ -29,1 -29,-16 -25,-22 -21,-16 -21,1 u/ -19,1 -19,-16 -15,-22 -11,-16 -11,1
  t/ -9,1 -9,-16 -5,-22 -1,-16 -1,1 u/ 1,1 1,-16 5,-22 9,-16 9,1 t/ 11,1 11,-16 15,-22 19,-16 19,1
  u/ 21,1 21,-16 25,-22 29,-16 29,1 t/ 31,1 31,-16 35,-22 39,-16 39,1
  u/ 41,1 41,-16 45,-22 49,-16 49,1 v-3 -50,-8 50,-8
)">();

// A bend of a road in the green, by itself.
constexpr auto kPath = sketch<R"(
  G@ 0,-11 34,13 o: -25,0! -14,-12 4,-18 6,-26 2,-40! 9,-40! 18,-24 14,-15 6,-9 4,0! T^1.2
  p@ -14,-4 4,2 p@ -4,-5 4,2 p@ -8,-10 3,2 p@ 2,-12 3,2 p@ 9,-17 3,2 p@ 10,-23 2,1 p@ 9,-30 2,1
)">();

// Its middle is 0,0.
constexpr auto kKnarr = sketch<R"(
  x@ 0,46 88,7 k~7 -70,26 -86,8 -86,-14 -76,-22 k~7 70,26 86,8 84,-16 76,-22
  k: -86,10! -50,26 50,26 86,10! 74,38 52,48 -52,48 -74,38 t^4
  u: -78,20! -48,30 48,30 78,20! 70,32 -70,32 v~2 -70,40 0,44 70,40 k-8 0,28 0,-74
  k: -58,-66! 58,-66! 64,-30 54,4! 0,-4 -54,4! -64,-30 w^4
  r: -40,-62! -24,-62! -24,-28 -20,-2! -38,0! -46,-30 r: -8,-62! 8,-62! 9,-28 8,-4! -8,-4! -9,-28
  r: 24,-62! 40,-62! 46,-30 38,0! 20,-2! 24,-28 v-6 -62,-66 62,-66 k@ -36,26 9,9 w@ -36,26 6,6
  k@ -12,29 9,9 g@ -12,29 6,6 k@ 12,29 9,9 w@ 12,29 6,6 k@ 36,26 9,9 g@ 36,26 6,6
  X: -100,50! -84,43 -66,50 -48,43 -30,50 -10,43 10,50 30,43 48,50 66,43 84,50 100,45! 96,56
    -96,56
)">();

constexpr std::array<Sketch, graenaland::kBuildings> kBuildings = {kFortress, kChurch, kHall};
constexpr std::array<Sketch, graenaland::kHeroes> kHeroes = {kWarrior, kPriest, kSkald};
// Those that no clan owns. Ink a is the sail of the small longship.
enum Plain : std::uint8_t { market, stakes, path, knarr, longship };
constexpr std::array<Sketch, 5> kPlain = {kMarket, kStakes, kPath, kKnarr, kSmallLongship};

Inks inks_of(std::uint32_t clan) {
  const Colour colour = current_palette.seats[clan];
  return {{colour, darker(colour, 0.7F), lighter(colour, 0.32F)}};
}

// Variants: a clan, and above it which of the kind.
constexpr std::uint32_t kClans = 8;

void cut_house(Paint& paint, float size, std::uint32_t variant) {
  draw_sketch(paint, kHouse, {{0, 0}, size}, inks_of(variant));
}
void cut_building(Paint& paint, float size, std::uint32_t variant) {
  draw_sketch(paint, kBuildings[variant / kClans], {{0, 0}, size}, inks_of(variant % kClans));
}
void cut_hero(Paint& paint, float size, std::uint32_t variant) {
  paint.list().AddEllipseFilled({size * 0.02F, 0}, {size * 0.34F, size * 0.06F}, rgb(0, 0.26F));
  draw_sketch(paint, kHeroes[variant / kClans], {{0, 0}, size}, inks_of(variant % kClans));
}
void cut_plain(Paint& paint, float size, std::uint32_t which) {
  draw_sketch(paint, kPlain[which], {{0, 0}, size}, {{rgb(0xc9483b)}});
}

void cut_token(Paint& paint, float size, std::uint32_t variant) {
  const float half = size / 2;
  const Rect area{-half, -half, size, size};
  const float edge = size * 0.08F;
  paint.fill({area.x + edge * 0.4F, area.y + edge, area.w, area.h}, rgb(0, 0.3F), size * 0.15F);
  paint.fill(area.inset(-edge * 0.9F), kPieceDark, size * 0.17F);
  paint.fill(area.inset(-edge * 0.5F), current_palette.gold_edge, size * 0.15F);
  paint.gradient(area.inset(edge * 0.5F), kCardTop, kCardBottom, size * 0.1F);
  draw_resource(paint, static_cast<Resource>(variant), {0, 0}, size * 0.72F);
}

}  // namespace

void draw_house(Paint& paint, Clan clan, Point feet, float size, float opacity) {
  stamp(paint, cut_house, clan, {feet, size, opacity});
}

void draw_building(Paint& paint, Building building, Clan clan, Point feet, float size,
                   float opacity) {
  stamp(paint, cut_building, clan + kClans * static_cast<std::uint32_t>(building),
        {feet, size, opacity});
}

void draw_hero(Paint& paint, Hero hero, Clan clan, Point feet, float size, float opacity,
               const HeroShield& shield) {
  stamp(paint, cut_hero, clan + kClans * static_cast<std::uint32_t>(hero), {feet, size, opacity});
  if (hero != Hero::warrior || shield.army == 0) return;
  const Point middle{feet.x, feet.y - size * 0.23F};
  // Small warriors bear it over the rim: it has to be read.
  const float figure = std::max(size * 0.24F, std::min(size * 0.4F, 9.0F));
  paint.number(middle, shield.army, {Face::bold, figure / paint.em(), fade(rgb(0x2d2015), opacity)},
               Align::center);
  if (!shield.silenced) return;
  paint.disc(middle, size * 0.235F, fade(kPieceDark, 0.45F * opacity));
  const float arm = size * 0.17F;
  for (const bool below : {true, false}) {
    paint.line({middle.x - arm, middle.y + arm}, {middle.x + arm, middle.y - arm},
               fade(below ? kPieceDark : rgb(0xffd9cf), opacity), size * (below ? 0.075F : 0.043F));
  }
}

void draw_token(Paint& paint, Resource kept, Point center, float size, float opacity) {
  stamp(paint, cut_token, static_cast<std::uint32_t>(kept), {center, size, opacity});
}

void draw_market(Paint& paint, Point feet, float size, float opacity) {
  stamp(paint, cut_plain, market, {feet, size, opacity});
}

void draw_stakes(Paint& paint, Point foot, float size, float opacity) {
  stamp(paint, cut_plain, stakes, {foot, size, opacity});
}

void draw_work(Paint& paint, Work work, const Rect& area, Resource kept, float opacity) {
  const float high = std::min(area.h, area.w * 0.62F);
  const Point feet{area.center().x, area.center().y + high / 2};
  switch (work) {
    case Work::road: stamp(paint, cut_plain, path, {feet, high * 1.05F, opacity}); break;
    case Work::improvement:
      draw_token(paint, kept, {feet.x, feet.y - high * 0.47F}, high * 0.78F, opacity);
      break;
    case Work::market: draw_market(paint, feet, high * 1.09F, opacity); break;
    case Work::palisade:
      for (const float side : {-0.36F, 0.36F}) {
        draw_stakes(paint, {feet.x + side * high, feet.y - high * 0.14F}, high * 0.77F, opacity);
      }
      break;
  }
}

void draw_construction(Paint& paint, Construction what, Clan clan, const Rect& area, Resource kept,
                       float opacity) {
  const float high = std::min(area.h, area.w * 0.62F);
  const Point feet{area.center().x, area.center().y + high / 2};
  if (graenaland::is_work(what)) {
    draw_work(paint, graenaland::work_of(what), area, kept, opacity);
  } else if (graenaland::is_building(what)) {
    draw_building(paint, graenaland::building_of(what), clan, feet, high * 0.84F, opacity);
  } else if (what == Construction::army) {
    draw_hero(paint, Hero::warrior, clan, feet, high * 0.92F, opacity);
  } else {
    draw_house(paint, clan, feet, high, opacity);
  }
}

void draw_knarr(Paint& paint, const Rect& area) {
  const float size = std::min(area.w / 2, area.h / 1.32F);
  stamp(paint, cut_plain, knarr, {{area.center().x, area.center().y + size * 0.09F}, size});
}

void draw_longship(Paint& paint, Point center, float size, float opacity) {
  stamp(paint, cut_plain, longship, {center, size, opacity});
}

}  // namespace meadhall::table::graenaland_table
