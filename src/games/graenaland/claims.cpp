#include "games/graenaland/claims.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "games/graenaland/bills.h"
#include "games/graenaland/building.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/goals.h"

namespace meadhall::graenaland {
namespace {

// The lowest figure of each column over all cards: nobody's card is easier.
VictoryCard easiest_card(const Data& data) {
  VictoryCard easiest = data.cards[0];
  for (const VictoryCard& card : data.cards) {
    for (std::size_t column = 0; column < kGoals; ++column) {
      for (std::size_t tier = 0; tier < kTiers; ++tier) {
        easiest.tiers[column][tier] =
            std::min(easiest.tiers[column][tier], card.tiers[column][tier]);
      }
    }
  }
  return easiest;
}

struct LowestPrices {
  int village = std::numeric_limits<int>::max();
  int building = std::numeric_limits<int>::max();
  int army = std::numeric_limits<int>::max();
};

LowestPrices lowest_prices(const State& state) {
  LowestPrices low;
  for (std::size_t place = 0; place < land_count(state); ++place) {
    low.village = std::min(low.village, total(tile_at(state, place).village));
  }
  for (const Cost& cost : state.data.buildings) low.building = std::min(low.building, total(cost));
  low.army = total(state.data.army);
  for (const Cost& cost : state.data.army_with) {
    if (total(cost) > 0) low.army = std::min(low.army, total(cost));
  }
  return low;
}

// No plan with so many cards brings more: every village and building counts for every goal it could
// count for.
int bound(const VictoryCard& card, const LowestPrices& low, const Standing& now, int cards) {
  int best = 0;
  for (int army = 0; army * low.army <= cards; ++army) {
    const int after_army = cards - army * low.army;
    for (int buildings = 0; buildings * low.building <= after_army; ++buildings) {
      const int villages = (after_army - buildings * low.building) / low.village;
      const int more = villages + buildings;
      best = std::max(best, card_points(card, {now[0] + more, now[1] + more, now[2] + more,
                                               now[3] + buildings, now[4] + army}));
    }
  }
  return best;
}

// One figure for each set of plain resources, a bit each.
constexpr std::size_t kSets = 1U << kPlainResources;
constexpr std::size_t kAllPlain = kSets - 1;
using BySet = std::array<int, kSets>;

template <class Count>
BySet by_set(const std::array<Count, kPlainResources>& counts) {
  BySet sums{};
  for (std::size_t set = 0; set < kSets; ++set) {
    for (std::size_t i = 0; i < kPlainResources; ++i) {
      if ((set >> i & 1U) != 0) sums[set] += counts[i];
    }
  }
  return sums;
}

// Looks through a player's plans. The order of two constructions matters only where the first makes
// the second possible, or opens a market; other orders are tried once.
class Planner {
 public:
  Planner(const State& state, Seat seat)
      : state_(state), card_(*kept_card(state, state.at(seat))), hand_(state_, seat) {
    state_.turn = seat;
    if (state.phase != Phase::final) state_.markets_used = 0;
    state_.phase = Phase::final;
    find_prices();
  }

  int best() {
    search(all_means(), kNothing, 0);
    return best_;
  }

  bool reaches(int points, ClaimPlans& known) {
    best_ = points - 1;
    enough_ = points;
    search(all_means(), kNothing, 0);
    if (best_ >= points) known.push_back(best_plan_);
    return best_ >= points;
  }

  // The same for plans that begin with that construction, of whose price so much is still open.
  bool reaches_with(int points, Construction what, std::size_t at, const Bill& open,
                    ClaimPlans& known) {
    best_ = points - 1;
    enough_ = points;
    const std::size_t first = code_of(what, at);
    add(first, {open.needs, open.toll, markets()});
    if (!hand_.pays(bills_)) return false;
    for (const ClaimPlan& plan : known) {
      if (reaches_by(plan, first)) return true;
    }
    BySet left = all_means();
    pay(left, by_set(open.needs), open.toll);
    search(left, kNothing, 0);
    if (best_ >= points) known.push_back(best_plan_);
    return best_ >= points;
  }

 private:
  static constexpr std::size_t kNothing = 0;
  static constexpr std::size_t kEnds = 10;  // more than any construction's places
  static constexpr std::size_t kCodes = kEnds * static_cast<std::size_t>(Construction::road);

  static constexpr std::size_t code_of(Construction what, std::size_t at) {
    return at + kEnds * static_cast<std::size_t>(what);
  }
  static constexpr Construction what_of(std::size_t code) {
    return static_cast<Construction>(code / kEnds);
  }

  Player& player() { return state_.at(state_.turn); }

  int markets() { return full_purse(state_).markets; }

  void find_prices() {
    village_.fill(std::numeric_limits<int>::max());
    building_ = village_;
    army_ = village_;
    for (std::size_t code = 0; code < kCodes; ++code) {
      const Construction what = what_of(code);
      const std::size_t at = code % kEnds;
      if (at >= (what == Construction::army ? kTerrains + 1 : land_count(state_))) continue;
      const Cost cost = cost_of(state_, what, at);
      prices_[code] = by_set(cost);
      if (total(cost) == 0) continue;  // an army that is nowhere on offer
      BySet& lowest = what == Construction::village ? village_
                      : what == Construction::army  ? army_
                                                    : building_;
      for (std::size_t set = 0; set < kSets; ++set) {
        lowest[set] = std::min(lowest[set], prices_[code][set]);
      }
    }
  }

  // For each set of resources, the most of them that can be paid: each card once, each half of a
  // supply card, and one more through each market of the island.
  BySet all_means() {
    std::array<int, kPlainResources> of = hand_.halves_from(0);
    for (std::size_t i = 0; i < kPlainResources; ++i) of[i] += hand_.cards()[i];
    int any = hand_.cards()[static_cast<std::size_t>(Resource::gold)] - state_.markets_used;
    for (std::size_t place = 0; place < land_count(state_); ++place) {
      any += (state_.lands[place].works & bit(Work::market)) != 0 ? 1 : 0;
    }
    BySet means = by_set(of);
    for (int& each : means) each += any;
    means[kAllPlain] = hand_.size() + 2 * hand_.supplies();
    return means;
  }

  // The toll may be any cards: nobody knows yet of which resource.
  static void pay(BySet& left, const BySet& needs, int toll) {
    for (std::size_t set = 0; set < kSets; ++set) left[set] -= needs[set];
    left[kAllPlain] -= toll;
  }

  // True if that plan, `first` of it having come first, reaches the points too.
  bool reaches_by(const ClaimPlan& plan, std::size_t first) {
    const State kept = state_;
    bool came = false;
    bool can = true;
    for (const std::uint8_t code : plan) {
      if (code == first && !std::exchange(came, true)) continue;
      can = !bills_.full() &&
            obstacle_but_price(state_, what_of(code), code % kEnds) == Obstacle::none;
      if (!can) break;
      add(code, bill_of(code));
    }
    const bool reaches =
        can && card_points(card_, standing(state_, player())) >= enough_ && hand_.pays(bills_);
    while (bills_.size() > 1) bills_.pop_back();
    while (plan_.size() > 1) plan_.pop_back();
    state_ = kept;
    return reaches;
  }

  // True if so much might bring more than the best plan: as if everything had the lowest price of
  // its kind for each set of resources, and stood wherever it counts.
  bool might_do_better(const BySet& left) {
    const Player& me = player();
    const Standing now = standing(state_, me);
    int single = 0;  // lands with one settlement
    for (std::size_t place = 0; place < land_count(state_); ++place) {
      single += settlements_at(me, place) == 1 ? 1 : 0;
    }
    const int houses = std::max(0, state_.data.houses - 1 - now[0]);
    const int all = left[kAllPlain];
    const int armies = std::max(0, state_.data.army_most - now[4]);
    for (int army = 0; army <= armies && army * army_[kAllPlain] <= all; ++army) {
      const int after_army = all - army * army_[kAllPlain];
      for (int buildings = 0; buildings <= houses && buildings * building_[kAllPlain] <= after_army;
           ++buildings) {
        int villages =
            std::min(houses - buildings,
                     (after_army - buildings * building_[kAllPlain]) / village_[kAllPlain]);
        if (most_points(now, single, army, buildings, villages) <= best_) continue;
        for (std::size_t set = 0; set < kSets && villages >= 0; ++set) {
          const int open = left[set] - army * army_[set] - buildings * building_[set];
          if (open < 0) villages = -1;
          while (villages >= 0 && villages * village_[set] > open) --villages;
        }
        const bool can = villages >= 0;
        if (can && most_points(now, single, army, buildings, villages) > best_) return true;
      }
    }
    return false;
  }

  // The most points of so much more, with so many `single` lands, of one own settlement. A
  // settlement that makes the best land better makes no second one on another.
  int most_points(const Standing& now, int single, int army, int buildings, int villages) const {
    const int more = buildings + villages;
    const int points = card_points(card_, Goal::settlements, now[0] + more) +
                       card_points(card_, Goal::buildings, now[3] + buildings) +
                       card_points(card_, Goal::army, now[4] + army);
    int best = 0;
    for (int higher = 0; higher <= more; ++higher) {
      const int others = now[2] >= 2 ? more - higher : more;
      const int twos = others <= single ? others : single + (others - single) / 2;
      best = std::max(best, card_points(card_, Goal::territories, now[1] + twos) +
                                card_points(card_, Goal::largest, now[2] + higher));
    }
    return points + best;
  }

  // `left`: an upper bound of what is left to pay with. `last`: what was built last; something
  // listed before it is built now only if it was not `possible_before` that, or if a market was
  // opened.
  void search(const BySet& left, std::size_t last, std::uint64_t possible_before) {
    const int points = card_points(card_, standing(state_, player()));
    if (points > best_) {
      best_ = points;
      best_plan_ = plan_;
    }
    if (bills_.full() || !might_do_better(left)) return;
    std::uint64_t possible = 0;
    for (std::size_t i = 0; i < kConstructions; ++i) {
      const auto what = static_cast<Construction>(i);
      if (is_work(what)) break;
      const std::size_t ends = what == Construction::army ? kTerrains + 1 : land_count(state_);
      for (std::size_t at = 0; at < ends; ++at) {
        const bool can = obstacle_but_price(state_, what, at) == Obstacle::none;
        if (can) possible |= std::uint64_t{1} << code_of(what, at);
      }
    }
    const std::uint64_t earlier = (std::uint64_t{1} << last) - 1;
    for (std::uint64_t next = possible & ~(possible_before & earlier); next != 0;
         next &= next - 1) {
      if (best_ >= enough_) return;
      try_building(left, static_cast<std::size_t>(std::countr_zero(next)), possible);
    }
  }

  void try_building(BySet left, std::size_t code, std::uint64_t possible) {
    const Bill bill = bill_of(code);
    pay(left, prices_[code], bill.toll);
    if (std::ranges::min(left) < 0) return;
    add(code, bill);
    if (hand_.pays(bills_)) search(left, code, markets() > bill.markets ? 0 : possible);
    remove_last();
  }

  Bill bill_of(std::size_t code) {
    const Construction what = what_of(code);
    const std::size_t at = code % kEnds;
    return {cost_of(state_, what, at), std::popcount(toll_seats(state_, what, at)), markets()};
  }

  void add(std::size_t code, const Bill& bill) {
    bills_.push_back(bill);
    plan_.push_back(static_cast<std::uint8_t>(code));
    put_up(code, 1);
  }

  void remove_last() {
    put_up(plan_[plan_.size() - 1], -1);
    plan_.pop_back();
    bills_.pop_back();
  }

  // One more, or one less again.
  void put_up(std::size_t code, int more) {
    const Construction what = what_of(code);
    const std::size_t at = code % kEnds;
    if (what == Construction::village) {
      player().villages[at] = static_cast<std::uint8_t>(player().villages[at] + more);
    } else if (what == Construction::army) {
      player().army = static_cast<std::uint8_t>(player().army + more);
    } else {
      std::uint8_t& buildings = player().buildings[at];
      buildings = static_cast<std::uint8_t>(buildings ^ bit(building_of(what)));
    }
  }

  State state_;
  const VictoryCard& card_;
  std::array<BySet, kCodes> prices_{};
  BySet village_{};  // the lowest of them
  BySet building_{};
  BySet army_{};
  BillHand hand_;
  ClaimPlan plan_;
  Bills bills_;  // of the plan
  ClaimPlan best_plan_;
  int best_ = 0;
  int enough_ = std::numeric_limits<int>::max();
};

// True if an observer sees all that the seat could pay with, and its card.
bool sees_means(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  int backs = 0;
  for (const std::uint8_t of_terrain : player.backs) backs += of_terrain;
  return hand_size(player) == backs && std::popcount(player.supplies) == player.supply_count &&
         kept_card(state, player) != nullptr;
}

// True if the claim can be reached from the middle of a payment, in whatever order the rest of it
// may be given. Halves of opened supply cards cost nothing more.
bool might_keep_claim(const State& state, ClaimFindings& found) {
  const Order& order = state.order;
  const Given& given = state.given[index(state.turn)];
  const Player& player = state.at(state.turn);
  ClaimFindings::Paying now{
      .supplies = static_cast<std::uint16_t>(player.supplies & ~given.supplies),
      .needs = order.needs,
      .toll = std::popcount(unsigned{order.toll}),
      .by_market = order.by_market};
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    now.cards[static_cast<std::size_t>(resource_of(state.data, kind))] +=
        player.hand[kind] - given.cards[kind];
  }
  const auto use_halves = [&](unsigned halves, std::size_t side) {
    for (; halves != 0; halves &= halves - 1) {
      const auto card = static_cast<std::size_t>(std::countr_zero(halves));
      const Resource half = state.data.supplies[card][side];
      if (half == Resource::gold) continue;
      std::uint8_t& need = now.needs[static_cast<std::size_t>(half)];
      if (need > 0) --need;
    }
  };
  use_halves(order.first_halves, 0);
  use_halves(order.second_halves, 1);
  const auto [met, is_new] = found.met.try_emplace(now, false);
  if (!is_new) return met->second;
  State paying = state;
  paying.markets_used = static_cast<std::uint8_t>(state.markets_used + order.by_market);
  met->second =
      Planner(paying, state.turn)
          .reaches_with(state.claimed, order.what, order.at, {now.needs, now.toll}, found.plans);
  return met->second;
}

// The same in an order in which it is asked for.
bool keeps_claim(const State& state, ClaimFindings& found) {
  if (!might_keep_claim(state, found)) return false;
  if (total(state.order.needs) == 0) return true;
  for (const std::uint32_t from : sources_that_pay(state)) {
    if (payment_keeps_claim(state, from, found)) return true;
  }
  return false;
}

}  // namespace

bool anybody_might_claim(const State& state) {
  const VictoryCard card = easiest_card(state.data);
  const LowestPrices low = lowest_prices(state);
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Player& player = state.players[i];
    const int cards = hand_size(player) + 2 * player.supply_count;
    if (bound(card, low, standing(state, player), cards) >= state.data.points_to_win) return true;
  }
  return false;
}

int reachable_points(const State& state, Seat seat) {
  // Whoever does not know the card cannot tell.
  return kept_card(state, state.at(seat)) != nullptr ? Planner(state, seat).best() : 0;
}

bool owes_claim(const State& state) {
  if (state.claimed == 0 || state.turn != state.winner) return false;
  return result_of(state, state.turn) < state.claimed && sees_means(state, state.turn);
}

bool claim_in_reach(const State& state, ClaimFindings& found) {
  const bool paying = state.step == Step::pay || state.step == Step::toll;
  return paying ? keeps_claim(state, found)
                : Planner(state, state.turn).reaches(state.claimed, found.plans);
}

bool must_reach_claim(const State& state, ClaimFindings& found) {
  return owes_claim(state) && claim_in_reach(state, found);
}

bool building_keeps_claim(const State& state, Construction what, std::size_t at,
                          ClaimFindings& found) {
  const Bill bill{cost_of(state, what, at), std::popcount(toll_seats(state, what, at))};
  return Planner(state, state.turn).reaches_with(state.claimed, what, at, bill, found.plans);
}

bool payment_keeps_claim(const State& state, std::uint32_t from, ClaimFindings& found) {
  State after = state;
  lay_out_given(after, from, nullptr);
  return keeps_claim(after, found);
}

bool toll_keeps_claim(const State& state, std::size_t kind, ClaimFindings& found) {
  State after = state;
  --after.at(state.turn).hand[kind];
  after.order.toll = static_cast<std::uint8_t>(after.order.toll & (after.order.toll - 1U));
  return might_keep_claim(after, found);
}

}  // namespace meadhall::graenaland
