#include "table/charts.h"

#include <algorithm>

#include "table/widgets.h"

namespace meadhall::table {
namespace {

Colour source_colour(std::size_t source) {
  const Colour base = tone.vikings[(source * 5) % tone.vikings.size()];
  return source % 2 == 0 ? lighter(base, 0.35F) : base;
}

void draw_mark(Paint& paint, const Rect& place, std::size_t source) {
  const Colour ground = source_colour(source);
  paint.fill(place, ground, 2);
  paint.outline(place.inset(0.5F), tone.ink, 1, 2);
  const float size = std::min(0.8F, place.h * 0.8F / paint.em());
  const Type type{Face::bold, size, tone.ink};
  const auto number = static_cast<int>(source) + 1;
  if (place.w < paint.em(size * 1.15F)) return;
  paint.disc(place.center(), paint.em(size * 0.62F), fade(tone.parchment_top, 0.85F));
  paint.number(place.center(), number, type, Align::center);
}

bool any(std::span<const ChartSeat> seats, std::size_t source) {
  return std::ranges::any_of(seats,
                             [&](const ChartSeat& seat) { return seat.values[source] != 0; });
}

float draw_legend(Frame& frame, const Rect& room, std::span<const ChartSeat> seats,
                  std::span<const std::string_view> sources, bool drawn) {
  Paint& paint = frame.paint;
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    if (any(seats, i)) shown.push_back(i);
  }
  const Type type{Face::sans, 0.92F, tone.ink_soft};
  return flow(
      room, shown.size(), paint.em(1.4F), paint.em(0.5F),
      [&](std::size_t i) { return paint.em(2.0F) + paint.width(sources[shown[i]], type); },
      [&](std::size_t i, const Rect& place) {
        if (!drawn) return;
        draw_mark(paint,
                  {place.x, place.center().y - paint.em(0.55F), paint.em(1.4F), paint.em(1.1F)},
                  shown[i]);
        paint.text({place.x + paint.em(1.7F), place.center().y}, sources[shown[i]], type);
      });
}

}  // namespace

std::optional<BarPart> draw_bars(Frame& frame, const Rect& area, std::span<const ChartSeat> seats,
                                 std::span<const std::string_view> sources) {
  Paint& paint = frame.paint;
  Rect room = area;
  const float legend = draw_legend(frame, room, seats, sources, false);
  const Rect below = room.cut_bottom(legend, paint.em(0.6F));
  draw_legend(frame, below, seats, sources, true);
  int most = 1;
  int least = 0;
  for (const ChartSeat& seat : seats) {
    int gained = 0;
    int lost = 0;
    for (const int value : seat.values) (value > 0 ? gained : lost) += value;
    most = std::max(most, gained);
    least = std::min(least, lost);
  }
  room.cut_left(paint.em(1.8F));
  room.cut_right(paint.em(2.2F));
  const float unit = room.w / static_cast<float>(most - least);
  const float zero = room.x - static_cast<float>(least) * unit;
  const float step = std::min(room.h / static_cast<float>(seats.size()), paint.em(4.2F));
  std::optional<BarPart> pointed;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const Rect row = room.cut_top(step);
    const float high = std::min(row.h - paint.em(0.4F), paint.em(2.4F));
    draw_shield(paint, {row.x - paint.em(1.0F), row.center().y}, paint.em(1.4F), seats[i].colour,
                static_cast<int>(i) + 1);
    float right = zero;
    float left = zero;
    int total = 0;
    for (std::size_t source = 0; source < sources.size(); ++source) {
      const int value = seats[i].values[source];
      if (value == 0) continue;
      total += value;
      const float wide = static_cast<float>(std::abs(value)) * unit;
      const Rect part{value > 0 ? right : left - wide, row.center().y - high / 2, wide, high};
      (value > 0 ? right : left) += value > 0 ? wide : -wide;
      const Contact contact = frame.targets.add(
          {"bar", static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(source)}, part,
          Role::thing);
      draw_mark(paint, part, source);
      if (contact.pointed) {
        paint.outline(part, tone.action, 2, 2);
        pointed = BarPart{i, source, part};
      }
      if (contact.focused) focus_ring(frame, part, 2);
    }
    paint.number({right + paint.em(0.4F), row.center().y}, total, {Face::heading, 1.1F, tone.ink});
    paint.line({zero, row.y}, {zero, row.bottom()}, tone.ink, 1.5F);
  }
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
  const Type small{Face::sans, 0.88F, tone.ink_faint};
  const int step = std::max(1, (most - least + 4) / 5);
  for (int value = least; value <= most; value += step) {
    const float y = at(0, value).y;
    paint.line({room.x, y}, {room.right(), y}, tone.paper_line);
    paint.number({room.x - paint.em(0.4F), y}, value, small, Align::right);
  }
  for (std::size_t moment = 0; moment < moments; ++moment) {
    const Point middle{at(moment, 0).x, foot.center().y};
    if (moment + 1 < moments) {
      paint.number(middle, static_cast<int>(moment), small, Align::center);
    } else {
      draw_icon(paint, Icon::star, middle, paint.em(0.9F), tone.ink_soft);
    }
  }
  // Ends that would lie upon each other stand beside each other.
  std::vector<float> taken;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const Colour colour = darker(tone.seats[seats[i].colour % tone.seats.size()], 0.25F);
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
