#pragma once

#include <algorithm>
#include <span>

#include "bots/bot.h"
#include "bots/word.h"
#include "games/contract.h"

// A bot's knowledge of a game beyond its rules: how a sensible player would go on, which moves are
// worth a look, how good a position is.

namespace meadhall::bots {

// The functions of the rules that a search calls, for speed not through Game.
template <class S>
concept Playable = StateValue<S> && requires(S& state, const S& position, MoveList& moves,
                                             Move move, Seat seat, Rng& rng) {
  { actor(position) } -> std::same_as<std::optional<Seat>>;
  { legal(position, moves) } -> std::same_as<void>;
  { apply(state, move) } -> std::same_as<Result<void>>;
  { determinize(position, seat, rng) } -> std::same_as<S>;
  { score(position) } -> std::same_as<ScoreSheet>;
};

// The value of an end: mostly won or lost, but a point more is a point more. `margin`: in
// hundredths of a point.
constexpr int worth_of(int margin) {
  constexpr int kMost = 4000;  // beyond 40 points ahead or behind nothing matters
  constexpr int kWin = 2000;
  const int won = margin > 0 ? kWin : margin < 0 ? -kWin : 0;
  return won + std::clamp(margin, -kMost, kMost);
}

inline constexpr int kWholeWin = 4000;

// What promises are to the bots of a game. Those without a default must be given.
template <class S>
struct Honour {
  // A ready phrase, said at `state`, as bots understand it; nothing where they do not.
  Required<std::optional<Word>(const S& state, const Phrase&)> understood;

  // What a move makes of a word given before it: kept, broken or lapsed; nothing where it does not
  // come to the test.
  Required<std::optional<Promise::Fate>(const Word&, const S& before, Move)> becomes;

  // The move that the actor makes without any more thought, because of words given, its own or
  // another's, or of what it began itself; nothing where these decide nothing. `words`: as many as
  // were given, broken ones with them.
  Required<std::optional<Move>(const S& seen, std::span<const Word> words)> bound;

  // How much more, or less, the actor likes a move because others broke their word, to whomever; in
  // the worth of an end (worth_of). It adds to what a search finds.
  Required<int(const S& seen, Move, std::span<const Word> words)> leaning;

  // Which of the ready phrases a bot at `seat` says now, by what it sees, and means to keep; and
  // which it would like another to say.
  Required<std::optional<Phrase>(const S& seen, Seat, std::span<const Word>)> says;
  Required<std::optional<Phrase>(const S& seen, Seat, std::span<const Word>)> asks;
};

// A Comparison (bots/bot.h) of a game's own positions. Refers to what it is made of.
template <class S>
class ComparisonOf {
 public:
  ComparisonOf(const S& seen, const Comparison& compared) : before(seen), compared_(compared) {}

  const S& before;  // as whoever decides sees it

  // The same as it truly is: for rules that ask for a whole position, and of what is hidden only
  // where a match is looked back on.
  const S& known() const { return compared_.before.as<S>(); }

  Move better() const { return compared_.better.front(); }
  std::span<const Move> deed() const { return compared_.better; }
  std::optional<Move> other() const { return compared_.other; }
  // The decisions that followed, and the end; none while nobody can know.
  std::span<const Followed> then() const { return compared_.then; }
  const S* end() const { return compared_.end ? &compared_.end->as<S>() : nullptr; }

 private:
  const Comparison& compared_;
};

// One a game, with static storage. Those without a default must be given.
template <Playable S>
struct Guide {
  // The move of a playout: quick, sensible more often than not, never the same for all luck.
  Required<Move(const S&, const MoveList& legal, Rng&)> guess;

  // Takes out of the legal moves what no search need look at; never all of them. Says whether what
  // is left stands in order, what looks best first.
  Required<bool(const S&, MoveList& legal)> thin;

  // The expected lead of the seat over its best rival at the end, as far as the boards tell. In
  // hundredths of a point.
  Required<int(const S&, Seat)> outlook;

  // The same once the match is over, ties parted as the game parts them.
  Required<int(const S& end, Seat)> margin;

  // True if a future that began at `begun` has been played far enough to be judged by its outlook:
  // for games without a last round.
  bool (*far_enough)(const S&, const S& begun) = [](const S&, const S&) { return false; };

  // The value of an end by the lead, where points spread so wide that worth_of() would cut them
  // off, or where there may be nobody to win against.
  int (*worth_of_end)(const S& end, int ahead) = [](const S&, int ahead) {
    return worth_of(ahead);
  };

  // How much of a win an end is, in kWholeWin: more than who is ahead, where a future is judged
  // long before its end.
  int (*share_of_win)(const S& end, int ahead) = [](const S&, int ahead) {
    return ahead > 0 ? kWholeWin : ahead == 0 ? kWholeWin / 2 : 0;
  };

  // See GameBots::par_alone.
  int par_alone = 0;

  // How many playouts a search makes where so many are wished for: fewer in a game in which one
  // takes so long that people would be kept waiting.
  int (*playouts)(const S& seen, int wished) = [](const S&, int wished) { return wished; };

  // True if the move takes back what was begun: a greedy search, which looks but one move ahead,
  // skips it, to avoid cycles. Never true of the first of a list.
  bool (*undoes)(const S&, Move) = [](const S&, Move) { return false; };

  // In a game with table talk, where bots keep their word; all null otherwise.
  const Honour<S>* honour = nullptr;

  // What bots tell beside a move.
  Counsel<S> counsel{};

  // See GameBots::counts_points.
  bool counts_points = true;

  // Makes a move that is known to be legal, where finding that out again takes long.
  void (*apply_legal)(S&, Move) = [](S& state, Move move) {
    static_cast<void>(apply(state, move));  // a legal move is never refused
  };
};

}  // namespace meadhall::bots
