#include "tests/contract/checks.h"

#include <array>

namespace meadhall::contract {

std::span<const Check> checks() {
  static constexpr std::array<Check, 14> kChecks = {{
      {"list", 1, &check_list},
      {"notation", 200, &check_notation},
      {"log", 50, &check_log},
      {"score", 1000, &check_score},
      {"text", 500, &check_text},
      {"damaged text", 1200, &check_damaged_text},
      {"reveals", 1000, &check_reveals},
      {"secrets", 1000, &check_secrets},
      {"observed", 1000, &check_observed},
      {"choices", 2000, &check_choices},
      {"refusals", 3000, &check_refusals},
      {"told", 6000, &check_told},
      {"explained", 4000, &check_explained},
      {"words", 6000, &check_words},
  }};
  return kChecks;
}

}  // namespace meadhall::contract
