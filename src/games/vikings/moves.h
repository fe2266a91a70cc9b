#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/vikings/state.h"

// The moves of Vikings and their notation. A move's code is `kind + 16 * value`, small numbers for
// the frequent ones, since saves and links hold them for ever.
//
//   take 4        buy the pair at price 4
//   pay 3g+1p     pay 3 gold and 1 point (also `pay 4g`, `pay 4p`)
//   start C       the start tile goes to row C, column 1
//   place N2      the tile goes to row N, column 2; S2 is the ship row
//   stay          the viking stays on the tile just laid
//   wait          the viking goes to the mainland
//   ferry G3      the boatsman carries a waiting viking to G3
//   land          the boatsman carries nobody else
//   keep          no more ferrying in this scoring
//   convert 2     exchange 2 points for 2 gold (option convertAnytime)
//
// and in the advanced game
//
//   bid 3         bid 3 in the auction for the start player
//   pass          bid nothing, or leave the auction
//   remove noble  take one of the thirteen vikings away
//   draft noble   lay all vikings of a kind around the wheel, from the dearest free place down
//   special boat  take this special tile; its names: gold5 smith+1 smith+2 boat noble+1 scout+1
//                 fisher+1 boatsman food3 gold3 building1 building2 building3 building4
//   decline       take no special tile
//   swap N2       the building goes to N2, in place of the tile with the same building
//   boat          the next boatsman sails on a boat tile, as in the basic game
//
// Rows: W warriors, N nobles, C scouts, G goldsmiths, F fishermen; S ships. Columns count from 1.

namespace meadhall::vikings {

enum class MoveKind : std::uint8_t {
  take,
  pay,
  start,
  place,
  stay,
  wait,
  ferry,
  land,
  keep,
  convert,
  bid,      // value: the bid; 0 passes
  remove,   // value: the kind of viking
  draft,    // value: the kind of viking
  special,  // value: the Special; none declines
  swap,
  boat,
};
inline constexpr std::uint32_t kMoveKinds = 16;

// `value`: a number, or an enumerator or a seat by its number.
template <class Value = std::uint32_t>
constexpr Move make_move(MoveKind kind, Value value = {}) {
  return Move{static_cast<std::uint32_t>(kind) +
              kMoveKindLimit * static_cast<std::uint32_t>(value)};
}
constexpr MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.code % kMoveKindLimit); }
constexpr std::uint32_t value_of(Move move) { return move.code / kMoveKindLimit; }

// Cells within moves: row + 6 * column.
constexpr std::uint32_t pack(Cell cell) { return cell.row + 6U * cell.column; }
constexpr Cell cell_of(Move move) {
  return {static_cast<std::uint8_t>(value_of(move) % 6U),
          static_cast<std::uint8_t>(value_of(move) / 6U)};
}

constexpr Move take(std::size_t slot) { return make_move(MoveKind::take, slot); }
// Payments: points + 12 * gold, so that the whole price can be read from the move alone.
constexpr Move pay(std::uint32_t gold, std::uint32_t points) {
  return make_move(MoveKind::pay, points + 12U * gold);
}
constexpr std::uint32_t gold_paid(Move pay_move) { return value_of(pay_move) / 12U; }
constexpr std::uint32_t points_paid(Move pay_move) { return value_of(pay_move) % 12U; }
constexpr Move start_tile(std::size_t row) { return make_move(MoveKind::start, row); }
constexpr Move place(Cell cell) { return make_move(MoveKind::place, pack(cell)); }
constexpr Move ferry(Cell cell) { return make_move(MoveKind::ferry, pack(cell)); }
constexpr Move convert(std::uint32_t points) { return make_move(MoveKind::convert, points); }
constexpr Move bid(std::uint32_t amount) { return make_move(MoveKind::bid, amount); }
constexpr Move remove_viking(Viking kind) { return make_move(MoveKind::remove, kind); }
constexpr Move draft(Viking kind) { return make_move(MoveKind::draft, kind); }
constexpr Move take_special(Special special) { return make_move(MoveKind::special, special); }
constexpr Move swap_building(Cell cell) { return make_move(MoveKind::swap, pack(cell)); }
inline constexpr Move kPass = make_move(MoveKind::bid);
inline constexpr Move kDecline = make_move(MoveKind::special);
inline constexpr Move kBoat = make_move(MoveKind::boat);
inline constexpr Move kStay = make_move(MoveKind::stay);
inline constexpr Move kWait = make_move(MoveKind::wait);
inline constexpr Move kLand = make_move(MoveKind::land);
inline constexpr Move kKeep = make_move(MoveKind::keep);

std::string text(Move move);
Result<Move> parse(std::string_view line);

// The amount of a bid or of an exchange.
std::optional<int> amount(Move move);

// The payment with the fewest points, where there are several.
std::optional<Move> gold_first(const State& state);

// The words of the notation, for whoever writes or reads more than moves: "noble", "smith+1".
std::string_view viking_name(Viking kind);
std::optional<Viking> viking_named(std::string_view name);
std::string_view special_name(Special special);  // "none" too
std::optional<Special> special_named(std::string_view name);

// The forms of moves and things with the catalogue ids of their meanings.
std::span<const NotationForm> notation();

// "N2"; the letters of rows 0 to 5 are F G C N W S.
std::string cell_text(Cell cell);
char row_letter(std::size_t row);
std::optional<std::size_t> row_with_letter(char letter);

// What can be pointed at. Notation: `pair 4`, `cell N2` (of the seat to act), `cell 3 N2` (of
// seat 3), `waiting noble`, `purse`, `stack`, `bag`, `special boat` (on offer), `owned 3 boat`
// (held by seat 3), `auction`, `drawn noble` (vikings drawn for this round, not yet laid out),
// `line nobles` (of the scoring as it would be now, see kScoreLines), `round 3`, `leader` (the
// start player's ship).
enum class InspectableKind : std::uint8_t {
  pair,
  cell,
  waiting,
  purse,
  stack,
  bag,
  special,
  owned,
  auction,
  drawn,
  line,
  round,
  leader,
};

// The lines of scorings that can be pointed at, by the last part of their category's id; then what
// is made of them: the next scoring in all, the total if the match ended with it, the vikings whom
// ships keep from counting, and where the points came from so far.
inline constexpr std::array<std::string_view, 16> kScoreLines = {
    "goldsmiths", "ships",   "nobles", "scouts",    "fishermen", "unrepelled", "gold",   "boatsmen",
    "islands",    "longest", "food",   "buildings", "next",      "end",        "danger", "points"};

constexpr std::size_t score_line(std::string_view name) {
  std::size_t at = 0;
  while (kScoreLines[at] != name) ++at;
  return at;
}

// `seat` matters for cells, waiting vikings, purses, owned special tiles and lines. Both are told
// by numbers, enumerators or seats.
template <class OfSeat = std::uint32_t, class Value = std::uint32_t>
constexpr Inspectable make_inspectable(InspectableKind kind, OfSeat seat = {}, Value value = {}) {
  return Inspectable{static_cast<std::uint32_t>(kind) + 16U * static_cast<std::uint32_t>(seat) +
                     128U * static_cast<std::uint32_t>(value)};
}
constexpr Inspectable pair_thing(std::size_t slot) {
  return make_inspectable(InspectableKind::pair, 0, slot);
}
constexpr Inspectable cell_thing(Seat seat, Cell cell) {
  return make_inspectable(InspectableKind::cell, seat, pack(cell));
}
constexpr Inspectable waiting_thing(Seat seat, Viking kind) {
  return make_inspectable(InspectableKind::waiting, seat, kind);
}
constexpr Inspectable purse_thing(Seat seat) {
  return make_inspectable(InspectableKind::purse, seat);
}
constexpr Inspectable special_thing(Special special) {
  return make_inspectable(InspectableKind::special, 0, special);
}
constexpr Inspectable owned_thing(Seat seat, Special special) {
  return make_inspectable(InspectableKind::owned, seat, special);
}
constexpr Inspectable drawn_thing(Viking kind) {
  return make_inspectable(InspectableKind::drawn, 0, kind);
}
constexpr Inspectable line_thing(Seat seat, std::size_t line) {
  return make_inspectable(InspectableKind::line, seat, line);
}
constexpr Inspectable round_thing(std::size_t round) {
  return make_inspectable(InspectableKind::round, 0, round);
}
inline constexpr Inspectable kLeaderInspectable = make_inspectable(InspectableKind::leader);
inline constexpr Inspectable kAuctionInspectable = make_inspectable(InspectableKind::auction);
inline constexpr Inspectable kStackInspectable = make_inspectable(InspectableKind::stack);
inline constexpr Inspectable kBagInspectable = make_inspectable(InspectableKind::bag);

constexpr InspectableKind kind_of(Inspectable thing) {
  return static_cast<InspectableKind>(thing.code % 16U);
}
constexpr Seat seat_of(Inspectable thing) { return seat_at((thing.code / 16U) % 8U); }
// True if the notation left the seat open: it is then the actor's.
constexpr bool names_no_seat(Inspectable thing) { return (thing.code / 16U) % 8U == 7U; }
constexpr std::uint32_t value_of(Inspectable thing) { return thing.code / 128U; }

Result<Inspectable> parse_inspectable(std::string_view line);

}  // namespace meadhall::vikings
