#pragma once

#include "table/games/feast/scene.h"

// On a phone the question in one line, until something is pointed at or the rest is asked for: what
// is asked, and its answers that lie nowhere on the table. A tap opens the card.

namespace meadhall::table::feast_table {

// True if a line says all that has to be said.
bool is_bar(const Scene& scene, float width);
float bar_height(const Frame& frame);
void draw_card_bar(Scene& scene, const Rect& area);

// What is asked, on the card or in a line.
std::string_view question_words(const Scene& scene);

}  // namespace meadhall::table::feast_table
