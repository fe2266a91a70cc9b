#include "table/games/graenaland/layouts.h"

#include <algorithm>

#include "table/games/graenaland/card.h"
#include "table/games/graenaland/council.h"
#include "table/games/graenaland/goals.h"
#include "table/games/graenaland/hand.h"
#include "table/games/graenaland/island.h"
#include "table/games/graenaland/region.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::Step;

enum : std::size_t { kQuestion, kHand, kGoalsSheet, kLog };  // of kSheets

// Whether something stands beside the hand: the yard, or what is being paid for.
bool has_yard(const Scene& scene) {
  return scene.actor && (scene.state.step == Step::build || pays(scene)) && !Region::shows(scene);
}

// One person among bots keeps their hand in sight below the council's board.
bool keeps_hand(const Scene& scene) { return scene.frame.app.persons() == 1; }
constexpr float kWithStrip = 14.5F;  // em, both

void draw_workbench(Scene& scene, const Rect& area) {
  if (pays(scene)) {
    draw_payment(scene, area);
  } else {
    draw_yard(scene, area);
  }
}

class Layouts {
 public:
  Layouts(Scene& scene, match::Panels& panels)
      : scene_(scene), panels_(panels), em_(scene.frame.em(1)) {}

  void draw_wide(Rect room);
  void draw_middling(Rect room);
  void draw_upright(Rect room);
  void draw_flat(Rect room);

 private:
  void draw_foot(Rect foot);
  void draw_right(Rect right);
  void draw_card(Rect& room, float least);
  void draw_sheet(Rect area, bool with_question);
  void draw_turn(Rect area);
  float turn_height(float width);

  Scene& scene_;
  match::Panels& panels_;
  float em_;
};

// The hand with the yard beside it, or the council's board.
void Layouts::draw_foot(Rect foot) {
  const float gap = em_ * 0.7F;
  if (council_sits(scene_)) {
    if (keeps_hand(scene_) && foot.h >= em_ * kWithStrip - 1) {
      draw_hand_strip(scene_, foot.cut_bottom(em_ * 3.5F, gap * 0.7F));
    }
    return draw_council(scene_, foot);
  }
  if (has_yard(scene_)) draw_workbench(scene_, foot.cut_right(foot.w * 0.445F, gap));
  draw_hand(scene_, foot);
}

// The question, or what stands in its place, at the top of `room`.
void Layouts::draw_card(Rect& room, float least) {
  scene_.scoring_area = room;
  if (panels_.opinion.draw_if_open(scene_, room, point_at)) return;
  const float high = std::clamp(scene_.card.height(scene_, room.w), least, std::max(least, room.h));
  scene_.card.draw(scene_, room.cut_top(std::min(high, room.h), em_ * 0.85F));
}

void Layouts::draw_right(Rect right) {
  // The card keeps its height, so that the goals stay where they are from question to question,
  // also to the one of whom to let build.
  const bool grants =
      scene_.seats() == 5 && scene_.state.options.five_offer == graenaland::FiveOffer::grant;
  const float usual = std::min(em_ * 16.9F, right.h * 0.36F);
  draw_card(right,
            grants ? std::max(usual, em_ * 12.4F + 2 * match::answer_height(scene_)) : usual);
  if (scene_.telling || right.h < em_ * 4) return;
  const float goals = std::min(goals_height(scene_), right.h);
  draw_goals(scene_, right.cut_top(goals, em_ * 0.85F));
  if (right.h > em_ * 6.9F) panels_.log.draw(scene_.frame, right, true);
}

void Layouts::draw_wide(Rect room) {
  room = room.inset(em_, em_ * 0.85F);
  const float gap = em_ * 0.85F;
  const Rect right =
      room.cut_right(std::clamp(scene_.frame.view.width * 0.257F, em_ * 20, em_ * 24), gap);
  const float least = keeps_hand(scene_) ? kWithStrip : 12.5F;
  const Rect foot =
      room.cut_bottom(std::clamp(scene_.frame.view.height * 0.28F, em_ * least, em_ * 15.75F), gap);
  draw_island(scene_, room);
  draw_foot(foot);
  draw_right(right);
}

// A tablet held upright: the island on top, the question beside the foot.
void Layouts::draw_middling(Rect room) {
  room = room.inset(em_ * 0.7F, em_ * 0.6F);
  const float gap = em_ * 0.7F;
  const float wished = std::min(room.h * 0.52F, room.w * 0.66F);
  const float below = std::clamp((room.h - wished - gap) * 0.5F, em_ * 13, em_ * 17);
  const float sheet = match::Sheets::tabs_height(scene_, false) + em_ * 4;
  draw_island(scene_, room.cut_top(std::min(wished, room.h - below - sheet - 2 * gap), gap));
  Rect foot = room.cut_top(below, gap);
  Rect card = foot.cut_right(foot.w * 0.42F, gap);
  draw_card(card, card.h);
  draw_foot(foot);
  draw_sheet(room, false);
}

// What the tab of the question shows: the card, and below it what else belongs to the turn.
void Layouts::draw_turn(Rect area) {
  if (panels_.opinion.open()) return panels_.opinion.draw(scene_, area, point_at);
  if (!has_yard(scene_)) return scene_.card.draw(scene_, match::grown_card(scene_, area, 0));
  const bool lays_out = lays_out_cards(scene_);
  const bool fuller = may_grant(scene_) || chosen_move(scene_).has_value();
  // Held sideways, two rows of tiles need the room.
  const float most = area.h * (lays_out ? 0.46F : fuller ? 0.62F : scene_.flat ? 0.4F : 0.52F);
  scene_.card.draw(scene_,
                   area.cut_top(std::min(scene_.card.height(scene_, area.w), most), em_ * 0.4F));
  // Whoever pays sees the cards to pay with.
  if (lays_out) {
    const float slots = em_ * (scene_.state.order.toll != 0 ? 6.5F : 4.2F);
    draw_workbench(scene_, area.cut_top(std::min(slots, area.h * 0.45F), em_ * 0.4F));
    return draw_hand(scene_, area);
  }
  draw_workbench(scene_, area);
}

float Layouts::turn_height(float width) {
  const float card = scene_.card.height(scene_, width);
  if (panels_.opinion.open()) return panels_.opinion.height(scene_.frame, width);
  return has_yard(scene_) ? card + em_ * (lays_out_cards(scene_) ? 16.0F : 11.0F) : card;
}

void Layouts::draw_sheet(Rect area, bool with_question) {
  if (scene_.telling) return;
  const float row = match::Sheets::tabs_height(scene_, with_question);
  panels_.sheets.draw_tabs(scene_, area.cut_bottom(row), with_question,
                           {.here = council_votes(scene_)});
  switch (panels_.sheets.chosen(with_question)) {
    case kQuestion: return draw_turn(area);
    case kHand: return draw_hand(scene_, area);
    case kGoalsSheet: {
      area.h = std::min(area.h, goals_height(scene_));
      return draw_goals(scene_, area);
    }
    default: return panels_.log.draw(scene_.frame, area, false);
  }
}

// A phone held upright: clans, island, sheet, tabs.
void Layouts::draw_upright(Rect room) {
  const bool low = room.h <= em_ * 44;
  room = room.inset(em_ * 0.4F, em_ * (low ? 0.25F : 0.4F));
  const float gap = em_ * 0.4F;
  if (!low) draw_clan_strip(scene_, room.cut_top(em_ * 2.9F, gap));
  scene_.scoring_area = room;
  const bool on_turn = panels_.sheets.chosen(true) == kQuestion;
  if (council_sits(scene_) && on_turn && !scene_.drafts.map) {
    const float row = match::Sheets::tabs_height(scene_, true);
    panels_.sheets.draw_tabs(scene_, room.cut_bottom(row), true, {.here = council_votes(scene_)});
    return draw_sharing_sheet(scene_, room);
  }
  const float tabs = match::Sheets::tabs_height(scene_, true);
  const float wished = on_turn ? turn_height(room.w) + tabs : room.h * 0.45F;
  // The land that was tapped stays under the finger while what it would mean is told below. And
  // the yard needs room for two rows of tiles.
  const bool builds = on_turn && scene_.asks(Step::build);
  const bool taps_lands =
      on_turn && (scene_.asks(Step::march) || scene_.asks(Step::found) || scene_.asks(Step::yield));
  const float most = builds || lays_out_cards(scene_) ? 0.62F : low ? 0.57F : 0.54F;
  const float least = builds ? (low ? 0.57F : most) : taps_lands ? 0.44F : 0.34F;
  const float sheet = std::clamp(wished, room.h * least, room.h * most);
  const Rect island = room.cut_top(room.h - sheet - gap, gap);
  draw_island(scene_, island);
  draw_way_to_council(scene_, island);
  draw_sheet(room, true);
}

// A phone held sideways: the island on the left, the sheet on the right.
void Layouts::draw_flat(Rect room) {
  room = room.inset(em_ * 0.5F, em_ * 0.4F);
  const float gap = em_ * 0.5F;
  const Rect sheet = room.cut_right(std::clamp(room.w * 0.4F, em_ * 19, em_ * 24), gap);
  const bool on_turn = panels_.sheets.chosen(true) == kQuestion;
  if (council_sits(scene_) && on_turn && !scene_.drafts.map) {
    draw_council(scene_, room);
  } else {
    draw_island(scene_, room);
    draw_way_to_council(scene_, room);
  }
  scene_.scoring_area = sheet;
  draw_sheet(sheet, true);
}

}  // namespace

void draw_layout(match::Stage& stage, match::Panels& panels, const Rect& room,
                 match::TableLayout layout) {
  Scene& scene = scene_on(stage);
  send_drafts(scene);
  const float em = scene.frame.em(1);
  Layouts layouts(scene, panels);
  // Lands are wide and low: a small window has room for everything beside everything, too.
  const bool beside = room.w >= em * 60 && room.h >= em * 34;
  if (layout == match::TableLayout::middling) {
    if (beside) {
      layout = match::TableLayout::wide;
    } else if (room.w > room.h * 1.1F) {  // too low for anything below the island
      layout = match::TableLayout::flat;
      match::lay_out(scene, layout);
    }
  }
  switch (layout) {
    case match::TableLayout::wide: layouts.draw_wide(room); break;
    case match::TableLayout::middling: layouts.draw_middling(room); break;
    case match::TableLayout::upright: layouts.draw_upright(room); break;
    case match::TableLayout::flat: layouts.draw_flat(room); break;
  }
  draw_promises(scene);
}

}  // namespace meadhall::table::graenaland_table
