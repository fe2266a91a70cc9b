#include "table/games/feast/signs.h"
#include "table/kit/sketch.h"
#include "table/kit/stamp.h"

// Dice: the hunter's are pale, the warrior's red; those of twelve sides are rounder. Emblems: one
// pale mark on a wooden medallion.

namespace meadhall::table::feast_table {

using feast::Die;
using feast::Group;

namespace {

// Ink b is the body, c its shaded sides, d what is drawn on it.
constexpr auto kSide8 = sketch<R"(
  k/ -21,-50 21,-50 50,-21 50,21 21,50 -21,50 -50,21 -50,-21 c^4
  b/ -20,-46 20,-46 31,-31 -31,-31 b/ -46,-20 -31,-31 -31,31 -46,20 b/ -31,-31 31,-31 31,31 -31,31
  y/ -20,-46 20,-46 31,-31 -31,-31
)">();
constexpr auto kSide12 = sketch<R"(
  k/ 0,-51 30,-41 49,-16 49,16 30,41 0,51 -30,41 -49,16 -49,-16 -30,-41 c^4
  b/ 0,-46 28,-37 44,-14 35,-11 0,-36 b/ 0,-46 -28,-37 -44,-14 -35,-11 0,-36
  y/ 0,-46 -28,-37 -44,-14 -35,-11 0,-36
  b/ 0,-36 35,-11 22,30 -22,30 -35,-11
)">();
constexpr auto kDie8Hunt = sketch<R"(
  d~6 -6,0 -18,-6 -22,-20 -19,-33 d~5 -20,-12 -32,-14 -35,-25 d~6 6,0 18,-6 22,-20 19,-33 d~5 20,-12 32,-14 35,-25
  d: -10,-4! 10,-4! 13,8 7,22 6,32 0,36 -6,32 -7,22 -13,8 d: -10,2! -26,-2 -30,8! -20,13 -10,10!
  d: 10,2! 26,-2 30,8! 20,13 10,10! b@ -6,9 2.5,2.5 b@ 6,9 2.5,2.5
)">();
constexpr auto kDie8Snare = sketch<R"(
  d&7 0,-8 17,-2 23,14 14,29 0,33 -14,29 -23,14 -17,-2 d~7 -6,-20 2,-6 -4,2 d~7 8,2 -2,-10 6,-24 2,-40
  d-7 -9,-16 13,-8
)">();
constexpr auto kDie8Raid = sketch<R"(
  d/ 32,-34 33,-22 -6,17 -15,8 23,-33 d-7 -22,2 0,24 d-8 -11,13 -27,29 d@ -28,30 6,6
)">();
constexpr auto kDie12Whaling = sketch<R"(
  d: -34,-2! -28,-18 -8,-22 10,-14 20,-2! 24,-6 22,-16 14,-24! 26,-25 30,-18! 36,-26 46,-22! 40,-10 32,-6 30,10 14,24 -10,26 -30,16!
  b@ -20,-2 3.5,3.5 b~3 -33,7 -22,9 -14,4 b~3 -8,22 0,16 8,20
)">();
constexpr auto kDie12Pillage = sketch<R"(
  d/ -28,8 0,-10 28,8 21,8 21,32 -21,32 -21,8 c/ -7,32 -7,15 7,15 7,32
  g: -16,-2! -24,-16 -14,-34! -10,-24 -4,-26 -2,-44! 10,-32 10,-22 16,-30! 24,-16 16,-2! 0,-14!
)">();

constexpr auto kMedal = sketch<R"(
  k@ 0,0 50,50 u@ 0,0 45.5,45.5 n@ 0,0 40,40 v@ 0,0 37.5,37.5
  l: -34,-14! -22,-29 0,-36 22,-29 34,-14! 0,-22
)">();
constexpr auto kMarkBuildHouses = sketch<R"(
  w/ -32,0 0,-28 32,0 24,0 24,26 -24,26 -24,0 v/ -8,26 -8,8 8,8 8,26 g-5 -6,-33 -33,-8 g-5 6,-33 33,-8
)">();
constexpr auto kMarkBuildShips = sketch<R"(
  w~6 -32,-18 -22,4 0,10 22,4 32,-18 w~5 0,10 0,28 w-5 -28,28 28,28 w-5 -17,8 -19,28 w-5 17,8 19,28
  g~5 -18,4 -17,-12 -21,-24 g~5 0,8 0,-26 g~5 18,4 17,-12 21,-24
)">();
constexpr auto kMarkHunting = sketch<R"(
  w~6 -20,26 4,20 20,4 26,-20 g-3.5 -20,26 26,-20 w-5 -25,-25 16,16 w/ 25,25 10,20 20,10
  w-5 -29,-17 -22,-22 -17,-29
)">();
constexpr auto kMarkLivestock = sketch<R"(
  w: -14,-10! 14,-10! 15,4 9,16 10,25 0,30 -10,25 -9,16 -15,4
  w: -12,-10! -28,-14 -31,-29! -22,-21 -10,-20! w: 12,-10! 28,-14 31,-29! 22,-21 10,-20!
  w/ -12,-20 12,-20 14,-8 -14,-8 w: -14,-4! -27,-6 -31,3! -22,6 -13,3! w: 14,-4! 27,-6 31,3! 22,6 13,3!
  v@ -7,2 3,3 v@ 7,2 3,3 v@ -4,22 2,2.5 v@ 4,22 2,2.5
)">();
constexpr auto kMarkWeekly = sketch<R"(
  w-5 0,-30 0,26 w-6 -16,27 16,27 w-5 -27,-20 27,-20 g@ 0,-28 5,5
  w-2.5 -25,-20 -34,4 w-2.5 -25,-20 -16,4 w-2.5 25,-20 16,4 w-2.5 25,-20 34,4
  w: -36,4! -14,4! -18,14 -32,14 w: 14,4! 36,4! 32,14 18,14
)">();
constexpr auto kMarkProducts = sketch<R"(
  w: -12,-26! 12,-26! 10,-14 23,2 20,22 10,30 -10,30 -20,22 -23,2 -10,-14 w~5 10,-20 28,-18 32,-2 21,8
  w-5 -16,-27 16,-27 v~4 -19,2 0,6 19,2 v~4 -19,13 0,17 19,13
)">();
constexpr auto kMarkCrafting = sketch<R"(
  w-8 -24,28 10,-10 w/ -8,-24 4,-32 28,-8 22,4 16,-4 6,2 -4,-10
  g-6 26,28 2,3 g/ -6,-6 6,0 -1,7 g-6 -14,-14 -18,-20
)">();
constexpr auto kMarkMountains = sketch<R"(
  w/ -35,24 -12,-20 -3,-4 8,-24 35,24 v/ -35,24 -26,8 -18,14 -11,6 -3,14 4,4 12,12 20,6 26,14 30,24
  w/ -34,25 -25,10 -18,17 -11,9 -3,17 4,7 12,15 19,9 25,16 35,25
)">();
constexpr auto kMarkSailing = sketch<R"(
  w-5 0,10 0,-33 w: -22,-27! 22,-27! 25,-12 19,2! 0,-2 -19,2! -25,-12 v-3 -8,-26 -8,-2 v-3 8,-26 8,-2
  w: -34,4! -20,11 0,13 20,11 34,4! 29,18 20,25 -20,25 -29,18
)">();
constexpr auto kMarkEmigration = sketch<R"(
  w@ -8,-21 9,9 w: -22,8! -21,-4 -13,-10 -3,-10 5,-4 6,8!
  g/ 12,-20 30,-20 30,6 12,6 v-3 16,-13 26,-13 v-3 16,-6 26,-6
  w: -36,2! -22,10 0,12 22,10 36,2! 31,18 20,27 -20,27 -31,18
)">();

Sketch body_of(Die die) { return sides(die) == 12 ? Sketch(kSide12) : Sketch(kSide8); }

constexpr std::array<Sketch, feast::kDice> kMarks = {kDie8Hunt, kDie8Snare, kDie12Whaling,
                                                     kDie8Raid, kDie12Pillage};
constexpr std::array<Sketch, feast::kGroups> kEmblems = {
    kMarkBuildHouses, kMarkBuildShips, kMarkHunting,   kMarkLivestock, kMarkWeekly,
    kMarkProducts,    kMarkCrafting,   kMarkMountains, kMarkSailing,   kMarkEmigration,
};

Inks inks_of(Die die) {
  constexpr Colour kNone = 0;
  if (wants_high(die)) {
    return {{kNone, rgb(0xa83a30), rgb(0x7c2620), rgb(0xf8f2e2), kNone}};
  }
  const bool whaling = die == Die::whaling;
  return {{kNone, rgb(0xf4ecd8), rgb(0xcdbf9c), whaling ? rgb(0x23587a) : rgb(0x3b2617), kNone}};
}

void cut_body(Paint& paint, float size, std::uint32_t which) {
  const auto die = static_cast<Die>(which);
  draw_sketch(paint, body_of(die), {{0, 0}, size}, inks_of(die));
}
void cut_mark(Paint& paint, float size, std::uint32_t which) {
  draw_sketch(paint, kMarks[which], {{0, 0}, size}, inks_of(static_cast<Die>(which)));
}
void cut_die(Paint& paint, float size, std::uint32_t which) {
  cut_body(paint, size, which);
  cut_mark(paint, size, which);
}
void cut_emblem(Paint& paint, float size, std::uint32_t which) {
  draw_sketch(paint, kMedal, {{0, 0}, size});
  draw_sketch(paint, kEmblems[which], {{0, 0}, size});
}

}  // namespace

void draw_piece(Paint& paint, Die die, Point center, float size) {
  stamp(paint, cut_die, static_cast<std::uint32_t>(die), {center, size});
}

void draw_rolled(Paint& paint, Die die, int number, Point center, float size, float turn) {
  const auto which = static_cast<std::uint32_t>(die);
  stamp(paint, cut_body, which, {.at = center, .size = size, .turn = turn});
  const Colour ink = wants_high(die) ? rgb(0xf8f2e2) : rgb(0x3b2617);
  const float text = size * 0.46F / paint.em();
  paint.number({center.x, center.y - size * 0.05F}, number, {Face::bold, text, ink}, Align::center);
  if (turn != 0) return;
  stamp(paint, cut_mark, which, {{center.x, center.y + size * 0.3F}, size * 0.24F});
}

void draw_emblem(Paint& paint, Group group, Point center, float size) {
  stamp(paint, cut_emblem, static_cast<std::uint32_t>(group), {center, size});
}

}  // namespace meadhall::table::feast_table
