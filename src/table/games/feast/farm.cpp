#include "table/games/feast/farm.h"

#include <algorithm>
#include <array>

#include "table/games/feast/items.h"
#include "table/games/feast/scoring_marks.h"
#include "table/games/feast/tiles.h"
#include "table/kit/icons.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

using feast::Item;
using feast::Player;

namespace {

constexpr Colour kWood = rgb(0x3b2a1b);
constexpr Colour kWoodEdge = rgb(0x8a6a3f);
constexpr Colour kField = rgb(0x2a1b11);

// A field for wood or stone; a point is lost while it is empty.
void draw_field(Paint& paint, Item item, const Rect& area, bool covered) {
  const float size = std::min(area.w, area.h);
  const float round = size * 0.16F;
  if (covered) {
    paint.fill(area, rgb(0x8a7048), round);
    paint.outline(area, rgb(0x1c1109), 1, round);
  } else {
    paint.fill(area, kField, round);
    paint.dashes(area.inset(0.5F), kWoodEdge, 1, std::max(1.5F, size * 0.13F));
  }
  draw_item(paint, item, area.center(), size * (covered ? 0.84F : 0.7F), covered ? 1 : 0.4F);
}

}  // namespace

void draw_herd(Paint& paint, const Herd& herd, const Rect& area, float most) {
  const feast::Shape& lying = feast::ways_to_lay(herd.item).front();
  const float em = paint.em();
  const bool counts = herd.animals > 1;
  const float for_number = counts ? em * 0.95F : 0;
  const float cell = std::min({(area.w - for_number) / static_cast<float>(lying.width),
                               area.h / static_cast<float>(lying.height), most});
  const Point size{cell * static_cast<float>(lying.width), cell * static_cast<float>(lying.height)};
  const Point corner{area.x + (area.w - for_number - size.x) / 2, area.center().y - size.y / 2};
  draw_tile(paint, herd.item, lying, corner, cell);
  const Type number{Face::bold, 0.9F, current_palette.bright};
  if (counts) {
    paint.number({corner.x + size.x + em * 0.2F, area.center().y}, herd.animals, number);
  }
  if (!herd.with_young) return;
  const float radius = std::min(em * 0.53F, area.h * 0.3F);
  // Away from the number.
  const float across = counts ? radius * 0.3F : size.x - radius * 0.3F;
  const Point badge{corner.x + across, corner.y + radius * 0.4F};
  paint.disc(badge, radius + 1, rgb(0x2a1b11));
  paint.disc(badge, radius, rgb(0xffe08a));
  paint.number(badge, 1, {Face::bold, radius * 1.35F / em, rgb(0x2a1b11)}, Align::center, true);
}

void draw_shed_fields(Paint& paint, int wood, int stone, const Rect& plate) {
  constexpr int kFields = feast::kBuildingFields[static_cast<std::size_t>(feast::Building::shed)];
  paint.fill(plate, kWood, plate.w * 0.08F);
  paint.outline(plate.inset(0.5F), kWoodEdge, 1, plate.w * 0.08F);
  const float step = plate.w / 3.2F;
  const float side = step * 0.9F;
  for (int i = 0; i < kFields; ++i) {
    const float x = plate.center().x + step * static_cast<float>(i - 1);
    const float y = plate.center().y;
    draw_field(paint, Item::wood, around({x, y - 0.54F * step}, side, side), i < wood);
    draw_field(paint, Item::stone, around({x, y + 0.54F * step}, side, side), i < stone);
  }
}

void draw_shed(Scene& scene, int number, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const Player& player = scene.state.at(scene.shown);
  constexpr auto kShed = static_cast<std::size_t>(feast::Building::shed);
  constexpr int kFields = feast::kBuildingFields[kShed];
  Rect plate = area;
  // Where there is little room the head gives way first.
  const Rect head = plate.cut_top(area.h - area.w * 3 / 3.9F);
  const float size = std::min(head.h * 0.78F / paint.em(), 0.95F);
  const Type name{Face::heading, size, current_palette.title};
  const Type figure{Face::bold, size * 0.92F, current_palette.on_sea};
  const float y = head.y + head.h * 0.44F;
  const float room = area.w - paint.em(size) * 2.2F;
  float x = area.x;
  const std::string& words = scene.frame.words("ui.feast.head.shed");
  if (paint.width(words, name) <= room) {
    x += paint.text({x, y}, words, name) + paint.em(size) * 0.4F;
  }
  draw_points(paint, {x, y}, feast::kBuildingPoints[kShed], figure);
  draw_shed_fields(paint, player.shed_wood - number * kFields, player.shed_stone - number * kFields,
                   plate);
  const Contact contact =
      scene.frame.targets.add({"shed", static_cast<std::uint32_t>(number)}, plate, Role::thing);
  if (contact.told) {
    scene.tell(scene.frame.words("ui.feast.head.shed"), scene.frame.words("ui.feast.shed.fields"),
               plate);
  }
  if (contact.focused) focus_ring(scene.frame, plate, area.w * 0.08F);
  note_place(scene, {"shed", static_cast<std::uint32_t>(number)}, plate);
}

void draw_house_fields(Scene& scene, int number, const Rect& area) {
  const Player& player = scene.state.at(scene.shown);
  const float side = std::min(area.w * 0.48F, area.h);
  const Rect wood{area.x, area.y, side, side};
  draw_field(scene.frame.paint, Item::wood, wood, number < player.house_wood);
  draw_field(scene.frame.paint, Item::stone, {area.right() - side, area.y, side, side},
             number < player.house_stone);
}

void draw_stable(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const float em = paint.em();
  const Player& player = scene.state.at(scene.shown);
  const float round = std::min(em * 0.45F, area.h * 0.08F);
  paint.fill(area, kWood, round);
  paint.outline(area.inset(0.5F), kWoodEdge, 1, round);
  const int sheep = feast::count(player, Item::sheep);
  const int cattle = feast::count(player, Item::cattle);
  const std::array<Herd, 4> herds = {{
      {Item::sheep, sheep - player.pregnant_sheep, false},
      {Item::sheep, player.pregnant_sheep, true},
      {Item::cattle, cattle - player.pregnant_cattle, false},
      {Item::cattle, player.pregnant_cattle, true},
  }};
  Rect room = area.inset(area.w * 0.06F, area.h * 0.05F);
  const float head = std::min(em * 1.35F, area.h * 0.24F);
  const std::string& title = scene.frame.words("ui.feast.stable");
  paint.text_within({room.x, area.y + head * 0.6F}, room.w, title,
                    {Face::heading, head / em * 0.68F, current_palette.bright});
  room.y = area.y + head;
  room.h = area.h - head - area.h * 0.06F;
  // Sheep in the left column, cattle in the right one, as far as there are both.
  const float gap = em * 0.4F;
  const bool both = sheep > 0 && cattle > 0;
  for (const Item kind : {Item::sheep, Item::cattle}) {
    if (feast::count(player, kind) == 0) continue;
    const Rect column{both && kind == Item::cattle ? room.center().x + gap / 2 : room.x, room.y,
                      both ? (room.w - gap) / 2 : room.w, room.h};
    int kinds = 0;
    for (const Herd& herd : herds) kinds += herd.item == kind && herd.animals > 0 ? 1 : 0;
    const float high =
        (column.h - gap * 0.6F * static_cast<float>(kinds - 1)) / static_cast<float>(kinds);
    float y = column.y;
    for (const Herd& herd : herds) {
      if (herd.item != kind || herd.animals <= 0) continue;
      draw_herd(paint, herd, {column.x, y, column.w, high}, area.w * 0.14F);
      y += high + gap * 0.6F;
    }
  }
  const Contact contact = scene.frame.targets.add({"stable"}, area, Role::thing);
  if (contact.told) scene.tell(title, scene.frame.words("ui.feast.stable.young"), area);
  if (contact.focused) focus_ring(scene.frame, area, round);
  note_place(scene, {"stable"}, area);
}

}  // namespace meadhall::table::feast_table
