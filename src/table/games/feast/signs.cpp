#include "table/games/feast/signs.h"

#include "table/kit/icons.h"
#include "table/kit/sketch.h"
#include "table/kit/stamp.h"

// Pictures have the colours of the house and are stamped; the grammar between them is drawn in the
// ink of the row, bold and without colour, so that it never looks like one more thing to get.

namespace meadhall::table::feast_table {

using feast::Sign;

namespace {

// --- Pieces of any kind

// Seen from ahead: no side view of one ship could stand for two.
constexpr auto kLargeShip = sketch<R"(
  k-9 0,10 0,-50 u-4 0,10 0,-49
  k: -44,-40! 44,-40! 46,-22 38,0! 14,-6 -14,-6 -38,0! -46,-22 w^4
  r: -38,-36! -22,-36! -22,-20 -18,-9! -34,-5! -41,-20 r: 38,-36! 22,-36! 22,-20 18,-9! 34,-5! 41,-20
  r: -8,-36! 8,-36! 9,-20 7,-10! -7,-10! -9,-20
  k-9 -48,-41 48,-41 u-4 -46,-41 46,-41
  k: -38,2! -20,11 0,6 20,11 38,2! 36,24 20,42 0,48 -20,42 -36,24 t^4
  u~3.5 -31,18 -16,27 0,24 16,27 31,18 u~3.5 -24,31 -12,37 0,35 12,37 24,31
  k: -8,48! -7,2 0,-10! 7,2 8,48! u: -3.5,44! -3,4 0,-3! 3,4 3.5,44!
)">();
// Half of stone, half of timber.
constexpr auto kHouse = sketch<R"(
  k/ -38,46 -38,-2 38,-2 38,46 t^4 q/ -34,0 0,0 0,42 -34,42
  x-3 -34,14 -14,14 x-3 -34,28 -14,28 x-3 -24,0 -24,14 x-3 -22,28 -22,42 v-3 22,0 22,42 v-3 30,0 30,42
  k: -13,46! -13,18 0,10 13,18 13,46!
  k/ -50,8 -28,-40 28,-40 50,8 n^4 p-3 -18,-35 -30,4 p-3 0,-35 0,4 p-3 18,-35 30,4
)">();
constexpr auto kLand = sketch<R"(
  k/ -44,-50 44,-50 50,-44 50,44 44,50 -44,50 -50,44 -50,-44 B^4
  X~4 -41,-34 -34,-38 -27,-34 -20,-38 X~4 16,38 23,34 30,38 37,34
  S: -34,-8 -22,-24 -4,-22 10,-36 30,-30 38,-8 28,8 20,24 0,22 -14,34 -32,24 H^6
  L: -26,-8 -16,-18 -2,-15 12,-28 26,-23 28,-8 10,-6 -8,2
  k/ -20,16 0,-18 20,16 q^3 w/ -6,-3 0,-12 6,-3 0,1
)">();
constexpr auto kSpecial = sketch<R"(
  k/ -16,-48 48,-48 48,17 17,17 17,48 -48,48 -48,-17 -16,-17 B^4.5
  X-4 -13,-16 -13,-42 42,-42 X-4 -42,42 -42,-13 -14,-13
  o/ 0,-27 27,0 0,27 -27,0 g^4 w/ 0,-19 0,-1 -19,0
)">();
constexpr auto kWeapon = sketch<R"(
  k-10 44,46 -26,-26 u-5 43,45 -26,-26 k: -49,-49! -20,-40 -12,-12! -38,-20 i^4
  k/ -30,16 32,-44 49,-49 44,-32 -16,30 i^4 j/ -22,22 46,-46 43,-34 -16,28
  k-13 -38,6 -6,38 g-6 -35,9 -9,35 k-11 -20,20 -40,40 h-5 -24,24 -38,38 k@ -42,42 8,8 g@ -42,42 5,5
)">();
constexpr auto kNextWeapon = sketch<R"(
  k/ -50,-42 18,-42 18,48 -50,48 w^4 T-3 -43,-35 11,-35 11,41 -43,41 -43,-35
  k/ -22,20 -23,-24 -16,-34 -9,-24 -10,20 i^3 k-9 -34,20 2,20 g-4 -32,20 0,20 k-8 -16,20 -16,36 k@ -16,36 6,6
  k/ 22,-34 50,3 22,40 r^4.5
)">();
constexpr auto kViking = sketch<R"(
  k: -48,50! -44,26 -22,14 22,14 44,26 48,50! r^4.5
  k: -24,-6! -24,14 -13,32 0,42 13,32 24,14 24,-6! u^4.5
  s: -19,-8! -17,6 -8,11 0,8 8,11 17,6 19,-8! k@ -9,1 3,3.5 k@ 9,1 3,3.5
  k: -29,-3! -27,-24 -13,-43 0,-50 13,-43 27,-24 29,-3! i^4.5 j: 2,-44! 12,-38 22,-22 24,-7! 8,-8!
  k/ -32,-13 32,-13 32,0 -32,0 g^3.5 k/ -6,-10 6,-10 5,12 -5,12 g^3
)">();
constexpr auto kStrip = sketch<R"(
  k/ -50,12 -32,-18 -24,-10 0,-48 20,-20 28,-28 50,12 q^4 x/ 0,-42 16,-18 27,-22 44,12 12,12
  w/ -15,-18 0,-41 14,-20 6,-15 0,-22 -7,-13
  k/ -50,8 50,8 50,48 -50,48 p^4 v@ -31,28 10,10 u@ -31,28 6,6
  k/ -10,20 4,16 11,24 9,38 -7,39 -12,30 i^3 k@ 32,28 11,11 r@ 32,28 7,7
)">();
// Its stepped front with the money.
constexpr auto kHome = sketch<R"(
  k/ -50,-50 50,-50 50,50 -50,50 S^4.5
  L/ -45,45 -45,20 -20,20 -20,-5 5,-5 5,-30 30,-30 30,-45 -45,-45
  H-4 -20,45 -20,20 -45,20 H-4 5,45 5,-5 -20,-5 -20,20 H-4 45,20 -20,20 H-4 30,45 30,-30 5,-30 5,-5 45,-5
  k/ -50,-10 -22,-42 6,-10 -2,-10 -2,14 -42,14 -42,-10 t^4.5 k/ -29,14 -29,-6 -15,-6 -15,14
)">();
constexpr auto kThing = sketch<R"(
  k-9 0,42 0,-50 u-4 0,42 0,-48 k: 1,-46! 18,-50 30,-42 48,-46! 42,-30 48,-14! 30,-12 18,-20 1,-14! r^4
  k: -50,50! -47,28 -38,22 -16,22 -7,28 -4,50! m^4 k@ -27,9 15,16 s@ -27,11 11,12 j: -38,8! -36,-3 -18,-3 -16,8!
  k: 50,50! 47,28 38,22 16,22 7,28 4,50! B^4 k@ 27,9 15,16 s@ 27,11 11,12 j: 38,8! 36,-3 18,-3 16,8!
)">();

// --- Figures and phases

constexpr auto kRound = sketch<R"(
  k~12 30,-26 10,-40 -16,-37 -38,-16 -40,12 -22,34 4,41 28,32 41,8 k/ 12,-12 50,-12 40,-48
)">();
constexpr auto kIncome = sketch<R"(
  k: -20,-22! -34,-44! -18,-38 -4,-46 10,-38 26,-44! 12,-22! 32,0 36,28 22,46 -30,46 -46,28 -40,0 h^4.5
  k-9 -22,-21 14,-21 g-4 -21,-21 13,-21 l: -32,2! -22,-12 -8,-12 -24,2 -30,24!
  k@ 20,21 29,29 i@ 20,21 24.5,24.5 j@ 20,21 18,18 w@ 20,21 14,14 k-5 20,10 20,32
)">();
// A field that tiles lie around.
constexpr auto kBonus = sketch<R"(
  k/ -50,-50 50,-50 50,50 -50,50 H^4.5 k-4 -18,-48 -18,-18 -48,-18 k-4 18,48 18,18 48,18
  k-4 -48,18 -18,18 k-4 18,-18 18,-48 L-4 -41,-22 -41,-41 -22,-41
  k/ -23,-23 23,-23 23,23 -23,23 w^3.5
  o/ 0,-20 6,-7 19,-6 9,3 12,17 0,10 -12,17 -9,3 -19,-6 -6,-7 g^2.5
)">();
constexpr auto kHarvest = sketch<R"(
  k~8 0,48 0,-20 k~8 -14,48 0,16 22,-18 k~8 14,48 0,16 -22,-18 k~8 -24,42 0,16 34,-2 k~8 24,42 0,16 -34,-2
  k@ 0,-30 10,20 k@32 24,-26 10,20 k@-32 -24,-26 10,20 k@68 38,-4 9,17 k@-68 -38,-4 9,17
  p~3.5 0,46 0,-20 p~3.5 -13,46 0,16 22,-18 p~3.5 13,46 0,16 -22,-18 p~3.5 -22,41 0,16 34,-2
  p~3.5 22,41 0,16 -34,-2 g@ 0,-30 6,16 g@32 24,-26 6,16 g@-32 -24,-26 6,16 g@68 38,-4 5,13 g@-68 -38,-4 5,13
  o-1.5 0,-44 0,-18 k/ -14,12 14,12 14,25 -14,25 r^3.5
)">();
constexpr auto kNoHarvest =
    sketch<R"( k-17 -44,-44 44,44 w-11 -42,-42 42,42 r-7 -40,-40 40,40 )">();
constexpr auto kFeast = sketch<R"(
  k/ -38,20 -26,20 -30,50 -42,50 k/ 38,20 26,20 30,50 42,50
  k/ -50,12 50,12 50,27 -50,27 u^4 k: -44,24! 44,24! 40,34 28,30 14,38 0,30 -14,38 -28,30 -40,34 r^3.5
  k~9 -22,-24 -6,-22 -6,-2 -22,2 g~4 -22,-24 -7,-21 -7,-3 -22,2
  k/ -46,-28 -18,-28 -18,14 -46,14 t^4 g-4 -42,-14 -22,-14 g-4 -42,4 -22,4
  k@ -40,-30 10,9 k@ -24,-30 10,9 k@ -32,-36 10,9 w@ -40,-30 6.5,5.5 w@ -24,-30 6.5,5.5 w@ -32,-35 7,6
  k-9 30,-12 44,-30 w-4.5 30,-12 43,-29 k@ 45,-33 7,7 w@ 45,-33 4,4
  k: 0,13! 0,-4 12,-16 28,-18 38,-8 42,13! h^4 u: 6,2! 10,-8 20,-12 28,-10! 16,-2
)">();
constexpr auto kBreeding = sketch<R"(
  k-7 -26,8 -26,34 k-7 -12,10 -12,34 k-7 14,8 14,24 k-6 18,36 18,50 k-6 38,36 38,50
  k: -42,-4 -40,-22 -26,-32 -8,-34 10,-32 20,-20 20,-2 8,12 -12,14 -32,12 w^4
  k: 14,-36! 26,-42 38,-34 46,-20! 38,-14 24,-14! 12,-22 k: 18,-34! 8,-36 4,-28! 10,-22 18,-26! w@ 30,-30 2.5,2.5
  T~3.5 -28,-16 -22,-22 -16,-16 -10,-22 -4,-16 T~3.5 -26,-2 -20,-8 -14,-2 -8,-8 -2,-2
  k: 6,30 8,18 20,14 34,16 42,24 42,34 34,40 14,40 w^4 k: 6,12! 14,14 18,24 10,32! 0,32 -6,26!
)">();
constexpr auto kPoints = sketch<R"(
  k/ 0,-54 15,-19 51,-16 24,8 32,45 0,26 -32,45 -24,8 -51,-16 -15,-19 g^4.5 w/ 0,-42 0,-6 -11,-14
)">();
constexpr auto kAction = sketch<R"(
  k/ -44,-50 44,-50 50,-44 50,44 44,50 -44,50 -50,44 -50,-44 u^4.5 w^10
  k: -30,40! -27,18 -14,6 14,6 27,18 30,40! r^4 k@ 0,-12 19,20 s@ 0,-10 14.5,15.5 j: -14,-11! -12,-26 0,-31 12,-26 14,-11!
)">();
constexpr auto kResult = sketch<R"(
  k/ -20,-50 20,-50 38,-32 38,8 20,26 -20,26 -38,8 -38,-32 T^4 w/ -22,-34 22,-34 22,10 -22,10
  w/ -19,-46 19,-46 22,-34 -22,-34 w/ -34,-31 -22,-34 -22,10 -34,7
  k@ -12,-24 6,6 k@ 12,-24 6,6 k@ 0,-12 6,6 k@ -12,0 6,6 k@ 12,0 6,6
  k/ -38,33 38,33 38,41 -38,41 k/ -38,44 38,44 38,50 -38,50
)">();
constexpr auto kRoll = sketch<R"(
  k/ 0,-30 24,-34 46,-18 50,6 34,28 10,32 -12,16 -16,-8 T^4 w/ 2,-16 28,-18 32,10 6,14
  w/ 1,-26 23,-29 28,-18 2,-16 w/ -11,-7 2,-16 6,14 -8,14
  k@ 10,-9 5,5 k@ 24,5 5,5 k@ 17,-2 5,5
  k~7 -20,-34 -28,-18 -28,0 -22,16 k~7 -38,-26 -44,-8 -42,8 -36,22 k~7 -30,30 -14,42 4,46 24,44
)">();

// --- Deeds

constexpr auto kOverseas = sketch<R"(
  k/ -50,-2 -8,-2 -8,40 -50,40 m^4.5 L-4 -42,34 -42,6 -15,6 k/ 8,-2 50,-2 50,40 8,40 B^4.5 X-4 16,34 16,6 43,6
  k~9 -30,-12 -24,-30 -4,-38 14,-34 26,-24 k/ 12,-12 40,-36 40,-6
)">();
constexpr auto kForge = sketch<R"(
  k: -50,-2! -30,-10! 44,-10! 44,2! 26,8 16,16 18,28! 32,36! 32,48! -24,48! -24,36! -10,28! -8,16 -20,12 -38,10! j^4
  i/ -28,-6 40,-6 40,-1 -38,-1
  k-10 -34,-28 8,-28 u-5 -33,-28 8,-28 k/ 6,-44 28,-44 28,-14 6,-14 q^4
  g-5 36,-20 46,-28 g-5 38,-14 50,-14 o-4 34,-30 40,-42
)">();
constexpr auto kExplore = sketch<R"(
  B: -50,32! 50,32! 46,50! -46,50! k: -46,38! -34,16 -12,4 14,8 34,22 46,38! m^4.5 L: -36,26! -26,14 -10,9 8,13! -12,20
  X~5 -48,43 -36,38 -24,43 -12,38 0,43 12,38 24,43 36,38 48,43
  k-9 -8,16 -8,-50 u-4 -8,15 -8,-48 k: -6,-47! 12,-50 24,-42 46,-46! 36,-30 46,-12! 24,-10 12,-18 -6,-12! r^4.5
)">();
constexpr auto kEmigrate = sketch<R"(
  k: -38,14! -36,2 -26,-4 -18,-4 -8,2 -6,14! m^4 k@ -22,-14 12,13 s@ -22,-12 8.5,9
  j: -31,-14! -28,-23 -16,-23 -13,-14! k/ 0,-10 28,-10 28,16 0,16 u^4 g-4 4,2 24,2
  k: -50,4! -36,14 -18,18 16,18 34,14 48,4! 44,26 30,38 -32,38 -46,26 t^4 u~3 -40,22 -18,26 16,26 38,22
  B~6 -50,47 -38,42 -26,48 -13,43 0,48 13,43 26,48 38,42 50,47
  k/ -16,-44 18,-44 18,-54 48,-36 18,-18 18,-28 -16,-28 r^4
)">();
constexpr auto kSmallCard = sketch<R"(
  k/ -47,-50 8,-50 8,30 -47,30 w^4 r/ -43,-46 4,-46 4,-35 -43,-35
  h@ -20,-20 8,9 h: -37,6! -35,-5 -27,-10 -13,-10 -5,-5 -3,6! k-4 -38,17 -2,17
)">();
constexpr auto kDraw = sketch<R"(
  k/ 21,-50 39,-50 39,-6 51,-6 30,24 9,-6 21,-6 m^3.5
  k-8 -46,36 -46,46 46,46 46,36
)">();
constexpr auto kPlay = sketch<R"(
  k/ 21,30 39,30 39,-16 51,-16 30,-50 9,-16 21,-16 r^3.5
  k-8 -46,36 -46,46 46,46 46,36
)">();
constexpr auto kStepUp = sketch<R"(
  k/ -50,12 0,12 0,50 -50,50 g^5 k/ 4,-50 50,-50 50,2 4,2 r^5 k-4 27,-46 27,-2 k-4 8,-24 46,-24
  k-12 -28,8 -28,-28 -12,-28 k/ -16,-48 2,-28 -16,-8
)">();
constexpr auto kLay = sketch<R"(
  k/ -50,12 50,12 50,50 -50,50 S^4.5 o-3 -17,14 -17,48 o-3 17,14 17,48 o-3 -48,31 48,31
  k/ -34,-50 34,-50 34,-18 -34,-18 B^4.5 X-4 -26,-24 -26,-43 27,-43
  k/ -10,-12 10,-12 10,4 24,4 0,30 -24,4 -10,4 r^4
)">();

// --- Grammar, in ink a

constexpr auto kPays = sketch<R"( a/ -48,-13 2,-13 2,-38 50,0 2,38 2,13 -48,13 )">();
constexpr auto kEither = sketch<R"( a-12 -18,48 18,-48 )">();
constexpr auto kPer = sketch<R"(
  a&8 0,-42 30,-30 42,0 30,30 0,42 -30,30 -42,0 -30,-30 a-10 -17,-17 17,17 a-10 -17,17 17,-17
)">();
constexpr auto kWhen = sketch<R"(
  a~12 -24,-18 -20,-36 0,-44 20,-36 23,-20 14,-6 2,4 0,20 a@ 0,39 8,8
)">();
constexpr auto kThen = sketch<R"( a@ -32,-17 9,9 a@ -32,17 9,9 a/ -8,-34 40,0 -8,34 )">();
constexpr auto kAs = sketch<R"( a-11 -38,6 38,6 a-11 -38,32 38,32 a-9 -24,-16 0,-38 24,-16 )">();
constexpr auto kOpens = sketch<R"( a-11 18,-44 -10,-44 -10,44 18,44 )">();
constexpr auto kCloses = sketch<R"( a-11 -18,-44 10,-44 10,44 -18,44 )">();
constexpr auto kMost = sketch<R"(
  a-10 4,-36 -42,-14 4,8 a-10 -44,26 4,26 a-10 17,-16 47,14 a-10 17,14 47,-16
)">();
constexpr auto kAtLeast = sketch<R"( a-12 -32,-42 30,-14 -32,14 a-12 -34,36 34,36 )">();
constexpr auto kAtMost = sketch<R"( a-12 32,-42 -30,-14 32,14 a-12 34,36 -34,36 )">();
constexpr auto kExactly = sketch<R"( a-13 -36,-16 36,-16 a-13 -36,16 36,16 )">();
constexpr auto kPlus = sketch<R"( a-15 -38,0 38,0 a-15 0,-38 0,38 )">();
constexpr auto kMinus = sketch<R"( a-15 -38,0 38,0 )">();
constexpr auto kBefore = sketch<R"( a-12 -48,0 0,0 a/ -8,-28 28,0 -8,28 a-12 38,-42 38,42 )">();
constexpr auto kAfter = sketch<R"( a-12 -38,-42 -38,42 a-12 -26,0 18,0 a/ 12,-28 48,0 12,28 )">();
constexpr auto kInstead = sketch<R"(
  a-11 -46,-20 18,-20 a/ 14,-42 48,-20 14,2 a-11 46,20 -18,20 a/ -14,-2 -48,20 -14,42
)">();
constexpr auto kAnytime = sketch<R"(
  a-10 -34,-43 34,-43 a-10 -34,43 34,43 a-7 -24,-40 -24,-26 -4,0 -24,26 -24,40 a-7 24,-40 24,-26 4,0 24,26 24,40
  a/ -17,-22 17,-22 2,-1 2,20 18,40 -18,40 -2,20 -2,-1
)">();
constexpr auto kAlways = sketch<R"(
  a&10 0,0 14,-17 29,-22 43,-12 43,12 29,22 14,17 0,0 -14,-17 -29,-22 -43,-12 -43,12 -29,22 -14,17
)">();
constexpr auto kOnce = sketch<R"(
  a-11 -44,-22 -26,-36 -26,40 a-11 -44,38 -8,38 a-11 10,-8 44,26 a-11 10,26 44,-8
)">();
constexpr auto kSuccess = sketch<R"( a-16 -40,2 -12,30 42,-32 )">();
constexpr auto kFailure = sketch<R"( a-16 -34,-34 34,34 a-16 -34,34 34,-34 )">();

// In the order of Sign from the first that Glyph::which does not tell; nothing for what the house
// has already.
constexpr auto kFirst = static_cast<std::size_t>(Sign::large_ship);
constexpr std::array<Sketch, feast::kSigns - kFirst> kSketches = {
    kLargeShip, Sketch{}, kHouse,    kLand,      kSpecial,   kWeapon,  kNextWeapon, kViking,
    Sketch{},   kStrip,   kHome,     kThing,     kRound,     kIncome,  kBonus,      kHarvest,
    kHarvest,   kFeast,   kBreeding, kPoints,    kAction,    kResult,  kRoll,       kOverseas,
    kForge,     kExplore, kEmigrate, kSmallCard, kSmallCard, kStepUp,  kStepUp,     kLay,
    kPays,      kEither,  kPer,      kWhen,      kThen,      kAs,      kOpens,      kCloses,
    kMost,      kAtLeast, kAtMost,   kExactly,   kPlus,      kMinus,   kBefore,     kAfter,
    kInstead,   kAnytime, kAlways,   kOnce,      kSuccess,   kFailure,
};

Sketch sketch_of(Sign sign) {
  const auto number = static_cast<std::size_t>(sign);
  return number < kFirst ? Sketch{} : kSketches[number - kFirst];
}

void cut_picture(Paint& paint, float size, std::uint32_t which) {
  const auto sign = static_cast<Sign>(which);
  const Easel easel{{0, 0}, size, sign == Sign::previous_shape};
  draw_sketch(paint, sketch_of(sign), easel);
  if (sign == Sign::no_harvest) draw_sketch(paint, kNoHarvest, easel);
  if (sign == Sign::draw) draw_sketch(paint, kDraw, easel);
  if (sign == Sign::play) draw_sketch(paint, kPlay, easel);
}

}  // namespace

void draw_sign(Paint& paint, Sign sign, Point center, float size, Colour ink) {
  if (sign == Sign::any_ship) return draw_icon(paint, Icon::sail, center, size, ink);
  if (sign == Sign::player) return draw_icon(paint, Icon::person, center, size, ink);
  const Sketch sketch = sketch_of(sign);
  if (sketch.empty()) return;
  if (sign >= Sign::pays) return draw_sketch(paint, sketch, {center, size}, {{ink}});
  stamp(paint, cut_picture, static_cast<std::uint32_t>(sign), {center, size});
}

}  // namespace meadhall::table::feast_table
