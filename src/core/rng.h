#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace meadhall {

// The one source of chance, the same in every build: PCG-XSH-RR 64/32 (M. O'Neill, pcg-random.org).
// The standard library's distributions and std::shuffle differ between compilers and are not used.
// Draw one number a statement: C++ leaves the order of two draws in one expression open.
class Rng {
 public:
  Rng() = default;
  explicit Rng(std::uint64_t seed) : state_(0), increment_((kStream << 1U) | 1U) {
    next();
    state_ += seed;
    next();
  }

  // A number in [0, 2^32), each as likely.
  std::uint32_t next() {
    const std::uint64_t old = state_;
    state_ = old * 6364136223846793005ULL + increment_;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
    const auto turn = static_cast<std::uint32_t>(old >> 59U);
    return (shifted >> turn) | (shifted << ((32U - turn) & 31U));
  }

  // A number in [0, bound), each as likely; bound >= 1. (Lemire's multiplication with rejection.)
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next()} * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (low < threshold) {
        product = std::uint64_t{next()} * bound;
        low = static_cast<std::uint32_t>(product);
      }
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  // Puts `items` into one of its orders, each as likely (Fisher and Yates).
  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t left = items.size(); left > 1; --left) {
      const std::uint32_t pick = below(static_cast<std::uint32_t>(left));
      std::swap(items[left - 1], items[pick]);
    }
  }

  friend bool operator==(const Rng&, const Rng&) = default;

 private:
  static constexpr std::uint64_t kStream =
      0x6d656164;  // any odd-making constant: one stream for all

  std::uint64_t state_ = 0;
  std::uint64_t increment_ = 0;
};

}  // namespace meadhall
