#include "table/hall.h"

#include <array>

#include "games/vikings/state.h"
#include "table/hall_pictures.h"
#include "table/vikings/homeland_view.h"
#include "table/widgets.h"

namespace meadhall::table {
namespace {

struct Door {
  std::string_view name;
  std::string_view line;
  void (*picture)(Paint&, const Rect&);
  bool open;
};
constexpr std::array<Door, 3> kDoors = {{
    {"vikings.name", "ui.hall.vikings", draw_vikings_picture, true},
    {"ui.hall.graenaland_name", "ui.hall.graenaland", draw_graenaland_picture, false},
    {"ui.hall.feast_name", "ui.hall.feast", draw_feast_picture, false},
}};

struct Way {
  std::string_view name;
  std::string_view label;
  std::string_view command;  // "open" is asked for with a text
  Icon icon;
};
constexpr std::array<Way, 6> kWays = {{
    {"saves", "app.saves", "saves", Icon::chest},
    {"rules", "app.rules", "rules", Icon::book},
    {"settings", "app.settings", "settings", Icon::gear},
    {"open", "ui.open_link", "open", Icon::link},
    {"import", "app.import", "import", Icon::scroll},
    {"credits", "app.credits", "credits", Icon::star},
}};

constexpr float kGap = 1.2F;  // em, between what stands in the hall

// The answers of the open door: a new match, to be taught, or to be challenged.
float draw_answers(Frame& frame, Rect room, bool draws) {
  struct Answer {
    std::string_view what;
    std::string_view command;
    ButtonSpec spec;
  };
  const std::array<Answer, 3> answers = {{
      {"new",
       "new vikings",
       {.label = frame.words("ui.new_match"), .look = Look::action, .role = Role::choice}},
      {"learn", "learn vikings", {.label = frame.words("lesson.learn"), .icon = Icon::teach}},
      {"challenge", "challenges", {.label = frame.words("challenge.open"), .icon = Icon::opinion}},
  }};
  return flow(
      room, answers.size(), control_height(frame), frame.em(0.5F),
      [&](std::size_t i) { return button_width(frame, answers[i].spec); },
      [&](std::size_t i, const Rect& area) {
        const Answer& each = answers[i];
        if (draws && button(frame, {each.what}, area, each.spec)) {
          frame.order(std::string(each.command));
        }
      });
}

Type door_title(const Door& door) {
  return {Face::heading, door.open ? 1.5F : 1.25F, door.open ? tone.ink : tone.on_sea};
}
Type door_line(const Door& door) {
  return {Face::sans, 1.0F, door.open ? tone.ink_soft : tone.on_sea_soft};
}

// The line below the words of a door behind which nothing is yet.
Type coming_type() { return {Face::sans, 0.95F, tone.on_sea_soft}; }

// The room for what is said at doors that stand side by side: `wide` is what each has for words.
float line_height(Frame& frame, const Door& door, float wide) {
  if (door.open) return frame.paint.paragraph_height(wide, frame.words(door.line), door_line(door));
  float high = 0;
  for (const Door& each : kDoors) {
    if (each.open) continue;
    high =
        std::max(high, frame.paint.paragraph_height(wide, frame.words(each.line), door_line(each)));
  }
  return high;
}

// What is said and answered at a door, without its picture.
float words_height(Frame& frame, const Door& door, float width) {
  Paint& paint = frame.paint;
  const float words = paint.paragraph_height(width, frame.words(door.name), door_title(door)) +
                      line_height(frame, door, width);
  const Rect room{0, 0, width, 0};
  return words + paint.em(0.6F) +
         (door.open ? draw_answers(frame, room, false) : paint.line_height(coming_type()));
}

constexpr float kDoorInset = 0.9F;  // em
constexpr float kBelowPicture = 0.7F;
constexpr float kBesidePicture = 0.9F;
constexpr float kPictureShare = 0.38F;  // of a door's room, for a picture beside its words

// What the words have of a door's width at the least if its picture stands beside them.
float beside_picture(const Frame& frame, float width) {
  return (width - frame.em(2 * kDoorInset)) * (1 - kPictureShare) - frame.em(kBesidePicture);
}

// The height of a door whose picture is `picture` high.
float door_height(Frame& frame, const Door& door, float width, float picture) {
  const float words = words_height(frame, door, width - frame.em(2 * kDoorInset));
  return picture + words + frame.em(kBelowPicture + 2 * kDoorInset);
}

// The picture stands above the words, `picture` high, or beside them if that is 0.
void draw_door(Frame& frame, const Rect& area, const Door& door, float picture) {
  Paint& paint = frame.paint;
  const float radius = paint.em(0.7F);
  if (door.open) {
    paint.parchment(area);
  } else {
    paint.shadow(area, radius);
    paint.fill(area, tone.panel, radius);
    paint.outline(area.inset(0.5F * tone.edge), tone.ground_line, tone.edge, radius);
  }
  Rect room = area.inset(paint.em(kDoorInset));
  if (picture > 0) {
    door.picture(paint, room.cut_top(picture, paint.em(kBelowPicture)));
  } else {
    door.picture(paint, room.cut_left(std::min(room.w * kPictureShare, room.h * 1.3F),
                                      paint.em(kBesidePicture)));
  }
  room.cut_top(paint.paragraph(room, frame.words(door.name), door_title(door)));
  paint.paragraph(room, frame.words(door.line), door_line(door));
  room.cut_top(line_height(frame, door, room.w) + paint.em(0.6F));
  if (door.open) {
    draw_answers(frame, room, true);
    return;
  }
  // Plain words: nothing here is to be pressed.
  paint.paragraph(room, frame.words("ui.coming"), coming_type());
}

// The picture of the match that was left and what separates it from the words, where both have
// `width`.
float kept_picture(const Frame& frame, float width) {
  return std::min(width * 0.36F, frame.em(11));
}

// The two doors behind which nothing is yet: side by side, or one above the other.
float draw_closed(Frame& frame, const Rect& room, bool stacked) {
  const float gap = frame.em(kGap * 0.6F);
  const float wide = stacked ? room.w : (room.w - gap) / 2;
  const float words = beside_picture(frame, wide);
  float high = frame.em(6.4F);
  for (const std::size_t i : {1U, 2U}) {
    high = std::max(high, words_height(frame, kDoors[i], words) + frame.em(2 * kDoorInset));
  }
  for (const std::size_t i : {1U, 2U}) {
    const auto step = static_cast<float>(i - 1);
    const Rect area = stacked ? Rect{room.x, room.y + step * (high + gap), wide, high}
                              : Rect{room.x + step * (wide + gap), room.y, wide, high};
    draw_door(frame, area, kDoors[i], 0);
  }
  return stacked ? 2 * high + gap : high;
}

// How the ways are laid out: in how many columns, their labels how large.
struct Grid {
  std::size_t columns;
  float size;
};

// Buttons of one width; returns the height used.
float draw_ways(Frame& frame, const Rect& room, const Grid& grid, float high, bool draws = true) {
  const std::size_t columns = grid.columns;
  const float gap = frame.em(0.6F);
  const bool previous = frame.app.has_previous();
  const std::size_t count = kWays.size() + (previous ? 1 : 0);
  const float wide = (room.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  for (std::size_t i = 0; draws && i < count; ++i) {
    const Rect area{room.x + static_cast<float>(i % columns) * (wide + gap),
                    room.y + static_cast<float>(i / columns) * (high + gap), wide, high};
    if (i == kWays.size()) {
      const ButtonSpec spec{.label = frame.words("app.previous"),
                            .look = Look::sea,
                            .icon = Icon::take_back,
                            .size = grid.size};
      if (button(frame, {"previous"}, area, spec)) frame.order("previous");
      continue;
    }
    const Way& way = kWays[i];
    const ButtonSpec spec{
        .label = frame.words(way.label), .look = Look::sea, .icon = way.icon, .size = grid.size};
    if (!button(frame, {way.name}, area, spec)) continue;
    if (way.command == "open") {
      frame.text_edit = TextEdit{"open", "", area.x, area.y, area.w, area.h};
    } else {
      frame.order(std::string(way.command));
    }
  }
  const auto rows = static_cast<float>((count + columns - 1) / columns);
  return rows * high + (rows - 1) * gap;
}

// As many columns as all labels have room in, at most `most`.
Grid ways_grid(Frame& frame, float width, std::size_t most) {
  float widest = 0;
  for (const Way& way : kWays) {
    widest =
        std::max(widest, button_width(frame, {.label = frame.words(way.label), .icon = way.icon}));
  }
  const float gap = frame.em(0.6F);
  const auto fit = [&](float wish) {
    const auto fits = static_cast<std::size_t>((width + gap) / (wish + gap));
    const std::size_t columns = std::clamp<std::size_t>(fits, 1, most);
    return columns == 5 || columns == 4 ? 3 : columns;
  };
  const std::size_t columns = fit(widest);
  if (columns > 1) return {columns, 1};
  // Before they stand below each other, labels come closer to their edges and are a little smaller.
  const float bare = widest - frame.em(1.5F);
  const float edges = frame.em(0.8F);
  for (const float size : {1.0F, 0.95F, 0.9F}) {
    if (const std::size_t closer = fit(bare * size + edges); closer > 1) return {closer, size};
  }
  return {1, 1};
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
  const ScoreSheet sheet = game.score(match.position());
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
  const vikings::State& state = match.position().as<vikings::State>();
  const Seat seat = match.game().actor(match.position()).value_or(seat_at(0));
  const Rect picture = room.cut_left(kept_picture(frame, area.w) - paint.em(kBesidePicture),
                                     paint.em(kBesidePicture));
  paint.gradient(picture, tone.sea_top, tone.sea_bottom, paint.em(0.3F));
  draw_small_homeland(paint, state.at(seat), picture.inset(paint.em(0.4F)));
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
  const float gap = frame.em(kGap);
  const float top = room.y;
  room.cut_top(draw_title(frame, room, least > frame.em(46) ? 3.3F : 2.6F, true) + gap);
  const float side = (room.w - 2 * gap) * 0.28F;
  const float large = room.w - 2 * (side + gap);
  const float button = std::max(control_height(frame), frame.em(2.7F));
  const bool kept = frame.app.has_match();
  const float grid = kept ? 2 * side + gap : room.w;
  const Grid layout = ways_grid(frame, grid, kept ? 3 : 6);
  const std::size_t columns = layout.columns;
  const std::size_t count = kWays.size() + (frame.app.has_previous() ? 1 : 0);
  const auto rows = static_cast<float>((count + columns - 1) / columns);
  const float ways = rows * button + (rows - 1) * frame.em(0.6F);
  const float foot = kept ? std::max(kept_height(frame, large), ways) : ways;
  // All pictures are as high as the door with the most words leaves room for.
  float words = 0;
  for (const Door& door : kDoors) {
    words = std::max(words, door_height(frame, door, door.open ? large : side, 0));
  }
  const float doors = std::clamp(least - (room.y - top) - foot - gap, words + frame.em(9),
                                 std::max(words + frame.em(9), frame.em(32)));
  const float picture = doors - words;
  Rect row = room.cut_top(doors, gap);
  draw_door(frame, row.cut_left(large, gap), kDoors[0], picture);
  draw_door(frame, row.cut_left(side, gap), kDoors[1], picture);
  draw_door(frame, row, kDoors[2], picture);
  if (kept) draw_kept(frame, {room.x, room.y, large, foot});
  const float start = kept ? room.x + large + gap : room.x;
  // The buttons fill what stands beside the match.
  const float high =
      kept ? std::min((foot - (rows - 1) * frame.em(0.6F)) / rows, frame.em(4)) : button;
  draw_ways(frame, {start, room.y, grid, foot}, layout, high);
  return room.y + foot - top;
}

// A phone held sideways.
float HallScreen::draw_flat(Frame& frame, Rect room, float least) {
  const float gap = frame.em(kGap * 0.6F);
  const float top = room.y;
  room.cut_top(draw_title(frame, room, 1.5F, false) + gap * 0.6F);
  const bool kept = frame.app.has_match();
  const float half = (room.w - gap) / 2;
  // What is most wished for, and the ways, are seen without scrolling where that is possible.
  const Grid layout = ways_grid(frame, room.w, 6);
  const float button = std::max(control_height(frame), frame.em(2.5F));
  const float ways = draw_ways(frame, room, layout, button, false) + gap;
  const float beside = beside_picture(frame, kept ? half : room.w);
  const float row_high =
      std::max({std::min(frame.em(15), least - (room.y - top) - gap - ways),
                words_height(frame, kDoors[0], beside) + frame.em(2 * kDoorInset),
                kept ? kept_height(frame, half) : 0});
  Rect row = room.cut_top(row_high, gap);
  if (kept) {
    draw_kept(frame, row.cut_left(half, gap));
    draw_door(frame, row, kDoors[0], 0);
  } else {
    draw_door(frame, row, kDoors[0], 0);
  }
  draw_ways(frame, room, layout, button, true);
  room.cut_top(ways);
  room.cut_top(draw_closed(frame, room, false));
  return room.y - top;
}

// One column, to be scrolled.
float HallScreen::draw_narrow(Frame& frame, Rect room) {
  const float gap = frame.em(kGap * 0.65F);
  const float top = room.y;
  const bool tiny = room.w < frame.em(16);
  room.cut_top(draw_title(frame, room, tiny ? 1.7F : 2.3F, !tiny) + gap);
  if (frame.app.has_match()) {
    draw_kept(frame, room.cut_top(kept_height(frame, room.w), gap));
  }
  if (room.w > frame.em(30)) {
    const float words = words_height(frame, kDoors[0], beside_picture(frame, room.w));
    const float high = std::max(words + frame.em(2 * kDoorInset), frame.em(10.4F));
    draw_door(frame, room.cut_top(high, gap), kDoors[0], 0);
  } else {
    // Such a picture shows the whole ship and all who came with it.
    const float picture = (room.w - frame.em(2 * kDoorInset)) * 0.64F;
    const float high = door_height(frame, kDoors[0], room.w, picture);
    draw_door(frame, room.cut_top(high, gap), kDoors[0], picture);
  }
  const float button = std::max(control_height(frame), frame.em(2.6F));
  room.cut_top(draw_ways(frame, room, ways_grid(frame, room.w, 2), button) + gap);
  room.cut_top(draw_closed(frame, room, room.w < frame.em(34)));
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

}  // namespace meadhall::table
