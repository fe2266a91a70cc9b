#pragma once

#include <cstddef>
#include <vector>

namespace meadhall::cli {

// Who was ranked before whom, and how often: each comparison is worth one, a tie half to each.
class Comparisons {
 public:
  explicit Comparisons(std::size_t count) : count_(count), won_(count * count) {}

  // A comparison of two different contestants, of which `share`, from 0 to 1, goes to `one`.
  void add(std::size_t one, std::size_t other, double share);

  std::size_t count() const { return count_; }  // of contestants
  double won(std::size_t one, std::size_t other) const { return won_[one * count_ + other]; }
  double held(std::size_t one, std::size_t other) const {
    return won(one, other) + won(other, one);
  }

  // Whether all are compared with each other, through others at least.
  bool joined() const;

  // Whether each beat each, through others at least, so that no strength is without bounds.
  bool bounded() const;

  // As if half a comparison of each pairing that was won wholly had gone the other way.
  Comparisons tempered() const;

 private:
  template <class Linked>
  bool linked(Linked linked) const;  // each with each, by steps from one to another

  std::size_t count_;
  std::vector<double> won_;
};

struct Rating {
  double elo = 0;    // over the mean of all
  double doubt = 0;  // half the width of its 95 % interval
};

// Bradley and Terry's strengths of greatest likelihood, as Elo, their mean 0; intervals from the
// inverse of the Fisher information. Comparisons that are joined but not bounded are tempered
// first. The comparisons must be joined.
std::vector<Rating> rate(const Comparisons& comparisons);

}  // namespace meadhall::cli
