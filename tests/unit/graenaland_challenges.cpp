#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/teaching/graenaland/graenaland.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/state.h"
#include "games/graenaland/votes.h"
#include "match/link.h"
#include "tests/support/apps.h"

// Each challenge asks for the only answer of its kind: here all answers are tried.

namespace meadhall::tests {
namespace {

using namespace graenaland;
using app::App;

std::vector<Move> legal_at(const Game& game, const Position& position) {
  MoveList moves;
  game.legal(position, moves);
  return {moves.begin(), moves.end()};
}

bool decides_alone(const State& state, std::size_t land, Seat seat) {
  const Votes votes = votes_on(state, land);
  return 2 * votes.of_seat(seat) > votes.total;
}

// Whether a march leads to a majority where two cards or more lie, if nobody else moves.
bool wins_majority(const State& state, Move march, Seat seat) {
  State after = state;
  if (march != kStayAll) {
    Player& player = after.at(seat);
    std::uint8_t& hero = player.hero_at[value_of(march) / kSpots];
    const std::uint8_t from = hero;
    const auto spot = static_cast<Spot>(value_of(march) % kSpots);
    const auto to = static_cast<std::uint8_t>(destination(state, from, spot));
    std::ranges::replace(player.hero_at, to, from);
    hero = to;
  }
  for (std::size_t land = 0; land < land_count(state); ++land) {
    if (cards_at(state.lands[land]) >= 2 && decides_alone(after, land, seat)) return true;
  }
  return false;
}

// Whether the actor can meet the goals in this phase by building at most so many things more.
bool can_win(const Game& game, const Position& position, Seat seat, int buildings) {
  if (game.actor(position) != seat) return false;
  const State& state = position.as<State>();
  if (state.step == Step::build && result_of(state, seat) >= state.data.goals_to_win) return true;
  for (const Move move : legal_at(game, position)) {
    const bool builds = kind_of(move) == MoveKind::build;
    if (kind_of(move) == MoveKind::finish || (builds && (is_joint(move) || buildings == 0))) {
      continue;
    }
    if (kind_of(move) == MoveKind::take) continue;
    Position after = position;
    REQUIRE(game.apply(after, move).ok());
    if (can_win(game, after, seat, buildings - (builds ? 1 : 0))) return true;
  }
  return false;
}

// Whether the move does what the task asks for.
bool does(const Match& match, std::string_view task, Move move) {
  const Game& game = match.game();
  const State& state = match.position().as<State>();
  const Seat seat = *game.actor(match.position());
  if (task == "challenge.graenaland.march") return wins_majority(state, move, seat);
  if (task == "challenge.graenaland.alone") {
    return move != kPass && decides_alone(state, place_of(state, value_of(move) - 1), seat);
  }
  if (kind_of(move) == MoveKind::finish) return false;
  if (kind_of(move) == MoveKind::build && is_joint(move)) return false;
  Position after = match.position();
  REQUIRE(game.apply(after, move).ok());
  if (task == "challenge.graenaland.goal") {
    return kind_of(move) == MoveKind::build && can_win(game, after, seat, 0);
  }
  // Whatever is built first, or with whichever supply card: one thing more is tried, or two.
  REQUIRE(task == "challenge.graenaland.supply");
  return can_win(game, after, seat, kind_of(move) == MoveKind::take ? 2 : 1);
}

TEST_CASE("Graenaland's challenges: by the rules each has one right answer") {
  const auto all = app::graenaland_teaching::challenges();
  REQUIRE(all.size() == 6);
  int difficulty = 1;
  for (const app::ChallengePlan& each : all) {
    CAPTURE(each.task);
    CHECK(each.difficulty >= difficulty);
    difficulty = each.difficulty;
    const Result<Match> match = read_link(each.link);
    REQUIRE(match.ok());
    const auto answer = bots::read_hint(match.value().game(), each.answer);
    REQUIRE(answer);
    REQUIRE(answer->size() >= 2);
    CHECK((*answer)[0].margin > (*answer)[1].margin);
    CHECK((*answer)[0].chance > (*answer)[1].chance);
    const std::vector<Move> moves = legal_at(match.value().game(), match.value().position());
    CHECK(moves.size() >= 4);
    for (const Move move : moves) {
      CAPTURE(match.value().game().text(move));
      CHECK(does(match.value(), each.task, move) == (move == (*answer)[0].move));
    }
  }
  CHECK(difficulty == kBotLevels);
}

TEST_CASE("Graenaland's challenges: they are as hard to find as is said") {
  for (const app::ChallengePlan& each : app::graenaland_teaching::challenges()) {
    const Match match = read_link(each.link).value();
    const Move best = (*bots::read_hint(match.game(), each.answer))[0].move;
    CAPTURE(each.answer);
    CHECK(bots::difficulty(match.game(), match.position(), best, match.start().setup.seed) ==
          each.difficulty);
  }
}

TEST_CASE("Graenaland's challenges: whoever solves one sees their own hand and what to find") {
  App app = started();
  obey(app, "challenges graenaland");
  CHECK(page_offers(app, "challenge graenaland 6"));
  CHECK(page_has(app, "Challenge 1 of 6, difficulty 1 of 4: find the one"));
  for (std::size_t number = 0; number < 6; ++number) {
    CAPTURE(number);
    obey(app, "challenge graenaland " + std::to_string(number + 1));
    REQUIRE(app.challenge());
    const State& state = app.match().position().as<State>();
    const auto seat = index(*app.match().game().actor(app.match().position()));
    CHECK_FALSE(app.handing_over());
    CHECK(app.shown().as<State>().players[seat].hand == state.players[seat].hand);
    CHECK(page_has(app, "Challenge " + std::to_string(number + 1) + " of 6"));
    CHECK_FALSE(page_has(app, "«"));
    for (const Move move : legal_at(app.match().game(), app.match().position())) {
      if (move == app.challenge()->answer[0].move) continue;
      obey(app, app.match().game().text(move));
      CHECK_FALSE(app.challenge()->solved);
    }
    obey(app, app.match().game().text(app.challenge()->answer[0].move));
    CHECK(app.solved().has("graenaland", number));
    CHECK_FALSE(page_has(app, "«"));
  }
  obey(app, "challenge leave");
}

}  // namespace
}  // namespace meadhall::tests
