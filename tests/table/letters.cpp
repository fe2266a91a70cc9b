#include <doctest/doctest.h>
#include <fonts.h>
#include <imgui.h>

#include <optional>

#include "table/table.h"
#include "tests/support/headless.h"

// The page fetches the letters that English does without when they are needed, or after its first
// frame.

namespace meadhall::tests {
namespace {

constexpr ImWchar kCaron = 0x10C;     // Č: in each font
constexpr ImWchar kCyrillic = 0x414;  // Д: in each font
constexpr ImWchar kThorn = 0xDE;      // Þ: in the text font alone

const ImFontGlyph* glyph(std::size_t font, ImWchar letter) {
  return ImGui::GetIO().Fonts->Fonts[static_cast<int>(font)]->GetFontBaked(16)->FindGlyphNoFallback(
      letter);
}

TEST_CASE("letters: those that English does without can be added while the program runs") {
  NoWindow window(320, 200);
  table::Table table;
  table.load_fonts();
  window.frame(0.1, [] {
    for (std::size_t font = 0; font < 3; ++font) {
      CHECK(glyph(font, 'C') != nullptr);
      CHECK(glyph(font, kCaron) == nullptr);  // and that it is lacking is remembered
    }
  });

  const std::optional<table::Faces> all = table::all_faces(fonts::letters);
  REQUIRE(all.has_value());
  table.add_letters(*all);
  window.frame(0.1, [] {
    for (std::size_t font = 0; font < 3; ++font) {
      for (const ImWchar letter : {static_cast<ImWchar>('C'), kCaron, kCyrillic, kThorn})
        CHECK(glyph(font, letter) != nullptr);
    }
    // Each says it in its own hand before it borrows the text font's.
    CHECK(glyph(0, kCaron)->AdvanceX != glyph(1, kCaron)->AdvanceX);
    CHECK(glyph(0, kCaron)->AdvanceX != glyph(2, kCaron)->AdvanceX);
    CHECK(glyph(1, kThorn)->AdvanceX == glyph(0, kThorn)->AdvanceX);
  });
}

}  // namespace
}  // namespace meadhall::tests
