// What anybody may have written: names, promises, arguments.

#include "core/clean_text.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

using namespace meadhall;

namespace {

bool is_clean(std::string_view text) { return is_clean_line(text, 48); }

}  // namespace

TEST_CASE("clean text: letters of every language are welcome") {
  for (const std::string_view name : {"Freya", "Žofie Łęcka", "Ярослав", "名前", "👩‍🚀",
                                      "\u00a0x", "a\u0301", "\U0010ffff", "\ufeffx", "x\u200ey"}) {
    CHECK_MESSAGE(is_clean(name), name);
  }
}

TEST_CASE("clean text: one line, of some length, without spaces around it") {
  CHECK_FALSE(is_clean(""));
  CHECK_FALSE(is_clean(" x"));
  CHECK_FALSE(is_clean("x "));
  CHECK_FALSE(is_clean("two\nlines"));
  CHECK_FALSE(is_clean("\x1b[31m"));
  CHECK_FALSE(is_clean("\x7f"));
  CHECK(is_clean(std::string(48, 'a')));
  CHECK_FALSE(is_clean(std::string(49, 'a')));
}

TEST_CASE("clean text: ill-formed UTF-8 is none") {
  for (const std::string_view bytes :
       {"\xff", "\x80", "\xc3", "\xc0\xaf", "\xc1\xbf",      // no lead, cut off, overlong
        "\xe0\x80\xaf", "\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf",  // overlong
        "\xed\xa0\x80", "\xed\xbf\xbf",                      // surrogates
        "\xf4\x90\x80\x80", "\xf5\x80\x80\x80",              // beyond U+10FFFF
        "\xe2\x82", "\xe2\x82z", "a\xf0\x9f\x98"}) {
    CHECK_FALSE(is_clean(bytes));
    CHECK(mended_line(bytes) == bytes);  // never one of ours: it stays to be refused
  }
}

TEST_CASE("clean text: nothing turns the direction of its neighbours or ends the line unseen") {
  for (const std::string_view mark :
       {"\u0085", "\u009b", "\u2028", "\u2029", "\u202a", "\u202e", "\u2066", "\u2069"}) {
    const std::string name = "Ivar" + std::string(mark) + " " + std::string(mark);
    CHECK_FALSE(is_clean(name));
    CHECK(mended_line(name) == "Ivar");
  }
  CHECK(mended_line("\u202e").empty());
  CHECK(mended_line("Freya II") == "Freya II");
}

TEST_CASE("clean text: an excerpt is short, well-formed and harmless to a terminal") {
  CHECK(excerpt("take 3", 20) == "take 3");
  CHECK(excerpt("", 20).empty());
  CHECK(excerpt("two\nlines\tof it", 20) == "two\nlines\tof it");
  CHECK(excerpt("\x1b[2J\x9b", 20) == "\ufffd[2J\ufffd");
  CHECK(excerpt("a\u202eb", 20) == "a\ufffdb");
  CHECK(excerpt("\xed\xa0\x80", 20) == "\ufffd\ufffd\ufffd");
  CHECK(excerpt("žžž", 5) == "žž…");
  CHECK(excerpt(std::string(8'000'000, 'x'), 4) == "xxxx…");
}
