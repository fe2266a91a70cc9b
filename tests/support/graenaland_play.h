#pragma once

#include <array>
#include <string>

#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "tests/support/any_match.h"

// Matches of Graenaland played at random: everything follows from the generator, so a failure can
// be repeated from the seed that the test names.

namespace meadhall::graenaland::testing {

// Matches at random need not end. rules: Graenaland 4.5
inline constexpr int kMostRounds = 60;

using any_match::has_repeats;
using any_match::matches;
using any_match::same_bytes;
using any_match::words;

// 3 to 5 players, every option drawn.
Setup random_setup(Rng& luck);

// The first decision of a random match.
State random_start(Rng& luck, Setup* wish = nullptr);

// The same; of two in three everything costs one card, so that all there is gets built.
State cheap_start(Rng& luck, Setup* wish);

// True if it goes on: not over, nor too long.
bool goes_on(const State& state);

// Any of the moves, but proposals are put together in few moves, and ends are rarely hurried.
Move random_move(const MoveList& moves, Rng& luck);

// Some decision of a random match.
State random_position(Rng& luck);

// The same position as far as `viewer` knows: all that is hidden from them is dealt anew. A viewer
// who sits nowhere sees what everybody sees.
State exchanged(const State& state, Seat viewer, Rng& luck);

// What is wrong from one decision to the next beyond the contract, or "": something built is lost,
// a land holds more than its limit, what was shown is not said to be, whoever won is not first.
std::string step_is_wrong(const State& before, Move move, const State& after);

// Two heroes waiting for one land is rare; tests/rules/graenaland_heroes.cpp has it.
inline constexpr std::array<std::size_t, 1> kRareSteps = {static_cast<std::size_t>(Step::enter)};

// Somebody who only looks on.
inline constexpr Seat nobody{kMaxPlayers};

}  // namespace meadhall::graenaland::testing
