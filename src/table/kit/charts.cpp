#include "table/kit/charts.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "table/kit/widgets.h"

namespace meadhall::table {
namespace {

// Between two marks of an axis over so much: a round number, so that there are six marks or fewer.
int mark_step(int range) {
  constexpr std::array kSteps = {1, 2, 5, 10, 20, 25, 50, 100, 200, 500};
  const auto found = std::ranges::find_if(kSteps, [&](int step) { return range / step < 6; });
  return found != kSteps.end() ? *found : range;
}

// The seats by shield, name and total, in a row or more. Returns the height used.
float draw_totals(Frame& frame, const Rect& room, std::span<const ChartSeat> seats) {
  Paint& paint = frame.paint;
  const Type name{Face::bold, 1.0F, current_palette.ink};
  const Type total{Face::heading, 1.12F, current_palette.ink};
  return flow(
      room, seats.size(), paint.em(1.5F), paint.em(0.3F),
      [&](std::size_t i) { return paint.em(4.8F) + paint.width(seats[i].name, name); },
      [&](std::size_t i, const Rect& place) {
        const float y = place.center().y;
        draw_shield(paint, {place.x + paint.em(0.7F), y}, paint.em(1.3F), seats[i].colour,
                    static_cast<int>(i) + 1);
        const float wide = paint.text_within({place.x + paint.em(1.7F), y},
                                             place.w - paint.em(4.0F), seats[i].name, name);
        int points = 0;
        for (const int value : seats[i].values) points += value;
        paint.number({place.x + paint.em(2.1F) + wide, y}, points, total);
      });
}

// The least and the most a source brought, 0 between them.
struct Span {
  int least = 0;
  int most = 0;
};
Span span_of(std::span<const ChartSeat> seats, std::size_t source) {
  Span span;
  for (const ChartSeat& seat : seats) {
    span = {std::min(span.least, seat.values[source]), std::max(span.most, seat.values[source])};
  }
  return span;
}

// One source in `area`: a bar a seat, `high` each, and `longest` points as long as there is room.
// Returns which is pointed at.
std::optional<BarPart> draw_source(Frame& frame, Rect area, std::span<const ChartSeat> seats,
                                   std::size_t source, int longest, float high) {
  Paint& paint = frame.paint;
  std::optional<BarPart> pointed;
  const float left = paint.em(1.7F);
  const Rect track{area.x + left, area.y, area.w - left - paint.em(2.1F), high};
  const float unit = track.w / static_cast<float>(longest);
  const float zero = track.x - static_cast<float>(span_of(seats, source).least) * unit;
  const Rect bars = area;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const Rect row = area.cut_top(high);
    const int value = seats[i].values[source];
    const Contact contact = frame.targets.add(
        {"bar", static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(source)}, row,
        Role::thing);
    if (contact.pointed) {
      paint.fill(row, current_palette.paper_shade, 3);
      pointed = BarPart{i, source, row};
    }
    if (contact.focused) focus_ring(frame, row, 3);
    draw_shield(paint, {row.x + paint.em(0.7F), row.center().y}, high * 0.94F, seats[i].colour,
                static_cast<int>(i) + 1);
    const float wide = static_cast<float>(std::abs(value)) * unit;
    const Rect bar{value < 0 ? zero - wide : zero, row.y + high * 0.16F, wide, high * 0.68F};
    if (value != 0) {
      paint.fill(bar, current_palette.seats[seats[i].colour % current_palette.seats.size()], 2);
      paint.outline(bar, current_palette.ink, 1, 2);
    }
    const Colour ink = value < 0    ? current_palette.danger_ink
                       : value == 0 ? current_palette.ink_faint
                                    : current_palette.ink;
    paint.number({std::max(bar.right(), zero) + paint.em(0.35F), row.center().y}, value,
                 {value == 0 ? Face::sans : Face::bold, 0.95F, ink});
  }
  paint.line({zero, bars.y}, {zero, area.y}, current_palette.ink, 1.5F);
  return pointed;
}

}  // namespace

std::optional<BarPart> draw_bars(Frame& frame, const Rect& area, std::span<const ChartSeat> seats,
                                 std::span<const ChartSource> sources, SourceMark mark) {
  Paint& paint = frame.paint;
  Rect room = area;
  room.cut_top(draw_totals(frame, room, seats) + paint.em(0.5F));
  std::vector<std::size_t> shown;
  int longest = 1;
  for (std::size_t source = 0; source < sources.size(); ++source) {
    const Span span = span_of(seats, source);
    if (span.most == span.least) continue;
    shown.push_back(source);
    longest = std::max(longest, span.most - span.least);
  }
  // Side by side in up to three columns, read downwards; a little larger where there is room.
  const float gap = paint.em(1.6F);
  const float head = paint.em(1.55F);
  const float below = paint.em(0.6F);
  const auto fitting = static_cast<std::size_t>((room.w + gap) / paint.em(14));
  const std::size_t columns = std::clamp<std::size_t>(fitting, 1, 3);
  const std::size_t lines = (shown.size() + columns - 1) / columns;
  const float share = room.h / static_cast<float>(std::max<std::size_t>(lines, 1));
  const float high = std::clamp((share - head - below) / static_cast<float>(seats.size()),
                                paint.em(1.2F), paint.em(1.55F));
  const float each = head + high * static_cast<float>(seats.size()) + below;
  float content = each * static_cast<float>(lines);
  std::optional<BarPart> pointed;
  scroll(frame, "bars", room, content, [&](const Rect& in) {
    const float wide = (in.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    for (std::size_t i = 0; i < shown.size(); ++i) {
      const ChartSource& source = sources[shown[i]];
      const std::size_t column = i / lines;
      Rect place{in.x + static_cast<float>(column) * (wide + gap),
                 in.y + static_cast<float>(i % lines) * each, wide, each};
      const Rect title = place.cut_top(head);
      const float sign = mark != nullptr ? paint.em(1.7F) : 0;
      if (mark != nullptr) {
        mark(paint, source.kind, {title.x + paint.em(0.7F), title.center().y}, paint.em(1.15F));
      }
      paint.text_within({title.x + sign, title.center().y}, title.w - sign, source.name,
                        {Face::bold, 1.0F, current_palette.ink});
      if (const auto part = draw_source(frame, place, seats, shown[i], longest, high))
        pointed = part;
    }
    return content;
  });
  return pointed;
}

void draw_course(Frame& frame, const Rect& area, std::span<const ChartSeat> seats) {
  Paint& paint = frame.paint;
  if (seats.empty() || seats[0].values.size() < 2) return;
  int most = 1;
  int least = 0;
  for (const ChartSeat& seat : seats) {
    most = std::max(most, std::ranges::max(seat.values));
    least = std::min(least, std::ranges::min(seat.values));
  }
  Rect room = area;
  const Rect foot = room.cut_bottom(paint.em(1.5F));
  room.cut_top(paint.em(0.6F));
  room.cut_left(paint.em(2.2F));
  room.cut_right(paint.em(2.4F));
  const std::size_t moments = seats[0].values.size();
  const auto at = [&](std::size_t moment, int value) {
    return Point{room.x + room.w * static_cast<float>(moment) / static_cast<float>(moments - 1),
                 room.bottom() -
                     room.h * static_cast<float>(value - least) / static_cast<float>(most - least)};
  };
  const Type small{Face::sans, 0.88F, current_palette.ink_faint};
  const int step = mark_step(most - least);
  for (int value = least - least % step; value <= most; value += step) {
    const float y = at(0, value).y;
    paint.line({room.x, y}, {room.right(), y}, current_palette.paper_line);
    paint.number({room.x - paint.em(0.4F), y}, value, small, Align::right);
  }
  const auto shown =
      static_cast<std::size_t>(std::ceil(paint.em(1.5F) * static_cast<float>(moments) / room.w));
  for (std::size_t moment = 0; moment < moments; ++moment) {
    const Point middle{at(moment, 0).x, foot.center().y};
    if (moment + 1 < moments) {
      // Where all numbers have no room, some stand for all; none so near the end that it touches
      // it.
      if (moment % shown != 0 || moment + shown >= moments) continue;
      paint.number(middle, static_cast<int>(moment), small, Align::center);
    } else {
      draw_icon(paint, Icon::star, middle, paint.em(0.9F), current_palette.ink_soft);
    }
  }
  // Ends that would lie upon each other stand beside each other.
  std::vector<float> taken;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const Colour colour =
        darker(current_palette.seats[seats[i].colour % current_palette.seats.size()], 0.25F);
    for (std::size_t moment = 0; moment + 1 < moments; ++moment) {
      paint.line(at(moment, seats[i].values[moment]), at(moment + 1, seats[i].values[moment + 1]),
                 colour, 2.5F);
    }
    for (std::size_t moment = 0; moment < moments; ++moment) {
      paint.disc(at(moment, seats[i].values[moment]), paint.em(0.22F), colour);
    }
    Point end = at(moments - 1, seats[i].values.back());
    end.x += paint.em(0.8F);
    for (const float y : taken) {
      if (std::abs(y - end.y) < paint.em(1.0F)) end.x += paint.em(0.75F);
    }
    taken.push_back(end.y);
    draw_shield(paint, end, paint.em(1.3F), seats[i].colour, static_cast<int>(i) + 1);
  }
  frame.targets.add({"course"}, area, Role::floor);
}

}  // namespace meadhall::table
