// The same as move.cpp, with Graenaland.

#define MEADHALL_FUZZED "graenaland"
#include "tests/fuzz/move.cpp"
