// The almanac of A Feast for Odin, as it is drawn: looked up from the table, searched.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "games/feast/almanac.h"
#include "games/feast/moves.h"
#include "tests/support/apps.h"
#include "tests/support/headless.h"

namespace meadhall::tests {
namespace {

bool reads(const Headless& screen, std::string_view words) {
  return std::ranges::any_of(screen.words,
                             [&](const table::Written& line) { return line.words == words; });
}

bool in_sight(const Headless& screen, std::string_view words) {
  return std::ranges::any_of(screen.words, [&](const table::Written& line) {
    return line.words == words && line.area.y >= line.clip.y - 1 &&
           line.area.bottom() <= line.clip.bottom() + 1;
  });
}

TEST_CASE("almanac, drawn: ? opens it at the space pointed at, and else tells the keys") {
  Headless screen(at_table("#new/feast?players=2&seed=5"), 1440, 900, By::mouse);
  screen.settle();
  const auto space = static_cast<std::uint32_t>(feast::number(feast::Space::mead_2));
  const table::TargetPlace place = screen.find("space", space);
  screen.move_to({place.x, place.y});
  screen.settle();
  screen.key(ImGuiKey_Slash, true);
  screen.settle();
  CHECK(screen.app.screen() == app::Screen::almanac);
  CHECK(screen.app.almanac().shelf() == 1);
  REQUIRE(screen.app.almanac().thing());
  CHECK(feast::shelf(1)[*screen.app.almanac().thing()].space == space);
  CHECK(in_sight(screen, "Mead and silver"));
  screen.order("back");
  screen.move_to({2, 2});
  screen.settle();
  screen.key(ImGuiKey_Slash, true);
  screen.settle();
  CHECK(screen.app.screen() == app::Screen::table);
}

TEST_CASE("almanac, drawn: an occupation far below is scrolled to") {
  Headless screen(started(), 390, 844, By::touch);
  const auto at = feast::on_shelf(feast::make_inspectable(feast::InspectableKind::card, 190));
  REQUIRE(at);
  screen.order("almanac feast " + std::to_string(at->shelf + 1) + " " +
               std::to_string(at->number + 1));
  screen.settle();
  const std::vector<Shelf> shelves = screen.app.almanac().game()->can.almanac();
  CHECK(in_sight(screen, screen.app.say(shelves[at->shelf].things[at->number].title)));
}

TEST_CASE("almanac, drawn: a search shows what it finds, and can be cleared") {
  Headless screen(started(), 1440, 900, By::mouse);
  screen.order("almanac feast 1");
  screen.settle();
  CHECK(reads(screen, "Search spaces and occupations"));
  screen.order("almanac feast search plunder");
  screen.settle();
  CHECK(reads(screen, "Plundering"));
  CHECK_FALSE(reads(screen, "Weekly market 1"));
  screen.click("search-clear");
  screen.settle();
  CHECK(screen.app.almanac().word().empty());
  CHECK(reads(screen, "Weekly market 1"));
}

}  // namespace
}  // namespace meadhall::tests
