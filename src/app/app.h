#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/app_state.h"
#include "core/result.h"
#include "match/match.h"
#include "text/say.h"

namespace meadhall::app {

struct Command;

// The whole program above the rules and below the pixels: which screen is shown, the matches on the
// table, the draft of the next one. Everything a player can do is a command, one line of text, so
// that pointer, keyboard, screen reader and tests have the same hands (app/commands/commands.h
// lists them).
class App {
 public:
  // Hands in a text the device kept under `key`; before start(). Later only for slots and records,
  // when another tab kept or deleted some (then the text is empty).
  void remember(std::string_view key, std::string_view text);

  // Says that the text for `key` was not stored: there is no room, or none is granted. A slot holds
  // again what the device still keeps, `kept`, and the player is told.
  void not_stored(std::string_view key, std::string_view kept);

  // The saves under the keys of autosave, previous and damaged as another tab wrote them while this
  // one kept nothing; empty where it wrote nothing. They hold from now on, and what stood in their
  // places here is set aside.
  void give_way(std::string_view autosave, std::string_view previous, std::string_view damaged);

  // New saves get this number or a higher one: tabs beside each other choose from different ones.
  void number_saves_from(std::size_t first) { state_.slots.number_from(first); }

  // Starts up: with what is remembered, the page's fragment (empty if none), the languages the
  // player's browser prefers ("cs-CZ en"), and a number from the clock, from which seeds of new
  // matches are drawn. A kept match stands on the table again at the same decision; a link is
  // opened over it. What cannot be read is said.
  void start(std::string_view fragment, std::string_view languages, std::uint64_t chance);

  // By what clock saves are dated; without one they are not.
  void set_clock(Clock clock) { state_.clock = clock; }

  // True if the page can be made to fill the screen: only then is the command `fullscreen` offered.
  void set_fills_screen(bool fills) { state_.fills_screen = fills; }
  bool fills_screen() const { return state_.fills_screen; }
  // True if there is a system's share sheet to send links by; else they go to the clipboard.
  void set_shares(bool shares) { state_.shares = shares; }

  // A link that arrives while the page is open (hashchange). A damaged one leaves all as it is.
  void open_fragment(std::string_view fragment);

  // Does what `line` says: a command, or at a table a move in the game's notation ("take 4"), or
  // several as one deed with one undo. The notice tells what came of it. Errors leave everything as
  // it was.
  Result<void> command(std::string_view line);

  // The command that `line` says on the present screen, null if it says none; and whether it would
  // do anything now.
  const Command* understood(std::string_view line) const;
  bool available(std::string_view line) const;
  // All that are understood here, if they were asked for by `help`; else none.
  std::vector<const Command*> helped() const;

  // Opens what a player brought: the text of a save's file, or a link, whole or only its fragment;
  // on the screen of a new match also figures of the table's own. The notice tells what came of it.
  // Errors leave everything as it was.
  Result<void> import_text(std::string_view text);

  // The words of a language that Effect::language asked for, or the rest of English
  // (text/catalogue.h). From now on it is spoken, if it is the one chosen. Error: they are not its
  // words; then all is spoken as before.
  Result<void> learn_language(std::string_view language, std::string_view words);

  // Before the start: this part of the program, a game's id or kLaterPart, is still to come. Until
  // then nothing is done that may need it: what a player says that does waits, the latest of it,
  // and Effect::part asks for the part. A match or a link that is there at the start has its game.
  void lacks(std::string_view part);
  // It is here; what waited for it is done.
  void part_came(std::string_view part);
  bool later_part_came() const { return !state_.lacks(kLaterPart); }

  Screen screen() const { return state_.screen; }
  const Settings& settings() const { return state_.settings; }
  bool has_match() const { return state_.has_match(); }
  // The sitting on the table: a lesson's or challenge's match, else the players' own.
  const Session& session() const { return state_.session(); }
  const Match& match() const { return session().match; }
  const Draft& draft() const { return state_.draft; }
  const std::optional<Notice>& notice() const { return state_.notice; }
  const Reader& reader() const { return state_.reader; }
  const Almanac& almanac() const { return state_.almanac; }
  // The lesson under way; its match is on the table meanwhile, and is not kept on the device.
  const Lesson* lesson() const { return state_.lesson(); }
  // The challenge under way; as with a lesson, its match is not kept.
  const Challenge* challenge() const { return state_.challenge(); }
  // Of which game the screen of challenges shows them.
  std::string_view challenged_game() const { return state_.challenged_game; }
  const Solved& solved() const { return state_.solved; }
  // Of a game's puzzles of the day.
  const Streak& streak(std::string_view game) const { return state_.streaks.of(game); }
  std::optional<int> today() const { return state_.today(); }
  // True if the match on the table is a lesson's or a challenge's, and not the players' own.
  bool visiting() const { return state_.visiting(); }
  // The chapter of the rules about what was asked last: what was explained, or the decision.
  std::string_view topic() const { return has_match() ? session().topic() : std::string_view(); }

  // True if `take back` and `redo` lead anywhere: in a lesson to another card.
  bool can_go_back() const { return available("take back"); }
  bool can_go_forward() const { return available("redo"); }

  // While the match is looked back on no move can be made.
  bool replaying() const { return has_match() && replay().on; }
  const Replay& replay() const { return session().replay; }

  // The move that waits for `confirm`, where the settings ask for it; of a deed of several moves
  // the first, which the others follow.
  std::optional<Move> pending() const {
    const std::vector<Move>& deed = session().pending;
    return deed.empty() ? std::nullopt : std::optional(deed.front());
  }

  // True if the device goes to the player to act, and nothing of the table may be seen before they
  // says `ready`.
  bool handing_over() const { return state_.handing_over(); }

  // True if that is because a link brought the match to them.
  bool arrived() const { return handing_over() && session().arrived; }

  // True if the table waits for a player who has it on another device.
  bool waits_for_remote() const {
    return has_match() && session().acts_elsewhere() && !replaying() && !visiting();
  }

  // The seat whose hand may be seen on the screen (Session::viewer).
  Seat viewer() const { return session().viewer(state_.settings.hands_over()); }
  // True if a player may look at their own hand now: one of several persons, while what is asked is
  // decided in the open.
  bool may_look(Seat seat) const { return session().may_look(seat, state_.settings.hands_over()); }
  // The player who does, after `look`.
  const std::optional<Seat>& looker() const { return session().looker; }
  // The position with what the viewer may not see blanked, in games with secret hands.
  Position shown() const { return session().shown(state_.settings.hands_over()); }

  // The number of seats of persons who play on this device, in the match at hand.
  std::size_t persons() const { return session().persons(); }
  // The places of the turn at hand, from its beginning on.
  std::vector<Match::Node> turn() const { return session().turn(); }
  // What may best be done with a thing of whoever is asked (bots::Counsel).
  std::vector<std::vector<Move>> best_deeds(Inspectable thing, std::size_t most) const {
    return best_deeds(shown(), thing, most);
  }
  // The same in another position of the game at hand, which may be imagined.
  std::vector<std::vector<Move>> best_deeds(const Position& position, Inspectable thing,
                                            std::size_t most) const;
  // True if a person is asked for a move at the table, on this device.
  bool asked() const { return has_match() && session().asked(); }
  // What all persons of this device are asked in the open, by `want`, before any of them decides in
  // private.
  std::optional<OpenCall> open_call() const {
    return has_match() ? session().open_call() : std::nullopt;
  }

  // True if what may be written into the notebook of promises is offered.
  bool notebook_open() const { return session().notebook_open; }

  // The request the worker is busy with; null if there is none, or no match.
  const BotRequest* bot_request() const {
    return has_match() && session().thoughts.request ? &*session().thoughts.request : nullptr;
  }
  // The worker's report on it: progress (per mille), and the answer. Reports on a request that was
  // given up are ignored.
  void progressed(std::string_view key, int progress);
  void answered(std::string_view key, std::string_view answer);
  // True if a bot has decided. It moves when it is let: whoever shows the table waits
  // until what went before has been seen.
  bool bot_decided() const { return has_match() && session().thoughts.decided; }
  void let_bot_move();
  // It is not let yet, because a scoring is being told on the table: text mode offers to go on by
  // `bots now`.
  void hold_bot();
  // True if bots play without a pause until a person is asked.
  bool bots_skip() const { return has_match() && session().thoughts.skips; }
  bool bot_held() const { return bot_decided() && session().thoughts.held; }
  bool bots_wait() const { return session().thoughts.wait; }
  // Bots whose turn it is are asked (`may`), or wait until the table says so: while players still
  // talk before a vote. Holds for the match at hand, but not in text mode, where no table can say.
  void ask_bots(bool may);
  // The best moves of the decision at hand, after `hint`; empty if nobody asked.
  const std::vector<bots::Advice>& advice() const { return session().thoughts.advice; }
  // The review of the match as it was played, after `review`; null if nobody asked for one.
  const bots::Review* review() const { return session().review(); }
  // True if the match was played to its end, wherever on its line the table stands now.
  bool ended() const { return session().ended(); }

  // Kept matches. What is in them is read when the saves are first visited.
  const Slots& slots() const { return state_.slots; }
  // The slot of the match at hand if it is played on several devices; else null.
  const Slot* slot_at_table() const;
  // The matches that ended on this device.
  const Records& records() const { return state_.records; }
  // The slot that is deleted if its `delete` is said once more, or kRecordsDoubted.
  const std::string& doubted() const { return state_.doubted; }

  // The log of the current line, oldest first; it begins with how the match was set up.
  std::span<const LogLine> log() const { return whole_log().first(session().told); }
  // The same, and on to where the match was played last: what lies ahead in a replay.
  std::span<const LogLine> whole_log() const { return session().log; }
  // The events of the latest deed at the table, for animation and announcements; empty after undo,
  // redo and whenever nothing was played.
  std::span<const Event> fresh_events() const {
    return has_match() ? std::span(session().fresh) : std::span<const Event>();
  }

  // The language spoken: the player's choice, English until its words are at hand, or after the
  // command `stretch` words longer than any.
  std::string_view language() const { return state_.language(); }
  // Changes when words are learned: what was said before may be said better now.
  std::uint32_t words_learned() const { return state_.words_learned; }

  // Puts messages into words with the names of the present match.
  text::Speaker speaker() const { return state_.speaker(); }
  std::string say(const Message& message) const { return speaker().say(message); }
  std::string say(std::string_view id) const { return speaker().say(id); }
  // Sentences one after the other, as a paragraph.
  std::string say_all(std::span<const Message> sentences) const;

  // Grows with every change of what there is to see.
  std::uint32_t revision() const { return state_.revision; }
  // Grows by one with every command and link, but not where only something beside the table
  // changed, as by `mute` or text mode: what is shown of the match goes on undisturbed.
  std::uint32_t deeds() const { return state_.deeds; }

  // Hands over the effects to be carried out, in order; each only once.
  std::vector<Effect> take_effects();

 private:
  void follow_link(std::string_view fragment);

  AppState state_;
};

}  // namespace meadhall::app
