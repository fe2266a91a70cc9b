#include "games/vikings/scoring.h"

#include <algorithm>

#include "games/vikings/pieces.h"

namespace meadhall::vikings {
namespace {

constexpr std::size_t row_of(Viking kind) { return static_cast<std::size_t>(kind); }
constexpr std::size_t kFishermen = row_of(Viking::fisherman);
constexpr std::size_t kGoldsmiths = row_of(Viking::goldsmith);
constexpr std::size_t kScouts = row_of(Viking::scout);
constexpr std::size_t kNobles = row_of(Viking::noble);

constexpr int kGoldPerGoldsmith = 3;
constexpr int kPointsPerNoble = 2;
constexpr int kGoldPerPoint = 5;
constexpr int kPointsForBoatsmen = 10;
constexpr int kPointsForIslands = 7;
constexpr int kPointsForLongest = 5;
constexpr int kFedByFisherman = 5;
constexpr int kPointsPerSurplus = 2;
constexpr int kGoldPerPointWithTile = 3;
constexpr int kPointsPerSurplusWithTile = 3;

struct Value {
  int gold = 0;
  int points = 0;
};

// What the ships of the given columns are worth together.
Value worth(const Homeland& homeland, Columns columns) {
  Value sum;
  for (std::size_t sail = 0; sail < kSails; ++sail) {
    const int ships = count(homeland.ships[sail] & columns);
    sum.gold += ships * kShipValues[sail].gold;
    sum.points += ships * kShipValues[sail].points;
  }
  return sum;
}

// Tells one line of a scoring, with what each of the things counted brings where that can differ;
// lines in which nothing is counted or moved are left out. `said` where the category's own sentence
// would not be true.
void tell(Journal* journal, Seat seat, Happening what, std::string_view category, int counted,
          Value gained, int each = 0, std::string_view said = {}) {
  if (journal == nullptr || (counted == 0 && gained.gold == 0 && gained.points == 0)) return;
  Message message(said.empty() ? category : said);
  message.with("player", seat).with("n", counted);
  if (each > 0) message.with("each", each);
  journal->events.push_back({
      .kind = Event::Kind::score,
      .what = static_cast<std::uint8_t>(what),
      .message = std::move(message),
      .seat = seat,
      .gold = static_cast<std::int16_t>(gained.gold),
      .points = static_cast<std::int16_t>(gained.points),
      .category = category,
  });
}

// Takes or gives points at the final scoring; the marker stops at 0 unless the option lets it go
// below. Returns what the marker really moved. rules: Vikings 8; option negativeVp
int settle_points(const State& state, Player& player, PointSource source, int amount) {
  if (state.options.negative_points == NegativePoints::stop_at_zero) {
    amount = std::max(amount, -static_cast<int>(player.points));
  }
  gain_points(player, source, amount);
  return amount;
}

void score_goldsmiths(Player& player, Seat seat, Journal* journal) {
  const int smiths = count(safe_vikings(player.homeland, kGoldsmiths));
  const int gold = gold_per_goldsmith(player) * smiths;
  gain_gold(player, GoldSource::goldsmiths, gold);
  tell(journal, seat, Happening::goldsmiths, "vikings.score.goldsmiths", smiths, {.gold = gold},
       gold_per_goldsmith(player));
}

void settle_unrepelled(State& state, Seat seat, Journal* journal) {
  Player& player = state.at(seat);
  const Columns unrepelled = player.homeland.all_ships() & ~player.homeland.warriors();
  const Value due = worth(player.homeland, unrepelled);
  const int gold = std::min(due.gold, static_cast<int>(player.gold));
  const int missing = due.gold - gold;
  gain_gold(player, GoldSource::unrepelled, -gold);
  const int points = settle_points(state, player, PointSource::unrepelled, -(due.points + missing));
  const bool cut = points > -(due.points + missing);
  tell(journal, seat, Happening::unrepelled, "vikings.score.unrepelled", count(unrepelled),
       {.gold = -gold, .points = points}, 0, cut ? "vikings.score.unrepelled_cut" : "");
}

void settle_gold(State& state, Seat seat, Journal* journal) {
  Player& player = state.at(seat);
  const int points = player.gold / gold_per_point(player);
  const int gold = points * gold_per_point(player);
  gain_gold(player, GoldSource::final, -gold);
  gain_points(player, PointSource::gold, points);
  tell(journal, seat, Happening::gold, "vikings.score.gold", gold,
       {.gold = -gold, .points = points}, gold_per_point(player));
}

// Everyone who has the most gets the prize; nobody (or everybody) where the most is 0.
// rules: Vikings 8.3, 8.4, 8.5; option zeroMajority
template <class Measure>
void settle_majority(State& state, PointSource source, int prize, Happening what,
                     std::string_view category, Journal* journal, Measure measure) {
  int most = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    most = std::max(most, measure(state.players[i]));
  }
  if (most == 0 && state.options.zero_majority == ZeroMajority::nobody) return;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (measure(state.players[i]) != most) continue;
    gain_points(state.players[i], source, prize);
    tell(journal, seat_at(i), what, category, most, {.points = prize});
  }
}

void settle_food(State& state, Seat seat, Journal* journal) {
  Player& player = state.at(seat);
  const Food balance = food(state, player);
  const int surplus = balance.capacity - balance.mouths;
  const int points = settle_points(state, player, PointSource::food,
                                   surplus > 0 ? points_per_surplus(player) * surplus : surplus);
  if (surplus >= 0) {
    tell(journal, seat, Happening::surplus, "vikings.score.surplus", surplus, {.points = points},
         points_per_surplus(player));
  } else {
    tell(journal, seat, Happening::hunger, "vikings.score.hunger", -surplus, {.points = points}, 0,
         points > surplus ? "vikings.score.hunger_cut" : "");
  }
}

// rules: Vikings 9.11; option buildingLine
void settle_buildings(State& state, Seat seat, Journal* journal) {
  Player& player = state.at(seat);
  int points = 0;
  for (std::size_t i = 0; i < kBuildings; ++i) points += building_worth(player, i);
  gain_points(player, PointSource::buildings, points);
  tell(journal, seat, Happening::buildings, "vikings.score.buildings", points, {.points = points});
}

int vikings_on_buildings(const Player& player) {
  int vikings = 0;
  for (const Cell cell : player.building_at) {
    if (cell != kNowhere)
      vikings += count(player.homeland.rows[cell.row].vikings & column_bit(cell.column));
  }
  return vikings;
}

}  // namespace

int gold_per_goldsmith(const Player& player) {
  return kGoldPerGoldsmith + player.special(Special::smith_1) +
         2 * player.special(Special::smith_2);
}

int points_per_noble(const Player& player) {
  return kPointsPerNoble + player.special(Special::noble_1);
}

int points_per_scout(const Player& player) { return 1 + player.special(Special::scout_1); }

int points_per_fisherman(const Player& player) { return player.special(Special::fisher_1); }

int boatsmen_counted(const Player& player) {
  return player.waiting_of(Viking::boatsman) + player.special(Special::boatsman);
}

int gold_per_point(const Player& player) {
  return player.special(Special::gold_3) > 0 ? kGoldPerPointWithTile : kGoldPerPoint;
}

int points_per_surplus(const Player& player) {
  return player.special(Special::food_3) > 0 ? kPointsPerSurplusWithTile : kPointsPerSurplus;
}

int building_worth(const Player& player, std::size_t building) {
  const Cell cell = player.building_at[building];
  const Columns bit = column_bit(cell.column);
  if (cell == kNowhere || (threatened(player.homeland, cell.row) & bit) != 0) return 0;
  const Columns around = bit | (bit << 1U) | (bit >> 1U);
  const std::size_t lowest = cell.row > 0 ? cell.row - 1U : 0U;
  const std::size_t highest = std::min<std::size_t>(cell.row + 1U, kRows - 1);
  int vikings = 0;
  for (std::size_t row = lowest; row <= highest; ++row) {
    vikings += count(player.homeland.rows[row].vikings & around);
  }
  return vikings;
}

void gain_gold(Player& player, GoldSource source, int amount) {
  player.gold = static_cast<std::int16_t>(player.gold + amount);
  std::int16_t& sum = player.gold_from[static_cast<std::size_t>(source)];
  sum = static_cast<std::int16_t>(sum + amount);
}

void gain_points(Player& player, PointSource source, int amount) {
  player.points = static_cast<std::int16_t>(player.points + amount);
  std::int16_t& sum = player.points_from[static_cast<std::size_t>(source)];
  sum = static_cast<std::int16_t>(sum + amount);
}

Food food(const State& state, const Player& player) {
  Food balance;
  for (const std::uint8_t of_kind : player.waiting) balance.mouths += of_kind;
  for (const IslandRow& row : player.homeland.rows) balance.mouths += count(row.vikings);
  if (state.options.fed_on_building == 0) balance.mouths -= vikings_on_buildings(player);
  balance.capacity = kFedByFisherman * count(safe_vikings(player.homeland, kFishermen));
  return balance;
}

void score_small(State& state, Journal* journal) {
  for (std::size_t i = 0; i < state.player_count; ++i) {
    score_goldsmiths(state.players[i], seat_at(i), journal);
  }
}

void score_large(State& state, Seat seat, Journal* journal) {
  Player& player = state.at(seat);
  const Homeland& home = player.homeland;

  // rules: Vikings 7.3: repelled ships
  const Columns repelled = home.all_ships() & home.warriors();
  const Value booty = worth(home, repelled);
  gain_gold(player, GoldSource::ships, booty.gold);
  gain_points(player, PointSource::ships, booty.points);
  tell(journal, seat, Happening::ships, "vikings.score.ships", count(repelled), booty);

  // rules: Vikings 7.4: nobles
  const int nobles = count(safe_vikings(home, kNobles));
  const int honours = points_per_noble(player) * nobles;
  gain_points(player, PointSource::nobles, honours);
  tell(journal, seat, Happening::nobles, "vikings.score.nobles", nobles, {.points = honours},
       points_per_noble(player));

  // rules: Vikings 7.5: scouts, each with the goldsmith and the fisherman below. Where
  // a scout is safe they are safe too, since threats come from the top.
  const Columns scouts = safe_vikings(home, kScouts);
  const int reports = points_per_scout(player) * count(scouts);
  const int below = count(scouts & home.rows[kGoldsmiths].vikings) +
                    count(scouts & home.rows[kFishermen].vikings);
  gain_points(player, PointSource::scouts, reports + below);
  tell(journal, seat, Happening::scouts, "vikings.score.scouts", count(scouts), {.points = reports},
       points_per_scout(player), points_per_scout(player) > 1 ? "vikings.score.scouts_more" : "");
  tell(journal, seat, Happening::below_scouts, "vikings.score.below_scouts", below,
       {.points = below});

  // rules: Vikings 7.6: goldsmiths
  score_goldsmiths(player, seat, journal);

  // rules: Vikings 7.7: fishermen, by special tiles only
  const int fishermen = count(safe_vikings(home, kFishermen));
  const int catches = points_per_fisherman(player) * fishermen;
  gain_points(player, PointSource::fishermen, catches);
  tell(journal, seat, Happening::fishermen, "vikings.score.fishermen", catches > 0 ? fishermen : 0,
       {.points = catches}, points_per_fisherman(player));
}

void score_final(State& state, Journal* journal) {
  const auto for_everyone = [&](auto settle) {
    for (std::size_t i = 0; i < state.player_count; ++i) settle(state, seat_at(i), journal);
  };
  const bool buildings_first = state.options.building_line == BuildingLine::first;
  if (buildings_first) for_everyone(settle_buildings);
  for_everyone(settle_unrepelled);
  for_everyone(settle_gold);
  settle_majority(state, PointSource::boatsmen, kPointsForBoatsmen, Happening::boatsmen,
                  "vikings.score.boatsmen", journal, boatsmen_counted);
  settle_majority(state, PointSource::islands, kPointsForIslands, Happening::islands,
                  "vikings.score.islands", journal,
                  [](const Player& player) { return closed_islands(player.homeland).count; });
  settle_majority(state, PointSource::longest, kPointsForLongest, Happening::longest,
                  "vikings.score.longest", journal,
                  [](const Player& player) { return closed_islands(player.homeland).longest; });
  for_everyone(settle_food);
  if (!buildings_first) for_everyone(settle_buildings);
}

}  // namespace meadhall::vikings
