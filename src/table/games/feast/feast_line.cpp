#include <algorithm>

#include "games/feast/banquet.h"
#include "table/games/feast/hall.h"
#include "table/games/feast/scoring_marks.h"
#include "table/games/feast/signs.h"
#include "table/games/feast/tiles.h"

namespace meadhall::table::feast_table {

using feast::ComingFeast;
using feast::Course;
using feast::Player;

namespace {

constexpr Colour kBoard = rgb(0x3b2413);
constexpr Colour kPlace = rgb(0x2a1b11);

// Where the cells of the banquet table are drawn.
struct Line {
  Rect room;
  float cell = 0;
  float x = 0;  // of the next one

  Rect take(int cells) {
    const Rect area{x, room.y, cell * static_cast<float>(cells), room.h};
    x += area.w;
    return area.inset(1, 0);
  }
};

void draw_ships(Paint& paint, const Player& player, Line& line) {
  for (int i = 0; i < feast::away(player); ++i) {
    const Rect area = line.take(feast::kShipCells);
    const float round = paint.em(0.25F);
    paint.fill(area, rgb(0x1f5a78), round);
    paint.outline(area.inset(0.5F), rgb(0x8fc0d6), 1, round);
    draw_piece(paint, i < player.away_knarrs ? feast::Ship::knarr : feast::Ship::longship,
               area.center(), std::min(area.h, area.w) * 0.94F);
  }
}

// The tile as it would lie, in the height of the line: what stands up is seen from above.
void draw_course(Paint& paint, const Course& course, Line& line, bool planned) {
  if (course.bare) {
    const Rect area = line.take(1);
    const float round = paint.em(0.25F);
    paint.fill(area, rgb(0x5a1a12), round);
    paint.outline(area.inset(0.5F), current_palette.danger, 1.3F, round);
    const float text = std::min(0.94F, area.w * 0.52F / paint.em());
    paint.number(area.center(), -3, {Face::bold, text, current_palette.danger_on_badge},
                 Align::center);
    return;
  }
  const int wide = std::max(1, feast::width_of(course));
  const Rect area = line.take(wide);
  feast::Shape strip{.height = 1, .width = static_cast<std::uint8_t>(wide)};
  strip.rows[0] = static_cast<std::uint16_t>((1U << static_cast<unsigned>(wide)) - 1);
  const float cell = std::min(area.w / static_cast<float>(wide), area.h);
  const Point corner{area.center().x - cell * static_cast<float>(wide) / 2,
                     area.center().y - cell / 2};
  draw_tile(paint, course.item, strip, corner, cell, planned ? 0.75F : 1.0F);
  if (!planned) return;
  paint.dashes({corner.x - 0.5F, corner.y - 0.5F, cell * static_cast<float>(wide) + 1, cell + 1},
               fade(current_palette.on_badge, 0.6F), 1, paint.em(0.25F));
}

void draw_viking(Paint& paint, Line& line) {
  const Rect area = line.take(1);
  const float round = paint.em(0.25F);
  paint.fill(area, kPlace, round);
  paint.outline(area.inset(0.5F), fade(current_palette.gold_edge, 0.45F), 1, round);
  draw_sign(paint, feast::Sign::viking, area.center(), std::min(area.w, area.h) * 0.86F,
            current_palette.on_wood_soft);
}

void draw_words(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const FeastModel::Told& told = scene.model.told[index(scene.shown)];
  const bool hungry = scene.model.standing[index(scene.shown)].feast.all_bare() > 0;
  const float line = std::min(paint.em(1.0F), area.h * 0.5F);
  float size = line / paint.em() * 0.88F;
  const float longest = std::max(paint.width(told.covered, {Face::sans, size}),
                                 paint.width(told.silver_left, {Face::sans, size}));
  if (longest > area.w) size = std::max(0.72F, size * area.w / longest);
  const Type type{Face::sans, size,
                  hungry ? current_palette.danger_on_badge : current_palette.on_wood_soft};
  const float y = area.center().y;
  if (told.silver_left.empty()) {
    paint.text_within({area.x, y}, area.w, told.covered, type);
    return;
  }
  paint.text_within({area.x, y - line * 0.5F}, area.w, told.covered, type);
  paint.text_within({area.x, y + line * 0.5F}, area.w, told.silver_left,
                    {type.face, type.size, current_palette.on_wood_soft});
}

}  // namespace

void draw_feast_line(Scene& scene, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const float em = paint.em();
  const Player& player = scene.state.at(scene.shown);
  const ComingFeast& coming = scene.model.standing[index(scene.shown)].feast;
  const float round = em * 0.45F;
  paint.fill(area, kBoard, round);
  paint.outline(area.inset(0.5F), current_palette.gold_edge, 1, round);
  Rect room = area.inset(em * 0.25F, em * 0.25F);
  const float sign = std::min(room.h, em * 1.75F);
  draw_sign(paint, feast::Sign::feast, {room.x + sign / 2 + em * 0.1F, room.center().y}, sign,
            current_palette.on_wood);
  room.cut_left(sign + em * 0.4F);
  const float all = feast::kTableCells;
  // Where there is some room for words there is enough.
  const float for_words = room.w >= em * 27 ? em * 9.8F : 0;
  const float cell = std::min({em * 1.875F, room.h + 2, (room.w - for_words) / all});
  Line line{room, cell, room.x};
  draw_ships(paint, player, line);
  // While the table is being laid, what lies there is between the ships and the rest.
  const float next = line.x + cell * static_cast<float>(coming.laid);
  if (coming.laid > 0) {
    for (const Course& course : scene.model.courses) draw_course(paint, course, line, false);
  }
  line.x = next;
  for (const Course& course : coming.menu) draw_course(paint, course, line, true);
  for (int i = 0; i < coming.seated; ++i) draw_viking(paint, line);
  const Rect beside{line.x + em * 0.5F, room.y, room.right() - line.x - em * 0.6F, room.h};
  if (beside.w >= em * 8) draw_words(scene, beside);
  scene.thing_at({"table"}, feast::make_inspectable(feast::InspectableKind::feast), area);
  note_place(scene, {"table"}, area);
}

}  // namespace meadhall::table::feast_table
