#include "match/save.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <iomanip>
#include <sstream>

#include "core/hash.h"
#include "tests/support/matches.h"

namespace meadhall::tests {
namespace {

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

std::string refusal_of(const std::string& text) {
  const Result<Match> match = read_save(text);
  REQUIRE_FALSE(match.ok());
  return std::string(match.error().message.id());
}

// Where an error points to, "3:9".
std::string place_of(const std::string& text) {
  const Result<Match> match = read_save(text);
  REQUIRE_FALSE(match.ok());
  std::string place;
  for (const Message::Argument& argument : match.error().message.arguments()) {
    if (argument.name == "line") place += std::to_string(std::get<int>(argument.value));
    if (argument.name == "column") place += ":" + std::to_string(std::get<int>(argument.value));
  }
  return place;
}

// The line on which `passage` stands.
std::string line_with(const std::string& text, std::string_view passage) {
  const auto at = static_cast<std::ptrdiff_t>(text.find(passage));
  return std::to_string(1 + std::count(text.begin(), text.begin() + at, '\n'));
}

// The text with the checksum that its changed lines ask for.
std::string resealed(const std::string& text) {
  const std::string lines = text.substr(0, text.rfind("checksum "));
  std::ostringstream seal;
  seal << std::hex << std::setfill('0') << std::setw(16) << hash_text(lines);
  return lines + "checksum " + seal.str() + "\n";
}

TEST_CASE("save: what is written reads back the same, with its variations and its place") {
  Match match = new_match(3, 99);
  Rng rng(9);
  play_on(match, rng, 40);
  REQUIRE(match.go_to(17).ok());
  play_on(match, rng, 8);
  REQUIRE(match.go_to(30).ok());
  const std::string text = write_save(match);
  const Result<Match> read = read_save(text);
  REQUIRE(read.ok());
  CHECK(write_save(read.value()) == text);
  CHECK(read.value().current() == 30);
  CHECK(read.value().node_count() == match.node_count());
  for (Match::Node node = 0; node < match.node_count(); ++node) {
    CHECK(match.game().hash(match.position_at(node)) ==
          match.game().hash(read.value().position_at(node)));
  }
}

TEST_CASE("save: a fresh match can be saved before its first move") {
  const Match match = new_match(2, 1);
  const Result<Match> read = read_save(write_save(match));
  REQUIRE(read.ok());
  CHECK(read.value().current() == Match::kStart);
  CHECK(read.value().start().seats == match.start().seats);
  CHECK(read.value().start().setup == match.start().setup);
}

TEST_CASE("save: damage is found and named") {
  Match match = new_match(2, 5);
  Rng rng(5);
  play_on(match, rng, 12);
  const std::string good = write_save(match);
  REQUIRE(read_save(good).ok());

  CHECK(refusal_of("") == "save.not_a_save");
  CHECK(refusal_of("hello") == "save.not_a_save");
  CHECK(refusal_of(good.substr(0, good.size() / 2)) == "save.cut_off");
  CHECK(refusal_of(replaced(good, "save 1", "save 2")) == "save.newer");
  CHECK(refusal_of(replaced(good, "rules 2", "rules 9")) == "save.newer");
  CHECK(refusal_of(replaced(good, "game vikings", "game ludo")) == "save.no_such_game");
  CHECK(refusal_of(replaced(good, "players 2", "players two")) == "save.unreadable");
  CHECK(refusal_of(replaced(good, "players 2", "players 5")) == "setup.players");
  CHECK(refusal_of(replaced(good, "shipOrder freeInFirst3", "shipOrder any")) == "save.line");
  CHECK(refusal_of(replaced(good, "seat 2", "seat 3")) == "save.unreadable");
  CHECK(refusal_of(replaced(good, "name Player 1", "name Player 9")) == "save.checksum");
  CHECK(refusal_of(good + "more\n") == "save.unreadable");
}

TEST_CASE("save: what cannot be read is named with its line and column") {
  const std::string good = write_save(new_match(2, 5));
  CHECK(place_of(replaced(good, "save 1", "save 2")) == "1:15");
  CHECK(place_of(replaced(good, "vikings", "ludo")) == "2:6");
  CHECK(place_of(replaced(good, "rules 2", "rules 9")) == "2:20");
  CHECK(place_of(replaced(good, "players 2", "players two")) == "3:9");
  CHECK(place_of(replaced(good, "seed 5", "seed five")) == "3:16");
  CHECK(place_of(replaced(good, "shipOrder free", "shipOrder more")) ==
        line_with(good, "shipOrder") + ":18");
  CHECK(place_of(replaced(good, "option shipOrder", "option order")) ==
        line_with(good, "shipOrder") + ":8");
  CHECK(place_of(replaced(good, "option shipOrder", "choice shipOrder")) ==
        line_with(good, "shipOrder") + ":1");
  CHECK(place_of(replaced(good, "seat 2", "seat 3")) == line_with(good, "seat 2") + ":6");
  CHECK(place_of(replaced(good, "colour 1 ", "colour red ")) == line_with(good, "seat 2") + ":15");
  CHECK(place_of(replaced(good, "current 0", "current 7")) == line_with(good, "current") + ":9");
  const std::string figures = replaced(good, "seat 1", "data moon: 7\nseat 1");
  CHECK(place_of(figures) == line_with(good, "seat 1") + ":1");
  CHECK(read_save(figures).error().message.arguments()[3].value ==
        Message::Value(Message::List{Message("setup.no_data")}));
}

TEST_CASE(
    "save: an illegal move is refused at its line, and a changed deal at the move it changes") {
  Match match = new_match(2, 5);
  REQUIRE(match.play(match.game().parse("take 1").value()).ok());
  const std::string good = write_save(match);
  const std::string illegal = replaced(good, "\ntake 1 ", "\ntake 77 ");
  CHECK(refusal_of(illegal) == "save.line");
  CHECK(place_of(illegal) == line_with(good, "take 1") + ":1");

  // The same moves on another deal: legal, but the position is not the one that was saved.
  const std::string other_deal = replaced(good, "seed 5", "seed 6");
  CHECK(refusal_of(other_deal) == "save.diverges");
  CHECK(place_of(other_deal) == line_with(good, "take 1") + ":8");
}

TEST_CASE("save: one of older rules opens without its digests, all else is checked") {
  Match match = new_match(2, 5);
  REQUIRE(match.play(match.game().parse("take 1").value()).ok());
  const std::string today = write_save(match);
  const std::string other_digest =
      today.substr(0, today.find(" #")) + " #beef" + today.substr(today.find(" #") + 6);
  CHECK(refusal_of(resealed(other_digest)) == "save.diverges");

  const std::string old = resealed(replaced(other_digest, "rules 2", "rules 1"));
  const Result<Match> read = read_save(old);
  REQUIRE(read.ok());
  CHECK(digest(read.value()) == digest(match));
  CHECK(write_save(read.value()) == today);  // saved again, it is one of today's
  CHECK(refusal_of(replaced(old, "take 1 ", "take 77 ")) == "save.line");
  CHECK(refusal_of(replaced(old, "seed 5", "seed 7")) == "save.checksum");
}

TEST_CASE("save: one made before an option existed has that option’s standard") {
  std::string old = write_save(new_match(2, 5));
  const std::size_t begin = old.find("option auction ");
  old = resealed(old.erase(begin, old.find("seat 1") - begin));
  const Result<Match> read = read_save(old);
  REQUIRE(read.ok());
  CHECK(write_save(read.value()) == write_save(new_match(2, 5)));
}

TEST_CASE("save: round trip at random moments of random matches") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Match match = new_match(static_cast<std::uint8_t>(2 + seed % 3), seed);
    Rng rng(seed);
    play_on(match, rng, static_cast<int>(rng.below(250)));
    const std::string text = write_save(match);
    const Result<Match> read = read_save(text);
    REQUIRE(read.ok());
    CHECK(digest(read.value()) == digest(match));
    CHECK(write_save(read.value()) == text);
  }
}

}  // namespace
}  // namespace meadhall::tests
