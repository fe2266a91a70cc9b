#include "table/vikings/table_layouts.h"

#include <algorithm>

#include "table/vikings/homeland_view.h"
#include "table/vikings/offer.h"
#include "table/vikings/panels.h"
#include "table/vikings/shelf.h"
#include "table/vikings/tray.h"
#include "table/widgets.h"

namespace meadhall::table {

using vikings::State;
using vikings::Step;

namespace {

// No pair lies on the wheel, and none will before the round is over.
bool is_bare(const State& state) {
  return !before_the_offer(state) &&
         std::ranges::all_of(state.wheel, [](const vikings::Pair& pair) { return pair.empty(); });
}

}  // namespace

bool asks_places(Step step) {
  return step == Step::place || step == Step::start || step == Step::ferry || step == Step::swap;
}

void TableLayouts::draw(Scene& scene, const Rect& room, bool wide) {
  chosen_.reset();
  if (scene.flat) {
    draw_flat(scene, room);
  } else if (wide) {
    draw_wide(scene, room);
  } else {
    draw_tall(scene, room);
  }
}

void TableLayouts::draw_wide(Scene& scene, Rect room) {
  const float em = scene.frame.em(1);
  room = room.inset(em * 1.4F, em * 1.1F);
  const float gap = em * 0.9F;
  Rect left = room.cut_left(std::clamp(room.w * 0.42F, em * 28, em * 44), em * 1.6F);

  // The card keeps its height, so that the wheel keeps its size from question to question.
  const vikings::Options& options = scene.state.options;
  const bool advanced = options.auction != 0 || options.draft != 0 || options.specials != 0;
  float card = em * (options.convert_anytime != 0 ? 11.4F : advanced ? 9.9F : 8.9F);
  if (scene.model.lesson.open) card = std::max(card, em * 11);
  const float least_log = em * (left.h < em * 42 ? 6.4F : 8.6F);
  const float shelf = has_specials(scene.state) ? em * 6.2F : 0;
  const float wheel = std::min(left.w - shelf, left.h - card - least_log - 2 * gap);
  draw_wheel_and_shelf(scene, left.cut_top(wheel, gap));
  scoring_area_ = left;
  if (!draw_opinion(scene, left)) card_.draw(scene, left.cut_top(card, gap));
  if (left.h > em * 4) log_.draw(scene.frame, left, true);

  // One rival leaves room for the outlook beside him.
  const bool duel = scene.state.player_count == 2;
  // In a low window its sentences give way to the board.
  const float wished = std::max(outlook_height(scene), duel ? em * 9.4F : 0.0F);
  const float rows = em * (4.6F + 1.55F * static_cast<float>(scene.state.player_count));
  Rect outlook = room.cut_bottom(std::min(wished, std::max(rows, room.h * 0.26F)), gap);
  const Rect others =
      duel ? outlook.cut_left(outlook.w * 0.36F, gap) : room.cut_bottom(em * 6.4F, gap);
  scene.frame.paint.sunk(room, em * 0.6F);
  draw_homeland_header(scene, room.cut_top(em * 2.6F));
  draw_homeland(scene, scene.shown, room.inset(em * 0.5F));
  show_seat(draw_others(scene, others));
  draw_outlook(scene, outlook);
}

// The special tiles stand beside the wheel; before the offer lies there, the vikings drawn do.
void TableLayouts::draw_wheel_and_shelf(Scene& scene, Rect area) {
  const float em = scene.frame.em(1);
  if (has_specials(scene.state)) {
    const Rect side = area.cut_right(em * 5.4F, em * 0.8F);
    const float high = std::min(side.h, em * 25);
    draw_shelf(scene, {side.x, side.center().y - high / 2, side.w, high}, 1, true);
  }
  if (before_the_offer(scene.state)) {
    draw_round_tray(scene, area);
  } else {
    draw_wheel(scene, area);
  }
}

void TableLayouts::draw_offer_strip(Scene& scene, Rect area, std::size_t columns) {
  const float em = scene.frame.em(1);
  if (has_specials(scene.state)) {
    if (scene.on_card) {
      const bool asked = scene.state.step == Step::special;
      // While one is chosen they lie on the card, and nowhere twice.
      if (!asked) {
        draw_shelf(scene, area.cut_bottom(em * 2.2F, em * 0.35F), vikings::kFaceUp + 1, false);
      }
    } else {
      const float high = area.h;
      draw_shelf(scene, area.cut_right(high * 1.5F, em * 0.6F), 3, true);
    }
  }
  draw_offer(scene, area, columns);
}

void TableLayouts::draw_offer(Scene& scene, const Rect& area, std::size_t columns) {
  if (before_the_offer(scene.state)) {
    draw_plank(scene, area);
  } else {
    draw_strip(scene, area, columns);
  }
}

// One column: offer, boards, sheet. For phones held upright and for middling windows.
void TableLayouts::draw_tall(Scene& scene, Rect room) {
  const float em = scene.frame.em(1);
  const bool middling = room.w >= em * 44;
  room = room.inset(em * (middling ? 1.0F : 0.4F), em * 0.5F);
  const float gap = em * (middling ? 0.7F : 0.45F);
  // On a short phone the offer makes room while a place on the homeland is chosen.
  const Step step = scene.state.step;
  const bool asks_cells = asks_places(step);
  const bool low = !middling && room.h <= em * 44;
  // So it does while a move is seen again that has nothing to do with it.
  const app::App& app = scene.frame.app;
  const bool elsewhere = app.replaying() ? !scene.model.took : asks_cells || step == Step::special;
  if (!is_bare(scene.state) && (!low || !elsewhere)) {
    // While a special tile is chosen they lie on the card.
    const bool shelved = has_specials(scene.state) && !middling && step != Step::special;
    const float shelf = shelved ? em * 2.55F : 0;
    const float strip = middling ? em * 7 : std::clamp(room.h * 0.23F, em * 8.4F, em * 11.5F);
    draw_offer_strip(scene, room.cut_top(strip + shelf, gap), middling ? 12 : 6);
  }
  show_seat(draw_tabs(scene, room.cut_top(std::max(44.0F, em * 2.9F), gap)));

  if (middling && room.w > room.h * 1.1F) {
    // Wider than high: board and question side by side.
    Rect right = room.cut_right(std::max(em * 18.5F, room.w * 0.33F), gap);
    scene.frame.paint.sunk(room, em * 0.5F);
    draw_homeland_header(scene, room.cut_top(em * 2.5F));
    draw_homeland(scene, scene.shown, room.inset(em * 0.15F));
    scoring_area_ = right;
    if (!draw_opinion(scene, right)) {
      card_.draw(scene, right.cut_top(std::max(card_.height(scene, right.w), em * 9.5F), gap));
    }
    const float ahead = outlook_height(scene);
    if (right.h > ahead * 0.8F) draw_outlook(scene, right.cut_top(std::min(right.h, ahead), gap));
    if (right.h > em * 5) log_.draw(scene.frame, right, true);
    return;
  }
  const float least_sheet = std::max(
      em * (middling ? 15.0F : 9.6F),
      (scene.focus.slot || (low && !asks_cells) ? 0.0F : card_.height(scene, room.w)) + em * 3.2F);
  const float head = middling ? em * 2.5F : 0;
  const float cell = std::max(middling ? 44.0F : 47.0F, (room.w - em * 4) / 8);
  const float board = std::min(cell * 6 + em * 0.9F + head, room.h - least_sheet - gap);
  Rect home = room.cut_top(board, gap);
  scene.frame.paint.sunk(home, em * 0.5F);
  if (middling) draw_homeland_header(scene, home.cut_top(head));
  draw_homeland(scene, scene.shown, home.inset(em * 0.15F));
  scoring_area_ = room;
  if (middling) {
    Rect card = room.cut_left(room.w * 0.5F, gap);
    if (draw_opinion(scene, card)) return draw_sheet(scene, room, false);
    card_.draw(scene, {card.x, card.y, card.w,
                       std::min(card.h, std::max(card_.height(scene, card.w), em * 9.0F))});
    draw_sheet(scene, room, false);
  } else {
    draw_sheet(scene, room, true);
  }
}

// A phone held sideways: offer and question on the left, the board on the right.
void TableLayouts::draw_flat(Scene& scene, Rect room) {
  const float em = scene.frame.em(1);
  room = room.inset(em * 0.5F, em * 0.4F);
  const float gap = em * 0.4F;
  Rect left = room.cut_left(room.w * 0.43F, gap * 1.5F);
  // Before the round's first pair is bought the question needs more room, the board less.
  const bool opening = before_the_offer(scene.state) || scene.state.step == Step::draft;
  const bool shelf_right = opening && has_specials(scene.state);
  const float shelf = has_specials(scene.state) && !opening ? em * 2.55F : 0;
  const float offer = em * (before_the_offer(scene.state) ? 4.4F : 6.4F) + shelf;
  const float wished = card_.height(scene, left.w) + em * 2.9F;
  const float most = opening ? left.h - offer - gap : left.h * 0.6F - shelf * 0.3F;
  const float card = std::clamp(wished, em * 9.5F, std::max(most, em * 9.5F));
  // The offer is shown whole or, while places are asked for, not at all.
  const bool crowded = asks_places(scene.state.step) && left.h - wished - gap < offer &&
                       !scene.frame.app.replaying();
  if (!is_bare(scene.state) && scene.state.step != Step::special && !crowded) {
    const Rect strip = left.cut_top(left.h - card - gap, gap);
    if (shelf_right) {
      draw_offer(scene, strip, 6);
    } else {
      draw_offer_strip(scene, strip, 6);
    }
  }
  scoring_area_ = {left.x, room.y, left.w, room.h};
  draw_sheet(scene, left, true);
  show_seat(draw_tabs(scene, room.cut_top(std::max(44.0F, em * 2.9F), gap)));
  if (shelf_right) draw_shelf(scene, room.cut_top(em * 2.2F, gap), vikings::kFaceUp + 1, false);
  scene.frame.paint.sunk(room, em * 0.5F);
  draw_homeland(scene, scene.shown, room.inset(em * 0.2F));
}

// A second opinion stands where the question does, as high as it needs to be. What would be too
// low to hold anything else belongs to it.
bool TableLayouts::draw_opinion(Scene& scene, Rect& room) {
  if (!opinion_.open()) return false;
  const float em = scene.frame.em(1);
  const float high = std::max(opinion_.height(scene.frame, room.w), em * 8.9F);
  const bool rest = room.h > high + em * 6;
  opinion_.draw(scene, room.cut_top(rest ? high : room.h, em * 0.9F));
  return true;
}

// The question, the outlook and the log share one place where there is room for one only.
void TableLayouts::draw_sheet(Scene& scene, Rect area, bool with_question) {
  Frame& frame = scene.frame;
  const float em = frame.em(1);
  if (with_question && opinion_.open()) {
    // It grows over the board, unless the moves it names are marked there.
    const float most = frame.view.height * (asks_places(scene.state.step) ? 0.36F : 0.55F);
    const float high = std::max(area.h, std::min(opinion_.height(frame, area.w), most));
    opinion_.draw(scene, {area.x, area.bottom() - high, area.w, high});
    return;
  }
  if (!with_question && sheet_ == Sheet::question) sheet_ = Sheet::outlook;
  Rect tabs = area.cut_bottom(std::max(em * 2.4F, frame.view.touch || with_question ? 42.0F : 0.0F),
                              em * 0.35F);
  struct Tab {
    Sheet sheet;
    std::string_view label;
  };
  const std::array<Tab, 3> all = {{{Sheet::question, "ui.tab.question"},
                                   {Sheet::outlook, "ui.tab.outlook"},
                                   {Sheet::log, "page.log"}}};
  const std::size_t first = with_question ? 0 : 1;
  const float each =
      (tabs.w - em * 0.4F * static_cast<float>(2 - first)) / static_cast<float>(3 - first);
  for (std::size_t i = first; i < all.size(); ++i) {
    const Look look = sheet_ == all[i].sheet ? Look::chosen : Look::sea;
    if (button(frame, {"sheet", static_cast<std::uint32_t>(i)}, tabs.cut_left(each, em * 0.4F),
               {.label = i == 0 && bots_turn(frame.app)
                             ? scene.seat_info(*scene.model.actor).name
                             : frame.words(i == 0 && frame.app.replaying() ? "app.replay"
                                                                           : all[i].label),
                .look = look,
                .size = 0.98F})) {
      sheet_ = all[i].sheet;
    }
  }
  switch (sheet_) {
    case Sheet::question: {
      // What a pair would mean may need more room: then the card grows over what lies above it.
      // Where it needs less, the outlook stands above it.
      const float least = card_.height(scene, area.w);
      const float ahead = outlook_height(scene);
      if (with_question && area.h > least + ahead + em * 0.8F) {
        draw_outlook(scene, area.cut_top(ahead, em * 0.45F));
      }
      const float need = std::max(area.h, least);
      area = {area.x, area.bottom() - need, area.w, need};
      frame.targets.add({"card"}, area, Role::floor);
      card_.draw(scene, area);
      break;
    }
    case Sheet::outlook:
      area.h = std::min(area.h, outlook_height(scene) + em);
      draw_outlook(scene, area);
      break;
    case Sheet::log: log_.draw(frame, area, false); break;
  }
}

}  // namespace meadhall::table
