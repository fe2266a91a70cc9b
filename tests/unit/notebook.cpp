// Promises: written down while the rules let players talk, kept with the match, binding nobody.

#include "match/notebook.h"

#include <doctest/doctest.h>

#include "app/session/promises.h"
#include "core/hash.h"
#include "match/link.h"
#include "match/save.h"
#include "tests/support/apps.h"

namespace meadhall::tests {
namespace {

using app::App;

Promise promise_of(Seat by, std::string words, Match::Node made = Match::kStart) {
  return {.made = made, .by = by, .words = std::move(words)};
}

std::string refusal_of(const Result<void>& result) {
  REQUIRE_FALSE(result.ok());
  return std::string(result.error().message.id());
}

TEST_CASE("notebook: promises stand in the order in which they were made, until they are struck") {
  Notebook notebook;
  REQUIRE(notebook.add(promise_of(Seat{1}, "ore")));
  REQUIRE(notebook.add(promise_of(Seat{0}, "dříví na příště")));
  REQUIRE(notebook.promises().size() == 2);
  CHECK(notebook.promises()[0].fate == Promise::Fate::open);
  REQUIRE(notebook.judge(1, Promise::Fate::broken));
  CHECK(notebook.promises()[1].fate == Promise::Fate::broken);
  REQUIRE(notebook.strike(0));
  REQUIRE(notebook.promises().size() == 1);
  CHECK(notebook.promises()[0].words == "dříví na příště");
  CHECK(refusal_of(notebook.judge(1, Promise::Fate::kept)) == "notebook.no_such");
  CHECK(refusal_of(notebook.strike(1)) == "notebook.no_such");
}

TEST_CASE("notebook: what is no line of words is refused, and what is too much") {
  Notebook notebook;
  for (const std::string& words :
       {std::string(), std::string(" ore"), std::string("ore "), std::string("ore\nwood"),
        std::string("\xff"), std::string(kMaxPromiseBytes + 1, 'a')}) {
    CAPTURE(words);
    CHECK(refusal_of(notebook.add(promise_of(Seat{0}, words))) == "notebook.words");
  }
  CHECK(notebook.add(promise_of(Seat{0}, std::string(kMaxPromiseBytes, 'a'))));
  while (notebook.promises().size() < kMaxPromises) {
    REQUIRE(notebook.add(promise_of(Seat{0}, "once more")));
  }
  CHECK(refusal_of(notebook.add(promise_of(Seat{0}, "too much"))) == "notebook.full");
}

TEST_CASE("notebook: a save keeps it, a link leaves it out") {
  Match match = new_match(3, 5);
  Rng rng(3);
  play_on(match, rng, 12);
  REQUIRE(match.notebook().add(promise_of(Seat{2}, "my votes: next time", 7)));
  REQUIRE(match.notebook().add(promise_of(Seat{0}, "никогда", Match::kStart)));
  REQUIRE(match.notebook().judge(1, Promise::Fate::kept));
  REQUIRE(match.notebook().add(promise_of(Seat{1}, "a road", 4)));
  REQUIRE(match.notebook().judge(2, Promise::Fate::lapsed));
  const std::string save = write_save(match);
  CHECK(save.find("\npromise after 7 seat 3 open: my votes: next time\n") != std::string::npos);
  CHECK(save.find("\npromise after 0 seat 1 kept: никогда\n") != std::string::npos);
  CHECK(save.find("\npromise after 4 seat 2 lapsed: a road\n") != std::string::npos);
  const Result<Match> read = read_save(save);
  REQUIRE(read.ok());
  CHECK(std::ranges::equal(read.value().notebook().promises(), match.notebook().promises()));
  CHECK(write_save(read.value()) == save);
  const Result<Match> linked = read_link(write_link(match));
  REQUIRE(linked.ok());
  CHECK(linked.value().notebook().promises().empty());
}

TEST_CASE("notebook: a save says where a promise cannot be read") {
  Match match = new_match(2, 5);
  REQUIRE(match.notebook().add(promise_of(Seat{0}, "ore")));
  const std::string save = write_save(match);
  const std::string line = "promise after 0 seat 1 open: ore";
  for (const std::string_view wrong :
       {"promise after 9 seat 1 open: ore", "promise after x seat 1 open: ore",
        "promise after 0 seat 3 open: ore", "promise after 0 seat 0 open: ore",
        "promise after 0 seat 1 maybe: ore", "promise after 0 seat 1 open ore",
        "promise after 0 seat 1 open: ", "promise after 0 sea 1 open: ore"}) {
    CAPTURE(wrong);
    std::string damaged = save;
    damaged.replace(damaged.find(line), line.size(), wrong);
    const Result<Match> read = read_save(damaged);
    REQUIRE_FALSE(read.ok());
    const std::string id(read.error().message.id());
    CHECK((id == "save.unreadable" || id == "save.line"));
  }
}

// A match of Graenaland among three persons, at the first decision at which promises may be made.
App where_talk_is_open(bool open = true) {
  App app;
  app.start({}, "en", 7);
  for (const std::string_view line : {"new graenaland", "players 3", "seed 11", "begin"}) {
    obey(app, std::string(line));
  }
  Rng rng(4);
  const Game& game = app.match().game();
  for (int moves = 0; game.can.table_talk->talk(app.match().position()).open != open; ++moves) {
    REQUIRE(moves < 1000);
    if (app.handing_over()) obey(app, "ready");
    obey(app, game.text(any_move(app.match(), rng)));
  }
  if (app.handing_over()) obey(app, "ready");
  return app;
}

TEST_CASE("notebook: a promise is written down, told, judged and struck out, and kept") {
  App app = where_talk_is_open();
  CHECK(page_offers(app, "notebook"));
  CHECK_FALSE(page_has(app, "promise 1"));
  obey(app, "notebook");
  for (const std::string_view field : {"\"promise 1\"", "\"promise 3\""}) {
    CHECK(page_has(app, std::string(field)));
  }
  const std::uint64_t before = digest(app.match());
  obey(app, "promise 2 all ore is yours");
  CHECK(digest(app.match()) == before);
  CHECK(page_has(app, "all ore is yours"));
  CHECK_FALSE(page_has(app, "«"));
  app.take_effects();
  obey(app, "judge 1 kept");
  CHECK(page_has(app, "Kept."));
  obey(app, "judge 1 lapsed");
  CHECK(page_has(app, "Lapsed."));
  obey(app, "judge 1 kept");
  const std::string save = stored(app, app::kAutosaveKey);
  CHECK(save.find("kept: all ore is yours") != std::string::npos);
  const App later = started(save);
  REQUIRE(later.match().notebook().promises().size() == 1);
  CHECK(later.match().notebook().promises()[0].by == Seat{1});
  obey(app, "judge 1 struck");
  CHECK_FALSE(page_has(app, "all ore is yours"));
  obey(app, "notebook");
  CHECK_FALSE(page_has(app, "\"promise 1\""));
}

// What a page's field begins with that has neither a heading nor a command.
bool has_bare_field(const App& app) {
  const std::string page = app::text_page(app);
  const std::size_t from = page.find("\"fields\":");
  REQUIRE(from != std::string::npos);
  return page.find("{\"text\":", from) < page.find("\"choices\"", from);
}

TEST_CASE("notebook: what a bot asks for stands in the text that opens the notebook's fields") {
  App app =
      among_bots([](const App& each) { return !app::asked_of_persons(each.match()).empty(); });
  obey(app, "notebook");
  CHECK_FALSE(has_bare_field(app));
  CHECK(page_has(app, "asks for a promise"));
}

TEST_CASE("notebook: wishes that cannot be written down are told why") {
  App app = where_talk_is_open();
  refuses(app, "promise", "notebook.no_seat");
  refuses(app, "promise 4 ore", "notebook.no_seat");
  refuses(app, "promise 0 ore", "notebook.no_seat");
  refuses(app, "promise 1", "notebook.words");
  refuses(app, "judge 1 kept", "notebook.no_such");
  refuses(app, "judge 0 struck", "notebook.no_such");
  refuses(app, "judge 1 maybe", "notebook.verdict");
  refuses(app, "judge kept", "notebook.verdict");
  App quiet = where_talk_is_open(false);
  refuses(quiet, "promise 1 ore", "notebook.quiet");
  CHECK(app.match().notebook().promises().empty());
}

TEST_CASE("notebook: what was promised later is not told earlier, and a replay adds nothing") {
  App app = where_talk_is_open();
  obey(app, "promise 1 my votes");
  obey(app, "take back");
  CHECK_FALSE(page_has(app, "my votes"));
  obey(app, "redo");
  CHECK(page_has(app, "my votes"));
  obey(app, "replay");
  refuses(app, "promise 1 ore", "notebook.replay");
}

TEST_CASE("notebook: a game without rules of talk has none") {
  App app = at_table();
  CHECK_FALSE(page_offers(app, "notebook"));
  CHECK_FALSE(app.command("notebook").ok());
  CHECK_FALSE(app.command("promise 1 gold").ok());
}

}  // namespace
}  // namespace meadhall::tests
