#include "bots/vikings_worth.h"

#include <algorithm>
#include <limits>

#include "games/vikings/scoring.h"

namespace meadhall::vikings_bots {
namespace {

// Tuned by self-play of guesses alone (CMA-ES on win and margin: RESULTS.md), so that a single
// number may look odd: what counts is how they play together. In hundredths of a point unless said
// otherwise; "a scoring" and "a large scoring" stand for each one to come.
struct Weights {
  int noble = 141;          // a large scoring; two points, less what may befall him
  int noble_once = -45;     // threats come later, too
  int scout = 130;          // a large scoring, alone: his point and whoever comes below
  int scout_mate = 15;      // more with a goldsmith or a fisherman below already
  int smith = 81;           // a scoring: three gold, worth most while there is much to buy
  int mate = 43;            // a large scoring, for whoever comes to stand below a scout
  int fisherman = 466;      // feeds five, which is 4 to 8 points at the end
  int hunger = 141;         // more for each mouth unfed: going without runs away
  int hit = 59;             // % left of a viking in reach of a ship: a warrior may still come
  int exposed = 16;         // % lost where the next ship may come
  int gold = 37;            // a piece of gold, as a reward
  int penalty = 110;        // % of its value saved by repelling a ship at last
  int freed = 60;           // a large scoring, for each viking a warrior frees
  int guard = 195;          // a large scoring, for a warrior where the next ship may come
  int guard_mates = 20;     // a scoring, for each viking below such a warrior
  int warrior_far = 62;     // a warrior where no ship comes soon
  int wait_ready = 53;      // % of a viking who waits with a tile and a boatsman ready
  int wait_tile = 56;       // % with a tile only
  int wait_none = 30;       // % with neither
  int wait_cost = 43;       // he eats while he waits
  int boat_base = 37;       // a boatsman, as any figure
  int boat_waiting = 57;    // for each viking he may bring over, up to four
  int boat_close = 206;     // the most boatsmen are 10 points: while that is open
  int boat_far = 50;        // and while it is decided
  int boat_late = 65;       // a round: the nearer the end, the surer
  int left_coast = 502;     // a left end at the coast opens a row
  int left_after = 637;     // a left end after a right one opens the next island
  int left_gap = 49;        // a left end with room on its left
  int dead = -520;          // cost of a dead cell; below 0, for it is a new island all the same
  int middle_on = 50;       // a middle that makes an island longer
  int middle_gap = 20;      // a middle with nothing on its left
  int right_gap = -10;      // a right end with nothing on its left
  int close = 41;           // an island closed
  int close_lead = 24;      // more while most islands (7 points) are open
  int close_longest = 103;  // more if it is the longest (5 points)
  int close_length = 4;     // a tile of the island closed
  int berth = 33;           // % of a waiting viking for whom the tile is free
  int free_tile = 12;       // any tile: somebody may come
  int endanger = 121;       // a large scoring, for each viking a ship threatens
  int hope = 35;            // % of a ship's value at each large scoring: a warrior may come
  int homeless = 17;        // cost of a tile without a place
  std::array<int, kRounds> price = {67, 35, 31, 19, 34, 27};  // a piece of gold, by round
  int poor = 135;          // more for each piece below this, since choice is worth money
  int poor_at = 4;         // pieces of gold left
  int turn = -7;           // cost of turning the wheel for the next player
  int s_base = 144;        // special tiles about food and gold, at least
  int s_grow = 57;         // special tiles about vikings: those still to come
  int s_boat = 80;         // a boat tile with a boatsman for it
  int s_boatsman = 641;    // a boatsman tile, towards 10 points
  int s_building = 134;    // a viking around a building to come
  int bid = 20;            // the most bid to begin; by hand: tuning drove both sides to 100
  int smith_once = -1;     // a goldsmith, whatever the round
  int scout_once = 6;      // a scout, whatever the round
  int rich = -6;           // lost (won, below 0) on a goldsmith for each gold beyond 20
  int left_more = 14;      // a scoring, for a row opened early
  int middle_more = 29;    // a scoring, for an island left open early
  int close_more = -33;    // a scoring, for one closed early; below 0, since it ends its growth
  int hope_tile = -5;      // % more with a tile for the warrior
  int warrior_berth = 34;  // a large scoring, for a warrior's tile below a ship
  int guarded = 53;        // a large scoring, for standing below a warrior
  int scout_room = 4;      // a large scoring, for each free tile below a scout
  int boat_more = 19;      // for each boatsman had already
  int hunger_late = -17;   // hunger once more, growing as the end nears
  int luck = 60;           // added to each worth: nobody sees all there is to it
};
constexpr Weights kWeights;

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
  return kShipValues[sail].gold * kWeights.gold + kShipValues[sail].points * 100;
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
    return reward(sail) * larges_ + reward(sail) * kWeights.penalty / 100 +
           vikings_reached(sail, column) * kWeights.freed * larges_;
  }
  if ((ships_to_come_ & bit) == 0) return kWeights.warrior_far;
  return kWeights.guard * larges_ +
         vikings_reached(0, column) * kWeights.guard_mates * (rounds_ - 1);
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
      value = (kWeights.noble + 100 * player_.special(Special::noble_1)) * larges_ +
              kWeights.noble_once;
      break;
    case Viking::scout:
      value = (kWeights.scout + 100 * player_.special(Special::scout_1) +
               kWeights.scout_mate * (stands(Viking::goldsmith) + stands(Viking::fisherman))) *
                  larges_ +
              kWeights.scout_once + kWeights.scout_room * (larges_ - 1) * lies_below(column);
      break;
    case Viking::goldsmith:
      value = kWeights.smith * gold_per_goldsmith(player_) / 3 * rounds_ + kWeights.smith_once -
              kWeights.rich * std::max(0, player_.gold - 20) +
              kWeights.mate * stands(Viking::scout) * larges_;
      break;
    case Viking::fisherman:
      value = kWeights.fisherman + kWeights.hunger * std::clamp(hunger_, -10, 30) +
              kWeights.hunger_late * std::clamp(hunger_, -10, 30) / rounds_ +
              (kWeights.mate * stands(Viking::scout) + 100 * player_.special(Special::fisher_1)) *
                  larges_;
      break;
    case Viking::warrior: return warrior_standing(column);
    case Viking::boatsman: return 0;
  }
  if ((threatened_[static_cast<std::size_t>(kind)] & bit) != 0) return value * kWeights.hit / 100;
  if ((warriors_ & bit) != 0) value += kWeights.guarded * larges_;
  if ((ships_to_come_ & ~warriors_ & bit) != 0) value -= value * kWeights.exposed / 100;
  return value;
}

int View::boatsman_kept() const {
  const bool close = boatsmen_ahead_ >= -1 && boatsmen_ahead_ <= 1;
  return (close ? kWeights.boat_close : kWeights.boat_far) + kWeights.boat_late * state_.round +
         kWeights.boat_more * player_.waiting_of(Viking::boatsman);
}

int View::waiting(Viking kind) {
  if (kind == Viking::boatsman) {
    int useful = 0;
    for (std::size_t row = 0; row < kRows; ++row) useful += player_.waiting[row];
    useful -= 2 * player_.waiting_of(Viking::boatsman);
    return kWeights.boat_base + kWeights.boat_waiting * std::clamp(useful, 0, 4) + boatsman_kept();
  }
  const auto row = static_cast<std::size_t>(kind);
  if (waiting_[row] != kUnknown) return waiting_[row];
  const Columns free = player_.homeland.rows[row].empty_tiles();
  const bool berth = count(free) > player_.waiting[row];
  const bool boat = player_.waiting_of(Viking::boatsman) != 0;
  const std::size_t column = berth ? static_cast<std::size_t>(std::countr_zero(free)) : 5;
  const int part = berth ? (boat ? kWeights.wait_ready : kWeights.wait_tile) : kWeights.wait_none;
  waiting_[row] = standing(kind, column) * part / 100 - kWeights.wait_cost;
  return waiting_[row];
}

// The tile on this cell closes an island: what that is worth. Nothing if it does not.
int View::closing(Shape shape, std::size_t row_index, std::size_t column) {
  const IslandRow& row = player_.homeland.rows[row_index];
  std::size_t first = column;
  if (shape != Shape::left_end) {
    do {
      if (first == 0) return 0;
      --first;
    } while ((row.middles & column_bit(first)) != 0);
    if ((row.left_ends & column_bit(first)) == 0) return 0;
  }
  std::size_t last = column;
  if (shape != Shape::right_end) {
    do {
      ++last;
    } while ((row.middles & column_bit(last)) != 0);
    if ((row.right_ends & column_bit(last)) == 0) return 0;
  }
  if (longest_of_all_ == kUnknown) compare_islands();
  const auto length = static_cast<int>(last - first) + 1;
  int value = kWeights.close + kWeights.close_more * (rounds_ - 1) + kWeights.close_length * length;
  if (islands_ahead_ >= -1 && islands_ahead_ <= 1) value += kWeights.close_lead;
  if (length >= longest_of_all_) value += kWeights.close_longest;
  return value;
}

int View::tile(Shape shape, std::size_t row_index, std::size_t column) {
  const IslandRow& row = player_.homeland.rows[row_index];
  const Columns bit = column_bit(column);
  const bool joined = (row.tiles() & (bit >> 1U)) != 0;
  int value = kWeights.free_tile;
  switch (shape) {
    case Shape::left_end:
      if (column == 0) {
        value += kWeights.left_coast + kWeights.left_more * rounds_;
      } else if (joined) {
        value += kWeights.left_after;
      } else {
        value += kWeights.left_gap;
        const bool dead = column == 1 || (row.right_ends & (bit >> 2U)) != 0;
        if (dead) value -= kWeights.dead;
      }
      break;
    case Shape::middle:
      value += joined ? kWeights.middle_on + kWeights.middle_more * rounds_ : kWeights.middle_gap;
      break;
    case Shape::right_end: value += joined ? 0 : kWeights.right_gap; break;
  }
  value += closing(shape, row_index, column);
  if (row_index == kRows - 1 && (ships_ & bit) != 0) value += kWeights.warrior_berth * larges_;
  if (player_.waiting[row_index] > count(row.empty_tiles())) {
    value += standing(static_cast<Viking>(row_index), column) * kWeights.berth / 100;
  }
  return value;
}

int View::ship(std::size_t sail, std::size_t column) const {
  if ((warriors_ & column_bit(column)) != 0) return reward(sail) * larges_;
  const bool berth = (player_.homeland.rows[kRows - 1].tiles() & column_bit(column)) != 0;
  const int hope = kWeights.hope + (berth ? kWeights.hope_tile : 0);
  return reward(sail) * (larges_ * hope - kWeights.penalty) / 100 -
         vikings_reached(sail, column) * kWeights.endanger * larges_;
}

Columns View::places(Shape shape, std::size_t row) const {
  constexpr std::array<Tile, kShapes> kTiles = {Tile::left_end, Tile::middle_1, Tile::right_end};
  return legal_columns(player_.homeland, kTiles[static_cast<std::size_t>(shape)], row,
                       state_.options.ship_supports_island != 0);
}

int View::best_tile(Shape shape) {
  int& best = best_tile_[static_cast<std::size_t>(shape)];
  if (best != kUnknown) return best;
  best = kNothing;
  for (std::size_t row = 0; row < kRows; ++row) {
    for (Columns columns = places(shape, row); columns != 0; columns &= columns - 1) {
      const auto column = static_cast<std::size_t>(std::countr_zero(columns));
      best = std::max(best, tile(shape, row, column));
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
  int cost = paid * kWeights.price[state_.round - 1U];
  if (left < kWeights.poor_at) {
    cost += kWeights.poor * std::min(paid, kWeights.poor_at - left);
  }
  return cost;
}

int View::pair(std::size_t slot) {
  const Pair& pair = state_.wheel[slot];
  int value = -price(slot);
  if (slot == 0) value -= kWeights.turn;
  if (state_.options.specials != 0 && slot == dearest_ && slot > 0) value += best_special();
  if (is_ship(pair.tile)) return value + best_ship(sail_of(pair.tile)) + waiting(pair.viking);
  const Shape shape = shape_of(pair.tile);
  const int anywhere = best_tile(shape);
  int best = waiting(pair.viking) + (anywhere == kNothing ? -kWeights.homeless : anywhere);
  if (pair.viking != Viking::boatsman) {
    const auto row = static_cast<std::size_t>(pair.viking);
    // Before the start tile lies, any tile finds a place in any row.
    Columns columns = player_.has_start_tile != 0 ? Columns{2} : places(shape, row);
    for (; columns != 0; columns &= columns - 1) {
      const auto column = static_cast<std::size_t>(std::countr_zero(columns));
      best = std::max(best, standing(pair.viking, column) + tile(shape, row, column));
    }
  }
  return value + best;
}

int View::luck() { return kWeights.luck; }
std::uint32_t View::highest_bid() { return static_cast<std::uint32_t>(std::max(0, kWeights.bid)); }

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
    case Special::gold_5: return kWeights.gold * 5;
    case Special::smith_1:
    case Special::smith_2: {
      const int each = special == Special::smith_2 ? 2 : 1;
      return each * kWeights.gold * rounds_ * (safe(Viking::goldsmith) * 100 + kWeights.s_grow) /
             100;
    }
    case Special::boat: return player_.waiting_of(Viking::boatsman) != 0 ? kWeights.s_boat : 20;
    case Special::noble_1: return larges_ * (safe(Viking::noble) * 100 + kWeights.s_grow);
    case Special::scout_1: return larges_ * (safe(Viking::scout) * 100 + kWeights.s_grow);
    case Special::fisher_1: return larges_ * (safe(Viking::fisherman) * 100 + kWeights.s_grow);
    case Special::boatsman: return kWeights.s_boatsman;
    case Special::food_3: return std::max(0, -hunger_) * 100 + kWeights.s_base;
    case Special::gold_3: return player_.gold * 13 + kWeights.s_base;
    case Special::building_1:
    case Special::building_2:
    case Special::building_3:
    case Special::building_4:
      return (replaceable_tiles(home, special) > 0 ? 4 : 3) * kWeights.s_building;
  }
  return 0;
}

int View::best_special() const {
  int best = 0;
  for (const Special each : state_.face_up) best = std::max(best, special(each));
  return best;
}

}  // namespace meadhall::vikings_bots
