#include <algorithm>
#include <functional>

#include "core/sort_few.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/paying.h"
#include "games/graenaland/words.h"

// How a match begins where the villages are not laid out: two rounds of placing, and the
// victory-point cards. rules: Graenaland 13.2, 13.3, 13.4

namespace meadhall::graenaland {
namespace {

constexpr std::uint8_t kCardsLying = 2;

std::size_t placings(const State& state) { return std::size_t{2} * state.player_count; }

// Whose village is the `number`-th: once round, then back, so that the start player is last.
Seat founder(const State& state, std::size_t number) {
  std::size_t steps = number < state.player_count ? number : placings(state) - 1 - number;
  Seat seat = state.first;
  for (; steps > 0; --steps) seat = next_seat(seat, state.player_count);
  return seat;
}

std::uint8_t arrival(Seat seat, std::size_t place) {
  return static_cast<std::uint8_t>(index(seat) + 8U * place);
}
Seat arrived_seat(std::uint8_t arrival) { return seat_at(arrival % 8U); }
std::size_t arrived_at(std::uint8_t arrival) { return arrival / 8U; }

void take_lying(State& state, Seat seat, std::size_t place, Journal* journal) {
  if (journal != nullptr) {
    journal->outcome(Happening::takes_lying, seat,
                     Message("graenaland.log.takes_lying")
                         .with("player", seat)
                         .with("land", land_text(state, place)));
  }
  --state.lying[place];
  const Terrain terrain = tile_at(state, place).terrain;
  if (draw_to_hand(state, terrain, state.at(seat), journal)) {
    moved(journal, back(terrain), common(Where::lying, place), of_seat(Where::hand, seat));
  }
}

// rules: Graenaland 13.2: left-over cards are discarded
void discard_lying(State& state, std::size_t place, Journal* journal) {
  for (; state.lying[place] > 0; --state.lying[place]) {
    const std::size_t kind = draw(state, tile_at(state, place).terrain, journal);
    if (kind == kCardKinds) continue;
    ++state.discards[kind];
    if (journal != nullptr) {
      journal->outcome(Happening::left_over,
                       Message("graenaland.log.left_over")
                           .with("land", land_text(state, place))
                           .with("resource", Term{resource_term(resource_of(state.data, kind))}));
      journal->moved(
          {card(kind), common(Where::lying, place), common(Where::discards, terrain_of(kind))});
    }
  }
}

// The free card that the last player must be able to reach lies away from their first village;
// `lying` and that village as they would be. rules: Graenaland 13.2, 13.3, 13.4
bool last_is_free(const State& state, const std::array<std::uint8_t, kMaxPlayers>& lying,
                  std::size_t first_village) {
  for (std::size_t place = 0; place < coast_count(state); ++place) {
    if (lying[place] > 0 && place != first_village) return true;
  }
  return false;
}

bool is_second_last(const State& state, std::size_t number) {
  return number + 2 == placings(state);
}

std::size_t village_of(const State& state, Seat seat) {
  const auto& villages = state.at(seat).villages;
  return static_cast<std::size_t>(
      std::ranges::find_if(villages, [](std::uint8_t n) { return n > 0; }) - villages.begin());
}

// The players settled where the newcomer came, in the order in which they came; asks the first not
// asked yet who has somewhere to go. Goes on with the next village if there is none.
void ask_to_yield(State& state, Journal* journal) {
  const std::size_t crowded = newcomer_at(state);
  std::uint8_t asked = 0;
  for (std::size_t i = 0; i + 1 < state.founded_count; ++i) {
    if (arrived_at(state.founded[i]) != crowded) continue;
    if (asked++ < state.yielding) continue;
    state.yielding = asked;
    state.turn = arrived_seat(state.founded[i]);
    for (std::size_t to = 0; to < coast_count(state); ++to) {
      if (!yield_refusal(state, to).empty()) continue;
      state.step = Step::yield;
      return;
    }
  }
  state.yielding = 0;
  if (state.founded_count == placings(state)) return finish_setup(state, journal);
  state.turn = founder(state, state.founded_count);
  state.step = Step::found;
}

}  // namespace

std::size_t newcomer_at(const State& state) {
  return arrived_at(state.founded[state.founded_count - 1U]);
}

void begin_founding(State& state, Journal* journal) {
  for (std::size_t place = 0; place < coast_count(state); ++place) {
    state.lying[place] = kCardsLying;
    const Terrain terrain = tile_at(state, place).terrain;
    moved(journal, back(terrain), common(Where::deck, terrain), common(Where::lying, place),
          kCardsLying);
  }
  state.turn = state.first;
  state.step = Step::found;
}

Message found_refusal(const State& state, std::size_t place) {
  if (place >= land_count(state)) return Message("graenaland.no.such_land");
  if (!is_coast(state, place)) {
    return Message("graenaland.no.found_inland").with("land", land_text(state, place));
  }
  if (state.at(state.turn).villages[place] > 0) {
    return Message("graenaland.no.found_own").with("land", land_text(state, place));
  }
  if (!is_second_last(state, state.founded_count)) return {};
  auto lying = state.lying;
  if (lying[place] > 0) --lying[place];
  const Seat last = founder(state, placings(state) - 1);
  if (last_is_free(state, lying, village_of(state, last))) return {};
  return Message("graenaland.no.found_last").with("player", last);
}

Message yield_refusal(const State& state, std::size_t to) {
  if (to >= land_count(state)) return Message("graenaland.no.such_land");
  if (!is_coast(state, to) || state.lying[to] == 0) {
    return Message("graenaland.no.yield_no_card").with("land", land_text(state, to));
  }
  if (state.at(state.turn).villages[to] > 0) {
    return Message("graenaland.no.found_own").with("land", land_text(state, to));
  }
  if (!is_second_last(state, state.founded_count - 1U)) return {};
  auto lying = state.lying;
  --lying[to];
  const Seat last = founder(state, placings(state) - 1);
  const std::size_t first = last == state.turn ? to : village_of(state, last);
  if (last_is_free(state, lying, first)) return {};
  return Message("graenaland.no.found_last").with("player", last);
}

void found_village(State& state, std::size_t place, Journal* journal) {
  Player& player = state.at(state.turn);
  ++player.villages[place];
  const Location here = of_seat(Where::land, state.turn, place);
  moved(journal, kVillage, of_seat(Where::stock, state.turn), here);
  // The first of their villages comes with the warrior.
  if (state.founded_count < state.player_count) {
    player.hero_at[static_cast<std::size_t>(Hero::warrior)] = static_cast<std::uint8_t>(place);
    moved(journal, piece(Hero::warrior), of_seat(Where::stock, state.turn), here);
  }
  state.founded[state.founded_count++] = arrival(state.turn, place);
  if (state.lying[place] > 0) {
    take_lying(state, state.turn, place, journal);
    state.yielding = static_cast<std::uint8_t>(placings(state));  // nobody is asked
  }
  ask_to_yield(state, journal);
}

void yield_village(State& state, std::optional<std::size_t> to, Journal* journal) {
  if (!to) return ask_to_yield(state, journal);
  const std::size_t from = newcomer_at(state);
  Player& player = state.at(state.turn);
  --player.villages[from];
  ++player.villages[*to];
  std::uint8_t& warrior = player.hero_at[static_cast<std::size_t>(Hero::warrior)];
  const bool goes_along = warrior == from;
  if (goes_along) warrior = static_cast<std::uint8_t>(*to);
  // They came to their new land just now, but before the newcomer's own place in the order: nobody
  // asks about either of them any more.
  const auto end = state.founded.begin() + state.founded_count;
  const auto left = std::find(state.founded.begin(), end, arrival(state.turn, from));
  std::rotate(left, left + 1, end);
  *(end - 1) = arrival(state.turn, *to);
  if (journal != nullptr) {
    journal->outcome(Happening::yields, state.turn,
                     Message("graenaland.log.yields")
                         .with("player", state.turn)
                         .with("land", land_text(state, *to)));
    const Location there = of_seat(Where::land, state.turn, from);
    const Location here = of_seat(Where::land, state.turn, *to);
    journal->moved({kVillage, there, here});
    if (goes_along) journal->moved({piece(Hero::warrior), there, here});
  }
  take_lying(state, state.turn, *to, journal);
  state.yielding = static_cast<std::uint8_t>(placings(state));
  ask_to_yield(state, journal);
}

void finish_setup(State& state, Journal* journal) {
  for (std::size_t place = 0; place < coast_count(state); ++place) {
    discard_lying(state, place, journal);
  }
  state.founded.fill(0);
  state.founded_count = 0;
  state.turn = state.first;
  if (state.options.victory_cards == 0) return begin_round(state, journal);
  std::array<std::uint8_t, kVictoryCards> cards{};
  for (std::size_t i = 0; i < kVictoryCards; ++i) cards[i] = static_cast<std::uint8_t>(i);
  state.rng.shuffle(std::span<std::uint8_t>(cards));
  std::size_t next = 0;
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    for (std::uint8_t& card : state.players[seat].dealt) card = cards[next++];
    sort_few(state.players[seat].dealt, std::less());
    moved(journal, kVictoryCard, common(Where::victory_deck), of_seat(Where::dealt, seat_at(seat)),
          static_cast<int>(state.players[seat].dealt.size()));
  }
  state.step = Step::keep;
}

void keep_card(State& state, std::size_t which, Journal* journal) {
  Player& player = state.at(state.turn);
  std::swap(player.dealt[0], player.dealt[which]);
  if (player.dealt[2] < player.dealt[1]) std::swap(player.dealt[1], player.dealt[2]);
  player.has_kept = 1;
  moved(journal, kVictoryCard, of_seat(Where::dealt, state.turn),
        of_seat(Where::put_away, state.turn), static_cast<int>(player.dealt.size()) - 1);
  state.turn = next_seat(state.turn, state.player_count);
  if (state.turn == state.first) begin_round(state, journal);
}

}  // namespace meadhall::graenaland
