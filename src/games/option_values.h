#pragma once

#include "games/contract.h"

namespace meadhall {

// The standard value of each option.
constexpr OptionValues standard_values(std::span<const OptionSpec> specs) {
  OptionValues values;
  for (const OptionSpec& spec : specs) values.push_back(spec.standard);
  return values;
}

// Sets what the preset sets and leaves the rest as it is.
inline void apply_preset(OptionValues& values, const Preset& preset) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (preset.values[i] != Preset::kLeft) values[i] = preset.values[i];
  }
}

// Errors: more or fewer players than the game is for.
inline Result<void> check_players(const Setup& wish, std::size_t least, std::size_t most) {
  if (wish.players >= least && wish.players <= most) return {};
  return Error{Message("setup.players")
                   .with("given", static_cast<int>(wish.players))
                   .with("least", static_cast<int>(least))
                   .with("most", static_cast<int>(most))};
}

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
