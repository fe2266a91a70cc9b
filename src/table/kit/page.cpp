#include "table/kit/page.h"

#include <imgui.h>

#include <algorithm>

#include "table/kit/widgets.h"

namespace meadhall::table {

Rect draw_bar(Frame& frame, Rect& screen, bool narrow, std::string_view title, Role way_back) {
  Paint& paint = frame.paint;
  Rect bar = screen.cut_top(std::max(paint.em(3.4F), 48.0F));
  paint.wood(bar, 0);
  paint.fill({bar.x, bar.bottom() - 2, bar.w, 2}, current_palette.gold_edge);
  bar = bar.inset(paint.em(narrow ? 0.6F : 1.2F), 0);
  const bool visited = frame.app.screen() != app::Screen::new_match;
  const std::string& words = frame.words(visited ? "app.back" : "app.hall");
  const ButtonSpec home{.label = narrow ? std::string_view() : std::string_view(words),
                        .look = Look::wood,
                        .icon = visited ? Icon::left : Icon::home,
                        .role = way_back,
                        .tip = narrow ? std::string_view(words) : std::string_view()};
  const float high = std::max(paint.em(2.3F), narrow || frame.view.touch ? 44.0F : 0);
  const Rect place = bar.cut_right(narrow ? high : button_width(frame, home), paint.em(0.6F));
  const bool escapes = ImGui::IsKeyPressed(ImGuiKey_Escape, false);
  if (button(frame, {"hall"}, around(place.center(), place.w, high), home) || escapes) {
    frame.order("back");
  }
  bar.cut_left(paint.text_within({bar.x, bar.center().y}, bar.w, title,
                                 {Face::heading, 1.5F, current_palette.on_wood}));
  return bar;
}

Rect draw_page(Frame& frame, std::string_view title, float measure, Role way_back) {
  draw_sea(frame);
  Rect screen = frame.screen();
  const bool narrow = narrow_page(frame);
  draw_bar(frame, screen, narrow, title, way_back);
  const float side = (screen.w - frame.em(measure)) / 2;
  return screen.inset(std::max(frame.em(narrow ? 0.5F : 1.6F), side),
                      frame.em(narrow ? 0.5F : 1.1F));
}

}  // namespace meadhall::table
