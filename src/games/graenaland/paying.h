#pragma once

#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"

// What something may be paid with. rules: Graenaland 9.2, 9.3, 9.4, 9.5
//
// A payment is asked for one resource after the other, in the order grain, livestock, wood, ore,
// and within a resource in the order of the sources, so that each way to pay is offered once. Only
// what leaves the rest payable is offered.

namespace meadhall::graenaland {

// What a payer can still lay out.
struct Purse {
  std::array<std::uint8_t, kCardKinds> cards{};
  std::uint16_t supplies = 0;      // whole supply cards
  std::uint16_t first_halves = 0;  // of cards opened for this very payment, what is left of them
  std::uint16_t second_halves = 0;
  std::uint8_t markets = 0;  // uses left
  std::uint8_t toll = 0;     // resource cards that must be left over
};

// The resource a card gives.
constexpr Resource resource_of(const Data& data, std::size_t kind) {
  return data.decks[terrain_of(kind)].resource[rank_of(kind)];
}

// What the seat asked could lay out for a construction, nothing being paid yet.
Purse full_purse(const State& state);

// What the payer has left in the middle of a payment or contribution.
Purse purse_left(const State& state);

// True if `needs` can be paid with all that is in the purse, the toll included.
bool payable(const Data& data, const Purse& purse, const Cost& needs);

// Calls visit(source) for each source that may be laid out for `resource`, from the source `from`
// on, in their order; whether the rest can be paid then is not asked.
template <class Visit>
void for_each_source(const Data& data, const Purse& purse, Resource resource, std::uint32_t from,
                     Visit visit);

// Takes what the source names out of the purse, for a need of `resource`.
void lay_out(const Data& data, Purse& purse, Resource resource, std::uint32_t from);

// The sources that may be laid out now: each leaves the rest payable, and a claim within reach. In
// their order. rules: Graenaland 9.2, 13.6
using Sources = FixedVector<std::uint32_t, source::kEnd>;
Sources payments(const State& state);
// The same whatever was claimed.
Sources sources_that_pay(const State& state);

// The kinds of card that the next settled player may be given as toll: all that are left in the
// hand and leave a claim within reach. rules: Graenaland 9.10, 13.6
using TollKinds = FixedVector<std::size_t, kCardKinds>;
TollKinds tolls(const State& state);

// Who gets the next card of the toll that is owed: clockwise from the payer's left.
// rules: Graenaland 9.10
Seat toll_receiver(const State& state);

// The resource asked for: the first that is still needed. Only while something is.
constexpr Resource resource_asked(const Cost& needs) {
  std::size_t i = 0;
  while (needs[i] == 0) ++i;
  return static_cast<Resource>(i);
}

// --- inline

template <class Visit>
void for_each_source(const Data& data, const Purse& purse, Resource resource, std::uint32_t from,
                     Visit visit) {
  const auto offer = [&](std::uint32_t first, std::size_t i) {
    const std::uint32_t code = first + static_cast<std::uint32_t>(i);
    if (code >= from) visit(code);
  };
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    if (purse.cards[kind] > 0 && resource_of(data, kind) == resource) offer(source::kCard, kind);
  }
  const unsigned at_hand = unsigned{purse.supplies} | purse.first_halves | purse.second_halves;
  for (unsigned cards = at_hand; cards != 0; cards &= cards - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(cards));
    const bool first = ((purse.supplies | purse.first_halves) >> card & 1U) != 0;
    const bool second = ((purse.supplies | purse.second_halves) >> card & 1U) != 0;
    if ((first && data.supplies[card][0] == resource) ||
        (second && data.supplies[card][1] == resource)) {
      offer(source::kSupply, card);
    }
  }
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    if (purse.cards[kind] > 0 && resource_of(data, kind) == Resource::gold) {
      offer(source::kGold, kind);
    }
  }
  if (purse.markets == 0) return;
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    const Resource own = resource_of(data, kind);
    if (purse.cards[kind] > 0 && own != resource && own != Resource::gold) {
      offer(source::kMarketCard, kind);
    }
  }
  for (unsigned cards = purse.supplies; cards != 0; cards &= cards - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(cards));
    if (data.supplies[card][0] != resource && data.supplies[card][1] != resource) {
      offer(source::kMarketSupply, card);
    }
  }
}

}  // namespace meadhall::graenaland
