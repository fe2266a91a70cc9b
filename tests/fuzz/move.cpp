// A match of MEADHALL_FUZZED driven by lines of text: every line is a move's notation, the number
// of a legal move, a thing to explain, or nonsense. Whatever happens must keep the table's
// invariants.

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string_view>

#include "core/rng.h"
#include "games/registry.h"
#include "games/workshops.h"
#include "match/start_text.h"
#include "tests/support/require.h"

#ifndef MEADHALL_FUZZED
#define MEADHALL_FUZZED "vikings"
#endif

namespace {

using meadhall::FullGame;
using meadhall::Game;
using meadhall::Move;
using meadhall::MoveList;
using meadhall::Position;
using meadhall::Setup;
using meadhall::tests::require;

// The first byte is the seed and the number of players; the second, as a letter or below, a mix of
// presets, above that every option drawn.
Setup setup_of(const Game& game, std::uint8_t first, std::uint8_t second) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(game.info.min_players + first % 3);
  setup.seed = first;
  const auto mixes = meadhall::all_preset_mixes(game.info);
  setup.options = mixes[second % mixes.size()];
  if (second < 0x80) return setup;
  meadhall::Rng luck(second);
  for (std::size_t i = 0; i < setup.options.size(); ++i) {
    const auto values = static_cast<std::uint32_t>(game.info.options[i].values.size());
    setup.options[i] = static_cast<std::uint8_t>(luck.below(values));
  }
  return setup;
}

meadhall::Result<Move> read_move(const Game& game, const MoveList& moves, std::string_view line) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
  const bool is_number = error == std::errc() && end == line.data() + line.size();
  if (is_number && !moves.empty()) return moves[number % moves.size()];
  return game.parse(line);
}

// Graenaland takes a direction that leads nowhere for staying, and lists staying once.
bool comes_to_listed(const Game& game, const Position& position, const MoveList& moves, Move move) {
  Position alone = position;
  if (!game.apply(alone, move)) return false;
  return std::ranges::any_of(moves, [&](Move each) {
    Position other = position;
    return game.apply(other, each).ok() && game.hash(other) == game.hash(alone);
  });
}

// The list, the check of a single move and the log agree on what is legal; what is refused changes
// nothing, and what is played leaves a sound table.
void play(const FullGame& game, Position& position, Move move) {
  MoveList moves;
  game.legal(position, moves);
  const bool listed =
      std::ranges::find(moves, move) != moves.end() || comes_to_listed(game, position, moves, move);
  require(game.narrate(position, move).empty() == !listed);
  require(listed || !game.reveals(position, move));
  const std::uint64_t before = game.hash(position);
  require(game.apply(position, move).ok() == listed);
  if (!listed) return require(game.hash(position) == before);
  if (const auto sound = game.check(position); !sound) {
    const std::string what(sound.error().message.id());
    require(false, what + " after " + game.text(move) + "\n" + game.write_position(position));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  const FullGame& game = meadhall::full(*meadhall::find_game(MEADHALL_FUZZED));
  const auto begun = game.setup(setup_of(game, data[0], data[1]));
  if (!begun) return 0;  // a first seat nobody sits on
  Position position = begun.value();

  std::string_view rest(reinterpret_cast<const char*>(data) + 2, size - 2);
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);

    if (const auto thing = game.parse_inspectable(line)) {
      require(!game.explain(position, thing.value()).empty());
    }
    MoveList moves;
    game.legal(position, moves);
    const bool asked = game.actor(position).has_value();
    if (moves.empty() == asked) require(false, game.write_position(position));
    const auto move = read_move(game, moves, line);
    if (!move) continue;
    const auto again = game.parse(game.text(move.value()));
    require(again.ok() && again.value() == move.value());
    play(game, position, move.value());
  }
  require(!game.board(position).empty());
  return 0;
}
