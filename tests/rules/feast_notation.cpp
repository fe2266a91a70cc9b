// The notation of A Feast for Odin: each line is read as one move and written as it was read; what
// is no move is refused, with the line. The notation of A Feast for Odin.

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "core/rng.h"
#include "games/feast/moves.h"
#include "tests/support/words.h"

namespace meadhall::feast {
namespace {

std::string refused(std::string_view line) {
  const Result<Move> read = parse(line);
  return read ? "read as " + feast::text(read.value()) : spelled::words(read.error().message);
}

std::string no_thing(std::string_view line) {
  const Result<Inspectable> read = parse_inspectable(line);
  return read ? "read as " + std::to_string(read.value().code)
              : spelled::words(read.error().message);
}

TEST_CASE("feast notation: what is read is written the same") {
  for (const std::string_view line : {"place weekly_1",
                                      "place copy_1",
                                      "copy raid",
                                      "pass",
                                      "done",
                                      "yes",
                                      "no",
                                      "roll",
                                      "fail",
                                      "arrange",
                                      "lift",
                                      "fill",
                                      "take oil",
                                      "take oil again",
                                      "take silver",
                                      "take sword",
                                      "strip 8 7",
                                      "option 10",
                                      "pay 2 1",
                                      "pay 0 0 3",
                                      "boats 1 2",
                                      "use 47",
                                      "use 46 2",
                                      "play 190",
                                      "keep 1",
                                      "sail knarr",
                                      "sail longship 3",
                                      "explore caithness",
                                      "return 1",
                                      "token 10",
                                      "lay english_crown",
                                      "on home",
                                      "on A",
                                      "on F",
                                      "on stone_1",
                                      "on long_1",
                                      "way 8",
                                      "at 0 0",
                                      "at 11 12",
                                      "buy boat",
                                      "buy longship",
                                      "arm boat",
                                      "arm longship 2",
                                      "disarm longship 1",
                                      "disarm boat",
                                      "flat peas",
                                      "upright beans",
                                      "coin",
                                      "bare"}) {
    const Result<Move> read = parse(line);
    REQUIRE_MESSAGE(read.ok(), line);
    CHECK(feast::text(read.value()) == line);
  }
}

TEST_CASE("feast notation: what is no move is refused") {
  for (const std::string_view line : {"",
                                      "sing",
                                      "place",
                                      "place valhalla",
                                      "copy copy_1",
                                      "copy moon",
                                      "take",
                                      "take moon",
                                      "take silver again",
                                      "take no_orange_sheep",
                                      "strip 9 1",
                                      "strip 1 8",
                                      "strip 1",
                                      "strip x 1",
                                      "option 0",
                                      "option 11",
                                      "pay 2",
                                      "pay x 1",
                                      "pay 1 x",
                                      "pay 1 1 0",
                                      "pay 64 0",
                                      "boats 1",
                                      "boats 4 0",
                                      "boats x 1",
                                      "use 0",
                                      "use 191",
                                      "use 46 1",
                                      "use 46 x",
                                      "play 0",
                                      "keep 191",
                                      "sail boatt",
                                      "sail longship",
                                      "sail longship 4",
                                      "sail knarr 1",
                                      "explore home",
                                      "explore",
                                      "return x",
                                      "token 0",
                                      "token 11",
                                      "lay moon",
                                      "on G",
                                      "on",
                                      "way 0",
                                      "way 9",
                                      "at 12 0",
                                      "at 0 13",
                                      "at 0",
                                      "buy longship 1",
                                      "arm longship",
                                      "flat silver",
                                      "upright x",
                                      "pass pass",
                                      "flat"}) {
    CHECK_MESSAGE(refused(line).starts_with("feast.notation.unknown line="), refused(line));
  }
}

TEST_CASE("feast notation: codes from files are written as moves, or as what no move has") {
  Rng luck(20161110);
  int known = 0;
  int unknown = 0;
  const auto look = [&](Move move) {
    const std::string line = feast::text(move);
    const Result<Move> read = parse(line);
    if (line.starts_with("move ")) {
      ++unknown;
      CHECK_FALSE(read.ok());
      return;
    }
    ++known;
    REQUIRE_MESSAGE(read.ok(), line);
    CHECK_MESSAGE(feast::text(read.value()) == line, line);
  };
  for (std::uint32_t code = 0; code < 20'000; ++code) look(Move{code});
  for (int i = 0; i < 20'000; ++i) look(Move{luck.next() >> luck.below(32)});
  CHECK(known > 5'000);
  CHECK(unknown > 5'000);
}

TEST_CASE("feast notation: things that may be pointed at") {
  struct Row {
    std::string_view line;
    InspectableKind kind;
    std::size_t value;
  };
  for (const Row& row :
       {Row{"space weekly_1", InspectableKind::space, number(Space::weekly_1)},
        Row{"card 47", InspectableKind::card, 47},
        Row{"item oil", InspectableKind::item, number(Item::oil)},
        Row{"board home", InspectableKind::board, 0}, Row{"strip 8", InspectableKind::strip, 7},
        Row{"ship longship", InspectableKind::ship, 2}, Row{"feast", InspectableKind::feast, 0},
        Row{"income", InspectableKind::income, 0}}) {
    const Result<Inspectable> read = parse_inspectable(row.line);
    REQUIRE_MESSAGE(read.ok(), row.line);
    CHECK(kind_of(read.value()) == row.kind);
    CHECK(value_of(read.value()) == row.value);
  }
  for (const std::string_view line :
       {"", "moon", "space", "space moon", "card 0", "card 191", "card", "item moon", "board moon",
        "strip 0", "strip 9", "ship", "ship raft", "feast now", "income 3"}) {
    CHECK_MESSAGE(no_thing(line).starts_with("feast.notation.thing line="), no_thing(line));
  }
}

}  // namespace
}  // namespace meadhall::feast
