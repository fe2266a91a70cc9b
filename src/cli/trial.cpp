#include "cli/trial.h"

#include <algorithm>

#include "cli/levels.h"

namespace meadhall::cli {
namespace {

// Puts numbers back at its end.
class Borrowed {
 public:
  explicit Borrowed(const Numbers& numbers) : numbers_(numbers), before_(values_of(numbers)) {}
  Borrowed(const Borrowed&) = delete;
  Borrowed& operator=(const Borrowed&) = delete;
  ~Borrowed() { set(before_); }

  void set(const Values& values) const {
    for (std::size_t i = 0; i < numbers_.size(); ++i) *numbers_[i].value = values[i];
  }

 private:
  const Numbers& numbers_;
  Values before_;
};

Result<ScoreSheet> play_one(const Trial& trial, std::uint64_t seed, std::size_t seat,
                            const Values& one, const Values& others) {
  Setup setup = trial.setup;
  setup.seed = seed;
  Result<Position> dealt = trial.game.setup(setup);
  if (!dealt) return dealt.error();
  Position position = std::move(dealt).value();
  const Borrowed numbers(trial.numbers);
  while (const std::optional<Seat> actor = trial.game.actor(position)) {
    numbers.set(index(*actor) == seat ? one : others);
    const Move move = decide(trial.game, position, trial.level, seed);
    if (Result<void> made = trial.game.apply(position, move); !made) return made.error();
  }
  return trial.game.score(position);
}

// Adds what came of one seat's match; a lead beyond 40 points is worth no more.
void add(DealResult& deal, const ScoreSheet& sheet, std::size_t seat, std::size_t players) {
  constexpr double kMost = 40;
  constexpr double kAhead = 20;
  const double points = sheet.totals[seat];
  double ahead = 0;
  double rivals = 0;
  double best = -1e9;
  for (std::size_t i = 0; i < players; ++i) {
    if (i == seat) continue;
    ahead += sheet.ranks[i] > sheet.ranks[seat] ? 1 : sheet.ranks[i] == sheet.ranks[seat] ? 0.5 : 0;
    rivals += sheet.totals[i];
    best = std::max<double>(best, sheet.totals[i]);
  }
  const auto count = static_cast<double>(players - 1);
  deal.ahead += ahead / count;
  deal.points += points;
  deal.rivals += rivals / count;
  deal.worth += std::clamp(points - best, -kMost, kMost) + kAhead * (2 * ahead / count - 1);
}

}  // namespace

Values values_of(const Numbers& numbers) {
  Values values;
  for (const bots::Number& each : numbers) values.push_back(*each.value);
  return values;
}

Result<DealResult> Trial::play(std::uint64_t seed, const Values& one, const Values& others) const {
  DealResult deal;
  const std::size_t players = setup.players;
  for (std::size_t seat = 0; seat < players; ++seat) {
    const Result<ScoreSheet> sheet = play_one(*this, seed, seat, one, others);
    if (!sheet) return sheet.error();
    if (players > 1) {
      add(deal, sheet.value(), seat, players);
    } else {
      deal.points = sheet.value().totals[0];
      deal.worth = deal.points;
    }
  }
  const auto matches = static_cast<double>(players);
  deal.ahead /= matches;
  deal.points /= matches;
  deal.rivals /= matches;
  deal.worth /= matches;
  return deal;
}

}  // namespace meadhall::cli
