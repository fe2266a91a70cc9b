#include <doctest/doctest.h>

#include <algorithm>

#include "app/screens/records_words.h"
#include "match/save.h"
#include "tests/support/apps.h"
#include "tests/support/thinker.h"

// What is kept of the matches that end on a device.

namespace meadhall::tests {
namespace {

using app::App;
using app::Record;
using app::Records;
using app::RecordsWords;
using app::Screen;

std::int64_t test_clock() { return 1'795'269'780; }  // 2026-11-21 14:03

constexpr std::string_view kLine =
    "0123456789abcdef\t2026-11-21 14:03\tvikings\tgerman2007 basic\t0 45 1 Freya\t2 40 2 Bjorn";

std::string text_of(std::initializer_list<std::string_view> lines) {
  std::string text = "meadhall records 1\n";
  for (const std::string_view line : lines) text.append(line).append("\n");
  return text;
}

App with(std::string_view records) {
  App app;
  app.remember(app::kRecordsKey, records);
  app.start({}, "en", 1);
  return app;
}

// Plays at random until it is over; with a bot on the second seat, who does so too.
void finish(App& app) {
  Rng rng(3);
  Thinker thinker;
  const Match& match = app.match();
  while (!match.over()) {
    if (match.bot_acts()) {
      thinker.answer(app);
      app.let_bot_move();
    } else {
      obey(app, match.game().text(any_move(match, rng)));
    }
  }
}

TEST_CASE("records: a match that ends is kept once, with its first end") {
  App app = at_table();
  app.set_clock(&test_clock);
  finish(app);
  REQUIRE(app.records().all().size() == 1);
  const Record record = app.records().all()[0];
  const ScoreSheet sheet = app.match().game().score(app.match().position());
  CHECK(record.date == "2026-11-21 14:03");
  CHECK(record.game->info.id == "vikings");
  CHECK(record.presets.find("german2007") != std::string::npos);
  REQUIRE(record.players.size() == 2);
  CHECK(record.players[0].name == app.match().start().seats[0].name);
  for (std::size_t i = 0; i < 2; ++i) {
    CHECK(record.players[i].points == sheet.totals[i]);
    CHECK(record.players[i].rank == sheet.ranks[i]);
  }
  const std::string text = stored(app, app::kRecordsKey);
  CHECK(text.starts_with("meadhall records 1\n"));
  CHECK(with(text).records().write() == text);

  // Taken back, looked back at and ended again, in the same way or another.
  obey(app, "take back");
  obey(app, "redo");
  obey(app, "replay");
  obey(app, "replay end");
  obey(app, "play on");
  for (int i = 0; i < 12; ++i) obey(app, "take back");
  finish(app);
  CHECK(app.records().all().size() == 1);
  CHECK(stored(app, app::kRecordsKey).empty());

  // The same deal begun anew is the same match; another deal is another one.
  App again;
  again.remember(app::kRecordsKey, text);
  again.start("#new/vikings?players=2&seed=5", "en", 1);
  obey(again, "begin");
  finish(again);
  CHECK(again.records().all().size() == 1);
  obey(again, "rematch");
  finish(again);
  CHECK(again.records().all().size() == 2);
}

TEST_CASE(
    "records: neither lessons, challenges, opened ends nor bots among themselves are counted") {
  App ended = played(1000);
  REQUIRE(ended.match().over());
  const std::string save = write_save(ended.match());

  App app = started();
  REQUIRE(app.import_text(save).ok());
  CHECK(app.records().empty());
  obey(app, "take back");
  finish(app);
  CHECK(app.match().over());
  CHECK(app.records().empty());

  obey(app, "new vikings");
  for (const std::string_view line : {"players 2", "bot 1 thrall", "bot 2 thrall", "begin"}) {
    obey(app, line);
  }
  finish(app);
  CHECK(app.records().empty());

  obey(app, "learn vikings");
  Rng rng(1);
  while (app.lesson() != nullptr && !app.lesson()->last()) {
    const auto answer = app.lesson()->answer();
    obey(app, answer ? app.match().game().text(*answer) : "next");
  }
  CHECK(app.records().empty());
}

TEST_CASE("records: bots are counted by their level, and what persons got") {
  App app = started({}, "#new/vikings?players=2&seed=5");
  obey(app, "bot 2 thrall");
  obey(app, "begin");
  finish(app);
  REQUIRE(app.records().all().size() == 1);
  CHECK(app.records().all()[0].players[1].bot == 1);
  const auto tally = app::tallies(app.records(), app.match().game());
  REQUIRE(tally.size() == 1);
  CHECK(tally[0].players == 2);
  CHECK(tally[0].level == 1);
  CHECK(tally[0].results == 1);
}

TEST_CASE("records: the screen tells matches, wins, average and best, by players and bots") {
  App app =
      with(text_of({kLine, "0000000000000001\t-\tvikings\tgerman2007\t0 50 2 Freya\t2 51 1 Bjorn",
                    "0000000000000002\t-\tvikings\t-\t0 60 1 Freya\t1 40 3 Bjorn\t2 45 2 Leif",
                    "0000000000000003\t-\tvikings\t-\t0 -3 2 Freya\t0 10 1 Bjorn",
                    "0000000000000004\t-\tfeast\t-\t0 99 1 Freya"}));
  obey(app, "records");
  CHECK(app.screen() == Screen::records);
  const RecordsWords words = app::records_words(app);
  CHECK(words.damage.empty());
  REQUIRE(words.parts.size() == 2);
  using Row = std::array<std::string, RecordsWords::kColumns>;
  const auto& rows = words.parts[0].rows;
  REQUIRE(rows.size() == 4);
  CHECK(words.parts[0].game == "Vikings");
  CHECK(rows[0].who == "2 players, no bots");
  CHECK((rows[0].cells == Row{"1", "–", "3.5", "10"}));
  CHECK(rows[1].who == "2 players, karl (fair)");
  CHECK((rows[1].cells == Row{"2", "1", "47.5", "50"}));
  CHECK(rows[2].who == "3 players, mixed bots");
  CHECK((rows[2].cells == Row{"1", "1", "60.0", "60"}));
  CHECK(rows[3].who == "All matches");
  CHECK(rows[3].cells[0] == "4");
  CHECK(words.parts[1].rows.size() == 1);
  CHECK(words.parts[1].rows[0].who == "Alone");

  for (const std::string_view language : {"en", "cs", "pl", "ru"}) {
    obey(app, "setting language " + std::string(language));
    CHECK_FALSE(page_has(app, "«records"));
    CHECK(page_has(app, "\"rows\":[[\"\","));
  }
  CHECK(page_has(app, "47,5"));
  obey(app, "back");
  CHECK(app.screen() == Screen::hall);
  CHECK(page_offers(app, "records"));
}

TEST_CASE("records: what cannot be read is told once, kept, exported and counted with nothing") {
  const std::string damaged = text_of(
      {"x", kLine, "0123456789abcdeg\t-\tvikings\t-\t0 1 1 A",
       "0123456789abcde1\t-\tgo\t-\t0 1 1 A", "0123456789abcde2\t-\tvikings\t-\t9 1 1 A",
       "0123456789abcde3\t-\tvikings\t-\t0 1 0 A", "0123456789abcde4\t-\tvikings\t-\t0 1 1 \x01",
       "0123456789abcde5\t-\tvikings\t-\t2 1 1 A", "0123456789abcde6\t-\tvikings\t-\t0 99999 1 A",
       "0123456789abcde7\t-\tvikings\t-\t0 1 1 A\t",
       "0123456789abcde8\tlong ago\tvikings\t-\t0 1 1 A"});
  App app = with(damaged);
  CHECK(app.records().all().size() == 1);
  CHECK(app.records().unread() == 10);
  obey(app, "records");
  CHECK(page_has(app, "10 lines of the records cannot be read"));
  obey(app, "records export");
  const auto effects = app.take_effects();
  REQUIRE_FALSE(effects.empty());
  CHECK(effects.back().kind == app::Effect::Kind::save_file);
  CHECK(effects.back().key == "meadhall-records.txt");
  for (const std::string_view line : {"x", "0123456789abcde8\tlong ago\tvikings\t-\t0 1 1 A"}) {
    CHECK(effects.back().text.find(line) != std::string::npos);
  }
  CHECK(with(effects.back().text).records().write() == effects.back().text);

  App newer = with("meadhall records 2\nsomething else\n");
  obey(newer, "new vikings");
  obey(newer, "begin");
  finish(newer);
  const std::string kept = stored(newer, app::kRecordsKey);
  CHECK(kept.find("\nmeadhall records 2\nsomething else\n") != std::string::npos);
  CHECK(with(kept).records().all().size() == 1);
}

TEST_CASE("records: they are forgotten when that was said twice in a row") {
  App app = with(text_of({kLine}));
  obey(app, "records");
  obey(app, "records forget");
  CHECK(page_has(app, "Forget them for good"));
  obey(app, "records");
  obey(app, "records forget");
  CHECK_FALSE(app.records().empty());
  obey(app, "records forget");
  CHECK(app.records().empty());
  const auto effects = app.take_effects();
  CHECK(std::ranges::any_of(effects, [](const app::Effect& each) {
    return each.kind == app::Effect::Kind::store && each.key == app::kRecordsKey &&
           each.text.empty();
  }));
  CHECK_FALSE(page_offers(app, "records forget"));
  refuses(app, "records forget", "records.none");
  refuses(app, "records export", "records.none");
}

TEST_CASE("records: beyond their number the oldest makes room, and another tab's are followed") {
  Records records;
  Record record{.game = played(0).match().start().game, .presets = {}, .players = {{}}};
  record.players[0].name = "Freya";
  for (std::size_t i = 1; i <= app::kMostRecords + 1; ++i) {
    record.start = i;
    CHECK(records.add(record));
  }
  CHECK_FALSE(records.add(record));
  CHECK(records.all().size() == app::kMostRecords);
  CHECK(records.all().front().start == 2);
  CHECK(records.full());
  App app = with(records.write());
  CHECK(app::records_words(app).told.find("500") != std::string::npos);
  app.remember(app::kRecordsKey, text_of({kLine}));
  CHECK(app.records().all().size() == 1);
  app.remember(app::kRecordsKey, {});
  CHECK(app.records().empty());
}

}  // namespace
}  // namespace meadhall::tests
