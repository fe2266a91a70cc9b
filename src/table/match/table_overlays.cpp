#include <imgui.h>

#include <algorithm>
#include <utility>

#include "core/later.h"
#include "table/match/table_screen.h"

// What lies over the table: what is in flight, explanations, scorings, the end, menu and log.

namespace meadhall::table::match {
namespace {

// Of a scoring: at the foot of `room`, no lower or wider than can be read well.
Rect scoring_card(const Frame& frame, Rect room) {
  const float em = frame.em(1);
  const float least = em * 9;
  if (room.h < least) {
    room = {room.x, std::max(4.0F, room.bottom() - least), room.w,
            std::min(least, room.bottom() - 4)};
  }
  if (room.w > em * 44) room = {room.x + (room.w - em * 44) / 2, room.y, em * 44, room.h};
  return room;
}

}  // namespace

void TableScreen::draw_flight(Stage& stage) {
  if (motion_hooks_.draw != nullptr) {
    motion_.draw([&](const Trip& trip, const std::optional<Rect>& from,
                     const std::optional<Rect>& to,
                     float progress) { motion_hooks_.draw(stage, trip, from, to, progress); });
  }
  if (hooks_.draw_carried != nullptr) hooks_.draw_carried(stage);
}

// What the rules say of the thing pointed at, or what the move pointed at would mean: that stands
// on the card already.
void TableScreen::draw_explanation(Stage& stage) {
  Frame& frame = stage.frame;
  if (stage.quiet || frame.tip) return;
  if (stage.thing) {
    if (hooks_.explain != nullptr && hooks_.explain(stage, *stage.thing, stage.thing_area)) return;
    const std::span<const std::string> lines = explainer_.lines(frame.app, *stage.thing);
    if (!lines.empty()) frame.tip = {stage.thing_area, lines.front(), {}, lines.subspan(1)};
  } else if (hooks_.foreseen != nullptr) {
    const std::string_view words = hooks_.foreseen(stage);
    if (!words.empty()) frame.say(words);
  }
}

void TableScreen::draw_overlays(Stage& stage) {
  static constinit Later<void(TableScreen&, Stage&)> kLaterOverlays =
      [](TableScreen& screen, Stage& shown) { screen.draw_open(shown); };
  if (stage.quiet) stage.frame.tip.reset();
  if (stage.frame.app.later_part_came()) kLaterOverlays(*this, stage);
}

void TableScreen::draw_open(Stage& stage) {
  Frame& frame = stage.frame;
  if (scoring_.open()) return scoring_.draw(stage, scoring_card(frame, stage.scoring_area));
  const bool ends = shows_end(stage);
  if (ends && ImGui::GetFrameCount() != std::exchange(end_frame_, ImGui::GetFrameCount()) + 1) {
    end_.enter(frame.app);
  }
  if (ends && !chrome_.covers()) {
    end_closed_ = !end_.draw(stage);
  } else if (stage.wants_result) {
    end_closed_ = false;
    frame.animating = true;
  }
  chrome_.draw_drawer(frame);
}

}  // namespace meadhall::table::match
