// What the table of A Feast for Odin shows about a space that is pointed at, and what it takes
// from.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>

#include "games/feast/items.h"
#include "games/feast/moves.h"
#include "games/feast/phases.h"
#include "games/feast/score_parts.h"
#include "games/feast/state.h"
#include "games/feast/turn.h"
#include "src/table/games/feast/fitting.h"
#include "tests/support/apps.h"
#include "tests/support/feast_found.h"
#include "tests/support/headless.h"

namespace meadhall::tests {
namespace {

using feast::Item;
using table::feast_table::SupplyChange;

app::App at_first_turn() {
  app::App app = at_table("#new/feast?players=2&seed=42");
  if (app.handing_over()) obey(app, "ready");
  return app;
}

// Goods and things whose number changes before anything more is asked, as far as it is certain,
// without an occupation that the column lets draw or play.
int surely_changed(const feast::State& before, Move move) {
  feast::State after = before;
  after.deck = {};
  REQUIRE(feast::apply(after, move).ok());
  if (feast::column_of(feast::place_of(move)) == 4) {
    while (after.agenda.top().what == feast::Do::play) {
      REQUIRE(feast::apply(after, feast::kDone).ok());
    }
  }
  if (!(after.rng == before.rng) || feast::phase_of(after) != feast::phase_of(before)) return 0;
  const Seat seat = before.agenda.top().seat;
  int changed = 0;
  for (std::size_t i = 0; i < feast::kItems; ++i) {
    const bool stands = i < feast::kGoods || i >= feast::kTiles;
    const Item item = feast::item_at(i);
    const int by = feast::count(after.at(seat), item) - feast::count(before.at(seat), item);
    if (stands && by != 0) ++changed;
  }
  return changed;
}

bool lies_on_good(const Headless& screen, table::Point at) {
  return std::ranges::any_of(screen.places(), [at](const table::TargetPlace& place) {
    return place.what == "good" && std::abs(at.x - place.x) <= place.width / 2 &&
           std::abs(at.y - place.y) <= place.height / 2;
  });
}

std::string told_of(const app::App& app, const feast::State& state, Item item, int count) {
  SupplyChange change{};
  change[feast::number(item)] = count;
  std::string told;
  for (const Message& each : table::feast_table::told_fitting(app, state, change)) {
    told += app.say(each) + " ";
  }
  return told;
}

}  // namespace

TEST_CASE("Feast: pointing at a space marks in the supply what it surely changes") {
  Headless screen(at_first_turn(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = feast_state(screen.app.match());
  std::array<int, 4> met{};  // by column
  for (const table::TargetPlace& place : screen.places()) {
    if (place.what != "space" || !place.choice) continue;
    CAPTURE(place.a);
    screen.move_to({place.x, place.y});
    screen.settle();
    const auto marks = std::ranges::count_if(screen.words, [&](const table::Written& line) {
      const bool signed_number = line.words.starts_with("+") || line.words.starts_with("−");
      return signed_number && lies_on_good(screen, line.area.center());
    });
    const int changed = surely_changed(before, feast::place(place.a));
    CHECK(marks == changed);
    if (changed > 1) ++met[feast::column_of(place.a) - 1];
  }
  for (const int each : met) CHECK(each > 0);
}

TEST_CASE("Feast: what a space brings is laid in thought, and its income and points told") {
  const app::App app = at_first_turn();
  feast::State state = feast_state(app.match());
  const Seat seat = state.agenda.top().seat;
  CHECK(told_of(app, state, Item::chest, 1) ==
        "It fits on your boards. Your income rises from 0 to 2. ");
  // Where all that is settled is covered, each cell counts.
  const feast::Board& home = feast::board(feast::Sheet::home);
  feast::State later = state;
  feast::Cells& taken = later.surfaces[feast::home_of(seat)].cover.taken;
  for (std::size_t row = 0; row < home.height; ++row) {
    taken[row] = static_cast<std::uint16_t>(home.open[row] & ~home.minus[row]);
  }
  CHECK(told_of(app, later, Item::chest, 1).ends_with("At the end you lose 4 points less. "));
  CHECK(told_of(app, state, Item::chest, 40).find(" of 40 fit on your boards. ") !=
        std::string::npos);
  // Of silver and food nothing is foretold.
  CHECK(told_of(app, state, Item::silver, 3).empty());
  CHECK(told_of(app, state, Item::peas, 2).empty());
  CHECK(told_of(app, state, Item::chest, -1).empty());
  state.surfaces[feast::home_of(seat)].cover.taken = feast::board(feast::Sheet::home).open;
  CHECK(told_of(app, state, Item::chest, 1) == "There is no room for it on your boards now. ");
}

TEST_CASE("Feast: where the fifth column has no room, A pulls it out over the hall") {
  Headless screen(at_first_turn(), 1024, 768, By::mouse);
  screen.settle();
  CHECK_FALSE(screen.has("almanac"));
  screen.key(ImGuiKey_A);
  screen.settle();
  CHECK(screen.has("almanac"));  // in its head
  screen.key(ImGuiKey_Escape);
  screen.settle();
  CHECK_FALSE(screen.has("almanac"));
  screen.click("drawer");
  screen.settle();
  CHECK(screen.has("almanac"));
  // Whose turn it is next looks at a whole hall.
  screen.order("play pass");
  if (screen.app.handing_over()) screen.order("ready");
  screen.settle();
  CHECK_FALSE(screen.has("almanac"));
  screen.resize(1440, 900, By::mouse);
  screen.settle();
  const std::uint64_t wide = screen.picture();
  screen.key(ImGuiKey_A);
  screen.settle();
  CHECK(screen.picture() == wide);
}

TEST_CASE("Feast: the header tells how the hall would stand with the space pointed at") {
  Headless screen(at_first_turn(), 1440, 900, By::mouse);
  screen.settle();
  const feast::State before = feast_state(screen.app.match());
  const Seat seat = before.agenda.top().seat;
  const auto written_on = [&](std::string_view figure, const std::string& words) {
    const table::TargetPlace place = screen.find(figure);
    return std::ranges::any_of(screen.words, [&](const table::Written& line) {
      const table::Point at = line.area.center();
      return line.words == words && std::abs(at.x - place.x) < place.width / 2 &&
             std::abs(at.y - place.y) < place.height / 2;
    });
  };
  const int in_thing = before.at(seat).vikings_in_thing;
  int certain = 0;
  for (const table::TargetPlace& place : screen.places()) {
    if (place.what != "space" || !place.choice) continue;
    CAPTURE(place.a);
    screen.move_to({place.x, place.y});
    screen.settle();
    CHECK(written_on("header-vikings", std::to_string(in_thing) + "→"));
    CHECK(written_on("header-vikings",
                     std::to_string(in_thing - feast::vikings_for(before, seat, place.a))));
    feast::State after = before;
    REQUIRE(feast::apply(after, feast::place(place.a)).ok());
    if (!(after.rng == before.rng) || after.agenda.top().what != feast::Do::turn) continue;
    const int points = feast::total_of(after, seat);
    CHECK(written_on("header-points", (points < 0 ? "−" : "") + std::to_string(std::abs(points))));
    CHECK(written_on("header-silver", std::to_string(feast::count(after.at(seat), Item::silver))));
    ++certain;
  }
  CHECK(certain > 2);
  screen.move_to({2, 2});
  screen.settle();
  CHECK(written_on("header-vikings", std::to_string(in_thing)));
}

}  // namespace meadhall::tests
