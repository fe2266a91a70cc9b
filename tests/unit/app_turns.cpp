#include <doctest/doctest.h>

#include <algorithm>

#include "match/link.h"
#include "tests/support/apps.h"

namespace meadhall::tests {
namespace {

using app::App;

TEST_CASE("confirm: a move waits for a yes, and another one takes its place") {
  App app = at_table();
  obey(app, "setting confirmMoves yes");
  const std::uint64_t before = digest(app.match());
  refuses(app, "confirm", "app.nothing_to_confirm");
  obey(app, "take 1");
  REQUIRE(app.pending());
  CHECK(app.match().game().text(*app.pending()) == "take 1");
  CHECK(digest(app.match()) == before);
  CHECK(page_offers(app, "confirm"));
  CHECK(page_offers(app, "cancel"));
  CHECK_FALSE(page_has(app, "\"moves\":["));
  CHECK_FALSE(page_has(app, "«"));
  obey(app, "take 2");
  CHECK(app.match().game().text(*app.pending()) == "take 2");
  obey(app, "cancel");
  CHECK_FALSE(app.pending());
  refuses(app, "cancel", "app.nothing_to_confirm");
  CHECK(digest(app.match()) == before);
  obey(app, "take 2");
  obey(app, "confirm");
  CHECK_FALSE(app.pending());
  CHECK_FALSE(app.fresh_events().empty());
  CHECK(app.match().line().size() == 1);
}

TEST_CASE("confirm: an illegal move is refused at once, and looking elsewhere forgets the wish") {
  App app = played(5);
  obey(app, "setting confirmMoves yes");
  CHECK_FALSE(app.command("take 99").ok());
  CHECK_FALSE(app.pending());
  Rng rng(1);
  obey(app, app.match().game().text(any_move(app.match(), rng)));
  REQUIRE(app.pending());
  obey(app, "replay");
  CHECK_FALSE(app.pending());
  obey(app, "replay off");
  obey(app, app.match().game().text(any_move(app.match(), rng)));
  obey(app, "take back");
  CHECK_FALSE(app.pending());
}

TEST_CASE("deeds: a line of several moves is one deed, all of it or nothing, with one undo") {
  App app = at_table();
  const std::uint64_t before = digest(app.match());
  refuses(app, "play take 3; take 3", "vikings.no.step");
  CHECK(digest(app.match()) == before);
  obey(app, "play take 3; pay 3g; start F");
  CHECK(app.match().line().size() == 3);
  // What happened at all of them is told, and heard.
  CHECK(std::ranges::count(app.fresh_events(), Event::Kind::choice, &Event::kind) == 3);
  obey(app, "undo");
  CHECK(digest(app.match()) == before);
  obey(app, "redo");
  CHECK(app.match().line().size() == 3);
  obey(app, "undo");
  obey(app, "setting confirmMoves yes");
  obey(app, "take 3; pay 3g");
  CHECK(digest(app.match()) == before);
  obey(app, "confirm");
  CHECK(app.match().line().size() == 2);
}

// Plays at random until somebody else is to act.
void end_turn(App& app, Rng& rng) {
  const Game& game = app.match().game();
  const std::optional<Seat> actor = game.actor(app.match().position());
  while (!app.match().over() && game.actor(app.match().position()) == actor) {
    obey(app, game.text(any_move(app.match(), rng)));
  }
}

TEST_CASE("hand-over: nothing of the table is told before the next player is ready") {
  App app = at_table("#new/vikings?players=3&seed=4");
  obey(app, "setting handOver yes");
  CHECK_FALSE(app.handing_over());  // who set it holds the device
  Rng rng(5);
  end_turn(app, rng);
  REQUIRE_FALSE(app.match().over());
  CHECK(app.handing_over());
  const std::string page = app::text_page(app);
  for (const std::string_view leak :
       {"\"moves\"", "\"amounts\"", "\"sections\"", "\"log\"", "\"fresh\"", "gold", "wheel"}) {
    CAPTURE(leak);
    CHECK(page.find(leak) == std::string::npos);
  }
  CHECK(page_offers(app, "ready"));
  CHECK_FALSE(page_has(app, "«"));
  for (const std::string_view line : {"take 1", "explain pair 1", "link", "replay", "since",
                                      "goto 1", "step -1", "take back", "redo"}) {
    refuses(app, line, "app.hand_over_first");
  }
  // What may be seen without the table may be visited meanwhile.
  obey(app, "settings");
  CHECK_FALSE(app.handing_over());
  obey(app, "back");
  CHECK(app.handing_over());

  obey(app, "ready");
  CHECK_FALSE(app.handing_over());
  CHECK_FALSE(app.fresh_events().empty());  // now he sees what was done last
  CHECK(page_has(app, "\"moves\""));
  obey(app, "ready ");
}

TEST_CASE("hand-over: who still holds the device may undo; a replay and the end need none") {
  App app = at_table("#new/vikings?players=2&seed=4");
  obey(app, "setting handOver yes");
  Rng rng(5);
  const auto actor = [&] { return app.match().game().actor(app.match().position()); };
  const std::optional<Seat> first = actor();
  end_turn(app, rng);
  REQUIRE(app.handing_over());
  if (app.match().can_undo()) {
    obey(app, "undo");
    CHECK(actor() == first);
    CHECK_FALSE(app.handing_over());
    end_turn(app, rng);
  }
  obey(app, "ready");
  obey(app, "replay start");
  CHECK_FALSE(app.handing_over());
  obey(app, "play on");  // there the other one is to act
  CHECK(app.handing_over() == (actor() != first ? false : true));
  if (app.handing_over()) obey(app, "ready");
  while (!app.match().over()) {
    if (app.handing_over()) obey(app, "ready");
    end_turn(app, rng);
  }
  CHECK_FALSE(app.handing_over());
}

TEST_CASE("hand-over: a match that is opened is not shown to whoever happens to sit there") {
  const std::string link = write_link(played(12).match());
  App app = at_table();
  obey(app, "setting handOver yes");
  obey(app, "open " + link);
  CHECK(app.handing_over());
  obey(app, "ready");
  CHECK(app.fresh_events().empty());
}

}  // namespace
}  // namespace meadhall::tests
