#pragma once

#include <cstdint>
#include <string_view>

#include "app/app.h"

namespace meadhall::table {

// In whose words something was said that is kept. Words of another language come some time after it
// was chosen: what was said before is stale then, though nothing happened.
class SaidIn {
 public:
  // True if it has to be said anew; it counts as said then.
  bool stale(const app::App& app) {
    if (language_ == app.language() && learned_ == app.words_learned()) return false;
    language_ = app.language();
    learned_ = app.words_learned();
    return true;
  }

 private:
  std::string_view language_;
  std::uint32_t learned_ = 0;
};

}  // namespace meadhall::table
