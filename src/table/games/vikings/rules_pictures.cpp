#include "table/games/vikings/rules_pictures.h"

#include <algorithm>
#include <optional>
#include <span>

#include "table/games/vikings/pieces.h"
#include "table/games/vikings/rules_picture_list.h"
#include "table/games/vikings/specials.h"
#include "table/kit/icons.h"

namespace meadhall::table::vikings_table {
namespace {

using vikings::Tile;
using vikings::Viking;

constexpr std::string_view kFolk = "fgcnwb";
constexpr std::string_view kRowLetters = "FGCNWS";

std::optional<Viking> viking_of(char letter) {
  const std::size_t at = kFolk.find(letter);
  return at < kFolk.size() ? std::optional(static_cast<Viking>(at)) : std::nullopt;
}

Tile tile_of(char letter) {
  constexpr std::string_view kTiles = "_L1234Rbygr";  // by vikings::Tile
  const std::size_t at = kTiles.find(letter);
  return at < kTiles.size() ? static_cast<Tile>(at) : Tile::none;
}

// One place of a scene; see rules_picture_list.h.
struct Place {
  std::string_view text;

  bool mainland() const { return text.ends_with(':'); }
  bool pair() const { return text.starts_with('@'); }
  bool has(char mark) const { return text.find(mark, 1) != std::string_view::npos; }
};

constexpr Point kPair{1.75F, 1.45F};

Point size_of(std::string_view word) {
  const Place place{word};
  if (place.mainland()) return {1.15F, 1};
  if (place.pair() || word == ">>") return kPair;
  if (word == "+" || word == "x") return {0.8F, 1};
  if (word[0] == '*' || word[0] == '>') return {0.72F, 1};
  return {1, 1};
}

// True if land goes on from the first of two neighbouring places into the second.
bool joined(std::string_view left, std::string_view right) {
  constexpr std::string_view kOpenEast = "L1234";
  constexpr std::string_view kOpenWest = "1234R";
  return !left.empty() && !right.empty() && kOpenEast.find(left[0]) < 5 &&
         kOpenWest.find(right[0]) < 5;
}

void draw_mainland(Paint& paint, const Place& place, const Rect& area) {
  const std::size_t row = kRowLetters.find(place.text[0]);
  const auto kind = static_cast<Viking>(row);
  paint.gradient(area, current_palette.parchment_top, current_palette.parchment_bottom);
  paint.line({area.right(), area.y}, {area.right(), area.bottom()}, current_palette.parchment_edge,
             1.5F);
  const bool waits = place.text.size() > 2;
  const float radius = area.h * (waits ? 0.17F : 0.24F);
  draw_medallion(paint, kind,
                 waits ? Point{area.x + radius * 1.3F, area.y + radius * 1.3F} : area.center(),
                 radius);
  if (!waits) return;
  if (const auto who = viking_of(place.text[1])) {
    draw_viking(paint, *who, {area.center().x + area.h * 0.1F, area.bottom() - area.h * 0.08F},
                area.h * 0.8F);
  }
}

void draw_pair(Paint& paint, const Place& place, const Rect& area, float unit) {
  const Rect tile{area.x + unit * 0.1F, area.y + unit * 0.02F, unit, unit};
  const Point price{tile.center().x, tile.bottom() + unit * 0.21F};
  const char what = place.text[2];
  if (what == '-') {
    paint.dashes(tile.inset(2), current_palette.on_sea_soft, 1.5F, unit * 0.12F);
  } else {
    draw_tile(paint, tile_of(what), tile);
    if (const auto who = viking_of(place.text[3])) {
      draw_viking(paint, *who, {tile.right() + unit * 0.26F, tile.bottom()}, unit * 0.82F);
    }
  }
  if (place.has('#')) {
    paint.disc(tile.center(), unit * 0.27F, rgb(0x0d1f2b, 0.88F));
    draw_icon(paint, Icon::lock, tile.center(), unit * 0.32F, current_palette.bright);
  }
  paint.disc(price, unit * 0.2F, current_palette.gold_edge);
  paint.disc(price, unit * 0.175F, current_palette.wood_dark);
  paint.number(price, place.text[1] - '0', {Face::bold, unit * 0.26F / paint.em(), rgb(0xffe9b0)},
               Align::center);
}

void draw_sea_place(Paint& paint, const Place& place, const Rect& area, const Joins& joins) {
  const Tile tile = tile_of(place.text[0]);
  const auto who = place.text.size() > 1 ? viking_of(place.text[1]) : std::nullopt;
  paint.fill(area.inset(0.5F), rgb(0x3f86a8, 0.2F), 2);
  if (tile != Tile::none) draw_land(paint, tile, area, joins, who.has_value());
  if (who) draw_viking(paint, *who, standing_place(tile, area), area.h * 0.7F);
  if (!place.has('!')) return;
  paint.fill(area.inset(1), rgb(0xe05a47, 0.24F), 2);
  paint.dashes(area.inset(1.5F), current_palette.danger, 1.5F, area.h * 0.1F);
  if (!who) return;
  const Point at{area.right() - area.h * 0.17F, area.y + area.h * 0.18F};
  paint.disc(at, area.h * 0.14F, current_palette.danger);
  paint.text(at, "!", {Face::bold, area.h * 0.25F / paint.em(), current_palette.ivory},
             Align::center);
}

void draw_place(Paint& paint, const Place& place, const Rect& area, float unit,
                const Joins& joins) {
  if (place.mainland()) return draw_mainland(paint, place, area);
  if (place.pair()) return draw_pair(paint, place, area, unit);
  // Beside pairs it stands as high as their tiles.
  if (draw_scene_sign(paint, place.text, {area.center().x, area.y + unit / 2}, unit)) return;
  if (place.text[0] != '*') return draw_sea_place(paint, place, area, joins);
  if (const auto who = viking_of(place.text[1])) {
    draw_viking(paint, *who, {area.center().x, area.bottom() - unit * 0.06F}, unit * 0.86F);
  }
}

RulesScene scene_of(std::string_view id) { return {kRulesPictures, id, size_of}; }

void draw_picture(Paint& paint, std::string_view id, const Rect& area, float unit) {
  const RulesScene scene = scene_of(id);
  const std::span<const SceneThing> things = scene.things();
  scene.draw(paint, area, unit, [&](const SceneThing& thing, const Rect& where) {
    // The word beside it in its row.
    const auto at = static_cast<std::size_t>(&thing - things.data());
    const auto beside = [&](std::size_t other) {
      const bool there = other < things.size() && things[other].row == thing.row;
      return there ? things[other].word : std::string_view();
    };
    const Joins joins{joined(beside(at - 1), thing.word), joined(thing.word, beside(at + 1))};
    draw_place(paint, {thing.word}, where, unit, joins);
  });
}

void draw_piece(Paint& paint, std::string_view id, const Rect& area) {
  const auto in = [&](const auto& list) -> std::optional<std::size_t> {
    const auto at = std::ranges::find(list, id);
    if (at == list.end()) return std::nullopt;
    return static_cast<std::size_t>(at - list.begin());
  };
  if (const auto kind = in(kVikingPictures)) {
    draw_viking(paint, static_cast<Viking>(*kind), {area.center().x, area.bottom()}, area.h);
  } else if (const auto sail = in(kShipPictures)) {
    draw_tile(paint, vikings::ship_with_sail(*sail), area);
  } else if (const auto special = in(kSpecialPictures)) {
    draw_special(paint, static_cast<vikings::Special>(*special + 1), area);
  }
}

}  // namespace

const RulesPictures kLaterPictures{.size = [](std::string_view id) { return scene_of(id).size(); },
                                   .draw = draw_picture,
                                   .draw_piece = draw_piece};

}  // namespace meadhall::table::vikings_table
