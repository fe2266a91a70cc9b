// Lines and words of texts that people write by hand.

#include <doctest/doctest.h>

#include <string>

#include "core/word_reader.h"

using namespace meadhall;

namespace {

// "line:column:text"
std::string told(const TextPlace& place) {
  return std::to_string(place.line) + ":" + std::to_string(place.column) + ":" +
         std::string(place.text);
}

}  // namespace

TEST_CASE("word reader: words in small letters, places as they are written") {
  WordReader reader("Wheel: L,  NOBLE\n\n  next", " :,");
  CHECK(reader.next_line());
  CHECK(reader.peek() == "wheel");
  CHECK(reader.word() == "wheel");
  CHECK(told(reader.last()) == "1:1:Wheel");
  CHECK_FALSE(reader.take("m"));
  CHECK(reader.take("l"));
  CHECK(told(reader.last()) == "1:8:L");
  CHECK(reader.word() == "noble");
  CHECK(reader.word().empty());
  CHECK(told(reader.last()) == "1:17:");
  CHECK(reader.next_line());
  CHECK(reader.peek().empty());
  CHECK(reader.next_line());
  CHECK(reader.word() == "next");
  CHECK(told(reader.last()) == "3:3:next");
  CHECK_FALSE(reader.next_line());
}

TEST_CASE("word reader: what stands behind # is not read, and an end may be marked") {
  WordReader reader("a ? # why?\nb?\nc ? d\n?", " ");
  CHECK(reader.next_line());
  CHECK(reader.take_off_end('?'));
  CHECK(reader.word() == "a");
  CHECK(reader.word().empty());
  CHECK(reader.next_line());
  CHECK(reader.take_off_end('?'));
  CHECK(reader.word() == "b");
  CHECK(reader.next_line());
  CHECK_FALSE(reader.take_off_end('?'));
  CHECK(reader.word() == "c");
  CHECK(reader.next_line());
  CHECK(reader.take_off_end('?'));
  CHECK(reader.peek().empty());
  CHECK_FALSE(reader.take_off_end('?'));
}

TEST_CASE("word reader: an empty text is one empty line") {
  WordReader reader("", " ");
  CHECK(reader.next_line());
  CHECK(reader.word().empty());
  CHECK_FALSE(reader.next_line());
}
