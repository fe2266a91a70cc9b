#include "table/bot_pause.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "games/registry.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"
#include "tests/support/thinker.h"

// How long people wait for bots, by a clock of the test's own: what bots set in motion and the
// breath between their turns count. What a person's own move or a scoring set in motion does not,
// nor does thinking.

namespace meadhall::tests {
namespace {

using app::App;

constexpr double kRefresh = 1.0 / 60;

App among_bots(const Game& game, std::string_view pace) {
  App app = started();
  obey(app, "new " + std::string(game.info.id));
  for (const std::string_view line :
       {"players 3", "seed 42", "bot others thrall", "bot 1 none", "begin"}) {
    obey(app, line);
  }
  obey(app, "setting botPace " + std::string(pace));
  return app;
}

struct Waited {
  double seconds = 0;
  int rounds = 0;
};

// Plays a whole match: whoever is a person answers at once, at random, and sends each scoring away.
Waited play(App the_app) {
  Headless screen(std::move(the_app), 1120, 700);
  screen.reduced_motion = false;
  App& app = screen.app;
  table::BotPause pause;
  Thinker thinker;
  Rng rng(7);
  Waited waited;
  bool seen = true;
  bool own = false;  // what is on its way is not the bots'
  for (int refreshes = 0; !app.match().over(); ++refreshes) {
    REQUIRE(refreshes < 400'000);
    own = own && screen.table.animating();
    if (screen.table.telling()) {
      screen.key(ImGuiKey_Escape);
      own = true;
      continue;
    }
    if (app.handing_over()) {
      obey(app, "ready");
    } else if (!app.match().bot_acts()) {
      obey(app, app.match().game().text(any_move(app.match(), rng)));
      own = true;
    } else {
      if (!own) waited.seconds += kRefresh;
      thinker.hear(app);
      if (!app.bot_decided() && !thinker.key.empty()) {
        thinker.answer(app);
      } else if (!app.bot_decided() && screen.has("council-main")) {
        screen.click("council-main");  // bots vote once those who sit here have
        own = true;
      } else if (!app.bot_decided() && screen.has("yes")) {
        screen.click("yes");
        own = true;
      }
    }
    pause.go_on(app, screen.table, screen.now(), seen, false);
    const std::uint32_t before = app.revision();
    screen.frame(kRefresh);
    seen = app.revision() == before;
  }
  waited.rounds = app.match().game().round_of(app.match().position());
  return waited;
}

}  // namespace

TEST_CASE("bots' pace: at three players a round takes at most four seconds of waiting for them") {
  for (const Game* game : all_games()) {
    CAPTURE(game->info.id);
    const Waited usual = play(among_bots(*game, "usual"));
    REQUIRE(usual.rounds > 0);
    CHECK(usual.seconds / usual.rounds <= 4);
  }
}

}  // namespace meadhall::tests
