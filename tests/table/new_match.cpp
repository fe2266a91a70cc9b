#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "games/registry.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"

// The screen of a new match, as it is drawn.

namespace meadhall::tests {
namespace {

using app::App;
using app::Screen;
using table::TargetPlace;

struct Size {
  float width;
  float height;
  By by;
};
constexpr std::array<Size, 5> kSizes = {{{1440, 900, By::mouse},
                                         {1024, 768, By::mouse},
                                         {844, 390, By::touch},
                                         {390, 844, By::touch},
                                         {360, 640, By::touch}}};

TEST_CASE("new match: nothing jumps when somebody's level is chosen") {
  for (const Size& size : {kSizes[0], kSizes[1]}) {
    for (const Game* game : all_games()) {
      CAPTURE(size.width);
      CAPTURE(game->info.id);
      App app = started();
      obey(app, "new " + std::string(game->info.id));
      Headless screen(std::move(app), size.width, size.height, size.by);
      screen.settle();
      const auto rest = [&] {
        std::vector<std::pair<long, long>> places;  // in hundredths of a pixel
        for (const std::string_view what : {"begin", "players", "details", "preset", "invite"}) {
          if (!screen.has(what)) continue;
          const TargetPlace place = screen.find(what);
          places.emplace_back(std::lround(100 * place.x), std::lround(100 * place.y));
        }
        return places;
      };
      const auto before = rest();
      REQUIRE(before.size() >= 3);
      screen.click("who", 1);
      screen.settle();
      REQUIRE(screen.has("bot"));
      CHECK(rest() == before);
      screen.click("bot");
      screen.settle();
      CHECK(rest() == before);
      CHECK_FALSE(screen.has("bot"));
    }
  }
}

TEST_CASE("new match: the way to the table is in sight at every size") {
  for (const Size& size : kSizes) {
    for (const Game* game : all_games()) {
      CAPTURE(size.width);
      CAPTURE(game->info.id);
      App app = started();
      obey(app, "new " + std::string(game->info.id));
      Headless screen(std::move(app), 768, 1024, size.by);
      screen.settle();
      screen.resize(size.width, size.height, size.by);
      screen.settle();
      const TargetPlace begin = screen.find("begin");
      CHECK(begin.x - begin.width / 2 >= 0);
      CHECK(begin.x + begin.width / 2 <= size.width);
      CHECK(begin.y - begin.height / 2 >= 0);
      CHECK(begin.y + begin.height / 2 <= size.height);
      CHECK(begin.height >= (size.by == By::touch ? 43.9F : 20));
      screen.click("begin");
      CHECK(screen.app.screen() == Screen::table);
    }
  }
}

}  // namespace
}  // namespace meadhall::tests
