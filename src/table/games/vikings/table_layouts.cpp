#include "table/games/vikings/table_layouts.h"

#include <algorithm>

#include "table/games/vikings/card.h"
#include "table/games/vikings/homeland_view.h"
#include "table/games/vikings/offer.h"
#include "table/games/vikings/panels.h"
#include "table/games/vikings/special_rack.h"
#include "table/games/vikings/tray.h"
#include "table/kit/widgets.h"
#include "table/match/outlook_panel.h"

namespace meadhall::table::vikings_table {

using vikings::State;
using vikings::Step;

namespace {

// No pair lies on the wheel, and none will before the round is over.
bool is_bare(const State& state) {
  return !before_the_offer(state) &&
         std::ranges::all_of(state.wheel, [](const vikings::Pair& pair) { return pair.empty(); });
}

// A lesson that only wants to be read on.
bool reads_on(const Scene& scene) {
  return scene.decision.lesson.open && !scene.decision.lesson.answer.empty();
}

// Before the first pair of a round can be bought.
bool opens(const State& state) { return before_the_offer(state) || state.step == Step::draft; }

// True if what is asked for lies in the offer.
bool asks_the_offer(const Scene& scene) {
  return scene.state.step == Step::take && !reads_on(scene);
}

// True if the special tiles lie below the offer. While one is chosen they lie on the card, and
// nowhere twice.
bool has_rack(const Scene& scene) {
  return has_specials(scene.state) && scene.on_card && scene.state.step != Step::special &&
         !(scene.flat && opens(scene.state));
}

enum : std::size_t { kQuestion, kOutlook, kLog };  // of kSheets

float tabs_height(const Scene& scene, float width) {
  return match::seat_tabs_height(scene, width, kSeatHooks);
}

// CSS pixels.
constexpr float kLeastOffer = 44;   // as a single row
constexpr float kLeastBoard = 152;  // all its lines can be told apart

// The special tiles stand beside the wheel; before the offer lies there, the vikings drawn do.
void draw_wheel_and_shelf(Scene& scene, Rect area) {
  const float em = scene.frame.em(1);
  if (has_specials(scene.state)) {
    const Rect side = area.cut_right(em * 5.4F, em * 0.8F);
    const float high = std::min(side.h, em * 25);
    draw_special_rack(scene, {side.x, side.center().y - high / 2, side.w, high}, 1, true);
  }
  if (before_the_offer(scene.state)) {
    draw_round_tray(scene, area);
  } else {
    draw_wheel(scene, area);
  }
}

void draw_offer(Scene& scene, const Rect& area, std::size_t columns) {
  if (before_the_offer(scene.state)) {
    draw_plank(scene, area);
  } else {
    draw_strip(scene, area, columns);
  }
}

void draw_offer_strip(Scene& scene, Rect area, std::size_t columns) {
  const float em = scene.frame.em(1);
  if (has_rack(scene)) {
    draw_special_rack(scene, area.cut_bottom(em * 2.2F, em * 0.35F), vikings::kFaceUp + 1, false);
  } else if (has_specials(scene.state) && !scene.on_card) {
    draw_special_rack(scene, area.cut_right(area.h * 1.5F, em * 0.6F), 3, true);
  }
  draw_offer(scene, area, columns);
}

// At the top of `room`, as high as `space` is; a single row where that is less than `full`, and
// nothing where there is no room for that either.
void draw_fitting_offer(Scene& scene, Rect& room, float space, float full, float gap) {
  if (is_bare(scene.state) || space < std::min(full, kLeastOffer)) return;
  if (space >= full) return draw_offer_strip(scene, room.cut_top(space, gap), 6);
  draw_offer(scene, room.cut_top(kLeastOffer, gap), vikings::kSlots);
}

// The question, the outlook and the log share one place where there is room for one only.
void draw_sheet(Scene& scene, match::Panels& panels, Rect area, bool with_question) {
  Frame& frame = scene.frame;
  const float em = frame.em(1);
  if (scene.telling) return;
  if (with_question && panels.opinion.open()) return panels.opinion.draw(scene, area, point_at);
  const std::size_t chosen = panels.sheets.chosen(with_question);
  // A pair or tile that is looked at has the sheet to itself if that is what its words need.
  const float least = chosen == kQuestion ? scene.card.height(scene, area.w) : 0;
  const float row = match::Sheets::tabs_height(scene, with_question);
  const bool looks = (scene.focus.slot && frame.targets.finger()) || scene.focus.special;
  const bool alone = looks && least > area.h - row;
  if (!alone) panels.sheets.draw_tabs(scene, area.cut_bottom(row), with_question);
  switch (chosen) {
    case kQuestion: {
      // What a pair would mean may need more room: then the card grows over what lies above it.
      // Where it needs less, the outlook stands above it.
      const float ahead = outlook_height(scene);
      const float most = std::max(least, scene.card.sheet_height(scene, area.w, 0));
      if (with_question && area.h > most + ahead + em * 0.8F) {
        draw_outlook(scene, area.cut_top(ahead, em * 0.45F));
      }
      scene.card.draw(scene, match::grown_card(scene, area, least));
      break;
    }
    case kOutlook:
      area.h = std::min(area.h, outlook_height(scene) + em);
      draw_outlook(scene, area);
      break;
    default: panels.log.draw(frame, area, false); break;
  }
}

void draw_wide(Scene& scene, match::Panels& panels, Rect room) {
  const float em = scene.frame.em(1);
  room = room.inset(em * 1.4F, em * 1.1F);
  const float gap = em * 0.9F;
  Rect left = room.cut_left(std::clamp(room.w * 0.42F, em * 28, em * 44), em * 1.6F);

  // The card keeps its height, so that the wheel keeps its size from question to question.
  const vikings::Options& options = scene.state.options;
  const bool advanced = options.auction != 0 || options.draft != 0 || options.specials != 0;
  float card = em * (options.convert_anytime != 0 ? 11.4F : advanced ? 9.9F : 8.9F);
  if (scene.decision.lesson.open) card = std::max(card, em * 11);
  const float least_log = em * (left.h < em * 42 ? 6.4F : 8.6F);
  const float rack = has_specials(scene.state) ? em * 6.2F : 0;
  const float wheel = std::min(left.w - rack, left.h - card - least_log - 2 * gap);
  draw_wheel_and_shelf(scene, left.cut_top(wheel, gap));
  scene.scoring_area = left;
  if (!scene.telling) {
    if (!panels.opinion.draw_if_open(scene, left, point_at)) {
      // A lesson is read to its end: what it needs beyond that the log gives.
      if (scene.decision.lesson.open) {
        card = std::clamp(scene.card.height(scene, left.w), card, std::max(card, left.h));
      }
      scene.card.draw(scene, left.cut_top(card, gap));
    }
    if (left.h > em * 4) panels.log.draw(scene.frame, left, true);
  }

  // One rival leaves room for the outlook beside him.
  const bool duel = scene.state.player_count == 2;
  // In a low window its sentences give way to the board.
  const float wished = std::max(outlook_height(scene), duel ? em * 9.4F : 0.0F);
  const float rows = match::least_outlook_height(scene);
  Rect outlook = room.cut_bottom(std::min(wished, std::max(rows, room.h * 0.26F)), gap);
  const Rect others =
      duel ? outlook.cut_left(outlook.w * 0.36F, gap) : room.cut_bottom(em * 6.4F, gap);
  scene.frame.paint.sunk(room, em * 0.6F);
  match::draw_seat_header(scene, room.cut_top(em * 2.6F), kSeatHooks);
  draw_homeland(scene, scene.shown, room.inset(em * 0.5F));
  scene.chosen = match::draw_other_seats(scene, others, kSeatHooks);
  draw_outlook(scene, outlook);
}

// For middling windows: the offer above the board, and the question beside or below that.
void draw_middling(Scene& scene, match::Panels& panels, Rect room) {
  Frame& frame = scene.frame;
  const float em = frame.em(1);
  room = room.inset(em, em * 0.5F);
  const float gap = em * 0.7F;
  if (!is_bare(scene.state)) draw_offer_strip(scene, room.cut_top(em * 7, gap), 12);
  Rect tabs = room.cut_top(tabs_height(scene, room.w), gap);

  if (room.w > room.h * 1.1F) {
    // Wider than high: board and question side by side.
    Rect right = room.cut_right(std::max(em * 18.5F, room.w * 0.33F), gap);
    const float card = std::max(scene.card.height(scene, right.w), em * 9.5F);
    const float ahead = outlook_height(scene);
    // Where they leave no room for the log, a button opens it.
    if (right.h - card - std::min(ahead, right.h - card) - 2 * gap <= em * 5) {
      const ButtonSpec log{.label = frame.words("page.log"), .look = Look::sea};
      scene.wants_log =
          button(frame, {"log-open"}, tabs.cut_right(button_width(frame, log), gap), log);
    }
    scene.chosen = match::draw_seat_tabs(scene, tabs, kSeatHooks);
    scene.frame.paint.sunk(room, em * 0.5F);
    match::draw_seat_header(scene, room.cut_top(em * 2.5F), kSeatHooks);
    draw_homeland(scene, scene.shown, room.inset(em * 0.15F));
    scene.scoring_area = right;
    if (scene.telling) return;
    if (!panels.opinion.draw_if_open(scene, right, point_at))
      scene.card.draw(scene, right.cut_top(card, gap));
    if (right.h > ahead * 0.8F) draw_outlook(scene, right.cut_top(std::min(right.h, ahead), gap));
    if (right.h > em * 5) panels.log.draw(frame, right, true);
    return;
  }
  scene.chosen = match::draw_seat_tabs(scene, tabs, kSeatHooks);
  const float least =
      std::max(em * 15, (scene.focus.slot ? 0 : scene.card.height(scene, room.w)) + em * 3.2F);
  const float cell = std::max(44.0F, (room.w - em * 4) / 8);
  Rect home = room.cut_top(std::min(cell * 6 + em * 3.4F, room.h - least - gap), gap);
  frame.paint.sunk(home, em * 0.5F);
  match::draw_seat_header(scene, home.cut_top(em * 2.5F), kSeatHooks);
  draw_homeland(scene, scene.shown, home.inset(em * 0.15F));
  scene.scoring_area = room;
  if (scene.telling) return;
  Rect card = room.cut_left(room.w * 0.5F, gap);
  if (!panels.opinion.draw_if_open(scene, card, point_at)) {
    scene.card.draw(scene,
                    {card.x, card.y, card.w,
                     std::min(card.h, std::max(scene.card.height(scene, card.w), em * 9.0F))});
  }
  draw_sheet(scene, panels, room, false);
}

// A phone held upright, in one column: offer, board, sheet. The board is always seen whole, and its
// places can be hit while they are asked for; the offer takes what is left.
void draw_upright(Scene& scene, match::Panels& panels, Rect room) {
  Frame& frame = scene.frame;
  const float em = frame.em(1);
  const bool low = room.h <= em * 44;
  room = room.inset(em * 0.4F, em * (low ? 0.25F : 0.5F));
  const float gap = em * 0.45F;
  const float tabs = tabs_height(scene, room.w);
  const bool replays = frame.app.replaying();
  const bool places = asks_places(scene.state.step) && !replays;
  const float rest = room.h - tabs - 2 * gap;
  // What a pair would mean needs more room: the card grows over the board, and nothing moves.
  const float foot = match::Sheets::tabs_height(scene, true);
  const float plain = scene.telling ? std::clamp(rest * 0.45F, em * 9, em * 15)
                                    : std::max(em * (replays ? 8.2F : 9.6F),
                                               scene.card.sheet_height(scene, room.w, foot));
  const float whole = std::max(44 * 6 + em * 1.9F, (room.w - em * 4) / 8 * 6 + em * 0.9F);
  const float rack = has_rack(scene) ? em * 2.55F : 0;
  const float full = rack + (!low ? std::clamp(room.h * 0.23F, em * 8.4F, em * 11.5F)
                             : before_the_offer(scene.state) ? std::max(kLeastOffer, em * 3.2F)
                                                             : std::max(93.0F, em * 6.2F));
  const bool answers = replays ? scene.model.took : asks_the_offer(scene);
  const float spare = rest - gap - plain - (places ? whole : kLeastBoard);
  draw_fitting_offer(scene, room, answers ? full : std::min(spare, full), full, gap);
  scene.chosen = match::draw_seat_tabs(scene, room.cut_top(tabs, gap), kSeatHooks);

  float sheet = plain;
  if (panels.opinion.open()) {
    const float most = frame.view.height * (places ? 0.36F : 0.45F);
    sheet = std::max(sheet, std::min(panels.opinion.height(frame, room.w), most));
  }
  const float board = std::clamp(room.h - sheet - gap, kLeastBoard, whole);
  Rect home = room.cut_top(board, gap);
  frame.paint.sunk(home, em * 0.5F);
  draw_homeland(scene, scene.shown, home.inset(em * 0.15F));
  scene.scoring_area = room;
  draw_sheet(scene, panels, room, true);
}

// A phone held sideways: offer and question on the left, the board on the right.
void draw_flat(Scene& scene, match::Panels& panels, Rect room) {
  const float em = scene.frame.em(1);
  room = room.inset(em * 0.5F, em * 0.4F);
  const float gap = em * 0.4F;
  Rect left = room.cut_left(room.w * 0.43F, gap * 1.5F);
  scene.scoring_area = left;
  const bool opening = opens(scene.state);
  const bool replays = scene.frame.app.replaying();
  const bool places = asks_places(scene.state.step) && !replays && !scene.telling;
  // Places have to be hit: while they are asked for the board takes the whole height.
  const bool whole = places && room.h - tabs_height(scene, room.w) < 44 * 6 + em * 2.7F;
  Rect& beside = whole ? left : room;
  scene.chosen =
      match::draw_seat_tabs(scene, beside.cut_top(tabs_height(scene, beside.w), gap), kSeatHooks);
  const float offer = (before_the_offer(scene.state) ? em * 4.4F : std::max(93.0F, em * 5.9F)) +
                      (has_rack(scene) ? em * 2.55F : 0);
  const bool answers = replays || asks_the_offer(scene);
  const float sheet = std::max(
      em * 9.5F, scene.card.sheet_height(scene, left.w, match::Sheets::tabs_height(scene, true)));
  draw_fitting_offer(scene, left, answers ? offer : std::min(left.h - gap - sheet, offer), offer,
                     gap);
  draw_sheet(scene, panels, left, true);
  if (opening && has_specials(scene.state))
    draw_special_rack(scene, room.cut_top(em * 2.2F, gap), vikings::kFaceUp + 1, false);
  scene.frame.paint.sunk(room, em * 0.5F);
  draw_homeland(scene, scene.shown, room.inset(em * 0.2F));
}

}  // namespace

void draw_layout(match::Stage& stage, match::Panels& panels, const Rect& room,
                 match::TableLayout layout) {
  Scene& scene = scene_on(stage);
  switch (layout) {
    case match::TableLayout::wide: return draw_wide(scene, panels, room);
    case match::TableLayout::middling: return draw_middling(scene, panels, room);
    case match::TableLayout::upright: return draw_upright(scene, panels, room);
    case match::TableLayout::flat: return draw_flat(scene, panels, room);
  }
}

}  // namespace meadhall::table::vikings_table
