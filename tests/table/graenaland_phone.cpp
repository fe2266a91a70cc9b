#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "games/graenaland/building.h"
#include "games/graenaland/rules.h"
#include "games/graenaland/votes.h"
#include "games/graenaland/words.h"

#include "tests/support/graenaland_steps.h"
#include "tests/support/layout_faults.h"
#include "tests/support/thinker.h"

// Graenaland's table on phones, most of all with five clans.

namespace meadhall::tests {
namespace {

using graenaland::State;
using graenaland::Step;
using table::TargetPlace;
using table::Written;

constexpr std::array<std::pair<float, float>, 3> kPhones = {
    {{360.0F, 640.0F}, {390.0F, 844.0F}, {844.0F, 390.0F}}};

bool whole(const Written& line) {
  return line.area.x >= line.clip.x - 1 && line.area.right() <= line.clip.right() + 1 &&
         line.area.y >= line.clip.y - 1 && line.area.bottom() <= line.clip.bottom() + 1;
}

// How often exactly these words stand there, whole.
std::ptrdiff_t times(const Headless& screen, std::string_view words) {
  return std::ranges::count_if(
      screen.words, [&](const Written& line) { return line.words == words && whole(line); });
}

bool settled_inland(const State& state) {
  for (std::size_t place = graenaland::coast_count(state); place < graenaland::land_count(state);
       ++place) {
    if (graenaland::settlements_of_all(state, place) > 0) return true;
  }
  return false;
}

// The yard has its switch then.
bool offers_joint(const State& state) {
  MoveList moves;
  graenaland::legal(state, moves);
  return std::ranges::any_of(moves, graenaland::is_joint);
}

std::string store_told(const State& state, std::size_t place) {
  return std::to_string(graenaland::cards_at(state.lands[place])) + "/" +
         std::to_string(graenaland::settlements_of_all(state, place) + 1);
}

}  // namespace

TEST_CASE("graenaland: on a low phone the stores of five clans lie above the sheet") {
  for (const Step step : {Step::march, Step::build}) {
    CAPTURE(static_cast<int>(step));
    const app::App app =
        at_step(5, [&](const State& state) { return state.step == step && settled_inland(state); });
    Headless screen(app, 360, 640, By::touch);
    const State& state = state_of(screen);
    for (std::size_t place = 0; place < graenaland::land_count(state); ++place) {
      if (graenaland::settlements_of_all(state, place) == 0) continue;
      CAPTURE(place);
      CHECK(times(screen, store_told(state, place)) >= 1);
    }
    for (const TargetPlace& land : all_of(screen, "land")) {
      for (const TargetPlace& other : all_of(screen, "land")) {
        const bool beside = std::abs(land.x - other.x) * 2 > land.width + other.width - 3;
        const bool below = std::abs(land.y - other.y) * 2 > land.height + other.height - 3;
        CHECK((land.a == other.a || beside || below));
      }
    }
  }
}

TEST_CASE("graenaland: the sign of the talk is there on phones, also with five clans") {
  Headless screen(at_step(5, [](const State& state) { return state.step == Step::march; }));
  for (float width = 360; width < 430; ++width) {
    CAPTURE(width);
    screen.resize(width, 844, By::touch);
    CHECK(screen.has("talk-sign"));
    CHECK(all_of(screen, "turn").size() == 5);
  }
}

TEST_CASE("graenaland: on a phone the votes needed hide no land's name") {
  const auto contested = [](const State& state) {
    std::size_t most = 0;
    for (std::size_t place = 0; place < graenaland::land_count(state); ++place) {
      const int votes = graenaland::votes_on(state, place).total;
      if (votes > graenaland::votes_on(state, most).total) most = place;
    }
    return most;
  };
  Headless screen(at_step(5,
                          [&](const State& state) {
                            return state.step == Step::march &&
                                   graenaland::votes_on(state, contested(state)).total >= 8;
                          }),
                  390, 844, By::touch);
  const State& state = state_of(screen);
  const auto find = [&](std::string_view words) {
    const auto line = std::ranges::find(screen.words, words, &Written::words);
    REQUIRE(line != screen.words.end());
    return line->area;
  };
  const std::size_t place = contested(state);
  const int all = graenaland::votes_on(state, place).total;
  const table::Rect needed = find(std::to_string(all / 2 + 1) + " of " + std::to_string(all));
  const table::Rect name = find(graenaland::kTileNames[graenaland::tile_number(state, place)]);
  CHECK(name.right() + 2 <= needed.x);
}

TEST_CASE("graenaland: on a phone held sideways each bowl has its name") {
  for (const Step step : {Step::share, Step::vote}) {
    CAPTURE(static_cast<int>(step));
    const app::App app = at_step(5, [&](const State& state) {
      return state.step == step &&
             std::popcount(graenaland::votes_on(state, state.proposal.land).voters()) >= 4;
    });
    Headless screen(app, 844, 390, By::touch);
    const State& state = state_of(screen);
    const graenaland::Votes votes = graenaland::votes_on(state, state.proposal.land);
    for (std::size_t i = 0; i < 5; ++i) {
      if (votes.of[i] == 0) continue;
      const std::string& name = screen.app.match().start().seats[i].name;
      CAPTURE(name);
      // Whoever is asked stands on the card, too.
      CHECK(times(screen, name) >= (screen.app.session().actor() == seat_at(i) ? 2 : 1));
    }
  }
}

TEST_CASE("graenaland: on phones a march shows its votes as rails, and both answers in a row") {
  const app::App app =
      at_step(4, [](const State& state) { return state.step == Step::march && state.round >= 2; });
  for (const auto& [width, height] : kPhones) {
    CAPTURE(width);
    Headless screen(app, width, height, By::touch);
    bool changes = false;
    for (std::uint32_t hero = 0; hero < graenaland::kHeroes && !changes; ++hero) {
      const auto rows = all_of(screen, "send-hero");
      const auto row = std::ranges::find(rows, hero, &TargetPlace::b);
      if (row == rows.end() || !row->choice) continue;
      screen.click({row->x, row->y});
      for (const TargetPlace& land : all_of(screen, "land")) {
        if (!land.choice) continue;
        screen.click({land.x, land.y});
        break;
      }
      if (!screen.has("undo-choice")) continue;
      const TargetPlace back = screen.find("undo-choice");
      const TargetPlace send = screen.find("do");
      CHECK(std::abs(back.y - send.y) < 2);
      CHECK(back.x + back.width / 2 <= width);
      const State& now = state_of(screen);
      const Move move{send.a};
      const State then = graenaland::supposed(now, move);
      for (std::size_t place = 0; place < graenaland::land_count(now); ++place) {
        const graenaland::Votes after = graenaland::votes_on(then, place);
        if (after.of == graenaland::votes_on(now, place).of || after.total == 0) continue;
        changes = true;
        // On the land's plate, and before its rail.
        const std::string_view code = graenaland::kTileNames[graenaland::tile_number(now, place)];
        CAPTURE(code);
        CHECK(times(screen, code) == 2);
      }
      screen.click("undo-choice");
      screen.key(ImGuiKey_Escape);
    }
    CHECK(changes);
  }
}

TEST_CASE(
    "graenaland: a land that is tapped on a phone tells what comes there and whose votes count") {
  const app::App app = at_step(4, [](const State& state) { return state.step == Step::march; });
  for (const auto& [width, height] : kPhones) {
    CAPTURE(width);
    Headless screen(app, width, height, By::touch);
    const std::size_t before = screen.app.match().line().size();
    const auto told = [&](std::string_view words) {
      return std::ranges::any_of(screen.words, [&](const Written& line) {
        return line.words.find(words) != std::string::npos;
      });
    };
    REQUIRE_FALSE(told("next production"));
    for (const bool by_key : {false, true}) {
      screen.click("land", 0);
      REQUIRE(screen.has("region-close"));
      CHECK(told("next production"));
      CHECK(told("a proposal needs"));
      CHECK(told("A village costs"));
      CHECK_FALSE(screen.has("send-hero"));
      CHECK(all_of(screen, "land").size() == 7);  // its picture is none
      for (const LayoutFault& fault : layout_faults(screen, width, height, By::touch)) {
        CHECK_MESSAGE(fault.kind == "small", fault.kind << ": " << fault.what);
      }
      by_key ? screen.key(ImGuiKey_Escape) : screen.click("region-close");
      CHECK_FALSE(screen.has("region-close"));
      CHECK(screen.has("send-hero"));
    }
    CHECK(screen.app.match().line().size() == before);
  }
}

TEST_CASE("graenaland: whoever builds on a phone is told of the land, and back at its yard") {
  const app::App app = at_step(4, [](const State& state) { return state.step == Step::build; });
  for (const auto& [width, height] : kPhones) {
    CAPTURE(width);
    Headless screen(app, width, height, By::touch);
    REQUIRE_FALSE(screen.has("region"));
    screen.click("land", 0);
    for (const bool by_key : {false, true}) {
      screen.click("region");
      REQUIRE(screen.has("region-close"));
      CHECK(std::ranges::any_of(screen.words, [](const Written& line) {
        return line.words.find("next production") != std::string::npos;
      }));
      CHECK_FALSE(screen.has("build"));
      for (const LayoutFault& fault : layout_faults(screen, width, height, By::touch)) {
        CHECK_MESSAGE(fault.kind == "small", fault.kind << ": " << fault.what);
      }
      by_key ? screen.key(ImGuiKey_Escape) : screen.click("region-close");
      CHECK_FALSE(screen.has("region-close"));
      CHECK(screen.has("region"));
    }
    screen.click("land", 0);
    CHECK_FALSE(screen.has("region"));
  }
}

TEST_CASE("graenaland: a joint work's price is a row for fingers, with what is asked beside it") {
  const app::App app = at_step(5, [](const State& state) { return state.step == Step::pledge; });
  for (const auto& [width, height] : kPhones) {
    CAPTURE(width);
    Headless screen(app, width, height, By::touch);
    const std::vector<TargetPlace> slots = all_of(screen, "slot");
    REQUIRE(slots.size() >= 2);
    CHECK(times(screen, "Nothing from me") == 1);
    for (const TargetPlace& slot : slots) {
      CHECK(slot.width >= 44);
      CHECK(slot.y == slots.front().y);
    }
    CHECK(std::ranges::any_of(screen.words, [](const Written& line) {
      return line.words.find("still open") != std::string::npos && whole(line);
    }));
  }
  for (const auto& [width, height] : {std::pair{1440.0F, 900.0F}, {360.0F, 640.0F}}) {
    CAPTURE(width);
    const Headless screen(app, width, height, By::touch);
    CHECK(std::ranges::any_of(screen.words, [](const Written& line) {
      return line.words.find("promise binds nobody") != std::string::npos;
    }));
  }
}

TEST_CASE("graenaland: on a low phone the tiles of the yard are wide enough for a finger") {
  for (const bool supply : {false, true}) {
    CAPTURE(supply);
    Headless screen(at_step(4,
                            [&](const State& state) {
                              return state.step == Step::build &&
                                     graenaland::must_take_supply(state) == supply &&
                                     can_build(state, false) && offers_joint(state);
                            }),
                    360, 640, By::touch);
    const std::vector<TargetPlace> tiles = all_of(screen, "yard");
    REQUIRE(tiles.size() >= 8);
    for (const TargetPlace& tile : tiles) {
      CHECK(tile.width >= 44);
      CHECK(tile.height >= 44);
    }
  }
}

TEST_CASE("graenaland: on phones the supply card that is tapped twice is the one taken") {
  for (const bool builds : {false, true}) {
    CAPTURE(builds);
    const app::App app = at_step(3, [&](const State& state) {
      return state.step == Step::build && graenaland::must_take_supply(state) &&
             can_build(state) == builds;
    });
    for (const auto& [width, height] : kPhones) {
      CAPTURE(width);
      Headless screen(app, width, height, By::touch);
      screen.click("taking");
      const std::vector<TargetPlace> offers = all_of(screen, "take");
      REQUIRE(offers.size() == graenaland::kSupplyRow);
      for (const Written& line : screen.words) {
        for (const TargetPlace& offer : offers) {
          const bool on = std::abs(line.area.center().x - offer.x) * 2 < offer.width &&
                          std::abs(line.area.center().y - offer.y) * 2 < offer.height;
          if (on) CHECK(line.area.bottom() <= offer.y + offer.height / 2);
        }
      }
      const ImVec2 at{offers.front().x, offers.front().y};
      screen.click(at);
      CHECK(state_of(screen).supply_taken == 0);
      CHECK(screen.find("take", offers.front().a).y == offers.front().y);
      screen.click(at);
      CHECK(state_of(screen).supply_taken != 0);
      const State& state = state_of(screen);
      CHECK((unsigned{state.at(state.turn).supplies} >> offers.front().a & 1U) == 1);
    }
  }
}

TEST_CASE("graenaland: on phones what is to be made stands whole on its button") {
  const app::App app = at_step(
      3, [](const State& state) { return state.step == Step::build && can_build(state, false); });
  for (const auto& [width, height] : kPhones) {
    for (const std::string_view language : {"en", "cs", "pl", "ru"}) {
      CAPTURE(width);
      CAPTURE(language);
      Headless screen(app, width, height, By::touch);
      screen.order("setting language " + std::string(language));
      screen.settle();
      int made = 0;
      for (const TargetPlace& tile : all_of(screen, "yard")) {
        const bool army = tile.a == static_cast<std::uint32_t>(graenaland::Construction::army);
        if (!tile.choice || army) continue;
        screen.click({tile.x, tile.y});
        const std::vector<TargetPlace> lands = all_of(screen, "land");
        const auto land = std::ranges::find_if(lands, &TargetPlace::choice);
        REQUIRE(land != lands.end());
        screen.click({land->x, land->y});
        ++made;
        CHECK(screen.has("undo-choice"));
        const TargetPlace button = screen.find("do");
        for (const Written& line : screen.words) {
          const bool on = std::abs(line.area.center().x - button.x) * 2 < button.width &&
                          std::abs(line.area.center().y - button.y) * 2 < button.height;
          if (on) CHECK(line.words.find("…") == std::string::npos);
        }
        screen.key(ImGuiKey_Escape);
        screen.key(ImGuiKey_Escape);
      }
      CHECK(made > 0);
    }
  }
}

TEST_CASE("graenaland: on a phone held sideways the yard has two rows of tiles for fingers") {
  const app::App app =
      at_step(3, [](const State& state) { return state.step == Step::build && can_build(state); });
  const Headless screen(app, 844, 390, By::touch);
  const std::vector<TargetPlace> tiles = all_of(screen, "yard");
  REQUIRE(tiles.size() >= 8);
  CHECK(tiles.front().y < tiles.back().y);
  for (const TargetPlace& tile : tiles) {
    CHECK(tile.width >= 44);
    CHECK(tile.height >= 44);
  }
}

TEST_CASE("graenaland: while it is voted, the goals tell whose hands grow if it passes") {
  const auto given_to = [](const State& state, std::size_t seat) {
    return std::ranges::any_of(state.proposal.shares[seat], [](int n) { return n > 0; });
  };
  Headless screen(at_step(4, [&](const State& state) {
    int receivers = 0;
    bool supplies = false;
    for (std::size_t i = 0; i < state.player_count; ++i) {
      if (!given_to(state, i)) continue;
      ++receivers;
      supplies = state.players[i].supply_count > 0;
    }
    return state.step == Step::vote && receivers == 1 && supplies;
  }));
  const State& state = state_of(screen);
  for (std::size_t i = 0; i < state.player_count; ++i) {
    int given = 0;
    for (const int n : state.proposal.shares[i]) given += n;
    if (given == 0) continue;
    int hand = given + state.players[i].supply_count;
    for (const int backs : state.players[i].backs) hand += backs;
    const std::string name = screen.app.match().start().seats[i].name;
    CHECK(times(screen, "If it passes: " + name + " " + std::to_string(hand) +
                            (hand == 1 ? " card" : " cards")) == 1);
  }
}

TEST_CASE("graenaland: while a vote waits for persons the tab is theirs, whichever bot is next") {
  app::App app = started({}, "#new/graenaland?players=3&seed=6");
  obey(app, "bot others thrall");
  obey(app, "begin");
  const auto owes = [&] {
    const auto& state = app.match().position().as<State>();
    return state.step == Step::vote && app.match().bot_acts() && (state.answered & 1U) == 0 &&
           graenaland::votes_on(state, state.proposal.land).of_seat(seat_at(0)) > 0;
  };
  Thinker thinker;
  Rng rng(6);
  for (int moves = 0; !owes(); ++moves) {
    REQUIRE(moves < 400);
    if (app.match().bot_acts()) {
      thinker.answer(app);
      app.let_bot_move();
    } else {
      obey(app, app.match().game().text(any_move(app.match(), rng)));
    }
  }
  Headless screen(std::move(app), 390, 844, By::touch);
  REQUIRE(screen.has("council-main"));
  CHECK(times(screen, screen.app.say("ui.graenaland.tab_turn")) == 1);
}

}  // namespace meadhall::tests
