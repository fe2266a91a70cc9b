#include <doctest/doctest.h>
#include <imgui.h>

#include <string>

#include "src/table/games/graenaland/rules_picture_list.h"
#include "src/table/games/graenaland/rules_pictures.h"
#include "table/table.h"
#include "tests/support/headless.h"

// The pictures of Graenaland's rules: each thing that a scene names is drawn.

namespace meadhall::tests {
namespace {

namespace drawn = table::graenaland_table;

// Calls `check(inked)`: `inked(draw)` is how much ink, in vertices, `draw(paint)` brings.
template <class Check>
void with_paint(Check check) {
  NoWindow window(900, 700);
  table::Table table;
  table.load_fonts();
  window.frame(0.1, [&] {
    const auto& fonts = ImGui::GetIO().Fonts->Fonts;
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    table::Paint paint(&list, {fonts[0], fonts[1], fonts[2]}, 16);
    check([&](auto draw) {
      const int before = list.VtxBuffer.Size;
      draw(paint);
      return list.VtxBuffer.Size - before;
    });
  });
}

TEST_CASE("rules pictures: every scene has a size and draws more than its frame") {
  with_paint([](const auto& inked) {
    const auto scene = [&](std::string_view id) {
      return inked(
          [&](table::Paint& paint) { drawn::draw_rules_picture(paint, id, {0, 0, 800, 600}, 46); });
    };
    const int frame = scene("no such picture");
    for (const auto& each : drawn::kRulesPictures) {
      CAPTURE(each.id);
      const ImVec2 size = drawn::rules_picture_size(each.id);
      CHECK(size.x > 1);
      CHECK(size.y > 0.5F);
      // On a phone a place is still 22 pixels wide.
      CHECK(size.x <= 14);
      CHECK(scene(each.id) > frame + 20);
    }
    CHECK(drawn::rules_picture_size("no such picture").x == 0);
  });
}

TEST_CASE("rules pictures: every small one draws something") {
  with_paint([](const auto& inked) {
    const auto draws = [&](std::string_view id) {
      return inked([&](table::Paint& paint) {
               drawn::draw_rules_piece(paint, id, {0, 0, 40, 40});
             }) > 0;
    };
    for (const std::string_view id :
         {"warrior", "skald", "village", "hall", "palisade", "plains", "mountains", "gold"}) {
      CAPTURE(id);
      CHECK(draws(id));
    }
    for (const std::string_view id : drawn::kPhasePictures) CHECK(draws(id));
    for (const std::string_view id : drawn::kGoalPictures) CHECK(draws(id));
    CHECK_FALSE(draws("no such piece"));
  });
}

}  // namespace
}  // namespace meadhall::tests
