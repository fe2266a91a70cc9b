#include "table/games/feast/dice_price.h"

#include <algorithm>

#include "table/games/feast/items.h"
#include "table/games/feast/signs.h"

namespace meadhall::table::feast_table {

using feast::Item;
using feast::Sign;

float draw_some(Paint& paint, Point left, Item item, int n, float size, Colour ink) {
  draw_item(paint, item, {left.x + size / 2, left.y}, size);
  const Type type{Face::bold, size * 0.62F / paint.em(), ink};
  return size * 1.12F + paint.number({left.x + size * 1.12F, left.y}, n, type);
}

Price price_of(feast::Die die, const std::optional<Move>& pay) {
  Price price;
  if (!pay) return price;
  const auto add = [&](Item item, int n) {
    if (n > 0) price.push_back({item, n});
  };
  add(feast::filler_for(die), feast::filler_in(*pay));
  add(feast::weapon_for(die), feast::weapons_in(*pay));
  add(Item::spear, feast::spears_in(*pay));
  return price;
}

void draw_price(Paint& paint, const Price& price, const Rect& room, float most, Colour ink) {
  const auto n = static_cast<float>(price.size());
  const float size = std::min({most, room.h, room.w / (n * 1.95F)});
  const float each = size * 1.52F;
  const float gap = size * 0.35F;
  Point at{room.center().x - (n * each + (n - 1) * gap) / 2, room.center().y};
  for (const auto& [item, count] : price) {
    draw_some(paint, at, item, count, size, ink);
    at.x += each + gap;
  }
}

void draw_cost(Paint& paint, const Price& price, const Rect& room, Colour ink) {
  const float size = std::min(paint.em(1.4F), room.h);
  float x = room.right();
  if (price.empty()) {
    return draw_sign(paint, Sign::success, {x - size / 2, room.center().y}, size, ink);
  }
  const Type type{Face::bold, size * 0.68F / paint.em(), ink};
  for (std::size_t i = price.size(); i > 0; --i) {
    const auto& [item, n] = price[i - 1];
    draw_item(paint, item, {x - size / 2, room.center().y}, size);
    x -= size + paint.em(0.1F);
    x -= paint.number({x, room.center().y}, -n, type, Align::right) + paint.em(0.3F);
  }
}

}  // namespace meadhall::table::feast_table
