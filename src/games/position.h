#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <span>
#include <type_traits>

#include "core/must.h"

namespace meadhall {

// Any game's state, held without knowing the game: plain bytes, copied like a value, and a mark of
// the type they are of. One without a state answers to no type.
class Position {
 public:
  static constexpr std::size_t kCapacity = 8192;

  Position() = default;

  template <class S>
  static Position of(const S& state) {
    static_assert(sizeof(S) <= kCapacity && std::is_trivially_copyable_v<S>);
    Position position;
    position.type_ = &kTypeOf<S>;
    position.size_ = sizeof(S);
    std::memcpy(position.bytes_.data(), &state, sizeof state);
    return position;
  }

  // The state within; the program stops if it is not an S.
  template <class S>
  const S& as() const {
    MUST(type_ == &kTypeOf<S>);
    return *reinterpret_cast<const S*>(bytes_.data());
  }
  template <class S>
  S& as() {
    MUST(type_ == &kTypeOf<S>);
    return *reinterpret_cast<S*>(bytes_.data());
  }

  // The state's own bytes, for whoever keeps many; and the position of another state of the same
  // game, given its bytes.
  std::span<const std::byte> bytes() const { return std::span(bytes_).first(size_); }
  Position with_bytes(std::span<const std::byte> bytes) const {
    MUST(bytes.size() == size_);
    Position position;
    position.type_ = type_;
    position.size_ = size_;
    std::ranges::copy(bytes, position.bytes_.begin());
    return position;
  }

 private:
  // Its address stands for the type.
  template <class S>
  static constexpr char kTypeOf = 0;

  alignas(std::max_align_t) std::array<std::byte, kCapacity> bytes_{};
  const char* type_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace meadhall
