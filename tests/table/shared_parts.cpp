#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "table/match/answer_marks.h"
#include "table/match/board_view.h"
#include "table/match/outlook_panel.h"
#include "table/match/sheets.h"
#include "table/match/table_layout.h"
#include "tests/support/bench.h"

// The parts that stand at any table, by themselves: with hooks that no game has.

namespace meadhall::tests {
namespace {

using namespace std::string_view_literals;
using table::Frame;
using table::Point;
using table::Rect;
using table::TargetName;
using table::match::Stage;

constexpr Rect kRoom{100, 50, 400, 200};
constexpr TargetName kBoard{"board", 1};

}  // namespace

TEST_CASE("table: a board smaller than its room stands in the corner, or as a map in the middle") {
  Rect in_corner;
  Rect in_middle;
  Bench bench([&](Stage& stage) {
    auto grid = table::match::board_view(stage.frame, kBoard, kRoom);
    table::match::begin_board(stage, grid, {400, 100});
    in_corner = grid.on_screen({10, 20, 30, 30});
    table::match::end_board(stage);
    auto map = table::match::board_view(stage.frame, {"map"}, kRoom);
    table::match::begin_board(stage, map, {300, 100}, table::match::Rest::middle);
    in_middle = map.on_screen({10, 20, 30, 30});
    table::match::end_board(stage);
  });
  CHECK(in_corner.x == doctest::Approx(110));
  CHECK(in_corner.y == doctest::Approx(70));
  CHECK(in_middle.x == doctest::Approx(160));
  CHECK(in_middle.y == doctest::Approx(120));
}

TEST_CASE("table: what is asked for on a board comes into sight, in both directions") {
  bool wished = false;
  table::match::BoardView view;
  Bench bench([&](Stage& stage) {
    view = table::match::board_view(stage.frame, kBoard, kRoom);
    if (wished) table::match::bring_into_sight(stage.frame, view, {900, 500}, {950, 550});
    table::match::begin_board(stage, view, {1000, 600});
    table::match::end_board(stage);
  });
  const Rect part{900, 500, 50, 50};
  CHECK_FALSE(view.shows(view.on_screen(part)));
  wished = true;
  bench.frames(2);
  const Rect seen = view.on_screen(part);
  CHECK(seen.right() == doctest::Approx(kRoom.right()));
  CHECK(seen.bottom() == doctest::Approx(kRoom.bottom()));
}

TEST_CASE("table: a bar below a board says which part of it is seen, if not all") {
  Point content{400, 500};
  int below = 0;
  Bench bench([&](Stage& stage) {
    table::match::BoardView view = table::match::board_view(stage.frame, kBoard, kRoom);
    table::match::begin_board(stage, view, content);
    table::match::end_board(stage);
    const ImDrawList& list = stage.frame.paint.list();
    const int before = list.VtxBuffer.Size;
    table::match::draw_place_below(stage.frame.paint, view);
    below = list.VtxBuffer.Size - before;
  });
  CHECK(below == 0);
  content = {900, 200};
  bench.frames(1);
  CHECK(below > 0);
}

TEST_CASE("table: a board is drawn closer by the wheel, and a button leads out of that") {
  table::match::BoardView view;
  Bench bench([&](Stage& stage) {
    view = table::match::board_view(stage.frame, kBoard, kRoom);
    table::match::begin_board(stage, view, {400 * view.zoom, 200 * view.zoom});
    table::match::end_board(stage);
    table::match::draw_way_back(stage.frame, view);
  });
  CHECK_FALSE(view.closer());
  bench.move(kRoom.center());
  bench.wheel(4);
  CHECK(view.closer());
  CHECK(view.shift.x > 0);
  CHECK(view.shift.y > 0);
  bench.click(bench.area_of({"whole", 1}).center());
  CHECK_FALSE(view.closer());
}

TEST_CASE("table: the outlook marks who leads, writes shares, and what a move would change") {
  using table::match::OutlookCell;
  static constexpr auto kNoSign = [](table::Paint&, Point) {};
  static constexpr std::array<table::match::OutlookColumn, 3> kColumns = {
      {{.draw_sign = kNoSign, .gain = true},
       {.draw_sign = kNoSign, .group = 1, .contest = true},
       {.draw_sign = kNoSign, .group = 1, .less_is_better = true}}};
  static constexpr std::array<table::match::OutlookGroup, 2> kGroups = {
      {{"Now", "Now"}, {"Later", "Later"}}};
  table::match::OutlookView view{
      .columns = kColumns,
      .groups = kGroups,
      .cell =
          [](const Stage&, Seat seat, std::size_t column) {
            const int number = static_cast<int>(index(seat));
            if (column == 2) return OutlookCell{.value = -1, .share = {{.have = 3, .need = 4}}};
            return OutlookCell{.value = column == 0 ? 10 + number : 5 - 2 * number};
          },
      .thing =
          [](const Stage&, Seat seat, std::size_t column) {
            return Inspectable{static_cast<std::uint32_t>(100 * column + index(seat))};
          }};
  Bench bench([&](Stage& stage) { table::match::draw_outlook(stage, {0, 0, 700, 200}, view); });
  for (const auto words : {"Now"sv, "Later"sv, "+11"sv, "3/4"sv, "+2"sv}) {
    CHECK_MESSAGE(bench.wrote(words), words);
  }
  bench.move(bench.area_of({"outlook", 1, 2}).center());
  CHECK(bench.thing == Inspectable{102});
  bench.move(bench.area_of({"column", 2}).center());
  CHECK(bench.thing == Inspectable{200});
  view.foreseen = [](const Stage&, Seat, std::size_t column) { return column == 1 ? 1 : -7; };
  bench.frames(1);
  CHECK(bench.wrote("−4"));        // of the contest: 1 instead of 5
  CHECK(bench.wrote("−6"));        // of the share
  CHECK_FALSE(bench.wrote("+2"));  // the lead gives way
  view.first = 1;
  bench.frames(1);
  CHECK_FALSE(bench.wrote("Now"));
}

TEST_CASE("table: a place of a board answers, or says why not") {
  static int pointed = 0;
  static int ghosts = 0;
  static int gains = 0;
  pointed = ghosts = gains = 0;
  using table::match::BoardPlace;
  const table::match::PlaceHooks hooks{.point = [](Stage&, const BoardPlace&) { ++pointed; },
                                       .draw_ghost = [](Stage&, const BoardPlace&) { ++ghosts; },
                                       .draw_gain = [](Stage&, const BoardPlace&) { ++gains; }};
  MoveList moves;
  Bench bench([&](Stage& stage) {
    const Match& match = stage.frame.app.match();
    match.game().legal(match.position(), moves);
    table::match::draw_place(stage,
                             {.name = {"cell", 1},
                              .area = {10, 10, 40, 40},
                              .legal = true,
                              .asks = true,
                              .move = moves[0]},
                             hooks);
    table::match::draw_place(stage,
                             {.name = {"cell", 2},
                              .area = {60, 10, 40, 40},
                              .asks = true,
                              .role = table::Role::thing,
                              .thing = Inspectable{77}},
                             hooks);
  });
  bench.move({30, 30});
  CHECK(pointed > 0);
  CHECK(ghosts == pointed);
  CHECK(gains == pointed);
  CHECK_FALSE(bench.thing.has_value());
  bench.click({30, 30});
  CHECK(bench.commands == std::vector{bench.app.match().game().text(moves[0])});
  bench.commands.clear();
  bench.click({80, 30});
  CHECK(bench.thing == Inspectable{77});
  CHECK(bench.commands.empty());
}

TEST_CASE("table: gains are written as far as there are any") {
  std::array<table::match::Gain, 3> gains = {
      {{2, table::draw_gold}, {0, table::draw_points}, {-3, table::draw_points}}};
  Bench bench(
      [&](Stage& stage) { table::match::draw_gains(stage.frame.paint, {10, 10, 80, 80}, gains); });
  CHECK(bench.wrote("+2"));
  CHECK(bench.wrote("−3"));
  CHECK(bench.written.size() == 2);
  gains = {};
  bench.frames(1);
  CHECK(bench.written.empty());
}

TEST_CASE("table: the tabs of a sheet choose what stands there; Escape leads to the question") {
  static constexpr std::array<std::string_view, 4> kWords = {"ui.tab.question", "ui.tab.outlook",
                                                             "page.log", "page.text_mode"};
  table::match::Sheets sheets(kWords);
  bool with_question = true;
  bool stepped = false;
  bool step = false;
  Bench bench([&](Stage& stage) {
    stage.on_card = true;
    sheets.draw_tabs(stage, {0, 0, 600, 50}, with_question);
    if (step) stepped = sheets.step_back(stage);
  });
  bench.click(bench.area_of({"sheet", 3}).center());
  CHECK(sheets.chosen(true) == 3);
  step = true;
  bench.frames(1);
  CHECK(stepped);
  CHECK(sheets.chosen(true) == 0);
  bench.frames(1);
  CHECK_FALSE(stepped);
  with_question = false;
  bench.frames(1);
  CHECK(bench.area_of({"sheet", 1}).x == doctest::Approx(0));
  // What stands in the question's place while that stands elsewhere is not what was chosen: a phone
  // that is turned shows the question again.
  CHECK(sheets.chosen(false) == 1);
  CHECK(sheets.chosen(true) == 0);
}

TEST_CASE("table: a line ends at a space, but not at one that holds a word and its sign together") {
  Bench bench([](Stage& stage) {
    const table::Paint& paint = stage.frame.paint;
    const table::Type type{table::Face::sans, 1.0F, {}};
    const float wide = paint.width("won ab", type) + 1;
    const auto lines = [&](std::string_view words) {
      return paint.paragraph_height(wide, words, type) / paint.line_height(type);
    };
    CHECK(lines("won ab % less") == doctest::Approx(2));
    CHECK(lines("won ab\u00a0% less") == doctest::Approx(3));
  });
}

TEST_CASE("table: a word of one letter and a number go down to the word they belong to") {
  Bench bench([](Stage& stage) {
    const table::Paint& paint = stage.frame.paint;
    const table::Type type{table::Face::sans, 1.0F, {}};
    const auto first = [&](std::string_view words, std::string_view fits) {
      return paint.first_line(words, paint.width(fits, type) + 1, type);
    };
    CHECK(first("loď i v moři", "loď i v") == "loď");
    CHECK(first("идёт к морю", "идёт к") == "идёт");
    CHECK(first("loď na moři", "loď na") == "loď na");
    CHECK(first("loď – moře", "loď –") == "loď –");
    CHECK(first("get 12 beans", "get 12") == "get");
    CHECK(first("bere: 2× med", "bere: 2×") == "bere:");
    CHECK(first("Ann (2 beans)", "Ann (2") == "Ann");
    CHECK(first("get −2 points", "get −2") == "get");
    CHECK(first("of 2, or more", "of 2,") == "of 2,");
    CHECK(first("i v moři", "i v") == "i v");         // there is no other word to end with
    CHECK(first("loď i v", "loď i v") == "loď i v");  // nothing comes after it
  });
}

TEST_CASE("table: a window has the layout its letters leave room for") {
  using table::match::TableLayout;
  Bench bench([](Stage& stage) {
    const Frame& frame = stage.frame;
    CHECK(table::match::layout_of(frame, {0, 0, 1440, 860}) == TableLayout::wide);
    CHECK(table::match::layout_of(frame, {0, 0, 1024, 728}) == TableLayout::middling);
    CHECK(table::match::layout_of(frame, {0, 0, 390, 804}) == TableLayout::upright);
    CHECK(table::match::layout_of(frame, {0, 0, 844, 350}) == TableLayout::flat);
    for (const TableLayout layout :
         {TableLayout::wide, TableLayout::middling, TableLayout::upright, TableLayout::flat}) {
      table::match::lay_out(stage, layout);
      CHECK(stage.flat == (layout == TableLayout::flat));
      CHECK(stage.on_card == (layout == TableLayout::flat || layout == TableLayout::upright));
    }
  });
}

}  // namespace meadhall::tests
