#include "table/games/vikings/pieces.h"

#include "table/kit/scenery.h"
#include "table/kit/stamp.h"

namespace meadhall::table::vikings_table {

using vikings::Viking;

namespace {

// The figures are 100 tall and stand on 0,0. Ink a is the kind's colour, b its shade, c its light.
constexpr auto kFisherman = sketch<R"(
  v~5 21,-16 33,-66 37,-99 k-2 37,-98 46,-68
  k@ 46,-57 8,14 i@ 46,-57 6,12 k/ 46,-48 55,-35 37,-35 i/ 46,-46 52,-37 40,-37
  b:-3 -31,0! -31,-20 -26,-42 -13,-57 13,-57 26,-42 31,-20 31,0! a^0
  l: -31,0! -31,-20 -26,-42 -13,-57 -7,-57! -17,-42 -20,-20 -20,0!
  z: 31,0! 31,-20 26,-42 20,-51! 21,-30 22,0!
  b~14 17,-46 25,-36 24,-22 a~9 17,-46 25,-36 24,-22 s@ 24,-19 5,5
  b@ 0,-68 17,17 s@ 0,-68 14,14
  h: -14,-69! -14,-57 -8,-48 0,-45 8,-48 14,-57 14,-69! 8,-63 0,-61 -8,-63
  k@ -5,-70 2,2 k@ 5,-70 2,2
  b@ 0,-79 31,8 c@ 0,-80 28,5
  b: -18,-79! -17,-91 -9,-97 9,-97 17,-91 18,-79! a^2.5
  w: -15,-84! 0,-81 15,-84! 15,-80! 0,-77 -15,-80!
)">();
constexpr auto kGoldsmith = sketch<R"(
  v-7 35,-16 38,-76 k/ 22,-92 53,-90 52,-71 21,-73 j/ 24,-90 51,-88 50,-73 23,-75
  i/ 24,-90 51,-88 50,-82 24,-84
  b:-3 -30,0! -37,-16 -35,-38 -17,-55 17,-55 35,-38 37,-16 30,0! a^0
  l: -30,0! -37,-16 -35,-38 -17,-55 -10,-56! -22,-42 -26,-20 -22,0!
  v: -21,0! -22,-34 -14,-48! 14,-48! 22,-34 21,0! t^2
  b~15 28,-40 37,-34 35,-22 a~10 28,-40 37,-34 35,-22 s@ 35,-22 6,6
  b@ 0,-66 17,17 s@ 0,-66 14,14
  h: -15,-68! -17,-56 -13,-46 -7,-42 0,-46! 7,-42 13,-46 17,-56 15,-68! 8,-61 0,-59 -8,-61
  k@ -5,-68 2,2 k@ 5,-68 2,2
  k: -19,-74! -20,-84 -12,-91 12,-91 20,-84 19,-74! o^2.5 z/ -17,-79 17,-79 17,-75 -17,-75
)">();
constexpr auto kScout = sketch<R"(
  v~5 26,-4 46,-30 46,-58 26,-92 w-1.5 26,-4 26,-92
  k: -27,-50! -36,-76! -24,-76! -16,-52! t^2
  w-3 -35,-78 -33,-90 w-3 -30,-78 -28,-91 w-3 -25,-78 -24,-88
  b:-3 -25,0! -25,-24 -20,-42 -14,-54 14,-54 20,-42 25,-24 25,0! a^0
  l: -25,0! -25,-24 -20,-42 -14,-54 -7,-54! -13,-40 -15,-20 -15,0!
  b~13 15,-46 24,-42 27,-46 a~8 15,-46 24,-42 26,-46 s@ 27,-47 5,5
  b: -23,-48! -21,-68 -12,-83 2,-92 17,-101! 14,-86 20,-72 23,-48! 0,-43 a^3
  k: -14,-56! -14,-70 -7,-77 7,-77 14,-70 14,-56! 0,-50
  s: -12,-57! -12,-68 -6,-74 6,-74 12,-68 12,-57! 0,-52
  h: -12,-62! -10,-53 0,-46 10,-53 12,-62! 0,-58
  k@ -5,-66 2,2 k@ 5,-66 2,2
  l: -20,-50! -18,-68 -10,-80 3,-89! -8,-74 -15,-60!
)">();
constexpr auto kNoble = sketch<R"(
  v-5 38,-2 35,-72 o@ 35,-77 8,8 g@ 35,-77 5,5
  b:-3 -42,0! -36,-24 -26,-46 -14,-58 14,-58 26,-46 36,-24 42,0! a^0
  l: -42,0! -36,-24 -26,-46 -14,-58 -8,-57! -20,-40 -27,-20 -30,0!
  z: 42,0! 36,-24 26,-46 20,-52! 24,-26 28,0!
  w: -42,0! -41,-6 -20,-8 0,-7 20,-8 41,-6 42,0!
  k@ -28,-3 2,2 k@ -10,-4 2,2 k@ 10,-4 2,2 k@ 28,-3 2,2
  b: -24,-47! -20,-60 0,-63 20,-60 24,-47! 12,-42 0,-40 -12,-42 w^2.5
  k@ -14,-50 2,2 k@ 14,-50 2,2 s@ 36,-34 5,5
  b@ 0,-67 17,16 s@ 0,-67 14,14
  h: -13,-65! -12,-53 0,-43 12,-53 13,-65! 7,-61 0,-60 -7,-61
  k@ -5,-69 2,2 k@ 5,-69 2,2
  o/ -19,-74 -23,-100 -9,-88 0,-104 9,-88 23,-100 19,-74
  g/ -16,-76 -19,-94 -8,-84 0,-98 8,-84 19,-94 16,-76 r@ 0,-81 3,3
)">();
constexpr auto kWarrior = sketch<R"(
  v-6 38,2 38,-84 k: 34,-96! 46,-98 56,-88 57,-76 54,-66! 46,-70 34,-68!
  i: 36,-93! 46,-95 53,-87 54,-77 52,-70! 46,-73 36,-71!
  j: 36,-80! 46,-78 54,-77 52,-70! 46,-73 36,-71!
  b:-3 -29,0! -33,-22 -30,-44 -16,-57 16,-57 30,-44 33,-22 29,0! a^0
  l: -29,0! -33,-22 -30,-44 -16,-57 -9,-57! -20,-42 -22,-20 -20,0!
  b~14 24,-44 34,-38 37,-28 a~9 24,-44 34,-38 37,-28 s@ 38,-27 5,5
  k:-2 -10,-80! -26,-80 -33,-90 -33,-103! -42,-90 -37,-74 -22,-68 -10,-70! w^0
  k:-2 10,-80! 26,-80 33,-90 33,-103! 42,-90 37,-74 22,-68 10,-70! w^0
  b@ 0,-66 17,17 s@ 0,-66 14,14
  h: -14,-66! -15,-54 -8,-46 0,-43 8,-46 15,-54 14,-66! 7,-61 0,-59 -7,-61
  k@ -5,-68 2,2 k@ 5,-68 2,2
  k: -18,-71! -17,-84 -9,-93 9,-93 17,-84 18,-71! j^2
  l: -15,-73! -14,-83 -8,-90 -2,-90! -8,-82 -9,-73!
  k/ -18,-75 18,-75 18,-70 -18,-70 i/ -16,-74 16,-74 16,-71 -16,-71
  k/ -3,-72 3,-72 3,-62 -3,-62 i/ -2,-73 2,-73 2,-63 -2,-63
  b@ 0,-23 26,26 k@ 0,-23 23,23 u@ 0,-23 22,22 a@ 0,-23 19,19
)">();
constexpr auto kBoatsman = sketch<R"(
  k: -26,0! -24,-12 -8,-12 -6,0! k: 6,0! 8,-12 24,-12 26,0!
  v: -23,-2! -22,-11 -9,-11 -8,-2! v: 8,-2! 9,-11 22,-11 23,-2!
  b:-3 -26,-9! -30,-26 -28,-44 -15,-57 15,-57 28,-44 30,-26 26,-9! 0,-6 a^0
  l: -26,-9! -30,-26 -28,-44 -15,-57 -8,-57! -18,-42 -20,-24 -17,-8!
  b@ 0,-67 17,17 s@ 0,-67 14,14
  h: -14,-68! -15,-54 0,-44 15,-54 14,-68! 8,-62 0,-60 -8,-62
  k@ -5,-69 2,2 k@ 5,-69 2,2
  b@ 0,-98 6,6 w@ 0,-98 4,4
  b: -19,-74! -17,-88 -8,-97 8,-97 17,-88 19,-74! j^2.5
  b/ -20,-81 20,-81 20,-72 -20,-72 w/ -18,-79 18,-79 18,-74 -18,-74
  v-6 42,2 42,-64 k@ 42,-82 10,20 u@ 42,-82 7,17 v-1.5 42,-98 42,-66
  b~14 22,-44 35,-38 40,-28 a~9 22,-44 35,-38 40,-28 s@ 42,-27 5,5
)">();

// Signs are 100 across, their middle at 0,0, all in ink a.
constexpr auto kFish = sketch<
    R"( a: -46,0! -30,-17 -8,-22 12,-11 22,0 12,11 -8,22 -30,17 a/ 16,0 48,-25 40,0 48,25 )">();
constexpr auto kCoin = sketch<R"(
  a&13 0,-37 18,-32 32,-18 37,0 32,18 18,32 0,37 -18,32 -32,18 -37,0 -32,-18 -18,-32 a@ 0,0 15,15
)">();
constexpr auto kEye = sketch<R"( a&11 -46,0! -22,-25 22,-25 46,0! 22,25 -22,25 a@ 0,0 17,17 )">();
constexpr auto kCrown = sketch<R"( a/ -40,36 -48,-28 -22,2 0,-44 22,2 48,-28 40,36 )">();
constexpr auto kAxe = sketch<R"(
  a-13 -28,48 8,-46 a: -4,-40! 12,-42 30,-52! 50,-30 51,0 36,26! 30,8 18,-2 -16,-8!
)">();
constexpr auto kOar = sketch<R"( a-13 -38,46 16,-20 a@39 26,-33 15,26 )">();

// Where the passenger stands is 0,0; it is drawn before his feet.
constexpr auto kBoat = sketch<R"(
  x@ 0,17 58,8
  k~7 -44,10 -58,-6 -60,-20 k~7 44,10 58,-6 60,-20 k@ -60,-22 5,5 k@ 60,-22 5,5
  k: -58,-8! -30,4 30,4 58,-8! 48,16 28,22 -28,22 -48,16 t^3
  u: -50,0! -28,8 28,8 50,0! 46,7 -46,7 v~2 -46,12 0,16 46,12
  X: -70,20! -60,15 -46,21 -30,16 -14,21 0,16 14,21 30,16 46,21 60,15 70,20! 60,26 0,28 -60,26
)">();

constexpr auto kBag = sketch<R"(
  x@ 50,92 40,7
  v: 38,34! 18,48 8,70 14,88 30,94 50,95 70,94 86,88 92,70 82,48 62,34! u^3
  n: 34,44! 20,56 13,72 18,86 28,90 22,76 24,62
  z: 62,36! 80,50 88,70 82,87 68,92! 76,76 72,56
  v~1.5 42,40 36,54 34,66 v~1.5 57,40 62,52 63,62 v~1.5 50,40 50,48
  v: 36,33! 26,18 22,8 32,12 40,6 50,11 60,6 68,12 78,8 74,18 64,33! u^2.5
  z: 44,31 40,18 48,22 56,17 58,31
  w-5 36,33 64,35 w-5 36,36 64,32 w~3 62,35 72,42 70,52 w~3 64,34 78,36 82,46
)">();

Sketch figure_of(Viking kind) {
  switch (kind) {
    case Viking::fisherman: return kFisherman;
    case Viking::goldsmith: return kGoldsmith;
    case Viking::scout: return kScout;
    case Viking::noble: return kNoble;
    case Viking::warrior: return kWarrior;
    case Viking::boatsman: return kBoatsman;
  }
  return {};
}

Sketch sign_of(Viking kind) {
  switch (kind) {
    case Viking::fisherman: return kFish;
    case Viking::goldsmith: return kCoin;
    case Viking::scout: return kEye;
    case Viking::noble: return kCrown;
    case Viking::warrior: return kAxe;
    case Viking::boatsman: return kOar;
  }
  return {};
}

void cut_viking(Paint& paint, float size, std::uint32_t variant) {
  const auto kind = static_cast<Viking>(variant);
  const Colour colour = viking_colour(kind);
  // What is nearly black itself has a pale edge, to stand out from the sea.
  const bool dark = kind == Viking::warrior;
  const Inks inks{{colour, dark ? rgb(0xcbbb98) : darker(colour, 0.62F), lighter(colour, 0.3F)}};
  draw_sketch(paint, figure_of(kind), {{0, 0}, size}, inks);
  const bool apron = kind == Viking::goldsmith;
  draw_sign(paint, kind, {0, size * -0.23F}, size * (kind == Viking::scout ? 0.34F : 0.36F),
            apron ? current_palette.coin : ink_on(viking_colour(kind)));
}

void cut_longship(Paint& paint, float size, std::uint32_t) {
  draw_sketch(paint, kSmallLongship, {{0, 0}, size}, {{rgb(0xc9483b)}});
}
void cut_ferry(Paint& paint, float size, std::uint32_t) {
  draw_sketch(paint, kBoat, {{0, 0}, size});
}
void cut_bag(Paint& paint, float size, std::uint32_t) { draw_sketch(paint, kBag, {{0, 0}, size}); }

}  // namespace

Colour viking_colour(Viking kind) {
  return current_palette.figures[static_cast<std::size_t>(kind)];
}

void draw_sign(Paint& paint, Viking kind, Point center, float size, Colour colour) {
  draw_sketch(paint, sign_of(kind), {center, size}, {{colour}});
}

void draw_viking(Paint& paint, Viking kind, Point foot, float height, float opacity,
                 const Pose& pose) {
  // The shadow stays on the ground, paler the higher he is.
  const float near = 1 / (1 + 2 * pose.lift);
  paint.list().AddEllipseFilled({foot.x + height * 0.02F, foot.y},
                                {height * 0.36F * near, height * 0.07F * near},
                                rgb(0x000000, 0.28F * opacity * near));
  stamp(paint, cut_viking, static_cast<std::uint32_t>(kind),
        {{foot.x, foot.y - pose.lift * height}, height * 0.96F, opacity, pose.turn, pose.high});
}

void draw_medallion(Paint& paint, Viking kind, Point center, float radius) {
  paint.disc(center, radius, darker(viking_colour(kind), 0.55F));
  paint.disc(center, radius * 0.9F, viking_colour(kind));
  draw_sign(paint, kind, center, radius * 1.15F, ink_on(viking_colour(kind)));
  if (current_palette.edge > 1)
    paint.ring(center, radius, current_palette.on_sea, current_palette.edge);
}

void draw_longship(Paint& paint, Point center, float size, float opacity) {
  stamp(paint, cut_longship, 0, {center, size, opacity});
}

void draw_ferry(Paint& paint, Point foot, float width, float opacity) {
  stamp(paint, cut_ferry, 0, {foot, width, opacity});
}

void draw_bag(Paint& paint, const Rect& area) {
  stamp(paint, cut_bag, 0, {area.min(), std::min(area.w, area.h)});
}

}  // namespace meadhall::table::vikings_table
