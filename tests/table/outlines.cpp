#include "table/kit/outlines.h"

#include <doctest/doctest.h>
#include <fonts.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#define STBTT_STATIC
#define STB_TRUETYPE_IMPLEMENTATION
#include <imstb_truetype.h>

#include "table/faces.h"

// Letters are shipped as outlines; web/pack_fonts.py also leaves the fonts they were packed from.

namespace meadhall::tests {
namespace {

using table::Bytes;
using table::Faces;
using table::unpack_face;

constexpr int kLastLetter = 0x2800;
constexpr int kSide = 80;  // of a picture of a letter, in pixels

// A font as stb_truetype reads it, which ImGui draws with.
class Font {
 public:
  explicit Font(std::vector<unsigned char> bytes) : bytes_(std::move(bytes)) {
    REQUIRE(!bytes_.empty());
    REQUIRE(stbtt_InitFont(&info_, bytes_.data(), 0) != 0);
  }

  bool has(int letter) const { return stbtt_FindGlyphIndex(&info_, letter) != 0; }
  int advance(int letter) const {
    int advance = 0;
    stbtt_GetCodepointHMetrics(&info_, letter, &advance, nullptr);
    return advance;
  }
  // As shades of grey, so tall in pixels as the font's lines.
  std::vector<unsigned char> picture(int letter, float tall) const {
    const float scale = stbtt_ScaleForPixelHeight(&info_, tall);
    std::vector<unsigned char> pixels(std::size_t{kSide} * kSide);
    stbtt_MakeCodepointBitmap(&info_, pixels.data(), kSide, kSide, kSide, scale, scale, letter);
    return pixels;
  }
  std::vector<int> box(int letter) const {
    std::vector<int> box(4);
    stbtt_GetCodepointBox(&info_, letter, &box[0], &box[1], &box[2], &box[3]);
    return box;
  }
  std::vector<int> lines() const {
    std::vector<int> lines(3);
    stbtt_GetFontVMetrics(&info_, &lines[0], &lines[1], &lines[2]);
    return lines;
  }

 private:
  std::vector<unsigned char> bytes_;
  stbtt_fontinfo info_{};
};

Font packed_from(const std::string& face) {
  std::ifstream file("build/third-party/fonts/" + face + ".ttf", std::ios::binary);
  return Font({std::istreambuf_iterator(file), {}});
}

// What is turned or stretched in the font is rounded to whole units in its pack: a sixteenth of a
// pixel here.
bool look_alike(const std::vector<unsigned char>& a, const std::vector<unsigned char>& b) {
  return std::ranges::equal(a, b, [](int one, int other) { return std::abs(one - other) <= 16; });
}

// How many letters `font` has; each is as in the face it was packed from.
int compare(const Font& font, const Font& whole) {
  CHECK(font.lines() == whole.lines());
  int letters = 0;
  for (int letter = 0; letter < kLastLetter; ++letter) {
    CAPTURE(letter);
    if (!font.has(letter)) continue;
    ++letters;
    CHECK(whole.has(letter));
    CHECK(font.advance(letter) == whole.advance(letter));
    for (int side = 0; side < 4; ++side) {
      const auto at = static_cast<std::size_t>(side);
      CHECK(std::abs(font.box(letter)[at] - whole.box(letter)[at]) <= 1);
    }
    // Of a part that is made smaller stb_truetype also makes its place smaller; the pack has it
    // right.
    if (letter == 0xD0 || letter == 0x110 || letter == 0xF7) continue;  // Ð, Đ and ÷
    CHECK(look_alike(font.picture(letter, 64), whole.picture(letter, 64)));
  }
  return letters;
}

TEST_CASE("outlines: a face unpacked is the font it was packed from") {
  const Faces english = table::english_faces();
  const std::optional<Faces> all = table::all_faces(fonts::letters);
  REQUIRE(all.has_value());
  struct Each {
    const char* face;
    const std::vector<unsigned char>& english;
    const std::vector<unsigned char>& all;
    int letters;
  };
  for (const Each& each : {Each{"alegreya-sans-400", english.sans, all->sans, 400},
                           Each{"alegreya-sans-700", english.bold, all->bold, 200},
                           Each{"alegreya-700", english.heading, all->heading, 200}}) {
    CAPTURE(each.face);
    const Font whole = packed_from(each.face);
    CHECK(compare(Font(each.english), whole) >= 100);
    const Font all_letters(each.all);
    CHECK(compare(all_letters, whole) >= each.letters);
    for (int letter = 0; letter < kLastLetter; ++letter) {
      CAPTURE(letter);
      CHECK(all_letters.has(letter) == whole.has(letter));
    }
  }
}

TEST_CASE("outlines: what is cut short, spoilt or in another order is no face") {
  const Bytes english = fonts::alegreya_sans_400;
  Bytes letters = fonts::letters;
  const Bytes more = table::take_pack(letters);
  REQUIRE_FALSE(more.empty());
  CHECK_FALSE(unpack_face({english, more}).empty());

  CHECK(unpack_face({}).empty());
  CHECK(unpack_face({more}).empty());
  CHECK(unpack_face({more, english}).empty());
  CHECK(unpack_face({english, english}).empty());
  for (std::size_t size = 0; size < english.size(); ++size) {
    CAPTURE(size);
    CHECK(unpack_face({english.first(size)}).empty());
  }
  const std::string page = "<!doctype html><title>Not found</title>";
  const Bytes no_pack(reinterpret_cast<const unsigned char*>(page.data()), page.size());
  CHECK_FALSE(table::all_faces(no_pack).has_value());
  CHECK_FALSE(table::all_faces(more).has_value());
  CHECK_FALSE(table::all_faces(fonts::letters.first(fonts::letters.size() - 1)).has_value());

  // Nothing is read or written that is not its own, whichever byte is another one.
  int refused = 0;
  std::vector<unsigned char> spoilt(english.begin(), english.end());
  for (std::size_t at = 0; at < spoilt.size(); at += 3) {
    const unsigned char was = spoilt[at];
    spoilt[at] = static_cast<unsigned char>(was ^ 0xFF);
    if (unpack_face({spoilt}).empty()) ++refused;
    spoilt[at] = was;
  }
  CHECK(refused > 10);
}

TEST_CASE("outlines: packs lie one after the other") {
  Bytes letters = fonts::letters;
  for (int face = 0; face < 3; ++face) CHECK_FALSE(table::take_pack(letters).empty());
  CHECK(letters.empty());
  CHECK(table::take_pack(letters).empty());

  Bytes cut = fonts::alegreya_700.first(1000);
  CHECK(table::take_pack(cut).empty());
  CHECK(cut.size() == 1000);
}

}  // namespace
}  // namespace meadhall::tests
