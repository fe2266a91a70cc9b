#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "app/screens/draft.h"

// How the options of a new match are shown: in groups, and only while they matter.

namespace meadhall::app {

enum class OptionGroup : std::uint8_t {
  modules,  // whole parts of the game, on or off
  details,  // of a module
  basic,    // all others
};
inline constexpr std::array<OptionGroup, 3> kOptionGroups = {
    OptionGroup::modules, OptionGroup::details, OptionGroup::basic};

OptionGroup group_of(const GameInfo& info, const OptionSpec& option);

// True if the option would change anything as the others of the draft now stand: the details of a
// module do not while it is off, the first seat does not while chance names it.
bool matters(const Draft& draft, const OptionSpec& option);

// True if the players set this option (its place among the game's) otherwise than the presets that
// the draft comes nearest to.
bool is_own_rule(const Draft& draft, std::size_t option);

// The catalogue id of a group's heading, and of the sentence below it.
std::string_view heading_of(OptionGroup group);
std::string_view sentence_of(OptionGroup group);

}  // namespace meadhall::app
