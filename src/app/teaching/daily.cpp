#include "app/teaching/daily.h"

#include <algorithm>

#include "app/screens/draft.h"
#include "bots/bot.h"
#include "core/scan.h"

namespace meadhall::app {
namespace {

constexpr int kMostDays = 1'000'000;  // no clock shows a later one

}  // namespace

std::size_t count_puzzles(std::string_view pool) {
  return static_cast<std::size_t>(std::ranges::count(pool, '\n'));
}

std::optional<DailyPuzzle> puzzle_of(std::string_view pool, std::size_t number) {
  const std::size_t count = count_puzzles(pool);
  if (count == 0) return std::nullopt;
  for (number %= count; number > 0; --number) pool.remove_prefix(pool.find('\n') + 1);
  Scanner line(pool.substr(0, pool.find('\n')));
  DailyPuzzle puzzle;
  if (!line.take_number(puzzle.seed) || !line.take_number(puzzle.players)) return std::nullopt;
  puzzle.preset = line.word();
  if (!line.take_number(puzzle.moves) || !line.take_number(puzzle.difficulty)) return std::nullopt;
  line.skip_spaces();
  puzzle.answer = line.rest();
  return puzzle.answer.empty() ? std::nullopt : std::optional(puzzle);
}

Result<Match> begin_puzzle(const Game& game, const DailyPuzzle& puzzle, std::uint32_t rules) {
  Draft draft = fresh_draft(game, puzzle.seed);
  if (Result<void> set = set_players(draft, std::to_string(puzzle.players)); !set) {
    return set.error();
  }
  if (puzzle.preset != "-") {
    if (Result<void> set = take_preset(draft, puzzle.preset); !set) return set.error();
  }
  MatchStart start = draft.start();
  start.setup.rules = rules;
  Result<Match> begun = Match::begin(std::move(start));
  if (!begun) return begun.error();
  Match& match = begun.value();
  for (std::size_t made = 0; made < puzzle.moves; ++made) {
    if (match.over()) return Error{Message("bot.match_over")};
    const Move move =
        bots::choose(game, match.position(), bots::kPuzzler, match.start().setup.seed);
    if (Result<void> played = match.play(move); !played) return played.error();
  }
  return begun;
}

void Streak::read(std::string_view text) {
  *this = {};
  Scanner scan(text);
  int last = 0;
  Streak read;
  const bool whole = scan.take_number(last) && scan.take_number(read.current_) &&
                     scan.take_number(read.best_) && scan.take_number(read.all_) && scan.done();
  if (!whole || last < 0 || last > kMostDays || read.all_ > kMostDays) return;
  if (read.current_ < 1 || read.best_ < read.current_ || read.all_ < read.best_) return;
  *this = read;
  last_ = last;
}

std::string Streak::write() const {
  if (!last_) return {};
  return std::to_string(*last_) + ' ' + std::to_string(current_) + ' ' + std::to_string(best_) +
         ' ' + std::to_string(all_);
}

bool Streak::solve(int day) {
  if (last_ && (day == *last_ || day + 1 == *last_)) return false;
  current_ = last_ && day == *last_ + 1 ? current_ + 1 : 1;
  last_ = day;
  best_ = std::max(best_, current_);
  ++all_;
  return true;
}

int Streak::current(int today) const {
  const bool beside = last_ && today >= *last_ - 1 && today <= *last_ + 1;
  return beside ? current_ : 0;
}

Streak& Streaks::of(std::string_view game) {
  const auto found = std::ranges::find(all_, game, &OfGame::game);
  if (found != all_.end()) return found->streak;
  return all_.emplace_back(OfGame{std::string(game), {}}).streak;
}

const Streak& Streaks::of(std::string_view game) const {
  static constexpr Streak kNone{};
  const auto found = std::ranges::find(all_, game, &OfGame::game);
  return found == all_.end() ? kNone : found->streak;
}

bool Streaks::empty() const {
  return std::ranges::none_of(all_, [](const OfGame& each) { return each.streak.all() > 0; });
}

}  // namespace meadhall::app
