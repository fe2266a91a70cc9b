#include <doctest/doctest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "app/app.h"

// Games that are still to come, as on a first visit to the page: what needs one waits for it, and
// nothing else does.

namespace meadhall::tests {
namespace {

std::vector<std::string> games_asked_for(app::App& app) {
  std::vector<std::string> asked;
  for (const app::Effect& effect : app.take_effects()) {
    if (effect.kind == app::Effect::Kind::game) asked.push_back(effect.key);
  }
  return asked;
}

void start_without(app::App& app, std::initializer_list<std::string_view> games,
                   std::string_view fragment = {}) {
  for (const std::string_view game : games) app.lacks(game);
  app.start(fragment, "en", 1);
}

TEST_CASE("lacking: a command waits for the game it names, and for no other") {
  app::App app;
  start_without(app, {"vikings", "graenaland"});
  CHECK(app.command("new graenaland"));
  CHECK(app.screen() == app::Screen::hall);
  CHECK(games_asked_for(app) == std::vector<std::string>{"graenaland"});
  app.game_came("vikings");
  CHECK(app.screen() == app::Screen::hall);
  app.game_came("graenaland");
  CHECK(app.screen() == app::Screen::new_match);
  CHECK(app.draft().game->info.id == "graenaland");
}

TEST_CASE("lacking: what names no game waits for all, and the latest that was said is done") {
  app::App app;
  start_without(app, {"vikings", "feast"});
  CHECK(app.command("new feast"));
  CHECK(app.command("settings"));
  CHECK(games_asked_for(app) == std::vector<std::string>{"feast", ""});
  app.game_came("feast");
  CHECK(app.screen() == app::Screen::hall);
  app.game_came("vikings");
  CHECK(app.screen() == app::Screen::settings);
}

TEST_CASE("lacking: a game that is here, and what needs none, waits for nothing") {
  app::App app;
  start_without(app, {"vikings"}, "#new/graenaland?players=3&seed=7");
  REQUIRE(app.screen() == app::Screen::new_match);
  REQUIRE(app.command("begin"));
  REQUIRE(app.has_match());
  CHECK_FALSE(app.command("undo"));  // nothing to undo is no reason to wait
  CHECK(app.command("hall"));
  CHECK(app.screen() == app::Screen::hall);
  CHECK(app.command("credits"));
  CHECK(app.screen() == app::Screen::credits);
  CHECK(app.command("new graenaland"));
  CHECK(app.screen() == app::Screen::new_match);
  CHECK(games_asked_for(app).empty());
}

TEST_CASE("lacking: links and texts that are brought wait for all") {
  app::App app;
  start_without(app, {"vikings"});
  app.open_fragment("#new/vikings?players=3&seed=7");
  CHECK(app.screen() == app::Screen::hall);
  CHECK(games_asked_for(app) == std::vector<std::string>{""});
  CHECK(app.import_text("#new/vikings?players=4&seed=7"));
  CHECK(app.screen() == app::Screen::hall);
  app.game_came("vikings");
  CHECK(app.screen() == app::Screen::new_match);
}

}  // namespace
}  // namespace meadhall::tests
