#include "games/graenaland/flow.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/words.h"

// The lands bring cards. rules: Graenaland 5, 9.12

namespace meadhall::graenaland {
namespace {

int cards_of(const std::array<std::uint8_t, kCardKinds>& cards, std::size_t terrain) {
  int sum = 0;
  for (std::size_t rank = 0; rank < kRanks; ++rank) sum += cards[card_kind(terrain, rank)];
  return sum;
}

// rules: Graenaland 5.6: a deck is made anew when a card is due and it is empty
void renew(State& state, std::size_t terrain) {
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    const std::size_t kind = card_kind(terrain, rank);
    state.deck[kind] = state.discards[kind];
    state.discards[kind] = 0;
  }
}

void tell(Journal* journal, const State& state, std::string_view id, std::size_t place,
          std::size_t kind) {
  if (journal == nullptr) return;
  journal->outcome(Message(id)
                       .with("land", land_text(state, place))
                       .with("resource", Term{resource_got(resource_of(state.data, kind))}));
}

bool is_full(const State& state, std::size_t place) {
  return cards_at(state.lands[place]) >= settlements_of_all(state, place) + 1;
}

// One land: a card, one face down for a road, one by chance for an improvement; before each the
// land may be full. rules: Graenaland 5
void produce(State& state, std::size_t place, Journal* journal) {
  if (settlements_of_all(state, place) == 0 || is_full(state, place)) return;
  Land& land = state.lands[place];
  const Tile& tile = tile_at(state, place);
  const std::size_t base = draw(state, tile.terrain);
  if (base < kCardKinds) {
    ++land.open[rank_of(base)];
    tell(journal, state, "graenaland.log.produced", place, base);
  }
  if ((land.works & bit(Work::road)) != 0 && !is_full(state, place)) {
    const std::size_t kind = draw(state, tile.terrain);
    if (kind < kCardKinds) {
      ++land.down[rank_of(kind)];
      ++land.covered;
      if (journal != nullptr) {
        journal->outcome(
            Message("graenaland.log.produced_down").with("land", land_text(state, place)));
      }
    }
  }
  if ((land.works & bit(Work::improvement)) != 0 && !is_full(state, place)) {
    const std::size_t kind = draw(state, tile.terrain);
    if (kind == kCardKinds) return;
    const bool kept = resource_of(state.data, kind) == tile.improvement;
    ++(kept ? land.open[rank_of(kind)] : state.discards[kind]);
    tell(journal, state, kept ? "graenaland.log.improved" : "graenaland.log.improved_not", place,
         kind);
  }
}

}  // namespace

std::size_t draw(State& state, Terrain terrain) {
  const auto of = static_cast<std::size_t>(terrain);
  if (cards_of(state.deck, of) == 0) renew(state, of);
  const int cards = cards_of(state.deck, of);
  if (cards == 0) return kCardKinds;
  auto pick = static_cast<int>(state.rng.below(static_cast<std::uint32_t>(cards)));
  std::size_t kind = card_kind(of, 0);
  while (pick >= state.deck[kind]) pick -= state.deck[kind++];
  --state.deck[kind];
  return kind;
}

void draw_to_hand(State& state, Terrain terrain, Player& player) {
  const std::size_t kind = draw(state, terrain);
  if (kind == kCardKinds) return;
  ++player.hand[kind];
  ++player.backs[static_cast<std::size_t>(terrain)];
}

void begin_round(State& state, Journal* journal) {
  if (journal != nullptr) {
    journal->outcome(Message("graenaland.log.round").with("n", int{state.round}));
  }
  for (std::size_t place = 0; place < land_count(state); ++place) produce(state, place, journal);
  state.step = Step::march;
  state.turn = next_seat(state.main, state.player_count);
  state.answered = 0;
  state.answers.fill(0);
}

// rules: Graenaland 9.12: when the stack is empty the used cards are shuffled
void fill_row(State& state, Journal* journal) {
  Message::List turned_up;
  for (std::uint8_t& card : state.row) {
    if (card != kNoCard) continue;
    if (state.stack == 0) {
      state.stack = state.used_supplies;
      state.used_supplies = 0;
    }
    if (state.stack == 0) break;
    unsigned left = state.stack;
    for (auto pick = state.rng.below(static_cast<std::uint32_t>(std::popcount(left))); pick > 0;
         --pick) {
      left &= left - 1;
    }
    card = static_cast<std::uint8_t>(std::countr_zero(left));
    state.stack = static_cast<std::uint16_t>(state.stack & ~(1U << card));
    if (journal != nullptr) turned_up.push_back(supply_told(state, card));
  }
  if (journal == nullptr || turned_up.empty()) return;
  journal->outcome(Message("graenaland.log.supplies").with("cards", std::move(turned_up)));
}

}  // namespace meadhall::graenaland
