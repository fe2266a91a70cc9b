#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "games/feast/state.h"

// The moves of A Feast for Odin and their notation. A move's code is `kind + 16 * value`.
//
//   place weekly_1        Vikings on an action space; `place copy_1` on one that copies in column 1
//   copy weekly_1         what it copies
//   pass                  place no more in this round
//   done                  no more of what is being done; `no`, `yes`
//   roll, fail            the dice
//   pay 2 1               a dice action: 2 wood (or stone), 1 weapon; `pay 2 1 1`: and 1 spear
//   boats 1 2             whaling with 1 boat that carries ore, and 2 that carry none
//   take oil              a good or tile; `take oil again`: one that was upgraded already
//   strip 3 2             two items of the third mountain strip
//   option 2              the second of what may be chosen
//   use 47                an occupation; `use 46 2` its second line
//   play 47, keep 47      an occupation of the hand
//   sail knarr            emigrate with it; `sail longship 2`: with the one that carries 2 ore
//   explore iceland
//   return 1              one Viking comes back
//   token 3               mini-expansion 2
//
// Laying goods, buying ships and so on, at any time:
//   arrange               begins it; `done` ends it, `lift` goes a step back
//   lay oil               then, one by one, as far as there is a choice:
//   on home               on which board,
//   way 2                 which way up,
//   at 9 0                and the row and column of its top left corner
//   buy knarr             a ship
//   arm boat              an ore on it; `arm longship 1`: on the one that carries 1
//   disarm boat           and off again
//
// The feast, from left to right:
//   flat beans            a good; `upright beans`
//   coin                  a silver
//   bare                  nothing
//   fill                  all that is left, as well as can be

namespace meadhall::feast {

enum class MoveKind : std::uint8_t {
  place,    // value: a place of the action board
  say,      // value: Word
  take,     // value: item; + kAgain
  strip,    // value: strip + 8 * n
  pay,      // value: filler + 64 * weapons + 4096 * spears for swords
  option,   // value: which, from 0
  use,      // value: card + 256 * line of the card
  play,     // value: card; + kKeep
  lay,      // value: item
  on,       // value: surface
  turn,     // value: way
  at,       // value: 16 * row + column
  ship,     // value: ShipDeed + 4 * Ship + 16 * ore on it
  explore,  // value: Sheet
  course,   // value: item + 64 * stance; kBare
  number,   // value: n + 64 * NumberOf
};
inline constexpr std::size_t kMoveKinds = 16;

enum class Word : std::uint8_t { pass, done, no, yes, roll, fail, arrange, undo, fill };
inline constexpr std::size_t kWords = 9;
enum class ShipDeed : std::uint8_t { buy, sail, arm, disarm };
enum class NumberOf : std::uint8_t { back, boats, token, copy };  // boats: armed + 8 * unarmed

inline constexpr std::uint32_t kAgain = 64;
inline constexpr std::uint32_t kKeep = 256;
inline constexpr std::uint32_t kBare = 128;
inline constexpr std::uint32_t kMostOptions = 10;  // alternatives, and lines of an occupation

// `value`: a number, or an enumerator or a seat by its number.
template <class Value = std::uint32_t>
constexpr Move make_move(MoveKind kind, Value value = {}) {
  return Move{static_cast<std::uint32_t>(kind) +
              kMoveKindLimit * static_cast<std::uint32_t>(value)};
}
constexpr MoveKind kind_of(Move move) { return static_cast<MoveKind>(move.code % kMoveKindLimit); }
constexpr std::uint32_t value_of(Move move) { return move.code / kMoveKindLimit; }

constexpr Move place(std::size_t where) { return make_move(MoveKind::place, where); }
constexpr Move place(Space where) { return place(number(where)); }
constexpr Move say(Word word) { return make_move(MoveKind::say, word); }
inline constexpr Move kPass = say(Word::pass);
inline constexpr Move kDone = say(Word::done);
inline constexpr Move kNo = say(Word::no);
inline constexpr Move kYes = say(Word::yes);
inline constexpr Move kRoll = say(Word::roll);
inline constexpr Move kFail = say(Word::fail);
inline constexpr Move kArrange = say(Word::arrange);
inline constexpr Move kUndo = say(Word::undo);
inline constexpr Move kFill = say(Word::fill);
constexpr Move take(Item item, bool again = false) {
  return make_move(MoveKind::take, number(item) + (again ? kAgain : 0));
}
constexpr Move strip(std::size_t which, int n) {
  return make_move(MoveKind::strip, static_cast<int>(which) + 8 * n);
}
constexpr Move pay(int filler, int weapons, int spears = 0) {
  return make_move(MoveKind::pay, filler + 64 * weapons + 4096 * spears);
}
constexpr Move option(std::size_t which) { return make_move(MoveKind::option, which); }
constexpr Move use(std::size_t card, std::size_t line = 0) {
  return make_move(MoveKind::use, card + 256 * line);
}
constexpr Move play(std::size_t card) { return make_move(MoveKind::play, card); }
constexpr Move keep(std::size_t card) { return make_move(MoveKind::play, card + kKeep); }
constexpr Move lay(Item item) { return make_move(MoveKind::lay, item); }
// One's own home board is 0, whoever moves; then the lands and the houses.
constexpr Move on(std::size_t surface) {
  return make_move(MoveKind::on, surface < kFirstLand ? 0 : surface - kFirstLand + 1);
}
constexpr Move turn(std::size_t way) { return make_move(MoveKind::turn, way); }
constexpr Move at(Spot spot) { return make_move(MoveKind::at, 16U * spot.row + spot.column); }
constexpr Move ship_move(ShipDeed deed, Ship which, int ore = 0) {
  return make_move(MoveKind::ship, static_cast<int>(deed) + 4 * static_cast<int>(which) + 16 * ore);
}
constexpr Move explore(Sheet land) { return make_move(MoveKind::explore, land); }
constexpr Move course(Item item, Stance stance) {
  return make_move(MoveKind::course, number(item) + 64 * static_cast<std::size_t>(stance));
}
inline constexpr Move kLeaveBare = make_move(MoveKind::course, kBare);
inline constexpr Move kCoin = course(Item::silver, Stance::upright);
constexpr Move number_of(NumberOf what, std::size_t n) {
  return make_move(MoveKind::number, n + 64 * static_cast<std::size_t>(what));
}
constexpr Move back(std::uint32_t n) { return number_of(NumberOf::back, n); }
constexpr Move boats(std::uint32_t armed, std::uint32_t bare) {
  return number_of(NumberOf::boats, armed + 8 * bare);
}
constexpr Move token(std::uint32_t which) { return number_of(NumberOf::token, which); }
constexpr Move copy(std::size_t space) { return number_of(NumberOf::copy, space); }

constexpr std::size_t place_of(Move move) { return value_of(move); }
constexpr Item item_in(Move move) { return item_at(value_of(move) % 64U); }
constexpr bool is_again(Move move) { return value_of(move) >= kAgain; }
constexpr std::size_t strip_of(Move move) { return value_of(move) % 8U; }
constexpr int strip_count(Move move) { return static_cast<int>(value_of(move) / 8U); }
constexpr int filler_in(Move move) { return static_cast<int>(value_of(move) % 64U); }
constexpr int weapons_in(Move move) { return static_cast<int>(value_of(move) / 64U % 64U); }
constexpr int spears_in(Move move) { return static_cast<int>(value_of(move) / 4096U); }
constexpr std::size_t card_of(Move move) { return value_of(move) % 256U; }
constexpr std::size_t line_of(Move move) { return value_of(move) / 256U; }
constexpr std::size_t surface_of(Move move, Seat seat) {
  return value_of(move) == 0 ? home_of(seat) : kFirstLand + value_of(move) - 1;
}
constexpr Spot spot_of(Move move) {
  return {static_cast<std::uint8_t>(value_of(move) / 16U),
          static_cast<std::uint8_t>(value_of(move) % 16U)};
}
constexpr ShipDeed deed_of(Move move) { return static_cast<ShipDeed>(value_of(move) % 4U); }
constexpr Ship ship_of(Move move) { return static_cast<Ship>(value_of(move) / 4U % 4U); }
constexpr int ore_of(Move move) { return static_cast<int>(value_of(move) / 16U); }
constexpr Stance stance_of(Move move) {
  return value_of(move) / 64U % 2U == 1 ? Stance::flat : Stance::upright;
}
constexpr NumberOf counted(Move move) { return static_cast<NumberOf>(value_of(move) / 64U); }
constexpr std::uint32_t n_of(Move move) { return value_of(move) % 64U; }

// --- Things that may be pointed at

enum class InspectableKind : std::uint8_t {
  space,  // of the action board, copying ones included
  card,   // an occupation
  item,
  board,  // a Sheet
  strip,
  ship,
  feast,  // the banquet table
  income,
};
inline constexpr std::size_t kInspectableKinds = 8;
constexpr Inspectable make_inspectable(InspectableKind kind, std::size_t value = 0) {
  return Inspectable{static_cast<std::uint32_t>(kind) + 16U * static_cast<std::uint32_t>(value)};
}
constexpr InspectableKind kind_of(Inspectable thing) {
  return static_cast<InspectableKind>(thing.code % 16U);
}
constexpr std::size_t value_of(Inspectable thing) { return thing.code / 16U; }

// The contract's notation of moves and things.
std::string text(Move move);
Result<Move> parse(std::string_view line);
Result<Inspectable> parse_inspectable(std::string_view line);
std::span<const NotationForm> notation();

}  // namespace meadhall::feast
