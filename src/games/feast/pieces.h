#pragma once

#include "games/event.h"
#include "games/feast/components.h"

// What events of A Feast for Odin tell (games/event.h): what happened, which pieces moved, and the
// places where pieces lie.

namespace meadhall::feast {

// Event::what, named like the sentences of the log.
enum class Happening : std::uint8_t {
  none,
  // Only chosen.
  places,
  chooses_space,
  copies,
  passes,
  goes_on,
  stops,
  accepts,
  declines,  // what a space or a card offers
  rolls_again,
  gives_up,
  arranges,
  takes_back,
  fills,
  buys,
  takes,
  takes_strip,
  option,
  picks,
  picks_board,
  turns_it,
  whaling,
  keeps,  // which is secret
  // Chosen, or what follows.
  uses,
  plays,
  upgrades,
  trades,  // the same, overseas
  pays,
  lays,
  emigrates,
  explores,
  arms,
  disarms,
  serves,
  leaves_bare,
  vikings_back,
  token,
  // What follows from choices and phases.
  begins,
  round,
  strip,
  turns,
  starts,
  gets,
  gives_ship,
  drew_weapons,
  drew_occupation,
  one_shot,
  no_vikings,
  rolls,
  fails,
  pregnant,
  feast,
  penalties,
  // Lines of the final scoring: this and the Category of the line (score_parts.h).
  counts,
};

// Piece::sort, with what Piece::kind says.
enum class PieceSort : std::uint8_t {
  item,        // goods, special tiles, silver, resources, weapons; kind: an Item
  ship,        // kind: a Ship
  building,    // kind: a Building
  land,        // a side of an exploration board; kind: a Sheet
  viking,      // kind: alone, 0 for the first colour and 1 for the second
  occupation,  // kind: its number; kNoCard: one whose face not everybody sees
  strip,       // of the mountains; kind: its number
  marker,      // of a harvest; kind: its level, kNoMarker without harvest
  token,       // of a harvest; kind: its number
  penalty,     // of the Thing
  moose,
  points,
};

// Location::sort, with whose it is and what Location::at says.
enum class Where : std::uint8_t {
  general,    // the general supply, special tiles, ships and buildings included
  box,        // what is out of the game
  supply,     // somebody's, the stable included
  bay,        // somebody's ships
  aboard,     // ore on somebody's ships; at: a Ship
  houses,     // somebody's buildings; at: the surface, of sheds 0
  fields,     // wood and stone on somebody's buildings; at: a Building
  surface,    // of somebody's board or house; at: kGrid times the surface, and its cell_number()
  lands,      // exploration boards in the middle
  face_down,  // the other sides of those boards
  on_land,    // silver on an exploration board; at: the number of the board
  explored,   // somebody's exploration boards
  bench,      // somebody's Vikings on the banquet table
  thing,      // somebody's Vikings, of both colours
  space,      // somebody's Vikings on the action board; at: the place
  table,      // somebody's banquet table; at: the first cell, of ships 0. What was served goes
              // back to the general supply after the feast, which is not told.
  strips_hidden,   // mountain strips to come
  strips,          // face up
  strip,           // what lies on a strip; at: its number
  weapon_deck,     // face down
  weapon_discard,  // face up
  light_deck,      // starting occupations
  deck,            // the other occupations
  hand,            // somebody's occupations
  played,          // somebody's occupations
  markers,         // of harvests, face down
  harvest,         // the marker of this round
  next_harvest,    // and of the next
  tokens,          // those to be chosen, and somebody's
  start_seat,      // who has the moose
};

constexpr Piece piece(PieceSort sort, std::size_t kind = 0) {
  return {static_cast<std::uint8_t>(sort), static_cast<std::uint8_t>(kind)};
}
constexpr Piece piece(Item item) { return piece(PieceSort::item, number(item)); }
constexpr Piece piece(Ship ship) { return piece(PieceSort::ship, static_cast<std::size_t>(ship)); }
constexpr Piece piece(Building building) {
  return piece(PieceSort::building, static_cast<std::size_t>(building));
}
constexpr Piece piece(Sheet sheet) {
  return piece(PieceSort::land, static_cast<std::size_t>(sheet));
}
inline constexpr Piece kUnseenOccupation = piece(PieceSort::occupation, kNoCard);
inline constexpr Piece kThingPenalty = piece(PieceSort::penalty);
inline constexpr Piece kMoose = piece(PieceSort::moose);
inline constexpr Piece kPoints = piece(PieceSort::points);

constexpr PieceSort sort_of(const Piece& piece) { return static_cast<PieceSort>(piece.sort); }

constexpr Location common(Where where, std::size_t at = 0) {
  return {static_cast<std::uint8_t>(where), kNobody, static_cast<std::uint16_t>(at)};
}
constexpr Location of_seat(Where where, Seat seat, std::size_t at = 0) {
  return {static_cast<std::uint8_t>(where), seat, static_cast<std::uint16_t>(at)};
}
constexpr Location aboard(Seat seat, Ship ship) {
  return of_seat(Where::aboard, seat, static_cast<std::size_t>(ship));
}
constexpr Location fields(Seat seat, Building building) {
  return of_seat(Where::fields, seat, static_cast<std::size_t>(building));
}
inline constexpr Location kGeneral = common(Where::general);
constexpr Where where_of(const Location& location) { return static_cast<Where>(location.sort); }

// What a choice or an outcome sounds like; see Capabilities::sound_of.
std::string_view sound_of(const Event& event);

}  // namespace meadhall::feast
