// Counts sequences of legal moves, the way chess programs do: whatever lists a move too many or too
// few, or makes it otherwise, soon shows in the counts.

#include "cli/answer.h"
#include "cli/verbs.h"
#include "games/registry.h"

namespace meadhall::cli {
namespace {

Result<std::uint64_t> count(const Game& game, const Position& position, std::uint64_t depth) {
  MoveList moves;
  if (!game.actor(position)) return 0;
  game.legal(position, moves);
  if (depth == 1) return moves.size();
  std::uint64_t all = 0;
  for (const Move move : moves) {
    Position after = position;
    if (Result<void> made = game.apply(after, move); !made) return made.error();
    const Result<std::uint64_t> below = count(game, after, depth - 1);
    if (!below) return below;
    all += below.value();
  }
  return all;
}

// From a FILE, or from the deal of a game, which alone takes the switches of a match to be begun.
Result<Source> read_begin(Call& call) {
  const std::string_view from = call.arguments.plain().front();
  if (const Game* game = find_game(from)) {
    const Result<Setup> setup = read_setup(call, *game);
    if (!setup) return setup.error();
    const Result<Position> position = game->setup(setup.value());
    if (!position) return position.error();
    return Source{.game = game, .match = {}, .alone = position.value()};
  }
  for (const std::string_view name : {"players", "seed", "preset", "set", "data"}) {
    if (!call.arguments.has(name)) continue;
    return Error{
        Message("cli.use.begun").with("option", dashed(name)).with("file", std::string(from))};
  }
  return read_source(call, from);
}

}  // namespace

Result<std::string> count_moves(Call& call) {
  constexpr std::uint64_t kStandardDepth = 3;
  constexpr std::uint64_t kMostDepth = 50;
  const auto depth = call.arguments.number("depth", kStandardDepth, 1, kMostDepth);
  if (!depth) return depth.error();
  const Result<Source> begin = read_begin(call);
  if (!begin) return begin.error();
  JsonWriter json;
  json.object().key("depths").array();
  std::vector<std::vector<std::string>> rows;
  for (std::uint64_t i = 1; i <= depth.value(); ++i) {
    const auto moves = count(*begin.value().game, begin.value().position(), i);
    if (!moves) return moves.error();
    json.object().key("depth").number(static_cast<std::int64_t>(i));
    json.key("moves").number(static_cast<std::int64_t>(moves.value())).end_object();
    rows.push_back({"depth " + std::to_string(i), std::to_string(moves.value())});
  }
  json.end_array().end_object();
  return call.json ? line_of(json) : in_columns(rows);
}

}  // namespace meadhall::cli
