#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <string>
#include <vector>

#include "app/app.h"
#include "app/screens/slots.h"
#include "bots/bot.h"
#include "match/link.h"
#include "tests/support/matches.h"
#include "tests/support/thinker.h"

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

// The start of a match of `game`, as a link; `said` of it before.
std::string link_to(const std::string& game, std::initializer_list<std::string_view> said = {}) {
  app::App whole;
  whole.start("#new/" + game + "?seed=7", "en", 1);
  for (const std::string_view line : said) REQUIRE(whole.command(line));
  REQUIRE(whole.command("begin"));
  return write_link(whole.match());
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
  start_without(app, {app::kLaterPart, "feast"}, link_to("vikings"));
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
  start_without(app, {app::kLaterPart}, link_to("vikings", {"bot 1 karl", "bot 2 karl"}));
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
  app::App whole;
  whole.start("#new/vikings?players=2&seed=7", "en", 1);
  for (const std::string_view line : {"bot 2 remote", "begin", "take 1"}) {
    REQUIRE(whole.command(line));
  }
  app::App app;
  app.lacks(app::kLaterPart);
  for (const app::Effect& effect : whole.take_effects()) {
    if (effect.key.starts_with(app::kSlotKey)) app.remember(effect.key, effect.text);
  }
  app.start({}, "en", 1);
  REQUIRE(app.slots().all().size() == 1);
  CHECK_FALSE(app.slots().all().front().content);
  app.part_came(app::kLaterPart);
  CHECK(app.slots().all().front().content);
}

TEST_CASE("lacking: figures are shown on a screen of their own, at a table too") {
  app::App app;
  start_without(app, {app::kLaterPart}, link_to("graenaland"));
  CHECK(app.command("figures"));
  CHECK(app.screen() == app::Screen::table);
  CHECK(asked_for(app) == std::vector<std::string>{"later"});
}

TEST_CASE("lacking: what comes later waits, at a table too, and until then may be of use") {
  app::App app;
  start_without(app, {app::kLaterPart}, link_to("vikings"));
  CHECK(app.available("replay"));
  CHECK(app.command("replay"));
  CHECK_FALSE(app.replaying());
  CHECK(asked_for(app) == std::vector<std::string>{"later"});
  app.part_came(app::kLaterPart);
  CHECK_FALSE(app.available("replay"));  // nothing was played yet
}

TEST_CASE("lacking: bots' reasons are told once bots are here") {
  app::App whole;
  whole.start(link_to("graenaland", {"bot others skald"}), "en", 1);
  whole.ask_bots(true);
  const auto reasoned = [](const app::App& app) {
    return std::ranges::count_if(app.whole_log(), &app::LogLine::reasoned);
  };
  Thinker thinker;
  Rng rng(3);
  while (!whole.match().over() && reasoned(whole) == 0) {
    let_bots(whole, thinker);
    if (whole.match().over()) break;
    REQUIRE(whole.command(whole.match().game().text(any_move(whole.match(), rng))));
  }
  REQUIRE(reasoned(whole) > 0);
  app::App app;
  start_without(app, {app::kLaterPart}, write_link(whole.match()));
  CHECK(app.whole_log().size() == whole.whole_log().size());
  CHECK(reasoned(app) == 0);
  app.part_came(app::kLaterPart);
  CHECK(reasoned(app) == reasoned(whole));
}

TEST_CASE(
    "lacking: until bots are here, who judge which pauses are needless, all are asked about") {
  app::App app;
  start_without(app, {app::kLaterPart}, link_to("feast", {"players 2", "preset short"}));
  REQUIRE(app.command("setting pauses matters"));
  const Game& game = app.match().game();
  Rng rng(8);
  int needless = 0;
  while (!app.match().over() && needless == 0) {
    const Position& here = app.match().position();
    const auto pause = pause_at(game, here);
    const bool passes = pause && bots::choose(game, here, bots::kGreedy, 0) == pause->go_on;
    if (passes && !pause->matters) ++needless;
    REQUIRE(app.command(game.text(any_move(app.match(), rng))));
  }
  CHECK(needless > 0);
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
