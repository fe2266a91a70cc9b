#include "table/games/feast/layouts.h"

#include <algorithm>

#include "table/games/feast/bands.h"
#include "table/games/feast/board_chips.h"
#include "table/games/feast/card.h"
#include "table/games/feast/hall.h"
#include "table/games/feast/matrix.h"
#include "table/games/feast/outlook.h"
#include "table/games/feast/stages.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {
namespace {

enum : std::size_t { kActions, kBoards, kLarder, kPlayers };  // of kSheets

class Layouts {
 public:
  Layouts(Scene& scene, match::Panels& panels)
      : scene_(scene), panels_(panels), em_(scene.frame.em(1)) {}

  // The action board beside the hall; with its fifth column where there is room.
  void draw_beside(Rect room, bool aside);
  // A phone held upright: a sheet, the question below it, tabs.
  void draw_upright(Rect room);
  // A phone held sideways: the bands beside a sheet.
  void draw_flat(Rect room);

 private:
  float wished_card(float width);
  float kept_free(const Rect& room, float least);
  void draw_card(Rect area, float least);
  void draw_hall(Rect room);
  void draw_sheet(Rect room, std::size_t sheet);
  void draw_board_sheet(Rect room);
  void draw_larder_sheet(const Rect& room);
  void draw_player_sheet(const Rect& room);

  Scene& scene_;
  match::Panels& panels_;
  float em_;
};

float Layouts::wished_card(float width) {
  return panels_.opinion.open() ? panels_.opinion.height(scene_.frame, width)
                                : scene_.card.height(scene_, width);
}

// How much at the foot of `room` the card has to itself: who looks for an answer of a lesson or a
// challenge sees all of the table.
float Layouts::kept_free(const Rect& room, float least) {
  const match::LessonCard& lesson = scene_.decision.lesson;
  const bool looks = lesson.open ? lesson.answer.empty()
                                 : scene_.frame.app.challenge() != nullptr && !scene_.hand.item();
  if (!looks) return least;
  return std::clamp(wished_card(room.w), least, std::max(least, room.h * 0.45F));
}

// The question at the foot of `area`, `least` high: it grows upwards where the table has no place
// for the answers. Drawn last of what may lie below it.
void Layouts::draw_card(Rect area, float least) {
  if (scene_.telling) return;
  scene_.scoring_area = area;
  const bool opinion = panels_.opinion.open();
  const float wished = wished_card(area.w);
  const Rect foot = area.cut_bottom(least);
  const Rect card =
      wished > least + 1 ? match::grown_card(scene_, foot, std::min(wished, area.h + least)) : foot;
  opinion ? panels_.opinion.draw(scene_, card, nullptr) : scene_.card.draw(scene_, card);
}

void Layouts::draw_hall(Rect room) {
  const auto rows = static_cast<float>(scene_.players);
  const float outlook = std::min(room.h * 0.22F, em_ * (3.9F + 1.7F * rows));
  const Rect foot = room.cut_bottom(outlook, em_ * 0.5F);
  draw_hall_header(scene_, room.cut_top(em_ * 2.5F, em_ * 0.6F));
  const Rect line = room.cut_bottom(em_ * 2.25F, em_ * 0.35F);
  Rect goods = room.cut_bottom(std::clamp(room.h * 0.25F, em_ * 7.0F, em_ * 9.75F), em_ * 0.4F);
  const Rect dock = room.cut_bottom(std::clamp(room.h * 0.08F, em_ * 2.4F, em_ * 3), em_ * 0.5F);
  draw_boards(scene_, room);
  draw_dock(scene_, dock);
  draw_belongings(scene_, goods.cut_right(goods.w * 0.3F, em_ * 0.6F));
  draw_larder(scene_, goods);
  draw_feast_line(scene_, line);
  draw_outlook(scene_, foot);
}

void Layouts::draw_beside(Rect room, bool aside) {
  room = room.inset(em_ * (aside ? 0.9F : 0.6F), em_ * 0.6F);
  const float gap = em_ * 0.75F;
  scene_.hand_beside = aside && stage_of(scene_) == AskedOn::board;
  draw_hall(room.cut_right(room.w * (aside ? 0.455F : 0.5F), gap));
  const float card = low_height(scene_.frame) + (aside ? 0 : em_);
  Rect board = room;
  board.cut_bottom(kept_free(room, card), em_ * 0.5F);
  if (!draw_stage(scene_, board)) draw_matrix(scene_, board, aside);
  draw_card(room, card);
}

void Layouts::draw_board_sheet(Rect room) {
  draw_board_chips(scene_, room.cut_top(std::max(em_ * 2.4F, 44.0F), em_ * 0.4F));
  draw_one_board(scene_, scene_.choice.board, room);
}

void Layouts::draw_larder_sheet(const Rect& room) {
  scroll(
      scene_.frame, "larder-sheet", room, scene_.choice.larder_height,
      [&](Rect page) {
        const float top = page.y;
        const float gap = em_ * 0.5F;
        draw_larder(scene_, page.cut_top(std::min(page.w * 0.58F, em_ * 15), gap));
        draw_feast_line(scene_, page.cut_top(em_ * 2.5F, gap));
        draw_belongings(scene_, page.cut_top(std::min(page.w * 0.6F, em_ * 12), gap));
        draw_dock(scene_, page.cut_top(em_ * 3, gap));
        return page.y - top;
      },
      Ground::sea);
}

void Layouts::draw_player_sheet(const Rect& room) {
  Rect area = room;
  const float outlook =
      std::min(area.h * 0.6F, em_ * (4.5F + 2.2F * static_cast<float>(scene_.players)));
  draw_outlook(scene_, area.cut_top(outlook, em_ * 0.5F));
  if (area.h > em_ * 5) panels_.log.draw(scene_.frame, area, true);
}

void Layouts::draw_sheet(Rect room, std::size_t sheet) {
  switch (sheet) {
    case kBoards: return draw_board_sheet(room);
    case kLarder: return draw_larder_sheet(room);
    case kPlayers: return draw_player_sheet(room);
    default: break;
  }
  if (draw_stage(scene_, room)) return;
  draw_bands(scene_, room);
  draw_open_band(scene_, room);
}

void Layouts::draw_upright(Rect room) {
  room = room.inset(em_ * 0.4F, em_ * 0.25F);
  const float gap = em_ * 0.4F;
  draw_hall_header(scene_, room.cut_top(em_ * 2.5F, gap));
  const float tabs = match::Sheets::tabs_height(scene_, true);
  panels_.sheets.draw_tabs(scene_, room.cut_bottom(tabs), true);
  const float card = std::max(low_height(scene_.frame), room.h * 0.15F);
  Rect sheet = room;
  sheet.cut_bottom(kept_free(room, card), gap);
  draw_sheet(sheet, panels_.sheets.chosen(true));
  draw_card(room, card);
}

// Whoever lays something sees the board as large as there is room, in place of the bands.
void Layouts::draw_flat(Rect room) {
  room = room.inset(em_ * 0.5F, em_ * 0.4F);
  const float gap = em_ * 0.5F;
  const Rect left = room.cut_left(std::clamp(room.w * 0.46F, em_ * 22, em_ * 27), gap);
  const float tabs = match::Sheets::tabs_height(scene_, false);
  panels_.sheets.draw_tabs(scene_, room.cut_bottom(tabs), false);
  const float card = std::min(low_height(scene_.frame), room.h * 0.5F);
  Rect sheet = room;
  sheet.cut_bottom(std::clamp(wished_card(room.w), card, room.h), gap);
  if (scene_.hand.item()) {
    draw_one_board(scene_, scene_.choice.board, left);
    draw_board_chips(scene_, sheet.cut_top(std::max(em_ * 2.4F, 44.0F), gap));
    if (sheet.h > em_ * 6) draw_larder(scene_, sheet);
  } else {
    if (sheet.h > em_ * 6) draw_sheet(sheet, panels_.sheets.chosen(false));
    draw_sheet(left, kActions);
  }
  draw_card(room, card);
}

}  // namespace

void draw_layout(match::Stage& stage, match::Panels& panels, const Rect& room, match::Shape shape) {
  Scene& scene = scene_on(stage);
  const float em = scene.frame.em(1);
  Layouts layouts(scene, panels);
  // Whoever is asked on a stage sees it.
  if (scene.fresh && stage_of(scene) != AskedOn::board) {
    panels.sheets.choose(kActions);
    begin_stage(scene);
  }
  if (feast::owner_of(scene.state, scene.choice.board) != scene.shown) {
    scene.choice.board = feast::home_of(scene.shown);
  }
  // Large letters get the layout of a smaller window.
  const bool narrow = shape == match::Shape::upright || room.w < em * 56;
  if (!narrow && room.h >= em * 40) {
    layouts.draw_beside(room, room.w >= em * 80);
  } else if (shape == match::Shape::flat || room.w > room.h) {
    layouts.draw_flat(room);
  } else {
    layouts.draw_upright(room);
  }
  draw_hand(scene);
  // Whoever takes up a tile sees their boards.
  if (scene.takes_up) panels.sheets.choose(kBoards);
}

}  // namespace meadhall::table::feast_table
