#include "tests/support/slow_scorer.h"

namespace meadhall::vikings::testing {
namespace {

// rules: Vikings 1.4
SlowGain value_of_ship(char sail) {
  switch (sail) {
    case 'r': return {.gold = 3, .points = 0};
    case 'g': return {.gold = 5, .points = 0};
    case 'y': return {.gold = 0, .points = 2};
    case 'b': return {.gold = 0, .points = 3};
    default: return {};
  }
}

int lowest_row_reached(char sail) {
  switch (sail) {
    case 'r': return kNobles;
    case 'g': return kScouts;
    case 'y': return kGoldsmiths;
    case 'b': return kFishermen;
    default: return -1;
  }
}

// rules: Vikings 5.1, 5.2
bool is_threatened(const SlowBoard& board, int row, int column) {
  const char ship = board.at(kShips, column).tile;
  if (ship == ' ') return false;
  if (board.at(kWarriors, column).figure) return false;
  return row <= lowest_row_reached(ship);
}

bool safe_figure(const SlowBoard& board, int row, int column) {
  return board.at(row, column).figure && !is_threatened(board, row, column);
}

// rules: Vikings 8.4. How long the closed island is that begins here; 0 if none does.
int closed_island_from(const SlowBoard& board, int row, int column) {
  if (board.at(row, column).tile != 'L') return 0;
  int length = 1;
  for (int next = column + 1; next < kSlowColumns; ++next) {
    ++length;
    if (board.at(row, next).tile == 'R') return length;
    if (board.at(row, next).tile != 'M') return 0;
  }
  return 0;
}

std::vector<int> closed_islands_of(const SlowBoard& board) {
  std::vector<int> lengths;
  for (int row = kWarriors; row <= kFishermen; ++row) {
    for (int column = 0; column < kSlowColumns; ++column) {
      const int length = closed_island_from(board, row, column);
      if (length > 0) lengths.push_back(length);
    }
  }
  return lengths;
}

class FinalScoring {
 public:
  FinalScoring(std::vector<SlowBoard> boards, SlowFinalRules rules)
      : boards_(std::move(boards)), rules_(rules), lines_(boards_.size()) {}

  std::vector<SlowLines> score() {
    if (rules_.buildings_first) {
      for (std::size_t i = 0; i < boards_.size(); ++i) count_around_buildings(i);
    }
    for (std::size_t i = 0; i < boards_.size(); ++i) pay_for_ships(i);
    for (std::size_t i = 0; i < boards_.size(); ++i) change_gold(i);
    award("boatsmen", 10, [](const SlowBoard& board) {
      return board.waiting.at(static_cast<std::size_t>(Viking::boatsman)) + board.holds("boatsman");
    });
    award("islands", 7,
          [](const SlowBoard& board) { return static_cast<int>(closed_islands_of(board).size()); });
    award("longest", 5, [](const SlowBoard& board) {
      int longest = 0;
      for (const int length : closed_islands_of(board))
        longest = length > longest ? length : longest;
      return longest;
    });
    for (std::size_t i = 0; i < boards_.size(); ++i) feed(i);
    if (!rules_.buildings_first) {
      for (std::size_t i = 0; i < boards_.size(); ++i) count_around_buildings(i);
    }
    return lines_;
  }

 private:
  void move_points(std::size_t player, const std::string& line, int amount) {
    int now = boards_[player].points + amount;
    if (now < 0 && amount < 0 && !rules_.points_may_be_negative) now = 0;
    lines_[player][line].points += now - boards_[player].points;
    boards_[player].points = now;
  }
  void move_gold(std::size_t player, const std::string& line, int amount) {
    lines_[player][line].gold += amount;
    boards_[player].gold += amount;
  }

  // rules: Vikings 8.1
  void pay_for_ships(std::size_t player) {
    int gold_due = 0;
    int points_due = 0;
    for (int column = 0; column < kSlowColumns; ++column) {
      if (boards_[player].at(kWarriors, column).figure) continue;
      gold_due += value_of_ship(boards_[player].at(kShips, column).tile).gold;
      points_due += value_of_ship(boards_[player].at(kShips, column).tile).points;
    }
    while (gold_due > 0 && boards_[player].gold > 0) {
      move_gold(player, "unrepelled", -1);
      --gold_due;
    }
    move_points(player, "unrepelled", -(points_due + gold_due));
  }

  // rules: Vikings 8.2, 9.9: gold3
  void change_gold(std::size_t player) {
    const int rate = boards_[player].holds("gold3") > 0 ? 3 : 5;
    while (boards_[player].gold >= rate) {
      move_gold(player, "gold", -rate);
      move_points(player, "gold", 1);
    }
  }

  // rules: Vikings 8.3, 8.4, 8.5
  template <class Measure>
  void award(const std::string& line, int prize, Measure measure) {
    for (std::size_t i = 0; i < boards_.size(); ++i) {
      bool nobody_has_more = true;
      for (const SlowBoard& other : boards_) {
        if (measure(other) > measure(boards_[i])) nobody_has_more = false;
      }
      if (!nobody_has_more) continue;
      if (measure(boards_[i]) == 0 && !rules_.zero_wins_majorities) continue;
      move_points(i, line, prize);
    }
  }

  // rules: Vikings 8.6
  void feed(std::size_t player) {
    const SlowBoard& board = boards_[player];
    int hungry = 0;
    int food = 0;
    for (const int of_kind : board.waiting) hungry += of_kind;
    for (int row = kWarriors; row <= kFishermen; ++row) {
      for (int column = 0; column < kSlowColumns; ++column) {
        const bool eats = rules_.fed_on_buildings || !board.at(row, column).special;
        if (board.at(row, column).figure && eats) ++hungry;
      }
    }
    for (int column = 0; column < kSlowColumns; ++column) {
      if (safe_figure(board, kFishermen, column)) food += 5;
    }
    const int each = board.holds("food3") > 0 ? 3 : 2;
    if (food > hungry) move_points(player, "food", each * (food - hungry));
    if (food < hungry) move_points(player, "food", -(hungry - food));
  }

  // rules: Vikings 9.11: a point for each viking on a building and on the eight places
  // around it, threatened or not, but nothing for a building that is threatened itself
  void count_around_buildings(std::size_t player) {
    const SlowBoard& board = boards_[player];
    int vikings = 0;
    for (int row = kWarriors; row <= kFishermen; ++row) {
      for (int column = 0; column < kSlowColumns; ++column) {
        if (!board.at(row, column).special || is_threatened(board, row, column)) continue;
        for (int near_row = row - 1; near_row <= row + 1; ++near_row) {
          for (int near_column = column - 1; near_column <= column + 1; ++near_column) {
            if (near_row < kWarriors || near_row > kFishermen) continue;
            if (near_column < 0 || near_column >= kSlowColumns) continue;
            if (board.at(near_row, near_column).figure) ++vikings;
          }
        }
      }
    }
    if (vikings > 0) move_points(player, "buildings", vikings);
  }

  std::vector<SlowBoard> boards_;
  SlowFinalRules rules_;
  std::vector<SlowLines> lines_;
};

}  // namespace

// rules: Vikings 6
SlowLines slow_small_scoring(const SlowBoard& board) {
  SlowLines lines;
  const int each = 3 + board.holds("smith+1") + 2 * board.holds("smith+2");
  for (int column = 0; column < kSlowColumns; ++column) {
    if (safe_figure(board, kGoldsmiths, column)) lines["goldsmiths"].gold += each;
  }
  return lines;
}

// rules: Vikings 7.3, 7.4, 7.5, 7.6
SlowLines slow_large_scoring(const SlowBoard& board) {
  SlowLines lines = slow_small_scoring(board);
  for (int column = 0; column < kSlowColumns; ++column) {
    if (board.at(kWarriors, column).figure) {
      const SlowGain reward = value_of_ship(board.at(kShips, column).tile);
      lines["ships"].gold += reward.gold;
      lines["ships"].points += reward.points;
    }
    if (safe_figure(board, kNobles, column)) lines["nobles"].points += 2 + board.holds("noble+1");
    if (safe_figure(board, kFishermen, column)) {
      lines["fishermen"].points += board.holds("fisher+1");
    }
    if (safe_figure(board, kScouts, column)) {
      lines["scouts"].points += 1 + board.holds("scout+1");
      if (board.at(kGoldsmiths, column).figure) lines["scouts"].points += 1;
      if (board.at(kFishermen, column).figure) lines["scouts"].points += 1;
    }
  }
  return lines;
}

std::vector<SlowLines> slow_final_scoring(std::vector<SlowBoard> boards, SlowFinalRules rules) {
  return FinalScoring(std::move(boards), rules).score();
}

}  // namespace meadhall::vikings::testing
