#pragma once

#include <span>

#include "tests/contract/vocabulary.h"

// Matches played at random through the contract alone, each decision shown to the checks.

namespace meadhall::contract {

// A decision, or the end of a match.
struct Moment {
  const FullGame& game;
  const Setup& setup;
  const Position& position;
  const MoveList& moves;     // the legal ones
  std::optional<Move> next;  // which of them will be made
  Rng& luck;
  Vocabulary& heard;  // gets what a check was told
};

struct Check {
  std::string_view name;
  int seldom;  // looked at once in about so many decisions: the dearer, the seldomer
  void (*look)(const Moment&, Complaints&);
};
std::span<const Check> checks();

// How matches of a game are begun and gone on with. What is not said is drawn from all there is:
// it is worth saying where such matches hardly ever come by what is rare.
struct Player {
  Position (*start)(Rng& luck, Setup& setup) = nullptr;
  Move (*pick)(const MoveList& moves, Rng& luck) = nullptr;
  // Besides the contract: what a game's own rules promise from one decision to the next, or "".
  std::string (*also)(const Position& before, Move move, const Position& after) = nullptr;
  // Which kind of decision it is, below `kinds`; each but those `rare` has to come by.
  std::size_t (*kind)(const Position&) = nullptr;
  std::size_t kinds = 0;
  std::span<const std::size_t> rare{};
};

struct Pass {
  int matches = 1;
  int longest = 2500;     // decisions of a match; who plays at random may never end one
  bool thorough = false;  // every check at every decision, and on to the end whatever is wrong
  std::uint64_t seed = 1;
};

// Plays, checks, and complains of the first match in which something is wrong, or of what never
// came by.
Complaints play_matches(const FullGame& game, const Player& player, const Pass& pass,
                        Vocabulary& heard);

// Any number of players, every option drawn, until the game takes it.
Setup any_setup(const Game& game, Rng& luck);

// True if two positions are the same byte for byte.
bool same(const Game& game, const Position& a, const Position& b);

}  // namespace meadhall::contract
