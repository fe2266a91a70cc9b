#include "games/vikings/round.h"

#include <algorithm>

#include "games/vikings/pieces.h"
#include "games/vikings/words.h"

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

// rules: Vikings 9.7: only the gaps are filled, at the start of a round
void refill_face_up(State& state, Journal* journal) {
  std::array<bool, kFaceUp> filled{};
  for (std::size_t i = 0; i < kFaceUp; ++i) {
    Special& place = state.face_up[i];
    if (place != Special::none || state.specials_revealed == kSpecials) continue;
    std::swap(place, state.special_stack[state.specials_revealed++]);
    filled[i] = true;
  }
  if (journal == nullptr) return;
  journal->outcome(Happening::specials, special_offer_told(state));
  for (std::size_t i = 0; i < kFaceUp; ++i) {
    if (!filled[i]) continue;
    journal->moved({piece(state.face_up[i]), common(Where::specials), common(Where::face_up, i)});
  }
}

// rules: Vikings 4.2, 9.4: thirteen where colours are drafted, so that one can be removed
void draw_vikings(State& state, Journal* journal) {
  const std::size_t wanted = state.options.draft != 0 ? kSlots + 1 : kSlots;
  for (std::size_t i = 0; i < wanted; ++i) {
    const Viking viking = draw_from_bag(state);
    ++state.drawn[static_cast<std::size_t>(viking)];
    moved(journal, piece(viking), common(Where::bag), common(Where::drawn));
  }
}

// Islands fill the wheel from price 0 upwards, ships from price 11 downwards, in the order drawn.
void lay_out_tiles(State& state, Journal* journal) {
  std::size_t next_island = 0;
  std::size_t next_ship = kSlots;
  for (std::size_t i = 0; i < kSlots; ++i) {
    Tile tile = Tile::none;
    std::swap(tile, state.stack[state.revealed++]);
    const std::size_t slot = is_ship(tile) ? --next_ship : next_island++;
    state.wheel[slot].tile = tile;
    moved(journal, piece(tile), common(Where::stack), common(Where::wheel, slot));
  }
}

// Lays all drawn vikings of a kind around the wheel, on the dearest places still free.
void lay_out_kind(State& state, std::size_t kind, Journal* journal) {
  std::size_t left = drawn_left(state);
  for (; state.drawn[kind] > 0; --state.drawn[kind]) {
    const auto viking = static_cast<Viking>(kind);
    state.wheel[--left].viking = viking;
    moved(journal, piece(viking), common(Where::drawn), common(Where::wheel, left));
  }
}

// In blocks of one colour from price 0 upwards: blue, yellow, green, red, black, grey; which is the
// same as from price 11 downwards in the opposite order.
void lay_out_vikings(State& state, Journal* journal) {
  for (std::size_t kind = kVikingKinds; kind-- > 0;) lay_out_kind(state, kind, journal);
}

// The only kind drawn and not laid out yet; nothing if there are several.
std::optional<Viking> only_kind_drawn(const State& state) {
  const auto drawn = [](std::uint8_t of_kind) { return of_kind > 0; };
  if (std::ranges::count_if(state.drawn, drawn) != 1) return std::nullopt;
  return static_cast<Viking>(std::ranges::find_if(state.drawn, drawn) - state.drawn.begin());
}

// rules: Vikings 9.4: the last colour is nobody's choice
void ask_for_kind(State& state, Journal* journal) {
  if (const auto last = only_kind_drawn(state)) {
    if (journal != nullptr) {
      journal->outcome(Happening::last_kind,
                       last_kind_told(*last, static_cast<int>(drawn_left(state))));
    }
    lay_out_kind(state, static_cast<std::size_t>(*last), journal);
  }
  if (drawn_left(state) > 0) {
    state.step = Step::draft;
    return;
  }
  state.turn = state.start_player;
  state.step = Step::take;
}

}  // namespace

void pass_marker(State& state, Seat to, Journal* journal) {
  moved(journal, kStartMarker, of_seat(Where::start_seat, state.start_player),
        of_seat(Where::start_seat, to), to == state.start_player ? 0 : 1);
  state.start_player = to;
}

void begin_round(State& state, Journal* journal) {
  state.turned = 0;
  state.turn = state.start_player;
  if (journal != nullptr) journal->outcome(Happening::round, state.start_player, round_told(state));
  draw_vikings(state, journal);
  if (state.options.specials != 0) refill_face_up(state, journal);
  if (state.options.auction != 0) {
    begin_auction(state, journal);
  } else {
    begin_offer(state, journal);
  }
}

void begin_offer(State& state, Journal* journal) {
  state.turn = state.start_player;
  if (state.options.draft == 0) {
    lay_out_tiles(state, journal);
    lay_out_vikings(state, journal);
    state.step = Step::take;
  } else if (const auto only = only_kind_drawn(state)) {
    remove_drawn(state, *only, journal);
  } else {
    state.step = Step::remove;
  }
}

void remove_drawn(State& state, Viking kind, Journal* journal) {
  const auto index = static_cast<std::size_t>(kind);
  --state.drawn[index];
  const bool back_to_bag = state.options.thirteenth == Thirteenth::to_the_bag;
  ++(back_to_bag ? state.bag : state.gone)[index];
  moved(journal, piece(kind), common(Where::drawn), common(back_to_bag ? Where::bag : Where::box));
  lay_out_tiles(state, journal);
  ask_for_kind(state, journal);
}

void lay_out_drafted(State& state, Viking kind, Journal* journal) {
  lay_out_kind(state, static_cast<std::size_t>(kind), journal);
  state.turn = next_seat(state.turn, state.player_count);
  ask_for_kind(state, journal);
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
    journal->outcome(Happening::wheel,
                     Message("vikings.log.wheel").with("n", static_cast<int>(steps)));
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      if (state.wheel[slot].empty()) continue;
      const Location from = common(Where::wheel, slot + steps);
      const Location to = common(Where::wheel, slot);
      journal->moved({piece(state.wheel[slot].tile), from, to});
      journal->moved({piece(state.wheel[slot].viking), from, to});
    }
  }
}

}  // namespace meadhall::vikings
