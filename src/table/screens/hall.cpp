#include "table/screens/hall.h"

#include "table/kit/game_table.h"
#include "table/kit/widgets.h"
#include "table/screens/hall_doors.h"
#include "table/screens/hall_pictures.h"
#include "table/screens/hall_ways.h"

namespace meadhall::table::screens {
namespace {

// The picture of the match that was left and what separates it from the words, where both have
// `width`.
float kept_picture(const Frame& frame, float width) {
  return std::min(width * 0.36F, frame.em(11));
}

Type kept_title() { return {Face::heading, 1.25F, current_palette.ink}; }

ButtonSpec continue_spec(Frame& frame) {
  return {.label = command_words(frame, "continue"),
          .look = Look::action,
          .role = Role::choice,
          .size = 1.08F};
}
float continue_width(Frame& frame) { return button_width(frame, continue_spec(frame)); }

// True if the way back to the match stands beside its words rather than below them.
bool button_aside(const Frame& frame, float width) { return width > frame.em(44); }

// The hall's name under a roof beam; its height.
float draw_title(Frame& frame, const Rect& room, float size, bool motto) {
  Paint& paint = frame.paint;
  const Type type{Face::heading, size, current_palette.title};
  const float line = paint.line_height(type);
  const Point middle{room.center().x, room.y + line / 2};
  const std::string& title = frame.words("app.title");
  paint.text_within(middle, room.w, title, type, Align::center);
  const float reach = paint.width(title, type) / 2 + paint.em(1.4F);
  const float beam = std::min(paint.em(4), room.w / 2 - reach);
  for (const float side : {-1.0F, 1.0F}) {
    if (beam < paint.em(1)) break;
    const Point start{middle.x + side * reach, middle.y};
    const Point end{start.x + side * beam, middle.y};
    paint.line(start, end, current_palette.gold_edge, 2 * current_palette.edge);
    paint.disc(end, paint.em(0.22F), current_palette.gold_edge);
  }
  const Type soft{Face::sans, 1.1F, current_palette.on_sea_soft};
  if (!motto || paint.width(frame.words("ui.motto"), soft) > room.w) return line;
  paint.text_within({middle.x, room.y + line + paint.line_height(soft) / 2}, room.w,
                    frame.words("ui.motto"), soft, Align::center);
  return line + paint.line_height(soft);
}

}  // namespace

void HallScreen::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  if (app.has_match()) kept_ = app::kept_words(app);
  letters_ = app::letters_words(app);
}

// The match that was left, and the way to the matches between devices.
void HallScreen::draw_left(Frame& frame, Rect& room, float gap) const {
  if (frame.app.has_match()) draw_kept(frame, room.cut_top(kept_height(frame, room.w), gap));
  if (letters_.empty()) return;
  const Rect row = room.cut_top(control_height(frame), gap);
  order_button(frame, {"letters"}, row, {.label = letters_, .icon = Icon::link}, "saves");
}

float HallScreen::kept_height(Frame& frame, float width) const {
  Paint& paint = frame.paint;
  const bool aside = button_aside(frame, width);
  const float words = width - paint.em(2 * kDoorInset) - kept_picture(frame, width) -
                      (aside ? continue_width(frame) + paint.em(1) : 0);
  const float told = paint.paragraph_height(words, kept_.where, kept_title()) +
                     paint.line_height({Face::sans, 1.0F, 0}) + paint.em(2 * kDoorInset);
  return aside ? std::max(told, paint.em(6.2F))
               : std::max(told + control_height(frame) + paint.em(0.7F), paint.em(7.6F));
}

// A glance at the board of whoever is to act, and the way back to it.
void HallScreen::draw_kept(Frame& frame, const Rect& area) const {
  Paint& paint = frame.paint;
  paint.parchment(area);
  Rect room = area.inset(paint.em(kDoorInset));
  const Match& match = frame.app.match();
  const Rect picture = room.cut_left(kept_picture(frame, area.w) - paint.em(kBesidePicture),
                                     paint.em(kBesidePicture));
  const GameTable& game = table_of(frame, match.game().info.id);
  if (game.glance != nullptr) {
    const Seat seat = match.game().actor(match.position()).value_or(seat_at(0));
    paint.gradient(picture, current_palette.sea_top, current_palette.sea_bottom, paint.em(0.3F));
    game.glance(paint, frame.app.shown(), seat, picture.inset(paint.em(0.4F)));
  } else {
    game.door_picture(paint, picture);
  }
  const float wide = std::min(room.w, continue_width(frame));
  const float high = control_height(frame);
  const bool aside = button_aside(frame, area.w);
  const Rect side = aside ? room.cut_right(wide, paint.em(1)) : room.cut_bottom(high);
  const Type line{Face::sans, 1.0F, current_palette.ink_soft};
  const float told = paint.paragraph_height(room.w, kept_.where, kept_title());
  // Beside the button the words stand in the middle, as it does.
  if (aside) room.cut_top(std::max(0.0F, (room.h - told - paint.line_height(line)) / 2));
  room.cut_top(paint.paragraph(room, kept_.where, kept_title()));
  paint.text_within({room.x, room.y + paint.line_height(line) / 2}, room.w, kept_.who, line);
  const Rect answer = aside ? around(side.center(), wide, std::max(high, paint.em(2.9F)))
                            : Rect{side.x, side.y, wide, high};
  order_button(frame, {"continue"}, answer, continue_spec(frame), "continue");
}

// The match that was left; doors of one height side by side; the ways to all else.
float HallScreen::draw_wide(Frame& frame, Rect room, float least) {
  const float gap = frame.em(kHallGap);
  const float top = room.y;
  room.cut_top(draw_title(frame, room, least > frame.em(46) ? 3.3F : 2.6F, true) + gap);
  draw_left(frame, room, gap);
  const std::vector<Door> doors = all_doors(frame);
  const auto closed = static_cast<float>(doors.size() - 1);
  const float side = closed > 0 ? (room.w - closed * gap) * 0.56F / closed : 0;
  const float large = room.w - closed * (side + gap);
  const float button = std::max(control_height(frame), frame.em(2.7F));
  const WaysGrid layout = ways_grid(frame, room.w, 7);
  const float ways = draw_ways(frame, room, layout, button, false);
  // All pictures are as high as the door with the most words leaves room for.
  float words = 0;
  for (const Door& door : doors) {
    words = std::max(words, door_height(frame, door, door.open ? large : side, 0));
  }
  const float high_doors = std::clamp(least - (room.y - top) - ways - gap, words + frame.em(9),
                                      std::max(words + frame.em(9), frame.em(32)));
  const float picture = high_doors - words;
  Rect row = room.cut_top(high_doors, gap);
  for (const Door& door : doors) {
    draw_door(frame, row.cut_left(door.open ? large : side, gap), door, picture);
  }
  draw_ways(frame, room, layout, button);
  return room.y + ways - top;
}

// A phone held sideways.
float HallScreen::draw_flat(Frame& frame, Rect room) {
  const std::vector<Door> doors = all_doors(frame);
  const float gap = frame.em(kHallGap * 0.6F);
  const float top = room.y;
  room.cut_top(draw_title(frame, room, 1.5F, false) + gap * 0.6F);
  draw_left(frame, room, gap);
  const float words = words_height(frame, doors[0], beside_picture(frame, room.w));
  draw_door(frame, room.cut_top(words + frame.em(2 * kDoorInset), gap), doors[0], 0);
  room.cut_top(draw_closed(frame, doors, room, false), gap);
  const float button = std::max(control_height(frame), frame.em(2.5F));
  room.cut_top(draw_ways(frame, room, ways_grid(frame, room.w, 7), button));
  return room.y - top;
}

// One column, to be scrolled.
float HallScreen::draw_narrow(Frame& frame, Rect room) {
  const std::vector<Door> doors = all_doors(frame);
  const float gap = frame.em(kHallGap * 0.65F);
  const float top = room.y;
  const bool tiny = room.w < frame.em(16);
  room.cut_top(draw_title(frame, room, tiny ? 1.7F : 2.3F, !tiny) + gap);
  draw_left(frame, room, gap);
  if (room.w > frame.em(30)) {
    const float words = words_height(frame, doors[0], beside_picture(frame, room.w));
    const float high = std::max(words + frame.em(2 * kDoorInset), frame.em(10.4F));
    draw_door(frame, room.cut_top(high, gap), doors[0], 0);
  } else {
    // Such a picture shows the whole ship and all who came with it.
    const float picture = (room.w - frame.em(2 * kDoorInset)) * 0.64F;
    const float high = door_height(frame, doors[0], room.w, picture);
    draw_door(frame, room.cut_top(high, gap), doors[0], picture);
  }
  room.cut_top(draw_closed(frame, doors, room, room.w < frame.em(34)), gap);
  const float button = std::max(control_height(frame), frame.em(2.6F));
  room.cut_top(draw_ways(frame, room, ways_grid(frame, room.w, 2), button));
  return room.y - top;
}

void HallScreen::draw(Frame& frame) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  draw_backdrop(frame);
  const Rect screen = frame.screen();
  const bool narrow = screen.w < paint.em(46);
  const bool flat = !narrow && screen.h < paint.em(33);
  const float aside = std::max(paint.em(narrow ? 0.8F : 1.8F), (screen.w - paint.em(78)) / 2);
  const float above = paint.em(narrow || flat ? 0.7F : 1.6F);
  const Rect room = screen.inset(aside, 0);
  const float least = screen.h - 2 * above;
  scroll(
      frame, "hall", room, height_,
      [&](Rect page) {
        // What does not fill the screen stands a little above its middle.
        page.y += above + std::max(0.0F, (screen.h - height_) * 0.4F);
        const float used = narrow ? draw_narrow(frame, page)
                           : flat ? draw_flat(frame, page)
                                  : draw_wide(frame, page, least);
        return used + 2 * above;
      },
      Ground::sea);
}

}  // namespace meadhall::table::screens
