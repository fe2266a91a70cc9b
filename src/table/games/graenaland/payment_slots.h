#pragma once

#include "core/fixed_vector.h"
#include "games/graenaland/state.h"

// A price as slots: what of it is paid by now, with which card, and what is still open.

namespace meadhall::table::graenaland_table {

struct PaySlot {
  enum class By : std::uint8_t { open, card, gold, supply, market };
  graenaland::Resource resource{};  // that is asked for
  By by = By::open;
  bool is_supply = false;  // of one through a market: a supply card
  std::uint8_t card = 0;   // its kind, or the supply card's number
};
inline constexpr std::size_t kMostSlots = graenaland::kPlainResources * graenaland::kMostOfResource;
using PaySlots = FixedVector<PaySlot, kMostSlots>;

// Of what is being paid for: the construction, or one's own part of a joint work. In the order in
// which it is asked for. Which of several cards paid for which of several needs nobody wrote down:
// cards are told to have paid for their own resource where they could.
PaySlots pay_slots(const graenaland::State& state);

// All that was to be paid.
graenaland::Cost price_paid(const graenaland::State& state);

}  // namespace meadhall::table::graenaland_table
