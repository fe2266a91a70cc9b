#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace meadhall {

// A 64-bit digest of bytes that is the same on every little-endian machine and compiler. For
// comparing positions and finding damage, not for security.
inline std::uint64_t hash_bytes(const void* data, std::size_t size) {
  constexpr std::uint64_t kFactor = 0x9ddfea08eb382d69ULL;
  const auto* bytes = static_cast<const unsigned char*>(data);
  std::uint64_t digest = 0x2545f4914f6cdd1dULL ^ size;
  const auto absorb = [&](std::uint64_t word) {
    digest = (digest ^ word) * kFactor;
    digest ^= digest >> 32U;
  };
  for (; size >= sizeof(std::uint64_t); size -= sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes, sizeof word);
    absorb(word);
    bytes += sizeof word;
  }
  std::uint64_t rest = 0;
  if (size > 0) std::memcpy(&rest, bytes, size);  // no bytes may be nowhere
  absorb(rest);
  return digest;
}

inline std::uint64_t hash_text(std::string_view text) {
  return hash_bytes(text.data(), text.size());
}

// The digest of a plain value; only for types in which every byte means something.
template <class T>
std::uint64_t hash_value(const T& value) {
  static_assert(std::has_unique_object_representations_v<T>,
                "padding bytes would enter the digest");
  return hash_bytes(&value, sizeof value);
}

}  // namespace meadhall
