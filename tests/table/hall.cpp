#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <utility>

#include "app/teaching/teaching.h"
#include "games/registry.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"
#include "tests/support/scenes.h"

// The hall and the records, as they are drawn.

namespace meadhall::tests {
namespace {

using app::App;
using app::Screen;
using table::TargetPlace;

App in_hall(int moves) {
  App app = moves < 0 ? started() : played(moves);
  if (moves >= 0) obey(app, "hall");
  return app;
}

struct Size {
  float width;
  float height;
  By by;
};
constexpr std::array<Size, 5> kSizes = {{{1440, 900, By::mouse},
                                         {1024, 768, By::mouse},
                                         {844, 500, By::touch},
                                         {390, 1600, By::touch},
                                         {360, 2000, By::touch}}};

TEST_CASE("hall: the match left is on top, then the games, and everything else below them") {
  for (const Size& size : kSizes) {
    CAPTURE(size.width);
    Headless screen(in_hall(7), size.width, size.height, size.by);
    screen.settle();
    // What is scrolled out of sight stands below all that is seen.
    const auto height_of = [&](std::string_view what) {
      return screen.has(what) ? screen.find(what).y : 10'000;
    };
    CHECK(height_of("continue") < height_of("new"));
    for (const std::string_view game : {"new", "graenaland", "feast"}) {
      for (const std::string_view way : {"saves", "records", "settings", "open", "import"}) {
        if (screen.has(way)) CHECK(height_of(game) < height_of(way));
      }
    }
  }
}

TEST_CASE("hall: where a door is narrow its answers have all its width, two in a row") {
  for (const Size& size : {kSizes[2], kSizes[3], kSizes[4]}) {
    CAPTURE(size.width);
    Headless screen(in_hall(-1), size.width, size.height, size.by);
    screen.settle();
    for (const auto& [game, number] : {std::pair{"graenaland", 1U}, std::pair{"feast", 2U}}) {
      CAPTURE(game);
      CHECK(screen.find(game).y == screen.find("quick", number).y);
    }
  }
}

TEST_CASE("hall: a quick match is one click for each game, and only what there is has a button") {
  for (std::uint32_t i = 0; i < all_games().size(); ++i) {
    Headless screen(started());
    screen.settle();
    const Game& game = *all_games()[i];
    CAPTURE(game.info.id);
    const auto has = [&](std::string_view what) {
      return std::ranges::any_of(screen.places(), [&](const TargetPlace& each) {
        return each.what == what && each.a == i;
      });
    };
    const app::Teaching& teaching = app::teaching_of(game.info.id);
    CHECK(has("learn") == (teaching.lesson != nullptr));
    CHECK(has("rules") == (teaching.book != nullptr));
    screen.click("quick", i);
    CHECK(screen.app.screen() == Screen::table);
    CHECK(screen.app.match().game().info.id == game.info.id);
    CHECK(screen.app.persons() == 1);
  }
}

TEST_CASE("records: they are opened from the hall and forgotten by two clicks, or kept") {
  Headless screen(scene("records").app(""));
  screen.settle();
  screen.click("forget");
  screen.click("keep");
  CHECK_FALSE(screen.app.records().empty());
  CHECK(screen.has("export"));
  screen.click("forget");
  screen.click("forget");
  CHECK(screen.app.records().empty());
  CHECK_FALSE(screen.has("export"));
  screen.order("hall");
  screen.settle();
  screen.click("records");
  CHECK(screen.app.screen() == Screen::records);
}

}  // namespace
}  // namespace meadhall::tests
