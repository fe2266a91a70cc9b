#include "match/bytes.h"

#include <zlib.h>

#include "core/later.h"

namespace meadhall {
namespace {

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int kRawWindow = -MAX_WBITS;  // negative: deflate without zlib's frame

}  // namespace

char base64url_digit(std::uint64_t value) { return kAlphabet[value & 63U]; }

std::string to_base64url(const Bytes& bytes) {
  std::string text;
  std::uint32_t pending = 0;
  unsigned bits = 0;
  for (const std::uint8_t byte : bytes) {
    pending = (pending << 8U) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += base64url_digit(pending >> bits);
    }
  }
  if (bits > 0) text += base64url_digit(pending << (6 - bits));
  return text;
}

std::optional<Bytes> from_base64url(std::string_view text) {
  Bytes bytes;
  std::uint32_t pending = 0;
  unsigned bits = 0;
  for (const char letter : text) {
    const std::size_t value = kAlphabet.find(letter);
    if (value == std::string_view::npos) return std::nullopt;
    pending = (pending << 6U) | static_cast<std::uint32_t>(value);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push_back(static_cast<std::uint8_t>(pending >> bits));
    }
  }
  if (bits >= 6 || (pending & ((1U << bits) - 1U)) != 0) return std::nullopt;
  return bytes;
}

namespace {

Bytes deflate_now(const Bytes& bytes) {
  z_stream stream{};
  // Cannot fail but for want of memory, and then the program is lost anyway.
  deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kRawWindow, MAX_MEM_LEVEL,
               Z_DEFAULT_STRATEGY);
  Bytes packed(deflateBound(&stream, static_cast<uLong>(bytes.size())));
  stream.next_in = const_cast<Bytef*>(bytes.data());  // zlib reads it only
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = packed.data();
  stream.avail_out = static_cast<uInt>(packed.size());
  ::deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}
constinit Later<Bytes(const Bytes&)> kLaterDeflate = deflate_now;

}  // namespace

Bytes deflate(const Bytes& bytes) { return kLaterDeflate(bytes); }

std::optional<Bytes> inflate(const Bytes& packed, std::size_t most) {
  z_stream stream{};
  if (inflateInit2(&stream, kRawWindow) != Z_OK) return std::nullopt;
  Bytes bytes(most + 1);  // one more than may come, so that too much is seen
  stream.next_in = const_cast<Bytef*>(packed.data());
  stream.avail_in = static_cast<uInt>(packed.size());
  stream.next_out = bytes.data();
  stream.avail_out = static_cast<uInt>(bytes.size());
  const int end = ::inflate(&stream, Z_FINISH);
  const bool whole = end == Z_STREAM_END && stream.avail_in == 0 && stream.total_out <= most;
  bytes.resize(stream.total_out);
  inflateEnd(&stream);
  if (!whole) return std::nullopt;
  return bytes;
}

}  // namespace meadhall
