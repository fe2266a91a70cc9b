#include "platform/loop.h"

// Without WebGL 2 the loop does not start; the page says so, and its text mode plays on.
int main() { return meadhall::platform::start_loop() ? 0 : 1; }
