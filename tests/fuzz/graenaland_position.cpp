// The same as position.cpp, with Graenaland.

#include "games/graenaland/state.h"

#define MEADHALL_FUZZED graenaland
#include "tests/fuzz/position.cpp"
