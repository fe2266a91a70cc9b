#include "match/save.h"

#include <doctest/doctest.h>

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

int line_of(const std::string& text) {
  const Result<Match> match = read_save(text);
  REQUIRE_FALSE(match.ok());
  for (const Message::Argument& argument : match.error().message.arguments()) {
    if (argument.name == "line") return std::get<int>(argument.value);
  }
  return 0;
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

TEST_CASE("save: damage is found and named with its line") {
  Match match = new_match(2, 5);
  Rng rng(5);
  play_on(match, rng, 12);
  const std::string good = write_save(match);
  REQUIRE(read_save(good).ok());

  CHECK(refusal_of("") == "save.not_a_save");
  CHECK(refusal_of("hello") == "save.not_a_save");
  CHECK(refusal_of(good.substr(0, good.size() / 2)) == "save.cut_off");
  CHECK(refusal_of(replaced(good, "save 1", "save 2")) == "save.newer");
  CHECK(refusal_of(replaced(good, "rules 1", "rules 9")) == "save.newer");
  CHECK(refusal_of(replaced(good, "game vikings", "game ludo")) == "save.no_such_game");
  CHECK(refusal_of(replaced(good, "players 2", "players two")) == "save.unreadable");
  CHECK(line_of(replaced(good, "players 2", "players two")) == 3);
  CHECK(refusal_of(replaced(good, "players 2", "players 5")) == "setup.players");
  CHECK(refusal_of(replaced(good, "shipOrder freeInFirst3", "shipOrder any")) == "save.line");
  CHECK(refusal_of(replaced(good, "seat 2", "seat 3")) == "save.unreadable");
  CHECK(refusal_of(replaced(good, "name Player 1", "name Player 9")) == "save.checksum");
  CHECK(refusal_of(good + "more\n") == "save.unreadable");
}

TEST_CASE(
    "save: an illegal move is refused at its line, and a changed deal at the move it changes") {
  Match match = new_match(2, 5);
  REQUIRE(match.play(match.game().parse("take 1").value()).ok());
  const std::string good = write_save(match);
  const std::string illegal = replaced(good, "\ntake 1 ", "\ntake 77 ");
  CHECK(refusal_of(illegal) == "save.line");
  CHECK(line_of(illegal) == 16);

  // The same moves on another deal: legal, but the position is not the one that was saved.
  const std::string other_deal = replaced(good, "seed 5", "seed 6");
  CHECK(refusal_of(other_deal) == "save.diverges");
  CHECK(line_of(other_deal) == 16);
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
