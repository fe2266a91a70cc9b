#include "match/match.h"

#include <doctest/doctest.h>

#include <vector>

#include "bots/bot.h"
#include "games/feast/moves.h"
#include "tests/support/matches.h"

namespace meadhall::tests {
namespace {

TEST_CASE("match: undo to the start restores every position, redo walks all of it again") {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    Match match = new_match(players, 7);
    Rng rng(players);
    std::vector<std::uint64_t> digests = {digest(match)};
    while (!match.over()) {
      play_on(match, rng, 1);
      digests.push_back(digest(match));
    }
    for (std::size_t i = digests.size() - 1; i > 0; --i) {
      CHECK(digest(match) == digests[i]);
      REQUIRE(match.take_back().ok());
    }
    CHECK(digest(match) == digests[0]);
    CHECK_FALSE(match.can_take_back());
    for (std::size_t i = 1; i < digests.size(); ++i) {
      REQUIRE(match.redo().ok());
      CHECK(digest(match) == digests[i]);
    }
    CHECK_FALSE(match.can_redo());
  }
}

TEST_CASE("match: undo stops where a new round showed tiles, take back goes on") {
  Match match = new_match(2, 3);
  Rng rng(3);
  int reveals = 0;
  while (!match.over()) {
    const Position before = match.position();
    const Move move = any_move(match, rng);
    REQUIRE(match.play(move).ok());
    if (!match.game().reveals(before, move)) {
      CHECK(match.can_undo());
      continue;
    }
    ++reveals;
    CHECK_FALSE(match.can_undo());
    const Result<void> undone = match.undo();
    REQUIRE_FALSE(undone.ok());
    CHECK(undone.error().message.id() == "match.undo_stops");
    REQUIRE(match.take_back().ok());
    CHECK(match.game().hash(match.position()) == match.game().hash(before));
    REQUIRE(match.redo().ok());
  }
  CHECK(reveals == 5);  // rounds 2 to 6
}

TEST_CASE("match: another move after undo begins a variation and keeps the old one") {
  Match match = new_match(2, 11);
  MoveList moves;
  match.game().legal(match.position(), moves);
  REQUIRE(moves.size() >= 2);
  REQUIRE(match.play(moves[0]).ok());
  const Match::Node first = match.current();
  const std::uint64_t after_first = digest(match);
  REQUIRE(match.undo().ok());
  REQUIRE(match.play(moves[1]).ok());
  const Match::Node second = match.current();
  CHECK(first != second);
  CHECK(match.parent_of(second) == Match::kStart);
  REQUIRE(match.go_to(first).ok());
  CHECK(digest(match) == after_first);
  REQUIRE(match.take_back().ok());
  REQUIRE(match.redo().ok());
  CHECK(match.current() == first);  // redo follows the variation last walked
}

TEST_CASE("match: a move tried before is walked again, not doubled") {
  Match match = new_match(2, 11);
  Rng rng(1);
  const Move move = any_move(match, rng);
  REQUIRE(match.play(move).ok());
  const std::size_t nodes = match.node_count();
  REQUIRE(match.undo().ok());
  REQUIRE(match.play(move).ok());
  CHECK(match.node_count() == nodes);
}

TEST_CASE("match: an illegal move leaves everything as it was and says why") {
  Match match = new_match(2, 11);
  const std::uint64_t before = digest(match);
  const Result<Move> move = match.game().parse("stay");
  REQUIRE(move.ok());
  const Result<void> made = match.play(move.value());
  REQUIRE_FALSE(made.ok());
  CHECK(made.error().message.id() == "vikings.no.step");
  CHECK(digest(match) == before);
  CHECK(match.node_count() == 1);
  CHECK_FALSE(match.undo().ok());
  CHECK_FALSE(match.redo().ok());
  CHECK_FALSE(match.go_to(5).ok());
}

TEST_CASE("match: walking like another match loses nothing, and ends where that one stands") {
  Match mine = new_match(3, 5);
  Match other = new_match(3, 5);
  Rng rng(5);
  Rng same(5);
  play_on(mine, rng, 30);
  play_on(other, same, 12);
  Rng differently(77);
  play_on(other, differently, 9);
  const std::uint64_t far = digest(mine);
  const std::size_t nodes = mine.node_count();
  REQUIRE(mine.walk_like(other).ok());
  CHECK(digest(mine) == digest(other));
  CHECK(mine.node_count() > nodes);
  REQUIRE(mine.go_to(30).ok());
  CHECK(digest(mine) == far);

  const Result<void> refused = mine.walk_like(new_match(3, 6));
  REQUIRE_FALSE(refused.ok());
  CHECK(refused.error().message.id() == "match.another_start");
  CHECK(digest(mine) == far);
}

TEST_CASE("match: the whole line goes from the start through the present to what was undone") {
  Match match = new_match(3, 5);
  Rng rng(5);
  play_on(match, rng, 20);
  REQUIRE(match.go_to(12).ok());
  CHECK(match.line().size() == 12);
  CHECK(match.whole_line().size() == 20);
  CHECK(match.whole_line().back() == 20);
}

TEST_CASE("match: a full match refuses what is new, and is walked through as before") {
  Match match = new_match(2, 5);
  Rng rng(5);
  MoveList moves;
  // Wherever one stands, what was not tried yet is tried: many variations, none of them long.
  while (match.node_count() <= kMaxMatchMoves) {
    if (match.over() || rng.below(20) == 0) {
      REQUIRE(match.go_to(rng.below(static_cast<std::uint32_t>(match.node_count()))).ok());
      if (match.over()) continue;
    }
    REQUIRE(match.play(any_move(match, rng)).ok());
  }
  CHECK(match.node_count() == kMaxMatchMoves + 1);
  REQUIRE(match.go_to(Match::kStart).ok());
  const auto tried = static_cast<Match::Node>(match.node_count() - 1);
  match.game().legal(match.position(), moves);
  int refused = 0;
  for (Match::Node node = tried; !match.over() && refused == 0; --node) {
    REQUIRE(match.go_to(node).ok());
    if (match.over()) continue;
    match.game().legal(match.position(), moves);
    for (const Move move : moves) {
      const Match::Node before = match.current();
      const Result<void> made = match.play(move);
      if (made) {
        REQUIRE(match.take_back().ok());
        continue;
      }
      CHECK(made.error().message.id() == "match.full");
      CHECK(match.current() == before);
      ++refused;
    }
  }
  CHECK(refused > 0);
  CHECK(match.node_count() == kMaxMatchMoves + 1);
  const Result<void> illegal = match.play(match.game().parse("stay").value());
  REQUIRE_FALSE(illegal.ok());
  CHECK(illegal.error().message.id() != "match.full");
}

TEST_CASE("match: many moves tried from one place are each found again, in no time") {
  Match match = new_match(2, 5);
  MoveList moves;
  match.game().legal(match.position(), moves);
  std::vector<Match::Node> nodes;
  for (const Move move : moves) {
    REQUIRE(match.play(move).ok());
    nodes.push_back(match.current());
    REQUIRE(match.take_back().ok());
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    REQUIRE(match.play(moves[i]).ok());
    CHECK(match.current() == nodes[i]);
    CHECK(match.parent_of(match.current()) == Match::kStart);
    REQUIRE(match.take_back().ok());
    REQUIRE(match.redo().ok());
    CHECK(match.current() == nodes[i]);
    REQUIRE(match.take_back().ok());
  }
  CHECK(match.node_count() == moves.size() + 1);
}

TEST_CASE("match: a walk that is refused leaves the way on as it was") {
  Match mine = new_match(3, 5);
  Rng rng(5);
  play_on(mine, rng, 20);
  REQUIRE(mine.go_to(12).ok());
  const std::vector<Match::Node> whole = mine.whole_line();
  REQUIRE_FALSE(mine.walk_like(new_match(3, 6)).ok());
  CHECK(mine.whole_line() == whole);
  CHECK(mine.current() == 12);
}

TEST_CASE("match: seats need names and colours of their own") {
  const auto refused = [](auto change) {
    MatchStart start = start_of(2, 1);
    change(start);
    const Result<Match> match = Match::begin(std::move(start));
    REQUIRE_FALSE(match.ok());
    return std::string(match.error().message.id());
  };
  CHECK(refused([](MatchStart& s) { s.seats.pop_back(); }) == "match.seats");
  CHECK(refused([](MatchStart& s) { s.seats[0].name = ""; }) == "match.name");
  CHECK(refused([](MatchStart& s) { s.seats[0].name = "two\nlines"; }) == "match.name");
  CHECK(refused([](MatchStart& s) { s.seats[0].name = " Freya"; }) == "match.name");
  CHECK(refused([](MatchStart& s) { s.seats[0].name = "\xff"; }) == "match.name");
  CHECK(refused([](MatchStart& s) { s.seats[0].name = "\xed\xa0\x80"; }) == "match.name");
  CHECK(refused([](MatchStart& s) { s.seats[0].name = "Ivar\u202e"; }) == "match.name");
  CHECK(refused([](MatchStart& s) { s.seats[0].name = std::string(49, 'a'); }) == "match.name");
  CHECK(refused([](MatchStart& s) { s.seats[1].name = s.seats[0].name; }) == "match.same_name");
  CHECK(refused([](MatchStart& s) { s.seats[1].colour = 6; }) == "match.colour");
  CHECK(refused([](MatchStart& s) { s.seats[1].colour = 0; }) == "match.same_colour");
  CHECK(refused([](MatchStart& s) { s.setup.players = 5; }) == "setup.players");
  CHECK(refused([](MatchStart& s) { s.setup.options[0] = 9; }) == "setup.option_value");
  CHECK(refused([](MatchStart& s) { s.setup.options.clear(); }) == "setup.option_count");
  CHECK(refused([](MatchStart& s) { s.setup.data = "moon: 7"; }) == "setup.no_data");
}

TEST_CASE("match: a game without figures to replace takes none") {
  const Game& game = *start_of(2, 1).game;
  CHECK(game.can.own_figures == nullptr);
  CHECK(read_figures(game, "").value().empty());
  CHECK(read_figures(game, " \n").error().message.id() == "setup.no_data");
  Setup setup = start_of(2, 1).setup;
  const Setup without = setup;
  setup.data = "moon: 7";
  CHECK_FALSE(setup == without);
  const Result<Position> begun = game.setup(setup);
  REQUIRE_FALSE(begun.ok());
  CHECK(begun.error().message.id() == "setup.no_data");
}

TEST_CASE("match: names of every language are welcome") {
  MatchStart start = start_of(2, 1);
  start.seats[0].name = "Žofie Łęcka";
  start.seats[1].name = "Ярослав";
  CHECK(Match::begin(std::move(start)).ok());
}

// The moves of the turn that begins a match of Vikings: a pair, its price, the start tile, the
// tile.
std::vector<Move> first_turn(const Match& match) {
  Match tried = match;
  const std::optional<Seat> who = tried.game().actor(tried.position());
  std::vector<Move> deed;
  while (tried.game().actor(tried.position()) == who) {
    MoveList moves;
    tried.game().legal(tried.position(), moves);
    deed.push_back(moves[0]);
    REQUIRE(tried.play(moves[0]).ok());
  }
  return deed;
}

TEST_CASE("match: several moves are one deed, undone and made again at once") {
  Match match = new_match(2, 5);
  const std::uint64_t before = digest(match);
  const std::vector<Move> deed = first_turn(match);
  REQUIRE(deed.size() > 2);
  REQUIRE(match.play(deed).ok());
  const std::uint64_t after = digest(match);
  CHECK(match.line().size() == deed.size());
  REQUIRE(match.undo().ok());
  CHECK(digest(match) == before);
  CHECK(match.current() == Match::kStart);
  CHECK(match.deeds_undone() == 1);
  REQUIRE(match.redo().ok());
  CHECK(match.deeds_undone() == 0);
  CHECK(digest(match) == after);
  CHECK_FALSE(match.can_redo());
  REQUIRE(match.take_back().ok());
  // The same moves one by one are deeds of their own again.
  for (const Move move : deed) REQUIRE(match.play(move).ok());
  REQUIRE(match.undo().ok());
  CHECK(match.line().size() == deed.size() - 1);
  REQUIRE(match.undo().ok());
  CHECK(match.deeds_undone() == 2);
}

TEST_CASE("match: of a deed nothing is made if one of its moves cannot be") {
  Match match = new_match(2, 5);
  std::vector<Move> deed = first_turn(match);
  const std::uint64_t before = digest(match);
  std::vector<Move> twice = {deed[0], deed[0]};
  CHECK_FALSE(match.play(twice).ok());
  CHECK(digest(match) == before);
  CHECK(match.node_count() == 1);
  // Nor does a deed go on into somebody else's turn.
  MoveList moves;
  Match later = match;
  REQUIRE(later.play(deed).ok());
  later.game().legal(later.position(), moves);
  deed.push_back(moves[0]);
  const Result<void> too_long = match.play(deed);
  REQUIRE_FALSE(too_long.ok());
  CHECK(too_long.error().message.id() == "match.deed_ends");
  CHECK(digest(match) == before);
}

TEST_CASE("match: a deed is left out of the turn, or stays where a later one needs it") {
  Match match = new_match(2, 3);
  Rng rng(3);
  play_on(match, rng, 40);
  const std::vector<Match::Node> line = match.line();
  const std::uint64_t before = digest(match);
  int needed = 0;
  for (const Match::Node node : line) {
    const Result<void> left = match.leave_out(node);
    if (left) {
      CHECK(match.line().size() < line.size());
      REQUIRE(match.go_to(line.back()).ok());
      continue;
    }
    CHECK(digest(match) == before);
    CHECK(match.line() == line);
    if (left.error().message.id() == "match.needed") ++needed;
  }
  CHECK(needed > 0);
  CHECK(match.leave_out(Match::kStart).error().message.id() == "match.no_such_place");
  CHECK(match.leave_out(9999).error().message.id() == "match.no_such_place");
}

TEST_CASE("match: what is left out changes nothing of what was laid after it") {
  Result<Match> begun = Match::begin(start_of(2, 42, "feast"));
  REQUIRE(begun.ok());
  Match match = std::move(begun).value();
  Rng rng(5);
  int left = 0;
  for (int i = 0; i < 600 && !match.over() && left < 3; ++i) {
    const Match::Node here = match.current();
    std::vector<std::vector<Move>> deeds;
    for (std::size_t item = 0; item < feast::kGoods && deeds.size() < 2; ++item) {
      const Inspectable good = feast::make_inspectable(feast::InspectableKind::item, item);
      const auto found = bots::counsel(match.game()).best_deeds(match.position(), good, 1);
      if (!found.empty()) deeds.push_back(found.front());
    }
    if (deeds.size() == 2 && match.may_play(deeds[1]).ok()) {
      REQUIRE(match.play(deeds[0]).ok());
      const Match::Node first = match.current();
      if (match.play(deeds[1]).ok()) {
        REQUIRE(match.leave_out(first).ok());
        const std::uint64_t without = digest(match);
        REQUIRE(match.go_to(here).ok());
        REQUIRE(match.play(deeds[1]).ok());
        CHECK(digest(match) == without);
        ++left;
      }
      REQUIRE(match.go_to(here).ok());
    }
    REQUIRE(match.play(any_move(match, rng)).ok());
  }
  CHECK(left == 3);
}

}  // namespace
}  // namespace meadhall::tests
