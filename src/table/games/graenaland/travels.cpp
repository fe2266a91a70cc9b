#include "table/games/graenaland/travels.h"

#include <cmath>

#include "games/graenaland/pieces.h"
#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/council_parts.h"
#include "table/games/graenaland/hand.h"
#include "table/games/graenaland/land_parts.h"
#include "table/games/graenaland/pieces.h"
#include "table/match/answer_marks.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::PieceSort;
using graenaland::Where;

// Where a piece at this location is to be seen; without a name if nowhere.
TargetName place_of(const Location& location, const Piece& piece) {
  const auto at = std::uint32_t{location.at};
  const auto seat = static_cast<std::uint32_t>(index(location.seat));
  switch (graenaland::where_of(location)) {
    case Where::deck:
    case Where::discards: return {"deck", at};
    case Where::open:
    case Where::down:
    case Where::lying: return {"store", at};
    case Where::hand:
    case Where::laid_out:
    case Where::dealt: return {"hand-of", seat};
    case Where::supply_row: return {"supply-row", at};
    case Where::supply_stack:
    case Where::supply_used: return {"ship"};
    case Where::land:
    case Where::waiting:
      switch (graenaland::sort_of(piece)) {
        case PieceSort::work:
          return {"work", at,
                  piece.kind + static_cast<std::uint32_t>(graenaland::Construction::road)};
        case PieceSort::building:
          return {"site", at,
                  piece.kind + static_cast<std::uint32_t>(graenaland::Construction::fortress)};
        case PieceSort::village: return {"houses", at, seat};
        default: return {"camp", at, seat};
      }
    case Where::army_track: return {"seat", seat};
    case Where::main: return location.seat != kNobody ? TargetName{"ship-of", seat} : TargetName{};
    // Works come from nowhere on the table.
    case Where::stock:
      return location.seat != kNobody ? TargetName{"seat", seat} : TargetName{"stock"};
    case Where::victory_deck:
    case Where::put_away: return {};
  }
  return {};
}

struct Pace {
  double lasts = 0.45;
  double apart = 0;  // between several of one deed
};
Pace pace_of(const Transfer& moved) {
  switch (graenaland::sort_of(moved.piece)) {
    case PieceSort::card:
    case PieceSort::back: return {0.4, 0.07};
    case PieceSort::hero: return {0.7, 0};
    case PieceSort::village:
    case PieceSort::building: return {0.5, 0};
    default: return {0.6, 0};
  }
}

// Whose the piece is, by the places it goes between.
std::size_t seat_of(const match::Trip& trip) {
  for (const TargetName& name : {trip.to, trip.from}) {
    if (name.what == "camp" || name.what == "houses") return name.b;
    if (name.what == "seat" || name.what == "ship-of") return name.a;
  }
  return 0;
}

Rect between(const Rect& from, const Rect& to, float t) {
  return around(mix(from.center(), to.center(), t), mix(from.w, to.w, t), mix(from.h, to.h, t));
}

Rect card_area(Paint& paint, Point at) {
  const float wide = paint.em(2.5F);
  return around(at, wide, wide * kCardHigh);
}

// What did not pass goes back from the bowls to where it lay.
void send_back(Scene& scene, const Ballot& failed, double delay) {
  for (std::size_t i = 0; i < scene.seats(); ++i) {
    for (std::size_t of = 0; of < graenaland::kClasses; ++of) {
      const Piece piece = shared_card(scene.state, failed.land, of);
      const Pace pace = pace_of({.piece = piece});
      for (int n = failed.shares[i][of]; n > 0; --n) {
        scene.motion.send({.piece = piece,
                           .from = place_in_bowl(seat_at(i), of),
                           .to = {"store", static_cast<std::uint32_t>(failed.land)},
                           .delay = delay,
                           .lasts = pace.lasts});
        delay += pace.apart;
      }
    }
  }
}

}  // namespace

void send_trips(match::Stage& stage, std::span<const Event> deed,
                const match::AnimationFrame& now) {
  Counts& counts = scene_on(stage).drafts.counts;
  counts.take_in(now.deeds, deed, now.now, kCounting / static_cast<double>(now.pace));
  begin_finale(scene_on(stage), now.now, static_cast<double>(now.pace));
  // What was shared out lies in the bowls until the votes are counted.
  const bool counted = counts.shown(now.now);
  double delay = counted ? kCounting * (1 + kVerdict) : 0;
  if (counted && !counts.passed()) send_back(scene_on(stage), counts.after(), delay);
  for (const Event& event : deed) {
    for (const Transfer& moved : event.moved) {
      TargetName from = place_of(moved.from, moved.piece);
      if (counted && from.what == "store" && moved.to.seat != kNobody) {
        from = {"bowl", static_cast<std::uint32_t>(index(moved.to.seat)), 1};
      }
      const TargetName to = place_of(moved.to, moved.piece);
      if (from.what.empty() || to.what.empty() || from.id() == to.id()) continue;
      const Pace pace = pace_of(moved);
      for (int i = 0; i < moved.n; ++i) {
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
  Scene& scene = scene_on(stage);
  Paint& paint = stage.frame.paint;
  const Rect end = to ? *to : *from;
  const Rect start = from ? *from : end;
  const float along = ease(progress);
  const float opacity = !from ? std::min(1.0F, progress * 2.5F) : !to ? 1 - progress : 1.0F;
  const float arc = std::sin(progress * kPi) * paint.em(2);
  Point at = mix(start.center(), end.center(), along);
  at.y -= arc;
  const std::uint8_t clan = scene.clan(seat_at(seat_of(trip)));
  switch (graenaland::sort_of(trip.piece)) {
    case PieceSort::card:
      return graenaland_table::draw_card(paint, scene.state.data, trip.piece.kind,
                                         card_area(paint, at), opacity);
    case PieceSort::back:
      return draw_card_back(paint, scene.state.data, static_cast<Terrain>(trip.piece.kind),
                            card_area(paint, at), opacity);
    case PieceSort::supply:
      return draw_supply(paint, scene.state.data, trip.piece.kind, card_area(paint, at), 0,
                         opacity);
    case PieceSort::supply_back: return draw_supply_back(paint, card_area(paint, at), opacity);
    case PieceSort::victory: return;
    case PieceSort::village: {
      const Rect area = between(start, end, along);
      return draw_house(paint, clan, {area.center().x, at.y + paint.em(1)}, paint.em(2), opacity);
    }
    case PieceSort::building:
      return draw_building(paint, static_cast<Building>(trip.piece.kind), clan,
                           {at.x, at.y + paint.em(1.5F)}, paint.em(3), opacity);
    case PieceSort::work:
      // Where its place is seen it grows there.
      if (to && grows(static_cast<Work>(trip.piece.kind))) return;
      return draw_work(paint, static_cast<Work>(trip.piece.kind),
                       around(at, paint.em(2.2F), paint.em(2.2F)), Resource::wood, opacity);
    case PieceSort::hero:
      return draw_hero(paint, static_cast<Hero>(trip.piece.kind), clan,
                       {at.x, at.y + paint.em(1.6F)}, paint.em(3.4F), opacity);
    case PieceSort::army:
      return draw_house(paint, clan, {at.x, at.y + paint.em(0.8F)}, paint.em(1.8F), opacity);
    case PieceSort::ship: return draw_longship(paint, at, paint.em(2.2F), opacity);
  }
}

void draw_carried(match::Stage& stage) {
  const TargetName carried = stage.frame.targets.carried();
  if (carried.what.empty()) return;
  Scene& scene = scene_on(stage);
  Paint& paint = stage.frame.paint;
  const Rect area = match::carried_area(stage.frame);
  const Point feet{area.center().x, area.bottom()};
  if (carried.what == "hero" || carried.what == "send-hero") {
    draw_hero(paint, static_cast<Hero>(carried.b), scene.clan(seat_at(carried.a)), feet, area.h);
  } else if (carried.what == "yard" && scene.actor) {
    draw_construction(paint, static_cast<Construction>(carried.a), scene.clan(*scene.actor), area,
                      Resource::wood);
  } else if (carried.what == "pile" || carried.what == "laid") {
    draw_carried_share(scene);
  } else {
    draw_carried_card(scene, carried, area);
  }
}

}  // namespace meadhall::table::graenaland_table
