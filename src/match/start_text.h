#pragma once

#include <string_view>
#include <vector>

#include "games/option_values.h"
#include "match/match.h"

// What saves, links and commands share when they name options and presets.

namespace meadhall {

// The game's standard values.
OptionValues standard_options(const GameInfo& info);

// The option called `id`, or null.
const OptionSpec* find_option(const GameInfo& info, std::string_view id);

// Sets option `id` to the value called `value`. Errors: no such option, no such value of it.
Result<void> set_option(const GameInfo& info, OptionValues& values, std::string_view id,
                        std::string_view value);

// The preset called `id`, or null.
const Preset* find_preset(const GameInfo& info, std::string_view id);

// True if the values are as applying the preset would leave them.
bool holds_preset(const OptionValues& values, const Preset& preset);

// The groups of the game's presets, in their order.
std::vector<std::string_view> preset_groups(const GameInfo& info);

// The preset of `group` that the values hold, or null: the players' own mix.
const Preset* preset_held(const GameInfo& info, std::string_view group, const OptionValues& values);

// The standard values under one preset of each group, in every combination; a later group's presets
// follow each other faster. For what wants to see every way to play that has a name.
std::vector<OptionValues> all_preset_mixes(const GameInfo& info);

}  // namespace meadhall
