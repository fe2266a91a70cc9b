#pragma once

#include <optional>

#include "games/feast/dice.h"

// The chance that a dice action succeeds with what is at hand: with the wood or stone and weapons
// of the supply, the ore on ships, the occupations played. Nothing of it is hidden.
// rules: Feast 8.9, 8.10, 8.11, 8.12

namespace meadhall::feast {

// The dice action as it would begin for this seat, with the boats that carry ore before others.
Task coming_dice(const State& state, Seat seat, Die die, std::uint8_t most_boats);
// The last roll of `task` being `face`.
Task rolled(const Task& task, int face);

// True if a roll of `face` is enough: of low dice, it can be paid for; of high ones, something, or
// `loot`, is within reach.
bool is_hit(const State& state, const Task& task, int face);
bool is_hit(const State& state, const Task& task, int face, Item loot);

// How often the die may still be rolled.
int rolls_left(const State& state, const Task& task);
// In per cent, that one of so many rolls hits; 0 and 100 only if nothing or everything does.
int chance(const State& state, const Task& task, int rolls);
int chance(const State& state, const Task& task, int rolls, Item loot);

// The dice action on top of the agenda once this move is made, if rolls follow it: to roll, or what
// is settled before the first one.
struct DiceOutlook {
  State state;  // with what is at hand then
  Task task;
  int rolls = 0;  // still to come
};
std::optional<DiceOutlook> outlook_after(const State& state, Move move);

// The sentences about that chance: of success, and of each thing that may be looted, the best
// first.
std::vector<Message> odds_told(const State& state, const Task& task, int rolls);

}  // namespace meadhall::feast
