#include "table/kit/game_table.h"
#include "table/kit/widgets.h"
#include "table/screens/screens.h"

namespace meadhall::table::screens {

void draw_words_only(Frame& frame) {
  Paint& paint = frame.paint;
  const Rect screen = frame.screen();
  const bool flat = screen.h < paint.em(26);
  const float wide = std::min(screen.w - paint.em(1.6F), paint.em(30));
  const float inset = paint.em(flat ? 0.8F : 1.4F);
  const float gap = paint.em(0.8F);
  const float answer = std::max(44.0F, paint.em(3));
  const Type heading{Face::heading, 1.8F, tone.ink};
  const Type plain{Face::sans, 1.1F, tone.ink_soft};
  const std::string name = frame.app.say(Message(frame.app.match().game().info.name));
  const std::string line = frame.words("ui.words_only");
  const float words = wide - 2 * inset;
  const float high = paint.paragraph_height(words, line, plain);
  const bool looks_up = app::has_almanac(frame.app.match().game());
  const float answers = looks_up ? 3 : 2;
  const float rest = 2 * inset + paint.line_height(heading) + high + answers * answer +
                     (answers + (flat ? 1.0F : 2.0F)) * gap;
  // The picture takes what the words leave.
  const float picture =
      flat ? 0 : std::clamp(screen.h - rest, 0.0F, std::min(paint.em(13), 0.55F * wide));
  const Rect card = around(screen.center(), wide, picture + rest);
  paint.parchment(card);
  Rect room = card.inset(inset);
  if (picture > 0) {
    const GameTable& game = table_of(frame, frame.app.match().game().info.id);
    game.door_picture(paint, room.cut_top(picture, gap));
  }
  room.cut_top(paint.paragraph(room, name, heading) + gap);
  paint.paragraph(room.cut_top(high, gap), line, plain);
  const ButtonSpec text{.label = frame.words("page.text_mode"),
                        .look = Look::action,
                        .role = Role::choice,
                        .size = 1.15F};
  if (button(frame, {"words"}, room.cut_top(answer, gap), text)) {
    frame.order("setting textMode yes");
  }
  if (looks_up && button(frame, {"almanac"}, room.cut_top(answer, gap),
                         {.label = frame.words("app.almanac"), .icon = Icon::book})) {
    frame.order("almanac " + std::string(frame.app.match().game().info.id));
  }
  if (button(frame, {"hall"}, room.cut_top(answer),
             {.label = frame.words("app.hall"), .icon = Icon::home})) {
    frame.order("hall");
  }
}

}  // namespace meadhall::table::screens
