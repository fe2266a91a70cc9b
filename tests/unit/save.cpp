#include "match/save.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/support/matches.h"
#include "tests/support/save_text.h"
#include "tests/support/words.h"

namespace meadhall::tests {
namespace {

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
  const std::string no_more = replaced(old, "take 1 ", "stay ");
  CHECK(refusal_of(no_more) == "save.line");
  const std::string why = spelled::words(read_save(no_more).error().message);
  CHECK(why.find("match.older_rules") != std::string::npos);
  CHECK(refusal_of(replaced(old, "seed 5", "seed 7")) == "save.checksum");
}

// Begun under the first rules of A Feast for Odin, which were corrected in the second.
std::string corrected_since(int moves) {
  MatchStart start = start_of(2, 5, "feast");
  start.setup.rules = 2;
  Match match = Match::begin(start).value();
  Rng rng(5);
  play_on(match, rng, moves);
  return resealed(replaced(write_save(match), " rules 2", " rules 1"));
}

TEST_CASE("save: one from before rules were corrected goes on under these, and says so") {
  const std::string old = corrected_since(12);
  const Match match = read_save(old).value();
  CHECK(match.node_count() == 13);
  REQUIRE(match.opening_note());
  CHECK_FALSE(match.opening_note()->cut);
  CHECK(match.opening_note()->message.id() == "match.corrected");
  CHECK_FALSE(read_save(write_save(match)).value().opening_note());  // saved again, of today's
}

TEST_CASE("save: one from before rules were corrected opens up to what these refuse") {
  std::string old = corrected_since(12);
  const std::size_t end = old.find("current ");
  old = resealed(old.insert(end, "after 9\nroll #0000\nafter 3\nroll #0000\n"));
  const Match match = read_save(old).value();
  CHECK(match.node_count() == 13);
  CHECK(match.current() == 9);
  REQUIRE(match.opening_note());
  CHECK(match.opening_note()->cut);
  const std::string told = spelled::words(match.opening_note()->message);
  CHECK(told.find("match.corrected_until") != std::string::npos);
  CHECK(told.find('9') != std::string::npos);
  CHECK(refusal_of(replaced(old, "seed 5", "seed 6")) == "save.checksum");
  CHECK(refusal_of(replaced(old, " rules 1", " rules 2")) == "save.line");
}

TEST_CASE("save: one made before an option existed has that option’s standard") {
  std::string old = write_save(new_match(2, 5));
  const std::size_t begin = old.find("option auction ");
  old = resealed(old.erase(begin, old.find("seat 1") - begin));
  const Result<Match> read = read_save(old);
  REQUIRE(read.ok());
  CHECK(write_save(read.value()) == write_save(new_match(2, 5)));
}

// A save of `moves` variations: each the match's first move or another after it.
std::string many_moves(std::size_t moves) {
  const std::string good = write_save(new_match(2, 5));
  const std::string head = good.substr(0, good.find("current "));
  std::string text = head;
  for (std::size_t i = 0; i < moves; ++i) text += "after 0\ntake 1 #0000\n";
  return resealed(text + "current 0\nchecksum 0\n");
}

TEST_CASE("save: 60,000 variations are too many, which is said before any is played") {
  // Played, they would be refused at the first: its digest is wrong.
  CHECK(refusal_of(many_moves(kMaxMatchMoves)) == "save.diverges");
  CHECK(refusal_of(many_moves(kMaxMatchMoves + 1)) == "save.too_long");
  CHECK(refusal_of(many_moves(60'000)) == "save.too_long");
  CHECK(refusal_of("meadhall save 1\n" + std::string(8'000'000, 'x')) == "save.too_long");
}

TEST_CASE("save: the longest match that can be is kept and read") {
  Match match = new_match(2, 5);
  Rng rng(5);
  while (match.node_count() <= kMaxMatchMoves) {
    const auto node = rng.below(static_cast<std::uint32_t>(match.node_count()));
    if (match.over() || rng.below(20) == 0) REQUIRE(match.go_to(node).ok());
    if (!match.over()) REQUIRE(match.play(any_move(match, rng)).ok());
  }
  const std::string text = write_save(match);
  const Result<Match> read = read_save(text);
  REQUIRE(read.ok());
  CHECK(read.value().node_count() == kMaxMatchMoves + 1);
  CHECK(write_save(read.value()) == text);
}

TEST_CASE("save: of names and promises given out with marks of direction the letters are read") {
  Match match = new_match(2, 5);
  REQUIRE(match.notebook().add({.made = 0, .by = Seat{1}, .words = "I pass"}).ok());
  const std::string good = write_save(match);
  std::string old = replaced(good, "name Player 2", "name \u202ePlayer\u0085 2");
  old = resealed(replaced(old, "I pass", "I\u2028 pass"));
  const Result<Match> read = read_save(old);
  REQUIRE(read.ok());
  CHECK(write_save(read.value()) == good);
  CHECK(refusal_of(replaced(good, "name Player 2", "name \xed\xa0\x80")) == "match.name");
  CHECK(refusal_of(replaced(good, "name Player 2", "name \u202e")) == "match.name");
  CHECK(refusal_of(replaced(good, "name Player 2", "name Player 1\u202e")) == "match.same_name");
}

TEST_CASE("save: written while it is played, it is at every moment what it is written at once") {
  for (const Game* game : all_games()) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      CAPTURE(game->info.id);
      CAPTURE(seed);
      Rng rng(seed);
      const auto players = static_cast<std::uint8_t>(
          game->info.min_players + rng.below(game->info.max_players - game->info.min_players + 1U));
      Result<Match> begun = Match::begin(start_of(players, seed, game->info.id));
      REQUIRE(begun.ok());
      Match match = std::move(begun).value();
      SaveWriter writer;
      for (int i = 0; i < 120; ++i) {
        switch (rng.below(12)) {
          case 0: static_cast<void>(match.undo()); break;
          case 1: static_cast<void>(match.take_back()); break;
          case 2: static_cast<void>(match.redo()); break;
          case 3: {
            const auto node = rng.below(static_cast<std::uint32_t>(match.node_count()));
            REQUIRE(match.go_to(node).ok());
            break;
          }
          case 4: {
            const std::string words = "word " + std::to_string(i);
            static_cast<void>(
                match.notebook().add({.made = match.current(), .by = Seat{0}, .words = words}));
            break;
          }
          case 5: static_cast<void>(match.notebook().judge(0, Promise::Fate::broken)); break;
          case 6: static_cast<void>(match.notebook().strike(0)); break;
          default: play_on(match, rng, 1); break;
        }
        if (rng.below(3) == 0) REQUIRE(writer.write(match) == write_save(match));
      }
      const std::string text = writer.write(match);
      CHECK(text == write_save(match));
      const Result<Match> read = read_save(text);
      REQUIRE(read.ok());
      CHECK(write_save(read.value()) == text);
    }
  }
}

}  // namespace
}  // namespace meadhall::tests
