#include <algorithm>
#include <array>
#include <utility>

#include "app/commands/commands.h"
#include "app/session/opinion.h"
#include "core/scan.h"
#include "match/link.h"

// How a challenge takes the table for a while: see app/teaching/challenge.h.

namespace meadhall::app {
namespace {

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

// The best moves and what speaks for them, as a second opinion.
void show_best(Session& session) {
  session.challenge->solved = true;
  session.thoughts.advice = session.challenge->answer;
}

Result<void> show_answer(AppState& app, std::string_view) {
  show_best(app.session());
  return {};
}

bool unsolved(const AppState& app) { return !app.challenge()->solved; }

Result<void> leave(AppState& app, std::string_view) {
  app.screen = Screen::hall;
  return {};
}

// So many on among the game's, after the last the first again.
Result<void> open_other(AppState& app, std::size_t step) {
  const std::string game = app.challenge()->game;
  const std::size_t number = (app.challenge()->number + step) % challenges(game).size();
  return open(app, game + " " + std::to_string(number + 1));
}

Result<void> next(AppState& app, std::string_view) { return open_other(app, 1); }

Result<void> previous(AppState& app, std::string_view) {
  return open_other(app, challenges(app.challenge()->game).size() - 1);
}

constexpr std::array<Command, 6> kList = {{
    {"challenge show", "", kChallenge, "challenge.show", unsolved, show_answer},
    {"challenge next", "", kChallenge, "challenge.next", nullptr, next},
    {"challenge previous", "", kChallenge, "challenge.previous", nullptr, previous},
    {"challenge leave", "", kChallenge, "command.challenge_leave", nullptr, leave},
    {"challenges", "[game]", kAnywhere, "challenge.open", nullptr, choose},
    {"challenge", "<game> [n]", kAnywhere, "command.challenge", nullptr, open},
}};

}  // namespace

constinit const std::span<const Command> kChallengeCommands = kList;

Result<void> say_answer(AppState& app, std::string_view line) {
  Session& session = app.session();
  const Game& game = session.match.game();
  const Result<Move> move = game.parse(line);
  if (!move) return move.error();
  Position tried = session.match.position();
  if (Result<void> made = game.apply(tried, move.value()); !made) return made;
  if (move.value() != session.challenge->answer[0].move) {
    app.tell(app.say(
        Message("challenge.wrong")
            .with("move", Message::List{game.describe(session.match.position(), move.value())})));
    return {};
  }
  app.solved.add(session.challenge->game, session.challenge->number);
  app.store(kSolvedKey, app.solved.write());
  show_best(session);
  app.tell(app.say("challenge.right"));
  return {};
}

}  // namespace meadhall::app
