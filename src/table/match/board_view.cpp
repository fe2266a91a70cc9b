#include "table/match/board_view.h"

#include "table/kit/widgets.h"

namespace meadhall::table::match {

void bring_into_sight(Frame& frame, const BoardView& view, Point upper_left, Point lower_right) {
  const auto past = [](float first, float end, float room) {
    return std::min(std::max(0.0F, end - room), first);
  };
  frame.targets.scroll_to(view.name, {past(upper_left.x, lower_right.x, view.room.w),
                                      past(upper_left.y, lower_right.y, view.room.h)});
}

void begin_board(Stage& stage, BoardView& view, Point content, Rest rest) {
  Targets& targets = stage.frame.targets;
  view.content = content;
  view.shift = targets.begin_scroll(view.name, view.room, content, Targets::Kind::board);
  if (rest == Rest::middle) {
    view.margin = {std::max(0.0F, (view.room.w - content.x) / 2),
                   std::max(0.0F, (view.room.h - content.y) / 2)};
  }
  if (targets.swept(view.name) != 0) stage.swept = targets.swept(view.name);
}

void end_board(Stage& stage) { stage.frame.targets.end_scroll(); }

void draw_place_below(Paint& paint, const BoardView& view) {
  if (view.content.x <= view.room.w + 1) return;
  const float share = view.room.w / view.content.x;
  const Rect track{view.room.x, view.room.bottom() + 1, view.room.w, 4};
  paint.fill(track, current_palette.ground_line, 2);
  paint.fill({track.x + track.w * view.shift.x / view.content.x, track.y, track.w * share, track.h},
             current_palette.highlight, 2);
}

void draw_way_back(Frame& frame, const BoardView& view) {
  if (!view.closer()) return;
  const float size = control_height(frame);
  const ButtonSpec spec{
      .label = {}, .look = Look::wood, .icon = Icon::whole, .tip = frame.words("ui.whole_board")};
  const Rect place{view.room.right() - size - 4, view.room.y + 4, size, size};
  if (button(frame, {"whole", view.name.a}, place, spec)) {
    frame.targets.fit(view.name);
    frame.animating = true;
  }
}

}  // namespace meadhall::table::match
