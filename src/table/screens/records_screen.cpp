#include "table/screens/records_screen.h"

#include <algorithm>
#include <string>
#include <vector>

#include "table/kit/page.h"
#include "table/kit/widgets.h"

namespace meadhall::table::screens {
namespace {

using app::RecordsWords;

constexpr float kLine = 1.9F;    // em, of a row
constexpr float kNumber = 6.2F;  // em, of a column of numbers

// Export and forget; once asked whether they are to be forgotten, only the answers to that.
float draw_ways(Frame& frame, const Rect& room) {
  std::vector<CommandButton> ways;
  if (frame.app.doubted() == app::kRecordsDoubted) {
    ways.push_back(
        {{"forget"},
         "records forget",
         {.label = frame.words("records.forget_sure"), .look = Look::action, .icon = Icon::bin}});
    // To keep them after all is to come to this screen anew.
    ways.push_back({{"keep"},
                    "records",
                    {.label = frame.words("ui.keep"), .look = Look::sea, .icon = Icon::close}});
  } else {
    ways.push_back({{"export"},
                    "records export",
                    {.label = command_words(frame, "records export"),
                     .look = Look::sea,
                     .icon = Icon::download}});
    ways.push_back(
        {{"forget"},
         "records forget",
         {.label = command_words(frame, "records forget"), .look = Look::sea, .icon = Icon::bin}});
  }
  return flow_commands(frame, room, ways);
}

using Cells = std::array<std::string, RecordsWords::kColumns>;

void draw_cells(Paint& paint, const Rect& line, const Cells& cells, const Type& type) {
  const float wide = line.w / static_cast<float>(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const float end = line.x + wide * static_cast<float>(i + 1);
    paint.text_within({end, line.center().y}, wide - paint.em(0.3F), cells[i], type, Align::right);
  }
}

}  // namespace

void RecordsScreen::refresh(const app::App& app) {
  if (!revision_.due(app)) return;
  words_ = app::records_words(app);
}

// Where it is narrow the numbers of a row stand below what it is about; with large letters each of
// them on a line with its head.
float RecordsScreen::draw_part(Frame& frame, const Rect& room,
                               const RecordsWords::Part& part) const {
  Paint& paint = frame.paint;
  const float pad = paint.em(0.9F);
  const float numbers = paint.em(kNumber * RecordsWords::kColumns);
  const bool narrow = room.w < numbers + paint.em(14);
  const Type soft{Face::sans, 0.95F, current_palette.ink_soft};
  const float column = (room.w - 2 * pad) / static_cast<float>(RecordsWords::kColumns);
  const bool listed = narrow && std::ranges::any_of(words_.heads, [&](const std::string& head) {
                        return paint.width(head, soft) > column - paint.em(0.3F);
                      });
  const float line = paint.em(kLine);
  const Type title{Face::heading, 1.25F, current_palette.ink};
  const float head = paint.line_height(title);
  const auto rows = static_cast<float>(part.rows.size());
  const float below = line * (listed ? 0.85F * RecordsWords::kColumns : narrow ? 0.85F : 0);
  const float high = 2 * pad + head + (listed ? 0 : line) + rows * (line + below);
  const Rect card{room.x, room.y, room.w, high};
  if (card.bottom() < 0 || card.y > frame.view.height) return high;  // scrolled out of sight
  paint.parchment(card);
  Rect inner = card.inset(pad);
  const Rect heading = inner.cut_top(head);
  paint.text_within({heading.x, heading.center().y}, heading.w, part.game, title);
  const auto beside = [&](Rect whole) { return narrow ? whole : whole.cut_right(numbers); };
  if (!listed) draw_cells(paint, beside(inner.cut_top(line)), words_.heads, soft);
  for (const RecordsWords::Row& row : part.rows) {
    const bool total = part.rows.size() > 1 && &row == &part.rows.back();
    const Type type{total ? Face::bold : Face::sans, 1.05F, current_palette.ink};
    paint.fill({inner.x, inner.y, inner.w, current_palette.edge}, current_palette.paper_line);
    Rect about = inner.cut_top(line);
    const Rect cells = narrow ? inner.cut_top(below) : about.cut_right(numbers);
    paint.text_within({about.x, about.center().y}, about.w, row.who, type);
    if (!listed) {
      draw_cells(paint, cells, row.cells, type);
      continue;
    }
    const float each = below / static_cast<float>(RecordsWords::kColumns);
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      const float y = cells.y + each * (static_cast<float>(i) + 0.5F);
      paint.text({cells.x + paint.em(0.8F), y}, words_.heads[i], soft);
      paint.text({cells.right(), y}, row.cells[i], type, Align::right);
    }
  }
  return high;
}

void RecordsScreen::draw(Frame& frame) {
  refresh(frame.app);
  Paint& paint = frame.paint;
  Rect room = draw_page(frame, frame.words("app.records"), 54);
  room.w -= paint.em(0.4F);
  scroll_column(frame, "records", room, height_, Ground::sea, [&](Rect& inner) {
    if (frame.app.available("records export")) {
      inner.cut_top(draw_ways(frame, inner), paint.em(0.8F));
    }
    if (words_.parts.empty()) {
      const Type type{Face::heading, 1.2F, current_palette.on_sea};
      inner.cut_top(paint.paragraph(inner, frame.words("records.none"), type), paint.em(0.3F));
    }
    const Type soft{Face::sans, 1.05F, current_palette.on_sea_soft};
    inner.cut_top(paint.paragraph(inner, words_.told, soft), paint.em(0.8F));
    for (const std::string& line : words_.daily) {
      const Type type{Face::bold, 1.05F, current_palette.on_sea};
      const bool last = &line == &words_.daily.back();
      inner.cut_top(paint.paragraph(inner, line, type), paint.em(last ? 0.8F : 0.2F));
    }
    if (!words_.damage.empty()) {
      const Type type{Face::bold, 1.0F, current_palette.danger_ink};
      const float pad = paint.em(0.8F);
      const float high = paint.paragraph_height(inner.w - 2 * pad, words_.damage, type);
      const Rect card = inner.cut_top(high + 2 * pad, paint.em(0.8F));
      paint.parchment(card);
      paint.paragraph(card.inset(pad), words_.damage, type);
    }
    for (const RecordsWords::Part& part : words_.parts) {
      inner.cut_top(draw_part(frame, inner, part), paint.em(0.8F));
    }
  });
}

}  // namespace meadhall::table::screens
