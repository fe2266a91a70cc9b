#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "core/result.h"
#include "match/match.h"

// Requests to bots and their answers, as texts that a page can send to a worker and back. In all of
// them the match is a link (match/link.h), decided on where it ends:
//
//   move karl #match/…       what a bot of this level would do     take 4
//   move karl word … #match/…    the same where words were given (bots/promises.h)
//   hint #match/…            a second opinion on the decision      take 4 margin 320 chance 610
//   review #match/…          on each decision of the match         see Review
//
// Requests and answers are the same wherever they are worked out.

namespace meadhall::bots {

std::string ask_move(const Match& match, const Level& level);
// The level at which the bot whose turn it is decides: its own, or of an equal (SeatInfo.bot) one
// of the two that it stands between, drawn for each decision, the same everywhere.
Level level_here(const Match& match);
std::string ask_hint(const Match& match);
std::string ask_review(const Match& match);

// One of the moves that a second opinion names.
struct Advice {
  Move move;
  int margin = 0;            // as in MoveStats
  int chance = 0;            // as in MoveStats
  std::vector<Move> rest{};  // of a deed that begins with it (Counsel::whole_deed)

  std::vector<Move> deed() const;  // all of it
};

// The findings of a review about one moment of a match.
struct Judgement {
  std::array<int, kMaxSeats> chances{};  // of each seat to win, per mille, before the move
  std::optional<Move> better;  // what would have been the best move; nothing where it was made
  int loss = 0;                // what the move made promised less: margin, in hundredths of a
                               // point, or chance, per mille, where points are none
  int lead = 0;                // of the best move over the second best; where it was made
};
using Review = std::vector<Judgement>;  // one a move, and one for the end

// Readings of the answers. Nothing where a text is none: it comes from the same program.
std::optional<Move> read_move(const Game& game, std::string_view answer);
std::optional<std::vector<Advice>> read_hint(const Game& game, std::string_view answer);
std::optional<Review> read_review(const Match& match, std::string_view answer);

// A request being worked at step by step.
class Task {
 public:
  // Errors: not one of the requests above; a link that cannot be read; a match that is over where
  // a move is asked for.
  static Result<Task> begin(std::string_view request);

  // Goes on for about so many playouts. Says whether all is done.
  bool advance(int playouts);
  int progress() const;  // per mille

  // The answer so far: of a request for a move the best one, though it be early.
  std::string answer() const;

 private:
  enum class Kind : std::uint8_t { move, hint, review };
  Task(Kind kind, Match match) : kind_(kind), match_(std::move(match)) {}
  void think_at(std::size_t moment);
  void weigh_chances();
  void judge();
  bool looked_back() const;

  Kind kind_;
  Match match_;
  std::unique_ptr<AnySearch> search_;
  std::optional<Move> glance_;  // where a level tries out nothing
  std::vector<Move> deed_;      // hinted at: what is best done, if it is one deed of several moves
  // Of a review:
  std::vector<Match::Node> line_;
  std::size_t moment_ = 0;
  int lots_ = 0;             // of its chances
  std::size_t weighed_ = 0;  // moments, from the first on, whose chances are known
  Review review_;
};

}  // namespace meadhall::bots
