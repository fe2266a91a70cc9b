#include "table/games/graenaland/hero_rows.h"

#include <algorithm>

#include "table/games/graenaland/council_parts.h"
#include "table/games/graenaland/pieces.h"
#include "table/kit/widgets.h"
#include "table/match/card_parts.h"

namespace meadhall::table::graenaland_table {

using graenaland::Step;
using graenaland::Votes;

namespace {

using HeroRow = GraenalandModel::HeroRow;

bool is_low(const Scene& scene) { return scene.flat || match::low(scene); }

float row_height(const Scene& scene) {
  const Frame& frame = scene.frame;
  if (!for_fingers(frame)) return frame.em(2.9F);
  return std::max(frame.em(is_low(scene) ? 2.75F : 3.5F), 44.0F);
}
float gap(const Scene& scene) { return scene.frame.em(0.4F); }

bool shows_rows(const Scene& scene) { return scene.asks(Step::march) || scene.asks(Step::enter); }

void draw_row(Scene& scene, const HeroRow& row, const Rect& area) {
  Frame& frame = scene.frame;
  Paint& paint = frame.paint;
  const Seat seat = *scene.actor;
  const bool chosen = scene.choice.hero == row.hero;
  const float radius = paint.em(0.45F);
  const Skin& skin = current_palette.paper_skin;
  const TargetName name = named("send-hero", index(seat), static_cast<std::size_t>(row.hero));
  const Touch touch = touch_target(scene, name, area, true);
  const float toward = touch.pointed ? 0.08F : 0.0F;
  paint.gradient(area, blend(skin.top, skin.ink, toward), blend(skin.bottom, skin.ink, toward),
                 radius);
  if (touch.legal || chosen) {
    paint.outline(area.inset(0.5F), chosen ? current_palette.highlight : current_palette.gold_edge,
                  chosen ? 3.0F : 1.5F, radius);
  } else {
    paint.outline(area.inset(0.5F), skin.edge, 1, radius);
  }
  if (chosen) paint.glow(area, radius, 0.7F);
  Rect room = area.inset(paint.em(0.5F), paint.em(0.2F));
  const Rect figure = room.cut_left(room.h * 0.9F, paint.em(0.5F));
  draw_hero(paint, row.hero, scene.clan(seat), {figure.center().x, figure.bottom()},
            figure.h * 0.98F, touch.legal ? 1.0F : 0.5F,
            row.hero == Hero::warrior
                ? HeroShield{.army = scene.state.at(seat).army, .silenced = row.silenced}
                : HeroShield{});
  const Type code{Face::bold, 1.0F, current_palette.ink_soft};
  const float chip = paint.width(row.land, code) + paint.em(1.2F);
  const Rect where = around({room.right() - chip / 2, room.center().y}, chip, paint.em(1.6F));
  paint.fill(where, current_palette.paper_shade, paint.em(0.35F));
  paint.text(where.center(), row.land, code, Align::center);
  room.cut_right(chip, paint.em(0.4F));
  const Type title{Face::bold, 1.02F, current_palette.ink};
  const Type note{Face::sans, 0.92F, current_palette.ink_soft};
  if (area.h >= paint.em(2.6F)) {
    paint.text_within({room.x, room.center().y - paint.em(0.6F)}, room.w, row.title, title);
    paint.text_within({room.x, room.center().y + paint.em(0.65F)}, room.w, row.note, note);
  } else {
    const float y = room.center().y;
    room.cut_left(paint.text_within({room.x, y}, room.w, row.title, title), paint.em(0.6F));
    if (room.w > paint.em(2)) paint.text_within({room.x, y}, room.w, row.note, note);
  }
  if (touch.focused) focus_ring(frame, area, radius);
}

// --- Votes

template <class Visit>
void for_each_change(Scene& scene, Move move, Visit visit) {
  const WhatIf::Told& told = scene.what_if.of(scene.frame.app, scene.model, move);
  for (std::size_t place = 0; place < graenaland::land_count(scene.state); ++place) {
    const Votes& then = told.votes[place];
    if (then.of != scene.model.votes[place].of && then.total > 0) visit(place, then);
  }
}

float rail_height(const Scene& scene) { return scene.frame.em(1.5F); }

}  // namespace

float hero_rows_height(const Scene& scene) {
  if (!shows_rows(scene)) return 0;
  const auto n = static_cast<float>(scene.model.heroes.size());
  return n * row_height(scene) + std::max(0.0F, n - 1) * gap(scene);
}

void draw_hero_rows(Scene& scene, Rect room) {
  if (!shows_rows(scene) || scene.model.heroes.empty()) return;
  const auto n = static_cast<float>(scene.model.heroes.size());
  const float space = gap(scene);
  const float high = std::min(row_height(scene), (room.h - space * (n - 1)) / n);
  for (const HeroRow& row : scene.model.heroes) draw_row(scene, row, room.cut_top(high, space));
}

float vote_rail_height(const Scene& scene) { return rail_height(scene) + gap(scene); }

float vote_rails_height(Scene& scene, Move move) {
  float high = 0;
  for_each_change(scene, move, [&](std::size_t, const Votes&) { high += vote_rail_height(scene); });
  return high;
}

void draw_vote_rails(Scene& scene, Move move, Rect room) {
  if (!scene.actor) return;
  Paint& paint = scene.frame.paint;
  for_each_change(scene, move, [&](std::size_t place, const Votes& votes) {
    if (room.h < rail_height(scene)) return;
    Rect row = room.cut_top(rail_height(scene), gap(scene));
    const Rect name = row.cut_left(paint.em(1.9F));
    paint.text({name.x, name.center().y}, graenaland::kTileNames[tile_number(scene.state, place)],
               {Face::bold, 1.0F, current_palette.ink});
    const Matter matter{
        .land = place, .proposer = *scene.actor, .shares = {}, .left = {}, .votes = votes};
    draw_rail(paint, row, blocks_of(scene, matter), majority(votes.total));
  });
}

}  // namespace meadhall::table::graenaland_table
