#pragma once

#include <optional>

#include "core/fixed_vector.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "match/match.h"

// A price as slots: what of it is paid by now, with which card, and what is still open.

namespace meadhall::table::graenaland_table {

struct PaySlot {
  enum class By : std::uint8_t { open, card, gold, supply, market };
  graenaland::Resource resource{};  // that is asked for
  By by = By::open;
  bool is_supply = false;             // of one through a market: a supply card
  std::uint8_t card = 0;              // its kind, or the supply card's number
  std::optional<std::size_t> made{};  // by which of the payments; none: it lay there by itself
};
inline constexpr std::size_t kMostSlots = graenaland::kPlainResources * graenaland::kMostOfResource;
using PaySlots = FixedVector<PaySlot, kMostSlots>;

// What was laid out by a move, for which resource, with what (graenaland::source).
struct Payment {
  graenaland::Resource resource{};
  std::uint32_t from = 0;
};
using Payments = FixedVector<Payment, kMostSlots>;

// Those of the payment under way, the latest last.
Payments payments_made(const Match& match, const graenaland::State& now);

// Of what is being paid for: the construction, or one's own part of a joint work. In the order in
// which it is asked for. What lies there without a move lay there by itself, as there was no
// choice: such cards are told to have paid for their own resource where they could.
PaySlots pay_slots(const graenaland::State& state, const Payments& made);

}  // namespace meadhall::table::graenaland_table
