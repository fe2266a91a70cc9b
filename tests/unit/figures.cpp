// Figures of the table's own, line by line: Graenaland's, many of which no source prints.

#include "app/screens/figures.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "match/link.h"
#include "tests/support/apps.h"

namespace meadhall::tests {
namespace {

using app::FigureBlock;
using app::FigureLine;

app::App at_figures() {
  app::App app = started();
  obey(app, "new graenaland");
  obey(app, "figures");
  return app;
}

FigureLine line_of(const app::App& app, std::string_view name) {
  for (const FigureBlock& block : app::figure_blocks(app.draft())) {
    for (const FigureLine& line : block.lines) {
      if (line.name == name) return line;
    }
  }
  FAIL("there is no line " << name);
  return {};
}

}  // namespace

TEST_CASE("figures: every line of the game's stands in a block with a heading of its own") {
  const app::App app = at_figures();
  const std::vector<FigureBlock> blocks = app::figure_blocks(app.draft());
  CHECK(blocks.size() == app.draft().game->can.own_figures->headings.size());
  std::size_t lines = 0;
  for (const FigureBlock& block : blocks) {
    CHECK_FALSE(block.heading.empty());
    CHECK_FALSE(block.lines.empty());
    for (const FigureLine& line : block.lines) {
      CAPTURE(line.name);
      CHECK_FALSE(line.own());
      CHECK_FALSE(line.value.empty());
      CHECK(line.value.find('?') == std::string::npos);
      ++lines;
    }
  }
  CHECK(lines == 88);  // as `meadhall options graenaland --data` prints
  CHECK(line_of(app, "cost church").uncertain);
  CHECK_FALSE(line_of(app, "goal army").uncertain);
  CHECK(page_has(app, R"("screen":"figures")"));
  CHECK(page_has(app, "cost church"));
  CHECK_FALSE(page_has(app, "«"));
}

TEST_CASE("figures: a line written anew is the draft's, travels in the link, and is taken back") {
  app::App app = at_figures();
  obey(app, "figure cost church: 3 grain, 1 wood");
  CHECK(line_of(app, "cost church").own());
  CHECK(line_of(app, "cost church").value == "3 grain, 1 wood");
  CHECK(line_of(app, "cost church").of_game == "2 grain, 1 livestock, 1 wood, 1 ore");
  obey(app, "figure supply S01: ore wood");
  CHECK(app.draft().own_figures() == 2);
  // The same line again replaces it.
  obey(app, "figure cost church: 4 grain");
  CHECK(app.draft().own_figures() == 2);
  obey(app, "figure supply S01:");
  CHECK(app.draft().own_figures() == 1);
  obey(app, "begin");
  const std::string& data = app.match().start().setup.data;
  CHECK(data == "cost church: 4 grain\n");
  CHECK(read_link(write_link(app.match())).value().start().setup.data == data);
}

TEST_CASE("figures: what cannot be is told in a sentence, and nothing changes") {
  app::App app = at_figures();
  obey(app, "figure army: 1 to 7");
  const std::string before = app.draft().data;
  for (const std::string_view line :
       {"figure", "figure moon: 7", "figure cost church 2 grain", "figure cost church: 2 gruel",
        "figure cost church: grain 2 2", "figure tile P1: sea", "figure island 3: P1 P1 P1 / M1 H2",
        "figure supply S01: wood"}) {
    CAPTURE(line);
    CHECK_FALSE(app.command(line).ok());
    REQUIRE(app.notice().has_value());
    CHECK(app.notice()->error);
    CHECK(app.notice()->text.find("«") == std::string::npos);
    CHECK(app.draft().data == before);
  }
}

TEST_CASE("figures: from a table they are those of its match, for a new one, and back is back") {
  app::App app = at_figures();
  obey(app, "figure houses: 12");
  obey(app, "begin");
  obey(app, "ready");
  const std::uint64_t here = digest(app.match());
  CHECK(app.available("figures"));
  obey(app, "figures");
  CHECK(line_of(app, "houses").value == "12");
  obey(app, "back");
  CHECK(app.screen() == app::Screen::table);
  CHECK(digest(app.match()) == here);
  // A game without such figures has no such screen.
  app::App vikings = played(3);
  CHECK_FALSE(vikings.available("figures"));
  CHECK_FALSE(vikings.command("figures").ok());
}

}  // namespace meadhall::tests
