#include "games/feast/setup.h"

#include <algorithm>

#include "games/feast/agenda.h"
#include "games/feast/moves.h"
#include "games/feast/phases.h"
#include "games/feast/supply.h"
#include "games/feast/tell.h"
#include "games/option_values.h"

// How a match begins. rules: Feast 2, 13.2, 14, 15

namespace meadhall::feast {
namespace {

void give_card(Player& player, std::size_t card) {
  player.hand.add(card);
  ++player.hand_count;
}

// The vikings of the second colour wait. rules: Feast 13.2
void set_out_vikings(State& state) {
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& player = state.players[i];
    player.vikings_in_thing = is_solo(state) || is_long(state) ? 5 : 6;
    player.waiting = is_solo(state) ? (is_long(state) ? 5 : 6) : 0;
  }
}

// The first marker is one of a harvest. rules: Feast 15.2
void set_out_markers(State& state, Journal* journal) {
  if (state.options.harvest == 0 || state.options.markers != Markers::levels) return;
  state.markers = {1, 1, 1, 1};
  state.blank_markers = 4;
  const auto level = state.rng.below(kHarvestLevels);
  state.markers[level] = 0;
  state.marker = static_cast<std::uint8_t>(level + 1);
  moved(journal, piece(PieceSort::marker, state.marker), common(Where::markers),
        common(Where::harvest));
}

void tell_dealt(const State& state, Seat seat, Journal* journal) {
  moved(journal, kUnseenOccupation, common(Where::light_deck), of_seat(Where::hand, seat),
        state.at(seat).hand_count);
}

void deal(State& state, Journal* journal) {
  Cards light = cards_in_box(state.options, true);
  state.deck = cards_in_box(state.options, false);
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& player = state.players[i];
    if (is_solo(state) && state.options.solo_start == SoloStart::chosen) {
      light.for_each([&](std::size_t card) { give_card(player, card); });
      tell_dealt(state, seat_at(i), journal);
      continue;
    }
    const int n = state.options.harvest != 0 ? 2 : 1;
    for (int drawn = 0; drawn < n; ++drawn) give_card(player, draw_card(light, state.rng));
    tell_dealt(state, seat_at(i), journal);
  }
}

// What is decided before the first round, the last of it put onto the agenda first: tokens are
// chosen from the last player counter-clockwise; one of several light cards is kept. The dark cards
// of the short game come after that.
void push_choices(State& state) {
  const bool harvest = state.options.harvest != 0;
  const auto seat_in = [&](std::size_t turn) {
    return seat_at((index(state.first) + turn) % state.player_count);
  };
  const std::size_t players = state.player_count;
  const std::size_t token_rounds = !harvest ? 0 : is_long(state) ? 1 : 2;
  for (std::size_t round = 0; round < token_rounds; ++round) {
    for (std::size_t i = 0; i < players; ++i) {
      state.agenda.push({.what = Do::token, .seat = seat_in(i)});
    }
  }
  const bool chosen = is_solo(state) && state.options.solo_start == SoloStart::chosen;
  for (std::size_t i = players; (harvest || chosen) && i > 0; --i) {
    state.agenda.push(keep_task(seat_in(i - 1), Keep::starting));
  }
}

// What players begin with, told with the beginning. Vikings of the first colour act first.
void tell_set_out(const State& state, Journal& journal) {
  moved(&journal, kMoose, common(Where::box), of_seat(Where::start_seat, state.first));
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Player& player = state.players[i];
    const Location supply = of_seat(Where::supply, seat_at(i));
    moved(&journal, piece(Item::mead), kGeneral, supply);
    for (const Item weapon : {Item::bow, Item::snare, Item::spear}) {
      moved(&journal, piece(weapon), common(Where::weapon_deck), supply);
    }
    const Location bench = of_seat(Where::bench, seat_at(i));
    const Location thing = of_seat(Where::thing, seat_at(i));
    moved(&journal, piece(PieceSort::viking, 0), bench, thing, player.vikings_in_thing);
    moved(&journal, piece(PieceSort::viking, 1), bench, thing, player.waiting);
  }
}

Result<State> set_up(const Setup& wish, Journal* journal) {
  if (const auto fits = check_players(wish, 1, kMostPlayers); !fits) return fits.error();
  Result<Options> options = read_options(wish.options);
  if (!options) return options.error();
  if (!wish.data.empty()) return Error{Message("setup.no_data")};
  State state;
  state.rng = Rng(wish.seed);
  state.options = options.value();
  state.player_count = wish.players;
  state.third_rules = wish.rules == 0 || wish.rules >= kThirdRules ? 1 : 0;
  state.first = seat_at(state.rng.below(state.player_count));
  state.last = kNobody;
  state.sheds = kBuildingCounts[0];
  state.specials = (1U << (kSpecials - 1)) - 1;  // without the altar
  state.altar = state.options.harvest;
  state.tokens = state.options.harvest != 0 ? (1U << kTokens) - 1 : 0;
  for (std::size_t land = 0; land < kLands; ++land) {
    state.lands[land].used = land < kIslands    ? 1
                             : land == kIslands ? state.options.islands
                                                : state.options.harvest;
  }
  set_out_copies(state);
  set_out_vikings(state);
  state.weapon_deck = kWeaponCounts;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    Player& player = state.players[i];
    player.has[number(Item::mead)] = 1;
    for (const Item weapon : {Item::bow, Item::snare, Item::spear}) {
      player.has[number(weapon)] = 1;
      --state.weapon_deck[weapon_number(weapon)];
    }
  }
  state.strips.fill(kStripHidden);
  if (journal != nullptr) {
    journal->outcome(Happening::begins, state.first,
                     Message("feast.log.begins").with("player", state.first));
    tell_set_out(state, *journal);
  }
  for (int i = 0; i < (state.player_count == kMostPlayers ? 3 : 2); ++i) {
    reveal_strip(state, journal);
  }
  set_out_markers(state, journal);
  deal(state, journal);
  state.agenda.push(phase_task(Phase::setup, seat_at(0)));
  if (state.options.harvest != 0 && !is_long(state)) {
    for (std::size_t i = 0; i < state.player_count; ++i) {
      const Seat seat = seat_at((index(state.first) + i) % state.player_count);
      receive(state, seat, Item::silver, 3, journal);
      draw_weapons(state, seat, 1, journal);
    }
  }
  push_choices(state);
  run(state, journal);
  return state;
}

}  // namespace

Cards cards_in_box(const Options& options, bool light) {
  const Decks decks = options.decks;
  const bool a = decks == Decks::abc || decks == Decks::a;
  const bool b = decks == Decks::abc || decks == Decks::b || decks == Decks::bc;
  const bool c = decks == Decks::abc || decks == Decks::c || decks == Decks::bc;
  Cards cards = deck_of(a, b, c, light);
  if (options.harvest != 0) {
    cards = cards - removed();
    if (options.removals == Removals::recommended) cards = cards - recommended_removals();
  }
  return cards;
}

Result<State> setup(const Setup& wish) { return set_up(wish, nullptr); }

std::vector<Event> opening(const Setup& wish) {
  Journal journal;
  return set_up(wish, &journal) ? std::move(journal.events) : std::vector<Event>();
}

void set_out_copies(State& state) {
  if (state.player_count < kMostPlayers) return;
  const auto left = state.rng.below(2);
  const auto right = state.rng.below(2);
  state.copies = {static_cast<std::uint8_t>(1 + left), static_cast<std::uint8_t>(3 + right)};
}

// --- Choices before the first round. rules: Feast 2, 15, 13

// Order: as the cards count.
void list_keep(const State& state, MoveList& moves) {
  const Seat seat = state.agenda.top().seat;
  const bool light = as<KeepTask>(state.agenda.top()).which() == Keep::starting;
  state.at(seat).hand.for_each([&](std::size_t card) {
    if (occupation(card).light == light) moves.push_back(keep(card));
  });
}

void answer_keep(State& state, Move move, Journal* journal) {
  const Seat seat = state.agenda.top().seat;
  Player& player = state.at(seat);
  // Of the two dark ones of the short game beside the light one that was kept.
  const bool dark = as<KeepTask>(state.agenda.top()).which() == Keep::dark;
  state.agenda.pop();
  Cards kept;
  kept.add(card_of(move));
  player.hand.for_each([&](std::size_t card) {
    if (occupation(card).light == dark) kept.add(card);
  });
  moved(journal, kUnseenOccupation, of_seat(Where::hand, seat), common(Where::box),
        player.hand_count - kept.count());
  player.hand = kept;
  player.hand_count = static_cast<std::uint8_t>(kept.count());
  if (dark) player.free_card = static_cast<std::uint8_t>(card_of(move));
}

void list_token(const State& state, MoveList& moves) {
  for (std::size_t i = 0; i < kTokens; ++i) {
    if ((state.tokens >> i & 1U) != 0) moves.push_back(token(static_cast<std::uint32_t>(i)));
  }
}

void answer_token(State& state, Move move, Journal* journal) {
  const Seat seat = state.agenda.top().seat;
  const std::uint32_t which = n_of(move);
  state.agenda.pop();
  state.tokens = static_cast<std::uint16_t>(state.tokens & ~(1U << which));
  auto& tokens = state.at(seat).tokens;
  tokens[tokens[0] == 0 ? 0 : 1] = static_cast<std::uint8_t>(which + 1);
  if (journal != nullptr) {
    journal->outcome(
        Happening::token, seat,
        Message("feast.log.token").with("player", seat).with("n", static_cast<int>(which) + 1));
    moved(journal, piece(PieceSort::token, which), common(Where::tokens),
          of_seat(Where::tokens, seat));
  }
}

}  // namespace meadhall::feast
