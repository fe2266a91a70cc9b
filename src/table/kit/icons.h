#pragma once

#include <cstdint>

#include "table/kit/paint.h"

// Small signs that need no words: gold, points, the table's buttons.

namespace meadhall::table {

enum class Icon : std::uint8_t {
  coin,
  star,
  undo,
  redo,
  take_back,
  log,
  link,
  help,
  home,
  menu,
  close,
  lock,
  dice,
  wheel,
  sail,
  mug,
  eye,
  scroll,
  left,
  right,
  whole,
  gear,
  book,
  chest,
  teach,
  down,
  // Of replays, saves and files.
  play,
  pause,
  step_on,
  step_back,
  turn_on,
  turn_back,
  to_start,
  to_end,
  replay,
  check,
  open,
  download,
  pencil,
  bin,
  // Of who plays, and of opinions.
  person,
  bot,
  opinion,
  chart,
  day,
};

// `center` and `size` (of the square it fits); `colour` for line icons, coins and stars keep
// theirs.
void draw_icon(Paint& paint, Icon icon, Point center, float size, Colour colour);

// A coin as a piece; `face` is how much of its face is seen while it spins, -1 to 1.
void draw_coin(Paint& paint, Point center, float size, float face = 1);

// "12 ●" or "3 ★" with the right sign; returns the width drawn. `at` is the left end, middle
// height.
float draw_gold(Paint& paint, Point at, int amount, const Type& type, bool sign = false);
float draw_points(Paint& paint, Point at, int amount, const Type& type, bool sign = false);

}  // namespace meadhall::table
