#pragma once

#include <span>
#include <string_view>

namespace meadhall::app {

// Somebody else's work in the program or beside it, as web/third_party.json lists it.
struct Credit {
  std::string_view name;
  std::string_view version;
  std::string_view licence;
  std::string_view from;
};

std::span<const Credit> credits();

}  // namespace meadhall::app
