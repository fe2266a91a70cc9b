#pragma once

#include <doctest/doctest.h>

#include <functional>
#include <string>

#include "games/feast/state.h"
#include "games/feast/workshop.h"
#include "tests/support/feast_quiet.h"
#include "tests/support/words.h"

// Sound positions of A Feast for Odin, broken in one place, and what `check` says of them.

namespace meadhall::feast::testing {

using Break = std::function<void(State&)>;

// What is found once `broken` has been at a sound position; "" if it is sound still.
inline std::string found(State state, const Break& broken) {
  REQUIRE(check(state).ok());
  broken(state);
  const Result<void> sound = check(state);
  return sound ? "" : spelled::words(sound.error().message);
}
inline std::string found(const Break& broken) { return found(begun(2), broken); }

}  // namespace meadhall::feast::testing
