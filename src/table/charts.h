#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "table/frame.h"

// Charts on parchment. Who is who is told by a numbered shield, what is what by a numbered mark:
// colour is never the only sign.

namespace meadhall::table {

struct ChartSeat {
  std::uint8_t colour = 0;
  std::string_view name;
  std::vector<int> values;  // by source, or by moment
};

// A bar a seat, made of what each source brought; what was lost goes to the left of the line at 0.
// Below it the sources by name. Returns the part pointed at: seat and source.
struct BarPart {
  std::size_t seat = 0;
  std::size_t source = 0;
  Rect area;
};
std::optional<BarPart> draw_bars(Frame& frame, const Rect& area, std::span<const ChartSeat> seats,
                                 std::span<const std::string_view> sources);

// A line a seat, from moment to moment; the first is the start, the last the end.
void draw_course(Frame& frame, const Rect& area, std::span<const ChartSeat> seats);

}  // namespace meadhall::table
