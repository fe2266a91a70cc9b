#include "cli/statistics.h"

#include <algorithm>
#include <cmath>

namespace meadhall::cli {

void Spread::add(std::int64_t value) {
  ++count_;
  sum_ += value;
  squares_ += value * value;
  least_ = std::min(least_, value);
  most_ = std::max(most_, value);
}

double Spread::mean() const { return static_cast<double>(sum_) / static_cast<double>(count_); }

double Spread::deviation() const {
  const double squares = static_cast<double>(squares_) / static_cast<double>(count_);
  return std::sqrt(std::max(0.0, squares - mean() * mean()));
}

Spread& SeatResults::category(std::string_view id) {
  const auto found = std::ranges::find(categories, id, &Category::id);
  if (found != categories.end()) return found->points;
  return categories.emplace_back(id).points;
}

void Results::add(const ScoreSheet& sheet) {
  const auto winners = std::ranges::count(sheet.ranks, 1);
  for (std::size_t i = 0; i < sheet.ranks.size() && sheet.ranks[i] != 0; ++i) {
    if (i == seats_.size()) seats_.emplace_back();
    SeatResults& seat = seats_[i];
    seat.points.add(sheet.totals[i]);
    if (sheet.ranks[i] == 1) seat.wins += 1.0 / static_cast<double>(winners);
    for (const ScoreSheet::Line& line : sheet.lines) {
      seat.category(line.category).add(line.points[i]);
    }
  }
}

}  // namespace meadhall::cli
