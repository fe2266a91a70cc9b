#include "table/games/graenaland/drafts.h"

#include "games/graenaland/flow.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

namespace meadhall::table::graenaland_table {

using graenaland::kClasses;
using graenaland::MoveKind;
using graenaland::Shares;
using graenaland::State;
using graenaland::Step;

namespace {

using Pile = std::array<std::uint8_t, kClasses>;

void add(std::uint8_t& to, int n) { to = static_cast<std::uint8_t>(to + n); }

Seat proposer_of(const State& state) {
  return state.step == Step::share ? state.proposal.proposer : state.turn;
}

// What is to be given out, class by class, with nothing laid down but what the rules were told.
Pile whole_pile(const Drafts& drafts) {
  Pile pile = drafts.left;
  for (std::size_t seat = 0; seat < drafts.shares.size(); ++seat) {
    for (std::size_t of = 0; of < kClasses; ++of) {
      add(pile[of], drafts.shares[seat][of] - drafts.told_shares[seat][of]);
    }
  }
  return pile;
}

bool told_nothing(const Drafts& drafts) { return drafts.told_shares == Shares{}; }

// As the rules deal one each in turn.
Shares even_shares(const Drafts& drafts, const State& state) {
  const unsigned voters = votes_on(state, *drafts.land).voters();
  Shares shares{};
  Seat seat = proposer_of(state);
  const Pile pile = whole_pile(drafts);
  for (std::size_t of = 0; of < kClasses; ++of) {
    for (int n = pile[of]; n > 0; --n) {
      add(shares[index(seat)][of], 1);
      do seat = next_seat(seat, state.player_count);
      while ((voters >> index(seat) & 1U) == 0);
    }
  }
  return shares;
}

void changed(Drafts& drafts) { ++drafts.changes; }

void set_shares(Drafts& drafts, const Shares& shares) {
  const Pile pile = whole_pile(drafts);
  drafts.shares = shares;
  drafts.lifted.reset();
  for (std::size_t of = 0; of < kClasses; ++of) {
    int given = 0;
    for (std::size_t seat = 0; seat < shares.size(); ++seat) {
      given += shares[seat][of] - drafts.told_shares[seat][of];
    }
    drafts.left[of] = static_cast<std::uint8_t>(pile[of] - given);
  }
  changed(drafts);
}

// The only seat that gets anything of `shares`, if there is one.
std::optional<Seat> only_receiver(const Shares& shares) {
  std::optional<Seat> only;
  for (std::size_t seat = 0; seat < shares.size(); ++seat) {
    if (sum(shares[seat]) == 0) continue;
    if (only) return std::nullopt;
    only = seat_at(seat);
  }
  return only;
}

}  // namespace

void Drafts::drop() {
  at.reset();
  land.reset();
  shares = told_shares = {};
  left.fill(0);
  lifted.reset();
  told_class = kClasses;
  from_seat = 0;
  begun.fill({});
  votes.fill(std::nullopt);
  voter.reset();
  counting = map = false;
  payment = {};
  said.clear();
  ++changes;
}

void put_aside(Drafts& drafts) {
  const std::optional<Match::Node> at = drafts.at;
  auto begun = drafts.begun;
  if (drafts.land) begun[*drafts.land] = drafts.shares;
  drafts.drop();
  drafts.at = at;
  drafts.begun = begun;
}

void open_draft(Drafts& drafts, const State& state, std::size_t place) {
  put_aside(drafts);
  drafts.land = place;
  drafts.left = pile_of(state.lands[place]);
  set_shares(drafts, drafts.begun[place]);
  const unsigned voters = votes_on(state, place).voters();
  if (voters == 1U << index(state.turn)) lay_rest(drafts, state, state.turn);
}

void continue_draft(Drafts& drafts, const State& state) {
  drafts.land = state.proposal.land;
  drafts.left = state.proposal.left;
  drafts.shares = drafts.told_shares = state.proposal.shares;
  drafts.from_seat = state.proposal.from_seat;
  drafts.told_class = next_class(drafts);
  changed(drafts);
}

int cards_left(const Drafts& drafts) { return sum(drafts.left); }

std::size_t next_class(const Drafts& drafts) {
  if (drafts.lifted && drafts.left[*drafts.lifted] > 0) return *drafts.lifted;
  std::size_t of = 0;
  while (of < kClasses && drafts.left[of] == 0) ++of;
  return of;
}

namespace {

bool may_get(const Drafts& drafts, const State& state, std::size_t of, Seat seat) {
  if (of == drafts.told_class && index(seat) < drafts.from_seat) return false;
  return votes_on(state, *drafts.land).of_seat(seat) > 0;
}

}  // namespace

bool can_lay(const Drafts& drafts, const State& state, std::size_t of, Seat seat) {
  return drafts.land && of < kClasses && drafts.left[of] > 0 && may_get(drafts, state, of, seat);
}

bool can_move(const Drafts& drafts, const State& state, std::size_t of, Seat from, Seat to) {
  return from != to && can_take_back(drafts, of, from) && may_get(drafts, state, of, to);
}

bool can_take_back(const Drafts& drafts, std::size_t of, Seat seat) {
  return drafts.land && drafts.shares[index(seat)][of] > drafts.told_shares[index(seat)][of];
}

void lay(Drafts& drafts, std::size_t of, Seat seat) {
  add(drafts.shares[index(seat)][of], 1);
  add(drafts.left[of], -1);
  if (drafts.left[of] == 0) drafts.lifted.reset();
  changed(drafts);
}

void take_back(Drafts& drafts, std::size_t of, Seat seat) {
  add(drafts.shares[index(seat)][of], -1);
  add(drafts.left[of], 1);
  changed(drafts);
}

void lay_rest(Drafts& drafts, const State& state, Seat seat) {
  Shares shares = drafts.shares;
  for (std::size_t of = 0; of < kClasses; ++of) {
    if (can_lay(drafts, state, of, seat)) add(shares[index(seat)][of], drafts.left[of]);
  }
  set_shares(drafts, shares);
}

bool can_lay_even(const Drafts& drafts, const State& state) {
  return drafts.land && told_nothing(drafts) && drafts.shares != even_shares(drafts, state);
}

void lay_even(Drafts& drafts, const State& state) {
  set_shares(drafts, even_shares(drafts, state));
}

bool can_lay_again(const Drafts& drafts, const State& state) {
  if (!drafts.land || !told_nothing(drafts)) return false;
  State begun = state;
  begun.proposal.land = static_cast<std::uint8_t>(*drafts.land);
  begun.proposal.left = whole_pile(drafts);
  return can_repeat(begun);
}

void lay_again(Drafts& drafts, const State& state) {
  set_shares(drafts, state.last_shares[*drafts.land]);
}

void start_anew(Drafts& drafts) { set_shares(drafts, drafts.told_shares); }
bool is_laid(const Drafts& drafts) { return drafts.shares != drafts.told_shares; }

std::vector<Move> deed(const Drafts& drafts, const State& state) {
  std::vector<Move> moves;
  if (state.step == Step::propose) {
    moves.push_back(graenaland::propose(tile_number(state, *drafts.land)));
    // Where nobody else has votes the rules give all at once.
    if (votes_on(state, *drafts.land).voters() == 1U << index(state.turn)) return moves;
  }
  if (can_lay_again(drafts, state) && drafts.shares == state.last_shares[*drafts.land]) {
    moves.push_back(graenaland::make_move(MoveKind::share, graenaland::kAgain));
    return moves;
  }
  Shares open = drafts.shares;
  int left = 0;
  for (std::size_t seat = 0; seat < open.size(); ++seat) {
    for (std::size_t of = 0; of < kClasses; ++of) {
      add(open[seat][of], -int{drafts.told_shares[seat][of]});
      left += open[seat][of];
    }
  }
  if (left > 1 && told_nothing(drafts) && !only_receiver(open) &&
      open == even_shares(drafts, state)) {
    moves.push_back(graenaland::make_move(MoveKind::share, graenaland::kEven));
    return moves;
  }
  for (std::size_t of = 0; of < kClasses; ++of) {
    for (std::size_t seat = 0; seat < open.size(); ++seat) {
      while (open[seat][of] > 0) {
        const std::optional<Seat> only = left > 1 ? only_receiver(open) : std::nullopt;
        if (only) {
          moves.push_back(graenaland::give_rest(*only));
          return moves;
        }
        moves.push_back(graenaland::give(seat_at(seat)));
        add(open[seat][of], -1);
        --left;
      }
    }
  }
  return moves;
}

void set_vote(Drafts& drafts, Seat seat, std::optional<bool> yes) {
  drafts.votes[index(seat)] = yes;
  drafts.voter.reset();
  changed(drafts);
}

}  // namespace meadhall::table::graenaland_table
