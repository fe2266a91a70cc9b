#pragma once

#include "bots/graenaland/honour.h"
#include "tests/support/graenaland_table.h"

// What bots say and hear while a proposal of Graenaland is voted on.

namespace meadhall::graenaland::testing {

using graenaland_bots::Subject;

// Ann proposes how to share out four wood on F1, where she has two votes, Bob two and Cid one; Dag
// has the ship. "give 1, give 1, …" says how.
Table proposed(std::string_view split);

// The word that one gives another at this vote: their votes next time, the first card of the deck,
// or, to all, a road.
bots::Word word_of(const State& state, Subject subject, Seat by, Seat to);
bots::Word word_of_votes(const State& state, Seat by, Seat to);
bots::Word word_of_road(const State& state, Seat by);

// The same as it ended.
bots::Word ended(bots::Word word, Promise::Fate fate);

}  // namespace meadhall::graenaland::testing
