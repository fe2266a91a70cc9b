#pragma once

#include <optional>
#include <string_view>

#include "match/match.h"

// What saves, links and commands share when they name options and presets.

namespace meadhall {

// The game's standard values.
OptionValues standard_options(const GameInfo& info);

// Sets option `id` to the value called `value`. Errors: no such option, no such value of it.
Result<void> set_option(const GameInfo& info, OptionValues& values, std::string_view id,
                        std::string_view value);

// The preset called `id`, or null.
const Preset* find_preset(const GameInfo& info, std::string_view id);

}  // namespace meadhall
