#include <algorithm>

#include "games/vikings/rules.h"
#include "games/vikings/words.h"

// What pairs a player may buy, and how they may pay. rules: Vikings 4.3

namespace meadhall::vikings {
namespace {

// What decides about the pair at price 0. rules: Vikings 4.4
struct ZeroPair {
  int of_its_colour = 0;    // pairs on the wheel with this viking, itself included
  int cheapest_other = -1;  // lowest price among the other pairs; -1 if there is none
};
ZeroPair zero_pair(const State& state) {
  ZeroPair zero;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const Pair& pair = state.wheel[slot];
    if (pair.empty()) continue;
    if (pair.viking == state.wheel[0].viking) ++zero.of_its_colour;
    if (slot > 0 && zero.cheapest_other < 0) zero.cheapest_other = static_cast<int>(slot);
  }
  return zero;
}

}  // namespace

bool zero_pair_is_free(const State& state, const Player& player) {
  const ZeroPair zero = zero_pair(state);
  return zero.of_its_colour == 1 || player.gold < zero.cheapest_other;
}

PointShare point_share(const Player& player, int price) {
  return {.least = std::max(0, price - player.gold),
          .most = std::clamp<int>(player.points, 0, price)};
}

Message pair_refusal(const State& state, std::size_t slot) {
  if (slot >= kSlots || state.wheel[slot].empty()) {
    return Message("vikings.no.no_pair").with("price", static_cast<int>(slot));
  }
  const Player& player = state.at(state.turn);
  const auto price = static_cast<int>(slot);
  if (slot > 0) {
    const PointShare share = point_share(player, price);
    if (share.least <= share.most) return {};
    return Message("vikings.no.too_dear")
        .with("price", price)
        .with("purse", Message::List{purse_told(player)})
        .with("n", share.least - share.most);
  }
  if (zero_pair_is_free(state, player)) return {};
  const ZeroPair zero = zero_pair(state);
  return Message("vikings.no.zero_locked")
      .with("viking", Term{viking_term(state.wheel[0].viking)})
      .with("n", zero.of_its_colour - 1)
      .with("price", zero.cheapest_other)
      .with("gold", player.gold);
}

Message points_short(const Player& player) {
  if (player.points <= 0) return Message("vikings.no.no_points");
  return Message("vikings.no.points_short").with("n", player.points);
}

Message pay_refusal(const State& state, Move move) {
  const auto gold = static_cast<int>(gold_paid(move));
  const auto points = static_cast<int>(points_paid(move));
  const Player& player = state.at(state.turn);
  if (gold + points != state.price) {
    return Message("vikings.no.wrong_sum").with("price", state.price).with("given", gold + points);
  }
  if (gold > player.gold) {
    if (player.gold == 0) return Message("vikings.no.no_gold");
    return Message("vikings.no.gold_short").with("n", player.gold);
  }
  if (points > player.points) return points_short(player);
  return {};
}

bool earns_special(const State& state, std::size_t slot) {
  if (slot == 0 || state.wheel[slot].empty() || state.at(state.turn).forfeited != 0) return false;
  for (std::size_t dearer = slot + 1; dearer < kSlots; ++dearer) {
    if (!state.wheel[dearer].empty()) return false;
  }
  return std::ranges::any_of(state.face_up,
                             [](Special on_offer) { return on_offer != Special::none; });
}

}  // namespace meadhall::vikings
