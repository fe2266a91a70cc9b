#include "cli/rating.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace meadhall::cli {
namespace {

// Strengths whose mean logarithm is 0, by steps of Zermelo's: each is what it won, over what it
// was expected to win for its strength.
std::vector<double> strengths(const Comparisons& comparisons) {
  constexpr int kMostSteps = 100'000;
  constexpr double kStill = 1e-12;
  const std::size_t count = comparisons.count();
  std::vector<double> strength(count, 1);
  for (int step = 0; step < kMostSteps; ++step) {
    std::vector<double> next(count);
    double logs = 0;
    for (std::size_t i = 0; i < count; ++i) {
      double won = 0;
      double expected = 0;
      for (std::size_t j = 0; j < count; ++j) {
        won += comparisons.won(i, j);
        expected += comparisons.held(i, j) / (strength[i] + strength[j]);
      }
      next[i] = won / expected;
      logs += std::log(next[i]);
    }
    const double mean = std::exp(logs / static_cast<double>(count));
    double moved = 0;
    for (std::size_t i = 0; i < count; ++i) {
      next[i] /= mean;
      moved = std::max(moved, std::abs(next[i] / strength[i] - 1));
    }
    strength = std::move(next);
    if (moved < kStill) break;
  }
  return strength;
}

using Matrix = std::vector<std::vector<double>>;

// Gauss and Jordan's, without looking for pivots: for matrices that are positive definite.
Matrix inverse_of(Matrix matrix) {
  const std::size_t count = matrix.size();
  Matrix inverse(count, std::vector<double>(count));
  for (std::size_t i = 0; i < count; ++i) inverse[i][i] = 1;
  for (std::size_t pivot = 0; pivot < count; ++pivot) {
    const double by = matrix[pivot][pivot];
    for (std::size_t j = 0; j < count; ++j) {
      matrix[pivot][j] /= by;
      inverse[pivot][j] /= by;
    }
    for (std::size_t i = 0; i < count; ++i) {
      if (i == pivot) continue;
      const double times = matrix[i][pivot];
      for (std::size_t j = 0; j < count; ++j) {
        matrix[i][j] -= times * matrix[pivot][j];
        inverse[i][j] -= times * inverse[pivot][j];
      }
    }
  }
  return inverse;
}

// Of the strengths' logarithms. Only differences are known: with the mean held at 0 the inverse is
// that of the information and a constant in every place, less that constant's own.
std::vector<double> variances(const Comparisons& comparisons, const std::vector<double>& strength) {
  const std::size_t count = comparisons.count();
  const double mean = 1 / static_cast<double>(count);
  Matrix information(count, std::vector<double>(count, mean));
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < count; ++j) {
      const double chance = strength[i] / (strength[i] + strength[j]);
      const double known = comparisons.held(i, j) * chance * (1 - chance);
      information[i][j] -= known;
      information[i][i] += known;
    }
  }
  const Matrix inverse = inverse_of(std::move(information));
  std::vector<double> all;
  for (std::size_t i = 0; i < count; ++i) all.push_back(std::max(0.0, inverse[i][i] - mean));
  return all;
}

}  // namespace

void Comparisons::add(std::size_t one, std::size_t other, double share) {
  won_[one * count_ + other] += share;
  won_[other * count_ + one] += 1 - share;
}

template <class Linked>
bool Comparisons::linked(Linked linked) const {
  std::vector<bool> reached(count_ * count_);
  for (std::size_t i = 0; i < count_; ++i) {
    for (std::size_t j = 0; j < count_; ++j) reached[i * count_ + j] = i == j || linked(i, j);
  }
  for (std::size_t by = 0; by < count_; ++by) {
    for (std::size_t i = 0; i < count_; ++i) {
      for (std::size_t j = 0; j < count_; ++j) {
        if (reached[i * count_ + by] && reached[by * count_ + j]) reached[i * count_ + j] = true;
      }
    }
  }
  return std::ranges::find(reached, false) == reached.end();
}

bool Comparisons::joined() const {
  return linked([&](std::size_t i, std::size_t j) { return held(i, j) > 0; });
}

bool Comparisons::bounded() const {
  return linked([&](std::size_t i, std::size_t j) { return won(i, j) > 0; });
}

Comparisons Comparisons::tempered() const {
  Comparisons all = *this;
  for (std::size_t i = 0; i < count_; ++i) {
    for (std::size_t j = 0; j < count_; ++j) {
      if (held(i, j) == 0 || won(i, j) > 0) continue;
      all.won_[i * count_ + j] += 0.5;
      all.won_[j * count_ + i] -= 0.5;
    }
  }
  return all;
}

std::vector<Rating> rate(const Comparisons& comparisons) {
  constexpr double kElo = 400 / std::numbers::ln10;  // of a strength e times as great
  const Comparisons rated = comparisons.bounded() ? comparisons : comparisons.tempered();
  const std::vector<double> strength = strengths(rated);
  const std::vector<double> variance = variances(rated, strength);
  std::vector<Rating> all;
  for (std::size_t i = 0; i < rated.count(); ++i) {
    all.push_back({kElo * std::log(strength[i]), 1.96 * kElo * std::sqrt(variance[i])});
  }
  return all;
}

}  // namespace meadhall::cli
