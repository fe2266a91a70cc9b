#include <span>

#include "games/option_values.h"
#include "games/vikings/round.h"

// How a match begins. rules: Vikings 2

namespace meadhall::vikings {
namespace {

std::array<Special, kSpecials> all_specials() {
  std::array<Special, kSpecials> specials{};
  std::size_t next = 0;
  for (std::size_t kind = 0; kind < kSpecialKinds; ++kind) {
    for (std::size_t i = 0; i < kSpecialCounts[kind]; ++i) {
      specials[next++] = static_cast<Special>(kind);
    }
  }
  return specials;
}

std::array<Tile, kStack> all_tiles_of_the_stack() {
  std::array<Tile, kStack> tiles{};
  std::size_t next = 0;
  for (const TileCount& entry : kTileCounts) {
    const std::size_t set_aside = entry.tile == Tile::left_end ? kStartTiles : 0;
    for (std::size_t i = set_aside; i < entry.count; ++i) tiles[next++] = entry.tile;
  }
  return tiles;
}

Result<Seat> first_player(State& state) {
  if (state.options.first_player == FirstPlayer::random) {
    return seat_at(state.rng.below(state.player_count));
  }
  if (state.options.first_seat >= state.player_count) {
    return Error{Message("vikings.setup.first_seat")
                     .with("seat", state.options.first_seat + 1)
                     .with("players", state.player_count)};
  }
  return seat_at(state.options.first_seat);
}

Result<State> set_up(const Setup& wish, Journal* journal) {
  if (const auto fits = check_players(wish, kMinPlayers, kMaxPlayers); !fits) return fits.error();
  const Result<Options> options = read_options(wish.options);
  if (!options) return options.error();
  if (const Result<std::string> data = refuse_data(wish.data); !data) return data.error();

  State state;
  state.rng = Rng(wish.seed);
  state.options = options.value();
  state.player_count = wish.players;
  state.stack = all_tiles_of_the_stack();
  state.rng.shuffle(std::span<Tile>(state.stack));
  state.bag.fill(kVikingsOfEachKind);
  const Result<Seat> first = first_player(state);
  if (!first) return first.error();
  if (state.options.specials != 0) {
    state.special_stack = all_specials();
    state.rng.shuffle(std::span<Special>(state.special_stack));
  }
  state.start_player = first.value();
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& player = state.players[i];
    player.gold = kStartGold[state.player_count - kMinPlayers];
    player.points = state.options.start_points;
    player.gold_from[static_cast<std::size_t>(GoldSource::start)] = player.gold;
    player.points_from[static_cast<std::size_t>(PointSource::start)] = player.points;
  }
  begin_round(state, journal);
  return state;
}

}  // namespace

Result<State> setup(const Setup& wish) { return set_up(wish, nullptr); }

std::vector<Event> opening(const Setup& wish) {
  Journal journal;
  return set_up(wish, &journal) ? std::move(journal.events) : std::vector<Event>();
}

}  // namespace meadhall::vikings
