#include "table/screens.h"
#include "table/widgets.h"

namespace meadhall::table {

void draw_rules(Frame& frame) {
  draw_sea(frame);
  Rect screen = frame.screen();
  draw_bar(frame, screen, screen.w < frame.em(44), frame.words("app.rules"), Role::choice);
}

}  // namespace meadhall::table
