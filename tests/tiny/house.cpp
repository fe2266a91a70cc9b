// The tiny game in the house: whatever asks the registry serves it like any other.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "bots/bot.h"
#include "games/registry.h"
#include "match/link.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"
#include "tests/support/words.h"
#include "tests/tiny/game.h"
#include "tests/tiny/state.h"

namespace meadhall::tests {
namespace {

bool shows(const app::App& app, std::string_view words) {
  return app::text_page(app).find(words) != std::string::npos;
}

// Plays the match on the table by commands, the first move each time.
void play_to_the_end(app::App& app) {
  while (!app.match().over()) {
    MoveList moves;
    app.match().game().legal(app.match().position(), moves);
    if (app.handing_over()) obey(app, "ready");
    obey(app, app.match().game().text(moves[0]));
  }
}

}  // namespace

TEST_CASE("tiny: the hall shows it, a match is set up, played by commands, kept and opened") {
  app::App app = started();
  CHECK(shows(app, "Stones"));
  obey(app, "new tiny");
  CHECK(shows(app, "Who begins"));
  obey(app, "players 3");
  obey(app, "begin");
  play_to_the_end(app);
  CHECK(shows(app, "keeps a goal"));
  app::App other = started();
  REQUIRE(other.import_text(write_link(app.match())).ok());
  CHECK(other.match().over());
}

TEST_CASE("tiny: what is told moves each stone to where it lies") {
  app::App app = started();
  obey(app, "new tiny");
  obey(app, "players 3");
  obey(app, "begin");
  play_to_the_end(app);
  const tiny::State& end = app.match().position().as<tiny::State>();
  std::size_t moved = 0;
  for (const Match::Node node : app.match().line()) {
    for (const Event& event : app.match().events_of(node)) {
      for (const Transfer& each : event.moved) {
        CHECK(each.from == Location{.sort = tiny::kSupply, .seat = seat_at(each.piece.kind - 1U)});
        REQUIRE(each.to.sort == tiny::kCell);
        CHECK(end.cells.at(each.to.at) == each.piece.kind);
        ++moved;
      }
    }
  }
  CHECK(moved == tiny::kCells);
}

TEST_CASE("tiny: bots of every level play it to its end") {
  const Game& game = *find_game("tiny");
  for (const bots::Level& level : bots::levels(game)) {
    Setup setup{.players = 2, .options = standard_options(game.info), .seed = 3};
    Position position = game.setup(setup).value();
    const bots::Level quick{level.id, std::min(level.playouts, 20), level.top_k,
                            level.random_percent};
    while (game.actor(position)) {
      REQUIRE(game.apply(position, bots::choose(game, position, quick, 1)).ok());
    }
    CHECK(game.score(position).ranks[0] + game.score(position).ranks[1] == 3);
  }
}

TEST_CASE("tiny: on screen the hall has its door, and a whole match is played by mouse") {
  Headless screen(started(), 1120, 700);
  const auto written = [&](std::string_view line) {
    return std::ranges::find(screen.words, line, &table::Written::words) != screen.words.end();
  };
  CHECK(written("Nine cells, a secret, a die."));
  CHECK(screen.has("new"));
  CHECK_FALSE(screen.has("learn"));
  CHECK_FALSE(screen.has("challenge"));
  screen.click("new");
  REQUIRE(screen.app.screen() == app::Screen::new_match);
  screen.order("players 3");
  screen.order("begin");
  for (int presses = 0; !screen.app.match().over(); ++presses) {
    REQUIRE_MESSAGE(presses < 60, "the match does not end");
    screen.settle();
    const auto places = screen.places();
    const auto answer = std::ranges::find(places, true, &table::TargetPlace::choice);
    REQUIRE(answer != places.end());
    screen.click({answer->x, answer->y});
  }
  CHECK(written("Stones"));
}

TEST_CASE("tiny: the settings are drawn without a game that has pieces to show") {
  Headless screen(started(), 1120, 700);
  screen.order("settings");
  screen.settle();
  CHECK(std::ranges::find(screen.words, "Stones", &table::Written::words) != screen.words.end());
}

}  // namespace meadhall::tests
