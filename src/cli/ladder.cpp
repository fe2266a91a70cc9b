// Lets bots play each other, seats in turn, and says how often each level wins.

#include <cmath>

#include "bots/bot.h"
#include "cli/answer.h"
#include "cli/statistics.h"
#include "cli/verbs.h"

namespace meadhall::cli {
namespace {

struct Pairing {
  bots::Level one;  // sits alone
  bots::Level many;
  double wins = 0;  // of the one; a shared win counts as that share
  std::uint64_t games = 0;
  Spread points;   // of the one
  Spread rivals;   // of each of the others
  Spread winners;  // of whoever won
};

Result<std::vector<bots::Level>> read_levels(const Call& call) {
  std::vector<bots::Level> levels;
  std::string_view rest = call.arguments.value("levels").value_or("");
  if (rest.empty()) return std::vector<bots::Level>(bots::levels().begin(), bots::levels().end());
  while (!rest.empty()) {
    const std::string_view id = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(rest.size(), id.size() + 1));
    const auto level = bots::find_level(id);
    if (!level) {
      std::string known(bots::kGreedy.id);
      for (const bots::Level& each : bots::levels()) known += ", " + std::string(each.id);
      return Error{
          Message("cli.use.level").with("level", std::string(id)).with("levels", std::move(known))};
    }
    levels.push_back(*level);
  }
  return levels;
}

// One match; `alone` sits at `seat`, everybody else is of the other level.
Result<void> play_one(const Game& game, const Setup& setup, std::size_t seat, Pairing& pairing) {
  Result<Position> dealt = game.setup(setup);
  if (!dealt) return dealt.error();
  Position position = std::move(dealt).value();
  MoveList moves;
  while (const std::optional<Seat> actor = game.actor(position)) {
    game.legal(position, moves);
    const bots::Level& level = index(*actor) == seat ? pairing.one : pairing.many;
    const Move move =
        moves.size() == 1 ? moves[0] : bots::choose(game, position, level, setup.seed);
    if (Result<void> made = game.apply(position, move); !made) return made.error();
  }
  const ScoreSheet sheet = game.score(position);
  int winners = 0;
  for (std::size_t i = 0; i < setup.players; ++i) {
    (i == seat ? pairing.points : pairing.rivals).add(sheet.totals[i]);
    if (sheet.ranks[i] != 1) continue;
    if (winners++ == 0) pairing.winners.add(sheet.totals[i]);
  }
  if (sheet.ranks[seat] == 1) pairing.wins += 1.0 / winners;
  ++pairing.games;
  return {};
}

double share_of(const Pairing& pairing) {
  return pairing.wins / static_cast<double>(pairing.games);
}

// Half the width of the share's 95 % interval (normal approximation).
double doubt_of(const Pairing& pairing) {
  const double share = share_of(pairing);
  return 1.96 * std::sqrt(share * (1 - share) / static_cast<double>(pairing.games));
}

std::vector<std::string> row_of(const Pairing& pairing) {
  return {std::string(pairing.one.id),         std::string(pairing.many.id),
          std::to_string(pairing.games),       decimal(100 * share_of(pairing), 1),
          decimal(100 * doubt_of(pairing), 1), decimal(pairing.points.mean(), 1),
          decimal(pairing.rivals.mean(), 1),   decimal(pairing.winners.mean(), 1)};
}

void write(JsonWriter& json, const Pairing& pairing) {
  json.object();
  json.key("level").string(pairing.one.id).key("against").string(pairing.many.id);
  json.key("games").number(static_cast<std::int64_t>(pairing.games));
  json.key("win_share").decimal(share_of(pairing), 4);
  json.key("doubt").decimal(doubt_of(pairing), 4);
  json.key("points").decimal(pairing.points.mean(), 2);
  json.key("rivals").decimal(pairing.rivals.mean(), 2);
  json.key("winners").decimal(pairing.winners.mean(), 2);
  json.end_object();
}

}  // namespace

Result<std::string> hold_ladder(Call& call) {
  const Result<const Game*> game = read_game(call.arguments.plain().front());
  if (!game) return game.error();
  const Result<std::vector<bots::Level>> levels = read_levels(call);
  if (!levels) return levels.error();
  const auto games = call.arguments.number("games", 100, 1, 1'000'000);
  if (!games) return games.error();
  const Result<Setup> wish = read_setup(call, game.value()->info);
  if (!wish) return wish.error();
  std::vector<std::vector<std::string>> rows = {
      {"level", "against", "games", "wins %", "±", "points", "rivals", "winners"}};
  JsonWriter json;
  json.object().key("pairings").array();
  for (std::size_t lower = 0; lower < levels.value().size(); ++lower) {
    for (std::size_t upper = lower + 1; upper < levels.value().size(); ++upper) {
      Pairing pairing{.one = levels.value()[upper], .many = levels.value()[lower]};
      for (std::uint64_t i = 0; i < games.value(); ++i) {
        Setup setup = wish.value();
        setup.seed += i / setup.players;  // the same deal for each seat in turn
        if (Result<void> played = play_one(*game.value(), setup, i % setup.players, pairing);
            !played) {
          return played.error();
        }
      }
      rows.push_back(row_of(pairing));
      write(json, pairing);
    }
  }
  json.end_array().end_object();
  return call.json ? line_of(json) : in_columns(rows);
}

}  // namespace meadhall::cli
