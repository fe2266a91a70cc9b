// The list of moves of every decision against a list made by trying everything, and whole matches
// against somebody who looks on and knows the plain rules.

#include <doctest/doctest.h>

#include <algorithm>

#include "games/vikings/moves.h"
#include "tests/support/naive_match.h"
#include "tests/support/naive_moves.h"
#include "tests/support/naive_rules.h"
#include "tests/support/random_play.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

// Moves that only one of both lists, or "".
std::string lists_differ(const State& state) {
  MoveList listed;
  legal(state, listed);
  std::set<std::string> naive = naive_moves(state);
  std::string wrong;
  for (const Move move : listed) {
    if (naive.erase(text(move)) == 0) wrong += "engine alone: " + text(move) + "; ";
  }
  for (const std::string& line : naive) wrong += "plain rules alone: " + line + "; ";
  return wrong;
}

template <class Differs>
void for_each_decision(Rng& luck, Mix mix, int number, Differs differs) {
  for (int i = 0; i < number; ++i) {
    Setup wish;
    State state = random_start(luck, &wish, mix);
    std::string wrong = differs(state);
    while (wrong.empty() && actor(state)) {
      MoveList moves;
      legal(state, moves);
      REQUIRE(apply(state, random_move(moves, luck)).ok());
      wrong = differs(state);
    }
    REQUIRE_MESSAGE(wrong.empty(), "match " << i << ": " << wrong << "(" << words(wish) << ")");
  }
}

// What went otherwise than the plain rules have it, or "".
std::string match_differs(State& state, Rng& luck) {
  NaiveMatch onlooker(state);
  while (actor(state)) {
    MoveList moves;
    legal(state, moves);
    const Move move = random_move(moves, luck);
    onlooker.before(state, move);
    REQUIRE(apply(state, move).ok());
    const std::string wrong = onlooker.after(state);
    if (!wrong.empty())
      return "round " + std::to_string(state.round) + ", " + text(move) + ": " + wrong;
  }
  return "";
}

// A player at a large scoring with a few tiles, vikings, boatsmen and boat tiles, any rules of
// ferrying.
State harbour(Rng& luck) {
  const Setup wish{.players = 2, .options = with_presets({}), .seed = luck.next()};
  State state = setup(wish).value();
  state.options.partial_ferry = static_cast<PartialFerry>(luck.below(2));
  state.options.single_ferry = static_cast<std::uint8_t>(luck.below(2));
  state.options.final_ferry_boat = static_cast<FinalFerryBoat>(luck.below(2));
  state.options.final_ferry_duty = static_cast<FinalFerryDuty>(luck.below(2));
  state.wheel = {};
  state.round = luck.below(4) == 0 ? 2 : 6;
  state.turn = state.start_player = seat_at(0);
  state.step = Step::ferry;
  Player& player = state.at(state.turn);
  player.waiting_of(Viking::boatsman) = static_cast<std::uint8_t>(1 + luck.below(4));
  player.special(Special::boat) = static_cast<std::uint8_t>(luck.below(3));
  for (std::uint8_t kind = 0; kind < kRows; ++kind) {
    player.waiting.at(kind) = static_cast<std::uint8_t>(luck.below(4));
    const auto tiles = static_cast<std::uint8_t>(luck.below(5));
    for (std::uint8_t column = 0; column < tiles; ++column) {
      lay(player.homeland, column == 0 ? Tile::left_end : Tile::middle_2, {kind, column});
    }
    if (tiles > 0 && luck.below(3) == 0) player.homeland.rows.at(kind).vikings = 1;
  }
  return state;
}

// Every leaf so many moves below, as the engine lists the moves or as the plain rules do.
std::uint64_t leaves(const State& state, int depth) {
  if (depth == 0 || !actor(state)) return 1;
  MoveList moves;
  legal(state, moves);
  std::uint64_t all = 0;
  for (const Move move : moves) {
    State next = state;
    REQUIRE(apply(next, move).ok());
    all += leaves(next, depth - 1);
  }
  return all;
}
std::uint64_t naive_leaves(const State& state, int depth) {
  if (depth == 0 || !actor(state)) return 1;
  std::uint64_t all = 0;
  for (const std::string& line : naive_moves(state)) {
    State next = state;
    REQUIRE_MESSAGE(apply(next, parse(line).value()).ok(), line);
    all += naive_leaves(next, depth - 1);
  }
  return all;
}

// A move that hangs on the set of legal moves alone, not on their order: the numbers below were
// counted once and are to last.
Move blind_move(const State& state, Rng& luck) {
  MoveList moves;
  legal(state, moves);
  std::vector<Move> choices;
  for (const Move move : moves) {
    const bool any_amount = kind_of(move) == MoveKind::bid || kind_of(move) == MoveKind::convert;
    if (!any_amount || move == kPass) choices.push_back(move);
  }
  std::ranges::sort(choices);
  return choices[luck.below(static_cast<std::uint32_t>(choices.size()))];
}

// The first decision of this kind in this round of some match.
State decision(std::string_view game, std::string_view edition, int round, Step step) {
  for (std::uint64_t seed = 1;; ++seed) {
    const Setup wish{.players = static_cast<std::uint8_t>(2 + seed % 3),
                     .options = with_presets({game, edition}),
                     .seed = seed};
    State state = setup(wish).value();
    Rng luck(seed);
    while (actor(state)) {
      if (state.round == round && state.step == step) return state;
      REQUIRE(apply(state, blind_move(state, luck)).ok());
    }
  }
}

struct Perft {
  std::string_view game;
  std::string_view edition;
  int round;
  Step step;
  int depth;
  std::uint64_t leaves;
};

constexpr Perft kPerft[] = {
    {"basic", "german2007", 1, Step::take, 7, 161117},
    {"basic", "polish2008", 2, Step::take, 8, 72610},
    {"basic", "russian2007", 4, Step::place, 8, 2663},
    {"basic", "german2007", 6, Step::ferry, 5, 60336},
    {"advanced", "german2007", 1, Step::auction, 4, 86260},
    {"advanced", "czech2007", 3, Step::remove, 8, 126696},
    {"advanced", "german2007", 2, Step::draft, 8, 24660},
    {"advanced", "german2007", 5, Step::special, 8, 97674},
    {"advanced", "czech2007", 4, Step::ferry, 5, 45706},
    {"advancedNoSpecials", "german2007", 6, Step::ferry, 5, 95040},
    {"advanced", "german2007", 4, Step::swap, 8, 101208},
    {"advancedNoSpecials", "czech2007", 2, Step::take, 6, 40755},
};

}  // namespace

TEST_CASE("twin: at every decision of any match the plain rules list the same moves") {
  Rng luck(20260101);
  for_each_decision(luck, Mix::any, matches(0.1), lists_differ);
}

TEST_CASE("twin: at every decision of any advanced match the plain rules list the same moves") {
  Rng luck(20260202);
  const int all = matches(0.25);
  std::array<int, kSteps> decisions{};
  for_each_decision(luck, Mix::advanced, all, [&](const State& state) {
    ++decisions.at(static_cast<std::size_t>(state.step));
    return lists_differ(state);
  });
  for (std::size_t step = 0; step < kSteps && all >= 100; ++step) {
    CHECK_MESSAGE(decisions.at(step) > all / 100, "decisions of kind " << step);
  }
}

TEST_CASE("twin: in any harbour, whatever the rules of ferrying, the plain rules list the same") {
  Rng luck(20260404);
  const int all = matches(0.5);
  for (int i = 0; i < all; ++i) {
    State state = harbour(luck);
    const Seat seat = state.turn;
    if (naive_loads(slow_board(state.at(seat)), {}).empty()) continue;  // they would not be asked
    while (state.step == Step::ferry && state.turn == seat) {
      const std::string wrong = lists_differ(state);
      REQUIRE_MESSAGE(wrong.empty(), "harbour " << i << ": " << wrong);
      MoveList moves;
      legal(state, moves);
      REQUIRE(apply(state, random_move(moves, luck)).ok());
    }
  }
}

TEST_CASE("twin: auction, draft, special tiles and buildings go as the plain rules have them") {
  Rng luck(20260303);
  const int all = matches(1.0);
  for (int i = 0; i < all; ++i) {
    Setup wish;
    State state = random_start(luck, &wish, Mix::advanced);
    const std::string wrong = match_differs(state, luck);
    REQUIRE_MESSAGE(wrong.empty(), "match " << i << ", " << wrong << "(" << words(wish) << ")");
  }
}

TEST_CASE("perft: leaves below chosen decisions, as they were counted once") {
  for (const Perft& each : kPerft) {
    const State state = decision(each.game, each.edition, each.round, each.step);
    CHECK_MESSAGE(leaves(state, each.depth) == each.leaves,
                  each.game << " " << each.edition << " round " << each.round << " step "
                            << static_cast<int>(each.step));
  }
}

TEST_CASE("perft: the plain rules count the same leaves") {
  for (const Perft& each : kPerft) {
    const State state = decision(each.game, each.edition, each.round, each.step);
    const int depth = each.depth - 1;
    CHECK_MESSAGE(naive_leaves(state, depth) == leaves(state, depth),
                  each.game << " " << each.edition << " round " << each.round << " step "
                            << static_cast<int>(each.step));
  }
}
