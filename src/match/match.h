#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/result.h"
#include "games/contract.h"
#include "match/notebook.h"

namespace meadhall {

// Who sits on a seat: what the rules need not know.
struct SeatInfo {
  std::string name;         // UTF-8, one line, 1 to kMaxNameBytes bytes
  std::uint8_t colour = 0;  // 0 to 5: ivory, orange, light brown, brown, blue, red
  std::uint8_t bot =
      0;  // 0: a person; 1 to kBotLevels: a bot, from the weakest; from
          // kFirstEqual to kMostBot: an equal, as strong as a person, from the weakest

  friend bool operator==(const SeatInfo&, const SeatInfo&) = default;
};
inline constexpr std::size_t kMaxNameBytes = 48;
inline constexpr std::uint8_t kSeatColours = 6;
inline constexpr std::uint8_t kBotLevels = 4;
// The first equal is as strong as the weakest level, the last as the strongest.
inline constexpr std::uint8_t kEquals = 11;
inline constexpr std::uint8_t kFirstEqual = kBotLevels + 1;
inline constexpr std::uint8_t kMostBot = kBotLevels + kEquals;

// Everything a match starts from.
struct MatchStart {
  const Game* game = nullptr;
  Setup setup;
  std::vector<SeatInfo> seats;  // one for each player
};

// The version of the rules it is played by.
inline std::uint32_t rules_of(const MatchStart& start) {
  return start.setup.rules != 0 ? start.setup.rules : start.game->info.rules_version;
}

// Told to whoever opens a match that was played by older rules, which have been corrected since: it
// is here whole, or up to a move that is no longer legal.
struct OpeningNote {
  Message message;
  bool cut = false;  // the moves from the first illegal one on were left out
};

// The most moves a match may have with all its variations: far more than anybody plays, and few
// enough to be kept and read on any device.
inline constexpr std::size_t kMaxMatchMoves = 10'000;

// A match: its start and the moves made, and nothing else. Moves taken back are kept: they form a
// tree of variations, through which undo, redo and replay only walk. The position after each move
// is kept too, so that walking costs nothing.
class Match {
 public:
  // A place in the tree: 0 is the start, others are numbered in the order in which they were
  // played.
  using Node = std::uint32_t;
  static constexpr Node kStart = 0;

  // Figures of its own are kept in the one form the game gives them.
  // Errors: what the game's setup refuses; a number of seats other than of players; names or
  // colours out of range, or used twice; a bot of no known level.
  static Result<Match> begin(MatchStart start);

  const MatchStart& start() const { return start_; }
  const Game& game() const { return *start_.game; }

  // The position now on the table.
  const Position& position() const { return here_; }
  Node current() const { return current_; }
  bool over() const { return !game().actor(position()).has_value(); }
  // True if it is a bot's decision.
  bool bot_acts() const { return bot_acts_at(current_); }
  bool bot_acts_at(Node node) const;

  // Makes a move here. A move already tried from here is walked again, not doubled.
  // Errors: the game's refusal; a match of kMaxMatchMoves moves; the match is unchanged.
  Result<void> play(Move move);

  // Makes several moves of whoever is to act as one deed: all of them or none. Undo, taking back
  // and redo then walk over all of them at once; saves and links keep the moves alone.
  // Errors: as of a single move, or a move after the one that ended the actor's turn.
  Result<void> play(std::span<const Move> deed);
  // The result of play(deed), with nothing played.
  Result<void> may_play(std::span<const Move> deed) const;

  // One deed back. `undo` stops where something hidden was shown or luck decided; `take_back`
  // goes beyond, which the whole table should agree to. Errors: nothing to undo; a reveal.
  Result<void> undo();
  Result<void> take_back();
  // One deed forward again, along the variation last walked. Errors: nothing undone.
  Result<void> redo();
  // How often redo() goes on.
  std::size_t deeds_undone() const;

  // Takes the deed with the move that led to `node` out of the line that leads here: what came
  // after it is made again without it. Errors: no deed of this line made that move; something
  // hidden was shown or luck decided since before it; a later deed that is not possible then; the
  // match is unchanged.
  Result<void> leave_out(Node node);

  bool can_undo() const { return current_ != kStart && !reveals_since(start_of_deed(current_)); }
  bool can_take_back() const { return current_ != kStart; }
  bool can_redo() const { return steps_[current_].next != kStart; }

  // True if both began from the same game, setup and players.
  bool began_like(const Match& other) const;

  // Walks to where `other` stands, along its moves; what was not played here becomes a variation,
  // and nothing is lost. Errors: another game, setup or players; the match is unchanged.
  Result<void> walk_like(const Match& other);

  // Walks to any place of the tree. Errors: no such node.
  Result<void> go_to(Node node);

  // The nodes from the first move to the current one; or only those after `from`, which is one of
  // them or the start.
  std::vector<Node> line() const { return line_from(kStart); }
  std::vector<Node> line_from(Node from) const;
  // The same, and on along the variation last walked.
  std::vector<Node> whole_line() const;

  std::size_t node_count() const { return steps_.size(); }
  Move move_of(Node node) const { return steps_[node].move; }      // node > 0
  Node parent_of(Node node) const { return steps_[node].parent; }  // node > 0
  Position position_at(Node node) const { return here_.with_bytes(state_at(node)); }

  // Seats whose players have the match on another device. Of this device alone: saves keep it,
  // links do not. Only of seats that persons have.
  bool is_remote(Seat seat) const { return ((remote_ >> index(seat)) & 1U) != 0; }
  bool any_remote() const { return remote_ != 0; }
  void set_remote(Seat seat, bool remote);

  // The promises made at this table.
  const Notebook& notebook() const { return notebook_; }
  Notebook& notebook() { return notebook_; }

  // Only of a match that was just read from a link or a save.
  const std::optional<OpeningNote>& opening_note() const { return opening_note_; }
  void set_opening_note(OpeningNote note) { opening_note_ = std::move(note); }

  // The events of the move that led to `node`; at the start, those of setting the match up.
  std::vector<Event> events_of(Node node) const;

 private:
  struct Step {
    Move move;
    Node parent = kStart;
    Node next = kStart;         // the continuation last walked; kStart if there is none
    Node first_child = kStart;  // of the moves tried from here, and the next one tried from where
    Node sibling = kStart;      // this one was; kStart if there is none
    bool reveals = false;
    bool joined = false;  // one deed with the step before it
  };

  Match(MatchStart start, const Position& first);

  std::span<const std::byte> state_at(Node node) const;
  void stand_at(Node node);
  Node start_of_deed(Node end) const;
  bool reveals_since(Node start) const;
  void add(const Step& step, const Position& after);

  MatchStart start_;
  std::vector<Step> steps_;
  std::vector<std::byte> states_;  // after each step, one behind the other
  Position here_;
  Node current_ = kStart;
  std::uint8_t remote_ = 0;  // a bit for each seat
  Notebook notebook_;
  std::optional<OpeningNote> opening_note_;
};

}  // namespace meadhall
