#include "app/screens/credits.h"

#include <algorithm>

#include "games/registry.h"
#include "table/kit/page.h"
#include "table/kit/widgets.h"
#include "table/screens/screens.h"

namespace meadhall::table::screens {

namespace {

// The way to a text that the page around the table shows; cut from the top.
void draw_way(Frame& frame, Rect& room, bool draws, std::string_view command, Icon icon) {
  const ButtonSpec spec{.label = command_words(frame, command), .icon = icon};
  Rect line = room.cut_top(control_height(frame), frame.em(0.7F));
  if (draws) order_button(frame, {command}, cut_button(frame, line, spec), spec, command);
}

}  // namespace

void draw_credits(Frame& frame) {
  Paint& paint = frame.paint;
  const Rect screen = draw_page(frame, frame.words("app.credits"), 54, Role::choice);
  const Type strong{Face::bold, 1.08F, current_palette.ink};
  const Type plain{Face::sans, 1.0F, current_palette.ink_soft};
  const Type heading{Face::heading, 1.3F, current_palette.ink};

  const auto content = [&](Rect room, bool draws) {
    const float top = room.y;
    const auto words = [&](std::string_view text, const Type& type, float after) {
      const float high = paint.paragraph_height(room.w, text, type);
      if (draws) paint.paragraph({room.x, room.y, room.w, high + 2}, text, type);
      room.cut_top(high + paint.em(after));
    };
    words(frame.words("app.credits_games"), heading, 0.3F);
    for (const Game* game : all_games()) {
      words(frame.words(game->info.designer), plain, 0.3F);
    }
    words(frame.words("app.credits_tribute"), plain, 0.5F);
    draw_way(frame, room, draws, "news", Icon::log);
    room.cut_top(paint.em(0.5F));
    words(frame.words("app.credits_others"), heading, 0.4F);
    draw_way(frame, room, draws, "licences", Icon::scroll);
    for (const app::Credit& credit : app::credits()) {
      const Rect row = room;
      const float high = paint.paragraph_height(room.w * 0.42F, credit.name, strong);
      if (draws) {
        paint.line({row.x, row.y}, {row.right(), row.y}, current_palette.paper_line);
        paint.paragraph({row.x, row.y + paint.em(0.35F), row.w * 0.42F, high + 2}, credit.name,
                        strong);
      }
      const Rect right{row.x + row.w * 0.45F, row.y + paint.em(0.35F), row.w * 0.55F, 9999};
      const float first = paint.paragraph_height(right.w, credit.licence, strong);
      const float second = paint.paragraph_height(right.w, credit.version, plain);
      const float third = paint.paragraph_height(right.w, credit.from, plain);
      if (draws) {
        paint.paragraph(right, credit.licence, strong);
        paint.paragraph({right.x, right.y + first, right.w, 9999}, credit.version, plain);
        paint.paragraph({right.x, right.y + first + second, right.w, 9999}, credit.from, plain);
      }
      room.cut_top(std::max(high, first + second + third) + paint.em(0.7F));
    }
    return room.y - top;
  };
  paint.parchment(screen);
  const Rect room = screen.inset(paint.em(1.2F), paint.em(1.0F));
  float height = content(room, false);
  scroll(frame, "credits", room, height, [&](const Rect& in) { return content(in, true); });
}

}  // namespace meadhall::table::screens
