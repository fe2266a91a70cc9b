#include "games/vikings/moves.h"

#include <array>

#include "core/scan.h"

namespace meadhall::vikings {
namespace {

constexpr std::string_view kRowLetters = "FGCNWS";
constexpr std::array<std::string_view, kVikingKinds> kVikingNames = {
    "fisherman", "goldsmith", "scout", "noble", "warrior", "boatsman"};
constexpr std::uint32_t kDearest = kSlots - 1;
constexpr std::uint32_t kOfActor =
    7;  // a Thing's seat where the notation names none: names_no_seat

Error unreadable(std::string_view line) {
  return Error{Message("vikings.notation.unknown").with("line", std::string(line))};
}

Error unknown_thing(std::string_view line) {
  return Error{Message("vikings.notation.thing").with("line", std::string(line))};
}

std::optional<Cell> read_cell(Scanner& scan) {
  if (scan.done()) return std::nullopt;
  const std::optional<std::size_t> row = row_with_letter(scan.rest().front());
  if (!row) return std::nullopt;
  scan.take(scan.rest().front());
  const auto column = scan.number<std::uint32_t>();
  if (!column || *column < 1 || *column > kColumns) return std::nullopt;
  return Cell{static_cast<std::uint8_t>(*row), static_cast<std::uint8_t>(*column - 1)};
}

// "4", "3g", "2p", "3g+1p" after `pay `.
std::optional<Move> read_payment(Scanner& scan) {
  std::uint32_t gold = 0;
  std::uint32_t points = 0;
  auto amount = scan.number<std::uint32_t>();
  if (!amount || *amount > kDearest || *amount == 0) return std::nullopt;
  if (scan.take('g')) {
    gold = *amount;
    if (!scan.take('+')) return pay(gold, 0);
    amount = scan.number<std::uint32_t>();
    if (!amount || *amount > kDearest || *amount == 0) return std::nullopt;
  }
  points = *amount;
  if (!scan.take('p')) return std::nullopt;
  return pay(gold, points);
}

std::optional<Move> read_move(Scanner& scan) {
  if (scan.take("take ")) {
    const auto slot = scan.number<std::uint32_t>();
    if (slot && *slot < kSlots) return take(*slot);
  } else if (scan.take("pay ")) {
    return read_payment(scan);
  } else if (scan.take("start ")) {
    if (!scan.done()) {
      const std::optional<std::size_t> row = row_with_letter(scan.rest().front());
      scan.take(scan.rest().front());
      if (row && *row < kRows) return start_tile(*row);
    }
  } else if (scan.take("place ")) {
    if (const auto cell = read_cell(scan)) return place(*cell);
  } else if (scan.take("ferry ")) {
    if (const auto cell = read_cell(scan); cell && cell->row < kRows) return ferry(*cell);
  } else if (scan.take("convert ")) {
    const auto points = scan.number<std::uint32_t>();
    if (points && *points > 0 && *points < 1000) return convert(*points);
  } else if (scan.take("stay")) {
    return kStay;
  } else if (scan.take("wait")) {
    return kWait;
  } else if (scan.take("land")) {
    return kLand;
  } else if (scan.take("keep")) {
    return kKeep;
  }
  return std::nullopt;
}

constexpr Thing make_thing(ThingKind kind, std::uint32_t seat, std::uint32_t value) {
  return Thing{static_cast<std::uint32_t>(kind) + 16U * seat + 128U * value};
}

std::optional<Viking> viking_named(std::string_view name) {
  for (std::size_t kind = 0; kind < kVikingKinds; ++kind) {
    if (kVikingNames[kind] == name) return static_cast<Viking>(kind);
  }
  return std::nullopt;
}

}  // namespace

char row_letter(std::size_t row) { return kRowLetters[row]; }

std::optional<std::size_t> row_with_letter(char letter) {
  const std::size_t row = kRowLetters.find(letter);
  if (row == std::string_view::npos) return std::nullopt;
  return row;
}

std::string cell_text(Cell cell) { return row_letter(cell.row) + std::to_string(cell.column + 1); }

std::string text(Move move) {
  const std::uint32_t value = value_of(move);
  switch (kind_of(move)) {
    case MoveKind::take: return "take " + std::to_string(value);
    case MoveKind::pay: {
      const std::string gold = std::to_string(gold_paid(move)) + "g";
      const std::string points = std::to_string(points_paid(move)) + "p";
      if (points_paid(move) == 0) return "pay " + gold;
      if (gold_paid(move) == 0) return "pay " + points;
      return "pay " + gold + "+" + points;
    }
    case MoveKind::start: return std::string("start ") + row_letter(value % kRowLetters.size());
    case MoveKind::place: return "place " + cell_text(cell_of(move));
    case MoveKind::stay: return "stay";
    case MoveKind::wait: return "wait";
    case MoveKind::ferry: return "ferry " + cell_text(cell_of(move));
    case MoveKind::land: return "land";
    case MoveKind::keep: return "keep";
    case MoveKind::convert: return "convert " + std::to_string(value);
  }
  return "?" + std::to_string(move.code);  // no such move; `parse` refuses it
}

Result<Move> parse(std::string_view line) {
  Scanner scan(line);
  const std::optional<Move> move = read_move(scan);
  if (!move || !scan.done()) return unreadable(line);
  return *move;
}

Thing pair_thing(std::size_t slot) {
  return make_thing(ThingKind::pair, 0, static_cast<std::uint32_t>(slot));
}
Thing cell_thing(Seat seat, Cell cell) {
  return make_thing(ThingKind::cell, static_cast<std::uint32_t>(seat), pack(cell));
}
Thing waiting_thing(Seat seat, Viking kind) {
  return make_thing(ThingKind::waiting, static_cast<std::uint32_t>(seat),
                    static_cast<std::uint32_t>(kind));
}
Thing purse_thing(Seat seat) {
  return make_thing(ThingKind::purse, static_cast<std::uint32_t>(seat), 0);
}

Result<Thing> parse_thing(std::string_view line) {
  Scanner scan(line);
  const std::string_view word = scan.word();
  scan.skip_spaces();
  if (word == "stack" && scan.done()) return kStackThing;
  if (word == "bag" && scan.done()) return kBagThing;
  if (word == "pair") {
    const auto slot = scan.number<std::uint32_t>();
    if (slot && *slot < kSlots && scan.done()) return pair_thing(*slot);
    return unknown_thing(line);
  }

  std::uint32_t seat = kOfActor;
  if (const auto number = scan.number<std::uint32_t>()) {
    if (*number < 1 || *number > kMaxPlayers) return unknown_thing(line);
    seat = *number - 1;
    scan.skip_spaces();
  }
  if (word == "cell") {
    const auto cell = read_cell(scan);
    if (cell && scan.done()) return make_thing(ThingKind::cell, seat, pack(*cell));
  } else if (word == "waiting") {
    const auto kind = viking_named(scan.word());
    if (kind && scan.done()) {
      return make_thing(ThingKind::waiting, seat, static_cast<std::uint32_t>(*kind));
    }
  } else if (word == "purse" && scan.done()) {
    return make_thing(ThingKind::purse, seat, 0);
  }
  return unknown_thing(line);
}

}  // namespace meadhall::vikings
