#include "table/games/feast/dice_figures.h"

#include <algorithm>

#include "table/games/feast/items.h"

namespace meadhall::table::feast_table {

using feast::Amount;
using feast::Die;
using feast::Item;

namespace {

// A line that becomes smaller where there is not room for it; returns its width.
float draw_fitting(Paint& paint, const Rect& row, std::string_view words, Type type) {
  const float wide = paint.width(words, type);
  if (wide > row.w) type.size *= row.w * 0.98F / wide;
  return paint.text({row.x, row.center().y}, words, type);
}

void draw_pips(Paint& paint, const DiceModel& dice, const Rect& room) {
  const float em = paint.em();
  const float radius = std::min(room.h * 0.34F, em * 0.5F);
  float x = room.x + radius;
  for (int i = 0; i < dice.most_rolls; ++i, x += radius * 2.7F) {
    const Point at{x, room.center().y};
    if (i < dice.rolls) {
      paint.ring(at, radius * 0.85F, kSoft, 1.5F);
    } else {
      paint.disc(at, radius, kGoldEdge);
      paint.disc(at, radius - 1.5F, kGoldTop);
    }
  }
  // The pips say the same.
  const Type type{Face::sans, 0.94F, kSoft};
  const Point at{x + em * 0.2F, room.center().y};
  if (paint.width(dice.left, type) < room.right() - at.x) paint.text(at, dice.left, type);
}

// What makes the result another one than the die shows.
void draw_shift(Paint& paint, const DiceModel& dice, const Rect& row) {
  const float em = paint.em();
  const int shift = dice.result - dice.face;
  if (shift == 0 || row.w < em * 4.5F) return;
  const Type type{Face::sans, 1, kSoft};
  const float y = row.center().y;
  float x = row.x + paint.number({row.x, y}, dice.face, type) + em * 0.3F;
  x += paint.number({x, y}, shift, type, Align::left, true) + em * 0.7F;
  const bool by_ore = dice.die == Die::whaling || dice.die == Die::pillage;
  if (by_ore) draw_item(paint, Item::ore, {x, y}, em * 1.1F);
}

// What it is rolled for, with what a success brings.
void draw_title(Paint& paint, const DiceModel& dice, Rect row, float share) {
  const float size = std::min(paint.em(1.5F), row.h);
  const feast::Goods& catches = feast::kCatches[static_cast<std::size_t>(dice.die)];
  const float wide = size * static_cast<float>(catches.count);
  Rect words = row;
  words.w -= wide + paint.em(0.5F);
  row.cut_left(draw_fitting(paint, words, dice.title, {Face::heading, 1.3F * share, kPale}) +
               paint.em(0.5F));
  for (const Amount& part : catches) {
    draw_item(paint, part.item, row.cut_left(size).center(), size * 0.9F);
  }
}

}  // namespace

void draw_dice_figures(Paint& paint, const DiceModel& dice, Rect room, bool tumbles) {
  const float em = paint.em();
  const bool rolled = dice.rolls > 0;  // what it is worth is seen once it lies
  const bool chance = !dice.chance.empty();
  const auto fit = static_cast<int>(room.h / em);
  const int needed = (rolled ? 1 : 0) + (chance ? 1 : 0);
  const bool head = needed + 1 <= fit;
  const bool pips = needed + 2 <= fit;
  const auto lines = static_cast<float>(needed + (head ? 1 : 0) + (pips ? 1 : 0));
  if (lines == 0) return;
  const float line = std::min(em * 1.9F, room.h / lines);
  const float share = std::min(1.0F, line / (em * 1.35F));
  room = room.inset(0, (room.h - line * lines) / 2);
  if (head) draw_title(paint, dice, room.cut_top(line), share);
  if (rolled) {
    Rect row = room.cut_top(line);
    const Type type{Face::bold, 1.2F * share, kPale};
    if (!tumbles) {
      const float wide = draw_fitting(paint, row, dice.outcome, type);
      row.cut_left(wide, em * 0.7F);
      draw_shift(paint, dice, row);
    }
  }
  if (pips) draw_pips(paint, dice, room.cut_top(line));
  if (!chance) return;
  draw_fitting(paint, room.cut_top(line), dice.chance, {Face::bold, 1.06F * share, kGoldTop});
}

}  // namespace meadhall::table::feast_table
