#include "table/games/feast/stages.h"

#include <algorithm>

#include "games/feast/banquet.h"
#include "games/feast/ids.h"
#include "games/feast/refusal.h"
#include "table/games/feast/answers.h"
#include "table/games/feast/banquet_table.h"
#include "table/games/feast/grid.h"
#include "table/games/feast/signs.h"
#include "table/games/feast/tiles.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

using feast::Course;
using feast::Item;
using feast::Stance;

namespace {

constexpr Colour kWallTop = rgb(0x2b1a10);
constexpr Colour kWallBottom = rgb(0x170d08);
constexpr Colour kPlank = rgb(0x000000, 0.22F);

void draw_candle(Paint& paint, Point foot, float size) {
  paint.radial({foot.x, foot.y - size * 0.9F}, size * 1.7F, rgb(0xffb648, 0.34F), rgb(0xffb648, 0));
  paint.fill(around({foot.x, foot.y - size * 0.35F}, size * 0.26F, size * 0.7F), rgb(0xf4ead0),
             size * 0.05F);
  paint.fill(around({foot.x, foot.y}, size * 0.7F, size * 0.1F), rgb(0xb9852f), size * 0.04F);
  paint.list().AddEllipseFilled({foot.x, foot.y - size * 0.86F}, {size * 0.1F, size * 0.2F},
                                rgb(0xffd257));
}

// The wall behind the table, of planks, with the shields of all who feast and candles between.
void draw_wall(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const Clip clipped(paint, area);
  paint.gradient(area, kWallTop, kWallBottom, paint.em(0.6F));
  const float plank = paint.em(3.2F);
  for (float x = area.x + plank; x < area.right(); x += plank) {
    paint.line({x, area.y}, {x, area.bottom()}, kPlank, 2);
  }
  const float size = std::min(area.h * 0.14F, paint.em(4));
  if (size < paint.em(1.6F)) return;
  const auto places = static_cast<float>(2 * scene.players + 1);
  const float y = area.y + size * 1.1F;
  for (std::size_t i = 0; i <= 2 * scene.players; ++i) {
    const float x = area.x + area.w * (static_cast<float>(i) + 0.5F) / places;
    if (i % 2 == 0) {
      draw_candle(paint, {x, y + size * 0.4F}, size * 0.62F);
    } else {
      draw_seat_shield(scene.frame, {x, y}, size, seat_at(i / 2));
    }
  }
}

void draw_table(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const feast::Player& player = scene.state.at(scene.shown);
  const feast::ComingFeast& coming = scene.model.standing[index(scene.shown)].feast;
  const float cell = std::min((area.w - paint.em(1.2F)) / feast::kTableCells, area.h / 4.6F);
  const float wide = cell * feast::kTableCells;
  const float left = area.center().x - wide / 2;
  const float edge = area.bottom() - cell * 0.5F;
  draw_table_board(paint, left, wide, edge, cell);
  float x = left;
  for (int i = 0; i < feast::away(player); ++i) {
    const Rect ship{x, edge - cell, cell * feast::kShipCells, cell};
    draw_table_ship(paint, i < player.away_knarrs ? feast::Ship::knarr : feast::Ship::longship,
                    ship);
    x += ship.w;
  }
  const auto lay = [&](const Course& course, bool planned) {
    draw_course(paint, course, {x, edge}, cell, planned);
    x += cell * static_cast<float>(feast::width_of(course));
  };
  const float next = x + cell * static_cast<float>(coming.laid);
  if (coming.laid > 0) {
    for (const Course& course : scene.model.courses) lay(course, false);
  }
  x = next;
  for (const Course& course : coming.menu) lay(course, true);
  for (int i = 0; i < coming.seated; ++i, x += cell) {
    draw_table_cell(paint, {x, edge - cell, cell, cell}, OnTable::viking);
  }
  scene.thing_at({"banquet"}, feast::make_inspectable(feast::InspectableKind::feast),
                 {left, edge - cell, wide, cell * 1.3F});
}

// One way to lay a food next, or why it may not be.
void draw_choice(Scene& scene, const Rect& area, Item item, Stance stance, bool legal) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const Move move = feast::course(item, stance);
  const TargetName name{"course", move.code};
  const Contact contact = frame.targets.add(name, area, legal ? Role::choice : Role::thing);
  const float radius = paint.em(0.4F);
  const Skin& skin = current_palette.paper_skin;
  paint.gradient(area, skin.top, skin.bottom, radius);
  const bool pointed = contact.pointed || contact.told;
  paint.outline(area, skin.edge, current_palette.edge, radius);
  if (legal && pointed) paint.glow(area, radius, 1);
  if (contact.focused) focus_ring(frame, area, radius);
  Rect room = area.inset(paint.em(0.35F));
  const Rect foot = room.cut_bottom(paint.em(1.1F));
  draw_way_within(paint, item, way_of(item, stance), room, paint.em(1.7F));
  const int has = feast::count(scene.state.at(scene.shown), item);
  const bool lies = stance == Stance::flat;
  const bool square = item == Item::silver || feast::width_on_table(item, Stance::flat) ==
                                                  feast::width_on_table(item, Stance::upright);
  if (!square) {
    paint.text_within({foot.x, foot.center().y}, foot.w - paint.em(1.2F),
                      frame.words(lies ? "ui.feast.flat" : "ui.feast.up"),
                      {Face::sans, 0.85F, skin.ink});
  }
  paint.number({foot.right(), foot.center().y}, has, {Face::bold, 0.9F, skin.ink}, Align::right);
  if (!legal) paint.fill(area, fade(kWallBottom, 0.55F), radius);
  if (contact.told && legal) {
    scene.point(feast::make_inspectable(feast::InspectableKind::item, feast::number(item)), area);
  } else if (contact.told) {
    // Why not, instead of what it is.
    scene.tell(scene.model.item_name(frame.app, item), scene.foretold.of(frame.app, move).title,
               area);
  }
  if (contact.clicked && legal && scene.sure(scene.is_pointed(name))) play(scene, move);
  if (pointed) scene.focus_now = name;
}

// What may lie next first, then what may not.
void draw_food(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const feast::Player& player = scene.state.at(scene.shown);
  const float gap = paint.em(0.4F);
  const float wide = paint.em(5.2F);
  const float high = std::min(paint.em(5.4F), std::max(area.h, paint.em(4)));
  scroll(
      scene.frame, "food", area, scene.choice.food_height,
      [&](Rect page) {
        const auto across =
            std::max(std::size_t{1}, static_cast<std::size_t>((page.w + gap) / (wide + gap)));
        const float each = (page.w + gap) / static_cast<float>(across) - gap;
        std::size_t n = 0;
        for (const bool legal : {true, false}) {
          for (std::size_t i = 0; i < feast::kItems; ++i) {
            const Item item = feast::item_at(i);
            if (feast::count(player, item) == 0) continue;
            if (feast::width_on_table(item, Stance::upright) == 0) continue;
            for (const Stance stance : {Stance::upright, Stance::flat}) {
              if (feast::width_on_table(item, stance) == 0) continue;
              const bool same =
                  stance == Stance::flat && feast::width_on_table(item, Stance::upright) ==
                                                feast::width_on_table(item, Stance::flat);
              if (same || scene.offers(feast::course(item, stance)) != legal) continue;
              const Rect place = nth_cell({page.x, page.y, each, high}, n++, across, gap);
              draw_choice(scene, place, item, stance, legal);
            }
          }
        }
        return (high + gap) * static_cast<float>(rows_for(n, across));
      },
      Ground::sea);
}

}  // namespace

void draw_banquet_stage(Scene& scene, const Rect& area) {
  draw_wall(scene, area);
  const float em = scene.frame.em(1);
  Rect room = area.inset(em * 0.7F, em * 0.5F);
  // What there is to lay is seen at once, if the table has room enough nevertheless.
  const float wished = std::clamp(scene.choice.food_height, room.h * 0.4F, room.h * 0.6F);
  const Rect food = room.cut_bottom(std::clamp(wished, em * 5.8F, em * 18), em * 0.5F);
  draw_table(scene, room);
  draw_food(scene, food);
}

}  // namespace meadhall::table::feast_table
