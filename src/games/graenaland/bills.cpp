#include "games/graenaland/bills.h"

#include <algorithm>
#include <bit>

#include "games/graenaland/building.h"
#include "games/graenaland/goals.h"

namespace meadhall::graenaland {
namespace {

bool take_one(Cost& needs, Resource resource) {
  std::uint8_t& need = needs[static_cast<std::size_t>(resource)];
  if (need == 0) return false;
  --need;
  return true;
}

}  // namespace

BillHand::BillHand(const State& state, Seat seat) : data_(state.data) {
  const Player& player = state.at(seat);
  const Given& given = state.given[index(seat)];
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    const int left = player.hand[kind] - given.cards[kind];
    cards_[static_cast<std::size_t>(resource_of(state.data, kind))] += left;
    size_ += left;
  }
  for (unsigned left = player.supplies & ~unsigned{given.supplies}; left != 0; left &= left - 1) {
    supplies_.push_back(static_cast<std::uint8_t>(std::countr_zero(left)));
  }
}

std::array<int, kPlainResources> BillHand::halves_from(std::size_t from) const {
  std::array<int, kPlainResources> of{};
  for (std::size_t card = from; card < supplies_.size(); ++card) {
    for (const Resource half : data_.supplies[supplies_[card]]) {
      if (half != Resource::gold) ++of[static_cast<std::size_t>(half)];
    }
  }
  return of;
}

bool BillHand::pays(Bills bills) const {
  Cost halves{};
  return assign(bills, halves, 0, 0);
}

// `halves`: of supply cards before `next`, each the only one used of its card. `whole`: how many
// of those cards are kept for markets.
bool BillHand::assign(Bills& bills, Cost& halves, int whole, std::size_t next) const {
  const int left = static_cast<int>(supplies_.size() - next);
  if (hand_pays(bills, halves, whole + left)) return true;
  if (left == 0 || !might_pay(bills, halves, whole, next)) return false;
  const auto [one, other] = data_.supplies[supplies_[next]];
  // Gold, in a table's own figures, is asked for nowhere.
  if (one != Resource::gold && other != Resource::gold) {
    for (std::size_t i = 0; i < bills.size(); ++i) {
      const Bill before = bills[i];
      if (std::find(bills.begin(), bills.begin() + i, before) != bills.begin() + i) continue;
      const bool both = take_one(bills[i].needs, one) && take_one(bills[i].needs, other);
      const bool paid = both && assign(bills, halves, whole, next + 1);
      bills[i] = before;
      if (paid) return true;
    }
  }
  for (const Resource half : {one, other}) {
    if (half == Resource::gold) continue;
    ++halves[static_cast<std::size_t>(half)];
    const bool paid = assign(bills, halves, whole, next + 1);
    --halves[static_cast<std::size_t>(half)];
    if (paid) return true;
    if (one == other) break;
  }
  return assign(bills, halves, whole + 1, next + 1);
}

// True if it is not hopeless: as if both halves of each supply card from `next` on could be
// shared among bills, and all that is there helped the earliest.
bool BillHand::might_pay(const Bills& bills, const Cost& halves, int whole,
                         std::size_t next) const {
  const std::array<int, kPlainResources> shared = halves_from(next);
  std::array<int, kPlainResources> needs{};
  int tolls = 0;
  for (const Bill& bill : bills) {
    tolls += bill.toll;
    int lacking = -cards_[static_cast<std::size_t>(Resource::gold)];
    for (std::size_t i = 0; i < kPlainResources; ++i) {
      needs[i] += bill.needs[i];
      lacking += std::max(0, needs[i] - halves[i] - shared[i] - cards_[i]);
    }
    if (lacking > bill.markets) return false;
  }
  int asked = tolls;     // now
  int at_least = tolls;  // with both halves of all
  for (std::size_t i = 0; i < kPlainResources; ++i) {
    asked += std::max(0, needs[i] - halves[i]);
    at_least += std::max(0, needs[i] - halves[i] - shared[i]);
  }
  const int left = static_cast<int>(supplies_.size() - next);
  const int markets = bills[bills.size() - 1].markets;
  return asked - 2 * left <= size_ + std::min(markets, whole) &&
         at_least <= size_ + std::min(markets, whole + left);
}

// The same when supply cards, up to `whole`, only go through markets. What no card of its own
// resource is there for is best found as late as possible, where more markets are open; single
// halves and gold, which wait for nobody, help earliest.
bool BillHand::hand_pays(const Bills& bills, const Cost& halves, int whole) const {
  std::array<int, kPlainResources> open{};
  int asked = 0;
  for (const Bill& bill : bills) {
    for (std::size_t i = 0; i < kPlainResources; ++i) open[i] += bill.needs[i];
    asked += bill.toll;
  }
  std::array<int, kPlainResources> lacking{};
  int lacks = 0;
  for (std::size_t i = 0; i < kPlainResources; ++i) {
    open[i] = std::max(0, open[i] - halves[i]);
    asked += open[i];
    lacking[i] = std::max(0, open[i] - cards_[i]);
    lacks += lacking[i];
  }
  if (asked > size_ + whole) return false;
  int gold = cards_[static_cast<std::size_t>(Resource::gold)];
  // Beyond what is lacking, as much goes through markets as supply cards have to pay.
  int extra = std::max(0, asked - size_ - std::max(0, lacks - gold));
  std::array<int, kMostBills> through{};
  std::array<int, kMostBills> besides{};
  for (std::size_t b = bills.size(); b-- > 0;) {
    for (std::size_t i = 0; i < kPlainResources; ++i) {
      const int here = std::min<int>(open[i], bills[b].needs[i]);
      const int lacks_here = std::min(lacking[i], here);
      open[i] -= here;
      lacking[i] -= lacks_here;
      through[b] += lacks_here;
      besides[b] += here - lacks_here;
    }
  }
  for (std::size_t b = 0; b < bills.size(); ++b) {
    const int by_gold = std::min(gold, through[b]);
    gold -= by_gold;
    through[b] -= by_gold;
    besides[b] += by_gold;
  }
  for (std::size_t b = bills.size(); b-- > 0;) {
    const int here = std::min(extra, besides[b]);
    extra -= here;
    through[b] += here;
  }
  if (extra > 0) return false;
  int used = 0;
  for (std::size_t b = 0; b < bills.size(); ++b) {
    used += through[b];
    if (used > bills[b].markets) return false;
  }
  return true;
}

}  // namespace meadhall::graenaland
