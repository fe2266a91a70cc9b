#include "app/app.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/sounds.h"
#include "core/scan.h"
#include "games/registry.h"
#include "match/link.h"
#include "match/save.h"
#include "text/catalogue.h"

namespace meadhall::app {

void App::remember(std::string_view key, std::string_view text) {
  if (revision_ == 0) {
    kept_.push_back({std::string(key), std::string(text)});
  } else if (!key.starts_with(kSlotKey)) {
    return;
  } else {
    ++revision_;
  }
  slots_.remember(key, text);
  if (screen_ == Screen::saves) slots_.look();
}

std::string App::kept(std::string_view key) const {
  const auto found = std::ranges::find(kept_, key, &Kept::key);
  return found == kept_.end() ? std::string() : found->text;
}

void App::start(std::string_view fragment, std::string_view languages, std::uint64_t chance) {
  begin_deed();
  chance_ = Rng(chance);
  settings_.read(kept(kSettingsKey));
  lesson_place_ = kept(kLessonKey);
  solved_.read(kept(kSolvedKey));
  settings_.prefer_languages(languages);
  want_language();
  previous_ = recall(kept(kPreviousKey));
  if (!previous_) slots_.put(kPreviousSlot, {});
  if (std::optional<Match> match = recall(kept(kAutosaveKey))) {
    show_match(std::move(*match));
    if (match_->opening_note()) tell(say(match_->opening_note()->message));
  }
  kept_.clear();
  call_bot();
  if (fragment.empty() || fragment == "#") return;
  const std::optional<Notice> damage = std::exchange(notice_, std::nullopt);
  open_fragment(fragment);
  if (damage) tell(notice_ ? damage->text + " " + notice_->text : damage->text, true);
}

// A match the device kept; none if it kept nothing, or something that cannot be read: that is said,
// and put aside before the next save takes its place.
std::optional<Match> App::recall(std::string_view save) {
  if (save.empty()) return std::nullopt;
  Result<Match> kept = read_save(save);
  const bool whole = kept && !(kept.value().opening_note() && kept.value().opening_note()->cut);
  if (!whole) {
    if (const Slot* old = slots_.find(kDamagedSlot)) step_aside(std::string(old->save), {save});
    slots_.put(kDamagedSlot, save);
    store(kDamagedKey, std::string(save));
  }
  if (kept) return std::move(kept).value();
  tell(say(Message("app.autosave_damaged").with("why", Message::List{kept.error().message})), true);
  return std::nullopt;
}

void App::open_fragment(std::string_view fragment) {
  begin_deed();
  if (Result<void> opened = open_link(fragment); !opened) tell(say(opened.error().message), true);
  effects_.push_back({Effect::Kind::address, {}, {}});
  call_bot();
}

void App::show_opened(Match match, std::string_view how) {
  show_match(std::move(match));
  std::string said = say(how);
  if (match_->opening_note()) said += " " + say(match_->opening_note()->message);
  tell(std::move(said));
}

Result<void> App::open_link(std::string_view fragment) {
  if (is_invitation(fragment)) {
    const Result<Invitation> invitation = read_invitation(fragment);
    if (!invitation) return invitation.error();
    end_visit();
    draft_ = invited_draft(invitation.value(), fresh_seed());
    screen_ = Screen::new_match;
    return {};
  }
  Result<Match> opened = read_link(fragment);
  if (!opened) return opened.error();
  end_visit();
  // A moment of the match at hand is walked to; only another match takes its place.
  if (match_ && match_->walk_like(opened.value())) {
    screen_ = Screen::table;
    replay_.on = match_->can_redo();
    after_walking();
    tell(say("app.link_walked"));
    return {};
  }
  const bool replaces = match_.has_value();
  show_opened(std::move(opened).value(), replaces ? "app.link_opened" : "app.link_shown");
  return {};
}

// Whatever was only of the latest deed is gone.
void App::begin_deed() {
  ++revision_;
  ++deeds_;
  notice_.reset();
  fresh_.clear();
  explained_ = {};
}

Result<void> App::command(std::string_view line) {
  while (line.starts_with(' ')) line.remove_prefix(1);
  while (line.ends_with(' ')) line.remove_suffix(1);
  if (line == "mute") return mute();
  // How the page shows the table is no deed at it either.
  if (line == "setting textMode yes" || line == "setting textMode no") {
    ++revision_;
    return change_setting(line.substr(8));
  }
  begin_deed();
  // Whoever looks at their own hand may have its cards explained; anything else covers it.
  if (!line.starts_with("explain ")) looker_.reset();
  Result<void> done = obey(line);
  if (screen_ == Screen::hall || screen_ == Screen::new_match) end_visit();
  if (!done) tell(say(done.error().message), true);
  if (line != "ready") sound();  // what happened was heard when it did
  call_bot();
  return done;
}

void App::sound() {
  if (!settings_.sounds() || fresh_.empty()) return;
  const std::string loudness(settings_.value(Setting::sound));
  for (const std::string_view name : sounds_of(match_->game(), fresh_)) {
    effects_.push_back({Effect::Kind::sound, std::string(name), loudness});
  }
}

Result<void> App::obey(std::string_view line) {
  const std::string doubted = std::exchange(doubted_, {});
  if (Done done = anywhere_command(line)) return *done;
  if (line == "delete " + doubted) doubted_ = doubted;  // said once more, it is meant
  if (Done done = saves_command(line)) return *done;
  if (screen_ == Screen::new_match) {
    if (line == "begin") return begin(draft_.start());
    if (line == "figures" && draft_.takes_figures()) {
      offer_figures();
      return {};
    }
    if (line == "invite") return invite();
    return edit(draft_, line);
  }
  if (screen_ == Screen::table && match_) return table_command(line);
  return Error{Message("app.unknown_command").with("line", std::string(line))};
}

App::Done App::anywhere_command(std::string_view line) {
  Scanner scan(line);
  const std::string_view word = scan.word();
  scan.skip_spaces();
  if (word == "rules") {
    if (const Book* book = book_at_hand()) reader_.open(*book);
    if (Result<void> turned = reader_.turn_to(scan.rest()); !turned) return Done(turned);
  }
  if (word == "almanac") {
    if (Result<void> turned = almanac_.turn_to(scan.rest()); !turned) return Done(turned);
  }
  if (word == "challenges") {
    if (Result<void> chosen = choose_challenges(scan.rest()); !chosen) return Done(chosen);
  }
  if (visit(word)) return Result<void>();
  if (word == "learn") return learn(scan.rest());
  if (word == "challenge" &&
      (!challenge_ || find_game(scan.rest().substr(0, scan.rest().find(' '))))) {
    return open_challenge(scan.rest());
  }
  if (word == "setting") return change_setting(scan.rest());
  if (word == "stretch") {  // for tests of layouts
    stretched_ = !stretched_;
    return Result<void>();
  }
  if (word == "fullscreen") {
    effects_.push_back({Effect::Kind::fullscreen, {}, {}});
    return Result<void>();
  }
  if (word == "licences") {
    effects_.push_back({Effect::Kind::licences, {}, {}});
    return Result<void>();
  }
  if (word == "new") {
    const Game* game = find_game(scan.rest());
    if (game == nullptr) {
      return Error{Message("link.no_such_game").with("game", std::string(scan.rest()))};
    }
    draft_ = fresh_draft(*game, fresh_seed());
    screen_ = Screen::new_match;
    return Result<void>();
  }
  if (word == "continue") {
    if (!match_) return Error{Message("app.nothing_to_continue")};
    screen_ = Screen::table;
    return Result<void>();
  }
  if (word == "previous") {
    if (!previous_) return Error{Message("app.no_previous")};
    Match back = *previous_;
    show_match(std::move(back));
    return Result<void>();
  }
  if (word == "open") return open_text(scan.rest());
  if (word == "import") {
    effects_.push_back({Effect::Kind::pick_file, {}, {}});
    return Result<void>();
  }
  return std::nullopt;
}

// The rules of what is on the table, else those that were read last, else any.
const Book* App::book_at_hand() const {
  const Book* of_match = match_ ? find_book(match_->game().info.id) : nullptr;
  if (of_match != nullptr && screen_ == Screen::table) return of_match;
  if (reader_.has_book()) return &reader_.book();
  const auto any = std::ranges::find_if(all_teaching(),
                                        [](const Teaching& each) { return each.book != nullptr; });
  return any == all_teaching().end() ? nullptr : any->book;
}

// Screens that are visited and left again for the one before. Says whether `word` was about them.
bool App::visit(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, Screen>, 6> kVisited = {
      {{"almanac", Screen::almanac},
       {"credits", Screen::credits},
       {"challenges", Screen::challenges},
       {"settings", Screen::settings},
       {"saves", Screen::saves},
       {"rules", Screen::rules}}};
  const auto screen_of = [](const auto& each) { return each.second; };
  if (word == "hall") {
    screen_ = Screen::hall;
    return true;
  }
  if (word == "back") {
    const bool visiting = std::ranges::find(kVisited, screen_, screen_of) != kVisited.end();
    screen_ = visiting ? back_to_ : Screen::hall;
    return true;
  }
  const auto wanted =
      std::ranges::find(kVisited, word, [](const auto& each) { return each.first; });
  if (wanted == kVisited.end()) return false;
  if (std::ranges::find(kVisited, screen_, screen_of) == kVisited.end()) back_to_ = screen_;
  screen_ = wanted->second;
  if (screen_ == Screen::saves) slots_.look();
  return true;
}

Result<void> App::change_setting(std::string_view wish) {
  const std::string_view id = wish.substr(0, wish.find(' '));
  if (settings_.sounds()) loudness_ = settings_.value(Setting::sound);
  Result<void> done = settings_.set(id, wish.substr(std::min(wish.size(), id.size() + 1)));
  if (!done) return done;
  store(kSettingsKey, settings_.write());
  if (id == spec_of(Setting::language).id) want_language();
  return done;
}

void App::want_language() {
  if (text::speaks(settings_.language())) return;
  effects_.push_back({Effect::Kind::language, std::string(settings_.language()), {}});
}

Result<void> App::learn_language(std::string_view language, std::string_view words) {
  if (Result<void> supplied = text::supply(language, words); !supplied) return supplied;
  if (revision_ != 0) ++revision_;  // else nothing has been said yet
  return {};
}

std::string_view App::language() const {
  if (stretched_) return text::kStretched;
  return text::speaks(settings_.language()) ? settings_.language() : text::languages().front();
}

// Silence, or as loud again as it was before. No deed: a scoring that is being shown goes on.
Result<void> App::mute() {
  ++revision_;
  const bool loud = settings_.sounds();
  Result<void> done = change_setting("sound " + std::string(loud ? "off" : loudness_));
  if (done) tell(say(Message(loud ? "app.sound_off" : "app.sound_on")));
  return done;
}

// The deal of the draft as a link, for whoever is to begin the same one.
Result<void> App::invite() {
  MatchStart start = draft_.start();
  std::string link = write_invitation(*start.game, start.setup);
  if (Result<Match> tried = Match::begin(std::move(start)); !tried) return tried.error();
  effects_.push_back({Effect::Kind::copy, {}, std::move(link)});
  tell(say("app.invitation_copied"));
  return {};
}

Result<void> App::begin(MatchStart start) {
  Result<Match> match = Match::begin(std::move(start));
  if (!match) return match.error();
  show_match(std::move(match).value());
  return {};
}

void App::show_match(Match match) {
  end_visit();
  set_aside(match);
  put_on_table(std::move(match));
}

void App::put_on_table(Match match, Replay replay) {
  match_.emplace(std::move(match));
  autosave_ = {};
  names_.clear();
  for (const SeatInfo& seat : match_->start().seats) names_.push_back(seat.name);
  screen_ = Screen::table;
  replay_ = replay;
  holder_.reset();
  forget_bot_request();
  bots_wait_ = held_back_ = false;
  review_.reset();
  log_.clear();
  log_line_.clear();
  after_walking();
}

// A match in which something was played is kept when another takes its place; so is the one that
// was kept before it, if it is nowhere else.
void App::set_aside(const Match& coming) {
  if (!match_ || match_->node_count() == 1) return;
  if (previous_) {
    step_aside(write_save(*previous_), {write_save(coming), write_save(*match_)});
  }
  previous_.emplace(std::move(*match_));
  slots_.put(kPreviousSlot, write_save(*previous_));
  keep_slot(kPreviousSlot);
}

// The position on the table changed.
void App::after_walking() {
  pending_.clear();
  looker_.reset();
  unseen_.clear();
  forget_thoughts();
  tell_log();
  // Where hands are secret the device is asked for again.
  const Game& game = match_->game();
  if (!settings_.hands_over() && !game.info.secret_hands) holder_ = game.actor(match_->position());
  keep_match();
}

// A look back is none of the match's business: a reload stands where it began. So is a lesson or a
// challenge: what is kept is the match before it.
void App::keep_match() {
  if (!replay_.on && !visiting()) store(kAutosaveKey, autosave_.write(*match_));
}

// The log follows the line from the start to where it was played last.
void App::tell_log() {
  std::vector<Match::Node> line = match_->whole_line();
  line.insert(line.begin(), Match::kStart);
  const auto differs = std::ranges::mismatch(line, log_line_).in1;
  std::size_t lines = 0;
  const auto pass = [&](Match::Node node) {
    while (lines < log_.size() && log_[lines].node == node) ++lines;
  };
  for (auto node = line.begin(); node != differs; ++node) pass(*node);
  log_.resize(lines);
  for (auto node = differs; node != line.end(); ++node) {
    for (Event& event : match_->events_of(*node)) log_.push_back({*node, std::move(event)});
  }
  log_line_ = std::move(line);
  lines = 0;
  pass(Match::kStart);
  for (const Match::Node node : match_->line()) pass(node);
  told_ = lines;
}

void App::store(std::string_view key, std::string text) {
  effects_.push_back({Effect::Kind::store, std::string(key), std::move(text)});
}

std::string_view App::topic() const {
  if (!explained_.empty() || !match_) return explained_;
  return match_->game().topic(match_->position());
}

void App::tell(std::string text, bool error) { notice_ = Notice{error, std::move(text)}; }

std::uint64_t App::fresh_seed() { return chance_.below(1'000'000'000) + 1; }

std::vector<Effect> App::take_effects() { return std::exchange(effects_, {}); }

}  // namespace meadhall::app
