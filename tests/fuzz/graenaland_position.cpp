// The same as position.cpp, with Graenaland.

#include "games/graenaland/workshop.h"

#define MEADHALL_FUZZED graenaland
#include "tests/fuzz/position.cpp"
