#include "table/games/feast/end_parts.h"

#include <array>

#include "games/feast/alone.h"
#include "games/feast/score_parts.h"
#include "table/games/feast/items.h"
#include "table/games/feast/signs.h"
#include "table/kit/icons.h"

namespace meadhall::table::feast_table {
namespace {

using feast::Category;
using feast::Sign;

// What brought points or cost them. rules: Feast 12
void draw_source_mark(Paint& paint, std::size_t kind, Point at, float size) {
  const auto sign = [&](Sign which) {
    draw_sign(paint, which, at, size, current_palette.ink_soft);
  };
  switch (static_cast<Category>(kind)) {
    case Category::ships: return sign(Sign::any_ship);
    case Category::emigrants: return sign(Sign::emigrate);
    case Category::lands: return sign(Sign::land);
    case Category::buildings: return sign(Sign::house);
    case Category::animals: return draw_emblem(paint, feast::Group::livestock_market, at, size);
    case Category::occupations: return sign(Sign::play);
    case Category::silver: return draw_item(paint, feast::Item::silver, at, size);
    case Category::crown: return draw_item(paint, feast::Item::english_crown, at, size);
    case Category::home: return sign(Sign::home);
    case Category::land_gaps: return sign(Sign::explore);
    case Category::building_gaps: return draw_piece(paint, feast::Building::shed, at, size);
    case Category::penalties: return sign(Sign::failure);
  }
}

bool is_alone(const Position& shown) { return feast::is_solo(shown.as<feast::State>()); }

// Whoever plays alone plays against a number of points.
std::string_view wins(const Position& shown) {
  return is_alone(shown) ? feast::alone_told(shown.as<feast::State>()) : "ui.winner";
}

bool is_crowned(const Position& shown) {
  return !is_alone(shown) || feast::meets_goal(shown.as<feast::State>());
}

}  // namespace

const match::EndHooks kEndHooks{
    .draw_source = draw_source_mark,
    .draw_crown = [](Paint& paint, Point center,
                     float size) { draw_item(paint, feast::Item::english_crown, center, size); },
    .crowned = is_crowned,
    .wins = wins};

}  // namespace meadhall::table::feast_table
