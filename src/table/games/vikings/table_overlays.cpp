#include <imgui.h>

#include <utility>

#include "table/games/vikings/answer_marks.h"
#include "table/games/vikings/table_screen.h"
#include "table/kit/widgets.h"

// What lies over the table: a tile in flight, explanations, scorings, the end, menu and log.

namespace meadhall::table::vikings_table {

void VikingsTable::draw_flight(Scene& scene) {
  motion_.draw([&](const match::Trip& trip, const std::optional<Rect>& from,
                   const std::optional<Rect>& to,
                   float progress) { draw_trip(scene.frame.paint, trip, from, to, progress); });
  draw_carried_piece(scene);
}

// What the rules say of the thing pointed at, or what the move pointed at would mean: that stands
// on the card already.
void VikingsTable::draw_explanation(Scene& scene) {
  Frame& frame = scene.frame;
  if (scene.quiet || frame.tip) return;
  if (scene.thing) {
    const std::span<const std::string> lines = explainer_.lines(frame.app, *scene.thing);
    if (!lines.empty()) frame.tip = {scene.thing_area, lines.front(), {}, lines.subspan(1)};
  } else if (const auto move = scene.pointed_move()) {
    frame.say(scene.what_if.of(frame.app, scene.model, *move).words);
  }
}

void VikingsTable::draw_overlays(Scene& scene) {
  Frame& frame = scene.frame;
  if (scene.quiet) frame.tip.reset();
  if (scoring_.open()) {
    const float em = frame.em(1);
    Rect area = layouts_.scoring_area();
    const float least = em * 9;
    if (area.h < least)
      area = {area.x, std::max(4.0F, area.bottom() - least), area.w,
              std::min(least, area.bottom() - 4)};
    if (area.w > em * 44) area = {area.x + (area.w - em * 44) / 2, area.y, em * 44, area.h};
    scoring_.draw(scene, area, frame.view.now);
    return;
  }
  const bool ends = shows_end(frame.app);
  if (ends && ImGui::GetFrameCount() != std::exchange(end_frame_, ImGui::GetFrameCount()) + 1) {
    end_.enter(frame.app);
  }
  if (ends && !chrome_.covers()) {
    end_closed_ = !end_.draw(scene);
  } else if (layouts_.card().take_result_wish()) {
    end_closed_ = false;
    frame.animating = true;
  }
  chrome_.draw_drawer(frame);
}

}  // namespace meadhall::table::vikings_table
