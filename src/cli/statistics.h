#pragma once

#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "games/contract.h"

namespace meadhall::cli {

// Mean, extremes and spread of whole numbers, which are kept as sums: the same in every build.
class Spread {
 public:
  void add(std::int64_t value);

  std::int64_t count() const { return count_; }
  std::int64_t least() const { return least_; }
  std::int64_t most() const { return most_; }
  double mean() const;
  double deviation() const;  // of the numbers themselves, not of a larger whole they stand for

 private:
  std::int64_t count_ = 0;
  std::int64_t sum_ = 0;
  std::int64_t squares_ = 0;
  std::int64_t least_ = std::numeric_limits<std::int64_t>::max();
  std::int64_t most_ = std::numeric_limits<std::int64_t>::min();
};

// How matches ended, seat by seat.
struct SeatResults {
  struct Category {
    std::string_view id;  // catalogue id
    Spread points;
  };
  Spread points;
  std::vector<Category> categories;
  double wins = 0;  // a win shared by two counts as half

  Spread& category(std::string_view id);
};

class Results {
 public:
  // Counts the end of a match.
  void add(const ScoreSheet& sheet);

  // Of those seats at which anybody sat.
  const std::vector<SeatResults>& seats() const { return seats_; }

 private:
  std::vector<SeatResults> seats_;
};

}  // namespace meadhall::cli
