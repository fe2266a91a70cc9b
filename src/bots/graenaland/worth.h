#pragma once

#include <array>

#include "games/graenaland/state.h"
#include "games/graenaland/votes.h"

// What things are worth in Graenaland, in hundredths of a card. RESULTS.md tells where the figures
// come from.

namespace meadhall::graenaland_bots {

using namespace graenaland;

// How many cards a player still needs to win, in hundredths: the cheapest way from what they have
// built, less what they hold. Never below 0.
int distance(const State& state, const Player& player);

// The same for all, seen once.
struct Race {
  std::array<int, kMaxPlayers> distance{};
  int mean = 0;
  unsigned mistrusted = 0;  // who broke a word, one bit a seat

  // How near a player is to the end, against the others, and how little they are to be trusted:
  // what a card in their hand should cost those who give it to them. In hundredths.
  int closeness(const State& state, Seat seat) const;
};
Race race(const State& state, unsigned mistrusted = 0);

inline constexpr int kGoldWorth = 155;  // a card of gold, in any hand

// What a card is worth to its owner, by kind, against the rest of their hand.
std::array<int, kCardKinds> hand_worth(const State& state, const Player& player);

// What a class of a land's cards (a rank, or face down) is worth to a player; to one whose hand is
// not known, as any card.
int class_worth(const State& state, std::size_t place, std::size_t of,
                const std::array<int, kCardKinds>& own);

// What a player hopes to get of a land whose cards are worth `pile` if nothing is decided about it
// now.
int hope(const State& state, const Votes& votes, Seat seat, int pile);

// How a proposer would best share out a land, and what that is worth to them beyond their hope;
// below 0 where they had better not propose.
struct Split {
  Shares shares{};
  int score = -1;
};
Split best_split(const State& state, std::size_t place, Seat proposer, const Race& ahead);

// The move with which the next card goes where the best split of the whole pile has it go; nothing
// where there is none.
std::optional<Move> next_of_split(const State& state, const MoveList& moves, const Race& ahead);

// What the proposal on the table is worth to a voter, and what they may hope for without it.
struct Offer {
  int gain = 0;
  int hoped = 0;
};
Offer offer_to(const State& state, Seat voter, const Race& ahead);

// True if a voter should say yes to it, who asks for so many hundredths of what they may hope for.
bool should_accept(const State& state, Seat voter, const Race& ahead, int asked_percent);

// What a work is worth to a player in so many rounds, before its price: they have part in it as far
// as the land is theirs.
int work_worth(const State& state, Construction work, std::size_t place, Seat seat, int rounds);

// What the heroes of a player bring them where they stand: their part in the cards of each land.
int presence_worth(const State& state, Seat seat, std::size_t place);

}  // namespace meadhall::graenaland_bots
