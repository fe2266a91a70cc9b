#include <doctest/doctest.h>

#include <algorithm>

#include "app/screens/kept_words.h"
#include "app/teaching/teaching.h"
#include "games/registry.h"
#include "match/link.h"
#include "match/save.h"
#include "tests/support/apps.h"

// What the hall offers, in words; the screen has the same.

namespace meadhall::tests {
namespace {

using app::App;
using app::Screen;

std::size_t persons(const App& app) { return app.persons(); }

TEST_CASE("hall: the match that was left comes first, with whose turn it is") {
  App app = played(7);
  const std::string player =
      app.match().start().seats[index(*app.match().game().actor(app.match().position()))].name;
  obey(app, "hall");
  CHECK(app::kept_words(app).where == "Vikings, round 1: " + player + "’s turn");
  const std::string page = app::text_page(app);
  const std::size_t actions = page.find("\"actions\":[");
  REQUIRE(actions != std::string::npos);
  CHECK(page.substr(actions).starts_with(
      "\"actions\":[{\"command\":\"continue\",\"text\":\"Continue: Vikings, round 1: " + player));

  App over = played(1000);
  obey(over, "hall");
  CHECK(app::kept_words(over).where.starts_with("Vikings: finished after move "));
  CHECK_FALSE(page_offers(started(), "continue"));
}

TEST_CASE("hall: each game is begun, played at once, learnt and read, where there is anything") {
  const App app = started();
  for (const Game* game : all_games()) {
    const std::string id(game->info.id);
    CAPTURE(id);
    const app::Teaching& teaching = app::teaching_of(id);
    CHECK(page_offers(app, "new " + id));
    CHECK(page_offers(app, "quick " + id));
    CHECK(page_offers(app, "learn " + id) == (teaching.lesson != nullptr));
    CHECK(page_offers(app, "rules " + id) == (teaching.book != nullptr));
    CHECK(page_offers(app, "challenges " + id) == !teaching.challenges.empty());
  }
}

TEST_CASE("hall: a quick match begins at once, one person against bots of the middle level") {
  for (const Game* game : all_games()) {
    const std::string id(game->info.id);
    CAPTURE(id);
    App app = started();
    obey(app, "quick " + id);
    CHECK(app.screen() == Screen::table);
    CHECK(persons(app) == 1);
    CHECK_FALSE(app.handing_over());
    const auto& seats = app.match().start().seats;
    CHECK(seats.size() >= 2);
    CHECK(seats.size() == (game->info.min_players + game->info.max_players) / 2U);
    CHECK(seats[0].bot == 0);
    for (std::size_t i = 1; i < seats.size(); ++i) CHECK(seats[i].bot == 2);
    CHECK(stored(app, std::string(app::kLastKey) + id).empty());
  }
  App app = started();
  refuses(app, "quick chess", "link.no_such_game");
}

TEST_CASE("hall: a quick match has the settings of the last new one, also after a reload") {
  App app = started();
  for (const std::string_view line : {"new vikings", "players 4", "bot others jarl", "bot 2 none",
                                      "name 1 Gudrun", "set startVp 0", "begin"}) {
    obey(app, line);
  }
  const std::string last = stored(app, "meadhall.last.vikings");
  REQUIRE_FALSE(last.empty());
  const auto follows = [](App& quick) {
    const MatchStart first = quick.match().start();
    obey(quick, "quick vikings");
    const MatchStart& start = quick.match().start();
    CHECK(start.setup.seed != first.setup.seed);
    CHECK(start.seats.size() == 4);
    CHECK(start.seats[0].name == "Gudrun");
    CHECK(start.seats[1].bot == 0);
    CHECK(start.seats[3].bot == kBotLevels);
    return start.setup.options;
  };
  const auto options = follows(app);
  CHECK(std::ranges::equal(options, read_link(last).value().start().setup.options));

  App reloaded;
  reloaded.remember("meadhall.last.vikings", last);
  reloaded.start("#new/feast?players=2&seed=5", "en", 3);
  obey(reloaded, "begin");
  follows(reloaded);

  // Of persons alone the others become bots, of bots alone the first a person.
  for (const std::string_view bots : {"bot others none", "bot 1 karl"}) {
    App other = started();
    obey(other, "new vikings");
    obey(other, "bot others karl");
    obey(other, bots);
    obey(other, "begin");
    obey(other, "quick vikings");
    CHECK(persons(other) == 1);
    CHECK(other.match().start().seats[0].bot == 0);
  }

  // What cannot be read is as good as none.
  App damaged;
  damaged.remember("meadhall.last.vikings", "#match/nonsense");
  damaged.start({}, "en", 1);
  obey(damaged, "quick vikings");
  CHECK(damaged.match().start().seats.size() == 3);
}

TEST_CASE("hall: a quick match sets the one on the table aside") {
  App app = played(5);
  const std::string save = write_save(app.match());
  obey(app, "quick feast");
  REQUIRE(app.available("previous"));
  obey(app, "previous");
  CHECK(write_save(app.match()) == save);
}

TEST_CASE("hall: the rules of each game are its own") {
  App app = started();
  obey(app, "rules vikings");
  CHECK(app.screen() == Screen::rules);
  CHECK(app.reader().book().game == "vikings");
}

}  // namespace
}  // namespace meadhall::tests
