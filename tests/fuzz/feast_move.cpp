// The same as move.cpp, with A Feast for Odin.

#define MEADHALL_FUZZED "feast"
#include "tests/fuzz/move.cpp"
