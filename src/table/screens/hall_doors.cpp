#include "table/screens/hall_doors.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "app/screens/kept_words.h"
#include "app/teaching/teaching.h"
#include "games/registry.h"
#include "table/kit/widgets.h"

namespace meadhall::table::screens {
namespace {

constexpr float kBelowPicture = 0.7F;    // em
constexpr float kBelowWords = 0.6F;      // em
constexpr float kPictureShare = 0.38F;   // of a door's room, for a picture beside its words
constexpr float kPictureHeight = 0.75F;  // of its width, where it stands in a corner

// The answers of a door: to begin at once, to set up a match, to be taught or challenged, to read;
// only those that the game has anything for.
float draw_answers(Frame& frame, const Door& door, Rect room, bool draws) {
  const app::Teaching& teaching = app::teaching_of(door.table.game);
  std::vector<CommandButton> answers;
  const auto add = [&](std::string_view what, std::string_view command, const ButtonSpec& spec) {
    answers.push_back(
        {{what, door.number}, std::string(command) + " " + std::string(door.table.game), spec});
  };
  std::string daily;
  // To go on with the match that was left is wished for more than to begin another one.
  const bool first = door.open && !frame.app.has_match();
  add("quick", "quick",
      {.label = frame.words("ui.quick"),
       .look = first ? Look::action : Look::paper,
       .icon = Icon::play,
       .role = Role::choice,
       .tip = frame.words("app.quick_told")});
  add(door.open ? "new" : door.table.game, "new",
      {.label = frame.words("ui.new_match"), .role = Role::choice});
  if (teaching.lesson != nullptr) {
    add("learn", "learn", {.label = frame.words("lesson.learn"), .icon = Icon::teach});
  }
  if (!teaching.challenges.empty()) {
    add("challenge", "challenges", {.label = frame.words("challenge.open"), .icon = Icon::opinion});
  }
  if (!teaching.daily.pool.empty()) {
    daily = app::daily_words(frame.app, door.table.game);
    const std::optional<int> today = frame.app.today();
    const bool solved = today && frame.app.streak(door.table.game).solved(*today);
    ButtonSpec spec{.label = daily,
                    .icon = solved ? Icon::check : Icon::day,
                    .enabled = frame.app.available("daily")};
    // Where there is no room for the streak, it is told of a button with the name alone.
    if (button_width(frame, spec) > room.w + frame.em(0.9F)) {
      spec.label = frame.words("challenge.daily");
      spec.tip = daily;
    }
    add("daily", "daily", spec);
  }
  if (teaching.book != nullptr) {
    add("rules", "rules", {.label = frame.words("app.rules"), .icon = Icon::book});
  }
  return flow_commands(frame, room, answers, draws);
}

Type door_title(const Door& door) {
  return {Face::heading, door.open ? 1.5F : 1.25F,
          door.open ? current_palette.ink : current_palette.on_sea};
}
Type door_line(const Door& door) {
  return {Face::sans, 1.0F, door.open ? current_palette.ink_soft : current_palette.on_sea_soft};
}

// The room for what is said at doors that stand side by side: `wide` is what each has for words.
float line_height(Frame& frame, const Door& door, float wide) {
  const auto high_of = [&](const Door& each) {
    return frame.paint.paragraph_height(wide, frame.words(each.table.hall_line), door_line(each));
  };
  if (door.open) return high_of(door);
  float high = 0;
  for (const Door& each : all_doors(frame)) {
    if (!each.open) high = std::max(high, high_of(each));
  }
  return high;
}

// What is said at a door: its name, and a line.
float said_height(Frame& frame, const Door& door, float width) {
  return frame.paint.paragraph_height(width, frame.words(door.name), door_title(door)) +
         line_height(frame, door, width);
}
void draw_said(Frame& frame, Rect room, const Door& door) {
  room.cut_top(frame.paint.paragraph(room, frame.words(door.name), door_title(door)));
  frame.paint.paragraph(room, frame.words(door.table.hall_line), door_line(door));
}

// The door itself, and the room on it.
Rect draw_boards(Frame& frame, const Rect& area, const Door& door) {
  Paint& paint = frame.paint;
  const float radius = paint.em(0.7F);
  if (door.open) {
    paint.parchment(area);
  } else {
    paint.shadow(area, radius);
    paint.fill(area, current_palette.panel, radius);
    paint.edge(area, current_palette.ground_line, radius);
  }
  return area.inset(paint.em(kDoorInset));
}

// In a narrow door the picture and the words share the top, and the answers stand below both.
float top_height(Frame& frame, const Door& door, float inner) {
  const float wide = inner * (1 - kPictureShare) - frame.em(kBesidePicture);
  return std::max(said_height(frame, door, wide), inner * kPictureShare * kPictureHeight);
}
float cornered_height(Frame& frame, const Door& door, float width) {
  const float inner = width - frame.em(2 * kDoorInset);
  return top_height(frame, door, inner) + frame.em(kBelowPicture + 2 * kDoorInset) +
         draw_answers(frame, door, {0, 0, inner, 0}, false);
}
void draw_cornered(Frame& frame, const Rect& area, const Door& door) {
  Rect room = draw_boards(frame, area, door);
  Rect top = room.cut_top(top_height(frame, door, room.w), frame.em(kBelowPicture));
  door.table.door_picture(frame.paint,
                          top.cut_left(room.w * kPictureShare, frame.em(kBesidePicture)));
  draw_said(frame, top, door);
  draw_answers(frame, door, room, true);
}

}  // namespace

std::vector<Door> all_doors(const Frame& frame) {
  std::vector<Door> doors;
  for (const GameTable* table : frame.games) {
    const Game* game = find_game(table->game);
    if (game == nullptr) continue;
    doors.push_back(
        {*table, game->info.name, static_cast<std::uint32_t>(doors.size()), doors.empty()});
  }
  return doors;
}

float words_height(Frame& frame, const Door& door, float width) {
  return said_height(frame, door, width) + frame.em(kBelowWords) +
         draw_answers(frame, door, {0, 0, width, 0}, false);
}

float beside_picture(const Frame& frame, float width) {
  return (width - frame.em(2 * kDoorInset)) * (1 - kPictureShare) - frame.em(kBesidePicture);
}

float door_height(Frame& frame, const Door& door, float width, float picture) {
  const float words = words_height(frame, door, width - frame.em(2 * kDoorInset));
  return picture + words + frame.em(kBelowPicture + 2 * kDoorInset);
}

void draw_door(Frame& frame, const Rect& area, const Door& door, float picture) {
  Paint& paint = frame.paint;
  Rect room = draw_boards(frame, area, door);
  const auto draw_picture = door.table.door_picture;
  if (picture > 0) {
    draw_picture(paint, room.cut_top(picture, paint.em(kBelowPicture)));
  } else {
    draw_picture(paint, room.cut_left(std::min(room.w * kPictureShare, room.h * 1.3F),
                                      paint.em(kBesidePicture)));
  }
  draw_said(frame, room, door);
  room.cut_top(said_height(frame, door, room.w) + paint.em(kBelowWords));
  draw_answers(frame, door, room, true);
}

float draw_closed(Frame& frame, std::span<const Door> doors, const Rect& room, bool stacked) {
  const auto closed = static_cast<float>(doors.size() - 1);
  if (closed < 1) return 0;
  const float gap = frame.em(kHallGap * 0.6F);
  const float wide = stacked ? room.w : (room.w - gap * (closed - 1)) / closed;
  const float words = beside_picture(frame, wide);
  float beside = frame.em(6.4F);
  float cornered = 0;
  for (const Door& door : doors.subspan(1)) {
    beside = std::max(beside, words_height(frame, door, words) + frame.em(2 * kDoorInset));
    cornered = std::max(cornered, cornered_height(frame, door, wide));
  }
  const float high = std::min(beside, cornered);
  float step = 0;
  for (const Door& door : doors.subspan(1)) {
    const Rect area = stacked ? Rect{room.x, room.y + step * (high + gap), wide, high}
                              : Rect{room.x + step * (wide + gap), room.y, wide, high};
    if (beside <= cornered) {
      draw_door(frame, area, door, 0);
    } else {
      draw_cornered(frame, area, door);
    }
    ++step;
  }
  return stacked ? closed * high + (closed - 1) * gap : high;
}

}  // namespace meadhall::table::screens
