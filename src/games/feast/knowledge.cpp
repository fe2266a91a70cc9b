#include "games/feast/setup.h"
#include "games/feast/supply.h"

// What is hidden: the hands of others, and with them which occupations are in the deck. Everything
// else lies open. rules: Feast 2.4, 10.1

namespace meadhall::feast {
namespace {

// How many light cards somebody's hand holds, as far as everybody can tell: the one it began with,
// unless that was played.
int light_cards_in_hand(const Player& player) {
  int played = 0;
  player.played.for_each([&](std::size_t card) { played += occupation(card).light ? 1 : 0; });
  return played > 0 || player.hand_count == 0 ? 0 : 1;
}

// True if a player has yet to choose one of two light cards.
bool is_to_keep_one(const State& state, Seat seat) {
  for (std::size_t i = 0; i < state.agenda.depth(); ++i) {
    const Task& task = state.agenda[i];
    if (task.what != Do::keep || task.seat != seat) continue;
    if (as<KeepTask>(task).which() == Keep::starting) return true;
  }
  return false;
}

// What a player may play free is one of the dark ones. rules: Feast 15.4
std::uint8_t a_dark_card_of(const Cards& hand, Rng& rng) {
  Cards dark;
  hand.for_each([&](std::size_t card) {
    if (!occupation(card).light) dark.add(card);
  });
  return static_cast<std::uint8_t>(draw_card(dark, rng));
}

}  // namespace

State observe(const State& state, Seat viewer) {
  State seen = state;
  seen.rng = Rng(0);
  seen.hidden = 1;
  Cards known;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& player = seen.players[i];
    if (seat_at(i) != viewer) {
      player.hand = Cards{};
      // That they have one is known to all, until their first turn is over.
      if (player.free_card != kNoCard) player.free_card = kUnseenCard;
    }
    known = known | player.played | player.hand;
  }
  seen.deck = cards_in_box(state.options, false) - known;
  return seen;
}

// Light cards that nobody has seen are dealt to those who must still hold one, dark ones to fill
// the hands; the rest of the dark ones is the deck.
State determinize(const State& observed, Seat viewer, Rng& rng) {
  State guess = observed;
  guess.hidden = 0;
  const std::uint64_t high = rng.next();
  const std::uint64_t low = rng.next();
  guess.rng = Rng(high << 32U | low);
  Cards known;
  for (std::size_t i = 0; i < guess.player_count; ++i) {
    known = known | guess.players[i].played | guess.players[i].hand;
  }
  Cards light = cards_in_box(guess.options, true) - known;
  Cards dark = cards_in_box(guess.options, false) - known;
  for (std::size_t i = 0; i < guess.player_count; ++i) {
    Player& player = guess.players[i];
    if (seat_at(i) == viewer) continue;
    int lights = is_to_keep_one(guess, seat_at(i)) ? 2 : light_cards_in_hand(player);
    for (int n = player.hand.count(); n < player.hand_count; ++n) {
      const bool from_light = lights-- > 0 && !light.empty();
      const std::size_t card = draw_card(from_light ? light : dark, rng);
      if (card != kNoCard) player.hand.add(card);
    }
    player.hand_count = static_cast<std::uint8_t>(player.hand.count());
    if (player.free_card == kUnseenCard) player.free_card = a_dark_card_of(player.hand, rng);
  }
  guess.deck = dark;
  return guess;
}

}  // namespace meadhall::feast
