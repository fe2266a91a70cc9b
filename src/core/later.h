#pragma once

#include <utility>

// What the page does without at first. It fetches the program in parts (web/split.mjs): what only
// globals called kLater… lead to, pointers of this kind or records of pointers, comes after the
// first frame. Nothing may call through one before the part is here, app::kLaterPart.

namespace meadhall {

// Volatile, or the optimiser would know where it points, and call directly.
template <typename Function>
using Later = Function* const volatile;

// A function that does what `pointer` leads to, for a record.
template <auto& pointer>
struct Through {
  template <typename Result, typename... Arguments>
  using To = Result (*)(Arguments...);

  template <typename Result, typename... Arguments>
  constexpr operator To<Result, Arguments...>() const {
    return [](Arguments... arguments) -> Result {
      return pointer(std::forward<Arguments>(arguments)...);
    };
  }
};

}  // namespace meadhall
