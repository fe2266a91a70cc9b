#include <doctest/doctest.h>

#include "match/link.h"
#include "tests/support/apps.h"
#include "tests/support/thinker.h"

namespace meadhall::tests {
namespace {

using app::App;
using app::Timeline;

std::size_t now(const App& app) { return Timeline(app.match()).now(); }
std::size_t moves(const App& app) { return Timeline(app.match()).moves(); }

TEST_CASE("replay: while it is on no move can be made, and playing on branches without loss") {
  App app = played(30);
  const std::vector<Match::Node> line = app.match().line();
  obey(app, "replay");
  CHECK(app.replaying());
  refuses(app, "take 1", "app.replay_no_move");
  obey(app, "replay move 10");
  CHECK(now(app) == 10);
  CHECK(moves(app) == line.size());
  Rng rng(7);
  obey(app, "play on");
  CHECK_FALSE(app.replaying());
  Move other = any_move(app.match(), rng);
  while (other == app.match().move_of(line[10])) other = any_move(app.match(), rng);
  const std::size_t nodes = app.match().node_count();
  obey(app, app.match().game().text(other));
  CHECK(app.match().node_count() == nodes + 1);
  CHECK(moves(app) == 11);
  // What was played before is still there.
  obey(app, "goto " + std::to_string(line.back()));
  CHECK(app.match().line() == line);
}

TEST_CASE("replay: a look back is not what a reload comes back to, playing on is") {
  App app = played(12);
  obey(app, "replay move 3");
  obey(app, "step 1");
  CHECK(stored(app, app::kAutosaveKey).empty());
  obey(app, "play on");
  const App reloaded = started(stored(app, app::kAutosaveKey));
  CHECK(now(reloaded) == 4);
  CHECK_FALSE(reloaded.replaying());
}

TEST_CASE("replay: steps, turns and rounds go as far as there is a match, and say so at its ends") {
  App app = played(1000);
  REQUIRE(app.match().over());
  const std::size_t all = moves(app);
  obey(app, "replay start");
  CHECK(now(app) == 0);
  refuses(app, "step -1", "app.replay_at_start");
  refuses(app, "turn -1", "app.replay_at_start");
  obey(app, "step 5");
  CHECK(now(app) == 5);
  CHECK(app.fresh_events().empty());  // a jump
  obey(app, "step 1");
  CHECK_FALSE(app.fresh_events().empty());  // is seen as it was played
  obey(app, "step -2");
  CHECK(now(app) == 4);
  CHECK(app.fresh_events().empty());
  obey(app, "step 100000");
  CHECK(now(app) == all);
  CHECK(app.replaying());
  refuses(app, "step 1", "app.replay_at_end");
  refuses(app, "round 1", "app.replay_at_end");
  obey(app, "step -100000");
  CHECK(now(app) == 0);

  const Game& game = app.match().game();
  const auto round = [&] { return game.round_of(app.match().position()); };
  for (int expected = 2; expected <= 6; ++expected) {
    obey(app, "round 1");
    CHECK(round() == expected);
    obey(app, "step -1");
    CHECK(round() == expected - 1);
    obey(app, "step 1");
  }
  obey(app, "round 1");
  CHECK(now(app) == all);
  obey(app, "round -2");
  CHECK(round() == 5);
  obey(app, "replay end");
  CHECK(now(app) == all);

  // Turn by turn somebody else acts, or another round begins.
  obey(app, "replay start");
  while (now(app) < all) {
    const std::size_t before = now(app);
    const std::optional<Seat> actor = game.actor(app.match().position());
    const int in_round = round();
    obey(app, "turn 1");
    const Timeline timeline(app.match());
    if (!timeline.latest()) {
      CHECK((game.actor(app.match().position()) != actor || round() != in_round));
    }
    for (std::size_t i = before; i < now(app); ++i) {
      CHECK(game.actor(app.match().position_at(timeline.node(i))) == actor);
    }
    obey(app, "turn -1");
    CHECK(now(app) == before);
    obey(app, "turn 1");
  }
}

TEST_CASE("replay: on to what I decide next, and to the next scoring, and back") {
  App app = started();
  obey(app, "new vikings");
  for (const char* line : {"players 3", "seed 6", "bot 2 thrall", "bot 3 thrall", "begin"}) {
    obey(app, line);
  }
  Thinker thinker;
  Rng rng(8);
  while (!app.match().over()) {
    let_bots(app, thinker);
    if (app.asked()) obey(app, app.match().game().text(any_move(app.match(), rng)));
  }
  const Game& game = app.match().game();
  obey(app, "replay start");
  const Timeline timeline(app.match());
  const auto acts = [&](std::size_t moment) {
    return game.actor(app.match().position_at(timeline.node(moment))) == seat_at(0);
  };
  // Every decision of the only person is met, and nothing else.
  std::size_t last = 0;
  int met = acts(0) ? 1 : 0;
  while (app.command("decision 1").ok()) {
    for (std::size_t i = last + 1; i < now(app); ++i) CHECK_FALSE(acts(i));
    CHECK(acts(now(app)));
    last = now(app);
    ++met;
  }
  CHECK(met > 20);
  CHECK(app.notice()->text == app.say("app.replay_no_decision"));
  CHECK(now(app) == last);
  obey(app, "decision -2");
  CHECK(now(app) < last);
  refuses(app, "decision 0", "app.unknown_command");
  refuses(app, "decision 9999", "app.replay_no_decision");
  // Six rounds, each with its scoring, the large ones in parts where players ferry in between.
  obey(app, "replay start");
  refuses(app, "scoring -1", "app.replay_no_scoring");
  int scorings = 0;
  while (app.command("scoring 1").ok()) {
    ++scorings;
    CHECK(std::ranges::count(app.fresh_events(), Event::Kind::score, &Event::kind) > 0);
  }
  CHECK(scorings >= 6);
}

TEST_CASE("replay: plays by itself to the end, at the speed wished for") {
  App app = played(8);
  obey(app, "replay start");
  refuses(app, "replay next", "app.replay_at_end");  // it does not play
  obey(app, "replay play");
  obey(app, "replay speed 2");
  CHECK(app.replay().quarters == 8);
  refuses(app, "replay speed 3", "app.replay_speeds");
  for (int i = 0; i < 7; ++i) {
    CHECK(app.replay().playing);
    obey(app, "replay next");
    CHECK_FALSE(app.fresh_events().empty());
  }
  obey(app, "replay pause");
  CHECK_FALSE(app.replay().playing);
  obey(app, "replay play");
  obey(app, "replay next");
  CHECK_FALSE(app.replay().playing);
  CHECK(app.replaying());
  CHECK(app.replay().quarters == 8);
  obey(app, "replay play");  // at the end: anew
  CHECK(now(app) == 0);
  obey(app, "step 1");  // a hand on it stops it
  CHECK_FALSE(app.replay().playing);
  obey(app, "replay live");
  CHECK_FALSE(app.replaying());
  CHECK(now(app) == 8);
}

TEST_CASE("replay: what happened since my turn") {
  App app = played(0, "#new/vikings?players=3&seed=9");
  refuses(app, "since", "app.replay_nothing");
  refuses(app, "replay", "app.replay_nothing");
  refuses(app, "play on", "app.replay_not_on");
  Rng rng(3);
  const Game& game = app.match().game();
  const Seat self = *game.actor(app.match().position());
  const auto actor = [&] { return game.actor(app.match().position()); };
  std::size_t own_end = 0;
  bool others = false;
  // On to the second decision of their next turn.
  while (!others || actor() != self) {
    if (actor() == self) own_end = app.match().line().size() + 1;
    others = others || actor() != self;
    obey(app, game.text(any_move(app.match(), rng)));
  }
  const std::size_t all = moves(app);
  obey(app, game.text(any_move(app.match(), rng)));
  const bool still_his = actor() == self;
  obey(app, "since");
  if (still_his) CHECK(now(app) == own_end);
  CHECK(app.replay().playing);
  while (app.replay().playing) obey(app, "replay next");
  CHECK_FALSE(app.replaying());  // it ends where they go on
  CHECK(now(app) == all + 1);

  // From a look back too it is the latest moment's player who is asked about.
  obey(app, "replay start");
  obey(app, "since");
  if (still_his) CHECK(now(app) == own_end);
  obey(app, "replay live");

  App over = played(1000);
  refuses(over, "since", "app.replay_nobody_acts");
}

TEST_CASE("replay: undo leaves moves ahead, and they can be gone back to") {
  App app = played(6);
  obey(app, "take back");
  obey(app, "take back");
  CHECK_FALSE(app.replaying());
  CHECK(app.match().can_redo());
  CHECK(app.log().size() < app.whole_log().size());
  obey(app, "replay live");
  CHECK(now(app) == 6);
  CHECK(app.log().size() == app.whole_log().size());
  // In a replay undo and redo are steps.
  obey(app, "replay");
  obey(app, "undo");
  CHECK(app.replaying());
  CHECK(now(app) == 5);
  obey(app, "redo");
  CHECK(now(app) == 6);
}

TEST_CASE("replay: a line of the log leads to its moment") {
  App app = played(20);
  const app::LogLine line = app.log()[3];
  obey(app, "goto " + std::to_string(line.node));
  CHECK(app.replaying());
  CHECK(app.match().current() == line.node);
  CHECK(app.log().back().node == line.node);
  CHECK(app.whole_log().size() > app.log().size());
  obey(app, "replay live");
  const Match::Node last = app.match().current();
  obey(app, "goto " + std::to_string(last));
  CHECK_FALSE(app.replaying());  // the table stands there already
  CHECK_FALSE(app.command("goto 9999").ok());
  CHECK_FALSE(app.command("goto x").ok());
}

TEST_CASE("replay: among several ways on the next one is taken, and none is lost") {
  App app = at_table();
  obey(app, "take 1");
  obey(app, "take back");
  obey(app, "take 2");
  obey(app, "take back");
  obey(app, "take 3");
  refuses(app, "variation", "app.replay_one_way");
  obey(app, "step -1");
  CHECK(Timeline(app.match()).forks().size() == 1);
  const auto ahead = [&] {
    const Timeline timeline(app.match());
    return app.match().game().text(app.match().move_of(timeline.node(1)));
  };
  CHECK(page_offers(app, "variation"));
  CHECK(ahead() == "take 3");
  obey(app, "variation");
  CHECK(ahead() == "take 1");
  obey(app, "variation");
  CHECK(ahead() == "take 2");
  CHECK(now(app) == 0);
}

TEST_CASE("replay: the link leads to the moment looked at, also where the match is at hand") {
  App app = played(25);
  obey(app, "replay move 11");
  (void)app.take_effects();
  obey(app, "link");
  const std::string link = app.take_effects()[0].text;
  const std::uint64_t there = digest(app.match());
  const Result<Match> opened = read_link(link);
  REQUIRE(opened.ok());
  CHECK(digest(opened.value()) == there);

  obey(app, "replay live");
  app.open_fragment(link);
  CHECK(app.replaying());
  CHECK(digest(app.match()) == there);
  CHECK(moves(app) == 25);
  const App elsewhere = started({}, link);
  CHECK(digest(elsewhere.match()) == there);
  CHECK_FALSE(elsewhere.replaying());  // there is nothing after it
}

TEST_CASE("replay: commands that make no sense are refused and change nothing") {
  App app = played(9);
  obey(app, "replay move 4");
  for (const std::string_view wrong :
       {"step", "step 0", "step x", "step 1 2", "turn", "turn -", "round 1.5", "replay move 10",
        "replay move -1", "replay dance", "replay speed"}) {
    CAPTURE(wrong);
    CHECK_FALSE(app.command(wrong).ok());
    CHECK(app.replaying());
    CHECK(now(app) == 4);
  }
}

TEST_CASE("replay: text mode has its steps, no moves, and a field for the moment") {
  App app = played(15);
  CHECK(page_offers(app, "replay"));
  CHECK(page_offers(app, "since"));
  obey(app, "replay move 7");
  CHECK_FALSE(page_has(app, "\"moves\":["));
  for (const std::string_view command :
       {"step 1", "step -1", "turn 1", "turn -1", "round 1", "round -1", "decision 1", "scoring 1",
        "replay start", "replay end", "play on", "replay live", "link", "replay move"}) {
    CAPTURE(command);
    CHECK(page_offers(app, command));
  }
  CHECK(page_has(app, "Replay: move 7 of 15, round 1."));
  CHECK_FALSE(page_has(app, "«"));
  obey(app, "replay end");
  CHECK(page_has(app, "\"command\":\"step 1\",\"text\":\"One move on\",\"enabled\":false"));
}

}  // namespace
}  // namespace meadhall::tests
