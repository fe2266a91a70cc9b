#include <imgui.h>

#include <cfloat>

#include "table/vikings/table_screen.h"
#include "table/widgets.h"

// What lies over the table: a tile in flight, explanations, scorings, the end, menu and log.

namespace meadhall::table {

void VikingsTable::draw_flight(Scene& scene) { motion_.draw(scene.frame.paint); }

// Beside the thing it is about, where it covers least of what may be chosen.
Rect VikingsTable::place_explanation(const Scene& scene, float width, float height) const {
  const float gap = scene.frame.em(0.5F);
  const Rect& thing = scene.thing_area;
  const View& view = scene.frame.view;
  const Point middle = thing.center();
  const std::array<Point, 6> corners = {{{middle.x - width / 2, thing.bottom() + gap},
                                         {middle.x - width / 2, thing.y - height - gap},
                                         {thing.right() + gap, middle.y - height / 2},
                                         {thing.x - width - gap, middle.y - height / 2},
                                         {middle.x - width / 2, view.height - height - 4},
                                         {middle.x - width / 2, 4}}};
  Rect best{};
  float least = FLT_MAX;
  float order = 0;
  for (const Point& corner : corners) {
    Rect area{corner.x, corner.y, width, height};
    area.x = std::clamp(area.x, 4.0F, std::max(4.0F, view.width - width - 4));
    area.y = std::clamp(area.y, 4.0F, std::max(4.0F, view.height - height - 4));
    float covers = order++;  // among equals the first
    const auto add = [&](const Rect& kept, float weight) {
      const Rect common = overlap(area, kept);
      if (!common.empty()) covers += common.w * common.h * weight;
    };
    add(thing, 4);
    for (const Rect& kept : keep_clear_) add(kept, 1);
    if (covers < least) {
      least = covers;
      best = area;
    }
  }
  return best;
}

void VikingsTable::draw_explanation(Scene& scene) {
  if (scene.quiet) return;
  Paint& paint = scene.frame.paint;
  std::array<std::string_view, 12> lines;
  std::size_t count = 0;
  if (scene.thing) {
    for (const std::string& line : explainer_.lines(scene.frame.app, *scene.thing)) {
      if (count < lines.size()) lines[count++] = line;
    }
  } else if (!scene.tip_words.empty()) {
    lines[count++] = scene.tip_title;
    lines[count++] = scene.tip_words;
  }
  if (count == 0) return;
  const float most = std::min(scene.frame.view.width - paint.em(1), paint.em(22));
  float wide = 0;
  const auto type = [&](std::size_t i) {
    return Type{i == 0 ? Face::bold : Face::sans, i == 0 ? 1.0F : 0.98F,
                i == 0 ? tone.ink : tone.ink_soft};
  };
  for (std::size_t i = 0; i < count; ++i) wide = std::max(wide, paint.width(lines[i], type(i)));
  wide = std::min(most - paint.em(1.4F), wide + 2);
  float high = 0;
  for (std::size_t i = 0; i < count; ++i)
    high += paint.paragraph_height(wide, lines[i], type(i)) + paint.em(0.15F);
  const Rect area = place_explanation(scene, wide + paint.em(1.4F), high + paint.em(0.9F));
  paint.parchment(area);
  Rect room = area.inset(paint.em(0.7F), paint.em(0.45F));
  for (std::size_t i = 0; i < count; ++i) {
    room.cut_top(paint.paragraph({room.x, room.y, wide + 1, 9999}, lines[i], type(i)) +
                 paint.em(0.15F));
  }
}

void VikingsTable::draw_overlays(Scene& scene) {
  Frame& frame = scene.frame;
  if (scoring_.open()) {
    const float em = frame.em(1);
    Rect area = scoring_area_;
    const float least = em * 15;
    if (area.h < least)
      area = {area.x, std::max(4.0F, area.bottom() - least), area.w,
              std::min(least, area.bottom() - 4)};
    if (area.w > em * 44) area = {area.x + (area.w - em * 44) / 2, area.y, em * 44, area.h};
    scoring_.draw(scene, area, frame.view.now);
    return;
  }
  if (shows_end(frame.app) && drawer_ == Drawer::none) {
    end_closed_ = !end_.draw(scene);
  } else if (card_.take_result_wish()) {
    end_closed_ = false;
    frame.animating = true;
  }
  switch (drawer_) {
    case Drawer::none: break;
    case Drawer::menu:
      if (!draw_menu(frame, drawer_)) drawer_ = Drawer::none;
      break;
    case Drawer::keys:
      if (!draw_keys(frame)) drawer_ = Drawer::none;
      break;
    case Drawer::log: {
      const bool aside = draw_veil(frame, 0.5F);
      const float em = frame.em(1);
      const Rect area = around(frame.screen().center(), std::min(frame.view.width - em, em * 44),
                               std::min(frame.view.height - em, em * 40));
      frame.targets.add({"log-ground"}, area, Role::floor);
      frame.paint.fill(area, tone.sea_bottom, em * 0.6F);
      long_log_.draw(frame, area, true, "long-log");
      if (aside || ImGui::IsKeyPressed(ImGuiKey_Escape, false)) drawer_ = Drawer::none;
      break;
    }
  }
}

}  // namespace meadhall::table
