#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "games/contract.h"

// Players for empty seats. A bot sees what its seat may know and nothing more, and decides the same
// everywhere: by its level, the seed and what it sees.

namespace meadhall::bots {

struct Level {
  std::string_view id;       // "karl"; what it is called stands in the catalogue as "bot.karl"
  int playouts = 0;          // a decision; 0 tries out nothing
  int top_k = 0;             // without playouts: any of so many that look best; 0: greedy, one move
                             // ahead by the boards alone
  int random_percent = 100;  // so often it is any of them, and the best one otherwise
};

// From the weakest to the strongest; RESULTS.md tells what each constant is worth.
std::span<const Level> levels();
std::optional<Level> find_level(std::string_view id);

// Looks one move ahead: what levels are measured against.
inline constexpr Level kGreedy{"greedy"};

// The move of a bot of `level` at `position`, whose actor it plays. The match must not be over, and
// its game must be one with a guide (bots/guide.h). `seed`: luck of its own, one a match.
Move choose(const Game& game, const Position& position, const Level& level, std::uint64_t seed);

// The thinking it takes to see that `best` is the best move: 1 if a glance does, 2 or 3 if few or
// some playouts do, 4 if only more. As for choose().
int difficulty(const Game& game, const Position& position, Move best, std::uint64_t seed);

// The findings of a search about a move.
struct MoveStats {
  Move move;
  int tries = 0;             // futures; the more, the surer is the rest
  int margin = 0;            // how far ahead of the best rival at the end, in hundredths of a point
  int chance = 0;            // to win, per mille; a shared win counts half
  std::vector<int> terms{};  // points by line of the score sheet, in hundredths; if wished for
};

// Options of the search of a decision.
struct SearchOptions {
  int playouts = 400;          // in all, about; at least one a move and round
  std::optional<Move> keep{};  // tried as often as the best one
  bool reasons = false;        // ranking have terms
  bool weigh_single = false;   // an only move is tried as well
};

// A search in whatever game (game_bots.h).
struct AnySearch {
  virtual ~AnySearch() = default;
  virtual bool advance(int playouts) = 0;
  virtual bool done() const = 0;
  virtual int progress() const = 0;
  virtual std::vector<MoveStats> ranking() const = 0;
};

// A decision being searched step by step, so that a page can go on meanwhile. In how many
// steps changes nothing of what comes of it.
class IncrementalSearch {
 public:
  // As for choose().
  IncrementalSearch(const Game& game, const Position& position, const SearchOptions& options,
                    std::uint64_t seed);
  IncrementalSearch(IncrementalSearch&&) noexcept;
  IncrementalSearch& operator=(IncrementalSearch&&) noexcept;
  ~IncrementalSearch();

  // Goes on for `playouts` playouts or a few more. Says whether all is done.
  bool advance(int playouts);
  bool done() const;
  int progress() const;  // per mille

  // The findings so far, the best move first; never empty.
  std::vector<MoveStats> ranking() const;

 private:
  std::unique_ptr<AnySearch> search_;
};

// What whoever is to act may best do with a thing pointed at, of their own (a good: where to lay
// it), or without one in the decision at hand: at a glance, as whole deeds (games/feast/bundles.h),
// the best first, `most` of them at most. Empty where nothing can be done with it, and in games
// that have no such things.
std::vector<std::vector<Move>> best_deeds(const Game& game, const Position& position,
                                          std::optional<Inspectable> thing, std::size_t most);

// The chance of each seat to win if all go on by guesses, per mille; by what the actor may know, or
// at the end by the result.
std::array<int, kMaxSeats> win_chances(const Game& game, const Position& position,
                                       std::size_t players, int playouts, std::uint64_t seed);

// Why a bot did what `event` tells, one of the events of `move`, in a sentence; by what everybody
// may know, and so not before the event itself is known to everybody. Empty where there is nothing
// to say.
Message reason_of(const Game& game, const Position& before, Move move, const Position& after,
                  const Event& event);

}  // namespace meadhall::bots
