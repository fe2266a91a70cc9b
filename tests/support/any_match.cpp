#include "tests/support/any_match.h"

#include <doctest/doctest.h>

#include <cstdlib>

namespace meadhall::any_match {

int matches(double share) {
  const char* wish = std::getenv("MEADHALL_MATCHES");
  const int all = wish == nullptr ? 20000 : std::atoi(wish);
  REQUIRE_MESSAGE(all > 0, "MEADHALL_MATCHES is no number above 0");
  const int some = static_cast<int>(all * share);
  return some > 0 ? some : 1;
}

std::string words(const Setup& wish) {
  std::string all = "seed " + std::to_string(wish.seed) + ", " + std::to_string(wish.players) +
                    " players, options";
  for (const std::uint8_t value : wish.options) all += " " + std::to_string(value);
  return all;
}

}  // namespace meadhall::any_match
