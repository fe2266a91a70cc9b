#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Bytes for links: written and read front to back, numbers seven bits at a time, low ones first.

namespace meadhall {

using Bytes = std::vector<std::uint8_t>;

class ByteWriter {
 public:
  void byte(std::uint8_t value) { bytes_.push_back(value); }
  void number(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7U) byte(static_cast<std::uint8_t>(value | 0x80U));
    byte(static_cast<std::uint8_t>(value));
  }
  void text(std::string_view value) {
    number(value.size());
    bytes_.insert(bytes_.end(), value.begin(), value.end());
  }

  const Bytes& bytes() const { return bytes_; }

 private:
  Bytes bytes_;
};

// Readers give nothing where the bytes end too early or a number does not fit.
class ByteReader {
 public:
  explicit ByteReader(const Bytes& bytes) : bytes_(bytes) {}

  bool done() const { return at_ == bytes_.size(); }

  std::optional<std::uint8_t> byte() {
    if (done()) return std::nullopt;
    return bytes_[at_++];
  }

  std::optional<std::uint64_t> number(std::uint64_t most) {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      const auto next = byte();
      if (!next) return std::nullopt;
      const std::uint64_t part = *next & 0x7fU;
      if (((part << shift) >> shift) != part) return std::nullopt;
      value |= part << shift;
      if ((*next & 0x80U) == 0) {
        if (value > most) return std::nullopt;
        return value;
      }
    }
    return std::nullopt;
  }

  std::optional<std::string> text(std::uint64_t most) {
    const auto size = number(most);
    if (!size || *size > bytes_.size() - at_) return std::nullopt;
    std::string value(bytes_.begin() + static_cast<std::ptrdiff_t>(at_),
                      bytes_.begin() + static_cast<std::ptrdiff_t>(at_ + *size));
    at_ += *size;
    return value;
  }

 private:
  const Bytes& bytes_;
  std::size_t at_ = 0;
};

// Letters, digits, '-' and '_' (RFC 4648 section 5), without padding.
std::string to_base64url(const Bytes& bytes);
// Nothing where a character does not belong, or bits are left over that are not zero.
std::optional<Bytes> from_base64url(std::string_view text);
// The character of the lowest six bits.
char base64url_digit(std::uint64_t value);

// Raw deflate (RFC 1951).
Bytes deflate(const Bytes& bytes);
// Nothing where the data is damaged or would grow beyond `most` bytes.
std::optional<Bytes> inflate(const Bytes& packed, std::size_t most);

}  // namespace meadhall
