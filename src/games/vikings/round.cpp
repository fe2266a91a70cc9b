#include "games/vikings/round.h"

#include <span>

namespace meadhall::vikings {
namespace {

Viking draw_from_bag(State& state) {
  std::uint32_t left = 0;
  for (const std::uint8_t of_kind : state.bag) left += of_kind;
  std::uint32_t pick = state.rng.below(left);
  std::size_t kind = 0;
  while (pick >= state.bag[kind]) {
    pick -= state.bag[kind];
    ++kind;
  }
  --state.bag[kind];
  return static_cast<Viking>(kind);
}

// Islands fill the wheel from price 0 upwards, ships from price 11 downwards, in the order drawn.
void lay_out_tiles(State& state) {
  std::size_t next_island = 0;
  std::size_t next_ship = kSlots;
  for (std::size_t i = 0; i < kSlots; ++i) {
    const Tile tile = state.stack[state.revealed++];
    const std::size_t slot = is_ship(tile) ? --next_ship : next_island++;
    state.wheel[slot].tile = tile;
  }
}

// Twelve vikings in blocks of one colour from price 0 upwards: blue, yellow, green, red, black,
// grey.
void lay_out_vikings(State& state) {
  std::array<std::uint8_t, kVikingKinds> drawn{};
  for (std::size_t i = 0; i < kSlots; ++i) {
    const Viking viking = draw_from_bag(state);
    ++drawn[static_cast<std::size_t>(viking)];
  }
  std::size_t slot = 0;
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    for (std::uint8_t i = 0; i < drawn[kind]; ++i) {
      state.wheel[slot++].viking = static_cast<Viking>(kind);
    }
  }
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

}  // namespace

Result<State> setup(const Setup& wish) {
  if (wish.players < kMinPlayers || wish.players > kMaxPlayers) {
    return Error{Message("setup.players")
                     .with("given", static_cast<int>(wish.players))
                     .with("least", static_cast<int>(kMinPlayers))
                     .with("most", static_cast<int>(kMaxPlayers))};
  }
  const Result<Options> options = read_options(wish.options);
  if (!options) return options.error();

  State state;
  state.rng = Rng(wish.seed);
  state.options = options.value();
  state.player_count = wish.players;
  state.stack = all_tiles_of_the_stack();
  state.rng.shuffle(std::span<Tile>(state.stack));
  state.bag.fill(kVikingsOfEachKind);
  const Result<Seat> first = first_player(state);
  if (!first) return first.error();
  state.start_player = first.value();
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& player = state.players[i];
    player.gold = kStartGold[state.player_count - kMinPlayers];
    player.points = state.options.start_points;
    player.gold_from[static_cast<std::size_t>(GoldSource::start)] = player.gold;
    player.points_from[static_cast<std::size_t>(PointSource::start)] = player.points;
  }
  begin_round(state, nullptr);
  return state;
}

void begin_round(State& state, Journal* journal) {
  state.turned = 0;
  lay_out_tiles(state);
  lay_out_vikings(state);
  state.turn = state.start_player;
  state.step = Step::take;
  if (journal != nullptr) {
    journal->outcome(state.start_player, Message("vikings.log.round")
                                             .with("round", static_cast<int>(state.round))
                                             .with("player", state.start_player));
  }
}

std::size_t steps_after_taking(const State& state, std::size_t slot) {
  if (slot != 0) return 0;
  std::size_t steps = 1;
  while (steps < kSlots && state.wheel[steps].empty()) ++steps;
  return steps < kSlots ? steps : 0;
}

void turn_wheel(State& state, Journal* journal) {
  if (!state.wheel[0].empty()) return;
  const std::size_t steps = steps_after_taking(state, 0);
  if (steps == 0) return;  // the wheel is empty
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    state.wheel[slot] = slot + steps < kSlots ? state.wheel[slot + steps] : Pair{};
  }
  state.turned = static_cast<std::uint8_t>(state.turned + steps);
  if (journal != nullptr) {
    journal->outcome(Message("vikings.log.wheel").with("n", static_cast<int>(steps)));
  }
}

}  // namespace meadhall::vikings
