#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "app/session/obvious.h"
#include "bots/bot.h"
#include "games/registry.h"
#include "games/vikings/state.h"
#include "match/link.h"
#include "tests/support/apps.h"
#include "tests/support/matches.h"
#include "tests/support/thinker.h"

namespace meadhall::tests {
namespace {

using app::App;

TEST_CASE("confirm: what ends a turn waits for a yes, what comes before is made at once") {
  App app = at_table();
  obey(app, "setting confirmMoves yes");
  refuses(app, "confirm", "app.nothing_to_confirm");
  obey(app, "take 3");
  CHECK_FALSE(app.pending());
  CHECK(app.match().line().size() == 1);
  play_until_pending(app);
  const std::optional<Seat> actor = app.match().game().actor(app.match().position());
  CHECK(actor == app.match().game().actor(app.match().position_at(Match::kStart)));
  const std::uint64_t before = digest(app.match());
  const std::size_t moves = app.match().line().size();
  const std::string last = app.match().game().text(*app.pending());
  CHECK(page_offers(app, "confirm"));
  CHECK(page_offers(app, "cancel"));
  CHECK_FALSE(page_has(app, "\"moves\":["));
  CHECK_FALSE(page_has(app, "«"));
  obey(app, "cancel");
  CHECK_FALSE(app.pending());
  refuses(app, "cancel", "app.nothing_to_confirm");
  CHECK(digest(app.match()) == before);
  obey(app, last);
  CHECK(digest(app.match()) == before);
  obey(app, "confirm");
  CHECK_FALSE(app.pending());
  CHECK_FALSE(app.fresh_events().empty());
  CHECK(app.match().line().size() == moves + 1);
  CHECK(app.match().game().actor(app.match().position()) != actor);
}

TEST_CASE("confirm: another move takes the place of the one that waits") {
  App app = at_table();
  play_until_pending(app);
  const Move waits = *app.pending();
  MoveList moves;
  app.match().game().legal(app.match().position(), moves);
  int others = 0;
  for (const Move move : moves) {
    const Game& game = app.match().game();
    if (app::turn_goes_on(game, app.match().position(), std::array{move})) continue;
    obey(app, game.text(move));
    REQUIRE(app.pending());
    CHECK(*app.pending() == move);
    ++others;
  }
  CHECK(others > 1);
  obey(app, app.match().game().text(waits));
  obey(app, "confirm");
  CHECK(app.match().line().size() > 1);
}

TEST_CASE("confirm: an illegal move is refused at once, and looking elsewhere forgets the wish") {
  App app = played(5);
  obey(app, "setting confirmMoves yes");
  CHECK_FALSE(app.command("take 99").ok());
  CHECK_FALSE(app.pending());
  play_until_pending(app);
  const std::string waits = app.match().game().text(*app.pending());
  obey(app, "replay");
  CHECK_FALSE(app.pending());
  obey(app, "replay off");
  obey(app, waits);
  REQUIRE(app.pending());
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
  CHECK_FALSE(app.pending());
  CHECK(app.match().line().size() == 2);
}

TEST_CASE("gold first: gold pays without a question, and Undo leads to it") {
  App app = at_table();
  obey(app, "take 3");
  CHECK(app.topic() == "pay");
  obey(app, "undo");
  obey(app, "setting obviousMoves goldFirst");
  obey(app, "take 3");
  CHECK(app.topic() == "tiles");
  CHECK(app.match().line().size() == 2);
  const auto state = [&]() -> const vikings::State& {
    return app.match().position().as<vikings::State>();
  };
  const vikings::State after = state();
  // The purchase and its payment are told together.
  CHECK(std::ranges::count(app.fresh_events(), Event::Kind::choice, &Event::kind) == 2);
  obey(app, "undo");
  CHECK(app.topic() == "pay");
  obey(app, "pay 1g+2p");
  CHECK(state().at(state().turn).gold == after.at(after.turn).gold + 2);
  CHECK(state().at(state().turn).points == after.at(after.turn).points - 2);
  obey(app, "undo");
  obey(app, "undo");
  CHECK(app.match().line().empty());
}

TEST_CASE(
    "single legal moves in a turn are made for a player, and Undo leads to the last real choice") {
  int made = 0;
  for (const Game* game : all_games()) {
    App app = at_table("#new/" + std::string(game->info.id) + "?seed=11");
    obey(app, "setting obviousMoves single");
    Rng rng(3);
    std::optional<Seat> acted;
    int said = 0;  // by hand that they are done, where nothing else was legal
    for (int i = 0; i < 400 && !app.match().over(); ++i) {
      MoveList moves;
      game->legal(app.match().position(), moves);
      INFO(game->info.id, ", decision ", i);
      const std::optional<Seat> actor = game->actor(app.match().position());
      // Who has to take the device first is asked even so, and whose turn begins.
      if (app.handing_over()) {
        obey(app, "ready");
      } else if (actor == acted) {
        const bool first =
            game->round_of(app.match().position()) !=
            game->round_of(app.match().position_at(app.match().parent_of(app.match().current())));
        // Who is done says so.
        const bool done = game->can.is_done != nullptr && game->can.is_done(moves[0]);
        REQUIRE((moves.size() > 1 || first || done));
        said += moves.size() == 1 && done ? 1 : 0;
      }
      acted = actor;
      const std::size_t before = app.match().line().size();
      const std::uint64_t stood = digest(app.match());
      obey(app, game->text(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
      const std::size_t more = app.match().line().size() - before;
      REQUIRE(more >= 1);
      if (more < 2 || !app.match().can_undo()) continue;
      if (!app.command("undo").ok()) continue;  // luck decided in between
      if (app.match().line().size() == before + more) obey(app, "undo");
      ++made;
      CHECK(digest(app.match()) == stood);
      obey(app, "redo");
      CHECK(app.match().line().size() == before + more);
    }
    CHECK((said > 0) == (game->can.is_done != nullptr));
  }
  CHECK(made > 0);
}

// Plays at random until somebody else is to act.
void end_turn(App& app, Rng& rng) {
  const Game& game = app.match().game();
  const std::optional<Seat> actor = game.actor(app.match().position());
  while (!app.match().over() && game.actor(app.match().position()) == actor) {
    obey(app, game.text(any_move(app.match(), rng)));
  }
}

TEST_CASE("undo: free within a turn; what another person's turn did needs everybody's word") {
  App app = at_table("#new/vikings?players=3&seed=4");
  Rng rng(5);
  end_turn(app, rng);
  const std::uint64_t after = digest(app.match());
  const std::size_t moves = app.match().line().size();
  obey(app, "undo");
  CHECK(digest(app.match()) == after);
  REQUIRE(app.notice());
  CHECK_FALSE(app.notice()->error);
  CHECK(app.notice()->text == app.say("app.undo_agreed"));
  obey(app, "undo");
  CHECK(app.match().line().size() < moves);
  // From here on it is the turn of whoever undoes.
  while (app.match().can_undo()) obey(app, "undo");
  obey(app, "redo");
  CHECK(app.match().line().size() >= 1);
}

TEST_CASE("undo: a move in between is a new question") {
  App app = at_table("#new/vikings?players=3&seed=4");
  Rng rng(5);
  end_turn(app, rng);
  obey(app, "undo");
  end_turn(app, rng);
  const std::uint64_t after = digest(app.match());
  obey(app, "undo");
  CHECK(digest(app.match()) == after);
}

TEST_CASE("undo: one person among bots asks nobody") {
  App app = started();
  obey(app, "new vikings");
  for (const char* line : {"seed 6", "bot 2 thrall", "begin"}) obey(app, line);
  Thinker thinker;
  Rng rng(5);
  end_turn(app, rng);
  const std::size_t moves = app.match().line().size();
  let_bots(app, thinker);
  obey(app, "undo");
  CHECK(app.match().line().size() < moves);
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
  CHECK_FALSE(app.fresh_events().empty());  // now they see what was done last
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

struct PausesAsked {
  int all = 0;
  int again = 0;     // asked although the same is asked once more at once
  int needless = 0;  // asked only because the setting says so
};
// In how many pauses between phases somebody is asked, in a short match of random moves.
PausesAsked pauses_asked(std::string_view setting) {
  App app = at_table("#new/feast?players=2&seed=5&length=short");
  obey(app, "setting pauses " + std::string(setting));
  const Game& game = app.match().game();
  Rng rng(8);
  PausesAsked asked;
  while (!app.match().over()) {
    if (app.handing_over()) {
      obey(app, "ready");
      continue;
    }
    const Position& here = app.match().position();
    if (const auto pause = pause_at(game, here)) {
      ++asked.all;
      asked.again += pause->again ? 1 : 0;
      const bool passed = bots::choose(game, here, bots::kGreedy, 0) == pause->go_on;
      asked.needless += passed && !pause->matters ? 1 : 0;
    }
    obey(app, game.text(any_move(app.match(), rng)));
  }
  return asked;
}

TEST_CASE("pauses between phases are asked always, when it matters, or never") {
  const PausesAsked always = pauses_asked("always");
  CHECK(always.needless > 0);
  CHECK(always.again == 0);
  const PausesAsked matters = pauses_asked("matters");
  CHECK(matters.needless == 0);
  CHECK(matters.all > 0);
  CHECK(pauses_asked("never").all == 0);
}

TEST_CASE("pauses: Undo leads back into one that was passed, where it can be used") {
  App app = at_table("#new/feast?players=1&seed=5&length=short");
  obey(app, "setting pauses never");
  const Game& game = app.match().game();
  Rng rng(8);
  int led_back = 0;
  for (int i = 0; i < 600 && !app.match().over() && led_back < 3; ++i) {
    obey(app, game.text(any_move(app.match(), rng)));
    const std::vector<Match::Node> line = app.match().line();
    const Position before = app.match().position_at(app.match().parent_of(line.back()));
    if (!pause_at(game, before) || !app.match().can_undo()) continue;
    obey(app, "undo");
    REQUIRE(pause_at(game, app.match().position()));
    CHECK(app.asked());
    obey(app, "redo");
    ++led_back;
  }
  CHECK(led_back > 0);
}

TEST_CASE("pauses: a finished match on this device makes \"when it matters\" the standard") {
  App app = at_table("#new/feast?players=1&seed=5&length=short");
  CHECK(app.settings().pauses() == app::Pauses::always);
  Rng rng(8);
  while (!app.match().over()) obey(app, app.match().game().text(any_move(app.match(), rng)));
  CHECK(app.settings().pauses() == app::Pauses::matters);
  obey(app, "records forget");
  obey(app, "records forget");
  CHECK(app.settings().pauses() == app::Pauses::always);
}

}  // namespace
}  // namespace meadhall::tests
