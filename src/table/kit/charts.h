#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "table/kit/frame.h"

// Charts on parchment. Who is who is told by a numbered shield, what is what by a numbered mark:
// colour is never the only sign.

namespace meadhall::table {

struct ChartSeat {
  std::uint8_t colour = 0;
  std::string_view name;
  std::vector<int> values;  // by source, or by moment
};

// Where points came from: `kind` tells a SourceMark which sign to draw.
struct ChartSource {
  std::size_t kind = 0;
  std::string_view name;
};
using SourceMark = void (*)(Paint& paint, std::size_t kind, Point center, float size);

// Who has how much in all, then a small chart a source, by sign and name: a bar a seat with its
// shield and its number, a point as long in all of them; what was lost goes to the left of 0.
// Sources that brought nobody anything are left out; without a `mark` they have no signs. Returns
// the bar pointed at: seat and source.
struct BarPart {
  std::size_t seat = 0;
  std::size_t source = 0;
  Rect area;
};
std::optional<BarPart> draw_bars(Frame& frame, const Rect& area, std::span<const ChartSeat> seats,
                                 std::span<const ChartSource> sources, SourceMark mark);

// A line a seat, from moment to moment; the first is the start, the last the end.
void draw_course(Frame& frame, const Rect& area, std::span<const ChartSeat> seats);

}  // namespace meadhall::table
