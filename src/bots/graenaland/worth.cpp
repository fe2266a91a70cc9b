#include "bots/graenaland/worth.h"

#include <algorithm>
#include <limits>

#include "games/graenaland/goals.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/paying.h"

namespace meadhall::graenaland_bots {
namespace {

// Prices on the way to the end, in hundredths of a card.
constexpr int kVillage = 440;
constexpr int kBuilding = 500;
constexpr int kArmy = 500;
constexpr int kArmyWithFortress = 300;
constexpr int kCardInHand = 85;  // some do not fit
constexpr int kSupplyInHand = 130;

constexpr int kCoveredWorth = 110;
constexpr int kLeast = 65;
constexpr int kMost = 140;
constexpr int kScarce = 12;     // a card the less of its kind than of others
constexpr int kMistrust = 150;  // half of it is what a card given to who broke a word costs

bool has_fortress(const Player& player) {
  return std::ranges::any_of(player.buildings, [](std::uint8_t buildings) {
    return (buildings & bit(Building::fortress)) != 0;
  });
}

// What is missing for a goal, in what it is made of.
struct Missing {
  int villages = 0;
  int buildings = 0;
  int army = 0;
};

int price(const Missing& missing, int army_step) {
  return missing.villages * kVillage + missing.buildings * kBuilding + missing.army * army_step;
}

// Lands with one settlement come nearer to two for one village, others for two.
int villages_for_territories(const State& state, const Player& player, int wanted) {
  int have = 0;
  int ones = 0;
  for (std::size_t place = 0; place < land_count(state); ++place) {
    const int here = settlements_at(player, place);
    have += here >= 2 ? 1 : 0;
    ones += here == 1 ? 1 : 0;
  }
  const int lacking = std::max(0, wanted - have);
  return lacking + std::max(0, lacking - ones);
}

Missing missing_for(const State& state, const Player& player, const Standing& now, Goal goal,
                    int wanted) {
  const int lacking = std::max(0, wanted - now[static_cast<std::size_t>(goal)]);
  switch (goal) {
    case Goal::settlements:
    case Goal::largest: return {.villages = lacking};
    case Goal::territories: return {.villages = villages_for_territories(state, player, wanted)};
    case Goal::buildings: {
      // rules: Graenaland 12.2: the first one does not count
      const bool first = three_changes(state) && now[3] == 0 && lacking > 0 &&
                         std::ranges::all_of(player.buildings, [](auto b) { return b == 0; });
      return {.buildings = lacking + (first ? 1 : 0)};
    }
    case Goal::army: return {.army = lacking};
  }
  return {};
}

// Buildings are settlements too, and one village may serve several goals.
Missing together(const std::array<Missing, kGoals>& goals, unsigned chosen) {
  Missing all;
  int rest = 0;
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    if ((chosen >> goal & 1U) == 0) continue;
    all.buildings = std::max(all.buildings, goals[goal].buildings);
    all.army = std::max(all.army, goals[goal].army);
    rest += goals[goal].villages;
    all.villages = std::max(all.villages, goals[goal].villages);
  }
  const int beyond = (rest - all.villages) / 3;
  all.villages = std::max(0, all.villages + beyond - all.buildings / 2);
  return all;
}

int basic_price(const State& state, const Player& player, const Standing& now, int army_step) {
  std::array<Missing, kGoals> goals;
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    goals[goal] = missing_for(state, player, now, static_cast<Goal>(goal), state.data.goals[goal]);
  }
  int best = std::numeric_limits<int>::max();
  for (unsigned chosen = 0; chosen < 1U << kGoals; ++chosen) {
    int count = 0;
    for (unsigned left = chosen; left != 0; left &= left - 1) ++count;
    if (count != state.data.goals_to_win) continue;
    best = std::min(best, price(together(goals, chosen), army_step));
  }
  return best;
}

// The cheapest next step of any column, again and again, until the points are there.
int card_price(const State& state, const Player& player, const VictoryCard& card, Standing now,
               int army_step) {
  int paid = 0;
  int points = card_points(card, now);
  while (points < state.data.points_to_win) {
    int cheapest = std::numeric_limits<int>::max();
    std::size_t next = kGoals;
    for (std::size_t goal = 0; goal < kGoals; ++goal) {
      const int have = card_points(card, static_cast<Goal>(goal), now[goal]);
      if (have == static_cast<int>(kTiers)) continue;
      const int wanted = card.tiers[goal][static_cast<std::size_t>(have)];
      const int step =
          price(missing_for(state, player, now, static_cast<Goal>(goal), wanted), army_step);
      if (step < cheapest) {
        cheapest = step;
        next = goal;
      }
    }
    if (next == kGoals) break;
    const int have = card_points(card, static_cast<Goal>(next), now[next]);
    const int before = now[next];
    now[next] = card.tiers[next][static_cast<std::size_t>(have)];
    // Whatever is built counts among the settlements as well.
    if (next != 0 && next != 4) now[0] += now[next] - before;
    paid += std::max(cheapest, 0);
    points = card_points(card, now);
  }
  return paid;
}

}  // namespace

int distance(const State& state, const Player& player) {
  const Standing now = standing(state, player);
  const int army_step = has_fortress(player) ? kArmyWithFortress : kArmy;
  const VictoryCard* card = state.options.victory_cards != 0 ? kept_card(state, player) : nullptr;
  const int needed = card != nullptr ? card_price(state, player, *card, now, army_step)
                                     : basic_price(state, player, now, army_step);
  const int held = kCardInHand * hand_size(player) + kSupplyInHand * player.supply_count;
  // What is built counts more than what is held: hands can wait, and be of the wrong kind.
  return std::max(needed / 4, needed - held);
}

Race race(const State& state, unsigned mistrusted) {
  Race all{.mistrusted = mistrusted};
  int sum = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    all.distance[i] = distance(state, state.players[i]);
    sum += all.distance[i];
  }
  all.mean = sum / std::max<int>(1, state.player_count);
  return all;
}

int Race::closeness(const State& state, Seat seat) const {
  const int away = distance[index(seat)];
  int close = std::clamp((mean - away) / 5, 0, 150);
  if (away <= 200) {
    const bool builds_now = seat == state.main;
    const bool builds_next = seat == next_seat(state.main, state.player_count);
    close += builds_now ? 300 : builds_next ? 150 : 100;
  }
  if ((mistrusted >> index(seat) & 1U) != 0) close += kMistrust;
  return close;
}

std::array<int, kCardKinds> hand_worth(const State& state, const Player& player) {
  std::array<int, kResources> stock{};
  int all = 0;
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    stock[static_cast<std::size_t>(resource_of(state.data, kind))] += player.hand[kind];
    all += player.hand[kind];
  }
  std::array<int, kCardKinds> worth{};
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    const Resource resource = resource_of(state.data, kind);
    const int scarce = kScarce * all / static_cast<int>(kPlainResources) -
                       kScarce * stock[static_cast<std::size_t>(resource)];
    worth[kind] = resource == Resource::gold ? kGoldWorth : std::clamp(100 + scarce, kLeast, kMost);
  }
  return worth;
}

int class_worth(const State& state, std::size_t place, std::size_t of,
                const std::array<int, kCardKinds>& own) {
  if (of == kCovered) return kCoveredWorth;
  return own[card_kind(static_cast<std::size_t>(tile_at(state, place).terrain), of)];
}

int hope(const State& state, const Votes& votes, Seat seat, int pile) {
  if (votes.total == 0) return 0;
  // Who still proposes this round, after the player whose turn it is.
  bool still = false;
  const auto players = std::max<std::size_t>(kMinPlayers, state.player_count);
  for (Seat next = next_seat(state.proposal.proposer, players); next != state.main;
       next = next_seat(next, players)) {
    still |= next == seat;
  }
  if (still && 2 * votes.of_seat(seat) > votes.total) return pile * 90 / 100;
  return pile * votes.of_seat(seat) / votes.total * (still ? 90 : 75) / 100;
}

int work_worth(const State& state, Construction work, std::size_t place, Seat seat, int rounds) {
  const int part =
      100 * settlements_at(state.at(seat), place) / std::max(1, settlements_of_all(state, place));
  const int each = work == Construction::road          ? 60
                   : work == Construction::improvement ? 35
                   : work == Construction::market      ? 50
                                                       : 15;
  return each * part / 100 * rounds;
}

int presence_worth(const State& state, Seat seat, std::size_t place) {
  const int cards = cards_at(state.lands[place]);
  if (cards == 0) return 0;
  const Votes votes = votes_on(state, place);
  if (votes.total == 0) return 0;
  const int part = 100 * votes.of_seat(seat) / votes.total;
  return cards * (part > 50 ? 50 + part / 2 : part);
}

}  // namespace meadhall::graenaland_bots
