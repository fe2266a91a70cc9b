#include "table/games/vikings/homeland_board.h"
#include "table/games/vikings/pieces.h"
#include "table/kit/widgets.h"

namespace meadhall::table::vikings_table {
namespace {

using vikings::kRows;
using vikings::kShipRow;
using vikings::Step;
using vikings::Viking;

// Where those of one kind wait.
struct Berth {
  Rect area;
  bool narrow = false;
  float mark = 0;  // the radius of its medallion
};

// True if letter and medallion find room one above the other.
bool stacked(const Paint& paint, const Berth& berth) {
  return berth.area.h > paint.em(1.45F) + 2 * berth.mark;
}
Point medallion(const Paint& paint, const Berth& berth) {
  const Rect& area = berth.area;
  const float x = area.x + berth.mark + (berth.narrow ? 3 : paint.em(0.45F));
  if (!stacked(paint, berth)) {
    return {x, berth.narrow ? area.y + berth.mark + 3 : area.center().y};
  }
  return {x, std::max(area.y + paint.em(1.2F) + berth.mark,
                      std::min(area.y + area.h * 0.62F, area.bottom() - berth.mark - 4))};
}

// The letter of the row, as places are called in the log: "N2".
void draw_letter(Paint& paint, const Berth& berth, std::size_t row) {
  const Rect& area = berth.area;
  const char letter = vikings::row_letter(row);
  const bool corner = !stacked(paint, berth);
  const Point at{corner ? area.right() - paint.em(0.7F) : medallion(paint, berth).x,
                 area.y + paint.em(0.75F)};
  if (corner || berth.narrow) {
    paint.disc(at, paint.em(0.52F), fade(current_palette.parchment_top, 0.85F));
  }
  paint.text(at, {&letter, 1},
             {Face::bold, berth.narrow ? 0.85F : 0.95F, current_palette.ink_faint}, Align::center);
}

void draw_waiting(const HomelandBoard& on, const Berth& berth, Viking kind, int waiting) {
  if (waiting <= 0) return;
  Paint& paint = on.paint;
  const Rect& area = berth.area;
  const float left =
      berth.narrow ? area.x + paint.em(0.1F) : area.x + 2 * berth.mark + paint.em(0.5F);
  const Rect room{left, area.y, area.right() - left, area.h};
  const float height = std::min(on.cell * 0.72F, room.w * 0.95F);
  const float foot = area.bottom() - on.cell * 0.12F;
  const float figure = height * 0.72F;
  const int shown = std::min(
      waiting, std::max(1, static_cast<int>((room.w - paint.em(0.9F)) / (figure * 0.45F)) - 1));
  const int figures = std::min(shown, 3);
  const float step = figure * 0.42F;
  const float number = waiting > 1 ? paint.em(1.15F) : 0;
  const float all = figure + step * static_cast<float>(figures - 1);
  float x = room.x + std::max(0.0F, (room.w - all - number) / 2) + figure / 2;
  for (int i = 0; i < figures; ++i, x += step) draw_viking(paint, kind, {x, foot}, height);
  if (waiting < 2) return;
  const float radius = std::min(paint.em(0.72F), on.cell * 0.17F);
  const Point at{area.right() - radius - paint.em(0.3F), area.bottom() - radius - on.cell * 0.06F};
  paint.disc(at, radius, current_palette.ink);
  paint.number(at, waiting, {Face::bold, radius * 1.3F / paint.em(), current_palette.parchment_top},
               Align::center);
}

// Vikings wait beside the row they belong to; boatsmen wait beside the ships.
void draw_berth(const HomelandBoard& on, std::size_t line, const Rect& arm) {
  Paint& paint = on.paint;
  Scene& scene = on.scene;
  const std::size_t row = row_of_line(line);
  const auto kind = row == kShipRow ? Viking::boatsman : static_cast<Viking>(row);
  const Rect area = on.beside(line, arm);
  if (line > 0) {
    paint.line({area.x + 4, area.y}, {area.right() - 4, area.y}, current_palette.paper_line, 1);
  }
  const TargetName here{"berth", on.seat, kind};
  const int waiting = on.player.waiting_of(kind) - scene.motion.coming(here);
  const Contact contact =
      scene.frame.targets.add({"waiting", on.seat, kind}, overlap(area, arm), Role::thing);
  const bool lit = scene.marks.seat == on.seat && scene.marks.boatsmen && kind == Viking::boatsman;
  const bool can_board = scene.acts(on.seat) && scene.state.step == Step::ferry && row < kRows &&
                         scene.model.legal_cells[row] != 0;
  if (contact.pointed) {
    paint.fill(area.inset(2), current_palette.paper_shade, 4);
    scene.point(vikings::waiting_thing(on.seat, kind), area);
  }
  if (lit || can_board) {
    paint.glow(area.inset(3), 4, lit ? 1.0F : 0.5F, current_palette.paper_glow);
  }
  if (contact.focused) focus_ring(scene.frame, area.inset(3), 4);

  const bool narrow = area.w < on.cell * 1.25F || area.w < paint.em(4.5F);
  const float mark = std::min(on.cell * (narrow ? 0.17F : 0.2F), paint.em(0.95F));
  const Berth berth{area, narrow, mark};
  draw_waiting(on, berth, kind, waiting);
  draw_medallion(paint, kind, medallion(paint, berth), mark);
  const float figure = on.cell * 0.6F;
  scene.motion.note(here, {area.center().x - figure / 2 + (narrow ? 0 : mark),
                           area.bottom() - on.cell * 0.12F - figure, figure, figure});
  draw_letter(paint, berth, row);
}

}  // namespace

// A corner piece: a long arm on the left, a short one above columns 1 to 3.
void draw_mainland(const HomelandBoard& on) {
  Paint& paint = on.paint;
  const Rect arm{on.origin.x, on.origin.y, on.mainland, on.sea.h};
  paint.shadow(arm, paint.em(0.4F), 0.8F);
  paint.gradient(arm, current_palette.parchment_top, current_palette.parchment_bottom,
                 paint.em(0.4F));
  paint.outline(arm.inset(0.5F), current_palette.parchment_edge, 1.5F, paint.em(0.4F));
  if (on.view.shift.x <= 0.5F && on.view.shift.y <= 0.5F) {
    // It lies above the row: ships have their sails there.
    const float high = paint.em(0.24F);
    const Rect top{arm.right() - 2, arm.y - high + 1,
                   std::min(on.sea.w, on.cell * 3 + on.sea.x - arm.right() + 2), high};
    paint.fill(top, current_palette.parchment_top, 2);
    paint.fill({top.x, top.bottom() - 1.5F, top.w, 1.5F}, current_palette.parchment_edge);
  }
  for (std::size_t line = 0; line < kLines; ++line) {
    if (!overlap(on.beside(line, arm), arm).empty()) draw_berth(on, line, arm);
  }
}

}  // namespace meadhall::table::vikings_table
