#include <algorithm>
#include <array>
#include <utility>

#include "app/commands/commands.h"
#include "bots/task.h"

// Bots on seats, and a second opinion. Thinking takes long, so it is done outside (Effect::think):
// the page has a worker for it, or slices of its own time.

namespace meadhall::app {

void AppState::ask(BotRequest::Kind kind, std::string request) {
  session().thoughts.request = BotRequest{kind, std::to_string(++bot_requests), 0};
  effects.push_back({Effect::Kind::think, session().thoughts.request->key, std::move(request)});
}

void AppState::forget_bot_request() {
  std::optional<BotRequest>& request = session().thoughts.request;
  if (!request) return;
  effects.push_back({Effect::Kind::think, std::exchange(request, std::nullopt)->key, {}});
}

void AppState::call_bot() {
  if (!has_match()) return;
  Thoughts& thoughts = session().thoughts;
  if (!match().bot_acts()) thoughts.skips = false;
  const bool in_words = settings.value(Setting::text_mode) == "yes";
  const bool let = (thoughts.asked || in_words) && !thoughts.wait;
  const bool wanted = screen == Screen::table && !session().replay.on && !visiting() && let &&
                      match().bot_acts() && !lacks(kLaterPart);
  if (!wanted) {
    if (thoughts.request && thoughts.request->kind == BotRequest::Kind::move) forget_bot_request();
    thoughts.decided.reset();
    return;
  }
  // A look back under way is finished first.
  if (thoughts.request || thoughts.decided) return;
  ask(BotRequest::Kind::move, bots::ask_move(match(), bots::level_here(match())));
}

namespace {

bool bot_plays(const AppState& app) {
  return !app.match().over() &&
         std::ranges::any_of(app.match().start().seats,
                             [](const SeatInfo& seat) { return seat.bot != 0; });
}
bool bots_go(const AppState& app) { return bot_plays(app) && !app.session().thoughts.wait; }
bool bots_wait(const AppState& app) { return bot_plays(app) && app.session().thoughts.wait; }

using Kind = BotRequest::Kind;

template <Kind kind>
bool thinks_of(const AppState& app) {
  const std::optional<BotRequest>& request = app.session().thoughts.request;
  return request && request->kind == kind;
}
bool thinks_of_move(const AppState& app) {
  return app.session().thoughts.decided || thinks_of<Kind::move>(app);
}

template <Kind kind>
Result<void> cancel(AppState& app, std::string_view) {
  if (thinks_of<kind>(app)) app.forget_bot_request();
  return {};
}

bool can_skip(const AppState& app) {
  const Thoughts& thoughts = app.session().thoughts;
  return app.match().bot_acts() && app.session().persons() > 0 && !thoughts.wait && !thoughts.skips;
}

// Nothing of what they do is shown on its way; they think as long as ever.
Result<void> skip(AppState& app, std::string_view) {
  if (!can_skip(app)) return Error{Message("bot.not_thinking")};
  app.session().thoughts.skips = true;
  return {};
}

Result<void> let_wait(AppState& app, bool wait) {
  app.session().thoughts.wait = wait;
  app.session().thoughts.skips = false;
  app.session().thoughts.taken_back = false;
  return {};
}
Result<void> wait(AppState& app, std::string_view) { return let_wait(app, true); }
Result<void> go(AppState& app, std::string_view) { return let_wait(app, false); }

Result<void> move_now(AppState& app, std::string_view) {
  Thoughts& thoughts = app.session().thoughts;
  if (thoughts.decided) return app.play(std::array{*std::exchange(thoughts.decided, std::nullopt)});
  if (!thinks_of_move(app)) return Error{Message("bot.not_thinking")};
  app.effects.push_back({Effect::Kind::hurry, thoughts.request->key, {}});
  return {};
}

bool can_hint(const AppState& app) {
  return app.session().asked() && app.session().thoughts.advice.empty() &&
         !thinks_of<Kind::hint>(app);
}

Result<void> hint(AppState& app, std::string_view) {
  if (!app.session().asked()) return Error{Message("bot.no_hint")};
  app.ask(Kind::hint, bots::ask_hint(app.match()));
  return {};
}

bool can_review(const AppState& app) {
  return app.session().ended() && app.session().review() == nullptr &&
         !thinks_of<Kind::review>(app);
}

Result<void> review(AppState& app, std::string_view) {
  Session& session = app.session();
  if (!session.ended()) return Error{Message("bot.no_review")};
  if (session.review() != nullptr) return {};
  session.thoughts.review.reset();
  session.thoughts.reviewed = session.match.whole_line();
  app.ask(Kind::review, bots::ask_review(session.match));
  return {};
}

constexpr std::array<Command, 8> kList = {{
    {"bots wait", "", kOwnTable, "bot.wait", bots_go, wait},
    {"bots go", "", kOwnTable, "bot.go", bots_wait, go},
    {"bots now", "", kOwnTable, "bot.now", thinks_of_move, move_now},
    {"bots skip", "", kOwnTable, "bot.skip", can_skip, skip},
    {"hint", "", kOwnTable, "bot.hint", can_hint, hint, Manner::deed, Needs::later},
    {"hint cancel", "", kOwnTable | kChallenge, "command.hint_cancel", thinks_of<Kind::hint>,
     cancel<Kind::hint>},
    {"review", "", kOwnTable, "bot.review", can_review, review, Manner::deed, Needs::later},
    {"review cancel", "", kOwnTable, "bot.review_cancel", thinks_of<Kind::review>,
     cancel<Kind::review>},
}};

}  // namespace

constinit const CommandList kBotCommands = {kList};

}  // namespace meadhall::app
