// The same as position.cpp, with A Feast for Odin.

#include "games/feast/state.h"

#define MEADHALL_FUZZED feast
#include "tests/fuzz/position.cpp"
