#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/graenaland/state.h"

// The moves of Graenaland and their notation. A move's code is `kind + 16 * value`. Lands are named
// by their tiles (P1, F2, H3, M1), seats by their numbers from 1, cards by their terrain and the
// place of their resource in its deck, the main one first: with the standard figures `plains 1` is
// grain.
//
//   keep 2              keep the second of the three victory-point cards
//   found F1            free setup: place a village
//   yield F1            free setup: move the village that stands in a crowd to F1
//   yield nowhere       it stays
//   march priest NE     send a hero: N inland, WW and EE along the coast
//   march nobody        everybody stays
//   enter skald         this one of two waiting heroes enters
//   propose H1          propose how to share out the cards of H1; then, card by card:
//   give 2              the next card goes to seat 2
//   rest 2              and so do all that are left
//   even                one each in turn, those with votes, the proposer first
//   again               as in the last proposal for this land
//   pass                no proposal
//   vote yes, vote no
//   claim 7             claim to reach 7 points by building now; `claim nothing`
//   build village F1    also fortress, church, hall, road, improvement, market, palisade
//   build army          a step without a fortress; `build army plains` with one there
//   joint road F1       offer all to build it together
//   grant 3             five players: let seat 3 build one thing
//   take S07            take this supply card
//   done                end the phase; `declare` ends it and the match
//   pay plains 2        give this card for the resource asked for
//   pay gold mountains 1    the same with gold
//   pay S07             a half of this supply card
//   pay market plains 1, pay market S07    this card through a market
//   toll forest 1       the card for the next settled player
//   follow, remain      priest or skald goes to the new building, or stays
//   pledge wood         joint work: promise a wood; `free wood` takes it back
//   enough              say no more; the main player: `raise` builds it, `drop` gives it up,
//                       `ask` asks once more round
//   refuse              joint work: give nothing after all

namespace meadhall::graenaland {

enum class MoveKind : std::uint8_t {
  keep,     // value: place among the three dealt
  found,    // value: tile
  yield,    // value: 1 + tile; 0 stays
  march,    // value: spot + 9 * hero; kNobodyMarches
  enter,    // value: hero
  propose,  // value: 1 + tile; 0 passes
  share,    // value: see Sharing
  vote,     // value: 1 yes, 0 no
  claim,    // value: points; 0 nothing
  build,    // value: construction + 16 * at; + kJoint offers it as a joint work
  take,     // value: supply card
  finish,   // value: 0 done, 1 declare, 2 + seat grants
  pay,      // value: a Source
  toll,     // value: card kind
  follow,   // value: 1 follows, 0 remains
  pledge,   // value: see Pledging
};

// `value`: a number, or an enumerator or a seat by its number.
template <class Value = std::uint32_t>
constexpr Move make_move(MoveKind kind, Value value = {}) {
  return Move{static_cast<std::uint32_t>(kind) +
              kMoveKindLimit * static_cast<std::uint32_t>(value)};
}
constexpr MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.code % kMoveKindLimit); }
constexpr std::uint32_t value_of(Move move) { return move.code / kMoveKindLimit; }

inline constexpr std::uint32_t kNobodyMarches = kSpots * kHeroes;
constexpr Move march(Hero hero, Spot spot) {
  return make_move(MoveKind::march, static_cast<std::uint32_t>(spot) +
                                        std::uint32_t{kSpots} * static_cast<std::uint32_t>(hero));
}
inline constexpr Move kStayAll = make_move(MoveKind::march, kNobodyMarches);

// Lands are told by their tiles' numbers, see kTileNames.
constexpr Move found(std::size_t tile) { return make_move(MoveKind::found, tile); }
constexpr Move yield_to(std::size_t tile) { return make_move(MoveKind::yield, tile + 1); }
inline constexpr Move kYieldNot = make_move(MoveKind::yield);
constexpr Move propose(std::size_t tile) { return make_move(MoveKind::propose, tile + 1); }
inline constexpr Move kPass = make_move(MoveKind::propose);

// Values of `share`: a seat gets the next card; 8 + seat gets all that are left; and two more.
inline constexpr std::uint32_t kRest = 8;
inline constexpr std::uint32_t kEven = 16;
inline constexpr std::uint32_t kAgain = 17;
constexpr Move give(Seat seat) { return make_move(MoveKind::share, seat); }
constexpr Move give_rest(Seat seat) { return make_move(MoveKind::share, kRest + index(seat)); }

constexpr Move vote(bool yes) { return make_move(MoveKind::vote, yes ? 1 : 0); }
constexpr Move claim(std::uint32_t points) { return make_move(MoveKind::claim, points); }

// `at`: the tile; of the army 0 for the price without a fortress, or 1 + the fortress's terrain.
inline constexpr std::uint32_t kJoint = 256;
constexpr Move build(Construction what, std::size_t at = 0) {
  return make_move(MoveKind::build, static_cast<std::size_t>(what) + 16 * at);
}
constexpr Move joint(Construction work, std::size_t at) {
  return make_move(MoveKind::build, kJoint + value_of(build(work, at)));
}
constexpr bool is_joint(Move build_move) { return value_of(build_move) >= kJoint; }
constexpr Construction what_of(Move build_move) {
  return static_cast<Construction>(value_of(build_move) % 16U);
}
constexpr std::size_t at_of(Move build_move) { return value_of(build_move) % kJoint / 16U; }

constexpr Move take(std::size_t card) { return make_move(MoveKind::take, card); }
inline constexpr Move kDone = make_move(MoveKind::finish);
inline constexpr Move kDeclare = make_move(MoveKind::finish, 1);
constexpr Move grant(Seat seat) { return make_move(MoveKind::finish, 2 + index(seat)); }

// What a payment is made with: a resource card by its kind, a half of a supply card, or either
// through a market. Gold cards come after the other cards in lists, markets last.
namespace source {
inline constexpr std::uint32_t kCard = 0;
inline constexpr std::uint32_t kSupply = kCard + kCardKinds;
inline constexpr std::uint32_t kGold = kSupply + kSupplyCards;
inline constexpr std::uint32_t kMarketCard = kGold + kCardKinds;
inline constexpr std::uint32_t kMarketSupply = kMarketCard + kCardKinds;
inline constexpr std::uint32_t kEnd = kMarketSupply + kSupplyCards;
}  // namespace source
constexpr Move pay(std::uint32_t from) { return make_move(MoveKind::pay, from); }
constexpr Move toll(std::size_t kind) { return make_move(MoveKind::toll, kind); }
inline constexpr Move kFollow = make_move(MoveKind::follow, 1);
inline constexpr Move kRemain = make_move(MoveKind::follow);

// Values of `pledge`: a resource; 4 + a resource takes it back; and what ends a turn.
inline constexpr std::uint32_t kFree = kPlainResources;
inline constexpr Move kEnough = make_move(MoveKind::pledge, 8);
inline constexpr Move kRaise = make_move(MoveKind::pledge, 9);
inline constexpr Move kDrop = make_move(MoveKind::pledge, 10);
inline constexpr Move kAsk = make_move(MoveKind::pledge, 11);
inline constexpr Move kRefuse = make_move(MoveKind::pledge, 12);
constexpr Move pledge(Resource resource) { return make_move(MoveKind::pledge, resource); }
constexpr Move free_pledge(Resource resource) {
  return make_move(MoveKind::pledge, kFree + static_cast<std::uint32_t>(resource));
}

// `at` of a build move as the rules count it: the place of its land, kMaxLands if it is not on this
// island; of the army the price.
constexpr std::size_t place_built(const State& state, Move build_move) {
  const std::size_t at = at_of(build_move);
  return what_of(build_move) == Construction::army ? at : place_of(state, at);
}
// And back.
constexpr std::size_t at_for(const State& state, Construction what, std::size_t place) {
  return what == Construction::army ? place : tile_number(state, place);
}

std::string text(Move move);
Result<Move> parse(std::string_view line);

// The forms of moves and things with the catalogue ids of their meanings.
std::span<const NotationForm> notation();

// What can be pointed at. Notation: `land H1`, `village H1` and so on for whatever could be built
// there, `army`, `hero 2 priest`, `hand 2`, `supply S07`, `card` (the actor's victory-point card),
// `goal largest`, `deck hills`, `votes H1`, `ship`.
enum class InspectableKind : std::uint8_t {
  land,
  build,  // value: construction + 16 * tile, or price of the army
  hero,
  hand,
  supply,
  card,
  goal,
  deck,
  votes,
  ship,
};

constexpr Inspectable make_inspectable(InspectableKind kind, std::uint32_t seat,
                                       std::uint32_t value) {
  return Inspectable{static_cast<std::uint32_t>(kind) + 16U * seat + 128U * value};
}
inline constexpr std::uint32_t kOfActor = 7;  // a thing's seat where none is named
constexpr InspectableKind kind_of(Inspectable thing) {
  return static_cast<InspectableKind>(thing.code % 16U);
}
constexpr std::uint32_t seat_number(Inspectable thing) { return thing.code / 16U % 8U; }
constexpr std::uint32_t value_of(Inspectable thing) { return thing.code / 128U; }

Result<Inspectable> parse_inspectable(std::string_view line);

}  // namespace meadhall::graenaland
