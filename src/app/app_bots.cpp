#include <algorithm>
#include <utility>

#include "app/app.h"

// Bots on seats, and a second opinion. Thinking takes long, so it is done outside (Effect::think):
// the page has a worker for it, or slices of its own time.

namespace meadhall::app {

// Asks the thinker; what it was busy with is given up.
void App::ask(BotRequest::Kind kind, std::string request) {
  bot_request_ = BotRequest{kind, std::to_string(++bot_requests_), 0};
  effects_.push_back({Effect::Kind::think, bot_request_->key, std::move(request)});
}

void App::forget_bot_request() {
  if (!bot_request_) return;
  effects_.push_back({Effect::Kind::think, std::exchange(bot_request_, std::nullopt)->key, {}});
}

// Whoever is to act may be a bot: then it is asked, once a decision.
void App::call_bot() {
  const bool wanted = screen_ == Screen::table && match_ && !replay_.on && !visiting() &&
                      !bots_wait_ && match_->bot_acts();
  if (!wanted) {
    if (bot_request_ && bot_request_->kind == BotRequest::Kind::move) forget_bot_request();
    decided_.reset();
    return;
  }
  // A look back under way is finished first.
  if (bot_request_ || decided_) return;
  const Seat actor = *match_->game().actor(match_->position());
  const std::uint8_t bot = match_->start().seats[index(actor)].bot;
  ask(BotRequest::Kind::move, bots::ask_move(*match_, bots::levels()[bot - 1U]));
}

// The position on the table is another one: what was thought of the last one is of no use.
void App::forget_thoughts() {
  const bool review = bot_request_ && bot_request_->kind == BotRequest::Kind::review;
  if (!review || match_->whole_line() != reviewed_) forget_bot_request();
  decided_.reset();
  advice_.clear();
}

void App::progressed(std::string_view key, int progress) {
  if (!bot_request_ || bot_request_->key != key || bot_request_->progress == progress) return;
  bot_request_->progress = progress;
  ++revision_;
}

void App::answered(std::string_view key, std::string_view answer) {
  if (!bot_request_ || bot_request_->key != key) return;
  const BotRequest::Kind kind = std::exchange(bot_request_, std::nullopt)->kind;
  const Game& game = match_->game();
  // Nothing to be seen comes of a bot's having decided: what is being shown goes on.
  if (kind != BotRequest::Kind::move) ++revision_;
  bool understood = false;
  switch (kind) {
    case BotRequest::Kind::move:
      decided_ = bots::read_move(game, answer);
      held_ = false;
      understood = decided_.has_value();
      break;
    case BotRequest::Kind::hint:
      advice_ = bots::read_hint(game, answer).value_or(std::vector<bots::Advice>());
      understood = !advice_.empty();
      break;
    case BotRequest::Kind::review:
      review_ = bots::read_review(*match_, answer);
      understood = review_.has_value();
      call_bot();
      break;
  }
  if (understood) return;
  if (kind == BotRequest::Kind::move) bots_wait_ = true;  // rather than asking again and again
  ++revision_;
  tell(say("bot.failed"), true);
}

void App::let_bot_move() {
  if (!decided_) return;
  ++revision_;
  ++deeds_;
  fresh_.clear();
  const Move move = *std::exchange(decided_, std::nullopt);
  if (Result<void> made = play(std::array{move}); !made) {
    bots_wait_ = true;
    tell(say(made.error().message), true);
  }
  sound();
  call_bot();
}

void App::hold_bot() {
  if (!decided_ || held_) return;
  held_ = true;
  ++revision_;
}

const bots::Review* App::review() const {
  return review_ && match_ && match_->whole_line() == reviewed_ ? &*review_ : nullptr;
}

App::Done App::bots_command(std::string_view line) {
  if (line == "bots wait" || line == "bots go") {
    bots_wait_ = line == "bots wait";
    held_back_ = false;
    return Result<void>();
  }
  if (line == "bots now") {
    if (decided_) return play(std::array{*std::exchange(decided_, std::nullopt)});
    if (!bot_request_ || bot_request_->kind != BotRequest::Kind::move)
      return Error{Message("bot.not_thinking")};
    effects_.push_back({Effect::Kind::hurry, bot_request_->key, {}});
    return Result<void>();
  }
  if (line == "hint") {
    if (match_->over() || match_->bot_acts() || replay_.on) return Error{Message("bot.no_hint")};
    ask(BotRequest::Kind::hint, bots::ask_hint(*match_));
    return Result<void>();
  }
  if (line == "review") {
    if (!ended()) return Error{Message("bot.no_review")};
    if (review() != nullptr) return Result<void>();
    review_.reset();
    reviewed_ = match_->whole_line();
    ask(BotRequest::Kind::review, bots::ask_review(*match_));
    return Result<void>();
  }
  if (line == "hint cancel" || line == "review cancel") {
    const auto kind = line == "hint cancel" ? BotRequest::Kind::hint : BotRequest::Kind::review;
    if (bot_request_ && bot_request_->kind == kind) forget_bot_request();
    return Result<void>();
  }
  return std::nullopt;
}

std::size_t App::persons() const {
  const auto persons = std::ranges::count(match_->start().seats, 0, &SeatInfo::bot);
  return static_cast<std::size_t>(persons);
}

bool App::ended() const {
  const std::vector<Match::Node> line = match_->whole_line();
  const Match::Node last = line.empty() ? Match::kStart : line.back();
  return !match_->game().actor(match_->position_at(last));
}

// With bots at the table one goes back, or on, to where a person decides. Stopped in between, the
// match stays where it was.
Result<void> App::walk_past_bots(Result<void> (Match::*step)()) {
  const Match::Node from = match_->current();
  Result<void> walked = ((*match_).*step)();
  while (walked && persons() > 0 && match_->bot_acts()) {
    const bool ends = step == &Match::redo ? !match_->can_redo() : !match_->can_take_back();
    if (ends) break;
    walked = ((*match_).*step)();
  }
  if (!walked) {
    // There is such a place: it was just left.
    static_cast<void>(match_->go_to(from));
    return walked;
  }
  // Gone back to a bot's decision, it would make the same move again at once.
  const bool held = step != &Match::redo && match_->bot_acts();
  if (held || held_back_) bots_wait_ = held;
  held_back_ = held;
  if (held) tell(say("bot.waits"));
  return walked;
}

}  // namespace meadhall::app
