#include "app/app_state.h"

#include <array>
#include <utility>

#include "app/session/deeds.h"
#include "app/session/obvious.h"
#include "app/session/promises.h"
#include "app/session/sounds.h"
#include "bots/promises.h"
#include "text/catalogue.h"

namespace meadhall::app {

void AppState::begin_deed() {
  ++revision;
  ++deeds;
  helping = false;
  notice.reset();
  if (!has_match()) return;
  session().fresh.clear();
  session().explained = {};
}

void AppState::copy(std::string text, std::string_view told) {
  effects.push_back({Effect::Kind::copy, {}, std::move(text)});
  tell(say(told));
}

bool AppState::lacks(std::string_view part) const {
  return std::ranges::any_of(lacking, [&](std::string_view each) {
    return part.empty() || each == part || each == kLaterPart;
  });
}

void AppState::wait_for(Waiting said) {
  effects.push_back({Effect::Kind::part, said.part, {}});
  waiting = std::move(said);
}

std::string_view AppState::language() const {
  if (stretched) return text::kStretched;
  return text::speaks(settings.language()) ? settings.language() : text::languages().front();
}

text::Speaker AppState::speaker() const {
  static const std::vector<std::string> kNobody;
  return text::Speaker(language(), has_match() ? session().names : kNobody);
}

void AppState::after_walking() {
  // What was thought of the last position is of no use; of the whole line, it may be.
  Session& here = session();
  const Thoughts& thoughts = here.thoughts;
  const bool review = thoughts.request && thoughts.request->kind == BotRequest::Kind::review;
  if (!review || match().whole_line() != thoughts.reviewed) forget_bot_request();
  here.bots_here = !lacks(kLaterPart);
  settle_promises();
  here.moved(settings.hands_over());
  keep_match();
}

void AppState::bots_came() {
  for (Session& each : sessions) each.bots_come();
  if (has_match()) settle_promises();
}

void AppState::settle_promises() {
  if (session().bots_here && !session().replay.on && !visiting()) bots::settle_promises(match());
}

// One that is played on several devices is kept beside all others, too.
void AppState::keep_match() {
  if (session().replay.on || visiting()) return;
  const std::string save = session().autosave.write(match());
  store(kAutosaveKey, save);
  if (!match().any_remote()) return;
  if (const auto id = slots.keep_correspondence(now(), save)) keep_slot(*id);
}

void AppState::happened(std::vector<Event> events) {
  session().fresh = std::move(events);
  if (!settings.sounds()) return;
  const std::string loud(settings.value(Setting::sound));
  for (const std::string_view name : sounds_of(match().game(), session().fresh)) {
    effects.push_back({Effect::Kind::sound, std::string(name), loud});
  }
}

Result<void> AppState::play(std::span<const Move> deed) {
  const Match::Node before = match().current();
  const std::size_t known = match().node_count();
  if (Result<void> made = match().play(deed); !made) return made;
  go_on(before, known);
  return {};
}

void AppState::go_on(Match::Node before, std::size_t known) {
  make_obvious_moves();
  Thoughts& thoughts = session().thoughts;
  if (std::exchange(thoughts.taken_back, false)) thoughts.wait = false;
  hear_bots();
  after_walking();
  keep_record(known);
  std::vector<Event> events;
  for (const Match::Node node : match().line_from(before)) {
    for (Event& event : session().events_told(node)) events.push_back(std::move(event));
  }
  happened(std::move(events));
  if (handing_over()) session().unseen = session().fresh;
}

// What bots promise now, aloud, or else ask of a person here.
void AppState::hear_bots() {
  if (visiting() || !session().bots_here) return;
  settle_promises();  // a word just kept is no longer owed
  const std::optional<Phrase> said = bots::said_by_bots(match());
  if (!said) {
    for (const Message& asked : asked_of_persons(match())) tell(say(asked));
    return;
  }
  // Kept in words, and so not before the page has them.
  if (!speaker().knows(said->words.id())) return;
  const std::string words = say(said->words);
  Result<void> added = match().notebook().add(
      {.made = match().current(), .by = said->by, .words = words, .phrase = said->number});
  // In a notebook that is full nobody's words find room.
  if (!added) return;
  tell(say(Message("notebook.promises").with("player", said->by).with("words", words)));
}

// Each is a deed of its own: `undo` walks past those that were the only ones, and leads to a
// payment or a pause, to decide otherwise.
void AppState::make_obvious_moves() {
  while (!visiting() && session().asked()) {
    std::optional<Move> move = session().declined();
    if (!move && handing_over()) return;
    if (!move && settings.makes_only_moves()) move = only_move(match());
    // Which of them matter is for bots to say: until they are here, all do.
    const bool judges = session().bots_here || settings.pauses() != Pauses::matters;
    if (!move && judges) {
      move = needless_pause(match().game(), match().position(), settings.pauses());
    }
    if (!move && settings.gold_first()) move = gold_first(match().game(), match().position());
    if (!move || !match().play(std::array{*move})) return;
  }
}

}  // namespace meadhall::app
