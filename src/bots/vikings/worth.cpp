#include "bots/vikings/worth.h"

#include <algorithm>
#include <limits>

#include "bots/vikings/weights.h"
#include "games/vikings/scoring.h"

namespace meadhall::vikings_bots {
namespace {

constexpr int kNothing = std::numeric_limits<int>::min() / 2;

}  // namespace

View::View(const State& state, Seat seat) : state_(state), player_(state.at(seat)) {
  const Homeland& home = player_.homeland;
  for (std::size_t row = 0; row < kRows; ++row) threatened_[row] = threatened(home, row);
  ships_ = home.all_ships();
  warriors_ = home.warriors();
  ships_to_come_ = legal_ship_columns(home, false);
  if ((ships_to_come_ & 7U) == 0) ships_to_come_ |= ships_to_come_ << 1U;
  rounds_ = static_cast<int>(kRounds) - state.round + 1;
  larges_ = (rounds_ + 1) / 2;
  int pairs = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (state.wheel[slot].empty()) continue;
    ++pairs;
    dearest_ = slot;
  }
  const auto players = static_cast<int>(state.player_count);
  const Food now = food(state, player_);
  hunger_ = now.mouths - now.capacity + (pairs + 12 * (rounds_ - 1)) / players;
  int boatsmen = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (i != index(seat)) boatsmen = std::max(boatsmen, boatsmen_counted(state.players[i]));
  }
  boatsmen_ahead_ = boatsmen_counted(player_) - boatsmen;
  best_tile_.fill(kUnknown);
  waiting_.fill(kUnknown);
}

void View::compare_islands() {
  int islands = 0;
  longest_of_all_ = 0;
  for (std::size_t i = 0; i < state_.player_count; ++i) {
    const Player& each = state_.players[i];
    const ClosedIslands closed = closed_islands(each.homeland);
    longest_of_all_ = std::max(longest_of_all_, closed.longest);
    if (&each == &player_) {
      islands_ahead_ = closed.count;
    } else {
      islands = std::max(islands, closed.count);
    }
  }
  islands_ahead_ -= islands;
}

int View::reward(std::size_t sail) const {
  return kShipValues[sail].gold * weights.gold + kShipValues[sail].points * 100;
}

int View::vikings_reached(std::size_t sail, std::size_t column) const {
  int vikings = 0;
  for (std::size_t row = sail; row + 1 < kRows; ++row) {
    vikings += (player_.homeland.rows[row].vikings & column_bit(column)) != 0 ? 1 : 0;
  }
  return vikings;
}

int View::warrior_standing(std::size_t column) const {
  const Columns bit = column_bit(column);
  for (std::size_t sail = 0; sail < kSails; ++sail) {
    if ((player_.homeland.ships[sail] & bit) == 0) continue;
    return reward(sail) * larges_ + reward(sail) * weights.penalty / 100 +
           vikings_reached(sail, column) * weights.freed * larges_;
  }
  if ((ships_to_come_ & bit) == 0) return weights.warrior_far;
  return weights.guard * larges_ + vikings_reached(0, column) * weights.guard_mates * (rounds_ - 1);
}

// Tiles of goldsmiths and fishermen in this column where nobody stands yet.
int View::lies_below(std::size_t column) const {
  const auto& rows = player_.homeland.rows;
  return count(rows[0].empty_tiles() & column_bit(column)) +
         count(rows[1].empty_tiles() & column_bit(column));
}

int View::standing(Viking kind, std::size_t column) const {
  const Columns bit = column_bit(column);
  const Homeland& home = player_.homeland;
  const auto stands = [&](Viking other) {
    return (home.rows[static_cast<std::size_t>(other)].vikings & bit) != 0 ? 1 : 0;
  };
  int value = 0;
  switch (kind) {
    case Viking::noble:
      value =
          (weights.noble + 100 * player_.special(Special::noble_1)) * larges_ + weights.noble_once;
      break;
    case Viking::scout:
      value = (weights.scout + 100 * player_.special(Special::scout_1) +
               weights.scout_mate * (stands(Viking::goldsmith) + stands(Viking::fisherman))) *
                  larges_ +
              weights.scout_once + weights.scout_room * (larges_ - 1) * lies_below(column);
      break;
    case Viking::goldsmith:
      value = weights.smith * gold_per_goldsmith(player_) / 3 * rounds_ + weights.smith_once -
              weights.rich * std::max(0, player_.gold - 20) +
              weights.mate * stands(Viking::scout) * larges_;
      break;
    case Viking::fisherman:
      value = weights.fisherman + weights.hunger * std::clamp(hunger_, -10, 30) +
              weights.hunger_late * std::clamp(hunger_, -10, 30) / rounds_ +
              (weights.mate * stands(Viking::scout) + 100 * player_.special(Special::fisher_1)) *
                  larges_;
      break;
    case Viking::warrior: return warrior_standing(column);
    case Viking::boatsman: return 0;
  }
  if ((threatened_[static_cast<std::size_t>(kind)] & bit) != 0) return value * weights.hit / 100;
  if ((warriors_ & bit) != 0) value += weights.guarded * larges_;
  if ((ships_to_come_ & ~warriors_ & bit) != 0) value -= value * weights.exposed / 100;
  return value;
}

int View::boatsman_kept() const {
  const bool close = boatsmen_ahead_ >= -1 && boatsmen_ahead_ <= 1;
  return (close ? weights.boat_close : weights.boat_far) + weights.boat_late * state_.round +
         weights.boat_more * player_.waiting_of(Viking::boatsman);
}

int View::waiting(Viking kind) {
  if (kind == Viking::boatsman) {
    int useful = 0;
    for (std::size_t row = 0; row < kRows; ++row) useful += player_.waiting[row];
    useful -= 2 * player_.waiting_of(Viking::boatsman);
    return weights.boat_base + weights.boat_waiting * std::clamp(useful, 0, 4) + boatsman_kept();
  }
  const auto row = static_cast<std::size_t>(kind);
  if (waiting_[row] != kUnknown) return waiting_[row];
  const Columns free = player_.homeland.rows[row].empty_tiles();
  const bool berth = count(free) > player_.waiting[row];
  const bool boat = player_.waiting_of(Viking::boatsman) != 0;
  const std::size_t column = berth ? static_cast<std::size_t>(std::countr_zero(free)) : 5;
  const int part = berth ? (boat ? weights.wait_ready : weights.wait_tile) : weights.wait_none;
  waiting_[row] = standing(kind, column) * part / 100 - weights.wait_cost;
  return waiting_[row];
}

// The tile on this cell closes an island: what that is worth. Nothing if it does not.
int View::closing(TileForm form, std::size_t row_index, std::size_t column) {
  const IslandRow& row = player_.homeland.rows[row_index];
  std::size_t first = column;
  if (form != TileForm::left_end) {
    do {
      if (first == 0) return 0;
      --first;
    } while ((row.middles & column_bit(first)) != 0);
    if ((row.left_ends & column_bit(first)) == 0) return 0;
  }
  std::size_t last = column;
  if (form != TileForm::right_end) {
    do {
      ++last;
    } while ((row.middles & column_bit(last)) != 0);
    if ((row.right_ends & column_bit(last)) == 0) return 0;
  }
  if (longest_of_all_ == kUnknown) compare_islands();
  const auto length = static_cast<int>(last - first) + 1;
  int value = weights.close + weights.close_more * (rounds_ - 1) + weights.close_length * length;
  if (islands_ahead_ >= -1 && islands_ahead_ <= 1) value += weights.close_lead;
  if (length >= longest_of_all_) value += weights.close_longest;
  return value;
}

int View::tile(TileForm form, std::size_t row_index, std::size_t column) {
  const IslandRow& row = player_.homeland.rows[row_index];
  const Columns bit = column_bit(column);
  const bool joined = (row.tiles() & (bit >> 1U)) != 0;
  int value = weights.free_tile;
  switch (form) {
    case TileForm::left_end:
      if (column == 0) {
        value += weights.left_coast + weights.left_more * rounds_;
      } else if (joined) {
        value += weights.left_after;
      } else {
        value += weights.left_gap;
        const bool dead = column == 1 || (row.right_ends & (bit >> 2U)) != 0;
        if (dead) value -= weights.dead;
      }
      break;
    case TileForm::middle:
      value += joined ? weights.middle_on + weights.middle_more * rounds_ : weights.middle_gap;
      break;
    case TileForm::right_end: value += joined ? 0 : weights.right_gap; break;
  }
  value += closing(form, row_index, column);
  if (row_index == kRows - 1 && (ships_ & bit) != 0) value += weights.warrior_berth * larges_;
  if (player_.waiting[row_index] > count(row.empty_tiles())) {
    value += standing(static_cast<Viking>(row_index), column) * weights.berth / 100;
  }
  return value;
}

int View::ship(std::size_t sail, std::size_t column) const {
  if ((warriors_ & column_bit(column)) != 0) return reward(sail) * larges_;
  const bool berth = (player_.homeland.rows[kRows - 1].tiles() & column_bit(column)) != 0;
  const int hope = weights.hope + (berth ? weights.hope_tile : 0);
  return reward(sail) * (larges_ * hope - weights.penalty) / 100 -
         vikings_reached(sail, column) * weights.endanger * larges_;
}

Columns View::places(TileForm form, std::size_t row) const {
  constexpr std::array<Tile, kTileForms> kTiles = {Tile::left_end, Tile::middle_1, Tile::right_end};
  return legal_columns(player_.homeland, kTiles[static_cast<std::size_t>(form)], row,
                       state_.options.ship_supports_island != 0);
}

int View::best_tile(TileForm form) {
  int& best = best_tile_[static_cast<std::size_t>(form)];
  if (best != kUnknown) return best;
  best = kNothing;
  for (std::size_t row = 0; row < kRows; ++row) {
    for (Columns columns = places(form, row); columns != 0; columns &= columns - 1) {
      const auto column = static_cast<std::size_t>(std::countr_zero(columns));
      best = std::max(best, tile(form, row, column));
    }
  }
  return best;
}

int View::best_ship(std::size_t sail) const {
  int best = kNothing;
  const bool adjacent = state_.options.ship_order == ShipOrder::adjacent;
  for (Columns columns = legal_ship_columns(player_.homeland, adjacent); columns != 0;
       columns &= columns - 1) {
    best = std::max(best, ship(sail, static_cast<std::size_t>(std::countr_zero(columns))));
  }
  return best;
}

int View::price(std::size_t slot) const {
  const auto paid = static_cast<int>(slot);
  const int left = player_.gold - paid;
  int cost = paid * weights.price[state_.round - 1U];
  if (left < weights.poor_at) {
    cost += weights.poor * std::min(paid, weights.poor_at - left);
  }
  return cost;
}

int View::pair(std::size_t slot) {
  const Pair& pair = state_.wheel[slot];
  int value = -price(slot);
  if (slot == 0) value -= weights.turn;
  if (state_.options.specials != 0 && slot == dearest_ && slot > 0) value += best_special();
  if (is_ship(pair.tile)) return value + best_ship(sail_of(pair.tile)) + waiting(pair.viking);
  const TileForm form = form_of(pair.tile);
  const int anywhere = best_tile(form);
  int best = waiting(pair.viking) + (anywhere == kNothing ? -weights.homeless : anywhere);
  if (pair.viking != Viking::boatsman) {
    const auto row = static_cast<std::size_t>(pair.viking);
    // Before the start tile lies, any tile finds a place in any row.
    Columns columns = player_.has_start_tile != 0 ? Columns{2} : places(form, row);
    for (; columns != 0; columns &= columns - 1) {
      const auto column = static_cast<std::size_t>(std::countr_zero(columns));
      best = std::max(best, standing(pair.viking, column) + tile(form, row, column));
    }
  }
  return value + best;
}

int View::luck() { return weights.luck; }
std::uint32_t View::highest_bid() { return static_cast<std::uint32_t>(std::max(0, weights.bid)); }

int View::wanted(Viking kind) {
  return kind == Viking::boatsman ? waiting(kind) : standing(kind, 4);
}

int View::special(Special special) const {
  const Homeland& home = player_.homeland;
  const auto safe = [&](Viking kind) {
    return count(safe_vikings(home, static_cast<std::size_t>(kind)));
  };
  switch (special) {
    case Special::none: return 0;
    case Special::gold_5: return weights.gold * 5;
    case Special::smith_1:
    case Special::smith_2: {
      const int each = special == Special::smith_2 ? 2 : 1;
      return each * weights.gold * rounds_ * (safe(Viking::goldsmith) * 100 + weights.s_grow) / 100;
    }
    case Special::boat: return player_.waiting_of(Viking::boatsman) != 0 ? weights.s_boat : 20;
    case Special::noble_1: return larges_ * (safe(Viking::noble) * 100 + weights.s_grow);
    case Special::scout_1: return larges_ * (safe(Viking::scout) * 100 + weights.s_grow);
    case Special::fisher_1: return larges_ * (safe(Viking::fisherman) * 100 + weights.s_grow);
    case Special::boatsman: return weights.s_boatsman;
    case Special::food_3: return std::max(0, -hunger_) * 100 + weights.s_base;
    case Special::gold_3: return player_.gold * 13 + weights.s_base;
    case Special::building_1:
    case Special::building_2:
    case Special::building_3:
    case Special::building_4:
      return (replaceable_tiles(home, special) > 0 ? 4 : 3) * weights.s_building;
  }
  return 0;
}

int View::best_special() const {
  int best = 0;
  for (const Special each : state_.face_up) best = std::max(best, special(each));
  return best;
}

}  // namespace meadhall::vikings_bots
