#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/support/slow_board.h"

// The three scorings once more, slow and obvious: loops over cells, written from the rules and
// without a look at how the engine does it. Tests compare the two.

namespace meadhall::vikings::testing {

struct SlowGain {
  int gold = 0;
  int points = 0;

  friend bool operator==(const SlowGain&, const SlowGain&) = default;
};

// By line: "ships", "nobles", "scouts", "goldsmiths", "fishermen"; in the final scoring
// "unrepelled", "gold", "boatsmen", "islands", "longest", "food", "buildings".
using SlowLines = std::map<std::string, SlowGain>;

SlowLines slow_small_scoring(const SlowBoard& board);
SlowLines slow_large_scoring(const SlowBoard& board);

struct SlowFinalRules {
  bool points_may_be_negative = false;
  bool zero_wins_majorities = false;
  bool buildings_first = false;  // else after the food
  bool fed_on_buildings = true;
};
// For all players at once, in their order.
std::vector<SlowLines> slow_final_scoring(std::vector<SlowBoard> boards, SlowFinalRules rules);

}  // namespace meadhall::vikings::testing
