#include "app/teaching/challenge.h"

#include "table/kit/page.h"
#include "table/kit/widgets.h"
#include "table/screens/screens.h"

namespace meadhall::table::screens {
namespace {

constexpr float kColumn = 7.2F;  // em, the least

// Its number, its difficulty as so many discs of four, and a tick once it was solved.
void draw_one(Frame& frame, std::string_view game, std::size_t number, const Rect& area,
              bool next) {
  Paint& paint = frame.paint;
  const ButtonSpec spec{.label = {},
                        .look = next ? Look::action : Look::paper,
                        .role = next ? Role::choice : Role::control};
  if (button(frame, {"challenge-number", number}, area, spec)) {
    frame.order("challenge " + std::string(game) + " " + std::to_string(number + 1));
  }
  const Colour ink = next ? current_palette.action_skin.ink : current_palette.paper_skin.ink;
  const float y = area.center().y;
  paint.number({area.x + paint.em(1.35F), y}, static_cast<int>(number + 1),
               {Face::heading, 1.3F, ink}, Align::center);
  const int difficulty = app::challenges(game)[number].difficulty;
  for (int i = 0; i < kBotLevels; ++i) {
    const Point at{area.x + paint.em(2.75F + 0.72F * static_cast<float>(i)), y};
    if (i < difficulty) {
      paint.disc(at, paint.em(0.26F), ink);
    } else {
      paint.ring(at, paint.em(0.24F), fade(ink, 0.75F), current_palette.edge);
    }
  }
  if (frame.app.solved().has(game, number)) {
    draw_icon(paint, Icon::check, {area.right() - paint.em(0.95F), y}, paint.em(1), ink);
  }
}

}  // namespace

void draw_challenges(Frame& frame) {
  Paint& paint = frame.paint;
  const std::string_view game = frame.app.challenged_game();
  Rect screen = draw_page(frame, frame.words("challenge.open"), 54);
  // Columns that end together, where that is possible.
  const std::size_t count = app::challenges(game).size();
  const Rect room = screen.inset(paint.em(1.2F));
  const float gap = paint.em(0.6F);
  const auto fitting = static_cast<std::size_t>((room.w + gap) / (paint.em(kColumn) + gap));
  const std::size_t columns = std::clamp<std::size_t>(fitting == 3 ? 2 : fitting, 1, 5);
  const float wide = (room.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  const float high = std::max(control_height(frame), paint.em(2.9F)) + gap;
  const std::string& told = frame.words("challenge.told");
  const Type type{Face::sans, 1.06F, current_palette.ink_soft};
  const float head = paint.paragraph_height(room.w, told, type) + paint.em(0.9F);
  const std::size_t rows = (count + columns - 1) / columns;
  float height = head + high * static_cast<float>(rows) - gap;
  screen.h = std::min(screen.h, height + paint.em(2.4F));
  paint.parchment(screen);
  scroll(frame, "challenges", screen.inset(paint.em(1.2F)), height, [&](const Rect& in) {
    paint.paragraph({in.x, in.y, in.w, head}, told, type);
    const std::size_t next = frame.app.solved().next(game);
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t row = i / columns;
      draw_one(frame, game, i,
               {in.x + static_cast<float>(i % columns) * (wide + gap),
                in.y + head + static_cast<float>(row) * high, wide, high - gap},
               i == next);
    }
    return height;
  });
}

}  // namespace meadhall::table::screens
