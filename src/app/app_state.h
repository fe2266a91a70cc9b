#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/screens/almanac.h"
#include "app/screens/draft.h"
#include "app/screens/records.h"
#include "app/screens/settings.h"
#include "app/screens/slots.h"
#include "app/session/session.h"
#include "app/teaching/daily.h"
#include "app/teaching/teaching.h"
#include "core/must.h"
#include "core/result.h"
#include "core/rng.h"
#include "match/match.h"
#include "text/say.h"

// What the app is made of, for its own sources: commands (app/commands/commands.h) work on it.
// Everybody else sees it through App.

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
  records,
  figures,  // of the match being set up; the last (pages/text_page.cpp has their names)
};
inline constexpr std::size_t kScreens = static_cast<std::size_t>(Screen::figures) + 1;

// Something the program asks of the machine around it, which it cannot do itself.
struct Effect {
  enum class Kind : std::uint8_t {
    store,       // keep `text` under `key` on this device (localStorage); empty forgets the key
    copy,        // put `text` on the clipboard
    share,       // offer the link `text` to the system's share sheet, as `key` says what it is
    address,     // make `text` the page's fragment; empty removes it
    save_file,   // offer `text` as a file of the name `key`
    pick_file,   // let the player choose a file, whose text comes back by App::import_text
    sound,       // play the sound named `key` as loud as `text` says, a value of the setting
    fullscreen,  // fill the screen, or leave it
    licences,    // show the licences of what the program is made of
    news,        // show what is new in this version and those before
    think,       // work at the request `text` (bots/task.h) instead of any other; what comes of it
                 // is told by App::answered under `key`. Empty: think no more
    hurry,       // answer `key` at once with what is known so far
    language,    // fetch the words of the language `key`, and hand them to App::learn_language
    part,  // fetch the part `key`, of a game with kLaterPart, or all that are lacking, and tell
           // App::part_came: it is waited for. The last (platform/bridge.cpp has their names)
  };
  Kind kind = Kind::store;
  std::string key;
  std::string text;
};

// A sentence shown until the next command: an error, or what a command answered.
struct Notice {
  bool error = false;
  std::string text;
};

inline constexpr std::string_view kSettingsKey = "meadhall.settings";
inline constexpr std::string_view kAutosaveKey = "meadhall.autosave";
inline constexpr std::string_view kLessonKey = "meadhall.lesson";
inline constexpr std::string_view kSolvedKey = "meadhall.challenges";
// And a game's id: a link to the start of the match of it that was set up last.
inline constexpr std::string_view kLastKey = "meadhall.last.";

// AppState::doubted while the records are; no slot is called so.
inline constexpr std::string_view kRecordsDoubted = "records";

// Seconds since 1970-01-01 00:00 by the clock on the player's wall.
using Clock = std::int64_t (*)();

// A text the device kept under a key.
struct Kept {
  std::string key;
  std::string text;
};

// The part of the program that the first frame of a match does without (core/later.h): the screens
// around the table, the pages of text mode, what writes links and reads saves; and of the game of
// that match its bots and what there is to learn it by. No game is called so.
inline constexpr std::string_view kLaterPart = "later";

// What a player said that waits for a part of the program.
struct Waiting {
  enum class Kind : std::uint8_t { command, fragment, text };
  Kind kind = Kind::command;
  std::string text;
  std::string part;  // with a game's also kLaterPart; empty: for all
};

struct AppState {
  // Parts of the program that are still to come: ids of games, whose rules and table they are, and
  // kLaterPart.
  std::vector<std::string> lacking{};
  std::optional<Waiting> waiting{};
  std::vector<Kept> kept{};  // until App::start()
  std::vector<Kept> last{};  // what stands under kLastKey
  Settings settings{};
  std::string_view loudness = settings.value(Setting::sound);  // before it was muted
  bool stretched = false;
  bool fills_screen = false;
  bool shares = false;
  Rng chance{};
  Clock clock = nullptr;
  Screen screen = Screen::hall;
  Screen back_to = Screen::hall;  // from a screen that was only visited
  // The players' own, if there is any; above it a lesson's or a challenge's, until it is left.
  std::vector<Session> sessions{};
  std::optional<Match> previous{};
  std::string lesson_place{};  // "vikings 17": the card a learner came to, kept on the device
  Solved solved{};
  Streaks streaks{};
  Reader reader{};
  std::string_view challenged_game{};
  Almanac almanac{};
  int bot_requests = 0;
  Slots slots{};
  Records records{};
  std::string doubted{};
  Draft draft{};
  bool helping = false;
  std::optional<Notice> notice{};
  std::vector<Effect> effects{};
  std::uint32_t revision = 0;
  std::uint32_t words_learned = 0;  // how often words were supplied: what was said before is stale
  std::uint32_t deeds = 0;

  bool has_match() const { return !sessions.empty(); }
  // The sitting on the table; there must be a match.
  Session& session() {
    MUST(has_match());
    return sessions.back();
  }
  const Session& session() const {
    MUST(has_match());
    return sessions.back();
  }
  Match& match() { return session().match; }
  const Match& match() const { return session().match; }
  const Lesson* lesson() const {
    return has_match() && session().lesson ? &*session().lesson : nullptr;
  }
  const Challenge* challenge() const {
    return has_match() && session().challenge ? &*session().challenge : nullptr;
  }
  bool visiting() const { return has_match() && session().visited(); }
  bool handing_over() const {
    return screen == Screen::table && has_match() && session().handing_over(settings.hands_over());
  }

  std::string_view language() const;
  text::Speaker speaker() const;
  std::string say(const Message& message) const { return speaker().say(message); }
  std::string say(std::string_view id) const { return speaker().say(id); }

  // To a screen that is left again, by `back`, for the one before it.
  void visit_screen(Screen to);

  // Forgets what was only of the latest deed.
  void begin_deed();
  void tell(std::string text, bool error = false) { notice = Notice{error, std::move(text)}; }
  void store(std::string_view key, std::string text) {
    effects.push_back({Effect::Kind::store, std::string(key), std::move(text)});
  }
  // Puts `text` on the clipboard and says so by the sentence `told`.
  void copy(std::string text, std::string_view told);
  std::uint64_t fresh_seed() { return chance.below(1'000'000'000) + 1; }
  // "2026-11-21 14:03", or nothing without a clock.
  std::string now() const;
  // Days since 1970-01-01, or nothing without a clock.
  std::optional<int> today() const;

  // Matches that come (app_matches.cpp). All but the last put an end to a lesson or challenge.
  // A new one. Errors: of Match::begin; nothing changes.
  // Equals get as strong as the records of this device have it. `remote`: seats whose players have
  // another device, a bit for each.
  Result<void> begin(MatchStart start, unsigned remote = 0);
  // One takes the place of the players' own, which is set aside if anything was played in it.
  void show_match(Match match);
  // The same with one that was read: told by the sentence `how`, and what else is to be said.
  void show_opened(Match opened, std::string_view how);
  // The same without setting aside.
  void put_on_table(Match match);
  // A lesson's or challenge's lies on the table, in place of another such, until end_visit().
  void visit(Session visited);
  void end_visit();
  Result<void> open_link(std::string_view fragment);
  // A save's text, a link, or on the screen of a new match figures.
  Result<void> open_text(std::string_view text);
  Result<void> take_figures(std::string_view text);
  // A match that was sent to the player of a seat. It goes on where this device knows it, at the
  // table or kept, and nothing of what was played here is lost.
  Result<void> receive(Match sent, Seat to);
  // The match begun like `sent` as this device keeps it for players on several ones; none if it
  // does not.
  std::optional<Match> kept_like(const Match& sent);
  // A match the device kept; none if it kept nothing, or something that cannot be read: that is
  // said, and put aside before the next save takes its place.
  std::optional<Match> recall(std::string_view save);
  // A match in which something was played is kept when `coming` takes its place; so is the one that
  // was kept before it, if it is nowhere else.
  void set_aside(const Match& coming);
  // A save that has to make room gets a slot of its own, unless another one or one of `others`
  // holds all of it.
  void step_aside(std::string_view save, std::initializer_list<std::string_view> others);
  // Reads of the saves what the screen tells of them.
  void look_at_slots();
  void keep_slot(std::string_view id) { store(Slots::key_of(id), slots.text_of(id)); }
  // Offers a save as a file, as "vikings-2026-11-21.meadhall".
  void offer_file(std::string_view save, std::string_view date);

  // True while something of this part of the program is still to come: of a game also while
  // kLaterPart is, of an empty name while any part is.
  bool lacks(std::string_view part) const;

  // Puts off what was said until its part is here, and asks for it.
  void wait_for(Waiting said);

  // The position on the table changed.
  void after_walking();
  // What became of each promise is written down; not while one looks back, which leaves words as
  // they ended, nor before bots are here.
  void settle_promises();
  // Now that kLaterPart is here, what bots have to say is told.
  void bots_came();
  // Stores the players' own match. A look back is none of its business: a reload stands where it
  // began.
  void keep_match();
  // What the latest deed made happen: to be seen, and heard.
  void happened(std::vector<Event> events);
  // Keeps a record of the players' own match if it has just ended, and never had before: `known`
  // places of it were there before the moves that ended it.
  void keep_record(std::size_t known);
  // What is standard for whoever has played on this device.
  void know_device();
  // Somebody decided, and so the match went on from `before`, when it had `known` places: what
  // leaves nothing to decide is done, and all of it told.
  void go_on(Match::Node before, std::size_t known);
  // Makes the moves, all or none, and goes on. Errors: of Match::play.
  Result<void> play(std::span<const Move> deed);
  void make_obvious_moves();
  void hear_bots();

  // Asks the worker, which gives up what it was busy with.
  void ask(BotRequest::Kind kind, std::string request);
  void forget_bot_request();
  // Whoever is to act may be a bot: then it is asked, once a decision.
  void call_bot();

  // A setting, as "theme parchment".
  Result<void> change_setting(std::string_view wish);
  // Asks for the words of the language chosen, if they are not at hand.
  void want_language();
};

}  // namespace meadhall::app
