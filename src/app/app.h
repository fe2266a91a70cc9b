#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/almanac.h"
#include "app/draft.h"
#include "app/replay.h"
#include "app/settings.h"
#include "app/slots.h"
#include "app/teaching/teaching.h"
#include "bots/task.h"
#include "core/result.h"
#include "core/rng.h"
#include "match/match.h"
#include "match/save.h"
#include "text/say.h"

namespace meadhall::app {

enum class Screen : std::uint8_t {
  hall,
  new_match,
  table,
  credits,
  settings,
  saves,
  rules,
  challenges,
  almanac,
};

// Something the program asks of the machine around it, which it cannot do itself.
struct Effect {
  enum class Kind : std::uint8_t {
    store,       // keep `text` under `key` on this device (localStorage); empty forgets the key
    copy,        // put `text` on the clipboard
    address,     // make `text` the page's fragment; empty removes it
    save_file,   // offer `text` as a file of the name `key`
    pick_file,   // let the player choose a file, whose text comes back by App::import_text
    sound,       // play the sound named `key` as loud as `text` says, a value of the setting
    fullscreen,  // fill the screen, or leave it
    licences,    // show the licences of what the program is made of
    think,       // work at the request `text` (bots/task.h) instead of any other; what comes of it
                 // is told by App::answered under `key`. Empty: think no more
    hurry,       // answer `key` at once with what is known so far
    language,    // fetch the words of the language `key`, and hand them to App::learn_language
  };
  Kind kind = Kind::store;
  std::string key;
  std::string text;
};

// A line of the log: what happened, and the place in the match after which it happened.
struct LogLine {
  Match::Node node = Match::kStart;
  Event event;
};

// A sentence shown until the next command: an error, or what a command answered.
struct Notice {
  bool error = false;
  std::string text;
};

// A question to the worker that thinks for bots and second opinions (bots/task.h).
struct BotRequest {
  enum class Kind : std::uint8_t { move, hint, review };
  Kind kind = Kind::move;
  std::string key;
  int progress = 0;  // per mille
};

inline constexpr std::string_view kSettingsKey = "meadhall.settings";
inline constexpr std::string_view kAutosaveKey = "meadhall.autosave";
inline constexpr std::string_view kLessonKey = "meadhall.lesson";
inline constexpr std::string_view kSolvedKey = "meadhall.challenges";

// Seconds since 1970-01-01 00:00 by the clock on the player's wall.
using Clock = std::int64_t (*)();

// The whole program above the rules and below the pixels: which screen is shown, the match being
// played, the draft of the next one. Everything a player can do is a command line, so that pointer,
// keyboard, screen reader and tests have the same hands:
//
//   new vikings | continue | previous | open <link> | credits | hall   anywhere
//   settings | saves | back | setting theme parchment | mute | fullscreen | licences | stretch
//   rules | rules ships | rules search sail (see Reader) | learn vikings [again]
//   almanac feast [2] (what is printed on spaces and cards, the second shelf)
//   save [name] | load 3 | delete 3 (twice) | rename 3 <name> | download 3 | export | import
//   copy save
//   players 3 | name 1 Freya | bot 2 karl | colour 1 2 | preset polish2008 | set startVp 0 | seed
//   42 | data [<text of figures>] | figures (as a file) | begin |
//   invite
//                                                                 on the screen of a new match
//   take 4 … (the game's own notation) | play take 4; pay 3g 1p; place G1 (as one deed, with one
//   undo: all of it or nothing) | undo | redo | take back | goto 12 | link | explain pair 4
//   explain take 4 (what that move would mean; of what reads as a thing, the thing is explained)
//   rematch | confirm | cancel | ready                            at the table
//   look 2 | look off (the second player looks at their own hand, where the decision is taken in
//   the open)
//   bots wait | bots go | bots now | hint | hint cancel | review | review cancel
//   notebook (opens or closes it) | promise 2 <what the second player promises> | judge 3 kept |
//   judge 3 broken | judge 3 open | judge 3 struck             in games with rules of table talk
//   replay [off | live | start | end | play | pause | speed 2 | move 34] | play on | since
//   step -1 | turn 1 | round 1 | variation
//   challenges [vikings]                                          all of them, to choose from
//   challenge vikings [3] | challenge show | next | previous | leave | the move that is best
//   next | undo | redo | lesson leave | lesson free | the marked move     in a lesson
class App {
 public:
  // What the device kept under `key` when the page was left; before start(). Later only for slots,
  // when another tab kept or deleted one (then the text is empty).
  void remember(std::string_view key, std::string_view text);

  // What this tab had to store under `key` is not stored: there is no room, or none is granted. A
  // slot holds again what the device still keeps, `kept`, and the player is told.
  void not_stored(std::string_view key, std::string_view kept);

  // The saves under the keys of autosave, previous and damaged as another tab wrote them while this
  // one kept nothing; empty where it wrote nothing. They hold from now on, and what stood in their
  // places here is set aside.
  void give_way(std::string_view autosave, std::string_view previous, std::string_view damaged);

  // New saves get this number or a higher one: tabs beside each other choose from different ones.
  void number_saves_from(std::size_t first) { slots_.number_from(first); }

  // Starts up: with what is remembered, the page's fragment (empty if none), the languages the
  // player's browser prefers ("cs-CZ en"), and a number from the clock, from which seeds of new
  // matches are drawn. A kept match stands on the table again at the same decision; a link is
  // opened over it. What cannot be read is said.
  void start(std::string_view fragment, std::string_view languages, std::uint64_t chance);

  // By what clock saves are dated; without one they are not.
  void set_clock(Clock clock) { clock_ = clock; }

  // Whether the page can be made to fill the screen: only then is the command `fullscreen` offered.
  void set_fills_screen(bool fills) { fills_screen_ = fills; }
  bool fills_screen() const { return fills_screen_; }

  // A link that arrives while the page is open (hashchange). A damaged one leaves all as it is.
  void open_fragment(std::string_view fragment);

  // Does what `line` says. The notice tells what came of it. Errors leave everything as it was.
  Result<void> command(std::string_view line);

  // Opens what a player brought: the text of a save's file, or a link, whole or only its fragment;
  // on the screen of a new match also figures of the table's own. The notice tells what came of it.
  // Errors leave everything as it was.
  Result<void> import_text(std::string_view text);

  // The words of a language that Effect::language asked for (text/catalogue.h). From now on it is
  // spoken, if it is the one chosen. Error: they are not its words; then English is spoken on.
  Result<void> learn_language(std::string_view language, std::string_view words);

  Screen screen() const { return screen_; }
  const Settings& settings() const { return settings_; }
  bool has_match() const { return match_.has_value(); }
  const Match& match() const { return *match_; }
  // Whether a match was set aside for the present one; `previous` swaps them.
  bool has_previous() const { return previous_.has_value(); }
  const Draft& draft() const { return draft_; }
  const std::optional<Notice>& notice() const { return notice_; }
  const Reader& reader() const { return reader_; }
  const Almanac& almanac() const { return almanac_; }
  // The lesson under way; its match is on the table meanwhile, and is not kept on the device.
  const std::optional<Lesson>& lesson() const { return lesson_; }
  // The challenge under way; as with a lesson, its match is not kept.
  const std::optional<Challenge>& challenge() const { return challenge_; }
  // Of which game the screen of challenges shows them.
  std::string_view challenged_game() const { return challenged_game_; }
  const Solved& solved() const { return solved_; }
  // Whether the match on the table is a lesson's or a challenge's, and not the players' own.
  bool visiting() const { return lesson_ || challenge_; }
  // The chapter of the rules about what was asked last: what was explained, or the decision.
  std::string_view topic() const;

  // Whether `take back` and `redo` lead anywhere: in a lesson to another card.
  bool can_go_back() const {
    return lesson_ ? lesson_->can_go_back() : !challenge_ && match_->can_take_back();
  }
  bool can_go_forward() const { return lesson_ ? lesson_->can_go_forward() : match_->can_redo(); }

  // While the match is looked back on no move can be made.
  bool replaying() const { return replay_.on; }
  const Replay& replay() const { return replay_; }

  // The move that waits for `confirm`, where the settings ask for it; of a deed of several moves
  // the first, which the others follow.
  std::optional<Move> pending() const {
    return pending_.empty() ? std::nullopt : std::optional(pending_.front());
  }

  // Whether the device goes to the player to act, and nothing of the table may be seen before they
  // says `ready`.
  bool handing_over() const;

  // Whose hand may be seen on the screen: the only person's, that of the player to act if they said
  // `ready`, or of whoever looks at their own (`look`); else kNobody.
  Seat viewer() const;
  // Whether a player may look at their own hand now: one of several persons, while what is asked is
  // decided in the open.
  bool may_look(Seat seat) const;
  // Who does, after `look`.
  const std::optional<Seat>& looker() const { return looker_; }
  // The position with what the viewer may not see blanked, in games with secret hands.
  Position shown() const;

  // How many seats of the match at hand persons have.
  std::size_t persons() const;
  // Whether a person is asked for a move at the table.
  bool asked() const { return match_ && !match_->over() && !match_->bot_acts() && !replay_.on; }

  // Whether what may be written into the notebook of promises is offered.
  bool notebook_open() const { return notebook_open_; }

  // What is being thought about outside.
  const std::optional<BotRequest>& bot_request() const { return bot_request_; }
  // What the thinker says of it: how far it is (per mille), and what came of it. Word of a request
  // that was given up is not heard.
  void progressed(std::string_view key, int progress);
  void answered(std::string_view key, std::string_view answer);
  // Whether a bot has decided. It moves when it is let: whoever shows the table waits
  // until what went before has been seen.
  bool bot_decided() const { return decided_.has_value(); }
  void let_bot_move();
  // He is not let yet, because a scoring is being told on the table: text mode offers to go on by
  // `bots now`.
  void hold_bot();
  bool bot_held() const { return held_ && decided_; }
  bool bots_wait() const { return bots_wait_; }
  // The best moves of the decision at hand, after `hint`; empty if nobody asked.
  const std::vector<bots::Advice>& advice() const { return advice_; }
  // What is thought of the match as it was played, after `review`; null if nobody asked.
  const bots::Review* review() const;
  // Whether the match was played to its end, wherever on its line the table stands now.
  bool ended() const;

  // Kept matches. What is in them is read when the saves are first visited.
  const Slots& slots() const { return slots_; }
  // The slot that is deleted if its `delete` is said once more.
  const std::string& doubted() const { return doubted_; }

  // The log of the current line, oldest first; it begins with how the match was set up.
  std::span<const LogLine> log() const { return std::span(log_).first(told_); }
  // The same, and on to where the match was played last: what lies ahead in a replay.
  std::span<const LogLine> whole_log() const { return log_; }
  // What the latest deed made happen at the table, for animation and announcements; empty after
  // undo, redo and whenever nothing was played.
  const std::vector<Event>& fresh_events() const { return fresh_; }

  // What is spoken: the player's choice, English until its words are at hand, or after the command
  // `stretch` words longer than any.
  std::string_view language() const;

  // Puts messages into words with the names of the present match.
  text::Speaker speaker() const { return text::Speaker(language(), names_); }
  std::string say(const Message& message) const { return speaker().say(message); }
  std::string say(std::string_view id) const { return speaker().say(id); }

  // Grows with every change of what there is to see.
  std::uint32_t revision() const { return revision_; }
  // Grows by one with every command and link, but not where only something beside the table
  // changed, as by `mute` or text mode: what is shown of the match goes on undisturbed.
  std::uint32_t deeds() const { return deeds_; }

  // What is to be done outside, in order; the list is handed over once.
  std::vector<Effect> take_effects();

 private:
  // Each does what the line says if it is about that; nothing where it is not.
  using Done = std::optional<Result<void>>;
  Result<void> obey(std::string_view line);
  Done anywhere_command(std::string_view line);
  Done saves_command(std::string_view line);
  Result<void> table_command(std::string_view line);
  Done walk_command(std::string_view line);
  Done replay_command(std::string_view line);
  Done confirm_command(std::string_view line);
  Done bots_command(std::string_view line);
  Done notebook_command(std::string_view line);

  Result<void> promise(std::string_view wish);
  Result<void> judge(std::string_view wish);
  const Book* book_at_hand() const;
  bool visit(std::string_view word);
  void want_language();
  Result<void> change_setting(std::string_view wish);
  Result<void> mute();
  Result<void> learn(std::string_view wish);
  Result<void> lesson_command(std::string_view line);
  Result<void> walk_lesson(std::string_view line);
  Result<void> choose_challenges(std::string_view game);
  Result<void> open_challenge(std::string_view wish);
  Result<void> challenge_command(std::string_view line);
  void show_answer();
  void keep_lesson(std::string_view place);
  void end_visit();
  Result<void> open_link(std::string_view fragment);
  Result<void> open_text(std::string_view text);
  Result<void> take_figures(std::string_view text);
  void offer_figures();
  Result<void> explain(std::string_view wish);

  Result<void> make_moves(std::string_view line);
  Done look_command(std::string_view line);
  Result<void> play(std::span<const Move> deed);
  Result<void> invite();
  Result<void> begin(MatchStart start);
  std::optional<Match> recall(std::string_view save);
  void show_match(Match match);
  // One that was read, with the sentence `how` and what else is to be said of it.
  void show_opened(Match match, std::string_view how);
  void put_on_table(Match match, Replay replay = {});
  void set_aside(const Match& coming);
  void step_aside(std::string_view save, std::initializer_list<std::string_view> others);
  void after_walking();
  void keep_match();
  void tell_log();

  void look_at(const Timeline& timeline, std::size_t moment);
  Result<void> replay_since();
  Result<void> next_variation();
  void leave_replay();

  void ask(BotRequest::Kind kind, std::string request);
  void forget_bot_request();
  void forget_thoughts();
  void call_bot();
  Result<void> walk_past_bots(Result<void> (Match::*step)());

  Result<void> save_as(std::string_view wished);
  Result<void> load(std::string_view id);
  Result<void> rename(std::string_view id, std::string_view name);
  Result<void> remove(std::string_view id);
  void offer_file(std::string_view save, std::string_view date);
  void keep_slot(std::string_view id);
  std::string now() const;

  void store(std::string_view key, std::string text);
  void sound();
  void begin_deed();
  void tell(std::string text, bool error = false);
  std::uint64_t fresh_seed();

  struct Kept {
    std::string key;
    std::string text;
  };
  std::string kept(std::string_view key) const;

  std::vector<Kept> kept_;  // until start()
  Settings settings_;
  std::string_view loudness_ = settings_.value(Setting::sound);  // before it was muted
  bool stretched_ = false;
  bool fills_screen_ = false;
  Rng chance_;
  Clock clock_ = nullptr;
  Screen screen_ = Screen::hall;
  Screen back_to_ = Screen::hall;  // from a screen that was only visited
  std::optional<Match> match_;
  SaveWriter autosave_;  // of it
  std::optional<Match> previous_;
  std::optional<Lesson> lesson_;
  std::string lesson_place_;  // "vikings 17": the card a learner came to, kept on the device
  std::optional<Challenge> challenge_;
  Solved solved_;
  Replay before_replay_;               // of the match before a visit
  std::optional<Match> before_visit_;  // goes on when the lesson or challenge ends
  Reader reader_;
  std::string_view challenged_game_{};
  Almanac almanac_;
  std::string_view explained_;  // topic of what the latest command explained
  std::vector<std::string> names_;
  Replay replay_;
  std::vector<Move> pending_;
  bool notebook_open_ = false;
  std::optional<Seat> holder_;  // whose hands the device is in
  std::optional<Seat> looker_;  // who looks at their own hand, whoever is asked
  std::optional<BotRequest> bot_request_;
  int bot_requests_ = 0;
  bool bots_wait_ = false;
  bool held_back_ = false;       // they wait because their moves were taken back
  std::optional<Move> decided_;  // by the bot to act
  bool held_ = false;            // and it waits for who reads of a scoring
  std::vector<bots::Advice> advice_;
  std::optional<bots::Review> review_;
  std::vector<Match::Node> reviewed_;  // the line it is of
  Slots slots_;
  std::string doubted_;
  Draft draft_;
  std::optional<Notice> notice_;
  std::vector<LogLine> log_;
  std::vector<Match::Node> log_line_;  // whose log it is
  std::size_t told_ = 0;               // lines up to the current move
  std::vector<Event> fresh_;
  std::vector<Event> unseen_;  // what the next player sees once they are ready
  std::vector<Effect> effects_;
  std::uint32_t revision_ = 0;
  std::uint32_t deeds_ = 0;
};

}  // namespace meadhall::app
