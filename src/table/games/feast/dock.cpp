#include <algorithm>

#include "table/games/feast/answers.h"
#include "table/games/feast/hall.h"
#include "table/games/feast/items.h"
#include "table/games/feast/scoring_marks.h"
#include "table/games/feast/signs.h"
#include "table/kit/icons.h"

namespace meadhall::table::feast_table {

using feast::Player;
using feast::Ship;

namespace {

constexpr Colour kWater = rgb(0x1f5a78);
constexpr Colour kShore = rgb(0x3f86a8);
constexpr Colour kFoam = rgb(0x8fc0d6);
constexpr Colour kBerth = rgb(0x0d2a3a, 0.55F);

// What lies in a berth: a ship with so much ore, of so much that it can carry; or nothing.
struct Berth {
  Ship ship{};
  bool empty = false;
  int ore = 0;
  int most = 0;
};

Berth small_berth(const Player& player, int number) {
  if (number >= player.boats) return {.ship = Ship::whaling_boat, .empty = true};
  const bool armed = number < player.armed_boats;
  return {.ship = Ship::whaling_boat, .ore = armed ? 2 : 1, .most = 2};
}

// Knarrs lie first, then longships, in the order of their ore.
Berth large_berth(const Player& player, int number) {
  if (number < player.knarrs) return {.ship = Ship::knarr};
  const int longship = number - player.knarrs;
  if (longship < player.longships) {
    return {.ship = Ship::longship,
            .ore = player.ore[static_cast<std::size_t>(longship)],
            .most = feast::kLongshipOre};
  }
  return {.ship = (number - large_ships(player)) % 2 == 0 ? Ship::knarr : Ship::longship,
          .empty = true};
}

// Holes for ore in two columns; those that are filled show it.
void draw_ore(Paint& paint, const Berth& berth, const Rect& area) {
  const float columns = berth.most > 2 ? 2 : 1;
  const float radius = std::min(area.w / (2.3F * columns), area.h / 4.4F);
  for (int i = 0; i < berth.most; ++i) {
    const int column = berth.most > 2 ? i % 2 : 0;
    const int row = berth.most > 2 ? i / 2 : i;
    const Point at{area.x + radius * (1 + 2.2F * static_cast<float>(column)),
                   area.center().y + radius * 1.15F * static_cast<float>(2 * row - 1)};
    paint.disc(at, radius, rgb(0xc79a5b));
    paint.disc(at, radius - 1, rgb(0x0d1f2b));
    // The ore that is printed on a boat cannot be taken off again.
    const bool printed = berth.ship == Ship::whaling_boat && i == 0;
    if (i < berth.ore) draw_item(paint, feast::Item::ore, at, radius * 1.7F, printed ? 0.7F : 1);
  }
}

void draw_price(Paint& paint, Ship ship, const Rect& area) {
  const float ship_size = std::min(area.h * 0.66F, area.w * 0.34F);
  const Type type{Face::bold, std::min(0.88F, area.h * 0.36F / paint.em()),
                  fade(current_palette.on_badge, 0.8F)};
  const int price = feast::kShipPrices[static_cast<std::size_t>(ship)];
  const float line = paint.em(type.size);
  const float wide = ship_size + line * 1.95F;
  const Point at{area.center().x - wide / 2, area.center().y};
  draw_piece(paint, ship, {at.x + ship_size / 2, at.y}, ship_size, 0.34F);
  const float x = at.x + ship_size + line * 0.3F;
  const float figure = paint.number({x, at.y}, price, type);
  draw_item(paint, feast::Item::silver, {x + figure + line * 0.6F, at.y}, line * 0.9F, 0.75F);
}

void draw_berth(Scene& scene, const Berth& berth, std::uint32_t number, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const float round = paint.em(0.35F);
  paint.fill(area, kBerth, round);
  if (berth.empty) {
    paint.dashes(area.inset(0.5F), fade(kFoam, 0.35F), 1, paint.em(0.25F));
    draw_price(paint, berth.ship, area);
  } else {
    paint.outline(area.inset(0.5F), fade(kFoam, 0.35F), 1, round);
    const int columns = berth.most > 2 ? 2 : berth.most > 0 ? 1 : 0;
    const float for_ore = std::min(area.h * 0.42F, area.w * 0.24F) * static_cast<float>(columns);
    const float size = std::min(area.h * 0.92F, area.w - for_ore - paint.em(0.3F));
    const float wide = size + for_ore;
    const float x = area.center().x - wide / 2;
    draw_piece(paint, berth.ship, {x + size / 2, area.center().y}, size);
    if (columns > 0) {
      draw_ore(paint, berth, {x + size, area.y + area.h * 0.06F, for_ore, area.h * 0.88F});
    }
  }
  const auto ship = static_cast<std::uint32_t>(berth.ship);
  std::optional<Move> deed;
  if (berth.empty) {
    deed = feast::ship_move(feast::ShipDeed::buy, berth.ship);
  } else if (berth.ore < berth.most) {
    const int carried = berth.ship == Ship::longship ? berth.ore : 0;
    deed = feast::ship_move(feast::ShipDeed::arm, berth.ship, carried);
  }
  touch_deed(scene, {"berth", ship, number}, area,
             feast::make_inspectable(feast::InspectableKind::ship, ship), deed);
}

void draw_waves(Paint& paint, const Rect& area) {
  const float em = paint.em();
  const float y = area.bottom() - em * 0.42F;
  for (float x = area.x + em * 0.6F; x + em * 3 < area.right(); x += em * 4.4F) {
    const Colour foam = fade(kFoam, 0.3F);
    for (int i = 0; i < 2; ++i) {
      const float from = x + em * 1.5F * static_cast<float>(i);
      paint.list().AddBezierQuadratic({from, y}, {from + em * 0.37F, y - em * 0.4F},
                                      {from + em * 0.75F, y}, foam, 1.2F, 6);
      paint.list().AddBezierQuadratic({from + em * 0.75F, y}, {from + em * 1.12F, y + em * 0.3F},
                                      {from + em * 1.5F, y}, foam, 1.2F, 6);
    }
  }
}

void draw_large_berths(Scene& scene, Rect row, float gap) {
  const Player& player = scene.state.at(scene.shown);
  const float wide = (row.w - 3 * gap) / static_cast<float>(feast::kLargeBerths);
  for (int i = 0; i < feast::kLargeBerths; ++i) {
    Rect area = row.cut_left(wide, gap);
    const Berth berth = large_berth(player, i);
    const auto number = static_cast<std::uint32_t>(i);
    // Into the last free one either ship may come.
    if (berth.empty && large_ships(player) == feast::kLargeBerths - 1) {
      const Rect first = area.cut_left((wide - gap / 2) / 2, gap / 2);
      draw_berth(scene, {.ship = Ship::knarr, .empty = true}, number, first);
      draw_berth(scene, {.ship = Ship::longship, .empty = true}, number, area);
      continue;
    }
    draw_berth(scene, berth, number, area);
  }
}

}  // namespace

void draw_dock(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const float em = paint.em();
  const Player& player = scene.state.at(scene.shown);
  paint.fill(area, kWater, em * 0.5F);
  paint.outline(area.inset(0.5F), kShore, 1, em * 0.5F);
  draw_waves(paint, area);
  Rect room = area.inset(em * 0.35F, em * 0.25F);
  const float gap = em * 0.25F;
  // Where it is narrow and high the large berths lie below the small ones.
  const bool two_rows = area.w < em * 30 && area.h > em * 5;
  Rect small = room;
  if (two_rows) {
    small = room.cut_top((room.h - gap) / 2, gap);
  } else {
    small = room.cut_left((room.w - 9 * gap) * 0.385F, gap * 3);
  }
  const float wide = (small.w - 2 * gap) / static_cast<float>(feast::kSmallBerths);
  for (int i = 0; i < feast::kSmallBerths; ++i) {
    draw_berth(scene, small_berth(player, i), static_cast<std::uint32_t>(i),
               small.cut_left(wide, gap));
  }
  draw_large_berths(scene, room, gap);
  note_place(scene, {"bay"}, area);
}

}  // namespace meadhall::table::feast_table
