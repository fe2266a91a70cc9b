#include "bots/graenaland/guide.h"

#include <algorithm>
#include <cstdlib>

#include "bots/best.h"
#include "bots/graenaland/worth.h"
#include "games/graenaland/building.h"
#include "games/graenaland/goals.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/rules.h"

namespace meadhall::graenaland_bots {
namespace {

constexpr std::size_t kThoughts = 5;
constexpr int kRoundsAhead = 8;
constexpr int kRoundsAheadThorough = 3;
constexpr int kRoundsOfUse = 4;  // in which a work must pay itself back
constexpr int kWon = bots::kWholeWin / 2;
constexpr std::uint32_t kLuck = 60;  // of what a move is worth, so that nobody can be read

// What a move is worth at the step asked; only for those steps that `judges` names.
bool judges(Step step) {
  return step == Step::march || step == Step::propose || step == Step::build || step == Step::keep;
}

int march_worth(const State& state, Move move) {
  if (move == kStayAll) return 0;
  const auto hero = static_cast<std::size_t>(value_of(move) / kSpots);
  const std::size_t from = state.at(state.turn).hero_at[hero];
  const State after = marched(state, move);
  const std::size_t to = after.at(state.turn).hero_at[hero];
  return presence_worth(after, state.turn, from) + presence_worth(after, state.turn, to) -
         presence_worth(state, state.turn, from) - presence_worth(state, state.turn, to);
}

// How much nearer the end a construction brings its builder, in hundredths of a card beyond its
// price being spent anyway.
int build_worth(const State& state, Move move) {
  const Player& player = state.at(state.turn);
  const Construction what = what_of(move);
  const std::size_t at = place_built(state, move);
  const Cost cost = cost_of(state, what, at);
  if (is_work(what)) {
    return work_worth(state, what, at, state.turn, kRoundsOfUse) - 100 * total(cost);
  }
  Player built = player;
  // The army keeps its price down with a fortress; villages and churches bring votes.
  int votes = 0;
  if (what == Construction::village) {
    ++built.villages[at];
    votes = 60;
  } else if (what == Construction::army) {
    ++built.army;
    votes = 80;
  } else {
    built.buildings[at] = static_cast<std::uint8_t>(built.buildings[at] | bit(building_of(what)));
    votes = 60;
  }
  const int nearer = distance(state, player) - distance(state, built);
  return 10 * nearer + 10 * votes - 25 * total(cost);
}

// What taking a supply card is worth: what its halves would fill up.
int supply_worth(const State& state, std::size_t card) {
  const auto worth = hand_worth(state, state.at(state.turn));
  int sum = 0;
  for (const Resource half : state.data.supplies[card]) {
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      if (state.data.decks[terrain_of(kind)].resource[rank_of(kind)] != half) continue;
      sum += worth[kind];
      break;
    }
  }
  return sum;
}

int building_worth(const State& state, Move move) {
  switch (kind_of(move)) {
    case MoveKind::build: return is_joint(move) ? -2000 : 500 + build_worth(state, move);
    // A supply card may make something better possible, so it comes before building.
    case MoveKind::take: return 10000 + supply_worth(state, value_of(move));
    default: return move == kDeclare ? 100000 : move == kDone ? 0 : -1000;
  }
}

int keep_worth(const State& state, Move move) {
  State kept = state;
  Player& player = kept.at(state.turn);
  std::swap(player.dealt[0], player.dealt[value_of(move)]);
  player.has_kept = 1;
  return -distance(kept, player);
}

// What each move is worth: a proposal's wants what the race stands at, which is seen once.
auto worth_of_moves(const State& state) {
  const Race ahead = state.step == Step::propose ? race(state) : Race{};
  return [&state, ahead](Move move) {
    if (state.step == Step::march) return march_worth(state, move);
    if (state.step == Step::build) return building_worth(state, move);
    if (state.step == Step::keep) return keep_worth(state, move);
    if (move == kPass) return 0;
    return best_split(state, place_of(state, value_of(move) - 1), state.turn, ahead).score;
  };
}

Move best_of(const State& state, const MoveList& moves, Rng& rng, std::uint32_t luck) {
  return bots::best_of(moves, [&, worth = worth_of_moves(state)](Move move) {
    return worth(move) + static_cast<int>(rng.below(luck + 1));
  });
}

Move guess_share(const State& state, const MoveList& moves, Rng& rng) {
  const std::optional<Move> next = next_of_split(state, moves, race(state));
  return next ? *next : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

// Dear cards are kept: gold, and what one has least of.
int payment_worth(const State& state, std::uint32_t from) {
  const auto worth = hand_worth(state, state.at(state.turn));
  if (from < source::kSupply) return worth[from];
  if (from < source::kGold) return 90;
  if (from < source::kMarketCard) return worth[from - source::kGold];
  if (from < source::kMarketSupply) return worth[from - source::kMarketCard] + 20;
  return 200;
}

// Helps with what serves the own settlements; the main player builds when all is there.
Move guess_pledge(const State& state, const MoveList& moves) {
  if (moves.contains(kRaise)) return kRaise;
  const Player& player = state.at(state.turn);
  const std::size_t at = state.order.at;
  const int part = 100 * settlements_at(player, at) / std::max(1, settlements_of_all(state, at));
  if (part >= 30 && total(state.pledged[index(state.turn)]) < 2) {
    for (const Move move : moves) {
      if (value_of(move) >= kFree) break;
      for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
        const Resource resource = state.data.decks[terrain_of(kind)].resource[rank_of(kind)];
        const auto wanted = static_cast<Resource>(value_of(move));
        if (player.hand[kind] > 1 && resource == wanted) return move;
      }
    }
  }
  return state.turn == state.main ? kDrop : kEnough;
}

}  // namespace

Move guess(const State& state, const MoveList& moves, Rng& rng) {
  switch (state.step) {
    case Step::keep:
    case Step::march:
    case Step::propose: return best_of(state, moves, rng, kLuck);
    case Step::build: return best_of(state, moves, rng, 4 * kLuck);
    case Step::share: return guess_share(state, moves, rng);
    case Step::vote: {
      const int noise = 90 + static_cast<int>(rng.below(21));
      return vote(should_accept(state, state.turn, race(state), noise));
    }
    case Step::claim: return moves[moves.size() - 1];
    case Step::pay:
      return bots::best_of(moves, [&](Move move) { return -payment_worth(state, value_of(move)); });
    case Step::contribute: return moves[0];
    case Step::toll: {
      const auto worth = hand_worth(state, state.at(state.turn));
      return bots::best_of(moves, [&](Move move) { return -worth[value_of(move)]; });
    }
    case Step::pledge: return guess_pledge(state, moves);
    case Step::yield: return kYieldNot;
    case Step::found:
    case Step::enter:
    case Step::follow:
    case Step::over: break;
  }
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

// What is given for what, who gets which card of a split and who promises what is left to
// judgement: a search would spend most of its futures on it, and promises can be made and taken
// back for ever.
bool thin(const State& state, MoveList& moves) {
  const bool judged_alone = state.step == Step::share || state.step == Step::pay ||
                            state.step == Step::toll || state.step == Step::pledge ||
                            state.step == Step::contribute;
  if (judged_alone) {
    Rng luck(0);  // ties only
    const Move judged = guess(state, moves, luck);
    moves.clear();
    moves.push_back(judged);
    return true;
  }
  if (!judges(state.step)) return false;
  const auto judged = bots::ranked(moves, worth_of_moves(state));
  moves.clear();
  for (const bots::Judged& each : judged) {
    if (moves.size() == kThoughts) break;
    moves.push_back(each.move);
  }
  return true;
}

int margin(const State& state, Seat seat) {
  const ScoreSheet sheet = score(state);
  const bool won = sheet.ranks[index(seat)] == 1;
  // A rank is lost to whoever declared, whatever the goals say.
  const int ahead = 100 * bots::lead_of(seat, state.player_count,
                                        [&](std::size_t i) { return int{sheet.totals[i]}; });
  return won ? std::max(ahead, 0) + 100 : std::min(ahead, 0) - 100;
}

int outlook(const State& state, Seat seat) {
  if (state.step == Step::over) return margin(state, seat);
  const Race ahead = race(state);
  const auto nearness = [&](std::size_t i) { return -ahead.distance[i]; };
  return bots::lead_of(seat, state.player_count, nearness) / 4;
}

bool far_enough(const State& state, const State& begun) {
  return state.round >= begun.round + kRoundsAhead;
}

bool soon_enough(const State& state, const State& begun) {
  return state.round >= begun.round + kRoundsAheadThorough;
}

// So many rounds before the end who is ahead says little, and by how much says more; the more so
// the nearer the two are to each other.
int worth_of_lead(const State& end, int ahead) {
  constexpr int kHalf = 60;  // of the lead at which a future is worth half a match won
  if (!actor(end)) return ahead > 0 ? kWon : -kWon;
  return kWon * ahead / (std::abs(ahead) + kHalf);
}

// What moves are ranked by is what people are told of them.
int share_of_win(const State& end, int ahead) { return worth_of_lead(end, ahead) + kWon; }

}  // namespace meadhall::graenaland_bots
