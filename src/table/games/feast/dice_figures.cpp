#include "table/games/feast/dice_figures.h"

#include <algorithm>

#include "table/games/feast/items.h"

namespace meadhall::table::feast_table {

using feast::Die;
using feast::Item;

namespace {

// A line that becomes smaller where there is not room for it; returns its width.
float draw_fitting(Paint& paint, const Rect& row, std::string_view words, Type type) {
  const float wide = paint.width(words, type);
  if (wide > row.w) type.size *= row.w * 0.98F / wide;
  return paint.text({row.x, row.center().y}, words, type);
}

class Figures {
 public:
  Figures(Paint& paint, const DiceModel& dice, bool tumbles)
      : paint_(paint), dice_(dice), em_(paint.em()), tumbles_(tumbles) {}

  void draw(Rect room);

 private:
  void draw_pips(const Rect& room);
  void draw_shift(const Rect& row);

  Paint& paint_;
  const DiceModel& dice_;
  float em_;
  bool tumbles_;
};

void Figures::draw_pips(const Rect& room) {
  const float radius = std::min(room.h * 0.34F, em_ * 0.5F);
  float x = room.x + radius;
  for (int i = 0; i < dice_.most_rolls; ++i, x += radius * 2.7F) {
    const Point at{x, room.center().y};
    if (i < dice_.rolls) {
      paint_.ring(at, radius * 0.85F, kSoft, 1.5F);
    } else {
      paint_.disc(at, radius, kGoldEdge);
      paint_.disc(at, radius - 1.5F, kGoldTop);
    }
  }
  // The pips say the same.
  const Type type{Face::sans, 0.94F, kSoft};
  const Point at{x + em_ * 0.2F, room.center().y};
  if (paint_.width(dice_.left, type) < room.right() - at.x) paint_.text(at, dice_.left, type);
}

// What makes the result another one than the die shows.
void Figures::draw_shift(const Rect& row) {
  const int shift = dice_.result - dice_.face;
  if (shift == 0 || row.w < em_ * 4.5F) return;
  const Type type{Face::sans, 1, kSoft};
  const float y = row.center().y;
  float x = row.x + paint_.number({row.x, y}, dice_.face, type) + em_ * 0.3F;
  x += paint_.number({x, y}, shift, type, Align::left, true) + em_ * 0.7F;
  const bool by_ore = dice_.die == Die::whaling || dice_.die == Die::pillage;
  if (by_ore) draw_item(paint_, Item::ore, {x, y}, em_ * 1.1F);
}

void Figures::draw(Rect room) {
  const bool rolled = dice_.rolls > 0;  // what it is worth is seen once it lies
  const bool chance = !dice_.chance.empty();
  const auto fit = static_cast<int>(room.h / em_);
  const int needed = (rolled ? 1 : 0) + (chance ? 1 : 0);
  const bool head = needed + 1 <= fit;
  const bool pips = needed + 2 <= fit;
  const auto lines = static_cast<float>(needed + (head ? 1 : 0) + (pips ? 1 : 0));
  if (lines == 0) return;
  const float line = std::min(em_ * 1.9F, room.h / lines);
  const float share = std::min(1.0F, line / (em_ * 1.35F));
  room = room.inset(0, (room.h - line * lines) / 2);
  if (head) {
    draw_fitting(paint_, room.cut_top(line), dice_.title, {Face::heading, 1.3F * share, kPale});
  }
  if (rolled) {
    Rect row = room.cut_top(line);
    const Type type{Face::bold, 1.2F * share, kPale};
    if (!tumbles_) {
      const float wide = draw_fitting(paint_, row, dice_.outcome, type);
      row.cut_left(wide, em_ * 0.7F);
      draw_shift(row);
    }
  }
  if (pips) draw_pips(room.cut_top(line));
  if (!chance) return;
  draw_fitting(paint_, room.cut_top(line), dice_.chance, {Face::bold, 1.06F * share, kGoldTop});
}

}  // namespace

void draw_dice_figures(Paint& paint, const DiceModel& dice, const Rect& room, bool tumbles) {
  Figures(paint, dice, tumbles).draw(room);
}

}  // namespace meadhall::table::feast_table
