// Links and saves that were once given out, each with the points it must show. They open for ever:
// files are only ever added, one set for each version of the rules, made once that version is
// final:
//   MEADHALL_GOLDEN=give build/native/tests/meadhall_tests --test-case='golden: give out*'

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "match/link.h"
#include "match/save.h"
#include "tests/support/matches.h"

namespace meadhall::tests {
namespace {

const std::string kLinks = "tests/golden/links/";
const std::string kSaves = "tests/golden/saves/";

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// "18,1": the points of each seat.
std::string points_of(const Match& match) {
  const ScoreSheet sheet = match.game().score(match.position());
  std::string points;
  for (std::size_t i = 0; i < match.start().seats.size(); ++i) {
    points += (i == 0 ? "" : ",") + std::to_string(sheet.totals[i]);
  }
  return points;
}

// "advanced-polish2008": the preset held of each group.
std::string mix_of(const Match& match) {
  const GameInfo& info = match.game().info;
  std::string mix;
  for (const std::string_view group : preset_groups(info)) {
    const Preset* held = preset_held(info, group, match.start().setup.options);
    mix += (mix.empty() ? "" : "-") + std::string(held != nullptr ? held->id : "own");
  }
  return mix;
}

std::size_t mixes() { return all_preset_mixes(find_game("vikings")->info).size(); }

// A match of the mix, left at a random moment or, every third, at its end.
Match random_match(std::size_t number, Rng& rng) {
  MatchStart start = start_of(static_cast<std::uint8_t>(2 + number % 3), rng.next());
  start.setup.options = all_preset_mixes(start.game->info)[number % mixes()];
  Result<Match> match = Match::begin(std::move(start));
  REQUIRE(match.ok());
  play_on(match.value(), rng, number % 3 == 0 ? 10'000 : static_cast<int>(20 + rng.below(230)));
  return std::move(match).value();
}

// Every link opens and shows its points; gives the mixes of presets that occurred.
std::set<std::string> open_links(const std::string& name, int at_least) {
  std::istringstream lines(read_file(kLinks + name));
  std::set<std::string> seen;
  std::string points;
  std::string link;
  int opened = 0;
  while (lines >> points >> link) {
    CAPTURE(link);
    const Result<Match> match = read_link(link);
    REQUIRE(match.ok());
    CHECK(points_of(match.value()) == points);
    seen.insert(mix_of(match.value()));
    ++opened;
  }
  CHECK(opened >= at_least);
  return seen;
}

TEST_CASE("golden: give out links and saves of these rules, if asked to") {
  const char* wish = std::getenv("MEADHALL_GOLDEN");
  if (wish == nullptr || std::string_view(wish) != "give") return;
  const std::string version = std::to_string(find_game("vikings")->info.rules_version);
  Rng rng(2007);
  std::ofstream links(kLinks + "vikings-" + version + ".txt", std::ios::binary);
  for (std::size_t number = 0; number < 2 * mixes(); ++number) {
    const Match match = random_match(number, rng);
    links << points_of(match) << ' ' << write_link(match) << '\n';
  }
  const std::string folder = "vikings-" + version + "/";
  std::filesystem::create_directories(kSaves + folder);
  std::ofstream list(kSaves + "vikings-" + version + ".txt", std::ios::binary);
  for (std::size_t number = 0; number < mixes(); ++number) {
    Match match = random_match(number + 1, rng);
    // Back to somewhere, on from there, and back again: a tree with two branches.
    const auto nodes = static_cast<std::uint32_t>(match.node_count());
    REQUIRE(match.go_to(rng.below(nodes)).ok());
    play_on(match, rng, 30);
    REQUIRE(match.go_to(rng.below(static_cast<std::uint32_t>(match.node_count()))).ok());
    const std::string name = folder + mix_of(match) + ".txt";
    std::ofstream(kSaves + name, std::ios::binary) << write_save(match);
    list << points_of(match) << ' ' << match.node_count() << ' ' << name << '\n';
  }
}

TEST_CASE("golden: links of version 1 of the rules open and show the points they had") {
  for (const std::string& mix : open_links("vikings.txt", 5)) CHECK(mix.starts_with("basic-"));
}

TEST_CASE("golden: links of version 2, of every mix of presets, show the points they had") {
  CHECK(open_links("vikings-2.txt", 20).size() == mixes());
}

TEST_CASE("golden: saves of version 2 open with all their variations and the points they had") {
  std::istringstream lines(read_file(kSaves + "vikings-2.txt"));
  std::set<std::string> seen;
  std::string points;
  std::string name;
  std::size_t nodes = 0;
  while (lines >> points >> nodes >> name) {
    CAPTURE(name);
    const Result<Match> match = read_save(read_file(kSaves + name));
    REQUIRE(match.ok());
    CHECK(points_of(match.value()) == points);
    CHECK(match.value().node_count() == nodes);
    seen.insert(mix_of(match.value()));
  }
  CHECK(seen.size() == mixes());
}

}  // namespace
}  // namespace meadhall::tests
