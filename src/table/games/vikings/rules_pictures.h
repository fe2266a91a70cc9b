#pragma once

#include "table/kit/game_table.h"

namespace meadhall::table::vikings_table {

// The pictures of the rules, all of them scenes of the real pieces.
extern const RulesPictures kLaterPictures;

}  // namespace meadhall::table::vikings_table
