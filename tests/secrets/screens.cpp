// What a viewer may not know changes nothing of what is drawn or said to them: a match dealt again
// behind their back looks the same to the last pixel. So no table draws from the true position.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "app/pages/text_page.h"
#include "games/registry.h"
#include "tests/secrets/dealing.h"
#include "tests/support/any_match.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"

namespace meadhall::tests {
namespace {

using app::App;

struct Case {
  const Game& game;
  int players = 2;
  int moves = 0;
  int seed = 1;
  bool alone = false;  // one person among bots, who sees their own hand at all times
  bool ready = false;  // whoever is asked has said that they hold the device
};

App begun(const Case& each, Seat viewer, std::uint64_t again) {
  dealing() = {.moves = each.moves, .viewer = viewer, .again = again};
  App app = started({}, "#new/" + std::string(each.game.info.id) + "?players=" +
                            std::to_string(each.players) + "&seed=" + std::to_string(each.seed));
  if (each.alone) obey(app, "bot others thrall");
  obey(app, "begin");
  if (app.match().bot_acts()) obey(app, "bots wait");
  if (each.ready && (app.handing_over() || app.viewer() == kNobody)) obey(app, "ready");
  static_cast<void>(app.take_effects());
  return app;
}

struct Shown {
  std::string words;
  std::string text_mode;
  std::uint64_t picture = 0;
};

Shown shown(App app) {
  Shown all{.text_mode = app::text_page(app)};
  Headless screen(std::move(app), 1280, 800);
  for (const table::Written& line : screen.words) all.words += line.words + "\n";
  all.picture = screen.picture();
  // The hall has a glance at it, too.
  screen.order("hall");
  screen.settle();
  for (const table::Written& line : screen.words) all.words += line.words + "\n";
  all.picture ^= screen.picture() << 1U;
  return all;
}

// Looks at the case as it was dealt and as it was dealt again. Says whether anything was hidden.
bool look_twice(const Case& each) {
  const App first = begun(each, kNobody, 0);
  if (first.match().over()) return false;
  const Seat viewer = first.viewer();
  const App second = begun(each, viewer, 77);
  CAPTURE(each.game.info.id);
  CAPTURE(each.players);
  CAPTURE(each.moves);
  CAPTURE(each.seed);
  CAPTURE(each.alone);
  CAPTURE(each.ready);
  REQUIRE(second.viewer() == viewer);
  const bool hidden =
      each.game.hash(first.match().position()) != each.game.hash(second.match().position());
  const Shown as_dealt = shown(first);
  const Shown again = shown(second);
  CHECK(as_dealt.text_mode == again.text_mode);
  CHECK(as_dealt.words == again.words);
  CHECK(as_dealt.picture == again.picture);
  return hidden;
}

}  // namespace

TEST_CASE("secrets: nothing of what a viewer may not know is drawn or said to them") {
  for (const Game* game : all_games()) {
    int hidden = 0;
    for (int seed = 1; seed <= 3; ++seed) {
      for (const int moves : {0, 3, 9, 20, 41, 80, 150}) {
        for (const bool alone : {false, true}) {
          for (const bool ready : {false, true}) {
            if (alone && ready) continue;
            const int players = std::max(2, int{game->info.min_players}) + (seed + moves) % 2;
            if (look_twice({*game, players, moves, seed, alone, ready})) ++hidden;
          }
        }
      }
    }
    CAPTURE(game->info.id);
    CHECK(hidden > 20);
  }
}

}  // namespace meadhall::tests
