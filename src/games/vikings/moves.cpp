#include "games/vikings/moves.h"

#include <array>

#include "games/notation.h"

namespace meadhall::vikings {
namespace {

constexpr std::string_view kRowLetters = "FGCNWS";
constexpr std::array<std::string_view, kVikingKinds> kVikingNames = {
    "fisherman", "goldsmith", "scout", "noble", "warrior", "boatsman"};
constexpr std::array<std::string_view, kSpecialKinds> kSpecialNames = {
    "none",     "gold5", "smith+1", "smith+2",   "boat",      "noble+1",   "scout+1",  "fisher+1",
    "boatsman", "food3", "gold3",   "building1", "building2", "building3", "building4"};
constexpr std::uint32_t kDearest = kSlots - 1;
constexpr std::uint32_t kOfActor = 7;  // the seat where the notation names none: names_no_seat

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

// The words that are a whole move.
struct WholeMove {
  std::string_view text;
  Move move;
};
constexpr std::array<WholeMove, 7> kWholeMoves = {{{"stay", kStay},
                                                   {"wait", kWait},
                                                   {"land", kLand},
                                                   {"keep", kKeep},
                                                   {"pass", kPass},
                                                   {"decline", kDecline},
                                                   {"boat", kBoat}}};

// An amount of at least 1, below 1000.
std::optional<std::uint32_t> read_amount(Scanner& scan) {
  const auto amount = scan.number<std::uint32_t>();
  return amount && *amount > 0 && *amount < 1000 ? amount : std::nullopt;
}

// The moves of the advanced game that say more than one word.
std::optional<Move> read_advanced_move(Scanner& scan) {
  if (scan.take("bid ")) {
    if (const auto amount = read_amount(scan)) return bid(*amount);
  } else if (scan.take("remove ")) {
    if (const auto kind = viking_named(scan.word())) return remove_viking(*kind);
  } else if (scan.take("draft ")) {
    if (const auto kind = viking_named(scan.word())) return draft(*kind);
  } else if (scan.take("special ")) {
    const auto special = special_named(scan.word());
    if (special && *special != Special::none) return take_special(*special);
  } else if (scan.take("swap ")) {
    if (const auto cell = read_cell(scan); cell && cell->row < kRows) return swap_building(*cell);
  }
  return std::nullopt;
}

std::optional<Move> read_move(Scanner& scan) {
  for (const WholeMove& whole : kWholeMoves) {
    if (scan.take(whole.text)) return whole.move;
  }
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
    if (const auto points = read_amount(scan)) return convert(*points);
  }
  return read_advanced_move(scan);
}

}  // namespace

std::string_view viking_name(Viking kind) { return kVikingNames[static_cast<std::size_t>(kind)]; }

std::optional<Viking> viking_named(std::string_view name) {
  const auto kind = place_in(kVikingNames, name);
  return kind ? std::optional(static_cast<Viking>(*kind)) : std::nullopt;
}

std::string_view special_name(Special special) {
  return kSpecialNames[static_cast<std::size_t>(special)];
}

std::optional<Special> special_named(std::string_view name) {
  const auto kind = place_in(kSpecialNames, name);
  return kind ? std::optional(static_cast<Special>(*kind)) : std::nullopt;
}

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
    case MoveKind::bid: return value == 0 ? "pass" : "bid " + std::to_string(value);
    case MoveKind::remove:
      if (value < kVikingKinds) return "remove " + std::string(kVikingNames[value]);
      break;
    case MoveKind::draft:
      if (value < kVikingKinds) return "draft " + std::string(kVikingNames[value]);
      break;
    case MoveKind::special:
      if (value == 0) return "decline";
      if (value < kSpecialKinds) return "special " + std::string(kSpecialNames[value]);
      break;
    case MoveKind::swap: return "swap " + cell_text(cell_of(move));
    case MoveKind::boat: return "boat";
  }
  return "?" + std::to_string(move.code);  // no such move; `parse` refuses it
}

Result<Move> parse(std::string_view line) {
  Scanner scan(line);
  const std::optional<Move> move = read_move(scan);
  if (!move || !scan.done()) return unreadable("vikings.notation.unknown", line);
  return *move;
}

std::optional<int> amount(Move move) {
  const MoveKind kind = kind_of(move);
  const bool counts = kind == MoveKind::convert || (kind == MoveKind::bid && move != kPass);
  return counts ? std::optional(static_cast<int>(value_of(move))) : std::nullopt;
}

std::span<const NotationForm> notation() {
  static constexpr std::array<NotationForm, 31> kForms = {{
      {"take PRICE", "vikings.notation.take"},
      {"pay 3g+1p", "vikings.notation.pay"},
      {"start ROW", "vikings.notation.start"},
      {"place CELL", "vikings.notation.place"},
      {"stay", "vikings.notation.stay"},
      {"wait", "vikings.notation.wait"},
      {"ferry CELL", "vikings.notation.ferry"},
      {"land", "vikings.notation.land"},
      {"keep", "vikings.notation.keep"},
      {"convert N", "vikings.notation.convert"},
      {"bid N", "vikings.notation.bid"},
      {"pass", "vikings.notation.pass"},
      {"remove VIKING", "vikings.notation.remove"},
      {"draft VIKING", "vikings.notation.draft"},
      {"special TILE", "vikings.notation.special"},
      {"decline", "vikings.notation.decline"},
      {"swap CELL", "vikings.notation.swap"},
      {"boat", "vikings.notation.boat"},
      {"pair PRICE", "vikings.notation.pair"},
      {"cell [SEAT] CELL", "vikings.notation.cell"},
      {"waiting [SEAT] VIKING", "vikings.notation.waiting"},
      {"purse [SEAT]", "vikings.notation.purse"},
      {"line [SEAT] LINE", "vikings.notation.line"},
      {"drawn VIKING", "vikings.notation.drawn"},
      {"auction", "vikings.notation.auction"},
      {"special TILE", "vikings.notation.offered"},
      {"owned [SEAT] TILE", "vikings.notation.owned"},
      {"stack", "vikings.notation.stack"},
      {"bag", "vikings.notation.bag"},
      {"round N", "vikings.notation.round"},
      {"leader", "vikings.notation.leader"},
  }};
  return kForms;
}

namespace {

// What a thing's value is named by, after its word and its seat. Nothing where it has no such name.
std::optional<std::uint32_t> read_thing_value(InspectableKind kind, Scanner& scan) {
  switch (kind) {
    case InspectableKind::pair: return number_between(scan, 0, kSlots - 1);
    case InspectableKind::cell: {
      const auto cell = read_cell(scan);
      return cell ? std::optional(pack(*cell)) : std::nullopt;
    }
    case InspectableKind::waiting:
    case InspectableKind::drawn: return place_in(kVikingNames, scan.word());
    case InspectableKind::special:
    case InspectableKind::owned: {
      const auto special = place_in(kSpecialNames, scan.word());
      return special != 0U ? special : std::nullopt;
    }
    case InspectableKind::line: return place_in(kScoreLines, scan.word());
    case InspectableKind::round: return number_between(scan, 1, kRounds);
    case InspectableKind::leader:
    case InspectableKind::purse:
    case InspectableKind::stack:
    case InspectableKind::bag:
    case InspectableKind::auction: return 0;
  }
  return std::nullopt;
}

constexpr bool belongs_to_a_seat(InspectableKind kind) {
  return kind == InspectableKind::cell || kind == InspectableKind::waiting ||
         kind == InspectableKind::purse || kind == InspectableKind::owned ||
         kind == InspectableKind::line;
}

// In the order of InspectableKind.
constexpr std::array<std::string_view, 13> kThingWords = {
    "pair",  "cell",    "waiting", "purse", "stack", "bag",   "special",
    "owned", "auction", "drawn",   "line",  "round", "leader"};

}  // namespace

Result<Inspectable> parse_inspectable(std::string_view line) {
  const Error unknown = unreadable("vikings.notation.thing", line);
  Scanner scan(line);
  const auto word = place_in(kThingWords, scan.word());
  if (!word) return unknown;
  const auto kind = static_cast<InspectableKind>(*word);
  scan.skip_spaces();
  std::uint32_t seat = 0;
  if (belongs_to_a_seat(kind)) {
    seat = kOfActor;
    if (const auto number = scan.number<std::uint32_t>()) {
      if (*number < 1 || *number > kMaxPlayers) return unknown;
      seat = *number - 1;
      scan.skip_spaces();
    }
  }
  const auto value = read_thing_value(kind, scan);
  if (!value || !scan.done()) return unknown;
  return make_inspectable(kind, seat, *value);
}

}  // namespace meadhall::vikings
