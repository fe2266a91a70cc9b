#include "games/feast/moves.h"

#include <array>

#include "games/feast/ids.h"
#include "games/notation.h"

// The notation: words, never translated.

namespace meadhall::feast {
namespace {

constexpr std::array<std::string_view, kWords> kSaid = {"pass", "done",    "no",   "yes", "roll",
                                                        "fail", "arrange", "lift", "fill"};
constexpr std::array<std::string_view, 15> kSurfaceWords = {
    "home",    "A",       "B",      "C",      "D",      "E",      "F",     "stone_1",
    "stone_2", "stone_3", "long_1", "long_2", "long_3", "long_4", "long_5"};
constexpr std::array<std::string_view, 4> kShipDeeds = {"buy", "sail", "arm", "disarm"};

std::string numbered(std::string_view verb, std::uint64_t n) {
  return std::string(verb).append(" ").append(std::to_string(n));
}
std::string named(std::string_view verb, std::string_view id) {
  return std::string(verb).append(" ").append(word_of(id));
}

// --- Whether a code is one that a move may have: codes come from files, too

bool is_known_ship_move(Move move) {
  if (ship_of(move) > Ship::longship || ore_of(move) > kLongshipOre) return false;
  const ShipDeed deed = deed_of(move);
  if (ship_of(move) != Ship::longship || deed == ShipDeed::buy) return ore_of(move) == 0;
  return true;
}

// The wheel of goods has two boxes without a good.
bool is_known_item(std::size_t item) {
  return item < kItems && item_named(word_of(item_term(item_at(item)))).has_value();
}

bool is_known_course(Move move) {
  if (move == kLeaveBare || move == kCoin) return true;
  const Item item = item_in(move);
  return value_of(move) < kBare && is_known_item(number(item)) && is_good(item);
}

bool is_known_number(Move move) {
  const std::uint32_t n = n_of(move);
  if (value_of(move) >= 4 * 64) return false;
  switch (counted(move)) {
    case NumberOf::back: return true;
    case NumberOf::boats: return n % 8 <= kSmallBerths && n / 8 <= kSmallBerths;
    case NumberOf::token: return n < kTokens;
    case NumberOf::copy: return n < kSpaces;
  }
  return false;
}

bool is_known(Move move) {
  const std::uint32_t value = value_of(move);
  switch (kind_of(move)) {
    case MoveKind::place: return value < kPlaces;
    case MoveKind::say: return value < kWords;
    case MoveKind::take:
      return value < 2 * kAgain && (is_tile(item_in(move)) || !is_again(move)) &&
             is_known_item(number(item_in(move)));
    case MoveKind::strip:
      return strip_count(move) >= 1 && strip_count(move) <= static_cast<int>(kStripLength);
    case MoveKind::pay: return spears_in(move) < 64;
    case MoveKind::option: return value < kMostOptions;
    case MoveKind::use:
      return card_of(move) >= 1 && card_of(move) <= kOccupations && line_of(move) < kMostOptions;
    case MoveKind::play:
      return card_of(move) >= 1 && card_of(move) <= kOccupations && value < 2 * kKeep;
    case MoveKind::lay: return is_known_item(value);
    case MoveKind::on: return value < kSurfaceWords.size();
    case MoveKind::turn: return value < 8;
    case MoveKind::at:
      return spot_of(move).row < kBoardRows && spot_of(move).column < kBoardColumns;
    case MoveKind::ship: return is_known_ship_move(move);
    case MoveKind::explore:
      return value >= static_cast<std::uint32_t>(Sheet::shetland) &&
             value <= static_cast<std::uint32_t>(Sheet::caithness);
    case MoveKind::course: return is_known_course(move);
    case MoveKind::number: return is_known_number(move);
  }
  return false;
}

// --- Writing

std::string number_text(Move move) {
  const std::uint32_t n = n_of(move);
  switch (counted(move)) {
    case NumberOf::back: return numbered("return", n);
    case NumberOf::boats: return numbered(numbered("boats", n % 8), n / 8);
    case NumberOf::token: return numbered("token", n + 1);
    case NumberOf::copy: return named("copy", space_term(n));
  }
  return {};
}

std::string ship_text(Move move) {
  std::string line =
      named(kShipDeeds[static_cast<std::size_t>(deed_of(move))], ship_term(ship_of(move)));
  const bool tells_ore = ship_of(move) == Ship::longship && deed_of(move) != ShipDeed::buy;
  return tells_ore ? numbered(line, static_cast<std::uint64_t>(ore_of(move))) : line;
}

std::string course_text(Move move) {
  if (move == kLeaveBare) return "bare";
  if (move == kCoin) return "coin";
  return named(stance_of(move) == Stance::flat ? "flat" : "upright", item_term(item_in(move)));
}

std::string pay_text(Move move) {
  std::string line = numbered("pay", static_cast<std::uint64_t>(filler_in(move)));
  line = numbered(line, static_cast<std::uint64_t>(weapons_in(move)));
  if (spears_in(move) == 0) return line;
  return numbered(line, static_cast<std::uint64_t>(spears_in(move)));
}

// --- Reading

std::optional<Move> read_pay(Scanner& scan) {
  const auto filler = number_between(scan, 0, 63);
  const auto weapons = number_between(scan, 0, 63);
  if (!filler || !weapons) return std::nullopt;
  scan.skip_spaces();
  const auto spears = scan.done() ? std::optional(0U) : number_between(scan, 1, 63);
  if (!spears) return std::nullopt;
  return pay(static_cast<int>(*filler), static_cast<int>(*weapons), static_cast<int>(*spears));
}

std::optional<Move> read_ship(ShipDeed deed, Scanner& scan) {
  const auto ship = ship_named(scan.word());
  if (!ship) return std::nullopt;
  if (*ship != Ship::longship || deed == ShipDeed::buy) return ship_move(deed, *ship);
  const auto ore = number_between(scan, 0, kLongshipOre);
  if (!ore) return std::nullopt;
  return ship_move(deed, *ship, static_cast<int>(*ore));
}

std::optional<Move> read_take(Scanner& scan) {
  const auto item = item_named(scan.word());
  if (!item) return std::nullopt;
  scan.skip_spaces();
  const bool again = scan.take("again");
  if (again && !is_tile(*item)) return std::nullopt;
  return take(*item, again);
}

std::optional<Move> read_use(Scanner& scan) {
  const auto card = number_between(scan, 1, kOccupations);
  if (!card) return std::nullopt;
  scan.skip_spaces();
  const auto line = scan.done() ? std::optional(1U) : number_between(scan, 2, kMostOptions);
  if (!line) return std::nullopt;
  return use(*card, *line - 1);
}

std::optional<Move> read_course(Stance stance, Scanner& scan) {
  const auto item = item_named(scan.word());
  if (!item || !is_good(*item)) return std::nullopt;
  return course(*item, stance);
}

std::optional<Move> read_with_number(std::string_view verb, Scanner& scan) {
  if (verb == "option") {
    return made(number_between(scan, 1, kMostOptions), [](auto n) { return option(n - 1); });
  }
  if (verb == "play" || verb == "keep") {
    return made(number_between(scan, 1, kOccupations),
                [&](auto card) { return verb == "play" ? play(card) : keep(card); });
  }
  if (verb == "way") return made(number_between(scan, 1, 8), [](auto n) { return turn(n - 1); });
  if (verb == "return") return made(number_between(scan, 0, 63), [](auto n) { return back(n); });
  if (verb == "token")
    return made(number_between(scan, 1, kTokens), [](auto n) { return token(n - 1); });
  if (verb == "strip") {
    const auto which = number_between(scan, 1, kStrips);
    const auto n = number_between(scan, 1, kStripLength);
    if (!which || !n) return std::nullopt;
    return strip(*which - 1, static_cast<int>(*n));
  }
  if (verb == "boats") {
    const auto armed = number_between(scan, 0, kSmallBerths);
    const auto bare = number_between(scan, 0, kSmallBerths);
    if (!armed || !bare) return std::nullopt;
    return boats(*armed, *bare);
  }
  if (verb == "at") {
    const auto row = number_between(scan, 0, kBoardRows - 1);
    const auto column = number_between(scan, 0, kBoardColumns - 1);
    if (!row || !column) return std::nullopt;
    return at({static_cast<std::uint8_t>(*row), static_cast<std::uint8_t>(*column)});
  }
  return std::nullopt;
}

std::optional<Move> read_move(std::string_view verb, Scanner& scan) {
  if (const auto word = place_in(kSaid, verb)) return say(static_cast<Word>(*word));
  if (verb == "bare") return kLeaveBare;
  if (verb == "coin") return kCoin;
  if (const auto deed = place_in(kShipDeeds, verb)) {
    return read_ship(static_cast<ShipDeed>(*deed), scan);
  }
  if (verb == "place") {
    return made(place_named(scan.word()), [](std::size_t where) { return place(where); });
  }
  if (verb == "copy") {
    const auto space = place_named(scan.word());
    if (!space || is_copy(*space)) return std::nullopt;
    return copy(*space);
  }
  if (verb == "take") return read_take(scan);
  if (verb == "pay") return read_pay(scan);
  if (verb == "use") return read_use(scan);
  if (verb == "lay") return made(item_named(scan.word()), [](Item item) { return lay(item); });
  if (verb == "on") {
    return made(place_in(kSurfaceWords, scan.word()),
                [](std::uint32_t n) { return make_move(MoveKind::on, n); });
  }
  if (verb == "explore") {
    return made(sheet_named(scan.word()), explore);
  }
  if (verb == "flat" || verb == "upright") {
    return read_course(verb == "flat" ? Stance::flat : Stance::upright, scan);
  }
  return read_with_number(verb, scan);
}

}  // namespace

std::string text(Move move) {
  const std::uint32_t value = value_of(move);
  if (!is_known(move)) return numbered("move", move.code);
  switch (kind_of(move)) {
    case MoveKind::place: return named("place", space_term(value));
    case MoveKind::say: return std::string(kSaid[value]);
    case MoveKind::take:
      return named("take", item_term(item_in(move))).append(is_again(move) ? " again" : "");
    case MoveKind::strip:
      return numbered(numbered("strip", strip_of(move) + 1),
                      static_cast<std::uint64_t>(strip_count(move)));
    case MoveKind::pay: return pay_text(move);
    case MoveKind::option: return numbered("option", value + 1);
    case MoveKind::use: {
      const std::string line = numbered("use", card_of(move));
      return line_of(move) == 0 ? line : numbered(line, line_of(move) + 1);
    }
    case MoveKind::play: return numbered(value < kKeep ? "play" : "keep", card_of(move));
    case MoveKind::lay: return named("lay", item_term(item_in(move)));
    case MoveKind::on: return std::string("on ").append(kSurfaceWords[value]);
    case MoveKind::turn: return numbered("way", value + 1);
    case MoveKind::at: return numbered(numbered("at", spot_of(move).row), spot_of(move).column);
    case MoveKind::ship: return ship_text(move);
    case MoveKind::explore: return named("explore", sheet_term(static_cast<Sheet>(value)));
    case MoveKind::course: return course_text(move);
    case MoveKind::number: return number_text(move);
  }
  return {};
}

Result<Move> parse(std::string_view line) {
  Scanner scan(line);
  const std::string_view verb = scan.word();
  const std::optional<Move> move = read_move(verb, scan);
  if (!move || !scan.done() || !is_known(*move)) {
    return unreadable("feast.notation.unknown", line);
  }
  return *move;
}

Result<Inspectable> parse_inspectable(std::string_view line) {
  Scanner scan(line);
  const std::string_view kind = scan.word();
  const auto thing = [&]() -> std::optional<Inspectable> {
    const auto of = [](InspectableKind what, auto value) -> std::optional<Inspectable> {
      if (!value) return std::nullopt;
      return make_inspectable(what, static_cast<std::size_t>(*value));
    };
    if (kind == "space") return of(InspectableKind::space, place_named(scan.word()));
    if (kind == "card") return of(InspectableKind::card, number_between(scan, 1, kOccupations));
    if (kind == "item") return of(InspectableKind::item, item_named(scan.word()));
    if (kind == "board") return of(InspectableKind::board, sheet_named(scan.word()));
    if (kind == "strip") {
      const auto n = number_between(scan, 1, kStrips);
      return n ? std::optional(make_inspectable(InspectableKind::strip, *n - 1)) : std::nullopt;
    }
    if (kind == "ship") return of(InspectableKind::ship, ship_named(scan.word()));
    if (kind == "feast") return make_inspectable(InspectableKind::feast);
    if (kind == "income") return make_inspectable(InspectableKind::income);
    return std::nullopt;
  }();
  scan.skip_spaces();
  if (!thing || !scan.done()) return unreadable("feast.notation.thing", line);
  return *thing;
}

std::span<const NotationForm> notation() {
  static constexpr std::array<NotationForm, 39> kForms = {{
      {"place SPACE", "feast.notation.place"},
      {"copy SPACE", "feast.notation.copy"},
      {"pass", "feast.notation.pass"},
      {"done", "feast.notation.done"},
      {"yes|no", "feast.notation.yes"},
      {"option N", "feast.notation.option"},
      {"take ITEM [again]", "feast.notation.take"},
      {"strip N COUNT", "feast.notation.strip"},
      {"roll", "feast.notation.roll"},
      {"fail", "feast.notation.fail"},
      {"pay N WEAPONS [SPEARS]", "feast.notation.pay"},
      {"boats ARMED BARE", "feast.notation.boats"},
      {"return N", "feast.notation.back"},
      {"use CARD [LINE]", "feast.notation.use"},
      {"play CARD", "feast.notation.play"},
      {"keep CARD", "feast.notation.keep"},
      {"explore BOARD", "feast.notation.explore"},
      {"sail knarr", "feast.notation.sail"},
      {"sail longship ORE", "feast.notation.sail_longship"},
      {"arrange", "feast.notation.arrange"},
      {"lay ITEM", "feast.notation.lay"},
      {"on home|A…F|stone_N|long_N", "feast.notation.on"},
      {"way N", "feast.notation.turn"},
      {"at ROW COLUMN", "feast.notation.at"},
      {"lift", "feast.notation.undo"},
      {"buy SHIP", "feast.notation.buy"},
      {"arm|disarm boat", "feast.notation.arm_boat"},
      {"arm|disarm longship ORE", "feast.notation.arm_longship"},
      {"flat|upright GOOD", "feast.notation.course"},
      {"coin|bare|fill", "feast.notation.coin"},
      {"token N", "feast.notation.token"},
      {"space SPACE", "feast.notation.what_space"},
      {"card CARD", "feast.notation.what_card"},
      {"item ITEM", "feast.notation.what_item"},
      {"board BOARD", "feast.notation.what_board"},
      {"strip N", "feast.notation.what_strip"},
      {"ship SHIP", "feast.notation.what_ship"},
      {"feast", "feast.notation.what_feast"},
      {"income", "feast.notation.what_income"},
  }};
  return kForms;
}

}  // namespace meadhall::feast
