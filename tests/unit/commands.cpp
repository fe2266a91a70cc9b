#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "app/commands/commands.h"
#include "app/session/opinion.h"
#include "tests/support/apps.h"
#include "tests/support/thinker.h"
#include "text/catalogue.h"

// The one table of commands: every place of the app is gone through with all that is understood
// there.

namespace meadhall::tests {
namespace {

using app::App;
using app::Command;

struct Scene {
  std::string_view name;
  std::function<App()> begin;
};

App after(App app, std::initializer_list<std::string_view> lines) {
  for (const std::string_view line : lines) obey(app, line);
  return app;
}

// Three persons, hands secret: the second is asked for a card in secret.
App handed_over() {
  return after(at_table("#new/graenaland?players=3&seed=4"), {"hall", "continue"});
}

const std::vector<Scene>& scenes() {
  static const std::vector<Scene> kScenes = {
      {"the hall of somebody new", [] { return started(); }},
      {"the hall with a match", [] { return after(played(3), {"hall"}); }},
      {"saved matches", [] { return after(played(3), {"save one", "saves"}); }},
      {"settings", [] { return after(started(), {"settings"}); }},
      {"a new match", [] { return after(started(), {"new vikings"}); }},
      {"a new match with figures", [] { return after(started(), {"new graenaland"}); }},
      {"a match begun", [] { return at_table(); }},
      {"a match under way", [] { return played(7); }},
      {"a match taken back", [] { return after(played(7), {"take back"}); }},
      {"a match over", [] { return played(1000); }},
      {"a move that waits for a yes",
       [] {
         App app = at_table();
         play_until_pending(app);
         return app;
       }},
      {"a look back", [] { return after(played(7), {"replay move 3"}); }},
      {"a replay that plays", [] { return after(played(7), {"replay play"}); }},
      {"a bot thinks",
       [] { return after(started(), {"new vikings", "seed 6", "bot 1 thrall", "begin"}); }},
      {"a match against bots", [] { return played(2, "#new/vikings?players=2&seed=6"); }},
      {"the device goes round", [] { return handed_over(); }},
      {"hands are secret", [] { return after(handed_over(), {"ready"}); }},
      {"a lesson", [] { return after(started(), {"learn vikings"}); }},
      {"a lesson under way", [] { return after(started(), {"learn vikings", "next"}); }},
      {"a challenge", [] { return after(started(), {"challenge vikings 1"}); }},
      {"an answer shown",
       [] { return after(started(), {"challenge vikings 1", "challenge show"}); }},
  };
  return kScenes;
}

std::vector<const Command*> understood_in(const App& app) {
  std::vector<const Command*> all;
  for (const app::CommandList& list : app::commands()) {
    for (const Command& each : list.commands) {
      if (app.understood(each.name) == &each) all.push_back(&each);
    }
  }
  return all;
}

struct Seen {
  app::Screen screen{};
  bool has_match = false;
  std::uint64_t position = 0;
  std::size_t moves = 0;

  friend bool operator==(const Seen&, const Seen&) = default;
};

Seen seen(const App& app) {
  if (!app.has_match()) return {.screen = app.screen()};
  return {app.screen(), true, digest(app.match()), app.match().whole_line().size()};
}

}  // namespace

TEST_CASE("commands: no two of a name are understood at the same place") {
  std::set<std::pair<std::string_view, int>> met;
  for (const app::CommandList& list : app::commands()) {
    REQUIRE_FALSE(list.commands.empty());
    for (const Command& each : list.commands) {
      CAPTURE(each.name);
      REQUIRE((each.run != nullptr));
      REQUIRE(each.scopes != 0);
      for (int bit = 1; bit <= app::kChallenge; bit *= 2) {
        if ((each.scopes & bit) != 0) CHECK(met.emplace(each.name, bit).second);
      }
    }
  }
  CHECK(met.size() > 200);
}

TEST_CASE("commands: each that help names has words in every language") {
  for (const std::string_view language : text::languages()) {
    const text::Speaker speaker(language, {});
    for (const app::CommandList& list : app::commands()) {
      for (const Command& each : list.commands) {
        if (each.words.empty()) continue;
        CAPTURE(each.name);
        CHECK(speaker.say(each.words).find("«") == std::string::npos);
        CHECK(speaker.say(each.words).find('{') == std::string::npos);
      }
    }
  }
}

TEST_CASE("commands: what is available anywhere is done, what is not changes nothing") {
  int done = 0;
  int refused = 0;
  for (const Scene& scene : scenes()) {
    CAPTURE(scene.name);
    const std::vector<const Command*> all = understood_in(scene.begin());
    REQUIRE_FALSE(all.empty());
    for (const Command* each : all) {
      // What has to be followed by something is told so, below.
      if (!each->takes.empty() && each->takes.front() != '[') continue;
      CAPTURE(each->name);
      App app = scene.begin();
      const bool blind = app.handing_over() && (each->scopes & app::kElsewhere) == 0 &&
                         each->manner != app::Manner::unseen;
      const bool available = app.available(each->name) && !blind;
      const Seen before = seen(app);
      const Result<void> result = app.command(each->name);
      REQUIRE(result.ok() == !(app.notice() && app.notice()->error));
      if (available) {
        CHECK_MESSAGE(result.ok(), (app.notice() ? app.notice()->text : ""));
        ++done;
      } else {
        CHECK(seen(app) == before);
        ++refused;
      }
    }
  }
  CHECK(done > 300);
  CHECK(refused > 50);
}

TEST_CASE("commands: one that wants something is refused without it, and with nonsense") {
  int refused = 0;
  for (const Scene& scene : scenes()) {
    CAPTURE(scene.name);
    for (const Command* each : understood_in(scene.begin())) {
      // What opens a text refuses it as a text.
      if (each->takes.empty() || each->takes.front() == '[') continue;
      for (const std::string_view rest : {"", " ~", " 99999999999999999999", " -1 x"}) {
        const std::string line = std::string(each->name) + std::string(rest);
        CAPTURE(line);
        App app = scene.begin();
        const Seen before = seen(app);
        if (app.command(line).ok()) {
          CHECK(rest != "");  // "step -1 x" is none; a name may be anything
          continue;
        }
        CHECK(seen(app) == before);
        REQUIRE(app.notice().has_value());
        CHECK(app.notice()->error);
        CHECK(app.notice()->text.find("«") == std::string::npos);
        ++refused;
      }
    }
  }
  CHECK(refused > 500);
}

TEST_CASE("commands: of those a line begins with, the longest name counts") {
  App app = played(3);
  CHECK(app.understood("replay")->name == "replay");
  CHECK(app.understood("replay end")->name == "replay end");
  CHECK(app.understood("replay move 2")->name == "replay move");
  CHECK(app.understood("play on")->name == "play on");
  CHECK(app.understood("play take 4")->name == "play");
  CHECK(app.understood("take back")->name == "take back");
  CHECK(app.understood("take 4") == nullptr);  // a move
  CHECK(app.understood("undo it") == nullptr);
  CHECK(app.understood("undone") == nullptr);
  CHECK(app.understood("savest") == nullptr);
  CHECK(app.understood("") == nullptr);
}

TEST_CASE("commands: before the next player has the device the table obeys nobody else") {
  App app = handed_over();
  REQUIRE(app.handing_over());
  for (const std::string_view line :
       {"redo", "take back", "hint", "replay", "link", "explain card 1", "bots wait", "notebook",
        "look 1", "anything at all"}) {
    refuses(app, line, "app.hand_over_first");
  }
  obey(app, "settings");
  obey(app, "back");
  obey(app, "ready");
  CHECK_FALSE(app.handing_over());
}

TEST_CASE("help: lists what is understood here, until the next deed") {
  App app = played(3);
  CHECK(app.helped().empty());
  CHECK_FALSE(page_has(app, "\"help\""));
  obey(app, "help");
  CHECK(page_has(app, "\"help\":{"));
  CHECK(page_has(app, "[\"replay move <n>\",\"Look back at the table after so many moves\"]"));
  CHECK_FALSE(page_has(app, "\"stretch\""));
  CHECK_FALSE(page_has(app, "[\"begin\""));
  for (const Command* each : app.helped()) CHECK(app.understood(each->name) == each);
  obey(app, "undo");
  CHECK_FALSE(page_has(app, "\"help\""));
  obey(app, "new vikings");
  obey(app, "help");
  CHECK(page_has(app, "[\"begin\",\"Begin\"]"));
  CHECK_FALSE(page_has(app, "[\"undo\""));
}

TEST_CASE("sessions: a lesson lies on the players' match, which is as it was left") {
  App app = played(7);
  obey(app, "replay move 3");
  const std::uint64_t left = digest(app.match());
  const std::size_t lines = app.whole_log().size();
  obey(app, "learn vikings");
  REQUIRE(app.lesson() != nullptr);
  CHECK_FALSE(app.replaying());
  CHECK(digest(app.match()) != left);
  obey(app, "challenge vikings 2");  // in its place, not above it
  REQUIRE(app.challenge() != nullptr);
  CHECK(app.lesson() == nullptr);
  obey(app, "hall");
  CHECK_FALSE(app.visiting());
  REQUIRE(app.has_match());
  obey(app, "continue");
  CHECK(digest(app.match()) == left);
  CHECK(app.replaying());
  CHECK(app.whole_log().size() == lines);
}

TEST_CASE("sessions: a lesson's match is not kept, nor is that offered") {
  for (const std::string_view visit : {"learn vikings", "challenge vikings 1"}) {
    CAPTURE(visit);
    App app = after(played(3), {visit});
    (void)app.take_effects();
    for (const std::string_view command : {"save", "save mine", "export", "copy save"}) {
      CHECK_FALSE(app.available(command));
      refuses(app, command, "saves.nothing_to_save");
    }
    CHECK(app.take_effects().empty());
    obey(app, "saves");
    CHECK_FALSE(page_offers(app, "save"));
    CHECK(app.slots().all().empty());
  }
}

TEST_CASE("sessions: bots that were told to wait still do after a lesson") {
  App app = after(started(), {"new vikings", "seed 6", "bot 2 thrall", "begin", "bots wait"});
  obey(app, "learn vikings");
  CHECK_FALSE(app.bots_wait());
  obey(app, "hall");
  obey(app, "continue");
  CHECK(app.bots_wait());
}

TEST_CASE("bots: they are asked only once the screen lets them") {
  App app = after(started(), {"new vikings", "seed 6", "bot 1 thrall", "begin"});
  REQUIRE(app.bot_request());
  (void)app.take_effects();
  app.ask_bots(false);
  CHECK_FALSE(app.bot_request());
  const std::vector<app::Effect> told = app.take_effects();
  REQUIRE(told.size() == 1);
  CHECK(told[0].kind == app::Effect::Kind::think);
  CHECK(told[0].text.empty());
  obey(app, "mute");
  CHECK_FALSE(app.bot_request());
  obey(app, "setting textMode yes");  // no table is seen that could let them
  CHECK(app.bot_request());
  obey(app, "setting textMode no");
  CHECK_FALSE(app.bot_request());
  app.ask_bots(true);
  REQUIRE(app.bot_request());
  Thinker thinker;
  thinker.answer(app);
  CHECK(app.bot_decided());
}

}  // namespace meadhall::tests
