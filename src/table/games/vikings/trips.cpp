#include "games/vikings/pieces.h"
#include "table/games/vikings/pieces.h"
#include "table/games/vikings/specials.h"
#include "table/games/vikings/travels.h"
#include "table/kit/icons.h"

// How things travel: tiles fly and settle, vikings hop or are rowed, coins spin.

namespace meadhall::table::vikings_table {

using vikings::PieceSort;
using vikings::Tile;
using vikings::Viking;

namespace {

Rect between(const Rect& from, const Rect& to, float t) {
  return around(mix(from.center(), to.center(), t), mix(from.w, to.w, t), mix(from.h, to.h, t));
}

// A flight with a small bounce at its end: where along the way, and how high above the table.
struct Flight {
  float along;
  float lift;  // of its size
};
Flight flight_at(float progress) {
  constexpr float kLands = 0.74F;
  if (progress < kLands) {
    const float t = progress / kLands;
    return {ease(t), 0.42F * std::sin(t * kPi)};
  }
  const float t = (progress - kLands) / (1 - kLands);
  return {1, 0.07F * std::sin(t * kPi)};
}

Rect lifted(Paint& paint, const Rect& ground, float lift) {
  Rect area = ground.inset(-ground.w * 0.06F * lift);
  area.y -= lift * ground.h;
  Rect shade = ground;
  shade.y += ground.h * 0.25F * lift;
  shade.x += ground.w * 0.10F * lift;
  paint.shadow(shade, ground.w * 0.06F, 0.5F + 0.9F * std::min(lift * 4, 1.0F));
  return area;
}

void draw_walk(Paint& paint, Viking kind, const Rect& from, const Rect& to, float progress,
               float opacity) {
  const float height = mix(from.h, to.h, progress);
  const Point start{from.center().x, from.bottom()};
  const Point end{to.center().x, to.bottom()};
  const float way = std::hypot(end.x - start.x, end.y - start.y);
  const float hops = std::clamp(std::round(way / (height * 1.15F)), 1.0F, 7.0F);
  const float along = mix(progress, ease(progress), 0.6F);
  const float bounce = std::abs(std::sin(along * hops * kPi));
  const float lean = std::sin(along * hops * kPi) * (end.x < start.x ? -1.0F : 1.0F);
  const bool on_the_spot = way < 1;
  draw_viking(paint, kind, mix(start, end, along), height, opacity,
              {.lift = bounce * (hops > 1      ? 0.26F
                                 : on_the_spot ? 0.22F
                                               : 0.6F),
               .turn = on_the_spot ? 0 : 0.13F * lean,
               .high = 1 + 0.10F * (bounce - 0.6F)});
}

void draw_rowed(Paint& paint, Viking kind, const Rect& from, const Rect& to, float progress) {
  constexpr float kSteps = 0.18F;  // into the boat, and out of it again
  const float rows = std::clamp((progress - kSteps) / (1 - 2 * kSteps), 0.0F, 1.0F);
  const float height = to.h;
  const float off = height * 0.34F;
  const Point start{from.center().x + (to.center().x > from.center().x ? height : 0),
                    from.bottom()};
  const Point end{to.center().x - off, to.bottom() + height * 0.04F};
  Point boat = mix(start, end, ease(rows));
  boat.y += std::sin(rows * 12) * height * 0.03F;
  const float seen = std::min(1.0F, std::min(progress, 1 - progress) * 9);
  const float wide = height * 1.05F;
  draw_viking(paint, Viking::boatsman, {boat.x - height * 0.22F, boat.y}, height * 0.72F, seen,
              {.turn = 0.1F * std::sin(rows * 24)});
  const Rect seat =
      around({boat.x + height * 0.16F, boat.y - height * 0.4F}, height, height * 0.8F);
  const auto passenger = [&] {
    if (progress < kSteps) return draw_walk(paint, kind, from, seat, progress / kSteps, 1);
    const float out = (progress - 1 + kSteps) / kSteps;
    if (out > 0) return draw_walk(paint, kind, seat, to, out, 1);
    draw_viking(paint, kind, {seat.center().x, seat.bottom()}, seat.h);
  };
  if (progress <= 1 - kSteps) passenger();
  draw_ferry(paint, {boat.x, boat.y}, wide, seen);
  if (progress > 1 - kSteps) passenger();
}

void draw_spinning(Paint& paint, bool gold, const Rect& from, const Rect& to, float progress) {
  const float along = ease(progress);
  const float size = std::max(paint.em(1.15F), 15.0F);
  Point at = mix(from.center(), to.center(), along);
  const float way = std::hypot(to.center().x - from.center().x, to.center().y - from.center().y);
  at.y -= std::sin(along * kPi) * std::min(way * 0.22F, paint.em(5));
  const float grown = size * (1 + 0.35F * std::sin(progress * kPi));
  paint.disc({at.x + 1, at.y + 2}, grown * 0.46F, rgb(0x000000, 0.28F));
  if (gold) {
    draw_coin(paint, at, grown, std::cos(progress * 4 * kPi));
  } else {
    draw_icon(paint, Icon::star, at, grown * 1.15F, rgb(0x2a1b11));
    draw_icon(paint, Icon::star, at, grown * 0.95F, rgb(0xffe08a));
  }
}

}  // namespace

void draw_trip(match::Stage& stage, const match::Trip& trip, const std::optional<Rect>& from,
               const std::optional<Rect>& to, float progress) {
  Paint& paint = stage.frame.paint;
  // What comes from nowhere grows where it is to lie; what goes nowhere shrinks where it was.
  const Rect end = to ? *to : from->inset(from->w * 0.3F, from->h * 0.3F);
  Rect start = from ? *from : end.inset(end.w * 0.25F, end.h * 0.25F);
  if (!from) start.y -= end.h * 0.5F;
  const float opacity = !from ? std::min(1.0F, progress * 2.5F) : !to ? 1 - progress : 1.0F;
  switch (vikings::sort_of(trip.piece)) {
    case PieceSort::tile: {
      const Flight flight = flight_at(progress);
      const Rect ground = between(start, end, flight.along);
      const Rect area = lifted(paint, ground, flight.lift * opacity);
      const Tile tile = vikings::tile_of(trip.piece);
      draw_tile(paint, tile, area, opacity, trip.rider.has_value());
      if (trip.rider) {
        draw_viking(paint, vikings::viking_of(*trip.rider), standing_place(tile, area),
                    area.h * 0.70F, opacity);
      }
      break;
    }
    case PieceSort::special: {
      const Flight flight = flight_at(progress);
      const Rect area = lifted(paint, between(start, end, flight.along), flight.lift);
      const float size = std::min(area.w, area.h);
      draw_special(paint, vikings::special_of(trip.piece), around(area.center(), size, size),
                   opacity);
      break;
    }
    case PieceSort::viking: {
      const Viking kind = vikings::viking_of(trip.piece);
      if (trip.rider) {
        draw_rowed(paint, kind, start, end, progress);
      } else {
        draw_walk(paint, kind, start, end, progress, opacity);
      }
      break;
    }
    case PieceSort::gold:
    case PieceSort::points:
      draw_spinning(paint, vikings::sort_of(trip.piece) == PieceSort::gold, start, end, progress);
      break;
    case PieceSort::start_marker: {
      const Rect area = between(start, end, ease(progress));
      const float lift = std::sin(progress * kPi);
      draw_longship(paint, {area.center().x, area.center().y - lift * paint.em(1)},
                    std::max(area.w, paint.em(1.6F)) * (1 + 0.5F * lift), opacity);
      break;
    }
  }
}

}  // namespace meadhall::table::vikings_table
