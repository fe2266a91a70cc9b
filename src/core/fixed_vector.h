#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

#include "core/must.h"

namespace meadhall {

// A list with room for N values inside itself: no heap, copying is a memcpy. Adding beyond N, or
// reaching beyond size(), is a programming error and stops the program; callers size N by the rules
// of the game.
template <class T, std::size_t N>
class FixedVector {  // NOLINT(cppcoreguidelines-pro-type-member-init): see items_
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  static constexpr std::size_t capacity() { return N; }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == N; }

  constexpr void push_back(const T& value) {
    MUST(size_ < N);
    items_[size_++] = value;
  }
  constexpr void pop_back() {
    MUST(size_ > 0);
    --size_;
  }
  constexpr void clear() { size_ = 0; }

  constexpr T& operator[](std::size_t i) {
    MUST(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    MUST(i < size_);
    return items_[i];
  }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr bool contains(const T& value) const {
    for (const T& item : *this) {
      if (item == value) return true;
    }
    return false;
  }

 private:
  // Uninitialised beyond size_ on purpose: a move list is made at every decision.
  std::array<T, N> items_;
  std::size_t size_ = 0;
};

}  // namespace meadhall
