#include "games/graenaland/flow.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/words.h"

// Heroes move, all at once; those who waited come in.
// rules: Graenaland 6, 11

namespace meadhall::graenaland {
namespace {

// Moving onto an own hero swaps the two.
void move_hero(State& state, Seat seat, Hero hero, Spot spot, Journal* journal) {
  Player& player = state.at(seat);
  std::uint8_t& from = player.hero_at[static_cast<std::size_t>(hero)];
  const auto to = static_cast<std::uint8_t>(destination(state, from, spot));
  if (to == from) {
    happened(journal, Happening::stays, seat, "graenaland.log.stays");
    return;
  }
  const Location there = of_seat(Where::land, seat, from);
  const Location here = of_seat(Where::land, seat, to);
  for (std::size_t other = 0; other < kHeroes; ++other) {
    if (player.hero_at[other] != to) continue;
    player.hero_at[other] = from;
    if (journal != nullptr) {
      journal->outcome(Happening::swaps, seat,
                       Message("graenaland.log.swaps")
                           .with("player", seat)
                           .with("hero", Term{hero_term(hero)})
                           .with("other", Term{hero_term(static_cast<Hero>(other))})
                           .with("land", land_text(state, to)));
      journal->moved({piece(hero), there, here});
      journal->moved({piece(static_cast<Hero>(other)), here, there});
    }
    from = to;
    return;
  }
  from = to;
  if (journal != nullptr) {
    journal->outcome(Happening::marches, seat,
                     Message("graenaland.log.marches")
                         .with("player", seat)
                         .with("hero", Term{hero_term(hero)})
                         .with("land", land_text(state, to)));
    journal->moved({piece(hero), there, here});
  }
}

void step_in(State& state, Seat seat, std::size_t hero, Journal* journal) {
  std::uint8_t& at = state.at(seat).hero_at[hero];
  const Location beside = place_of_hero(seat, at);
  at = static_cast<std::uint8_t>(at - kWaiting);
  if (journal == nullptr) return;
  journal->outcome(Happening::enters, seat,
                   Message("graenaland.log.enters")
                       .with("player", seat)
                       .with("hero", Term{hero_term(static_cast<Hero>(hero))})
                       .with("land", land_text(state, at)));
  journal->moved({piece(static_cast<Hero>(hero)), beside, place_of_hero(seat, at)});
}

constexpr auto kPriest = static_cast<std::size_t>(Hero::priest);
constexpr auto kSkald = static_cast<std::size_t>(Hero::skald);

bool can_enter(const Player& player, std::size_t hero) {
  const std::uint8_t at = player.hero_at[hero];
  return is_waiting(at) && !has_hero_at(player, at - kWaiting);
}

// From `seat` on, clockwise as far as the main player's right, whoever can comes in; asks where
// both wait for one land. rules: Graenaland 11.2
void let_in(State& state, Seat seat, Journal* journal) {
  while (true) {
    Player& player = state.at(seat);
    if (player.hero_at[kPriest] == player.hero_at[kSkald] && can_enter(player, kPriest)) {
      state.step = Step::enter;
      state.turn = seat;
      return;
    }
    for (const std::size_t hero : {kPriest, kSkald}) {
      if (can_enter(player, hero)) step_in(state, seat, hero, journal);
    }
    seat = next_seat(seat, state.player_count);
    if (seat == state.main) break;
  }
  begin_proposals(state, journal);
}

}  // namespace

State marched(const State& state, Move march) {
  State then = state;
  const std::uint32_t value = value_of(march);
  if (value < kNobodyMarches) {
    move_hero(then, state.turn, static_cast<Hero>(value / kSpots),
              static_cast<Spot>(value % kSpots), nullptr);
  }
  return then;
}

// A direction that leads nowhere is an answer like staying, and the same one.
void answer_march(State& state, std::uint32_t value, Journal* journal) {
  if (value != kNobodyMarches) {
    const std::uint8_t from = state.at(state.turn).hero_at[value / kSpots];
    if (destination(state, from, static_cast<Spot>(value % kSpots)) == from) value = kNobodyMarches;
  }
  state.answers[index(state.turn)] = static_cast<std::uint8_t>(value);
  state.answered = static_cast<std::uint8_t>(state.answered | (1U << index(state.turn)));
  state.turn = next_seat(state.turn, state.player_count);
  if (state.turn != state.main) return;
  for (Seat seat = next_seat(state.main, state.player_count); seat != state.main;
       seat = next_seat(seat, state.player_count)) {
    const std::uint32_t answer = state.answers[index(seat)];
    if (answer == kNobodyMarches) {
      happened(journal, Happening::stays, seat, "graenaland.log.stays");
      continue;
    }
    move_hero(state, seat, static_cast<Hero>(answer / kSpots), static_cast<Spot>(answer % kSpots),
              journal);
  }
  state.answers.fill(0);
  state.answered = 0;
  let_in(state, state.main, journal);
}

void enter(State& state, Hero hero, Journal* journal) {
  step_in(state, state.turn, static_cast<std::size_t>(hero), journal);
  const Seat next = next_seat(state.turn, state.player_count);
  if (next == state.main) return begin_proposals(state, journal);
  let_in(state, next, journal);
}

}  // namespace meadhall::graenaland
