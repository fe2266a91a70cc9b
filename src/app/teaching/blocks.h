#pragma once

#include <string_view>

#include "app/teaching/book.h"

// The pieces that every game's book is written in.

namespace meadhall::app::blocks {

constexpr Block say(std::string_view words) { return {Block::Kind::paragraph, words}; }

constexpr Block item(std::string_view words, std::string_view picture = {}) {
  return {Block::Kind::item, words, picture};
}

constexpr Block show(std::string_view picture, std::string_view caption) {
  return {Block::Kind::picture, caption, picture};
}

}  // namespace meadhall::app::blocks
