#include "bots/graenaland_worth.h"

#include <algorithm>
#include <limits>

#include "games/graenaland/goals.h"
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

constexpr int kGoldWorth = 155;
constexpr int kCoveredWorth = 110;
constexpr int kLeast = 65;
constexpr int kMost = 140;
constexpr int kScarce = 12;  // a card the less of its kind than of others

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

Race race(const State& state) {
  Race all;
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

namespace {

// What any player would give for a land's cards whose hands are unknown.
std::array<int, kCardKinds> neutral_worth(const State& state) {
  std::array<int, kCardKinds> worth{};
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    worth[kind] = resource_of(state.data, kind) == Resource::gold ? kGoldWorth : 100;
  }
  return worth;
}

std::array<int, kClasses> classes_of(const State& state, std::size_t place,
                                     const std::array<int, kCardKinds>& worth) {
  std::array<int, kClasses> all{};
  for (std::size_t of = 0; of < kClasses; ++of) all[of] = class_worth(state, place, of, worth);
  return all;
}

using Pile = std::array<std::uint8_t, kClasses>;

Pile pile_at(const State& state, std::size_t place) {
  const Land& land = state.lands[place];
  return {land.open[0], land.open[1], land.open[2], land.covered};
}

int pile_worth(const Pile& pile, const std::array<int, kClasses>& worth) {
  int sum = 0;
  for (std::size_t of = 0; of < kClasses; ++of) sum += pile[of] * worth[of];
  return sum;
}

}  // namespace

Split best_split(const State& state, std::size_t place, Seat proposer, const Race& ahead) {
  State asked = state;
  asked.proposal.proposer = proposer;
  const Votes votes = votes_on(state, place);
  const Pile pile = pile_at(state, place);
  const auto neutral = classes_of(state, place, neutral_worth(state));
  const auto own = classes_of(state, place, hand_worth(state, state.at(proposer)));
  const int all = pile_worth(pile, neutral);
  const int hoped = hope(asked, votes, proposer, pile_worth(pile, own));
  Split best;
  const unsigned voters = votes.voters();
  const unsigned others = voters & ~(1U << index(proposer));
  for (unsigned partners = others;; partners = (partners - 1) & others) {
    int with = votes.of_seat(proposer);
    int least = std::numeric_limits<int>::max();
    int size = 0;
    for (std::size_t i = 0; i < state.player_count; ++i) {
      if ((partners >> i & 1U) == 0) continue;
      with += votes.of[i];
      least = std::min(least, votes.of[i]);
      ++size;
    }
    // A majority in which nobody can be spared.
    const bool wins = 2 * with > votes.total && (size == 0 || 2 * (with - least) <= votes.total);
    if (wins) {
      Split split;
      Pile left = pile;
      int cost = 0;
      bool pays = true;
      for (std::size_t i = 0; i < state.player_count && pays; ++i) {
        if ((partners >> i & 1U) == 0) continue;
        const int wanted = hope(asked, votes, seat_at(i), all) * 105 / 100;
        int given = 0;
        while (given < wanted) {
          // What the proposer values least.
          std::size_t cheapest = kClasses;
          for (std::size_t of = 0; of < kClasses; ++of) {
            if (left[of] > 0 && (cheapest == kClasses || own[of] < own[cheapest])) cheapest = of;
          }
          if (cheapest == kClasses) {
            pays = false;
            break;
          }
          --left[cheapest];
          ++split.shares[i][cheapest];
          given += neutral[cheapest];
          cost += ahead.closeness(state, seat_at(i)) / 2;
        }
      }
      if (pays) {
        for (std::size_t of = 0; of < kClasses; ++of) split.shares[index(proposer)][of] = left[of];
        const int gain = pile_worth(left, own) - cost;
        // Each partner may find a reason to refuse.
        int sure = 100;
        for (int i = 0; i < size; ++i) sure = sure * 85 / 100;
        split.score = sure * gain / 100 + (100 - sure) * hoped / 100 - hoped / 2;
        const bool enough = gain * 10 >= hoped * 8;
        if (enough && split.score > best.score) best = split;
      }
    }
    if (partners == 0) break;
  }
  return best;
}

bool should_accept(const State& state, Seat voter, const Race& ahead, int noise) {
  const Proposal& proposal = state.proposal;
  const Votes votes = votes_on(state, proposal.land);
  const Player& player = state.at(voter);
  const bool knows = state.hidden == 0 || voter == state.turn;
  const auto own =
      classes_of(state, proposal.land, knows ? hand_worth(state, player) : neutral_worth(state));
  int gain = 0;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    int cards = 0;
    for (std::size_t of = 0; of < kClasses; ++of) {
      cards += proposal.shares[i][of];
      if (seat_at(i) == voter) gain += proposal.shares[i][of] * own[of];
    }
    if (seat_at(i) == voter) continue;
    gain -= cards * ahead.closeness(state, seat_at(i)) / 2;
    // Nobody gives another the end.
    if (cards > 0 && ahead.distance[i] <= 100 * cards && ahead.distance[index(voter)] > 0 &&
        ahead.distance[i] < ahead.mean) {
      gain -= 100;
    }
  }
  const int hoped = hope(state, votes, voter, pile_worth(pile_at(state, proposal.land), own));
  return gain * 100 >= hoped * noise;
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
