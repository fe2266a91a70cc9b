#include "games/feast/check.h"
#include "games/feast/phases.h"
#include "games/feast/setup.h"

// Occupations: each is in one place at most, and none is lost.

namespace meadhall::feast {
namespace {

Error of_card(std::string_view id, std::size_t card) {
  return Error{Message(id).with("card", static_cast<int>(card))};
}
Error of_seat(std::string_view id, std::size_t seat) {
  return Error{Message(id).with("player", seat_at(seat))};
}

std::size_t first_of(const Cards& cards) {
  std::size_t first = kNoCard;
  cards.for_each([&](std::size_t card) { first = first == kNoCard ? card : first; });
  return first;
}

Result<void> check_hand(const State& state, std::size_t seat, const Cards& light) {
  const Player& player = state.players[seat];
  const int seen = player.hand.count();
  if (state.hidden == 0 ? seen != player.hand_count : seen > player.hand_count) {
    return of_seat("feast.check.hand", seat);
  }
  if (const Cards strange = player.spent - player.played; !strange.empty()) {
    return of_card("feast.check.spent", first_of(strange));
  }
  std::size_t lasting = kNoCard;
  player.spent.for_each([&](std::size_t card) {
    if (occupation(card).kind != Kind::one_shot) lasting = card;
  });
  if (lasting != kNoCard) return of_card("feast.check.spent", lasting);
  // One starting occupation, once the choice among several is made.
  const int lights = ((player.hand | player.played) & light).count();
  bool chooses = false;
  for (std::size_t i = 0; i < state.agenda.depth(); ++i) {
    const Task& task = state.agenda[i];
    if (task.what != Do::keep || task.seat != seat_at(seat)) continue;
    chooses = chooses || as<KeepTask>(task).which() == Keep::starting;
  }
  if (!chooses && (state.hidden == 0 ? lights != 1 : lights > 1)) {
    return of_seat("feast.check.starting_card", seat);
  }
  const std::size_t free = player.free_card;
  const bool unseen = free == kUnseenCard && state.hidden != 0 && seen < player.hand_count;
  const bool held = unseen || (player.hand - light).has(free);
  if (free != kNoCard && (state.options.harvest == 0 || !held)) {
    return of_card("feast.check.free_card", free);
  }
  return {};
}

}  // namespace

Result<void> check_cards(const State& state) {
  const Cards light = cards_in_box(state.options, true);
  const Cards dark = cards_in_box(state.options, false);
  if (const Cards strange = state.deck - dark; !strange.empty()) {
    return of_card("feast.check.deck", first_of(strange));
  }
  Cards known = state.deck;
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    const Player& player = state.players[seat];
    for (const Cards& cards : {player.hand, player.played}) {
      if (const Cards strange = cards - (light | dark); !strange.empty()) {
        return of_card("feast.check.not_in_box", first_of(strange));
      }
      if (const Cards twice = known & cards; !twice.empty()) {
        return of_card("feast.check.card_twice", first_of(twice));
      }
      known = known | cards;
    }
    if (Result<void> hand = check_hand(state, seat, light); !hand) return hand;
  }
  // Of two dark cards at the beginning of the short game one is put away.
  int put_away = 0;
  if (state.options.harvest != 0 && state.options.length == Length::short_game) {
    put_away = state.player_count;
  }
  if (const Cards lost = dark - known; lost.count() > put_away) {
    return of_card("feast.check.card_lost", first_of(lost));
  }
  return {};
}

}  // namespace meadhall::feast
