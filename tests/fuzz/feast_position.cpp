// The same as position.cpp, with A Feast for Odin.

#include "games/feast/workshop.h"

#define MEADHALL_FUZZED feast
#include "tests/fuzz/position.cpp"
