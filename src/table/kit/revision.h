#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "app/app.h"

// What is worked out from the app is kept from frame to frame, until there is something else to
// see.

namespace meadhall::table {

// The revision of the app that something was worked out from.
class Revision {
 public:
  // True if it has to be worked out anew; it counts as done then.
  bool due(const app::App& app) { return std::exchange(of_, app.revision()) != app.revision(); }

 private:
  std::optional<std::uint32_t> of_;
};

// The same of what only changes when the match, or the page that is read, goes on.
class LatestDeed {
 public:
  bool due(const app::App& app) { return std::exchange(of_, app.deeds()) != app.deeds(); }

 private:
  std::optional<std::uint32_t> of_;
};

// The same of something about `Key`, which also has to be worked out anew for another one.
template <class Key>
class WorkedOut {
 public:
  bool due(const app::App& app, const Key& key) {
    const bool other = std::exchange(key_, key) != key;
    return revision_.due(app) || other;
  }

 private:
  Revision revision_;
  std::optional<Key> key_;
};

}  // namespace meadhall::table
