#include <algorithm>
#include <utility>

#include "app/app.h"
#include "app/opinion.h"
#include "core/scan.h"
#include "match/link.h"

// How a challenge takes the table for a while: see app/teaching/challenge.h.

namespace meadhall::app {

// `game`: that, or empty for those shown last, else any there are.
Result<void> App::choose_challenges(std::string_view game) {
  if (game.empty()) game = challenged_game_;
  const auto found = std::ranges::find_if(all_teaching(), [&](const Teaching& each) {
    return !each.challenges.empty() && (game.empty() || each.game == game);
  });
  if (found == all_teaching().end()) {
    return Error{Message("link.no_such_game").with("game", std::string(game))};
  }
  challenged_game_ = found->game;
  return {};
}

// `wish`: a game, and a number for whoever wants another one than the next.
Result<void> App::open_challenge(std::string_view wish) {
  Scanner scan(wish);
  const std::string game(scan.word());
  const std::span<const ChallengePlan> all = challenges(game);
  std::size_t number = solved_.next(game);
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
  end_visit();
  before_visit_ = std::exchange(match_, std::nullopt);
  before_replay_ = replay_;
  challenged_game_ = teaching_of(game).game;
  challenge_ = Challenge{game, number, std::move(*answer)};
  put_on_table(std::move(match).value());
  return {};
}

Result<void> App::challenge_command(std::string_view line) {
  const std::string_view game = challenge_->game;
  if (line == "challenge leave") {
    screen_ = Screen::hall;
    return {};
  }
  if (line == "challenge next" || line == "challenge previous") {
    const std::size_t all = challenges(game).size();
    const std::size_t step = line == "challenge next" ? 1 : all - 1;
    return open_challenge(std::string(game) + " " +
                          std::to_string((challenge_->number + step) % all + 1));
  }
  if (line == "challenge show") {
    show_answer();
    return {};
  }
  const Result<Move> move = match_->game().parse(line);
  if (!move) return move.error();
  Position tried = match_->position();
  if (Result<void> made = match_->game().apply(tried, move.value()); !made) return made;
  if (move.value() != challenge_->answer[0].move) {
    tell(say(Message("challenge.wrong")
                 .with("move",
                       Message::List{match_->game().describe(match_->position(), move.value())})));
    return {};
  }
  solved_.add(game, challenge_->number);
  store(kSolvedKey, solved_.write());
  show_answer();
  tell(say("challenge.right"));
  return {};
}

// The best moves and what speaks for them, as a second opinion.
void App::show_answer() {
  challenge_->solved = true;
  advice_ = challenge_->answer;
}

}  // namespace meadhall::app
