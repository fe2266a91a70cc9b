#include "table/games/graenaland/signs.h"

#include "table/kit/sketch.h"
#include "table/kit/stamp.h"

namespace meadhall::table::graenaland_table {
namespace {

// All are 100 across, their middle at 0,0. Resources have the colours of the house; the others are
// in ink a, on a ground of ink b.
constexpr auto kGrain = sketch<R"(
  o-7 0,48 0,-8 o~6 -4,46 -8,18 -24,-2 o~6 4,46 8,18 24,-2 o@ 0,-24 12,26 o@-36 -27,-16 12,25
  o@36 27,-16 12,25 g@ 0,-24 8,22 g@-36 -27,-16 8,21 g@36 27,-16 8,21 o-2.5 -7,-14 0,-8 7,-14
  o-2.5 -7,-26 0,-20 7,-26 o-2.5 -7,-37 0,-31 7,-37 r/-1.5 -15,24 15,24 15,33 -15,33
)">();
constexpr auto kLivestock = sketch<R"(
  k-8 -18,20 -18,44 k-8 -4,24 -4,44 k-8 16,24 16,44 k-8 30,20 30,44
  k:-4 -34,4 -34,-16 -20,-30 -2,-33 18,-33 36,-24 44,-8 42,12 26,24 0,27 -22,22 w^0
  z: 44,-8! 42,12 26,24 0,27 -22,22! 0,18 24,10 j~3 -12,-14 -6,-20 0,-14 j~3 10,-16 16,-22 22,-16
  j~3 0,4 6,-2 12,4 j~3 22,4 28,-2 34,4 k@-18 -36,-14 15,19 k@-50 -22,-28 11,6 k@40 -48,-28 9,5
  w@ -40,-18 3,4
)">();
constexpr auto kWood = sketch<R"(
  k@ -23,20 26,26 k@ 23,20 26,26 k@ 0,-20 26,26 t@ -23,20 22,22 n@ -23,20 17,17 u@ -23,20 11,11
  n@ -23,20 7,7 t@ 23,20 22,22 n@ 23,20 17,17 u@ 23,20 11,11 n@ 23,20 7,7 t@ 0,-20 22,22
  n@ 0,-20 17,17 u@ 0,-20 11,11 n@ 0,-20 7,7
)">();
constexpr auto kOre = sketch<R"(
  k/-4 -46,34 -38,-4 -12,-34 20,-30 44,2 46,34 j/ -46,34 -38,-4 -12,-34 20,-30 44,2 46,34
  i/ -38,-4 -12,-34 2,-8 -16,10 x/ 2,-8 20,-30 44,2 22,12 z/ -16,10 2,-8 22,12 16,34 -10,34
  r/ -26,20 -18,14 -12,22 -20,28 o/ 24,20 32,16 36,24 28,30 r/ 4,4 12,2 12,12 4,12
)">();
constexpr auto kGold = sketch<R"(
  o~24 -16,34 -38,12 -34,-22 0,-38 34,-22 38,12 16,34
  g~17 -15,33 -38,12 -34,-22 0,-38 34,-22 38,12 15,33 w~4 -32,-18 -16,-32 4,-36 o@ -15,36 13,11
  g@ -15,36 9,8 o@ 15,36 13,11 g@ 15,36 9,8
  o/ 0,-22 6,-7 22,-6 10,4 14,20 0,11 -14,20 -10,4 -22,-6 -6,-7
)">();

constexpr auto kPlains = sketch<R"(
  a: -48,38! -30,14 0,6 30,14 48,38! a-7 -26,16 -34,-20 a-7 -26,16 -18,-26 a-7 0,8 0,-40
  a-7 0,8 14,-28 a-7 0,8 -12,-24 a-7 26,16 34,-20 a-7 26,16 20,-26
)">();
constexpr auto kForest = sketch<R"(
  a/ -7,20 7,20 7,46 -7,46
  a: -36,24! -14,-2 -26,-2! -8,-26 -16,-26! 0,-50! 16,-26! 8,-26 26,-2! 14,-2 36,24!
)">();
constexpr auto kHills = sketch<R"(
  a: -50,36! -40,4 -22,-14 -4,-2 6,18! 12,-8 26,-22 40,-8 50,36!
)">();
constexpr auto kMountains = sketch<R"(
  a/ -50,38 -16,-42 2,0 16,-24 50,38 b/ -16,-42 -5,-17 -12,-20 -17,-13 -23,-18 -27,-16
)">();

// By seat.
constexpr auto kRing = sketch<R"( a&15 0,-34 24,-24 34,0 24,24 0,34 -24,24 -34,0 -24,-24 )">();
constexpr auto kFork = sketch<R"( a-15 0,46 0,0 a-15 0,4 -30,-42 a-15 0,4 30,-42 )">();
constexpr auto kHourglass = sketch<R"( a/ -36,-44 36,-44 0,4 a/ -36,44 36,44 0,-4 )">();
constexpr auto kBars = sketch<R"( a-14 -36,-30 36,-30 a-14 -36,0 36,0 a-14 -36,30 36,30 )">();
constexpr auto kTriangle = sketch<R"( a/ 0,-46 46,38 -46,38 )">();

constexpr auto kTwoHouses = sketch<R"(
  a/ -44,-4 -22,-26 0,-4 -6,-4 -6,20 -38,20 -38,-4 a/ 0,18 22,-4 44,18 38,18 38,42 6,42 6,18
)">();
constexpr auto kLargest = sketch<R"(
  a&9 -42,-34 42,-34 42,40 -42,40 a/ -26,4 -11,-14 4,4 4,28 -26,28 a/ 8,10 19,-4 30,10 30,28 8,28
)">();
constexpr auto kChurch = sketch<R"(
  a/ -38,44 -38,8 0,-22 38,8 38,44 a-9 0,-14 0,-50 a-9 -14,-36 14,-36
)">();
constexpr auto kHand = sketch<R"(
  a: -24,10! -40,-8 -38,-16 -30,-14 -20,-4! -22,-34 -16,-40 -10,-34 -8,-10! -6,-44 0,-50 6,-44
    6,-10! 10,-40 16,-45 22,-38 20,-8! 26,-28 32,-30 36,-24 32,8 22,34! 20,46 -12,46 -14,34!
)">();
constexpr auto kCrown = sketch<R"( a/ -40,36 -48,-28 -22,2 0,-44 22,2 48,-28 40,36 )">();
constexpr auto kHelm = sketch<R"(
  a: -38,14! -36,-18 -20,-38 0,-44 20,-38 36,-18 38,14! a/ -44,18 44,18 44,32 -44,32
  a/ -8,24 8,24 8,50 -8,50
)">();
constexpr auto kCross = sketch<R"(
  a/ -9,-48 9,-48 9,-18 36,-18 36,0 9,0 9,48 -9,48 -9,0 -36,0 -36,-18 -9,-18
)">();
constexpr auto kLyre = sketch<R"(
  a~11 -28,-40 -32,4 -14,34 14,34 32,4 28,-40 a-11 -42,-40 42,-40 a-6 -12,-34 -12,28
  a-6 0,-34 0,32 a-6 12,-34 12,28
)">();
constexpr auto kHouse = sketch<R"( a/ -46,-2 0,-46 46,-2 34,-2 34,42 -34,42 -34,-2 )">();
constexpr auto kBoot = sketch<R"(
  a: -26,-44! 8,-44! 8,-2 20,12 40,20 42,36! -26,36! a/ -26,40 44,40 44,48 -26,48
)">();
constexpr auto kSplit = sketch<R"(
  a@ 0,-34 14,14 a@ -32,26 14,14 a@ 32,26 14,14 a-9 0,-30 -30,22 a-9 0,-30 30,22
)">();
constexpr auto kHammer = sketch<R"(
  a/ -8,-6 8,-6 8,50 -8,50 a: -40,-36! -24,-42 34,-42 42,-32 42,-8! -36,-8!
)">();
constexpr auto kSheaf = sketch<R"(
  a-8 0,48 0,-8 a~7 -4,46 -8,18 -24,-2 a~7 4,46 8,18 24,-2 a@ 0,-26 9,23 a@-36 -27,-16 9,22
  a@36 27,-16 9,22 a/ -16,24 16,24 16,34 -16,34
)">();
constexpr auto kTalk = sketch<R"(
  a: -42,-10 -32,-34 0,-42 32,-34 42,-10 32,14 0,22 -32,14 a/ -24,14 0,20 -28,46 b@ -19,-10 6,6
  b@ 0,-10 6,6 b@ 19,-10 6,6
)">();
constexpr auto kQuiet = sketch<R"(
  a&9 -42,-10 -32,-34 0,-42 32,-34 42,-10 32,14 0,22 -32,14 a/ -24,14 0,20 -28,46
  b-18 -40,36 40,-44 a-9 -42,42 42,-48
)">();
constexpr auto kLock = sketch<R"(
  a~10 -20,0 -20,-26 0,-38 20,-26 20,0 a/ -32,-4 32,-4 32,42 -32,42
)">();
constexpr auto kYes = sketch<R"( a-14 -34,2 -10,26 36,-28 )">();
constexpr auto kNo = sketch<R"( a-14 -28,-28 28,28 a-14 -28,28 28,-28 )">();
constexpr auto kBot = sketch<R"(
  a: -36,-6! -33,-26 -18,-42 0,-46 18,-42 33,-26 36,-6!
  a/ -40,0 40,0 40,12 7,12 5,38 -5,38 -7,12 -40,12 a/ -38,17 -26,17 -18,36 -20,46 -36,34
  a/ 38,17 26,17 18,36 20,46 36,34
)">();
constexpr auto kScales = sketch<R"(
  a-8 0,-44 0,40 a-8 -36,-30 36,-30 a-9 -24,44 24,44 a-4 -36,-30 -50,10 a-4 -36,-30 -22,10
  a-4 36,-30 50,10 a-4 36,-30 22,10 a: -52,10! -20,10! -24,22 -36,27 -48,22
  a: 20,10! 52,10! 48,22 36,27 24,22 a@ 0,-44 7,7
)">();

// In the order of Resource, Terrain, Goal and Sign.
constexpr std::array<Sketch, graenaland::kResources> kResources = {kGrain, kLivestock, kWood, kOre,
                                                                   kGold};
constexpr std::array<Sketch, graenaland::kTerrains> kTerrains = {kPlains, kForest, kHills,
                                                                 kMountains};
constexpr std::array<Sketch, graenaland::kGoals> kGoals = {kHouse, kTwoHouses, kLargest, kChurch,
                                                           kHelm};
constexpr std::array<Sketch, static_cast<std::size_t>(Sign::scales) + 1> kSigns = {
    kHand,  kCrown, kHelm,  kCross, kLyre, kHouse, kBoot, kSplit,  kHammer,
    kSheaf, kTalk,  kQuiet, kLock,  kYes,  kNo,    kBot,  kScales,
};

void cut_resource(Paint& paint, float size, std::uint32_t variant) {
  draw_sketch(paint, kResources[variant], {{0, 0}, size});
}

}  // namespace

void draw_resource(Paint& paint, Resource resource, Point center, float size, float opacity) {
  stamp(paint, cut_resource, static_cast<std::uint32_t>(resource), {center, size, opacity});
}

void draw_terrain(Paint& paint, Terrain terrain, Point center, float size, Colour ink,
                  Colour ground) {
  draw_sketch(paint, kTerrains[static_cast<std::size_t>(terrain)], {center, size}, {{ink, ground}});
}

void draw_goal(Paint& paint, Goal goal, Point center, float size, Colour ink, Colour ground) {
  draw_sketch(paint, kGoals[static_cast<std::size_t>(goal)], {center, size}, {{ink, ground}});
}

void draw_mark(Paint& paint, std::size_t seat, Point center, float size, Colour ink) {
  constexpr std::array<Sketch, graenaland::kMaxPlayers> kMarks = {kRing, kFork, kHourglass, kBars,
                                                                  kTriangle};
  draw_sketch(paint, kMarks[seat], {center, size}, {{ink}});
}

void draw_sign(Paint& paint, Sign sign, Point center, float size, Colour ink, Colour ground) {
  draw_sketch(paint, kSigns[static_cast<std::size_t>(sign)], {center, size}, {{ink, ground}});
}

}  // namespace meadhall::table::graenaland_table
