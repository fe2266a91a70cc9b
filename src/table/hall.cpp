#include <array>

#include "table/screens.h"
#include "table/shape.h"
#include "table/vikings/pieces.h"
#include "table/widgets.h"

namespace meadhall::table {
namespace {

using vikings::Tile;
using vikings::Viking;

// A bay with a ship, islands and vikings: the picture on the door of each game.
void draw_bay(Paint& paint, const Rect& area, bool open) {
  const float strength = open ? 1.0F : 0.35F;
  const Clip clipped(paint, area);
  paint.gradient(area, rgb(0x4f9cb8, strength), rgb(0x1d5168, strength), paint.em(0.4F));
}

void draw_vikings_picture(Paint& paint, const Rect& area) {
  draw_bay(paint, area, true);
  const Clip clipped(paint, area);
  const float size = std::min(area.w / 4.3F, area.h / 2.3F);
  const float left = area.center().x - size * 2;
  const float low = area.center().y + size * 0.03F;
  const std::array<Tile, 4> row = {Tile::left_end, Tile::middle_2, Tile::middle_1, Tile::right_end};
  for (std::size_t i = 0; i < row.size(); ++i) {
    draw_tile(paint, row[i], {left + size * static_cast<float>(i), low, size, size}, 1, true);
  }
  draw_tile(paint, Tile::ship_red, {left + size * 1.0F, low - size * 1.06F, size, size});
  draw_tile(paint, Tile::ship_blue, {left + size * 2.0F, low - size * 1.06F, size, size});
  const std::array<Viking, 4> folk = {Viking::warrior, Viking::noble, Viking::fisherman,
                                      Viking::scout};
  for (std::size_t i = 0; i < folk.size(); ++i) {
    const Rect tile{left + size * static_cast<float>(i), low, size, size};
    draw_viking(paint, folk[i], standing_place(row[i], tile), size * 0.68F);
  }
}

void draw_graenaland_picture(Paint& paint, const Rect& area) {
  draw_bay(paint, area, false);
  const Clip clipped(paint, area);
  // Ice mountains over a green shore.
  Pencil pen(paint, {area.center().x, area.bottom() - area.h * 0.12F},
             std::min(area.w * 0.9F, area.h));
  pen.polygon({{-0.95F, 0}, {-0.42F, -0.46F}, {0.05F, 0}}, rgb(0x6f8d9a));
  pen.polygon({{-0.42F, -0.46F}, {-0.30F, -0.34F}, {-0.42F, -0.28F}, {-0.56F, -0.34F}},
              rgb(0xdfe9ec));
  pen.polygon({{-0.35F, 0}, {0.22F, -0.66F}, {0.9F, 0}}, rgb(0x86a2ad));
  pen.polygon({{0.22F, -0.66F}, {0.42F, -0.47F}, {0.24F, -0.38F}, {0.04F, -0.45F}}, rgb(0xf2f6f7));
  paint.fill({area.x, area.bottom() - area.h * 0.13F, area.w, area.h * 0.13F}, rgb(0x4d7449));
  for (const float x : {-0.4F, -0.28F, 0.3F}) {
    pen.polygon({{x - 0.06F, 0.03F}, {x, -0.14F}, {x + 0.06F, 0.03F}}, rgb(0x2f5a3a));
  }
}

void draw_feast_picture(Paint& paint, const Rect& area) {
  draw_bay(paint, area, false);
  const Clip clipped(paint, area);
  // A laid table by candlelight.
  Pencil pen(paint, area.center(), std::min(area.w, area.h));
  pen.box(-0.46F, 0.14F, 0.92F, 0.09F, rgb(0x8a5c3c), 0.02F);
  pen.box(-0.36F, 0.23F, 0.07F, 0.2F, rgb(0x6e4a2f));
  pen.box(0.29F, 0.23F, 0.07F, 0.2F, rgb(0x6e4a2f));
  draw_icon(paint, Icon::mug, pen.at(-0.29F, 0.04F), pen.unit() * 0.24F, rgb(0xd9c9a6));
  draw_icon(paint, Icon::mug, pen.at(0.30F, 0.04F), pen.unit() * 0.24F, rgb(0xd9c9a6));
  pen.oval(0, 0.11F, 0.15F, 0.035F, rgb(0xb9a27c));
  pen.oval(0, 0.08F, 0.10F, 0.055F, rgb(0xb8453a));
  pen.box(-0.012F, -0.16F, 0.024F, 0.2F, rgb(0xf0e6cf));
  pen.disc(0, -0.2F, 0.09F, rgb(0xffe08a, 0.18F));
  pen.oval(0, -0.2F, 0.018F, 0.04F, rgb(0xffe08a));
}

struct Door {
  std::string_view id;
  std::string_view name;
  std::string_view line;
  void (*picture)(Paint&, const Rect&);
  bool open;
};

void draw_door(Frame& frame, const Rect& area, const Door& door) {
  Paint& paint = frame.paint;
  const float radius = paint.em(0.7F);
  paint.shadow(area, radius, 1.2F);
  if (door.open) {
    paint.gradient(area, tone.parchment_top, tone.parchment_bottom, radius);
    paint.outline(area.inset(0.75F), tone.parchment_edge, 1.5F, radius);
  } else {
    paint.fill(area, tone.panel, radius);
    paint.outline(area.inset(0.5F), tone.ground_line, tone.edge, radius);
  }
  Rect room = area.inset(paint.em(0.9F));
  const bool low = room.h < paint.em(10);
  const float words = paint.em(room.w < paint.em(24) ? 8.0F : 7.0F);
  Rect picture = low ? room.cut_left(room.w * 0.38F, paint.em(0.8F))
                     : room.cut_top(room.h - words, paint.em(0.6F));
  door.picture(paint, picture);
  const Colour ink = door.open ? tone.ink : tone.on_sea;
  const Colour soft = door.open ? tone.ink_soft : tone.on_sea_soft;
  const Rect head = room.cut_top(paint.em(1.9F));
  paint.text_within({head.x, head.center().y}, head.w, frame.words(door.name),
                    {Face::heading, 1.4F, ink});
  const float button_height = std::max(paint.em(2.5F), frame.view.touch ? 44.0F : 0);
  const Rect answer = room.cut_bottom(button_height, paint.em(0.2F));
  paint.paragraph(room, frame.words(door.line), {Face::sans, 1.0F, soft});
  if (door.open) {
    const ButtonSpec spec{
        .label = frame.words("ui.new_match"), .look = Look::action, .role = Role::choice};
    const float wide = std::min(answer.w, button_width(frame, spec));
    if (button(frame, {"new"}, {answer.x, answer.y, wide, answer.h}, spec))
      frame.order("new vikings");
  } else {
    const Rect badge{answer.x, answer.center().y - paint.em(0.85F),
                     paint.width(frame.words("ui.coming"), {Face::bold, 0.92F, 0}) + paint.em(1.4F),
                     paint.em(1.7F)};
    paint.outline(badge, tone.on_sea_soft, 1, paint.em(0.85F));
    paint.text(badge.center(), frame.words("ui.coming"), {Face::bold, 0.92F, tone.on_sea_soft},
               Align::center);
  }
}

}  // namespace

void draw_hall(Frame& frame) {
  Paint& paint = frame.paint;
  draw_sea(frame);
  Rect room = frame.screen();
  const bool narrow = room.w < paint.em(44);
  const bool flat = room.h < paint.em(33) && !narrow;
  room = room.inset(std::max(paint.em(narrow ? 0.9F : 2.0F), (room.w - paint.em(72)) / 2),
                    paint.em(flat     ? 0.6F
                             : narrow ? 0.9F
                                      : 2.2F));

  // The hall's name under a roof beam.
  Rect head = room.cut_top(paint.em(flat     ? 3.2F
                                    : narrow ? 4.6F
                                             : 7),
                           paint.em(flat     ? 0.3F
                                    : narrow ? 0.7F
                                             : 1.2F));
  const float middle = head.center().x;
  const float big = flat ? 1.9F : narrow ? 2.3F : 3.3F;
  paint.text({middle, head.y + head.h * 0.42F}, frame.words("app.title"),
             {Face::heading, big, tone.title}, Align::center);
  if (!flat) {
    paint.text_within({middle, head.y + head.h * 0.82F}, head.w, frame.words("ui.motto"),
                      {Face::sans, narrow ? 1.0F : 1.15F, tone.on_sea_soft}, Align::center);
    const float reach =
        std::min(head.w * 0.48F,
                 paint.width(frame.words("app.title"), {Face::heading, big, 0}) / 2 + paint.em(5));
    for (const float side : {-1.0F, 1.0F}) {
      const Point end{middle + side * reach, head.y + head.h * 0.42F};
      paint.line(end, {end.x - side * paint.em(3.4F), end.y}, tone.gold_edge, 2);
      paint.disc(end, paint.em(0.22F), tone.gold_edge);
    }
  }

  const float answer = std::max(paint.em(2.7F), 44.0F);
  Rect foot = room.cut_bottom(answer, paint.em(narrow ? 0.8F : 1.4F));
  const bool kept = frame.app.has_match();
  const ButtonSpec go_on{.label = frame.words("app.continue"),
                         .look = Look::action,
                         .role = Role::choice,
                         .size = 1.1F};
  const ButtonSpec previous{.label = frame.words("app.previous"), .look = Look::sea};
  const ButtonSpec credits{.label = frame.words("app.credits"), .look = Look::sea};
  if (kept) {
    const float wide =
        std::min(foot.w * (narrow ? 0.6F : 0.4F), button_width(frame, go_on) + paint.em(1));
    if (button(frame, {"continue"}, foot.cut_left(wide, paint.em(0.6F)), go_on))
      frame.order("continue");
  }
  const float credit_width = std::min(foot.w * 0.5F, button_width(frame, credits));
  if (button(frame, {"credits"}, foot.cut_right(credit_width, paint.em(0.6F)), credits))
    frame.order("credits");
  if (frame.app.has_previous() && foot.w > paint.em(8)) {
    const float wide = std::min(foot.w, button_width(frame, previous));
    if (button(frame, {"previous"}, foot.cut_left(wide), previous)) frame.order("previous");
  }

  constexpr std::array<Door, 3> kDoors = {{
      {"vikings", "vikings.name", "ui.hall.vikings", draw_vikings_picture, true},
      {"graenaland", "ui.hall.graenaland_name", "ui.hall.graenaland", draw_graenaland_picture,
       false},
      {"feast", "ui.hall.feast_name", "ui.hall.feast", draw_feast_picture, false},
  }};
  const float gap = paint.em(narrow ? 0.7F : 1.3F);
  if (narrow) {
    const float small = std::min(paint.em(9.2F), room.h * 0.24F);
    const float large = std::min(room.h - 2 * (small + gap), paint.em(24));
    draw_door(frame, room.cut_top(large, gap), kDoors[0]);
    draw_door(frame, room.cut_top(small, gap), kDoors[1]);
    draw_door(frame, room.cut_top(small, gap), kDoors[2]);
    return;
  }
  room.cut_top(std::max(0.0F, (room.h - paint.em(30)) / 3));
  room.h = std::min(room.h, paint.em(30));
  const float side = (room.w - 2 * gap) * 0.28F;
  draw_door(frame, room.cut_left(room.w - 2 * (side + gap), gap), kDoors[0]);
  draw_door(frame, room.cut_left(side, gap), kDoors[1]);
  draw_door(frame, room, kDoors[2]);
}

}  // namespace meadhall::table
