#include "cli/levels.h"

#include <optional>

#include "core/scan.h"

namespace meadhall::cli {
namespace {

// A number after its letter; `absent` without the letter. Nothing where it is out of range.
std::optional<int> figure(Scanner& scan, char letter, int least, int most, int absent) {
  if (!scan.take(letter)) return absent;
  const auto number = scan.number<int>();
  return number && *number >= least && *number <= most ? number : std::nullopt;
}

// "p60k2c40".
std::optional<bots::Level> by_figures(std::string_view name) {
  constexpr int kMostPlayouts = 1'000'000;
  Scanner scan(name);
  const auto playouts = figure(scan, 'p', 0, kMostPlayouts, -1);
  const auto top_k = figure(scan, 'k', 1, static_cast<int>(kMaxMoves), 0);
  if (!playouts || !top_k) return std::nullopt;
  const auto careless = *top_k > 0 ? figure(scan, 'c', 0, 100, 100) : 100;
  if (!careless || !scan.done()) return std::nullopt;
  // One that tries out nothing has something that looks best, or is called greedy.
  if (*playouts < 0 || (*playouts == 0 && *top_k == 0)) return std::nullopt;
  return bots::Level{name, *playouts, *top_k, *careless};
}

}  // namespace

Result<bots::Level> read_level(const Game& game, std::string_view name) {
  if (const auto level = bots::find_level(game, name)) return *level;
  if (const auto level = by_figures(name)) return *level;
  std::string known(bots::kGreedy.id);
  for (const std::string_view id : bots::kLevelIds) known += ", " + std::string(id);
  known += ", p60";
  return Error{
      Message("cli.use.level").with("level", std::string(name)).with("levels", std::move(known))};
}

Result<std::vector<bots::Level>> read_levels(const Call& call, const Game& game) {
  std::vector<bots::Level> levels;
  Scanner names(call.arguments.value("levels").value_or(""));
  const bots::Levels& all = bots::levels(game);
  if (names.done()) return std::vector<bots::Level>(all.begin(), all.end());
  while (!names.done()) {
    const Result<bots::Level> level = read_level(game, names.take_until(','));
    if (!level) return level.error();
    levels.push_back(level.value());
  }
  return levels;
}

Move decide(const Game& game, const Position& position, const bots::Level& level,
            std::uint64_t seed) {
  MoveList moves;
  game.legal(position, moves);
  return moves.size() == 1 ? moves[0] : bots::choose(game, position, level, seed);
}

}  // namespace meadhall::cli
