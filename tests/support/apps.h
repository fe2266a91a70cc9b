#pragma once

#include <doctest/doctest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/app.h"
#include "app/pages/text_page.h"
#include "tests/support/matches.h"

// The app as tests start and command it.

namespace meadhall::tests {

inline app::App started(std::string_view autosave = {}, std::string_view fragment = {}) {
  app::App app;
  app.remember(app::kAutosaveKey, autosave);
  app.start(fragment, "en", 1);
  return app;
}

inline app::App at_table(std::string_view invitation = "#new/vikings?players=2&seed=5") {
  app::App app = started({}, invitation);
  REQUIRE(app.command("begin").ok());
  REQUIRE(app.screen() == app::Screen::table);
  // Tests count moves, and say each of them.
  REQUIRE(app.command("setting obviousMoves ask").ok());
  (void)app.take_effects();
  return app;
}

// The same after so many moves drawn at random.
inline app::App played(int moves, std::string_view invitation = "#new/vikings?players=2&seed=5") {
  app::App app = at_table(invitation);
  Rng rng(2);
  for (int i = 0; i < moves && !app.match().over(); ++i) {
    REQUIRE(app.command(app.match().game().text(any_move(app.match(), rng))).ok());
  }
  (void)app.take_effects();
  return app;
}

inline void obey(app::App& app, std::string_view line) {
  CAPTURE(line);
  const Result<void> done = app.command(line);
  REQUIRE_MESSAGE(done.ok(), (app.notice() ? app.notice()->text : ""));
}

// A command is refused, with a sentence.
inline void refuses(app::App& app, std::string_view line, std::string_view id) {
  CAPTURE(line);
  const Result<void> done = app.command(line);
  REQUIRE_FALSE(done.ok());
  CHECK(done.error().message.id() == id);
  REQUIRE(app.notice().has_value());
  CHECK(app.notice()->error);
  CHECK(app.notice()->text.find("«") == std::string::npos);
}

// Plays, moves confirmed, until one that would end a turn waits for a yes.
inline void play_until_pending(app::App& app) {
  obey(app, "setting confirmMoves yes");
  Rng rng(6);
  while (!app.pending()) obey(app, app.match().game().text(any_move(app.match(), rng)));
}

// Undo, to which everybody at the table agrees.
inline void undo_agreed(app::App& app) {
  obey(app, "undo");
  if (app.notice() && app.notice()->text == app.say("app.undo_agreed")) obey(app, "undo");
}

// The text last stored under `key`; empty if none was.
inline std::string stored(app::App& app, std::string_view key) {
  std::string text;
  for (const app::Effect& effect : app.take_effects()) {
    if (effect.kind == app::Effect::Kind::store && effect.key == key) text = effect.text;
  }
  return text;
}

inline bool page_has(const app::App& app, std::string_view what) {
  return app::text_page(app).find(what) != std::string::npos;
}
inline bool page_offers(const app::App& app, std::string_view command) {
  return page_has(app, "\"command\":\"" + std::string(command) + "\"");
}

// Of matches of Graenaland between a person and two bots, all played at random, the first one that
// comes to be as wished.
template <class Wish>
app::App among_bots(Wish wish) {
  std::optional<app::App> found;
  for (int seed = 1; seed <= 40 && !found; ++seed) {
    app::App app = started({}, "#new/graenaland?players=3&seed=" + std::to_string(seed));
    obey(app, "bot others karl");
    obey(app, "begin");
    Rng rng(static_cast<std::uint64_t>(seed));
    for (int moves = 0; moves < 300 && !app.match().over(); ++moves) {
      if (app.handing_over()) obey(app, "ready");
      if (wish(std::as_const(app))) {
        found = std::move(app);
        break;
      }
      const std::string move = app.match().game().text(any_move(app.match(), rng));
      if (app.match().bot_acts()) {
        app.answered(app.bot_request()->key, move);
        app.let_bot_move();
      } else {
        obey(app, move);
      }
    }
  }
  REQUIRE(found.has_value());
  return *std::move(found);
}

}  // namespace meadhall::tests
