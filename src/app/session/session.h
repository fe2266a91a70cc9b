#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/session/deeds.h"
#include "app/session/replay.h"
#include "app/teaching/challenge.h"
#include "app/teaching/lesson.h"
#include "bots/task.h"
#include "match/match.h"
#include "match/save.h"

// One sitting at a table: a match, and what is of this match alone while it lies there. It reaches
// nothing outside: what is stored, heard or asked of bots is the app's business.

namespace meadhall::app {

// A question to the worker that thinks for bots and second opinions (bots/task.h).
struct BotRequest {
  enum class Kind : std::uint8_t { move, hint, review };
  Kind kind = Kind::move;
  std::string key;
  int progress = 0;  // per mille
};

// Bots at this match: their moves and their opinions.
struct Thoughts {
  std::optional<BotRequest> request{};  // what is being thought about
  bool asked = true;                    // bots are asked: the table lets them
  bool wait = false;                    // bots are not asked, as a player wishes
  bool taken_back = false;              // they wait because their moves were taken back
  bool skips = false;                   // they play without a pause until a person is asked
  std::optional<Move> decided{};        // by the bot to act
  bool held = false;                    // and it waits for who reads of a scoring
  std::vector<bots::Advice> advice{};
  std::optional<bots::Review> review{};
  std::vector<Match::Node> reviewed{};  // the line it is of
};

// Who said in the open that they want to take a decision that may be declined so (OpenCall).
struct Called {
  Match::Node at = Match::kStart;  // where in the match all were asked
  std::uint8_t want = 0;           // a bit for each seat
  bool done = false;               // everybody has had their say

  bool wants(Seat seat) const { return (unsigned{want} >> index(seat) & 1U) != 0; }
};

struct Session {
  explicit Session(Match played, Replay looked = {});

  Match match;
  std::vector<std::string> names;  // of the players, by seat
  SaveWriter autosave{};
  // Set if the match is not the players' own: at most one of the two.
  std::optional<Lesson> lesson{};
  std::optional<Challenge> challenge{};
  Replay replay{};
  std::vector<Move> pending{};              // the deed that waits for `confirm`
  std::optional<Match::Node> undo_asked{};  // where `undo` is said once more if all agree
  bool notebook_open = false;
  std::optional<Seat> holder{};  // whose hands the device is in
  bool arrived = false;          // by a link sent to whoever is asked, who has not been told yet
  std::optional<Seat> looker{};  // who looks at their own hand, whoever is asked
  std::optional<Called> called{};
  Thoughts thoughts{};
  bool bots_here = true;         // false while they are still to come, with kLaterPart
  std::vector<LogLine> log{};    // of the line the match is on, to where it was played last
  std::size_t told = 0;          // lines of it up to the current move
  std::vector<Event> fresh{};    // what the latest deed made happen
  std::vector<Event> unseen{};   // what the next player sees once they are ready
  std::string_view explained{};  // topic of what the latest deed explained

  // True if it is a lesson's or a challenge's, and not the players' own: then it is not kept.
  bool visited() const { return lesson || challenge; }

  // The actor of the position on the table; nobody once the match is over.
  std::optional<Seat> actor() const { return match.game().actor(match.position()); }
  // The number of persons who play on this device.
  std::size_t persons() const;
  // True if whoever is to act plays on another device.
  bool acts_elsewhere() const { return actor() && match.is_remote(*actor()); }
  // True if a person here is to act, though first of all there may be an open_call().
  bool person_acts() const {
    return !match.over() && !match.bot_acts() && !acts_elsewhere() && !replay.on;
  }
  // True if a person is asked for a move here.
  bool asked() const { return person_acts() && !open_call(); }

  // The question put in the open to all persons of this device, where there are several, before
  // any of them is asked in private; until they have answered it.
  std::optional<OpenCall> open_call() const;
  // Of these, whom the decision is still to be put to, in the order in which they would take it.
  std::vector<Seat> called_here() const;
  // The answer of whoever is to act, if they declined in the open.
  std::optional<Move> declined() const;
  // True if the match was played to its end, wherever on its line the table stands now.
  bool ended() const;

  // True if the device has to go to the player to act before anything of the table may be seen, or
  // has just brought the match to them; `each_turn`: where it does so even if hands are open.
  bool handing_over(bool each_turn) const;
  // The seat whose hand may be seen on the screen; else kNobody. The only person here sees their
  // own at all times. Of several, whoever looks at their own does, and whoever has taken the device
  // by `ready` while they are asked apart from the others: in private, or at all if `each_turn`.
  // What is decided in the open shows nobody's hand, even if the same player held the device just
  // before. In a lesson the learner's, in a challenge that of whoever is to act.
  Seat viewer(bool each_turn) const;
  // The position with what the viewer may not see blanked, in games with secret hands.
  Position shown(bool each_turn) const;
  // The places of the turn at hand, from its beginning on.
  std::vector<Match::Node> turn() const;
  // True if a player may look at their own hand: one of several persons, while something is asked
  // in the open and the device is not on its way (`handing_over`).
  bool may_look(Seat seat, bool each_turn) const;

  // The review of the match as it was played; null if nobody asked for one.
  const bots::Review* review() const;
  // The chapter of the rules about what was asked last: what was explained, or the decision.
  std::string_view topic() const;
  // Of the log, what happened since whoever is to act had ended their turn before this one.
  std::span<const LogLine> news() const;

  // What a bot did last, with its reason, in the round being played; nothing where none gave any.
  std::optional<Message> latest_reason() const;

  // The events of the move that led to `node` as they are told here.
  std::vector<Event> events_told(Match::Node node) const {
    return app::events_told(match, node, bots_here);
  }
  // Bots are here from now on: the log is told again, with their reasons.
  void bots_come();

  // The position on the table became another one: nothing that was about the last one stands, and
  // the log follows the line. `each_turn` as above.
  void moved(bool each_turn);
  // Looks back at moment `moment` of `timeline`, which is of this match; moved() comes after it.
  void look_at(const Timeline& timeline, std::size_t moment);

 private:
  bool asks_apart(bool each_turn) const;
  bool in_round_since(Match::Node node) const;
  void tell_log();

  std::vector<Match::Node> log_line_{};  // whose log it is
};

}  // namespace meadhall::app
