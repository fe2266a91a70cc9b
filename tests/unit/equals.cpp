#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

#include "app/screens/records.h"
#include "games/registry.h"
#include "match/link.h"
#include "match/save.h"
#include "tests/support/apps.h"
#include "tests/support/thinker.h"

// Bots as strong as who plays against them on a device.

namespace meadhall::tests {
namespace {

using app::App;
using app::Record;
using app::Records;

const Game& vikings() { return *find_game("vikings"); }

// How strong an equal is: 0 to kEquals − 1.
int strength(const Records& records, std::size_t players = 2) {
  return app::equal_of(records, vikings(), players) - kFirstEqual;
}

// A match of a person against bots, all of them `bot`.
Record record(std::uint8_t bot, bool won, std::size_t players = 2) {
  static std::uint64_t start = 0;
  Record made{.start = ++start, .date = {}, .game = &vikings(), .presets = {}, .players = {}};
  made.players.push_back({0, 40, won ? 1 : 2, "Freya"});
  for (std::size_t i = 1; i < players; ++i) {
    made.players.push_back({bot, 40, won ? 2 : 1, "Bot " + std::to_string(i)});
  }
  return made;
}
Records records(std::initializer_list<Record> all) {
  Records made;
  for (const Record& each : all) REQUIRE(made.add(each));
  return made;
}

constexpr std::uint8_t kThrall = 1;
constexpr std::uint8_t kKarl = 2;
constexpr std::uint8_t kSkald = 3;
constexpr std::uint8_t kJarl = 4;
constexpr std::uint8_t kStrongest = kMostBot;

TEST_CASE("equals: who has not played yet meets one about as strong as a karl") {
  CHECK(strength({}) == 3);
  CHECK(strength(records({record(kKarl, true)})) == 5);
  CHECK(strength(records({record(kKarl, false)})) == 1);
}

TEST_CASE("equals: a win against the strong and a loss against the weak tell, others do not") {
  CHECK(strength(records({record(kThrall, true)})) == 3);
  CHECK(strength(records({record(kJarl, false), record(kStrongest, false)})) == 3);
  CHECK(strength(records({record(kJarl, true)})) == 5);
  CHECK(strength(records({record(kThrall, false)})) == 1);
  CHECK(strength(records({record(kStrongest, true)})) == 5);
}

TEST_CASE("equals: after four matches that told, steps are smaller, and there are two ends") {
  CHECK(strength(records({record(kJarl, true), record(kJarl, true), record(kJarl, true)})) == 9);
  CHECK(strength(records({record(kJarl, true), record(kThrall, false), record(kJarl, true),
                          record(kThrall, false), record(kJarl, true)})) == 4);
  Records strong;
  Records weak;
  for (int i = 0; i < 30; ++i) {
    REQUIRE(strong.add(record(kStrongest, true)));
    REQUIRE(weak.add(record(kThrall, false)));
  }
  CHECK(strength(strong) == kEquals - 1);
  CHECK(strength(weak) == 0);
}

TEST_CASE("equals: only matches of one person, of the game and as many players, are counted") {
  Record of_two = record(kKarl, true, 3);
  of_two.players[1].bot = 0;
  Record of_none = record(0, true);
  Record elsewhere = record(kKarl, true);
  elsewhere.game = find_game("feast");
  const Records all = records({of_two, of_none, elsewhere, record(kKarl, true, 4)});
  CHECK(strength(all) == 3);
  CHECK(strength(all, 3) == 3);
  CHECK(strength(all, 4) == 5);
}

// By the usual model of ratings: a step of strength is worth 60 points of Elo.
TEST_CASE("equals: between the weakest level and the strongest a person wins every other match") {
  Rng luck(11);
  for (const double person : {2.0, 3.5, 5.0, 8.0}) {
    CAPTURE(person);
    Records played;
    int wins = 0;
    constexpr int kMatches = 400;
    for (int i = 0; i < kMatches; ++i) {
      const int bot = strength(played);
      const double chance = 1 / (1 + std::pow(10, (bot - person) * 60 / 400));
      const bool won = luck.below(1000) < chance * 1000;
      wins += won ? 1 : 0;
      played.add(record(static_cast<std::uint8_t>(kFirstEqual + bot), won));
    }
    CHECK(wins > kMatches * 0.42);
    CHECK(wins < kMatches * 0.58);
  }
}

TEST_CASE("equals: each decision is that of one of the two levels it stands between") {
  const auto shares = [](std::uint8_t bot) {
    std::array<int, kBotLevels> drawn{};
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      MatchStart start = start_of(2, seed);
      start.seats[0].bot = bot;
      start.seats[1].bot = bot;
      Match one = Match::begin(std::move(start)).value();
      Rng rng(seed);
      for (int i = 0; i < 10; ++i) {
        const std::string_view id = bots::level_here(one).id;
        CHECK(id == bots::level_here(one).id);
        ++drawn[static_cast<std::size_t>(std::ranges::find(bots::kLevelIds, id) -
                                         bots::kLevelIds.begin())];
        REQUIRE(one.play(any_move(one, rng)).ok());
      }
    }
    return drawn;
  };
  CHECK(shares(kSkald) == std::array{0, 0, 400, 0});
  CHECK(shares(kFirstEqual) == std::array{400, 0, 0, 0});
  CHECK(shares(kMostBot) == std::array{0, 0, 0, 400});
  // Three tenths of the way from a thrall to a karl.
  const auto low = shares(kFirstEqual + 1);
  CHECK(low[0] + low[1] == 400);
  CHECK(low[1] > 80);
  CHECK(low[1] < 160);
  // Halfway from a karl to a skald.
  const auto middle = shares(kFirstEqual + 5);
  CHECK(middle[1] + middle[2] == 400);
  CHECK(middle[1] > 160);
  CHECK(middle[1] < 240);
}

TEST_CASE(
    "equals: a match begins with one as strong as the device's records have it, and keeps it") {
  App app;
  app.remember(app::kRecordsKey, records({record(kJarl, true)}).write());
  app.start("#new/vikings?players=2&seed=5", "en", 1);
  obey(app, "bot 2 equal");
  CHECK(page_has(app, "\"value\":\"equal\""));
  obey(app, "begin");
  CHECK(app.match().start().seats[1].bot == kFirstEqual + 5);
  const std::vector<SeatInfo>& seats = app.match().start().seats;
  CHECK(read_link(write_link(app.match())).value().start().seats == seats);
  CHECK(read_save(write_save(app.match())).value().start().seats == seats);
}

TEST_CASE("equals: a quick match and another round take what has been learnt meanwhile") {
  App app = started({}, "#new/vikings?players=2&seed=5");
  obey(app, "bot 2 equal");
  obey(app, "begin");
  const std::uint8_t first = app.match().start().seats[1].bot;
  CHECK(first == kFirstEqual + 3);
  app.remember(app::kRecordsKey, records({record(kJarl, true)}).write());
  obey(app, "rematch");
  CHECK(app.match().start().seats[1].bot == first + 2);
  obey(app, "hall");
  obey(app, "quick vikings");
  CHECK(app.match().start().seats[1].bot == first + 2);
}

TEST_CASE("equals: the records count all of them as one") {
  const auto rows = app::tallies(
      records({record(kFirstEqual, true), record(kMostBot, false), record(kJarl, false)}),
      vikings());
  REQUIRE(rows.size() == 3);
  CHECK(rows[0].level == kJarl);
  CHECK(rows[1].level == kFirstEqual);
  CHECK(rows[1].matches == 2);
  CHECK(rows[1].wins == 1);
  Records read;
  read.read(records({record(kMostBot, true)}).write());
  REQUIRE(read.all().size() == 1);
  CHECK(read.all()[0].players[1].bot == kMostBot);
}

}  // namespace
}  // namespace meadhall::tests
