#include "app/app.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/hash.h"
#include "core/scan.h"
#include "games/registry.h"
#include "match/link.h"
#include "match/save.h"

namespace meadhall::app {

void App::remember(std::string_view key, std::string_view text) {
  kept_.push_back({std::string(key), std::string(text)});
}

std::string App::kept(std::string_view key) const {
  const auto found = std::ranges::find(kept_, key, &Kept::key);
  return found == kept_.end() ? std::string() : found->text;
}

void App::start(std::string_view fragment, std::string_view languages, std::uint64_t chance) {
  chance_ = Rng(chance);
  settings_.read(kept(kSettingsKey));
  settings_.prefer_languages(languages);
  previous_ = recall(kept(kPreviousKey));
  if (std::optional<Match> match = recall(kept(kAutosaveKey))) show_match(std::move(*match));
  kept_.clear();
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
  if (kept) return std::move(kept).value();
  effects_.push_back({Effect::Kind::store, std::string(kDamagedKey), std::string(save)});
  tell(say(Message("app.autosave_damaged").with("why", Message::List{kept.error().message})), true);
  return std::nullopt;
}

void App::open_fragment(std::string_view fragment) {
  notice_.reset();
  fresh_.clear();
  ++revision_;
  if (Result<void> opened = open_link(fragment); !opened) tell(say(opened.error().message), true);
  effects_.push_back({Effect::Kind::address, {}, {}});
}

Result<void> App::open_link(std::string_view fragment) {
  if (is_invitation(fragment)) {
    const Result<Invitation> invitation = read_invitation(fragment);
    if (!invitation) return invitation.error();
    draft_ = invited_draft(invitation.value(), fresh_seed());
    screen_ = Screen::new_match;
    return {};
  }
  Result<Match> opened = read_link(fragment);
  if (!opened) return opened.error();
  // A moment of the match at hand is walked to; only another match takes its place.
  if (match_ && match_->walk_like(opened.value())) {
    screen_ = Screen::table;
    after_walking();
    tell(say("app.link_walked"));
    return {};
  }
  const bool replaces = match_.has_value();
  show_match(std::move(opened).value());
  tell(say(replaces ? "app.link_opened" : "app.link_shown"));
  return {};
}

Result<void> App::command(std::string_view line) {
  notice_.reset();
  fresh_.clear();
  ++revision_;
  while (line.starts_with(' ')) line.remove_prefix(1);
  while (line.ends_with(' ')) line.remove_suffix(1);
  Result<void> done = obey(line);
  if (!done) tell(say(done.error().message), true);
  return done;
}

Result<void> App::obey(std::string_view line) {
  Scanner scan(line);
  const std::string_view word = scan.word();
  scan.skip_spaces();
  if (visit(word)) return {};
  if (word == "setting") return change_setting(scan.rest());
  if (word == "fullscreen") {
    effects_.push_back({Effect::Kind::fullscreen, {}, {}});
    return {};
  }
  if (word == "new") {
    const Game* game = find_game(scan.rest());
    if (game == nullptr) {
      return Error{Message("link.no_such_game").with("game", std::string(scan.rest()))};
    }
    draft_ = fresh_draft(*game, fresh_seed());
    screen_ = Screen::new_match;
    return {};
  }
  if (word == "continue") {
    if (!match_) return Error{Message("app.nothing_to_continue")};
    screen_ = Screen::table;
    return {};
  }
  if (word == "previous") {
    if (!previous_) return Error{Message("app.no_previous")};
    Match back = *previous_;
    show_match(std::move(back));
    return {};
  }
  if (word == "open") return open_link(scan.rest());
  if (screen_ == Screen::new_match) {
    if (line == "begin") return begin(draft_.start());
    return edit(draft_, line);
  }
  if (screen_ == Screen::table && match_) return table_command(line);
  return Error{Message("app.unknown_command").with("line", std::string(line))};
}

// Screens that are visited and left again for the one before. Says whether `word` was about them.
bool App::visit(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, Screen>, 4> kVisited = {
      {{"credits", Screen::credits},
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
  return true;
}

Result<void> App::change_setting(std::string_view wish) {
  const std::string_view id = wish.substr(0, wish.find(' '));
  Result<void> done = settings_.set(id, wish.substr(std::min(wish.size(), id.size() + 1)));
  if (done) effects_.push_back({Effect::Kind::store, std::string(kSettingsKey), settings_.write()});
  return done;
}

Result<void> App::table_command(std::string_view line) {
  if (line == "undo" || line == "take back" || line == "redo") {
    Result<void> walked = line == "undo"   ? match_->undo()
                          : line == "redo" ? match_->redo()
                                           : match_->take_back();
    if (walked) after_walking();
    return walked;
  }
  Scanner scan(line);
  const std::string_view word = scan.word();
  scan.skip_spaces();
  if (word == "goto") {
    const auto node = scan.number<Match::Node>();
    if (!node || !scan.done()) {
      return Error{Message("app.unknown_command").with("line", std::string(line))};
    }
    Result<void> walked = match_->go_to(*node);
    if (walked) after_walking();
    return walked;
  }
  if (line == "link") {
    effects_.push_back({Effect::Kind::copy, {}, write_link(*match_)});
    tell(say("app.link_copied"));
    return {};
  }
  if (line == "rematch") {
    MatchStart start = match_->start();
    start.setup.seed = fresh_seed();
    return begin(std::move(start));
  }
  if (word == "explain") {
    const Game& game = match_->game();
    const Result<Thing> thing = game.parse_thing(scan.rest());
    const Result<Move> move = game.parse(scan.rest());
    if (!thing && !move) return thing.error();
    std::string told;
    for (const Message& each : thing ? game.explain(match_->position(), thing.value())
                                     : game.foresee(match_->position(), move.value())) {
      if (!told.empty()) told += ' ';
      told += say(each);
    }
    tell(std::move(told));
    return {};
  }

  const Result<Move> move = match_->game().parse(line);
  if (!move) return move.error();
  if (Result<void> made = match_->play(move.value()); !made) return made;
  fresh_ = match_->events_of(match_->current());
  after_walking();
  return {};
}

Result<void> App::begin(MatchStart start) {
  Result<Match> match = Match::begin(std::move(start));
  if (!match) return match.error();
  show_match(std::move(match).value());
  return {};
}

void App::show_match(Match match) {
  set_aside();
  match_.emplace(std::move(match));
  names_.clear();
  for (const SeatInfo& seat : match_->start().seats) names_.push_back(seat.name);
  screen_ = Screen::table;
  after_walking();
}

// A match in which something was played is kept when another takes its place.
void App::set_aside() {
  if (!match_ || match_->node_count() == 1) return;
  previous_.emplace(std::move(*match_));
  effects_.push_back({Effect::Kind::store, std::string(kPreviousKey), write_save(*previous_)});
}

// The log follows the line from the start to the current move.
void App::after_walking() {
  log_.clear();
  for (const Match::Node node : match_->line()) {
    for (Event& event : match_->events_of(node)) log_.push_back({node, std::move(event)});
  }
  effects_.push_back({Effect::Kind::store, std::string(kAutosaveKey), write_save(*match_)});
}

void App::tell(std::string text, bool error) { notice_ = Notice{error, std::move(text)}; }

std::uint64_t App::fresh_seed() { return chance_.below(1'000'000'000) + 1; }

std::vector<Effect> App::take_effects() { return std::exchange(effects_, {}); }

}  // namespace meadhall::app
