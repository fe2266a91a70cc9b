#include "table/games/vikings/end_parts.h"

#include "table/games/vikings/pieces.h"
#include "table/games/vikings/special_rack.h"
#include "table/kit/icons.h"

namespace meadhall::table::vikings_table {
namespace {

// What brought the points, as a sign: whoever works for them, or what is counted.
void draw_source_mark(Paint& paint, std::size_t kind, Point at, float size) {
  using Source = vikings::PointSource;
  using vikings::Viking;
  const auto worker = [&](Viking viking) { draw_medallion(paint, viking, at, size * 0.55F); };
  const auto land = [&](float wide) {
    paint.fill(around(at, size * wide, size * 0.5F), current_palette.grass_dark, size * 0.25F);
  };
  const auto icon = [&](Icon which) {
    draw_icon(paint, which, at, size, current_palette.ink_soft);
  };
  const float reach = size * 0.55F;
  switch (static_cast<Source>(kind)) {
    case Source::start: return icon(Icon::star);
    case Source::spent:  // points that went, not gold that came
      icon(Icon::coin);
      return paint.line({at.x - reach, at.y + reach}, {at.x + reach, at.y - reach},
                        current_palette.danger_ink, 2);
    case Source::ships: return worker(Viking::warrior);
    case Source::nobles: return worker(Viking::noble);
    case Source::scouts: return worker(Viking::scout);
    case Source::unrepelled:
      return draw_icon(paint, Icon::sail, at, size, current_palette.danger_ink);
    case Source::gold: return icon(Icon::coin);
    case Source::boatsmen: return worker(Viking::boatsman);
    case Source::islands: return land(0.9F);
    case Source::longest: return land(1.3F);
    case Source::food: return icon(Icon::mug);
    case Source::fishermen: return worker(Viking::fisherman);
    case Source::buildings: return draw_building(paint, 0, around(at, size * 1.3F, size * 1.3F));
  }
}

// What only special tiles bring has no place in a match without them.
bool counts(const Position& shown, std::size_t line) {
  using vikings::PointSource;
  const auto source = static_cast<PointSource>(line);
  const bool of_specials = source == PointSource::fishermen || source == PointSource::buildings;
  return !of_specials || has_specials(shown.as<vikings::State>());
}

}  // namespace

const match::EndHooks kEndHooks{.draw_source = draw_source_mark,
                                .draw_crown =
                                    [](Paint& paint, Point center, float size) {
                                      draw_sign(paint, vikings::Viking::noble, center, size,
                                                current_palette.paper_glow);
                                    },
                                .counts = counts,
                                .money = "ui.gold",
                                .money_left = "ui.gold_left"};

}  // namespace meadhall::table::vikings_table
