#include "games/graenaland/building.h"
#include "games/graenaland/explain_parts.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/tell.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

// What a move would mean, said before it is made.

namespace meadhall::graenaland {
namespace {

using Lines = std::vector<Message>;

// Why not. What only the hand of the seat asked could answer is left open where it may not be told.
Message forbidden_told(const State& state, Move move) {
  const MoveKind kind = kind_of(move);
  if (tells_hand(state, state.turn)) return refusal(state, move);
  const bool of_hand =
      (kind == MoveKind::keep && state.step == Step::keep) ||
      (kind == MoveKind::claim && state.step == Step::claim) ||
      (kind == MoveKind::toll && state.step == Step::toll) ||
      (kind == MoveKind::pay && (state.step == Step::pay || state.step == Step::contribute));
  if (of_hand) return {};
  const bool construction = kind == MoveKind::build && state.step == Step::build &&
                            value_of(move) < 2 * kJoint && value_of(move) % 16U < kConstructions &&
                            !is_joint(move);
  if (!construction) return refusal(state, move);
  return hindrance_told(state, what_of(move), place_built(state, move));
}

// How the votes of the seat asked would change on a land.
void tell_votes(const State& now, const State& then, std::size_t place, Lines& lines) {
  const Votes before = votes_on(now, place);
  const Votes after = votes_on(then, place);
  const Seat seat = now.turn;
  if (before.of_seat(seat) == after.of_seat(seat) && before.total == after.total) return;
  lines.push_back(Message("graenaland.foresee.votes")
                      .with("land", land_text(now, place))
                      .with("player", seat)
                      .with("n", after.of_seat(seat))
                      .with("all", after.total)
                      .with("before", before.of_seat(seat))
                      .with("all_before", before.total));
}

void foresee_march(const State& state, Move move, Lines& lines) {
  const std::uint32_t value = value_of(move);
  if (value >= kNobodyMarches) return;
  const State then = marched(state, move);
  const std::uint8_t from = state.at(state.turn).hero_at[value / kSpots];
  const std::uint8_t to = then.at(state.turn).hero_at[value / kSpots];
  if (to == from) return;
  tell_votes(state, then, to, lines);
  tell_votes(state, then, from, lines);
}

State after_enter(const State& state, std::uint32_t hero) {
  State then = state;
  std::uint8_t& hero_at = then.at(state.turn).hero_at[hero];
  if (is_waiting(hero_at)) hero_at = static_cast<std::uint8_t>(hero_at - kWaiting);
  return then;
}

void foresee_enter(const State& state, Move move, Lines& lines) {
  const State then = after_enter(state, value_of(move));
  tell_votes(state, then, then.at(state.turn).hero_at[value_of(move)], lines);
}

void foresee_proposal(const State& state, std::size_t place, Lines& lines) {
  const Votes votes = votes_on(state, place);
  lines.push_back(majority_told(votes.total));
  lines.push_back(power_told(votes, state.turn));
  if (votes.voters() == 1U << index(state.turn)) lines.emplace_back("graenaland.foresee.sole");
}

void foresee_share(const State& state, Move move, Lines& lines) {
  State then = state;
  share_out(then, value_of(move), nullptr);
  const std::size_t place = state.proposal.land;
  lines.push_back(Message("graenaland.foresee.shares")
                      .with("shares", shares_told(state, then.proposal.shares, place)));
  if (then.step != Step::vote) {
    lines.push_back(Message("graenaland.board.left")
                        .with("cards", pile_told(state, place, then.proposal.left)));
    return;
  }
  foresee_proposal(state, place, lines);
}

void foresee_vote(const State& state, Lines& lines) {
  const Votes votes = votes_on(state, state.proposal.land);
  lines.push_back(Message("graenaland.votes.weight")
                      .with("player", state.turn)
                      .with("n", votes.of_seat(state.turn)));
  lines.push_back(majority_told(votes.total));
}

// What each goal would stand at, and what that comes to.
void tell_goals(const State& now, const State& then, Lines& lines) {
  const Standing before = standing(now, now.at(now.turn));
  const Standing after = standing(then, then.at(now.turn));
  for (std::size_t goal = 0; goal < kGoals; ++goal) {
    if (before[goal] == after[goal]) continue;
    lines.push_back(Message("graenaland.foresee.goal")
                        .with("goal", Term{goal_term(static_cast<Goal>(goal))})
                        .with("n", after[goal])
                        .with("before", before[goal]));
  }
  const bool cards = now.options.victory_cards != 0;
  // Without a victory-point card that may be told it is 0 before and after.
  const int result = result_of(then, now.turn);
  if (result == result_of(now, now.turn)) return;
  lines.push_back(Message(cards ? "graenaland.foresee.points" : "graenaland.foresee.met")
                      .with("n", result)
                      .with("wanted", cards ? now.data.points_to_win : now.data.goals_to_win));
}

void tell_newcomer(const State& now, const State& then, Lines& lines) {
  for (std::size_t hero = 0; hero < kHeroes; ++hero) {
    const std::uint8_t at = then.at(now.turn).hero_at[hero];
    if (at == now.at(now.turn).hero_at[hero]) continue;
    lines.push_back(Message(is_waiting(at) ? "graenaland.log.waits" : "graenaland.log.enters")
                        .with("player", now.turn)
                        .with("hero", Term{hero_term(static_cast<Hero>(hero))})
                        .with("land", land_text(now, at % kWaiting)));
  }
}

// Whoever has the hero already may call them over. rules: Graenaland 11.3
void tell_follower(const State& now, const State& then, Lines& lines) {
  if (then.step != Step::follow) return;
  const bool church = then.order.what == Construction::church;
  const auto hero = static_cast<std::size_t>(church ? Hero::priest : Hero::skald);
  const std::uint8_t from = now.at(now.turn).hero_at[hero];
  State without = then;
  without.at(now.turn).hero_at[hero] = kAway;
  lines.push_back(Message("graenaland.foresee.may_follow")
                      .with("hero", Term{hero_term(static_cast<Hero>(hero))})
                      .with("land", land_text(now, from))
                      .with("n", votes_on(then, from).of_seat(now.turn) -
                                     votes_on(without, from).of_seat(now.turn)));
}

// How many cards the land holds. rules: Graenaland 5.2
void tell_limit(const State& now, const State& then, std::size_t place, Lines& lines) {
  const int settled = settlements_of_all(then, place);
  if (settled == settlements_of_all(now, place)) return;
  lines.push_back(Message("graenaland.foresee.limit")
                      .with("land", land_text(now, place))
                      .with("n", settled + 1));
}

void foresee_build(const State& state, Move move, Lines& lines) {
  if (is_joint(move)) {
    lines.emplace_back("graenaland.foresee.joint");
    return;
  }
  const Construction what = what_of(move);
  const std::size_t at = place_built(state, move);
  if (Message toll = toll_told(state, what, at); !toll.empty()) lines.push_back(std::move(toll));
  State then = state;
  then.order = Order{.what = what, .at = static_cast<std::uint8_t>(at)};
  raise(then, what, at, state.turn, nullptr);
  tell_newcomer(state, then, lines);
  tell_follower(state, then, lines);
  const std::uint8_t warrior =
      state.at(state.turn).hero_at[static_cast<std::size_t>(Hero::warrior)];
  if (what != Construction::army) {
    tell_votes(state, then, at, lines);
  } else if (is_on_map(warrior)) {
    tell_votes(state, then, warrior, lines);
  }
  tell_goals(state, then, lines);
  if (what != Construction::army) tell_limit(state, then, at, lines);
  for (Message& line : left_told(state, what, at, then)) lines.push_back(std::move(line));
}

void foresee_finish(Move move, Lines& lines) {
  if (move == kDeclare) lines.emplace_back("graenaland.foresee.declare");
  if (value_of(move) >= 2) lines.emplace_back("graenaland.foresee.grant");
}

// The hero leaves one land for the other. rules: Graenaland 11.3
std::size_t follower(const State& state) {
  const bool church = state.order.what == Construction::church;
  return static_cast<std::size_t>(church ? Hero::priest : Hero::skald);
}

void foresee_follow(const State& state, Move move, Lines& lines) {
  if (move != kFollow) return;
  const State then = supposed(state, move);
  const std::uint8_t from = state.at(state.turn).hero_at[follower(state)];
  tell_votes(state, then, state.order.at, lines);
  tell_votes(state, then, from, lines);
}

// The village of the setup and the warrior, who comes with a player's first one and goes along
// where it yields. rules: Graenaland 13.2
State settled(const State& state, std::size_t place) {
  State then = state;
  Player& player = then.at(state.turn);
  ++player.villages[place];
  if (state.founded_count < state.player_count) {
    player.hero_at[static_cast<std::size_t>(Hero::warrior)] = static_cast<std::uint8_t>(place);
  }
  return then;
}

State yielded(const State& state, std::size_t place) {
  const std::size_t from = newcomer_at(state);
  State then = state;
  Player& player = then.at(state.turn);
  --player.villages[from];
  ++player.villages[place];
  std::uint8_t& warrior = player.hero_at[static_cast<std::size_t>(Hero::warrior)];
  if (warrior == from) warrior = static_cast<std::uint8_t>(place);
  return then;
}

// A village of the free setup brings one of the cards that lie there. rules: Graenaland 13.2
void foresee_village(const State& state, Move move, std::size_t place, Lines& lines) {
  if (state.lying[place] == 0) {
    lines.emplace_back("graenaland.foresee.crowded");
  } else {
    lines.push_back(Message("graenaland.foresee.draws")
                        .with("terrain", Term{terrain_term(tile_at(state, place).terrain)}));
  }
  const State then = supposed(state, move);
  tell_votes(state, then, place, lines);
  if (kind_of(move) == MoveKind::yield) tell_votes(state, then, newcomer_at(state), lines);
}

}  // namespace

State supposed(const State& state, Move move) {
  State then = state;
  switch (kind_of(move)) {
    case MoveKind::march: return marched(state, move);
    case MoveKind::enter: return after_enter(state, value_of(move));
    case MoveKind::found: return settled(state, place_of(state, value_of(move)));
    case MoveKind::yield:
      return move == kYieldNot ? then : yielded(state, place_of(state, value_of(move) - 1));
    case MoveKind::build:
      if (!is_joint(move)) {
        raise(then, what_of(move), place_built(state, move), state.turn, nullptr);
      }
      return then;
    case MoveKind::follow:
      if (move == kFollow) then.at(state.turn).hero_at[follower(state)] = state.order.at;
      return then;
    default: return then;
  }
}

std::vector<Message> foresee(const State& state, Move move) {
  if (Message forbidden = forbidden_told(state, move); !forbidden.empty()) {
    return {std::move(forbidden)};
  }
  Lines lines;
  if (Message choice = describe(state, move); !choice.empty()) lines.push_back(std::move(choice));
  switch (kind_of(move)) {
    case MoveKind::found:
      foresee_village(state, move, place_of(state, value_of(move)), lines);
      break;
    case MoveKind::yield:
      if (move != kYieldNot) {
        foresee_village(state, move, place_of(state, value_of(move) - 1), lines);
      }
      break;
    case MoveKind::march: foresee_march(state, move, lines); break;
    case MoveKind::enter: foresee_enter(state, move, lines); break;
    case MoveKind::propose:
      if (move != kPass) foresee_proposal(state, place_of(state, value_of(move) - 1), lines);
      break;
    case MoveKind::share: foresee_share(state, move, lines); break;
    case MoveKind::vote: foresee_vote(state, lines); break;
    case MoveKind::claim:
      // Among equal claims the main player's goes first.
      if (value_of(move) > 0) {
        lines.emplace_back(state.turn == state.main ? "graenaland.foresee.claim_main"
                                                    : "graenaland.foresee.claim");
      }
      break;
    case MoveKind::build: foresee_build(state, move, lines); break;
    case MoveKind::finish: foresee_finish(move, lines); break;
    case MoveKind::follow: foresee_follow(state, move, lines); break;
    case MoveKind::pledge:
      if (move == kRaise) lines.emplace_back("graenaland.foresee.raise");
      break;
    case MoveKind::keep:
    case MoveKind::take:
    case MoveKind::pay:
    case MoveKind::toll: break;
  }
  return lines;
}

}  // namespace meadhall::graenaland
