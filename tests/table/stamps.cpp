#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "core/rng.h"
#include "table/kit/stamp.h"
#include "tests/support/headless.h"

// Stamps copy a picture's triangles, and leave alone what the last frame has left in the same
// place.

namespace meadhall::tests {
namespace {

using table::Paint;
using table::Placing;
using table::Point;

void draw_square(Paint& paint, float size, std::uint32_t variant) {
  paint.list().AddRectFilled({0, 0}, {size, size}, variant == 0 ? 0xff0000ffU : 0xff00ff00U);
}
void draw_disc(Paint& paint, float size, std::uint32_t variant) {
  paint.list().AddCircleFilled({0, 0}, size, 0xffff0000U, 9 + static_cast<int>(variant));
  stamp(paint, draw_square, variant, {.at = {size, 0}, .size = size / 2});
}

// A stroke of the brush: a stamp, or something else that takes room in the list.
struct Stroke {
  bool plain = false;
  bool disc = false;
  std::uint32_t variant = 0;
  Placing placing;
};

Stroke any(Rng& rng) {
  const auto some = [&](std::uint32_t most) { return static_cast<float>(rng.below(most)); };
  Stroke stroke{.plain = rng.below(5) == 0, .disc = rng.below(2) == 0, .variant = rng.below(2)};
  stroke.placing = {.at = {some(900), some(700)}, .size = 20 + some(3) * 10};
  if (rng.below(4) == 0) stroke.placing.opacity = 0.5F;
  if (rng.below(4) == 0) stroke.placing.turn = 1;
  if (rng.below(4) == 0) stroke.placing.high = 0.5F;
  return stroke;
}

void draw(ImDrawList& list, const std::vector<Stroke>& strokes) {
  Paint paint(&list, {}, 16);
  for (const Stroke& stroke : strokes) {
    if (stroke.plain) {
      list.AddRectFilled(stroke.placing.at, {1000, 800}, 0xff00ffffU);
    } else {
      stamp(paint, stroke.disc ? draw_disc : draw_square, stroke.variant, stroke.placing);
    }
  }
}

// What the strokes give on a list that has never held anything.
bool is_as_on_a_new_list(const ImDrawList& list, const std::vector<Stroke>& strokes) {
  ImDrawList other(ImGui::GetDrawListSharedData());
  other._ResetForNewFrame();
  other.Flags = list.Flags;
  other.PushTexture(ImGui::GetIO().Fonts->TexRef);
  other.PushClipRectFullScreen();
  draw(other, strokes);
  const auto same = [](const ImDrawVert& a, const ImDrawVert& b) {
    return a.pos.x == b.pos.x && a.pos.y == b.pos.y && a.uv.x == b.uv.x && a.uv.y == b.uv.y &&
           a.col == b.col;
  };
  return std::ranges::equal(list.IdxBuffer, other.IdxBuffer) &&
         std::ranges::equal(list.VtxBuffer, other.VtxBuffer, same);
}

TEST_CASE("whatever changes between two frames, stamps are where they belong") {
  NoWindow window(1000, 800);
  Rng rng(7);
  std::vector<Stroke> strokes;
  for (int i = 0; i < 40; ++i) strokes.push_back(any(rng));
  for (int frame = 0; frame < 400; ++frame) {
    const std::size_t at = rng.below(static_cast<std::uint32_t>(strokes.size()));
    switch (rng.below(5)) {
      case 0: strokes[at] = any(rng); break;
      case 1: strokes.insert(strokes.begin() + static_cast<std::ptrdiff_t>(at), any(rng)); break;
      case 2: strokes.erase(strokes.begin() + static_cast<std::ptrdiff_t>(at)); break;
      default: break;  // nothing changes
    }
    if (strokes.empty()) strokes.push_back(any(rng));
    const bool without_stamps = rng.below(10) == 0;
    window.frame(1.0 / 60, [&] {
      ImDrawList& list = *ImGui::GetBackgroundDrawList();
      if (without_stamps) {
        for (int i = 0; i < 30; ++i) list.AddRectFilled({1, 2}, {30, 40}, 0xff00ffffU);
        return;
      }
      draw(list, strokes);
      CAPTURE(frame);
      CHECK(is_as_on_a_new_list(list, strokes));
    });
  }
}

TEST_CASE("a stamp that stands there already is not copied again") {
  constexpr ImU32 kMark = 0x12345678U;
  NoWindow window(1000, 800);
  std::vector<Stroke> strokes(3);
  for (float at = 50; Stroke & stroke : strokes) {
    stroke.placing = {.at = {at += 50, 50}, .size = 30};
  }
  ImDrawList* list = nullptr;
  const auto frame = [&] {
    window.frame(1.0 / 60, [&] {
      list = ImGui::GetBackgroundDrawList();
      draw(*list, strokes);
    });
  };
  const auto mark_all = [&] {
    for (ImDrawVert& vertex : list->VtxBuffer) vertex.col = kMark;
  };
  const auto marked = [&] { return std::ranges::count(list->VtxBuffer, kMark, &ImDrawVert::col); };
  frame();
  const auto each = list->VtxBuffer.Size / 3;
  frame();
  mark_all();
  SUBCASE("as long as nothing changes") {
    frame();
    CHECK(marked() == 3 * each);
  }
  SUBCASE("what stands elsewhere is, alone") {
    strokes[1].placing.at = {60, 50};
    frame();
    CHECK(marked() == 2 * each);
  }
  SUBCASE("all that comes behind something new is, too") {
    strokes.insert(strokes.begin() + 1, {.plain = true, .placing = {.at = {1, 1}}});
    frame();
    CHECK(marked() == each);
  }
  SUBCASE("after a frame without stamps all are") {
    window.frame(1.0 / 60, [] {});
    frame();
    CHECK(marked() == 0);
  }
}

}  // namespace
}  // namespace meadhall::tests
