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

// The hall's name under a roof beam; its height.
float draw_title(Frame& frame, const Rect& room, float size, bool motto) {
  Paint& paint = frame.paint;
  const Type type{Face::heading, size, tone.title};
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
    paint.line(start, end, tone.gold_edge, 2 * tone.edge);
    paint.disc(end, paint.em(0.22F), tone.gold_edge);
  }
  if (!motto) return line;
  const Type soft{Face::sans, 1.1F, tone.on_sea_soft};
  paint.text_within({middle.x, room.y + line + paint.line_height(soft) / 2}, room.w,
                    frame.words("ui.motto"), soft, Align::center);
  return line + paint.line_height(soft);
}

}  // namespace

void HallScreen::refresh(const app::App& app) {
  if (known_ && revision_ == app.revision()) return;
  known_ = true;
  revision_ = app.revision();
  if (!app.has_match()) return;
  const Match& match = app.match();
  const Game& game = match.game();
  const ScoreSheet sheet = game.score(app.shown());
  Message::List players;
  for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
    players.push_back(Message("saves.player")
                          .with("name", match.start().seats[i].name)
                          .with("points", static_cast<int>(sheet.totals[i])));
  }
  who_ = app.say(Message("saves.who")
                     .with("game", Message::List{Message(game.info.name)})
                     .with("players", std::move(players)));
  where_ = app.say(Message(match.over() ? "saves.over" : "saves.where")
                       .with("round", game.round_of(match.position()))
                       .with("move", static_cast<int>(match.line().size())));
}

float HallScreen::kept_height(Frame& frame, float width) const {
  Paint& paint = frame.paint;
  const float words = width - paint.em(2 * kDoorInset) - kept_picture(frame, width);
  return std::max(paint.paragraph_height(words, who_, {Face::heading, 1.12F, 0}) +
                      paint.line_height({Face::sans, 1.0F, 0}) + control_height(frame) +
                      paint.em(2.5F),
                  paint.em(7.6F));
}

// The match that was left: a glance at the board of whoever is to act, and the way back to it.
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
    paint.gradient(picture, tone.sea_top, tone.sea_bottom, paint.em(0.3F));
    game.glance(paint, frame.app.shown(), seat, picture.inset(paint.em(0.4F)));
  } else {
    game.door_picture(paint, picture);
  }
  const Type title{Face::heading, 1.12F, tone.ink};
  room.cut_top(paint.paragraph(room, who_, title));
  const Rect line = room.cut_top(paint.line_height({Face::sans, 1.0F, 0}));
  paint.text_within({line.x, line.center().y}, line.w, where_, {Face::sans, 1.0F, tone.ink_soft});
  const ButtonSpec spec{.label = frame.words("app.continue"),
                        .look = Look::action,
                        .role = Role::choice,
                        .size = 1.08F};
  const float wide = std::min(room.w, button_width(frame, spec));
  const Rect answer = room.cut_bottom(control_height(frame));
  if (button(frame, {"continue"}, {answer.x, answer.y, wide, answer.h}, spec))
    frame.order("continue");
}

// Doors of one height side by side; below the open one the match that was left, below the others
// the ways to all else.
float HallScreen::draw_wide(Frame& frame, Rect room, float least) {
  const float gap = frame.em(kHallGap);
  const float top = room.y;
  room.cut_top(draw_title(frame, room, least > frame.em(46) ? 3.3F : 2.6F, true) + gap);
  const std::vector<Door> doors = all_doors(frame);
  const auto closed = static_cast<float>(doors.size() - 1);
  const float side = closed > 0 ? (room.w - closed * gap) * 0.56F / closed : 0;
  const float large = room.w - closed * (side + gap);
  const float button = std::max(control_height(frame), frame.em(2.7F));
  const bool kept = frame.app.has_match();
  const float grid = kept ? closed * (side + gap) - gap : room.w;
  const WaysGrid layout = ways_grid(frame, grid, kept ? 3 : 6);
  const float rows = ways_rows(frame, layout);
  const float ways = draw_ways(frame, room, layout, button, false);
  const float foot = kept ? std::max(kept_height(frame, large), ways) : ways;
  // All pictures are as high as the door with the most words leaves room for.
  float words = 0;
  for (const Door& door : doors) {
    words = std::max(words, door_height(frame, door, door.open ? large : side, 0));
  }
  const float high_doors = std::clamp(least - (room.y - top) - foot - gap, words + frame.em(9),
                                      std::max(words + frame.em(9), frame.em(32)));
  const float picture = high_doors - words;
  Rect row = room.cut_top(high_doors, gap);
  for (const Door& door : doors) {
    draw_door(frame, row.cut_left(door.open ? large : side, gap), door, picture);
  }
  if (kept) draw_kept(frame, {room.x, room.y, large, foot});
  const float start = kept ? room.x + large + gap : room.x;
  // The buttons fill what stands beside the match.
  const float high =
      kept ? std::min((foot - (rows - 1) * frame.em(kWayGap)) / rows, frame.em(4)) : button;
  draw_ways(frame, {start, room.y, grid, foot}, layout, high);
  return room.y + foot - top;
}

// A phone held sideways.
float HallScreen::draw_flat(Frame& frame, Rect room, float least) {
  const std::vector<Door> doors = all_doors(frame);
  const float gap = frame.em(kHallGap * 0.6F);
  const float top = room.y;
  room.cut_top(draw_title(frame, room, 1.5F, false) + gap * 0.6F);
  const bool kept = frame.app.has_match();
  const float half = (room.w - gap) / 2;
  // What is most wished for, and the ways, are seen without scrolling where that is possible.
  const WaysGrid layout = ways_grid(frame, room.w, 6);
  const float button = std::max(control_height(frame), frame.em(2.5F));
  const float ways = draw_ways(frame, room, layout, button, false) + gap;
  const float beside = beside_picture(frame, kept ? half : room.w);
  const float row_high = std::max({std::min(frame.em(15), least - (room.y - top) - gap - ways),
                                   words_height(frame, doors[0], beside) + frame.em(2 * kDoorInset),
                                   kept ? kept_height(frame, half) : 0});
  Rect row = room.cut_top(row_high, gap);
  if (kept) {
    draw_kept(frame, row.cut_left(half, gap));
    draw_door(frame, row, doors[0], 0);
  } else {
    draw_door(frame, row, doors[0], 0);
  }
  draw_ways(frame, room, layout, button, true);
  room.cut_top(ways);
  room.cut_top(draw_closed(frame, doors, room, false));
  return room.y - top;
}

// One column, to be scrolled.
float HallScreen::draw_narrow(Frame& frame, Rect room) {
  const std::vector<Door> doors = all_doors(frame);
  const float gap = frame.em(kHallGap * 0.65F);
  const float top = room.y;
  const bool tiny = room.w < frame.em(16);
  room.cut_top(draw_title(frame, room, tiny ? 1.7F : 2.3F, !tiny) + gap);
  if (frame.app.has_match()) {
    draw_kept(frame, room.cut_top(kept_height(frame, room.w), gap));
  }
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
  const float button = std::max(control_height(frame), frame.em(2.6F));
  room.cut_top(draw_ways(frame, room, ways_grid(frame, room.w, 2), button) + gap);
  room.cut_top(draw_closed(frame, doors, room, room.w < frame.em(34)));
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
                           : flat ? draw_flat(frame, page, least)
                                  : draw_wide(frame, page, least);
        return used + 2 * above;
      },
      Ground::sea);
}

}  // namespace meadhall::table::screens
