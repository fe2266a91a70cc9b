// The same effect, called by any space and by any occupation: what an occupation adds to it is
// added whoever calls it. All that call it are found in the tables, so that a new card is asked,
// too.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "games/feast/agenda.h"
#include "games/feast/cards.h"
#include "games/feast/carry_out.h"
#include "games/feast/ids.h"
#include "games/feast/occupations.h"
#include "games/feast/trade.h"
#include "games/feast/turn.h"
#include "tests/support/feast_table.h"

namespace meadhall::feast::testing {
namespace {

using enum Item;

// A space, or a line of an occupation.
struct Caller {
  std::uint8_t space = kNoSpace;
  std::uint8_t card = kNoCard;
  const Effect* effect = nullptr;
};

template <class Fits>
std::vector<Caller> callers_of(Fits fits) {
  std::vector<Caller> found;
  for (std::uint8_t space = 0; space < kSpaces; ++space) {
    for (const Effect& effect : info(static_cast<Space>(space)).effects) {
      if (fits(effect)) found.push_back({.space = space, .effect = &effect});
    }
  }
  for (std::uint8_t card = 1; card <= kOccupations; ++card) {
    for (const Line& line : lines_of(card)) {
      if (fits(line.effect)) found.push_back({.card = card, .effect = &line.effect});
    }
  }
  return found;
}

// Somebody who can pay for anything and has played `card`, while `caller` calls its effect.
Match called(const Caller& caller, std::size_t card) {
  Match match;
  match.round(5).give({{silver, 12}, {wood, 12}, {stone, 12}, {ore, 12}, {bow, 4}, {flax, 4}});
  match.give({{sheep, 3}, {cattle, 3}, {peas, 3}, {stockfish, 3}, {oil, 3}, {hide, 3}});
  match.boats(2).knarrs(1).has_played({card});
  State& state = match.state;
  if (caller.card == kNoCard) {
    push_action(state, match.me, caller.space, ActionStage::placed);
  } else {
    carry_out(state, match.me, *caller.effect, {.card = caller.card}, nullptr);
  }
  run(state, nullptr);
  return match;
}

bool asks_for(const State& state, std::size_t card) {
  const Task& top = state.agenda.top();
  if (top.what != Do::moment) return false;
  return std::ranges::find(as<MomentTask>(top).due(), card) != as<MomentTask>(top).due().end();
}

// True if the card is offered before `happens`; what else is asked is answered by its first move.
template <class Happens>
bool offered_before(Match match, std::size_t card, Happens happens) {
  for (int step = 0; step < 20; ++step) {
    if (match.state.agenda.empty() || match.state.agenda.top().what == Do::turn) return false;
    if (asks_for(match.state, card)) return true;
    if (happens(match.state)) return false;
    MoveList moves;
    list_moves(match.state, moves);
    answer(match.state, moves[0], nullptr);
    run(match.state, nullptr);
  }
  return false;
}

std::string name_of(const Caller& caller) {
  if (caller.card != kNoCard) return "occupation " + std::to_string(caller.card);
  return std::string(space_term(caller.space));
}

// rules: Feast 16.145
TEST_CASE("feast: 145 comes before every hunt for game, whoever calls it") {
  const auto callers = callers_of(
      [](const Effect& effect) { return effect.verb == Verb::dice && effect.die == Die::hunt; });
  CHECK(callers.size() >= 4);  // two spaces, 85 and 159
  for (const Caller& caller : callers) {
    CAPTURE(name_of(caller));
    CHECK(offered_before(called(caller, 145), 145,
                         [](const State& state) { return state.agenda.top().what == Do::dice; }));
  }
}

// rules: Feast 16.152
TEST_CASE("feast: 152 lets one good of three or four go up twice, whoever calls the upgrade") {
  const auto callers = callers_of([](const Effect& effect) {
    return effect.verb == Verb::upgrade && effect.steps == 1 && effect.n >= 3;
  });
  CHECK(callers.size() >= 2);  // a space, and 83
  for (const Caller& caller : callers) {
    CAPTURE(name_of(caller));
    Match match = called(caller, 152);
    for (int step = 0; step < 20 && match.state.agenda.top().what != Do::upgrade; ++step) {
      MoveList moves;
      list_moves(match.state, moves);
      answer(match.state, moves[0], nullptr);
      run(match.state, nullptr);
    }
    REQUIRE(match.state.agenda.top().what == Do::upgrade);
    CHECK(as<UpgradeTask>(match.state.agenda.top()).may_raise_again());
  }
}

// rules: Feast 16.175
TEST_CASE("feast: 175 comes after every gain of stockfish, whoever calls it") {
  const auto callers = callers_of([](const Effect& effect) {
    return effect.verb == Verb::trade && effect.gain.of(stockfish) > 0;
  });
  CHECK(callers.size() >= 4);
  for (const Caller& caller : callers) {
    CAPTURE(name_of(caller));
    CHECK(offered_before(called(caller, 175), 175, [](const State&) { return false; }));
  }
}

}  // namespace
}  // namespace meadhall::feast::testing
