#include "table/games/feast/travels.h"

#include <cmath>

#include "games/feast/pieces.h"
#include "table/games/feast/log_signs.h"
#include "table/kit/icons.h"

namespace meadhall::table::feast_table {

using feast::PieceSort;
using feast::Where;

namespace {

// Where a piece at this location is to be seen; without a name if nowhere. Of seats whose hall is
// not shown all is where they sit.
TargetName place_of(const Scene& scene, const Location& location, const Piece& piece) {
  const auto at = std::uint32_t{location.at};
  const auto kind = std::uint32_t{piece.kind};
  const bool owned = location.seat != kNobody && feast::where_of(location) != Where::space;
  if (owned && location.seat != scene.shown) {
    return {"seat", static_cast<std::uint32_t>(index(location.seat))};
  }
  switch (feast::where_of(location)) {
    case Where::supply: return {"good", kind};
    case Where::bay:
    case Where::aboard: return {"bay"};
    case Where::houses:
    case Where::fields:
    case Where::explored: return {"rack"};
    case Where::surface: return {"cell", at};
    case Where::bench:
    case Where::table: return {"table"};
    case Where::thing: return {"vikings"};
    case Where::space: return {"space", at};
    case Where::strips:
    case Where::strip: return {"strip", at};
    case Where::on_land: return {"land", at};
    case Where::lands: return {"aside", static_cast<std::uint32_t>(feast::Group::sailing)};
    case Where::weapon_deck:
    case Where::weapon_discard: return {"aside", static_cast<std::uint32_t>(feast::Group::hunting)};
    case Where::light_deck:
    case Where::deck:
      return {"aside", static_cast<std::uint32_t>(feast::Group::emigration_occupation)};
    case Where::hand:
    case Where::played: return {"cards"};
    case Where::start_seat: return {"seat", static_cast<std::uint32_t>(index(location.seat))};
    case Where::general:
    case Where::box:
    case Where::face_down:
    case Where::strips_hidden:
    case Where::markers:
    case Where::harvest:
    case Where::next_harvest:
    case Where::tokens: return {};
  }
  return {};
}

// Seconds on the way, and between several of one deed.
struct Pace {
  double lasts = 0.3;
  double apart = 0.05;
};
Pace pace_of(const Piece& piece) {
  switch (feast::sort_of(piece)) {
    case PieceSort::viking: return {0.35, 0.06};
    case PieceSort::item: return {0.3, 0.05};
    case PieceSort::ship:
    case PieceSort::building:
    case PieceSort::land: return {0.45, 0.05};
    default: return {0.4, 0.05};
  }
}

constexpr std::string_view kNowhere = "stock";

}  // namespace

void send_trips(match::Stage& stage, std::span<const Event> deed, const match::AnimationFrame&) {
  const Scene& scene = scene_on(stage);
  double delay = 0;
  for (const Event& event : deed) {
    for (const Transfer& moved : event.moved) {
      TargetName from = place_of(scene, moved.from, moved.piece);
      TargetName to = place_of(scene, moved.to, moved.piece);
      if (from.what.empty() && to.what.empty()) continue;
      // What comes from nowhere on the table shows up where it goes to, and the other way round.
      if (from.what.empty()) from = {kNowhere};
      if (to.what.empty()) to = {kNowhere};
      if (from.id() == to.id()) continue;
      const Pace pace = pace_of(moved.piece);
      const int most = std::min<int>(moved.n, 6);
      for (int i = 0; i < most; ++i) {
        stage.motion.send(
            {.piece = moved.piece, .from = from, .to = to, .delay = delay, .lasts = pace.lasts});
        delay += pace.apart;
      }
    }
  }
}

void draw_trip(match::Stage& stage, const match::Trip& trip, const std::optional<Rect>& from,
               const std::optional<Rect>& to, float progress) {
  if (!from && !to) return;
  Paint& paint = stage.frame.paint;
  const Rect end = to ? *to : *from;
  const Rect start = from ? *from : end;
  Point at = mix(start.center(), end.center(), ease(progress));
  // What only comes rises into its place, what only goes rises out of it.
  const float rise = paint.em(1.6F);
  if (!from) at.y += rise * (1 - ease(progress)) - rise;
  if (!to) at.y -= rise * ease(progress);
  if (from && to) at.y -= std::sin(progress * kPi) * paint.em(1.5F);
  const float size = paint.em(1.9F);
  const Piece& piece = trip.piece;
  const PieceSort sort = feast::sort_of(piece);
  if (sort == PieceSort::points) {
    return draw_icon(paint, Icon::star, at, size * 0.7F,
                     trip.change->n < 0 ? current_palette.danger : current_palette.highlight);
  }
  const bool large =
      sort == PieceSort::ship || sort == PieceSort::building || sort == PieceSort::land;
  draw_log_piece(paint, log_piece(piece), at, large ? size * 1.3F : size,
                 sort == PieceSort::penalty ? current_palette.danger : current_palette.on_sea);
}

}  // namespace meadhall::table::feast_table
