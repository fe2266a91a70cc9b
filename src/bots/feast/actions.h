#pragma once

#include "bots/feast/learnt.h"
#include "bots/feast/worth.h"
#include "games/feast/effects.h"
#include "games/feast/moves.h"

// What actions are worth before they are carried out, by the prices of what they cost and bring.

namespace meadhall::feast_bots {

using namespace feast;

// What somebody goes by: the prices alone, or what matches have taught as well.
enum class Eye : std::uint8_t { plain, taught };

// One player's view of a position, made once a decision.
class View {
 public:
  View(const State& position, Seat who, Eye by)
      : state(position), seat(who), eye(by), prices_(prices_of(position, who)) {
    if (by == Eye::plain) return;
    for (std::size_t i = 0; i < kItems; ++i) prices_[i] += item_learnt(position, i);
    if (position.agenda.top().what == Do::turn) figures_ = figures_of(position, who);
  }

  int price(Item item) const { return prices_[number(item)]; }
  int has(Item item) const { return count(state.at(seat), item); }
  // Beyond the price of a place, in a turn.
  int liking(std::size_t place) const {
    if (eye == Eye::plain || is_copy(place)) return 0;
    return space_learnt(state, figures_, place);
  }

  const State& state;
  Seat seat;
  Eye eye;

 private:
  Prices prices_;
  Figures figures_{};
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
