#include "table/games/feast/rack.h"

#include <algorithm>
#include <array>

#include "games/feast/ids.h"
#include "table/games/feast/farm.h"
#include "table/games/feast/packing.h"
#include "table/games/feast/signs.h"
#include "table/games/feast/surface.h"
#include "table/kit/widgets.h"

namespace meadhall::table::feast_table {

using feast::Player;
using feast::State;

namespace {

struct Block {
  enum class Kind : std::uint8_t { surface, shed, stable, room_for_land, room_for_houses };
  Kind kind{};
  std::size_t number = 0;  // a surface, or which shed
  Rect area{};
};
using Blocks = FixedVector<Block, Packing::kMost>;

// The sizes a cell may have, in em, and how high the heads above boards are then.
constexpr std::array<float, 17> kCells = {2.7F,   2.3F,  1.95F,   1.65F,  1.45F,   1.25F,
                                          1.125F, 1.0F,  0.9375F, 0.875F, 0.8125F, 0.75F,
                                          0.66F,  0.58F, 0.5F,    0.42F,  0.34F};
constexpr float kGap = 0.45F;  // between blocks, in cells
float head_height(float cell, float em) { return std::clamp(cell, em * 0.8F, em * 1.25F); }

std::string_view head_of(feast::Sheet sheet) {
  switch (sheet) {
    case feast::Sheet::stone_house: return "ui.feast.head.stone_house";
    case feast::Sheet::long_house: return "ui.feast.head.long_house";
    default: return feast::sheet_term(sheet);
  }
}

// Lands come first, then houses; `long_first`: the long ones before those of stone, and the sheds
// last.
Blocks blocks_of(const State& state, Seat seat, RackOf what, bool long_first) {
  Blocks blocks;
  const Player& player = state.at(seat);
  if (what == RackOf::everything) {
    feast::for_each_own(state, seat, [&](std::size_t surface) {
      if (feast::is_land(surface)) blocks.push_back({Block::Kind::surface, surface});
    });
  }
  const auto add_sheds = [&] {
    for (std::size_t i = 0; i < player.sheds; ++i) blocks.push_back({Block::Kind::shed, i});
  };
  const auto add_houses = [&](bool of_stone) {
    if (what != RackOf::everything) return;
    feast::for_each_own(state, seat, [&](std::size_t surface) {
      if (surface < feast::kFirstHouse) return;
      if ((feast::sheet_of(state, surface) == feast::Sheet::stone_house) == of_stone) {
        blocks.push_back({Block::Kind::surface, surface});
      }
    });
  };
  if (!long_first) add_sheds();
  add_houses(!long_first);
  add_houses(long_first);
  if (long_first) add_sheds();
  const int animals =
      feast::count(player, feast::Item::sheep) + feast::count(player, feast::Item::cattle);
  if (animals > 0) blocks.push_back({Block::Kind::stable});
  return blocks;
}

Point size_of(const State& state, const Block& block, float cell, float em) {
  switch (block.kind) {
    case Block::Kind::surface: {
      const feast::Board& printed = feast::board(feast::sheet_of(state, block.number));
      const float edges = 2 * surface_edge(cell);
      return {cell * static_cast<float>(printed.width) + edges,
              cell * static_cast<float>(printed.height) + edges + head_height(cell, em)};
    }
    case Block::Kind::shed: return {cell * 3.9F, cell * 3 + head_height(cell, em)};
    case Block::Kind::stable: return {cell * 6.7F, cell * 5.3F};
    default: return {cell * 4, cell * 3.6F};
  }
}

// Finds a place for each; false if there is not room for all.
bool place_all(const State& state, Blocks& blocks, Packing& packing, float cell, float em) {
  const float gap = cell * kGap;
  for (Block& block : blocks) {
    const Point size = size_of(state, block, cell, em);
    const std::optional<Rect> place = packing.place(size.x + gap, size.y + gap);
    if (!place) return false;
    block.area = {place->x, place->y, size.x, size.y};
  }
  return true;
}

// Places for what the seat has not got yet, where there is room left.
void add_rooms(const State& state, Seat seat, Blocks& blocks, Packing& packing, float cell,
               float em) {
  int lands = 0;
  int houses = 0;
  feast::for_each_own(state, seat, [&](std::size_t surface) {
    if (feast::is_land(surface)) ++lands;
    if (surface >= feast::kFirstHouse) ++houses;
  });
  const float gap = cell * kGap;
  for (const Block::Kind kind : {Block::Kind::room_for_land, Block::Kind::room_for_houses}) {
    const int had = kind == Block::Kind::room_for_land ? lands : houses;
    if (had > 1 || blocks.full()) continue;
    Block block{kind};
    Point size = size_of(state, block, cell, em);
    size.x = std::max(size.x, em * 4.5F);
    size.y = std::max(size.y, em * 4);
    const std::optional<Rect> place = packing.place(size.x + gap, size.y + gap);
    if (!place) continue;
    block.area = {place->x, place->y, size.x, size.y};
    blocks.push_back(block);
  }
}

void draw_room(Scene& scene, const Block& block) {
  Paint& paint = scene.frame.paint;
  const float em = paint.em();
  const bool land = block.kind == Block::Kind::room_for_land;
  const Rect area = block.area;
  paint.dashes(area.inset(0.65F), current_palette.ground_line, 1.3F, em * 0.3F);
  const std::string& words =
      scene.frame.words(land ? "ui.feast.room.land" : "ui.feast.room.houses");
  const Type type{Face::sans, 0.75F, current_palette.on_sea_soft};
  const float wide = area.w - em * 0.5F;
  const float high = paint.paragraph_height(wide, words, type);
  const float size = std::min(em * 1.9F, area.h - high - em * 0.9F);
  const float top = area.y + (area.h - size - high - em * 0.2F) / 2;
  if (size >= em * 0.8F) {
    draw_sign(paint, land ? feast::Sign::land : feast::Sign::house,
              {area.center().x, top + size / 2}, size, current_palette.on_sea);
    paint.fill(around({area.center().x, top + size / 2}, size * 1.15F, size * 1.15F),
               fade(blend(current_palette.sea_top, current_palette.sea_bottom, 0.5F), 0.6F));
  }
  const Point middle{area.center().x, top + size + em * 0.2F + high / 2};
  if (paint.width(words, type) <= wide) {
    paint.text(middle, words, type, Align::center);
  } else {
    draw_in_two(paint, middle, wide, words, type, Align::center);
  }
}

void draw_block(Scene& scene, const Block& block, float cell, int& stone_houses) {
  const float em = scene.frame.em(1);
  Rect area = block.area;
  switch (block.kind) {
    case Block::Kind::surface: {
      draw_surface_head(scene, block.number, area.cut_top(head_height(cell, em)));
      const float edge = surface_edge(cell);
      const Point corner{area.x + edge, area.y + edge};
      draw_surface(scene, block.number, corner, cell);
      if (feast::sheet_of(scene.state, block.number) != feast::Sheet::stone_house) return;
      // In the corner that the house leaves free.
      draw_house_fields(scene, stone_houses++,
                        {corner.x - edge, corner.y + 3 * cell + edge * 1.5F, cell * 2 - edge,
                         cell - edge * 0.5F});
      return;
    }
    case Block::Kind::shed: return draw_shed(scene, static_cast<int>(block.number), area);
    case Block::Kind::stable: return draw_stable(scene, area);
    default: return draw_room(scene, block);
  }
}

void draw_blocks(Scene& scene, const Blocks& blocks, float cell) {
  int stone_houses = 0;
  for (const Block& block : blocks) {
    if (!block.area.empty()) draw_block(scene, block, cell, stone_houses);
  }
}

}  // namespace

void draw_rack(Scene& scene, const Rect& area, RackOf what, float most) {
  scene.motion.note({"rack"}, area);
  const float em = scene.frame.em(1);
  const State& state = scene.state;
  for (const float times : kCells) {
    const float cell = em * times;
    if (cell > most) continue;
    for (const bool long_first : {false, true}) {
      Blocks blocks = blocks_of(state, scene.shown, what, long_first);
      // Gaps lie between blocks only.
      Packing packing({area.x, area.y, area.w + cell * kGap, area.h + cell * kGap});
      const bool fits = place_all(state, blocks, packing, cell, em);
      if (!fits && (times != kCells.back() || !long_first)) continue;
      if (fits && what == RackOf::everything) {
        add_rooms(state, scene.shown, blocks, packing, cell, em);
      }
      draw_blocks(scene, blocks, cell);
      return;
    }
  }
}

void draw_surface_head(Scene& scene, std::size_t surface, const Rect& area) {
  Paint& paint = scene.frame.paint;
  const feast::Sheet sheet = feast::sheet_of(scene.state, surface);
  const bool land = feast::is_land(surface);
  const auto building =
      static_cast<std::size_t>(sheet == feast::Sheet::stone_house ? feast::Building::stone_house
                                                                  : feast::Building::long_house);
  const std::string& words = scene.frame.words(head_of(sheet));
  const float y = area.y + area.h * 0.44F;
  Type name{Face::heading, std::min(area.h * 0.78F / paint.em(), 0.95F), current_palette.title};
  // Names that are too long are set smaller before they are cut short.
  const float whole = paint.width(words, name) + paint.em(name.size) * 2.6F;
  if (whole > area.w) name.size = std::max(std::min(0.62F, name.size), name.size * area.w / whole);
  const float size = name.size;
  const Type figure{Face::bold, size * 0.92F, current_palette.on_sea};
  const float line = paint.em(size);
  const float of_points = line * 2.2F;
  const float of_income = line * 2.6F;
  const float named = paint.width(words, name);
  const float room = area.w - of_points;
  float x = area.x;
  // Where there is no room for the name the board itself says it when it is pointed at.
  if (named <= room - line * 0.3F) x += paint.text({x, y}, words, name) + line * 0.45F;
  if (surface >= feast::kFirstLand) {
    x += draw_points(paint, {x, y},
                     land ? feast::points_of(sheet) : feast::kBuildingPoints[building], figure) +
         line * 0.6F;
  }
  const int income = feast::income_of(sheet, scene.state.surfaces[surface].cover);
  if (land && income > 0 && x + of_income <= area.right()) {
    const float wide = paint.number({x, y}, income, figure, Align::left, true);
    draw_sign(paint, feast::Sign::income, {x + wide + line * 0.6F, y}, line, figure.colour);
  }
}

}  // namespace meadhall::table::feast_table
