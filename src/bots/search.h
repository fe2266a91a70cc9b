#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "bots/best.h"
#include "bots/bot.h"
#include "bots/guide.h"
#include "core/sort_few.h"

// Flat Monte Carlo: each move that is worth a thought is tried in many futures, dealt anew from
// what the player may know and played to their end by guesses. All moves meet the same futures, so
// that luck does not decide between them, and in each round of the search the worse half is let go
// (sequential halving: Karnin, Koren, Somekh, 2013). Counts of playouts decide, never time, and
// there are only whole numbers in it: the same choice everywhere.

namespace meadhall::bots {

// A win, per mille, or the winners' shares of it.
inline std::array<int, kMaxSeats> win_shares(const ScoreSheet& sheet, std::size_t players) {
  const auto ranks = std::span(sheet.ranks).first(players);
  // Somebody always wins; the analyser cannot know.
  const auto winners = std::max(1, static_cast<int>(std::ranges::count(ranks, std::uint8_t{1})));
  std::array<int, kMaxSeats> shares{};
  for (std::size_t seat = 0; seat < players; ++seat) {
    if (ranks[seat] == 1) shares[seat] = 1000 / winners;
  }
  return shares;
}

// Plays on by guesses to the end, or as far as a future goes in a game without a last round.
template <class S, const Guide<S>& guide>
void play_out(S& state, const S& begun, Rng& rng) {
  MoveList moves;
  while (actor(state) && !guide.far_enough(state, begun)) {
    legal(state, moves);
    const Move move = moves.size() == 1 ? moves[0] : guide.guess(state, moves, rng);
    guide.apply_legal(state, move);
  }
}

// See Honour::leaning; 0 in a game without promises.
template <class S, const Guide<S>& guide>
int leaning_of(const S& seen, Move move, std::span<const Word> words) {
  if constexpr (guide.honour == nullptr) {
    return 0;
  } else {
    return guide.honour->leaning(seen, move, words);
  }
}

// A decision being thought over.
template <class S, const Guide<S>& guide>
class Search final : public AnySearch {
 public:
  // `seen`: what its actor may know.
  Search(const S& seen, const SearchOptions& options, Rng rng)
      : seen_(seen), options_(options), rng_(rng) {
    options_.playouts = guide.playouts(seen, options.playouts);
    MoveList moves;
    legal(seen_, moves);
    static_cast<void>(guide.thin(seen_, moves));  // in what order matters nothing here
    for (const Move move : moves) add(move);
    if (options_.keep && !moves.contains(*options_.keep)) add(*options_.keep);
    left_ = field_.size();
    for (std::size_t left = left_; left > 1; left = (left + 1) / 2) ++rounds_;
    if (rounds_ == 0 && options_.weigh_single) rounds_ = 1;
    open_round();
  }

  bool done() const override { return round_ == rounds_; }

  // Progress, per mille.
  int progress() const override {
    if (done()) return 1000;
    return (1000 * round_ + 1000 * (futures_ - futures_left_) / futures_) / rounds_;
  }

  bool advance(int playouts) override {
    while (!done() && playouts > 0) {
      try_future();
      playouts -= static_cast<int>(left_);
      if (--futures_left_ == 0) close_round();
    }
    return done();
  }

  // The best first.
  std::vector<MoveStats> ranking() const override {
    std::vector<Candidate> sorted = field_;
    sort(sorted);
    std::vector<MoveStats> all;
    for (const Candidate& each : sorted) {
      MoveStats stats{.move = each.move, .tries = each.tries};
      if (each.tries > 0) {
        stats.margin = static_cast<int>(each.margins / each.tries);
        stats.chance = static_cast<int>(each.won * 1000 / kWholeWin / each.tries);
      }
      all.push_back(stats);
    }
    return all;
  }

 private:
  struct Candidate {
    Move move;
    int leaning = 0;           // see Honour::leaning: added to what each future is worth
    std::int64_t sum = 0;      // of what the futures were worth
    std::int64_t margins = 0;  // the same as hundredths of a point
    std::int64_t won = 0;      // see Guide::share_of_win
    int tries = 0;
  };

  void add(Move move) {
    field_.push_back({.move = move, .leaning = leaning_of<S, guide>(seen_, move, options_.words)});
  }

  // All that are left have been tried as often as each other; who was let go stands behind them.
  void sort(std::vector<Candidate>& field) const {
    sort_few(std::span(field).first(left_), [](const Candidate& a, const Candidate& b) {
      return a.sum != b.sum ? a.sum > b.sum : a.move < b.move;
    });
  }

  void open_round() {
    if (done()) return;
    const int shared_by = std::max(1, rounds_ * static_cast<int>(left_));
    futures_ = std::max(1, options_.playouts / shared_by);
    futures_left_ = futures_;
  }

  void close_round() {
    sort(field_);
    std::size_t staying = (left_ + 1) / 2;
    // Who is to be kept changes places with the last who stays.
    if (options_.keep) {
      const auto kept = std::ranges::find(field_, *options_.keep, &Candidate::move);
      const auto last = field_.begin() + static_cast<std::ptrdiff_t>(staying) - 1;
      if (kept > last && left_ > 2) std::rotate(last, kept, kept + 1);
      if (left_ <= 2) staying = left_;
    }
    left_ = staying;
    ++round_;
    open_round();
  }

  void try_future() {
    const Seat seat = *actor(seen_);
    std::uint64_t luck = std::uint64_t{rng_.next()} << 32U;
    luck |= rng_.next();
    Rng dealing(luck);
    const S dealt = determinize(seen_, seat, dealing);
    for (std::size_t at = 0; at < left_; ++at) {
      S future = dealt;
      static_cast<void>(apply(future, field_[at].move));
      Rng guessing(luck + 1);
      play_out<S, guide>(future, seen_, guessing);
      note(field_[at], future, seat);
    }
  }

  void note(Candidate& candidate, const S& end, Seat seat) const {
    const int ahead = actor(end) ? guide.outlook(end, seat) : guide.margin(end, seat);
    candidate.sum += guide.worth_of_end(end, ahead) + candidate.leaning;
    candidate.margins += ahead;
    candidate.won += guide.share_of_win(end, ahead);
    ++candidate.tries;
  }

  S seen_;
  SearchOptions options_;
  Rng rng_;
  std::vector<Candidate> field_;
  std::size_t left_ = 0;
  int rounds_ = 0;
  int round_ = 0;
  int futures_ = 1;  // in this round
  int futures_left_ = 1;
};

// The same where the match is not over: by who is ahead of everybody.
template <class S, const Guide<S>& guide>
std::array<int, kMaxSeats> leaders(const S& state, std::size_t players) {
  std::array<int, kMaxSeats> shares{};
  std::size_t best = 0;
  for (std::size_t seat = 1; seat < players; ++seat) {
    if (guide.outlook(state, seat_at(seat)) > guide.outlook(state, seat_at(best))) best = seat;
  }
  shares[best] = 1000;
  return shares;
}

// The share of playouts by guesses that each seat wins from here, per mille. `seen`: what `viewer`
// may know.
template <class S, const Guide<S>& guide>
std::array<int, kMaxSeats> win_chances(const S& seen, Seat viewer, std::size_t players,
                                       int playouts, Rng rng) {
  std::array<std::int64_t, kMaxSeats> won{};
  for (int i = 0; i < playouts; ++i) {
    S future = determinize(seen, viewer, rng);
    play_out<S, guide>(future, seen, rng);
    const std::array<int, kMaxSeats> shares =
        actor(future) ? leaders<S, guide>(future, players) : win_shares(score(future), players);
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) won[seat] += shares[seat];
  }
  std::array<int, kMaxSeats> chances{};
  for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
    chances[seat] = static_cast<int>(won[seat] / playouts);
  }
  return chances;
}

// Puts moves that stand in order, what looks best first, in the order that they have with what
// words make of them.
template <class S, const Guide<S>& guide>
void lean(const S& seen, MoveList& ordered, std::span<const Word> words) {
  constexpr int kPlace = 200;  // what a place in the order is worth, as an end
  struct Placed {
    Move move;
    int worth = 0;
  };
  std::vector<Placed> placed;
  for (std::size_t i = 0; i < ordered.size(); ++i) {
    const int leaning = leaning_of<S, guide>(seen, ordered[i], words);
    placed.push_back({ordered[i], leaning - kPlace * static_cast<int>(i)});
  }
  sort_few(placed, [](const Placed& a, const Placed& b) { return a.worth > b.worth; });
  ordered.clear();
  for (const Placed& each : placed) ordered.push_back(each.move);
}

// Any of the moves that look best, or the very best one; a guess where moves cannot be put in
// order. Nothing where the level tries out futures instead of these two.
template <class S, const Guide<S>& guide>
std::optional<Move> top_k_random(const S& seen, const Level& level, Rng& rng,
                                 std::span<const Word> words) {
  MoveList moves;
  legal(seen, moves);
  MoveList best = moves;
  const bool thinks = level.playouts > 0;
  if (!guide.thin(seen, best)) {
    return thinks ? std::nullopt : std::optional(guide.guess(seen, moves, rng));
  }
  if (!words.empty()) lean<S, guide>(seen, best, words);
  const bool at_random = rng.below(100) < static_cast<std::uint32_t>(level.random_percent);
  if (!at_random && thinks) return std::nullopt;
  const auto some = std::min(best.size(), static_cast<std::size_t>(at_random ? level.top_k : 1));
  return best[rng.below(static_cast<std::uint32_t>(some))];
}

// One move ahead, by the look of the boards alone; the first of the best.
template <class S, const Guide<S>& guide>
Move greedy(const S& seen, Rng rng) {
  const Seat seat = *actor(seen);
  MoveList moves;
  legal(seen, moves);
  const S dealt = determinize(seen, seat, rng);
  return best_of(moves, [&](Move move) {
    if (guide.undoes(seen, move)) return kNotAtAll;
    S next = dealt;
    static_cast<void>(apply(next, move));
    return guide.outlook(next, seat);
  });
}

}  // namespace meadhall::bots
