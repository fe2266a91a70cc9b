#include <algorithm>
#include <array>

#include "app/commands/commands.h"
#include "app/session/obvious.h"
#include "match/link.h"

// What is said of links to the match at the table, by which it goes from one device to the next.

namespace meadhall::app {
namespace {

std::size_t all_persons(const Match& match) {
  return static_cast<std::size_t>(std::ranges::count(match.start().seats, 0, &SeatInfo::bot));
}

// Among persons a link is to what was done in whole turns: whoever opens it is not asked somebody
// else's question.
bool is_mid_turn(const AppState& app) {
  return !app.session().replay.on && all_persons(app.match()) > 1 &&
         turn_start(app.match()) != app.match().current();
}

Result<void> copy_link(AppState& app, std::string_view) {
  if (app.session().replay.on || !is_mid_turn(app)) {
    app.copy(write_link(app.match()),
             app.session().replay.on ? "app.link_moment_copied" : "app.link_copied");
    return {};
  }
  Match before = app.match();
  static_cast<void>(before.go_to(turn_start(before)));  // it is there
  app.copy(write_link(before), "app.link_turn_copied");
  return {};
}

Result<void> copy_link_now(AppState& app, std::string_view) {
  app.copy(write_link(app.match()), "app.link_copied");
  return {};
}

// Whoever is to act, at the beginning of their turn; once the match is over, those elsewhere. Not
// the last person who plays here.
bool can_send(const AppState& app) {
  const Session& session = app.session();
  const Match& match = session.match;
  if (session.replay.on || !session.pending.empty() || all_persons(match) < 2) return false;
  if (match.over()) return match.any_remote();
  if (match.bot_acts()) return false;
  return session.acts_elsewhere() || (session.persons() > 1 && !is_mid_turn(app));
}

Result<void> send(AppState& app, std::string_view) {
  if (!can_send(app)) {
    return Error{Message(is_mid_turn(app) ? "app.send_mid_turn" : "app.send_nobody")};
  }
  const std::optional<Seat> actor = app.session().actor();
  const std::string link = write_link(app.match(), actor);
  if (actor && !app.match().is_remote(*actor)) {
    app.match().set_remote(*actor, true);
    app.after_walking();
  }
  Message told(actor ? "app.sent" : "app.sent_end");
  if (actor) told.with("player", *actor);
  if (app.shares) {
    const std::string title = app.say(Message(app.match().game().info.name));
    app.effects.push_back({Effect::Kind::share, title, link});
  } else {
    app.effects.push_back({Effect::Kind::copy, {}, link});
    told = Message(actor ? "app.sent_copied" : "app.sent_end_copied");
    if (actor) told.with("player", *actor);
  }
  app.tell(app.say(told));
  return {};
}

bool is_elsewhere(const AppState& app) {
  return app.session().acts_elsewhere() && !app.session().replay.on;
}

// Whoever is to act plays on this device from now on.
Result<void> play_here(AppState& app, std::string_view) {
  if (!is_elsewhere(app)) return Error{Message("app.nobody_elsewhere")};
  app.match().set_remote(*app.session().actor(), false);
  if (!app.match().any_remote()) {
    // It is a match of this device alone again.
    if (const Slot* slot =
            app.slots.find_correspondence(app.session().autosave.write(app.match()))) {
      const std::string id = slot->id;
      app.slots.remove(id);
      app.store(Slots::key_of(id), {});
    }
  }
  app.after_walking();
  return {};
}

constexpr std::array<Command, 4> kList = {{
    {"send", "", kOwnTable, "app.send", can_send, send, Manner::unseen, Needs::later},
    {"play here", "", kOwnTable, "app.play_here", is_elsewhere, play_here},
    {"link", "", kAnyTable, "app.link", nullptr, copy_link, Manner::deed, Needs::later},
    {"link now", "", kAnyTable, "app.link_now", is_mid_turn, copy_link_now, Manner::deed,
     Needs::later},
}};

}  // namespace

constinit const CommandList kLinkCommands = {kList};

}  // namespace meadhall::app
