#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "match/match.h"

// Looking back at a match without changing it.

namespace meadhall::app {

// The state of looking back on a match. The app has no clock: whoever draws it orders the next step
// when it is due.
struct Replay {
  bool on = false;
  bool playing = false;  // goes on by itself
  bool returns = false;  // and is left by itself at the latest moment
  int quarters = 4;      // of the usual speed: 2, 4, 8 or 16
};

// The moments of a match along the line that stands on the table, on to where it was played last:
// moment 0 is the start, moment n the table after n moves.
class Timeline {
 public:
  explicit Timeline(const Match& match);

  std::size_t moves() const { return nodes_.size() - 1; }
  std::size_t now() const { return now_; }  // the moment on the table
  bool latest() const { return now_ == moves(); }
  Match::Node node(std::size_t moment) const { return nodes_[moment]; }

  // So many turns or rounds on (or back, below 0): to where one begins, else to the end or the
  // start. A turn ends where somebody else decides or another round begins.
  std::size_t by_turns(std::size_t from, int turns) const { return walk(turns_, from, turns); }
  std::size_t by_rounds(std::size_t from, int rounds) const { return walk(rounds_, from, rounds); }

  // The moments at which a round begins, the first of them 0.
  const std::vector<std::size_t>& rounds() const { return rounds_; }
  // The moments from which more than one way was played on.
  const std::vector<std::size_t>& forks() const { return forks_; }

  // The moments at which persons decide: the only person of the match; of several, the one to act
  // at the latest moment, or all of them once nobody is.
  std::vector<std::size_t> own_decisions(const Match& match) const;
  // The moments just after a scoring.
  std::vector<std::size_t> scorings(const Match& match) const;
  // True if one of such moments comes after the one on the table.
  bool lies_ahead(const std::vector<std::size_t>& moments) const {
    return !moments.empty() && moments.back() > now_;
  }

  // The moment at which the player to act at the latest one had ended their turn before; the start
  // if it is their first. Nothing once nobody is to act.
  std::optional<std::size_t> since_own_turn(const Match& match) const;

 private:
  std::size_t walk(const std::vector<std::size_t>& begins, std::size_t from, int by) const;

  std::vector<Match::Node> nodes_;
  std::size_t now_ = 0;
  std::vector<std::size_t> turns_;
  std::vector<std::size_t> rounds_;
  std::vector<std::size_t> forks_;
};

// The moves tried at `node`, in the order in which they were first played.
std::vector<Match::Node> ways_on(const Match& match, Match::Node node);

}  // namespace meadhall::app
