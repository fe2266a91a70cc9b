#pragma once

#include <optional>
#include <vector>

// The auction for the start player as people hold it around a table, written from the rulebook
// alone: who may bid how much, who is asked next, who wins and what they pay.
// rules: Vikings 9.3

namespace meadhall::vikings::testing {

struct Purse {
  int gold = 0;
  int points = 0;

  friend bool operator==(const Purse&, const Purse&) = default;
};

struct AuctionRules {
  bool opener_stays_in = true;            // though they opened without a bid
  bool points_only_without_gold = false;  // else points count once the gold is used up
  bool points_exchange_anytime = false;   // so that whoever is asked may do so before they bid
};

class NaiveAuction {
 public:
  // `purses` by seat, from 0; the incumbent opens.
  NaiveAuction(std::vector<Purse> purses, int incumbent, AuctionRules rules);

  // Who is asked now; nobody once it is over. Whoever cannot bid more is passed over.
  std::optional<int> asked() const { return asked_; }
  int highest() const { return highest_; }
  // The most this seat could pay now.
  int limit(int seat) const;
  // Who is out of it for good.
  bool out(int seat) const { return out_.at(static_cast<std::size_t>(seat)); }

  // The seat asked exchanges points for gold and is asked again.
  void exchange(int points);

  // The answer of the seat asked: a bid, or nothing.
  void answer(std::optional<int> bid);

  // When it is over.
  int winner() const { return leader_.value_or(incumbent_); }
  Purse purse_after(int seat) const;

 private:
  void ask_on(int from);
  bool could_outbid(int seat) const;

  std::vector<Purse> purses_;
  std::vector<bool> out_;
  std::vector<bool> answered_;  // was asked, or could not have bid
  AuctionRules rules_;
  int incumbent_;
  int highest_ = 0;
  std::optional<int> leader_;
  std::optional<int> asked_;
};

}  // namespace meadhall::vikings::testing
