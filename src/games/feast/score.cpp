#include <algorithm>

#include "games/feast/alone.h"
#include "games/feast/feasting.h"
#include "games/feast/phases.h"
#include "games/feast/score_parts.h"
#include "games/feast/table_words.h"

// Points. rules: Feast 12

namespace meadhall::feast {
namespace {

int points_of_ships(const Player& player) {
  return player.boats * kShipPrices[0] + player.knarrs * kShipPrices[1] +
         player.longships * kShipPrices[2];
}

int points_of_emigrants(const Player& player) {
  return player.away_knarrs * kEmigrantPoints[1] + player.away_longships * kEmigrantPoints[2];
}

int points_of_buildings(const State& state, Seat seat) {
  int points = 0;
  for (std::size_t i = 0; i < kBuildings; ++i) {
    points += houses_of(state, seat, static_cast<Building>(i)) * kBuildingPoints[i];
  }
  return points;
}

int points_of_animals(const Player& player) {
  return 2 * count(player, Item::sheep) + player.pregnant_sheep + 3 * count(player, Item::cattle) +
         player.pregnant_cattle;
}

// Fields for wood and stone that are still empty.
int empty_fields(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  const int shed = 2 * player.sheds * kBuildingFields[0] - player.shed_wood - player.shed_stone;
  const int stone = 2 * houses_of(state, seat, Building::stone_house) * kBuildingFields[1] -
                    player.house_wood - player.house_stone;
  return shed + stone;
}

bool has_crown(const State& state, Seat seat) {
  if (count(state.at(seat), Item::english_crown) > 0) return true;
  bool has = false;
  for_each_own(state, seat, [&](std::size_t surface) {
    for (const std::uint8_t cell : state.surfaces[surface].lying) {
      has = has || (cell & kItemBits) == number(Item::english_crown);
    }
  });
  return has;
}

}  // namespace

Points points_of(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  Points points{};
  const auto set = [&](Category category, int n) {
    points[static_cast<std::size_t>(category)] = static_cast<std::int16_t>(n);
  };
  set(Category::ships, points_of_ships(player));
  set(Category::emigrants, points_of_emigrants(player));
  set(Category::buildings, points_of_buildings(state, seat));
  set(Category::animals, points_of_animals(player));
  int lands = 0;
  int home = 0;
  int land_loss = 0;
  int house_loss = empty_fields(state, seat);
  for_each_own(state, seat, [&](std::size_t surface) {
    const Sheet sheet = sheet_of(state, surface);
    const int loss = loss_of(sheet, state.surfaces[surface].cover);
    if (surface < kFirstLand) {
      home += loss;
    } else if (is_land(surface)) {
      lands += points_of(sheet);
      land_loss += loss;
    } else {
      house_loss += loss;
    }
  });
  set(Category::lands, lands);
  int cards = 0;
  player.played.for_each([&](std::size_t card) { cards += occupation(card).points; });
  set(Category::occupations, cards);
  set(Category::silver, count(player, Item::silver));
  set(Category::crown, has_crown(state, seat) ? kCrownPoints : 0);
  set(Category::home, -home);
  set(Category::land_gaps, -land_loss);
  set(Category::building_gaps, -house_loss);
  set(Category::penalties, -kPenalty * player.penalties);
  return points;
}

int total_of(const State& state, Seat seat) {
  int total = 0;
  for (const std::int16_t each : points_of(state, seat)) total += each;
  return total;
}

ScoreSheet score(const State& state) {
  ScoreSheet sheet;
  std::array<Points, kMostPlayers> all{};
  for (std::size_t i = 0; i < state.player_count; ++i) {
    all[i] = points_of(state, seat_at(i));
    sheet.totals[i] = static_cast<std::int16_t>(total_of(state, seat_at(i)));
    sheet.money[i] =
        static_cast<std::int16_t>(std::min(count(state.players[i], Item::silver), 0x7fff));
  }
  for (std::size_t category = 0; category < kCategories; ++category) {
    ScoreSheet::Line line{.category = category_term(static_cast<Category>(category))};
    for (std::size_t i = 0; i < state.player_count; ++i) line.points[i] = all[i][category];
    sheet.lines.push_back(line);
  }
  // Ties share the victory.
  for (std::size_t i = 0; i < state.player_count; ++i) {
    sheet.ranks[i] = 1;
    for (std::size_t other = 0; other < state.player_count; ++other) {
      if (sheet.totals[other] > sheet.totals[i]) ++sheet.ranks[i];
    }
  }
  return sheet;
}

std::string_view category_term(Category category) {
  constexpr std::array<std::string_view, kCategories> kIds = {
      "feast.score.ships",     "feast.score.emigrants",     "feast.score.lands",
      "feast.score.buildings", "feast.score.animals",       "feast.score.occupations",
      "feast.score.silver",    "feast.score.crown",         "feast.score.home",
      "feast.score.land_gaps", "feast.score.building_gaps", "feast.score.penalties",
  };
  return kIds[static_cast<std::size_t>(category)];
}

namespace {

constexpr auto kFirstLine = static_cast<std::size_t>(Happening::counts);

}  // namespace

std::optional<Category> category_of(const Event& event) {
  if (event.kind != Event::Kind::score || event.what < kFirstLine) return std::nullopt;
  return static_cast<Category>(event.what - kFirstLine);
}

namespace {

// A line for each category of each player that is not nothing.
std::vector<Event> lines_told(const State& state) {
  std::vector<Event> events;
  events.push_back({.kind = Event::Kind::scoring, .message = Message("feast.score.final")});
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Points points = points_of(state, seat_at(i));
    for (std::size_t category = 0; category < kCategories; ++category) {
      if (points[category] == 0) continue;
      const std::string_view id = category_term(static_cast<Category>(category));
      events.push_back(
          {.kind = Event::Kind::score,
           .what = byte_of(kFirstLine + category),
           .message =
               Message("feast.score.line").with("player", seat_at(i)).with("category", Term{id}),
           .seat = seat_at(i),
           .points = points[category],
           .category = id});
    }
  }
  return events;
}

// What the bonuses of all boards of the seat bring.
Message::List bonuses_of_all(const State& state, Seat seat) {
  Message::List all;
  for_each_own(state, seat, [&](std::size_t surface) {
    const Sheet sheet = sheet_of(state, surface);
    for (Message& each : bonuses_told(sheet, bonuses_of(sheet, state.surfaces[surface].cover))) {
      all.push_back(std::move(each));
    }
  });
  return all;
}

// What is still to come of the round: income, feast and bonus as the boards and supplies stand.
// rules: Feast 4.7, 4.9, 4.10
void tell_round(const State& state, std::vector<Event>& events) {
  if (state.over != 0 || state.round == 0) return;
  events.push_back({.kind = Event::Kind::scoring,
                    .message = Message("feast.forecast.round").with("n", state.round)});
  const auto line = [&](Seat seat, Message message, int silver, int points) {
    events.push_back(
        {.kind = Event::Kind::score,
         .message = std::move(message),
         .seat = seat,
         .gold = static_cast<std::int16_t>(silver),
         .points = static_cast<std::int16_t>(points),
         .category = category_term(silver != 0 ? Category::silver : Category::penalties)});
  };
  const bool last = state.round == rounds_of(state);
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Seat seat = seat_at(i);
    const int income = had_part(state, seat, Phase::income) ? 0 : income_of(state, seat);
    if (income > 0) line(seat, Message("feast.forecast.income").with("player", seat), income, 0);
    if (!had_part(state, seat, Phase::feast)) {
      const ComingFeast feast = coming_feast(state, seat);
      line(seat,
           Message("feast.forecast.feast")
               .with("player", seat)
               .with("n", feast.cells - feast.bare())
               .with("all", feast.cells),
           0, -kPenalty * feast.bare());
    }
    if (last || had_part(state, seat, Phase::bonus)) continue;
    if (Message::List bonuses = bonuses_of_all(state, seat); !bonuses.empty()) {
      line(seat,
           Message("feast.forecast.bonus").with("player", seat).with("items", std::move(bonuses)),
           0, 0);
    }
  }
}

}  // namespace

// The lines of the end say how all stand; they count no more than once.
std::vector<Event> forecast_scoring(const State& state, Horizon) {
  std::vector<Event> events;
  tell_round(state, events);
  for (Event& event : lines_told(state)) events.push_back(std::move(event));
  return events;
}

bool meets_goal(const State& state) { return total_of(state, seat_at(0)) >= kGoalAlone; }

std::string_view alone_told(const State& state) {
  return meets_goal(state) ? "feast.log.goal_met" : "feast.log.goal_missed";
}

Message ending_told(const State& state) {
  Message::List winners;
  const ScoreSheet sheet = score(state);
  // Nobody wins against nobody.
  if (is_solo(state)) {
    winners.push_back(
        Message(alone_told(state)).with("player", seat_at(0)).with("n", sheet.totals[0]));
    return Message("feast.log.ends").with("winners", std::move(winners));
  }
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (sheet.ranks[i] == 1) {
      winners.push_back(
          Message("feast.log.winner").with("player", seat_at(i)).with("n", sheet.totals[i]));
    }
  }
  return Message("feast.log.ends").with("winners", std::move(winners));
}

void tell_end(const State& state, Journal& journal) {
  for (Event& event : lines_told(state)) journal.events.push_back(std::move(event));
  journal.events.push_back({.kind = Event::Kind::finish, .message = ending_told(state)});
}

}  // namespace meadhall::feast
