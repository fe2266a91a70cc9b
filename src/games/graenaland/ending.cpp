#include "games/graenaland/claims.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/words.h"

// How a match ends: somebody declares or claims, everybody else builds once more.
// rules: Graenaland 10, 13.6

namespace meadhall::graenaland {
namespace {

void build_at_last(State& state, Seat seat) {
  state.phase = Phase::final;
  state.turn = seat;
  state.markets_used = 0;
  state.order = Order{};
  state.step = Step::build;
}

void end(State& state, Seat winner) {
  state.winner = winner;
  state.ended = 1;
}

// The highest claim; of equal ones the nearest clockwise, counting from the main player.
void settle_claims(State& state, Journal* journal) {
  int highest = 0;
  Seat seat = state.main;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const int points = state.answers[index(seat)];
    if (journal != nullptr && points > 0) {
      journal->outcome(Happening::claims, seat,
                       Message("graenaland.log.claims").with("player", seat).with("n", points));
    }
    if (points > highest) {
      highest = points;
      end(state, seat);
    }
    seat = next_seat(seat, state.player_count);
  }
  state.answers.fill(0);
  state.answered = 0;
  if (highest == 0) return begin_building(state, journal);
  if (state.rules >= kClaimsBind) state.claimed = static_cast<std::uint8_t>(highest);
  happened(journal, Happening::declares, state.winner, "graenaland.log.declares");
  build_at_last(state, state.winner);
}

}  // namespace

void begin_claims(State& state, Journal* journal) {
  if (state.options.victory_cards == 0 || !anybody_might_claim(state)) {
    return begin_building(state, journal);
  }
  state.step = Step::claim;
  state.turn = state.main;
}

void answer_claim(State& state, int points, Journal* journal) {
  state.answers[index(state.turn)] = static_cast<std::uint8_t>(points);
  state.answered = static_cast<std::uint8_t>(state.answered | (1U << index(state.turn)));
  state.turn = next_seat(state.turn, state.player_count);
  if (state.turn == state.main) settle_claims(state, journal);
}

// rules: Graenaland 10.2: the declarer wins whatever the others reach, and builds no more
void declare(State& state, Journal* journal) {
  end(state, state.main);
  build_at_last(state, next_seat(state.main, state.player_count));
  happened(journal, Happening::declares, state.main, "graenaland.log.declares");
}

void next_final_builder(State& state, Journal* journal) {
  const Seat next = next_seat(state.turn, state.player_count);
  // A claimant builds first and so the round ends before them; a declarer has built.
  if (next != state.winner) return build_at_last(state, next);
  state.order = Order{};
  state.step = Step::over;
  if (journal != nullptr) {
    journal->events.push_back(
        {.kind = Event::Kind::finish,
         .message = Message("graenaland.log.over").with("player", state.winner)});
  }
}

}  // namespace meadhall::graenaland
