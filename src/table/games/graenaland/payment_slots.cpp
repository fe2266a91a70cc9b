#include "table/games/graenaland/payment_slots.h"

#include <algorithm>
#include <bit>

#include "games/graenaland/building.h"
#include "games/graenaland/paying.h"
#include "table/games/graenaland/hand_model.h"

namespace meadhall::table::graenaland_table {
namespace {

using graenaland::Cost;
using graenaland::Given;
using graenaland::kCardKinds;
using graenaland::kPlainResources;
using graenaland::kSupplyCards;
using graenaland::Resource;
using graenaland::State;
using graenaland::Step;

// What lies there and has not been found a slot.
struct LaidOut {
  std::array<std::uint8_t, kCardKinds> cards{};
  std::uint16_t first = 0;  // halves that were used
  std::uint16_t second = 0;
};

LaidOut laid_out(const State& state) {
  const Given& given = state.given[index(state.turn)];
  LaidOut all{.cards = given.cards};
  for (std::size_t card = 0; card < kSupplyCards; ++card) {
    const auto bit = static_cast<std::uint16_t>(1U << card);
    if ((given.supplies & bit) == 0) continue;
    const unsigned used = used_halves(state, card);
    if ((used & 1U) != 0) all.first = static_cast<std::uint16_t>(all.first | bit);
    if ((used & 2U) != 0) all.second = static_cast<std::uint16_t>(all.second | bit);
  }
  return all;
}

bool take_card(const State& state, LaidOut& all, Resource resource, PaySlot& slot) {
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    if (all.cards[kind] == 0 || graenaland::resource_of(state.data, kind) != resource) continue;
    --all.cards[kind];
    slot.card = static_cast<std::uint8_t>(kind);
    return true;
  }
  return false;
}

bool take_half(const State& state, LaidOut& all, Resource resource, PaySlot& slot) {
  for (std::size_t card = 0; card < kSupplyCards; ++card) {
    const auto bit = static_cast<std::uint16_t>(1U << card);
    const auto& halves = state.data.supplies[card];
    for (std::uint16_t* side : {&all.first, &all.second}) {
      if ((*side & bit) == 0 || halves[side == &all.first ? 0 : 1] != resource) continue;
      *side = static_cast<std::uint16_t>(*side & ~bit);
      slot.card = static_cast<std::uint8_t>(card);
      return true;
    }
  }
  return false;
}

// What else lies there went through a market: a card, or both halves of a supply card.
void take_rest(LaidOut& all, PaySlot& slot) {
  slot.by = PaySlot::By::market;
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    if (all.cards[kind] == 0) continue;
    --all.cards[kind];
    slot.card = static_cast<std::uint8_t>(kind);
    return;
  }
  const unsigned whole = unsigned{all.first} & all.second;
  if (whole == 0) return;
  slot.is_supply = true;
  slot.card = static_cast<std::uint8_t>(std::countr_zero(whole));
  const auto bit = static_cast<std::uint16_t>(1U << slot.card);
  all.first = static_cast<std::uint16_t>(all.first & ~bit);
  all.second = static_cast<std::uint16_t>(all.second & ~bit);
}

void fill(const State& state, LaidOut& all, PaySlot& slot) {
  if (take_card(state, all, slot.resource, slot)) {
    slot.by = PaySlot::By::card;
  } else if (take_half(state, all, slot.resource, slot)) {
    slot.by = PaySlot::By::supply;
    slot.is_supply = true;
  } else if (take_card(state, all, Resource::gold, slot)) {
    slot.by = PaySlot::By::gold;
  } else {
    take_rest(all, slot);
  }
}

// What a source names, as it lies in its slot; it is no more in the heap.
PaySlot take_source(LaidOut& all, const Payment& paid) {
  namespace source = graenaland::source;
  PaySlot slot{.resource = paid.resource};
  const auto number = [&](std::uint32_t first) {
    return static_cast<std::uint8_t>(paid.from - first);
  };
  if (paid.from >= source::kMarketSupply) {
    slot = {.resource = paid.resource,
            .by = PaySlot::By::market,
            .is_supply = true,
            .card = number(source::kMarketSupply)};
  } else if (paid.from >= source::kMarketCard) {
    slot = {
        .resource = paid.resource, .by = PaySlot::By::market, .card = number(source::kMarketCard)};
  } else if (paid.from >= source::kGold) {
    slot = {.resource = paid.resource, .by = PaySlot::By::gold, .card = number(source::kGold)};
  } else if (paid.from >= source::kSupply) {
    slot = {.resource = paid.resource,
            .by = PaySlot::By::supply,
            .is_supply = true,
            .card = number(source::kSupply)};
  } else {
    slot = {.resource = paid.resource, .by = PaySlot::By::card, .card = number(source::kCard)};
  }
  if (!slot.is_supply) {
    if (all.cards[slot.card] > 0) --all.cards[slot.card];
  } else if (slot.by == PaySlot::By::market) {
    const auto rest = static_cast<std::uint16_t>(~(1U << slot.card));
    all.first &= rest;
    all.second &= rest;
  }
  return slot;
}

// All that was to be paid.
Cost price_paid(const State& state) {
  if (state.step == Step::contribute) return state.pledged[index(state.turn)];
  return cost_of(state, state.order.what, state.order.at);
}

}  // namespace

Payments payments_made(const Match& match, const State& now) {
  Payments made;
  Match::Node at = match.current();
  while (at != Match::kStart && !made.full()) {
    const Move move = match.move_of(at);
    at = match.parent_of(at);
    const Position before = match.position_at(at);
    const auto& then = before.as<State>();
    if (graenaland::kind_of(move) != graenaland::MoveKind::pay) break;
    if (then.step != now.step || then.turn != now.turn) break;
    made.push_back({graenaland::resource_asked(then.order.needs), graenaland::value_of(move)});
  }
  std::ranges::reverse(made);
  return made;
}

PaySlots pay_slots(const State& state, const Payments& made) {
  const Cost price = price_paid(state);
  LaidOut all = laid_out(state);
  // Halves of supply cards find their resource by themselves.
  PaySlots known;
  for (std::size_t i = 0; i < made.size(); ++i) {
    PaySlot slot = take_source(all, made[i]);
    slot.made = i;
    known.push_back(slot);
  }
  PaySlots slots;
  for (std::size_t i = 0; i < kPlainResources; ++i) {
    const auto resource = static_cast<Resource>(i);
    const std::size_t first = slots.size();
    for (const PaySlot& each : known) {
      if (each.resource != resource) continue;
      PaySlot slot = each;
      if (each.by == PaySlot::By::supply && !take_half(state, all, resource, slot)) continue;
      slots.push_back(slot);
    }
    const auto by_moves = static_cast<int>(slots.size() - first);
    const int paid = price[i] - state.order.needs[i];
    for (int n = by_moves; n < price[i]; ++n) {
      PaySlot slot{.resource = resource};
      if (n < paid) fill(state, all, slot);
      slots.push_back(slot);
    }
  }
  return slots;
}

}  // namespace meadhall::table::graenaland_table
