// Whole matches written down move by move, compared with the files in tests/golden. A
// change of rules, of the order of moves, or of the generator shows as a difference to be reviewed
// like code: see support/golden.h.

#include <doctest/doctest.h>

#include <sstream>

#include "tests/support/golden.h"
#include "tests/support/matches.h"
#include "text/say.h"

namespace meadhall::tests {
namespace {

// The digest of a list of moves in its order: the order is pinned too.
std::uint64_t digest_of(const MoveList& moves) {
  return hash_bytes(moves.begin(), moves.size() * sizeof(Move));
}

std::string transcript(const MatchStart& start, std::uint64_t chance) {
  Result<Match> begun = Match::begin(start);
  REQUIRE(begun.ok());
  Match& match = begun.value();
  const Game& game = match.game();
  std::vector<std::string> names;
  for (const SeatInfo& seat : start.seats) names.push_back(seat.name);
  const text::Speaker speaker("en", names);
  Rng rng(chance);

  std::ostringstream out;
  for (const Event& event : match.events_of(Match::kStart)) {
    out << "    " << speaker.say(event.message) << '\n';
  }
  out << std::hex;
  while (!match.over()) {
    MoveList moves;
    game.legal(match.position(), moves);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    out << std::dec << match.line().size() << std::hex << ' ' << game.hash(match.position()) << ' '
        << names[index(*game.actor(match.position()))] << ": " << game.text(move) << " (of "
        << std::dec << moves.size() << std::hex << ", " << (digest_of(moves) & 0xffffU) << ")\n";
    REQUIRE(match.play(move).ok());
    for (const Event& event : match.events_of(match.current())) {
      if (event.kind == Event::Kind::choice) continue;
      out << "    " << speaker.say(event.message);
      if (event.kind == Event::Kind::score) {
        out << std::dec << " gold " << event.gold << " points " << event.points << std::hex;
      }
      out << '\n';
    }
  }
  out << std::dec << "end\n";
  const ScoreSheet sheet = game.score(match.position());
  for (const ScoreSheet::Line& line : sheet.lines) {
    out << speaker.say(line.category) << ':';
    for (std::size_t i = 0; i < names.size(); ++i) out << ' ' << line.points[i];
    out << '\n';
  }
  out << "total:";
  for (std::size_t i = 0; i < names.size(); ++i) out << ' ' << sheet.totals[i];
  out << "\nrank:";
  for (std::size_t i = 0; i < names.size(); ++i) out << ' ' << int{sheet.ranks[i]};
  out << '\n';
  return out.str();
}

// Plays the match and compares it with the file named after presets, what else was `set`, players
// and seed.
void compare(MatchStart start, const std::vector<std::string_view>& presets,
             std::string_view set = {}) {
  const std::uint64_t seed = start.setup.seed;
  std::string name;
  for (const std::string_view preset : presets) {
    apply_preset(start.setup.options, *find_preset(start.game->info, preset));
    name += std::string(preset) + "-";
  }
  if (!set.empty()) name += std::string(set) + "-";
  compare_golden(std::string(start.game->info.id) + "/" + name +
                     std::to_string(start.setup.players) + "-" + std::to_string(seed) + ".txt",
                 transcript(start, seed + 1));
}

TEST_CASE("golden: seeded matches of Vikings go as they are written down") {
  compare(start_of(2, 1), {"german2007"});
  compare(start_of(3, 2), {"czech2007"});
  compare(start_of(4, 3), {"russian2007"});
  compare(start_of(3, 4), {"polish2008"});
  compare(start_of(4, 5), {"advanced", "german2007"});
  compare(start_of(3, 6), {"advanced", "czech2007"});
  compare(start_of(2, 7), {"advancedNoSpecials", "polish2008"});
}

TEST_CASE("golden: seeded matches of Graenaland go as they are written down") {
  compare(start_of(3, 1, "graenaland"), {"basic"});
  compare(start_of(4, 2, "graenaland"), {"advanced"});
  compare(start_of(5, 3, "graenaland"), {"cardsOnly"});
}

TEST_CASE("golden: seeded matches of A Feast for Odin go as they are written down") {
  compare(start_of(1, 1, "feast"), {"long"});
  compare(start_of(4, 2, "feast"), {"first"});
  MatchStart start = start_of(3, 3, "feast");
  for (const std::string_view id : {"islands", "harvest"}) {
    REQUIRE(set_option(start.game->info, start.setup.options, id, "true").ok());
  }
  compare(start, {"short"}, "expansions");
}

}  // namespace
}  // namespace meadhall::tests
