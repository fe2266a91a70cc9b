#pragma once

#include "games/graenaland/moves.h"
#include "games/graenaland/pieces.h"
#include "games/graenaland/state.h"
#include "games/journal.h"

// What happens between the players' decisions, and what each decision sets off. Each takes the
// state as far as the next decision. The journal is null where nobody listens.

namespace meadhall::graenaland {

// --- production.cpp. rules: Graenaland 5

// The cards of a terrain among these.
template <class Count>
int cards_of(const std::array<Count, kCardKinds>& cards, std::size_t terrain) {
  int sum = 0;
  for (std::size_t rank = 0; rank < kRanks; ++rank) sum += cards[card_kind(terrain, rank)];
  return sum;
}
// One of them, taken out by chance: its kind.
template <class Count>
std::size_t take_card(std::array<Count, kCardKinds>& cards, std::size_t terrain, Rng& rng) {
  auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(cards_of(cards, terrain))));
  std::size_t kind = card_kind(terrain, 0);
  while (pick >= cards[kind]) pick -= cards[kind++];
  --cards[kind];
  return kind;
}
// One of these bits, by chance.
unsigned pick_bit(unsigned from, Rng& rng);
// Takes a card from a terrain's deck, made anew from the discards if it is empty. Its kind;
// kCardKinds if there is none. Only what is made anew is told; where the card goes, the caller
// tells.
std::size_t draw(State& state, Terrain terrain, Journal* journal);
// The same into a player's hand; whether there was a card.
bool draw_to_hand(State& state, Terrain terrain, Player& player, Journal* journal);
// All lands bring their cards, then the others march.
void begin_round(State& state, Journal* journal);
// Turns supply cards up until the row is full or the stack and the used cards are empty.
void fill_row(State& state, Journal* journal);

// --- founding.cpp. rules: Graenaland 13.2

void begin_founding(State& state, Journal* journal);
void found_village(State& state, std::size_t place, Journal* journal);
// Where the newest village stands: whoever lives there may yield.
std::size_t newcomer_at(const State& state);
void yield_village(State& state, std::optional<std::size_t> to, Journal* journal);
// Why a village may not be placed, or a village moved, there (empty message if it may).
Message found_refusal(const State& state, std::size_t place);
Message yield_refusal(const State& state, std::size_t to);
// What comes after either kind of setup: the victory-point cards, or the first round.
void finish_setup(State& state, Journal* journal);
void keep_card(State& state, std::size_t which, Journal* journal);

// --- marching.cpp. rules: Graenaland 6, 11

void answer_march(State& state, std::uint32_t value, Journal* journal);
void enter(State& state, Hero hero, Journal* journal);

// --- sharing.cpp. rules: Graenaland 8

// True if the seat may propose anything: it has a vote where cards lie.
bool can_propose(const State& state, Seat seat, std::size_t place);
void begin_proposals(State& state, Journal* journal);
void make_proposal(State& state, std::optional<std::size_t> place, Journal* journal);
void share_out(State& state, std::uint32_t value, Journal* journal);
// True if the last proposal for the land can be made again: the same cards, and all who were to get
// some still have votes.
bool can_repeat(const State& state);
void answer_vote(State& state, bool yes, Journal* journal);

// --- constructing.cpp. rules: Graenaland 9, 11, 13.7

void begin_building(State& state, Journal* journal);
void build(State& state, Construction what, std::size_t at, Journal* journal);
void pay_with(State& state, std::uint32_t from, Journal* journal);
void pay_toll(State& state, std::size_t kind, Journal* journal);
void follow(State& state, bool follows, Journal* journal);
void take_supply(State& state, std::size_t card, Journal* journal);
void grant_to(State& state, Seat seat);
void finish_building(State& state, Journal* journal);
// Sets what was paid for on the map; the cards are gone already.
void raise(State& state, Construction what, std::size_t at, Seat owner, Journal* journal);
// What a source names is laid out for one unit of the resource asked for. What is laid out in
// secret is told to nobody: the journal is null.
void lay_out_given(State& state, std::uint32_t from, Journal* journal);
// The cards given by a seat leave its hand; `from`: where everybody saw them last, the hand or
// laid out.
void spend_given(State& state, Seat seat, Where from, Journal* journal);

// --- joint.cpp. rules: Graenaland 9.11

void offer_joint(State& state, Construction what, std::size_t at);
void answer_pledge(State& state, std::uint32_t value, Journal* journal);
void contribute_with(State& state, std::uint32_t from, Journal* journal);
void refuse_contribution(State& state, Journal* journal);

// --- ending.cpp. rules: Graenaland 10, 13.6

// Before building: asks for claims if anybody might reach the end.
void begin_claims(State& state, Journal* journal);
void answer_claim(State& state, int points, Journal* journal);
void declare(State& state, Journal* journal);
// The next builder of the final building, or the end of the match.
void next_final_builder(State& state, Journal* journal);

}  // namespace meadhall::graenaland
