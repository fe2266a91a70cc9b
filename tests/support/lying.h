#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "games/event.h"

// Pieces and the places where they lie, whatever the game: what tests compare with what events tell
// of pieces that changed places.

namespace meadhall::any_match {

// How many of which piece lie where.
class Lying {
 public:
  // What everybody sees of a piece that lies there; nothing where pieces are not counted.
  using Seen = std::optional<Piece> (*)(Piece what, Location where);

  explicit Lying(Seen seen) : seen_(seen) {}

  void add(Piece what, Location where, int n = 1) {
    const std::optional<Piece> seen = seen_(what, where);
    if (!seen || n == 0) return;
    const Key key{seen->sort, seen->kind, where.sort, static_cast<int>(where.seat), where.at};
    int& count = count_[key];
    count += n;
    if (count == 0) count_.erase(key);
  }
  void move(const Transfer& transfer) {
    add(transfer.piece, transfer.from, -transfer.n);
    add(transfer.piece, transfer.to, transfer.n);
  }
  // True if something was taken from where it did not lie.
  bool owes() const {
    return std::ranges::any_of(count_, [](const auto& each) { return each.second < 0; });
  }
  // Sort and kind of the piece; sort, seat and `at` of the place; how many. A line each.
  std::string words() const {
    std::string all;
    for (const auto& [key, n] : count_) {
      const auto& [sort, kind, place, seat, at] = key;
      for (const int part : {sort, kind, place, seat, at}) all += std::to_string(part) + " ";
      all += "x" + std::to_string(n) + "\n";
    }
    return all;
  }
  friend bool operator==(const Lying& a, const Lying& b) { return a.count_ == b.count_; }

 private:
  using Key = std::tuple<int, int, int, int, int>;

  Seen seen_;
  std::map<Key, int> count_;
};

// Does what the events tell; nothing may leave a place where it does not lie, and each transfer
// must be `allowed`. Notes what happened.
template <class Allowed>
void follow_events(Lying& pieces, const std::vector<Event>& events, std::set<int>& happened,
                   Allowed allowed) {
  for (const Event& event : events) {
    if (event.kind == Event::Kind::choice || event.kind == Event::Kind::outcome) {
      REQUIRE(event.what != 0);
    }
    happened.insert(event.what);
    for (const Transfer& transfer : event.moved) {
      REQUIRE_MESSAGE(allowed(transfer), "event " << int{event.what});
      pieces.move(transfer);
      REQUIRE_MESSAGE(!pieces.owes(), "event " << int{event.what} << ":\n" << pieces.words());
    }
  }
}

}  // namespace meadhall::any_match
