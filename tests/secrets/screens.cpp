// What a viewer may not know changes nothing of what is drawn or said to them: a match dealt again
// behind their back looks the same to the last pixel. So no table draws from the true position.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "app/pages/text_page.h"
#include "games/graenaland/state.h"
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
  bool ready = false;  // whoever is asked holds the device, or in the open looks at their hand
};

App begun(const Case& each, Seat viewer, std::uint64_t again) {
  dealing() = {.moves = each.moves, .viewer = viewer, .again = again};
  App app = started({}, "#new/" + std::string(each.game.info.id) + "?players=" +
                            std::to_string(each.players) + "&seed=" + std::to_string(each.seed));
  if (each.alone) obey(app, "bot others thrall");
  obey(app, "begin");
  if (app.match().bot_acts()) obey(app, "bots wait");
  if (each.ready && app.handing_over()) {
    obey(app, "ready");
  } else if (each.ready && app.asked()) {
    obey(app, "look " + std::to_string(index(*app.session().actor()) + 1));
  }
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

// Before claims, and while the last votes are counted before the device goes on: both are in the
// open.
TEST_CASE("secrets: what all are asked at once and what is told before a hand-over shows no hand") {
  const Game& game = *find_game("graenaland");
  const Move yes = game.parse("vote yes").value();
  // All vote yes, and then somebody decides in private.
  const auto ends_votes = [&](const Position& position) {
    const auto& state = position.as<graenaland::State>();
    if (state.step != graenaland::Step::vote || state.answered != 0) return false;
    Position after = position;
    while (game.apply(after, yes)) {
    }
    return game.actor(after) && game.is_private(after);
  };
  const auto count_of_votes = [&](App app) {
    Headless screen(std::move(app), 1280, 800);
    screen.reduced_motion = false;
    screen.settle();
    while (!screen.app.handing_over()) {
      obey(screen.app, "vote yes");
      screen.frame();
    }
    std::uint64_t pictures = 0;
    for (int frame = 0; frame < 5; ++frame) {
      screen.frame(0.4);
      CHECK_FALSE(screen.has("ready"));
      pictures = pictures * 31 + screen.picture();
    }
    return pictures;
  };
  int calls = 0;
  int counts = 0;
  for (int seed = 1; seed <= 20 && (calls < 2 || counts < 2); ++seed) {
    const auto begun_at = [&](int moves, std::uint64_t again) {
      dealing() = {.moves = moves, .viewer = kNobody, .again = again};
      App app =
          started({}, "#new/graenaland?players=3&victoryCards=true&seed=" + std::to_string(seed));
      obey(app, "begin");
      return app;
    };
    Position position = begun_at(0, 0).match().position();
    Rng luck(static_cast<std::uint64_t>(seed));  // as the match is dealt
    for (int moves = 0; moves < 1500 && game.actor(position); ++moves) {
      if (calls < 2 && game.can.open_call(position)) {
        ++calls;
        REQUIRE(begun_at(moves, 0).open_call());
        const Shown as_dealt = shown(begun_at(moves, 0));
        const Shown again = shown(begun_at(moves, 77));
        CHECK(as_dealt.text_mode == again.text_mode);
        CHECK(as_dealt.words == again.words);
        CHECK(as_dealt.picture == again.picture);
      }
      if (counts < 2 && ends_votes(position)) {
        ++counts;
        CHECK(count_of_votes(begun_at(moves, 0)) == count_of_votes(begun_at(moves, 77)));
      }
      MoveList legal;
      game.legal(position, legal);
      const auto count = static_cast<std::uint32_t>(legal.size());
      REQUIRE(game.apply(position, legal[luck.below(count)]).ok());
    }
  }
  CHECK(calls > 0);
  CHECK(counts > 0);
}

}  // namespace meadhall::tests
