#include "app/app.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "app/commands/commands.h"
#include "bots/bot.h"
#include "match/link.h"
#include "match/save.h"
#include "text/catalogue.h"

namespace meadhall::app {
namespace {

std::string kept_under(const AppState& app, std::string_view key) {
  const auto found = std::ranges::find(app.kept, key, &Kept::key);
  return found == app.kept.end() ? std::string() : found->text;
}

// A streak under its key; true if the key is one's.
bool read_streak(AppState& app, std::string_view key, std::string_view text) {
  const auto whose = std::ranges::find_if(
      all_teaching(), [&](const Teaching& each) { return each.daily.key == key; });
  if (whose == all_teaching().end()) return false;
  app.streaks.of(whose->game).read(text);
  return true;
}

// What is no command is a move at a table, and nothing elsewhere.
Result<void> say_other(AppState& app, std::string_view line) {
  switch (scope_of(app)) {
    case kOwnTable:
    case kLessonTable:
    case kChallenge: return say_at_table(app, line);
    case kNewMatch: return Error{Message("app.draft.unreadable").with("line", std::string(line))};
    default: return unknown_command(line);
  }
}

Result<void> obey(AppState& app, std::string_view line, const Said& said) {
  const bool of_table = said.command == nullptr || (said.command->scopes & kElsewhere) == 0;
  const bool unseen = said.command != nullptr && said.command->manner == Manner::unseen;
  // Whoever still holds the device may think better of it.
  if (of_table && !unseen && app.handing_over()) {
    return Error{Message("app.hand_over_first").with("player", *app.session().actor())};
  }
  return said.command != nullptr ? said.command->run(app, said.rest) : say_other(app, line);
}

}  // namespace

void App::remember(std::string_view key, std::string_view text) {
  if (state_.revision == 0) {
    state_.kept.push_back({std::string(key), std::string(text)});
  } else if (key == kRecordsKey) {
    ++state_.revision;
    state_.records.read(text);
    state_.know_device();
    return;
  } else if (read_streak(state_, key, text)) {
    ++state_.revision;
    return;
  } else if (!key.starts_with(kSlotKey)) {
    return;
  } else {
    ++state_.revision;
  }
  state_.slots.remember(key, text);
  state_.look_at_slots();
}

void App::start(std::string_view fragment, std::string_view languages, std::uint64_t chance) {
  AppState& app = state_;
  app.begin_deed();
  app.chance = Rng(chance);
  app.settings.read(kept_under(app, kSettingsKey));
  app.lesson_place = kept_under(app, kLessonKey);
  app.solved.read(kept_under(app, kSolvedKey));
  for (const Kept& each : app.kept) read_streak(app, each.key, each.text);
  app.records.read(kept_under(app, kRecordsKey));
  app.know_device();
  std::ranges::copy_if(app.kept, std::back_inserter(app.last),
                       [](const Kept& each) { return each.key.starts_with(kLastKey); });
  app.settings.prefer_languages(languages);
  app.want_language();
  app.previous = app.recall(kept_under(app, kPreviousKey));
  if (!app.previous) app.slots.put(kPreviousSlot, {});
  if (std::optional<Match> match = app.recall(kept_under(app, kAutosaveKey))) {
    app.show_match(std::move(*match));
    if (app.match().opening_note()) app.tell(app.say(app.match().opening_note()->message));
  }
  app.kept.clear();
  app.look_at_slots();
  app.call_bot();
  if (fragment.empty() || fragment == "#") return;
  const std::optional<Notice> damage = std::exchange(app.notice, std::nullopt);
  follow_link(fragment);
  if (damage) app.tell(notice() ? damage->text + " " + notice()->text : damage->text, true);
}

void App::lacks(std::string_view part) { state_.lacking.emplace_back(part); }

void App::part_came(std::string_view part) {
  if (std::erase(state_.lacking, part) == 0) return;
  ++state_.revision;
  if (part == kLaterPart) state_.bots_came();
  state_.look_at_slots();
  state_.call_bot();
  const std::optional<Waiting>& waiting = state_.waiting;
  if (!waiting || state_.lacks(waiting->part)) return;
  const Waiting said = *std::exchange(state_.waiting, std::nullopt);
  switch (said.kind) {
    case Waiting::Kind::command:
      static_cast<void>(command(said.text));
      break;  // it tells of errors
    case Waiting::Kind::fragment: open_fragment(said.text); break;
    case Waiting::Kind::text: static_cast<void>(import_text(said.text)); break;
  }
}

void App::open_fragment(std::string_view fragment) {
  if (state_.lacking.empty()) return follow_link(fragment);
  state_.begin_deed();
  state_.wait_for({Waiting::Kind::fragment, std::string(fragment), {}});
}

void App::follow_link(std::string_view fragment) {
  state_.begin_deed();
  if (Result<void> opened = state_.open_link(fragment); !opened) {
    state_.tell(say(opened.error().message), true);
  }
  state_.effects.push_back({Effect::Kind::address, {}, {}});
  state_.call_bot();
}

Result<void> App::command(std::string_view line) {
  while (line.starts_with(' ')) line.remove_prefix(1);
  while (line.ends_with(' ')) line.remove_suffix(1);
  AppState& app = state_;
  const Said said = understand(app, line);
  app.waiting.reset();
  if (const auto lacking = lacking_for(app, said)) {
    app.begin_deed();
    app.wait_for({Waiting::Kind::command, std::string(line), std::string(*lacking)});
    return {};
  }
  const Manner manner = said.command != nullptr ? said.command->manner : Manner::deed;
  Result<void> done;
  if (manner == Manner::beside) {
    ++app.revision;
    done = said.command->run(app, said.rest);
  } else {
    // What is to be deleted is said twice, one right after the other.
    const std::string doubted = std::exchange(app.doubted, {});
    const bool again =
        doubted == kRecordsDoubted ? line == "records forget" : line == "delete " + doubted;
    if (again) app.doubted = doubted;
    app.begin_deed();
    if (manner != Manner::asks && has_match()) app.session().looker.reset();
    done = obey(app, line, said);
    if (app.screen == Screen::hall || app.screen == Screen::new_match) app.end_visit();
  }
  if (!done) app.tell(say(done.error().message), true);
  app.look_at_slots();
  app.call_bot();
  return done;
}

std::vector<std::vector<Move>> App::best_deeds(const Position& position, Inspectable thing,
                                               std::size_t most) const {
  if (!later_part_came()) return {};
  return bots::counsel(match().game()).best_deeds(position, thing, most);
}

const Command* App::understood(std::string_view line) const {
  return understand(state_, line).command;
}

bool App::available(std::string_view line) const { return app::available(state_, line); }

std::vector<const Command*> App::helped() const {
  std::vector<const Command*> all;
  if (!state_.helping) return all;
  for (const CommandList& list : commands()) {
    for (const Command& each : list.commands) {
      if (!each.words.empty() && (each.scopes & scope_of(state_)) != 0) all.push_back(&each);
    }
  }
  return all;
}

const Slot* App::slot_at_table() const {
  return has_match() ? state_.slots.find_correspondence(write_save(match())) : nullptr;
}

void App::not_stored(std::string_view key, std::string_view kept) {
  if (!key.starts_with(kSlotKey)) return;
  remember(key, kept);
  state_.tell(say("saves.not_stored"), true);
}

void App::give_way(std::string_view autosave, std::string_view previous, std::string_view damaged) {
  AppState& app = state_;
  app.begin_deed();
  if (!damaged.empty()) {
    if (const Slot* old = app.slots.find(kDamagedSlot)) {
      app.step_aside(std::string(old->save), {damaged});
    }
    app.slots.put(kDamagedSlot, damaged);
  }
  if (!previous.empty()) {
    if (app.previous) app.step_aside(write_save(*app.previous), {previous, autosave});
    app.previous = app.recall(previous);
    app.slots.put(kPreviousSlot, app.previous ? previous : std::string_view());
  }
  if (!autosave.empty()) {
    app.end_visit();
    const bool only_begun = !has_match() || match().node_count() == 1;
    const bool replaces = !only_begun && !goes_on_from(write_save(match()), autosave);
    if (std::optional<Match> theirs = app.recall(autosave)) {
      if (replaces) app.set_aside(*theirs);
      app.put_on_table(std::move(*theirs));
      if (replaces) app.tell(say("saves.loaded_over"));
    } else if (has_match()) {
      app.keep_match();  // what cannot be read was put aside
    }
  }
  app.look_at_slots();
  app.call_bot();
}

Result<void> App::import_text(std::string_view text) {
  state_.begin_deed();
  state_.doubted.clear();
  if (!state_.lacking.empty()) {
    state_.wait_for({Waiting::Kind::text, std::string(text), {}});
    return {};
  }
  Result<void> opened = state_.open_text(text);
  if (!opened) state_.tell(say(opened.error().message), true);
  state_.call_bot();
  return opened;
}

std::string App::say_all(std::span<const Message> sentences) const {
  const text::Speaker speaking = speaker();
  std::string said;
  for (const Message& each : sentences) {
    if (!said.empty()) said += ' ';
    said += speaking.say(each);
  }
  return said;
}

Result<void> App::learn_language(std::string_view language, std::string_view words) {
  if (Result<void> supplied = text::supply(language, words); !supplied) return supplied;
  ++state_.words_learned;
  if (state_.revision != 0) ++state_.revision;  // else nothing has been said yet
  return {};
}

// Bots, as the worker that thinks for them and the screen that shows them tell.

void App::progressed(std::string_view key, int progress) {
  if (!has_match()) return;
  std::optional<BotRequest>& request = state_.session().thoughts.request;
  if (!request || request->key != key || request->progress == progress) return;
  request->progress = progress;
  ++state_.revision;
}

void App::answered(std::string_view key, std::string_view answer) {
  if (!has_match()) return;
  Thoughts& thoughts = state_.session().thoughts;
  if (!thoughts.request || thoughts.request->key != key) return;
  const BotRequest::Kind kind = std::exchange(thoughts.request, std::nullopt)->kind;
  const Game& game = match().game();
  // Nothing to be seen comes of a bot's having decided: what is being shown goes on.
  if (kind != BotRequest::Kind::move) ++state_.revision;
  bool understood = false;
  switch (kind) {
    case BotRequest::Kind::move:
      thoughts.decided = bots::read_move(game, answer);
      thoughts.held = false;
      understood = thoughts.decided.has_value();
      break;
    case BotRequest::Kind::hint:
      thoughts.advice = bots::read_hint(game, answer).value_or(std::vector<bots::Advice>());
      understood = !thoughts.advice.empty();
      break;
    case BotRequest::Kind::review:
      thoughts.review = bots::read_review(match(), answer);
      understood = thoughts.review.has_value();
      state_.call_bot();
      break;
  }
  if (understood) return;
  if (kind == BotRequest::Kind::move) thoughts.wait = true;  // rather than asking again and again
  ++state_.revision;
  state_.tell(say("bot.failed"), true);
}

void App::let_bot_move() {
  if (!bot_decided()) return;
  ++state_.revision;
  ++state_.deeds;
  Session& session = state_.session();
  session.fresh.clear();
  const Move move = *std::exchange(session.thoughts.decided, std::nullopt);
  if (Result<void> made = state_.play(std::array{move}); !made) {
    session.thoughts.wait = true;
    state_.tell(say(made.error().message), true);
  }
  state_.call_bot();
}

void App::hold_bot() {
  if (!bot_decided() || bot_held()) return;
  state_.session().thoughts.held = true;
  ++state_.revision;
}

void App::ask_bots(bool may) {
  if (!has_match() || state_.session().thoughts.asked == may) return;
  state_.session().thoughts.asked = may;
  ++state_.revision;
  state_.call_bot();
}

std::vector<Effect> App::take_effects() { return std::exchange(state_.effects, {}); }

}  // namespace meadhall::app
