#pragma once

#include "table/match/end_screen.h"

namespace meadhall::table::feast_table {

extern const match::EndHooks kEndHooks;

}  // namespace meadhall::table::feast_table
