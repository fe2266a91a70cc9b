#pragma once

// What the page does without at first. It fetches the program in parts (web/split.mjs): what only
// pointers of this kind lead to, each a global called kLater…, comes after the first frame. Nothing
// may call through one before the part is here, app::kLaterPart.

namespace meadhall {

// Volatile, or the optimiser would know where it points, and call directly.
template <typename Function>
using Later = Function* const volatile;

}  // namespace meadhall
