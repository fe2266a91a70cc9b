#pragma once

#include <optional>
#include <span>

#include "app/screens/settings.h"
#include "match/match.h"

// Where there is nothing to decide: moves that are made for a person, and where a turn ends.

namespace meadhall::app {

// The only legal move of whoever is to act, in the midst of their turn; nothing where there are
// several, nobody acts, it says that they are done, or a turn begins: that is seen, and begun by
// hand.
std::optional<Move> only_move(const Match& match);

// How whoever is to act pays, where they could pay in several ways: with as much gold as they have.
// Nothing in any other decision, or in a game without such payments.
std::optional<Move> gold_first(const Game& game, const Position& position);

// The move that goes on, where whoever is to act is asked whether they want to do anything between
// two phases and need not be: as they are asked once more at once, never, or not unless it matters,
// which the game says, or a bot that looks at what could be laid.
std::optional<Move> needless_pause(const Game& game, const Position& position, Pauses pauses);

// True if whoever is to act is asked the same once more before anything else happens.
bool is_asked_again(const Game& game, const Position& position);

// Where the turn of whoever is to act began, on the way to the present place of the match: the
// place itself where it begins there, or nobody acts.
Match::Node turn_start(const Match& match);

// True if the same player has something else to decide, in the same round, once `deed` was made,
// which must be legal.
bool turn_goes_on(const Game& game, const Position& position, std::span<const Move> deed);

}  // namespace meadhall::app
