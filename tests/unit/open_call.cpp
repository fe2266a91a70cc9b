// Several persons on one device are asked in the open who wants to decide at all, where a decision
// may be declined so: Graenaland's claims.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "match/link.h"
#include "tests/support/apps.h"
#include "tests/support/thinker.h"

namespace meadhall::tests {
namespace {

using app::App;
using graenaland::State;
using graenaland::Step;

const State& state_of(const App& app) { return app.match().position().as<State>(); }

// A match with victory-point cards, decided at random until claims may be made.
App at_claims(std::string_view commands = {}) {
  for (int seed = 1; seed < 60; ++seed) {
    App app =
        started({}, "#new/graenaland?players=3&victoryCards=true&seed=" + std::to_string(seed));
    if (!commands.empty()) obey(app, commands);
    obey(app, "begin");
    obey(app, "setting obviousMoves ask");
    Thinker thinker;
    Rng rng(static_cast<std::uint64_t>(seed));
    for (int moves = 0; moves < 900 && !app.match().over(); ++moves) {
      if (app.match().bot_acts()) let_bots(app, thinker);
      if (state_of(app).step == Step::claim) return app;
      if (app.handing_over()) obey(app, "ready");
      obey(app, app.match().game().text(any_move(app.match(), rng)));
    }
  }
  FAIL("nobody could ever claim anything");
  return {};
}

std::string want(Seat seat) { return "want " + std::to_string(index(seat) + 1); }

// The answers given since the claims began, in notation.
std::vector<std::string> answers(const App& app, Match::Node since) {
  std::vector<std::string> all;
  for (const Match::Node node : app.match().line_from(since)) {
    all.push_back(app.match().game().text(app.match().move_of(node)));
  }
  return all;
}
using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("open call: all who sit here are asked first, and nobody's secrets are shown") {
  App app = at_claims();
  REQUIRE(app.open_call());
  CHECK_FALSE(app.handing_over());
  CHECK_FALSE(app.asked());
  CHECK(app.viewer() == kNobody);
  CHECK(page_has(app, "Who wants to check"));
  CHECK(page_has(app, "Nobody: go on"));
  for (const std::string_view line : {"want 1", "want 2", "want 3", "want done"}) {
    CHECK(page_offers(app, line));
  }
  CHECK_FALSE(page_has(app, "\"moves\":["));
  CHECK_FALSE(page_offers(app, "hint"));
  CHECK_FALSE(page_offers(app, "ready"));
  refuses(app, "claim nothing", "app.want_first");
  refuses(app, "hint", "bot.no_hint");
  refuses(app, "want", "app.want_seats");
  refuses(app, "want 4", "app.want_seats");
  // Whoever is not sure may look at their own hand.
  obey(app, "look 2");
  CHECK(app.viewer() == seat_at(1));
  obey(app, "want 2");
  CHECK(app.viewer() == kNobody);
  obey(app, "help");
  CHECK(page_has(app, "want done"));
}

TEST_CASE("open call: whoever does not want to claims nothing, unasked") {
  App app = at_claims();
  const Match::Node before = app.match().current();
  const Seat main = state_of(app).main;
  obey(app, "want 1");
  CHECK(page_has(app, "I don’t after all"));
  obey(app, "want 1");
  CHECK_FALSE(page_has(app, "I don’t after all"));
  obey(app, "want done");
  CHECK(answers(app, before) == Lines(3, "claim nothing"));
  CHECK(state_of(app).step == Step::build);
  CHECK(app.session().actor() == main);
  CHECK(app.handing_over());
  CHECK_FALSE(app.session().called);
  refuses(app, "want 1", "app.hand_over_first");
  obey(app, "ready");
  refuses(app, "want 1", "app.want_nothing");
  refuses(app, "want done", "app.want_nothing");
}

TEST_CASE("open call: those who want to get the device one after the other") {
  App app = at_claims();
  const Match::Node before = app.match().current();
  const Seat main = state_of(app).main;
  const Seat second = next_seat(main, 3);
  const Seat third = next_seat(second, 3);
  obey(app, want(third));
  obey(app, want(main));
  CHECK(page_has(app, "\"Ask "));
  obey(app, "want done");
  CHECK(answers(app, before).empty());
  CHECK(app.handing_over());
  CHECK(app.session().actor() == main);
  obey(app, "ready");
  CHECK(app.viewer() == main);
  CHECK(page_has(app, "claim nothing"));
  obey(app, "claim nothing");
  CHECK(answers(app, before) == Lines(2, "claim nothing"));
  CHECK(app.handing_over());
  CHECK(app.session().actor() == third);
  obey(app, "ready");
  obey(app, "claim nothing");
  CHECK(state_of(app).step == Step::build);
  // The record is a match like any other.
  CHECK(digest(started({}, write_link(app.match())).match()) == digest(app.match()));
}

TEST_CASE("open call: undo leads back to where all were asked, and all are asked again") {
  App app = at_claims();
  const Match::Node before = app.match().current();
  const Seat third = next_seat(next_seat(state_of(app).main, 3), 3);
  obey(app, want(third));
  obey(app, "want done");
  REQUIRE(answers(app, before).size() == 2);
  REQUIRE(app.handing_over());
  obey(app, "undo");
  CHECK(app.match().current() == before);
  CHECK(app.open_call());
  CHECK(app.session().called_here().size() == 3);
  CHECK_FALSE(app.session().called);
  CHECK(page_has(app, "Nobody: go on"));
  // Who was asked in private, and answered, is asked again themselves.
  const Seat main = state_of(app).main;
  obey(app, want(main));
  obey(app, want(third));
  obey(app, "want done");
  obey(app, "ready");
  obey(app, "claim nothing");
  REQUIRE(app.session().actor() == third);
  obey(app, "undo");
  CHECK(app.match().current() == before);
  CHECK(app.session().actor() == main);
}

TEST_CASE("open call: after a reload those who have not answered are asked again") {
  App app = at_claims();
  const Seat third = next_seat(next_seat(state_of(app).main, 3), 3);
  (void)app.take_effects();
  obey(app, want(third));
  obey(app, "want done");
  const App again = started(stored(app, app::kAutosaveKey));
  CHECK(digest(again.match()) == digest(app.match()));
  CHECK(again.open_call());
  CHECK(again.session().called_here() == std::vector<Seat>{third});
}

TEST_CASE("open call: a replay asks nobody, and comes back to the question") {
  App app = at_claims();
  obey(app, "want 1");
  obey(app, "replay start");
  CHECK_FALSE(app.open_call());
  obey(app, "replay live");
  CHECK(app.open_call());
}

TEST_CASE("open call: bots answer for themselves, and a person alone is asked directly") {
  App two = at_claims("bot 2 thrall");
  Thinker thinker;
  let_bots(two, thinker);
  REQUIRE(two.open_call());
  CHECK(std::ranges::count(two.session().called_here(), seat_at(1)) == 0);
  refuses(two, "want 2", "app.want_not_asked");
  obey(two, "want done");
  for (int i = 0; i < 3; ++i) let_bots(two, thinker);
  CHECK(state_of(two).step != Step::claim);

  App one = at_claims("bot others thrall");
  let_bots(one, thinker);
  CHECK_FALSE(one.open_call());
  CHECK(one.asked());
  CHECK(page_has(one, "claim nothing"));
}

TEST_CASE("open call: no decision of Vikings or Feast is declined in the open") {
  for (const char* game : {"vikings", "feast"}) {
    App app = at_table("#new/" + std::string(game) + "?players=3&seed=4");
    CHECK_FALSE(app.open_call());
    refuses(app, "want 1", app.handing_over() ? "app.hand_over_first" : "app.want_nothing");
  }
}

}  // namespace meadhall::tests
