// doctest's own main(), in a program that speaks every language. The tests are in the files beside
// this one, and in rules/, golden/ and property/.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "text/every_language.h"

int main(int argc, char** argv) {
  meadhall::text::supply_every_language();
  return doctest::Context(argc, argv).run();
}
