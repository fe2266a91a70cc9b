#include "games/graenaland/flow.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/words.h"

namespace meadhall::graenaland {
namespace {

std::optional<std::size_t> land_or_none(const State& state, Move move) {
  if (value_of(move) == 0) return std::nullopt;
  return place_of(state, value_of(move) - 1);
}

// What a choice is called; secret ones alike whatever was chosen.
Happening happening(const State& state, Move move) {
  switch (kind_of(move)) {
    case MoveKind::keep: return Happening::keep;
    case MoveKind::found: return Happening::found;
    case MoveKind::yield: return move == kYieldNot ? Happening::yield_not : Happening::yield;
    case MoveKind::march: return Happening::march;
    case MoveKind::enter: return Happening::enter;
    case MoveKind::propose: return move == kPass ? Happening::pass : Happening::propose;
    case MoveKind::share: return Happening::share;
    case MoveKind::vote: return Happening::vote;
    case MoveKind::claim: return Happening::claim;
    case MoveKind::build: return is_joint(move) ? Happening::joint : Happening::build;
    case MoveKind::take: return Happening::take;
    case MoveKind::finish:
      return move == kDone || move == kDeclare ? Happening::done : Happening::grant;
    case MoveKind::pay:
      return state.step == Step::contribute ? Happening::contribute : Happening::pay;
    case MoveKind::toll: return Happening::choose_toll;
    case MoveKind::follow: return move == kFollow ? Happening::follow : Happening::remain;
    case MoveKind::pledge:
      if (move == kRefuse) return Happening::contribute;
      if (move == kEnough) return Happening::enough;
      if (move == kAsk) return Happening::ask;
      if (move == kRaise || move == kDrop) return Happening::talk_over;
      return value_of(move) < kFree ? Happening::pledge : Happening::free_pledge;
  }
  return Happening::none;
}

void make_finish(State& state, Move move, Journal* journal) {
  if (move == kDone) return finish_building(state, journal);
  if (move == kDeclare) return declare(state, journal);
  grant_to(state, seat_at(value_of(move) - 2));
}

void make(State& state, Move move, Journal* journal) {
  if (journal != nullptr) {
    journal->choice(happening(state, move), state.turn, choice_told(state, move));
  }
  switch (kind_of(move)) {
    case MoveKind::keep: return keep_card(state, value_of(move), journal);
    case MoveKind::found: return found_village(state, place_of(state, value_of(move)), journal);
    case MoveKind::yield: return yield_village(state, land_or_none(state, move), journal);
    case MoveKind::march: return answer_march(state, value_of(move), journal);
    case MoveKind::enter: return enter(state, static_cast<Hero>(value_of(move)), journal);
    case MoveKind::propose: return make_proposal(state, land_or_none(state, move), journal);
    case MoveKind::share: return share_out(state, value_of(move), journal);
    case MoveKind::vote: return answer_vote(state, value_of(move) != 0, journal);
    case MoveKind::claim: return answer_claim(state, static_cast<int>(value_of(move)), journal);
    case MoveKind::build:
      if (is_joint(move)) return offer_joint(state, what_of(move), place_built(state, move));
      return build(state, what_of(move), place_built(state, move), journal);
    case MoveKind::take: return take_supply(state, value_of(move), journal);
    case MoveKind::finish: return make_finish(state, move, journal);
    case MoveKind::pay:
      if (state.step == Step::contribute) return contribute_with(state, value_of(move), journal);
      return pay_with(state, value_of(move), journal);
    case MoveKind::toll: return pay_toll(state, value_of(move), journal);
    case MoveKind::follow: return follow(state, move == kFollow, journal);
    case MoveKind::pledge:
      if (move == kRefuse) return refuse_contribution(state, journal);
      return answer_pledge(state, value_of(move), journal);
  }
}

}  // namespace

std::optional<Seat> actor(const State& state) {
  if (state.step == Step::over) return std::nullopt;
  return state.turn;
}

Result<void> apply(State& state, Move move) {
  Message forbidden =
      state.hidden == 0 ? refusal(state, move) : Message("graenaland.no.observation");
  if (!forbidden.empty()) return Error{std::move(forbidden)};
  make(state, move, nullptr);
  return {};
}

std::vector<Event> narrate(const State& state, Move move) {
  Journal journal;
  if (state.hidden == 0 && refusal(state, move).empty()) {
    State after = state;
    make(after, move, &journal);
  }
  return journal.events;
}

// Draws of any kind, the end of a secret collection, a closed vote, the end of a building phase.
// Building itself shows nothing, tolls neither: it is planned and taken back at will.
// rules: Graenaland 14.3
bool reveals(const State& state, Move move) {
  if (state.hidden != 0 || !refusal(state, move).empty()) return false;
  if (move == kDone || move == kDeclare) return true;
  State after = state;
  make(after, move, nullptr);
  const bool secret = state.step == Step::keep || state.step == Step::march ||
                      state.step == Step::vote || state.step == Step::claim ||
                      state.step == Step::contribute;
  return (secret && after.step != state.step) || !(after.rng == state.rng);
}

}  // namespace meadhall::graenaland
