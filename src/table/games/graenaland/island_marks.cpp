#include <algorithm>
#include <array>
#include <cmath>

#include "games/graenaland/rules.h"
#include "table/games/graenaland/coastline.h"
#include "table/games/graenaland/council.h"
#include "table/games/graenaland/hues.h"
#include "table/games/graenaland/island_parts.h"
#include "table/games/graenaland/land_parts.h"

namespace meadhall::table::graenaland_table {

using graenaland::kHeroes;
using graenaland::MoveKind;
using graenaland::Spot;
using graenaland::Step;

namespace {

Point breast(const Scene& scene, const IslandPlan& plan, std::size_t place, Seat seat) {
  return plan.breast(place, index(seat), scene.seats());
}

// How high an arrow rises, times a land; on a ledger it keeps to the band below the words.
float rise_of(const IslandPlan& plan, float share) {
  return (plan.pictures ? plan.wide : plan.strip) * share;
}

// An arc with a head at its end, drawn twice: an edge to be seen on any ground. Dashed and pale:
// what comes the other way.
void draw_arrow(Paint& paint, Point from, Point to, float rise, float size, bool dashed = false) {
  const Colour front = dashed ? rgb(0xfffaec) : current_palette.highlight;
  const Point middle{(from.x + to.x) / 2, std::min(from.y, to.y) - rise};
  const auto at = [&](float t) { return mix(mix(from, middle, t), mix(middle, to, t), t); };
  constexpr int kParts = 28;
  constexpr float kEnd = 0.93F;  // where the head begins
  for (const bool below : {true, false}) {
    const Colour colour = below ? kPieceDark : front;
    const float wide = size * (below ? 0.42F : 0.24F);
    if (below || !dashed) {
      std::array<Point, kParts + 1> way{};
      for (std::size_t i = 0; i < way.size(); ++i) {
        way[i] = at(kEnd * static_cast<float>(i) / kParts);
      }
      paint.list().AddPolyline(way.data(), static_cast<int>(way.size()), colour, 0, wide);
    } else {
      for (int i = 0; i < kParts; i += 2) {
        paint.line(at(kEnd * static_cast<float>(i) / kParts),
                   at(kEnd * (static_cast<float>(i) + 1.1F) / kParts), colour, wide);
      }
    }
    const Point before = at(kEnd - 0.04F);
    const float length = std::max(std::hypot(to.x - before.x, to.y - before.y), 0.001F);
    const Point on{(to.x - before.x) / length, (to.y - before.y) / length};
    const float reach = size * (below ? 1.28F : 1.0F);
    const Point root = at(kEnd);
    const Point tip{root.x + on.x * reach * 1.1F, root.y + on.y * reach * 1.1F};
    const Point foot{root.x - on.x * (reach - size) * 0.9F, root.y - on.y * (reach - size) * 0.9F};
    paint.list().AddTriangleFilled(
        tip, {foot.x - on.y * reach * 0.7F, foot.y + on.x * reach * 0.7F},
        {foot.x + on.y * reach * 0.7F, foot.y - on.x * reach * 0.7F}, colour);
  }
}

// The own hero who would come back from where another goes. rules: Graenaland 6
std::optional<Hero> swapped(const graenaland::Player& player, std::size_t to) {
  for (std::size_t i = 0; i < kHeroes; ++i) {
    if (player.hero_at[i] == to) return static_cast<Hero>(i);
  }
  return std::nullopt;
}

void draw_hero_ghost(Scene& scene, const IslandPlan& plan, std::size_t place, Seat seat,
                     Hero hero) {
  if (!plan.pictures) return;
  const Point at = breast(scene, plan, place, seat);
  const float unit = plan.unit();
  const Point feet{at.x + (lives_at(scene.state, place, seat) ? 4.0F : 0.0F) * unit,
                   at.y + 17.6F * unit};
  scene.frame.paint.glow_disc({feet.x, feet.y - 11 * unit}, 9 * unit, 1);
  draw_hero(scene.frame.paint, hero, scene.clan(seat), feet, 24 * unit, 0.75F);
}

// The warrior comes with the first village, and goes along with one that yields.
// rules: Graenaland 13.2
void draw_warrior_settling(Scene& scene, const IslandPlan& plan, Seat seat, Move move) {
  constexpr auto kWarrior = static_cast<std::size_t>(Hero::warrior);
  const std::uint8_t from = scene.state.at(seat).hero_at[kWarrior];
  const std::uint8_t to = graenaland::supposed(scene.state, move).at(seat).hero_at[kWarrior];
  if (to == from || !graenaland::is_on_map(to)) return;
  draw_hero_ghost(scene, plan, to, seat, Hero::warrior);
  if (!graenaland::is_on_map(from)) return;
  draw_arrow(scene.frame.paint, breast(scene, plan, from, seat), breast(scene, plan, to, seat),
             rise_of(plan, 0.2F), scene.frame.em(1));
}

}  // namespace

void draw_march(Scene& scene, const IslandPlan& plan) {
  const std::optional<Move> move = scene.pointed_move();
  if (!move || !scene.actor) return;
  Paint& paint = scene.frame.paint;
  const Seat seat = *scene.actor;
  const graenaland::Player& player = scene.state.at(seat);
  if (*move == graenaland::kFollow && scene.state.step == Step::follow) {
    const Construction what = scene.state.order.what;
    const Hero hero = what == Construction::church ? Hero::priest : Hero::skald;
    const std::uint8_t from = player.hero_at[static_cast<std::size_t>(hero)];
    if (!graenaland::is_on_map(from)) return;
    draw_hero_ghost(scene, plan, scene.state.order.at, seat, hero);
    draw_arrow(paint, breast(scene, plan, from, seat),
               breast(scene, plan, scene.state.order.at, seat), rise_of(plan, 0.2F), paint.em(1));
    return;
  }
  const MoveKind kind = graenaland::kind_of(*move);
  if (kind == MoveKind::found || kind == MoveKind::yield) {
    return draw_warrior_settling(scene, plan, seat, *move);
  }
  if (kind != MoveKind::march || *move == graenaland::kStayAll) return;
  const std::uint32_t value = graenaland::value_of(*move);
  const auto hero = static_cast<Hero>(value / graenaland::kSpots);
  const auto spot = static_cast<Spot>(value % graenaland::kSpots);
  const std::uint8_t from = player.hero_at[static_cast<std::size_t>(hero)];
  if (!graenaland::is_on_map(from) || spot == Spot::stay) return;
  const std::size_t to = graenaland::destination(scene.state, from, spot);
  const Point start = breast(scene, plan, from, seat);
  const Point end = breast(scene, plan, to, seat);
  if (swapped(player, to)) {
    draw_arrow(paint, end, start, rise_of(plan, 0.1F), paint.em(1), true);
  } else {
    draw_hero_ghost(scene, plan, to, seat, hero);
  }
  draw_arrow(paint, start, end, rise_of(plan, 0.26F), paint.em(1.1F));
}

std::optional<std::size_t> land_of_council(const Scene& scene) {
  if (!council_sits(scene)) return std::nullopt;
  if (count_moves(scene)) return scene.drafts.counts.after().land;
  if (scene.drafts.land) return scene.drafts.land;
  switch (scene.state.step) {
    case Step::share:
    case Step::vote: return scene.state.proposal.land;
    case Step::pledge:
    case Step::contribute: return scene.state.order.at;
    default: return std::nullopt;
  }
}

void draw_theatre(Scene& scene, const IslandPlan& plan, std::size_t place, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const Rect land = plan.land(place);
  const float em = paint.em();
  // Up to the bar above and the board below.
  const Rect dark{0, area.y - em * 0.85F, area.right() + em * 0.45F, area.h + em * 1.7F};
  paint.fill(dark, fade(current_palette.veil, 0.52F));
  // The beam, wider the further it falls.
  const float foot = dark.bottom();
  const float top = land.bottom() - land.w * 0.02F;
  if (foot > top) {
    const float more = std::min((foot - top) * 0.55F, land.w * 0.4F);
    const Colour bright = rgb(0xffe9b0, 0.5F);
    const Colour faint = rgb(0xffe9b0, 0.16F);
    ImDrawList& list = paint.list();
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const unsigned first = list._VtxCurrentIdx;
    list.PrimReserve(6, 4);
    list.PrimWriteVtx({land.x + land.w * 0.02F, top}, white, bright);
    list.PrimWriteVtx({land.right() - land.w * 0.02F, top}, white, bright);
    list.PrimWriteVtx({land.right() + more, foot}, white, faint);
    list.PrimWriteVtx({land.x - more, foot}, white, faint);
    for (const unsigned corner : {0U, 1U, 2U, 0U, 2U, 3U}) {
      list.PrimWriteIdx(static_cast<ImDrawIdx>(first + corner));
    }
  }
  draw_land_edge(paint, place, land.inset(-land.w * 0.015F), rgb(0xffe9b0, 0.4F), 6);
}

void draw_mini_map(Scene& scene, const IslandPlan& plan, const TargetName& board,
                   const Rect& room) {
  Paint& paint = scene.frame.paint;
  Targets& targets = scene.frame.targets;
  const float wide = std::min(room.w * 0.26F, paint.em(7));
  const float scale = wide / (plan.wide * (static_cast<float>(plan.coast) + 0.3F));
  const float high = (plan.high + plan.inland_high) * scale + 12;
  const Rect area{room.x + 6, room.y + 6, wide, high};
  const Contact contact = targets.add({"mini-map"}, area, Role::control);
  paint.fill(area, fade(current_palette.badge, 0.88F), 6);
  const Point first = plan.lands();
  const auto small = [&](const Rect& part) {
    return Rect{area.x + wide * 0.5F +
                    (part.x - first.x - plan.wide * static_cast<float>(plan.coast) / 2) * scale,
                area.y + 6 + (part.y - first.y) * scale, part.w * scale, part.h * scale};
  };
  for (std::size_t i = 0; i < graenaland::land_count(scene.state); ++i) {
    const Rect land = small(plan.land(i)).inset(1);
    paint.fill(land, hues_of(graenaland::tile_at(scene.state, i).terrain).ground, 2);
  }
  const Rect seen = overlap(small(room), area.inset(2));
  paint.outline(seen, current_palette.highlight, 2, 3);
  if (contact.clicked || contact.held) {
    const Point at = targets.mouse();
    const Point to{(at.x - area.center().x) / scale + plan.size.x / 2,
                   (at.y - area.y - 6) / scale + plan.north};
    targets.scroll_to(board, {to.x - room.w / 2, to.y - room.h / 2});
    scene.frame.animating = true;
  }
}

}  // namespace meadhall::table::graenaland_table
