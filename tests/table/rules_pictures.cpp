#include <doctest/doctest.h>
#include <imgui.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "src/table/games/feast/rules_board.h"
#include "src/table/games/feast/rules_picture_list.h"
#include "src/table/games/feast/rules_pictures.h"
#include "src/table/games/graenaland/rules_picture_list.h"
#include "src/table/games/graenaland/rules_pictures.h"
#include "src/table/games/vikings/rules_picture_list.h"
#include "src/table/games/vikings/rules_pictures.h"
#include "table/table.h"
#include "tests/support/headless.h"

// The pictures of the rules: each thing that a scene names is drawn, within its picture.

namespace meadhall::tests {
namespace {

namespace feast_drawn = table::feast_table;
namespace graenaland_drawn = table::graenaland_table;
namespace vikings_drawn = table::vikings_table;
using table::Rect;

struct Drawn {
  std::string_view game;
  std::span<const table::RulesPicture> pictures;
  table::Point (*size)(std::string_view id);
  void (*draw)(table::Paint& paint, std::string_view id, const Rect& area, float unit);
  void (*draw_piece)(table::Paint& paint, std::string_view id, const Rect& area);
};
const std::array<Drawn, 3> kDrawn = {{
    {"vikings", vikings_drawn::kRulesPictures, vikings_drawn::kLaterPictures.size,
     vikings_drawn::kLaterPictures.draw, vikings_drawn::kLaterPictures.draw_piece},
    {"graenaland", graenaland_drawn::kRulesPictures, graenaland_drawn::rules_picture_size,
     graenaland_drawn::draw_rules_picture, graenaland_drawn::draw_rules_piece},
    {"feast", feast_drawn::kRulesPictures, feast_drawn::rules_picture_size,
     feast_drawn::draw_rules_picture, feast_drawn::draw_rules_piece},
}};

// How much was drawn, in vertices, and whether all that is seen of it lies within an area.
struct Ink {
  int vertices = 0;
  bool within = true;
};

bool is_within(const ImDrawList& list, unsigned first, const Rect& area) {
  for (const ImDrawCmd& cmd : list.CmdBuffer) {
    for (unsigned i = 0; i + 2 < cmd.ElemCount; i += 3) {
      ImVec2 low{1e9F, 1e9F};
      ImVec2 high{-1e9F, -1e9F};
      bool of_this = true;
      for (unsigned corner = 0; corner < 3; ++corner) {
        const unsigned number =
            cmd.VtxOffset + list.IdxBuffer[static_cast<int>(cmd.IdxOffset + i + corner)];
        of_this = of_this && number >= first;
        const ImVec2 at = list.VtxBuffer[static_cast<int>(number)].pos;
        low = {std::min(low.x, at.x), std::min(low.y, at.y)};
        high = {std::max(high.x, at.x), std::max(high.y, at.y)};
      }
      low = {std::max(low.x, cmd.ClipRect.x), std::max(low.y, cmd.ClipRect.y)};
      high = {std::min(high.x, cmd.ClipRect.z), std::min(high.y, cmd.ClipRect.w)};
      if (!of_this || low.x >= high.x || low.y >= high.y) continue;
      constexpr float kSoft = 1.5F;  // the smoothed edge of the ground
      if (low.x < area.x - kSoft || low.y < area.y - kSoft || high.x > area.right() + kSoft ||
          high.y > area.bottom() + kSoft) {
        return false;
      }
    }
  }
  return true;
}

// Calls `check(inked)`: `inked(area, draw)` is what `draw(paint)` brings.
template <class Check>
void with_paint(Check check) {
  NoWindow window(900, 900);
  table::Table table;
  table.load_fonts();
  window.frame(0.1, [&] {
    const auto& fonts = ImGui::GetIO().Fonts->Fonts;
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    table::Paint paint(&list, {fonts[0], fonts[1], fonts[2]}, 16);
    check([&](const Rect& area, auto draw) {
      const int before = list.VtxBuffer.Size;
      draw(paint);
      return Ink{list.VtxBuffer.Size - before,
                 is_within(list, static_cast<unsigned>(before), area)};
    });
  });
}

TEST_CASE("rules pictures: every scene draws more than its frame, and nothing beyond it") {
  with_paint([](const auto& inked) {
    for (const Drawn& game : kDrawn) {
      // As rules_page.cpp has it, on a wide page and on a phone.
      const auto scene = [&](std::string_view id, float room) {
        const table::Point size = game.size(id);
        const float unit = std::min(46.0F, (room - 16) / std::max(1.0F, size.x));
        const Rect area{40, 40, std::max(size.x * unit + 16, 136.0F), size.y * unit + 16};
        return inked(area, [&](table::Paint& paint) { game.draw(paint, id, area, unit); });
      };
      const int frame = scene("no such picture", 528).vertices;
      for (const table::RulesPicture& each : game.pictures) {
        CAPTURE(game.game);
        CAPTURE(each.id);
        const table::Point size = game.size(each.id);
        CHECK(size.x > 1);
        CHECK(size.y > 0.5F);
        // On a phone a place is still 22 pixels wide.
        CHECK(size.x <= 14);
        for (const float room : {528.0F, 310.0F}) {
          const Ink ink = scene(each.id, room);
          CHECK(ink.vertices > frame + 20);
          CHECK(ink.within);
        }
      }
      CHECK(game.size("no such picture").x == 0);
    }
  });
}

TEST_CASE("rules pictures: every small one draws something") {
  with_paint([](const auto& inked) {
    const auto draws = [&](const Drawn& game, std::string_view id) {
      const Rect area{0, 0, 40, 40};
      return inked(area, [&](table::Paint& paint) { game.draw_piece(paint, id, area); }).vertices >
             0;
    };
    const Drawn& graenaland = kDrawn[1];
    for (const std::string_view id : {"warrior", "skald", "village", "hall", "palisade", "plains",
                                      "mountains", "gold", "talk", "quiet"}) {
      CAPTURE(id);
      CHECK(draws(graenaland, id));
    }
    for (const std::string_view id : graenaland_drawn::kPhasePictures) CHECK(draws(graenaland, id));
    for (const std::string_view id : graenaland_drawn::kGoalPictures) CHECK(draws(graenaland, id));
    for (const Drawn& game : kDrawn) CHECK_FALSE(draws(game, "no such piece"));
  });
}

// rules: Feast 6.2, 7.1
TEST_CASE(
    "rules pictures: what is shown on Odin's boards may lie there, unless it is crossed out") {
  std::size_t boards = 0;
  std::size_t wrong = 0;
  for (const table::RulesPicture& picture : feast_drawn::kRulesPictures) {
    CAPTURE(picture.id);
    const feast_drawn::RulesBoard board =
        feast_drawn::rules_board(picture.scene.substr(0, picture.scene.find(' ')));
    if (!picture.scene.starts_with("home/") && !picture.scene.starts_with("stone_house/")) continue;
    ++boards;
    bool crossed = false;
    for (const auto& lying : board.tiles) {
      CHECK(lying.wrong == (lying.bar != feast::Bar::none));
      crossed = crossed || lying.wrong;
    }
    CHECK(crossed == picture.scene.ends_with('x'));
    wrong += crossed ? 1U : 0U;
  }
  CHECK(boards >= 6);
  CHECK(wrong >= 2);
}

}  // namespace
}  // namespace meadhall::tests
