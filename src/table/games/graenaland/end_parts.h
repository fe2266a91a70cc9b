#pragma once

#include "table/match/end_screen.h"

namespace meadhall::table::graenaland_table {

// What the end shows of Graenaland: the signs of goals beside the lines of the score sheet.
extern const match::EndHooks kEndHooks;

}  // namespace meadhall::table::graenaland_table
