#include "tests/support/naive_auction.h"

#include <algorithm>

namespace meadhall::vikings::testing {

NaiveAuction::NaiveAuction(std::vector<Purse> purses, int incumbent, AuctionRules rules)
    : purses_(std::move(purses)),
      out_(purses_.size(), false),
      answered_(purses_.size(), false),
      rules_(rules),
      incumbent_(incumbent) {
  ask_on(incumbent);
}

int NaiveAuction::limit(int seat) const {
  const Purse& purse = purses_.at(static_cast<std::size_t>(seat));
  const int points = std::max(0, purse.points);
  if (!rules_.points_only_without_gold) return purse.gold + points;
  return purse.gold > 0 ? purse.gold : points;
}

bool NaiveAuction::could_outbid(int seat) const {
  const Purse& purse = purses_.at(static_cast<std::size_t>(seat));
  const bool once_exchanged =
      rules_.points_exchange_anytime && purse.gold + std::max(0, purse.points) > highest_;
  return once_exchanged || limit(seat) > highest_;
}

// Goes round the table, `from` first, until somebody who is still in it can bid more.
void NaiveAuction::ask_on(int from) {
  const auto seats = static_cast<int>(purses_.size());
  asked_.reset();
  for (int step = 0; step < 2 * seats; ++step) {
    const int seat = (from + step) % seats;
    const auto at = static_cast<std::size_t>(seat);
    if (out_.at(at) || leader_ == seat) continue;
    // With no bid standing everybody is asked once, and once only.
    if (!leader_ && answered_.at(at)) continue;
    if (could_outbid(seat)) {
      asked_ = seat;
      return;
    }
    answered_.at(at) = true;
    const bool opens_without_bid = seat == incumbent_ && !leader_;
    if (!opens_without_bid || !rules_.opener_stays_in) out_.at(at) = true;
  }
}

void NaiveAuction::exchange(int points) {
  Purse& purse = purses_.at(static_cast<std::size_t>(*asked_));
  purse.gold += points;
  purse.points -= points;
}

void NaiveAuction::answer(std::optional<int> bid) {
  const int seat = *asked_;
  const auto at = static_cast<std::size_t>(seat);
  const bool opening = seat == incumbent_ && !answered_.at(at);
  answered_.at(at) = true;
  if (bid) {
    highest_ = *bid;
    leader_ = seat;
  } else if (!opening || !rules_.opener_stays_in) {
    out_.at(at) = true;
  }
  ask_on((seat + 1) % static_cast<int>(purses_.size()));
}

Purse NaiveAuction::purse_after(int seat) const {
  Purse purse = purses_.at(static_cast<std::size_t>(seat));
  for (int owed = leader_ == seat ? highest_ : 0; owed > 0; --owed) {
    if (purse.gold > 0) {
      --purse.gold;
    } else {
      --purse.points;
    }
  }
  return purse;
}

}  // namespace meadhall::vikings::testing
