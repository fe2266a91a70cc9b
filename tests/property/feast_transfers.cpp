// Events say of every piece where it went: what they tell, done to the pieces as they lay before,
// gives the pieces as they lie after. Not counted are the general supply but for special tiles and
// buildings, what is out of the game, Vikings that have not come yet, what lies on the banquet
// table but for ships, the hidden sides of boards, hidden strips, markers of harvests face down.

#include <doctest/doctest.h>

#include <optional>
#include <set>

#include "games/feast/phases.h"
#include "games/feast/pieces.h"
#include "games/feast/setup.h"
#include "tests/support/feast_play.h"
#include "tests/support/lying.h"

using namespace meadhall;
using namespace meadhall::feast;
using namespace meadhall::feast::testing;
using any_match::Lying;

namespace {

bool is_counted(const Piece& what, Where where) {
  const PieceSort sort = sort_of(what);
  switch (where) {
    case Where::general:
      return sort == PieceSort::building ||
             (sort == PieceSort::item && is_special(item_at(what.kind)));
    case Where::table: return sort == PieceSort::ship;
    case Where::box:
    case Where::bench:
    case Where::face_down:
    case Where::strips_hidden:
    case Where::light_deck:
    case Where::markers: return false;
    default: return true;
  }
}

// Of occupations in hands and in the deck, nothing but that they are there.
std::optional<Piece> seen(Piece what, Location where) {
  if (!is_counted(what, where_of(where))) return std::nullopt;
  const bool hidden = where_of(where) == Where::hand || where_of(where) == Where::deck;
  return hidden ? kUnseenOccupation : what;
}

void add_ships(Lying& all, const Player& player, Seat seat) {
  const Location bay = of_seat(Where::bay, seat);
  all.add(piece(Ship::whaling_boat), bay, player.boats);
  all.add(piece(Ship::knarr), bay, player.knarrs);
  all.add(piece(Ship::longship), bay, player.longships);
  all.add(piece(Ship::knarr), of_seat(Where::table, seat), player.away_knarrs);
  all.add(piece(Ship::longship), of_seat(Where::table, seat), player.away_longships);
  all.add(piece(Item::ore), aboard(seat, Ship::whaling_boat), player.armed_boats);
  for (const std::uint8_t ore : player.ore) {
    all.add(piece(Item::ore), aboard(seat, Ship::longship), ore);
  }
}

void add_player(Lying& all, const State& state, Seat seat) {
  const Player& player = state.at(seat);
  for (std::size_t item = 0; item < kItems; ++item) {
    all.add(piece(item_at(item)), of_seat(Where::supply, seat), player.has[item]);
  }
  all.add(kThingPenalty, of_seat(Where::supply, seat), player.penalties);
  add_ships(all, player, seat);
  all.add(piece(Building::shed), of_seat(Where::houses, seat), player.sheds);
  all.add(piece(Item::wood), fields(seat, Building::shed), player.shed_wood);
  all.add(piece(Item::stone), fields(seat, Building::shed), player.shed_stone);
  all.add(piece(Item::wood), fields(seat, Building::stone_house), player.house_wood);
  all.add(piece(Item::stone), fields(seat, Building::stone_house), player.house_stone);
  const std::size_t acting = is_solo(state) ? (state.round + 1U) % 2 : 0U;
  const Location thing = of_seat(Where::thing, seat);
  all.add(piece(PieceSort::viking, acting), thing, player.vikings_in_thing);
  all.add(piece(PieceSort::viking, 1 - acting), thing, player.waiting);
  all.add(kUnseenOccupation, of_seat(Where::hand, seat), player.hand_count);
  player.played.for_each([&](std::size_t card) {
    all.add(piece(PieceSort::occupation, card), of_seat(Where::played, seat));
  });
  for (const std::uint8_t token : player.tokens) {
    if (token == 0) continue;
    all.add(piece(PieceSort::token, token - 1U), of_seat(Where::tokens, seat));
  }
}

// A tile is told by the first of its cells, row by row; of special tiles there is one each.
void add_surface(Lying& all, const State& state, std::size_t surface) {
  const Surface& on = state.surfaces[surface];
  std::set<Item> specials;
  for (std::size_t row = 0; row < kBoardRows; ++row) {
    for (std::size_t column = 0; column < kBoardColumns; ++column) {
      if (!has(on.cover.taken, row, column)) continue;
      const std::size_t cell = cell_number(row, column);
      const Item item = lying_at(on, row, column);
      const bool first = is_special(item) ? specials.insert(item).second
                                          : (on.lying[cell] & (kJoinedLeft | kJoinedUp)) == 0;
      if (!first) continue;
      all.add(piece(item),
              of_seat(Where::surface, owner_of(state, surface), kGrid * surface + cell));
    }
  }
}

void add_mountains(Lying& all, const State& state) {
  for (std::size_t strip = 0; strip < kStrips; ++strip) {
    const bool hidden = state.strips[strip] == kStripHidden;
    if (!hidden) all.add(piece(PieceSort::strip, strip), common(Where::strips));
    for (std::size_t i = hidden ? 0 : state.strips[strip]; i < kStripLength; ++i) {
      const Rock rock = kStripItems[strip][i];
      all.add(piece(item_of(rock)), common(Where::strip, strip), amount_of(rock));
    }
  }
}

// The next marker comes up at the end of a harvest.
void add_markers(Lying& all, const State& state) {
  if (state.options.harvest == 0 || state.options.markers != Markers::levels) return;
  all.add(piece(PieceSort::marker, state.marker), common(Where::harvest));
  if (phase_of(state) <= Phase::harvest || state.round == rounds_of(state)) return;
  all.add(piece(PieceSort::marker, state.next_marker), common(Where::next_harvest));
}

void add_lands_and_houses(Lying& all, const State& state) {
  for (std::size_t i = 0; i < kLands; ++i) {
    const Land& land = state.lands[i];
    if (land.used == 0) continue;
    const bool taken = land.owner != kNobody;
    all.add(piece(side_of(i, land.side != 0)),
            taken ? of_seat(Where::explored, land.owner) : common(Where::lands));
    all.add(piece(Item::silver), common(Where::on_land, i), land.silver);
  }
  all.add(piece(Building::shed), kGeneral, state.sheds);
  for (std::size_t house = 0; house < kHouses; ++house) {
    const Seat owner = state.house_owner[house];
    const Building kind = house < kStoneHouses ? Building::stone_house : Building::long_house;
    all.add(piece(kind),
            owner == kNobody ? kGeneral : of_seat(Where::houses, owner, kFirstHouse + house));
  }
}

Lying lying(const State& state) {
  Lying all(&seen);
  for (std::size_t i = 0; i < kSpecials; ++i) {
    const Item tile = item_at(kGoods + i);
    const bool left = tile == Item::altar ? state.altar != 0 : (state.specials >> i & 1U) != 0;
    if (left) all.add(piece(tile), kGeneral);
  }
  for (std::size_t kind = 0; kind < kWeapons; ++kind) {
    all.add(piece(weapon_at(kind)), common(Where::weapon_deck), state.weapon_deck[kind]);
    all.add(piece(weapon_at(kind)), common(Where::weapon_discard), state.weapon_discard[kind]);
  }
  for (std::size_t token = 0; token < kTokens; ++token) {
    const bool left = (state.tokens >> token & 1U) != 0;
    if (left) all.add(piece(PieceSort::token, token), common(Where::tokens));
  }
  all.add(kUnseenOccupation, common(Where::deck), state.deck.count());
  all.add(kMoose, of_seat(Where::start_seat, state.first));
  for (std::size_t place = 0; place < kPlaces; ++place) {
    const Stand& stand = state.stands[place];
    if (stand.seat == kNobody) continue;
    all.add(piece(PieceSort::viking, stand.colour), of_seat(Where::space, stand.seat, place),
            stand.vikings);
  }
  add_mountains(all, state);
  add_markers(all, state);
  add_lands_and_houses(all, state);
  for (std::size_t surface = 0; surface < kSurfaces; ++surface) add_surface(all, state, surface);
  for (std::size_t i = 0; i < state.player_count; ++i) add_player(all, state, seat_at(i));
  return all;
}

// All there is, before the first event of a match.
Lying in_the_box(const State& begun) {
  State box;
  box.player_count = begun.player_count;
  box.options = begun.options;
  box.options.markers = Markers::printed;  // none is up yet
  box.first = begun.first;
  box.deck = cards_in_box(begun.options, false);
  box.specials = (1U << (kSpecials - 1)) - 1;
  box.altar = begun.options.harvest;
  box.tokens = begun.options.harvest != 0 ? (1U << kTokens) - 1 : 0;
  box.sheds = kBuildingCounts[0];
  box.weapon_deck = kWeaponCounts;
  box.strips.fill(kStripHidden);
  for (std::size_t i = 0; i < kLands; ++i) box.lands[i].used = begun.lands[i].used;
  Lying all = lying(box);
  all.add(kMoose, of_seat(Where::start_seat, begun.first), -1);
  return all;
}

// Everything that moves may be seen here.
bool anything(const Transfer&) { return true; }

}  // namespace

TEST_CASE("transfers of A Feast for Odin: pieces lie after a move where its events say they went") {
  Rng luck(20261123);
  const int all = matches(0.01);
  std::set<int> happened;
  for (int i = 0; i < all; ++i) {
    Setup wish;
    State state = random_start(luck, &wish);
    const State begun = setup(wish).value();
    Lying opened = in_the_box(begun);
    follow_events(opened, opening(wish), happened, anything);
    REQUIRE_MESSAGE(opened == lying(begun), testing::words(wish) << "\ntold:\n"
                                                                 << opened.words() << "lies:\n"
                                                                 << lying(begun).words());
    while (actor(state)) {
      MoveList moves;
      legal(state, moves);
      const Move move = random_move(moves, luck);
      INFO(text(move), " (", testing::words(wish), ")");
      Lying told = lying(state);
      follow_events(told, narrate(state, move), happened, anything);
      REQUIRE(apply(state, move).ok());
      const Lying now = lying(state);
      REQUIRE_MESSAGE(told == now, "told:\n" << told.words() << "lies:\n" << now.words());
    }
  }
  if (all < 100) return;
  for (int what = 1; what <= static_cast<int>(Happening::penalties); ++what) {
    CHECK_MESSAGE(happened.contains(what), "never told: " << what);
  }
}
