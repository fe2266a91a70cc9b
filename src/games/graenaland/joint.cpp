#include "games/graenaland/building.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/words.h"

// A work that several pay for. rules: Graenaland 9.11
//
// The main player names work and land; then everybody in turn, from their left to themselves,
// promises resources or takes promises back, as often round as asked. Promises bind nobody: those
// who made them then give their cards in secret, or refuse, and one refusal ends it.

namespace meadhall::graenaland {
namespace {

void give_up(State& state) {
  state.given.fill(Given{});
  state.pledged.fill(Cost{});
  state.order = Order{};
  state.turn = state.main;
  state.step = Step::build;
}

// Asks the next who promised something, or builds when all have given.
void ask_next(State& state, Seat seat, Journal* journal) {
  while (seat != state.main && total(state.pledged[index(seat)]) == 0) {
    seat = next_seat(seat, state.player_count);
  }
  const bool done = seat == state.main && (unsigned{state.answered} >> index(state.main) & 1U) != 0;
  if (!done && total(state.pledged[index(seat)]) > 0) {
    state.turn = seat;
    state.order.needs = state.pledged[index(seat)];
    state.order.last = 0;
    state.order.first_halves = 0;
    state.order.second_halves = 0;
    state.step = Step::contribute;
    return;
  }
  state.turn = state.main;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Seat giver = seat_at(i);
    if (total(state.pledged[i]) == 0) continue;
    if (journal != nullptr) {
      journal->outcome(
          Happening::paid, giver,
          Message("graenaland.log.paid")
              .with("player", giver)
              .with("cards", cards_told(state, state.given[i].cards, state.given[i].supplies)));
    }
    spend_given(state, giver, Where::hand, journal);
  }
  state.markets_used = static_cast<std::uint8_t>(state.markets_used + state.order.by_market);
  raise(state, state.order.what, state.order.at, state.main, journal);
  state.answered = 0;
  give_up(state);
}

}  // namespace

void offer_joint(State& state, Construction what, std::size_t at) {
  state.offered = 1;
  state.order = Order{.what = what,
                      .at = static_cast<std::uint8_t>(at),
                      .needs = cost_of(state, what, at),
                      .is_joint = 1};
  state.pledged.fill(Cost{});
  state.turn = next_seat(state.main, state.player_count);
  state.step = Step::pledge;
}

void answer_pledge(State& state, std::uint32_t value, Journal* journal) {
  Cost& own = state.pledged[index(state.turn)];
  if (value < kFree) {
    ++own[value];
    --state.order.needs[value];
  } else if (value < 2 * kFree) {
    --own[value - kFree];
    ++state.order.needs[value - kFree];
  } else if (make_move(MoveKind::pledge, value) == kRaise) {
    state.answered = 0;
    ask_next(state, next_seat(state.main, state.player_count), journal);
  } else if (make_move(MoveKind::pledge, value) == kDrop) {
    happened(journal, Happening::dropped, state.main, "graenaland.log.dropped");
    give_up(state);
  } else {
    // Enough for now, or the main player asks once more round.
    state.turn = next_seat(state.turn, state.player_count);
  }
}

void contribute_with(State& state, std::uint32_t from, Journal* journal) {
  lay_out_given(state, from, nullptr);
  if (total(state.order.needs) > 0) return;
  state.answered = static_cast<std::uint8_t>(state.answered | (1U << index(state.turn)));
  if (state.turn == state.main) return ask_next(state, state.main, journal);
  ask_next(state, next_seat(state.turn, state.player_count), journal);
}

// Everybody keeps their cards; who refused is told, as at a table.
void refuse_contribution(State& state, Journal* journal) {
  happened(journal, Happening::refused, state.turn, "graenaland.log.refused");
  state.answered = 0;
  give_up(state);
}

}  // namespace meadhall::graenaland
