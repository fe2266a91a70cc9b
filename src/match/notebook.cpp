#include "match/notebook.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/clean_text.h"

namespace meadhall {
namespace {

constexpr std::array<std::string_view, 4> kFates = {"open", "kept", "broken", "lapsed"};

Error no_such(std::size_t number) {
  return Error{Message("notebook.no_such").with("number", static_cast<int>(number + 1))};
}

}  // namespace

std::string_view word_of(Promise::Fate fate) { return kFates[static_cast<std::size_t>(fate)]; }

std::optional<Promise::Fate> fate_named(std::string_view word) {
  const auto found = std::ranges::find(kFates, word);
  if (found == kFates.end()) return std::nullopt;
  return static_cast<Promise::Fate>(found - kFates.begin());
}

Result<void> Notebook::add(Promise promise) {
  if (!is_clean_line(promise.words, kMaxPromiseBytes)) {
    return Error{Message("notebook.words").with("most", static_cast<int>(kMaxPromiseBytes))};
  }
  if (promises_.size() >= kMaxPromises) {
    return Error{Message("notebook.full").with("most", static_cast<int>(kMaxPromises))};
  }
  promises_.push_back(std::move(promise));
  return {};
}

Result<void> Notebook::judge(std::size_t number, Promise::Fate fate) {
  if (Result<void> settled = settle(number, fate); !settled) return settled;
  promises_[number].phrase = 0;
  return {};
}

Result<void> Notebook::settle(std::size_t number, Promise::Fate fate) {
  if (number >= promises_.size()) return no_such(number);
  promises_[number].fate = fate;
  return {};
}

Result<void> Notebook::strike(std::size_t number) {
  if (number >= promises_.size()) return no_such(number);
  promises_.erase(promises_.begin() + static_cast<std::ptrdiff_t>(number));
  return {};
}

}  // namespace meadhall
