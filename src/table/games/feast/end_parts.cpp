#include "table/games/feast/end_parts.h"

#include <array>

#include "games/feast/alone.h"
#include "games/feast/score_parts.h"
#include "table/games/feast/icon_row.h"
#include "table/games/feast/items.h"
#include "table/games/feast/signs.h"
#include "table/kit/icons.h"

namespace meadhall::table::feast_table {
namespace {

using feast::Sign;

// What brought points or cost them, by feast::Category. rules: Feast 12
constexpr std::array<feast::Glyph, feast::kCategories> kMarks = {{
    {Sign::any_ship},
    {Sign::emigrate},
    {Sign::land},
    {Sign::house},
    {Sign::group, static_cast<std::uint8_t>(feast::Group::livestock_market)},
    {Sign::play},
    {Sign::item, static_cast<std::uint8_t>(feast::Item::silver)},
    {Sign::item, static_cast<std::uint8_t>(feast::Item::english_crown)},
    {Sign::home},
    {Sign::explore},
    {Sign::building, static_cast<std::uint8_t>(feast::Building::shed)},
    {Sign::failure},
}};
void draw_source_mark(Paint& paint, std::size_t kind, Point at, float size) {
  draw_glyph(paint, kMarks[kind], at, size, current_palette.ink_soft);
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
