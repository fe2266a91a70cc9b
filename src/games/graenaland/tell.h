#pragma once

#include <vector>

#include "games/contract.h"
#include "games/graenaland/components.h"
#include "games/graenaland/state.h"

// Sentences that the board, explanations and forecasts share.

namespace meadhall::graenaland {

// "Ann 3".
Message figure_told(Seat seat, int n);
// How many of so many votes make a proposal pass.
Message majority_told(int all);

// The works on a land, and "2 villages, church" of a player there.
Message::List works_told(const State& state, std::size_t place);
Message::List settlements_told(const Player& player, std::size_t place);
// "H1 (2 villages, church)" for each land where the player is settled.
Message::List settled_told(const State& state, const Player& player);
// "2 plains, 1 hills": the backs of a hand, which everybody sees.
Message::List backs_told(const Player& player);
// "Ann (2 villages, warrior, 3 votes)" for everybody who is settled or has a hero there.
Message::List present_told(const State& state, std::size_t place);

Message supply_row_told(const State& state);
// How many cards lie face down in a terrain's deck; of an observation, too.
int deck_size(const State& state, std::size_t terrain);
// What is left of a terrain's deck, and its discards.
Message deck_told(const State& state, Terrain terrain);
// What a goal asks for and how far everybody is.
Message goal_told(const State& state, Goal goal);

// What it counts.
Message goal_about(Goal goal);

// A hand, and a victory-point card, as far as they may be told; no line without such cards.
std::vector<Message> hand_told(const State& state, Seat seat);
std::vector<Message> card_told(const State& state, Seat seat);

// That no source prints these figures.
Message reconstructed_told();

}  // namespace meadhall::graenaland
