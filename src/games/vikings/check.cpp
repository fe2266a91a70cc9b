#include <array>
#include <numeric>

#include "games/vikings/ferry.h"
#include "games/vikings/knowledge.h"
#include "games/vikings/rules.h"
#include "games/vikings/workshop.h"

namespace meadhall::vikings {
namespace {

Error broken(std::string_view id) { return Error{Message(id)}; }

// Whatever is not face down any more is on the table, was removed, or lies in the box.
Result<void> check_tiles(const State& state) {
  const Tiles box = tiles_of_the_stack();
  Tiles face_down{};
  for (std::size_t i = 0; i < kStack; ++i) {
    const auto kind = static_cast<std::size_t>(state.stack[i]);
    if (kind >= kTileKinds) return broken("vikings.check.tile_kind");
    const bool blank = i < state.revealed || state.hidden != 0;
    if (blank != (state.stack[i] == Tile::none)) return broken("vikings.check.stack");
    ++face_down[kind];
  }
  const Tiles turned_up = tiles_in_sight(state);
  for (std::size_t kind = 1; kind < kTileKinds; ++kind) {
    const int all = turned_up[kind] + face_down[kind];
    if (state.hidden != 0 ? all > box[kind] : all != box[kind]) {
      return broken("vikings.check.tiles");
    }
  }
  if (std::accumulate(turned_up.begin() + 1, turned_up.end(), 0) != state.revealed) {
    return broken("vikings.check.revealed");
  }
  return {};
}

// The same for special tiles, each of which lies with one player, on offer, or outside the game.
Result<void> check_specials(const State& state) {
  std::array<int, kSpecialKinds> specials{};
  for (std::size_t i = 0; i < kSpecials; ++i) {
    const auto kind = static_cast<std::size_t>(state.special_stack[i]);
    if (kind >= kSpecialKinds) return broken("vikings.check.special_kind");
    const bool blank =
        i < state.specials_revealed || state.hidden != 0 || state.options.specials == 0;
    if (blank != (kind == 0)) return broken("vikings.check.special_stack");
    ++specials[kind];
  }
  for (const Special special : state.face_up) ++specials.at(static_cast<std::size_t>(special));
  for (std::size_t kind = 0; kind < kSpecialKinds; ++kind) {
    specials[kind] += state.spent[kind];
    for (const Player& player : state.players) specials[kind] += player.specials[kind];
  }
  int known = 0;
  for (std::size_t kind = 1; kind < kSpecialKinds; ++kind) {
    known += specials[kind];
    const int all = state.options.specials != 0 ? kSpecialCounts[kind] : 0;
    if (state.hidden != 0 ? specials[kind] > all : specials[kind] != all) {
      return broken("vikings.check.specials");
    }
  }
  if (state.hidden != 0 && known != state.specials_revealed) {
    return broken("vikings.check.specials");
  }
  return {};
}

// Thirteen of each kind: in the bag, drawn, on the wheel, in a hand, waiting, on islands, or gone.
Result<void> check_vikings(const State& state) {
  std::array<int, kVikingKinds> vikings{};
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (has_viking(state, slot)) ++vikings[static_cast<std::size_t>(state.wheel[slot].viking)];
  }
  const bool laying_still_to_come = state.options.special_before_laying != 0 &&
                                    (state.step == Step::special || state.step == Step::swap);
  const bool in_hand = state.step == Step::pay || state.step == Step::start ||
                       state.step == Step::place || state.step == Step::stand ||
                       laying_still_to_come;
  if (in_hand) ++vikings[static_cast<std::size_t>(state.pending.viking)];
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    vikings[kind] += state.bag[kind] + state.drawn[kind] + state.gone[kind];
    for (const Player& player : state.players) {
      vikings[kind] += player.waiting[kind];
      if (kind < kRows) vikings[kind] += count(player.homeland.rows[kind].vikings);
    }
  }
  for (const int of_kind : vikings) {
    if (of_kind != kVikingsOfEachKind) return broken("vikings.check.vikings");
  }
  return {};
}

// A building lies where its tile lay, or aside; then nothing that it would replace lies anywhere.
Result<void> check_buildings(const State& state, const Player& player) {
  for (std::size_t i = 0; i < kBuildings; ++i) {
    const auto building = static_cast<Special>(static_cast<std::size_t>(Special::building_1) + i);
    const Cell cell = player.building_at[i];
    if (cell == kNowhere) {
      const bool held = player.special(building) > 0 && state.swapping != building;
      if (held && replaceable_tiles(player.homeland, building) > 0) {
        return broken("vikings.check.building_aside");
      }
    } else if (player.special(building) == 0 || cell.row >= kRows || cell.column >= kColumns ||
               tile_at(player.homeland, cell) != tile_replaced_by(building)) {
      return broken("vikings.check.building_place");
    }
  }
  return {};
}

Result<void> check_homeland(const State& state, const Homeland& home) {
  Columns ships = 0;
  for (const Columns of_sail : home.ships) {
    if ((ships & of_sail) != 0) return broken("vikings.check.ships_overlap");
    ships |= of_sail;
  }
  if (count(ships) > 3 && (ships & (ships + 1)) != 0) return broken("vikings.check.ship_gap");
  if (count(ships) <= 3 && ships > 7) return broken("vikings.check.ship_beyond");

  for (std::size_t i = 0; i < kRows; ++i) {
    const IslandRow& row = home.rows[i];
    if ((row.left_ends & row.middles) != 0 || (row.left_ends & row.right_ends) != 0 ||
        (row.middles & row.right_ends) != 0 || (row.tiles() & ~kAllColumns) != 0) {
      return broken("vikings.check.tiles_overlap");
    }
    if ((row.vikings & ~row.tiles()) != 0) return broken("vikings.check.viking_at_sea");
    if (((row.building_low | row.building_high) & ~row.middles) != 0) {
      return broken("vikings.check.building");
    }
    if (((row.middles | row.right_ends) & 1U) != 0) return broken("vikings.check.coast");
    const Columns land_to_the_right = row.left_ends | row.middles;
    const Columns land_to_the_left = row.middles | row.right_ends;
    const Columns next = row.tiles() >> 1U;  // columns whose right neighbour is a tile
    if ((row.tiles() & next & (land_to_the_right ^ (land_to_the_left >> 1U))) != 0) {
      return broken("vikings.check.sides");
    }
  }

  const auto supported = supported_tiles(home, state.options.ship_supports_island != 0);
  for (std::size_t i = 0; i < kRows; ++i) {
    if (supported[i] != home.rows[i].tiles()) return broken("vikings.check.support");
  }
  return {};
}

Result<void> check_purse(const State& state, const Player& player) {
  const int points = std::accumulate(player.points_from.begin(), player.points_from.end(), 0);
  const int gold = std::accumulate(player.gold_from.begin(), player.gold_from.end(), 0);
  if (points != player.points) return broken("vikings.check.points");
  if (gold != player.gold) return broken("vikings.check.gold");
  if (player.gold < 0) return broken("vikings.check.gold_negative");
  const bool may_owe =
      state.options.negative_points == NegativePoints::allowed && state.step == Step::over;
  if (player.points < 0 && !may_owe) return broken("vikings.check.points_negative");
  return {};
}

// The wheel turns away from places that are empty: the pair farthest from price 0 lay farther still
// by all the steps it has turned.
bool has_room_to_have_turned(const State& state) {
  std::size_t farthest = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (!state.wheel[slot].empty()) farthest = slot;
  }
  return farthest + state.turned < kSlots;
}

// What was drawn and turned up fits the round and the step.
Result<void> check_offer(const State& state) {
  const bool before_tiles = state.step == Step::auction || state.step == Step::remove;
  const int rounds_laid = state.round - (before_tiles ? 1 : 0);
  if (state.round < 1 || state.round > kRounds || state.revealed != rounds_laid * int{kSlots}) {
    return broken("vikings.check.round");
  }
  const std::size_t drawn = drawn_left(state);
  const std::size_t wanted = state.options.draft != 0 ? kSlots + 1 : kSlots;
  if (before_tiles ? drawn != wanted : (drawn > 0) != (state.step == Step::draft)) {
    return broken("vikings.check.drawn");
  }
  std::size_t on_wheel = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (!state.wheel[slot].empty()) ++on_wheel;
    if (!has_viking(state, slot) && state.wheel[slot].viking != Viking::fisherman) {
      return broken("vikings.check.wheel");
    }
  }
  if (!has_room_to_have_turned(state)) return broken("vikings.check.turned");
  if (state.step == Step::draft && (on_wheel < kSlots || drawn > kSlots)) {
    return broken("vikings.check.draft");
  }
  if (on_wheel > 0 && state.wheel[0].empty()) return broken("vikings.check.wheel_gap");
  const bool bare = before_tiles || state.step == Step::ferry || state.step == Step::over;
  if (bare && on_wheel > 0) return broken("vikings.check.wheel_left");
  if (state.step == Step::take && on_wheel == 0) return broken("vikings.check.wheel_empty");
  return {};
}

Result<void> check_purchase(const State& state) {
  const bool choosing = state.step == Step::special || state.step == Step::swap;
  const bool tile_in_hand = state.step == Step::pay || state.step == Step::start ||
                            state.step == Step::place ||
                            (choosing && state.options.special_before_laying != 0);
  if (tile_in_hand == state.pending.empty()) return broken("vikings.check.pending");
  if (choosing && state.dearest == 0) return broken("vikings.check.dearest");
  const bool building = is_building(state.swapping);
  if (building != (state.step == Step::swap)) return broken("vikings.check.swapping");
  if (!building) return {};
  const Player& player = state.at(state.turn);
  if (player.special(state.swapping) == 0 ||
      player.building_at[building_of(state.swapping)] != kNowhere ||
      replaceable_tiles(player.homeland, state.swapping) < 2) {
    return broken("vikings.check.swapping");
  }
  return {};
}

Result<void> check_auction(const State& state) {
  if (state.step != Step::auction) {
    return state.auction == Auction{} ? Result<void>() : broken("vikings.check.auction");
  }
  const unsigned everybody = (1U << state.player_count) - 1U;
  const bool out_of_it = (state.auction.left >> index(state.turn) & 1U) != 0;
  if ((state.auction.left & ~everybody) != 0 || out_of_it || state.options.auction == 0) {
    return broken("vikings.check.auction");
  }
  // Who cannot outbid is not asked; they may have to exchange points first.
  const bool can_bid = highest_bid(state, state.at(state.turn)) > state.auction.bid;
  return can_bid || state.options.convert_anytime != 0 ? Result<void>()
                                                       : broken("vikings.check.auction");
}

Result<void> check_flow(const State& state) {
  if (state.player_count < kMinPlayers || state.player_count > kMaxPlayers) {
    return broken("vikings.check.players");
  }
  if (index(state.turn) >= state.player_count || index(state.start_player) >= state.player_count) {
    return broken("vikings.check.seat");
  }
  if (Result<void> offer = check_offer(state); !offer) return offer;
  if (Result<void> purchase = check_purchase(state); !purchase) return purchase;
  if (state.step != Step::ferry && state.boat != Boat{}) return broken("vikings.check.boat");
  if (state.step == Step::ferry && !can_ferry(state.at(state.turn), state.boat)) {
    return broken("vikings.check.ferry");
  }
  return check_auction(state);
}

}  // namespace

Result<void> check(const State& state) {
  if (Result<void> flow = check_flow(state); !flow) return flow;
  if (Result<void> tiles = check_tiles(state); !tiles) return tiles;
  if (Result<void> specials = check_specials(state); !specials) return specials;
  if (Result<void> vikings = check_vikings(state); !vikings) return vikings;
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    const Player& player = state.players[i];
    if (i >= state.player_count) {
      if (player != Player{}) return broken("vikings.check.empty_seat");
      continue;
    }
    if (Result<void> home = check_homeland(state, player.homeland); !home) return home;
    if (Result<void> buildings = check_buildings(state, player); !buildings) return buildings;
    if (Result<void> purse = check_purse(state, player); !purse) return purse;
  }
  return {};
}

}  // namespace meadhall::vikings
