// Digests. The pinned ones were computed by another program from the description in core/hash.h.

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <set>
#include <string>

#include "core/hash.h"

using namespace meadhall;

TEST_CASE("hash: pinned digests of texts") {
  CHECK(hash_text("") == 0xdc2794416ffb5da4U);
  CHECK(hash_text("a") == 0x101f5799f8f286dcU);
  CHECK(hash_text("Meadhall") == 0x4b1860d04d35dd7dU);
  CHECK(hash_text("take 4; pay 3g+1p") == 0x1919c06a84730138U);
  CHECK(hash_text(std::string(3, '\0')) == 0x7a077e4ae5138904U);
}

TEST_CASE("hash: pinned digest of a value") {
  CHECK(hash_value(std::uint32_t{64}) == 0xdca26e5809a500d9U);
}

TEST_CASE("hash: the length counts, zeros at the end are not lost") {
  std::set<std::uint64_t> digests;
  for (std::size_t length = 0; length < 40; ++length)
    digests.insert(hash_text(std::string(length, '\0')));
  CHECK(digests.size() == 40);
}

TEST_CASE("hash: every bit of every byte counts") {
  std::array<unsigned char, 21> bytes{};
  std::set<std::uint64_t> digests = {hash_bytes(bytes.data(), bytes.size())};
  for (unsigned char& byte : bytes) {
    for (unsigned bit = 1; bit < 256; bit <<= 1U) {
      byte = static_cast<unsigned char>(bit);
      digests.insert(hash_bytes(bytes.data(), bytes.size()));
    }
    byte = 0;
  }
  CHECK(digests.size() == 1 + 21 * 8);
}

TEST_CASE("hash: equal bytes at another place in memory have the same digest") {
  const std::string text = "a match is options, a seed and the list of moves";
  for (std::size_t shift = 0; shift < 8; ++shift) {
    const std::string moved = std::string(shift, ' ') + text;
    CHECK(hash_bytes(moved.data() + shift, text.size()) == hash_text(text));
  }
}

// Only the sanitizers can tell: memcpy may not be given no place at all.
TEST_CASE("hash: no bytes have a digest wherever they are not") {
  CHECK(hash_bytes(nullptr, 0) == hash_text(""));
}
