#include "table/games/feast/rules_pictures.h"

#include <algorithm>
#include <optional>
#include <span>

#include "games/feast/ids.h"
#include "table/games/feast/banquet_table.h"
#include "table/games/feast/farm.h"
#include "table/games/feast/icon_row.h"
#include "table/games/feast/items.h"
#include "table/games/feast/matrix.h"
#include "table/games/feast/rules_board.h"
#include "table/games/feast/rules_picture_list.h"
#include "table/games/feast/rules_words.h"
#include "table/games/feast/signs.h"
#include "table/games/feast/strip_parts.h"
#include "table/games/feast/surface.h"
#include "table/games/feast/tiles.h"
#include "table/games/feast/vikings.h"
#include "table/kit/icons.h"

namespace meadhall::table::feast_table {
namespace {

using feast::Item;
using feast::Sign;

// The colours of the two who are seen.
constexpr std::array<std::uint8_t, 2> kColours = {0, 4};

class Picture {
 public:
  Picture(Paint& paint, float unit) : paint_(paint), unit_(unit) {}

  void draw(std::string_view word, const Rect& area) {
    if (is_shed(word)) return draw_shed_fields(paint_, 2, 1, area.inset(unit_ * 0.06F));
    if (is_board(word)) return draw_board(rules_board(word), area.inset(unit_ * kBoardEdge));
    if (draw_scene_sign(paint_, word, area.center(), unit_)) return;
    switch (word[0]) {
      case '.': return;
      case '@': return draw_space(word.substr(1), area.inset(unit_ * 0.07F));
      case ':':
        return draw_coloured_head(paint_, seat_colour(word[1]),
                                  static_cast<std::uint8_t>(digit(word[1])), area.center(),
                                  unit_ * 0.78F);
      case '^': return draw_strip(word, area.inset(unit_ * 0.04F));
      case '#': return draw_card(Named(word.substr(1)), area.inset(unit_ * 0.07F));
      case '=': return draw_on_table(OnCell(word.substr(1)), area);
      case '*':
        return draw_rolled(paint_, *die_named(word), digit(word.back()), area.center(),
                           unit_ * 0.9F);
      default: return draw_named(Named(word), area);
    }
  }

  // The board below all cells of the table from `first` on.
  void draw_table(const Rect& first, float wide) {
    const float in = paint_.em(0.3F);
    draw_table_board(paint_, first.x + in, wide - 2 * in, table_edge(first), unit_ * kTableCell);
  }

 private:
  static Colour seat_colour(char which) {
    return current_palette.seats[kColours[static_cast<std::size_t>(digit(which))]];
  }
  static std::optional<feast::Die> die_named(std::string_view word) {
    const auto glyph = glyph_named(word.substr(0, word.size() - 1));
    return glyph ? std::optional(static_cast<feast::Die>(glyph->which)) : std::nullopt;
  }

  void draw_board(const RulesBoard& board, const Rect& area) {
    const float cell = area.w / static_cast<float>(board.width);
    const Point corner{area.x - cell * static_cast<float>(board.from.column),
                       area.y - cell * static_cast<float>(board.from.row)};
    const Clip clipped(paint_, board.whole ? area.inset(-surface_edge(cell)) : area);
    draw_below_tiles(paint_, board.sheet, board.cover, corner, cell);
    for (const bool wrong : {false, true}) {
      for (const RulesBoard::Lying& lying : board.tiles) {
        if (lying.wrong != wrong) continue;
        const Rect where{corner.x + cell * static_cast<float>(lying.at.column),
                         corner.y + cell * static_cast<float>(lying.at.row),
                         cell * static_cast<float>(lying.way.width),
                         cell * static_cast<float>(lying.way.height)};
        draw_tile(paint_, lying.item, lying.way, where.min(), cell);
        if (wrong) paint_.dashes(where.inset(-1), current_palette.danger, 2.2F, unit_ * 0.14F);
      }
      // What must not lie there lies on the numbers.
      if (!wrong) draw_above_tiles(paint_, board.sheet, board.cover, corner, cell);
    }
    if (!board.whole) paint_.outline(area, current_palette.parchment_edge, 1.5F);
  }

  void draw_space(std::string_view word, const Rect& area) {
    const std::string_view name = word.substr(0, word.find(':'));
    const auto space = static_cast<feast::Space>(feast::place_named(name).value_or(0));
    if (name.size() == word.size()) return draw_printed_space(paint_, space, area);
    const auto which = static_cast<std::size_t>(digit(word.back()));
    draw_taken_space(paint_, feast::info(space).column, kColours[which],
                     static_cast<int>(which) + 1, area, unit_ * 0.14F);
  }

  void draw_strip(std::string_view word, const Rect& area) {
    draw_rock_ground(paint_, area);
    const auto& rocks = feast::kStripItems[static_cast<std::size_t>(digit(word[1]))];
    Rect room = area;
    const Rect arrow = room.cut_left(unit_ * 0.45F);
    draw_icon(paint_, Icon::left, arrow.center(), arrow.w * 0.9F, current_palette.bright);
    const float wide = room.w / static_cast<float>(rocks.size());
    for (std::size_t i = 0; i < rocks.size(); ++i) {
      const Rect cell = Rect{room.x + wide * static_cast<float>(i), room.y, wide, room.h}.inset(
          unit_ * 0.04F, unit_ * 0.08F);
      if (static_cast<int>(i) < digit(word.back())) draw_lit(paint_, cell);
      draw_rock(paint_, rocks[i], cell);
    }
  }

  // An occupation without words: its points and its first line.
  void draw_card(const Named& number, const Rect& area) {
    const auto card = static_cast<std::size_t>(number.many);
    paint_.gradient(area, current_palette.parchment_top, current_palette.parchment_bottom,
                    unit_ * 0.1F);
    paint_.outline(area.inset(0.5F), current_palette.parchment_edge, 1.5F, unit_ * 0.1F);
    Rect room = area.inset(unit_ * 0.16F, unit_ * 0.1F);
    const Rect head = room.cut_top(unit_ * 0.46F);
    draw_points(paint_, {head.right() - unit_ * 0.62F, head.center().y},
                feast::occupation(card).points,
                {Face::bold, unit_ * 0.38F / paint_.em(), current_palette.ink});
    draw_row_within(paint_, feast::line_row(feast::lines_of(card).front()), room,
                    {.most = unit_ * 0.62F}, current_palette.ink);
  }

  float table_edge(const Rect& area) const { return area.bottom() - unit_ * kTableCell * 0.45F; }

  void draw_on_table(const OnCell& what, const Rect& area) {
    const float cell = unit_ * kTableCell;
    const float edge = table_edge(area);
    const Rect room{area.x, edge - cell, area.w, cell};
    if (what.ship) return draw_table_ship(paint_, *what.ship, room);
    if (what.course) return draw_course(paint_, *what.course, {area.x, edge}, cell);
    draw_table_cell(paint_, room, what.viking ? OnTable::viking : OnTable::open);
  }

  void draw_named(const Named& named, Rect area) {
    const std::optional<feast::Glyph> glyph = glyph_named(named.name);
    if (!glyph) return;
    if (named.digits > 0) {
      const Rect figures = area.cut_left(unit_ * kDigit * static_cast<float>(named.digits));
      paint_.number({figures.right(), area.center().y}, named.many,
                    {Face::bold, unit_ * 0.52F / paint_.em(), current_palette.bright},
                    Align::right);
    }
    const Item item = feast::item_at(glyph->which);
    if (glyph->sign != Sign::item || !feast::is_tile(item)) {
      return draw_glyph(paint_, *glyph, area.center(), unit_ * 0.8F, current_palette.bright);
    }
    const float cell = unit_ * (named.listed ? kListCell : kTileCell);
    if (named.pregnant) return draw_herd(paint_, {item, 1, true}, area, cell);
    draw_tile_within(paint_, item, area, cell);
  }

  Paint& paint_;
  float unit_;
};

bool lies_on_table(const SceneThing& thing) { return thing.word.starts_with('='); }

RulesScene scene_of(std::string_view id) { return {kRulesPictures, id, size_of}; }

}  // namespace

Point rules_picture_size(std::string_view id) { return scene_of(id).size(); }

void draw_rules_picture(Paint& paint, std::string_view id, const Rect& area, float unit) {
  Picture picture(paint, unit);
  const RulesScene scene = scene_of(id);
  const std::span<const SceneThing> things = scene.things();
  scene.draw(paint, area, unit, [&](const SceneThing& thing, const Rect& where) {
    const auto at = static_cast<std::size_t>(&thing - things.data());
    if (lies_on_table(thing) && (at == 0 || !lies_on_table(things[at - 1]))) {
      float wide = 0;
      for (std::size_t i = at; i < things.size() && lies_on_table(things[i]); ++i) {
        wide += things[i].area.w * unit;
      }
      picture.draw_table(where, wide);
    }
    picture.draw(thing.word, where);
  });
}

void draw_rules_piece(Paint& paint, std::string_view id, const Rect& area) {
  if (const auto glyph = glyph_named(id)) {
    draw_glyph(paint, *glyph, area.center(), std::min(area.w, area.h) * 0.9F,
               current_palette.ink_soft);
  }
}

}  // namespace meadhall::table::feast_table
