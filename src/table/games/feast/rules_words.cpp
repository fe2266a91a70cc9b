#include "table/games/feast/rules_words.h"

#include <algorithm>

#include "games/feast/ids.h"
#include "table/games/feast/rules_board.h"
#include "table/games/feast/rules_picture_list.h"

namespace meadhall::table::feast_table {

using feast::Glyph;
using feast::Sign;

namespace {

constexpr float kWindowCell = 0.64F;
constexpr float kSheetCell = 0.31F;

Point size_of_named(std::string_view word) {
  const Named named(word);
  const float figures = kDigit * static_cast<float>(named.digits);
  const auto item = feast::item_named(named.name);
  if (named.listed) {
    const int high = item ? int{feast::ways_to_lay(*item).front().height} : 1;
    return {1.75F, static_cast<float>(high) * kListCell + 0.16F};
  }
  if (!item || !feast::is_tile(*item)) return {0.95F + figures, 0.95F};
  const feast::Shape& way = feast::ways_to_lay(*item).front();
  return {static_cast<float>(way.width) * kTileCell + 0.2F + figures,
          static_cast<float>(way.height) * kTileCell + 0.3F};
}

}  // namespace

int digit(char letter) { return letter - '0'; }

bool is_board(std::string_view word) { return word.find('/') != std::string_view::npos; }
bool is_shed(std::string_view word) { return word.starts_with("shed/"); }

Named::Named(std::string_view word) {
  int number = 0;
  const bool less = word.starts_with('-');
  if (less) digits = 1;
  for (; digits < word.size() && word[digits] >= '0' && word[digits] <= '9'; ++digits) {
    number = 10 * number + digit(word[digits]);
  }
  if (digits > 0) many = less ? -number : number;
  word.remove_prefix(digits);
  listed = word.starts_with('_');
  if (listed) word.remove_prefix(1);
  pregnant = word.ends_with('*');
  if (pregnant) word.remove_suffix(1);
  name = word;
}

std::optional<Glyph> glyph_named(std::string_view name) {
  const auto glyph = [](Sign sign, auto which) {
    return Glyph{sign, static_cast<std::uint8_t>(which)};
  };
  if (name.starts_with('&')) return glyph(Sign::group, digit(name[1]));
  if (name.starts_with('*')) {
    for (std::size_t i = 0; i < feast::kDice; ++i) {
      const auto die = static_cast<feast::Die>(i);
      if (feast::word_of(feast::die_term(die)) == name.substr(1)) return glyph(Sign::die, i);
    }
  }
  if (const auto item = feast::item_named(name)) return glyph(Sign::item, *item);
  if (const auto ship = feast::ship_named(name)) return glyph(Sign::ship, *ship);
  for (std::size_t i = 0; i < feast::kBuildings; ++i) {
    const auto building = static_cast<feast::Building>(i);
    if (feast::word_of(feast::building_term(building)) == name) return glyph(Sign::building, i);
  }
  const auto sign =
      std::ranges::find(kRulesSigns, name, [](const auto& each) { return each.first; });
  if (sign != kRulesSigns.end()) return Glyph{sign->second};
  return std::nullopt;
}

OnCell::OnCell(std::string_view name) {
  viking = name == "v";
  if (name == "_" || viking) return;
  ship = feast::ship_named(name);
  if (ship) {
    cells = feast::kShipCells;
    return;
  }
  course = feast::Course{.bare = name == "!"};
  if (course->bare) return;
  if (name.ends_with('-')) {
    course->stance = feast::Stance::flat;
    name.remove_suffix(1);
  }
  course->item = feast::item_named(name).value_or(feast::Item::silver);
  cells = feast::width_on_table(course->item, course->stance);
}

Point size_of(std::string_view word) {
  if (is_shed(word)) return {1.65F, 1.35F};
  if (is_board(word)) {
    const RulesBoard board = rules_board(word);
    const float cell = board.large ? kWindowCell : kSheetCell;
    return {static_cast<float>(board.width) * cell + 2 * kBoardEdge,
            static_cast<float>(board.height) * cell + 2 * kBoardEdge};
  }
  switch (word[0]) {
    case '.': return {0.4F, 1};
    case '>':
    case '+':
    case 'x': return {0.75F, 0.9F};
    case '@': return {2.7F, 1.5F};
    case '^': return {5.2F, 1};
    case '#': return {3.1F, 1.5F};
    case '=': {
      const OnCell what(word.substr(1));
      return {kTableCell * static_cast<float>(what.cells), what.course ? 1.9F : 1.55F};
    }
    default: return size_of_named(word);
  }
}

}  // namespace meadhall::table::feast_table
