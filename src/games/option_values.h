#pragma once

#include "games/contract.h"

namespace meadhall {

// Whether these are values that such options can have. Errors: a wrong number of them, or an index
// beyond an option's values, with the option's id.
inline Result<void> check_options(const OptionValues& values, std::span<const OptionSpec> specs) {
  if (values.size() != specs.size()) {
    return Error{Message("setup.option_count")
                     .with("given", static_cast<int>(values.size()))
                     .with("wanted", static_cast<int>(specs.size()))};
  }
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (values[i] >= specs[i].values.size()) {
      return Error{Message("setup.option_value").with("option", std::string(specs[i].id))};
    }
  }
  return {};
}

}  // namespace meadhall
