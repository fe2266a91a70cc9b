// Occupations 1 to 23. components: A Feast for Odin, 8

#include <doctest/doctest.h>

#include "tests/support/feast_table.h"

namespace meadhall::feast {
namespace {

using testing::Match;
using enum Item;

TEST_CASE("feast: 1 a livestock market costs one silver less, in total") {
  Match match;
  match.give(silver, 5).has_played({1}).place(Space::buy_2_salt_meat);
  CHECK(match.has(silver) == 4);
  CHECK(match.has(salt_meat) == 2);
  match.place(Space::buy_2_stockfish);
  CHECK(match.has(silver) == 4);
}

}  // namespace
}  // namespace meadhall::feast
