#pragma once

#include "cli/arguments.h"
#include "core/result.h"
#include "text/say.h"

// The verbs of the command line. Each prints its answer on standard output and gives an Error for
// whatever it could not do.

namespace meadhall::cli {

Result<void> new_match(Arguments& arguments);
Result<void> legal_moves(Arguments& arguments);
Result<void> play_moves(Arguments& arguments);
Result<void> replay(Arguments& arguments);
Result<void> simulate(Arguments& arguments);

}  // namespace meadhall::cli
