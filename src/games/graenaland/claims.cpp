#include "games/graenaland/claims.h"

#include <algorithm>
#include <limits>

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

// One construction of a plan, as far as paying is concerned.
struct Bill {
  Cost needs{};
  int toll = 0;
  int markets = 0;  // uses open to this one and those before it, all together
};

constexpr std::size_t kMostBills = 16;
using Bills = FixedVector<Bill, kMostBills>;

// Looks through a player's plans. The order of two constructions matters only where the first makes
// the second possible, or opens a market; other orders are tried once.
class Planner {
 public:
  Planner(const State& state, Seat seat)
      : state_(state), card_(*kept_card(state, state.at(seat))), low_(lowest_prices(state)) {
    state_.turn = seat;
    if (state.phase != Phase::final) state_.markets_used = 0;
    state_.phase = Phase::final;
    const Player& player = state.at(seat);
    const Given& given = state.given[index(seat)];
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      const int left = player.hand[kind] - given.cards[kind];
      cards_[static_cast<std::size_t>(resource_of(state.data, kind))] += left;
      hand_ += left;
    }
    for (unsigned left = player.supplies & ~unsigned{given.supplies}; left != 0; left &= left - 1) {
      supplies_.push_back(static_cast<std::uint8_t>(std::countr_zero(left)));
    }
  }

  int best() {
    search(all_cards(), kNothing, false);
    return best_;
  }

  bool reaches(int points) {
    best_ = points - 1;
    enough_ = points;
    search(all_cards(), kNothing, false);
    return best_ >= points;
  }

  // The same for plans that begin with that construction, of whose price so much is still open.
  bool reaches_with(int points, Construction what, std::size_t at, const Cost& needs, int toll) {
    best_ = points - 1;
    enough_ = points;
    bills_.push_back({needs, toll, markets()});
    if (!can_pay_all()) return false;
    put_up(what, at);
    search(all_cards() - total(needs) - toll, kNothing, false);
    return best_ >= points;
  }

 private:
  static constexpr std::uint32_t kNothing = 0;

  Player& player() { return state_.at(state_.turn); }

  int all_cards() const { return hand_ + 2 * static_cast<int>(supplies_.size()); }

  int markets() { return full_purse(state_).markets; }

  // `cards`: an upper bound of what is left to pay with. `last`: what was built last; something
  // listed before it is built now only if it was impossible then, or if a market was opened.
  void search(int cards, std::uint32_t last, bool opened) {
    const Standing now = standing(state_, player());
    best_ = std::max(best_, card_points(card_, now));
    if (bills_.full() || bound(card_, low_, now, cards) <= best_) return;
    const State before = before_last_;
    for (std::size_t i = 0; i < kConstructions; ++i) {
      const auto what = static_cast<Construction>(i);
      if (is_work(what)) break;
      const std::size_t ends = what == Construction::army ? kTerrains + 1 : land_count(state_);
      for (std::size_t at = 0; at < ends; ++at) {
        if (best_ >= enough_) return;
        const std::uint32_t code = 1 + static_cast<std::uint32_t>(at + 16 * i);
        if (obstacle_but_price(state_, what, at) != Obstacle::none) continue;
        if (code < last && !opened && obstacle_but_price(before, what, at) == Obstacle::none) {
          continue;
        }
        try_building(what, at, cards, code);
      }
    }
  }

  void try_building(Construction what, std::size_t at, int cards, std::uint32_t code) {
    const Cost cost = cost_of(state_, what, at);
    const int toll = std::popcount(toll_seats(state_, what, at));
    const int left = cards - total(cost) - toll;
    if (left < 0) return;
    const int markets_before = markets();
    bills_.push_back({cost, toll, markets_before});
    if (can_pay_all()) {
      const State kept = state_;
      const State kept_before = before_last_;
      before_last_ = state_;
      put_up(what, at);
      search(left, code, markets() > markets_before);
      state_ = kept;
      before_last_ = kept_before;
    }
    bills_.pop_back();
  }

  void put_up(Construction what, std::size_t at) {
    if (what == Construction::village) {
      ++player().villages[at];
    } else if (what == Construction::army) {
      ++player().army;
    } else {
      std::uint8_t& buildings = player().buildings[at];
      buildings = static_cast<std::uint8_t>(buildings | bit(building_of(what)));
    }
  }

  // Whether one hand pays all bills. Each supply card serves one of them, as printed or whole
  // through a market, or none.
  bool can_pay_all() {
    std::array<int, kMostBills> burnt{};
    return assign(bills_, burnt, 0);
  }

  bool assign(Bills& bills, std::array<int, kMostBills>& burnt, std::size_t next) {
    if (hand_pays(bills, burnt)) return true;
    if (next == supplies_.size() || !might_pay(bills, burnt, next)) return false;
    for (std::size_t i = 0; i < bills.size(); ++i) {
      const Cost before = bills[i].needs;
      for (const Resource half : state_.data.supplies[supplies_[next]]) {
        if (half == Resource::gold) continue;  // a table's own figures; it is asked for nowhere
        std::uint8_t& need = bills[i].needs[static_cast<std::size_t>(half)];
        if (need > 0) --need;
      }
      const bool helps = bills[i].needs != before;
      const bool paid = helps && assign(bills, burnt, next + 1);
      bills[i].needs = before;
      if (paid) return true;
    }
    if (assign(bills, burnt, next + 1)) return true;
    for (std::size_t i = 0; i < bills.size(); ++i) {
      if (bills[i].markets == 0) continue;
      for (std::uint8_t& need : bills[i].needs) {
        if (need == 0) continue;
        --need;
        ++burnt[i];
        const bool paid = assign(bills, burnt, next + 1);
        --burnt[i];
        ++need;
        if (paid) return true;
      }
    }
    return false;
  }

  // Whether it is not hopeless: as if the supply cards from `next` on could be shared among bills.
  bool might_pay(const Bills& bills, const std::array<int, kMostBills>& burnt,
                 std::size_t next) const {
    std::array<int, kPlainResources> needs{};
    int tolls = 0;
    int markets = bills[bills.size() - 1].markets;
    for (std::size_t b = 0; b < bills.size(); ++b) {
      for (std::size_t i = 0; i < kPlainResources; ++i) needs[i] += bills[b].needs[i];
      tolls += bills[b].toll;
      markets -= burnt[b];
    }
    for (std::size_t card = next; card < supplies_.size(); ++card) {
      for (const Resource half : state_.data.supplies[supplies_[card]]) {
        if (half == Resource::gold) continue;
        --needs[static_cast<std::size_t>(half)];
      }
    }
    int asked = tolls;
    int lacking = 0;
    for (std::size_t i = 0; i < kPlainResources; ++i) {
      asked += std::max(0, needs[i]);
      lacking += std::max(0, needs[i] - cards_[i]);
    }
    const int burnable = std::min(markets, static_cast<int>(supplies_.size() - next));
    return asked <= hand_ + burnable &&
           lacking <= cards_[static_cast<std::size_t>(Resource::gold)] + markets;
  }

  // The same without supply cards. What no card of its own resource is there for is best found as
  // late as possible, where more markets are open; gold, which waits for nobody, helps earliest.
  bool hand_pays(const Bills& bills, const std::array<int, kMostBills>& burnt) const {
    int asked = 0;
    std::array<int, kPlainResources> lacking{};
    for (const Bill& bill : bills) {
      asked += total(bill.needs) + bill.toll;
      for (std::size_t i = 0; i < kPlainResources; ++i) lacking[i] += bill.needs[i];
    }
    if (asked > hand_) return false;
    for (std::size_t i = 0; i < kPlainResources; ++i) {
      lacking[i] = std::max(0, lacking[i] - cards_[i]);
    }
    std::array<int, kMostBills> through{};
    for (std::size_t b = bills.size(); b-- > 0;) {
      for (std::size_t i = 0; i < kPlainResources; ++i) {
        const int here = std::min<int>(lacking[i], bills[b].needs[i]);
        through[b] += here;
        lacking[i] -= here;
      }
    }
    int gold = cards_[static_cast<std::size_t>(Resource::gold)];
    int used = 0;
    for (std::size_t b = 0; b < bills.size(); ++b) {
      const int by_gold = std::min(gold, through[b]);
      gold -= by_gold;
      used += through[b] - by_gold + burnt[b];
      if (used > bills[b].markets) return false;
    }
    return true;
  }

  State state_;
  State before_last_ = state_;  // before the last construction of the plan
  const VictoryCard& card_;
  LowestPrices low_;
  std::array<int, kResources> cards_{};
  int hand_ = 0;
  FixedVector<std::uint8_t, kSupplyCards> supplies_;
  Bills bills_;
  int best_ = 0;
  int enough_ = std::numeric_limits<int>::max();
};

// Whether an observer sees all that the seat could pay with, and its card.
bool sees_means(const State& state, Seat seat) {
  const Player& player = state.at(seat);
  int backs = 0;
  for (const std::uint8_t of_terrain : player.backs) backs += of_terrain;
  return hand_size(player) == backs && std::popcount(player.supplies) == player.supply_count &&
         kept_card(state, player) != nullptr;
}

// Whether the claim can be reached from the middle of a payment, in whatever order the rest of it
// may be given. Halves of opened supply cards cost nothing more.
bool might_keep_claim(const State& state) {
  const Order& order = state.order;
  Cost needs = order.needs;
  const auto use_halves = [&](unsigned halves, std::size_t side) {
    for (; halves != 0; halves &= halves - 1) {
      const auto card = static_cast<std::size_t>(std::countr_zero(halves));
      const Resource half = state.data.supplies[card][side];
      if (half == Resource::gold) continue;
      std::uint8_t& need = needs[static_cast<std::size_t>(half)];
      if (need > 0) --need;
    }
  };
  use_halves(order.first_halves, 0);
  use_halves(order.second_halves, 1);
  State paying = state;
  paying.markets_used = static_cast<std::uint8_t>(state.markets_used + order.by_market);
  return Planner(paying, state.turn)
      .reaches_with(state.claimed, order.what, order.at, needs,
                    std::popcount(unsigned{order.toll}));
}

// The same in an order in which it is asked for.
bool keeps_claim(const State& state) {
  if (!might_keep_claim(state)) return false;
  if (total(state.order.needs) == 0) return true;
  for (const std::uint32_t from : sources_that_pay(state)) {
    if (payment_keeps_claim(state, from)) return true;
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

bool claim_in_reach(const State& state) {
  const bool paying = state.step == Step::pay || state.step == Step::toll;
  return paying ? keeps_claim(state) : Planner(state, state.turn).reaches(state.claimed);
}

bool must_reach_claim(const State& state) { return owes_claim(state) && claim_in_reach(state); }

bool building_keeps_claim(const State& state, Construction what, std::size_t at) {
  return Planner(state, state.turn)
      .reaches_with(state.claimed, what, at, cost_of(state, what, at),
                    std::popcount(toll_seats(state, what, at)));
}

bool payment_keeps_claim(const State& state, std::uint32_t from) {
  State after = state;
  lay_out_given(after, from);
  return keeps_claim(after);
}

bool toll_keeps_claim(const State& state, std::size_t kind) {
  State after = state;
  --after.at(state.turn).hand[kind];
  after.order.toll = static_cast<std::uint8_t>(after.order.toll & (after.order.toll - 1U));
  return might_keep_claim(after);
}

}  // namespace meadhall::graenaland
