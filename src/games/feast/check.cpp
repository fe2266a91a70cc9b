#include "games/feast/check.h"

#include <algorithm>

#include "games/feast/ids.h"
#include "games/feast/phases.h"
#include "games/feast/workshop.h"

// Every invariant of a position, for tests, fuzzers and whatever is read.

namespace meadhall::feast {
namespace {

constexpr int kMostOfAnItem = 999;  // beyond it something was taken from nothing

Error of_seat(std::string_view id, std::size_t seat) {
  return Error{Message(id).with("player", seat_at(seat))};
}
Error of_number(std::string_view id, std::size_t n) {
  return Error{Message(id).with("n", static_cast<int>(n))};
}
Error of_item(std::string_view id, std::size_t item) {
  return Error{Message(id).with("item", Term{item_term(item_at(item))})};
}

bool sits(const State& state, Seat seat) { return index(seat) < state.player_count; }
bool sits_or_nobody(const State& state, Seat seat) { return seat == kNobody || sits(state, seat); }

// --- The table

Result<void> check_options(const Options& options) {
  const OptionValues values = write_options(options);
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] >= option_specs()[i].values.size()) return of_number("feast.check.option", i + 1);
  }
  return {};
}

Result<void> check_table(const State& state) {
  if (state.player_count < 1 || state.player_count > kMostPlayers) {
    return of_number("feast.check.players", state.player_count);
  }
  if (Result<void> options = check_options(state.options); !options) return options;
  if (state.round < 1 || state.round > rounds_of(state)) {
    return of_number("feast.check.round", state.round);
  }
  if (!sits(state, state.first)) return of_number("feast.check.seat", index(state.first) + 1);
  if (!sits_or_nobody(state, state.last)) {
    return of_number("feast.check.seat", index(state.last) + 1);
  }
  if (state.altar > 1 || state.hidden > 1 || state.closed > 1 || state.over > 1 ||
      state.missed > 1 || state.third_rules > 1 || state.unused != decltype(state.unused){}) {
    return Error{Message("feast.check.flag")};
  }
  const std::array<std::uint8_t, 2> copies = state.copies;
  const bool all = state.player_count == kMostPlayers;
  if (all ? copies[0] < 1 || copies[0] > 2 || copies[1] < 3 || copies[1] > 4
          : copies != std::array<std::uint8_t, 2>{}) {
    return Error{Message("feast.check.copies")};
  }
  return {};
}

// --- Players

// rules: Feast 5.2, 5.3: berths; ore on whaling boats and longships
Result<void> check_ships(const State& state, std::size_t seat) {
  const Player& player = state.players[seat];
  if (player.boats > kSmallBerths || player.armed_boats > player.boats) {
    return of_seat("feast.check.boats", seat);
  }
  if (large_ships(player) > kLargeBerths) return of_seat("feast.check.large_ships", seat);
  for (std::size_t i = 0; i < player.ore.size(); ++i) {
    const bool sorted = i == 0 || player.ore[i] <= player.ore[i - 1];
    const int most = i < player.longships ? kLongshipOre : 0;
    if (!sorted || player.ore[i] > most) return of_seat("feast.check.ore", seat);
  }
  if (kShipCells * away(player) > open_cells(state)) return of_seat("feast.check.emigrants", seat);
  return {};
}

Result<void> check_buildings(const State& state, std::size_t seat) {
  const Player& player = state.players[seat];
  const int shed = player.sheds * kBuildingFields[0];
  const int stone = houses_of(state, seat_at(seat), Building::stone_house) * kBuildingFields[1];
  // Houses are furnished when the match is over, sheds by an occupation before.
  const int house = state.over != 0 ? stone : 0;
  if (player.shed_wood > shed || player.shed_stone > shed || player.house_wood > house ||
      player.house_stone > house) {
    return of_seat("feast.check.fields", seat);
  }
  return {};
}

Result<void> check_goods(const State& state, std::size_t seat) {
  const Player& player = state.players[seat];
  for (std::size_t item = 0; item < kItems; ++item) {
    const bool of_expansion = item / 4 == number(Item::berry) / 4 || item == number(Item::altar);
    const bool in_box = item >= kTiles || is_tile(item_at(item));
    if (player.has[item] > 0 && (!in_box || (of_expansion && state.options.harvest == 0))) {
      return of_item("feast.check.not_there", item);
    }
    if (player.has[item] > kMostOfAnItem) return of_item("feast.check.count", item);
  }
  if (player.pregnant_sheep > count(player, Item::sheep) ||
      player.pregnant_cattle > count(player, Item::cattle)) {
    return of_seat("feast.check.pregnant", seat);
  }
  return {};
}

Result<void> check_players(const State& state) {
  for (std::size_t seat = 0; seat < kMostPlayers; ++seat) {
    const Player& player = state.players[seat];
    if (seat >= state.player_count) {
      if (!(player == Player{})) return of_seat("feast.check.absent", seat);
      continue;
    }
    if (player.passed > 1 || player.had_crops > 3 || player.unused != decltype(player.unused){}) {
      return Error{Message("feast.check.flag")};
    }
    if (Result<void> goods = check_goods(state, seat); !goods) return goods;
    if (Result<void> ships = check_ships(state, seat); !ships) return ships;
    if (Result<void> buildings = check_buildings(state, seat); !buildings) return buildings;
  }
  return {};
}

// --- Vikings. rules: Feast 4.1, 13.2, 13.3

Result<void> check_stands(const State& state) {
  for (std::size_t at = 0; at < kPlaces; ++at) {
    const Stand& stand = state.stands[at];
    if (stand == Stand{}) continue;
    const std::size_t column =
        is_copy(at) ? column_of_copy(at) : info(static_cast<Space>(at)).column;
    const bool copies = is_copy(at) ? std::ranges::count(state.copies, column) == 1 &&
                                          stand.copied < kSpaces &&
                                          info(static_cast<Space>(stand.copied)).column == column
                                    : stand.copied == kNoSpace;
    const bool colour = stand.colour <= (is_solo(state) ? 1 : 0);
    if (!sits(state, stand.seat) || stand.vikings < 1 || stand.vikings > column || !copies ||
        !colour) {
      return Error{Message("feast.check.stand").with("space", Term{space_term(at)})};
    }
  }
  return {};
}

Result<void> check_vikings(const State& state) {
  if (Result<void> stands = check_stands(state); !stands) return stands;
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    const Player& player = state.players[seat];
    const int acting = acting_colour(state);
    const int there = player.vikings_in_thing + vikings_on_board(state, seat_at(seat), acting);
    const int others = player.waiting + vikings_on_board(state, seat_at(seat), 1 - acting);
    const int wanted = is_solo(state) ? vikings_in_all(state, 1 - acting, seat_at(seat)) : 0;
    if (there != vikings_in_all(state, acting, seat_at(seat)) || others != wanted) {
      return of_seat("feast.check.vikings", seat);
    }
  }
  return {};
}

// --- What is there once

Result<void> check_supply(const State& state) {
  const unsigned laid = specials_laid(state);
  for (std::size_t i = 0; i < kSpecials; ++i) {
    const bool altar = item_at(kGoods + i) == Item::altar;
    int n = static_cast<int>(laid >> i & 1U);
    n += altar ? state.altar : static_cast<int>(state.specials >> i & 1U);
    for (const Player& player : state.players) n += player.has[kGoods + i];
    if (altar ? n > state.options.harvest : n != 1) {
      return of_item("feast.check.special", kGoods + i);
    }
  }
  if (state.specials >> (kSpecials - 1) != 0) return of_item("feast.check.special", kTiles - 1);
  int sheds = state.sheds;
  for (const Player& player : state.players) sheds += player.sheds;
  if (sheds != kBuildingCounts[0]) {
    return of_number("feast.check.sheds", static_cast<std::size_t>(sheds));
  }
  return {};
}

// --- Land, and whose the houses are. rules: Feast 4.3, 14.1, 15.6

Result<void> check_lands(const State& state) {
  for (std::size_t i = 0; i < kLands; ++i) {
    const Land& land = state.lands[i];
    const int used = i < kIslands    ? 1
                     : i == kIslands ? state.options.islands
                                     : state.options.harvest;
    const Land lying = land_in_middle(state, i);
    bool sound = land.used == used && land.side <= 1 && sits_or_nobody(state, land.owner);
    if (used == 0) {
      sound = sound && land == Land{};
    } else if (land.owner != kNobody) {
      sound = sound && land.silver == 0 && land.side <= lying.side;
    } else {
      sound = sound && land.side == lying.side && land.silver == lying.silver;
    }
    if (!sound) return of_number("feast.check.land", i + 1);
  }
  for (std::size_t house = 0; house < kHouses; ++house) {
    if (!sits_or_nobody(state, state.house_owner[house])) {
      return of_number("feast.check.house", house + 1);
    }
  }
  // The altar leaves the game with a Mull that nobody took.
  if (state.altar != 0 && state.lands[kHarvest].side != 0) {
    return of_item("feast.check.special", number(Item::altar));
  }
  return {};
}

// --- Strips, markers, tokens

Result<void> check_strips(const State& state) {
  int revealed = 0;
  for (std::size_t strip = 0; strip < kStrips; ++strip) {
    const std::uint8_t next = state.strips[strip];
    if (next == kStripHidden) continue;
    if (next > kStripLength) return of_number("feast.check.strip", strip + 1);
    ++revealed;
  }
  const int most = static_cast<int>(kStrips);
  const int before = (state.player_count == kMostPlayers ? 3 : 2) + state.round - 1;
  const Phase phase = phase_of(state);
  const int now = phase == Phase::mountains || phase == Phase::vikings_return ? 1 : 0;
  const bool right = revealed == std::min(most, before + now);
  const bool not_yet = phase == Phase::mountains && revealed == std::min(most, before);
  if (!right && !not_yet) {
    return of_number("feast.check.strips", static_cast<std::size_t>(revealed));
  }
  return {};
}

Result<void> check_tokens(const State& state) {
  const Error broken{Message("feast.check.tokens")};
  unsigned all = state.tokens;
  int each = state.options.harvest == 0 ? 0 : is_long(state) ? 1 : 2;
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    int n = waiting(state, Do::token, seat_at(seat));
    for (const std::uint8_t token : state.players[seat].tokens) {
      if (token == 0) continue;
      if (token > kTokens || (all >> (token - 1U) & 1U) != 0) return broken;
      all |= 1U << (token - 1U);
      ++n;
    }
    if (n != each) return broken;
  }
  return all == (each == 0 ? 0U : (1U << kTokens) - 1) ? Result<void>() : broken;
}

}  // namespace

// rules: Feast 4.3: two silver a round from the first on, until it turns
Land land_in_middle(const State& state, std::size_t land) {
  const int first = is_long(state) ? 3 : 2;
  const int turns = round_turned(state, land);
  const int past = phase_of(state) > Phase::boards ? state.round : state.round - 1;
  const int since = past >= turns ? turns + 1 : first;
  return {
      .side = static_cast<std::uint8_t>(past >= turns ? 1 : 0),
      .silver = static_cast<std::uint8_t>(2 * std::max(0, std::min(past, first + 3) - since + 1)),
      .used = 1};
}

// rules: Feast 4.1, 13.2, 13.3
int vikings_in_all(const State& state, int colour, Seat seat) {
  const int rounds = state.round - (had_part(state, seat, Phase::new_viking) ? 0 : 1);
  if (!is_solo(state)) return (is_long(state) ? 5 : 6) + rounds;
  int all = colour == 1 && !is_long(state) ? 6 : 5;
  for (int round = 1; round <= rounds; ++round) {
    if ((round + 1) % 2 == colour) all += round == 1 && is_long(state) ? 1 : 2;
  }
  return all;
}

int vikings_on_board(const State& state, Seat seat, int colour) {
  int n = 0;
  for (const Stand& stand : state.stands) {
    if (stand.seat == seat && stand.colour == colour) n += stand.vikings;
  }
  return n;
}

// rules: Feast 15.2: the next marker comes up with a harvest phase's end
Result<void> check_markers(const State& state) {
  const Error broken{Message("feast.check.markers")};
  if (state.options.harvest == 0 || state.options.markers == Markers::printed) {
    const bool none = state.markers == decltype(state.markers){} && state.blank_markers == 0 &&
                      state.marker == 0 && state.next_marker == 0;
    return none ? Result<void>() : broken;
  }
  int left = state.blank_markers;
  for (const std::uint8_t marker : state.markers) {
    if (marker > 1) return broken;
    left += marker;
  }
  const bool drawn = phase_of(state) > Phase::harvest && state.round < rounds_of(state);
  if (state.blank_markers > kHarvestLevels || left != 8 - state.round - (drawn ? 1 : 0)) {
    return broken;
  }
  for (const std::uint8_t up : {state.marker, state.next_marker}) {
    if (up > kHarvestLevels || (up != kNoMarker && state.markers[up - 1U] != 0)) return broken;
  }
  if (drawn && state.marker != kNoMarker && state.marker == state.next_marker) return broken;
  return {};
}

Result<void> check_weapons(const State& state) {
  // They may be more than those of the box, never less.
  for (std::size_t kind = 0; kind < kWeapons; ++kind) {
    int n = state.weapon_deck[kind] + state.weapon_discard[kind];
    for (const Player& player : state.players) n += count(player, weapon_at(kind));
    if (n < kWeaponCounts[kind]) return of_item("feast.check.weapons", number(weapon_at(kind)));
  }
  return {};
}

int waiting(const State& state, Do what, Seat seat) {
  int n = 0;
  for (std::size_t i = 0; i < state.agenda.depth(); ++i) {
    if (state.agenda[i].what == what && state.agenda[i].seat == seat) ++n;
  }
  return n;
}

std::optional<Broken> find_broken(const State& state) {
  // The later ones look things up in what the earlier ones found sound.
  constexpr std::array<Check, 13> kAll = {
      &check_table,   &check_agenda,  &check_banquet, &check_cards,   &check_lands,
      &check_players, &check_boards,  &check_supply,  &check_weapons, &check_vikings,
      &check_strips,  &check_markers, &check_tokens};
  for (const Check each : kAll) {
    if (Result<void> sound = each(state); !sound) return Broken{each, sound.error()};
  }
  return {};
}

Result<void> check(const State& state) {
  if (std::optional<Broken> broken = find_broken(state)) return std::move(broken->error);
  return {};
}

}  // namespace meadhall::feast
