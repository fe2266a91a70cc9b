// A match with figures of its table's own: in saves, links and in what the bots are asked.

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <string>

#include "bots/task.h"
#include "core/hash.h"
#include "match/bytes.h"
#include "match/link.h"
#include "match/save.h"
#include "tests/support/matches.h"
#include "tests/support/words.h"

namespace meadhall::tests {
namespace {

Match match_with(std::string_view data, int moves = 12) {
  MatchStart start = start_of(2, 8);
  start.setup.data = data;
  Result<Match> match = Match::begin(std::move(start));
  REQUIRE(match.ok());
  Rng rng(3);
  play_on(match.value(), rng, moves);
  return std::move(match).value();
}

// A save with other lines, and the checksum that belongs to it.
std::string changed(std::string save, std::string_view from, std::string_view to) {
  const std::size_t at = save.find(from);
  REQUIRE(at != std::string::npos);
  save.replace(at, from.size(), to);
  save.erase(save.rfind("checksum "));
  constexpr std::string_view kDigits = "0123456789abcdef";
  const std::uint64_t sum = hash_text(save);
  save += "checksum ";
  for (unsigned shift = 64; shift > 0; shift -= 4) save += kDigits[sum >> (shift - 4) & 15U];
  return save + "\n";
}

int layout_of(std::string_view link) {
  const std::string_view payload = link.substr(link.rfind('/') + 1);
  const std::optional<Bytes> bytes = from_base64url(payload.substr(0, payload.find('.')));
  REQUIRE(bytes.has_value());
  return bytes->front();
}

std::string refusal_of(std::string_view save) {
  const Result<Match> match = read_save(save);
  REQUIRE_FALSE(match.ok());
  return spelled::words(match.error().message);
}

}  // namespace

TEST_CASE("figures: a match keeps them in their one form, and plays by them") {
  const Match match = match_with("# ours\n  Tide 4\nmoon: 7", 0);
  CHECK(match.start().setup.data == "moon: 7\ntide: 4\n");
  CHECK(digest(match) == digest(match_with("moon: 7\ntide: 4\n", 0)));
  CHECK(digest(match) != digest(match_with("", 0)));
  CHECK(match_with("sun: 0", 0).start().setup.data.empty());
}

TEST_CASE("figures: a match with others is another one") {
  Match match = match_with("moon: 7");
  CHECK(match.walk_like(match_with("moon: 7", 4)).ok());
  const Result<void> other = match.walk_like(match_with("moon: 8", 4));
  REQUIRE_FALSE(other.ok());
  CHECK(other.error().message.id() == "match.another_start");
}

TEST_CASE("figures: a match does not begin with what cannot be read") {
  MatchStart start = start_of(2, 8);
  start.setup.data = "moon: 7\nstars: 3";
  const Result<Match> match = Match::begin(std::move(start));
  REQUIRE_FALSE(match.ok());
  CHECK(spelled::words(match.error().message) ==
        "save.line line=2 column=1 text=stars why=[setup.no_data]");
}

TEST_CASE("figures: a save has them line by line, behind the options") {
  const Match match = match_with("moon: 7\ntide: 4\n");
  const std::string save = write_save(match);
  CHECK(save.find("\ndata moon: 7\ndata tide: 4\nseat 1 ") != std::string::npos);
  const Result<Match> read = read_save(save);
  REQUIRE(read.ok());
  CHECK(read.value().start().setup == match.start().setup);
  CHECK(digest(read.value()) == digest(match));
  CHECK(write_save(read.value()) == save);
  CHECK(write_save(match_with("")).find("\ndata ") == std::string::npos);
}

TEST_CASE("figures: a save says where one of them is wrong, by its own lines") {
  const std::string save = write_save(match_with("moon: 7\ntide: 4\n"));
  const std::string before = save.substr(0, save.find("data tide"));
  const auto line = std::to_string(std::count(before.begin(), before.end(), '\n') + 1);
  CHECK(refusal_of(changed(save, "data tide: 4", "data tide: x")) ==
        "save.line line=" + line + " column=12 text=x why=[setup.no_data]");
  // One block of them, and other figures are another match.
  CHECK(
      refusal_of(changed(save, "moves\n", "data sun: 1\nmoves\n")).starts_with("save.unreadable"));
  CHECK(refusal_of(changed(save, "data tide: 4", "data tide: 5")).starts_with("save."));
  CHECK(refusal_of(save.substr(0, save.find("seat 1")) + "checksum 0").starts_with("save."));
}

TEST_CASE("figures: a link packs them, and one without them is as it always was") {
  const Match match = match_with("moon: 7\ntide: 4\n");
  const std::string link = write_link(match);
  const Result<Match> read = read_link(link);
  REQUIRE(read.ok());
  CHECK(read.value().start().setup == match.start().setup);
  CHECK(digest(read.value()) == digest(match));
  CHECK(layout_of(link) == 2);
  CHECK(layout_of(write_link(match_with(""))) == 1);
  for (std::size_t at = link.rfind('/') + 1; at < link.size(); ++at) {
    std::string bent = link;
    bent[at] = bent[at] == 'A' ? 'B' : 'A';
    CAPTURE(at);
    CHECK_FALSE(read_link(bent).ok());
    CHECK_FALSE(read_link(link.substr(0, at)).ok());
  }
}

TEST_CASE("figures: bots think about the match as it is played with them") {
  const Match match = match_with("moon: 7\ntide: 4\n");
  Result<bots::Task> task =
      bots::Task::begin(bots::ask_move(match, bots::levels(match.game()).front()));
  REQUIRE(task.ok());
  while (!task.value().advance(100)) continue;
  const std::optional<Move> move = bots::read_move(match.game(), task.value().answer());
  REQUIRE(move.has_value());
  MoveList legal;
  match.game().legal(match.position(), legal);
  CHECK(std::ranges::find(legal, *move) != legal.end());
}

TEST_CASE("figures: a later layout of links is told to be newer") {
  const std::string link = write_link(match_with("moon: 7\n"));
  std::string later = link;
  later.replace(later.rfind('/') + 1, 2, "Aw");  // 3
  const Result<Match> read = read_link(later);
  REQUIRE_FALSE(read.ok());
  CHECK(read.error().message.id() == "link.newer");
}

}  // namespace meadhall::tests
