#include "table/match/plain_table.h"

#include <algorithm>
#include <span>

#include "table/kit/widgets.h"

namespace meadhall::table::match {
namespace {

struct Scene : Stage {
  PlainTable::Boards& boards;
};
Scene& scene_on(Stage& stage) { return static_cast<Scene&>(stage); }

Type section_title() { return {Face::heading, 1.1F, current_palette.on_sea}; }
Type section_line() { return {Face::sans, 1.0F, current_palette.on_sea_soft}; }

constexpr float kBetweenLines = 0.25F;  // em
constexpr float kInset = 0.8F;          // em, of a section

void take_in(Stage& stage) { scene_on(stage).boards.sections = app::table_words(stage.frame.app); }

float section_height(Frame& frame, float width, const app::SaidSection& section) {
  const float inner = width - frame.em(2 * kInset);
  float high = frame.em(1.9F) + frame.em(kInset);
  for (const std::string& line : section.lines) {
    high += frame.paint.paragraph_height(inner, line, section_line()) + frame.em(kBetweenLines);
  }
  return high;
}

void draw_section(Frame& frame, const Rect& area, const app::SaidSection& section) {
  Paint& paint = frame.paint;
  paint.sunk(area, paint.em(0.6F));
  Rect room = area.inset(paint.em(kInset), paint.em(kInset / 2));
  const Rect head = room.cut_top(paint.em(1.9F));
  paint.text_within({head.x, head.center().y}, head.w, section.title, section_title());
  for (const std::string& line : section.lines) {
    room.cut_top(paint.paragraph({room.x, room.y, room.w, 1e5F}, line, section_line()) +
                 paint.em(kBetweenLines));
  }
}

// Every column takes its share of the sections, in their order: the common boards first.
float draw_column(Frame& frame, Rect room, std::span<const app::SaidSection> sections,
                  std::size_t column, std::size_t columns) {
  const float gap = frame.em(0.7F);
  float all = 0;
  for (const app::SaidSection& each : sections) all += section_height(frame, room.w, each) + gap;
  const float share = all / static_cast<float>(columns);
  float before = 0;
  float used = 0;
  for (const app::SaidSection& each : sections) {
    const float high = section_height(frame, room.w, each);
    const auto mine =
        static_cast<std::size_t>(std::min(before / share, static_cast<float>(columns - 1)));
    before += high + gap;
    if (mine != column) continue;
    const Rect area = room.cut_top(high, gap);
    used += high + gap;
    if (area.y < frame.view.height && area.bottom() > 0) draw_section(frame, area, each);
  }
  return used;
}

void draw_boards(Stage& stage, Seat, const Rect& area) {
  Frame& frame = stage.frame;
  PlainTable::Boards& boards = scene_on(stage).boards;
  const float gap = frame.em(0.7F);
  const std::size_t columns = area.w > frame.em(50) ? 2 : 1;
  scroll(
      frame, "boards", area, boards.height,
      [&](Rect page) {
        const float wide =
            (page.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
        float most = 0;
        for (std::size_t i = 0; i < columns; ++i) {
          const float x = page.x + (wide + gap) * static_cast<float>(i);
          most = std::max(
              most, draw_column(frame, {x, page.y, wide, page.h}, boards.sections, i, columns));
        }
        return most;
      },
      Ground::sea);
}

constexpr TableHooks kHooks{.refresh = take_in, .draw_board = draw_boards, .tells_opinion = true};

}  // namespace

PlainTable::PlainTable() : screen_(kHooks) {}

void PlainTable::draw(Frame& frame) {
  Scene scene{screen_.stage(frame), boards_};
  screen_.draw(scene);
}

}  // namespace meadhall::table::match
