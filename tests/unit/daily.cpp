#include "app/teaching/daily.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/teaching/teaching.h"
#include "bots/task.h"
#include "games/registry.h"
#include "tests/support/apps.h"
#include "tests/support/thinker.h"

namespace meadhall::tests {
namespace {

using app::App;
using app::DailyPuzzle;
using app::Effect;
using app::Streak;

// What Vikings' streak was kept under before other games had puzzles.
constexpr std::string_view kVikingsKey = "meadhall.daily";

std::int64_t seconds = 0;
constexpr std::int64_t kDay = 86'400;
constexpr std::int64_t kFirst =
    20'781 * kDay + std::int64_t{14} * 3600;  // 2026-11-24, in the afternoon

App on_day(int later, std::string_view streak = {}, std::string_view key = kVikingsKey) {
  App app;
  seconds = kFirst + later * kDay;
  app.set_clock([] { return seconds; });
  app.remember(key, streak);
  app.start("", "en", 1);
  return app;
}

std::string answer_of(const App& app) {
  return app.match().game().text(app.challenge()->answer[0].move);
}

// Any legal move but the best.
std::string another(const App& app) {
  MoveList moves;
  app.match().game().legal(app.match().position(), moves);
  for (const Move move : moves) {
    if (move != app.challenge()->answer[0].move) return app.match().game().text(move);
  }
  return {};
}

// What was stored of the streak, if anything.
std::string kept(App& app) {
  std::string text;
  for (const Effect& effect : app.take_effects()) {
    if (effect.key == kVikingsKey) text = effect.text;
  }
  return text;
}

// Opens the game's puzzle of the day and says its answer.
void solve(App& app, std::string_view game) {
  obey(app, "daily " + std::string(game));
  (void)app.take_effects();
  obey(app, answer_of(app));
}

TEST_CASE(
    "daily: every puzzle of the pool is a decision of several moves, one of them its answer") {
  const std::map<std::string_view, std::uint64_t> digests = {{"vikings", 1325368066522647500U},
                                                             {"graenaland", 803787474442737907U},
                                                             {"feast", 4044201707323774173U}};
  for (const app::Teaching& teaching : app::all_teaching()) {
    if (teaching.daily.pool.empty()) continue;
    CAPTURE(teaching.game);
    const Game& game = *find_game(teaching.game);
    const std::size_t count = app::count_puzzles(teaching.daily.pool);
    CHECK(count >= 100);
    using Deal = std::tuple<std::uint64_t, int, std::string_view>;
    std::map<Deal, std::pair<std::size_t, std::size_t>> latest;  // which puzzle, after which move
    std::set<int> difficulties;
    std::set<int> players;
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < count; ++i) {
      CAPTURE(i);
      const auto puzzle = app::puzzle_of(teaching.daily.pool, i);
      REQUIRE(puzzle);
      const Deal deal = {puzzle->seed, puzzle->players, puzzle->preset};
      if (const auto before = latest.find(deal); before != latest.end()) {
        CHECK(i - before->second.first >= 30);
        CHECK(before->second.second != puzzle->moves);
      }
      latest[deal] = {i, puzzle->moves};
      difficulties.insert(puzzle->difficulty);
      players.insert(puzzle->players);
      const Result<Match> match = app::begin_puzzle(game, *puzzle, teaching.daily.rules);
      REQUIRE(match.ok());
      REQUIRE_FALSE(match.value().over());
      CHECK(match.value().start().setup.players == puzzle->players);
      MoveList moves;
      game.legal(match.value().position(), moves);
      CHECK(moves.size() >= 3);
      const Result<Move> answer = game.parse(puzzle->answer);
      REQUIRE(answer.ok());
      CHECK(moves.contains(answer.value()));
      all = all * 31 + digest(match.value());
    }
    CHECK(difficulties.size() >= 3);
    CHECK(players.size() >= 3);
    // If bots play otherwise now, the matches are others: find the pool anew, as daily.cpp of the
    // game says, and write here what comes of it.
    CHECK(all == digests.at(teaching.game));
  }
}

TEST_CASE("daily: the strongest bot of today finds the answers, of which every tenth is asked") {
  for (const app::Teaching& teaching : app::all_teaching()) {
    for (std::size_t i = 0; i < app::count_puzzles(teaching.daily.pool); i += 10) {
      CAPTURE(teaching.game);
      CAPTURE(i);
      const Game& game = *find_game(teaching.game);
      const DailyPuzzle puzzle = *app::puzzle_of(teaching.daily.pool, i);
      const Match match = app::begin_puzzle(game, puzzle, teaching.daily.rules).value();
      bots::Task task = bots::Task::begin(bots::ask_hint(match)).value();
      while (!task.advance(1000)) {
      }
      const auto advice = bots::read_hint(game, task.answer());
      REQUIRE(advice);
      CHECK(game.text((*advice)[0].move) == puzzle.answer);
      CHECK((*advice)[0].margin - (*advice)[1].margin >= teaching.daily.lead);
    }
  }
}

TEST_CASE("daily: a pool begins again behind its last line; what cannot be read is no puzzle") {
  constexpr std::string_view kPool = "1 2 basic 4 1 take 3\n2 3 - 5 2 place W1\n";
  CHECK(app::count_puzzles(kPool) == 2);
  CHECK(app::puzzle_of(kPool, 0)->answer == "take 3");
  CHECK(app::puzzle_of(kPool, 1)->preset == "-");
  CHECK(app::puzzle_of(kPool, 2)->seed == 1);
  CHECK_FALSE(app::puzzle_of("", 0));
  for (const std::string_view line : {"1 2 basic 4 1\n", "x 2 basic 4 1 take 3\n", "\n"}) {
    CHECK_FALSE(app::puzzle_of(line, 0));
  }
}

TEST_CASE("daily: one puzzle a day, the same for everybody, and another one the next day") {
  App one = on_day(0);
  obey(one, "daily");
  App other = on_day(0);
  obey(other, "setting language cs");
  obey(other, "daily vikings");
  CHECK(digest(one.match()) == digest(other.match()));
  CHECK(one.say(one.challenge()->title()).find("2026-11-24") != std::string::npos);
  App next = on_day(1);
  obey(next, "daily");
  CHECK(digest(next.match()) != digest(one.match()));
}

TEST_CASE("daily: another move is told so and may be followed by the best, which is kept") {
  App app = on_day(0);
  obey(app, "daily");
  CHECK_FALSE(app.available("challenge next"));
  CHECK_FALSE(app.command("challenge previous").ok());
  (void)app.take_effects();
  obey(app, another(app));
  CHECK_FALSE(app.challenge()->solved);
  CHECK(kept(app).empty());
  obey(app, answer_of(app));
  CHECK(app.challenge()->solved);
  CHECK(page_has(app, "1 day in a row"));
  CHECK(kept(app) == "20781 1 1 1");
  // The bots are asked what speaks for it.
  Thinker thinker;
  CHECK(app.bot_request());
  obey(app, "hall");
  CHECK(page_has(app, "solved, 1 day in a row"));
}

TEST_CASE("daily: to be shown the answer is not to have solved it") {
  App app = on_day(0);
  obey(app, "daily");
  (void)app.take_effects();
  obey(app, "challenge show");
  obey(app, answer_of(app));
  CHECK(kept(app).empty());
  CHECK(app.streak("vikings").all() == 0);
}

TEST_CASE("daily: days in a row are counted, a missed one begins anew, the same day counts once") {
  Streak streak;
  CHECK(streak.current(100) == 0);
  CHECK(streak.solve(100));
  CHECK_FALSE(streak.solve(100));
  CHECK(streak.solve(101));
  CHECK(streak.current(101) == 2);
  CHECK(streak.current(102) == 2);  // there is still time today
  CHECK(streak.current(103) == 0);
  CHECK(streak.solve(103));
  CHECK(streak.current(103) == 1);
  CHECK(streak.best() == 2);
  CHECK(streak.all() == 3);
  Streak read;
  read.read(streak.write());
  CHECK(read.write() == streak.write());
}

TEST_CASE(
    "daily: a clock that went wrong begins counting anew, and a flight to the west does not") {
  Streak streak;
  streak.read("103 3 5 12");
  // The day before comes back.
  CHECK(streak.current(102) == 3);
  CHECK_FALSE(streak.solve(102));
  CHECK(streak.solved(103));
  CHECK(streak.solve(104));
  CHECK(streak.current(104) == 4);
  // A clock that was far ahead does not stop the puzzles of the days until then from counting.
  streak.read("900 3 5 12");
  CHECK(streak.current(104) == 0);
  CHECK(streak.solve(104));
  CHECK(streak.current(104) == 1);
  CHECK(streak.solve(105));
  CHECK(streak.write() == "105 2 5 14");
}

TEST_CASE("daily: who plays over midnight solves the puzzle of the day it was opened on") {
  App app = on_day(0);
  seconds = (20'781 + 1) * kDay - 1;
  obey(app, "daily");
  const std::uint64_t old = digest(app.match());
  seconds += 2;
  (void)app.take_effects();
  obey(app, answer_of(app));
  CHECK(kept(app) == "20781 1 1 1");
  obey(app, "hall");
  CHECK(page_has(app, "1 day in a row so far"));
  obey(app, "daily");
  CHECK(digest(app.match()) != old);
  (void)app.take_effects();
  obey(app, answer_of(app));
  CHECK(kept(app) == "20782 2 2 2");
  obey(app, "hall");
  CHECK(page_has(app, "solved, 2 days in a row"));
}

TEST_CASE("daily: the records tell of them, hand them out and forget them, in every language") {
  App app = on_day(0, "20781 3 5 12");
  obey(app, "records");
  CHECK(page_has(app, "Puzzles of the day (Vikings): 12 solved; days in a row: 3, at most 5."));
  for (const std::string_view language : {"cs", "pl", "ru"}) {
    obey(app, "setting language " + std::string(language));
    CHECK(page_has(app, "12"));
    CHECK_FALSE(page_has(app, "«records"));
    for (const std::string_view line : {"hall", "daily", "records"}) {
      obey(app, line);
      CHECK_FALSE(page_has(app, "«challenge"));
    }
  }
  (void)app.take_effects();
  obey(app, "records export");
  const std::vector<Effect> effects = app.take_effects();
  REQUIRE(effects.size() == 1);
  CHECK(effects[0].kind == Effect::Kind::save_file);
  CHECK(effects[0].text == "meadhall daily vikings 20781 3 5 12\n");
  obey(app, "records forget");
  CHECK(app.streak("vikings").all() == 12);
  obey(app, "records forget");
  CHECK(app.streak("vikings").all() == 0);
  const std::vector<Effect> forgotten = app.take_effects();
  CHECK(std::ranges::any_of(forgotten, [](const Effect& each) {
    return each.kind == Effect::Kind::store && each.key == kVikingsKey && each.text.empty();
  }));
  CHECK_FALSE(page_offers(app, "records forget"));
}

TEST_CASE("daily: each game has a puzzle of its own, and days in a row of its own") {
  const std::string key(app::teaching_of("graenaland").daily.key);
  CHECK(app::teaching_of("vikings").daily.key == kVikingsKey);
  CHECK(key != kVikingsKey);
  App app = on_day(0, "20780 3 5 12");
  solve(app, "graenaland");
  CHECK(page_has(app, "1 day in a row"));
  const std::vector<Effect> effects = app.take_effects();
  CHECK(std::ranges::any_of(
      effects, [&](const Effect& each) { return each.key == key && each.text == "20781 1 1 1"; }));
  CHECK(std::ranges::none_of(effects, [](const Effect& each) { return each.key == kVikingsKey; }));
  obey(app, "hall");
  CHECK(page_has(app, "Vikings: Puzzle of the day: 3 days in a row so far"));
  CHECK(page_has(app, "Graenaland: Puzzle of the day: solved, 1 day in a row"));
  solve(app, "vikings");
  CHECK(kept(app) == "20781 4 5 13");
  CHECK(app.streak("graenaland").all() == 1);
  obey(app, "records");
  CHECK(page_has(app, "Puzzles of the day (Vikings): 13 solved; days in a row: 4, at most 5."));
  CHECK(page_has(app, "Puzzles of the day (Graenaland): 1 solved; days in a row: 1, at most 1."));
  obey(app, "records export");
  CHECK(app.take_effects()[0].text ==
        "meadhall daily vikings 20781 4 5 13\nmeadhall daily graenaland 20781 1 1 1\n");
  obey(app, "records forget");
  obey(app, "records forget");
  CHECK_FALSE(app.available("records forget"));
  for (const std::string_view each : {kVikingsKey, std::string_view(key)}) {
    App again = on_day(0, "20780 7 7 7", each);
    obey(again, "records forget");
    obey(again, "records forget");
    const std::vector<Effect> forgotten = again.take_effects();
    CHECK(std::ranges::any_of(forgotten, [&](const Effect& effect) {
      return effect.key == each && effect.text.empty();
    }));
  }
}

TEST_CASE("daily: the streak of a game is read from what the device kept of it, and no other") {
  const App app = on_day(0, "20780 7 8 9", app::teaching_of("graenaland").daily.key);
  CHECK(app.streak("graenaland").write() == "20780 7 8 9");
  CHECK(app.streak("vikings").all() == 0);
  CHECK(app.streak("feast").all() == 0);
}

TEST_CASE("daily: what another tab solved counts here, too") {
  App app = on_day(1, "20778 1 5 12");
  app.remember(kVikingsKey, "20781 4 5 13");
  obey(app, "daily");
  (void)app.take_effects();
  obey(app, answer_of(app));
  CHECK(kept(app) == "20782 5 5 14");
}

TEST_CASE("daily: what the device kept counts only if it can be read, and is told in the hall") {
  CHECK(page_has(on_day(0, "20780 3 5 12"), "3 days in a row so far"));
  CHECK(page_has(on_day(0, "20781 3 5 12"), "solved, 3 days in a row"));
  CHECK_FALSE(page_has(on_day(0, "20778 3 5 12"), "in a row"));
  for (const std::string_view text :
       {"", "20780", "20780 3 2 12", "20780 0 1 1", "20780 3 5 4", "x 3 5 12", "20780 3 5 12 1",
        "-1 3 5 12", "20780 3 5 2147483647", "2147483647 3 5 12"}) {
    CAPTURE(text);
    CHECK_FALSE(page_has(on_day(0, text), "in a row"));
  }
}

TEST_CASE("daily: without a clock, or for a game without puzzles, one sentence says so") {
  App app = started();
  CHECK_FALSE(app.command("daily").ok());
  CHECK(app.notice()->text.find("clock") != std::string::npos);
  App chess = on_day(0);
  CHECK_FALSE(chess.command("daily chess").ok());
  CHECK(chess.notice()->text.find("chess") != std::string::npos);
}

}  // namespace
}  // namespace meadhall::tests
