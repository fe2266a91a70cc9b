#include "table/games/feast/phone_laying.h"

#include <algorithm>
#include <array>

#include "table/games/feast/best_places.h"
#include "table/games/feast/gain_marks.h"
#include "table/games/feast/hand.h"
#include "table/games/feast/items.h"
#include "table/games/feast/tiles.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

namespace meadhall::table::feast_table {

using feast::Item;

namespace {

struct Arrow {
  int right = 0;
  int down = 0;
  std::size_t row = 0;
  std::size_t column = 0;
};
constexpr std::array<Arrow, 4> kArrows = {{{.down = -1, .column = 1},
                                           {.right = -1, .row = 1},
                                           {.down = 1, .row = 1, .column = 1},
                                           {.right = 1, .row = 1, .column = 2}}};

void draw_arrow(Paint& paint, const Arrow& arrow, Point middle) {
  const float size = paint.em(0.38F);
  const auto right = size * static_cast<float>(arrow.right);
  const auto down = size * static_cast<float>(arrow.down);
  const Point tip{middle.x + right * 0.5F, middle.y + down * 0.5F};
  const Point back{tip.x - right, tip.y - down};
  paint.line({back.x - down, back.y - right}, tip, current_palette.ink, 2.2F);
  paint.line({back.x + down, back.y + right}, tip, current_palette.ink, 2.2F);
}

}  // namespace

bool has_pad(const Scene& scene) {
  return scene.hand.item() && scene.on_card && !scene.flat && scene.frame.view.touch &&
         !match::low(scene);
}

void draw_pad(Scene& scene, const Rect& area) {
  Frame& frame = scene.frame;
  const float step = kPadButton + frame.em(0.3F);
  for (std::size_t i = 0; i < kArrows.size(); ++i) {
    const Arrow& arrow = kArrows[i];
    const Rect place{area.x + step * static_cast<float>(arrow.column),
                     area.y + step * static_cast<float>(arrow.row), kPadButton, kPadButton};
    const TargetName name{"nudge", static_cast<std::uint32_t>(i)};
    if (button(frame, name, place, {.label = "", .tip = frame.words("ui.feast.nudge")})) {
      nudge(scene, arrow.right, arrow.down);
    }
    draw_arrow(frame.paint, arrow, place.center());
  }
}

void draw_laying_help(Scene& scene, Rect room) {
  const float em = scene.frame.em(1);
  const float pills = em * 1.6F;
  if (room.h < pills) return;
  scene.gains_below = true;
  const Rect row = room.cut_top(pills, em * 0.4F);
  if (scene.placing) {
    const Hand::Told& told = scene.hand.of(scene, *scene.placing);
    const feast::Sheet sheet = feast::sheet_of(scene.state, scene.placing->surface);
    if (told.legal) draw_badges_below(scene.frame.paint, sheet, told.gain, row);
  }
  if (room.h >= em * 4.2F && !scene.hand.best(scene).empty()) {
    draw_best_places(scene, room.cut_top(std::min(room.h, em * 8)));
  }
}

void draw_layable(Scene& scene, Rect area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  std::vector<Item> items;
  for (std::size_t i = 0; i < feast::kItems; ++i) {
    if (can_take(scene, feast::item_at(i))) items.push_back(feast::item_at(i));
  }
  if (items.empty()) return;
  const Rect head = area.cut_top(paint.em(1.4F), paint.em(0.2F));
  paint.text_within({head.x, head.center().y}, head.w, frame.words("ui.feast.can_lay"),
                    {Face::bold, 0.94F, current_palette.on_sea});
  const float gap = paint.em(0.35F);
  const float wide = std::max(44.0F, paint.em(3.6F));
  const float all = (wide + gap) * static_cast<float>(items.size()) - gap;
  const Point shift =
      frame.targets.begin_scroll({"layable"}, area, {std::max(all, area.w), area.h});
  {
    const Clip clipped(paint, area.inset(-4));
    Rect cell{area.x - shift.x, area.y, wide, area.h};
    for (const Item item : items) {
      paint.sunk(cell, paint.em(0.4F));
      Rect room = cell.inset(paint.em(0.3F));
      const Rect count = room.cut_bottom(paint.em(1.2F));
      if (feast::is_tile(item)) {
        draw_tile_within(paint, item, room, paint.em(0.8F));
      } else {
        draw_item(paint, item, room.center(), std::min(room.w, room.h) * 0.85F);
      }
      paint.number(count.center(), feast::count(scene.state.at(scene.shown), item),
                   {Face::bold, 0.94F, current_palette.on_sea}, Align::center);
      touch_good(scene, item, cell);
      cell.x += wide + gap;
    }
  }
  frame.targets.end_scroll();
}

}  // namespace meadhall::table::feast_table
