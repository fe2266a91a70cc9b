#include "games/graenaland/flow.h"
#include "games/graenaland/tell.h"
#include "games/graenaland/words.h"
#include "games/option_values.h"

// How a match begins. rules: Graenaland 4

namespace meadhall::graenaland {
namespace {

// Where the pieces and first cards of a seat came from, after that was told.
void tell_settled(const State& state, Seat seat, Journal& journal) {
  const Player& player = state.at(seat);
  const Location stock = of_seat(Where::stock, seat);
  for (std::size_t place = 0; place < land_count(state); ++place) {
    journal.moved({kVillage, stock, of_seat(Where::land, seat, place), player.villages[place]});
  }
  const std::uint8_t warrior = player.hero_at[static_cast<std::size_t>(Hero::warrior)];
  journal.moved({piece(Hero::warrior), stock, place_of_hero(seat, warrior)});
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    journal.moved({back(static_cast<Terrain>(terrain)), common(Where::deck, terrain),
                   of_seat(Where::hand, seat), player.backs[terrain]});
  }
}

// The villages and the warrior of each seat as the layout has them, counted from the first player;
// then a card from the deck of each village's land.
void settle(State& state, Journal* journal) {
  const Layout& layout = state.data.layouts[state.player_count - kMinPlayers];
  Seat seat = state.first;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& player = state.at(seat);
    const Start& start = layout.starts[i];
    for (const std::uint8_t tile : start.villages) {
      ++player.villages[place_of(state, tile)];
      draw_to_hand(state, state.data.tiles[tile].terrain, player, journal);
    }
    player.hero_at[static_cast<std::size_t>(Hero::warrior)] =
        static_cast<std::uint8_t>(place_of(state, start.warrior));
    if (journal != nullptr) {
      journal->outcome(Happening::settles, seat,
                       Message("graenaland.log.settled")
                           .with("player", seat)
                           .with("lands", settled_told(state, player))
                           .with("land", land_text(state, place_of(state, start.warrior)))
                           .with("cards", or_nothing(backs_told(player))));
      tell_settled(state, seat, *journal);
    }
    seat = next_seat(seat, state.player_count);
  }
}

Result<State> set_up(const Setup& wish, Journal* journal) {
  if (const auto fits = check_players(wish, kMinPlayers, kMaxPlayers); !fits) return fits.error();
  Result<Options> options = read_options(wish.options);
  if (!options) return options.error();
  Result<Data> data = read_data(wish.data);
  if (!data) return data.error();
  State state;
  state.rng = Rng(wish.seed);
  state.data = data.value();
  if (wish.rules != 0) state.rules = static_cast<std::uint8_t>(wish.rules);
  state.options = options.value();
  state.player_count = wish.players;
  if (state.options.first_player == FirstPlayer::random) {
    state.first = seat_at(state.rng.below(state.player_count));
  } else if (state.options.first_seat < state.player_count) {
    state.first = seat_at(state.options.first_seat);
  } else {
    return Error{Message("graenaland.setup.first_seat")
                     .with("seat", state.options.first_seat + 1)
                     .with("players", state.player_count)};
  }
  state.main = state.first;
  state.turn = state.first;
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    state.deck[kind] = state.data.decks[terrain_of(kind)].cards[rank_of(kind)];
  }
  state.stack = 0xffffU;
  if (journal != nullptr) {
    journal->outcome(Happening::begins, state.first,
                     Message("graenaland.board.setup").with("player", state.first));
    journal->moved({kShip, common(Where::main), of_seat(Where::main, state.first)});
  }
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Seat seat = seat_at(i);
    state.at(seat).army = state.data.army_start;
    moved(journal, kArmy, of_seat(Where::stock, seat),
          of_seat(Where::army_track, seat, state.data.army_start));
  }
  fill_row(state, journal);
  if (state.options.free_setup != 0) {
    begin_founding(state, journal);
  } else {
    settle(state, journal);
    finish_setup(state, journal);
  }
  return state;
}

}  // namespace

Result<State> setup(const Setup& wish) { return set_up(wish, nullptr); }

std::vector<Event> opening(const Setup& wish) {
  Journal journal;
  return set_up(wish, &journal) ? std::move(journal.events) : std::vector<Event>();
}

}  // namespace meadhall::graenaland
