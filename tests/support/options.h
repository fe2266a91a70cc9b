#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>

#include "games/contract.h"

// Options of any game by the names that saves and links use. The test fails where there is none of
// that name.

namespace meadhall::tests {

using OptionWishes = std::initializer_list<std::pair<std::string_view, std::string_view>>;

// What is not named has its standard value.
OptionValues wished_options(std::string_view game, OptionWishes wishes);

// The standard options with these presets chosen, of each group at most one.
OptionValues options_of_presets(std::string_view game, std::initializer_list<std::string_view> ids);

}  // namespace meadhall::tests
