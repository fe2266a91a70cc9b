#include <algorithm>
#include <functional>
#include <span>

#include "core/sort_few.h"
#include "games/graenaland/claims.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/moves.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/state.h"

// What is hidden: the faces of other players' cards (their backs are not) and of face-down ones,
// the decks' order, what others answered in secret, their victory-point cards. What everybody saw
// once is in the log; an observation does not remember it. rules: Graenaland 14.1

namespace meadhall::graenaland {
namespace {

// How often a hand is guessed for somebody in the middle of paying.
constexpr int kGuesses = 10'000;
// And for somebody who claimed; who wins is settled then, so that a hand too poor does little harm.
constexpr int kClaimGuesses = 50;

bool asks_in_secret(Step step) {
  return step == Step::march || step == Step::vote || step == Step::claim;
}

void add_all(std::array<std::uint8_t, kCardKinds>& to,
             const std::array<std::uint8_t, kCardKinds>& cards) {
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    to[kind] = static_cast<std::uint8_t>(to[kind] + cards[kind]);
  }
}

std::uint16_t take_unseen_supply(State& guess, Rng& rng) {
  const auto card = static_cast<std::uint16_t>(pick_bit(guess.stack, rng));
  guess.stack = static_cast<std::uint16_t>(guess.stack & ~card);
  return card;
}

// Cards laid out openly are part of the hand they come from.
void take_back_laid_out(State& guess, Seat seat) {
  Player& player = guess.at(seat);
  const Given& laid_out = guess.given[index(seat)];
  player.hand = laid_out.cards;
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    guess.deck[kind] = static_cast<std::uint8_t>(guess.deck[kind] - laid_out.cards[kind]);
  }
  player.supplies = laid_out.supplies;
  guess.stack = static_cast<std::uint16_t>(guess.stack & ~laid_out.supplies);
}

// The rest of a hand, with the backs everybody sees.
void guess_hand(State& guess, Seat seat, Rng& rng) {
  Player& player = guess.at(seat);
  auto unknown = player.backs;
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    std::uint8_t& left = unknown[terrain_of(kind)];
    left = static_cast<std::uint8_t>(left - player.hand[kind]);
  }
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    for (; unknown[terrain] > 0; --unknown[terrain])
      ++player.hand[take_card(guess.deck, terrain, rng)];
  }
  while (std::popcount(player.supplies) < player.supply_count) {
    player.supplies = static_cast<std::uint16_t>(player.supplies | take_unseen_supply(guess, rng));
  }
}

void guess_victory_cards(State& guess, Rng& rng) {
  FixedVector<std::uint8_t, kVictoryCards> unseen;
  for (std::uint8_t card = 0; card < kVictoryCards; ++card) {
    const bool seen = std::ranges::any_of(guess.players, [&](const Player& player) {
      return std::ranges::find(player.dealt, card) != player.dealt.end();
    });
    if (!seen) unseen.push_back(card);
  }
  rng.shuffle(std::span<std::uint8_t>(unseen.begin(), unseen.size()));
  std::size_t next = 0;
  for (std::size_t i = 0; i < guess.player_count; ++i) {
    Player& player = guess.players[i];
    for (std::uint8_t& card : player.dealt) {
      if (card == kNoCard) card = unseen[next++];
    }
    sort_few(std::span(player.dealt).subspan(player.has_kept), std::less());
  }
}

// Whoever answered already did so somehow.
void guess_answers(State& guess, Seat viewer, Rng& rng) {
  for (std::size_t i = 0; i < guess.player_count; ++i) {
    const bool known = seat_at(i) == viewer || (unsigned{guess.answered} >> i & 1U) == 0;
    if (known) continue;
    if (guess.step == Step::vote) guess.answers[i] = static_cast<std::uint8_t>(rng.below(2));
    if (guess.step == Step::march) {
      State asked = guess;
      asked.turn = seat_at(i);
      MoveList moves;
      legal(asked, moves);
      const std::uint32_t pick = rng.below(static_cast<std::uint32_t>(moves.size()));
      guess.answers[i] = static_cast<std::uint8_t>(value_of(moves[pick]));
    }
  }
}

// Whoever promised and has given, gave what fits, as far as their guessed hand has it.
void guess_contributions(State& guess, Seat viewer) {
  if (guess.step != Step::contribute) return;
  for (std::size_t i = 0; i < guess.player_count; ++i) {
    if (seat_at(i) == viewer || (unsigned{guess.answered} >> i & 1U) == 0) continue;
    Purse purse;
    purse.cards = guess.players[i].hand;
    for (std::size_t resource = 0; resource < kPlainResources; ++resource) {
      for (std::size_t n = 0; n < guess.pledged[i][resource]; ++n) {
        std::uint32_t from = source::kEnd;
        for_each_source(guess.data, purse, static_cast<Resource>(resource), source::kCard,
                        [&](std::uint32_t each) { from = std::min(from, each); });
        if (from == source::kEnd) continue;
        const Purse before = purse;
        lay_out(guess.data, purse, static_cast<Resource>(resource), from);
        for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
          guess.given[i].cards[kind] = static_cast<std::uint8_t>(
              guess.given[i].cards[kind] + before.cards[kind] - purse.cards[kind]);
        }
      }
    }
  }
}

State guessed(const State& observed, Seat viewer, Rng& rng) {
  State guess = observed;
  for (std::size_t i = 0; i < guess.player_count; ++i) {
    if (seat_at(i) != viewer) take_back_laid_out(guess, seat_at(i));
  }
  for (std::size_t i = 0; i < guess.player_count; ++i) {
    if (seat_at(i) != viewer) guess_hand(guess, seat_at(i), rng);
  }
  for (std::size_t place = 0; place < land_count(guess); ++place) {
    const auto terrain = static_cast<std::size_t>(tile_at(guess, place).terrain);
    for (std::size_t n = 0; n < guess.lands[place].covered; ++n) {
      ++guess.lands[place].down[rank_of(take_card(guess.deck, terrain, rng))];
    }
  }
  if (has_victory_cards(guess)) guess_victory_cards(guess, rng);
  guess_answers(guess, viewer, rng);
  guess_contributions(guess, viewer);
  guess.hidden = 0;
  return guess;
}

// Whoever is paying has more ways than one to go on: a hand with none is not theirs.
bool can_pay_on(const State& guess) {
  return guess.step != Step::pay || payments(guess).size() > 1;
}

// Nor is one with which a claim could not be reached. rules: Graenaland 13.6
bool can_keep_claim(const State& guess) {
  ClaimFindings found;
  return !owes_claim(guess) || claim_in_reach(guess, found);
}

}  // namespace

// What depends on a hand or is answered in secret. Proposals, votes and promises are open, and so
// is where somebody settles. rules: Graenaland 14.1
bool is_private(const State& state) {
  switch (state.step) {
    case Step::keep:
    case Step::march:
    case Step::claim:
    case Step::build:
    case Step::pay:
    case Step::toll:
    case Step::follow:
    case Step::contribute: return true;
    case Step::found:
    case Step::yield:
    case Step::enter:
    case Step::propose:
    case Step::share:
    case Step::vote:
    case Step::pledge:
    case Step::over: break;
  }
  return false;
}

State observe(const State& state, Seat viewer) {
  State seen = state;
  seen.rng = Rng();
  seen.hidden = 1;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    if (seat_at(i) == viewer) continue;
    Player& player = seen.players[i];
    add_all(seen.deck, player.hand);
    player.hand.fill(0);
    seen.stack = static_cast<std::uint16_t>(seen.stack | player.supplies);
    player.supplies = 0;
    // At the end the victory-point cards kept lie open, and before it that of whoever claimed it;
    // those put away never do.
    const bool open = state.step == Step::over || (state.ended != 0 && seat_at(i) == state.winner);
    const std::uint8_t kept = player.dealt[0];
    player.dealt.fill(kNoCard);
    if (open) player.dealt[0] = kept;
    if (asks_in_secret(state.step)) seen.answers[i] = 0;
    if (state.step == Step::contribute) seen.given[i] = Given{};
  }
  if (state.step == Step::contribute && state.turn != viewer) {
    seen.order.needs = state.pledged[index(state.turn)];
    seen.order.last = 0;
    seen.order.first_halves = 0;
    seen.order.second_halves = 0;
    seen.order.by_market = 0;
  }
  for (std::size_t place = 0; place < land_count(state); ++place) {
    Land& land = seen.lands[place];
    const auto terrain = static_cast<std::size_t>(tile_at(state, place).terrain);
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      std::uint8_t& unseen = seen.deck[card_kind(terrain, rank)];
      unseen = static_cast<std::uint8_t>(unseen + land.down[rank]);
      land.down[rank] = 0;
    }
  }
  return seen;
}

State determinize(const State& observed, Seat viewer, Rng& rng) {
  State guess = guessed(observed, viewer, rng);
  for (int tries = 0; tries < kGuesses && !can_pay_on(guess); ++tries) {
    guess = guessed(observed, viewer, rng);
  }
  for (int tries = 0; tries < kClaimGuesses && !can_keep_claim(guess); ++tries) {
    const State other = guessed(observed, viewer, rng);
    if (can_pay_on(other)) guess = other;
  }
  const std::uint64_t high = rng.next();
  const std::uint64_t low = rng.next();
  guess.rng = Rng((high << 32U) | low);
  return guess;
}

}  // namespace meadhall::graenaland
