#pragma once

#include <string_view>

#include "table/games/feast/scene.h"

// What the card says below its question. Each begins at the top of `room`, and leaves out what has
// no room.

namespace meadhall::table::feast_table {

// How one goes on.
void draw_hint(Scene& scene, Rect room, std::string_view words);
// The room it takes to tell all of the space pointed at; 0 if none is.
float told_height(Scene& scene, float width);
// The space pointed at: what it is, what it would do or why it cannot be taken.
void draw_told(Scene& scene, Rect room);
// The answer pointed at on a stage; while none is, of dice what a roll and giving up would mean.
void draw_answer_told(Scene& scene, Rect room);
// What filling the table would lay, keep and leave bare.
void draw_menu(Scene& scene, Rect room);
// The room that takes.
float menu_height(Scene& scene, float width);
// The tile in hand: what laying it there would mean, or why it may not lie there.
void draw_laying(Scene& scene, Rect room);

}  // namespace meadhall::table::feast_table
