#include "table/games/feast/gain_marks.h"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <vector>

#include "table/games/feast/items.h"
#include "table/games/feast/signs.h"

namespace meadhall::table::feast_table {

using feast::BonusGain;
using feast::Item;

namespace {

enum class Mark : std::uint8_t { income, points, won, lost };
constexpr Mark kMarks[] = {Mark::income, Mark::points, Mark::won, Mark::lost};

// One of them: a figure, then a sign or what the bonuses bring.
struct MarkTold {
  std::string figure;
  unsigned bonuses = 0;
};

std::optional<MarkTold> told(const feast::LayingGain& gain, Mark mark) {
  switch (mark) {
    case Mark::income:
      if (gain.income == gain.income_after) return std::nullopt;
      return MarkTold{std::to_string(gain.income) + "→" + std::to_string(gain.income_after)};
    case Mark::points:
      if (gain.points <= 0) return std::nullopt;
      return MarkTold{"+" + std::to_string(gain.points)};
    case Mark::won:
      if (gain.won == 0) return std::nullopt;
      return MarkTold{"+", gain.won};
    case Mark::lost:
      if (gain.lost == 0) return std::nullopt;
      return MarkTold{"−", gain.lost};
  }
  return std::nullopt;
}

// Figure and signs from `at` on, which is their left; returns their width. `draws`: else it only
// measures.
float draw_mark(Paint& paint, feast::Sheet sheet, Mark mark, const MarkTold& what, Point at,
                const Type& type, bool draws) {
  const float size = paint.em(type.size) * 1.15F;
  const float figure = paint.width(what.figure, type);
  if (draws) paint.text(at, what.figure, type);
  float x = at.x + figure + size * 0.12F;
  if (what.bonuses == 0) {
    if (draws) {
      draw_sign(paint, mark == Mark::income ? feast::Sign::income : feast::Sign::points,
                {x + size / 2, at.y}, size, type.colour);
    }
    return x + size - at.x;
  }
  for (unsigned left = what.bonuses; left != 0; left &= left - 1) {
    const auto bonus = static_cast<std::size_t>(std::countr_zero(left));
    const BonusGain& brings = feast::board(sheet).bonuses[bonus].gain;
    const float wide = brings.count > 1 ? size * 1.8F : size;
    if (draws) draw_bonus_gain(paint, brings, {x, at.y - size * 0.65F, wide, size * 1.3F});
    x += wide;
  }
  return x - at.x;
}

// The ground of a badge, by whether it tells of something good.
void draw_pill(Paint& paint, const Rect& area, bool good) {
  paint.fill(area, current_palette.badge, area.h / 2);
  paint.outline(area.inset(0.5F), good ? current_palette.gold_edge : current_palette.danger, 1.3F,
                area.h / 2);
}

// A mark on a ground of its own, over a board or the sea.
struct Badge {
  Paint& paint;
  feast::Sheet sheet;
  Mark mark;
  MarkTold what;
  bool good;

  float pad() const { return paint.em(0.6F); }
  Type type() const {
    return {Face::bold, 1.0F, good ? current_palette.on_badge : current_palette.danger_on_badge};
  }
  float width() const { return draw_mark(paint, sheet, mark, what, {}, type(), false) + 2 * pad(); }
  void draw(const Rect& pill) const {
    draw_pill(paint, pill, good);
    draw_mark(paint, sheet, mark, what, {pill.x + pad(), pill.center().y}, type(), true);
  }
};

std::vector<Badge> badges_of(Paint& paint, feast::Sheet sheet, const feast::LayingGain& gain) {
  std::vector<Badge> badges;
  for (const Mark mark : kMarks) {
    const bool good = mark != Mark::lost && gain.income_after >= gain.income;
    if (auto what = told(gain, mark))
      badges.push_back({paint, sheet, mark, *std::move(what), good});
  }
  return badges;
}

// Once so many cells more are covered the income is that: "4 ▢ → 7".
void draw_next(Paint& paint, const feast::NextIncome& next, const Rect& row) {
  int cells = 0;
  for (const auto line : next.cells) cells += std::popcount(line);
  const Type type{Face::sans, 1.0F, current_palette.on_badge};
  const Type then{Face::bold, 1.0F, current_palette.on_badge};
  const float size = paint.em(1.15F);
  const float square = size * 0.6F;
  const std::string first = std::to_string(cells);
  const std::string last = "→" + std::to_string(next.income);
  const float gap = size * 0.15F;
  const float wide =
      paint.width(first, type) + square + paint.width(last, then) + size + 3 * gap + paint.em(1.2F);
  if (wide > row.w) return;
  const Rect pill{row.x, row.y, wide, row.h};
  draw_pill(paint, pill, true);
  const float y = pill.center().y;
  float x = pill.x + paint.em(0.6F);
  x += paint.text({x, y}, first, type) + gap;
  const Rect cell{x, y - square / 2, square, square};
  paint.fill(cell, rgb(0xcdb68a), square * 0.15F);
  x += square + gap;
  x += paint.text({x, y}, last, then) + gap;
  draw_sign(paint, feast::Sign::income, {x + size / 2, y}, size, current_palette.on_badge);
}

}  // namespace

void draw_bonus_gain(Paint& paint, const BonusGain& gain, const Rect& area) {
  const int things = gain.count + (gain.rare == BonusGain::Rare::none ? 0 : 1);
  const float size = things > 1 && area.w < area.h * 1.5F ? area.h * 0.55F : area.h * 0.74F;
  const float step =
      things > 1 ? std::min(size, (area.w - size) / static_cast<float>(things - 1)) : 0;
  Point at{area.center().x - step * static_cast<float>(things - 1) / 2, area.center().y};
  for (std::size_t i = 0; i < gain.count; ++i) {
    draw_item(paint, gain.items[i], at, size);
    at.x += step;
  }
  switch (gain.rare) {
    case BonusGain::Rare::none: return;
    case BonusGain::Rare::random_weapon:
      return draw_sign(paint, feast::Sign::weapon, at, size, current_palette.ink);
    case BonusGain::Rare::stone_house:
      return draw_piece(paint, feast::Building::stone_house, at, size);
    case BonusGain::Rare::altar: return draw_item(paint, feast::Item::altar, at, size);
  }
}

void draw_bonuses_won(Paint& paint, feast::Sheet sheet, unsigned which, const Rect& row) {
  const Type type{Face::bold, 0.94F, current_palette.gain_ink};
  draw_mark(paint, sheet, Mark::won, {"+", which}, {row.x, row.center().y}, type, true);
}

void draw_badges(Scene& scene, feast::Sheet sheet, const feast::LayingGain& gain,
                 const Rect& tile) {
  Paint& paint = scene.frame.paint;
  const float high = paint.em(1.55F);
  float y = tile.y - high * 0.4F;
  for (const Badge& badge : badges_of(paint, sheet, gain)) {
    const float wide = badge.width();
    // On the side where there is room.
    float x = tile.right() + paint.em(0.3F);
    if (x + wide > scene.frame.view.width) x = tile.x - paint.em(0.3F) - wide;
    badge.draw({std::max(0.0F, x), y, wide, high});
    y += high + paint.em(0.2F);
  }
}

void draw_badges_below(Paint& paint, feast::Sheet sheet, const feast::LayingGain& gain, Rect row) {
  for (const Badge& badge : badges_of(paint, sheet, gain)) {
    const float wide = badge.width();
    if (wide > row.w) return;
    badge.draw(row.cut_left(wide, paint.em(0.35F)));
  }
  if (gain.next) draw_next(paint, *gain.next, row);
}

void draw_gain_row(Paint& paint, feast::Sheet sheet, const feast::LayingGain& gain, Rect area) {
  const float line = paint.em(kGainLine);
  Rect row = area.cut_top(line);
  for (const Mark mark : kMarks) {
    const std::optional<MarkTold> what = told(gain, mark);
    if (!what) continue;
    const Type type{Face::bold, 0.94F,
                    mark == Mark::lost ? current_palette.danger_ink : current_palette.gain_ink};
    const float wide = draw_mark(paint, sheet, mark, *what, {}, type, false);
    if (wide > row.w && area.h >= line) row = area.cut_top(line);
    if (wide > row.w) return;
    draw_mark(paint, sheet, mark, *what, {row.x, row.center().y}, type, true);
    row.cut_left(wide, paint.em(0.35F));
  }
}

void draw_supply_change(Scene& scene, Item item, const Rect& cell) {
  if (!scene.pointed_space || !scene.acts(scene.shown)) return;
  const Foretold::Told& told =
      scene.foretold.of(scene.frame.app, scene.model, *scene.pointed_space);
  const int change = told.open ? told.change[feast::number(item)] : 0;
  if (change == 0) return;
  Paint& paint = scene.frame.paint;
  const float high = std::min(paint.em(1.2F), cell.h * 0.6F);
  const float wide = std::max(high * 1.35F, std::min(cell.w * 0.62F, paint.em(1.8F)));
  const Rect pill{cell.right() - wide + paint.em(0.15F), cell.y - high * 0.2F, wide, high};
  const Colour colour = change > 0 ? current_palette.on_badge : current_palette.danger_on_badge;
  draw_pill(paint, pill, change > 0);
  const Type type{Face::bold, std::min(0.86F, high * 0.78F / paint.em()), colour};
  paint.number(pill.center(), change, type, Align::center, true);
}

}  // namespace meadhall::table::feast_table
