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

OptionValues random_options(std::span<const OptionSpec> specs, std::size_t players, Rng& luck) {
  OptionValues values;
  for (const OptionSpec& spec : specs) {
    const std::size_t n = spec.id == "firstSeat" ? players : spec.values.size();
    values.push_back(static_cast<std::uint8_t>(luck.below(static_cast<std::uint32_t>(n))));
  }
  return values;
}

}  // namespace meadhall::any_match
