#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "bots/word.h"
#include "games/contract.h"

// Players for empty seats. A bot sees what its seat may know and nothing more, and decides the same
// everywhere: by its level, the seed and what it sees.

namespace meadhall::bots {

// How a bot decides. Where moves can be put in order at a glance, so that there are some that look
// best, it is careless now and then and takes any of them; else it tries out futures.
struct Level {
  std::string_view id;  // "karl"; what it is called stands in the catalogue as "bot.karl"
  int playouts = 0;     // a decision; 0 tries out nothing, and takes what looks best
  int top_k = 0;        // careless, it takes any of so many that look best; 0: it never is, and
                        // without playouts it is greedy, one move ahead by the boards alone
  int random_percent = 100;  // so often it is careless

  friend bool operator==(const Level&, const Level&) = default;
};

// From the weakest to the strongest.
inline constexpr std::array<std::string_view, 4> kLevelIds = {"thrall", "karl", "skald", "jarl"};
using Levels = std::array<Level, kLevelIds.size()>;

// Those of a game, in the same order; RESULTS.md tells what each figure is worth.
const Levels& levels(const Game& game);
std::optional<Level> find_level(const Game& game, std::string_view id);  // or kGreedy

// How strong a bot is that plays on a seat (SeatInfo.bot, not 0): a level kLevelStep above the one
// below it, from 0 on, and equals kEqualStep from each other between them.
inline constexpr int kLevelStep = 10;
inline constexpr int kEqualStep = 3;
int strength_of(std::uint8_t bot);

// Looks one move ahead: what levels are measured against.
inline constexpr Level kGreedy{"greedy"};

// Whoever plays the matches that the puzzles of the day are taken from. Never to be changed: what
// is kept of a puzzle is how many of its moves were made.
inline constexpr Level kPuzzler{"puzzler", 0, 2, 70};

// The move of a bot of `level` at `position`, whose actor it plays. The match must not be over, and
// its game must be one with a guide (bots/guide.h). `seed`: luck of its own, one a match. `words`:
// those given so far (bots/promises.h).
Move choose(const Game& game, const Position& position, const Level& level, std::uint64_t seed,
            std::span<const Word> words = {});

// The same where it is found without trying out futures; nothing where it is not.
std::optional<Move> glance(const Game& game, const Position& position, const Level& level,
                           std::uint64_t seed, std::span<const Word> words = {});

// The thinking it takes to see that `best` is the best move: 1 if a glance does, 2 or 3 if few or
// some playouts do, 4 if only more. As for choose().
int difficulty(const Game& game, const Position& position, Move best, std::uint64_t seed);

// The findings of a search about a move.
struct MoveStats {
  Move move;
  int tries = 0;   // futures; the more, the surer is the rest
  int margin = 0;  // how far ahead of the best rival at the end, in hundredths of a point
  int chance = 0;  // to win, per mille: the share of a win that futures were (Guide::share_of_win)
};

// Options of the search of a decision.
struct SearchOptions {
  int playouts = 400;          // in all, about; at least one a move and round
  std::optional<Move> keep{};  // tried as often as the best one
  bool weigh_single = false;   // an only move is tried as well
  std::vector<Word> words{};   // given so far: a broken one is held against its breaker
};

// A decision being searched step by step, so that a page can go on meanwhile. In how many
// steps changes nothing of what comes of it.
struct AnySearch {
  virtual ~AnySearch() = default;

  // Goes on for `playouts` playouts or a few more. Says whether all is done.
  virtual bool advance(int playouts) = 0;
  virtual bool done() const = 0;
  virtual int progress() const = 0;  // per mille

  // The findings so far, the best move first; never empty.
  virtual std::vector<MoveStats> ranking() const = 0;
};

// As for choose().
std::unique_ptr<AnySearch> begin_search(const Game& game, const Position& position,
                                        const SearchOptions& options, std::uint64_t seed);

// How a match went on: where a move was made, and which.
struct Followed {
  Position before;
  Move move;
};

// A better move beside another one, compared for the reason why it is better.
struct Comparison {
  Position before;              // the decision
  std::vector<Move> better;     // the move, or all those of a deed
  std::optional<Move> other{};  // what was done instead, or is the next best; none: nothing
  // Where a match is looked back on: how it went on after `other`, and its end.
  std::vector<Followed> then{};
  std::optional<Position> end{};
};

template <class S>
class ComparisonOf;  // bots/guide.h
template <class S>
struct Honour;

// A comparison of a game's own positions.
template <class S>
using Compared = std::conditional_t<std::is_same_v<S, Position>, Comparison, ComparisonOf<S>>;

// A hook of a Counsel. Over Positions leaving it out does not compile.
template <class S, class Signature>
using CounselHook =
    std::conditional_t<std::is_same_v<S, Position>, Required<Signature>, Signature*>;

// What bots tell beside a move, in some games. A game's own hooks (S is its State, and each is null
// where there is nothing of the kind) are given what may be known; those over Positions see to that
// themselves, can always be called, and answer nothing where there is nothing to say.
template <class S>
struct Counsel {
  // What whoever is to act may best do with a thing pointed at, of their own (a good: where to lay
  // it), or without one in the decision at hand: at a glance, as whole deeds of one move or
  // several, the best first, `most` of them at most. Empty where nothing can be done with it.
  CounselHook<S, std::vector<std::vector<Move>>(const S& seen, std::optional<Inspectable> thing,
                                                std::size_t most)>
      best_deeds{};

  // What whoever is to act best does next, at a glance, where that is one deed of several moves;
  // empty in any other decision.
  CounselHook<S, std::vector<Move>(const S& seen)> whole_deed{};

  // Such a deed as one choice: "Lay 1 oil on the home board: row 3, column 4". Empty if it cannot
  // be made. Where whole_deed is given, so is this.
  CounselHook<S, Message(const S& seen, std::span<const Move> deed)> deed_told{};

  // Why the better move is better, in one sentence in the game's words: found by its rules, of what
  // lies on the table, was done, or came of it. Empty where nothing that is known to be one holds.
  CounselHook<S, Message(const Compared<S>& compared)> why{};

  // Why a bot did what `event` tells, one of the events of `move`, in one sentence; by what
  // everybody may know (a game's own hook is given observations of nobody's), and so not before the
  // event itself is known to everybody. The words are a reading of the table, not of the search.
  CounselHook<S, Message(const S& before, Move move, const S& after, const Event& event)> reason{};
};

// The bots of a game, made of its guide (bots/game_bots.h). `seen` is what its actor may know.
struct GameBots {
  std::string_view game;
  const Levels* levels;  // from the weakest to the strongest; RESULTS.md tells what each is worth
  // A move that takes no playouts, of a level that is careless or has none of them; nothing where
  // it tries out futures. `words` as in choose().
  std::optional<Move> (*quick_move)(const Position& seen, const Level& level, Rng rng,
                                    std::span<const Word> words);
  std::unique_ptr<AnySearch> (*search)(const Position& seen, const SearchOptions& options, Rng rng);
  std::array<int, kMaxSeats> (*chances)(const Position& seen, Seat viewer, std::size_t players,
                                        int playouts, Rng rng);
  Counsel<Position> counsel;
  // True if margins are points of the score sheet; else they are a game's own measure of how far
  // ahead somebody is, and only chances mean something to people.
  bool counts_points;
  // What margins are counted from where nobody else plays, in hundredths of a point: with it they
  // are what is to be expected at the end.
  int par_alone;
  const Honour<Position>* honour;  // see Guide::honour
};
const GameBots& bots_for(const Game& game);
inline const Counsel<Position>& counsel(const Game& game) { return bots_for(game).counsel; }

// The chance of each seat to win if all go on by guesses, per mille; by what the actor may know, or
// at the end by the result.
std::array<int, kMaxSeats> win_chances(const Game& game, const Position& position,
                                       std::size_t players, int playouts, std::uint64_t seed);

}  // namespace meadhall::bots
