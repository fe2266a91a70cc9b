#include "games/graenaland/paying.h"

#include <algorithm>

#include "games/graenaland/claims.h"

namespace meadhall::graenaland {
namespace {

constexpr std::size_t kGoldIndex = static_cast<std::size_t>(Resource::gold);

int sum_of(const std::array<std::uint8_t, kCardKinds>& cards) {
  int sum = 0;
  for (const std::uint8_t of_kind : cards) sum += of_kind;
  return sum;
}

// What supply cards give: halves of each resource, when all are used as printed.
std::array<int, kResources> halves_of(const Data& data, const Purse& purse) {
  std::array<int, kResources> halves{};
  const auto add = [&](unsigned cards, std::size_t side) {
    for (; cards != 0; cards &= cards - 1) {
      const auto card = static_cast<std::size_t>(std::countr_zero(cards));
      ++halves[static_cast<std::size_t>(data.supplies[card][side])];
    }
  };
  add(unsigned{purse.supplies} | purse.first_halves, 0);
  add(unsigned{purse.supplies} | purse.second_halves, 1);
  return halves;
}

// True if the needs can be paid when no supply card goes through a market but `spent` of them,
// taken out of the purse already, did. Halves of supply cards come first: they leave cards for the
// toll.
bool covered(const std::array<int, kResources>& halves, const std::array<int, kResources>& cards,
             int hand, const Purse& purse, const Cost& needs, int spent) {
  int asked = 0;    // of resource cards
  int lacking = 0;  // of them, those no card of their own resource is there for
  for (std::size_t i = 0; i < kPlainResources; ++i) {
    const int open = std::max(0, needs[i] - halves[i]);
    asked += open;
    lacking += std::max(0, open - cards[i]);
  }
  asked = std::max(0, asked - spent);
  lacking = std::max(0, lacking - spent);
  return asked + purse.toll <= hand && lacking <= cards[kGoldIndex] + purse.markets - spent;
}

// The same with up to all markets used for whole supply cards.
bool covered_with_supplies(const Data& data, Purse& purse, const std::array<int, kResources>& cards,
                           int hand, const Cost& needs, int spent, unsigned from) {
  if (covered(halves_of(data, purse), cards, hand, purse, needs, spent)) return true;
  if (spent >= purse.markets) return false;
  for (unsigned left = purse.supplies & from; left != 0; left &= left - 1) {
    const unsigned card = left & (~left + 1U);
    purse.supplies = static_cast<std::uint16_t>(purse.supplies & ~card);
    const bool found =
        covered_with_supplies(data, purse, cards, hand, needs, spent + 1, left & ~card);
    purse.supplies = static_cast<std::uint16_t>(purse.supplies | card);
    if (found) return true;
  }
  return false;
}

// True if the payment can be finished in the order in which it is asked for.
bool can_finish(const Data& data, const Purse& purse, const Cost& needs, std::uint32_t from) {
  if (!payable(data, purse, needs)) return false;
  if (total(needs) == 0) return true;
  const Resource asked = resource_asked(needs);
  Cost rest = needs;
  const bool same = --rest[static_cast<std::size_t>(asked)] > 0;
  bool found = false;
  for_each_source(data, purse, asked, from, [&](std::uint32_t code) {
    if (found) return;
    Purse after = purse;
    lay_out(data, after, asked, code);
    found = can_finish(data, after, rest, same ? code : 0);
  });
  return found;
}

int markets_of(const State& state) {
  int markets = 0;
  for (std::size_t place = 0; place < land_count(state); ++place) {
    const bool market = (state.lands[place].works & bit(Work::market)) != 0;
    if (market && settlements_at(state.at(state.turn), place) > 0) ++markets;
  }
  return markets - state.markets_used;
}

}  // namespace

// rules: Graenaland 9.5: in one's own building phase; none for a granted construction
Purse full_purse(const State& state) {
  const Player& player = state.at(state.turn);
  const bool own_phase =
      state.phase == Phase::final || (state.phase == Phase::normal && state.turn == state.main);
  Purse purse;
  purse.cards = player.hand;
  purse.supplies = player.supplies;
  purse.markets = static_cast<std::uint8_t>(own_phase ? markets_of(state) : 0);
  return purse;
}

Purse purse_left(const State& state) {
  Purse purse = full_purse(state);
  const Given& given = state.given[index(state.turn)];
  // Who looks on sees what was laid out, but not the hand it came from.
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    const int left = purse.cards[kind] - given.cards[kind];
    purse.cards[kind] = static_cast<std::uint8_t>(std::max(0, left));
  }
  purse.supplies = static_cast<std::uint16_t>(purse.supplies & ~given.supplies);
  purse.first_halves = state.order.first_halves;
  purse.second_halves = state.order.second_halves;
  purse.markets = static_cast<std::uint8_t>(purse.markets - state.order.by_market);
  purse.toll = static_cast<std::uint8_t>(std::popcount(unsigned{state.order.toll}));
  return purse;
}

bool payable(const Data& data, const Purse& purse, const Cost& needs) {
  std::array<int, kResources> cards{};
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    cards[static_cast<std::size_t>(resource_of(data, kind))] += purse.cards[kind];
  }
  const int hand = sum_of(purse.cards);
  if (purse.supplies == 0 && (purse.first_halves | purse.second_halves) == 0) {
    return covered({}, cards, hand, purse, needs, 0);
  }
  Purse left = purse;
  return covered_with_supplies(data, left, cards, hand, needs, 0, 0xffffU);
}

void lay_out(const Data& data, Purse& purse, Resource resource, std::uint32_t from) {
  const auto spend_card = [&](std::uint32_t kind) { --purse.cards[kind]; };
  const auto without = [](std::uint16_t cards, unsigned card) {
    return static_cast<std::uint16_t>(cards & ~card);
  };
  if (from < source::kSupply) return spend_card(from - source::kCard);
  if (from < source::kGold) {
    const std::uint32_t i = from - source::kSupply;
    const unsigned card = 1U << i;
    const bool first =
        ((purse.supplies | purse.first_halves) & card) != 0 && data.supplies[i][0] == resource;
    if ((purse.supplies & card) != 0) {
      purse.supplies = without(purse.supplies, card);
      std::uint16_t& other = first ? purse.second_halves : purse.first_halves;
      other = static_cast<std::uint16_t>(other | card);
    } else {
      std::uint16_t& used = first ? purse.first_halves : purse.second_halves;
      used = without(used, card);
    }
    return;
  }
  if (from < source::kMarketCard) return spend_card(from - source::kGold);
  --purse.markets;
  if (from < source::kMarketSupply) return spend_card(from - source::kMarketCard);
  purse.supplies = without(purse.supplies, 1U << (from - source::kMarketSupply));
}

Sources sources_that_pay(const State& state) {
  Sources offered;
  const Purse purse = purse_left(state);
  const Resource asked = resource_asked(state.order.needs);
  Cost rest = state.order.needs;
  const bool same = --rest[static_cast<std::size_t>(asked)] > 0;
  for_each_source(state.data, purse, asked, state.order.last, [&](std::uint32_t code) {
    Purse after = purse;
    lay_out(state.data, after, asked, code);
    if (can_finish(state.data, after, rest, same ? code : 0)) offered.push_back(code);
  });
  return offered;
}

Sources payments(const State& state) {
  const Sources all = sources_that_pay(state);
  if (all.size() < 2 || !owes_claim(state)) return all;
  Sources kept;
  ClaimFindings found;
  for (const std::uint32_t from : all) {
    if (payment_keeps_claim(state, from, found)) kept.push_back(from);
  }
  return kept.empty() ? all : kept;
}

Seat toll_receiver(const State& state) {
  Seat seat = state.turn;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    seat = next_seat(seat, state.player_count);
    if ((state.order.toll >> index(seat) & 1U) != 0) break;
  }
  return seat;
}

TollKinds tolls(const State& state) {
  const Purse purse = purse_left(state);
  TollKinds all;
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    if (purse.cards[kind] > 0) all.push_back(kind);
  }
  if (all.size() < 2 || !owes_claim(state)) return all;
  TollKinds kept;
  ClaimFindings found;
  for (const std::size_t kind : all) {
    if (toll_keeps_claim(state, kind, found)) kept.push_back(kind);
  }
  return kept.empty() ? all : kept;
}

}  // namespace meadhall::graenaland
