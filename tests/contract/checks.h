#pragma once

#include "tests/contract/play.h"

// What src/games/contract.h promises of every game, one function a promise. Each looks at one
// decision and adds what it has to complain of.

namespace meadhall::contract {

// Moves (check_moves.cpp)
void check_list(const Moment& moment, Complaints& complaints);
void check_notation(const Moment& moment, Complaints& complaints);
void check_choices(const Moment& moment, Complaints& complaints);
void check_refusals(const Moment& moment, Complaints& complaints);

// Who may know what (check_knowledge.cpp)
void check_observed(const Moment& moment, Complaints& complaints);
void check_told(const Moment& moment, Complaints& complaints);
void check_reveals(const Moment& moment, Complaints& complaints);
void check_secrets(const Moment& moment, Complaints& complaints);

// Words and points (check_words.cpp)
void check_log(const Moment& moment, Complaints& complaints);
void check_words(const Moment& moment, Complaints& complaints);
void check_explained(const Moment& moment, Complaints& complaints);
void check_score(const Moment& moment, Complaints& complaints);

// What may be pointed at here, and codes that name nothing: others each time, the same for one
// position.
std::vector<Inspectable> things_at(const Moment& moment);

// Positions as text (check_texts.cpp)
void check_text(const Moment& moment, Complaints& complaints);
void check_damaged_text(const Moment& moment, Complaints& complaints);

// Of a game as a whole (check_game.cpp)

// What stands in its table: ids, options, presets, notation.
Complaints check_info(const Game& game, Vocabulary& heard);
// Every value of every option under every mix of presets, and every pair of values of two options,
// can be set up and begun with.
Complaints check_setups(const FullGame& game, Vocabulary& heard);
// What is told while a match is set up is the same in deals that look the same to everybody.
Complaints check_openings(const Game& game, int deals, Vocabulary& heard);
// Matches left at random moments open again from their saves and links.
Complaints check_keeping(const Game& game, int matches);

}  // namespace meadhall::contract
