// What bots say of their deeds in Graenaland.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "bots/graenaland/guide.h"
#include "games/graenaland/pieces.h"
#include "games/registry.h"
#include "tests/support/apps.h"
#include "tests/support/graenaland_play.h"
#include "tests/support/graenaland_table.h"
#include "tests/support/thinker.h"

namespace meadhall::tests {
namespace {

using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;

const Game& island() { return *find_game("graenaland"); }

// "seat1: reason, seat2: reason": why whoever acted by this move did so.
std::vector<Message> reasons(const State& before, Move move, const State& after) {
  std::vector<Message> found;
  for (const Event& event : narrate(before, move)) {
    Message why =
        bots::counsel(island()).reason(Position::of(before), move, Position::of(after), event);
    if (event.kind == Event::Kind::choice) CHECK(why.empty());
    if (!why.empty()) found.push_back(std::move(why));
  }
  return found;
}

std::string reasons(Table& table, std::string_view move) {
  const State before = table.state;
  table.play(move);
  return testing::words(reasons(before, parse(move).value(), table.state));
}
std::string reasons(Table&& table, std::string_view move) { return reasons(table, move); }

// Ann, Bob, Cid and Dag vote on F1 as said, where four wood lie; Ann proposes.
Table votes_of(std::string_view a, std::string_view b, std::string_view c, std::string_view d) {
  Table table;
  table.main(dag).villages(ann, a).lying("F1", "4 wood");
  if (!b.empty()) table.villages(bob, b);
  if (!c.empty()) table.villages(cid, c);
  if (!d.empty()) table.villages(dag, d);
  table.to_proposals().play("propose F1");
  return table;
}

TEST_CASE("bots: a proposal is told with whose votes it wants") {
  CHECK(reasons(votes_of("3 F1", "F1", "F1", ""), "rest 1") ==
        "graenaland.reason.alone votes=3 all=5");
  CHECK(reasons(votes_of("3 F1", "3 F1", "", ""), "rest 1") ==
        "graenaland.reason.one votes=3 all=6 player=seat2");
  CHECK(reasons(votes_of("3 F1", "2 F1", "2 F1", ""), "rest 1") ==
        "graenaland.reason.one_of votes=3 all=7 "
        "players=[graenaland.reason.player player=seat2; graenaland.reason.player player=seat3]");
  CHECK(reasons(votes_of("F1", "F1", "F1", ""), "rest 1") ==
        "graenaland.reason.one_of votes=1 all=3 "
        "players=[graenaland.reason.player player=seat2; graenaland.reason.player player=seat3]");
  CHECK(reasons(votes_of("F1", "3 F1", "3 F1", ""), "rest 1") ==
        "graenaland.reason.one_of votes=1 all=7 "
        "players=[graenaland.reason.player player=seat2; graenaland.reason.player player=seat3]");
  CHECK(reasons(votes_of("2 F1", "F1", "4 F1", ""), "rest 1") ==
        "graenaland.reason.one votes=2 all=7 player=seat3");
  CHECK(reasons(votes_of("F1", "F1", "F1", "F1"), "rest 1") ==
        "graenaland.reason.some votes=1 all=4 missing=2 "
        "players=[graenaland.reason.voter player=seat2 votes=1; "
        "graenaland.reason.voter player=seat3 votes=1; "
        "graenaland.reason.voter player=seat4 votes=1]");
  CHECK(reasons(votes_of("F1", "3 F1", "2 F1", ""), "rest 1") ==
        "graenaland.reason.one votes=1 all=6 player=seat2");
}

TEST_CASE("bots: a vote is told with the cards it was about; a no, with who was not to have them") {
  Table table;
  table.main(dag).villages(ann, "2 F1").villages(bob, "F1").villages(cid, "F1");
  table.army(bob, 3).army(cid, 3).army(dag, 3);  // nobody is ahead
  table.lying("F1", "4 wood").to_proposals().play("propose F1, give 1, give 1, give 2, give 3");
  Table leading = table;
  table.play("vote yes, vote no");
  CHECK(reasons(table, "vote yes") ==
        "graenaland.reason.share cards=1 all=4 votes=1 total=4 | "
        "graenaland.reason.share cards=1 all=4 votes=1 total=4");
  // What each voted is told by the last vote, and by none before.
  CHECK(reasons(leading, "vote no").empty());
  // With such an army Ann is ahead.
  leading.army(ann, 5).play("vote no");
  CHECK(reasons(leading, "vote yes") ==
        "graenaland.reason.ahead player=seat1 cards=2 all=4 | "
        "graenaland.reason.ahead player=seat1 cards=2 all=4");
}

TEST_CASE("bots: marches are told, once they are known, with the votes they brought") {
  Table table(3);
  table.villages(ann, "P1").heroes(ann, "warrior P1").villages(bob, "F1").heroes(bob, "warrior F1");
  table.villages(cid, "P1").heroes(cid, "warrior P1").main(cid).lying("F1", "2 wood");
  REQUIRE(table.asks() == "1 march");
  CHECK(reasons(table, "march nobody").empty());
  const State before = table.state;
  table.play("march nobody");
  const std::string told = testing::words(reasons(before, kStayAll, table.state));
  CHECK(told == "graenaland.reason.land land=F1 votes=3 all=3 cards=2");
}

TEST_CASE("bots: their reasons are the same whatever is hidden") {
  Rng luck(41);
  int told = 0;
  for (int match = 0; match < matches(0.02); ++match) {
    State state = random_start(luck);
    while (goes_on(state)) {
      MoveList moves;
      legal(state, moves);
      const Move move = random_move(moves, luck);
      State after = state;
      REQUIRE(apply(after, move).ok());
      const State other = exchanged(state, nobody, luck);
      const State later = exchanged(after, nobody, luck);
      for (const Event& event : narrate(state, move)) {
        const auto why = [&](const State& from, const State& to) {
          return bots::counsel(island()).reason(Position::of(from), move, Position::of(to), event);
        };
        const Message reason = why(state, after);
        told += reason.empty() ? 0 : 1;
        CHECK(reason == why(other, later));
      }
      state = after;
    }
  }
  CHECK(told > 0);
}

TEST_CASE("bots: the log tells their reasons, and nobody asks persons for any") {
  app::App app = started();
  for (const std::string_view line :
       {"new graenaland", "players 3", "seed 42", "bot 2 thrall", "bot 3 thrall", "begin"}) {
    obey(app, line);
  }
  Thinker thinker;
  int reasons_told = 0;
  Rng rng(3);
  while (app.match().line().size() < 300 && !app.match().over()) {
    if (app.match().bot_acts()) {
      let_bots(app, thinker);
    } else {
      if (app.handing_over()) obey(app, "ready");
      obey(app, app.match().game().text(any_move(app.match(), rng)));
    }
  }
  for (const app::LogLine& line : app.log()) {
    if (line.event.message.id() != "bot.because") continue;
    ++reasons_told;
    REQUIRE(line.event.seat);
    CHECK(app.match().start().seats[index(*line.event.seat)].bot != 0);
    const std::string said = app.say(line.event.message);
    CHECK(said.find('{') == std::string::npos);
  }
  CHECK(reasons_told > 10);
}

TEST_CASE("bots: many playouts look less far, and count by how much somebody is ahead") {
  State begun = Table(3).state;
  State later = begun;
  later.round = static_cast<std::uint16_t>(begun.round + 3);
  CHECK(graenaland_bots::soon_enough(later, begun));
  CHECK_FALSE(graenaland_bots::far_enough(later, begun));
  --later.round;
  CHECK_FALSE(graenaland_bots::soon_enough(later, begun));
  const auto worth = [&](int ahead) { return graenaland_bots::worth_of_lead(begun, ahead); };
  CHECK(worth(0) == 0);
  CHECK(worth(60) == 1000);
  CHECK(worth(-60) == -1000);
  CHECK(worth(500) < 2000);
  State end = begun;
  end.step = Step::over;
  CHECK(graenaland_bots::worth_of_lead(end, 100) == 2000);
  CHECK(graenaland_bots::worth_of_lead(end, -100) == -2000);
}

}  // namespace
}  // namespace meadhall::tests
