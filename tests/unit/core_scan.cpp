// The scanner: each reader takes what it names or nothing at all.

#include <doctest/doctest.h>

#include <cstdint>
#include <string_view>

#include "core/scan.h"

using namespace meadhall;

TEST_CASE("scan: a character or a word is taken only where it stands") {
  Scanner scan("place C2");
  CHECK_FALSE(scan.take('C'));
  CHECK_FALSE(scan.take("plaice"));
  CHECK(scan.position() == 0);
  CHECK(scan.take("place "));
  CHECK(scan.position() == 6);
  CHECK(scan.take('C'));
  CHECK(scan.rest() == "2");
  CHECK_FALSE(scan.done());
  CHECK(scan.take('2'));
  CHECK(scan.done());
  CHECK_FALSE(scan.take('2'));
  CHECK(scan.rest().empty());
}

TEST_CASE("scan: spaces and tabs are skipped, line ends are not") {
  Scanner scan(" \t x\n");
  scan.skip_spaces();
  CHECK(scan.position() == 3);
  CHECK(scan.take('x'));
  scan.skip_spaces();
  CHECK(scan.rest() == "\n");
}

TEST_CASE("scan: until a stop, which is left, or to the end") {
  Scanner scan("seat=Ann=x");
  CHECK(scan.until('=') == "seat");
  CHECK(scan.take('='));
  CHECK(scan.until('=') == "Ann");
  CHECK(scan.until('=').empty());
  CHECK(scan.take('='));
  CHECK(scan.until(';') == "x");
  CHECK(scan.done());
  CHECK(scan.until(';').empty());
}

TEST_CASE("scan: a piece is taken with the stop behind it") {
  Scanner scan("a,,b,");
  CHECK(scan.take_until(',') == "a");
  CHECK(scan.take_until(',').empty());
  CHECK_FALSE(scan.done());
  CHECK(scan.take_until(',') == "b");
  CHECK(scan.done());
  CHECK(scan.take_until(',').empty());
}

TEST_CASE("scan: words are runs without spaces") {
  Scanner scan("  take\t4 now ");
  CHECK(scan.word() == "take");
  CHECK(scan.word() == "4");
  CHECK(scan.word() == "now");
  CHECK(scan.word().empty());
  CHECK(scan.done());
}

TEST_CASE("scan: numbers end where their digits end") {
  Scanner scan("12g+0p");
  CHECK(scan.number<int>() == 12);
  CHECK(scan.take("g+"));
  CHECK(scan.number<std::uint32_t>() == 0);
  CHECK(scan.rest() == "p");
}

TEST_CASE("scan: numbers one after the other, with spaces between") {
  Scanner scan("4  -12 x");
  int number = 7;
  CHECK(scan.take_number(number));
  CHECK(number == 4);
  CHECK(scan.take_number(number));
  CHECK(number == -12);
  CHECK_FALSE(scan.take_number(number));
  CHECK(number == 0);
  CHECK(scan.rest() == "x");
}

TEST_CASE("scan: a text that is one number") {
  CHECK(whole_number<int>("42") == 42);
  for (const std::string_view text : {"", " 42", "42 ", "42x", "4 2"}) {
    CHECK_MESSAGE(whole_number<int>(text) == std::nullopt, text);
  }
}

TEST_CASE("scan: what is no plain number is not read, nor passed over") {
  for (const std::string_view text : {"", "x1", "+1", " 1", "01", "00", "-", "4294967296", "-1"}) {
    Scanner scan(text);
    CHECK_MESSAGE(scan.number<std::uint32_t>() == std::nullopt, text);
    CHECK(scan.position() == 0);
  }
}

TEST_CASE("scan: a number has to fit its type") {
  CHECK(Scanner("255").number<std::uint8_t>() == 255);
  CHECK(Scanner("256").number<std::uint8_t>() == std::nullopt);
  CHECK(Scanner("18446744073709551615").number<std::uint64_t>() == 18446744073709551615U);
  CHECK(Scanner("18446744073709551616").number<std::uint64_t>() == std::nullopt);
  CHECK(Scanner("-128").number<std::int8_t>() == -128);
  CHECK(Scanner("-129").number<std::int8_t>() == std::nullopt);
}

TEST_CASE("scan: a number below 0 has no leading zeros either") {
  CHECK(Scanner("-5").number<int>() == -5);
  CHECK(Scanner("-05").number<int>() == std::nullopt);
}
