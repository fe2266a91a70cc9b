#include <algorithm>

#include "games/graenaland/tell.h"
#include "table/games/graenaland/answers.h"
#include "table/games/graenaland/cards.h"
#include "table/games/graenaland/hues.h"
#include "table/games/graenaland/island_parts.h"
#include "table/games/graenaland/land_parts.h"
#include "table/kit/widgets.h"

namespace meadhall::table::graenaland_table {

using graenaland::kNoCard;
using graenaland::kSupplyRow;
using graenaland::kTerrains;

namespace {

// Four cards, two by two, in a bay: of the upper left one.
struct Four {
  Rect first;
  float right = 0;  // by how much the next is further
  float down = 0;

  Rect at(std::size_t i) const {
    return {first.x + (i % 2 == 1 ? right : 0), first.y + (i > 1 ? down : 0), first.w, first.h};
  }
};

// `margin`: of the bay, on the side of the open sea, in hundredths of a land. Ledgers leave less
// room beside the sand, pictures some for words above.
Four four_in(const IslandPlan& plan, const Rect& bay, float wide, float left, float top,
             float gap) {
  const float unit = plan.unit();
  if (plan.pictures) {
    const float card = unit * wide;
    return {{bay.x + unit * left, bay.y + unit * top, card, card * kCardHigh},
            card + unit * gap,
            card * kCardHigh + unit * gap * 1.1F};
  }
  const float room = bay.w - 12;
  const float low = (bay.h * 0.64F - 4) / (2 * kCardHigh);
  const float card = std::clamp(std::min((room - 3) / 2, low), 10.0F, plan.card);
  const float x = bay.center().x - card - 1.5F;
  return {{x, bay.y + bay.h * 0.34F, card, card * kCardHigh}, card + 3, card * kCardHigh + 4};
}

void draw_head(Scene& scene, const IslandPlan& plan, Point at, float room, std::string_view id) {
  if (!plan.pictures) return;
  Paint& paint = scene.frame.paint;
  paint.text_within(at, room, scene.frame.words(id),
                    {Face::sans, std::clamp(plan.unit() * 6 / paint.em(), 0.7F, 0.9F),
                     current_palette.on_sea_soft},
                    Align::center);
}

// Where a supply card lay this round, and who took it. rules: Graenaland 9.11
void draw_taken(Scene& scene, const Rect& area, bool roomy) {
  Paint& paint = scene.frame.paint;
  paint.fill(area, rgb(0x081924, 0.4F), area.w * 0.1F);
  paint.dashes(area, current_palette.ground_line, 1.2F, 3.5F);
  if (scene.state.supply_taken == 0) return;
  const float shield = area.w * 0.38F;
  const std::string& taken = scene.frame.words("ui.graenaland.taken");
  const Type type{Face::sans, std::clamp(area.w * 0.26F / paint.em(), 0.6F, 0.8F),
                  current_palette.on_sea_soft};
  if (!roomy || paint.width(taken, type) > area.w) {
    return draw_seat_shield(scene.frame, area.center(), shield * 1.3F, scene.state.main);
  }
  paint.text({area.center().x, area.y + area.h * 0.38F}, taken, type, Align::center);
  draw_seat_shield(scene.frame, {area.center().x, area.y + area.h * 0.68F}, shield,
                   scene.state.main);
}

void draw_supply_place(Scene& scene, std::size_t i, const Rect& area, bool roomy) {
  const auto slot = static_cast<std::uint32_t>(i);
  scene.motion.note({"supply-row", slot}, area);
  const std::uint8_t card = scene.state.row[i];
  if (card == kNoCard || scene.motion.coming({"supply-row", slot}) > 0) {
    return draw_taken(scene, area, roomy);
  }
  const TargetName name{"supply", card};
  scene.motion.note(name, area);
  const bool touchable = !for_fingers(scene.frame) || area.w * 1.1F >= kFinger;
  const Touch touch = touchable ? draw_target(scene, name, area, area.w * 0.1F) : Touch{};
  if (touch.legal) scene.frame.paint.glow(area, area.w * 0.1F, touch.pointed ? 1.0F : 0.5F);
  draw_supply(scene.frame.paint, scene.state.data, card, area);
}

void draw_deck(Scene& scene, const IslandPlan& plan, std::size_t terrain, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const TargetName name{"deck", static_cast<std::uint32_t>(terrain)};
  scene.motion.note(name, area);
  draw_target(scene, name, area, area.w * 0.1F);
  const int left = graenaland::deck_size(scene.state, terrain);
  if (left == 0) {
    paint.fill(area, rgb(0x081924, 0.4F), area.w * 0.1F);
    paint.dashes(area, current_palette.ground_line, 1.2F, 3.5F);
  }
  for (int i = std::min(left - 1, 2); i > 0; --i) {
    const float by = area.w * 0.031F * static_cast<float>(i);
    const Rect below{area.x + by, area.y - by, area.w, area.h};
    paint.fill(below, rgb(0x3b4c56), area.w * 0.1F);
    paint.fill(below.inset(1), rgb(0x0a1720), area.w * 0.09F);
  }
  if (left > 0) draw_card_back(paint, scene.state.data, static_cast<Terrain>(terrain), area);
  if (plan.pictures) {
    const float radius = std::max(area.w * 0.23F, paint.em(0.6F));
    const Point badge{area.right() - area.w * 0.08F, area.y + area.h * 0.055F};
    paint.disc(badge, radius, current_palette.gold_edge);
    paint.disc(badge, radius - 1.2F, current_palette.badge);
    paint.number(badge, left, {Face::bold, radius * 1.17F / paint.em(), current_palette.on_badge},
                 Align::center);
  } else {
    // Below it, on sea, coast or ice.
    const Point at{area.center().x, area.bottom() + area.w * 0.36F};
    const float size = std::max(area.w * 0.52F / paint.em(), 0.6F);
    const float high = paint.em(size);
    paint.fill(around(at, area.w * 0.92F, high), fade(current_palette.badge, 0.85F), high / 2);
    paint.number(at, left, {Face::bold, size, current_palette.on_badge}, Align::center);
  }
}

}  // namespace

void draw_west(Scene& scene, const IslandPlan& plan) {
  Rect bay = plan.west();
  if (bay.w < 24) return;
  const float unit = plan.unit();
  Rect ship = plan.pictures
                  ? around({bay.x + unit * 33, bay.y - unit * 8}, unit * 57, unit * 38)
                  : around({bay.center().x - 3, bay.y + bay.h * 0.15F}, bay.w - 8, bay.h * 0.28F);
  ship.y = std::max(ship.y, plan.corner.y);
  scene.motion.note({"ship"}, ship);
  draw_target(scene, {"ship"}, ship, 6);
  draw_knarr(scene.frame.paint, ship);
  const Four four = four_in(plan, bay, 19.8F, 11.2F, 24, 3.4F);
  draw_head(scene, plan, {four.first.x + (four.first.w + four.right) / 2, bay.y + unit * 18},
            bay.w * 0.8F, "ui.graenaland.supplies");
  for (std::size_t i = 0; i < kSupplyRow; ++i) {
    draw_supply_place(scene, i, four.at(i), plan.pictures && four.first.w > 40);
  }
}

void draw_east(Scene& scene, const IslandPlan& plan) {
  const Rect bay = plan.east();
  if (bay.w < 24) return;
  Four four = four_in(plan, bay, 22.4F, 15.5F, 16.5F, 4.3F);
  if (!plan.pictures) {
    // Their numbers stand below them.
    constexpr float kNumber = 0.75F;
    const float low = (bay.h * 0.78F - 4) / (2 * (kCardHigh + kNumber));
    const float card = std::min(four.first.w, std::max(low, 8.0F));
    four.first = {bay.center().x - card - 1.5F, bay.y + bay.h * 0.2F, card, card * kCardHigh};
    four.right = card + 3;
    four.down = card * (kCardHigh + kNumber) + 4;
  }
  draw_head(scene, plan, {four.first.x + (four.first.w + four.right) / 2, bay.y + plan.unit() * 8},
            bay.w * 0.8F, "ui.graenaland.decks");
  for (std::size_t i = 0; i < kTerrains; ++i) draw_deck(scene, plan, i, four.at(i));
}

}  // namespace meadhall::table::graenaland_table
