#include <doctest/doctest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "app/app.h"

// Parts of the program that are still to come, as on a first visit to the page: what needs one
// waits for it, and nothing else does.

namespace meadhall::tests {
namespace {

std::vector<std::string> asked_for(app::App& app) {
  std::vector<std::string> asked;
  for (const app::Effect& effect : app.take_effects()) {
    if (effect.kind == app::Effect::Kind::part) asked.push_back(effect.key);
  }
  return asked;
}

void start_without(app::App& app, std::initializer_list<std::string_view> parts,
                   std::string_view fragment = {}) {
  for (const std::string_view part : parts) app.lacks(part);
  app.start(fragment, "en", 1);
}

TEST_CASE("lacking: a command waits for the game it names, and for no other") {
  app::App app;
  start_without(app, {"vikings", "graenaland"});
  CHECK(app.command("new graenaland"));
  CHECK(app.screen() == app::Screen::hall);
  CHECK(asked_for(app) == std::vector<std::string>{"graenaland"});
  app.part_came("vikings");
  CHECK(app.screen() == app::Screen::hall);
  app.part_came("graenaland");
  CHECK(app.screen() == app::Screen::new_match);
  CHECK(app.draft().game->info.id == "graenaland");
}

TEST_CASE("lacking: what names no game waits for all, and the latest that was said is done") {
  app::App app;
  start_without(app, {"vikings", "feast"});
  CHECK(app.command("new feast"));
  CHECK(app.command("settings"));
  CHECK(asked_for(app) == std::vector<std::string>{"feast", ""});
  app.part_came("feast");
  CHECK(app.screen() == app::Screen::hall);
  app.part_came("vikings");
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
  CHECK(asked_for(app).empty());
}

TEST_CASE(
    "lacking: the screens around the table come with no game, and a match does without them") {
  app::App app;
  start_without(app, {app::kLaterPart, "feast"}, "#new/vikings?players=2&seed=7");
  REQUIRE(app.command("begin"));
  CHECK(app.command("take 1"));
  CHECK(app.match().node_count() > 1);
  CHECK(asked_for(app).empty());
  CHECK(app.command("credits"));
  CHECK(app.screen() == app::Screen::table);
  CHECK(app.command("new vikings"));  // its game is here
  CHECK(app.command("new feast"));
  CHECK(asked_for(app) == std::vector<std::string>{"later", "vikings", "feast"});
  app.part_came("feast");
  CHECK(app.screen() == app::Screen::table);
  app.part_came(app::kLaterPart);
  CHECK(app.screen() == app::Screen::new_match);
  CHECK(app.draft().game->info.id == "feast");
}

TEST_CASE("lacking: bots wait for what writes the links that they are asked with") {
  app::App app;
  start_without(app, {app::kLaterPart}, "#new/vikings?players=2&seed=7");
  REQUIRE(app.command("bot 1 karl"));
  REQUIRE(app.command("bot 2 karl"));
  REQUIRE(app.command("begin"));
  app.ask_bots(true);
  CHECK(app.command("hint"));
  CHECK(app.command("link"));
  CHECK(asked_for(app) == std::vector<std::string>{"later", "later"});
  CHECK_FALSE(app.bot_request());
  app.part_came(app::kLaterPart);
  REQUIRE(app.bot_request());
  CHECK(app.bot_request()->kind == app::BotRequest::Kind::move);
}

TEST_CASE("lacking: matches between devices are looked into once saves can be read") {
  app::App app;
  start_without(app, {app::kLaterPart}, "#new/vikings?players=2&seed=7");
  REQUIRE(app.command("bot 2 remote"));
  REQUIRE(app.command("begin"));
  REQUIRE(app.command("take 1"));
  REQUIRE(app.command("hall"));
  REQUIRE(app.slots().all().size() == 1);
  CHECK_FALSE(app.slots().all().front().content);
  app.part_came(app::kLaterPart);
  CHECK(app.slots().all().front().content);
}

TEST_CASE("lacking: figures are shown on a screen of their own, at a table too") {
  app::App app;
  start_without(app, {app::kLaterPart}, "#new/graenaland?players=3&seed=7");
  REQUIRE(app.command("begin"));
  CHECK(app.command("figures"));
  CHECK(app.screen() == app::Screen::table);
  CHECK(asked_for(app) == std::vector<std::string>{"later"});
}

TEST_CASE("lacking: links and texts that are brought wait for all") {
  app::App app;
  start_without(app, {"vikings"});
  app.open_fragment("#new/vikings?players=3&seed=7");
  CHECK(app.screen() == app::Screen::hall);
  CHECK(asked_for(app) == std::vector<std::string>{""});
  CHECK(app.import_text("#new/vikings?players=4&seed=7"));
  CHECK(app.screen() == app::Screen::hall);
  app.part_came("vikings");
  CHECK(app.screen() == app::Screen::new_match);
}

}  // namespace
}  // namespace meadhall::tests
