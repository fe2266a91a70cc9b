#include "table/games/feast/layouts.h"

#include <algorithm>
#include <utility>

#include "table/games/feast/bands.h"
#include "table/games/feast/board_chips.h"
#include "table/games/feast/card.h"
#include "table/games/feast/filters.h"
#include "table/games/feast/hall.h"
#include "table/games/feast/items.h"
#include "table/games/feast/laying_stage.h"
#include "table/games/feast/matrix.h"
#include "table/games/feast/outlook.h"
#include "table/games/feast/phone_laying.h"
#include "table/games/feast/players.h"
#include "table/games/feast/signs.h"
#include "table/games/feast/stages.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {
namespace {

enum : std::size_t { kActions, kBoards, kLarder, kPlayers };  // of kSheets

bool asks_to_lay(const Scene& scene) {
  using feast::Do;
  return scene.asks(Do::window) || scene.asks(Do::arrange) || scene.asks(Do::lay);
}

// What the question's tab is called.
std::string_view tab_word(const Scene& scene) {
  switch (stage_of(scene)) {
    case AskedOn::banquet: return "ui.feast.tab_feast";
    case AskedOn::dice: return "ui.feast.tab_dice";
    case AskedOn::picker: return "ui.feast.tab_pick";
    case AskedOn::board: break;
  }
  return asks_to_lay(scene) ? "ui.feast.tab_lay" : kSheets[kActions];
}

void draw_tab_sign(match::Stage& stage, std::size_t sheet, Point at, float size, Colour ink) {
  using feast::Sign;
  const Scene& scene = scene_on(stage);
  Paint& paint = scene.frame.paint;
  if (sheet == kLarder) return draw_item(paint, feast::Item::chest, at, size * 0.92F);
  Sign sign = Sign::viking;
  if (sheet == kActions) {
    const AskedOn asked = stage_of(scene);
    sign = asked == AskedOn::banquet ? Sign::feast : asked == AskedOn::dice ? Sign::roll : sign;
  }
  if (sheet == kBoards) sign = Sign::home;
  if (sheet == kPlayers) sign = Sign::player;
  draw_sign(paint, sign, at, size, ink);
}

match::TabLook tab_look(const Scene& scene) {
  const bool asks = scene.actor && !scene.decision.moves.empty();
  return {.question = tab_word(scene), .draw_sign = draw_tab_sign, .asks = asks};
}

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
  float least_card(float width);
  void draw_board_sheet(Rect room);
  void draw_board_beside(Rect room);
  void draw_larder_sheet(const Rect& room);
  void draw_lay_sheet(Rect room);
  void draw_asked(const Rect& room);
  void draw_player_sheet(const Rect& room);
  void draw_actions(const Rect& room);
  void draw_counted(Rect room, const Rect& told);

  Scene& scene_;
  match::Panels& panels_;
  float em_;
};

float Layouts::wished_card(float width) {
  return panels_.opinion.open() ? panels_.opinion.height(scene_.frame, width)
                                : scene_.card.height(scene_, width);
}

// So much of it is always there: one line, or a card whose answers lie on the table.
float Layouts::least_card(float width) {
  return std::min(wished_card(width), low_height(scene_.frame) * 1.5F);
}

// How much at the foot of `room` the card has to itself: who looks for an answer of a lesson or a
// challenge sees all of the table, and so does who feasts.
float Layouts::kept_free(const Rect& room, float least) {
  const match::LessonCard& lesson = scene_.decision.lesson;
  const bool looks = lesson.open ? lesson.answer.empty()
                                 : scene_.frame.app.challenge() != nullptr && !scene_.hand.item();
  const bool feasts = scene_.asks(feast::Do::feast);
  if (!looks && !feasts) return least;
  const float most = room.h * (feasts ? 0.6F : 0.45F);
  return std::clamp(wished_card(room.w), least, std::max(least, most));
}

// The question at the foot of `area`, `least` high: it grows upwards where the table has no place
// for the answers. Drawn last of what may lie below it.
void Layouts::draw_card(Rect area, float least) {
  // As high as the lines of one player need.
  Rect below = area;
  scene_.scoring_area = below.cut_bottom(std::min(area.h, em_ * 27));
  if (scene_.telling) return;
  const bool opinion = panels_.opinion.open();
  const float wished = wished_card(area.w);
  const Rect foot = area.cut_bottom(least);
  const Rect card =
      wished > least + 1 ? match::grown_card(scene_, foot, std::min(wished, area.h + least)) : foot;
  opinion ? panels_.opinion.draw(scene_, card, nullptr) : scene_.card.draw(scene_, card);
}

void Layouts::draw_hall(Rect room) {
  // Alone there is the goal below the rows, else what happened last.
  const float rows =
      static_cast<float>(scene_.players) + (feast::is_solo(scene_.state) ? 1.6F : 0.6F);
  const float outlook = std::min(room.h * 0.24F, em_ * (3.9F + 1.7F * rows));
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
  const Rect hall = room.cut_right(room.w * (aside ? 0.455F : 0.5F), gap);
  const float card = low_height(scene_.frame) + (aside ? 0 : em_);
  Rect board = room;
  board.cut_bottom(kept_free(room, card), em_ * 0.5F);
  // What moves most comes last, but for a drawer, which lies over it.
  const bool drawer = !aside && scene_.choice.aside;
  if (drawer) draw_hall(hall);
  if (!draw_stage(scene_, board)) draw_matrix(scene_, board, aside);
  if (!drawer) draw_hall(hall);
  draw_card(room, card);
}

void Layouts::draw_board_sheet(Rect room) {
  draw_board_chips(scene_, room.cut_top(std::max(em_ * 2.4F, 44.0F), em_ * 0.4F));
  const float gap = em_ * 0.4F;
  const float below = room.h - gap - one_board_height(scene_, scene_.choice.board, room.w);
  if (scene_.hand.item() && below > em_) {
    draw_laying_help(scene_, room.cut_bottom(below, gap));
  } else if (below > em_ * kLayableHigh && !asks_to_lay(scene_)) {
    draw_layable(scene_, room.cut_bottom(em_ * kLayableHigh, gap));
  }
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

// What can be laid, and a board to lay it on where there is room.
void Layouts::draw_lay_sheet(Rect room) {
  if (room.h < em_ * 26) return draw_larder_sheet(room);
  const Rect board = room.cut_top(room.h * 0.54F, em_ * 0.4F);
  draw_board_sheet(board);
  draw_larder_sheet(room);
}

// A card each; the log below them where there is room for some lines.
void Layouts::draw_player_sheet(const Rect& room) {
  Rect area = room;
  const float log = em_ * 6.5F;
  const float cards = std::min(scene_.choice.players_height, area.h);
  const Rect foot = area.h - cards > log ? area.cut_bottom(area.h - cards) : Rect{};
  scroll(
      scene_.frame, "players", area, scene_.choice.players_height,
      [&](const Rect& page) { return draw_player_cards(scene_, page); }, Ground::sea);
  if (foot.h > 0) panels_.log.draw(scene_.frame, foot, true);
}

// The overview of the action board, with what is looked for above it.
void Layouts::draw_actions(const Rect& room) {
  const float chips = std::max(em_ * 2.4F, 44.0F);
  Rect overview = room;
  if (room.h >= chips + least_bands_height(scene_)) {
    draw_filters(scene_, overview.cut_top(chips, em_ * 0.35F));
  }
  draw_bands(scene_, overview);
  draw_open_band(scene_, room);
  draw_palette(scene_, room);
}

void Layouts::draw_sheet(Rect room, std::size_t sheet) {
  switch (sheet) {
    case kBoards: return draw_board_sheet(room);
    case kLarder: return draw_larder_sheet(room);
    case kPlayers: return draw_player_sheet(room);
    default: break;
  }
  if (asks_to_lay(scene_)) return draw_lay_sheet(room);
  draw_asked(room);
}

// What answers the question, where laying has a place of its own.
void Layouts::draw_asked(const Rect& room) {
  if (!draw_stage(scene_, room)) draw_actions(room);
}

// While a scoring is told on `told`: the points, and the boards on which it counts something.
void Layouts::draw_counted(Rect room, const Rect& told) {
  scene_.scoring_area = told;
  draw_hall_header(scene_, room.cut_top(em_ * 2.5F, em_ * 0.4F));
  std::vector<std::size_t> boards;
  for (const TargetName& name : scene_.counted) {
    if (name.what == "board") boards.push_back(name.a);
  }
  const std::size_t home = feast::home_of(scene_.shown);
  if (boards.empty() || boards.front() == home) return draw_one_board(scene_, home, room);
  // One beside the other, or one below the other, and all in the middle of the room.
  const float gap = em_ * 0.5F;
  const auto count = static_cast<float>(boards.size());
  const bool upright = room.h > room.w;
  const float wide = upright ? room.w : (room.w - gap * (count - 1)) / count;
  const float most = upright ? (room.h - gap * (count - 1)) / count : room.h;
  const auto high = [&](std::size_t board) {
    return std::min(most, one_board_height(scene_, board, wide));
  };
  if (upright) {
    float all = gap * (count - 1);
    for (const std::size_t board : boards) all += high(board);
    room.cut_top((room.h - all) / 2);
  }
  for (const std::size_t board : boards) {
    Rect place = upright ? room.cut_top(high(board), gap) : room.cut_left(wide, gap);
    place.cut_top((place.h - high(board)) / 2);
    draw_one_board(scene_, board, place);
  }
}

void Layouts::draw_upright(Rect room) {
  room = room.inset(em_ * 0.4F, em_ * 0.25F);
  const float gap = em_ * 0.4F;
  if (scene_.telling) {
    const Rect told = room.cut_bottom(std::max(em_ * 15, room.h * 0.42F), gap);
    return draw_counted(room, told);
  }
  draw_hall_header(scene_, room.cut_top(em_ * 2.5F, gap));
  const float tabs = match::tall_tabs_height(scene_);
  panels_.sheets.draw_tabs(scene_, room.cut_bottom(tabs), true, tab_look(scene_));
  const float card = least_card(room.w);
  Rect sheet = room;
  sheet.cut_bottom(kept_free(room, card), gap);
  draw_sheet(sheet, panels_.sheets.chosen(true));
  draw_card(room, card);
}

// Whoever lays something sees the board as large as there is room, in place of the bands.
void Layouts::draw_flat(Rect room) {
  room = room.inset(em_ * 0.5F, em_ * 0.4F);
  const float gap = em_ * 0.5F;
  const Rect left = room.cut_left(std::min(room.w * 0.45F, em_ * 26.5F), gap);
  if (scene_.telling) return draw_counted(room, left);
  const float rail = std::max(44.0F, std::min(em_ * 3.75F, scene_.frame.view.width * 0.07F));
  // A scroll bar has room beside it.
  panels_.sheets.draw_tabs(scene_, room.cut_right(rail, 2 * gap), false, tab_look(scene_));
  const float card = std::min(least_card(room.w), room.h * 0.5F);
  Rect sheet = room;
  sheet.cut_bottom(card, gap);
  const std::size_t chosen = panels_.sheets.chosen(false);
  if (scene_.hand.item()) {
    draw_one_board(scene_, scene_.choice.board, left);
    draw_board_chips(scene_, sheet.cut_top(std::max(em_ * 2.4F, 44.0F), gap));
    draw_laying_help(scene_, sheet);
  } else if (chosen == kBoards) {
    draw_board_beside(sheet);
    draw_asked(left);
  } else {
    draw_hall_header(scene_, sheet.cut_top(em_ * 2.2F, gap));
    draw_sheet(sheet, chosen);
    draw_asked(left);
  }
  draw_card(room, card);
}

// A board with what else its owner has at its side: figures, and the other boards.
void Layouts::draw_board_beside(Rect room) {
  Rect side = room.cut_right(std::max(em_ * 6.2F, 44.0F), em_ * 0.5F);
  draw_figures_below(scene_, side);
  draw_chips_below(scene_, side);
  if (room.h > em_ * 24) draw_larder(scene_, room.cut_bottom(em_ * 9, em_ * 0.5F));
  draw_one_board(scene_, scene_.choice.board, room);
}

// Who laid something goes on laying, as a rule; the question may have a place for that.
bool lays_on(Scene& scene) {
  const std::size_t laid = scene.model.laid.size();
  return std::exchange(scene.choice.laid, laid) < laid && !asks_to_lay(scene);
}

}  // namespace

void draw_layout(match::Stage& stage, match::Panels& panels, const Rect& room,
                 match::TableLayout layout) {
  Scene& scene = scene_on(stage);
  const float em = scene.frame.em(1);
  Layouts layouts(scene, panels);
  const bool more = scene.fresh && lays_on(scene);
  // Whoever is asked on a stage sees it.
  if (scene.fresh && stage_of(scene) != AskedOn::board) {
    panels.sheets.choose(kActions);
    begin_stage(scene);
  } else if (more) {
    panels.sheets.choose(kBoards);
  }
  if (feast::owner_of(scene.state, scene.choice.board) != scene.shown) {
    scene.choice.board = feast::home_of(scene.shown);
  }
  // Large letters get the layout of a smaller window.
  const bool narrow = layout == match::TableLayout::upright || room.w < em * 56;
  const bool roomy = !narrow && room.h >= em * 40;
  if (scene.fresh) begin_laying_at_large(scene);
  mark_counted(scene);
  read_laying_key(scene);
  scene.choice.lays = scene.choice.lays && roomy;
  const std::size_t sheet = panels.sheets.chosen(true);
  if (roomy) {
    if (lays_at_large(scene)) {
      draw_laying_stage(scene, panels, room);
    } else {
      layouts.draw_beside(room, room.w >= em * 80);
    }
  } else if (layout == match::TableLayout::flat || room.w > room.h) {
    layouts.draw_flat(room);
  } else {
    layouts.draw_upright(room);
  }
  draw_hand(scene);
  // Whoever takes up a tile sees their boards, and so does who looks at another player.
  if (scene.chosen) {
    panels.sheets.choose(kBoards);
  } else if (sheet != kActions && panels.sheets.chosen(true) == kActions) {
    scene.chosen = scene.back_to;  // who is back at the question is back in their own hall
  }
  if (scene.takes_up) panels.sheets.choose(kBoards);
}

}  // namespace meadhall::table::feast_table
