#pragma once

#include "table/games/vikings/scene.h"

// What a line of a scoring brings travels from what scored to the purse.

namespace meadhall::table::vikings_table {

// `marks` is what the line counts; the first coin sets out `delay` seconds from now, at the usual
// pace.
void send_score(match::Motion& motion, const Event& line, const Marks& marks, double delay);

}  // namespace meadhall::table::vikings_table
