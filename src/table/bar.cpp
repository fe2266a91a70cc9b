#include "table/screens.h"
#include "table/widgets.h"

namespace meadhall::table {

Point draw_bar(Frame& frame, Rect& screen, bool narrow, std::string_view title, Role way_back) {
  Paint& paint = frame.paint;
  Rect bar = screen.cut_top(std::max(paint.em(3.4F), 46.0F));
  paint.wood(bar, 0);
  paint.fill({bar.x, bar.bottom() - 2, bar.w, 2}, tone.gold_edge);
  bar = bar.inset(paint.em(narrow ? 0.6F : 1.2F), 0);
  const bool visited = frame.app.screen() != app::Screen::new_match;
  const ButtonSpec home{
      .label = narrow ? std::string_view()
                      : std::string_view(frame.words(visited ? "app.back" : "app.hall")),
      .look = Look::wood,
      .icon = visited ? Icon::left : Icon::home,
      .role = way_back};
  const Rect place = bar.cut_right(narrow ? 44.0F : button_width(frame, home));
  const float high = std::max(paint.em(2.3F), narrow ? 42.0F : 0);
  if (button(frame, {"hall"}, around(place.center(), place.w, high), home)) frame.order("back");
  const float used =
      paint.text({bar.x, bar.center().y}, title, {Face::heading, 1.5F, tone.on_wood});
  return {bar.x + used, bar.center().y};
}

}  // namespace meadhall::table
