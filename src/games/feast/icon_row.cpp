#include "games/feast/icon_row.h"

#include <algorithm>
#include <span>

#include "games/feast/icon_parts.h"

namespace meadhall::feast {
namespace {

using namespace icons;
using enum Item;

// Whole groups and columns as such, what is left space by space.
void show(Row& row, Spaces spaces) {
  Spaces left = spaces;
  for (std::size_t group = 0; group < kGroups; ++group) {
    const Spaces all = spaces_of(static_cast<Group>(group));
    if ((all & ~spaces) != 0) continue;
    row.add(some(static_cast<Group>(group)));
    left &= ~all;
  }
  for (std::size_t n = 1; n <= kColumns; ++n) {
    const Spaces all = spaces_in_column(n);
    if (left == 0 || (all & ~spaces) != 0) continue;
    row.add(column(n));
    left &= ~all;
  }
  for (std::size_t space = 0; space < kSpaces; ++space) {
    if (is_in(left, space)) row.add({Sign::space, static_cast<std::uint8_t>(space)});
  }
}

void show_dice(Row& row, std::uint8_t dice) {
  for (std::size_t die = 0; die < kDice; ++die) {
    if ((dice >> die & 1U) != 0) row.add(some(static_cast<Die>(die)));
  }
}

// The places that a moment of an action is about: any, unless the line names some.
void show_places(Row& row, const Line& line) {
  if (line.spaces == kAllSpaces) {
    row.add(Sign::action);
  } else {
    show(row, line.spaces);
  }
}

void show_replaced(Row& row, const Line& line) {
  row.add(Sign::instead);
  if (line.spaces != kAllSpaces) show(row, line.spaces);
  switch (line.verb) {
    case Verb::upgrade: row.add(steps(1, 1)); return;
    case Verb::dice: row.add(Sign::roll); return;
    case Verb::draw: row.add(Sign::draw); return;
    case Verb::weapon: row.add(Sign::next_weapon); return;
    default: return;
  }
}

void show_rolled(Row& row, const Line& line) {
  show_dice(row, line.dice);
  switch (line.outcome) {
    case Outcome::any: row.add(Sign::result); break;
    case Outcome::success: row.add(Sign::success); break;
    case Outcome::failure: row.add(Sign::failure); break;
  }
  if (line.spaces != kAllSpaces) show(row, line.spaces);
}

void show_moment(Row& row, const Line& line) {
  switch (line.moment) {
    case Moment::play: return;
    case Moment::anytime: row.add(Sign::anytime); return;
    case Moment::anytime_once: row.add({sign(Sign::once), sign(Sign::anytime)}); return;
    case Moment::standing:
      row.add(Sign::always);
      if (line.spaces != kAllSpaces) show(row, line.spaces);
      if (line.dice != kAllDice) show_dice(row, line.dice);
      return;
    case Moment::once: row.add(Sign::once); return;
    case Moment::scoring: row.add({sign(Sign::before), sign(Sign::points)}); return;
    case Moment::harvest: row.add(Sign::harvest); return;
    case Moment::after_harvest: row.add({sign(Sign::after), sign(Sign::harvest)}); return;
    case Moment::no_harvest: row.add(Sign::no_harvest); return;
    case Moment::end_of_actions: row.add({sign(Sign::after), sign(Sign::thing)}); return;
    case Moment::before_income: row.add({sign(Sign::before), sign(Sign::income)}); return;
    case Moment::before_feast: row.add({sign(Sign::before), sign(Sign::feast)}); return;
    case Moment::after_feast: row.add({sign(Sign::after), sign(Sign::feast)}); return;
    case Moment::bonus: row.add(Sign::bonus); return;
    case Moment::after_bonus: row.add({sign(Sign::after), sign(Sign::bonus)}); return;
    case Moment::mountain_phase:
      row.add({sign(Sign::strip), sign(Sign::minus), some(line.item)});
      return;
    case Moment::before_action:
      row.add(Sign::before);
      show_places(row, line);
      return;
    case Moment::after_action:
      row.add(Sign::after);
      show_places(row, line);
      return;
    case Moment::cards_played: row.add(Sign::play); return;
    case Moment::instead: show_replaced(row, line); return;
    case Moment::given: row.add({sign(Sign::play), sign(Sign::pays), some(line.item)}); return;
    case Moment::rolled: show_rolled(row, line); return;
    case Moment::taken:
      row.add({sign(Sign::strip), sign(Sign::pays), some(line.item, line.item == silver ? 2 : 1)});
      return;
    case Moment::received:
      if (line.many > 1) {
        row.add(Sign::at_least, line.many);
      } else {
        row.add(Sign::plus);
      }
      row.add(some(line.item));
      return;
    case Moment::ship_built: row.add(some(Group::build_ships)); break;
    case Moment::ship_had: row.add(Sign::plus); break;
    case Moment::house_built: row.add({some(Group::build_houses), sign(Sign::house)}); return;
    case Moment::explored: row.add(Sign::explore); return;
    case Moment::emigrated: row.add(Sign::emigrate); return;
    case Moment::vikings_back:
      row.add({sign(Sign::action), sign(Sign::pays), sign(Sign::viking)});
      return;
    case Moment::thing: row.add(Sign::thing); return;
    case Moment::laid_in_house:
      row.add({some(line.item), sign(Sign::lay), sign(Sign::house)});
      return;
    case Moment::laid_on_land:
      row.add({some(line.item), sign(Sign::lay), sign(Sign::land)});
      return;
    case Moment::feast_laid: row.add({some(line.item), sign(Sign::lay), sign(Sign::feast)}); return;
  }
  if (line.ship >= 0) {
    row.add(some(static_cast<Ship>(line.ship)));
  } else {
    row.add(Sign::any_ship);
  }
}

void show(Row& row, Requirement needs) {
  switch (needs) {
    case Requirement::none: return;
    case Requirement::whaling_boat: row.add(some(Ship::whaling_boat)); break;
    case Requirement::knarr: row.add(some(Ship::knarr)); break;
    case Requirement::any_ship: row.add(Sign::any_ship); break;
    case Requirement::large_ship: row.add(Sign::large_ship); break;
    case Requirement::longship: row.add(some(Ship::longship)); break;
    case Requirement::two_longships: row.add(some(Ship::longship, 2)); break;
  }
  row.add(Sign::then);
}

bool begins_with(std::span<const Glyph> all, std::span<const Glyph> beginning) {
  return all.size() >= beginning.size() &&
         std::ranges::equal(all.first(beginning.size()), beginning);
}

}  // namespace

IconRow space_row(Space space) {
  const SpaceInfo& printed = info(space);
  Row row;
  show(row, printed.needs);
  if (printed.price > 0) row.add({some(silver, printed.price), sign(Sign::pays)});
  for (std::size_t i = 0; i < printed.count; ++i) {
    const Effect& effect = printed.effects[i];
    if (effect.other) row.add(Sign::either);
    if (effect.test != Test{}) {
      show(row, effect.test);
      row.add(Sign::then);
    }
    show(row, effect, kNoCard);
  }
  return row.done();
}

IconRow board_row(Space space) {
  const IconRow whole = space_row(space);
  const auto is = [](Sign sign) {
    return [sign](const Glyph& glyph) { return glyph.sign == sign; };
  };
  const auto either = std::ranges::find_if(whole, is(Sign::either));
  if (either == whole.end() || std::ranges::count_if(whole, is(Sign::either)) > 1) return whole;
  const std::span<const Glyph> first(whole.begin(), either);
  const std::span<const Glyph> second(either + 1, whole.end());
  const auto part = [](std::span<const Glyph> side) {
    return std::ranges::find(side, Sign::pays, &Glyph::sign);
  };
  const auto pays = part(first);
  const auto pays_other = part(second);
  if (pays == first.end() || pays_other == second.end()) return whole;
  Row row;
  const auto add_all = [&](auto from, auto to) {
    for (; from != to; ++from) row.add(*from);
  };
  if (std::ranges::equal(first.begin(), pays, second.begin(), pays_other)) {
    // The same is paid: "2 stone → a house / a ship".
    add_all(first.begin(), first.end());
    row.add(Sign::either);
    add_all(pays_other + 1, second.end());
  } else if (begins_with(std::span(pays_other, second.end()), std::span(pays, first.end()))) {
    // The same is had, and what comes with either stands after it.
    add_all(first.begin(), pays);
    row.add(Sign::either);
    add_all(second.begin(), second.end());
  } else {
    return whole;
  }
  return row.done();
}

IconRow line_row(const Line& line) {
  Row row;
  if (line.effect.other) row.add(Sign::either);
  const std::size_t before = row.done().size();
  show_moment(row, line);
  show(row, line.test);
  show(row, line.effect.test);
  if (row.done().size() > before) row.add(Sign::then);
  show(row, line.effect, line.card);
  return row.done();
}

Glyph emblem(Space space) {
  Row row;
  show_deed(row, info(space).effects[0], kNoCard);
  return row.done()[0];
}

}  // namespace meadhall::feast
