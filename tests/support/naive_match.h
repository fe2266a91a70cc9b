#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/naive_auction.h"
#include "tests/support/slow_board.h"

// Looks over the players' shoulders through a whole match of the advanced game and says when
// something goes otherwise than the plain rules have it: who is asked in the auction, who wins it
// and pays what, where drafted vikings lie and who lays next, who may take a special tile, and
// which tile a building replaces.

namespace meadhall::vikings::testing {

class NaiveMatch {
 public:
  explicit NaiveMatch(const State& start);

  // To be called before and after each move. "" or what went wrong.
  void before(const State& state, Move move);
  std::string after(const State& state);

 private:
  std::string begin_round(const State& state);
  std::string end_auction(const State& state);
  std::string watch_auction(const State& state);
  std::string watch_draft(const State& state);
  std::string watch_specials(const State& state);
  std::string watch_buildings(const State& state) const;

  std::string draft_differs(const State& state) const;
  void lay_last_kind();

  State was_;
  Move move_{};
  std::optional<NaiveAuction> auction_;

  // The draft: kinds by slot (-1: none yet), what is left to lay, who lays next.
  std::array<int, kSlots> laid_{};
  std::array<int, kVikingKinds> left_{};
  int layer_ = 0;
  bool drafting_ = false;

  // The pair being bought earns a special tile, and whether one was offered.
  bool earned_ = false;
  bool offered_ = false;
  std::array<bool, kMaxPlayers> forfeited_{};
  std::string wrong_at_start_;
};

}  // namespace meadhall::vikings::testing
