#pragma once

#include <array>
#include <cstdint>

#include "core/fixed_vector.h"
#include "games/graenaland/components.h"
#include "games/graenaland/state.h"

// Several constructions paid from one hand. rules: Graenaland 11, 13.6

namespace meadhall::graenaland {

// One construction, as far as paying is concerned.
struct Bill {
  Cost needs{};
  int toll = 0;
  int markets = 0;  // uses open to this one and those before it, all together

  friend bool operator==(const Bill&, const Bill&) = default;
};

inline constexpr std::size_t kMostBills = 16;
using Bills = FixedVector<Bill, kMostBills>;

// What a seat has not given yet: resource cards and supply cards.
class BillHand {
 public:
  BillHand(const State& state, Seat seat);

  int size() const { return size_; }  // resource cards
  int supplies() const { return static_cast<int>(supplies_.size()); }
  const std::array<int, kResources>& cards() const { return cards_; }  // by resource
  // Of the halves of supply cards from `from` on, by resource; gold is asked for nowhere.
  std::array<int, kPlainResources> halves_from(std::size_t from) const;

  // True if it pays all bills, in their order. Each supply card pays one of them with both halves,
  // or any with one half, or any whole through a market.
  bool pays(Bills bills) const;

 private:
  bool assign(Bills& bills, Cost& halves, int whole, std::size_t next) const;
  bool might_pay(const Bills& bills, const Cost& halves, int whole, std::size_t next) const;
  bool hand_pays(const Bills& bills, const Cost& halves, int whole) const;

  const Data& data_;
  std::array<int, kResources> cards_{};
  int size_ = 0;
  FixedVector<std::uint8_t, kSupplyCards> supplies_;
};

}  // namespace meadhall::graenaland
