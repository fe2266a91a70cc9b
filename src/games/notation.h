#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/scan.h"
#include "games/contract.h"

// What the games' readers of moves and things have in common.

namespace meadhall {

// The place of a word among these.
template <class Words>
std::optional<std::uint32_t> place_in(const Words& words, std::string_view word) {
  const auto found = std::ranges::find(words, word);
  if (found == words.end()) return std::nullopt;
  return static_cast<std::uint32_t>(found - words.begin());
}

// A number between the two, both included, after spaces.
inline std::optional<std::uint32_t> number_between(Scanner& scan, std::uint32_t least,
                                                   std::uint32_t most) {
  scan.skip_spaces();
  const auto number = scan.number<std::uint32_t>();
  return number && *number >= least && *number <= most ? number : std::nullopt;
}

// The move made of a value, where there is one.
template <class Value, class Make>
std::optional<Move> made(const std::optional<Value>& value, Make make) {
  return value ? std::optional<Move>(make(*value)) : std::nullopt;
}

inline Error unreadable(std::string_view id, std::string_view line) {
  return Error{Message(id).with("line", std::string(line))};
}

}  // namespace meadhall
