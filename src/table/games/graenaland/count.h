#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "games/event.h"
#include "games/graenaland/state.h"
#include "games/graenaland/votes.h"

// A vote while it is counted: the locks open one by one, then it is told what came of it. The match
// has gone on by then; this is only what is seen.

namespace meadhall::table::graenaland_table {

// A proposal that is voted on, and what is known of how.
struct Ballot {
  std::size_t land = 0;
  Seat proposer{};
  graenaland::Shares shares{};
  graenaland::Votes votes{};
  std::array<std::optional<bool>, graenaland::kMaxPlayers> answers{};
};

// Seconds at the usual pace; what came of it stays to be read, times as long as the counting.
inline constexpr double kCounting = 1.8;
inline constexpr double kVerdict = 0.6;

// How many pass a proposal where there are so many.
constexpr int majority(int votes) { return votes / 2 + 1; }

class Counts {
 public:
  // While it is voted: the proposal, with the votes that lie open already.
  void lie_open(const Ballot& ballot) { known_ = ballot; }
  // What the deed of that number made happen, taken in once; begins to count if it ended a vote
  // that was seen. `seconds`: how long the counting takes; 0: it is there at once and nothing is to
  // be seen.
  void take_in(std::uint32_t number, std::span<const Event> deed, double now, double seconds);
  void finish() { ends_ = 0; }

  bool shown(double now) const { return ballot_ && now < ends_; }
  double ends() const { return ends_; }
  // While it is shown. How far: 0 to 1 while locks open, beyond 1 once all are.
  double progress(double now) const { return (now - begins_) / lasts_; }
  const Ballot& before() const { return *known_at_; }
  const Ballot& after() const { return *ballot_; }
  bool passed() const { return passed_; }
  int yes() const;

 private:
  std::optional<Ballot> known_{};
  std::optional<Ballot> known_at_{};
  std::optional<Ballot> ballot_{};
  std::uint32_t taken_ = 0;
  bool passed_ = false;
  double begins_ = 0;
  double lasts_ = 1;
  double ends_ = 0;
};

}  // namespace meadhall::table::graenaland_table
