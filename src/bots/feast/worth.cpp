#include "bots/feast/worth.h"

#include <algorithm>
#include <bit>

#include "bots/feast/weights.h"
#include "games/feast/phases.h"
#include "games/feast/score_parts.h"

namespace meadhall::feast_bots {
namespace {

// In hundredths of a point, where nothing else is said; found by self-play (RESULTS.md).

bool is_food(Item item) {
  return colour_of(item) == Colour::orange || colour_of(item) == Colour::red;
}

// Cells of the table that food of one kind covers: one lies flat, the others upright.
constexpr std::array<int, kGoods / 4> kFlat = {2, 3, 2, 4, 3, 4, 3, 4, 1};
constexpr std::array<int, kGoods / 4> kUpright = {1, 1, 2, 1, 2, 2, 3, 3, 1};

// What so many cells of food are worth.
int larder_worth(const Coming& coming, int cells) {
  if (coming.feasts == 0) return 0;
  const int first = std::min(cells, coming.need);
  const int second = coming.feasts > 1 ? std::min(cells - first, coming.need_next) : 0;
  const int rest = coming.feasts > 2 ? std::min(cells - first - second, 14) : 0;
  return kHungry * first + kNextMeal * second + kLarder * rest;
}

// Of what a cell of a tile is worth, per cent, where there is so much room and so many cells wait
// or will come.
int use_of_cells(int room, int cells) {
  if (room <= 0) return 15;
  const int full = 100 * cells / room;
  if (full <= 80) return 100;
  return std::max(20, 100 - (full - 80) * kCrowding / 100);
}

struct Space_left {
  int room = 0;     // cells that cost points while bare
  int waiting = 0;  // cells of tiles in supply
};
Space_left cells_of(const State& state, Seat seat) {
  Space_left all;
  for_each_own(state, seat, [&](std::size_t surface) {
    all.room += loss_of(sheet_of(state, surface), state.surfaces[surface].cover);
  });
  all.waiting = tile_cells(state.at(seat));
  return all;
}

int animal_price(const Player& player, Item animal, const Coming& coming) {
  const int points = animal == Item::sheep ? 200 : 300;
  // The second one begins the breeding.
  const int young = count(player, animal) == 1 ? kYoung : 0;
  return points + (kAnimalRound + young) * coming.incomes;
}

}  // namespace

int tile_cells(const Player& player) {
  int cells = 0;
  for (std::size_t i = 0; i < kTiles; ++i) {
    if (is_for_boards(item_at(i))) cells += player.has[i] * area_of(item_at(i));
  }
  return cells;
}

int food_cells(const Player& player) {
  int cells = 0;
  for (std::size_t i = 0; i < kGoods; ++i) {
    if (player.has[i] == 0 || !is_food(item_at(i))) continue;
    // Animals are kept.
    if (item_at(i) == Item::sheep || item_at(i) == Item::cattle) continue;
    cells += kFlat[i / 4] + (player.has[i] - 1) * kUpright[i / 4];
  }
  return cells;
}

Coming ahead_of(const State& state, Seat seat) {
  Coming coming;
  const Phase phase = phase_of(state);
  const int later = rounds_of(state) - state.round;
  coming.incomes = later + (phase <= Phase::before_income ? 1 : 0);
  // No goods come from the boards after the last feast.
  coming.bonuses = phase <= Phase::after_feast ? later : std::max(0, later - 1);
  const bool feast_to_come = phase < Phase::feast;
  coming.feasts = phase >= Phase::before_scoring ? 0 : later + (feast_to_come ? 1 : 0);
  const int ships = kShipCells * away(state.at(seat));
  const int next = open_cells(state) - ships + (feast_to_come ? 0 : 1);
  coming.need = coming.feasts > 0 ? std::max(0, next) : 0;
  coming.need_next = coming.feasts > 1 ? std::max(0, next + 1) : 0;
  return coming;
}

Prices prices_of(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  const Coming coming = ahead_of(state, seat);
  const Space_left cells = cells_of(state, seat);
  const int use =
      use_of_cells(cells.room * 9 / 10, cells.waiting + kFutureCells * (coming.feasts - 1));
  const int upgrades = std::min(3, coming.feasts);  // time to make more of it
  const int food = food_cells(player);
  Prices prices{};
  for (std::size_t i = 0; i < kTiles; ++i) {
    const Item item = item_at(i);
    const int area = area_of(item);
    int& price = prices[i];
    switch (colour_of(item)) {
      case Colour::blue: price = area * (kFullCell + (kBlueCell - kFullCell) * use / 100); break;
      case Colour::green: price = area * (kFullCell + (kGreenCell - kFullCell) * use / 100); break;
      case Colour::red:
      case Colour::orange: {
        const int cell = colour_of(item) == Colour::red ? kRedCell : kOrangeCell;
        const int width = player.has[i] == 0 ? kFlat[i / 4] : kUpright[i / 4];
        const int fed = larder_worth(coming, food + width) - larder_worth(coming, food);
        price = fed + area * cell * use / 100 * upgrades / 3;
        break;
      }
      case Colour::none: break;
    }
  }
  for (const Item animal : {Item::sheep, Item::cattle}) {
    prices[number(animal)] = animal_price(player, animal, coming);
  }
  prices[number(Item::silver)] = coming.feasts > 0 ? kSilver : 100;
  const int part = coming.feasts > 1 ? 100 : 60;
  prices[number(Item::wood)] = kWood * part / 100;
  prices[number(Item::stone)] = kStone * part / 100;
  prices[number(Item::ore)] = kOre;
  for (std::size_t i = 0; i < kWeapons; ++i) {
    prices[number(weapon_at(i))] = kWeapon * part / 100;
  }
  return prices;
}

int bonus_worth(const BonusGain& gain, const Prices& prices) {
  int worth = 0;
  for (std::size_t i = 0; i < gain.count; ++i) worth += prices[number(gain.items[i])];
  switch (gain.rare) {
    case BonusGain::Rare::none: break;
    case BonusGain::Rare::random_weapon: worth += kWeapon; break;
    case BonusGain::Rare::stone_house: worth += 400; break;
    case BonusGain::Rare::altar: worth += 200; break;
  }
  return worth;
}

int land_worth(const State& state, Seat seat, Sheet land) {
  const Coming coming = ahead_of(state, seat);
  const Space_left cells = cells_of(state, seat);
  const Board& printed = board(land);
  const int bare = count_of(printed.minus) + 2 * count_of(printed.minus_two);
  const int to_come = cells.waiting + kFutureCells * (coming.feasts - 1);
  const int before = use_of_cells(cells.room * 9 / 10, to_come);
  const int after = use_of_cells((cells.room + bare) * 9 / 10, to_come);
  // What else would find no room, and easier laying.
  const int used = std::min(bare, to_come / 2 + 2);
  int worth = 100 * (points_of(land) - bare) + used * (kLandCell + 40 * (after - before) / 100);
  if (printed.track_count > 0) worth += 100 * coming.incomes;
  worth += kLandBonus * printed.bonus_count * std::max(0, coming.bonuses - 1);
  return worth;
}

int emigration_worth(const State& state, Seat seat, Ship ship) {
  const Coming coming = ahead_of(state, seat);
  const auto kind = static_cast<std::size_t>(ship);
  const int gained = 100 * (kEmigrantPoints[kind] - kShipPrices[kind]);
  // Two cells less in each feast to come.
  const int first = std::min(kShipCells, coming.need) * kHungry;
  const int others = std::max(0, coming.feasts - 1) * kShipCells * kNextMeal;
  return gained + (coming.feasts > 0 ? first + others : 0);
}

int building_worth(const State& state, Seat seat, Building building) {
  const Coming coming = ahead_of(state, seat);
  const int later = std::max(0, coming.bonuses - 1);
  switch (building) {
    // Six wood and stone are still missing.
    case Building::shed: return 800 - 600 + (coming.feasts > 1 ? kShed : kShed / 3);
    case Building::stone_house: {
      const Board& printed = board(Sheet::stone_house);
      const int bare = count_of(printed.minus);
      return 1000 - 200 + 80 - bare * 100 + bare * kHouseCell + kStoneHouse * later;
    }
    case Building::long_house: {
      const Board& printed = board(Sheet::long_house);
      const int bare = count_of(printed.minus);
      return 1700 - bare * 100 + bare * kHouseCell + kLongHouse * later;
    }
  }
  return 0;
}

int ship_worth(const State& state, Seat seat, Ship ship) {
  const Player& player = state.at(seat);
  const Coming coming = ahead_of(state, seat);
  const int later = std::max(0, coming.feasts - 1);
  const int points = 100 * kShipPrices[static_cast<std::size_t>(ship)];
  switch (ship) {
    case Ship::whaling_boat: return points + kBoat * later;
    case Ship::knarr:
    case Ship::longship: {
      const int first = large_ships(player) == 0 ? kFirstKnarr * later : 0;
      const bool room = large_ships(player) + away(player) < 6;
      return points + first + (room ? kLargeShip * later : 0);
    }
  }
  return 0;
}

int worth_of(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  int worth = 100 * total_of(state, seat);
  if (state.over != 0) return worth;
  const Coming coming = ahead_of(state, seat);
  const Prices prices = prices_of(state, seat);
  for (std::size_t i = 0; i < kItems; ++i) {
    const Item item = item_at(i);
    if (player.has[i] == 0) continue;
    const int n = player.has[i];
    if (item == Item::silver) {
      worth += n * (prices[i] - 100);
    } else if (item == Item::sheep || item == Item::cattle) {
      worth += n * kAnimalRound * coming.incomes;
    } else if (is_tile(item) && is_food(item)) {
      const int cell = colour_of(item) == Colour::red ? kRedCell : kOrangeCell;
      worth += n * area_of(item) * cell * std::min(3, coming.feasts) / 3;
    } else {
      worth += n * prices[i];
    }
  }
  const int food = food_cells(player);
  worth += larder_worth(coming, food);
  int income = 0;
  for_each_own(state, seat, [&](std::size_t surface) {
    const Sheet sheet = sheet_of(state, surface);
    const Cover& cover = state.surfaces[surface].cover;
    if (surface < kFirstHouse) income += income_of(sheet, cover);
    const Board& printed = board(sheet);
    for (unsigned left = bonuses_of(sheet, cover); left != 0; left &= left - 1) {
      const auto which = static_cast<std::size_t>(std::countr_zero(left));
      worth += coming.bonuses * bonus_worth(printed.bonuses[which].gain, prices);
    }
  });
  worth += 100 * income * coming.incomes;
  // What the next feasts will want beyond the food there is: the more ships are away the less.
  int need = 0;
  for (int i = 0; i < coming.feasts; ++i) need += std::max(0, coming.need + i);
  worth -= kNextMeal * need;
  const int silver =
      count(player, Item::silver) + income * (coming.incomes >= coming.feasts ? 1 : 0);
  worth -= kMissing * std::max(0, coming.need - food - silver);
  const int later = std::max(0, coming.feasts - 1);
  const int berths = std::max(0, 6 - away(player));
  worth += later * kLargeShip * std::min(large_ships(player), berths);
  if (large_ships(player) > 0) worth += later * kFirstKnarr;
  worth += later * kBoat * player.boats;
  worth += coming.feasts > 0 ? kHand * player.hand_count : 0;
  worth += coming.incomes * kPlayed * player.played.count();
  return worth;
}

}  // namespace meadhall::feast_bots
