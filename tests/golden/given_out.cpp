// Links and saves that were once given out, each with the points it must show. They open for ever,
// those from before rules were corrected (see GameInfo::corrected_in) as far as the corrected ones
// go: files are only ever added, one set for each version of a game's rules, made once that version
// is final:
//   MEADHALL_GOLDEN=give build/native/tests/meadhall_tests --test-case='golden: give out*'
// That makes what is missing for the rules of today and leaves alone what is there.

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
#include "tests/support/wished_games.h"

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

// "vikings-2"
std::string set_of(const Game& game, std::uint32_t version) {
  return std::string(game.info.id) + "-" + std::to_string(version);
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

// Every mix of presets with every number of players.
struct Table {
  OptionValues options;
  std::uint8_t players = 0;
};
std::vector<Table> tables_of(const Game& game) {
  std::vector<Table> tables;
  for (const OptionValues& mix : all_preset_mixes(game.info)) {
    for (int players = game.info.min_players; players <= game.info.max_players; ++players) {
      tables.push_back({mix, static_cast<std::uint8_t>(players)});
    }
  }
  return tables;
}

// A match at that table, left at a random moment or, every third, at its end. Every other one has
// one more option of its own.
Match random_match(const Game& game, std::size_t number, Rng& rng) {
  const std::vector<Table> tables = tables_of(game);
  const Table& table = tables[number % tables.size()];
  MatchStart start = start_of(table.players, rng.next(), game.info.id);
  start.setup.options = table.options;
  if (number % 2 == 1) {
    const auto option = rng.below(static_cast<std::uint32_t>(start.setup.options.size()));
    const auto values = static_cast<std::uint32_t>(game.info.options[option].values.size());
    start.setup.options[option] = static_cast<std::uint8_t>(rng.below(values));
    if (!Match::begin(start).ok()) start.setup.options = table.options;
  }
  Result<Match> match = Match::begin(std::move(start));
  REQUIRE(match.ok());
  play_on(match.value(), rng, number % 3 == 0 ? 10'000 : static_cast<int>(20 + rng.below(230)));
  return std::move(match).value();
}

// Back to somewhere, on from there, and back again: a tree with two branches.
void branch(Match& match, Rng& rng) {
  const auto somewhere = [&] {
    REQUIRE(match.go_to(rng.below(static_cast<std::uint32_t>(match.node_count()))).ok());
  };
  somewhere();
  play_on(match, rng, 30);
  somewhere();
}

void give_links(const Game& game, const std::string& set) {
  const std::string path = kLinks + set + ".txt";
  if (std::filesystem::exists(path)) return;
  Rng rng(2007);
  std::ofstream links(path, std::ios::binary);
  for (std::size_t number = 0; number < 2 * tables_of(game).size(); ++number) {
    const Match match = random_match(game, number, rng);
    links << points_of(match) << ' ' << write_link(match) << '\n';
  }
}

void give_saves(const Game& game, const std::string& set) {
  if (std::filesystem::exists(kSaves + set + ".txt")) return;
  Rng rng(2008);
  std::filesystem::create_directories(kSaves + set);
  std::ofstream list(kSaves + set + ".txt", std::ios::binary);
  for (std::size_t number = 0; number < tables_of(game).size(); ++number) {
    Match match = random_match(game, number, rng);
    branch(match, rng);
    const std::string name = set + "/" + std::to_string(number + 1) + "-" + mix_of(match) + ".txt";
    std::ofstream(kSaves + name, std::ios::binary) << write_save(match);
    list << points_of(match) << ' ' << match.node_count() << ' ' << name << '\n';
  }
}

// Whether it is all there, or says what is not.
void check_opened(const Match& match, std::uint32_t version, const std::string& points) {
  const std::optional<OpeningNote>& note = match.opening_note();
  CHECK(note.has_value() == (version < match.game().info.corrected_in));
  if (!note) CHECK(points_of(match) == points);
}

// Every link opens and shows its points; gives the mixes of presets that occurred.
std::set<std::string> open_links(const std::string& set, std::uint32_t version) {
  std::istringstream lines(read_file(kLinks + set + ".txt"));
  std::string points;
  std::string link;
  std::set<std::string> seen;
  while (lines >> points >> link) {
    CAPTURE(link);
    const Result<Match> match = read_link(link);
    REQUIRE(match.ok());
    check_opened(match.value(), version, points);
    seen.insert(mix_of(match.value()));
  }
  return seen;
}

// Every save opens with all its variations and the points it had.
std::set<std::string> open_saves(const std::string& set, std::uint32_t version) {
  std::istringstream lines(read_file(kSaves + set + ".txt"));
  std::string points;
  std::string name;
  std::size_t nodes = 0;
  std::set<std::string> seen;
  while (lines >> points >> nodes >> name) {
    CAPTURE(name);
    const Result<Match> match = read_save(read_file(kSaves + name));
    REQUIRE(match.ok());
    check_opened(match.value(), version, points);
    if (!match.value().opening_note()) CHECK(match.value().node_count() == nodes);
    seen.insert(mix_of(match.value()));
  }
  return seen;
}

// True if every mix of presets occurs that the game has today; one that came with later rules is
// not in what was given out before.
bool has_every_mix(const Game& game, std::uint32_t version, const std::set<std::string>& seen) {
  const auto named = std::ranges::count_if(
      seen, [](const std::string& mix) { return mix.find("own") == std::string::npos; });
  const auto all = std::ssize(all_preset_mixes(game.info));
  return version < game.info.rules_version ? !seen.empty() : named == all;
}

}  // namespace

TEST_CASE("golden: give out links and saves of these rules, if asked to") {
  const char* wish = std::getenv("MEADHALL_GOLDEN");
  if (wish == nullptr || std::string_view(wish) != "give") return;
  for (const Game* game : wished_games()) {
    const std::string set = set_of(*game, game->info.rules_version);
    give_links(*game, set);
    give_saves(*game, set);
  }
}

TEST_CASE("golden: links given out under any version of the rules show the points they had") {
  for (const Game* game : wished_games()) {
    for (std::uint32_t version = 1; version <= game->info.rules_version; ++version) {
      const std::string set = set_of(*game, version);
      CAPTURE(set);
      CHECK(has_every_mix(*game, version, open_links(set, version)));
    }
  }
}

TEST_CASE("golden: saves given out under any version of the rules open with all that is in them") {
  for (const Game* game : wished_games()) {
    for (std::uint32_t version = 1; version <= game->info.rules_version; ++version) {
      const std::string set = set_of(*game, version);
      CAPTURE(set);
      // Of the first rules of Vikings only links were kept.
      if (set == "vikings-1") continue;
      CHECK(has_every_mix(*game, version, open_saves(set, version)));
    }
  }
}

}  // namespace meadhall::tests
