// Every row of signs of A Feast for Odin, written down to be read beside the cards: see
// support/golden.h.

#include <doctest/doctest.h>

#include "tests/support/feast_icons.h"
#include "tests/support/golden.h"

namespace meadhall::feast::testing {

TEST_CASE("golden: the icon rows of all spaces and occupations of A Feast for Odin") {
  std::string all;
  for (std::size_t space = 0; space < kSpaces; ++space) {
    all += std::string(word_of(space_term(space))) + ": " +
           told(space_row(static_cast<Space>(space))) + '\n';
  }
  for (std::size_t card = 1; card <= kOccupations; ++card) {
    for (const Line& line : lines_of(card))
      all += std::to_string(card) + ": " + told(line_row(line)) + '\n';
  }
  CHECK(tests::golden("feast/icons.txt", all) == all);
}

}  // namespace meadhall::feast::testing
