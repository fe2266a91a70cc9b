#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "games/feast/feasting.h"
#include "games/feast/icon_row.h"
#include "games/feast/moves.h"
#include "src/table/games/feast/counted.h"
#include "src/table/games/feast/icon_row.h"
#include "tests/support/feast_found.h"
#include "tests/support/headless.h"

// What the table of A Feast for Odin marks: hunger, what a column counts, that Undo ends or has
// ended; and that nothing lies on buttons or is spelled out.

namespace meadhall::tests {
namespace {

using table::TargetName;
using table::TargetPlace;

// The first decision that is as wished.
template <class Wish>
app::App at_decision(std::uint8_t players, Wish wish) {
  std::optional<app::App> found;
  through_feasts(players, 40, [&](const Match& match) {
    if (!wish(feast_state(match))) return true;
    found = feast_table_of(match);
    return false;
  });
  REQUIRE(found.has_value());
  return *std::move(found);
}

bool reads(const Headless& screen, std::string_view words, const TargetPlace& on) {
  return std::ranges::any_of(screen.words, [&](const table::Written& each) {
    const table::Point at = each.area.center();
    return each.words == words && std::abs(at.x - on.x) < on.width &&
           std::abs(at.y - on.y) < on.height;
  });
}

bool asks_turn(const feast::State& state) { return state.agenda.top().what == feast::Do::turn; }

}  // namespace

TEST_CASE("Feast: a feast that will not be covered is marked on the signs of the phases") {
  for (const bool hungry : {true, false}) {
    const app::App app = at_decision(3, [hungry](const feast::State& state) {
      const Seat seat = state.agenda.top().seat;
      return asks_turn(state) && (feast::coming_feast(state, seat).all_bare() > 0) == hungry;
    });
    Headless screen(app);
    screen.settle();
    CHECK(reads(screen, "!", screen.find("phase", 3)) == hungry);
    CHECK_FALSE(reads(screen, "!", screen.find("phase", 1)));
  }
}

TEST_CASE("Feast: what a column counts lies in the hall of its seat") {
  const app::App app = at_decision(3, [](const feast::State& state) {
    const feast::Player& player = state.at(state.agenda.top().seat);
    return asks_turn(state) && player.boats == 1 && player.knarrs + player.longships == 0 &&
           !player.played.empty();
  });
  const feast::State& state = feast_state(app.match());
  const Seat seat = state.agenda.top().seat;
  const auto places = [&](feast::Category category) {
    return table::feast_table::places_counted(state, seat, category);
  };
  using table::TargetName;
  const auto is = [](const std::vector<TargetName>& names, const TargetName& name) {
    return names.size() == 1 && names.front().id() == name.id();
  };
  CHECK(is(places(feast::Category::ships), {"bay"}));
  CHECK(is(places(feast::Category::occupations), {"cards"}));
  const auto home = static_cast<std::uint32_t>(feast::home_of(seat));
  CHECK(is(places(feast::Category::home), {"board", home}));
  CHECK(places(feast::Category::penalties).empty());
  for (const TargetName& each : places(feast::Category::lands)) {
    CHECK(each.what == "board");
    CHECK(feast::owner_of(state, each.a) == seat);
  }
}

TEST_CASE("Feast: the card says that Undo ends where luck comes into it") {
  const app::App app = at_decision(3, [](const feast::State& state) {
    MoveList moves;
    feast::legal(state, moves);
    return asks_turn(state) && moves.contains(feast::place(feast::Space::occ_draw));
  });
  Headless screen(app);
  screen.settle();
  const auto number = static_cast<std::uint32_t>(feast::number(feast::Space::occ_draw));
  screen.move_to({screen.find("space", number).x, screen.find("space", number).y});
  screen.settle();
  const std::string words = screen.app.say("ui.feast.undo_ends");
  std::string read;
  for (const table::Written& each : screen.words) read += each.words + " ";
  CHECK(read.find(words) != std::string::npos);
}

TEST_CASE("Feast: a row of signs shrinks to its room, at its left") {
  NoWindow window(1024, 768);
  const feast::IconRow row = feast::board_row(feast::Space::weekly_3);
  const table::Rect room{100, 100, 50, 24};
  float left = 1e6F;
  float right = 0;
  window.frame(1.0 / 60, [&] {
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    table::Paint paint(&list, {}, 16);
    table::feast_table::draw_row_within(paint, row, room, {.most = 18}, 0xff000000U,
                                        table::Align::left);
    for (const ImDrawVert& each : list.VtxBuffer) {
      left = std::min(left, each.pos.x);
      right = std::max(right, each.pos.x);
    }
  });
  CHECK(left >= room.x - 2);
  CHECK(left < room.x + 4);
  CHECK(right <= room.right() + 2);
  CHECK(right > room.right() - 6);
}

TEST_CASE("Feast: Undo is not lit where it stops, and says why") {
  const app::App app = at_decision(2, [](const feast::State& state) {
    MoveList moves;
    feast::legal(state, moves);
    return moves.contains(feast::kRoll) && moves.contains(feast::kFail);
  });
  REQUIRE(app.can_go_back());
  REQUIRE_FALSE(app.available("undo"));
  Headless screen(app);
  screen.settle();
  CHECK_FALSE(screen.has("undo"));
  CHECK(screen.has("menu"));
}

TEST_CASE("Feast: a tile explains itself by its picture, not by letters for its cells") {
  Headless screen(at_decision(2, asks_turn));
  screen.settle();
  screen.move_to({screen.find("good", 18).x, screen.find("good", 18).y});
  screen.settle();
  CHECK_FALSE(screen.said().empty());
  CHECK(screen.said().find('#') == std::string::npos);
}

TEST_CASE("Feast: the names of two occupations stand whole on their small cards") {
  Headless screen(at_decision(3, [](const feast::State& state) {
    return asks_turn(state) && state.at(state.agenda.top().seat).played.count() == 2;
  }));
  screen.settle();
  int cards = 0;
  for (const TargetPlace& place : screen.places()) {
    if (place.what != "card") continue;
    ++cards;
    CHECK_FALSE(std::ranges::any_of(screen.words, [&](const table::Written& each) {
      const table::Point at = each.area.center();
      return each.words.ends_with("…") && std::abs(at.x - place.x) < place.width / 2 &&
             std::abs(at.y - place.y) < place.height / 2;
    }));
  }
  CHECK(cards >= 2);
}

TEST_CASE("Feast: how many Vikings come back is picked on the stage") {
  const app::App app = at_decision(
      3, [](const feast::State& state) { return state.agenda.top().what == feast::Do::vikings; });
  MoveList moves;
  app.match().game().legal(app.match().position(), moves);
  for (const float width : {1440.0F, 390.0F}) {
    Headless screen(app, width, width > 1000 ? 900 : 844, width > 1000 ? By::mouse : By::touch);
    screen.settle();
    CHECK_FALSE(screen.has("answer"));
    for (const Move move : moves) {
      if (move != feast::kArrange) screen.find("pick", move.code);
    }
  }
}

}  // namespace meadhall::tests
