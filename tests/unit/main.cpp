// doctest's own main(). The tests are in the files beside this one, and in rules/, golden/ and
// property/.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
