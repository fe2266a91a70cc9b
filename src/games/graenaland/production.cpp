#include "games/graenaland/flow.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/words.h"

// The lands bring cards. rules: Graenaland 5, 9.12

namespace meadhall::graenaland {
namespace {

// rules: Graenaland 5.6: a deck is made anew when a card is due and it is empty
void renew(State& state, std::size_t terrain, Journal* journal) {
  for (std::size_t rank = 0; rank < kRanks; ++rank) {
    const std::size_t kind = card_kind(terrain, rank);
    moved(journal, card(kind), common(Where::discards, terrain), common(Where::deck, terrain),
          state.discards[kind]);
    state.deck[kind] = state.discards[kind];
    state.discards[kind] = 0;
  }
}

// A card turned up for a land, which goes `to`.
void tell(Journal* journal, const State& state, Happening what, std::string_view id,
          std::size_t place, std::size_t kind, Location to) {
  if (journal == nullptr) return;
  journal->outcome(what, Message(id)
                             .with("land", land_text(state, place))
                             .with("resource", Term{resource_got(resource_of(state.data, kind))}));
  journal->moved({card(kind), common(Where::deck, terrain_of(kind)), to});
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
  const Location open = common(Where::open, place);
  const std::size_t base = draw(state, tile.terrain, journal);
  if (base < kCardKinds) {
    ++land.open[rank_of(base)];
    tell(journal, state, Happening::produced, "graenaland.log.produced", place, base, open);
  }
  if ((land.works & bit(Work::road)) != 0 && !is_full(state, place)) {
    const std::size_t kind = draw(state, tile.terrain, journal);
    if (kind < kCardKinds) {
      ++land.down[rank_of(kind)];
      ++land.covered;
      if (journal != nullptr) {
        journal->outcome(
            Happening::produced_down,
            Message("graenaland.log.produced_down").with("land", land_text(state, place)));
        journal->moved(
            {back(tile.terrain), common(Where::deck, tile.terrain), common(Where::down, place)});
      }
    }
  }
  if ((land.works & bit(Work::improvement)) != 0 && !is_full(state, place)) {
    const std::size_t kind = draw(state, tile.terrain, journal);
    if (kind == kCardKinds) return;
    const bool kept = resource_of(state.data, kind) == tile.improvement;
    ++(kept ? land.open[rank_of(kind)] : state.discards[kind]);
    if (kept) {
      tell(journal, state, Happening::improved, "graenaland.log.improved", place, kind, open);
    } else {
      tell(journal, state, Happening::improved_not, "graenaland.log.improved_not", place, kind,
           common(Where::discards, tile.terrain));
    }
  }
}

}  // namespace

unsigned pick_bit(unsigned from, Rng& rng) {
  auto pick = rng.below(static_cast<std::uint32_t>(std::popcount(from)));
  for (; pick > 0; --pick) from &= from - 1;
  return from & (~from + 1U);
}

std::size_t draw(State& state, Terrain terrain, Journal* journal) {
  const auto of = static_cast<std::size_t>(terrain);
  if (cards_of(state.deck, of) == 0) renew(state, of, journal);
  return cards_of(state.deck, of) == 0 ? kCardKinds : take_card(state.deck, of, state.rng);
}

bool draw_to_hand(State& state, Terrain terrain, Player& player, Journal* journal) {
  const std::size_t kind = draw(state, terrain, journal);
  if (kind == kCardKinds) return false;
  ++player.hand[kind];
  ++player.backs[static_cast<std::size_t>(terrain)];
  return true;
}

void begin_round(State& state, Journal* journal) {
  if (journal != nullptr) {
    journal->outcome(Happening::round, Message("graenaland.log.round").with("n", state.round));
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
  std::vector<Transfer> moves;
  for (std::size_t i = 0; i < kSupplyRow; ++i) {
    std::uint8_t& card = state.row[i];
    if (card != kNoCard) continue;
    if (state.stack == 0) {
      if (journal != nullptr) {
        for (unsigned left = state.used_supplies; left != 0; left &= left - 1) {
          moves.push_back({supply(static_cast<std::size_t>(std::countr_zero(left))),
                           common(Where::supply_used), common(Where::supply_stack)});
        }
      }
      state.stack = state.used_supplies;
      state.used_supplies = 0;
    }
    if (state.stack == 0) break;
    card = static_cast<std::uint8_t>(std::countr_zero(pick_bit(state.stack, state.rng)));
    state.stack = static_cast<std::uint16_t>(state.stack & ~(1U << card));
    if (journal == nullptr) continue;
    turned_up.push_back(supply_told(state, card));
    moves.push_back({supply(card), common(Where::supply_stack), common(Where::supply_row, i)});
  }
  if (journal == nullptr || turned_up.empty()) return;
  journal->outcome(Happening::supplies,
                   Message("graenaland.log.supplies").with("cards", std::move(turned_up)));
  for (const Transfer& each : moves) journal->moved(each);
}

}  // namespace meadhall::graenaland
