#include "table/games/feast/asides.h"

#include <imgui.h>

#include <algorithm>

#include "games/feast/phases.h"
#include "games/feast/table_words.h"
#include "games/feast/tell.h"
#include "table/games/feast/grid.h"
#include "table/games/feast/ground.h"
#include "table/games/feast/icon_row.h"
#include "table/games/feast/items.h"
#include "table/games/feast/occupation_card.h"
#include "table/games/feast/peek.h"
#include "table/games/feast/signs.h"
#include "table/kit/icons.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

using feast::Group;
using feast::Item;
using feast::Sheet;
using feast::Sign;

namespace {

Type figure() { return {Face::bold, 0.94F, current_palette.on_sea}; }
Type caption() { return {Face::sans, 0.82F, current_palette.on_sea_soft}; }

class Asides {
 public:
  explicit Asides(Scene& scene, bool on_sheet = false)
      : scene_(scene), paint_(scene.frame.paint), on_sheet_(on_sheet) {}

  // What the part of a group needs on a sheet so wide.
  float height(Group group, float wide) const {
    const float em = paint_.em();
    const float room = wide - em * 0.7F;
    const float around = em * 0.3F;
    switch (group) {
      case Group::build_houses:
      case Group::build_ships: return em * 1.9F + around;
      case Group::hunting:
      case Group::livestock_market: return em * 2.95F + around;
      case Group::weekly_market:
      case Group::products:
        return em * (feast::crops_of(next_harvest()).empty() ? 1.3F : 2.95F) + around;
      case Group::crafting: {
        const auto left = static_cast<std::size_t>(std::popcount(state().specials));
        return em * 1.7F * rows_of(left, specials_across(room)) + around;
      }
      case Group::mountains_trade:
        return em * 1.6F * rows_of(open_strips(), strips_across(room)) + around;
      case Group::sailing: {
        const std::size_t left = lands_left();
        return em * 4.3F * rows_of(left, lands_across(left, room)) + around;
      }
      case Group::emigration_occupation:
        // A touch looks at the hand.
        return around +
               (state().at(seat()).hand_count == 0 ? em * 1.3F : std::max(em * 3.2F, 45.0F));
    }
    return 0;
  }

  void draw(Group group, Rect area) {
    // Below the words lies the sea, on a sheet of parchment, too.
    if (on_sheet_) paint_.fill(area, current_palette.sea_top, paint_.em(0.4F));
    paint_.fill(area, current_palette.depth, paint_.em(0.4F));
    const Rect room = area.inset(paint_.em(0.35F), paint_.em(0.15F));
    switch (group) {
      case Group::build_houses: return draw_houses(room);
      case Group::build_ships: return draw_ships(room);
      case Group::hunting: return draw_weapons(room);
      case Group::livestock_market: return draw_stable(room);
      case Group::weekly_market: return draw_harvest(room);
      case Group::products:
        // Beside the board the harvest of the group above reaches down to here.
        if (on_sheet_) draw_harvest(room);
        return;
      case Group::crafting: return draw_specials(room);
      case Group::mountains_trade: return draw_strips(room);
      case Group::sailing: return draw_lands(room);
      case Group::emigration_occupation: return draw_hand(room);
    }
  }

 private:
  const feast::State& state() const { return scene_.state; }
  Seat seat() const { return scene_.shown; }
  int next_harvest() const { return feast::harvest_level(state(), state().round + 1).value_or(0); }

  static float rows_of(std::size_t n, std::size_t across) {
    return static_cast<float>(std::max<std::size_t>(1, rows_for(n, across)));
  }
  // A sheet is wider than the fifth column.
  std::size_t specials_across(float wide) const {
    return std::max<std::size_t>(6, static_cast<std::size_t>(wide / paint_.em(1.7F)));
  }
  std::size_t strips_across(float wide) const { return wide > paint_.em(18) ? 2 : 1; }
  std::size_t lands_across(std::size_t left, float wide) const {
    if (wide > paint_.em(18)) return std::clamp<std::size_t>(left, 1, 4);
    return left > 4 ? 3 : left > 1 ? 2 : 1;
  }
  std::size_t open_strips() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        state().strips, [](std::uint8_t next) { return next < feast::kStripLength; }));
  }
  std::size_t lands_left() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        state().lands,
        [](const feast::Land& land) { return land.used != 0 && land.owner == kNobody; }));
  }

  // A picture and its number, in the i-th of n places across.
  void draw_counted(const Rect& room, std::size_t i, std::size_t n, int count, Sign sign,
                    std::size_t which) {
    const float wide = room.w / static_cast<float>(n);
    const Rect place{room.x + wide * static_cast<float>(i), room.y, wide, room.h};
    const float size = std::min({place.h, wide * 0.58F, paint_.em(1.75F)});
    const float words = paint_.em(0.55F);
    const float x = place.center().x - (size + words) / 2;
    draw_glyph(paint_, {sign, static_cast<std::uint8_t>(which)}, {x + size / 2, place.center().y},
               size, current_palette.on_sea);
    paint_.number({x + size + paint_.em(0.1F), place.center().y}, count, figure());
  }
  // What it is about stands above it where there is room.
  void cut_caption(Rect& room, std::string_view words) {
    const float line = paint_.em(1.15F);
    if (room.h <= line * 2.4F) return;
    const Rect row = room.cut_top(line);
    paint_.text_within({row.x, row.center().y}, row.w, words, caption());
  }

  void draw_houses(const Rect& room) {
    const auto long_houses = static_cast<int>(
        std::ranges::count(std::span(state().house_owner).subspan(feast::kStoneHouses), kNobody));
    const auto stone_houses = static_cast<int>(
        std::ranges::count(std::span(state().house_owner).first(feast::kStoneHouses), kNobody));
    const std::array<int, feast::kBuildings> left = {state().sheds, stone_houses, long_houses};
    for (std::size_t i = 0; i < left.size(); ++i) {
      draw_counted(room, i, left.size(), left[i], Sign::building, i);
    }
  }

  void draw_ships(const Rect& room) {
    for (std::size_t i = 0; i < feast::kShips; ++i) {
      draw_counted(room, i, feast::kShips, feast::kShipPrices[i], Sign::ship, i);
    }
  }

  void draw_weapons(Rect room) {
    cut_caption(room, scene_.model.weapons);
    for (std::size_t i = 0; i < feast::kWeapons; ++i) {
      draw_counted(room, i, feast::kWeapons, state().weapon_discard[i], Sign::item,
                   feast::number(feast::weapon_at(i)));
    }
  }

  // What the animals of the shown seat will bear or bring at the next breeding.
  void draw_stable(Rect room) {
    const feast::Player& player = state().at(seat());
    cut_caption(room, scene_.frame.words("ui.feast.stable_bears"));
    draw_counted(room, 0, 2, player.pregnant_sheep, Sign::item, feast::number(Item::sheep));
    draw_counted(room, 1, 2, player.pregnant_cattle, Sign::item, feast::number(Item::cattle));
  }

  void draw_harvest(Rect room) {
    const std::string& words = scene_.model.harvest;
    const auto crops = feast::crops_of(next_harvest());
    if (crops.empty()) {
      return void(paint_.text_within({room.x, room.center().y}, room.w, words, caption()));
    }
    cut_caption(room, words);
    for (std::size_t i = 0; i < crops.size(); ++i) {
      const float wide = std::min(room.w / 6, room.h);
      const Point at{room.x + wide * (static_cast<float>(i) + 0.5F), room.center().y};
      draw_item(paint_, crops[i], at, std::min(wide * 0.96F, paint_.em(1.4F)));
    }
  }

  void draw_specials(const Rect& room) {
    const std::size_t across = specials_across(room.w);
    const float rows = rows_of(static_cast<std::size_t>(std::popcount(state().specials)), across);
    const float wide = room.w / static_cast<float>(across);
    const float size = std::min(wide, room.h / rows);
    std::size_t n = 0;
    for (std::size_t i = 0; i < feast::kSpecials; ++i) {
      if ((state().specials >> i & 1U) == 0) continue;
      const Item tile = feast::item_at(feast::kGoods + i);
      const Rect first{room.x, room.center().y - size * rows / 2, wide, size};
      const Point at = nth_cell(first, n++, across).center();
      const Rect place = around(at, size, size);
      scene_.thing_at({"for-sale", static_cast<std::uint32_t>(i)},
                      feast::make_inspectable(feast::InspectableKind::item, feast::number(tile)),
                      place);
      draw_item(paint_, tile, at, size * 0.94F);
    }
  }

  // The mountains that a strip is taken from: two peaks, lit from the left.
  static constexpr float kRidge = 1.45F;  // times as wide as what lies beside it
  static constexpr float kWidestStrip =
      feast::kStripLength + 0.4F + 0.6F;  // and apart from the next
  void draw_ridge(const Rect& area) {
    const auto draw_peak = [&](float middle, float high, float half) {
      const Point top{area.x + area.w * middle, area.bottom() - area.h * high};
      const float reach = area.w * half;
      const auto draw_side = [&](float to, Colour colour) {
        paint_.list().AddTriangleFilled(top, {top.x, area.bottom()}, {top.x + to, area.bottom()},
                                        colour);
      };
      draw_side(-reach, rgb(0x8e979e));
      draw_side(reach, rgb(0x5f6a73));
    };
    draw_peak(0.66F, 0.72F, 0.33F);
    draw_peak(0.36F, 1.0F, 0.36F);
  }

  void draw_strips(const Rect& room) {
    const std::size_t open = open_strips();
    if (open == 0) return;
    const std::size_t across = strips_across(room.w);
    const float high = std::min(room.h / rows_of(open, across), paint_.em(1.6F));
    const float wide = room.w / static_cast<float>(across);
    const float size = std::min(high * 0.86F, wide / (kWidestStrip + kRidge));
    std::size_t n = 0;
    for (std::size_t strip = 0; strip < feast::kStrips; ++strip) {
      if (state().strips[strip] >= feast::kStripLength) continue;
      const Rect row = nth_cell({room.x, room.y, wide, high}, n++, across);
      scene_.thing_at({"strip", static_cast<std::uint32_t>(strip)},
                      feast::make_inspectable(feast::InspectableKind::strip, strip), row);
      draw_ridge({row.x, row.center().y - size * 0.45F, size * (kRidge - 0.15F), size * 0.9F});
      float x = row.x + size * kRidge;
      for (std::size_t i = state().strips[strip]; i < feast::kStripLength; ++i) {
        const feast::Rock rock = feast::kStripItems[strip][i];
        draw_item(paint_, feast::item_of(rock), {x + size / 2, row.center().y}, size);
        if (feast::amount_of(rock) > 1) {
          draw_item(paint_, feast::item_of(rock), {x + size * 0.75F, row.center().y}, size);
        }
        x += size * (feast::amount_of(rock) > 1 ? 1.2F : 1.0F);
      }
    }
  }

  void draw_lands(const Rect& room) {
    const std::size_t left = lands_left();
    if (left == 0) return;
    const std::size_t across = lands_across(left, room.w);
    const float wide = room.w / static_cast<float>(across);
    const float high = room.h / rows_of(left, across);
    std::size_t n = 0;
    for (std::size_t i = 0; i < feast::kLands; ++i) {
      const feast::Land& land = state().lands[i];
      if (land.used == 0 || land.owner != kNobody) continue;
      const Rect place = nth_cell({room.x, room.y, wide, high}, n++, across);
      draw_land(i, place.inset(paint_.em(0.12F), paint_.em(0.08F)));
    }
  }

  void draw_land(std::size_t land, Rect area) {
    const std::size_t surface = feast::kFirstLand + land;
    const Sheet sheet = feast::sheet_of(state(), surface);
    const Contact contact =
        scene_.frame.targets.add({"land", static_cast<std::uint32_t>(land)}, area, Role::thing);
    if (contact.focused) focus_ring(scene_.frame, area, 4);
    if (contact.told) {
      scene_.tell(scene_.model.sheets[static_cast<std::size_t>(sheet)],
                  scene_.model.board_told(scene_.frame.app, surface), area);
    }
    const float line = paint_.em(1.05F);
    const Rect figures = area.cut_bottom(line);
    if (area.h > line * 3) {
      const Rect name = area.cut_bottom(line);
      paint_.text_within({name.x, name.center().y}, name.w,
                         scene_.model.sheets[static_cast<std::size_t>(sheet)],
                         {Face::bold, 0.82F, current_palette.on_sea});
    }
    const feast::Board& board = feast::board(sheet);
    const float cell = std::min(area.w / static_cast<float>(board.width),
                                area.h / static_cast<float>(board.height));
    draw_ground(paint_, sheet, {area.x, area.y}, cell);
    // Where both have no room side by side they are smaller; at last one stands above the other.
    const int points = feast::points_of(sheet);
    const int silver = state().lands[land].silver;
    Type type = figure();
    const auto both = [&] {
      const float signs = paint_.em(2.6F) * type.size;
      return paint_.width(std::to_string(points), type) +
             (silver > 0 ? signs + paint_.em(0.8F) : 0);
    };
    if (both() > figures.w) type.size = 0.78F;
    const bool beneath = both() > figures.w;
    const float y = figures.center().y;
    const float x = figures.x;
    const float wide = draw_points(paint_, {x, y}, points, type);
    if (silver == 0) return;
    const Point beside{x + wide + paint_.em(0.35F), y};
    const Point above{x, y - paint_.em(0.95F)};
    if (beneath) {  // upon the picture
      paint_.fill({x - 2, above.y - paint_.em(0.5F), paint_.em(2.1F), paint_.em(1)},
                  fade(current_palette.badge, 0.8F), paint_.em(0.3F));
    }
    draw_gold(paint_, beneath ? above : beside, silver, type);
  }

  // Faces only where the viewer may see them.
  void draw_hand(const Rect& room) {
    const feast::Player& player = state().at(seat());
    const auto known = static_cast<std::size_t>(player.hand.count());
    const std::size_t n = std::max<std::size_t>(1, player.hand_count);
    // Side by side; where that leaves no room for pictures each lies over the one before.
    const float gap = paint_.em(0.2F);
    const auto cards = static_cast<float>(n);
    const float apart = std::min((room.w + gap) / cards - gap, room.w / 2 - gap);
    const float wide = std::max(apart, std::min(paint_.em(2.4F), room.w));
    const float step = apart < wide ? (room.w - wide) / std::max(1.0F, cards - 1) : wide + gap;
    if (player.hand_count == 0) {
      paint_.text_within({room.x, room.center().y}, room.w, scene_.frame.words("ui.feast.no_hand"),
                         caption());
      return;
    }
    touch_hand(scene_, on_sheet_ ? "peek-aside" : "peek", room);
    float x = room.x;
    if (known < player.hand_count) {
      for (std::size_t i = 0; i < player.hand_count; ++i) {
        draw_card_back({x, room.y, wide, room.h});
        x += step;
      }
      return;
    }
    player.hand.for_each([&](std::size_t card) {
      draw_card(card, {x, room.y, wide, room.h});
      x += step;
    });
  }

  void draw_card_back(const Rect& area) {
    const float radius = paint_.em(0.25F);
    paint_.gradient(area, current_palette.wood_top, current_palette.wood_bottom, radius);
    paint_.outline(area, current_palette.gold_edge, current_palette.edge, radius);
    draw_sign(paint_, Sign::draw, area.center(), std::min(area.w, area.h) * 0.5F,
              current_palette.bright);
  }

  void draw_card(std::size_t card, Rect area) {
    const float radius = paint_.em(0.25F);
    // Beside a sheet it may be seen a second time, with the other things of its owner.
    const TargetName name{on_sheet_ ? "card-aside" : "card", static_cast<std::uint32_t>(card)};
    scene_.thing_at(name, feast::make_inspectable(feast::InspectableKind::card, card), area);
    paint_.gradient(area, current_palette.parchment_top, current_palette.parchment_bottom, radius);
    paint_.outline(area, current_palette.parchment_edge, current_palette.edge, radius);
    area = area.inset(paint_.em(0.15F), paint_.em(0.1F));
    draw_small_name(paint_, area, scene_.frame.words(feast::card_term(card)));
    const auto lines = feast::lines_of(card);
    if (lines.empty() || area.h < paint_.em(0.8F)) return;
    draw_row_within(paint_, feast::line_row(lines.front()), area,
                    {.most = paint_.em(1.0F), .least_in_one = paint_.em(0.8F)},
                    current_palette.ink);
  }

  Scene& scene_;
  Paint& paint_;
  bool on_sheet_;  // on that of an open band
};

}  // namespace

float aside_height(Scene& scene, Group group, float wide) {
  return Asides(scene, true).height(group, wide);
}

void draw_aside(Scene& scene, Group group, const Rect& area) {
  Asides(scene, true).draw(group, area);
}

void draw_asides(Scene& scene, const MatrixPlan& plan) {
  Asides asides(scene);
  for (std::size_t i = 0; i < feast::kGroups; ++i) {
    const auto group = static_cast<Group>(i);
    if (group == Group::products) continue;
    Rect area = plan.asides[i];
    scene.motion.note({"aside", static_cast<std::uint32_t>(i)}, area);
    // One harvest for both markets.
    if (group == Group::weekly_market) area.h = plan.asides[i + 1].bottom() - area.y;
    asides.draw(group, area);
  }
}

void draw_almanac_button(Scene& scene, const Rect& column, const Rect& head) {
  if (for_fingers(scene.frame)) return;
  const ButtonSpec spec{
      .label = scene.frame.words("app.almanac"), .look = Look::wood, .size = 0.82F};
  if (button(scene.frame, {"almanac"}, {column.x, head.y, column.w, head.h}, spec)) {
    scene.frame.order("almanac feast");
  }
}

void draw_drawer(Scene& scene, MatrixPlan plan, const Rect& board, const Rect& handle) {
  Frame& frame = scene.frame;
  bool& open = scene.choice.aside;
  const ButtonSpec spec{.label = {},
                        .look = Look::wood,
                        .icon = open ? Icon::left : Icon::chest,
                        .tip = frame.words("ui.feast.key_aside")};
  const bool key = !scene.quiet && ImGui::IsKeyPressed(ImGuiKey_A, false);
  if (button(frame, {"drawer"}, handle, spec) || key) {
    open = !open;
    frame.animating = true;
  }
  if (!open) return;
  const Rect drawer{board.right() + frame.em(0.3F), board.y, frame.em(11.5F), board.h};
  frame.targets.add({"drawn"}, drawer, Role::floor);
  frame.paint.shadow(drawer, frame.em(0.6F), 1);
  frame.paint.gradient(drawer, current_palette.wood_top, current_palette.wood_bottom,
                       frame.em(0.6F));
  frame.paint.outline(drawer.inset(0.5F), current_palette.gold_edge, current_palette.edge,
                      frame.em(0.6F));
  for (std::size_t i = 0; i < feast::kGroups; ++i) {
    const Rect& band = plan.bands[i];
    plan.asides[i] = {drawer.x + frame.em(0.4F), band.y, drawer.w - frame.em(0.8F), band.h};
  }
  draw_almanac_button(scene, plan.asides[0], plan.heads[0]);
  draw_asides(scene, plan);
}

}  // namespace meadhall::table::feast_table
