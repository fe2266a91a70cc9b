#include "table/games/feast/card_told.h"

#include <algorithm>

#include "table/games/feast/answers.h"
#include "table/games/feast/card_bar.h"
#include "table/games/feast/icon_row.h"
#include "table/games/feast/stages.h"
#include "table/games/feast/tiles.h"
#include "table/match/card_parts.h"

namespace meadhall::table::feast_table {

using feast::Do;

namespace {

// At the top of `room`; what has no room there is not begun.
void write_whole(Paint& paint, Rect& room, std::string_view words, const Type& type) {
  if (words.empty() || paint.paragraph_height(room.w, words, type) > room.h + 1) return;
  room.cut_top(paint.paragraph(room, words, type) + paint.em(0.1F));
}

constexpr float kHead = 1.25F;  // em: of the space that is told of
constexpr float kLine = 1.1F;   // that is begun

float lines_height(const Paint& paint, float width, std::span<const std::string> lines,
                   const Type& type) {
  float height = 0;
  for (const std::string& line : lines) height += paint.paragraph_height(width, line, type);
  return height;
}

std::string joined(std::span<const std::string> lines) {
  std::string all;
  for (const std::string& line : lines) all += (all.empty() ? "" : " ") + line;
  return all;
}
// How small words may be, where all of them have room so.
Type small(Type type) {
  type.size *= 0.86F;
  return type;
}
// True if all of `lines` has room, in one way or another.
bool fits(const Paint& paint, const Rect& room, std::span<const std::string> lines,
          const Type& type) {
  return paint.paragraph_height(room.w, joined(lines), small(type)) <= room.h + 1;
}

// Each in lines of its own; where they have no room so, one behind the other, and smaller at last.
// The last ones are left out where there is no room even so.
void write_lines(Paint& paint, const Rect& room, std::span<const std::string> lines,
                 const Type& type) {
  if (lines_height(paint, room.w, lines, type) <= room.h + 1) {
    Rect left = room;
    for (const std::string& line : lines) left.cut_top(paint.paragraph(left, line, type));
    return;
  }
  if (room.h < paint.em(kLine)) return;
  while (lines.size() > 1 && !fits(paint, room, lines, type)) lines = lines.first(lines.size() - 1);
  const std::string all = joined(lines);
  const bool large = paint.paragraph_height(room.w, all, type) <= room.h + 1;
  paint.paragraph({room.x, room.y, room.w, room.h + 1}, all, large ? type : small(type));
}

float head_height(Paint& paint, float width, std::string_view title) {
  return std::max(paint.em(kHead), paint.paragraph_height(width, title, match::card_strong()));
}

// The tile in hand and its name.
void draw_held(Scene& scene, Rect row) {
  Paint& paint = scene.frame.paint;
  draw_tile_within(paint, *scene.hand.item(), row.cut_left(paint.em(3.2F), paint.em(0.7F)),
                   paint.em(1.3F));
  paint.text_within({row.x, row.center().y}, row.w, scene.hand.name(), match::card_strong());
}

}  // namespace

void draw_hint(Scene& scene, Rect room, std::string_view words) {
  write_whole(scene.frame.paint, room, words, match::card_body());
}

float told_height(Scene& scene, float width) {
  if (scene.deed) return 0;
  if (!scene.pointed_space) {
    return scene.frame.paint.paragraph_height(width, scene.model.failed, match::card_body());
  }
  const Foretold::Told& told =
      scene.foretold.of(scene.frame.app, scene.model, *scene.pointed_space);
  Paint& paint = scene.frame.paint;
  return head_height(paint, width, told.title) +
         lines_height(paint, width, told.lines, match::card_body());
}

void draw_told(Scene& scene, Rect room) {
  if (scene.choice.again) return;
  Paint& paint = scene.frame.paint;
  if (scene.deed) {
    return draw_hint(scene, room, scene.told_deed.of(scene.frame.app, scene.state, *scene.deed));
  }
  if (!scene.pointed_space) {
    if (!scene.model.failed.empty()) {
      return void(paint.paragraph(room, scene.model.failed, match::card_body()));
    }
    return draw_hint(scene, room,
                     match::hand_hint(scene, "ui.feast.hint_turn", "ui.feast.hint_turn_tap"));
  }
  const std::size_t place = *scene.pointed_space;
  const Foretold::Told& told = scene.foretold.of(scene.frame.app, scene.model, place);
  const Type type = told.open ? match::card_body() : match::card_warning();
  // A reason names its space, and does without a head where there is no room for both.
  if (!told.open && told_height(scene, room.w) > room.h + 1) {
    return write_lines(paint, room, told.lines, type);
  }
  // So does what a space does, whose name stands before it if there is room for that.
  const Rect below{room.x, room.y, room.w, room.h - paint.em(kHead)};
  if (!fits(paint, below, told.lines, type) && fits(paint, room, told.lines, type)) {
    const std::span<const std::string> all{&told.words, 1};
    return write_lines(paint, room, fits(paint, room, all, type) ? all : told.lines, type);
  }
  // A long name has two lines where the first sentence is seen nevertheless.
  const float high = head_height(paint, room.w, told.title);
  if (high > paint.em(1.5F * kHead) &&
      fits(paint, {room.x, room.y, room.w, room.h - high}, told.lines, type)) {
    room.cut_top(paint.paragraph(room, told.title, match::card_strong()));
    return write_lines(paint, room, told.lines, type);
  }
  Rect head = room.cut_top(paint.em(kHead));
  const float wide = std::min(paint.width(told.title, match::card_strong()), head.w);
  paint.text_within({head.x, head.center().y}, head.w, told.title, match::card_strong());
  head.cut_left(wide, paint.em(0.8F));
  if (!feast::is_copy(place) && head.w > paint.em(5)) {
    draw_row_within(paint, scene.model.rows[place], head, {.most = paint.em(1.1F)},
                    current_palette.ink, Align::left);
  }
  write_lines(paint, room, told.lines, type);
}

void draw_answer_told(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  const DiceModel& dice = scene.model.dice;
  if (const std::optional<Move> answer = main_answer(scene)) {
    const Foretold::Answer& told = scene.foretold.of(scene.frame.app, *answer);
    write_whole(paint, room, told.title, match::card_strong());
    write_whole(paint, room, told.lines, match::card_body());
    write_whole(paint, room, dice.odds, match::card_body());
    return write_whole(paint, room, dice.failure, match::card_body());
  }
  if (stage_of(scene) == AskedOn::dice && scene.offers(feast::kFail)) {
    write_whole(paint, room, dice.missing, match::card_warning());
    write_whole(paint, room, dice.odds, match::card_body());
    return write_whole(paint, room, dice.failure, match::card_body());
  }
  draw_hint(scene, room, match::hand_hint(scene, "ui.feast.hint_pick", "ui.feast.hint_pick_tap"));
}

void draw_menu(Scene& scene, Rect room) {
  if (scene.choice.again) return;
  Paint& paint = scene.frame.paint;
  // A food that may not lie next says why.
  const Move course{scene.focus.a};
  if (scene.focus.what == "course" && !scene.offers(course)) {
    const std::string& why = scene.foretold.of(scene.frame.app, course).title;
    return write_whole(paint, room, why, match::card_warning());
  }
  const FeastModel::Filling& filling = scene.model.filling;
  write_whole(paint, room, filling.spends, match::card_body());
  write_whole(paint, room, filling.bare,
              filling.hungry ? match::card_warning() : match::card_strong());
  write_whole(paint, room, filling.keeps, match::card_body());
}

float menu_height(Scene& scene, float width) {
  const Paint& paint = scene.frame.paint;
  const FeastModel::Filling& filling = scene.model.filling;
  float height = 0;
  for (const std::string* line : {&filling.spends, &filling.bare, &filling.keeps}) {
    if (line->empty()) continue;
    height += paint.paragraph_height(width, *line, match::card_strong()) + paint.em(0.1F);
  }
  return height;
}

void draw_laying(Scene& scene, Rect room) {
  Paint& paint = scene.frame.paint;
  if (!scene.placing && scene.asks(Do::lay)) {
    return write_whole(scene.frame.paint, room, question_words(scene), match::card_strong());
  }
  if (!scene.placing) {
    const bool ships = scene.hand.item() == feast::Item::ore &&
                       std::ranges::any_of(scene.model.anytime, [](Move deed) {
                         return feast::kind_of(deed) == feast::MoveKind::ship &&
                                feast::deed_of(deed) == feast::ShipDeed::arm;
                       });
    if (ships) return draw_hint(scene, room, scene.frame.words("ui.feast.hint_ore"));
    return draw_hint(scene, room,
                     match::hand_hint(scene, "ui.feast.hint_lay", "ui.feast.hint_lay_tap"));
  }
  const Hand::Told& told = scene.hand.of(scene, *scene.placing);
  if (room.h > paint.em(7)) draw_held(scene, room.cut_top(paint.em(3.2F), paint.em(0.4F)));
  write_lines(paint, room, told.lines, told.legal ? match::card_body() : match::card_warning());
}

}  // namespace meadhall::table::feast_table
