#pragma once

#include "table/match/end_screen.h"

// What the end of a match of Vikings shows of its own: the signs of what brought points.

namespace meadhall::table::vikings_table {

extern const match::EndHooks kEndHooks;

}  // namespace meadhall::table::vikings_table
