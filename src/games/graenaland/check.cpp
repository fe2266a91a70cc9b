#include <string>

#include "games/graenaland/building.h"
#include "games/graenaland/flow.h"
#include "games/graenaland/words.h"
#include "games/graenaland/workshop.h"

// Every invariant of a position, for tests, fuzzers and whatever is read.

namespace meadhall::graenaland {
namespace {

Error broken(std::string_view what, std::size_t where = 0) {
  return Error{Message("graenaland.check")
                   .with("what", std::string(what))
                   .with("n", static_cast<int>(where))};
}

// No card is lost or doubled; backs and numbers say what lies behind them.
Result<void> check_cards(const State& state) {
  std::array<int, kCardKinds> all{};
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    all[kind] = state.deck[kind] + state.discards[kind];
    for (const Player& player : state.players) all[kind] += player.hand[kind];
  }
  std::array<int, kTerrains> unseen{};
  for (std::size_t place = 0; place < land_count(state); ++place) {
    const Land& land = state.lands[place];
    const auto terrain = static_cast<std::size_t>(tile_at(state, place).terrain);
    int down = 0;
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      all[card_kind(terrain, rank)] += land.open[rank] + land.down[rank];
      down += land.down[rank];
    }
    if (state.hidden == 0 && down != land.covered) return broken("covered cards", place);
    unseen[terrain] += land.covered - down;
  }
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    if (all[kind] != state.data.decks[terrain_of(kind)].cards[rank_of(kind)]) {
      return broken("number of cards", kind);
    }
  }
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    const Player& player = state.players[i];
    for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
      const int seen = cards_of(player.hand, terrain);
      if (state.hidden == 0 ? seen != player.backs[terrain] : seen > player.backs[terrain]) {
        return broken("backs", i);
      }
      unseen[terrain] += player.backs[terrain] - seen;
    }
    for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
      if (state.hidden == 0 && state.given[i].cards[kind] > player.hand[kind]) {
        return broken("cards laid out", i);
      }
    }
  }
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    if (unseen[terrain] > cards_of(state.deck, terrain)) return broken("unseen cards", terrain);
  }
  return {};
}

Result<void> check_supplies(const State& state) {
  unsigned all = 0;
  int count = 0;
  int hidden = 0;
  const auto add = [&](unsigned cards) {
    all |= cards;
    count += std::popcount(cards);
  };
  add(state.stack);
  add(state.used_supplies);
  for (const std::uint8_t card : state.row) {
    if (card == kNoCard) continue;
    if (card >= kSupplyCards) return broken("supply row");
    add(1U << card);
  }
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    const Player& player = state.players[i];
    add(player.supplies);
    const int unseen = player.supply_count - std::popcount(player.supplies);
    if (state.hidden == 0 ? unseen != 0 : unseen < 0) return broken("supply cards in hand", i);
    if (state.hidden == 0 && (state.given[i].supplies & ~player.supplies) != 0) {
      return broken("supply cards laid out", i);
    }
    hidden += unseen;
  }
  if (all != 0xffffU || count != static_cast<int>(kSupplyCards)) return broken("supply cards");
  return hidden <= std::popcount(state.stack) ? Result<void>() : broken("supply cards unseen");
}

Result<void> check_victory_cards(const State& state) {
  unsigned dealt = 0;
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    for (const std::uint8_t card : state.players[i].dealt) {
      if (card == kNoCard) continue;
      if (card >= kVictoryCards || (dealt >> card & 1U) != 0) return broken("victory cards", i);
      dealt |= 1U << card;
    }
    const bool none = state.options.victory_cards == 0 || i >= state.player_count;
    if (none && (state.players[i].has_kept != 0 || state.players[i].dealt[0] != kNoCard)) {
      return broken("a victory card of nobody", i);
    }
  }
  return {};
}

// rules: Graenaland 1.1, 4.2, 9: houses, sites, tokens, army track
Result<void> check_map(const State& state) {
  for (std::size_t place = 0; place < kMaxLands; ++place) {
    unsigned built = 0;
    int villages = 0;
    for (const Player& player : state.players) {
      const unsigned buildings = player.buildings[place];
      if ((built & buildings) != 0) return broken("two buildings of a kind", place);
      if (buildings != 0 && player.villages[place] == 0) return broken("no village", place);
      built |= buildings;
      villages += player.villages[place];
    }
    if (place < land_count(state)) {
      if ((built & ~unsigned{tile_at(state, place).sites}) != 0) return broken("no site", place);
      if (state.lands[place].works >= 1U << kWorks) return broken("works", place);
    } else if (villages > 0 || !(state.lands[place] == Land{})) {
      return broken("a land beyond the island", place);
    }
  }
  for (std::size_t work = 0; work < kWorks; ++work) {
    if (tokens_used(state, static_cast<Work>(work)) > state.data.tokens[work]) {
      return broken("tokens", work);
    }
  }
  return {};
}

Result<void> check_heroes(const State& state, std::size_t seat) {
  const Player& player = state.players[seat];
  for (std::size_t hero = 0; hero < kHeroes; ++hero) {
    const std::uint8_t at = player.hero_at[hero];
    if (at == kAway) continue;
    const std::size_t place = is_waiting(at) ? at - kWaiting : at;
    if (place >= land_count(state)) return broken("a hero off the map", seat);
    for (std::size_t other = hero + 1; other < kHeroes; ++other) {
      if (is_on_map(at) && player.hero_at[other] == at) return broken("two heroes on a land", seat);
    }
  }
  return {};
}

Result<void> check_players(const State& state) {
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
    const Player& player = state.players[seat];
    if (seat >= state.player_count) {
      if (!(player == Player{})) return broken("a player who does not play", seat);
      continue;
    }
    if (settlements(player) + 1 > state.data.houses) return broken("houses", seat);
    if (player.army < state.data.army_start || player.army > state.data.army_most) {
      return broken("army", seat);
    }
    if (Result<void> heroes = check_heroes(state, seat); !heroes) return heroes;
  }
  return {};
}

Result<void> check_turn(const State& state) {
  if (state.player_count < kMinPlayers || state.player_count > kMaxPlayers) {
    return broken("players");
  }
  for (const Seat seat : {state.first, state.main, state.turn, state.winner}) {
    if (index(seat) >= state.player_count) return broken("a seat nobody has", index(seat));
  }
  if (state.step > Step::over || state.phase > Phase::final) return broken("step");
  if (state.step == Step::over && state.ended == 0) return broken("the end");
  const bool claims = state.ended != 0 && state.options.victory_cards != 0;
  if (state.claimed > (claims ? kGoals * kTiers : 0)) return broken("a claim", state.claimed);
  if (state.rules < 1 || state.rules > kRules) return broken("rules", state.rules);
  return {};
}

}  // namespace

Result<void> check(const State& state) {
  if (Result<void> turn = check_turn(state); !turn) return turn;
  if (Result<void> cards = check_cards(state); !cards) return cards;
  if (Result<void> supplies = check_supplies(state); !supplies) return supplies;
  if (Result<void> cards = check_victory_cards(state); !cards) return cards;
  if (Result<void> map = check_map(state); !map) return map;
  return check_players(state);
}

}  // namespace meadhall::graenaland
