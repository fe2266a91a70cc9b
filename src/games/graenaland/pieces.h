#pragma once

#include "games/event.h"
#include "games/graenaland/components.h"
#include "games/graenaland/state.h"

// What events of Graenaland tell (games/event.h): what happened, which pieces moved, and the places
// where pieces lie.

namespace meadhall::graenaland {

// Event::what. A choice made in secret has one name, whatever was chosen.
enum class Happening : std::uint8_t {
  none,
  // Choices, named like moves.
  keep,
  found,
  yield,
  yield_not,
  march,
  enter,
  propose,
  pass,
  share,
  vote,
  claim,
  build,
  joint,
  take,
  done,  // with a declaration or without
  grant,
  pay,
  choose_toll,
  follow,
  remain,
  pledge,
  free_pledge,
  enough,
  ask,
  talk_over,
  contribute,  // or refuse
  // What follows from them, named like sentences of the log.
  begins,
  settles,
  supplies,
  takes_lying,
  yields,
  left_over,
  round,
  produced,
  produced_down,
  improved,
  improved_not,
  stays,
  marches,
  swaps,
  waits,
  enters,
  proposal,
  votes_yes,
  votes_no,
  passed,
  failed,
  claims,
  declares,
  builds,
  paid,
  toll,
  built,
  army,
  builds_nothing,
  dropped,
  refused,
};

// Piece::sort, with what Piece::kind says.
enum class PieceSort : std::uint8_t {
  card,         // a resource card whose face everybody sees; kind as card_kind() has it
  back,         // a resource card, by its back; kind: a Terrain
  supply,       // a supply card whose face everybody sees; kind: its number
  supply_back,  // a supply card, by its back
  victory,      // a victory-point card, by its back: its face is never told
  village,
  building,  // kind: a Building
  work,      // kind: a Work
  hero,      // kind: a Hero
  army,      // the house on the army track
  ship,
};

// Location::sort, with whose it is and what Location::at says.
enum class Where : std::uint8_t {
  deck,          // at: a terrain
  discards,      // face up; at: a terrain
  open,          // a land's cards face up; at: the place of the land
  down,          // a land's cards face down; at: the place of the land
  lying,         // free setup: cards face down on a coast land; at: its place
  hand,          // somebody's: resource and supply cards
  laid_out,      // somebody's, face up: what a construction is being paid with
  supply_stack,  // face down
  supply_row,    // at: which of the row
  supply_used,   // face up
  land,          // somebody's settlements and heroes, nobody's works; at: the place of the land
  waiting,       // somebody's hero beside a land; at: the place of the land
  army_track,    // somebody's; at: the size of the army
  stock,         // somebody's houses and heroes, nobody's works, that are not in play
  victory_deck,  // face down
  dealt,         // somebody's victory-point cards
  put_away,      // the same, of which another was kept
  main,          // who has the ship; nobody's: before the match
};

constexpr Piece piece(PieceSort sort, std::size_t kind = 0) {
  return {static_cast<std::uint8_t>(sort), static_cast<std::uint8_t>(kind)};
}
constexpr Piece card(std::size_t kind) { return piece(PieceSort::card, kind); }
constexpr Piece back(Terrain terrain) {
  return piece(PieceSort::back, static_cast<std::size_t>(terrain));
}
constexpr Piece supply(std::size_t number) { return piece(PieceSort::supply, number); }
constexpr Piece piece(Building building) {
  return piece(PieceSort::building, static_cast<std::size_t>(building));
}
constexpr Piece piece(Work work) { return piece(PieceSort::work, static_cast<std::size_t>(work)); }
constexpr Piece piece(Hero hero) { return piece(PieceSort::hero, static_cast<std::size_t>(hero)); }
inline constexpr Piece kVictoryCard = piece(PieceSort::victory);
inline constexpr Piece kVillage = piece(PieceSort::village);
inline constexpr Piece kArmy = piece(PieceSort::army);
inline constexpr Piece kShip = piece(PieceSort::ship);

constexpr PieceSort sort_of(const Piece& piece) { return static_cast<PieceSort>(piece.sort); }

constexpr Location common(Where where, std::size_t at = 0) {
  return {static_cast<std::uint8_t>(where), kNobody, static_cast<std::uint16_t>(at)};
}
constexpr Location common(Where where, Terrain terrain) {
  return common(where, static_cast<std::size_t>(terrain));
}
constexpr Location of_seat(Where where, Seat seat, std::size_t at = 0) {
  return {static_cast<std::uint8_t>(where), seat, static_cast<std::uint16_t>(at)};
}
// Where a hero is, as the state has it.
constexpr Location place_of_hero(Seat seat, std::uint8_t at) {
  if (at == kAway) return of_seat(Where::stock, seat);
  if (is_waiting(at)) return of_seat(Where::waiting, seat, at - std::size_t{kWaiting});
  return of_seat(Where::land, seat, at);
}
constexpr Where where_of(const Location& location) { return static_cast<Where>(location.sort); }

// True if cards lie there with their backs up. One that comes or goes openly is told by its face,
// but nobody sees any more which of the others it is.
bool is_face_down(Where where);

// What a choice or an outcome sounds like; see Capabilities::sound_of.
std::string_view sound_of(const Event& event);

}  // namespace meadhall::graenaland
