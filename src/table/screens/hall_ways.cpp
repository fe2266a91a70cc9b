#include "table/screens/hall_ways.h"

#include <array>

#include "table/kit/widgets.h"

namespace meadhall::table::screens {
namespace {

struct Way {
  std::string_view command;  // "open" is asked for with a text
  Icon icon;
};
// The last one only where there was a match before.
constexpr std::array<Way, 7> kWays = {{
    {"saves", Icon::chest},
    {"records", Icon::log},
    {"settings", Icon::gear},
    {"open", Icon::link},
    {"import", Icon::scroll},
    {"credits", Icon::star},
    {"previous", Icon::take_back},
}};

// A text field asks for a link alone.
const std::string& label_of(Frame& frame, const Way& way) {
  return way.command == "open" ? frame.words("ui.open_link") : command_words(frame, way.command);
}

std::span<const Way> ways(const Frame& frame) {
  return std::span(kWays).first(kWays.size() - (frame.app.available("previous") ? 0 : 1));
}

}  // namespace

float draw_ways(Frame& frame, const Rect& room, const WaysGrid& grid, float high, bool draws) {
  const std::size_t columns = grid.columns;
  const float gap = frame.em(kWayGap);
  const std::span<const Way> all = ways(frame);
  const float wide = (room.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  for (std::size_t i = 0; draws && i < all.size(); ++i) {
    const std::size_t row = i / columns;
    const Rect area{room.x + static_cast<float>(i % columns) * (wide + gap),
                    room.y + static_cast<float>(row) * (high + gap), wide, high};
    const Way& way = all[i];
    const ButtonSpec spec{
        .label = label_of(frame, way), .look = Look::sea, .icon = way.icon, .size = grid.size};
    if (!button(frame, {way.command}, area, spec)) continue;
    if (way.command == "open") {
      frame.text_edit = TextEdit{"open", "", area.x, area.y, area.w, area.h};
    } else {
      frame.order(std::string(way.command));
    }
  }
  const std::size_t rows = (all.size() + columns - 1) / columns;
  return static_cast<float>(rows) * (high + gap) - gap;
}

WaysGrid ways_grid(Frame& frame, float width, std::size_t most) {
  float widest = 0;
  const std::span<const Way> all = ways(frame);
  for (const Way& way : all) {
    widest =
        std::max(widest, button_width(frame, {.label = label_of(frame, way), .icon = way.icon}));
  }
  const float gap = frame.em(kWayGap);
  // Rows as even as may be.
  const auto fit = [&](float wish) {
    const auto fits = static_cast<std::size_t>((width + gap) / (wish + gap));
    const std::size_t columns = std::clamp<std::size_t>(fits, 1, most);
    const std::size_t rows = (all.size() + columns - 1) / columns;
    return (all.size() + rows - 1) / rows;
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
