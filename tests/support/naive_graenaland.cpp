#include "tests/support/naive_graenaland.h"

#include <algorithm>
#include <bit>

namespace meadhall::graenaland::naive {
namespace {

int villages_and_buildings(const Player& player, std::size_t place) {
  int sum = player.villages.at(place);
  for (unsigned building = 0; building < kBuildings; ++building) {
    if ((player.buildings.at(place) >> building & 1U) != 0) ++sum;
  }
  return sum;
}

bool stands(const Player& player, Hero hero, std::size_t place) {
  return player.hero_at.at(static_cast<std::size_t>(hero)) == place;
}

bool has(const State& state, std::size_t place, Work work) {
  return (state.lands.at(place).works >> static_cast<unsigned>(work) & 1U) != 0;
}

Resource face(const Data& data, std::size_t kind) {
  return data.decks.at(kind / 3).resource.at(kind % 3);
}

constexpr int kNever = 99;

// Each card of the way in turn is laid on some need; returns the fewest markets with which all are
// of use and nothing is lacking.
class Laying {
 public:
  Laying(const Data& data, const Way& way) : data_(data) {
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      for (int n = 0; n < way.cards.at(kind); ++n) cards_.at(card_count_++) = face(data, kind);
    }
    for (std::size_t card = 0; card < kSupplyCards; ++card) {
      if ((way.supplies >> card & 1U) != 0) supplies_.at(supply_count_++) = card;
    }
  }

  int fewest_markets(const Cost& needs) { return lay_card(needs, 0); }

 private:
  static Cost less(Cost needs, std::size_t resource) {
    --needs.at(resource);
    return needs;
  }

  int lay_card(const Cost& needs, std::size_t next) {
    if (next == card_count_) return lay_supply(needs, 0);
    int best = kNever;
    for (std::size_t i = 0; i < kPlainResources; ++i) {
      if (needs.at(i) == 0) continue;
      const Resource shown = cards_.at(next);
      const bool fits = shown == Resource::gold || shown == static_cast<Resource>(i);
      best = std::min(best, (fits ? 0 : 1) + lay_card(less(needs, i), next + 1));
    }
    return best;
  }

  int lay_supply(const Cost& needs, std::size_t next) {
    if (next == supply_count_) return total(needs) == 0 ? 0 : kNever;
    int best = kNever;
    const auto halves = data_.supplies.at(supplies_.at(next));
    const auto first = static_cast<std::size_t>(halves[0]);
    const auto second = static_cast<std::size_t>(halves[1]);
    for (std::size_t i = 0; i < kPlainResources; ++i) {
      if (needs.at(i) == 0) continue;
      const bool fits = i == first || i == second;
      best = std::min(best, (fits ? 0 : 1) + lay_supply(less(needs, i), next + 1));
    }
    if (needs.at(first) > 0 && less(needs, first).at(second) > 0) {
      best = std::min(best, lay_supply(less(less(needs, first), second), next + 1));
    }
    return best;
  }

  const Data& data_;
  std::array<Resource, 64> cards_{};
  std::size_t card_count_ = 0;
  std::array<std::size_t, kSupplyCards> supplies_{};
  std::size_t supply_count_ = 0;
};

}  // namespace

int votes(const State& state, std::size_t place, Seat seat) {
  const bool three = state.player_count == 3 && state.options.three_changes == 1;
  const Player& player = state.at(seat);
  bool priest = false;
  for (const Player& any : state.players) priest = priest || stands(any, Hero::priest, place);
  int others = 0;
  for (std::size_t other = 0; other < state.player_count; ++other) {
    if (seat_at(other) == seat) continue;
    for (const Hero hero : {Hero::warrior, Hero::priest, Hero::skald}) {
      if (stands(state.players[other], hero, place)) ++others;
    }
  }
  const int settled = villages_and_buildings(player, place);
  const bool outside = settled == 0 && has(state, place, Work::palisade);

  int sum = settled;
  if (stands(player, Hero::warrior, place)) {
    int votes = 0;
    if (priest) {
      votes = three ? 1 : 0;
    } else {
      votes = three ? player.army + 1 : player.army;
    }
    if (outside) votes = std::max(0, votes - 1);
    sum += votes;
  }
  if (stands(player, Hero::priest, place) && three) sum += outside ? 0 : 1;
  if (stands(player, Hero::skald, place)) {
    sum += others;
    if (three && !outside) sum += 1;
  }
  return sum;
}

int markets(const State& state, Seat seat) {
  int sum = 0;
  for (std::size_t place = 0; place < 2U * state.player_count - 1U; ++place) {
    if (!has(state, place, Work::market)) continue;
    if (villages_and_buildings(state.at(seat), place) > 0) ++sum;
  }
  return sum;
}

Ways ways_to_pay(const State& state, const Cost& needs, int markets, int toll) {
  const Player& player = state.at(state.turn);
  int hand = 0;
  for (const std::uint8_t n : player.hand) hand += n;
  Ways ways;
  Way way;
  // Counts through all parts of the hand like an odometer.
  while (true) {
    int cards = 0;
    for (const std::uint8_t n : way.cards) cards += n;
    for (unsigned supplies = player.supplies;; supplies = (supplies - 1) & player.supplies) {
      const int most = cards + 2 * std::popcount(supplies);
      const int least = cards + std::popcount(supplies);
      if (least <= total(needs) && most >= total(needs) && hand - cards >= toll) {
        way.supplies = static_cast<std::uint16_t>(supplies);
        const int used = Laying(state.data, way).fewest_markets(needs);
        if (used <= markets) ways[way] = used;
      }
      if (supplies == 0) break;
    }
    std::size_t kind = 0;
    while (kind < kCardKinds && way.cards[kind] == player.hand[kind]) way.cards[kind++] = 0;
    if (kind == kCardKinds) return ways;
    ++way.cards[kind];
  }
}

}  // namespace meadhall::graenaland::naive
