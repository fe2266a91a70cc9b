#include "table/games/vikings/mainland.h"

#include "table/games/vikings/pieces.h"
#include "table/kit/widgets.h"

namespace meadhall::table::vikings_table {
namespace {

using vikings::kRows;
using vikings::kShipRow;
using vikings::Player;
using vikings::Step;
using vikings::Viking;

// The mainland is a corner piece: a long arm on the left, a short one above columns 1 to 3.
class MainlandView {
 public:
  MainlandView(Scene& scene, Seat seat, const MainlandPlace& place)
      : scene_(scene),
        paint_(scene.frame.paint),
        seat_(seat),
        player_(scene.state.at(seat)),
        at_(place) {}

  void draw() {
    const Rect& arm = at_.arm;
    paint_.shadow(arm, paint_.em(0.4F), 0.8F);
    paint_.gradient(arm, current_palette.parchment_top, current_palette.parchment_bottom,
                    paint_.em(0.4F));
    paint_.outline(arm.inset(0.5F), current_palette.parchment_edge, 1.5F, paint_.em(0.4F));
    if (at_.shift.x <= 0.5F && at_.shift.y <= 0.5F) {
      // It lies above the row: ships have their sails there.
      const float high = paint_.em(0.24F);
      const Rect top{arm.right() - 2, arm.y - high + 1,
                     std::min(at_.sea.w, at_.cell * 3 + at_.sea.x - arm.right() + 2), high};
      paint_.fill(top, current_palette.parchment_top, 2);
      paint_.fill({top.x, top.bottom() - 1.5F, top.w, 1.5F}, current_palette.parchment_edge);
    }
    for (std::size_t line = 0; line < kRows + 1; ++line) {
      if (!overlap(beside(line), arm).empty()) draw_berth(line);
    }
  }

 private:
  // What of the arm stands beside a line; the ships' is the first.
  Rect beside(std::size_t line) const {
    return {at_.arm.x, at_.arm.y - at_.shift.y + at_.cell * static_cast<float>(line), at_.arm.w,
            at_.cell};
  }

  // True if letter and medallion find room one above the other.
  bool stacked(const Rect& berth, float mark) const {
    return berth.h > paint_.em(1.45F) + 2 * mark;
  }
  Point medallion(const Rect& berth, bool narrow, float mark) const {
    const float x = berth.x + mark + (narrow ? 3 : paint_.em(0.45F));
    if (!stacked(berth, mark)) return {x, narrow ? berth.y + mark + 3 : berth.center().y};
    return {x, std::max(berth.y + paint_.em(1.2F) + mark,
                        std::min(berth.y + berth.h * 0.62F, berth.bottom() - mark - 4))};
  }

  // The letter of the row, as places are called in the log: "N2".
  void draw_letter(const Rect& berth, std::size_t row, bool narrow, float mark) {
    const char letter = vikings::row_letter(row);
    const bool corner = !stacked(berth, mark);
    const Point at = corner ? Point{berth.right() - paint_.em(0.7F), berth.y + paint_.em(0.75F)}
                            : Point{medallion(berth, narrow, mark).x, berth.y + paint_.em(0.75F)};
    if (corner || narrow)
      paint_.disc(at, paint_.em(0.52F), fade(current_palette.parchment_top, 0.85F));
    paint_.text(at, {&letter, 1}, {Face::bold, narrow ? 0.85F : 0.95F, current_palette.ink_faint},
                Align::center);
  }

  // Vikings wait beside the row they belong to; boatsmen wait beside the ships.
  void draw_berth(std::size_t line) {
    const std::size_t row = kRows - line;
    const auto kind = row == kShipRow ? Viking::boatsman : static_cast<Viking>(row);
    const Rect berth = beside(line);
    if (line > 0) {
      paint_.line({berth.x + 4, berth.y}, {berth.right() - 4, berth.y}, current_palette.paper_line,
                  1);
    }
    const TargetName here{"berth", static_cast<std::uint32_t>(index(seat_)),
                          static_cast<std::uint32_t>(kind)};
    const int waiting = player_.waiting_of(kind) - scene_.motion.coming(here);
    const TargetName waiting_name{"waiting", static_cast<std::uint32_t>(index(seat_)),
                                  static_cast<std::uint32_t>(kind)};
    const Contact contact =
        scene_.frame.targets.add(waiting_name, overlap(berth, at_.arm), Role::thing);
    const bool lit =
        scene_.marks.seat == seat_ && scene_.marks.boatsmen && kind == Viking::boatsman;
    const bool can_board = scene_.acts(seat_) && scene_.state.step == Step::ferry && row < kRows &&
                           scene_.model.legal_cells[row] != 0;
    if (contact.pointed) {
      paint_.fill(berth.inset(2), current_palette.paper_shade, 4);
      scene_.point(vikings::waiting_thing(seat_, kind), berth);
    }
    if (lit || can_board)
      paint_.glow(berth.inset(3), 4, lit ? 1.0F : 0.5F, current_palette.paper_glow);
    if (contact.focused) focus_ring(scene_.frame, berth.inset(3), 4);

    const bool narrow = berth.w < at_.cell * 1.25F || berth.w < paint_.em(4.5F);
    const float mark = std::min(at_.cell * (narrow ? 0.17F : 0.2F), paint_.em(0.95F));
    draw_waiting(kind, waiting, berth, narrow, mark);
    draw_medallion(paint_, kind, medallion(berth, narrow, mark), mark);
    const float figure = at_.cell * 0.6F;
    scene_.motion.note(here, {berth.center().x - figure / 2 + (narrow ? 0 : mark),
                              berth.bottom() - at_.cell * 0.12F - figure, figure, figure});
    draw_letter(berth, row, narrow, mark);
  }

  void draw_waiting(Viking kind, int waiting, const Rect& berth, bool narrow, float mark) {
    if (waiting <= 0) return;
    const float left = narrow ? berth.x + paint_.em(0.1F) : berth.x + 2 * mark + paint_.em(0.5F);
    const Rect room{left, berth.y, berth.right() - left, berth.h};
    const float height = std::min(at_.cell * 0.72F, room.w * 0.95F);
    const float foot = berth.bottom() - at_.cell * 0.12F;
    const float figure = height * 0.72F;
    const int shown = std::min(
        waiting, std::max(1, static_cast<int>((room.w - paint_.em(0.9F)) / (figure * 0.45F)) - 1));
    const int figures = std::min(shown, 3);
    const float step = figure * 0.42F;
    const float number = waiting > 1 ? paint_.em(1.15F) : 0;
    const float all = figure + step * static_cast<float>(figures - 1);
    float x = room.x + std::max(0.0F, (room.w - all - number) / 2) + figure / 2;
    for (int i = 0; i < figures; ++i, x += step) draw_viking(paint_, kind, {x, foot}, height);
    if (waiting > 1) {
      const float radius = std::min(paint_.em(0.72F), at_.cell * 0.17F);
      const Point at{berth.right() - radius - paint_.em(0.3F),
                     berth.bottom() - radius - at_.cell * 0.06F};
      paint_.disc(at, radius, current_palette.ink);
      paint_.number(at, waiting,
                    {Face::bold, radius * 1.3F / paint_.em(), current_palette.parchment_top},
                    Align::center);
    }
  }

  Scene& scene_;
  Paint& paint_;
  Seat seat_;
  const Player& player_;
  MainlandPlace at_;
};

}  // namespace

void draw_mainland(Scene& scene, Seat seat, const MainlandPlace& place) {
  MainlandView(scene, seat, place).draw();
}

}  // namespace meadhall::table::vikings_table
