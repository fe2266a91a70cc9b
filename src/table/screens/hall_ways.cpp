#include "table/screens/hall_ways.h"

#include <array>

#include "table/kit/widgets.h"

namespace meadhall::table::screens {
namespace {

struct Way {
  std::string_view command;  // "open" is asked for with a text
  Icon icon;
};
constexpr std::array<Way, 6> kWays = {{
    {"saves", Icon::chest},
    {"records", Icon::log},
    {"settings", Icon::gear},
    {"open", Icon::link},
    {"import", Icon::scroll},
    {"credits", Icon::star},
}};

// A text field asks for a link alone.
const std::string& label_of(Frame& frame, const Way& way) {
  return way.command == "open" ? frame.words("ui.open_link") : command_words(frame, way.command);
}

ButtonSpec previous_spec(Frame& frame, float size) {
  return {.label = command_words(frame, "previous"),
          .look = Look::sea,
          .icon = Icon::take_back,
          .size = size};
}

std::size_t way_count(const Frame& frame) {
  return kWays.size() + (frame.app.available("previous") ? 1 : 0);
}

}  // namespace

float ways_rows(const Frame& frame, const WaysGrid& grid) {
  const std::size_t rows = (way_count(frame) + grid.columns - 1) / grid.columns;
  return static_cast<float>(rows);
}

float draw_ways(Frame& frame, const Rect& room, const WaysGrid& grid, float high, bool draws) {
  const std::size_t columns = grid.columns;
  const float gap = frame.em(kWayGap);
  const std::size_t count = way_count(frame);
  const float wide = (room.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  for (std::size_t i = 0; draws && i < count; ++i) {
    const std::size_t row = i / columns;
    const Rect area{room.x + static_cast<float>(i % columns) * (wide + gap),
                    room.y + static_cast<float>(row) * (high + gap), wide, high};
    if (i == kWays.size()) {
      if (button(frame, {"previous"}, area, previous_spec(frame, grid.size))) {
        frame.order("previous");
      }
      continue;
    }
    const Way& way = kWays[i];
    const ButtonSpec spec{
        .label = label_of(frame, way), .look = Look::sea, .icon = way.icon, .size = grid.size};
    if (!button(frame, {way.command}, area, spec)) continue;
    if (way.command == "open") {
      frame.text_edit = TextEdit{"open", "", area.x, area.y, area.w, area.h};
    } else {
      frame.order(std::string(way.command));
    }
  }
  const float rows = ways_rows(frame, grid);
  return rows * high + (rows - 1) * gap;
}

WaysGrid ways_grid(Frame& frame, float width, std::size_t most) {
  float widest = 0;
  for (const Way& way : kWays) {
    widest =
        std::max(widest, button_width(frame, {.label = label_of(frame, way), .icon = way.icon}));
  }
  const float gap = frame.em(kWayGap);
  if (frame.app.available("previous")) {
    widest = std::max(widest, button_width(frame, previous_spec(frame, 1)));
  }
  // Rows as even as may be.
  const std::size_t count = way_count(frame);
  const auto fit = [&](float wish) {
    const auto fits = static_cast<std::size_t>((width + gap) / (wish + gap));
    const std::size_t columns = std::clamp<std::size_t>(fits, 1, most);
    const std::size_t rows = (count + columns - 1) / columns;
    return (count + rows - 1) / rows;
  };
  const std::size_t columns = fit(widest);
  if (columns > 1) return {columns, 1};
  // Before they stand below each other, labels come closer to their edges and are a little smaller.
  const float bare = widest - frame.em(1.5F);
  const float edges = frame.em(0.8F);
  for (const float size : {1.0F, 0.95F, 0.9F}) {
    if (const std::size_t closer = fit(bare * size + edges); closer > 1) return {closer, size};
  }
  return {1, 1};
}

}  // namespace meadhall::table::screens
