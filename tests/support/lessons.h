#pragma once

#include <string>

#include "app/app.h"

// What tests of the lessons share, whatever the game.

namespace meadhall::tests {

// True if text mode has a button for these moves.
bool offers_move(const app::App& app, const std::string& moves);

// Goes through the lesson that the app stands at the beginning of. Wherever a card leaves the
// choice to the learner every legal move is tried: each is commented on and changes nothing, and
// only the right one leads on. Returns at how many cards.
int try_free_choices(app::App& app);

}  // namespace meadhall::tests
