#include "games/graenaland/position/follows.h"

#include "games/graenaland/position/words.h"
#include "games/graenaland/votes.h"

namespace meadhall::graenaland {

unsigned answered_so_far(const State& state) {
  const auto before_turn = [&](Seat seat, auto asked) {
    unsigned seats = 0;
    for (std::size_t i = 0; i < state.player_count && seat != state.turn; ++i) {
      if (asked(seat)) seats |= 1U << index(seat);
      seat = next_seat(seat, state.player_count);
    }
    return seats;
  };
  const Seat left_of_main = next_seat(state.main, state.player_count);
  const auto everybody = [](Seat) { return true; };
  if (state.step == Step::march) return before_turn(left_of_main, everybody);
  if (state.step == Step::claim) return before_turn(state.main, everybody);
  if (state.step == Step::contribute) {
    return before_turn(left_of_main,
                       [&](Seat seat) { return total(state.pledged[index(seat)]) > 0; });
  }
  if (state.step != Step::vote) return 0;
  const Votes votes = votes_on(state, state.proposal.land);
  return before_turn(next_seat(state.proposal.proposer, state.player_count),
                     [&](Seat seat) { return votes.of_seat(seat) > 0; });
}

std::uint8_t sharing_from(const Proposal& proposal) {
  std::size_t of = 0;
  while (of < kClasses && proposal.left[of] == 0) ++of;
  if (of == kClasses) return 0;
  std::uint8_t from = 0;
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
    if (proposal.shares[seat][of] > 0) from = static_cast<std::uint8_t>(seat);
  }
  return from;
}

Seat founder_of(const State& state, std::size_t number) {
  const std::size_t players = state.player_count;
  const std::size_t step = number < players ? number : 2 * players - 1 - number;
  return seat_at((index(state.first) + step) % players);
}

std::uint8_t lying_at(const State& state, std::size_t place) {
  int villages = 0;
  for (const Player& player : state.players) villages += player.villages[place];
  return static_cast<std::uint8_t>(std::max(0, 2 - villages));
}

std::uint8_t asked_to_yield(const State& state) {
  if (state.founded_count == 0) return 0;
  const std::size_t place = state.founded[state.founded_count - 1U] / 8U;
  std::uint8_t asked = 0;
  for (std::size_t i = 0; i + 1 < state.founded_count; ++i) {
    if (state.founded[i] / 8U != place) continue;
    ++asked;
    if (state.founded[i] % 8U == index(state.turn)) return asked;
  }
  return 0;
}

Phase phase_of(const State& state) {
  if (state.ended != 0) return Phase::final;
  const bool grantable = is_in(state.step, in(Step::build) | kPaying);
  return grantable && state.turn != state.main ? Phase::granted : Phase::normal;
}

}  // namespace meadhall::graenaland
