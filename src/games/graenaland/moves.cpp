#include "games/graenaland/moves.h"

#include <array>
#include <charconv>

#include "games/notation.h"

// The notation: words, never translated.

namespace meadhall::graenaland {
namespace {

constexpr std::array<std::string_view, kSpots> kSpotWords = {"stay", "W",  "E",  "WW", "EE",
                                                             "NW",   "NE", "SW", "SE"};

template <class Value>
constexpr std::size_t at(Value value) {
  return static_cast<std::size_t>(value);
}

// --- Cards. A card's kind is its terrain and the place of its resource in that deck; which
// resource that is, is a figure of the game (data.h) that moves do not know, so the notation
// counts: "plains 1" is the main card of the plains, "forest 3" the rarest of the forest.
std::string card_text(std::size_t kind) {
  return std::string(kTerrainWords[terrain_of(kind)]) + " " + std::to_string(rank_of(kind) + 1);
}

std::optional<std::uint32_t> read_card(Scanner& scan) {
  const auto terrain = place_in(kTerrainWords, scan.word());
  const auto rank = number_between(scan, 1, kRanks);
  if (!terrain || !rank) return std::nullopt;
  return static_cast<std::uint32_t>(card_kind(*terrain, *rank - 1));
}

std::string two_digits(std::string_view letters, std::size_t number) {
  std::string text(letters);
  if (number < 10) text += '0';
  return text += std::to_string(number);
}

// "S07" or "VP03": the number behind the letters, from 1 to `most`.
std::optional<std::uint32_t> numbered(std::string_view word, std::string_view letters,
                                      std::size_t most) {
  if (!word.starts_with(letters) || word.size() != letters.size() + 2) return std::nullopt;
  std::uint32_t number = 0;
  const std::string_view digits = word.substr(letters.size());
  const auto [end, failure] = std::from_chars(digits.begin(), digits.end(), number);
  if (failure != std::errc() || end != digits.end() || number < 1 || number > most) {
    return std::nullopt;
  }
  return number - 1;
}

std::string source_text(std::uint32_t from) {
  if (from < source::kSupply) return card_text(from);
  if (from < source::kGold) return two_digits("S", from - source::kSupply + 1);
  if (from < source::kMarketCard) return "gold " + card_text(from - source::kGold);
  if (from < source::kMarketSupply) return "market " + card_text(from - source::kMarketCard);
  return "market " + two_digits("S", from - source::kMarketSupply + 1);
}

std::optional<std::uint32_t> read_source(Scanner& scan) {
  scan.skip_spaces();
  const bool market = scan.take("market ");
  const bool gold = !market && scan.take("gold ");
  Scanner ahead = scan;
  if (const auto card = numbered(ahead.word(), "S", kSupplyCards); card && !gold) {
    scan = ahead;
    return (market ? source::kMarketSupply : source::kSupply) + *card;
  }
  const auto kind = read_card(scan);
  if (!kind) return std::nullopt;
  return (market ? source::kMarketCard : gold ? source::kGold : source::kCard) + *kind;
}

// But for whole moves.
std::string share_text(std::uint32_t value) {
  if (value >= kRest) return "rest " + std::to_string(value - kRest + 1);
  return "give " + std::to_string(value + 1);
}

std::string build_text(Move move) {
  const Construction what = what_of(move);
  std::string line(is_joint(move) ? "joint " : "build ");
  line += kConstructionWords[at(what)];
  if (what == Construction::army) {
    if (at_of(move) > 0) line.append(" ").append(kTerrainWords[at_of(move) - 1]);
  } else {
    line.append(" ").append(kTileNames[at_of(move)]);
  }
  return line;
}

// But for whole moves.
std::string pledge_text(std::uint32_t value) {
  if (value < kFree) return "pledge " + std::string(kResourceWords[value]);
  return "free " + std::string(kResourceWords[value - kFree]);
}

// --- Reading

std::optional<Move> read_build(Scanner& scan, bool as_joint) {
  const auto what = place_in(kConstructionWords, scan.word());
  if (!what) return std::nullopt;
  const auto construction = static_cast<Construction>(*what);
  const std::string_view where = scan.word();
  if (construction == Construction::army) {
    if (as_joint) return std::nullopt;
    if (where.empty()) return build(construction);
    const auto terrain = place_in(kTerrainWords, where);
    return terrain ? std::optional(build(construction, *terrain + 1)) : std::nullopt;
  }
  const auto tile = place_in(kTileNames, where);
  if (!tile) return std::nullopt;
  return as_joint ? joint(construction, *tile) : build(construction, *tile);
}

// A seat's number, 1 to 5.
std::optional<Seat> read_seat(Scanner& scan) {
  const auto number = number_between(scan, 1, kMaxPlayers);
  return number ? std::optional(seat_at(*number - 1)) : std::nullopt;
}

std::optional<Move> read_march(Scanner& scan) {
  const std::string_view who = scan.word();
  if (who == "nobody") return kStayAll;
  const auto hero = place_in(kHeroWords, who);
  const auto spot = place_in(kSpotWords, scan.word());
  if (!hero || !spot) return std::nullopt;
  return march(static_cast<Hero>(*hero), static_cast<Spot>(*spot));
}

// Gold is asked for nowhere, and so nobody promises it.
std::optional<Move> read_resource(Scanner& scan, std::uint32_t first) {
  const auto resource = place_in(kResourceWords, scan.word());
  if (!resource || *resource >= kPlainResources) return std::nullopt;
  return make_move(MoveKind::pledge, first + *resource);
}

// True if the code is one that a move of this game may have: codes come from files, too.
bool is_known(Move move) {
  const std::uint32_t value = value_of(move);
  switch (kind_of(move)) {
    case MoveKind::keep:
    case MoveKind::enter: return value < kHeroes;
    case MoveKind::found: return value < kMaxLands;
    case MoveKind::yield:
    case MoveKind::propose: return value <= kMaxLands;
    case MoveKind::march: return value <= kNobodyMarches;
    case MoveKind::share: return value <= kAgain && (value >= kEven || value % kRest < kMaxPlayers);
    case MoveKind::vote:
    case MoveKind::follow: return value < 2;
    case MoveKind::claim: return value <= kGoals * kTiers;
    case MoveKind::build:
      if (value >= 2 * kJoint || value % 16U >= kConstructions) return false;
      return what_of(move) == Construction::army ? !is_joint(move) && at_of(move) <= kTerrains
                                                 : at_of(move) < kMaxLands;
    case MoveKind::take: return value < kSupplyCards;
    case MoveKind::finish: return value < 2 + kMaxPlayers;
    case MoveKind::pay: return value < source::kEnd;
    case MoveKind::toll: return value < kCardKinds;
    case MoveKind::pledge: return value <= value_of(kRefuse);
  }
  return false;
}

// Words that are whole moves.
constexpr std::array<std::pair<std::string_view, Move>, 14> kWholeMoves = {{
    {"pass", kPass},
    {"even", make_move(MoveKind::share, kEven)},
    {"again", make_move(MoveKind::share, kAgain)},
    {"done", kDone},
    {"declare", kDeclare},
    {"follow", kFollow},
    {"remain", kRemain},
    {"enough", kEnough},
    {"raise", kRaise},
    {"drop", kDrop},
    {"ask", kAsk},
    {"refuse", kRefuse},
    {"vote yes", vote(true)},
    {"vote no", vote(false)},
}};

std::optional<Move> read_move(std::string_view verb, Scanner& scan) {
  if (verb == "keep") {
    return made(number_between(scan, 1, 3),
                [](std::uint32_t which) { return make_move(MoveKind::keep, which - 1); });
  }
  if (verb == "found") {
    return made(place_in(kTileNames, scan.word()), found);
  }
  if (verb == "yield") {
    const std::string_view where = scan.word();
    if (where == "nowhere") return kYieldNot;
    return made(place_in(kTileNames, where), yield_to);
  }
  if (verb == "march") return read_march(scan);
  if (verb == "enter") {
    return made(place_in(kHeroWords, scan.word()),
                [](std::uint32_t hero) { return make_move(MoveKind::enter, hero); });
  }
  if (verb == "propose") {
    return made(place_in(kTileNames, scan.word()), propose);
  }
  if (verb == "give" || verb == "rest" || verb == "grant") {
    const auto seat = read_seat(scan);
    if (!seat) return std::nullopt;
    return verb == "give" ? give(*seat) : verb == "rest" ? give_rest(*seat) : grant(*seat);
  }
  if (verb == "claim") {
    scan.skip_spaces();
    if (scan.take("nothing")) return claim(0);
    return made(number_between(scan, 1, kGoals * kTiers), claim);
  }
  if (verb == "build" || verb == "joint") return read_build(scan, verb == "joint");
  if (verb == "take") {
    return made(numbered(scan.word(), "S", kSupplyCards), take);
  }
  if (verb == "pay") {
    return made(read_source(scan), pay);
  }
  if (verb == "toll") {
    return made(read_card(scan), toll);
  }
  if (verb == "pledge") return read_resource(scan, 0);
  if (verb == "free") return read_resource(scan, kFree);
  return std::nullopt;
}

}  // namespace

std::string text(Move move) {
  if (!is_known(move)) return "move " + std::to_string(move.code);
  for (const auto& [line, whole] : kWholeMoves) {
    if (move == whole) return std::string(line);
  }
  const std::uint32_t value = value_of(move);
  const auto tile = [](std::string_view verb, std::size_t number) {
    return std::string(verb).append(kTileNames[number]);
  };
  switch (kind_of(move)) {
    case MoveKind::keep: return "keep " + std::to_string(value + 1);
    case MoveKind::found: return tile("found ", value);
    case MoveKind::yield: return value == 0 ? "yield nowhere" : tile("yield ", value - 1);
    case MoveKind::march:
      if (move == kStayAll) return "march nobody";
      return std::string("march ")
          .append(kHeroWords[value / kSpots])
          .append(" ")
          .append(kSpotWords[value % kSpots]);
    case MoveKind::enter: return std::string("enter ").append(kHeroWords[value]);
    case MoveKind::propose: return tile("propose ", value - 1);
    case MoveKind::share: return share_text(value);
    case MoveKind::vote: return {};  // a whole move
    case MoveKind::claim: return value == 0 ? "claim nothing" : "claim " + std::to_string(value);
    case MoveKind::build: return build_text(move);
    case MoveKind::take: return two_digits("take S", value + 1);
    case MoveKind::finish: return "grant " + std::to_string(value - 1);
    case MoveKind::pay: return "pay " + source_text(value);
    case MoveKind::toll: return "toll " + card_text(value);
    case MoveKind::follow: return {};  // a whole move
    case MoveKind::pledge: return pledge_text(value);
  }
  return {};
}

Result<Move> parse(std::string_view line) {
  for (const auto& [words, whole] : kWholeMoves) {
    if (line == words) return whole;
  }
  Scanner scan(line);
  const std::string_view verb = scan.word();
  const std::optional<Move> move = read_move(verb, scan);
  if (!move || !scan.done()) return unreadable("graenaland.notation.unknown", line);
  return *move;
}

std::span<const NotationForm> notation() {
  static constexpr std::array<NotationForm, 41> kForms = {{
      {"keep N", "graenaland.notation.keep"},
      {"found TILE", "graenaland.notation.found"},
      {"yield TILE", "graenaland.notation.yield"},
      {"yield nowhere", "graenaland.notation.yield_not"},
      {"march HERO SPOT", "graenaland.notation.march"},
      {"march nobody", "graenaland.notation.march_not"},
      {"enter HERO", "graenaland.notation.enter"},
      {"propose TILE", "graenaland.notation.propose"},
      {"pass", "graenaland.notation.pass"},
      {"give SEAT", "graenaland.notation.give"},
      {"rest SEAT", "graenaland.notation.rest"},
      {"even", "graenaland.notation.even"},
      {"again", "graenaland.notation.again"},
      {"vote yes|no", "graenaland.notation.vote"},
      {"claim N|nothing", "graenaland.notation.claim"},
      {"build WHAT TILE", "graenaland.notation.build"},
      {"build army [TERRAIN]", "graenaland.notation.army"},
      {"joint WORK TILE", "graenaland.notation.joint"},
      {"grant SEAT", "graenaland.notation.grant"},
      {"take SNN", "graenaland.notation.take"},
      {"done", "graenaland.notation.done"},
      {"declare", "graenaland.notation.declare"},
      {"pay [gold|market] TERRAIN N", "graenaland.notation.pay"},
      {"pay [market] SNN", "graenaland.notation.pay_supply"},
      {"toll TERRAIN N", "graenaland.notation.toll"},
      {"follow", "graenaland.notation.follow"},
      {"remain", "graenaland.notation.remain"},
      {"pledge RESOURCE", "graenaland.notation.pledge"},
      {"free RESOURCE", "graenaland.notation.free"},
      {"enough|raise|drop|ask|refuse", "graenaland.notation.answers"},
      {"land TILE", "graenaland.notation.land"},
      {"votes TILE", "graenaland.notation.votes"},
      {"WHAT TILE", "graenaland.notation.what"},
      {"army [TERRAIN]", "graenaland.notation.what_army"},
      {"hero [SEAT] HERO", "graenaland.notation.hero"},
      {"hand [SEAT]", "graenaland.notation.hand"},
      {"supply SNN", "graenaland.notation.supply"},
      {"card", "graenaland.notation.card"},
      {"goal GOAL", "graenaland.notation.goal"},
      {"deck TERRAIN", "graenaland.notation.deck"},
      {"ship", "graenaland.notation.ship"},
  }};
  return kForms;
}

// --- Things

namespace {

constexpr std::array<std::string_view, 10> kThingWords = {
    "land", "build", "hero", "hand", "supply", "card", "goal", "deck", "votes", "ship"};

std::optional<std::uint32_t> read_thing_value(InspectableKind kind, Scanner& scan) {
  switch (kind) {
    case InspectableKind::land:
    case InspectableKind::votes: return place_in(kTileNames, scan.word());
    case InspectableKind::build: {
      const auto move = read_build(scan, false);
      return move ? std::optional(value_of(*move)) : std::nullopt;
    }
    case InspectableKind::hero: return place_in(kHeroWords, scan.word());
    case InspectableKind::supply: return numbered(scan.word(), "S", kSupplyCards);
    case InspectableKind::goal: return place_in(kGoalWords, scan.word());
    case InspectableKind::deck: return place_in(kTerrainWords, scan.word());
    case InspectableKind::hand:
    case InspectableKind::card:
    case InspectableKind::ship: return 0;
  }
  return std::nullopt;
}

}  // namespace

Result<Inspectable> parse_inspectable(std::string_view line) {
  const Error unknown = unreadable("graenaland.notation.thing", line);
  Scanner scan(line);
  Scanner ahead = scan;
  const std::string_view word = ahead.word();
  std::optional<std::uint32_t> kind = place_in(kThingWords, word);
  // "village H1" is short for "build village H1".
  const bool construction = !kind && place_in(kConstructionWords, word);
  if (construction) kind = static_cast<std::uint32_t>(InspectableKind::build);
  if (!kind) return unknown;
  if (!construction) scan = ahead;
  const auto what = static_cast<InspectableKind>(*kind);
  std::uint32_t seat = 0;
  if (what == InspectableKind::hero || what == InspectableKind::hand) {
    seat = kOfActor;
    Scanner number = scan;
    if (const auto named = read_seat(number)) {
      seat = static_cast<std::uint32_t>(index(*named));
      scan = number;
    }
  }
  const auto value = read_thing_value(what, scan);
  scan.skip_spaces();
  if (!value || !scan.done()) return unknown;
  return make_inspectable(what, seat, *value);
}

}  // namespace meadhall::graenaland
