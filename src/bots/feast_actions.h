#pragma once

#include "bots/feast_worth.h"
#include "games/feast/effects.h"
#include "games/feast/moves.h"

// What actions are worth before they are carried out, by the prices of what they cost and bring.

namespace meadhall::feast_bots {

using namespace feast;

// One player's view of a position, made once a decision.
struct View {
  View(const State& position, Seat who)
      : state(position), seat(who), prices(prices_of(position, who)) {}

  const State& state;
  Seat seat;
  Prices prices;

  int price(Item item) const { return prices[number(item)]; }
  int has(Item item) const { return count(state.at(seat), item); }
};

int effect_worth(const View& view, const Effect& effect, std::uint8_t space);
// Of a space's action, without the Vikings it takes.
int space_worth(const View& view, std::size_t space);
int card_worth(const View& view, std::size_t card);
// Of n items from a strip.
int strip_worth(const View& view, std::size_t strip, int n);
// Of raising a good; below 0 if it is better left.
int upgrade_worth(const View& view, Item from, int steps);
// Of a place that Vikings may go to: beside others, what one Viking is worth elsewhere taken off.
int place_worth(const View& view, std::size_t place);

}  // namespace meadhall::feast_bots
