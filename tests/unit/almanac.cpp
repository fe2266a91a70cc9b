// What can be looked up at any time: app/screens/almanac.h, and Game::almanac behind it.

#include <doctest/doctest.h>

#include <set>

#include "games/feast/almanac.h"
#include "games/feast/moves.h"
#include "games/registry.h"
#include "tests/support/apps.h"
#include "tests/support/words.h"

namespace meadhall::tests {
namespace {

using app::App;
using app::Screen;

}  // namespace

TEST_CASE("almanac: all 61 spaces by columns, all 190 occupations by decks, each once") {
  std::set<int> spaces;
  std::set<int> cards;
  for (std::size_t i = 0; i < feast::kShelves; ++i) {
    for (const feast::Printed& each : feast::shelf(i)) {
      if (each.card != feast::kNoCard) {
        CHECK(cards.insert(each.card).second);
      } else {
        CHECK(spaces.insert(each.space).second);
        CHECK(feast::info(static_cast<feast::Space>(each.space)).column == i + 1);
      }
    }
  }
  CHECK(spaces.size() == feast::kSpaces);
  CHECK(cards.size() == feast::kOccupations);
}

TEST_CASE("almanac: shelves tell what stands on them, in the same order") {
  const std::vector<Shelf> shelves = find_game("feast")->can.almanac();
  REQUIRE(shelves.size() == feast::kShelves);
  for (std::size_t i = 0; i < shelves.size(); ++i) {
    REQUIRE(shelves[i].things.size() == feast::shelf(i).size());
    for (const Section& thing : shelves[i].things) CHECK(thing.lines.size() >= 2);
  }
  CHECK(spelled::words(shelves[1].title) == "feast.almanac.column n=2");
  CHECK(spelled::words(shelves[1].things[0].title) == "feast.named name=feast.space.stone_house");
  CHECK(spelled::words(shelves[4].title) == "feast.almanac.starting");
  CHECK(spelled::words(shelves[6].title) == "feast.almanac.deck deck=B");
  CHECK(spelled::words(shelves[5].things[0].title) == "feast.named name=feast.card.001");
}

TEST_CASE("almanac: is visited from anywhere, and back leads there again") {
  App app = at_table("#new/feast?players=1&seed=5");
  obey(app, "almanac feast 3");
  CHECK(app.screen() == Screen::almanac);
  CHECK(app.almanac().shelf() == 2);
  CHECK(text_page(app).find("Column 3") != std::string::npos);
  CHECK(text_page(app).find("Long house") != std::string::npos);
  CHECK(text_page(app).find("«") == std::string::npos);
  obey(app, "almanac feast 8");
  obey(app, "back");
  CHECK(app.screen() == Screen::table);
  obey(app, "almanac feast");
  CHECK(app.almanac().shelf() == 7);
  obey(app, "hall");
  obey(app, "almanac feast");
  obey(app, "back");
  CHECK(app.screen() == Screen::hall);
}

TEST_CASE("almanac: a thing is looked up where it stands, and a word wherever it stands") {
  App app = at_table("#new/feast?players=1&seed=5");
  for (std::size_t card = 1; card <= feast::kOccupations; ++card) {
    const auto at = feast::on_shelf(make_inspectable(feast::InspectableKind::card, card));
    REQUIRE(at);
    CHECK(feast::shelf(at->shelf)[at->number].card == card);
  }
  for (std::size_t space = 0; space < feast::kSpaces; ++space) {
    const auto at = feast::on_shelf(make_inspectable(feast::InspectableKind::space, space));
    REQUIRE(at);
    CHECK(feast::shelf(at->shelf)[at->number].space == space);
  }
  CHECK_FALSE(feast::on_shelf(make_inspectable(feast::InspectableKind::space, feast::kSpaces)));
  CHECK_FALSE(feast::on_shelf(make_inspectable(feast::InspectableKind::item, 3)));
  obey(app, "almanac feast 3 2");
  CHECK(app.almanac().shelf() == 2);
  CHECK(app.almanac().thing() == 1);
  obey(app, "almanac feast search langskip");
  CHECK(page_has(app, "stands on no space"));
  obey(app, "almanac feast search LONGSHIP");
  CHECK(app.almanac().word() == "LONGSHIP");
  CHECK(page_has(app, "stands in "));
  CHECK(page_has(app, "House and ship"));
  CHECK_FALSE(page_has(app, "Weekly market 1"));
  CHECK_FALSE(page_has(app, "«"));
  obey(app, "setting language cs");
  obey(app, "almanac feast search prikop");
  CHECK_FALSE(page_has(app, "«"));
  obey(app, "almanac feast search useň");
  CHECK(page_has(app, "Výroba oděvu"));
  obey(app, "almanac feast search");
  CHECK(app.almanac().word().empty());
  CHECK(app.almanac().shelf() == 2);
  CHECK_FALSE(app.almanac().thing());
}

TEST_CASE("almanac: what there is none of is refused, and nothing changes") {
  App app = started();
  refuses(app, "almanac", "almanac.none");
  refuses(app, "almanac chess", "almanac.none");
  refuses(app, "almanac vikings", "almanac.none");
  CHECK(app.notice()->text == "There is no almanac “vikings”. There is one of: feast.");
  CHECK(app.screen() == Screen::hall);
  obey(app, "almanac feast 2");
  for (const char* wish :
       {"almanac feast 0", "almanac feast 9", "almanac feast x", "almanac feast\t9",
        "almanac feast 1 0", "almanac feast 1 99", "almanac feast 1 2 3"}) {
    refuses(app, wish, "almanac.no_shelf");
  }
  CHECK(app.almanac().shelf() == 1);
}

TEST_CASE("almanac: the table's page offers it where the game has one") {
  CHECK(text_page(at_table("#new/feast?players=1&seed=5")).find("\"almanac feast\"") !=
        std::string::npos);
  CHECK(text_page(at_table()).find("almanac") == std::string::npos);
}

}  // namespace meadhall::tests
