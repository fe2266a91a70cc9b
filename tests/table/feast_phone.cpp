#include <doctest/doctest.h>

#include <algorithm>
#include <bitset>
#include <optional>
#include <string>
#include <vector>

#include "games/feast/ids.h"
#include "games/feast/moves.h"
#include "games/feast/sources.h"
#include "tests/support/feast_found.h"
#include "tests/support/headless.h"

// The table of A Feast for Odin on a phone: bands, what is looked for, tabs, boards, players.

namespace meadhall::tests {
namespace {

using table::TargetPlace;

std::optional<TargetPlace> find(const Headless& screen, std::string_view what, std::uint32_t a) {
  for (const TargetPlace& place : screen.places()) {
    if (place.what == what && place.a == a) return place;
  }
  return std::nullopt;
}

std::uint32_t band_of(std::size_t place) {
  if (feast::is_copy(place)) return feast::kGroups;
  return static_cast<std::uint32_t>(feast::info(static_cast<feast::Space>(place)).group);
}

// A tap on the band, a tap on the space, and the button.
void place_in_two_taps(const Match& match, std::size_t place) {
  CAPTURE(feast::space_term(place));
  Headless screen(feast_table_of(match), 360, 640, By::touch);
  const std::size_t before = screen.app.match().line().size();
  const auto number = static_cast<std::uint32_t>(place);
  screen.click("band", band_of(place));
  const auto space = find(screen, "space", number);
  REQUIRE(space.has_value());
  CHECK(space->choice);
  CHECK(space->height >= 44);
  CHECK(space->height == doctest::Approx(space->whole.height));  // all of it is seen
  screen.click({space->x, space->y});
  CHECK(screen.app.match().line().size() == before);
  screen.click("place-them");
  const Match& after = screen.app.match();
  REQUIRE(after.line().size() == before + 1);
  CHECK(after.move_of(after.line()[before]) == feast::place(place));
}

// The first decision of a match of so many in which somebody may place, after some others.
app::App at_turn(std::uint8_t players = 3, int after = 40) {
  std::optional<app::App> found;
  through_feasts(players, 1, [&](const Match& match) {
    if (static_cast<int>(match.line().size()) < after) return true;
    if (feast_state(match).agenda.top().what != feast::Do::turn) return true;
    found = feast_table_of(match);
    return false;
  });
  REQUIRE(found.has_value());
  return std::move(*found);
}

}  // namespace

TEST_CASE("feast phone: each space is reached by two taps where it may be taken, and placed on") {
  std::bitset<feast::kPlaces> met;
  through_feasts(4, 60, [&](const Match& match) {
    const feast::State& state = feast_state(match);
    if (state.agenda.top().what != feast::Do::turn) return true;
    MoveList moves;
    match.game().legal(match.position(), moves);
    for (const Move move : moves) {
      if (feast::kind_of(move) != feast::MoveKind::place) continue;
      const std::size_t place = feast::place_of(move);
      if (met.test(place)) continue;
      met.set(place);
      place_in_two_taps(match, place);
    }
    return !met.all();
  });
  for (std::size_t place = 0; place < feast::kPlaces; ++place) {
    CAPTURE(feast::space_term(place));
    CHECK(met.test(place));
  }
}

TEST_CASE("feast phone: bands of more lines are higher") {
  for (const auto& [width, height] : {std::pair{360.0F, 640.0F}, {844.0F, 390.0F}}) {
    CAPTURE(width);
    Headless screen(at_turn(4), width, height, By::touch);
    const auto high = [&](feast::Group group) {
      return screen.find("band", static_cast<std::uint32_t>(group)).height;
    };
    CHECK(high(feast::Group::build_houses) >= 22);
    CHECK(high(feast::Group::crafting) > high(feast::Group::build_houses) * 1.15F);
    CHECK(high(feast::Group::mountains_trade) > high(feast::Group::crafting) * 1.15F);
  }
}

TEST_CASE("feast phone: what is looked for stays as it is chosen, and hides nothing") {
  Headless screen(at_turn(), 390, 844, By::touch);
  const std::size_t line = screen.app.match().line().size();
  screen.click("filter", 2);
  screen.click("seek", static_cast<std::uint32_t>(feast::number(feast::Item::wool)));
  CHECK_FALSE(find(screen, "seek", 0).has_value());
  const std::uint64_t sought = screen.picture();
  screen.click("filter", 0);
  CHECK(screen.picture() != sought);
  // One column after the other, and then all of them.
  const std::uint64_t all = screen.picture();
  for (int i = 0; i < 4; ++i) {
    screen.click("filter", 3);
    CHECK(screen.picture() != all);
  }
  screen.click("filter", 3);
  CHECK(screen.picture() == all);
  screen.click("filter", 1);
  screen.click("band", 7);
  CHECK(find(screen, "space", static_cast<std::uint32_t>(feast::number(feast::Space::up_2))));
  CHECK(screen.app.match().line().size() == line);
}

TEST_CASE("feast phone: a tap on a space that is closed says why") {
  std::size_t told = 0;
  for (std::uint32_t band = 0; band < feast::kGroups; ++band) {
    Headless screen(at_turn(), 390, 844, By::touch);
    screen.click("band", band);
    const std::vector<TargetPlace> places = screen.places();
    const auto closed = std::ranges::find_if(places, [&](const TargetPlace& place) {
      return place.what == "space" && !place.choice &&
             feast_state(screen.app.match()).stands[place.a].seat == kNobody;
    });
    if (closed == places.end()) continue;
    screen.click({closed->x, closed->y});
    const auto why =
        feast::explain(feast_state(screen.app.match()),
                       feast::make_inspectable(feast::InspectableKind::space, closed->a));
    std::string reason = screen.app.say(why.back());
    reason.resize(reason.rfind(" ("));  // the space's name
    std::string drawn;
    for (const table::Written& each : screen.words) drawn += each.words + ' ';
    CAPTURE(feast::space_term(closed->a));
    CAPTURE(reason);
    CAPTURE(drawn);
    CHECK(drawn.find(reason) != std::string::npos);
    ++told;
  }
  CHECK(told > 2);
}

TEST_CASE("feast phone: the header tells the Vikings in the Thing, in large letters, too") {
  for (const float width : {390.0F, 360.0F}) {
    Headless screen(at_turn(), width, 800, By::touch);
    for (const std::string_view letters : {"100", "150"}) {
      CAPTURE(width);
      CAPTURE(letters);
      screen.order("setting textSize " + std::string(letters));
      for (const std::string_view figure :
           {"header-vikings", "header-silver", "header-income", "header-feast", "header-points"}) {
        CHECK_MESSAGE(screen.has(figure), figure);
      }
    }
  }
}

TEST_CASE("feast phone: a card of a player shows their boards, a sweep the next of them") {
  Headless screen(at_turn(), 390, 844, By::touch);
  screen.click("sheet", 3);
  screen.click("player", 1);
  const auto board = static_cast<std::uint32_t>(feast::home_of(seat_at(1)));
  REQUIRE(find(screen, "chip", board).has_value());
  screen.click("sheet", 0);
  CHECK(find(screen, "band", 0).has_value());
  // Whoever comes back to the question comes back to their own hall.
  screen.settle();
  screen.click("sheet", 1);
  CHECK_FALSE(find(screen, "chip", board).has_value());
  CHECK(find(screen, "chip", static_cast<std::uint32_t>(feast::home_of(seat_at(0)))).has_value());
}

TEST_CASE("feast table: from another player's hall a button leads back to one's own") {
  for (const auto& [width, height] : {std::pair{1440.0F, 900.0F}, {390.0F, 844.0F}}) {
    CAPTURE(width);
    const bool phone = width < 1000;
    Headless screen(at_turn(), width, height, phone ? By::touch : By::mouse);
    CHECK_FALSE(screen.has("own-hall"));
    if (phone) {
      screen.click("sheet", 3);
      screen.click("player", 1);
    } else {
      screen.key(ImGuiKey_2);
    }
    const auto home = [](std::size_t seat) {
      return static_cast<std::uint32_t>(feast::home_of(seat_at(seat)));
    };
    const std::string_view board = phone ? "chip" : "board";
    CHECK(find(screen, board, home(1)).has_value());
    screen.click("own-hall");
    CHECK_FALSE(screen.has("own-hall"));
    CHECK_FALSE(find(screen, board, home(1)).has_value());
    CHECK(find(screen, board, home(0)).has_value());
  }
}

TEST_CASE("feast phone: a finger sweeps from board to board, and round to the first") {
  // Somebody with more than one board.
  std::optional<app::App> found;
  through_feasts(2, 10, [&](const Match& match) {
    const feast::State& state = feast_state(match);
    if (state.agenda.top().what != feast::Do::turn) return true;
    int own = 0;
    feast::for_each_own(state, state.agenda.top().seat, [&](std::size_t) { ++own; });
    if (own < 2) return true;
    found = feast_table_of(match);
    return false;
  });
  REQUIRE(found.has_value());
  Headless screen(std::move(*found), 390, 844, By::touch);
  screen.click("sheet", 1);
  const auto boards = [&] {
    std::vector<std::uint32_t> all;
    for (const TargetPlace& place : screen.places()) {
      if (place.what == "board") all.push_back(place.a);
    }
    return all;
  };
  const auto first = boards();
  std::size_t sweeps = 0;
  do {
    screen.press({300, 420});
    for (int i = 1; i <= 5; ++i) screen.move_to({300 - 40.0F * static_cast<float>(i), 420});
    screen.release();
    ++sweeps;
    if (sweeps == 1) CHECK(boards() != first);
  } while (boards() != first && sweeps < 30);
  CHECK(sweeps >= 2);
  CHECK(boards() == first);
}

TEST_CASE("feast: where things are to be had on the action board") {
  using feast::Space;
  const auto has = [](std::size_t sought, Space space) {
    return feast::is_in(feast::spaces_with(sought), feast::number(space));
  };
  const auto item = [](feast::Item which) { return feast::number(which); };
  const auto other = [](feast::Sought which) { return feast::number(which); };
  CHECK(feast::spaces_with(item(feast::Item::peas)) == 0);
  CHECK(feast::spaces_with(item(feast::Item::beans)) == feast::bit(Space::weekly_1));
  CHECK(has(item(feast::Item::wool), Space::weekly_4));
  CHECK(has(item(feast::Item::wool), Space::up_2));
  CHECK_FALSE(has(item(feast::Item::sheep), Space::up_2));  // it has no orange kin
  CHECK(has(item(feast::Item::jewelry), Space::forge));
  CHECK(has(item(feast::Item::silk), Space::overseas_1));
  CHECK(has(item(feast::Item::snare), Space::snare));
  CHECK(has(item(feast::Item::ore), Space::mountain_2));
  CHECK(has(other(feast::Sought::weapon), Space::up_3_weapons_4));
  CHECK(has(other(feast::Sought::special), Space::raid));
  CHECK(has(other(feast::Sought::draw), Space::explore_3));
  CHECK(has(other(feast::Sought::play), Space::plunder));
  CHECK(has(other(feast::Sought::knarr), Space::boat_and_emigrate));
  CHECK(has(other(feast::Sought::long_house), Space::long_house));
  CHECK(has(other(feast::Sought::long_house), Space::house_and_ship));
  CHECK(has(other(feast::Sought::stone_house), Space::house_and_ship));
  CHECK(has(other(feast::Sought::emigration), Space::emigrate_2));
  CHECK(has(other(feast::Sought::land), Space::explore_1));
  // What is never to be had there are crops that only harvests bring.
  for (std::size_t sought = 0; sought < feast::kSought; ++sought) {
    CAPTURE(sought);
    const bool good = sought >= feast::kGoods || feast::is_good(feast::item_at(sought));
    if (!good) CHECK(feast::spaces_with(sought) == 0);
  }
}

}  // namespace meadhall::tests
