// rules: Vikings 3.4: the running score and what a scoring would give now

#include <doctest/doctest.h>

#include <algorithm>

#include "games/vikings/scoring.h"
#include "tests/support/table.h"

using namespace meadhall;
using namespace meadhall::vikings;
using namespace meadhall::vikings::testing;

namespace {

struct Purse {
  int points;
  int gold;
};

// A finished match with these results.
Table finished(std::initializer_list<Purse> purses) {
  Table table(static_cast<int>(purses.size()));
  std::size_t seat = 0;
  for (const Purse& purse : purses) {
    table.points(seat_at(seat), purse.points).gold(seat_at(seat), purse.gold);
    ++seat;
  }
  table.state.step = Step::over;
  return table;
}

std::string ranks(const Table& table) {
  std::string all;
  const ScoreSheet sheet = score(table.state);
  for (std::size_t i = 0; i < table.state.player_count; ++i) all += std::to_string(sheet.ranks[i]);
  return all;
}

struct Sums {
  std::array<int, kMaxPlayers> gold{};
  std::array<int, kMaxPlayers> points{};

  friend bool operator==(const Sums&, const Sums&) = default;
};

Sums sums(const std::vector<Event>& events) {
  Sums all;
  for (const Event& event : events) {
    if (event.kind != Event::Kind::score) continue;
    all.gold.at(index(event.seat.value())) += event.gold;
    all.points.at(index(event.seat.value())) += event.points;
  }
  return all;
}

// Three homelands with something in every line of every scoring, seat 2 leading.
Table busy(int round) {
  Table table(3);
  table.round(round).leads(bob).bag("12 blue");
  table.lay(ann, "F1 L, F2 R, S1 Sgreen, S2 Sblue")
      .stand(ann, "W1, N1, C1, G1, F1, N2")
      .gold(ann, 9);
  table.lay(bob, "G1 L, G2 M, G3 R, S3 Sred").stand(bob, "G1, G2, N3").gold(bob, 2);
  table.lay(cid, "N1 L").stand(cid, "C1, C2, F2").gold(cid, 12);
  return table;
}

}  // namespace

TEST_CASE("winner: most points, then the others in order") {
  CHECK(ranks(finished({{50, 0}, {60, 0}, {40, 4}})) == "213");
}

TEST_CASE("winner: points equal, more gold left wins") {
  const Table table = finished({{50, 3}, {50, 1}});
  CHECK(ranks(table) == "12");
  CHECK(words(score(table.state).tie_break) == "vikings.tie.gold player=seat1 n=3");
  CHECK(words(score(finished({{50, 1}, {50, 3}}).state).tie_break) ==
        "vikings.tie.gold player=seat2 n=3");
}

TEST_CASE("winner: points and gold equal, the place is shared and the next one left out") {
  CHECK(ranks(finished({{50, 3}, {50, 3}})) == "11");
  CHECK(ranks(finished({{40, 0}, {50, 3}, {50, 3}, {45, 0}})) == "4113");
  CHECK(ranks(finished({{60, 0}, {50, 3}, {50, 3}, {45, 0}})) == "1224");
  CHECK(score(finished({{50, 3}, {50, 3}}).state).tie_break.empty());
}

TEST_CASE("winner: no tie-break is told where points differ or the match goes on") {
  CHECK(score(finished({{50, 3}, {49, 1}}).state).tie_break.empty());
  Table going_on = finished({{50, 3}, {50, 1}});
  going_on.state.step = Step::take;
  CHECK(score(going_on.state).tie_break.empty());
}

TEST_CASE("winner: whether a tie-break is told does not hang on who sits where") {
  // Second and third have equal points, parted by gold; seat them in every order.
  std::array<Purse, 3> purses = {{{60, 0}, {50, 3}, {50, 1}}};
  std::array<std::size_t, 3> order = {0, 1, 2};
  std::array<int, 2> told{};
  do {
    const Table table = finished({purses[order[0]], purses[order[1]], purses[order[2]]});
    ++told.at(score(table.state).tie_break.empty() ? 0 : 1);
  } while (std::ranges::next_permutation(order).found);
  CHECK_MESSAGE((told[0] == 0 || told[1] == 0), "told in " << told[1] << " of 6 seatings");
}

TEST_CASE("score: a line a source of points, each player's lines add up to their total") {
  Table table = busy(6);
  for (const Seat seat : {ann, bob, cid}) score_large(table.state, seat, nullptr);
  score_final(table.state, nullptr);
  const ScoreSheet sheet = score(table.state);
  CHECK(sheet.lines.size() == kPointSources);
  for (std::size_t i = 0; i < 3; ++i) {
    int sum = 0;
    for (const ScoreSheet::Line& line : sheet.lines) sum += line.points[i];
    CHECK(sum == sheet.totals[i]);
    CHECK(sheet.totals[i] == table.state.players[i].points);
  }
}

TEST_CASE("score: each line has the points of its own reason") {
  Table table(2);
  table.lay(ann, "N1 L").points(ann, 7);
  const std::pair<PointSource, std::string_view> kLines[] = {
      {PointSource::start, "vikings.points.start"},
      {PointSource::spent, "vikings.points.spent"},
      {PointSource::ships, "vikings.points.ships"},
      {PointSource::nobles, "vikings.points.nobles"},
      {PointSource::scouts, "vikings.points.scouts"},
      {PointSource::unrepelled, "vikings.points.unrepelled"},
      {PointSource::gold, "vikings.points.gold"},
      {PointSource::boatsmen, "vikings.points.boatsmen"},
      {PointSource::islands, "vikings.points.islands"},
      {PointSource::longest, "vikings.points.longest"},
      {PointSource::food, "vikings.points.food"}};
  int amount = 1;
  for (const auto& [source, category] : kLines) {
    table.state.at(bob).points_from.at(static_cast<std::size_t>(source)) =
        static_cast<std::int16_t>(amount);
    amount *= 2;
  }
  const ScoreSheet sheet = score(table.state);
  amount = 1;
  for (const auto& [source, category] : kLines) {
    const ScoreSheet::Line& line = sheet.lines.at(static_cast<std::size_t>(source));
    CHECK(line.category == category);
    CHECK(line.points[1] == amount);
    amount *= 2;
  }
}

TEST_CASE("score: what was paid in points stands in its own line") {
  Table table(2);
  table.lay(ann, "C1 L")
      .wheel("L blue, -, L red")
      .gold(ann, 9)
      .points(ann, 9)
      .play("take 2")
      .play("pay 2p");
  const ScoreSheet sheet = score(table.state);
  CHECK(sheet.lines[1].points[0] == -2);
  CHECK(sheet.totals[0] == 7);
}

TEST_CASE("forecast: in rounds 1, 3 and 5 the small scoring, else the large one") {
  for (int round = 1; round <= 6; ++round) {
    Table table = busy(round);
    const std::vector<Event> told = forecast_scoring(table.state, Horizon::next_scoring);
    CHECK(told.at(0).kind == Event::Kind::scoring);
    CHECK(told.at(0).message.id() ==
          (round % 2 == 1 ? "vikings.scoring.small" : "vikings.scoring.large"));
  }
}

TEST_CASE("forecast: gives what then really happens, at the next scoring") {
  for (int round = 1; round <= 5; ++round) {
    Table table = busy(round);
    table.turn(ann).wheel("Sgreen grey").play("take 0").play("place S3");
    Table before = busy(round);
    before.lay(ann, "S3 Sgreen").wait(ann, "1 grey");
    const Sums promised = sums(forecast_scoring(before.state, Horizon::next_scoring));
    for (const Seat seat : {ann, bob, cid}) {
      CHECK(before.gold_of(seat) + promised.gold.at(index(seat)) == table.gold_of(seat));
      CHECK(before.points_of(seat) + promised.points.at(index(seat)) == table.points_of(seat));
    }
  }
}

TEST_CASE("forecast: gives what then really happens, to the end") {
  Table table = busy(6);
  table.turn(ann).wheel("Sgreen grey").play("take 0");
  Table before = busy(6);
  before.lay(ann, "S3 Sgreen").wait(ann, "1 grey");
  const Sums promised = sums(forecast_scoring(before.state, Horizon::end));
  CHECK(promised == sums(narrate(table.state, parse("place S3").value())));
  table.play("place S3");
  for (const Seat seat : {ann, bob, cid}) {
    CHECK(before.gold_of(seat) + promised.gold.at(index(seat)) == table.gold_of(seat));
    CHECK(before.points_of(seat) + promised.points.at(index(seat)) == table.points_of(seat));
  }
}

TEST_CASE(
    "forecast: tells the lines in the order in which they will come, from the start player on") {
  Table table = busy(2);
  table.turn(ann).wheel("Sgreen grey").play("take 0");
  Table before = busy(2);
  before.lay(ann, "S3 Sgreen").wait(ann, "1 grey");
  std::string promised;
  for (const Event& event : forecast_scoring(before.state, Horizon::next_scoring))
    promised += words(event.message) + "\n";
  std::string happened;
  for (const Event& event : narrate(table.state, parse("place S3").value())) {
    const bool scoring = event.kind == Event::Kind::scoring || event.kind == Event::Kind::score;
    if (scoring) happened += words(event.message) + "\n";
  }
  CHECK(promised == happened);
}

TEST_CASE("forecast: who has already been scored in this large scoring is not scored again") {
  Table table(2);
  table.round(6).leads(ann).stand(ann, "N1, G1").stand(bob, "N1, G1").lay(bob, "F1 L");
  table.wait(bob, "1 blue, 1 grey").gold(ann, 0).points(ann, 0).gold(bob, 0).points(bob, 0);
  table.lay(ann, "C1 L").wheel("Sred red").play("take 0").play("place S3");
  REQUIRE(table.state.step == Step::ferry);
  REQUIRE(actor(table.state) == bob);
  REQUIRE(table.points_of(ann) == 2);
  const Sums promised = sums(forecast_scoring(table.state, Horizon::next_scoring));
  CHECK(promised.points[0] == 0);
  CHECK(promised.gold[0] == 0);
  CHECK(promised.points[1] == 2);
  CHECK(promised.gold[1] == 3);
}

TEST_CASE("forecast: after the end nothing comes, and forecasting changes nothing") {
  CHECK(forecast_scoring(finished({{1, 1}, {2, 2}}).state, Horizon::end).empty());
  const Table table = busy(4);
  const std::uint64_t digest = hash(table.state);
  CHECK(forecast_scoring(table.state, Horizon::end).size() > 4);
  CHECK(hash(table.state) == digest);
}
