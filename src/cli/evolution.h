#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "cli/trial.h"

namespace meadhall::cli {

// A search for better numbers. Each generation is a mean; sixteen candidates that lie around it, in
// pairs opposite each other, play the same deals against it, and the four best make the next mean.
// Luck that favours one candidate is forgotten by the mean of the four.
struct Evolution {
  Trial trial;
  Values standard;  // the first mean
  std::uint64_t generations = 0;
  std::uint64_t deals = 0;   // a generation, from the setup's seed on, none twice
  std::uint64_t spread = 0;  // how far candidates lie from the mean, in per cent of a number
};

// The last mean. Where there is a `path`, each generation is a line of a file there, and those that
// it has are not played again. Errors: what is wrong with the file or the setup.
Result<Values> evolve(const Evolution& evolution, std::optional<std::string_view> path);

}  // namespace meadhall::cli
