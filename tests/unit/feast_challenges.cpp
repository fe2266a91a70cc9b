#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include "app/teaching/feast/feast.h"
#include "games/feast/bundles.h"
#include "games/feast/laying.h"
#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "match/link.h"
#include "tests/support/apps.h"

// A challenge with a task asks for the only answer of its kind: here all answers are tried.

namespace meadhall::tests {
namespace {

using namespace feast;
using app::App;

std::vector<Move> legal_at(const State& state) {
  MoveList moves;
  legal(state, moves);
  return {moves.begin(), moves.end()};
}

State after(const State& state, Move move) {
  State then = state;
  REQUIRE(apply(then, move).ok());
  return then;
}

int rings(const State& state, Seat seat) {
  int closed = 0;
  for_each_own(state, seat, [&](std::size_t surface) {
    closed += std::popcount(bonuses_of(sheet_of(state, surface), state.surfaces[surface].cover));
  });
  return closed;
}

// The most that the income can become by laying the item at once; what it is if it cannot lie.
int best_income(const State& state, Seat seat, Item item) {
  int best = income_of(state, seat);
  for_each_own(state, seat, [&](std::size_t surface) {
    for (std::size_t way = 0; way < ways_to_lay(item).size(); ++way) {
      const auto laying = begin_laying(state, item, surface, way);
      if (!laying) continue;
      for (const Move move : legal_at(laying->asked)) {
        if (kind_of(move) != MoveKind::at) continue;
        best = std::max(best, income_of(after(laying->asked, move), seat));
      }
    }
  });
  return best;
}

// How well a move does what the task asks for; 0 if not at all.
int worth(const State& state, std::string_view task, Move move) {
  const Seat seat = state.agenda.top().seat;
  const MoveKind kind = kind_of(move);
  if (task == "challenge.feast.income") {
    return kind == MoveKind::at ? income_of(after(state, move), seat) - income_of(state, seat) : 0;
  }
  if (task == "challenge.feast.ring") {
    return kind == MoveKind::at ? rings(after(state, move), seat) - rings(state, seat) : 0;
  }
  if (task == "challenge.feast.pay") {
    return kind == MoveKind::pay && count(after(state, move).at(seat), Item::wood) >= 2 ? 1 : 0;
  }
  REQUIRE(task == "challenge.feast.upgrade");
  if (kind != MoveKind::take) return 0;
  const Item made = item_at(number(item_in(move)) + 1);
  return best_income(after(state, move), seat, made) - income_of(state, seat);
}

TEST_CASE("the challenges of Odin: by the rules each task has one right answer") {
  const auto all = app::feast_teaching::challenges();
  REQUIRE(all.size() == 8);
  int difficulty = 1;
  std::size_t tasks = 0;
  for (const app::ChallengePlan& each : all) {
    CAPTURE(each.link);
    CHECK(each.difficulty >= difficulty);
    difficulty = each.difficulty;
    const Result<Match> match = read_link(each.link);
    REQUIRE(match.ok());
    const auto answer = bots::read_hint(match.value().game(), each.answer);
    REQUIRE(answer);
    const State& state = match.value().position().as<State>();
    const std::vector<Move> moves = legal_at(state);
    CHECK(moves.size() >= 4);
    CHECK(std::ranges::find(moves, (*answer)[0].move) != moves.end());
    if (each.task.empty()) continue;
    ++tasks;
    const int best = worth(state, each.task, (*answer)[0].move);
    CHECK(best > 0);
    for (const Move move : moves) {
      CAPTURE(feast::text(move));
      CHECK((worth(state, each.task, move) >= best) == (move == (*answer)[0].move));
    }
  }
  CHECK(difficulty == kBotLevels);
  CHECK(tasks == 5);
}

TEST_CASE("the challenges of Odin: without a task the strongest bot knows the answer") {
  for (const app::ChallengePlan& each : app::feast_teaching::challenges()) {
    if (!each.task.empty()) continue;
    const Match match = read_link(each.link).value();
    CAPTURE(each.answer);
    const auto answer = *bots::read_hint(match.game(), each.answer);
    REQUIRE(answer.size() >= 2);
    CHECK(answer[0].margin - answer[1].margin >= 200);
    CHECK(answer[0].chance > answer[1].chance);
    bots::Task task = bots::Task::begin(bots::ask_hint(match)).value();
    while (!task.advance(1000)) {
    }
    CHECK((*bots::read_hint(match.game(), task.answer()))[0].move == answer[0].move);
  }
}

TEST_CASE("the challenges of Odin: they are as hard to find as is said") {
  for (const app::ChallengePlan& each : app::feast_teaching::challenges()) {
    const Match match = read_link(each.link).value();
    const Move best = (*bots::read_hint(match.game(), each.answer))[0].move;
    CAPTURE(each.answer);
    CHECK(bots::difficulty(match.game(), match.position(), best, match.start().setup.seed) ==
          each.difficulty);
  }
}

TEST_CASE(
    "the challenges of Odin: whoever solves one sees what to find, and no other move will do") {
  App app = started();
  obey(app, "challenges feast");
  CHECK(page_offers(app, "challenge feast 8"));
  CHECK(page_has(app, "Challenge 1 of 8, difficulty 1 of 4: find the one"));
  for (std::size_t number = 0; number < 8; ++number) {
    CAPTURE(number);
    obey(app, "challenge feast " + std::to_string(number + 1));
    REQUIRE(app.challenge());
    CHECK_FALSE(app.handing_over());
    CHECK(page_has(app, "Challenge " + std::to_string(number + 1) + " of 8"));
    CHECK_FALSE(page_has(app, "«"));
    const Move best = app.challenge()->answer[0].move;
    for (const Move move : legal_at(app.match().position().as<State>())) {
      if (move == best) continue;
      // As a drawn table says it.
      obey(app, "play " + feast::text(move));
      CHECK_FALSE(app.challenge()->solved);
    }
    obey(app, "play " + feast::text(best));
    CHECK(app.challenge()->solved);
    CHECK(app.solved().has("feast", number));
    CHECK_FALSE(page_has(app, "«"));
  }
  obey(app, "challenge leave");
}

}  // namespace
}  // namespace meadhall::tests
