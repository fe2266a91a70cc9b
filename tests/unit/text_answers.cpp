// How text mode lays out answers: headings, terms, tables of cells, further commands.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "bots/bot.h"
#include "games/feast/board.h"
#include "games/feast/moves.h"
#include "games/feast/state.h"
#include "tests/support/apps.h"

namespace meadhall::tests {
namespace {

using app::App;

constexpr std::string_view kAlone = "#new/feast?players=1&seed=42";

std::size_t count_of(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

// A match of A Feast for Odin at a decision where something is laid.
App laying() {
  App app = at_table(kAlone);
  Rng rng(3);
  for (int i = 0; i < 3000; ++i) {
    REQUIRE_FALSE(app.match().over());
    const std::optional<CellTable> cells = app.match().game().can.cells(app.match().position());
    if (cells && !app.pending()) return app;
    obey(app, app.match().game().text(any_move(app.match(), rng)));
  }
  FAIL("nothing is laid");
  return app;
}

}  // namespace

TEST_CASE("text: a place to lay something is a cell of a table, and the best are buttons, too") {
  App app = laying();
  const Position& position = app.match().position();
  const auto& state = position.as<feast::State>();
  const CellTable table = *app.match().game().can.cells(position);
  MoveList moves;
  app.match().game().legal(position, moves);
  const auto places = static_cast<std::size_t>(std::ranges::count_if(
      moves, [](Move move) { return feast::kind_of(move) == feast::MoveKind::at; }));
  REQUIRE(places > 0);
  const std::string page = app::text_page(app);
  const auto best = bots::counsel(app.match().game()).best_deeds(position, std::nullopt, 3);
  REQUIRE_FALSE(best.empty());
  CHECK(count_of(page, "\"code\":\"at ") == places + best.size());
  const std::size_t buttons = page.find("\"moves\":[");
  CHECK(page.find("\"cells\":{\"title\"") < buttons);
  const std::string beside = page.substr(buttons);
  CHECK(count_of(beside, "\"code\":\"at ") == best.size());
  CHECK(count_of(beside, "\"heading\":\"Where it fits best\"") == best.size());
  CHECK(beside.starts_with("\"moves\":[{\"code\":\"" + app.match().game().text(best[0][0])));
  CHECK(page.find("\"text\":\"Row 1, column 1: ") != std::string::npos);
  CHECK(page.find("Row 0") == std::string::npos);
  CHECK(page.find("column 0") == std::string::npos);
  CHECK(count_of(page, ", can be chosen\"") == places);
  CHECK(page.find("«") == std::string::npos);
  // Whatever is printed there, or lies there, is named.
  int incomes = 0;
  int covered = 0;
  for (const auto& row : table.rows) {
    for (const CellTable::Cell& cell : row) {
      incomes += cell.told.id() == "feast.cell.income" ? 1 : 0;
      covered += cell.told.id() == "feast.cell.covered" ? 1 : 0;
      CHECK_FALSE(cell.told.empty());
      if (cell.move) CHECK(moves.contains(*cell.move));
    }
  }
  CHECK(state.agenda.top().what == feast::Do::lay);
  CHECK(incomes + covered > 0);
  CHECK(page_has(app, "income "));
}

TEST_CASE("text: a cell that is covered says by what, and cannot be chosen") {
  App app = laying();
  const CellTable before = *app.match().game().can.cells(app.match().position());
  for (const auto& row : before.rows) {
    const auto free =
        std::ranges::find_if(row, [](const auto& cell) { return cell.move.has_value(); });
    if (free == row.end()) continue;
    obey(app, app.match().game().text(*free->move));
    break;
  }
  // Laid again, on the same board, the table has what was laid there.
  Rng rng(4);
  for (int i = 0; i < 3000 && !app.match().over(); ++i) {
    const std::optional<CellTable> now = app.match().game().can.cells(app.match().position());
    if (now) {
      for (const auto& row : now->rows) {
        for (const CellTable::Cell& cell : row) {
          if (cell.look != CellTable::Look::covered) continue;
          CHECK(cell.told.id() == "feast.cell.covered");
          CHECK_FALSE(cell.move.has_value());
          return;
        }
      }
    }
    obey(app, app.match().game().text(any_move(app.match(), rng)));
  }
  FAIL("nothing was laid beside something else");
}

TEST_CASE("text: rows and columns are counted from 1 where they are read, not in codes") {
  const App app = laying();
  const Game& game = app.match().game();
  MoveList moves;
  game.legal(app.match().position(), moves);
  for (const Move move : moves) {
    if (feast::kind_of(move) != feast::MoveKind::at) continue;
    const feast::Spot spot = feast::spot_of(move);
    CHECK(app.say(game.describe(app.match().position(), move)) ==
          "Row " + std::to_string(spot.row + 1) + ", column " + std::to_string(spot.column + 1));
    CHECK(game.text(move) == "at " + std::to_string(spot.row) + " " + std::to_string(spot.column));
  }
}

TEST_CASE("text: action spaces stand under their columns, with what they cost and give") {
  const App app = at_table(kAlone);
  const std::string page = app::text_page(app);
  std::size_t at = 0;
  for (const std::string_view heading : {"Column 1: 1 Viking each", "Column 2: 2 Vikings each",
                                         "Column 3: 3 Vikings each", "Column 4: 4 Vikings each"}) {
    const std::size_t next = page.find(heading, at);
    CAPTURE(heading);
    REQUIRE(next != std::string::npos);
    at = next;
  }
  CHECK(page_has(app, "\"terms\":\"1 flax → 1 linen\""));
  CHECK(page_has(app, "die of 8 sides, wood, bow → "));
  // Passing belongs to no column and is the last.
  CHECK(page.find("\"code\":\"pass\"") > page.rfind("\"heading\":"));
  for (const std::string_view language : {"cs", "pl", "ru"}) {
    App other = at_table(kAlone);
    obey(other, "setting language " + std::string(language));
    CHECK_FALSE(page_has(other, "«feast."));  // Russian quotes with « as well
  }
}

TEST_CASE("text: what can be built, and heroes sent, stand under their names in Graenaland") {
  App app = at_table("#new/graenaland?players=3&seed=42");
  if (app.handing_over()) obey(app, "ready");
  CHECK(page_has(app, "\"heading\":\"warrior\""));
}

TEST_CASE("text: besides the answers only a few commands are in sight") {
  for (const std::string_view invitation :
       {std::string_view("#new/vikings?players=2&seed=5"), kAlone}) {
    const App app = played(2, invitation);
    const std::string page = app::text_page(app);
    const std::size_t all = count_of(page, "{\"command\":");
    const std::size_t further = count_of(page, "\"further\":true");
    CHECK(further > 5);
    CHECK(all - further <= 3);
    CHECK(page.find("\"command\":\"undo\"") < page.find("\"further\":true"));
  }
}

TEST_CASE("text: the end of A Feast for Odin says who has won") {
  App app = at_table("#new/feast?players=2&seed=42&preset=short");
  Rng rng(2);
  while (!app.match().over()) {
    if (app.handing_over()) obey(app, "ready");
    obey(app, app.match().game().text(any_move(app.match(), rng)));
  }
  const ScoreSheet sheet = app.match().game().score(app.match().position());
  const std::size_t best = sheet.ranks[0] == 1 ? 0 : 1;
  const std::string winner = app.say(
      Message("feast.log.winner").with("player", seat_at(best)).with("n", int{sheet.totals[best]}));
  CHECK(page_has(app, "\"question\":\"The match is over: "));
  CHECK_FALSE(page_has(app, "If scoring happened now"));
  CHECK(app::text_page(app).find(winner) < app::text_page(app).find("\"actions\""));
  CHECK_FALSE(page_has(app, "Gold"));
}

}  // namespace meadhall::tests
