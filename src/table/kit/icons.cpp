#include "table/kit/icons.h"

#include "table/kit/sketch.h"
#include "table/kit/stamp.h"

namespace meadhall::table {
namespace {

// 100 across, their middle at 0,0. Ink a is the icon's colour.
constexpr auto kCoin = sketch<R"(
  o@ 0,0 46,46 g@ 0,0 41,41 p@ 0,0 31,31 g@ 0,0 25,25 w~4 -35,-6 -28,-22 -14,-32
  o/ -5,-14 5,-14 5,14 -5,14
)">();
constexpr auto kStar = sketch<R"(
  a/ 0,-53 14,-19 50,-16 22,8 31,43 0,24 -31,43 -22,8 -50,-16 -14,-19
)">();
constexpr auto kUndo = sketch<R"(
  a~11 -24,-17 10,-26 33,-12 33,16 16,32 -6,36 a/ -43,-15 -16,-43 -14,9
)">();
constexpr auto kTakeBack = sketch<R"( a/ -45,0 -5,-34 -5,34 a/ -5,0 35,-34 35,34 )">();
constexpr auto kLog = sketch<R"(
  a@ -36,-28 7,7 a@ -36,0 7,7 a@ -36,28 7,7 a-11 -18,-28 42,-28 a-11 -18,0 42,0 a-11 -18,28 42,28
)">();
constexpr auto kLink = sketch<R"(
  a&10 -17,-5 5,17 -17,39 -39,17 a&10 17,-39 39,-17 17,5 -5,-17 a-10 -12,12 12,-12
)">();
constexpr auto kHelp = sketch<R"( a&9 0,-43 30,-30 43,0 30,30 0,43 -30,30 -43,0 -30,-30 )">();
constexpr auto kHome =
    sketch<R"( a/ -48,2 0,-44 48,2 36,2 36,42 -36,42 -36,2 k/ -9,12 9,12 9,42 -9,42 )">();
constexpr auto kMenu = sketch<R"( a-11 -40,-28 40,-28 a-11 -40,0 40,0 a-11 -40,28 40,28 )">();
constexpr auto kClose = sketch<R"( a-12 -30,-30 30,30 a-12 -30,30 30,-30 )">();
constexpr auto kLock = sketch<R"(
  a~10 -20,0 -20,-26 0,-38 20,-26 20,0 a/ -32,-4 32,-4 32,42 -32,42 k@ 0,14 8,8 k-6 0,14 0,28
)">();
constexpr auto kDice = sketch<R"(
  a/ -38,-30 -30,-38 30,-38 38,-30 38,30 30,38 -30,38 -38,30 k@ -18,-18 9,9 k@ 18,18 9,9 k@ 0,0 9,9
)">();
constexpr auto kWheel = sketch<R"(
  a&10 0,-40 28,-28 40,0 28,28 0,40 -28,28 -40,0 -28,-28
  a-7 -38,0 38,0 a-7 -19,-33 19,33 a-7 19,-33 -19,33
)">();
constexpr auto kSail = sketch<R"(
  a: -46,14! -24,22 24,22 46,14! 36,36 24,42 -24,42 -36,36
  a-7 0,20 0,-48 a: -30,-42! 30,-42! 36,-18 28,6! 0,0 -28,6! -36,-18
)">();
constexpr auto kMug = sketch<R"(
  a/ -34,-22 14,-22 14,40 -34,40 a~9 14,-8 36,-10 38,16 14,24
  a@ -26,-26 13,13 a@ -9,-32 15,15 a@ 8,-26 13,13
)">();
constexpr auto kEye = sketch<R"( a&9 -46,0! -22,-25 22,-25 46,0! 22,25 -22,25 a@ 0,0 15,15 )">();
constexpr auto kScroll = sketch<R"(
  a/ -32,-40 32,-40 32,40 -32,40 k-7 -18,-20 18,-20 k-7 -18,0 18,0 k-7 -18,20 18,20
)">();
constexpr auto kLeft = sketch<R"( a-12 16,-32 -16,0 16,32 )">();
constexpr auto kDown = sketch<R"( a-12 -32,-16 0,16 32,-16 )">();
constexpr auto kWhole = sketch<R"(
  a-11 -40,-16 -40,-36 -18,-36 a-11 18,-36 40,-36 40,-16 a-11 40,16 40,36 18,36 a-11 -18,36 -40,36 -40,16
)">();
constexpr auto kGear = sketch<R"(
  a-17 28,0 46,0 a-17 20,20 33,33 a-17 0,28 0,46 a-17 -20,20 -33,33
  a-17 -28,0 -46,0 a-17 -20,-20 -33,-33 a-17 0,-28 0,-46 a-17 20,-20 33,-33
  a&17 25,0 18,18 0,25 -18,18 -25,0 -18,-18 0,-25 18,-18
)">();
constexpr auto kBook = sketch<R"(
  a&9 0,-26! 14,-35 32,-36 46,-32! 46,28! 32,25 14,26 0,36!
  a&9 0,-26! -14,-35 -32,-36 -46,-32! -46,28! -32,25 -14,26 0,36!
)">();
constexpr auto kChest = sketch<R"(
  a: -42,-4! -36,-30 0,-36 36,-30 42,-4! a/ -42,3 42,3 42,38 -42,38 a/ -10,-12 10,-12 10,14 -10,14
)">();
// A lamp with its flame.
constexpr auto kTeach = sketch<R"(
  a: -44,2! -26,32 10,34 26,14! 46,2! a/ -28,36 16,36 16,44 -28,44 a: 42,-8! 30,-24 40,-46! 50,-24
)">();
constexpr auto kPlay = sketch<R"( a/ -26,-42 40,0 -26,42 )">();
constexpr auto kPause = sketch<R"( a-20 -20,-26 -20,26 a-20 20,-26 20,26 )">();
constexpr auto kStep = sketch<R"( a-12 -30,-26 -30,26 a/ -14,-32 36,0 -14,32 )">();
constexpr auto kTurn = sketch<R"( a/ -42,-32 0,0 -42,32 a/ 0,-32 42,0 0,32 )">();
constexpr auto kEnd = sketch<R"( a/ -30,-32 20,0 -30,32 a-12 30,-26 30,26 )">();
// A clock whose rim turns back.
constexpr auto kReplay = sketch<R"(
  a~10 -36,-18 -14,-40 18,-38 40,-12 38,20 14,40 -18,38 -40,12 a/ -52,-32 -44,4 -18,-16
  a-10 0,-20 0,4 17,13
)">();
constexpr auto kCheck = sketch<R"( a-14 -34,2 -10,26 36,-28 )">();
constexpr auto kDownload = sketch<R"(
  a-13 0,-40 0,2 a/ -26,-6 26,-6 0,24 a-11 -40,12 -40,38 40,38 40,12
)">();
constexpr auto kOpen = sketch<R"(
  a-10 -42,30 -42,-32 -12,-32 0,-18 34,-18 34,-6 a-10 -42,32 -24,-4 46,-4 30,32 -42,32
)">();
constexpr auto kPencil = sketch<R"(
  a/ -42,42 -36,16 -16,36 a/ -30,10 14,-34 34,-14 -10,30 a/ 20,-40 28,-46 46,-28 40,-20
)">();
constexpr auto kBin = sketch<R"(
  a-10 -36,-26 36,-26 a-10 -10,-38 10,-38 a-10 -28,-14 -22,40 22,40 28,-14 a-7 -8,-8 -6,26 a-7 8,-8 6,26
)">();

constexpr auto kPerson =
    sketch<R"( a@ 0,-22 19,20 a: -40,44! -37,20 -20,6 0,4 20,6 37,20 40,44! )">();
// A helmet without a face behind it.
constexpr auto kBot = sketch<R"(
  a: -36,-6! -33,-26 -18,-42 0,-46 18,-42 33,-26 36,-6! a/ -40,0 40,0 40,12 7,12 5,38 -5,38 -7,12 -40,12
  a/ -38,17 -26,17 -18,36 -20,46 -36,34 a/ 38,17 26,17 18,36 20,46 36,34
)">();
constexpr auto kOpinion = sketch<R"(
  a&9 -42,-10 -32,-34 0,-42 32,-34 42,-10 32,14 0,22 -32,14 a/ -24,14 0,20 -28,46
  a@ -19,-10 7,7 a@ 0,-10 7,7 a@ 19,-10 7,7
)">();
// A leaf of a calendar, one day of it marked.
constexpr auto kDay = sketch<R"(
  a-9 -38,-30 38,-30 38,40 -38,40 -38,-34 a-13 -38,-24 38,-24 a-9 -18,-44 -18,-28 a-9 18,-44 18,-28
  a@ 10,12 11,11
)">();
constexpr auto kChart = sketch<R"( a-9 -42,-42 -42,40 44,40 a-11 -28,20 -8,-8 12,8 40,-34 )">();

Sketch sketch_of(Icon icon) {
  switch (icon) {
    case Icon::coin: return kCoin;
    case Icon::star: return kStar;
    case Icon::undo:
    case Icon::redo: return kUndo;
    case Icon::take_back: return kTakeBack;
    case Icon::log: return kLog;
    case Icon::link: return kLink;
    case Icon::help: return kHelp;
    case Icon::home: return kHome;
    case Icon::menu: return kMenu;
    case Icon::close: return kClose;
    case Icon::lock: return kLock;
    case Icon::dice: return kDice;
    case Icon::wheel: return kWheel;
    case Icon::sail: return kSail;
    case Icon::mug: return kMug;
    case Icon::eye: return kEye;
    case Icon::scroll: return kScroll;
    case Icon::left:
    case Icon::right: return kLeft;
    case Icon::down: return kDown;
    case Icon::whole: return kWhole;
    case Icon::gear: return kGear;
    case Icon::book: return kBook;
    case Icon::chest: return kChest;
    case Icon::teach: return kTeach;
    case Icon::play: return kPlay;
    case Icon::pause: return kPause;
    case Icon::step_on:
    case Icon::step_back: return kStep;
    case Icon::turn_on:
    case Icon::turn_back: return kTurn;
    case Icon::to_start:
    case Icon::to_end: return kEnd;
    case Icon::replay: return kReplay;
    case Icon::check: return kCheck;
    case Icon::download: return kDownload;
    case Icon::open: return kOpen;
    case Icon::pencil: return kPencil;
    case Icon::bin: return kBin;
    case Icon::person: return kPerson;
    case Icon::bot: return kBot;
    case Icon::opinion: return kOpinion;
    case Icon::chart: return kChart;
    case Icon::day: return kDay;
  }
  return {};
}

void cut_coin(Paint& paint, float size, std::uint32_t) {
  draw_sketch(paint, kCoin, {{0, 0}, size});
}

float draw_amount(Paint& paint, Icon of, Point at, int amount, const Type& type, bool sign) {
  const float size = paint.em(type.size);
  const float wide = paint.number(at, amount, type, Align::left, sign);
  draw_icon(paint, of, {at.x + wide + size * 0.62F, at.y}, size * 0.86F, type.colour);
  return wide + size * 1.1F;
}

}  // namespace

void draw_icon(Paint& paint, Icon icon, Point center, float size, Colour colour) {
  if (icon == Icon::coin) return draw_coin(paint, center, size);
  const bool mirrored = icon == Icon::redo || icon == Icon::right || icon == Icon::step_back ||
                        icon == Icon::turn_back || icon == Icon::to_start;
  draw_sketch(paint, sketch_of(icon), {center, size, mirrored}, {{colour}});
  if (icon == Icon::help) {
    paint.text(center, "?", {Face::bold, size * 0.78F / paint.em(), colour}, Align::center);
  }
}

void draw_coin(Paint& paint, Point center, float size, float face) {
  stamp(paint, cut_coin, 0, {.at = center, .size = size, .high = std::max(std::abs(face), 0.12F)});
}

float draw_gold(Paint& paint, Point at, int amount, const Type& type, bool sign) {
  return draw_amount(paint, Icon::coin, at, amount, type, sign);
}

float draw_points(Paint& paint, Point at, int amount, const Type& type, bool sign) {
  return draw_amount(paint, Icon::star, at, amount, type, sign);
}

}  // namespace meadhall::table
