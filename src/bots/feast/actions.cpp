#include "bots/feast/actions.h"

#include <algorithm>

#include "bots/feast/dice.h"
#include "bots/feast/weights.h"
#include "games/feast/carry_out.h"
#include "games/feast/costs.h"
#include "games/feast/sea.h"
#include "games/feast/supply.h"
#include "games/feast/trade.h"
#include "games/feast/turn.h"

namespace meadhall::feast_bots {
namespace {

int goods_worth(const View& view, const Goods& goods) {
  int worth = 0;
  for (const Amount& each : goods) worth += each.n * view.price(each.item);
  return worth;
}

// The n goods that gain most by it; the second and third of a kind count as well.
int upgrades_worth(const View& view, const Effect& effect) {
  FixedVector<int, 3 * kGoods> gains;
  for (std::size_t i = 0; i < kGoods; ++i) {
    const Item item = item_at(i);
    if (view.has(item) == 0) continue;
    const int gain = upgrade_worth(view, item, effect.steps);
    for (int n = 0; n < std::min(3, view.has(item)) && gain > 0; ++n) gains.push_back(gain);
  }
  int worth = 0;
  for (int n = 0; n < effect.n && !gains.empty(); ++n) {
    const auto best = std::max_element(gains.begin(), gains.end());
    worth += *best;
    *best = 0;
  }
  return worth;
}

int mountains_worth(const View& view, const Effect& effect) {
  unsigned used = 0;
  int worth = 0;
  for (const std::uint8_t amount : effect.amounts) {
    int best = 0;
    unsigned from = 0;
    for (std::size_t strip = 0; strip < kStrips && amount > 0; ++strip) {
      const unsigned bit = 1U << strip;
      if ((used & bit) != 0 || view.state.strips[strip] >= kStripLength) continue;
      const int here = strip_worth(view, strip, amount);
      if (here <= best) continue;
      best = here;
      from = bit;
    }
    used |= from;
    worth += best;
  }
  return worth;
}

int overseas_worth(const View& view) {
  int worth = 0;
  for (std::size_t i = 0; i < kGoods; ++i) {
    const Item item = item_at(i);
    if (colour_of(item) == Colour::green && view.has(item) > 0) {
      worth += std::max(0, upgrade_worth(view, item, 1));
    }
  }
  return worth;
}

int sale_worth(const View& view, int n) {
  int silver = view.has(Item::silver);
  int worth = 0;
  unsigned bought = 0;
  for (; n > 0; --n) {
    int best = 0;
    std::size_t which = 0;
    for (std::size_t i = 0; i < kSpecials; ++i) {
      const Item tile = item_at(kGoods + i);
      const auto price = int{special(tile).price};
      if (price < 0 || price > silver || (bought >> i & 1U) != 0) continue;
      if (!is_to_be_had(view.state, tile)) continue;
      const int gain = view.price(tile) - price * view.price(Item::silver);
      if (gain <= best) continue;
      best = gain;
      which = i;
    }
    if (best == 0) break;
    bought |= 1U << which;
    silver -= special(item_at(kGoods + which)).price;
    worth += best;
  }
  return worth;
}

int forge_worth(const View& view) {
  int best = view.price(Item::jewelry);
  for (std::size_t i = 0; i < kSpecials; ++i) {
    const Item tile = item_at(kGoods + i);
    if (special(tile).tongs && is_to_be_had(view.state, tile)) {
      best = std::max(best, view.price(tile));
    }
  }
  return best;
}

int exploration_worth(const View& view, std::uint8_t space) {
  int best = 0;
  for (std::size_t land = 0; land < kLands; ++land) {
    const Sheet sheet = side_of(land, view.state.lands[land].side != 0);
    if (!can_explore(view.state, view.seat, land)) continue;
    if (space < kSpaces &&
        static_cast<std::size_t>(ship_for(sheet)) + 1 != info(static_cast<Space>(space)).column) {
      continue;
    }
    const int worth = land_worth(view.state, view.seat, sheet) +
                      view.state.lands[land].silver * view.price(Item::silver);
    best = std::max(best, worth);
  }
  return best;
}

int emigrating_worth(const View& view, const Effect& effect, std::uint8_t space) {
  const Origin from{.space = space};
  const int price = emigration_price(view.state, view.seat, effect, from);
  const Player& player = view.state.at(view.seat);
  const Ship ship = player.knarrs > 0 ? Ship::knarr : Ship::longship;
  return emigration_worth(view.state, view.seat, ship) - price * view.price(Item::silver);
}

int cards_worth(const View& view, int n) {
  FixedVector<int, kOccupations> worths;
  view.state.at(view.seat).hand.for_each([&](std::size_t card) {
    const int worth = card_worth(view, card);
    if (worth > 0) worths.push_back(worth);
  });
  int worth = 0;
  for (; n > 0 && !worths.empty(); --n) {
    const auto best = std::max_element(worths.begin(), worths.end());
    worth += *best;
    *best = 0;
  }
  return worth;
}

int things_worth(const View& view, const Effect& effect) {
  const int times = figure(view.state, view.seat, effect.per);
  int worth = goods_worth(view, effect.gain) * times;
  if (effect.ship >= 0 && has_berth(view.state.at(view.seat), static_cast<Ship>(effect.ship))) {
    worth += ship_worth(view.state, view.seat, static_cast<Ship>(effect.ship)) * effect.ships;
  }
  if (effect.ship_paid >= 0) {
    worth -= ship_worth(view.state, view.seat, static_cast<Ship>(effect.ship_paid));
  }
  if (effect.building >= 0 && has_left(view.state, static_cast<Building>(effect.building))) {
    worth += building_worth(view.state, view.seat, static_cast<Building>(effect.building));
  }
  return worth;
}

}  // namespace

int upgrade_worth(const View& view, Item from, int steps) {
  const std::optional<Item> to = upgraded(from, steps);
  if (!to) return steps > 1 ? upgrade_worth(view, from, steps - 1) : -1;
  return view.price(*to) - view.price(from);
}

int strip_worth(const View& view, std::size_t strip, int n) {
  int worth = 0;
  const std::size_t first = view.state.strips[strip];
  for (std::size_t i = first; i < kStripLength && i < first + static_cast<std::size_t>(n); ++i) {
    const Rock rock = kStripItems[strip][i];
    worth += amount_of(rock) * view.price(item_of(rock));
  }
  return worth;
}

int effect_worth(const View& view, const Effect& effect, std::uint8_t space) {
  if (!holds(view.state, view.seat, effect.test)) return 0;
  const int cost = goods_worth(view, effect.cost);
  switch (effect.verb) {
    case Verb::trade:
    case Verb::reap: return things_worth(view, effect) - cost;
    case Verb::weapons: {
      const int each = view.price(Item::bow);
      return effect.n * figure(view.state, view.seat, effect.per) * each - cost;
    }
    case Verb::weapon: return view.price(Item::bow) - cost;
    case Verb::upgrade: return upgrades_worth(view, effect) - cost;
    case Verb::diagonal: return 200 - cost;
    case Verb::mountain: return mountains_worth(view, effect) - cost;
    case Verb::overseas: return overseas_worth(view) - cost;
    case Verb::sale: return sale_worth(view, effect.n) - cost;
    case Verb::forge: return forge_worth(view) - cost;
    case Verb::dice: return dice_worth(view, effect.die, effect.n) - cost;
    case Verb::explore: return exploration_worth(view, space) - cost;
    case Verb::emigrate: return emigrating_worth(view, effect, space) - cost;
    case Verb::draw: return kDrawn * effect.n - cost;
    case Verb::play: return cards_worth(view, effect.n) - cost;
    case Verb::feast: return -500;
    case Verb::breed: return 100;
    case Verb::bonus: return 200;
    case Verb::viking: return kViking * effect.n - cost;
    case Verb::rule: return 100;
    case Verb::own: return 100 - cost;
  }
  return 0;
}

int space_worth(const View& view, std::size_t space) {
  const SpaceInfo& printed = info(static_cast<Space>(space));
  const auto id = static_cast<std::uint8_t>(space);
  int worth = -printed.price * view.price(Item::silver);
  for (std::size_t i = 0; i < printed.count;) {
    int best = -1'000'000;
    const bool may = printed.effects[i].may;
    do {
      const Effect& effect = printed.effects[i];
      if (is_possible(view.state, view.seat, effect, {.space = id})) {
        const int offers = effect.may ? std::max<int>(1, effect.n) : 1;
        best = std::max(best, effect_worth(view, effect, id) * offers);
      }
      ++i;
    } while (i < printed.count && printed.effects[i].other);
    if (best == -1'000'000) continue;
    worth += may ? std::max(best, 0) : best;
  }
  if (printed.column == 3) worth += kDrawn;
  if (printed.column == 4) worth += cards_worth(view, 1);
  return worth;
}

int card_worth(const View& view, std::size_t card) {
  const Occupation& printed = occupation(card);
  int worth = 100 * printed.points - kDrawn;
  const int rounds = rounds_of(view.state) - view.state.round;
  bool lasting = false;
  for (const Line& line : lines_of(card)) {
    if (line.moment != Moment::play) {
      lasting = true;
      continue;
    }
    if (!holds(view.state, view.seat, line.test)) continue;
    if (!is_possible(view.state, view.seat, line.effect, {.card = line.card})) continue;
    const int here = effect_worth(view, line.effect, kNoSpace);
    worth += line.effect.may ? std::max(0, here) : here;
  }
  return worth + (lasting ? kLasting * rounds : 0);
}

int place_worth(const View& view, std::size_t place) {
  const State& state = view.state;
  int worth = -1'000'000;
  if (is_copy(place)) {
    for (std::size_t space = 0; space < kSpaces; ++space) {
      const std::size_t column = info(static_cast<Space>(space)).column;
      if (column != column_of_copy(place)) continue;
      const Stand& stand = state.stands[space];
      if (stand.seat == kNobody || stand.seat == view.seat) continue;
      if (!is_of_use(state, view.seat, static_cast<Space>(space))) continue;
      worth = std::max(worth, space_worth(view, space));
    }
  } else {
    worth = space_worth(view, place);
  }
  const int vikings = vikings_for(state, view.seat, place);
  const int left = state.at(view.seat).vikings_in_thing - vikings;
  // Whoever has but a few left cannot choose any more.
  const int each = kViking + kVikingRound * (state.round - 4);
  const int rest = each * left - (left > 0 && left < 3 ? each - kLastViking : 0);
  return worth + rest;
}

}  // namespace meadhall::feast_bots
