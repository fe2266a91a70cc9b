#include "games/feast/supply.h"

#include <algorithm>
#include <vector>

#include "core/fixed_vector.h"
#include "games/feast/cards.h"
#include "games/feast/dice.h"
#include "games/feast/feasting.h"
#include "games/feast/tell.h"
#include "games/feast/turn.h"

namespace meadhall::feast {
namespace {

int in_action(const State& state, Tally what) {
  const auto action = innermost<ActionTask>(state);
  return action ? action->of(what) : 0;
}

int in_dice(const State& state, DiceTally what) {
  const auto dice = innermost<DiceTask>(state);
  return dice ? dice->of(what) : 0;
}

int in_feast(const State& state, CountedFood what) {
  const auto feast = innermost<FeastTask>(state);
  return feast ? feast->of(what) : 0;
}

int vikings_on(const State& state, Seat seat, Spaces spaces) {
  int n = 0;
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if (!stands_there(state, seat, place)) continue;
    const Stand& stand = state.stands[place];
    // Who copies stands in that column, and did what the copied space does.
    const std::size_t space = is_copy(place) ? stand.copied : place;
    if (is_in(spaces, space)) n += stand.vikings;
  }
  return n;
}

// In the supply and on boards; there is one of each.
int specials_of(const State& state, Seat seat) {
  unsigned owned = 0;
  for (std::size_t i = 0; i < kSpecials; ++i) {
    if (state.at(seat).has[kGoods + i] > 0) owned |= 1U << i;
  }
  for_each_own(state, seat, [&](std::size_t surface) {
    for (const std::uint8_t cell : state.surfaces[surface].lying) {
      const Item item = item_at(cell & kItemBits);
      if (is_special(item)) owned |= 1U << (number(item) - kGoods);
    }
  });
  return std::popcount(owned);
}

int printed_silver(std::uint8_t space) {
  if (space >= kSpaces) return 0;
  const SpaceInfo& printed = info(static_cast<Space>(space));
  int n = 0;
  for (std::size_t i = 0; i < printed.count; ++i)
    n = std::max(n, printed.effects[i].gain.of(Item::silver));
  return n;
}

int column_4_spaces(const State& state, Seat seat) {
  int n = 0;
  for (std::size_t place = 0; place < kPlaces; ++place) {
    if (stands_there(state, seat, place) && column_of(place) == 4) ++n;
  }
  return n;
}

}  // namespace

int houses_of(const State& state, Seat seat, Building which) {
  if (which == Building::shed) return state.at(seat).sheds;
  const bool stone = which == Building::stone_house;
  int n = 0;
  for (std::size_t house = 0; house < kHouses; ++house) {
    if ((house < kStoneHouses) == stone && state.house_owner[house] == seat) ++n;
  }
  return n;
}

int income_of(const State& state, Seat seat) {
  int income = 0;
  for_each_own(state, seat, [&](std::size_t surface) {
    if (surface >= kFirstHouse) return;
    income += income_of(sheet_of(state, surface), state.surfaces[surface].cover);
  });
  return income;
}

int figure(const State& state, Seat seat, Statistic what) {
  const Player& player = state.at(seat);
  const auto laden = [&] {
    return static_cast<int>(std::ranges::count_if(player.ore, [](int ore) { return ore >= 2; }));
  };
  switch (what) {
    case Statistic::one: return 1;
    case Statistic::players: return state.player_count;
    case Statistic::whaling_boats: return player.boats;
    case Statistic::knarrs: return player.knarrs;
    case Statistic::longships: return player.longships;
    case Statistic::large_ships: return large_ships(player);
    case Statistic::sets_of_ships:
      return std::min({int{player.boats}, int{player.knarrs}, int{player.longships}});
    case Statistic::laden_longships: return laden();
    case Statistic::ore_on_ships: {
      int n = player.armed_boats;
      for (const std::uint8_t ore : player.ore) n += ore;
      return n;
    }
    case Statistic::used_boats: {
      const auto dice = innermost<DiceTask>(state);
      return dice ? dice->boats() : 0;
    }
    case Statistic::houses:
      return houses_of(state, seat, Building::stone_house) +
             houses_of(state, seat, Building::long_house);
    case Statistic::lands: {
      return static_cast<int>(
          std::ranges::count_if(state.lands, [&](const Land& land) { return land.owner == seat; }));
    }
    case Statistic::income: return income_of(state, seat);
    case Statistic::animal_kinds:
      return (count(player, Item::sheep) > 0 ? 1 : 0) + (count(player, Item::cattle) > 0 ? 1 : 0);
    case Statistic::sheep_to_3: return std::min(3, count(player, Item::sheep));
    case Statistic::cattle_to_3: return std::min(3, count(player, Item::cattle));
    case Statistic::sheep: return count(player, Item::sheep);
    case Statistic::cattle: return count(player, Item::cattle);
    case Statistic::red_kinds: {
      int n = 0;
      for (std::size_t item = 0; item < kGoods; ++item) {
        if (colour_of(item_at(item)) == Colour::red && player.has[item] > 0) ++n;
      }
      return n;
    }
    case Statistic::grain: return count(player, Item::grain);
    case Statistic::silk: return count(player, Item::silk);
    case Statistic::spices: return count(player, Item::spices);
    case Statistic::clothing: return count(player, Item::clothing);
    case Statistic::spare_peas: {
      const int peas = count(player, Item::peas);
      return std::min(peas, std::max(0, 8 - peas));
    }
    case Statistic::meat_pairs:
      return std::min(count(player, Item::game_meat), count(player, Item::whale_meat));
    case Statistic::had_flax: return player.had_crops & 1;
    case Statistic::had_grain: return player.had_crops >> 1 & 1;
    case Statistic::specials: return specials_of(state, seat);
    case Statistic::vikings_on_crafting: return vikings_on(state, seat, spaces_of(Group::crafting));
    case Statistic::vikings_in_column_2: return vikings_on(state, seat, spaces_in_column(2));
    case Statistic::vikings_in_column_3: return vikings_on(state, seat, spaces_in_column(3));
    case Statistic::column_4_spaces: return column_4_spaces(state, seat);
    case Statistic::acting: {
      const auto action = innermost<ActionTask>(state);
      return action && action->has_place() ? 1 : 0;
    }
    case Statistic::vikings_placed: {
      const auto action = innermost<ActionTask>(state);
      return action ? action->vikings() : 0;
    }
    case Statistic::placements: return player.placements;
    case Statistic::vikings_in_thing: return player.vikings_in_thing;
    case Statistic::printed_silver: return printed_silver(space_under_way(state));
    case Statistic::action_silver: return in_action(state, Tally::silver);
    case Statistic::action_wood: return in_action(state, Tally::wood);
    case Statistic::action_stone: return in_action(state, Tally::stone);
    case Statistic::action_stockfish: return in_action(state, Tally::stockfish);
    case Statistic::resources_spent:
      return std::popcount(static_cast<unsigned>(in_action(state, Tally::spent)));
    case Statistic::ore_spent:
      return in_action(state, Tally::spent) >> static_cast<int>(Rock::ore) & 1;
    case Statistic::longship_used: return in_action(state, Tally::longship);
    case Statistic::mountain_kinds:
      return std::popcount(static_cast<unsigned>(in_action(state, Tally::rocks)));
    case Statistic::swords_spent:
    case Statistic::spears_spent: return in_dice(state, DiceTally::weapons);
    case Statistic::wood_spent: return in_dice(state, DiceTally::filler);
    case Statistic::rolls: {
      const auto dice = innermost<DiceTask>(state);
      return dice ? dice->rolls() : 0;
    }
    case Statistic::mead_laid: return in_feast(state, CountedFood::mead);
    case Statistic::game_meat_laid: return in_feast(state, CountedFood::game_meat);
    case Statistic::stockfish_laid: return in_feast(state, CountedFood::stockfish);
  }
  return 0;
}

bool holds(const State& state, Seat seat, const Test& test) {
  if (test == Test{}) return true;
  const int n = figure(state, seat, test.what);
  return n >= test.least && n <= test.most;
}

int sum_of_rule(const State& state, Seat seat, const Cards& cards, Rule rule, std::uint8_t space,
                std::uint8_t dice) {
  int n = 0;
  cards.for_each([&](std::size_t card) {
    for (const Line& line : lines_of(card)) {
      if (line.moment != Moment::standing || line.effect.rule != rule) continue;
      if (line.spaces != kAllSpaces && !is_in(line.spaces, space)) continue;
      if ((line.dice & dice) == 0) continue;
      if (holds(state, seat, line.effect.test)) n += line.effect.n;
    }
  });
  return n;
}

bool is_to_be_had(const State& state, Item item) {
  if (!is_special(item)) return true;
  if (item == Item::altar) return state.altar != 0;
  return (state.specials >> (number(item) - kGoods) & 1U) != 0;
}

namespace {

// What came from where.
using Origins = FixedVector<Transfer, 3>;

// Takes it into the supply.
Origins take_in(State& state, Seat seat, Item item, int n, Location from) {
  Player& player = state.at(seat);
  Origins origins;
  const auto came = [&](Location where, int many) {
    if (many == 0) return;
    origins.push_back(
        {piece(item), where, of_seat(Where::supply, seat), static_cast<std::int16_t>(many)});
  };
  int left = n;
  if (is_weapon(item)) {
    // From the open pile first, else searched for in the deck; there are always enough.
    const std::size_t which = weapon_number(item);
    std::uint8_t& pile = state.weapon_discard[which];
    std::uint8_t& deck = state.weapon_deck[which];
    const int of_pile = std::min<int>(left, pile);
    const int of_deck = std::min<int>(left - of_pile, deck);
    pile = static_cast<std::uint8_t>(pile - of_pile);
    deck = static_cast<std::uint8_t>(deck - of_deck);
    left -= of_pile + of_deck;
    came(common(Where::weapon_discard), of_pile);
    came(common(Where::weapon_deck), of_deck);
  }
  came(from, left);
  player.has[number(item)] = static_cast<std::uint16_t>(player.has[number(item)] + n);
  return origins;
}

void take_special(State& state, Item item) {
  if (item == Item::altar) {
    state.altar = 0;
  } else {
    state.specials = static_cast<std::uint16_t>(state.specials & ~(1U << (number(item) - kGoods)));
  }
}

template <class Tell>
void receive_and(State& state, Seat seat, Item item, int n, Location from, Tell tell) {
  if (n <= 0 || !is_to_be_had(state, item)) return;
  if (is_special(item)) {
    n = 1;
    take_special(state, item);
  }
  for (const Transfer& each : take_in(state, seat, item, n, from)) tell(each);
  fire(
      state, seat,
      {.moment = Moment::received, .item = item, .n = static_cast<std::uint8_t>(std::min(n, 255))});
}

}  // namespace

void receive(State& state, Seat seat, Item item, int n, Journal* journal, Location from) {
  receive_and(state, seat, item, n, from, [&](const Transfer& each) {
    if (journal != nullptr) tell_gain(*journal, seat, each);
  });
}

void receive_silently(State& state, Seat seat, Item item, int n, Journal* journal, Location from) {
  receive_and(state, seat, item, n, from, [&](const Transfer& each) {
    if (journal != nullptr) journal->moved(each);
  });
}

void receive_of_action(State& state, Seat seat, Item item, int n, Journal* journal, Location from) {
  if (n <= 0) return;
  if (const auto action = innermost<ActionTask>(state)) {
    if (item == Item::silver) action->add(Tally::silver, n);
    if (item == Item::wood) action->add(Tally::wood, n);
    if (item == Item::stone) action->add(Tally::stone, n);
    if (item == Item::stockfish) action->add(Tally::stockfish, n);
  }
  receive(state, seat, item, n, journal, from);
}

void make_pregnant(State& state, Seat seat, Item animal, Journal* journal) {
  Player& player = state.at(seat);
  ++(animal == Item::sheep ? player.pregnant_sheep : player.pregnant_cattle);
  if (journal == nullptr) return;
  journal->outcome(Happening::pregnant, seat,
                   Message("feast.log.pregnant")
                       .with("player", seat)
                       .with("animal", Message::List{some_told(1, animal)}));
}

// Of animals those without young go first; of weapons, onto the open pile.
void give_up(State& state, Seat seat, Item item, int n, Journal* journal, Location to) {
  if (n <= 0) return;
  Player& player = state.at(seat);
  std::uint16_t& has = player.has[number(item)];
  has = static_cast<std::uint16_t>(has - n);
  if (item == Item::sheep) {
    player.pregnant_sheep = static_cast<std::uint8_t>(std::min<int>(player.pregnant_sheep, has));
  }
  if (item == Item::cattle) {
    player.pregnant_cattle = static_cast<std::uint8_t>(std::min<int>(player.pregnant_cattle, has));
  }
  if (is_weapon(item)) {
    std::uint8_t& pile = state.weapon_discard[weapon_number(item)];
    pile = static_cast<std::uint8_t>(std::min(255, pile + n));
    if (to == kGeneral) to = common(Where::weapon_discard);
  }
  moved(journal, piece(item), of_seat(Where::supply, seat), to, n);
}

// rules: Feast 11.2: an empty deck is made anew of the open pile; where there is none either, of
// all the weapons of the box.
void draw_weapons(State& state, Seat seat, int n, Journal* journal) {
  std::array<int, kWeapons> drawn{};
  std::vector<Transfer> cards_moved;  // for the journal alone
  for (int i = 0; i < n; ++i) {
    const auto size = [&] {
      std::uint32_t cards = 0;
      for (const std::uint8_t of_kind : state.weapon_deck) cards += of_kind;
      return cards;
    };
    const auto note_deck = [&](Where from) {
      for (std::size_t kind = 0; journal != nullptr && kind < kWeapons; ++kind) {
        cards_moved.push_back({piece(weapon_at(kind)), common(from), common(Where::weapon_deck),
                               state.weapon_deck[kind]});
      }
    };
    if (size() == 0) {
      state.weapon_deck = state.weapon_discard;
      state.weapon_discard = {};
      note_deck(Where::weapon_discard);
      if (size() == 0) {
        state.weapon_deck = kWeaponCounts;
        note_deck(Where::box);
      }
    }
    std::uint32_t pick = state.rng.below(size());
    std::size_t kind = 0;
    while (pick >= state.weapon_deck[kind]) pick -= state.weapon_deck[kind++];
    --state.weapon_deck[kind];
    ++state.at(seat).has[number(weapon_at(kind))];
    ++drawn[kind];
    if (journal != nullptr) {
      cards_moved.push_back(
          {piece(weapon_at(kind)), common(Where::weapon_deck), of_seat(Where::supply, seat)});
    }
  }
  if (journal == nullptr) return;
  Goods told;
  for (std::size_t kind = 0; kind < kWeapons; ++kind) {
    if (drawn[kind] > 0) {
      told.parts[told.count++] = {static_cast<std::uint8_t>(drawn[kind]), weapon_at(kind)};
    }
  }
  journal->outcome(
      Happening::drew_weapons, seat,
      Message("feast.log.drew_weapons").with("player", seat).with("items", pile_told(told)));
  for (const Transfer& each : cards_moved) journal->moved(each);
}

std::size_t draw_card(Cards& cards, Rng& rng) {
  const int left = cards.count();
  if (left == 0) return kNoCard;
  auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(left)));
  std::size_t drawn = kNoCard;
  cards.for_each([&](std::size_t card) {
    if (pick-- == 0) drawn = card;
  });
  cards.remove(drawn);
  return drawn;
}

std::size_t draw_occupation(State& state, Seat seat, Journal* journal) {
  const std::size_t drawn = draw_card(state.deck, state.rng);
  if (drawn == kNoCard) return drawn;
  state.at(seat).hand.add(drawn);
  ++state.at(seat).hand_count;
  happened(journal, Happening::drew_occupation, seat, "feast.log.drew_occupation");
  moved(journal, kUnseenOccupation, common(Where::deck), of_seat(Where::hand, seat));
  return drawn;
}

}  // namespace meadhall::feast
