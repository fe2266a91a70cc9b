// Events say of every piece where it went, as far as everybody sees it: what they tell, done to the
// pieces as they lay before, gives the pieces as they lie after.

#include <doctest/doctest.h>

#include <bit>
#include <optional>
#include <set>

#include "games/graenaland/building.h"
#include "games/graenaland/pieces.h"
#include "tests/support/graenaland_play.h"
#include "tests/support/lying.h"

using namespace meadhall;
using namespace meadhall::graenaland;
using namespace meadhall::graenaland::testing;
using any_match::Lying;

namespace {

constexpr Piece kHouse = kVillage;

// Of cards that lie face down the backs; of houses that nothing was built with yet, houses.
std::optional<Piece> seen(Piece what, Location where) {
  const PieceSort sort = sort_of(what);
  if (is_face_down(where_of(where))) {
    if (sort == PieceSort::card) return back(static_cast<Terrain>(terrain_of(what.kind)));
    if (sort == PieceSort::supply) return piece(PieceSort::supply_back);
  }
  const bool house = sort == PieceSort::building || sort == PieceSort::army;
  return where_of(where) == Where::stock && house ? kHouse : what;
}

void add_victory_cards(Lying& all, const State& state) {
  int left = kVictoryCards;
  for (std::size_t i = 0; i < state.player_count; ++i) {
    const Player& player = state.players[i];
    if (player.dealt[0] == kNoCard) continue;
    left -= 3;
    all.add(kVictoryCard, of_seat(Where::dealt, seat_at(i)), player.has_kept != 0 ? 1 : 3);
    all.add(kVictoryCard, of_seat(Where::put_away, seat_at(i)), player.has_kept != 0 ? 2 : 0);
  }
  all.add(kVictoryCard, common(Where::victory_deck), left);
}

// What a seat holds; what it gave openly lies before it.
void add_hand(Lying& all, const State& state, Seat seat) {
  const Player& player = state.at(seat);
  for (std::size_t terrain = 0; terrain < kTerrains; ++terrain) {
    all.add(back(static_cast<Terrain>(terrain)), of_seat(Where::hand, seat), player.backs[terrain]);
  }
  all.add(piece(PieceSort::supply_back), of_seat(Where::hand, seat), player.supply_count);
  if (state.step == Step::contribute) return;
  const Given& given = state.given[index(seat)];
  const auto lay_out = [&](Piece what, int n) {
    all.add(what, of_seat(Where::hand, seat), -n);
    all.add(what, of_seat(Where::laid_out, seat), n);
  };
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) lay_out(card(kind), given.cards[kind]);
  for (std::size_t i = 0; i < kSupplyCards; ++i) lay_out(supply(i), given.supplies >> i & 1);
}

void add_houses_and_heroes(Lying& all, const State& state, Seat seat) {
  const Player& player = state.at(seat);
  for (std::size_t place = 0; place < land_count(state); ++place) {
    const Location here = of_seat(Where::land, seat, place);
    all.add(kVillage, here, player.villages[place]);
    for (const Building building : {Building::fortress, Building::church, Building::hall}) {
      if ((player.buildings[place] & bit(building)) != 0) all.add(piece(building), here);
    }
  }
  all.add(kArmy, of_seat(Where::army_track, seat, player.army));
  all.add(kHouse, of_seat(Where::stock, seat), state.data.houses - 1 - settlements(player));
  for (std::size_t hero = 0; hero < kHeroes; ++hero) {
    all.add(piece(static_cast<Hero>(hero)), place_of_hero(seat, player.hero_at[hero]));
  }
}

void add_lands(Lying& all, const State& state) {
  for (std::size_t place = 0; place < land_count(state); ++place) {
    const Land& land = state.lands[place];
    const Terrain terrain = tile_at(state, place).terrain;
    for (std::size_t rank = 0; rank < kRanks; ++rank) {
      all.add(card(card_kind(static_cast<std::size_t>(terrain), rank)), common(Where::open, place),
              land.open[rank]);
    }
    all.add(back(terrain), common(Where::down, place), land.covered);
    if (is_coast(state, place)) {
      // The state draws them when they are taken.
      all.add(back(terrain), common(Where::lying, place), state.lying[place]);
      all.add(back(terrain), common(Where::deck, terrain), -state.lying[place]);
    }
  }
  for (const Work work : {Work::road, Work::improvement, Work::market, Work::palisade}) {
    for (std::size_t place = 0; place < land_count(state); ++place) {
      const bool here = (state.lands[place].works & bit(work)) != 0;
      all.add(piece(work), common(Where::land, place), here ? 1 : 0);
    }
    all.add(piece(work), common(Where::stock),
            state.data.tokens[static_cast<std::size_t>(work)] - tokens_used(state, work));
  }
}

void add_decks(Lying& all, const State& state) {
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    all.add(card(kind), common(Where::deck, terrain_of(kind)), state.deck[kind]);
    all.add(card(kind), common(Where::discards, terrain_of(kind)), state.discards[kind]);
  }
  all.add(piece(PieceSort::supply_back), common(Where::supply_stack), std::popcount(state.stack));
  for (std::size_t i = 0; i < kSupplyCards; ++i) {
    all.add(supply(i), common(Where::supply_used), state.used_supplies >> i & 1);
  }
  for (std::size_t i = 0; i < kSupplyRow; ++i) {
    if (state.row[i] != kNoCard) all.add(supply(state.row[i]), common(Where::supply_row, i));
  }
}

Lying lying(const State& state) {
  Lying all(&seen);
  add_decks(all, state);
  add_lands(all, state);
  add_victory_cards(all, state);
  all.add(kShip, of_seat(Where::main, state.main));
  for (std::size_t i = 0; i < state.player_count; ++i) {
    add_hand(all, state, seat_at(i));
    add_houses_and_heroes(all, state, seat_at(i));
  }
  return all;
}

// All there is, before the first event of a match.
Lying in_the_box(const State& begun) {
  Lying all(&seen);
  const Data& data = begun.data;
  for (std::size_t kind = 0; kind < kCardKinds; ++kind) {
    all.add(card(kind), common(Where::deck, terrain_of(kind)),
            data.decks[terrain_of(kind)].cards[rank_of(kind)]);
  }
  all.add(piece(PieceSort::supply_back), common(Where::supply_stack), kSupplyCards);
  all.add(kVictoryCard, common(Where::victory_deck), kVictoryCards);
  for (std::size_t work = 0; work < kWorks; ++work) {
    all.add(piece(static_cast<Work>(work)), common(Where::stock), data.tokens[work]);
  }
  all.add(kShip, common(Where::main));
  for (std::size_t i = 0; i < begun.player_count; ++i) {
    const Location stock = of_seat(Where::stock, seat_at(i));
    all.add(kHouse, stock, data.houses);
    for (std::size_t hero = 0; hero < kHeroes; ++hero) {
      all.add(piece(static_cast<Hero>(hero)), stock);
    }
  }
  return all;
}

// True if a transfer shows no face but of a card that lies open before it or after.
bool keeps_secrets(const Transfer& told) {
  const PieceSort sort = sort_of(told.piece);
  if (sort == PieceSort::victory) return told.piece == kVictoryCard;
  if (sort != PieceSort::card && sort != PieceSort::supply) return true;
  return !is_face_down(where_of(told.from)) || !is_face_down(where_of(told.to));
}

}  // namespace

TEST_CASE("transfers of Graenaland: pieces lie after a move where its events say they went") {
  Rng luck(20261123);
  const int all = matches(0.02);
  std::set<int> happened;
  for (int i = 0; i < all; ++i) {
    Setup wish;
    State state = cheap_start(luck, &wish);
    Lying begun = in_the_box(state);
    follow_events(begun, opening(wish), happened, keeps_secrets);
    REQUIRE_MESSAGE(begun == lying(state), testing::words(wish) << "\ntold:\n"
                                                                << begun.words() << "lies:\n"
                                                                << lying(state).words());
    while (goes_on(state)) {
      MoveList moves;
      legal(state, moves);
      const Move move = random_move(moves, luck);
      INFO(text(move), " (", testing::words(wish), ")");
      Lying told = lying(state);
      follow_events(told, narrate(state, move), happened, keeps_secrets);
      REQUIRE(apply(state, move).ok());
      const Lying now = lying(state);
      REQUIRE_MESSAGE(told == now, "told:\n" << told.words() << "lies:\n" << now.words());
    }
  }
  // Two heroes waiting for one land are rare; tests/rules/graenaland_heroes.cpp has them.
  constexpr auto kRare = static_cast<int>(Happening::enter);
  if (all < 100) return;
  for (int what = 1; what <= static_cast<int>(Happening::refused); ++what) {
    CHECK_MESSAGE((happened.contains(what) || what == kRare), "never told: " << what);
  }
}
