#include <doctest/doctest.h>

#include <algorithm>

#include "app/screens/slot_words.h"
#include "match/link.h"
#include "match/save.h"
#include "tests/support/apps.h"
#include "tests/support/save_text.h"

namespace meadhall::tests {
namespace {

using app::App;
using app::Effect;
using app::Screen;
using app::Slot;

// 2026-11-21 14:03, and a minute later with each look.
std::int64_t minutes = 0;
std::int64_t test_clock() { return 1'795'269'780 + 60 * minutes++; }

App dated(int moves) {
  App app = played(moves);
  minutes = 0;
  app.set_clock(&test_clock);
  return app;
}

Effect last_effect(App& app, Effect::Kind kind) {
  Effect found;
  for (const Effect& effect : app.take_effects()) {
    if (effect.kind == kind) found = effect;
  }
  return found;
}

TEST_CASE("saves: a match is kept under a name, with its date, and comes back after a reload") {
  App app = dated(20);
  const std::uint64_t there = digest(app.match());
  obey(app, "save Long winter");
  const std::string text = stored(app, "meadhall.save.1");
  CHECK(text.starts_with("meadhall slot kept 2026-11-21 14:03 Long winter\nmeadhall save 1\n"));

  App reloaded;
  reloaded.remember("meadhall.save.1", text);
  reloaded.start({}, "en", 1);
  obey(reloaded, "saves");
  REQUIRE(reloaded.slots().all().size() == 1);
  const Slot& slot = reloaded.slots().all()[0];
  CHECK(slot.name == "Long winter");
  CHECK(slot.date == "2026-11-21 14:03");
  REQUIRE(slot.content);
  CHECK(slot.content->moves == 20);
  const app::SlotWords words = app::slot_words(reloaded, slot);
  CHECK(words.who.starts_with("Vikings: "));
  CHECK(words.where == "Round 1, move 20");
  CHECK(words.when == "2026-11-21, 14:03");
  CHECK(page_offers(reloaded, "load 1"));
  CHECK_FALSE(page_has(reloaded, "«"));
  obey(reloaded, "load 1");
  CHECK(reloaded.screen() == Screen::table);
  CHECK(digest(reloaded.match()) == there);
}

TEST_CASE("saves: dates are written as each language writes them") {
  App app = played(1);
  const auto when = [&](std::string_view language, std::string_view date) {
    obey(app, "setting language " + std::string(language));
    return app::slot_words(app, {.id = "1", .name = "a", .date = std::string(date), .save = ""})
        .when;
  };
  CHECK(when("en", "2026-03-05 09:07") == "2026-03-05, 09:07");
  CHECK(when("cs", "2026-03-05 09:07") == "5. 3. 2026, 09:07");
  CHECK(when("cs", "2026-11-21 14:03") == "21. 11. 2026, 14:03");
  CHECK(when("pl", "2026-03-05 09:07") == "05.03.2026, 09:07");
  CHECK(when("ru", "2026-03-05 09:07") == "05.03.2026, 09:07");
  CHECK(when("cs", "").empty());
  CHECK(when("cs", "long ago") == "long ago");
}

TEST_CASE("saves: without a name one is given; what only went on takes the old one’s place") {
  App app = dated(20);
  obey(app, "save");
  CHECK(app.slots().all()[0].name.find("round 1") != std::string::npos);
  obey(app, "save Mine");
  Rng rng(4);
  obey(app, app.match().game().text(any_move(app.match(), rng)));
  obey(app, "save Mine");
  CHECK(app.slots().all().size() == 2);
  CHECK(app.slots().all()[0].name == "Mine");  // the newest first
  CHECK(app.slots().all()[0].content->moves == 21);
  // Another match of that name takes nobody’s place.
  obey(app, "rematch");
  obey(app, "save Mine");
  CHECK(std::ranges::count(app.slots().all(), "Mine", &Slot::name) == 2);
  for (const std::string& wrong : {std::string("save a\tb"), "save " + std::string(81, 'x')}) {
    refuses(app, wrong, "saves.bad_name");
  }
}

TEST_CASE("saves: a deletion is asked for twice in a row") {
  App app = dated(5);
  obey(app, "save One");
  obey(app, "delete 1");
  CHECK(app.doubted() == "1");
  CHECK(app.slots().all().size() == 1);
  obey(app, "saves");
  CHECK(app.doubted().empty());
  obey(app, "delete 1");
  CHECK(page_has(app, "for good"));
  (void)app.take_effects();
  obey(app, "delete 1");
  CHECK(app.slots().all().empty());
  const std::vector<Effect> effects = app.take_effects();
  REQUIRE(effects.size() == 1);
  CHECK(effects[0].key == "meadhall.save.1");
  CHECK(effects[0].text.empty());
  refuses(app, "delete 1", "saves.no_such");
  refuses(app, "delete", "saves.no_such");
  CHECK(page_has(app, "Nothing is saved yet"));
}

TEST_CASE("saves: renamed, and only to what can be a name") {
  App app = dated(5);
  obey(app, "save One");
  (void)app.take_effects();
  obey(app, "rename 1 The long  winter");
  CHECK(app.slots().all()[0].name == "The long  winter");
  CHECK(stored(app, "meadhall.save.1").find("14:03 The long  winter\n") != std::string::npos);
  refuses(app, "rename 1", "saves.bad_name");
  refuses(app, "rename 1 " + std::string(81, 'x'), "saves.bad_name");
  refuses(app, "rename 2 Two", "saves.no_such");
  refuses(app, "rename previous Two", "saves.no_such");
  CHECK(app.slots().all()[0].name == "The long  winter");
}

TEST_CASE("saves: what cannot be read is listed with its reason, handed out and deleted") {
  App app;
  const std::string broken =
      "meadhall slot kept 2026-01-02 03:04 Broken\nmeadhall save 1\nnonsense\n";
  const std::string newer =
      "meadhall slot kept 2026-01-02 03:05 Newer\nmeadhall save 9\ngame vikings\nchecksum 0\n";
  app.remember("meadhall.save.2", broken);
  app.remember("meadhall.save.7", newer);
  app.remember("meadhall.save.9", "what is this?");
  app.remember("meadhall.save.x", "not a slot");
  app.remember(app::kDamagedKey, "meadhall save 1\ndamaged before\n");
  app.start({}, "en", 1);
  obey(app, "saves");
  REQUIRE(app.slots().all().size() == 4);
  for (const Slot& slot : app.slots().all()) {
    CAPTURE(slot.id);
    CHECK_FALSE(slot.content);
    REQUIRE(slot.damage);
    CHECK_FALSE(page_offers(app, "load " + slot.id));
    CHECK(page_offers(app, "download " + slot.id));
    CHECK(page_offers(app, "delete " + slot.id));
    CHECK_FALSE(app.command("load " + slot.id).ok());
    CHECK(app.notice()->error);
  }
  CHECK(page_has(app, "newer Meadhall"));
  CHECK_FALSE(page_has(app, "«"));
  obey(app, "download 2");
  const Effect file = last_effect(app, Effect::Kind::save_file);
  CHECK(file.key == "meadhall-2026-01-02.meadhall");
  CHECK(file.text == "meadhall save 1\nnonsense\n");
  obey(app, "delete damaged");
  obey(app, "delete damaged");
  CHECK(last_effect(app, Effect::Kind::store).key == app::kDamagedKey);
  CHECK(app.slots().all().size() == 3);
}

TEST_CASE("saves: a poisoned autosave of 60,000 variations is put aside, not played") {
  App before = at_table();
  const std::string good = write_save(before.match());
  std::string poison = good.substr(0, good.find("current "));
  for (int i = 0; i < 60'000; ++i) poison += "after " + std::to_string(i) + "\ntake 1 #0000\n";
  poison += "current 0\nchecksum 0000000000000000\n";
  App app = started(poison);
  CHECK_FALSE(app.has_match());
  REQUIRE(app.notice());
  CHECK(app.notice()->error);
  CHECK(app.notice()->text.find("10000") != std::string::npos);
  CHECK(app.notice()->text.size() < 500);
  CHECK(stored(app, app::kDamagedKey) == poison);  // not a byte of it is lost
  obey(app, "saves");
  REQUIRE(app.slots().find("damaged") != nullptr);
  CHECK(app.slots().find("damaged")->damage);
  obey(app, "new vikings");
  obey(app, "begin");
  CHECK(app.has_match());
  CHECK_FALSE(app.import_text(poison).ok());
  CHECK(write_save(app.match()) == stored(app, app::kAutosaveKey));
}

TEST_CASE("saves: after every command the autosave is the match as it stands") {
  for (const std::string_view invitation :
       {"#new/vikings?players=3&seed=4", "#new/graenaland?players=3&seed=4",
        "#new/feast?players=2&seed=4"}) {
    App app = at_table(invitation);
    std::string kept = write_save(app.match());
    Rng rng(9);
    for (int i = 0; i < 150; ++i) {
      const std::string node =
          std::to_string(rng.below(static_cast<std::uint32_t>(app.match().node_count())));
      switch (rng.below(8)) {
        case 0: static_cast<void>(app.command("undo")); break;
        case 1: static_cast<void>(app.command("take back")); break;
        case 2: static_cast<void>(app.command("redo")); break;
        case 3: static_cast<void>(app.command("promise 1 word " + node)); break;
        case 4: static_cast<void>(app.command("goto " + node)); break;
        case 5: static_cast<void>(app.command("play on")); break;
        case 6:
          if (i % 50 == 49) static_cast<void>(app.command("rematch"));
          break;
        default:
          if (app.match().over()) break;
          static_cast<void>(app.command(app.match().game().text(any_move(app.match(), rng))));
      }
      if (app.handing_over()) obey(app, "ready");
      const std::string latest = stored(app, app::kAutosaveKey);
      if (!latest.empty()) kept = latest;
      if (!app.replaying()) CHECK(kept == write_save(app.match()));
    }
    const Result<Match> read = read_save(kept);
    REQUIRE(read.ok());
    CHECK(write_save(read.value()) == kept);
  }
}

TEST_CASE("saves: a second damaged match does not take the first one’s place") {
  App app;
  app.remember(app::kDamagedKey, "meadhall save 1\nthe first\n");
  app.remember(app::kAutosaveKey, "meadhall save 1\nthe second\n");
  app.start({}, "en", 1);
  const auto has = [&](std::string_view text) {
    return std::ranges::any_of(app.slots().all(),
                               [&](const Slot& slot) { return slot.save == text; });
  };
  CHECK(has("meadhall save 1\nthe first\n"));
  CHECK(has("meadhall save 1\nthe second\n"));
}

TEST_CASE("saves: of a match cut short by corrected rules, what was kept stays whole") {
  MatchStart start = start_of(2, 5, "feast");
  start.setup.rules = 2;
  Match match = Match::begin(start).value();
  Rng rng(5);
  play_on(match, rng, 12);
  std::string old = replaced(write_save(match), " rules 2", " rules 1");
  old = resealed(old.insert(old.find("current "), "after 9\nroll #0000\n"));

  App app = started(old);
  REQUIRE(app.has_match());
  CHECK(app.match().current() == 9);
  REQUIRE(app.notice());
  CHECK(app.notice()->text.find("up to move 9") != std::string::npos);
  CHECK(stored(app, app::kDamagedKey) == old);
  obey(app, "new vikings");
  REQUIRE(app.import_text(old).ok());
  CHECK(app.notice()->text.find("up to move 9") != std::string::npos);
}

TEST_CASE("saves: loading one after the other loses nothing") {
  App app = dated(6);
  obey(app, "save One");
  obey(app, "rematch");
  Rng rng(8);
  obey(app, app.match().game().text(any_move(app.match(), rng)));
  const std::uint64_t unsaved = digest(app.match());
  obey(app, "load 1");
  CHECK(app.available("previous"));
  obey(app, "load 1");
  obey(app, app.match().game().text(any_move(app.match(), rng)));
  obey(app, "load 1");
  obey(app, "rematch");
  // Somewhere it still is, and not twice.
  int found = 0;
  for (const Slot& slot : app.slots().all()) {
    const Result<Match> match = read_save(slot.save);
    REQUIRE(match.ok());
    if (digest(match.value()) == unsaved) ++found;
  }
  CHECK(found == 1);
}

TEST_CASE("saves: those that stepped aside make room for each other, and a full house says so") {
  App app = dated(2);
  Rng rng(1);
  for (int i = 0; i < 20; ++i) {
    obey(app, "rematch");
    obey(app, app.match().game().text(any_move(app.match(), rng)));
  }
  CHECK(std::ranges::count_if(app.slots().all(), &Slot::aside) ==
        static_cast<std::ptrdiff_t>(app::kMostAside));
  const std::size_t room = app::kMostSlots - app::kMostAside;
  for (std::size_t i = 0; i < room; ++i) obey(app, "save Number " + std::to_string(i));
  refuses(app, "save One more", "saves.full");
  obey(app, "rematch");  // and yet another one finds its place
  obey(app, app.match().game().text(any_move(app.match(), rng)));
  obey(app, "rematch");
  CHECK(std::ranges::count_if(app.slots().all(), &Slot::aside) ==
        static_cast<std::ptrdiff_t>(app::kMostAside));
}

TEST_CASE("saves: another tab’s saves are followed") {
  App app = dated(3);
  obey(app, "save Here");
  const std::string text = stored(app, "meadhall.save.1");
  obey(app, "saves");
  const std::uint32_t before = app.revision();
  app.remember("meadhall.save.2", text);
  CHECK(app.revision() != before);
  REQUIRE(app.slots().all().size() == 2);
  CHECK(app.slots().all()[1].content);
  app.remember("meadhall.save.1", "");
  CHECK(app.slots().all().size() == 1);
  app.remember(app::kPreviousKey, text);  // not the other tab’s to change
  CHECK(app.slots().all().size() == 1);
}

TEST_CASE("credits: licences and news are asked of the page, from any screen") {
  App app = started();
  for (const std::string_view screen : {"hall", "credits"}) {
    obey(app, screen);
    obey(app, "licences");
    CHECK(app.take_effects().back().kind == Effect::Kind::licences);
    obey(app, "news");
    CHECK(app.take_effects().back().kind == Effect::Kind::news);
    CHECK(app.take_effects().empty());
  }
  const std::string page = app::text_page(app);
  for (const std::string_view command : {"licences", "news"}) {
    CHECK(page.find("\"command\":\"" + std::string(command) + "\"") != std::string::npos);
  }
}

TEST_CASE("export: the file holds the whole match and is named after game and day") {
  App app = dated(10);
  obey(app, "export");
  const Effect file = last_effect(app, Effect::Kind::save_file);
  CHECK(file.key == "vikings-2026-11-21.meadhall");
  CHECK(file.text == write_save(app.match()));
  obey(app, "copy save");
  CHECK(last_effect(app, Effect::Kind::copy).text == write_save(app.match()));
  obey(app, "import");
  CHECK(app.take_effects().back().kind == Effect::Kind::pick_file);
  App empty = started();
  for (const std::string_view line : {"save", "save X", "export", "copy save"}) {
    refuses(empty, line, "saves.nothing_to_save");
  }
}

TEST_CASE("import: a save’s text, however it travelled, comes to the table") {
  App app = dated(10);
  const std::string save = write_save(app.match());
  const std::uint64_t there = digest(app.match());
  std::string windows;
  for (const char letter : save)
    windows += letter == '\n' ? std::string("\r\n") : std::string(1, letter);
  for (const std::string& text :
       {save, "\xef\xbb\xbf" + save, "\n  " + save + "\n\n", windows,
        save.substr(0, save.size() - 1), "meadhall slot kept - - X\n" + save}) {
    App other = at_table("#new/vikings?players=3&seed=8");
    obey(other, "take 1");
    REQUIRE(other.import_text(text).ok());
    CHECK(digest(other.match()) == there);
    CHECK(other.available("previous"));
    REQUIRE(other.notice());
    CHECK_FALSE(other.notice()->error);
  }
}

TEST_CASE("import: links and invitations, whole or amid other words") {
  App app = dated(10);
  const std::string link = write_link(app.match());
  for (const std::string& text :
       {link, "https://example.org/hall/" + link,
        "Look at this:\n<https://example.org/" + link + "> – what would you do?", link.substr(1)}) {
    App other = started();
    CAPTURE(text);
    REQUIRE_MESSAGE(other.import_text(text).ok(), other.notice()->text);
    CHECK(digest(other.match()) == digest(app.match()));
    App typed = started();
    if (text.find('\n') == std::string::npos) {
      obey(typed, "open " + text);
      CHECK(digest(typed.match()) == digest(app.match()));
    }
  }
  App invited = started();
  REQUIRE(invited.import_text(" https://example.org/#new/vikings?players=3&seed=7 ").ok());
  CHECK(invited.screen() == Screen::new_match);
  CHECK(invited.draft().seed == 7);
}

TEST_CASE("import: anything else is refused with one sentence, and nothing changes") {
  App app = dated(10);
  const std::string save = write_save(app.match());
  const std::uint64_t there = digest(app.match());
  std::string wrong_move = save;
  wrong_move.replace(wrong_move.find("moves\n") + 6, 4, "fake");
  for (const std::string& text :
       {std::string(), std::string("hello"), std::string("PNG\x89\x00\x01", 6),
        save.substr(0, save.size() / 2), wrong_move, "meadhall save 99\n" + save,
        std::string("#match/vikings/AAAA"), std::string("#new/ludo"),
        std::string("meadhall slot kept"), std::string(200'000, 'x')}) {
    CAPTURE(text.substr(0, 60));
    CHECK_FALSE(app.import_text(text).ok());
    REQUIRE(app.notice());
    CHECK(app.notice()->error);
    CHECK(app.notice()->text.find("«") == std::string::npos);
    CHECK(digest(app.match()) == there);
    CHECK_FALSE(app.available("previous"));
  }
  CHECK_FALSE(app.import_text(wrong_move).ok());
  CHECK(app.notice()->text.find("Line ") != std::string::npos);
}

}  // namespace
}  // namespace meadhall::tests
