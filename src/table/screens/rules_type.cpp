#include "table/screens/rules_type.h"

namespace meadhall::table::screens {

std::size_t lead_of(std::string_view text, std::string_view end) {
  const std::size_t at = text.find(end);
  return at == std::string_view::npos || at > 60 ? 0 : at + 1;
}

float set_text(Frame& frame, const Rect& room, std::string_view text, std::size_t lead,
               const Type& type, bool draws) {
  Paint& paint = frame.paint;
  const Type bold{Face::bold, type.size, current_palette.ink};
  const float line = paint.line_height(type);
  const std::string_view term = text.substr(0, lead);
  // A term that needs a line of its own is no term to be set in one.
  if (lead == 0 || paint.width(term, bold) > room.w * 0.8F) {
    if (draws) paint.paragraph({room.x, room.y, room.w, 1e5F}, text, type);
    return paint.paragraph_height(room.w, text, type);
  }
  // The words beside the term, then a paragraph below it.
  const float beside = paint.width(term, bold) + paint.width(" ", type);
  const std::string_view rest = text.substr(std::min(text.size(), lead + 1));
  std::size_t fits = 0;
  for (std::size_t at = 0; at < rest.size();) {
    const std::size_t end = std::min(rest.find(' ', at), rest.size());
    if (beside + paint.width(rest.substr(0, end), type) > room.w) break;
    fits = end;
    at = end + 1;
  }
  const std::string_view below = rest.substr(std::min(rest.size(), fits + (fits > 0 ? 1 : 0)));
  if (draws) {
    paint.text({room.x, room.y + line / 2}, term, bold);
    paint.text({room.x + beside, room.y + line / 2}, rest.substr(0, fits), type);
    paint.paragraph({room.x, room.y + line, room.w, 1e5F}, below, type);
  }
  return line + (below.empty() ? 0 : paint.paragraph_height(room.w, below, type));
}

float set_marked(Frame& frame, Rect room, std::string_view text, std::string_view word,
                 const Type& type, bool draws) {
  Paint& paint = frame.paint;
  const float high = paint.line_height(type);
  const float top = room.y;
  const std::vector<app::Stretch> marks =
      draws ? app::stretches_of(word, text) : std::vector<app::Stretch>();
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = begin + paint.first_line(text.substr(begin), room.w, type).size();
    const Rect line = room.cut_top(high);
    for (const app::Stretch& mark : marks) {
      const std::size_t from = std::max(mark.begin, begin);
      const std::size_t to = std::min(mark.end, end);
      if (from >= to) continue;
      const float x = line.x + paint.width(text.substr(begin, from - begin), type);
      const float wide = paint.width(text.substr(from, to - from), type);
      paint.fill({x - 1, line.y + 1, wide + 2, line.h - 2}, current_palette.paper_mark,
                 paint.em(0.2F));
    }
    if (draws) {
      paint.text_within({line.x, line.center().y}, line.w, text.substr(begin, end - begin), type);
    }
    begin = std::min(text.find_first_not_of(' ', end), text.size());
  }
  return room.y - top;
}

}  // namespace meadhall::table::screens
