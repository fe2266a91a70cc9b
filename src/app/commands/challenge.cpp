#include <algorithm>
#include <array>
#include <utility>

#include "app/commands/commands.h"
#include "core/scan.h"
#include "games/registry.h"
#include "match/link.h"

// How a challenge takes the table for a while: see app/teaching/challenge.h.

namespace meadhall::app {
namespace {

constexpr std::size_t kDateLength = 10;  // of "2026-11-24 14:03"

// `game`: that, or empty for those shown last, else any there are.
Result<void> choose(AppState& app, std::string_view game) {
  if (game.empty()) game = app.challenged_game;
  const auto found = std::ranges::find_if(all_teaching(), [&](const Teaching& each) {
    return !each.challenges.empty() && (game.empty() || each.game == game);
  });
  if (found == all_teaching().end()) {
    return Error{Message("link.no_such_game").with("game", std::string(game))};
  }
  app.challenged_game = found->game;
  app.visit_screen(Screen::challenges);
  return {};
}

// `wish`: a game, and a number for whoever wants another one than the next.
Result<void> open(AppState& app, std::string_view wish) {
  Scanner scan(wish);
  const std::string game(scan.word());
  const std::span<const ChallengePlan> all = challenges(game);
  std::size_t number = app.solved.next(game);
  bool read = !all.empty();
  if (read && scan.take(' ')) {
    const auto wanted = scan.number<std::size_t>();
    read = wanted && *wanted >= 1 && *wanted <= all.size();
    if (read) number = *wanted - 1;
  }
  if (!read || !scan.done()) {
    return Error{Message("challenge.none")
                     .with("wish", std::string(wish))
                     .with("n", static_cast<int>(all.size()))};
  }
  Result<Match> match = read_link(all[number].link);
  if (!match) return match.error();
  auto answer = bots::read_hint(match.value().game(), all[number].answer);
  if (!answer) return Error{Message("bot.failed")};
  app.challenged_game = teaching_of(game).game;
  Session session(std::move(match).value());
  session.challenge = Challenge{game, number, std::move(*answer)};
  app.visit(std::move(session));
  return {};
}

// `wish`: a game, or empty for the first that has a puzzle for each day.
Result<void> open_daily(AppState& app, std::string_view wish) {
  const auto found = std::ranges::find_if(all_teaching(), [&](const Teaching& each) {
    return !each.daily.pool.empty() && (wish.empty() || each.game == wish);
  });
  if (found == all_teaching().end()) {
    return Error{Message("challenge.daily_none").with("game", std::string(wish))};
  }
  const std::optional<int> today = app.today();
  if (!today) return Error{Message("challenge.daily_clock")};
  const Game& game = *find_game(found->game);
  const auto puzzle = puzzle_of(found->daily.pool, static_cast<std::size_t>(std::max(*today, 0)));
  if (!puzzle) return Error{Message("challenge.daily_none").with("game", std::string(wish))};
  Result<Match> match = begin_puzzle(game, *puzzle, found->daily.rules);
  if (!match) return match.error();
  const Result<Move> answer = game.parse(puzzle->answer);
  if (!answer) return answer.error();
  Session session(std::move(match).value());
  session.challenge = Challenge{.game = std::string(found->game),
                                .answer = {{.move = answer.value()}},
                                .date = app.now().substr(0, kDateLength),
                                .day = *today,
                                .difficulty = puzzle->difficulty};
  app.visit(std::move(session));
  return {};
}

// The best moves and what speaks for them, as a second opinion. Of the puzzle of a day only the
// move is known: the bots are asked for the rest.
void show_best(AppState& app) {
  Session& session = app.session();
  session.challenge->solved = true;
  if (session.challenge->is_daily()) {
    app.ask(BotRequest::Kind::hint, bots::ask_hint(session.match));
  } else {
    session.thoughts.advice = session.challenge->answer;
  }
}

Result<void> show_answer(AppState& app, std::string_view) {
  show_best(app);
  return {};
}

bool has_daily(const AppState& app) {
  return app.today() && std::ranges::any_of(all_teaching(), [](const Teaching& each) {
           return !each.daily.pool.empty();
         });
}

bool has_others(const AppState& app) { return !app.challenge()->is_daily(); }

bool unsolved(const AppState& app) { return !app.challenge()->solved; }

// So many on among the game's, after the last the first again.
Result<void> open_other(AppState& app, std::size_t step) {
  if (!has_others(app)) return Error{Message("challenge.daily_alone")};
  const std::string game = app.challenge()->game;
  const std::size_t number = (app.challenge()->number + step) % challenges(game).size();
  return open(app, game + " " + std::to_string(number + 1));
}

Result<void> next(AppState& app, std::string_view) { return open_other(app, 1); }

Result<void> previous(AppState& app, std::string_view) {
  const std::size_t all = challenges(app.challenge()->game).size();
  return open_other(app, all - 1);
}

constexpr std::array<Command, 7> kLaterList = {{
    {"challenge show", "", kChallenge, "challenge.show", unsolved, show_answer},
    {"challenge next", "", kChallenge, "challenge.next", has_others, next},
    {"challenge previous", "", kChallenge, "challenge.previous", has_others, previous},
    {"challenge leave", "", kChallenge, "command.challenge_leave", nullptr, to_hall},
    {"challenges", "[game]", kAnywhere, "challenge.open", nullptr, choose},
    {"daily", "[game]", kAnywhere, "challenge.daily", has_daily, open_daily},
    {"challenge", "<game> [n]", kAnywhere, "command.challenge", nullptr, open},
}};

}  // namespace

constinit const CommandList kChallengeCommands = {kLaterList, true};

Result<void> say_answer(AppState& app, std::string_view line) {
  Session& session = app.session();
  const Game& game = session.match.game();
  const Result<std::vector<Move>> deed = read_deed(game, line);
  if (!deed) return deed.error();
  if (Result<void> may = session.match.may_play(deed.value()); !may) return may;
  const Move move = deed.value().front();
  if (deed.value().size() > 1 || move != session.challenge->answer[0].move) {
    app.tell(
        app.say(Message("challenge.wrong")
                    .with("move", Message::List{game.describe(session.match.position(), move)})));
    return {};
  }
  const Challenge& challenge = *session.challenge;
  Message told("challenge.right");
  if (!challenge.is_daily()) {
    app.solved.add(challenge.game, challenge.number);
    app.store(kSolvedKey, app.solved.write());
  } else if (Streak& streak = app.streaks.of(challenge.game);
             !challenge.solved && streak.solve(challenge.day)) {
    app.store(teaching_of(challenge.game).daily.key, streak.write());
    told = Message("challenge.daily_right").with("n", streak.current(challenge.day));
  }
  show_best(app);
  app.tell(app.say(told));
  return {};
}

}  // namespace meadhall::app
