#include "games/feast/moves_told.h"

#include "games/feast/carry_out.h"
#include "games/feast/dice.h"
#include "games/feast/effect_words.h"
#include "games/feast/moves.h"
#include "games/feast/trade.h"

namespace meadhall::feast {

Goods pile_of_strip(const State& state, Move move) {
  Goods items;
  const std::size_t which = strip_of(move);
  for (int i = 0; i < strip_count(move); ++i) {
    const Rock rock = kStripItems[which][state.strips[which] + static_cast<std::size_t>(i)];
    const Item item = item_of(rock);
    const auto n = static_cast<std::uint8_t>(amount_of(rock));
    if (items.count > 0 && items.parts[items.count - 1U].item == item) {
      items.parts[items.count - 1U].n =
          static_cast<std::uint8_t>(items.parts[items.count - 1U].n + n);
    } else {
      items.parts[items.count++] = {n, item};
    }
  }
  return items;
}

Goods pile_to_pay(const State& state, Move move) {
  const Die die = as<DiceTask>(state.agenda.top()).die();
  Goods paid;
  const auto add = [&](Item item, int n) {
    if (n > 0) paid.parts[paid.count++] = {static_cast<std::uint8_t>(n), item};
  };
  add(filler_for(die), filler_in(move));
  add(weapon_for(die), weapons_in(move));
  add(Item::spear, spears_in(move));
  return paid;
}

Item made_by(const Task& task, Item item) {
  return (task.what == Do::upgrade ? product(task, item) : upgraded(item, 1)).value_or(item);
}

Message option_told(const State& state, Move move) {
  return effect_told(option_of(state, value_of(move)));
}

}  // namespace meadhall::feast
