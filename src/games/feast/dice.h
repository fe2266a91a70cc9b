#pragma once

#include <array>

#include "games/feast/effects.h"
#include "games/feast/state.h"

// What a dice action under way holds: `id` the die, `n` how many boats may be used, `a` rolls made,
// `b` the last roll, `c` boats used, `d` its stage, `tally` as below. rules: Feast 8.9

namespace meadhall::feast {

enum class DiceStage : std::uint8_t {
  boats,    // whaling: which are used
  ore,      // an ore may be taken off a longship
  rolling,  // to roll, to succeed, to fail
  second,   // a second good of a split result
  paying,   // how
  success,
  over,
};
enum class DiceTally : std::uint8_t {
  ore,      // of the boats used, the printed one of each included
  extra,    // on every roll
  loot,     // 1 + item
  second,   // 1 + item
  filler,   // wood or stone spent
  weapons,  // spent
};
constexpr std::uint8_t& at(Task& task, DiceTally what) {
  return task.tally[static_cast<std::size_t>(what)];
}
constexpr std::uint8_t at(const Task& task, DiceTally what) {
  return task.tally[static_cast<std::size_t>(what)];
}

inline constexpr int kLeastSuccess = 6;  // of a raid or pillage

// What a success brings, by die; of a raid or pillage it is the loot chosen.
inline constexpr std::array<Pile, kDice> kCatches = {
    Pile{{1, Item::hide}, {1, Item::game_meat}}, Pile{{1, Item::fur}, {1, Item::snare}},
    Pile{{1, Item::oil}, {1, Item::skin_and_bones}, {1, Item::whale_meat}}, Pile{}, Pile{}};

// Whether loot was chosen, which has to be paid with what there is.
inline bool owes_for_loot(const Task& task) {
  return task.what == Do::dice && (task.d == static_cast<std::uint8_t>(DiceStage::second) ||
                                   task.d == static_cast<std::uint8_t>(DiceStage::paying));
}

// Of the dice action `task`: what the last roll is worth with everything but what will be paid.
int result_of(const State& state, const Task& task);
// What a good or special tile counts for in a raid; 0 if it cannot be looted.
int loot_value(const State& state, const Task& task, Item item);
// The result that is needed for it, beside what was chosen before.
int result_for(const State& state, const Task& task, Item item);

}  // namespace meadhall::feast
