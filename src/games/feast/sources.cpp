#include "games/feast/sources.h"

#include "games/feast/dice.h"

namespace meadhall::feast {
namespace {

bool brings(const Goods& goods, std::size_t sought) {
  for (const Amount& each : goods) {
    if (number(each.item) == sought) return true;
    if (sought == number(Sought::weapon) && is_weapon(each.item)) return true;
    if (sought == number(Sought::special) && is_special(each.item)) return true;
  }
  return false;
}

bool trade_brings(const Effect& effect, std::size_t sought) {
  const auto is = [sought](std::int8_t which, Sought first) {
    return which >= 0 && number(first) + static_cast<std::size_t>(which) == sought;
  };
  return brings(effect.gain, sought) || is(effect.ship, Sought::whaling_boat) ||
         is(effect.building, Sought::shed);
}

// A good of the shape exists so many colours before it.
bool is_raised(std::size_t sought, std::size_t steps) {
  if (sought >= kGoods || sought % 4 < steps) return false;
  return is_good(item_at(sought)) && is_good(item_at(sought - steps));
}

bool dice_bring(Die die, std::size_t sought) {
  if (die != Die::raid && die != Die::pillage) {
    return brings(kCatches[static_cast<std::size_t>(die)], sought);
  }
  if (sought == number(Sought::special)) return true;
  return sought < kTiles && sword_value(item_at(sought)) > 0;
}

// What lies on the strips. rules: Feast 8
bool mountains_bring(std::size_t sought) {
  if (sought >= kItems) return false;
  const Item item = item_at(sought);
  return item == Item::wood || item == Item::stone || item == Item::ore || item == Item::silver;
}

bool is_brought(const Effect& effect, std::size_t sought) {
  const auto is = [sought](Sought what) { return sought == number(what); };
  switch (effect.verb) {
    case Verb::trade: return trade_brings(effect, sought);
    case Verb::weapons:
    case Verb::weapon: return is(Sought::weapon) || (sought < kItems && is_weapon(item_at(sought)));
    case Verb::upgrade: return is_raised(sought, effect.steps);
    case Verb::overseas: return is_raised(sought, 1) && colour_of(item_at(sought)) == Colour::blue;
    case Verb::mountain: return mountains_bring(sought);
    case Verb::sale: return is(Sought::special);
    case Verb::forge: return is(Sought::special) || sought == number(Item::jewelry);
    case Verb::dice: return dice_bring(effect.die, sought);
    case Verb::explore: return is(Sought::land);
    case Verb::emigrate: return is(Sought::emigration);
    case Verb::draw: return is(Sought::draw);
    case Verb::play: return is(Sought::play);
    default: return false;
  }
}

bool has(const SpaceInfo& space, std::size_t sought) {
  for (std::size_t i = 0; i < space.count; ++i) {
    if (is_brought(space.effects[i], sought)) return true;
  }
  // The third column draws an occupation first, the fourth lets one be played.
  if (sought == number(Sought::draw)) return space.column == 3;
  return sought == number(Sought::play) && space.column == 4;
}

}  // namespace

Spaces spaces_with(std::size_t sought) {
  Spaces all = 0;
  for (std::size_t i = 0; i < kSpaces; ++i) {
    if (has(info(static_cast<Space>(i)), sought)) all |= Spaces{1} << i;
  }
  return all;
}

}  // namespace meadhall::feast
